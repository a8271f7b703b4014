// Partial attention of a tile of queries over one split of keys. Included inside an anonymous namespace after
// kernels_dot.h and simd_math.h.
//
// Within a split: all scores, one maximum a row, exponentials, then the weighted sum of values, key after key. Splits
// are merged by log-sum-exp in ascending order. Decode and prefill share these orders, so that a row's bits depend on
// neither its batch, nor the chunking of its prompt, nor the number of threads.
// (FlashAttention-2, arXiv 2307.08691, for the tiles; Flash-Decoding for the splits.)
#pragma once

#include "attention_values.h"
#include "attention_view.h"
#include "kernels_dot.h"
#include "simd_math.h"

// Scores of all rows with the keys they may see, kColumns keys at a time.
template <int kColumns, typename T>
inline void score_keys(const AttentionArgs& a, int rows, int heads, const Scratch& scratch, const SplitView<T>& view) {
  const int distance = ahead_keys<T>(a.head_dim);
  for (int j = view.begin; j < view.end; j += kColumns) {
    const int columns = view.end - j < kColumns ? view.end - j : kColumns;
    const T* keys[kColumns];
    const T* ahead[kColumns];
    for (int c = 0; c < kColumns; ++c) {
      keys[c] = view.keys[c < columns ? j + c : j];
      ahead[c] = view.keys[(c < columns ? j + c : j) + distance];
    }
    const auto run = [&](const auto* const* w, auto fetch) {
      for (int r = 0; r < rows; r += 4) {
        const int count = rows - r < 4 ? rows - r : 4;
        int low = kSplitKeys, high = 0;
        for (int i = r / heads; i <= (r + count - 1) / heads; ++i) {
          if (view.low[i] < low) low = view.low[i];
          if (view.high[i] > high) high = view.high[i];
        }
        if (j >= high || j + columns <= low) continue;
        dot_rows<false, kColumns>(count, scratch.queries + r * scratch.query_stride, scratch.query_stride, w,
                                  a.head_dim, r == 0 ? fetch : decltype(fetch){}, columns,
                                  scratch.scores + r * kSplitKeys + j, kSplitKeys);
      }
    };
    if constexpr (sizeof(T) == 2) {
      if (rows > kFewRows) {
        const float* widened[kColumns];
        for (int c = 0; c < kColumns; ++c) {
          float* row = scratch.widened + c * scratch.query_stride;
          int d = 0;
          for (; d + Simd::kLanes <= a.head_dim; d += Simd::kLanes) Simd::store(row + d, Simd::load(keys[c] + d));
          if (d < a.head_dim) {
            Simd::store_tail(row + d, Simd::load_tail(keys[c] + d, a.head_dim - d), a.head_dim - d);
          }
          widened[c] = row;
        }
        run(widened, Ahead<float>{});
        continue;
      }
    }
    run(keys, rows <= kFewRows ? Ahead<T>{ahead, kColumns} : Ahead<T>{});
  }
}

// Turns a row's scores into exp(score - max); zeros wherever a key is not seen, over the whole of [begin, end).
template <typename T>
inline void softmax_row(const AttentionArgs& a, const SplitView<T>& view, int64_t position, int low, int high,
                        float* scores, float* norm, float* max) {
  constexpr int kLanes = Simd::kLanes;
  if (view.key_positions != nullptr) {
    for (int j = low; j < high; ++j) {
      const int64_t key = view.key_positions[j];
      if (key > position || (a.window > 0 && key <= position - a.window)) scores[j] = kMinusInfinity;
    }
  }
  const int first = low / kLanes * kLanes;
  const int last = (high + kLanes - 1) / kLanes * kLanes;
  for (int j = first; j < low; ++j) scores[j] = kMinusInfinity;
  for (int j = high; j < last; ++j) scores[j] = kMinusInfinity;
  if (a.softcap > 0) {
    const Simd::Reg cap = Simd::set1(a.softcap), inverse = Simd::set1(1.0f / a.softcap);
    for (int j = first; j < last; j += kLanes) {
      const Simd::Reg s = Simd::load(scores + j);
      const Simd::Reg capped = Simd::mul(cap, tanh_lanes(Simd::mul(s, inverse)));
      // Keep -inf: invisible is not the same as capped.
      const Simd::Reg lowest = Simd::set1(-3.4e38f);
      Simd::store(scores + j, Simd::select_below(capped, s, lowest));
    }
  }
  Simd::Reg largest = Simd::set1(kMinusInfinity);
  for (int j = first; j < last; j += kLanes) largest = Simd::max(largest, Simd::load(scores + j));
  *max = Simd::largest(largest);
  const bool is_blind = *max == kMinusInfinity;
  Simd::Reg total = Simd::zero();
  const Simd::Reg offset = Simd::set1(is_blind ? 0.0f : *max);
  for (int j = first; j < last; j += kLanes) {
    const Simd::Reg p = exp_lanes(Simd::sub(Simd::load(scores + j), offset));
    Simd::store(scores + j, p);
    total = Simd::add(total, p);
  }
  *norm = Simd::sum(total);
  for (int j = view.begin; j < first; ++j) scores[j] = 0;
  for (int j = last; j < view.end; ++j) scores[j] = 0;
}

