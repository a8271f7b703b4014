// The invariants of pool and index, recounted from scratch.
#include <stdexcept>
#include <string>

#include "pool.h"

namespace kvtide {

namespace {

void require(bool holds, const std::string& what) {
  if (!holds) throw std::runtime_error("pool invariant broken: " + what);
}

}  // namespace

void Pool::check_invariants() const {
  uint32_t num_indexed = 0;
  for (int tier = 0; tier < kNumTiers; ++tier) {
    std::array<uint32_t, kNumStates> counts{};
    for (uint32_t number = 0; number < blocks_.size(tier); ++number) {
      BlockId id = blocks_.id_of(tier, number);
      const Block& block = blocks_[id];
      std::string name = "block " + std::to_string(number) + " of tier " + std::to_string(tier);
      ++counts[static_cast<int>(block.state)];
      num_indexed += block.node != 0;
      require(!block.marked, name + " is still marked");
      require((block.references > 0) == (block.state == State::kActive), name + ": references without being active");
      require(block.state != State::kHistorical || block.node, name + " is historical but not indexed");
      require(!block.node || block.state == State::kActive || block.state == State::kHistorical,
              name + " is indexed but free, leased or quarantined");
      require(!block.heap_slot || block.state == State::kHistorical, name + " is pinned but a candidate");
      require((block.state == State::kFree) == blocks_.is_free_number(tier, number), name + ": free list differs");
    }
    for (int state = 0; state < kNumStates; ++state) {
      require(counts[state] == blocks_.count(tier, static_cast<State>(state)), "a counter of states is wrong");
    }
  }
  index_.check(num_indexed);
}

void RadixIndex::check(uint32_t num_indexed) const {
  std::vector<NodeId> todo{0};
  uint32_t num_nodes = 0, num_blocks = 0, num_candidates = 0;
  std::vector<uint32_t> salt_uses(salts_.num_ids(), 0);
  salt_uses[kPublicSalt] = 1;
  while (!todo.empty()) {
    NodeId id = todo.back();
    todo.pop_back();
    NodeId previous = 0;
    std::array<uint32_t, kNumTiers> children{};
    for (NodeId child = nodes_[id].first_child; child; child = nodes_[child].next) {
      require(nodes_[child].parent == id && nodes_[child].previous == previous, "links between nodes");
      require(nodes_[child].length() > 0, "a node without blocks");
      ++children[first_tier(nodes_[child])];
      todo.push_back(child);
      previous = child;
    }
    require(children[0] == nodes_[id].children_in[0] && children[1] == nodes_[id].children_in[1],
            "numbers of children");
    if (!id) continue;
    ++num_nodes;
    num_blocks += nodes_[id].length();
    ++salt_uses[nodes_[id].salt];
    num_candidates += check_node(id);
  }
  require(num_nodes == num_nodes_, "the number of nodes");
  require(num_blocks == num_indexed, "a block is indexed in no place or in two");
  for (SaltId salt = 0; salt < salts_.num_ids(); ++salt) {
    require(salt_uses[salt] == salts_.uses(salt), "uses of a salt");
  }
  uint32_t listed = 0;
  for (const auto& heap : candidates_) {
    require(heap.is_ordered(), "the order of eviction candidates");
    listed += heap.size();
  }
  require(listed == num_candidates, "a block is listed as a candidate but is none");
  check_hashes();
}

uint32_t RadixIndex::check_node(NodeId id) const {
  const Node& node = nodes_[id];
  std::string name = "node " + std::to_string(id);
  const BlockId* blocks = node.blocks();
  require(node.length() <= node.capacity, name + " is longer than its memory");
  require(find_child(node.parent, node.salt, tokens_of(blocks[0])) == id, name + " is not found by its tokens");
  uint32_t num_candidates = 0;
  for (int tier = 0; tier < kNumTiers; ++tier) {
    require(node.begin(tier) <= node.end[tier], name + ": ends of tiers");
    for (uint32_t i = node.begin(tier); i < node.end[tier]; ++i) {
      const Block& block = blocks_[blocks[i]];
      require(blocks_.tier_of(blocks[i]) == tier, name + " has a block outside its tier's part");
      require(block.node == id, name + " has a block that does not know it");
      bool is_last = i + 1 == node.end[tier] && tier_below(id, i) > tier;
      bool is_candidate = is_last && block.state == State::kHistorical;
      require(is_candidate == (block.heap_slot != 0), name + ": candidates");
      num_candidates += is_candidate;
    }
  }
  if (node.parent) {
    const Node& above = nodes_[node.parent];
    require(blocks_.tier_of(above.blocks()[above.length() - 1]) <= first_tier(node),
            name + ": tier above its parent's");
    require(above.recency >= node.recency, name + " was used after its parent");
  }
  return num_candidates;
}

}  // namespace kvtide
