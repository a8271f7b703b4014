// Copies between mapped areas and into KV slots.
#pragma once

#include <cstdint>

#include "kernels_table.h"

namespace kvtide {

void copy_ranges(char* dst, const char* src, const int64_t* dst_offsets, const int64_t* src_offsets,
                 const int64_t* sizes, int64_t count, int num_threads);

// One of the two caches of a layer, and the new rows for it. Strides of the cache in bytes, of `rows` in elements.
struct KvTarget {
  char* cache;
  int64_t block_stride, head_stride, token_stride;
  const float* rows;
  int64_t row_token, row_head;
};

// slots[t] = block * block_size + offset, or -1.
void write_rows(const KvTarget& target, const int64_t* slots, int64_t num_tokens, int num_heads, int head_dim,
                int block_size, bool is_bf16);

}  // namespace kvtide
