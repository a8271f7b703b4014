// x @ weight^T for one instruction set. Included inside an anonymous namespace after kernels_dot.h.
#pragma once

#include "kernels_dot.h"
#include "linear_groups.h"

constexpr int64_t kLinearRows = 128;  // rows of x in one pass: kLinearRows * kLinearDepth floats stay in L2

// Widens `columns` rows of weights into scratch once, where several register blocks of x will use them.
inline void widen_rows(const bf16* const* w, int columns, int64_t k, float* scratch, const float** rows) {
  for (int c = 0; c < columns; ++c) {
    float* row = scratch + c * kLinearDepth;
    int64_t i = 0;
    for (; i + Simd::kLanes <= k; i += Simd::kLanes) Simd::store(row + i, Simd::load(w[c] + i));
    if (i < k) {
      const int rest = static_cast<int>(k - i);
      Simd::store_tail(row + i, Simd::load_tail(w[c] + i, rest), rest);
    }
    rows[c] = row;
  }
}

// How the register blocks of one set of columns share the prefetching of the next set, so that memory is busy for as
// long as arithmetic is: of n blocks, block i fetches the columns [first[n][i], first[n][i + 1]).
template <int kColumns>
struct Shares {
  int8_t first[kColumns + 1][kColumns + 1] = {};
  constexpr Shares() {
    for (int n = 1; n <= kColumns; ++n) {
      for (int i = 0; i <= kColumns; ++i) first[n][i] = static_cast<int8_t>(i < n ? i * kColumns / n : kColumns);
    }
  }
};
template <int kColumns>
constexpr Shares<kColumns> kShares;

template <int kColumns>
inline const int8_t* shares(int64_t blocks) {
  return kShares<kColumns>.first[blocks < 1 ? 1 : blocks < kColumns ? blocks : kColumns];
}

inline void add_bias(const LinearArgs& a, int64_t m_begin, int64_t m_end, int64_t n_begin, int64_t n_end) {
  if (a.bias == nullptr) return;
  for (int64_t row = m_begin; row < m_end; ++row) {
    for (int64_t n = n_begin; n < n_end; ++n) a.out[row * a.ldo + n] += a.bias[n];
  }
}

// The scales of elements [k, k + depth) of row n.
template <int kGroup, bool kOffsets>
__attribute__((always_inline)) inline void fetch_scales(const LinearArgs& a, int64_t n, int64_t k, int64_t depth) {
  constexpr int kPitch = kOffsets ? 2 : 1;
  const float* scales = a.scales + n * a.ld_scales + k / kGroup * kPitch;
  for (int64_t i = 0; i < depth / kGroup * kPitch; i += 16) __builtin_prefetch(scales + i);
}

// The weights that come two sets of columns later, fetched in the order of memory while register blocks are computed.
// Anything less even (all of it during one block, one set ahead) takes up to a sixth longer.
struct LaterSet {
  uintptr_t first;                 // a hint only, which is right where rows lie together
  uint32_t blocks;                 // that share the fetching
  uint32_t of_block, of_register;  // bytes
  LaterSet(uintptr_t from, int64_t depth, uint32_t rows)
      : first(from),
        blocks(rows < 8    ? 1
               : rows < 24 ? rows / 4
                           : 6),
        of_block(static_cast<uint32_t>(Simd::kDotColumns * depth) / blocks),
        of_register(Simd::kDotColumns * Simd::kLanes / blocks) {}
  AheadRun part(uint32_t block) const { return {first + block * of_block, of_register, block < blocks ? 1 : 0}; }
};

// The first rows of x with a set of columns, whose weights become floats. Not inlined: within its caller the compiler
// runs out of registers.
template <int kRows, bool kAccumulate, int kAhead, typename W>
__attribute__((noinline)) void linear_first_rows(const float* x, int64_t ldx, const W& w, int64_t depth,
                                                 const AheadRun& ahead, float* out, int64_t ldo) {
  dot_tile<kRows, Simd::kDotColumns, kAccumulate, kAhead>(x, ldx, w, depth, ahead, Simd::kDotColumns, out, ldo);
}

