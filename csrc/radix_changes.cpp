// Chain hashes of what the radix index holds, and the record of their coming and going.
#include <stdexcept>

#include "radix.h"

namespace kvtide {

template <typename Visit>
void RadixIndex::walk_hashes(Visit visit) const {
  struct Todo {
    NodeId node;
    uint64_t before;
  };
  std::vector<Todo> todo{{0, kChainStart}};
  while (!todo.empty()) {
    auto [id, hash] = todo.back();
    todo.pop_back();
    if (id) {
      const Node& node = nodes_[id];
      uint64_t salt = salts_.hash(node.salt);
      for (uint32_t i = 0; i < node.length(); ++i) {
        BlockId block = node.blocks()[i];
        hash = chain_hash(hash, salt, tokens_of(block), block_size_);
        visit(block, hash);
      }
    }
    for (NodeId child = nodes_[id].first_child; child; child = nodes_[child].next) todo.push_back({child, hash});
  }
}

void RadixIndex::track_changes() {
  if (changes_) return;
  auto changes = std::make_unique<IndexChanges>(blocks_.total());
  walk_hashes([&](BlockId block, uint64_t hash) { changes->set_hash(block, hash); });
  changes_ = std::move(changes);
}

std::vector<uint64_t> RadixIndex::indexed_hashes() const {
  std::vector<uint64_t> hashes;
  walk_hashes([&](BlockId, uint64_t hash) { hashes.push_back(hash); });
  return hashes;
}

// The blocks of this node from `first_place` on are new; what precedes them is the rest of it or its parent.
void RadixIndex::note_inserted(NodeId parent, NodeId id, uint32_t first_place) {
  if (!changes_) return;
  const Node& node = nodes_[id];
  const BlockId* blocks = node.blocks();
  uint64_t hash = kChainStart;
  if (first_place) {
    hash = changes_->hash_of(blocks[first_place - 1]);
  } else if (parent) {
    hash = changes_->hash_of(nodes_[parent].blocks()[nodes_[parent].length() - 1]);
  }
  uint64_t salt = salts_.hash(node.salt);
  for (uint32_t i = first_place; i < node.length(); ++i) {
    hash = chain_hash(hash, salt, tokens_of(blocks[i]), block_size_);
    changes_->inserted(blocks[i], hash);
  }
}

void RadixIndex::check_hashes() const {
  if (!changes_) return;
  walk_hashes([&](BlockId block, uint64_t hash) {
    if (changes_->hash_of(block) != hash) throw std::runtime_error("pool invariant broken: the chain hash of a block");
  });
}

}  // namespace kvtide
