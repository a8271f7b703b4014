// The radix index: which blocks hold which token prefix, and which of them may be evicted next.
#pragma once

#include <array>
#include <cstring>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "chain_hash.h"
#include "index_changes.h"
#include "pool_blocks.h"
#include "radix_parts.h"

namespace kvtide {

// A token prefix in whole blocks: the first `public_blocks` lie under the public salt, the rest under `salt`.
struct Prefix {
  const int32_t* tokens;
  uint32_t num_blocks;
  uint32_t public_blocks;
  SaltId salt;

  // The salt of block `i`, and the end of the run of blocks from `i` on that share it.
  SaltId salt_of(uint32_t i) const { return i < public_blocks ? kPublicSalt : salt; }
  uint32_t run_end(uint32_t i) const { return i < public_blocks ? public_blocks : num_blocks; }
};

// Nodes from below the root downwards; all are covered whole but perhaps the last.
struct Path {
  struct Step {
    NodeId node;
    uint32_t num_blocks;  // of this node that the path covers, >= 1
  };
  std::vector<Step> steps;
  uint32_t num_blocks = 0;
};

struct Unlinked {
  uint32_t num_blocks = 0;                           // that left the index
  std::array<uint32_t, kNumTiers> num_historical{};  // those of them that became free at once
};

// Invariants (checked by `check`):
// - along a path tiers never decrease and recency never increases;
// - a node has at least one block, every indexed block is in one place;
// - the candidates of a tier are its historical blocks with nothing of the same tier right below them
//   (so with nothing of that tier or above anywhere below).
class RadixIndex {
 public:
  RadixIndex(Blocks& blocks, uint32_t block_size, int hash_bits);
  ~RadixIndex();

  // -- reading
  void find(const Prefix& prefix, Path& path) const;
  const Node& node(NodeId id) const { return nodes_[id]; }
  const CandidateHeap& candidates(int tier) const { return candidates_[tier]; }
  bool has_child_in(NodeId id, int tier) const {
    return tier == 2 ? nodes_[id].first_child != 0 : nodes_[id].children_in[tier] != 0;
  }
  uint32_t num_children_in(NodeId id, int tier) const;
  bool has_several_children_in(NodeId id, int tier) const {
    return tier < 2 ? nodes_[id].children_in[tier] > 1 : nodes_[nodes_[id].first_child].next != 0;
  }
  int tier_below(NodeId id, uint32_t place) const;  // of what follows this block, 3: nothing does
  uint32_t num_nodes() const { return num_nodes_; }
  size_t memory_bytes() const;
  void check(uint32_t num_indexed) const;

  // -- names for others (radix_changes.cpp)
  void track_changes();
  IndexChanges* changes() { return changes_.get(); }  // null: not tracked
  std::vector<uint64_t> indexed_hashes() const;       // parents before children

  Salts& salts() { return salts_; }
  const Salts& salts() const { return salts_; }

  // -- changing the tree
  void cut(Path& path);          // splits the last node where the path ends
  void touch(const Path& path);  // now is the last use of these nodes
  void append(const Path& path, const Prefix& prefix, std::span<const BlockId> blocks);
  Unlinked unlink(NodeId id, uint32_t place);  // the block at this place and everything below it
  // Another block, of the same or another tier, takes the place of one, which is no longer indexed then.
  void replace(NodeId id, uint32_t place, BlockId block);
  void touch_and_replace(const Path& path, std::span<const BlockId> blocks, std::vector<int32_t>& duplicates);

  // -- what a block's change of state means here
  void refresh(NodeId id);  // after historical blocks of this node became active or the other way round
  void pinned(BlockId id) {
    if (blocks_[id].heap_slot) candidates_[blocks_.tier_of(id)].remove(id);
  }
  void unpinned(BlockId id);

 private:
  NodeId find_child(NodeId parent, SaltId salt, const int32_t* tokens) const;
  uint32_t hash_of(NodeId parent, SaltId salt, const int32_t* tokens) const;
  bool same_tokens(BlockId block, const int32_t* tokens) const {
    return std::memcmp(tokens_.data() + size_t{block} * block_size_, tokens, block_size_ * sizeof(int32_t)) == 0;
  }
  const int32_t* tokens_of(BlockId block) const { return tokens_.data() + size_t{block} * block_size_; }
  void store_tokens(BlockId block, const int32_t* tokens) {
    std::memcpy(tokens_.data() + size_t{block} * block_size_, tokens, block_size_ * sizeof(int32_t));
  }

  NodeId new_node();
  void free_node(NodeId id);
  void reserve(Node& node, uint32_t capacity);
  void attach(NodeId id, NodeId parent);
  void detach(NodeId id);
  NodeId split(NodeId id, uint32_t place);  // returns the new node above, with the first `place` blocks
  void put(NodeId id, uint32_t place, BlockId block);
  void extend(NodeId id, const int32_t* tokens, std::span<const BlockId> blocks);
  void unlink_block(BlockId block, Unlinked& unlinked);
  void unlink_below(NodeId id, Unlinked& unlinked);
  int first_tier(const Node& node) const { return blocks_.tier_of(node.blocks()[0]); }
  void delist(NodeId id);
  uint32_t check_node(NodeId id) const;  // returns its number of candidates
  template <typename Visit>
  void walk_hashes(Visit visit) const;  // visit(block, hash), parents before children
  void check_hashes() const;
  void note_inserted(NodeId parent, NodeId id, uint32_t first_place);

  Blocks& blocks_;
  const uint32_t block_size_;
  const uint32_t hash_mask_;
  const uint64_t hash_seed_;
  LazyArray<int32_t> tokens_;  // [total blocks, block_size]
  LazyArray<Node> nodes_;      // a node has a block, so there are never more nodes than blocks
  NodeId nodes_used_ = 1;      // nodes [1, nodes_used_) have been in use
  NodeId unused_nodes_ = 0;
  uint32_t num_nodes_ = 0;
  uint64_t clock_ = 0;
  size_t edge_bytes_ = 0;
  ChildTable table_;
  Salts salts_;
  std::array<CandidateHeap, kNumTiers> candidates_;
  std::unique_ptr<IndexChanges> changes_;
};

}  // namespace kvtide