// As linear_columns for int8 weights, which become floats while the first rows of x are multiplied. `later`: the set of
// columns to fetch meanwhile.
template <bool kAccumulate, int kGroup, bool kOffsets>
inline void linear_grouped_columns(const LinearArgs& a, int64_t m_begin, int64_t m_end, int64_t k_begin, int64_t depth,
                                   int64_t n, int columns, int64_t later, float* scratch) {
  constexpr int kColumns = Simd::kDotColumns;
  const int8_t* weight = static_cast<const int8_t*>(a.weight);
  for (int c = 0; c < kColumns && later + c < a.n; ++c) fetch_scales<kGroup, kOffsets>(a, later + c, k_begin, depth);
  const float* x = a.x + k_begin;
  float* out = a.out + n;
  const int count = static_cast<int>(m_end - m_begin);
  const LaterSet set(reinterpret_cast<uintptr_t>(weight) + later * a.ldw + k_begin * kColumns, depth, count);
  int64_t m = m_begin;
  if (columns == kColumns && (count <= 4 || Simd::kHasSpareRegisters)) {
    const int8_t* numbers = weight + n * a.ldw + k_begin;
    const float* scales = a.scales + n * a.ld_scales + k_begin / kGroup * (kOffsets ? 2 : 1);
    const auto run = [&]<int kRows, bool kKeep, int kAhead>() {
      const GroupedRows<kGroup, kOffsets, kKeep> w{numbers, a.ldw, scales, a.ld_scales, scratch};
      linear_first_rows<kRows, kAccumulate, kAhead>(x + m * a.ldx, a.ldx, w, depth, set.part(0), out + m * a.ldo,
                                                    a.ldo);
    };
    switch (count) {
      case 1:
        return run.template operator()<1, false, 2>();
      case 2:
        return run.template operator()<2, false, 2>();
      case 3:
        return run.template operator()<3, false, 2>();
      case 4:
        return run.template operator()<4, false, 2>();
    }
    set.blocks == 1 ? run.template operator()<4, true, 2>() : run.template operator()<4, true, 1>();
    m += 4;
  } else {
    for (int c = 0; c < columns; ++c) widen_row(a, n + c, k_begin, depth, scratch + c * kLinearDepth);
  }
  const float* rows[kColumns];
  for (int c = 0; c < kColumns; ++c) rows[c] = scratch + (c < columns ? c : 0) * kLinearDepth;
  for (uint32_t block = m == m_begin ? 0 : 1; m < m_end; m += 4, ++block) {
    const int left = static_cast<int>(m_end - m < 4 ? m_end - m : 4);
    dot_rows<kAccumulate, kColumns>(left, x + m * a.ldx, a.ldx, static_cast<const float* const*>(rows), depth,
                                    set.part(block), columns, out + m * a.ldo, a.ldo);
  }
}

template <bool kAccumulate>
inline void linear_grouped(const LinearArgs& a, int64_t m_begin, int64_t m_end, int64_t k_begin, int64_t depth,
                           int64_t n, int columns, int64_t later, float* scratch) {
  const auto run = [&]<int kGroup, bool kOffsets>() {
    linear_grouped_columns<kAccumulate, kGroup, kOffsets>(a, m_begin, m_end, k_begin, depth, n, columns, later,
                                                          scratch);
  };
  if (a.has_offsets) {
    a.group == 16 ? run.template operator()<16, true>() : run.template operator()<32, true>();
  } else {
    a.group == 16 ? run.template operator()<16, false>() : run.template operator()<32, false>();
  }
}

