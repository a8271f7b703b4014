// Changes of the radix tree: nodes, splits, insertion and removal.
#include <algorithm>
#include <cstdlib>
#include <new>

#include "radix.h"

namespace kvtide {

namespace {

constexpr size_t kAllocatorHeader = 16;  // what one allocation costs beyond its size

}  // namespace

// -- nodes

NodeId RadixIndex::new_node() {
  NodeId id = unused_nodes_;
  if (id) {
    unused_nodes_ = nodes_[id].next;
  } else {
    id = nodes_used_++;
  }
  nodes_[id] = Node{};
  nodes_[id].capacity = kFewBlocks;
  ++num_nodes_;
  return id;
}

void RadixIndex::free_node(NodeId id) {
  Node& node = nodes_[id];
  reserve(node, 0);
  salts_.drop_use(node.salt);
  node.next = unused_nodes_;
  unused_nodes_ = id;
  --num_nodes_;
}

// Sets the capacity to at least `capacity` and keeps the blocks; 0 gives the memory back.
void RadixIndex::reserve(Node& node, uint32_t capacity) {
  bool was_many = node.capacity > kFewBlocks;
  if (capacity > kFewBlocks) {
    auto* many = static_cast<BlockId*>(std::malloc(capacity * sizeof(BlockId)));
    if (!many) throw std::bad_alloc();
    std::copy_n(node.blocks(), node.length(), many);
    if (was_many) std::free(node.many);
    edge_bytes_ += capacity * sizeof(BlockId) + (was_many ? 0 : kAllocatorHeader);
    if (was_many) edge_bytes_ -= node.capacity * sizeof(BlockId);
    node.many = many;
    node.capacity = capacity;
  } else if (was_many) {
    BlockId* many = node.many;
    edge_bytes_ -= node.capacity * sizeof(BlockId) + kAllocatorHeader;
    node.capacity = kFewBlocks;
    std::copy_n(many, std::min(node.length(), capacity), node.few);
    std::free(many);
  }
}

void RadixIndex::attach(NodeId id, NodeId parent) {
  Node& node = nodes_[id];
  Node& above = nodes_[parent];
  node.parent = parent;
  node.previous = 0;
  node.next = above.first_child;
  if (node.next) nodes_[node.next].previous = id;
  above.first_child = id;
  int tier = first_tier(node);
  if (tier < 2) ++above.children_in[tier];
}

void RadixIndex::detach(NodeId id) {
  Node& node = nodes_[id];
  Node& above = nodes_[node.parent];
  if (node.next) nodes_[node.next].previous = node.previous;
  (node.previous ? nodes_[node.previous].next : above.first_child) = node.next;
  int tier = first_tier(node);
  if (tier < 2) --above.children_in[tier];
}

// The node keeps its children and the blocks from `place` on; the new one takes its place above it.
NodeId RadixIndex::split(NodeId id, uint32_t place) {
  delist(id);
  NodeId head_id = new_node();
  Node& head = nodes_[head_id];
  Node& tail = nodes_[id];
  reserve(head, place);
  BlockId* blocks = tail.blocks();
  std::copy_n(blocks, place, head.blocks());
  for (uint32_t i = 0; i < place; ++i) blocks_[blocks[i]].node = head_id;
  for (int tier = 0; tier < kNumTiers; ++tier) head.end[tier] = std::min(tail.end[tier], place);
  head.hash = tail.hash;
  head.salt = tail.salt;
  head.recency = tail.recency;
  salts_.add_use(head.salt);
  NodeId parent = tail.parent;
  detach(id);
  table_.replace(id, head_id);

  uint32_t length = tail.length() - place;
  std::copy(blocks + place, blocks + place + length, blocks);
  for (uint32_t& end : tail.end) end -= std::min(end, place);
  if (tail.capacity > kFewBlocks && length * 2 < tail.capacity) reserve(tail, length);
  attach(head_id, parent);
  attach(id, head_id);
  tail.hash = hash_of(head_id, tail.salt, tokens_of(tail.blocks()[0]));
  table_.insert(id);
  refresh(head_id);
  refresh(id);
  return head_id;
}

void RadixIndex::extend(NodeId id, const int32_t* tokens, std::span<const BlockId> blocks) {
  Node& node = nodes_[id];
  uint32_t length = node.length();
  uint32_t new_length = length + static_cast<uint32_t>(blocks.size());
  if (new_length > node.capacity) reserve(node, length ? std::max(new_length, length + length / 2) : new_length);
  std::copy(blocks.begin(), blocks.end(), node.blocks() + length);
  for (size_t i = 0; i < blocks.size(); ++i) {
    blocks_[blocks[i]].node = id;
    store_tokens(blocks[i], tokens + i * block_size_);
  }
  int tier = blocks_.tier_of(blocks.front());
  for (int lower = tier; lower < kNumTiers; ++lower) node.end[lower] = new_length;
}

// -- changing the tree

void RadixIndex::cut(Path& path) {
  if (path.steps.empty()) return;
  auto& last = path.steps.back();
  if (last.num_blocks < nodes_[last.node].length()) last.node = split(last.node, last.num_blocks);
}

void RadixIndex::touch(const Path& path) {
  if (path.steps.empty()) return;
  ++clock_;
  for (const auto& step : path.steps) {
    delist(step.node);
    nodes_[step.node].recency = clock_;
    refresh(step.node);
  }
}

// Indexes `blocks`, all of one tier, for the blocks of `prefix` that follow the path's end. The path was just touched.
void RadixIndex::append(const Path& path, const Prefix& prefix, std::span<const BlockId> blocks) {
  NodeId parent = path.steps.empty() ? 0 : path.steps.back().node;
  if (!parent) ++clock_;
  uint32_t done = path.num_blocks;
  while (!blocks.empty()) {
    auto run = blocks.first(std::min<size_t>(blocks.size(), prefix.run_end(done) - done));
    const int32_t* tokens = prefix.tokens + size_t{done} * block_size_;
    SaltId salt = prefix.salt_of(done);
    NodeId id = parent;
    if (parent && !nodes_[parent].first_child && nodes_[parent].salt == salt) {
      delist(id);
      uint32_t length = nodes_[id].length();
      extend(id, tokens, run);
      note_inserted(id, id, length);
    } else {
      id = new_node();
      Node& node = nodes_[id];
      node.salt = salt;
      salts_.add_use(salt);
      node.recency = clock_;
      extend(id, tokens, run);
      note_inserted(parent, id, 0);
      attach(id, parent);
      node.hash = hash_of(parent, salt, tokens);
      table_.insert(id);
      refresh(parent);
    }
    refresh(id);
    parent = id;
    done += static_cast<uint32_t>(run.size());
    blocks = blocks.subspan(run.size());
  }
}

// Puts a block into a place of the edge, keeps the tiers' ends and the parent's counts; the tokens stay.
void RadixIndex::put(NodeId id, uint32_t place, BlockId block) {
  Node& node = nodes_[id];
  BlockId old = node.blocks()[place];
  int old_tier = blocks_.tier_of(old);
  int tier = blocks_.tier_of(block);
  store_tokens(block, tokens_of(old));
  node.blocks()[place] = block;
  blocks_[block].node = id;
  blocks_[old].node = 0;
  if (changes_) changes_->moved(old, block);
  for (int t = old_tier; t < tier; ++t) node.end[t] = place;      // it was the last of its tier
  for (int t = tier; t < old_tier; ++t) node.end[t] = place + 1;  // it was the first below the upper tier
  if (place == 0 && tier != old_tier) {
    Node& above = nodes_[node.parent];
    if (old_tier < 2) --above.children_in[old_tier];
    if (tier < 2) ++above.children_in[tier];
  }
}

void RadixIndex::replace(NodeId id, uint32_t place, BlockId block) {
  delist(id);
  put(id, place, block);
  refresh(id);
  if (place == 0) refresh(nodes_[id].parent);
}

// Device blocks take the places of lower ones along the path, which ends where a node ends. Positions where the
// index keeps another device block are duplicates.
void RadixIndex::touch_and_replace(const Path& path, std::span<const BlockId> blocks,
                                   std::vector<int32_t>& duplicates) {
  if (path.steps.empty()) return;
  ++clock_;
  uint32_t done = 0;
  for (const auto& step : path.steps) {
    Node& node = nodes_[step.node];
    delist(step.node);
    node.recency = clock_;
    for (uint32_t i = 0; i < step.num_blocks; ++i) {
      BlockId indexed = node.blocks()[i];
      BlockId block = blocks[done + i];
      if (indexed == block) continue;
      if (blocks_.tier_of(indexed) == 0) {
        duplicates.push_back(static_cast<int32_t>(done + i));
        continue;
      }
      put(step.node, i, block);
      if (blocks_[indexed].state == State::kHistorical) blocks_.give_back(indexed);
    }
    refresh(step.node);
    refresh(node.parent);
    done += step.num_blocks;
  }
}

void RadixIndex::unlink_block(BlockId block, Unlinked& unlinked) {
  pinned(block);  // no candidate any more
  blocks_[block].node = 0;
  if (changes_) changes_->removed(block);
  ++unlinked.num_blocks;
  if (blocks_[block].state == State::kHistorical) {
    ++unlinked.num_historical[blocks_.tier_of(block)];
    blocks_.give_back(block);
  }
}

void RadixIndex::unlink_below(NodeId id, Unlinked& unlinked) {
  std::vector<NodeId> todo;
  for (NodeId child = nodes_[id].first_child; child; child = nodes_[child].next) todo.push_back(child);
  nodes_[id].first_child = 0;
  nodes_[id].children_in[0] = nodes_[id].children_in[1] = 0;
  while (!todo.empty()) {
    NodeId node_id = todo.back();
    todo.pop_back();
    Node& node = nodes_[node_id];
    for (NodeId child = node.first_child; child; child = nodes_[child].next) todo.push_back(child);
    for (uint32_t i = 0; i < node.length(); ++i) unlink_block(node.blocks()[i], unlinked);
    table_.erase(node_id);
    free_node(node_id);
  }
}

Unlinked RadixIndex::unlink(NodeId id, uint32_t place) {
  Unlinked unlinked;
  unlink_below(id, unlinked);
  if (id == 0) return unlinked;
  Node& node = nodes_[id];
  NodeId parent = node.parent;
  delist(id);
  if (place == 0) {
    detach(id);
    table_.erase(id);
  }
  for (uint32_t i = place; i < node.length(); ++i) unlink_block(node.blocks()[i], unlinked);
  for (uint32_t& end : node.end) end = std::min(end, place);
  if (place == 0) {
    free_node(id);
    refresh(parent);
  } else {
    if (node.capacity > kFewBlocks && node.length() * 2 <= node.capacity) reserve(node, node.length());
    refresh(id);
  }
  return unlinked;
}

}  // namespace kvtide
