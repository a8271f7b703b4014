// Weights of 8 bits, with a scale for each group of a row, as floats. Included inside an anonymous namespace after a
// Simd.
#pragma once

// Elements [k, k + depth) of row n of int8 weights as floats; both are multiples of the group.
template <int kGroup, bool kOffsets>
inline void widen_groups(const LinearArgs& a, int64_t n, int64_t k, int64_t depth, float* row) {
  const int8_t* w = static_cast<const int8_t*>(a.weight) + n * a.ldw + k;
  constexpr int kPitch = kOffsets ? 2 : 1;
  const float* scales = a.scales + n * a.ld_scales + k / kGroup * kPitch;
  for (int64_t i = 0; i < depth; i += kGroup, scales += kPitch) {
    const Simd::Reg scale = Simd::set1(scales[0]);
    const Simd::Reg offset = kOffsets ? Simd::set1(scales[kPitch - 1]) : Simd::zero();
#pragma GCC unroll 8
    for (int j = 0; j < kGroup; j += Simd::kLanes) {
      const Simd::Reg numbers = Simd::load(w + i + j);
      // The product is exact in either case: the numbers of formats with offsets are small.
      Simd::store(row + i + j, kOffsets ? Simd::fma(numbers, scale, offset) : Simd::mul(numbers, scale));
    }
  }
}

inline void widen_row(const LinearArgs& a, int64_t n, int64_t k, int64_t depth, float* row) {
  if (a.has_offsets) {
    a.group == 16 ? widen_groups<16, true>(a, n, k, depth, row) : widen_groups<32, true>(a, n, k, depth, row);
  } else {
    a.group == 16 ? widen_groups<16, false>(a, n, k, depth, row) : widen_groups<32, false>(a, n, k, depth, row);
  }
}
