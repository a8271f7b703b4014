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

// As linear_columns for int8 weights, which become floats in `scratch`.
template <bool kAccumulate>
inline void linear_grouped_columns(const LinearArgs& a, int64_t m_begin, int64_t m_end, int64_t k_begin, int64_t depth,
                                   int64_t n, int columns, float* scratch) {
  constexpr int kColumns = Simd::kDotColumns;
  const float* rows[kColumns];
  for (int c = 0; c < kColumns; ++c) {
    rows[c] = scratch + (c < columns ? c : 0) * kLinearDepth;
    if (c < columns) widen_row(a, n + c, k_begin, depth, scratch + c * kLinearDepth);
  }
  // The weights of the next columns, fetched while these are multiplied.
  const char* next = static_cast<const char*>(a.weight) + (n + columns) * a.ldw + k_begin;
  const char* end = next + columns * a.ldw;
  for (int64_t m = m_begin; m < m_end; m += 4) {
    const int count = static_cast<int>(m_end - m < 4 ? m_end - m : 4);
    const float* fetched = reinterpret_cast<const float*>(next);  // a hint only: it may lie beyond the weights
    const Ahead<float> ahead{&fetched, next < end ? 1 : 0};
    next += depth * 4;
    dot_rows<kAccumulate, kColumns>(count, a.x + k_begin + m * a.ldx, a.ldx, rows, depth, ahead, columns,
                                    a.out + m * a.ldo + n, a.ldo);
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
  const int64_t full = (m_end - m_begin) / 4;
  const int8_t* first = kShares<kColumns>.first[full < 1 ? 1 : full < kColumns ? full : kColumns];
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
        if constexpr (sizeof(W) == 1) {
          k == 0 ? linear_grouped_columns<false>(a, m, m_end, k, depth, n, columns, scratch)
                 : linear_grouped_columns<true>(a, m, m_end, k, depth, n, columns, scratch);
        } else {
          k == 0 ? linear_columns<false, W>(a, m, m_end, k, depth, n, columns, scratch)
                 : linear_columns<true, W>(a, m, m_end, k, depth, n, columns, scratch);
        }
      }
    }
    if (a.bias == nullptr) continue;
    for (int64_t row = m; row < m_end; ++row) {
      for (int64_t n = n_begin; n < n_end; ++n) a.out[row * a.ldo + n] += a.bias[n];
    }
  }
}

void linear(const LinearArgs& a, int64_t n_begin, int64_t n_end) {
  if (a.scales != nullptr) {
    linear_range<int8_t>(a, n_begin, n_end);
  } else if (a.is_bf16) {
    linear_range<bf16>(a, n_begin, n_end);
  } else {
    linear_range<float>(a, n_begin, n_end);
  }
}
