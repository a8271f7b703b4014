// Partial attention of a tile of queries over one split of keys. Included inside an anonymous namespace after
// kernels_dot.h and simd_math.h.
//
// Within a split: all scores, one maximum a row, exponentials, then the weighted sum of values, key after key. Splits
// are merged by log-sum-exp in ascending order. Decode and prefill share these orders, so that a row's bits depend on
// neither its batch, nor the chunking of its prompt, nor the number of threads.
// (FlashAttention-2, arXiv 2307.08691, for the tiles; Flash-Decoding for the splits.)
#pragma once

#include "kernels_dot.h"
#include "simd_math.h"

constexpr float kMinusInfinity = -__builtin_inff();

// Scratch of one tile: queries [rows][head_dim], scores [rows][kSplitKeys], zeros [head_dim], each row padded.
struct Scratch {
  int64_t query_stride;
  float* queries;
  float* scores;
  float* zeros;
  float* widened;  // keys [kDotColumns][head_dim] of a bfloat16 cache

  Scratch(const AttentionArgs& a, int rows, float* base) {
    query_stride = (a.head_dim + 15) / 16 * 16;
    queries = base;
    scores = queries + rows * query_stride;
    zeros = scores + static_cast<int64_t>(rows) * kSplitKeys;
    widened = zeros + query_stride;
  }
  static int64_t floats(const AttentionArgs& a, int rows) {
    const int64_t stride = (a.head_dim + 15) / 16 * 16;
    return rows * (stride + kSplitKeys) + stride * (1 + Simd::kDotColumns);
  }
};

int64_t attend_scratch(const AttentionArgs& a, int rows) { return Scratch::floats(a, rows); }

void load_queries(const AttentionArgs& a, const QueryTile& tile, float* base) {
  const Scratch scratch(a, tile.num_rows(), base);
  float* row = scratch.queries;
  for (int64_t t = tile.token_begin; t < tile.token_end; ++t) {
    for (int h = tile.head_begin; h < tile.head_end; ++h, row += scratch.query_stride) {
      const float* query = a.query + t * a.query_token + h * a.query_head;
      for (int d = 0; d < a.head_dim; ++d) row[d] = query[d] * a.scale;
    }
  }
  for (int d = 0; d < a.head_dim; ++d) scratch.zeros[d] = 0;
}

constexpr int kAheadKeys = 16;  // how far ahead of their use keys and values are fetched where rows are few

// The keys of a split as the rows of a tile see them. Indices are relative to the split's first key.
template <typename T>
struct SplitView {
  int begin = 0, end = 0;  // keys that some token of the tile may see
  const T* keys[kSplitKeys +
                2 * kAheadKeys];  // [begin, end); a key that no token sees points at zeros, whatever its slot holds
  const T* values[kSplitKeys + 2 * kAheadKeys];
  int low[64], high[64];         // visible keys of each token, before key_positions are looked at
  const int32_t* key_positions;  // of the split's first key; null: index = position
};

inline int clamp_index(int64_t x, int limit) { return x < 0 ? 0 : x > limit ? limit : static_cast<int>(x); }

template <typename T>
inline bool is_seen(const AttentionArgs& a, const QueryTile& tile, const SplitView<T>& view, int64_t first, int j) {
  const int64_t key = view.key_positions != nullptr ? view.key_positions[j] : first + j;
  for (int64_t t = tile.token_begin; t < tile.token_end; ++t) {
    const int64_t position = a.query_positions[t];
    if (key <= position && (a.window <= 0 || key > position - a.window)) return true;
  }
  return false;
}

