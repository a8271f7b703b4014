#include "attention.h"

#include <algorithm>
#include <atomic>
#include <limits>
#include <memory>
#include <vector>

#include "thread_pool.h"

namespace kvtide {
namespace {

constexpr int kTileRows = 64;
constexpr int64_t kRunBytes = 64 << 10;  // read in one piece, memory is as fast as it gets

// A run of splits of one tile. Where a tile has several jobs, each split's result waits in the tile's workspace and
// the job that ends last merges them all in order.
struct Job {
  int64_t tile;
  int64_t split_begin, split_end;
  int64_t cost;
};

struct TileState {
  std::atomic<int> jobs_left{0};
  int64_t workspace = -1;  // offset in floats; -1: the tile is one job
};

int64_t partial_floats(const QueryTile& tile, int head_dim) {
  return static_cast<int64_t>(tile.num_rows()) * (head_dim + 2);
}

PartialAttention partial_at(float* base, const QueryTile& tile, int head_dim) {
  const int64_t rows = tile.num_rows();
  return {base, base + rows * head_dim, base + rows * head_dim + rows};
}

void set_visible_splits(const AttentionArgs& a, QueryTile& tile) {
  int64_t low = a.context_lens[tile.sequence], high = 0;
  for (int64_t t = tile.token_begin; t < tile.token_end; ++t) {
    const int64_t position = a.query_positions[t];
    low = std::min(low, a.window > 0 ? std::max<int64_t>(0, position + 1 - a.window) : 0);
    high = std::max(high, position + 1);
  }
  high = std::min<int64_t>(high, a.context_lens[tile.sequence]);
  if (a.key_positions != nullptr) {
    low = 0;
    high = a.context_lens[tile.sequence];
  }
  tile.split_begin = low < high ? low / kSplitKeys : 0;
  tile.split_end = low < high ? (high + kSplitKeys - 1) / kSplitKeys : 0;
}

// KV heads of a tile with few rows: so many that what lies together in a block is read together, but not so many that
// threads stay without work.
int heads_of_tile(const AttentionArgs& a, int64_t num_sequences, int num_threads) {
  const int64_t head_bytes = static_cast<int64_t>(a.block_size) * a.head_dim * (a.is_bf16 ? 2 : 4);
  int64_t splits = 0;
  for (int64_t s = 0; s < num_sequences; ++s) splits += (a.context_lens[s] + kSplitKeys - 1) / kSplitKeys;
  const int64_t for_threads = a.num_kv_heads * splits / (4 * num_threads);
  return static_cast<int>(std::clamp<int64_t>(std::min(kRunBytes / head_bytes, for_threads), 1, a.num_kv_heads));
}

std::vector<QueryTile> make_tiles(const AttentionArgs& a, const int32_t* query_indptr, int64_t num_sequences,
                                  int num_threads) {
  std::vector<QueryTile> tiles;
  const int group = a.num_heads / a.num_kv_heads;
  const int tile_heads = std::min(group, kTileRows);
  const int tile_tokens = kTileRows / tile_heads;
  const int many_kv_heads = heads_of_tile(a, num_sequences, num_threads);
  int64_t key_offset = 0;
  for (int64_t s = 0; s < num_sequences; ++s) {
    for (int64_t t = query_indptr[s]; t < query_indptr[s + 1]; t += tile_tokens) {
      QueryTile tile;
      tile.sequence = static_cast<int>(s);
      tile.token_begin = t;
      tile.token_end = std::min<int64_t>(query_indptr[s + 1], t + tile_tokens);
      tile.key_offset = key_offset;
      set_visible_splits(a, tile);
      const bool has_few_rows = (tile.token_end - tile.token_begin) * group <= kFewRows;
      const int kv_heads = has_few_rows ? many_kv_heads : 1;
      for (tile.kv_begin = 0; tile.kv_begin < a.num_kv_heads; tile.kv_begin = tile.kv_end) {
        tile.kv_end = std::min(a.num_kv_heads, tile.kv_begin + kv_heads);
        for (tile.group_begin = 0; tile.group_begin < group; tile.group_begin = tile.group_end) {
          tile.group_end = std::min(group, tile.group_begin + tile_heads);
          tiles.push_back(tile);
        }
      }
    }
    key_offset += a.context_lens[s];
  }
  return tiles;
}

// About eight jobs a thread: whole tiles, or runs of splits of the tiles that are too large for that.
std::vector<Job> make_jobs(const std::vector<QueryTile>& tiles, int num_threads) {
  const auto cost = [&](const QueryTile& tile) {
    return (tile.split_end - tile.split_begin) *
           (16 * tile.num_kv_heads() + tile.num_rows());  // reading keys, then arithmetic
  };
  int64_t total = 0;
  for (const QueryTile& tile : tiles) total += cost(tile);
  const int64_t target = num_threads > 1 ? total / (8 * num_threads) + 1 : total + 1;
  std::vector<Job> jobs;
  for (size_t i = 0; i < tiles.size(); ++i) {
    const QueryTile& tile = tiles[i];
    const int64_t splits = tile.split_end - tile.split_begin;
    const int64_t pieces = std::clamp<int64_t>(cost(tile) / target, 1, std::max<int64_t>(splits, 1));
    for (int64_t p = 0; p < pieces; ++p) {
      jobs.push_back({static_cast<int64_t>(i), tile.split_begin + splits * p / pieces,
                      tile.split_begin + splits * (p + 1) / pieces, cost(tile) / pieces});
    }
  }
  std::stable_sort(jobs.begin(), jobs.end(), [](const Job& x, const Job& y) { return x.cost > y.cost; });
  return jobs;
}

class Runner {
 public:
  Runner(const AttentionArgs& args, std::vector<QueryTile> tiles, int num_threads)
      : a_(args), kernels_(kernels()), tiles_(std::move(tiles)), jobs_(make_jobs(tiles_, num_threads)) {
    states_ = std::make_unique<TileState[]>(tiles_.size());
    for (const Job& job : jobs_) ++states_[job.tile].jobs_left;
    int64_t rows = 0, workspace = 0;
    for (size_t i = 0; i < tiles_.size(); ++i) {
      rows = std::max<int64_t>(rows, tiles_[i].num_rows());
      if (states_[i].jobs_left > 1) {
        states_[i].workspace = workspace;
        workspace += (tiles_[i].split_end - tiles_[i].split_begin) * partial_floats(tiles_[i], a_.head_dim);
      }
    }
    kernel_floats_ = (kernels_.attend_scratch(a_, static_cast<int>(rows)) + 15) / 16 * 16;
    worker_floats_ = (kernel_floats_ + 2 * rows * (a_.head_dim + 2) + 31) / 16 * 16;
    scratch_ = thread_scratch(worker_floats_ * num_threads + workspace);
    workspace_ = scratch_ + worker_floats_ * num_threads;
    parallel_for(num_threads, static_cast<int64_t>(jobs_.size()),
                 [this](int64_t job, int worker) { run(jobs_[job], scratch_ + worker * worker_floats_); });
  }

