// x @ weight^T for few rows of x, where memory is the limit. Included inside an anonymous namespace after a Simd.
//
// One row of weights after the other: that is the order in which memory delivers fastest (measured: six rows side by
// side, with or without fetching ahead, reach four fifths of it). The order of the sums is that of `linear`.
#pragma once

#include "kernels_dot.h"

constexpr int64_t kFewAhead = 8192;  // bytes that fetching runs ahead

template <typename W>
inline void linear_few_range(const LinearArgs& a, int64_t n_begin, int64_t n_end) {
  const int rows = static_cast<int>(a.m);
  for (int64_t n = n_begin; n < n_end; ++n) {
    const W* row = static_cast<const W*>(a.weight) + n * a.ldw;
    float* out = a.out + n;
    for (int64_t k = 0; k < a.k || k == 0; k += kLinearDepth) {
      const int64_t depth = a.k - k < kLinearDepth ? a.k - k : kLinearDepth;
      const W* w = row + k;
      // A hint only, so it may lie beyond the weights.
      const W* next = reinterpret_cast<const W*>(reinterpret_cast<uintptr_t>(w) + kFewAhead);
      const Ahead<W> ahead{&next, 1};
      if (k == 0) {
        dot_rows<false, 1>(rows, a.x + k, a.ldx, &w, depth, ahead, 1, out, a.ldo);
      } else {
        dot_rows<true, 1>(rows, a.x + k, a.ldx, &w, depth, ahead, 1, out, a.ldo);
      }
    }
    if (a.bias == nullptr) continue;
    for (int64_t r = 0; r < a.m; ++r) a.out[r * a.ldo + n] += a.bias[n];
  }
}

inline void linear_few(const LinearArgs& a, int64_t n_begin, int64_t n_end) {
  if (a.is_bf16) {
    linear_few_range<bf16>(a, n_begin, n_end);
  } else {
    linear_few_range<float>(a, n_begin, n_end);
  }
}