template <typename T>
inline void view_split(const AttentionArgs& a, const QueryTile& tile, int64_t split, const float* zeros,
                       SplitView<T>& view) {
  const int64_t first = split * kSplitKeys;
  const int64_t context = a.context_lens[tile.sequence];
  const int count = clamp_index(context - first, kSplitKeys);
  view.key_positions = a.key_positions != nullptr ? a.key_positions + tile.key_offset + first : nullptr;
  view.begin = count;
  view.end = 0;
  bool is_consecutive = view.key_positions == nullptr;
  for (int64_t t = tile.token_begin; t < tile.token_end; ++t) {
    const int64_t position = a.query_positions[t];
    const int i = static_cast<int>(t - tile.token_begin);
    view.low[i] = 0;
    view.high[i] = count;
    if (view.key_positions == nullptr) {
      view.high[i] = clamp_index(position + 1 - first, count);
      if (a.window > 0) view.low[i] = clamp_index(position + 1 - a.window - first, count);
    }
    if (view.low[i] >= view.high[i]) view.low[i] = view.high[i] = 0;
    if (view.low[i] < view.high[i]) {
      if (view.low[i] < view.begin) view.begin = view.low[i];
      if (view.high[i] > view.end) view.end = view.high[i];
    }
    if (t > tile.token_begin && position != a.query_positions[t - 1] + 1) is_consecutive = false;
  }
  const int32_t* table = a.block_tables + a.block_indptr[tile.sequence];
  int64_t block = (first + view.begin) / a.block_size;
  int slot = static_cast<int>((first + view.begin) % a.block_size);
  for (int j = view.begin; j < view.end; ++block, slot = 0) {
    const char* key = a.keys + table[block] * a.key_block + tile.kv_head * a.key_head;
    const char* value = a.values + table[block] * a.value_block + tile.kv_head * a.value_head;
    for (; slot < a.block_size && j < view.end; ++slot, ++j) {
      view.keys[j] = reinterpret_cast<const T*>(key + slot * a.key_token);
      view.values[j] = reinterpret_cast<const T*>(value + slot * a.value_token);
      if (!is_consecutive && !is_seen(a, tile, view, first, j)) {
        view.keys[j] = view.values[j] = reinterpret_cast<const T*>(zeros);
      }
    }
  }
  for (int j = view.end; j < view.end + 2 * kAheadKeys; ++j) {
    view.keys[j] = view.end > 0 ? view.keys[view.end - 1] : nullptr;
    view.values[j] = view.end > 0 ? view.values[view.end - 1] : nullptr;
  }
}

