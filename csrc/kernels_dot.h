// Dot products of rows with rows, the core of `linear` and of attention scores. Included inside an anonymous namespace
// after a Simd, so each instruction set has its own copy.
//
// Every result is made by the same operations in the same order wherever its rows stand in the register block: lane i
// sums the elements i, i + lanes, ...; then the lanes are summed as a fixed tree. That is what makes results
// independent of the batch, and it needs no packing: both operands are read along their rows.
#pragma once

// Results of one register block: out[r * kColumns + c] = x row r . w row c, over k elements; out is padded to whole
// groups of four.
// ahead: rows that will be needed next, to be prefetched (null: none).
template <int kRows, int kColumns, typename W>
inline __attribute__((always_inline)) void dot_block(const float* x, int64_t ldx, const W* const* w, int64_t k,
                                                     const W* const* ahead, float* out) {
  Simd::Reg sums[kRows][kColumns];
#pragma GCC unroll 8
  for (int r = 0; r < kRows; ++r) {
#pragma GCC unroll 8
    for (int c = 0; c < kColumns; ++c) sums[r][c] = Simd::zero();
  }
  int64_t i = 0;
  for (; i + Simd::kLanes <= k; i += Simd::kLanes) {
    Simd::Reg xs[kRows];
#pragma GCC unroll 8
    for (int r = 0; r < kRows; ++r) xs[r] = Simd::load(x + r * ldx + i);
#pragma GCC unroll 8
    for (int c = 0; c < kColumns; ++c) {
      if (ahead != nullptr) __builtin_prefetch(ahead[c] + i);
      const Simd::Reg ws = Simd::load(w[c] + i);
#pragma GCC unroll 8
      for (int r = 0; r < kRows; ++r) sums[r][c] = Simd::fma(xs[r], ws, sums[r][c]);
    }
  }
  if (i < k) {
    const int rest = static_cast<int>(k - i);
#pragma GCC unroll 8
    for (int c = 0; c < kColumns; ++c) {
      const Simd::Reg ws = Simd::load_tail(w[c] + i, rest);
#pragma GCC unroll 8
      for (int r = 0; r < kRows; ++r) {
        sums[r][c] = Simd::fma(Simd::load_tail(x + r * ldx + i, rest), ws, sums[r][c]);
      }
    }
  }
  const auto at = [&](int i) { return i < kRows * kColumns ? sums[i / kColumns][i % kColumns] : Simd::zero(); };
#pragma GCC unroll 8
  for (int i = 0; i < kRows * kColumns; i += 4) Simd::sum4(at(i), at(i + 1), at(i + 2), at(i + 3), out + i);
}

// As dot_block for `columns` <= kColumns of them; w must have kColumns readable rows. Writes out[r * ldo + c].
template <int kRows, int kColumns, bool kAccumulate, typename W>
inline void dot_tile(const float* x, int64_t ldx, const W* const* w, int64_t k, const W* const* ahead, int columns,
                     float* out, int64_t ldo) {
  float block[(kRows * kColumns + 3) / 4 * 4];
  if (ahead != nullptr) {
    dot_block<kRows, kColumns>(x, ldx, w, k, ahead, block);
  } else {
    dot_block<kRows, kColumns>(x, ldx, w, k, static_cast<const W* const*>(nullptr), block);
  }
  for (int r = 0; r < kRows; ++r) {
    for (int c = 0; c < columns; ++c) {
      if (kAccumulate) {
        out[r * ldo + c] += block[r * kColumns + c];
      } else {
        out[r * ldo + c] = block[r * kColumns + c];
      }
    }
  }
}

// Up to Simd::kDotRows rows of x.
template <bool kAccumulate, int kColumns, typename W>
inline void dot_rows(int rows, const float* x, int64_t ldx, const W* const* w, int64_t k, const W* const* ahead,
                     int columns, float* out, int64_t ldo) {
  static_assert(Simd::kDotRows == 4);
  switch (rows) {
    case 1:
      return dot_tile<1, kColumns, kAccumulate>(x, ldx, w, k, ahead, columns, out, ldo);
    case 2:
      return dot_tile<2, kColumns, kAccumulate>(x, ldx, w, k, ahead, columns, out, ldo);
    case 3:
      return dot_tile<3, kColumns, kAccumulate>(x, ldx, w, k, ahead, columns, out, ldo);
    default:
      return dot_tile<4, kColumns, kAccumulate>(x, ldx, w, k, ahead, columns, out, ldo);
  }
}
