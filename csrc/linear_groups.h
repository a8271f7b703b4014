// Weights of 8 bits, with a scale for each group of a row, as floats. Included inside an anonymous namespace after a
// Simd.
#pragma once

// Elements [k, k + depth) of row n of int8 weights as floats; both are multiples of the group.
template <int kGroup>
inline void widen_groups(const LinearArgs& a, int64_t n, int64_t k, int64_t depth, float* row) {
  const int8_t* w = static_cast<const int8_t*>(a.weight) + n * a.ldw + k;
  const float* scales = a.scales + n * a.ld_scales + k / kGroup;
  for (int64_t i = 0; i < depth; i += kGroup) {
    const Simd::Reg scale = Simd::set1(scales[i / kGroup]);
#pragma GCC unroll 8
    for (int j = 0; j < kGroup; j += Simd::kLanes) Simd::store(row + i + j, Simd::mul(Simd::load(w + i + j), scale));
  }
}

inline void widen_row(const LinearArgs& a, int64_t n, int64_t k, int64_t depth, float* row) {
  a.group == 16 ? widen_groups<16>(a, n, k, depth, row) : widen_groups<32>(a, n, k, depth, row);
}