// Scores of all rows with the keys they may see.
template <typename T>
inline void score_keys(const AttentionArgs& a, int rows, int heads, const Scratch& scratch, const SplitView<T>& view) {
  constexpr int kColumns = Simd::kDotColumns;
  for (int j = view.begin; j < view.end; j += kColumns) {
    const int columns = view.end - j < kColumns ? view.end - j : kColumns;
    const T* keys[kColumns];
    const T* ahead[kColumns];
    for (int c = 0; c < kColumns; ++c) {
      keys[c] = view.keys[c < columns ? j + c : j];
      ahead[c] = view.keys[(j + c < view.end ? j + c : j) + 2 * kColumns];
    }
    const auto run = [&](const auto* const* w, const auto* const* next) {
      for (int r = 0; r < rows; r += 4) {
        const int count = rows - r < 4 ? rows - r : 4;
        int low = kSplitKeys, high = 0;
        for (int i = r / heads; i <= (r + count - 1) / heads; ++i) {
          if (view.low[i] < low) low = view.low[i];
          if (view.high[i] > high) high = view.high[i];
        }
        if (j >= high || j + columns <= low) continue;
        dot_rows<false>(count, scratch.queries + r * scratch.query_stride, scratch.query_stride, w, a.head_dim,
                        r == 0 ? next : decltype(next){nullptr}, columns, scratch.scores + r * kSplitKeys + j,
                        kSplitKeys);
      }
    };
    if constexpr (sizeof(T) == 2) {
      if (rows > 8) {
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
        run(widened, static_cast<const float* const*>(nullptr));
        continue;
      }
    }
    run(keys, rows <= 8 ? ahead : static_cast<const T* const*>(nullptr));
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

// Walks through the rows that the next run of keys will read, in the order of memory.
struct Fetch {
  int width;
  int row = 0, column = 0;
  void advance(int elements) {
    column += elements;
    if (column >= width) {
      column = 0;
      ++row;
    }
  }
};

// sums[r][d] (+)= weights[r][j] * values[j][d] for j in [begin, end), one register block.
template <int kRows, int kVectors, bool kFetch, typename T>
inline void value_block(const float* weights, const T* const* values, int begin, int end, int d, float* sums,
                        int64_t stride, Fetch& fetch) {
  Simd::Reg block[kRows][kVectors];
#pragma GCC unroll 8
  for (int r = 0; r < kRows; ++r) {
#pragma GCC unroll 8
    for (int v = 0; v < kVectors; ++v) block[r][v] = Simd::load(sums + r * stride + d + v * Simd::kLanes);
  }
  for (int j = begin; j < end; ++j) {
    const T* value = values[j] + d;
    if (kFetch) {
      const char* ahead = reinterpret_cast<const char*>(values[begin + kAheadKeys + fetch.row] + fetch.column);
      for (std::size_t i = 0; i < kVectors * Simd::kLanes * sizeof(T); i += 64) __builtin_prefetch(ahead + i);
      fetch.advance(kVectors * Simd::kLanes);
    }
    Simd::Reg vs[kVectors];
#pragma GCC unroll 8
    for (int v = 0; v < kVectors; ++v) vs[v] = Simd::load(value + v * Simd::kLanes);
#pragma GCC unroll 8
    for (int r = 0; r < kRows; ++r) {
      const Simd::Reg weight = Simd::set1(weights[r * kSplitKeys + j]);
#pragma GCC unroll 8
      for (int v = 0; v < kVectors; ++v) block[r][v] = Simd::fma(weight, vs[v], block[r][v]);
    }
  }
#pragma GCC unroll 8
  for (int r = 0; r < kRows; ++r) {
#pragma GCC unroll 8
    for (int v = 0; v < kVectors; ++v) Simd::store(sums + r * stride + d + v * Simd::kLanes, block[r][v]);
  }
}

template <int kRows, bool kFetch, typename T>
inline void value_rows(const float* weights, const T* const* values, int begin, int end, int head_dim, float* sums) {
  constexpr int kWide = Simd::kValueVectors * Simd::kLanes;
  Fetch fetch{head_dim};
  int d = 0;
  for (; d + kWide <= head_dim; d += kWide) {
    value_block<kRows, Simd::kValueVectors, kFetch>(weights, values, begin, end, d, sums, head_dim, fetch);
  }
  for (; d + Simd::kLanes <= head_dim; d += Simd::kLanes) {
    value_block<kRows, 1, kFetch>(weights, values, begin, end, d, sums, head_dim, fetch);
  }
  if (d == head_dim) return;
  const int rest = head_dim - d;
  for (int r = 0; r < kRows; ++r) {
    float* row = sums + r * head_dim + d;
    Simd::Reg sum = Simd::load_tail(row, rest);
    for (int j = begin; j < end; ++j) {
      sum = Simd::fma(Simd::set1(weights[r * kSplitKeys + j]), Simd::load_tail(values[j] + d, rest), sum);
    }
    Simd::store_tail(row, sum, rest);
  }
}

template <bool kFetch, typename T>
inline void add_values(const float* weights, const T* const* values, int begin, int end, int rows, int head_dim,
                       float* sums) {
  switch (rows) {
    case 1:
      return value_rows<1, kFetch>(weights, values, begin, end, head_dim, sums);
    case 2:
      return value_rows<2, kFetch>(weights, values, begin, end, head_dim, sums);
    case 3:
      return value_rows<3, kFetch>(weights, values, begin, end, head_dim, sums);
    case 4:
      return value_rows<4, kFetch>(weights, values, begin, end, head_dim, sums);
    case 5:
      return value_rows<5, kFetch>(weights, values, begin, end, head_dim, sums);
    default:
      return value_rows<6, kFetch>(weights, values, begin, end, head_dim, sums);
  }
}

template <typename T>
inline void attend_typed(const AttentionArgs& a, const QueryTile& tile, int64_t split, float* base,
                         const PartialAttention& partial) {
  const int rows = tile.num_rows(), heads = tile.head_end - tile.head_begin;
  const Scratch scratch(a, rows, base);
  SplitView<T> view;
  view_split(a, tile, split, scratch.zeros, view);
  score_keys(a, rows, heads, scratch, view);
  for (int r = 0; r < rows; ++r) {
    const int i = r / heads;
    softmax_row(a, view, a.query_positions[tile.token_begin + i], view.low[i], view.high[i],
                scratch.scores + static_cast<int64_t>(r) * kSplitKeys, partial.norm + r, partial.max + r);
  }
  for (int64_t i = 0; i < static_cast<int64_t>(rows) * a.head_dim; ++i) partial.sums[i] = 0;
  // Few rows: go over the keys in short runs, so that the values stream from memory once, row after row.
  const int run = rows <= 8 ? kAheadKeys : kSplitKeys;
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
        if (rows <= 8) {
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
