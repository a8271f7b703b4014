// Bindings of paged_attention, of the element-wise kernels and of embed, and the checks shared with write_kv.
#pragma once

#include <nanobind/nanobind.h>

#include "kernels_array.h"

namespace kvtide {

// Both [num_blocks, kv_heads, block_size, head_dim] of the same shape and type, float32 or bfloat16.
void check_caches(const Array& key_cache, const Array& value_cache);

void bind_paged_attention(nanobind::handle out, nanobind::handle lse, nanobind::handle query,
                          nanobind::handle key_cache, nanobind::handle value_cache, nanobind::handle block_tables,
                          nanobind::handle block_indptr, nanobind::handle query_indptr, nanobind::handle context_lens,
                          nanobind::handle query_positions, nanobind::handle key_positions, double scale,
                          int64_t window, double softcap, int num_threads);

void bind_elementwise(nanobind::module_& m);

void bind_embedding(nanobind::module_& m);

}  // namespace kvtide
