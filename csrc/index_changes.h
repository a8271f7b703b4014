// What entered and left the index since somebody last asked, by chain hash.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "pool_blocks.h"

namespace kvtide {

class IndexChanges {
 public:
  using Hashes = std::vector<uint64_t>;

  explicit IndexChanges(uint32_t num_blocks) : hashes_(num_blocks), num_blocks_(num_blocks) {}

  uint64_t hash_of(BlockId block) const { return hashes_[block]; }
  void set_hash(BlockId block, uint64_t hash) { hashes_[block] = hash; }

  void inserted(BlockId block, uint64_t hash) {
    hashes_[block] = hash;
    add({hash, true});
  }
  void removed(BlockId block) { add({hashes_[block], false}); }
  void moved(BlockId from, BlockId to) { hashes_[to] = hashes_[from]; }

  // (inserted, removed) on balance, and starts anew. Parents come before children among the inserted.
  std::pair<Hashes, Hashes> take();
  size_t memory_bytes() const { return num_blocks_ * sizeof(uint64_t) + log_.capacity() * sizeof(Change); }

 private:
  struct Change {
    uint64_t hash;
    bool is_insert;
  };
  void add(Change change) {
    if (log_.size() >= enough_) cancel();
    log_.push_back(change);
    num_inserts_ += change.is_insert;
  }
  void cancel();  // keeps one change of each hash that did not come and go

  LazyArray<uint64_t> hashes_;  // of each indexed block
  uint32_t num_blocks_;
  std::vector<Change> log_;
  size_t num_inserts_ = 0;   // in the log
  size_t enough_ = kEnough;  // changes after which it is worth to cancel
  static constexpr size_t kEnough = 1 << 16;
};

}  // namespace kvtide
