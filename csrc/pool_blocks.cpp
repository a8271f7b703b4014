#include "pool_blocks.h"

#include <sys/mman.h>

#include <atomic>
#include <bit>
#include <cstdlib>
#include <new>

namespace kvtide {

namespace {

constexpr size_t kWorthMapping = size_t{4} << 20;

}  // namespace

void* map_zeroed(size_t bytes) {
  if (bytes < kWorthMapping) {
    void* data = std::calloc(bytes ? bytes : 1, 1);
    if (!data) throw std::bad_alloc();
    return data;
  }
  void* data = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (data == MAP_FAILED) throw std::bad_alloc();
#ifdef MADV_HUGEPAGE
  madvise(data, bytes, MADV_HUGEPAGE);  // a wish: nothing depends on the answer
#endif
  return data;
}

void unmap_zeroed(void* data, size_t bytes) noexcept {
  if (bytes < kWorthMapping) {
    std::free(data);
  } else {
    munmap(data, bytes);
  }
}

FreeNumbers::FreeNumbers(uint32_t size) {
  uint32_t bits = size;
  do {
    uint32_t words = bits ? (bits + 63) / 64 : 1;
    levels_.emplace_back(words, 0);
    if (bits % 64 || !bits) levels_.back().back() = ~uint64_t{0} << (bits % 64);  // beyond the end: never free
    bits = words;
  } while (bits > 1);
}

uint32_t FreeNumbers::take_lowest() {
  uint32_t place = 0;
  for (size_t level = levels_.size(); level-- > 0;) {
    place = place * 64 + static_cast<uint32_t>(std::countr_one(levels_[level][place]));
  }
  uint32_t bit = place;
  for (auto& level : levels_) {
    uint64_t& word = level[bit / 64];
    word |= uint64_t{1} << (bit % 64);
    if (~word) break;
    bit /= 64;
  }
  return place;
}

void FreeNumbers::put_back(uint32_t number) {
  for (auto& level : levels_) {
    uint64_t& word = level[number / 64];
    bool was_full = !~word;
    word &= ~(uint64_t{1} << (number % 64));
    if (!was_full) break;
    number /= 64;
  }
}

size_t FreeNumbers::memory_bytes() const {
  size_t bytes = 0;
  for (const auto& level : levels_) bytes += level.capacity() * sizeof(uint64_t);
  return bytes;
}

Blocks::Blocks(const std::array<uint32_t, kNumTiers>& sizes)
    : sizes_(sizes), first_{0, sizes[0], sizes[0] + sizes[1]}, total_(sizes[0] + sizes[1] + sizes[2]), table_(total_) {
  for (int tier = 0; tier < kNumTiers; ++tier) {
    free_.emplace_back(sizes[tier]);
    counts_[tier][static_cast<int>(State::kFree)] = sizes[tier];
  }
}

BlockId Blocks::take(int tier, State state) {
  BlockId id = id_of(tier, free_[tier].take_lowest());
  set_state(id, state);
  return id;
}

void Blocks::give_back(BlockId id) {
  set_state(id, State::kFree);
  ++table_[id].generation;
  int tier = tier_of(id);
  uint32_t number = id - first_[tier];
  free_[tier].put_back(number);
  if (shared_generations_[tier]) {
    std::atomic_ref(shared_generations_[tier][number]).store(table_[id].generation, std::memory_order_relaxed);
    // Whoever reads the block's next content, then the generation, finds this one or a later one.
    std::atomic_thread_fence(std::memory_order_release);
  }
}

void Blocks::share_generations(int tier, uint32_t* generations) {
  for (uint32_t number = 0; generations && number < sizes_[tier]; ++number) {
    std::atomic_ref(generations[number]).store(table_[id_of(tier, number)].generation, std::memory_order_relaxed);
  }
  shared_generations_[tier] = generations;
}

size_t Blocks::memory_bytes() const {
  size_t bytes = size_t{total_} * sizeof(Block);
  for (const auto& numbers : free_) bytes += numbers.memory_bytes();
  return bytes;
}

}  // namespace kvtide
