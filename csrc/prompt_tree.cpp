#include "prompt_tree.h"

#include <algorithm>
#include <bit>
#include <stdexcept>
#include <string>

#include "chain_hash.h"

namespace kvtide {

namespace {

constexpr size_t kAhead = 16;  // slots asked for before they are looked at

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
    visit(slot.holder);
  } else if (slot.count) {
    const uint64_t* list = lists_.at(slot.list);
    for (uint32_t i = 1; i <= slot.count; ++i) visit(static_cast<Holder>(list[i]));
  }
}

// -- changes

// Returns whether the holding is new.
bool PromptTree::add(Slot& slot, Holder holder) {
  if (slot.count == 0) {
    slot.holder = holder;
    slot.count = 1;
    return true;
  }
  if (slot.count == 1) {
    if (slot.holder == holder) return false;
    constexpr int kPair = 1;
    HoldingLists::Ref ref = lists_.allocate(kPair);
    uint64_t* list = lists_.at(ref);
    list[0] = fingerprint(slot.holder) ^ fingerprint(holder);
    list[1] = std::min(slot.holder, holder);
    list[2] = std::max(slot.holder, holder);
    slot.list = ref;
    slot.holder = kPair;
    slot.count = 2;
    return true;
  }
  uint64_t* list = lists_.at(slot.list);
  uint64_t* end = list + 1 + slot.count;
  uint64_t* place = std::lower_bound(list + 1, end, uint64_t{holder});
  if (place != end && *place == holder) return false;
  add_to_list(slot, place, holder);
  return true;
}

void PromptTree::add_to_list(Slot& slot, uint64_t* place, Holder holder) {
  uint64_t* list = lists_.at(slot.list);
  if (slot.count == 1u << slot.holder) {  // full
    HoldingLists::Ref ref = lists_.allocate(slot.holder + 1);
    uint64_t* larger = lists_.at(ref);
    std::copy_n(list, 1 + slot.count, larger);
    place = larger + (place - list);
    list = larger;
    lists_.free(slot.list, slot.holder);
    slot.list = ref;
    ++slot.holder;
  }
  std::copy_backward(place, list + 1 + slot.count, list + 2 + slot.count);
  *place = holder;
  list[0] ^= fingerprint(holder);
  ++slot.count;
}

void PromptTree::drop(Slot& slot, Holder holder) {
  if (slot.count == 1) {
    if (slot.holder != holder) return;
    --num_blocks_[holder];
    --num_entries_;
    slot.count = 0;
    return;
  }
  uint64_t* list = lists_.at(slot.list);
  uint64_t* end = list + 1 + slot.count;
  uint64_t* place = std::lower_bound(list + 1, end, uint64_t{holder});
  if (place == end || *place != holder) return;
  std::copy(place + 1, end, place);
  list[0] ^= fingerprint(holder);
  --num_blocks_[holder];
  --num_entries_;
  --slot.count;
  if (slot.count == 1) {
    auto last = static_cast<Holder>(list[1]);
    lists_.free(slot.list, slot.holder);
    slot.holder = last;
  } else if (slot.count * 4u <= 1u << slot.holder) {  // shrink late, so that one that comes and goes costs nothing
    int size_class = std::bit_width(slot.count - 1u);
    HoldingLists::Ref ref = lists_.allocate(size_class);
    std::copy_n(lists_.at(slot.list), 1 + slot.count, lists_.at(ref));
    lists_.free(slot.list, slot.holder);
    slot.list = ref;
    slot.holder = static_cast<uint16_t>(size_class);
  }
}

void PromptTree::insert(int64_t number, std::span<const uint64_t> hashes) {
  Holder holder = checked(number);
  for (size_t i = 0; i < hashes.size(); ++i) {
    if ((num_used_ + 1) * 4 > slots_.size() * 3) grow();
    if (i + kAhead < hashes.size()) prefetch(hashes[i + kAhead]);
    Slot& slot = slots_[find(hashes[i])];
    if (!slot.count) {
      slot.hash = hashes[i];
      ++num_used_;
    }
    bool is_new = add(slot, holder);
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
    drop(slots_[place], holder);
    if (!slots_[place].count) erase_slot(place);
  }
}

void PromptTree::remove_holder(int64_t number) {
  Holder holder = checked(number);
  for (size_t i = 0; num_blocks_[holder] && i < slots_.size(); ++i) {
    // What an erasure pulls into this place was not looked at yet (or is looked at twice, where a run wraps around).
    while (slots_[i].count) {
      drop(slots_[i], holder);
      if (slots_[i].count) break;
      erase_slot(i);
    }
  }
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
      if (soon.count > 1) __builtin_prefetch(lists_.at(soon.list));
    }
    const Slot& slot = slots_[find(hashes[i])];
    if (!slot.count) break;
    uint64_t present = slot.count == 1 ? fingerprint(slot.holder) : lists_.at(slot.list)[0];
    if (i && present == previous) continue;
    previous = present;
    if (!i) {
      for_each(slot, [&](Holder holder) { alive.push_back(holder); });
      continue;
    }
    size_t kept = 0, next = 0;  // alive[0, kept) stay, alive[next, ...) are to be looked at
    auto end_before = [&](uint32_t holder) {
      for (; next < alive.size() && alive[next] < holder; ++next) {
        done.push_back({alive[next], static_cast<int32_t>(i)});
      }
    };
    for_each(slot, [&](Holder holder) {
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
    for_each(slot, [&](Holder holder) {
      require(holder > last && holder < kMaxHolders, "the order of holders");
      last = holder;
      print ^= fingerprint(holder);
      ++blocks[holder];
      ++entries;
    });
    require(slot.count == 1 || lists_.at(slot.list)[0] == print, "a fingerprint");
  }
  require(used == num_used_, "the number of slots in use");
  require(used * 4 <= slots_.size() * 3, "too full");
  require(entries == num_entries_, "the number of entries");
  require(blocks == num_blocks_, "the number of a holder's blocks");
}

}  // namespace kvtide
