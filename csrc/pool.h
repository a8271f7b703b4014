// Accounting of one instance's memory: blocks of three tiers and the radix index over them (contract: _core.pyi).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <string_view>
#include <vector>

#include "pool_blocks.h"
#include "radix.h"

namespace kvtide {

struct Copy {
  int32_t src_tier, src_block, dst_tier, dst_block;
};
using Copies = std::vector<Copy>;
using Numbers = std::span<const int32_t>;

struct Allocation {
  std::vector<int32_t> blocks;
  Copies copies;
};

struct Key {
  Numbers tokens;
  std::string_view salt;
  int64_t shared_tokens;
};

// Each public call either completes or throws std::invalid_argument and has changed nothing. Not thread-safe.
class Pool {
 public:
  Pool(int64_t block_size, std::array<int64_t, kNumTiers> sizes, int hash_bits);

  // -- memory
  std::optional<Allocation> allocate(int64_t num_blocks, int tier, State state);  // kActive or kLeased
  bool can_allocate(int64_t num_blocks, int tier) const;
  void retain(Numbers numbers, int tier);
  void release(Numbers numbers, int tier);
  void commit_lease(Numbers numbers, int tier) { change_state(numbers, tier, State::kLeased, State::kActive); }
  void free_lease(Numbers numbers, int tier) { change_state(numbers, tier, State::kLeased, State::kFree); }
  void quarantine(Numbers numbers, int tier) { change_state(numbers, tier, State::kLeased, State::kQuarantined); }
  void free_quarantine(Numbers numbers, int tier) { change_state(numbers, tier, State::kQuarantined, State::kFree); }
  uint32_t generation(int32_t number, int tier) const { return blocks_[block_id(number, tier)].generation; }
  uint32_t references(int32_t number, int tier) const { return blocks_[block_id(number, tier)].references; }

  // -- index
  std::span<const BlockId> match(const Key& key, int64_t max_blocks);  // valid until the next call
  int64_t peek(const Key& key) const;
  std::vector<int32_t> insert(const Key& key, Numbers numbers);
  int64_t erase(const Key& key);
  Copies swap_out(int64_t num_blocks);
  std::optional<Allocation> swap_in(Numbers numbers, std::span<const uint8_t> tiers);
  int64_t clear();

  // -- what others follow
  void share_generations(int tier, std::span<uint32_t> generations);  // they must outlive the pool
  void track_changes() { index_.track_changes(); }
  std::pair<IndexChanges::Hashes, IndexChanges::Hashes> take_changes();
  std::vector<uint64_t> indexed_hashes() const { return index_.indexed_hashes(); }

  // -- observation
  uint32_t block_size() const { return block_size_; }
  uint32_t num_nodes() const { return index_.num_nodes(); }
  const std::array<uint64_t, kNumTiers>& num_evicted() const { return num_evicted_; }
  uint32_t size(int tier) const { return blocks_.size(checked_tier(tier)); }
  uint32_t count(int tier, State state) const { return blocks_.count(checked_tier(tier), state); }
  int tier_of(BlockId id) const { return blocks_.tier_of(id); }
  int32_t number_of(BlockId id) const { return static_cast<int32_t>(blocks_.number_of(id)); }
  size_t memory_bytes() const { return sizeof(*this) + blocks_.memory_bytes() + index_.memory_bytes(); }
  void check_invariants() const;

 private:
  int checked_tier(int64_t tier) const;
  BlockId block_id(int32_t number, int64_t tier) const;
  Prefix prefix_of(const Key& key, SaltId salt) const;
  void check_insertable(const Path& path, std::span<const BlockId> ids);
  void change_state(Numbers numbers, int tier, State from, State to);
  void pin(BlockId id);
  void unpin(BlockId id);
  void unmark(std::span<const BlockId> ids) {
    for (BlockId id : ids) blocks_[id].marked = 0;
  }

  // -- eviction (pool_evict.cpp)
  bool can_evict(int tier, uint32_t num_blocks) const;
  bool make_room(int tier, Copies& copies);
  bool evict_one(int tier, bool may_drop, Copies& copies);
  void move_down(BlockId id, int lower, Copies& copies);
  void add_copy(BlockId src, BlockId dst, Copies& copies) const;
  BlockId target_of(const Copy& copy) const {
    return blocks_.id_of(copy.dst_tier, static_cast<uint32_t>(copy.dst_block));
  }
  void prune(Copies& copies);
  std::vector<BlockId> checked_for_swap_in(Numbers numbers, std::span<const uint8_t> tiers);
  void move_up(BlockId lower, BlockId device);

  uint32_t block_size_;
  Blocks blocks_;
  RadixIndex index_;
  std::array<uint64_t, kNumTiers> num_evicted_{};
  mutable Path path_;         // scratch: spares an allocation in each call
  std::vector<BlockId> ids_;  // scratch
};

}  // namespace kvtide
