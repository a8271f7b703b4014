// The blocks of all tiers: their states, references and generations. Knows no index and holds no bytes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace kvtide {

using BlockId = uint32_t;  // one number for every block of every tier: first block of its tier + number in the tier
using NodeId = uint32_t;   // of the radix index; 0 is the root, which holds no block: "not indexed"

constexpr int kNumTiers = 3;  // device, host, disk
constexpr uint32_t kMaxBlocks = 1u << 30;

enum class State : uint32_t { kFree, kActive, kHistorical, kLeased, kQuarantined };
constexpr int kNumStates = 5;

// Memory that reads as zero and costs nothing until it is touched; huge pages where the system has them, because the
// blocks of a prompt may lie anywhere in it.
void* map_zeroed(size_t bytes);
void unmap_zeroed(void* data, size_t bytes) noexcept;

template <typename T>
class LazyArray {
 public:
  explicit LazyArray(size_t size) : bytes_(size * sizeof(T)), data_(static_cast<T*>(map_zeroed(bytes_))) {}
  ~LazyArray() { unmap_zeroed(data_, bytes_); }
  LazyArray(const LazyArray&) = delete;
  LazyArray& operator=(const LazyArray&) = delete;

  T& operator[](size_t i) { return data_[i]; }
  const T& operator[](size_t i) const { return data_[i]; }
  T* data() { return data_; }
  const T* data() const { return data_; }

 private:
  size_t bytes_;
  T* data_;
};

// A set of free numbers; gives the lowest first, so that what is free does not depend on the order of release.
// A tree of 64-bit words: a bit of level 0 is one number in use, a bit of level n a full word of level n - 1.
class FreeNumbers {
 public:
  explicit FreeNumbers(uint32_t size);

  uint32_t take_lowest();  // one must be free
  void put_back(uint32_t number);
  bool is_free(uint32_t number) const { return !(levels_[0][number / 64] >> (number % 64) & 1); }
  size_t memory_bytes() const;

 private:
  std::vector<std::vector<uint64_t>> levels_;
};

struct Block {
  State state : 3;
  uint32_t marked : 1;  // scratch of one call; always 0 between calls
  uint32_t references : 28;
  uint32_t generation;
  NodeId node;         // where the index holds it
  uint32_t heap_slot;  // 1 + place among the eviction candidates of its tier, 0: is none
};
static_assert(sizeof(Block) == 16);
constexpr uint32_t kMaxReferences = (1u << 28) - 1;

class Blocks {
 public:
  explicit Blocks(const std::array<uint32_t, kNumTiers>& sizes);

  Block& operator[](BlockId id) { return table_[id]; }
  const Block& operator[](BlockId id) const { return table_[id]; }

  int tier_of(BlockId id) const { return (id >= first_[1]) + (id >= first_[2]); }
  uint32_t number_of(BlockId id) const { return id - first_[tier_of(id)]; }
  BlockId id_of(int tier, uint32_t number) const { return first_[tier] + number; }

  uint32_t size(int tier) const { return sizes_[tier]; }
  uint32_t total() const { return total_; }
  uint32_t count(int tier, State state) const { return counts_[tier][static_cast<int>(state)]; }
  bool is_free_number(int tier, uint32_t number) const { return free_[tier].is_free(number); }

  void set_state(BlockId id, State state) {
    auto& counts = counts_[tier_of(id)];
    --counts[static_cast<int>(table_[id].state)];
    ++counts[static_cast<int>(state)];
    table_[id].state = state;
  }
  BlockId take(int tier, State state);  // the lowest free one; there must be one
  void give_back(BlockId id);           // to the free ones; references to it are stale from here on
  // Generations of a tier's blocks are written here too from now on; null: no more.
  void share_generations(int tier, uint32_t* generations);

  size_t memory_bytes() const;

 private:
  std::array<uint32_t, kNumTiers> sizes_;
  std::array<uint32_t, kNumTiers> first_;
  uint32_t total_;
  LazyArray<Block> table_;
  std::vector<FreeNumbers> free_;
  std::array<uint32_t*, kNumTiers> shared_generations_{};
  std::array<std::array<uint32_t, kNumStates>, kNumTiers> counts_{};
};

}  // namespace kvtide