// As linear_range for int8 weights: all of a row before the next ones, so that memory is read in its order.
inline void linear_grouped_range(const LinearArgs& a, int64_t n_begin, int64_t n_end, int64_t n_next) {
  constexpr int kColumns = Simd::kDotColumns;
  alignas(64) float scratch[kColumns * kLinearDepth];
  for (int64_t m = 0; m < a.m; m += kLinearRows) {
    const int64_t m_end = m + kLinearRows < a.m ? m + kLinearRows : a.m;
    for (int64_t n = n_begin; n < n_end; n += kColumns) {
      const int columns = static_cast<int>(n_end - n < kColumns ? n_end - n : kColumns);
      int64_t later = n + 2 * kColumns;
      if (later >= n_end) later += n_next - n_end;
      for (int64_t k = 0; k < a.k || k == 0; k += kLinearDepth) {
        const int64_t depth = a.k - k < kLinearDepth ? a.k - k : kLinearDepth;
        k == 0 ? linear_grouped<false>(a, m, m_end, k, depth, n, columns, later, scratch)
               : linear_grouped<true>(a, m, m_end, k, depth, n, columns, later, scratch);
      }
    }
    add_bias(a, m, m_end, n_begin, n_end);
  }
}

template <bool kAccumulate, typename W>
inline void linear_columns(const LinearArgs& a, int64_t m_begin, int64_t m_end, int64_t k_begin, int64_t depth,
                           int64_t n, int columns, float* scratch) {
  constexpr int kColumns = Simd::kDotColumns;
  const W* weight = static_cast<const W*>(a.weight) + k_begin;
  const W* w[kColumns];
  const W* next[kColumns];
  for (int c = 0; c < kColumns; ++c) {
    const int64_t row = n + (c < columns ? c : 0);
    w[c] = weight + row * a.ldw;
    next[c] = weight + (row + kColumns < a.n ? row + kColumns : row) * a.ldw;
  }
  const float* x = a.x + k_begin;
  const int8_t* first = shares<kColumns>((m_end - m_begin) / 4);
  const auto run = [&]<typename T>(const T* const* rows, const T* const* following) {
    int64_t block = 0;
    for (int64_t m = m_begin; m < m_end; m += 4, ++block) {
      const int count = static_cast<int>(m_end - m < 4 ? m_end - m : 4);
      Ahead<T> ahead;
      if (block < kColumns && following != nullptr) {
        ahead = {following + first[block], first[block + 1] - first[block]};
      }
      dot_rows<kAccumulate, kColumns>(count, x + m * a.ldx, a.ldx, rows, depth, ahead, columns, a.out + m * a.ldo + n,
                                      a.ldo);
    }
  };
  if constexpr (sizeof(W) == 2) {
    if (m_end - m_begin > 8) {
      const float* rows[kColumns];
      widen_rows(w, kColumns, depth, scratch, rows);
      return run(rows, static_cast<const float* const*>(nullptr));
    }
  }
  run(w, next);
}

template <typename W>
inline void linear_range(const LinearArgs& a, int64_t n_begin, int64_t n_end) {
  constexpr int kColumns = Simd::kDotColumns;
  alignas(64) float scratch[sizeof(W) < 4 ? kColumns * kLinearDepth : 1];
  for (int64_t m = 0; m < a.m; m += kLinearRows) {
    const int64_t m_end = m + kLinearRows < a.m ? m + kLinearRows : a.m;
    for (int64_t k = 0; k < a.k || k == 0; k += kLinearDepth) {
      const int64_t depth = a.k - k < kLinearDepth ? a.k - k : kLinearDepth;
      for (int64_t n = n_begin; n < n_end; n += kColumns) {
        const int columns = static_cast<int>(n_end - n < kColumns ? n_end - n : kColumns);
        k == 0 ? linear_columns<false, W>(a, m, m_end, k, depth, n, columns, scratch)
               : linear_columns<true, W>(a, m, m_end, k, depth, n, columns, scratch);
      }
    }
    add_bias(a, m, m_end, n_begin, n_end);
  }
}

void linear(const LinearArgs& a, int64_t n_begin, int64_t n_end, int64_t n_next) {
  if (a.scales != nullptr) {
    linear_grouped_range(a, n_begin, n_end, n_next);
  } else if (a.is_bf16) {
    linear_range<bf16>(a, n_begin, n_end);
  } else {
    linear_range<float>(a, n_begin, n_end);
  }
}
