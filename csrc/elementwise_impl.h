// Norms, rotary embedding, gated activations, the greatest element. Included inside an anonymous namespace after
// simd_math.h.
#pragma once

#include "simd_math.h"

void rms_norm(const ElementwiseArgs& a, int64_t begin, int64_t end) {
  constexpr int kLanes = Simd::kLanes;
  for (int64_t row = begin; row < end; ++row) {
    const float* in = a.in + row * a.in_stride;
    if (a.residual != nullptr) {
      float* residual = a.residual + row * a.residual_stride;
      for (int64_t i = 0; i < a.columns; ++i) residual[i] += in[i];
      in = residual;
    }
    Simd::Reg sums[2] = {Simd::zero(), Simd::zero()};
    int64_t i = 0;
    for (; i + 2 * kLanes <= a.columns; i += 2 * kLanes) {
      for (int j = 0; j < 2; ++j) {
        const Simd::Reg x = Simd::load(in + i + j * kLanes);
        sums[j] = Simd::fma(x, x, sums[j]);
      }
    }
    float sum = Simd::sum(Simd::add(sums[0], sums[1]));
    for (; i < a.columns; ++i) sum += in[i] * in[i];
    const float scale = 1.0f / __builtin_sqrtf(sum / static_cast<float>(a.columns) + a.eps);
    const float shift = a.add_one ? 1.0f : 0.0f;
    float* out = a.out + row * a.out_stride;
    for (i = 0; i < a.columns; ++i) out[i] = in[i] * scale * (a.weight[i] + shift);
  }
}

void rotary(const RotaryArgs& a, int64_t token_begin, int64_t token_end) {
  const int64_t half = a.rotary_dim / 2;
  for (int64_t t = token_begin; t < token_end; ++t) {
    const float* table = a.table + a.positions[t] * a.table_stride;
    for (int64_t h = 0; h < a.num_heads; ++h) {
      float* low = a.x + t * a.token_stride + h * a.head_stride;
      float* high = low + half;
      for (int64_t d = 0; d < half; ++d) {
        const float x = low[d], y = high[d], cosine = table[d], sine = table[half + d];
        low[d] = x * cosine - y * sine;
        high[d] = y * cosine + x * sine;
      }
    }
  }
}

inline Simd::Reg silu_lanes(Simd::Reg x) {
  const Simd::Reg bounded = Simd::max(x, Simd::set1(-86.0f));
  const Simd::Reg e = exp_lanes(Simd::sub(Simd::zero(), Simd::min(bounded, Simd::set1(86.0f))));
  return Simd::div(x, Simd::add(Simd::set1(1.0f), e));
}

// 0.5 x (1 + tanh(sqrt(2 / pi) (x + 0.044715 x^3)))
inline Simd::Reg gelu_tanh_lanes(Simd::Reg x) {
  const Simd::Reg cubic = Simd::fma(Simd::mul(Simd::mul(x, x), x), Simd::set1(0.044715f), x);
  const Simd::Reg t = tanh_lanes(Simd::mul(cubic, Simd::set1(0.7978845608028654f)));
  return Simd::mul(Simd::mul(Simd::set1(0.5f), x), Simd::add(Simd::set1(1.0f), t));
}

void gated(const GatedArgs& a, int64_t begin, int64_t end) {
  const auto activate = [&](Simd::Reg gate, Simd::Reg up) {
    return Simd::mul(a.is_gelu ? gelu_tanh_lanes(gate) : silu_lanes(gate), up);
  };
  for (int64_t row = begin; row < end; ++row) {
    const float* gate = a.gate + row * a.gate_stride;
    const float* up = a.up + row * a.up_stride;
    float* out = a.out + row * a.out_stride;
    int64_t i = 0;
    for (; i + Simd::kLanes <= a.columns; i += Simd::kLanes) {
      Simd::store(out + i, activate(Simd::load(gate + i), Simd::load(up + i)));
    }
    if (i < a.columns) {
      const int rest = static_cast<int>(a.columns - i);
      Simd::store_tail(out + i, activate(Simd::load_tail(gate + i, rest), Simd::load_tail(up + i, rest)), rest);
    }
  }
}

void argmax(const float* row, int64_t count, int64_t offset, float* best, int64_t* index) {
  if (*best != *best) return;
  Simd::Reg top = Simd::set1(-__builtin_inff()), wrong = Simd::zero();
  int64_t i = 0;
  for (; i + Simd::kLanes <= count; i += Simd::kLanes) {
    const Simd::Reg x = Simd::load(row + i);
    top = Simd::max(top, x);
    wrong = Simd::fma(x, Simd::zero(), wrong);  // NaN from NaN and infinities on, else 0
  }
  float most = Simd::largest(top), check = Simd::sum(wrong);
  for (; i < count; ++i) {
    if (row[i] > most) most = row[i];
    check += row[i] * 0.0f;
  }
  for (i = 0; check != 0 && i < count; ++i) {
    if (row[i] == row[i]) continue;
    *best = row[i];
    *index = offset + i;
    return;
  }
  if (!(most > *best)) return;
  *best = most;
  for (i = 0; row[i] != most;) ++i;
  *index = offset + i;
}