 private:
  void run(const Job& job, float* scratch) {
    const QueryTile& tile = tiles_[job.tile];
    TileState& state = states_[job.tile];
    if (state.workspace < 0) return run_whole(tile, scratch);
    kernels_.load_queries(a_, tile, scratch);
    for (int64_t split = job.split_begin; split < job.split_end; ++split) {
      kernels_.attend(a_, tile, split, scratch, stored(tile, state, split));
    }
    if (state.jobs_left.fetch_sub(1, std::memory_order_acq_rel) != 1) return;
    const PartialAttention total = stored(tile, state, tile.split_begin);
    for (int64_t split = tile.split_begin + 1; split < tile.split_end; ++split) {
      kernels_.merge(tile.num_rows(), a_.head_dim, total, stored(tile, state, split));
    }
    kernels_.finish(a_, tile, total);
  }

  void run_whole(const QueryTile& tile, float* scratch) {
    const int rows = tile.num_rows();
    float* partials = scratch + kernel_floats_;
    const PartialAttention total = partial_at(partials, tile, a_.head_dim);
    const PartialAttention part = partial_at(partials + partial_floats(tile, a_.head_dim), tile, a_.head_dim);
    kernels_.load_queries(a_, tile, scratch);
    std::fill_n(total.max, rows, -std::numeric_limits<float>::infinity());
    for (int64_t split = tile.split_begin; split < tile.split_end; ++split) {
      const bool is_first = split == tile.split_begin;
      kernels_.attend(a_, tile, split, scratch, is_first ? total : part);
      if (!is_first) kernels_.merge(rows, a_.head_dim, total, part);
    }
    kernels_.finish(a_, tile, total);
  }

  PartialAttention stored(const QueryTile& tile, const TileState& state, int64_t split) const {
    const int64_t offset = state.workspace + (split - tile.split_begin) * partial_floats(tile, a_.head_dim);
    return partial_at(workspace_ + offset, tile, a_.head_dim);
  }

  const AttentionArgs& a_;
  const Kernels& kernels_;
  const std::vector<QueryTile> tiles_;
  const std::vector<Job> jobs_;
  std::unique_ptr<TileState[]> states_;
  int64_t kernel_floats_ = 0, worker_floats_ = 0;
  float* scratch_ = nullptr;
  float* workspace_ = nullptr;
};

}  // namespace

void run_attention(const AttentionArgs& args, const int32_t* query_indptr, int64_t num_sequences, int num_threads) {
  std::vector<QueryTile> tiles = make_tiles(args, query_indptr, num_sequences, num_threads);
  if (tiles.empty()) return;
  Runner(args, std::move(tiles), num_threads);
}

}  // namespace kvtide
