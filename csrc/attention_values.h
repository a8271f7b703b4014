// Weighted sums of value rows. Included inside an anonymous namespace after a Simd.
#pragma once

#include "attention_view.h"

// Walks through the rows that the next run of keys will read, in the order of memory.
struct Fetch {
  int width, distance;
  int row = 0, column = 0;
  void advance(int elements) {
    column += elements;
    if (column >= width) {
      column = 0;
      ++row;
    }
  }
};

// sums[r][d] (+)= weights[r][j] * values[j][d] for j in [begin, end), one register block.
template <int kRows, int kVectors, bool kFetch, typename T>
inline void value_block(const float* weights, const T* const* values, int begin, int end, int d, float* sums,
                        int64_t stride, Fetch& fetch) {
  Simd::Reg block[kRows][kVectors];
#pragma GCC unroll 8
  for (int r = 0; r < kRows; ++r) {
#pragma GCC unroll 8
    for (int v = 0; v < kVectors; ++v) block[r][v] = Simd::load(sums + r * stride + d + v * Simd::kLanes);
  }
  for (int j = begin; j < end; ++j) {
    const T* value = values[j] + d;
    if (kFetch) {
      const char* ahead = reinterpret_cast<const char*>(values[begin + fetch.distance + fetch.row] + fetch.column);
      for (std::size_t i = 0; i < kVectors * Simd::kLanes * sizeof(T); i += 64) __builtin_prefetch(ahead + i);
      fetch.advance(kVectors * Simd::kLanes);
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

template <int kRows, bool kFetch, typename T>
inline void value_rows(const float* weights, const T* const* values, int begin, int end, int head_dim, float* sums) {
  constexpr int kWide = Simd::kValueVectors * Simd::kLanes;
  Fetch fetch{head_dim, ahead_keys<T>(head_dim)};
  int d = 0;
  for (; d + kWide <= head_dim; d += kWide) {
    value_block<kRows, Simd::kValueVectors, kFetch>(weights, values, begin, end, d, sums, head_dim, fetch);
  }
  for (; d + Simd::kLanes <= head_dim; d += Simd::kLanes) {
    value_block<kRows, 1, kFetch>(weights, values, begin, end, d, sums, head_dim, fetch);
  }
  if (d == head_dim) return;
  const int rest = head_dim - d;
  for (int r = 0; r < kRows; ++r) {
    float* row = sums + r * head_dim + d;
    Simd::Reg sum = Simd::load_tail(row, rest);
    for (int j = begin; j < end; ++j) {
      sum = Simd::fma(Simd::set1(weights[r * kSplitKeys + j]), Simd::load_tail(values[j] + d, rest), sum);
    }
    Simd::store_tail(row, sum, rest);
  }
}

template <bool kFetch, typename T>
inline void add_values(const float* weights, const T* const* values, int begin, int end, int rows, int head_dim,
                       float* sums) {
  switch (rows) {
    case 1:
      return value_rows<1, kFetch>(weights, values, begin, end, head_dim, sums);
    case 2:
      return value_rows<2, kFetch>(weights, values, begin, end, head_dim, sums);
    case 3:
      return value_rows<3, kFetch>(weights, values, begin, end, head_dim, sums);
    case 4:
      return value_rows<4, kFetch>(weights, values, begin, end, head_dim, sums);
    case 5:
      return value_rows<5, kFetch>(weights, values, begin, end, head_dim, sums);
    default:
      return value_rows<6, kFetch>(weights, values, begin, end, head_dim, sums);
  }
}
