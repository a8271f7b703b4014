// Tiles of few rows, where memory is what takes the time: keys and values are read in the order of memory, all KV heads
// of a block together, and prefetched some kilobytes before their use. Each row's sums are made in the same order as
// elsewhere. Included inside an anonymous namespace after a Simd.
#pragma once

#include "attention_values.h"
#include "attention_view.h"
#include "kernels_dot.h"

constexpr int kUnitKeys = 16, kUnitBytes = 4096;  // of the largest unit
constexpr int kAheadBytes = 8192;                 // about how far ahead of its use a row is fetched

// Some keys of one block for one KV head.
struct Unit {
  const char* rows;
  int64_t begin;  // index in the context
  int count;
  int kv;  // KV head, relative to the tile
};

// The units of keys [begin, end) of a context, in the order of memory: block by block, head by head.
class UnitWalk {
 public:
  UnitWalk(const AttentionArgs& a, const QueryTile& tile, bool is_values, int64_t begin, int64_t end, int unit_keys)
      : block_bytes_(is_values ? a.value_block : a.key_block),
        head_bytes_(is_values ? a.value_head : a.key_head),
        token_bytes_(is_values ? a.value_token : a.key_token),
        cache_((is_values ? a.values : a.keys) + tile.kv_begin * head_bytes_),
        table_(a.block_tables + a.block_indptr[tile.sequence]),
        block_size_(a.block_size),
        unit_keys_(unit_keys),
        num_heads_(tile.num_kv_heads()),
        end_(end),
        block_end_(begin),
        next_(begin),
        kv_(num_heads_ - 1) {}

  int64_t token_bytes() const { return token_bytes_; }

  // The next unit; false, and `unit` as it was, after the last one.
  bool next(Unit& unit) {
    if (next_ == block_end_) {
      if (kv_ + 1 < num_heads_) {
        ++kv_;
      } else if (!enter_block()) {
        return false;
      }
      next_ = block_begin_;
    }
    const int64_t left = block_end_ - next_;
    unit = {rows_ + kv_ * head_bytes_ + next_ * token_bytes_, next_,
            left < unit_keys_ ? static_cast<int>(left) : unit_keys_, kv_};
    next_ += unit.count;
    return true;
  }

 private:
  bool enter_block() {
    if (block_end_ >= end_) return false;
    block_begin_ = block_end_;
    const int64_t block = block_begin_ / block_size_;
    block_end_ = (block + 1) * block_size_;
    if (block_end_ > end_) block_end_ = end_;
    rows_ = cache_ + table_[block] * block_bytes_ - block * block_size_ * token_bytes_;
    kv_ = 0;
    return true;
  }

  int64_t block_bytes_, head_bytes_, token_bytes_;
  const char* cache_;
  const int32_t* table_;
  int block_size_, unit_keys_, num_heads_;
  int64_t end_;
  const char* rows_ = nullptr;  // where the present block's head 0 would have key 0 of the context
  int64_t block_begin_ = 0, block_end_, next_;
  int kv_;
};

// Calls fn(unit, rows to prefetch meanwhile) for each unit of `walk`; what is read after it are the units of `then`.
template <typename F>
inline void for_each_unit(UnitWalk walk, UnitWalk then, int distance, F&& fn) {
  UnitWalk ahead = walk;
  Unit unit, fetched;
  const auto fetch_next = [&] { return ahead.next(fetched) || then.next(fetched); };
  for (int i = 0; i < distance; ++i) fetch_next();
  while (walk.next(unit)) {
    fetch_next();
    fn(unit, fetched.rows);
  }
}

// Scores of rows with up to kColumns keys.
template <int kColumns, typename T>
inline void score_columns(int rows, const float* queries, int64_t stride, const T* const* keys, int head_dim,
                          const T* const* fetched, int columns, float* scores) {
  const Ahead<T> ahead{fetched, kColumns};
  if (rows == 1) {
    dot_tile<1, kColumns, false, kColumns>(queries, stride, keys, head_dim, ahead, columns, scores, kSplitKeys);
    return;
  }
  for (int r = 0; r < rows; r += Simd::kDotRows) {
    const int count = rows - r < Simd::kDotRows ? rows - r : Simd::kDotRows;
    dot_rows<false, kColumns>(count, queries + r * stride, stride, keys, head_dim, r == 0 ? ahead : Ahead<T>{}, columns,
                              scores + r * kSplitKeys, kSplitKeys);
  }
}

