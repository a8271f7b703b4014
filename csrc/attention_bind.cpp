#include "attention_bind.h"

#include <algorithm>
#include <cmath>

#include "attention.h"
#include "kernels_table.h"
#include "thread_pool.h"

namespace nb = nanobind;

namespace kvtide {
namespace {

constexpr int64_t kMaxCount = 1 << 30;  // of anything counted in 32 bits

// Row offsets of a ragged array: starts at 0, never falls, ends at `total` (-1: at most `limit`).
void check_indptr(const Array& array, int64_t sequences, int64_t limit, bool must_reach) {
  array.expect_shape({sequences + 1});
  const int32_t* p = array.as<int32_t>();
  if (p[0] < 0) fail("%s: starts below 0", array.name);
  if (must_reach && p[0] != 0) fail("%s: must start at 0", array.name);
  for (int64_t s = 0; s < sequences; ++s) {
    if (p[s + 1] < p[s]) fail("%s: falls at index %lld", array.name, static_cast<long long>(s + 1));
  }
  if (p[sequences] > limit || (must_reach && p[sequences] != limit)) {
    fail("%s: ends at %d where there are %lld", array.name, p[sequences], static_cast<long long>(limit));
  }
}

// Every sequence has blocks for its context, and all of them lie in the cache. Returns the sum of the contexts.
int64_t check_tables(const Array& tables, const Array& indptr, const Array& contexts, int64_t num_blocks,
                     int64_t block_size) {
  int64_t total = 0;
  for (int64_t s = 0; s < contexts.shape[0]; ++s) {
    const int32_t context = contexts.as<int32_t>()[s];
    if (context < 0) fail("context_lens: negative at index %lld", static_cast<long long>(s));
    total += context;
    const int32_t begin = indptr.as<int32_t>()[s], end = indptr.as<int32_t>()[s + 1];
    const int64_t needed = (context + block_size - 1) / block_size;
    if (needed > end - begin) {
      fail("block_tables: sequence %lld has %d blocks, its %d tokens need %lld", static_cast<long long>(s), end - begin,
           context, static_cast<long long>(needed));
    }
    for (int64_t i = begin; i < begin + needed; ++i) {
      const int32_t block = tables.as<int32_t>()[i];
      if (block < 0 || block >= num_blocks) {
        fail("block_tables: block %d at index %lld is outside the cache of %lld blocks", block,
             static_cast<long long>(i), static_cast<long long>(num_blocks));
      }
    }
  }
  return total;
}

void check_counts(const Array& array) {
  for (int i = 0; i < array.ndim; ++i) {
    if (array.shape[i] > kMaxCount) fail("%s: dimension %d is too large", array.name, i);
  }
}

}  // namespace

void check_caches(const Array& key_cache, const Array& value_cache) {
  if (key_cache.dtype != DType::kFloat32 && key_cache.dtype != DType::kBFloat16) {
    fail("key_cache: must be float32 or bfloat16");
  }
  key_cache.expect(key_cache.dtype, {-1, -1, -1, -1});
  const int64_t* shape = key_cache.shape;
  value_cache.expect(key_cache.dtype, {shape[0], shape[1], shape[2], shape[3]});
  if (shape[1] < 1 || shape[2] < 1 || shape[3] < 1) fail("key_cache: an empty dimension");
  check_counts(key_cache);
}

void bind_paged_attention(nb::handle out_arg, nb::handle lse_arg, nb::handle query_arg, nb::handle key_arg,
                          nb::handle value_arg, nb::handle tables_arg, nb::handle block_indptr_arg,
                          nb::handle query_indptr_arg, nb::handle contexts_arg, nb::handle positions_arg,
                          nb::handle key_positions_arg, double scale, int64_t window, double softcap, int num_threads) {
  if (num_threads < 1) fail("num_threads: must be at least 1, is %d", num_threads);
  if (!std::isfinite(scale)) fail("scale: must be finite");
  if (!std::isfinite(softcap) || softcap < 0) fail("softcap: must be finite and not negative");
  if (window < 0) fail("window: must not be negative");
  const Array query = read_array(query_arg, "query"), out = read_array(out_arg, "out", Access::kWrite);
  const Array keys = read_array(key_arg, "key_cache"), values = read_array(value_arg, "value_cache");
  const Array tables = read_vector(tables_arg, "block_tables", DType::kInt32);
  const Array block_indptr = read_vector(block_indptr_arg, "block_indptr", DType::kInt32);
  const Array query_indptr = read_vector(query_indptr_arg, "query_indptr", DType::kInt32);
  const Array contexts = read_vector(contexts_arg, "context_lens", DType::kInt32);
  const Array positions = read_vector(positions_arg, "query_positions", DType::kInt32);
  check_caches(keys, values);
  query.expect(DType::kFloat32, {-1, -1, keys.shape[3]});
  check_counts(query);
  const int64_t tokens = query.shape[0], heads = query.shape[1], sequences = contexts.shape[0];
  if (heads % keys.shape[1] != 0) fail("query: number of heads is not a multiple of the cache's");
  out.expect(DType::kFloat32, {tokens, heads, keys.shape[3]});
  positions.expect_shape({tokens});
  for (const Array* array : {&tables, &block_indptr, &query_indptr, &contexts, &positions}) array->expect_contiguous();
  check_indptr(query_indptr, sequences, tokens, true);
  check_indptr(block_indptr, sequences, tables.shape[0], false);
  const int64_t total = check_tables(tables, block_indptr, contexts, keys.shape[0], keys.shape[2]);

  const int64_t bytes = keys.dtype == DType::kBFloat16 ? 2 : 4;
  AttentionArgs args{};
  args.out = out.as<float>();
  args.out_token = out.stride[0];
  args.out_head = out.stride[1];
  args.query = query.as<float>();
  args.query_token = query.stride[0];
  args.query_head = query.stride[1];
  args.keys = keys.data;
  args.values = values.data;
  args.key_block = keys.stride[0] * bytes;
  args.key_head = keys.stride[1] * bytes;
  args.key_token = keys.stride[2] * bytes;
  args.value_block = values.stride[0] * bytes;
  args.value_head = values.stride[1] * bytes;
  args.value_token = values.stride[2] * bytes;
  args.is_bf16 = bytes == 2;
  args.block_size = static_cast<int>(keys.shape[2]);
  args.num_heads = static_cast<int>(heads);
  args.num_kv_heads = static_cast<int>(keys.shape[1]);
  args.head_dim = static_cast<int>(keys.shape[3]);
  args.block_tables = tables.as<int32_t>();
  args.block_indptr = block_indptr.as<int32_t>();
  args.context_lens = contexts.as<int32_t>();
  args.query_positions = positions.as<int32_t>();
  args.scale = static_cast<float>(scale);
  args.softcap = static_cast<float>(softcap);
  args.window = window;
  Array lse, key_positions;
  if (!lse_arg.is_none()) {
    lse = read_array(lse_arg, "lse", Access::kWrite);
    lse.expect(DType::kFloat32, {tokens, heads});
    args.lse = lse.as<float>();
    args.lse_token = lse.stride[0];
  }
  if (!key_positions_arg.is_none()) {
    key_positions = read_vector(key_positions_arg, "key_positions", DType::kInt32);
    key_positions.expect_shape({total});
    key_positions.expect_contiguous();
    args.key_positions = key_positions.as<int32_t>();
  }
  if (tokens == 0 || heads == 0) return;
  nb::gil_scoped_release release;
  run_attention(args, query_indptr.as<int32_t>(), sequences, std::min(num_threads, kMaxThreads));
}

}  // namespace kvtide
