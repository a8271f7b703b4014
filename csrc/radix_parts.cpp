#include "radix_parts.h"

#include <algorithm>

namespace kvtide {

// -- ChildTable

void ChildTable::place(NodeId node) {
  uint32_t slot = nodes_[node].hash & mask();
  while (slots_[slot]) slot = (slot + 1) & mask();
  slots_[slot] = node;
}

void ChildTable::insert(NodeId node) {
  if ((size_ + 1) * uint64_t{4} > slots_.size() * uint64_t{3}) {
    std::vector<NodeId> old(slots_.size() * 2, 0);
    old.swap(slots_);
    for (NodeId other : old) {
      if (other) place(other);
    }
  }
  place(node);
  ++size_;
}

uint32_t ChildTable::slot_of(NodeId node) const {
  uint32_t slot = nodes_[node].hash & mask();
  while (slots_[slot] != node) slot = (slot + 1) & mask();
  return slot;
}

void ChildTable::erase(NodeId node) {
  uint32_t hole = slot_of(node);
  // Pull later entries of the run into the hole where that brings them no further from home than they may be.
  for (uint32_t slot = (hole + 1) & mask(); slots_[slot]; slot = (slot + 1) & mask()) {
    uint32_t home = nodes_[slots_[slot]].hash & mask();
    if (((slot - home) & mask()) >= ((slot - hole) & mask())) {
      slots_[hole] = slots_[slot];
      hole = slot;
    }
  }
  slots_[hole] = 0;
  --size_;
}

void ChildTable::replace(NodeId old_node, NodeId new_node) { slots_[slot_of(old_node)] = new_node; }

// -- Salts

SaltId Salts::find(std::string_view salt) const {
  if (salt.empty()) return kPublicSalt;
  auto found = ids_.find(std::string(salt));
  return found == ids_.end() ? kUnknownSalt : found->second;
}

SaltId Salts::add(std::string_view salt) {
  SaltId id = find(salt);
  if (id == kUnknownSalt) {
    if (unused_.empty()) {
      id = static_cast<SaltId>(entries_.size());
      entries_.emplace_back();
    } else {
      id = unused_.back();
      unused_.pop_back();
    }
    entries_[id].salt = salt;
    entries_[id].hash = salt_hash(salt);
    ids_.emplace(salt, id);
  }
  ++entries_[id].uses;
  return id;
}

void Salts::drop_use(SaltId id) {
  if (--entries_[id].uses) return;
  ids_.erase(entries_[id].salt);
  entries_[id].salt = std::string();
  unused_.push_back(id);
}

size_t Salts::memory_bytes() const {
  // A hash map's node: link, hash, string, number, and the allocator's header.
  size_t bytes = entries_.capacity() * sizeof(Entry) + unused_.capacity() * sizeof(SaltId) +
                 ids_.bucket_count() * sizeof(void*) + ids_.size() * (16 + sizeof(std::string) + 8 + 16);
  for (const auto& entry : entries_) {
    if (entry.salt.size() > 15) bytes += 2 * (entry.salt.size() + 17);
  }
  return bytes;
}

// -- CandidateHeap

void CandidateHeap::push(BlockId block) { sift_up(size_++, block); }

void CandidateHeap::remove(BlockId block) {
  uint32_t place = blocks_[block].heap_slot - 1;
  blocks_[block].heap_slot = 0;
  BlockId last = heap_[--size_];
  if (last == block) return;
  if (place && recency(last) < recency(heap_[(place - 1) / 4])) {
    sift_up(place, last);
  } else {
    sift_down(place, last);
  }
}

void CandidateHeap::sift_up(uint32_t place, BlockId block) {
  uint64_t key = recency(block);
  while (place) {
    uint32_t above = (place - 1) / 4;
    if (recency(heap_[above]) <= key) break;
    put(place, heap_[above]);
    place = above;
  }
  put(place, block);
}

void CandidateHeap::sift_down(uint32_t place, BlockId block) {
  uint64_t key = recency(block);
  for (;;) {
    uint64_t first = uint64_t{place} * 4 + 1;
    uint64_t stop = std::min<uint64_t>(first + 4, size_);
    uint32_t least = place;
    uint64_t least_key = key;
    for (uint64_t below = first; below < stop; ++below) {
      uint64_t below_key = recency(heap_[below]);
      if (below_key < least_key) {
        least = static_cast<uint32_t>(below);
        least_key = below_key;
      }
    }
    if (least == place) break;
    put(place, heap_[least]);
    place = least;
  }
  put(place, block);
}

bool CandidateHeap::is_ordered() const {
  for (uint32_t place = 0; place < size_; ++place) {
    if (blocks_[heap_[place]].heap_slot != place + 1) return false;
    if (place && recency(heap_[(place - 1) / 4]) >= recency(heap_[place])) return false;
  }
  return true;
}

}  // namespace kvtide
