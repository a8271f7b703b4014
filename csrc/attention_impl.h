// Partial attention of a tile of queries over one split of keys. Included inside an anonymous namespace after
// kernels_dot.h and simd_math.h.
//
// Within a split: all scores, one maximum a row, exponentials, then the weighted sum of values, key after key. Splits
// are merged by log-sum-exp in ascending order. Decode and prefill share these orders, so that a row's bits depend on
// neither its batch, nor the chunking of its prompt, nor the number of threads.
// (FlashAttention-2, arXiv 2307.08691, for the tiles; Flash-Decoding for the splits.)
#pragma once

#include "attention_stream.h"
#include "attention_values.h"
#include "attention_view.h"
#include "kernels_dot.h"
#include "simd_math.h"

// Scores of the rows of one KV head with the keys they may see, kDotColumns keys at a time.
template <typename T>
inline void score_keys(const AttentionArgs& a, int rows, int heads, const Scratch& scratch, const float* queries,
                       float* scores, const Visible& visible, const SplitRows<T>& split) {
  constexpr int kColumns = Simd::kDotColumns;
  for (int j = visible.begin; j < visible.end; j += kColumns) {
    const int columns = visible.end - j < kColumns ? visible.end - j : kColumns;
    const T* keys[kColumns];
    for (int c = 0; c < kColumns; ++c) keys[c] = split.keys[c < columns ? j + c : j];
    const auto run = [&](const auto* const* w, auto no_fetch) {
      for (int r = 0; r < rows; r += 4) {
        const int count = rows - r < 4 ? rows - r : 4;
        int low = kSplitKeys, high = 0;
        for (int i = r / heads; i <= (r + count - 1) / heads; ++i) {
          if (visible.low[i] < low) low = visible.low[i];
          if (visible.high[i] > high) high = visible.high[i];
        }
        if (j >= high || j + columns <= low) continue;
        dot_rows<false, kColumns>(count, queries + r * scratch.query_stride, scratch.query_stride, w, a.head_dim,
                                  no_fetch, columns, scores + r * kSplitKeys + j, kSplitKeys);
      }
    };
    if (sizeof(T) == sizeof(float) || rows <= kFewRows) {
      run(keys, Ahead<T>{});
      continue;
    }
    const float* widened[kColumns];
    for (int c = 0; c < kColumns; ++c) {
      float* row = scratch.widened + c * scratch.query_stride;
      int d = 0;
      for (; d + Simd::kLanes <= a.head_dim; d += Simd::kLanes) Simd::store(row + d, Simd::load(keys[c] + d));
      if (d < a.head_dim) Simd::store_tail(row + d, Simd::load_tail(keys[c] + d, a.head_dim - d), a.head_dim - d);
      widened[c] = row;
    }
    run(widened, Ahead<float>{});
  }
}

// Turns a row's scores into exp(score - max); zeros wherever a key is not seen, over the whole of [begin, end).
inline void softmax_row(const AttentionArgs& a, const Visible& visible, int64_t position, int low, int high,
                        float* scores, float* norm, float* max) {
  constexpr int kLanes = Simd::kLanes;
  if (visible.key_positions != nullptr) {
    for (int j = low; j < high; ++j) {
      if (!Visible::is_seen(a, position, visible.key_positions[j])) scores[j] = kMinusInfinity;
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
  for (int j = visible.begin; j < first; ++j) scores[j] = 0;
  for (int j = last; j < visible.end; ++j) scores[j] = 0;
}

// Softmax of `rows` rows, those of one or more whole KV heads.
inline void softmax_rows(const AttentionArgs& a, const QueryTile& tile, const Visible& visible, int rows, float* scores,
                         float* norm, float* max) {
  for (int r = 0; r < rows; ++r) {
    const int i = r % tile.rows_of_head() / tile.heads_of_group();
    softmax_row(a, visible, a.query_positions[tile.token_begin + i], visible.low[i], visible.high[i],
                scores + static_cast<int64_t>(r) * kSplitKeys, norm + r, max + r);
  }
}

// Adds the values of one KV head to the sums of its rows.
template <typename T>
inline void sum_values(const AttentionArgs& a, int rows, int heads, const float* scores, const Visible& visible,
                       const SplitRows<T>& split, float* sums) {
  for (int r = 0; r < rows; r += Simd::kValueRows) {
    const int count = rows - r < Simd::kValueRows ? rows - r : Simd::kValueRows;
    int low = kSplitKeys, high = 0;
    for (int i = r / heads; i <= (r + count - 1) / heads; ++i) {
      if (visible.low[i] < low) low = visible.low[i];
      if (visible.high[i] > high) high = visible.high[i];
    }
    if (low < visible.begin) low = visible.begin;  // of a row that sees no key, both are 0
    if (low >= high) continue;
    const T* const* values = split.values + low;
    add_values<false>(scores + static_cast<int64_t>(r) * kSplitKeys + low, values, high - low, count, a.head_dim,
                      sums + static_cast<int64_t>(r) * a.head_dim);
  }
}

template <typename T>
inline void attend_typed(const AttentionArgs& a, const QueryTile& tile, int64_t split, float* base,
                         const PartialAttention& partial) {
  const int rows = tile.rows_of_head(), heads = tile.heads_of_group();
  const Scratch scratch(a, tile.num_rows(), base);
  const Visible visible(a, tile, split);
  __builtin_memset(partial.sums, 0, sizeof(float) * static_cast<std::size_t>(tile.num_rows()) * a.head_dim);
  if (visible.is_all && rows <= kFewRows) {
    stream_split<T>(a, tile, split, visible, scratch, partial.sums, [&] {
      softmax_rows(a, tile, visible, tile.num_rows(), scratch.scores, partial.norm, partial.max);
    });
    return;
  }
  for (int kv = 0; kv < tile.num_kv_heads(); ++kv) {
    const int64_t row = static_cast<int64_t>(kv) * rows;
    const SplitRows<T> split_rows(a, tile, tile.kv_begin + kv, split, visible, scratch.zeros);
    float* scores = scratch.scores + row * kSplitKeys;
    score_keys(a, rows, heads, scratch, scratch.queries + row * scratch.query_stride, scores, visible, split_rows);
    softmax_rows(a, tile, visible, rows, scores, partial.norm + row, partial.max + row);
    sum_values(a, rows, heads, scores, visible, split_rows, partial.sums + row * a.head_dim);
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
  for_each_row(a, tile, [&](int r, int64_t t, int h) {
    const bool is_blind = total.max[r] == kMinusInfinity;
    const float inverse = is_blind ? 0.0f : 1.0f / total.norm[r];
    const float* sums = total.sums + static_cast<int64_t>(r) * a.head_dim;
    float* out = a.out + t * a.out_token + h * a.out_head;
    for (int d = 0; d < a.head_dim; ++d) out[d] = is_blind ? 0.0f : sums[d] * inverse;
    if (a.lse != nullptr) {
      a.lse[t * a.lse_token + h] = is_blind ? kMinusInfinity : total.max[r] + __builtin_logf(total.norm[r]);
    }
  });
}
