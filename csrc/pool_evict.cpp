// Eviction and swapping: which block goes where, and the copies that this takes.
#include <string>
#include <unordered_map>

#include "pool.h"

namespace kvtide {

// Whether `num_blocks` historical blocks of this tier can go one after the other. A pinned block keeps all blocks
// of its tier above it, so walk from the candidates towards the root until enough are seen.
bool Pool::can_evict(int tier, uint32_t num_blocks) const {
  const CandidateHeap& candidates = index_.candidates(tier);
  std::unordered_map<NodeId, uint32_t> children_left;  // of nodes with several children in this tier
  uint32_t count = 0;
  for (uint32_t k = 0; k < candidates.size(); ++k) {
    NodeId id = blocks_[candidates.at(k)].node;
    while (id) {
      const Node& node = index_.node(id);
      uint32_t i = node.end[tier];
      while (i > node.begin(tier) && blocks_[node.blocks()[i - 1]].state == State::kHistorical) {
        --i;
        if (++count >= num_blocks) return true;
      }
      if (i > 0 || !node.parent) break;  // pinned, or what is above lies in a higher tier
      id = node.parent;
      if (index_.has_several_children_in(id, tier)) {
        auto [left, is_new] = children_left.try_emplace(id, 0);
        if (is_new) left->second = index_.num_children_in(id, tier);
        if (--left->second) break;
      }
    }
  }
  return false;
}

void Pool::add_copy(BlockId src, BlockId dst, Copies& copies) const {
  copies.push_back({blocks_.tier_of(src), number_of(src), blocks_.tier_of(dst), number_of(dst)});
}

bool Pool::make_room(int tier, Copies& copies) {
  if (blocks_.count(tier, State::kFree)) return true;
  return !index_.candidates(tier).empty() && evict_one(tier, true, copies);
}

// Frees one block of the tier: the least recently used candidate moves to the next tier that has or can make room
// (a block never sinks below what follows it), else it leaves the index together with all that follows it.
bool Pool::evict_one(int tier, bool may_drop, Copies& copies) {
  BlockId id = index_.candidates(tier).top();
  for (int lower = tier + 1; lower < kNumTiers; ++lower) {
    const Node& node = index_.node(blocks_[id].node);
    if (index_.tier_below(blocks_[id].node, node.end[tier] - 1) < lower) break;
    if (make_room(lower, copies)) {
      move_down(id, lower, copies);
      return true;
    }
  }
  if (!may_drop || blocks_[id].marked) return false;
  NodeId node = blocks_[id].node;
  Unlinked unlinked = index_.unlink(node, index_.node(node).end[tier] - 1);
  for (int t = 0; t < kNumTiers; ++t) num_evicted_[t] += unlinked.num_historical[t];
  return true;
}

void Pool::move_down(BlockId id, int lower, Copies& copies) {
  BlockId target = blocks_.take(lower, State::kHistorical);
  add_copy(id, target, copies);
  NodeId node = blocks_[id].node;
  index_.replace(node, index_.node(node).end[blocks_.tier_of(id)] - 1, target);
  ++num_evicted_[blocks_.tier_of(id)];
  blocks_.give_back(id);
}

// Removes copies whose result nobody reads: the block was overwritten or dropped later in the same call.
// marked here: the present content of this block is not needed after the copy looked at.
void Pool::prune(Copies& copies) {
  auto target = [&](const Copy& copy) -> Block& { return blocks_[target_of(copy)]; };
  for (const Copy& copy : copies) target(copy).marked = target(copy).state == State::kFree;
  Copies live;
  for (size_t i = copies.size(); i-- > 0;) {
    if (target(copies[i]).marked) continue;
    target(copies[i]).marked = 1;
    blocks_[blocks_.id_of(copies[i].src_tier, static_cast<uint32_t>(copies[i].src_block))].marked = 0;
    live.push_back(copies[i]);
  }
  for (const Copy& copy : copies) target(copy).marked = 0;
  copies.assign(live.rbegin(), live.rend());
}

Copies Pool::swap_out(int64_t num_blocks) {
  if (num_blocks < 0) throw std::invalid_argument("num_blocks must not be negative");
  Copies copies;
  size_t marked = 0;
  while (num_blocks-- > 0 && !index_.candidates(0).empty() && evict_one(0, false, copies)) {
    while (marked < copies.size()) blocks_[target_of(copies[marked++])].marked = 1;  // not to be dropped in this call
  }
  for (const Copy& copy : copies) blocks_[target_of(copy)].marked = 0;
  prune(copies);
  return copies;
}

std::vector<BlockId> Pool::checked_for_swap_in(Numbers numbers, std::span<const uint8_t> tiers) {
  if (numbers.size() != tiers.size()) throw std::invalid_argument("blocks and tiers differ in length");
  std::vector<BlockId> ids;
  ids.reserve(numbers.size());
  try {
    for (size_t i = 0; i < numbers.size(); ++i) {
      BlockId id = block_id(numbers[i], tiers[i]);
      if (blocks_[id].state != State::kActive) throw std::invalid_argument("swap_in: a block has no reference");
      if (blocks_[id].marked) throw std::invalid_argument("swap_in: a block is named twice");
      blocks_[id].marked = 1;
      ids.push_back(id);
    }
  } catch (...) {
    unmark(ids);
    throw;
  }
  unmark(ids);
  return ids;
}

std::optional<Allocation> Pool::swap_in(Numbers numbers, std::span<const uint8_t> tiers) {
  std::vector<BlockId> ids = checked_for_swap_in(numbers, tiers);
  int64_t num_lower = 0;
  for (uint8_t tier : tiers) num_lower += tier != 0;
  auto room = allocate(num_lower, 0, State::kActive);
  if (!room) return std::nullopt;

  Allocation result{{}, std::move(room->copies)};
  result.blocks.reserve(ids.size());
  size_t used = 0;
  for (size_t i = 0; i < ids.size(); ++i) {
    if (tiers[i] == 0) {
      result.blocks.push_back(numbers[i]);
      continue;
    }
    BlockId device = blocks_.id_of(0, static_cast<uint32_t>(room->blocks[used++]));
    result.blocks.push_back(number_of(device));
    add_copy(ids[i], device, result.copies);
    move_up(ids[i], device);
  }
  return result;
}

// One reference moves from the lower block to the device block. The index follows where all that precedes the
// block lies on the device; elsewhere the device block stays unindexed.
void Pool::move_up(BlockId lower, BlockId device) {
  NodeId id = blocks_[lower].node;
  if (id) {
    const Node& node = index_.node(id);
    uint32_t place = node.end[0];
    bool follows_device =
        place > 0 || !node.parent || index_.node(node.parent).end[0] == index_.node(node.parent).length();
    if (follows_device && node.blocks()[place] == lower) index_.replace(id, place, device);
  }
  unpin(lower);
}

}  // namespace kvtide
