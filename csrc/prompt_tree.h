// Which instances hold which cached prefixes, by chain hash (contract: _core.pyi).
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace kvtide {

using Holder = uint16_t;
constexpr Holder kMaxHolders = 4096;

// Arrays of 64-bit words in one growing memory, in size classes: class c has room for 2^c holdings and a header.
class HoldingLists {
 public:
  using Ref = uint32_t;

  // Lists never move in memory while they live.
  uint64_t* at(Ref ref) { return chunks_[ref / kChunkWords].get() + ref % kChunkWords; }
  const uint64_t* at(Ref ref) const { return chunks_[ref / kChunkWords].get() + ref % kChunkWords; }
  Ref allocate(int size_class);
  void free(Ref ref, int size_class);
  size_t memory_bytes() const { return chunks_.size() * kChunkWords * sizeof(uint64_t); }

 private:
  static constexpr uint32_t kChunkWords = 1 << 16;
  static constexpr int kNumClasses = 13;  // up to 4,096 holders
  std::vector<std::unique_ptr<uint64_t[]>> chunks_;
  uint32_t used_ = kChunkWords;  // of the last chunk
  std::array<std::vector<Ref>, kNumClasses> free_;
};

// A flat hash table from chain hash to holders. Most blocks have one holder, which lies in the slot itself; several lie
// in a list, sorted, headed by a fingerprint of the set. Along a prompt the set seldom changes from block to block, so
// `match` compares fingerprints and looks into a list only where they differ.
class PromptTree {
 public:
  PromptTree() : slots_(kFewestSlots) {}

  // Throw std::invalid_argument where the holder is out of range.
  void insert(int64_t holder, std::span<const uint64_t> hashes);
  void remove(int64_t holder, std::span<const uint64_t> hashes);
  void remove_holder(int64_t holder);

  struct Match {
    int32_t holder, blocks;
  };
  std::vector<Match> match(std::span<const uint64_t> hashes) const;  // by holder
  int64_t num_blocks(int64_t holder) const { return num_blocks_[checked(holder)]; }
  int64_t num_entries() const { return num_entries_; }
  size_t memory_bytes() const { return sizeof(*this) + slots_.capacity() * sizeof(Slot) + lists_.memory_bytes(); }
  void check_invariants() const;

 private:
  struct Slot {
    uint64_t hash;
    uint32_t list;    // of several holders
    uint16_t holder;  // one holder: itself; several: the list's size class
    uint16_t count;   // holders, 0: the slot is empty
  };
  static_assert(sizeof(Slot) == 16);
  static constexpr size_t kFewestSlots = 64;

  static uint64_t fingerprint(Holder holder);

  static Holder checked(int64_t holder);
  size_t mask() const { return slots_.size() - 1; }
  // Multiplied, because whoever calls may number blocks 0, 1, 2.
  size_t home(uint64_t hash) const { return (hash * 0x9e3779b97f4a7c15u) >> shift_; }
  size_t find(uint64_t hash) const;  // its slot, or the empty one where it belongs
  void prefetch(uint64_t hash) const { __builtin_prefetch(&slots_[home(hash)]); }
  void grow();
  void erase_slot(size_t slot);
  bool add(Slot& slot, Holder holder);
  void add_to_list(Slot& slot, uint64_t* place, Holder holder);
  // Drops the holding of `holder`, if there is one; the slot may be empty then, but stays in place.
  void drop(Slot& slot, Holder holder);
  template <typename Visit>
  void for_each(const Slot& slot, Visit visit) const;  // visit(holder), ascending

  std::vector<Slot> slots_;  // linear probing, at most three quarters full
  int shift_ = 64 - 6;
  size_t num_used_ = 0;  // slots
  HoldingLists lists_;
  int64_t num_entries_ = 0;  // holdings
  std::vector<int64_t> num_blocks_ = std::vector<int64_t>(kMaxHolders, 0);
};

}  // namespace kvtide
