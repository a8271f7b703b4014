// Weighted sums of value rows. Included inside an anonymous namespace after a Simd.
#pragma once

#include "attention_view.h"

// Rows that lie at one distance from each other; indexed as an array of their addresses.
template <typename T>
struct EvenRows {
  const T* first;
  int64_t stride;
  const T* operator[](int j) const { return first + j * stride; }
};

// sums[r][d] (+)= weights[r * kSplitKeys + j] * values[j][d] for j in [0, count), one register block. With kFetch,
// `ahead` goes on by as many bytes as are read, and what it passes is prefetched.
template <int kRows, int kVectors, bool kFetch, typename Rows>
inline void value_block(const float* weights, const Rows& values, int count, int d, float* sums, int64_t stride,
                        const char*& ahead) {
  constexpr std::size_t kBytes = kVectors * Simd::kLanes * sizeof(*values[0]);
  Simd::Reg block[kRows][kVectors];
#pragma GCC unroll 8
  for (int r = 0; r < kRows; ++r) {
#pragma GCC unroll 8
    for (int v = 0; v < kVectors; ++v) block[r][v] = Simd::load(sums + r * stride + d + v * Simd::kLanes);
  }
  for (int j = 0; j < count; ++j) {
    const auto* value = values[j] + d;
    if (kFetch) {
#pragma GCC unroll 8
      for (std::size_t i = 0; i < kBytes; i += 64) __builtin_prefetch(ahead + i);
      ahead += kBytes;
    }
    Simd::Reg vs[kVectors];
#pragma GCC unroll 8
    for (int v = 0; v < kVectors; ++v) vs[v] = Simd::load(value + v * Simd::kLanes);
#pragma GCC unroll 8
    for (int r = 0; r < kRows; ++r) {
      const Simd::Reg weight = Simd::set1(weights[r * kSplitKeys + j]);
#pragma GCC unroll 8
      for (int v = 0; v < kVectors; ++v) block[r][v] = Simd::fma(weight, vs[v], block[r][v]);
    }
  }
#pragma GCC unroll 8
  for (int r = 0; r < kRows; ++r) {
#pragma GCC unroll 8
    for (int v = 0; v < kVectors; ++v) Simd::store(sums + r * stride + d + v * Simd::kLanes, block[r][v]);
  }
}

template <int kRows, bool kFetch, typename Rows>
inline void value_rows(const float* weights, const Rows& values, int count, int head_dim, float* sums,
                       const char* ahead) {
  constexpr int kWide = Simd::kValueVectors * Simd::kLanes;
  int d = 0;
  for (; d + kWide <= head_dim; d += kWide) {
    value_block<kRows, Simd::kValueVectors, kFetch>(weights, values, count, d, sums, head_dim, ahead);
  }
  for (; d + Simd::kLanes <= head_dim; d += Simd::kLanes) {
    value_block<kRows, 1, kFetch>(weights, values, count, d, sums, head_dim, ahead);
  }
  if (d == head_dim) return;
  const int rest = head_dim - d;
  for (int r = 0; r < kRows; ++r) {
    float* row = sums + r * head_dim + d;
    Simd::Reg sum = Simd::load_tail(row, rest);
    for (int j = 0; j < count; ++j) {
      sum = Simd::fma(Simd::set1(weights[r * kSplitKeys + j]), Simd::load_tail(values[j] + d, rest), sum);
    }
    Simd::store_tail(row, sum, rest);
  }
}

// Adds the weighted values of `count` keys to the sums of up to Simd::kValueRows rows.
template <bool kFetch, typename Rows>
inline void add_values(const float* weights, const Rows& values, int count, int rows, int head_dim, float* sums,
                       const char* ahead = nullptr) {
  switch (rows) {
    case 1:
      return value_rows<1, kFetch>(weights, values, count, head_dim, sums, ahead);
    case 2:
      return value_rows<2, kFetch>(weights, values, count, head_dim, sums, ahead);
    case 3:
      return value_rows<3, kFetch>(weights, values, count, head_dim, sums, ahead);
    case 4:
      return value_rows<4, kFetch>(weights, values, count, head_dim, sums, ahead);
    case 5:
      return value_rows<5, kFetch>(weights, values, count, head_dim, sums, ahead);
    default:
      return value_rows<6, kFetch>(weights, values, count, head_dim, sums, ahead);
  }
}
