#include "radix.h"

#include <algorithm>
#include <cstdlib>
#include <random>

namespace kvtide {

namespace {

uint64_t mix(uint64_t a, uint64_t b) {
  auto product = static_cast<unsigned __int128>(a) * b;
  return static_cast<uint64_t>(product) ^ static_cast<uint64_t>(product >> 64);
}

// Results never depend on the seed; it keeps clients from choosing prompts that collide.
uint64_t random_seed() {
  std::random_device device;
  return (uint64_t{device()} << 32 | device()) | 1;
}

constexpr uint64_t kOdd1 = 0x9e3779b97f4a7c15u;
constexpr uint32_t kPrefetchBlocks = 24;
constexpr uint64_t kOdd2 = 0xd1b54a32d192ed03u;

}  // namespace

RadixIndex::RadixIndex(Blocks& blocks, uint32_t block_size, int hash_bits)
    : blocks_(blocks),
      block_size_(block_size),
      hash_mask_(hash_bits >= 32 ? ~0u : (1u << hash_bits) - 1),
      hash_seed_(random_seed()),
      tokens_(size_t{blocks.total()} * block_size),
      nodes_(size_t{blocks.total()} + 2),  // the root, and one more in the middle of a split
      table_(nodes_),
      candidates_{CandidateHeap(blocks, nodes_, blocks.size(0)), CandidateHeap(blocks, nodes_, blocks.size(1)),
                  CandidateHeap(blocks, nodes_, blocks.size(2))} {}

RadixIndex::~RadixIndex() {
  for (NodeId id = 1; id < nodes_used_; ++id) {
    if (nodes_[id].capacity > kFewBlocks) std::free(nodes_[id].many);
  }
}

// -- reading

uint32_t RadixIndex::hash_of(NodeId parent, SaltId salt, const int32_t* tokens) const {
  uint64_t hash = mix(hash_seed_ ^ parent, kOdd1 + salt);
  uint32_t i = 0;
  for (; i + 2 <= block_size_; i += 2) {
    uint64_t pair;
    std::memcpy(&pair, tokens + i, sizeof(pair));
    hash = mix(hash ^ pair, kOdd2);
  }
  if (i < block_size_) hash = mix(hash ^ static_cast<uint32_t>(tokens[i]), kOdd2);
  return static_cast<uint32_t>(mix(hash, hash_seed_)) & hash_mask_;
}

NodeId RadixIndex::find_child(NodeId parent, SaltId salt, const int32_t* tokens) const {
  return table_.find(hash_of(parent, salt, tokens), [&](const Node& child) {
    return child.parent == parent && child.salt == salt && same_tokens(child.blocks()[0], tokens);
  });
}

void RadixIndex::find(const Prefix& prefix, Path& path) const {
  path.steps.clear();
  path.num_blocks = 0;
  NodeId parent = 0;
  for (uint32_t done = 0; done < prefix.num_blocks;) {
    SaltId salt = prefix.salt_of(done);
    if (salt == kUnknownSalt) return;
    const int32_t* tokens = prefix.tokens + size_t{done} * block_size_;
    NodeId child = find_child(parent, salt, tokens);
    if (!child) return;
    const Node& node = nodes_[child];
    const BlockId* blocks = node.blocks();
    uint32_t most = std::min(node.length(), prefix.run_end(done) - done);
    uint32_t same = 1;
    for (; same < most; ++same) {
      // Where the block numbers lie scattered, each would wait for memory in turn.
      if (same + kPrefetchBlocks < most) {
        __builtin_prefetch(tokens_of(blocks[same + kPrefetchBlocks]));
        __builtin_prefetch(&blocks_[blocks[same + kPrefetchBlocks]], 1);
      }
      if (!same_tokens(blocks[same], tokens + size_t{same} * block_size_)) break;
    }
    path.steps.push_back({child, same});
    path.num_blocks = done += same;
    if (same < node.length()) return;
    parent = child;
  }
}

uint32_t RadixIndex::num_children_in(NodeId id, int tier) const {
  if (tier < 2) return nodes_[id].children_in[tier];
  uint32_t count = 0;
  for (NodeId child = nodes_[id].first_child; child; child = nodes_[child].next) ++count;
  return count - nodes_[id].children_in[0] - nodes_[id].children_in[1];
}

int RadixIndex::tier_below(NodeId id, uint32_t place) const {
  const Node& node = nodes_[id];
  if (place + 1 < node.length()) return blocks_.tier_of(node.blocks()[place + 1]);
  if (node.children_in[0]) return 0;
  if (node.children_in[1]) return 1;
  return node.first_child ? 2 : 3;
}

size_t RadixIndex::memory_bytes() const {
  size_t heaps = size_t{blocks_.total()} * sizeof(BlockId);
  size_t changes = changes_ ? changes_->memory_bytes() : 0;
  return nodes_used_ * sizeof(Node) + edge_bytes_ + table_.memory_bytes() + salts_.memory_bytes() + heaps + changes;
}

// -- candidates

void RadixIndex::delist(NodeId id) {
  const Node& node = nodes_[id];
  for (int tier = 0; tier < kNumTiers; ++tier) {
    if (node.end[tier] > node.begin(tier)) pinned(node.blocks()[node.end[tier] - 1]);
  }
}

void RadixIndex::refresh(NodeId id) {
  if (!id) return;
  const Node& node = nodes_[id];
  for (int tier = 0; tier < kNumTiers; ++tier) {
    if (node.end[tier] == node.begin(tier)) continue;
    BlockId block = node.blocks()[node.end[tier] - 1];
    bool is_candidate =
        blocks_[block].state == State::kHistorical && (node.end[tier] < node.length() || !has_child_in(id, tier));
    bool is_listed = blocks_[block].heap_slot != 0;
    if (is_candidate && !is_listed) candidates_[tier].push(block);
    if (!is_candidate && is_listed) candidates_[tier].remove(block);
  }
}

void RadixIndex::unpinned(BlockId block) {
  NodeId id = blocks_[block].node;
  int tier = blocks_.tier_of(block);
  const Node& node = nodes_[id];
  if (node.blocks()[node.end[tier] - 1] == block) refresh(id);
}

}  // namespace kvtide
