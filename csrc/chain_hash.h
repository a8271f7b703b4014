// Chain hashes: one 64-bit name for a block of tokens and all that precede it. The same on every machine and in every
// process; hints only, because two prefixes may collide.
#pragma once

#include <cstdint>
#include <string_view>

namespace kvtide {

constexpr uint64_t kChainStart = 0xcbbb9d5dc1059ed8u;  // the hash of no block at all

namespace chain {

// Odd constants with the top bit of both halves set: a pair of token ids, none negative, can zero no factor.
constexpr uint64_t kLeft = 0x9e3779b9ff4a7c15u, kRight = 0xbf58476d9ce4e5b9u;
constexpr uint64_t kPlaceLeft = 0x629a292a367cd507u, kPlaceRight = 0x152fecd8b7056a2fu;  // top bits kept by `factor`
constexpr uint64_t kTopBits = 0x8000000080000000u;
constexpr uint64_t kJoin = 0xd6e8feb8e6f5a3bdu;

// Both halves of the 128-bit product.
inline uint64_t fold(uint64_t a, uint64_t b) {
  auto product = static_cast<unsigned __int128>(a) * b;
  return static_cast<uint64_t>(product) ^ static_cast<uint64_t>(product >> 64);
}

// Another constant for each place of a block, so that the order of tokens matters.
inline uint64_t constant(uint64_t base, uint64_t step, uint32_t place) { return (base + step * place) | kTopBits; }

inline uint64_t pair(const int32_t* tokens) {
  return static_cast<uint32_t>(tokens[0]) | uint64_t{static_cast<uint32_t>(tokens[1])} << 32;
}

inline uint64_t quad(uint64_t left, uint64_t right, uint32_t place) {
  return fold(left ^ constant(kLeft, kPlaceLeft, place), right ^ constant(kRight, kPlaceRight, place));
}

}  // namespace chain

// Of a namespace's name. Not fast: once for each salt.
inline uint64_t salt_hash(std::string_view salt) {
  uint64_t hash = chain::kJoin;
  for (unsigned char byte : salt) hash = chain::fold(hash ^ byte, chain::kLeft) + salt.size();
  return hash;
}

// Of one block after `before`. The products of a block do not wait for each other, and only one step of the chain
// waits for the block before, so the processor works on several blocks at a time.
inline uint64_t chain_hash(uint64_t before, uint64_t salt, const int32_t* tokens, uint32_t block_size) {
  uint64_t sum = salt;
  uint32_t i = 0;
  for (; i + 4 <= block_size; i += 4) sum += chain::quad(chain::pair(tokens + i), chain::pair(tokens + i + 2), i);
  if (uint32_t rest = block_size - i) {
    int32_t last[4] = {};
    for (uint32_t k = 0; k < rest; ++k) last[k] = tokens[i + k];
    sum += chain::quad(chain::pair(last), chain::pair(last + 2), i);
  }
  return chain::fold(before + chain::kRight, sum ^ chain::kJoin);
}

}  // namespace kvtide
