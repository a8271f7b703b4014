#include "prompt_tree.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <stdexcept>
#include <string>

#include "chain_hash.h"

namespace kvtide {

namespace {

constexpr size_t kAhead = 16;  // slots asked for before they are looked at
constexpr int64_t kStamps = int64_t{1} << 32;

}  // namespace

// -- HoldingLists

HoldingLists::Ref HoldingLists::allocate(int size_class) {
  auto& unused = free_[size_class];
  if (!unused.empty()) {
    Ref ref = unused.back();
    unused.pop_back();
    return ref;
  }
  uint32_t words = 1 + (1u << size_class);
  if (used_ + words > kChunkWords) {
    chunks_.push_back(std::make_unique_for_overwrite<uint64_t[]>(kChunkWords));
    used_ = 0;
  }
  auto ref = static_cast<Ref>((chunks_.size() - 1) * kChunkWords + used_);
  used_ += words;
  return ref;
}

void HoldingLists::free(Ref ref, int size_class) { free_[size_class].push_back(ref); }

// -- slots

uint64_t PromptTree::fingerprint(Holder holder) {
  return chain::fold(chain::kLeft + holder, chain::kJoin * (holder + 1u));
}

Holder PromptTree::checked(int64_t holder) {
  if (holder < 0 || holder >= kMaxHolders) throw std::invalid_argument("a holder is a number from 0 to 4095");
  return static_cast<Holder>(holder);
}

size_t PromptTree::find(uint64_t hash) const {
  size_t slot = home(hash);
  while (slots_[slot].count && slots_[slot].hash != hash) slot = (slot + 1) & mask();
  return slot;
}

void PromptTree::grow() {
  std::vector<Slot> old(slots_.size() * 2);
  old.swap(slots_);
  --shift_;
  for (size_t i = 0; i < old.size(); ++i) {
    if (i + kAhead < old.size()) prefetch(old[i + kAhead].hash);
    if (old[i].count) slots_[find(old[i].hash)] = old[i];
  }
}

void PromptTree::erase_slot(size_t hole) {
  // Pull later entries of the run into the hole where that brings them no further from home than they may be.
  for (size_t slot = (hole + 1) & mask(); slots_[slot].count; slot = (slot + 1) & mask()) {
    if (((slot - home(slots_[slot].hash)) & mask()) >= ((slot - hole) & mask())) {
      slots_[hole] = slots_[slot];
      hole = slot;
    }
  }
  slots_[hole] = Slot{};
  --num_used_;
}

template <typename Visit>
void PromptTree::for_each(const Slot& slot, Visit visit) const {
  if (slot.count == 1) {
    visit(slot.holder, slot.value);
  } else if (slot.count) {
    const uint64_t* list = lists_.at(slot.value);
    for (uint32_t i = 1; i <= slot.count; ++i) visit(holder_of(list[i]), stamp_of(list[i]));
  }
}

// -- changes

// Returns whether the holding is new.
bool PromptTree::add(Slot& slot, Holder holder, uint32_t stamp) {
  if (slot.count == 0) {
    slot.value = stamp;
    slot.holder = holder;
    slot.count = 1;
    return true;
  }
  if (slot.count == 1) {
    if (slot.holder == holder) {
      slot.value = stamp;
      return false;
    }
    constexpr int kPair = 1;
    HoldingLists::Ref ref = lists_.allocate(kPair);
    uint64_t* list = lists_.at(ref);
    list[0] = fingerprint(slot.holder) ^ fingerprint(holder);
    list[1] = holding(slot.holder, slot.value);
    list[2] = holding(holder, stamp);
    if (list[1] > list[2]) std::swap(list[1], list[2]);
    slot.value = ref;
    slot.holder = kPair;
    slot.count = 2;
    return true;
  }
  uint64_t* list = lists_.at(slot.value);
  uint64_t* end = list + 1 + slot.count;
  uint64_t* place = std::lower_bound(list + 1, end, holding(holder, 0));
  if (place != end && holder_of(*place) == holder) {
    *place = holding(holder, stamp);
    return false;
  }
  add_to_list(slot, place, holding(holder, stamp));
  return true;
}

void PromptTree::add_to_list(Slot& slot, uint64_t* place, uint64_t value) {
  uint64_t* list = lists_.at(slot.value);
  if (slot.count == 1u << slot.holder) {  // full
    HoldingLists::Ref ref = lists_.allocate(slot.holder + 1);
    uint64_t* larger = lists_.at(ref);
    std::copy_n(list, 1 + slot.count, larger);
    place = larger + (place - list);
    list = larger;
    lists_.free(slot.value, slot.holder);
    slot.value = ref;
    ++slot.holder;
  }
  std::copy_backward(place, list + 1 + slot.count, list + 2 + slot.count);
  *place = value;
  list[0] ^= fingerprint(holder_of(value));
  ++slot.count;
}

template <typename Drops>
int64_t PromptTree::drop(Slot& slot, Drops drops) {
  if (slot.count == 1) {
    if (!drops(slot.holder, slot.value)) return 0;
    --num_blocks_[slot.holder];
    --num_entries_;
    slot.count = 0;
    return 1;
  }
  uint64_t* list = lists_.at(slot.value);
  uint32_t kept = 0;
  for (uint32_t i = 1; i <= slot.count; ++i) {
    Holder holder = holder_of(list[i]);
    if (drops(holder, stamp_of(list[i]))) {
      list[0] ^= fingerprint(holder);
      --num_blocks_[holder];
    } else {
      list[++kept] = list[i];
    }
  }
  int64_t dropped = slot.count - kept;
  num_entries_ -= dropped;
  slot.count = static_cast<uint16_t>(kept);
  if (kept <= 1) {
    uint64_t last = list[1];
    lists_.free(slot.value, slot.holder);
    if (kept) {
      slot.holder = holder_of(last);
      slot.value = stamp_of(last);
    }
  } else if (kept * 4 <= 1u << slot.holder) {  // shrink late, so that one that comes and goes costs nothing
    int size_class = std::bit_width(kept - 1);
    HoldingLists::Ref ref = lists_.allocate(size_class);
    std::copy_n(lists_.at(slot.value), 1 + kept, lists_.at(ref));
    lists_.free(slot.value, slot.holder);
    slot.value = ref;
    slot.holder = static_cast<uint16_t>(size_class);
  }
  return dropped;
}

void PromptTree::insert(int64_t number, std::span<const uint64_t> hashes, int64_t now_ms) {
  Holder holder = checked(number);
  uint32_t now = stamp(now_ms);
  for (size_t i = 0; i < hashes.size(); ++i) {
    if ((num_used_ + 1) * 4 > slots_.size() * 3) grow();
    if (i + kAhead < hashes.size()) prefetch(hashes[i + kAhead]);
    Slot& slot = slots_[find(hashes[i])];
    if (!slot.count) {
      slot.hash = hashes[i];
      ++num_used_;
    }
    bool is_new = add(slot, holder, now);
    num_blocks_[holder] += is_new;
    num_entries_ += is_new;
  }
}

void PromptTree::remove(int64_t number, std::span<const uint64_t> hashes) {
  Holder holder = checked(number);
  for (size_t i = 0; i < hashes.size(); ++i) {
    if (i + kAhead < hashes.size()) prefetch(hashes[i + kAhead]);
    size_t place = find(hashes[i]);
    if (!slots_[place].count) continue;
    drop(slots_[place], [&](Holder other, uint32_t) { return other == holder; });
    if (!slots_[place].count) erase_slot(place);
  }
}

template <typename Drops>
int64_t PromptTree::drop_everywhere(Drops drops) {
  int64_t dropped = 0;
  for (size_t i = 0; i < slots_.size(); ++i) {
    // What an erasure pulls into this place was not looked at yet (or is looked at twice, where a run wraps around).
    while (slots_[i].count) {
      dropped += drop(slots_[i], drops);
      if (slots_[i].count) break;
      erase_slot(i);
    }
  }
  return dropped;
}

void PromptTree::remove_holder(int64_t number) {
  Holder holder = checked(number);
  if (num_blocks_[holder]) drop_everywhere([&](Holder other, uint32_t) { return other == holder; });
}

int64_t PromptTree::expire(int64_t before_ms) {
  if (before_ms <= base_ms_) return 0;
  int64_t before = before_ms - base_ms_;
  return drop_everywhere([&](Holder, uint32_t stamp) { return stamp < before; });
}

// -- time

uint32_t PromptTree::stamp(int64_t now_ms) {
  constexpr int64_t kFar = std::numeric_limits<int64_t>::max() / 4;
  if (now_ms < -kFar || now_ms > kFar) throw std::invalid_argument("now_ms is out of range");
  if (!num_entries_) base_ms_ = now_ms;
  if (now_ms < base_ms_ || now_ms - base_ms_ >= kStamps) rebase(now_ms - kStamps / 2);
  return static_cast<uint32_t>(now_ms - base_ms_);
}

// Once in seven weeks. Stamps that do not fit become the nearest that do.
void PromptTree::rebase(int64_t base_ms) {
  int64_t shift = base_ms_ - base_ms;
  auto shifted = [&](uint32_t stamp) {
    return static_cast<uint32_t>(std::clamp<int64_t>(stamp + shift, 0, kStamps - 1));
  };
  for (Slot& slot : slots_) {
    if (slot.count == 1) slot.value = shifted(slot.value);
    if (slot.count <= 1) continue;
    uint64_t* list = lists_.at(slot.value);
    for (uint32_t i = 1; i <= slot.count; ++i) list[i] = holding(holder_of(list[i]), shifted(stamp_of(list[i])));
  }
  base_ms_ = base_ms;
}

// -- reading

std::vector<PromptTree::Match> PromptTree::match(std::span<const uint64_t> hashes) const {
  std::vector<Match> done;
  std::vector<Holder> alive;  // holders of all blocks so far, ascending
  uint64_t previous = 0;      // the fingerprint of the last block's holders
  for (size_t i = 0; i < std::min(kAhead, hashes.size()); ++i) prefetch(hashes[i]);
  size_t i = 0;
  for (; i < hashes.size(); ++i) {
    if (i + kAhead < hashes.size()) prefetch(hashes[i + kAhead]);
    if (i + kAhead / 2 < hashes.size()) {  // its slot has come by now: ask for the list
      const Slot& soon = slots_[home(hashes[i + kAhead / 2])];
      if (soon.count > 1) __builtin_prefetch(lists_.at(soon.value));
    }
    const Slot& slot = slots_[find(hashes[i])];
    if (!slot.count) break;
    uint64_t present = slot.count == 1 ? fingerprint(slot.holder) : lists_.at(slot.value)[0];
    if (i && present == previous) continue;
    previous = present;
    if (!i) {
      for_each(slot, [&](Holder holder, uint32_t) { alive.push_back(holder); });
      continue;
    }
    size_t kept = 0, next = 0;  // alive[0, kept) stay, alive[next, ...) are to be looked at
    auto end_before = [&](uint32_t holder) {
      for (; next < alive.size() && alive[next] < holder; ++next) {
        done.push_back({alive[next], static_cast<int32_t>(i)});
      }
    };
    for_each(slot, [&](Holder holder, uint32_t) {
      end_before(holder);
      if (next < alive.size() && alive[next] == holder) alive[kept++] = alive[next++];
    });
    end_before(kMaxHolders);
    alive.resize(kept);
    if (alive.empty()) break;
  }
  for (Holder holder : alive) done.push_back({holder, static_cast<int32_t>(i)});
  std::sort(done.begin(), done.end(), [](Match a, Match b) { return a.holder < b.holder; });
  return done;
}

void PromptTree::check_invariants() const {
  auto require = [](bool holds, const char* what) {
    if (!holds) throw std::runtime_error(std::string("prompt tree invariant broken: ") + what);
  };
  size_t used = 0;
  std::vector<int64_t> blocks(kMaxHolders, 0);
  int64_t entries = 0;
  for (size_t i = 0; i < slots_.size(); ++i) {
    const Slot& slot = slots_[i];
    if (!slot.count) continue;
    ++used;
    require(find(slot.hash) == i, "a hash is not found where it is");
    require(slot.count == 1 || slot.count <= 1u << slot.holder, "a list longer than its memory");
    uint64_t print = 0;
    int last = -1;
    for_each(slot, [&](Holder holder, uint32_t) {
      require(holder > last && holder < kMaxHolders, "the order of holders");
      last = holder;
      print ^= fingerprint(holder);
      ++blocks[holder];
      ++entries;
    });
    require(slot.count == 1 || lists_.at(slot.value)[0] == print, "a fingerprint");
  }
  require(used == num_used_, "the number of slots in use");
  require(used * 4 <= slots_.size() * 3, "too full");
  require(entries == num_entries_, "the number of entries");
  require(blocks == num_blocks_, "the number of a holder's blocks");
}

}  // namespace kvtide
