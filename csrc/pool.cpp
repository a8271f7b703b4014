#include "pool.h"

#include <algorithm>
#include <string>

namespace kvtide {

namespace {

[[noreturn]] void fail(const std::string& what) { throw std::invalid_argument(what); }

uint32_t checked_block_size(int64_t block_size) {
  if (block_size < 1 || block_size > 1 << 20) fail("block_size must be from 1 to 1048576");
  return static_cast<uint32_t>(block_size);
}

std::array<uint32_t, kNumTiers> checked_sizes(const std::array<int64_t, kNumTiers>& sizes) {
  int64_t total = 0;
  for (int64_t size : sizes) {
    if (size < 0 || size > kMaxBlocks) fail("a tier holds from 0 to 2^30 blocks");
    total += size;
  }
  if (sizes[0] < 1) fail("device_blocks must be positive");
  if (total > kMaxBlocks) fail("all tiers together hold at most 2^30 blocks");
  return {static_cast<uint32_t>(sizes[0]), static_cast<uint32_t>(sizes[1]), static_cast<uint32_t>(sizes[2])};
}

const char* name_of(State state) {
  constexpr const char* kNames[] = {"free", "active", "historical", "leased", "quarantined"};
  return kNames[static_cast<int>(state)];
}

std::string describe(int32_t number, int64_t tier) {
  return "block " + std::to_string(number) + " of tier " + std::to_string(tier);
}

int checked_hash_bits(int hash_bits) {
  if (hash_bits < 0 || hash_bits > 32) fail("hash_bits must be from 0 to 32");
  return hash_bits;
}

}  // namespace

Pool::Pool(int64_t block_size, std::array<int64_t, kNumTiers> sizes, int hash_bits)
    : block_size_(checked_block_size(block_size)),
      blocks_(checked_sizes(sizes)),
      index_(blocks_, block_size_, checked_hash_bits(hash_bits)) {}

int Pool::checked_tier(int64_t tier) const {
  if (tier < 0 || tier >= kNumTiers) fail("there is no tier " + std::to_string(tier));
  return static_cast<int>(tier);
}

BlockId Pool::block_id(int32_t number, int64_t tier) const {
  int t = checked_tier(tier);
  if (number < 0 || static_cast<uint32_t>(number) >= blocks_.size(t)) fail("there is no " + describe(number, tier));
  return blocks_.id_of(t, static_cast<uint32_t>(number));
}

Prefix Pool::prefix_of(const Key& key, SaltId salt) const {
  if (key.shared_tokens < 0) fail("shared_tokens must not be negative");
  auto num_blocks = key.tokens.size() / block_size_;
  if (num_blocks > kMaxBlocks) fail("too many tokens");
  auto shared = static_cast<uint64_t>(key.shared_tokens) / block_size_;
  auto num_public = salt == kPublicSalt ? num_blocks : std::min<uint64_t>(shared, num_blocks);
  return {key.tokens.data(), static_cast<uint32_t>(num_blocks), static_cast<uint32_t>(num_public), salt};
}

// -- memory

std::optional<Allocation> Pool::allocate(int64_t num_blocks, int tier, State state) {
  if (!can_allocate(num_blocks, tier)) return std::nullopt;
  Allocation result;
  while (blocks_.count(tier, State::kFree) < num_blocks) evict_one(tier, true, result.copies);
  prune(result.copies);
  result.blocks.reserve(num_blocks);
  for (int64_t i = 0; i < num_blocks; ++i) {
    BlockId id = blocks_.take(tier, state);
    blocks_[id].references = state == State::kActive;
    result.blocks.push_back(number_of(id));
  }
  return result;
}

bool Pool::can_allocate(int64_t num_blocks, int tier) const {
  checked_tier(tier);
  if (num_blocks < 0) fail("num_blocks must not be negative");
  int64_t num_free = blocks_.count(tier, State::kFree);
  if (num_blocks <= num_free) return true;
  if (num_blocks - num_free > blocks_.count(tier, State::kHistorical)) return false;
  return can_evict(tier, static_cast<uint32_t>(num_blocks - num_free));
}

void Pool::pin(BlockId id) {
  Block& block = blocks_[id];
  if (block.state == State::kHistorical) {
    index_.pinned(id);
    blocks_.set_state(id, State::kActive);
  }
  ++block.references;
}

void Pool::unpin(BlockId id) {
  Block& block = blocks_[id];
  if (--block.references) return;
  if (block.node) {
    blocks_.set_state(id, State::kHistorical);
    index_.unpinned(id);
  } else {
    blocks_.give_back(id);
  }
}

void Pool::retain(Numbers numbers, int tier) {
  for (int32_t number : numbers) {
    const Block& block = blocks_[block_id(number, tier)];
    if (block.state != State::kActive && block.state != State::kHistorical) {
      fail(describe(number, tier) + " is " + name_of(block.state) + ": it cannot be retained");
    }
    if (block.references + numbers.size() > kMaxReferences) fail("too many references on " + describe(number, tier));
  }
  for (int32_t number : numbers) pin(block_id(number, tier));
}

void Pool::release(Numbers numbers, int tier) {
  size_t dropped = 0;
  try {
    for (int32_t number : numbers) {
      Block& block = blocks_[block_id(number, tier)];
      if (!block.references) fail(describe(number, tier) + " has no reference left to release");
      --block.references;
      ++dropped;
    }
  } catch (...) {
    for (int32_t number : numbers.first(dropped)) ++blocks_[block_id(number, tier)].references;
    throw;
  }
  for (int32_t number : numbers) {
    BlockId id = block_id(number, tier);
    Block& block = blocks_[id];
    if (block.references || block.state != State::kActive) continue;  // still held, or named twice and done
    block.references = 1;
    unpin(id);
  }
}

void Pool::change_state(Numbers numbers, int tier, State from, State to) {
  ids_.clear();
  std::string problem;
  for (int32_t number : numbers) {
    BlockId id;
    try {
      id = block_id(number, tier);
    } catch (...) {
      unmark(ids_);
      throw;
    }
    Block& block = blocks_[id];
    if (block.state != from || block.marked) {
      unmark(ids_);
      fail(describe(number, tier) +
           (block.state != from ? std::string(" is ") + name_of(block.state) + ", not "
                                : std::string(" is named twice among the ")) +
           name_of(from));
    }
    block.marked = 1;
    ids_.push_back(id);
  }
  unmark(ids_);
  for (BlockId id : ids_) {
    if (to == State::kFree) {
      blocks_.give_back(id);
    } else {
      blocks_.set_state(id, to);
      blocks_[id].references = to == State::kActive;
    }
  }
}

// -- index

std::span<const BlockId> Pool::match(const Key& key, int64_t max_blocks) {
  Prefix prefix = prefix_of(key, index_.salts().find(key.salt));
  if (max_blocks >= 0 && max_blocks < prefix.num_blocks) {
    prefix.num_blocks = static_cast<uint32_t>(max_blocks);
    prefix.public_blocks = std::min(prefix.public_blocks, prefix.num_blocks);
  }
  index_.find(prefix, path_);
  index_.cut(path_);
  ids_.clear();
  for (const auto& step : path_.steps) {
    const Node& node = index_.node(step.node);
    ids_.insert(ids_.end(), node.blocks(), node.blocks() + step.num_blocks);
  }
  for (BlockId id : ids_) {
    if (blocks_[id].references == kMaxReferences) fail("too many references on a block");
  }
  for (BlockId id : ids_) pin(id);
  index_.touch(path_);
  return ids_;
}

int64_t Pool::peek(const Key& key) const {
  index_.find(prefix_of(key, index_.salts().find(key.salt)), path_);
  return path_.num_blocks;
}

// Each block must be the one that the index has at its position, or be in no place of the index, and come once.
void Pool::check_insertable(const Path& path, std::span<const BlockId> ids) {
  size_t done = 0;
  auto check = [&](BlockId expected) {
    BlockId id = ids[done];
    if (id != expected && (blocks_[id].node || blocks_[id].marked)) {
      unmark(ids.first(done));
      fail(describe(number_of(id), 0) + (blocks_[id].node ? " is indexed elsewhere" : " is named twice"));
    }
    blocks_[id].marked = 1;
    ++done;
  };
  for (const auto& step : path.steps) {
    const BlockId* indexed = index_.node(step.node).blocks();
    for (uint32_t i = 0; i < step.num_blocks; ++i) check(indexed[i]);
  }
  constexpr BlockId kNone = ~BlockId{0};
  while (done < ids.size()) check(kNone);
  unmark(ids);
}

std::vector<int32_t> Pool::insert(const Key& key, Numbers numbers) {
  if (numbers.size() > key.tokens.size() / block_size_) fail("fewer tokens than the blocks hold");
  ids_.clear();
  for (int32_t number : numbers) {
    BlockId id = block_id(number, 0);
    if (blocks_[id].state != State::kActive) {
      fail(describe(number, 0) + " is " + name_of(blocks_[id].state) + ": the caller holds no reference on it");
    }
    ids_.push_back(id);
  }
  Key whole{key.tokens.first(numbers.size() * block_size_), key.salt, key.shared_tokens};
  Prefix prefix = prefix_of(whole, index_.salts().find(key.salt));
  index_.find(prefix, path_);
  check_insertable(path_, ids_);

  std::vector<int32_t> duplicates;
  SaltId salt = index_.salts().add(key.salt);  // kept alive until its nodes use it
  prefix.salt = salt;
  index_.cut(path_);
  index_.touch_and_replace(path_, ids_, duplicates);
  index_.append(path_, prefix, std::span<const BlockId>(ids_).subspan(path_.num_blocks));
  index_.salts().drop_use(salt);
  return duplicates;
}

int64_t Pool::erase(const Key& key) {
  Prefix prefix = prefix_of(key, index_.salts().find(key.salt));
  index_.find(prefix, path_);
  if (!prefix.num_blocks || path_.num_blocks < prefix.num_blocks) return 0;
  const auto& last = path_.steps.back();
  return index_.unlink(last.node, last.num_blocks - 1).num_blocks;
}

int64_t Pool::clear() { return index_.unlink(0, 0).num_blocks; }

// -- what others follow

void Pool::share_generations(int tier, std::span<uint32_t> generations) {
  if (generations.size() != blocks_.size(checked_tier(tier))) fail("share_generations: one place for each block");
  blocks_.share_generations(tier, generations.data());
}

std::pair<IndexChanges::Hashes, IndexChanges::Hashes> Pool::take_changes() {
  if (!index_.changes()) fail("take_changes: track_changes was not called");
  return index_.changes()->take();
}

}  // namespace kvtide