template <typename T>
inline void attend_typed(const AttentionArgs& a, const QueryTile& tile, int64_t split, float* base,
                         const PartialAttention& partial) {
  const int rows = tile.num_rows(), heads = tile.head_end - tile.head_begin;
  const Scratch scratch(a, rows, base);
  SplitView<T> view;
  view_split(a, tile, split, scratch.zeros, view);
  if (rows <= kFewRows && a.head_dim * sizeof(T) >= 512) {
    score_keys<1>(a, rows, heads, scratch, view);
  } else {
    score_keys<Simd::kDotColumns>(a, rows, heads, scratch, view);
  }
  for (int r = 0; r < rows; ++r) {
    const int i = r / heads;
    softmax_row(a, view, a.query_positions[tile.token_begin + i], view.low[i], view.high[i],
                scratch.scores + static_cast<int64_t>(r) * kSplitKeys, partial.norm + r, partial.max + r);
  }
  for (int64_t i = 0; i < static_cast<int64_t>(rows) * a.head_dim; ++i) partial.sums[i] = 0;
  // Few rows: go over the keys in short runs, so that the values stream from memory once, row after row.
  const int row_bytes = a.head_dim * static_cast<int>(sizeof(T));
  const int run = rows <= kFewRows ? 1 + clamp_index(kRunBytes / row_bytes - 1, kRunKeys - 1) : kSplitKeys;
  for (int begin = view.begin; begin < view.end; begin += run) {
    const int end = begin + run < view.end ? begin + run : view.end;
    for (int r = 0; r < rows; r += Simd::kValueRows) {
      const int count = rows - r < Simd::kValueRows ? rows - r : Simd::kValueRows;
      int low = kSplitKeys, high = 0;
      for (int i = r / heads; i <= (r + count - 1) / heads; ++i) {
        if (view.low[i] < low) low = view.low[i];
        if (view.high[i] > high) high = view.high[i];
      }
      if (low < begin) low = begin;
      if (high > end) high = end;
      if (low < high) {
        const float* weights = scratch.scores + static_cast<int64_t>(r) * kSplitKeys;
        float* sums = partial.sums + static_cast<int64_t>(r) * a.head_dim;
        if (rows <= kFewRows) {
          add_values<true>(weights, view.values, low, high, count, a.head_dim, sums);
        } else {
          add_values<false>(weights, view.values, low, high, count, a.head_dim, sums);
        }
      }
    }
  }
}

void attend(const AttentionArgs& a, const QueryTile& tile, int64_t split, float* base,
            const PartialAttention& partial) {
  if (a.is_bf16) {
    attend_typed<bf16>(a, tile, split, base, partial);
  } else {
    attend_typed<float>(a, tile, split, base, partial);
  }
}

// row = row * x + other * y
inline void blend(float* row, float x, const float* other, float y, int count) {
  for (int d = 0; d < count; ++d) row[d] = row[d] * x + other[d] * y;
}

void merge(int rows, int head_dim, const PartialAttention& total, const PartialAttention& part) {
  for (int r = 0; r < rows; ++r) {
    if (part.max[r] == kMinusInfinity) continue;
    float* sums = total.sums + static_cast<int64_t>(r) * head_dim;
    const float* other = part.sums + static_cast<int64_t>(r) * head_dim;
    if (total.max[r] == kMinusInfinity) {
      __builtin_memcpy(sums, other, sizeof(float) * static_cast<std::size_t>(head_dim));
      total.norm[r] = part.norm[r];
      total.max[r] = part.max[r];
      continue;
    }
    const float max = total.max[r] > part.max[r] ? total.max[r] : part.max[r];
    const float x = __builtin_expf(total.max[r] - max), y = __builtin_expf(part.max[r] - max);
    blend(sums, x, other, y, head_dim);
    total.norm[r] = total.norm[r] * x + part.norm[r] * y;
    total.max[r] = max;
  }
}

void finish(const AttentionArgs& a, const QueryTile& tile, const PartialAttention& total) {
  int r = 0;
  for (int64_t t = tile.token_begin; t < tile.token_end; ++t) {
    for (int h = tile.head_begin; h < tile.head_end; ++h, ++r) {
      const bool is_blind = total.max[r] == kMinusInfinity;
      const float inverse = is_blind ? 0.0f : 1.0f / total.norm[r];
      const float* sums = total.sums + static_cast<int64_t>(r) * a.head_dim;
      float* out = a.out + t * a.out_token + h * a.out_head;
      for (int d = 0; d < a.head_dim; ++d) out[d] = is_blind ? 0.0f : sums[d] * inverse;
      if (a.lse != nullptr) {
        a.lse[t * a.lse_token + h] = is_blind ? kMinusInfinity : total.max[r] + __builtin_logf(total.norm[r]);
      }
    }
  }
}
