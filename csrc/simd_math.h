// exp and tanh on registers. Included inside an anonymous namespace after a Simd.
#pragma once

// exp(x) for x <= 88; 0 below -87 (-inf included). Range reduction by ln 2, then the Taylor polynomial of degree 7 on
// |r| <= ln(2) / 2, whose remainder (5e-9) is below float32's rounding.
inline Simd::Reg exp_lanes(Simd::Reg x) {
  const Simd::Reg limit = Simd::set1(-87.0f);
  const Simd::Reg clamped = Simd::max(x, limit);
  const Simd::Reg n = Simd::round(Simd::mul(clamped, Simd::set1(1.44269504088896341f)));
  // ln 2 = high + low, where n * high is exact.
  Simd::Reg r = Simd::fma(n, Simd::set1(-0.693145751953125f), clamped);
  r = Simd::fma(n, Simd::set1(-1.42860682030941723212e-6f), r);
  Simd::Reg p = Simd::set1(1.0f / 5040);
  p = Simd::fma(p, r, Simd::set1(1.0f / 720));
  p = Simd::fma(p, r, Simd::set1(1.0f / 120));
  p = Simd::fma(p, r, Simd::set1(1.0f / 24));
  p = Simd::fma(p, r, Simd::set1(1.0f / 6));
  p = Simd::fma(p, r, Simd::set1(0.5f));
  p = Simd::fma(p, r, Simd::set1(1.0f));
  p = Simd::fma(p, r, Simd::set1(1.0f));
  return Simd::zero_below(Simd::scale_by_power(p, n), x, limit);
}

// tanh(x) = 1 - 2 / (exp(2x) + 1); absolute error about 1e-7.
inline Simd::Reg tanh_lanes(Simd::Reg x) {
  const Simd::Reg bounded = Simd::min(Simd::max(x, Simd::set1(-15.0f)), Simd::set1(15.0f));
  const Simd::Reg e = exp_lanes(Simd::add(bounded, bounded));
  const Simd::Reg one = Simd::set1(1.0f);
  return Simd::sub(one, Simd::div(Simd::set1(2.0f), Simd::add(e, one)));
}
