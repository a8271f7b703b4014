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

// Where rows are few, memory is what takes the time: keys and values are read in the order of memory as far as
// registers allow, and fetched about kAheadBytes before their use (measured: less leaves loads waiting, more does not
// help).
constexpr int kFewRows = 8;
constexpr int kAheadBytes = 10240, kAheadKeys = 64;
constexpr int kRunBytes = 4096, kRunKeys = 16;

// The keys of a split as the rows of a tile see them. Indices are relative to the split's first key.
template <typename T>
struct SplitView {
  int begin = 0, end = 0;  // keys that some token of the tile may see
  // [begin, end), then kAheadKeys + kRunKeys addresses that may be fetched ahead. A key that no token sees points at
  // zeros, whatever its slot holds.
  const T* keys[kSplitKeys + kAheadKeys + kRunKeys];
  const T* values[kSplitKeys + kAheadKeys + kRunKeys];
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
  if (view.begin >= view.end) return;
  const int stop = view.end + kAheadKeys + kRunKeys;
  const int last = clamp_index(context - first, stop);
  int64_t block = (first + view.begin) / a.block_size;
  int slot = static_cast<int>((first + view.begin) % a.block_size);
  int j = view.begin;
  for (; j < last; ++block, slot = 0) {
    const char* key = a.keys + table[block] * a.key_block + tile.kv_head * a.key_head;
    const char* value = a.values + table[block] * a.value_block + tile.kv_head * a.value_head;
    for (; slot < a.block_size && j < last; ++slot, ++j) {
      view.keys[j] = reinterpret_cast<const T*>(key + slot * a.key_token);
      view.values[j] = reinterpret_cast<const T*>(value + slot * a.value_token);
      if (!is_consecutive && j < view.end && !is_seen(a, tile, view, first, j)) {
        view.keys[j] = view.values[j] = reinterpret_cast<const T*>(zeros);
      }
    }
  }
  for (; j < stop; ++j) {
    view.keys[j] = view.keys[last - 1];
    view.values[j] = view.values[last - 1];
  }
}

template <typename T>
inline int ahead_keys(int head_dim) {
  return clamp_index(kAheadBytes / (head_dim * static_cast<int>(sizeof(T))), kAheadKeys);
}
