// Parts of the radix index: its node, the hash table of children, salts, and the heap of eviction candidates.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "chain_hash.h"
#include "pool_blocks.h"

namespace kvtide {

using SaltId = uint32_t;
constexpr SaltId kPublicSalt = 0;     // ""
constexpr SaltId kUnknownSalt = ~0u;  // one under which nothing is indexed
constexpr uint32_t kFewBlocks = 2;    // that a node holds without memory of its own

// An edge of consecutive blocks and the place below it. All blocks share the salt and were last used together.
//
//   tiers never decrease along the edge:   | device ... | host ... | disk ... |
//                                          0         end[0]     end[1]     end[2] = number of blocks
struct Node {
  NodeId parent;
  NodeId first_child;
  NodeId next, previous;    // siblings, 0 at both ends; `next` also chains the unused nodes
  uint32_t children_in[2];  // how many children begin on the device, on the host
  uint32_t hash;            // of (parent, salt, tokens of the first block)
  SaltId salt;
  uint64_t recency;
  uint32_t end[kNumTiers];
  uint32_t capacity;
  union {
    BlockId few[kFewBlocks];  // where capacity <= kFewBlocks
    BlockId* many;
  };

  uint32_t length() const { return end[kNumTiers - 1]; }
  uint32_t begin(int tier) const { return tier ? end[tier - 1] : 0; }
  BlockId* blocks() { return capacity > kFewBlocks ? many : few; }
  const BlockId* blocks() const { return capacity > kFewBlocks ? many : few; }
};
static_assert(sizeof(Node) == 64);

// Finds nodes by Node::hash: open addressing with linear probing, at most three quarters full. Whoever looks up
// compares what the hash stands for.
class ChildTable {
 public:
  explicit ChildTable(LazyArray<Node>& nodes) : nodes_(nodes), slots_(64, 0) {}

  template <typename IsIt>
  NodeId find(uint32_t hash, IsIt is_it) const {
    for (uint32_t slot = hash & mask(); slots_[slot]; slot = (slot + 1) & mask()) {
      NodeId node = slots_[slot];
      if (nodes_[node].hash == hash && is_it(nodes_[node])) return node;
    }
    return 0;
  }
  void insert(NodeId node);
  void erase(NodeId node);
  void replace(NodeId old_node, NodeId new_node);  // both have the same hash
  size_t memory_bytes() const { return slots_.capacity() * sizeof(NodeId); }

 private:
  uint32_t mask() const { return static_cast<uint32_t>(slots_.size() - 1); }
  uint32_t slot_of(NodeId node) const;
  void place(NodeId node);

  LazyArray<Node>& nodes_;
  std::vector<NodeId> slots_;
  uint32_t size_ = 0;
};

// Numbers salts while a node uses them; a salt that nobody uses is forgotten.
class Salts {
 public:
  SaltId find(std::string_view salt) const;
  SaltId add(std::string_view salt);  // one use
  void add_use(SaltId id) { ++entries_[id].uses; }
  void drop_use(SaltId id);
  uint32_t uses(SaltId id) const { return entries_[id].uses; }
  uint64_t hash(SaltId id) const { return entries_[id].hash; }  // the same on every machine
  SaltId num_ids() const { return static_cast<SaltId>(entries_.size()); }
  size_t memory_bytes() const;

 private:
  struct Entry {
    std::string salt;
    uint32_t uses = 0;
    uint64_t hash = 0;
  };
  std::vector<Entry> entries_{{"", 1, salt_hash("")}};  // the public salt always has one use
  std::vector<SaltId> unused_;
  std::unordered_map<std::string, SaltId> ids_{{"", kPublicSalt}};
};

// The blocks of one tier that may be evicted now, least recently used first; a heap with four children a place.
// Two candidates never have equal recency: blocks last used together lie on one path, and only the last of them in
// a tier can be a candidate.
class CandidateHeap {
 public:
  CandidateHeap(Blocks& blocks, const LazyArray<Node>& nodes, uint32_t size)
      : blocks_(blocks), nodes_(nodes), heap_(size) {}

  bool empty() const { return size_ == 0; }
  uint32_t size() const { return size_; }
  BlockId top() const { return heap_[0]; }
  BlockId at(uint32_t place) const { return heap_[place]; }
  void push(BlockId block);
  void remove(BlockId block);
  bool is_ordered() const;

 private:
  uint64_t recency(BlockId block) const { return nodes_[blocks_[block].node].recency; }
  void put(uint32_t place, BlockId block) {
    heap_[place] = block;
    blocks_[block].heap_slot = place + 1;
  }
  void sift_up(uint32_t place, BlockId block);
  void sift_down(uint32_t place, BlockId block);

  Blocks& blocks_;
  const LazyArray<Node>& nodes_;
  LazyArray<BlockId> heap_;
  uint32_t size_ = 0;
};

}  // namespace kvtide
