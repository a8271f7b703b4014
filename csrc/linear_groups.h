// Weights of 8 bits, with a scale for each group of a row, as floats. Included inside an anonymous namespace after a
// Simd.
#pragma once

#include "kernels_dot.h"

// Rows of weights of 8 bits that become floats in the register block that reads them first, and are kept for the next
// ones if there are any.
template <int kGroup, bool kOffsets, bool kKeep>
struct GroupedRows {
  const int8_t* numbers;
  int64_t ld;
  const float* scales;
  int64_t ld_scales;
  float* kept;  // rows of kLinearDepth
};

template <bool kOffsets>
inline Simd::Reg widen(const int8_t* numbers, const float* scales) {
  const Simd::Reg scale = Simd::set1(scales[0]);
  // The product is exact in either case: the numbers of formats with offsets are small.
  if (!kOffsets) return Simd::mul(Simd::load(numbers), scale);
  return Simd::fma(Simd::load(numbers), scale, Simd::set1(scales[1]));
}

template <int kGroup, bool kOffsets, bool kKeep>
inline __attribute__((always_inline)) Simd::Reg load_row(const GroupedRows<kGroup, kOffsets, kKeep>& w, int c,
                                                         int64_t i) {
  const Simd::Reg floats =
      widen<kOffsets>(w.numbers + c * w.ld + i, w.scales + c * w.ld_scales + i / kGroup * (kOffsets ? 2 : 1));
  if (kKeep) Simd::store(w.kept + c * kLinearDepth + i, floats);
  return floats;
}
// Never called: their number is a multiple of the lanes.
template <int kGroup, bool kOffsets, bool kKeep>
inline Simd::Reg load_row_tail(const GroupedRows<kGroup, kOffsets, kKeep>&, int, int64_t, int) {
  return Simd::zero();
}

// Elements [k, k + depth) of row n of int8 weights as floats; both are multiples of the group.
template <int kGroup, bool kOffsets>
inline void widen_groups(const LinearArgs& a, int64_t n, int64_t k, int64_t depth, float* row) {
  const int8_t* w = static_cast<const int8_t*>(a.weight) + n * a.ldw + k;
  constexpr int kPitch = kOffsets ? 2 : 1;
  const float* scales = a.scales + n * a.ld_scales + k / kGroup * kPitch;
  for (int64_t i = 0; i < depth; i += kGroup, scales += kPitch) {
#pragma GCC unroll 8
    for (int j = 0; j < kGroup; j += Simd::kLanes) Simd::store(row + i + j, widen<kOffsets>(w + i + j, scales));
  }
}

inline void widen_row(const LinearArgs& a, int64_t n, int64_t k, int64_t depth, float* row) {
  if (a.has_offsets) {
    a.group == 16 ? widen_groups<16, true>(a, n, k, depth, row) : widen_groups<32, true>(a, n, k, depth, row);
  } else {
    a.group == 16 ? widen_groups<16, false>(a, n, k, depth, row) : widen_groups<32, false>(a, n, k, depth, row);
  }
}
