// What one tile of queries sees of one split of keys: scratch, visible ranges, addresses. Included inside an anonymous
// namespace.
#pragma once

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

// Calls fn(row of the tile, token of the batch, head) for each row in order.
template <typename F>
inline void for_each_row(const AttentionArgs& a, const QueryTile& tile, F&& fn) {
  const int group = a.num_heads / a.num_kv_heads;
  int row = 0;
  for (int kv = tile.kv_begin; kv < tile.kv_end; ++kv) {
    for (int64_t t = tile.token_begin; t < tile.token_end; ++t) {
      for (int g = tile.group_begin; g < tile.group_end; ++g) fn(row++, t, kv * group + g);
    }
  }
}

void load_queries(const AttentionArgs& a, const QueryTile& tile, float* base) {
  const Scratch scratch(a, tile.num_rows(), base);
  for_each_row(a, tile, [&](int r, int64_t t, int h) {
    float* row = scratch.queries + r * scratch.query_stride;
    const float* query = a.query + t * a.query_token + h * a.query_head;
    for (int d = 0; d < a.head_dim; ++d) row[d] = query[d] * a.scale;
  });
  for (int d = 0; d < a.head_dim; ++d) scratch.zeros[d] = 0;
}

inline int clamp_index(int64_t x, int limit) { return x < 0 ? 0 : x > limit ? limit : static_cast<int>(x); }

// Which keys of a split the tokens of a tile see. Indices are relative to the split's first key.
struct Visible {
  int begin = 0, end = 0;        // keys that some token may see
  int low[64], high[64];         // keys that each token sees, before key_positions are looked at
  const int32_t* key_positions;  // of the split's first key; null: index = position
  bool is_all;                   // every token sees all of [begin, end)

  Visible(const AttentionArgs& a, const QueryTile& tile, int64_t split) {
    const int64_t first = split * kSplitKeys;
    const int count = clamp_index(a.context_lens[tile.sequence] - first, kSplitKeys);
    key_positions = a.key_positions != nullptr ? a.key_positions + tile.key_offset + first : nullptr;
    begin = count;
    for (int64_t t = tile.token_begin; t < tile.token_end; ++t) {
      const int64_t position = a.query_positions[t];
      const int i = static_cast<int>(t - tile.token_begin);
      low[i] = 0;
      high[i] = count;
      if (key_positions == nullptr) {
        high[i] = clamp_index(position + 1 - first, count);
        if (a.window > 0) low[i] = clamp_index(position + 1 - a.window - first, count);
      }
      if (low[i] >= high[i]) low[i] = high[i] = 0;
      if (low[i] < high[i]) {
        if (low[i] < begin) begin = low[i];
        if (high[i] > end) end = high[i];
      }
    }
    is_all = begin < end;
    for (int64_t t = tile.token_begin; is_all && t < tile.token_end; ++t) {
      const int i = static_cast<int>(t - tile.token_begin);
      is_all = low[i] == begin && high[i] == end;
      if (key_positions == nullptr) continue;
      for (int j = begin; is_all && j < end; ++j) is_all = is_seen(a, a.query_positions[t], key_positions[j]);
    }
  }
  static bool is_seen(const AttentionArgs& a, int64_t position, int64_t key) {
    return key <= position && (a.window <= 0 || key > position - a.window);
  }
};

// Addresses of the keys and values [begin, end) of a split for one KV head. A key that no token sees points at zeros,
// whatever its slot holds.
template <typename T>
struct SplitRows {
  const T* keys[kSplitKeys];
  const T* values[kSplitKeys];

  SplitRows(const AttentionArgs& a, const QueryTile& tile, int kv_head, int64_t split, const Visible& visible,
            const float* zeros) {
    const int64_t first = split * kSplitKeys;
    bool is_consecutive = visible.key_positions == nullptr;  // then some token sees each key
    for (int64_t t = tile.token_begin + 1; t < tile.token_end; ++t) {
      if (a.query_positions[t] != a.query_positions[t - 1] + 1) is_consecutive = false;
    }
    const auto is_seen = [&](int j) {
      const int64_t key = visible.key_positions != nullptr ? visible.key_positions[j] : first + j;
      for (int64_t t = tile.token_begin; t < tile.token_end; ++t) {
        if (Visible::is_seen(a, a.query_positions[t], key)) return true;
      }
      return false;
    };
    const int32_t* table = a.block_tables + a.block_indptr[tile.sequence];
    int64_t block = (first + visible.begin) / a.block_size;
    int slot = static_cast<int>((first + visible.begin) % a.block_size);
    for (int j = visible.begin; j < visible.end; ++block, slot = 0) {
      const char* key = a.keys + table[block] * a.key_block + kv_head * a.key_head;
      const char* value = a.values + table[block] * a.value_block + kv_head * a.value_head;
      for (; slot < a.block_size && j < visible.end; ++slot, ++j) {
        keys[j] = reinterpret_cast<const T*>(key + slot * a.key_token);
        values[j] = reinterpret_cast<const T*>(value + slot * a.value_token);
        if (!is_consecutive && !is_seen(j)) keys[j] = values[j] = reinterpret_cast<const T*>(zeros);
      }
    }
  }
};