// Scores of the rows of one KV head with the keys of a unit.
template <typename T>
inline void score_unit(int rows, const float* queries, int64_t stride, const Unit& unit, int64_t token_bytes,
                       int head_dim, const char* ahead, float* scores) {
  constexpr int kWide = Simd::kDotColumns, kNarrow = kWide < 4 ? kWide : 4;
  const T* keys[kUnitKeys + kWide];
  const T* fetched[kUnitKeys + kWide];
  for (int c = 0; c < unit.count + kWide; ++c) {
    const int64_t offset = (c < unit.count ? c : 0) * token_bytes;
    keys[c] = reinterpret_cast<const T*>(unit.rows + offset);
    fetched[c] = reinterpret_cast<const T*>(ahead + offset);
  }
  for (int c = 0; c < unit.count;) {
    const int left = unit.count - c;
    if (left > kNarrow) {
      score_columns<kWide>(rows, queries, stride, keys + c, head_dim, fetched + c, left < kWide ? left : kWide,
                           scores + c);
      c += kWide;
    } else {
      score_columns<kNarrow>(rows, queries, stride, keys + c, head_dim, fetched + c, left, scores + c);
      c += kNarrow;
    }
  }
}

// A split whose keys [begin, end) are seen by all rows of the tile: first the scores of all rows, then `softmax`, then
// the sums of values.
template <typename T, typename F>
inline void stream_split(const AttentionArgs& a, const QueryTile& tile, int64_t split, const Visible& visible,
                         const Scratch& scratch, float* sums, F&& softmax) {
  const int rows = tile.rows_of_head();
  const int row_bytes = a.head_dim * static_cast<int>(sizeof(T));
  const int unit_keys = 1 + clamp_index(kUnitBytes / row_bytes - 1, kUnitKeys - 1);
  const int distance = 1 + clamp_index(kAheadBytes / (unit_keys * row_bytes) - 1, 8);
  const int64_t first = split * kSplitKeys, begin = first + visible.begin, end = first + visible.end;
  const int64_t context = a.context_lens[tile.sequence];
  const UnitWalk keys(a, tile, false, begin, end, unit_keys), values(a, tile, true, begin, end, unit_keys);
  const UnitWalk next_keys(a, tile, false, end, end + kSplitKeys < context ? end + kSplitKeys : context, unit_keys);
  for_each_unit(keys, values, distance, [&](const Unit& unit, const char* ahead) {
    const int64_t row = static_cast<int64_t>(unit.kv) * rows;
    score_unit<T>(rows, scratch.queries + row * scratch.query_stride, scratch.query_stride, unit, keys.token_bytes(),
                  a.head_dim, ahead, scratch.scores + row * kSplitKeys + (unit.begin - first));
  });
  softmax();
  for_each_unit(values, next_keys, distance, [&](const Unit& unit, const char* ahead) {
    const EvenRows<T> even{reinterpret_cast<const T*>(unit.rows),
                           values.token_bytes() / static_cast<int64_t>(sizeof(T))};
    for (int r = 0; r < rows; r += Simd::kValueRows) {
      const int count = rows - r < Simd::kValueRows ? rows - r : Simd::kValueRows;
      const int64_t row = static_cast<int64_t>(unit.kv) * rows + r;
      const float* weights = scratch.scores + row * kSplitKeys + (unit.begin - first);
      if (r == 0) {
        add_values<true>(weights, even, unit.count, count, a.head_dim, sums + row * a.head_dim, ahead);
      } else {
        add_values<false>(weights, even, unit.count, count, a.head_dim, sums + row * a.head_dim);
      }
    }
  });
}
