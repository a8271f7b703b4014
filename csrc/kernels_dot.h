// Dot products of rows with rows, the core of `linear` and of attention scores. Included inside an anonymous namespace
// after a Simd, so each instruction set has its own copy.
//
// Every result is made by the same operations in the same order wherever its rows stand in the register block: lane i
// sums the elements i, i + lanes, ...; then the lanes are summed as a fixed tree. That is what makes results
// independent of the batch, and it needs no packing: both operands are read along their rows.
#pragma once

// What is prefetched while a register block is computed, in step with the block's own reads: rows beside each other.
// (Inlined, because GCC takes a function that only prefetches for one without effects and drops the call.)
template <typename W>
struct Ahead {
  const W* const* rows = nullptr;
  int count = 0;
  template <int kCount>
  __attribute__((always_inline)) void fetch(int64_t i) const {
#pragma GCC unroll 8
    for (int f = 0; f < kCount; ++f) __builtin_prefetch(rows[f] + i);
  }
};

// The same for a run of memory from `at` on, in its order: `bytes` for each register's worth of a row of the block, in
// `kCount` steps of at most a line.
struct AheadRun {
  uintptr_t at = 0;
  int64_t bytes = 0;
  int count = 0;
  template <int kCount>
  __attribute__((always_inline)) void fetch(int64_t i) const {
#pragma GCC unroll 8
    for (int f = 0; f < kCount; ++f) {
      const uintptr_t line = at + i * bytes / Simd::kLanes + f * (bytes / kCount);
      __builtin_prefetch(reinterpret_cast<const void*>(line));
    }
  }
};

// Lanes i, i + 1, ... of row c of weights, as floats; `rest` lanes exist. Where weights become floats on the way
// (linear_groups.h), this is what does it.
template <typename W>
inline Simd::Reg load_row(const W* const* w, int c, int64_t i) {
  return Simd::load(w[c] + i);
}
template <typename W>
inline Simd::Reg load_row_tail(const W* const* w, int c, int64_t i, int rest) {
  return Simd::load_tail(w[c] + i, rest);
}

// Floats between the rows of a finished register block.
template <int kRows, int kColumns>
constexpr int kDotPitch = kRows == Simd::kDotRows && kColumns == Simd::kDotColumns ? Simd::kTilePitch : kColumns;

// Results of one register block: out[r * kDotPitch + c] = x row r . w row c, over k elements; out is padded to whole
// groups of four. The first kAhead rows of `ahead` are prefetched.
template <int kRows, int kColumns, int kAhead, typename W, typename A>
inline __attribute__((always_inline)) void dot_block(const float* x, int64_t ldx, const W w, int64_t k, const A ahead,
                                                     float* out) {
  Simd::Reg sums[kRows][kColumns];
#pragma GCC unroll 8
  for (int r = 0; r < kRows; ++r) {
#pragma GCC unroll 8
    for (int c = 0; c < kColumns; ++c) sums[r][c] = Simd::zero();
  }
  int64_t i = 0;
  for (; i + Simd::kLanes <= k; i += Simd::kLanes) {
    Simd::Reg xs[kRows];
    ahead.template fetch<kAhead>(i);
#pragma GCC unroll 8
    for (int r = 0; r < kRows; ++r) xs[r] = Simd::load(x + r * ldx + i);
#pragma GCC unroll 8
    for (int c = 0; c < kColumns; ++c) {
      const Simd::Reg ws = load_row(w, c, i);
#pragma GCC unroll 8
      for (int r = 0; r < kRows; ++r) sums[r][c] = Simd::fma(xs[r], ws, sums[r][c]);
    }
  }
  if (i < k) {
    const int rest = static_cast<int>(k - i);
#pragma GCC unroll 8
    for (int c = 0; c < kColumns; ++c) {
      const Simd::Reg ws = load_row_tail(w, c, i, rest);
#pragma GCC unroll 8
      for (int r = 0; r < kRows; ++r) {
        sums[r][c] = Simd::fma(Simd::load_tail(x + r * ldx + i, rest), ws, sums[r][c]);
      }
    }
  }
  if constexpr (kRows == Simd::kDotRows && kColumns == Simd::kDotColumns) {
    Simd::sum_tile(sums, out);
  } else {
    const auto at = [&](int i) { return i < kRows * kColumns ? sums[i / kColumns][i % kColumns] : Simd::zero(); };
#pragma GCC unroll 8
    for (int i = 0; i < kRows * kColumns; i += 4) Simd::sum4(at(i), at(i + 1), at(i + 2), at(i + 3), out + i);
  }
}

template <int kColumns, bool kAccumulate>
inline void put_row(float* out, const float* block) {
  float row[kColumns];
  __builtin_memcpy(row, block, sizeof row);
  if (kAccumulate) {
#pragma GCC unroll 8
    for (int c = 0; c < kColumns; ++c) row[c] = out[c] + row[c];
  }
  __builtin_memcpy(out, row, sizeof row);
}

// As dot_block for `columns` <= kColumns of them; w must have kColumns readable rows. Writes out[r * ldo + c].
template <int kRows, int kColumns, bool kAccumulate, int kAhead, typename W, typename A>
inline void dot_tile(const float* x, int64_t ldx, const W& w, int64_t k, const A& ahead, int columns, float* out,
                     int64_t ldo) {
  constexpr int kPitch = kDotPitch<kRows, kColumns>;
  alignas(64) float block[(kRows * kPitch + 3) / 4 * 4];
  dot_block<kRows, kColumns, kAhead>(x, ldx, w, k, ahead, block);
  if (columns == kColumns) {
#pragma GCC unroll 4
    for (int r = 0; r < kRows; ++r) put_row<kColumns, kAccumulate>(out + r * ldo, block + r * kPitch);
    return;
  }
  for (int r = 0; r < kRows; ++r) {
    for (int c = 0; c < columns; ++c) {
      out[r * ldo + c] = kAccumulate ? out[r * ldo + c] + block[r * kPitch + c] : block[r * kPitch + c];
    }
  }
}

// Up to Simd::kDotRows rows of x. `ahead` has 0 to 3 or kColumns rows.
template <bool kAccumulate, int kColumns, typename W, typename A>
inline void dot_rows(int rows, const float* x, int64_t ldx, const W* const* w, int64_t k, const A& ahead, int columns,
                     float* out, int64_t ldo) {
  static_assert(Simd::kDotRows == 4);
#define KVTIDE_DOT(kRows, kAhead) \
  return dot_tile<kRows, kColumns, kAccumulate, kAhead>(x, ldx, w, k, ahead, columns, out, ldo)
  switch (rows) {
    case 1:
      if (ahead.count < kColumns) KVTIDE_DOT(1, 0);
      KVTIDE_DOT(1, kColumns);
    case 2:
      if (ahead.count < kColumns) KVTIDE_DOT(2, 0);
      KVTIDE_DOT(2, kColumns);
    case 3:
      if (ahead.count < kColumns) KVTIDE_DOT(3, 0);
      KVTIDE_DOT(3, kColumns);
  }
  switch (ahead.count) {
    case 0:
      KVTIDE_DOT(4, 0);
    case 1:
      KVTIDE_DOT(4, 1);
    case 2:
      KVTIDE_DOT(4, 2);
    case 3:
      KVTIDE_DOT(4, 3);
    default:
      KVTIDE_DOT(4, kColumns);
  }
#undef KVTIDE_DOT
}
