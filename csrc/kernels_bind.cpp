// Python names of the kernels: each checks its arguments, releases the GIL and runs.
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>

#include <limits>

#include "attention_bind.h"
#include "copy_ranges.h"
#include "kernels_array.h"
#include "kernels_table.h"
#include "linear_bind.h"
#include "thread_pool.h"

namespace nb = nanobind;

namespace kvtide {
namespace {

void check_threads(int num_threads) {
  if (num_threads < 1) fail("num_threads: must be at least 1, is %d", num_threads);
}

void bind_write_kv(nb::handle key_arg, nb::handle value_arg, nb::handle keys_arg, nb::handle values_arg,
                   nb::handle slots_arg) {
  const Array key_cache = read_array(key_arg, "key_cache", Access::kWrite);
  const Array value_cache = read_array(value_arg, "value_cache", Access::kWrite);
  const Array keys = read_array(keys_arg, "keys"), values = read_array(values_arg, "values");
  const Array slots = read_vector(slots_arg, "slots", DType::kInt64);
  slots.expect_contiguous();
  check_caches(key_cache, value_cache);
  const int64_t blocks = key_cache.shape[0], heads = key_cache.shape[1];
  const int64_t block_size = key_cache.shape[2], head_dim = key_cache.shape[3];
  const int64_t tokens = slots.shape[0];
  keys.expect(DType::kFloat32, {tokens, heads, head_dim});
  values.expect(DType::kFloat32, {tokens, heads, head_dim});
  const int64_t* slot = slots.as<int64_t>();
  for (int64_t t = 0; t < tokens; ++t) {
    if (slot[t] < -1 || slot[t] >= blocks * block_size) {
      fail("slots: %lld is outside the cache of %lld slots", static_cast<long long>(slot[t]),
           static_cast<long long>(blocks * block_size));
    }
  }
  const bool is_bf16 = key_cache.dtype == DType::kBFloat16;
  const int64_t bytes = is_bf16 ? 2 : 4;
  nb::gil_scoped_release release;
  for (const auto& [cache, rows] : {std::pair{&key_cache, &keys}, std::pair{&value_cache, &values}}) {
    const KvTarget target{
        cache->data,       cache->stride[0] * bytes, cache->stride[1] * bytes, cache->stride[2] * bytes,
        rows->as<float>(), rows->stride[0],          rows->stride[1]};
    write_rows(target, slot, tokens, static_cast<int>(heads), static_cast<int>(head_dim), static_cast<int>(block_size),
               is_bf16);
  }
}

void bind_copy_ranges(uintptr_t dst, uintptr_t src, nb::handle dst_arg, nb::handle src_arg, nb::handle sizes_arg,
                      int num_threads) {
  check_threads(num_threads);
  const Array dst_offsets = read_vector(dst_arg, "dst_offsets", DType::kInt64);
  const Array src_offsets = read_vector(src_arg, "src_offsets", DType::kInt64);
  const Array sizes = read_vector(sizes_arg, "sizes", DType::kInt64);
  const int64_t count = sizes.shape[0];
  dst_offsets.expect_shape({count});
  src_offsets.expect_shape({count});
  for (const Array* array : {&dst_offsets, &src_offsets, &sizes}) {
    array->expect_contiguous();
    for (int64_t i = 0; i < count; ++i) {
      if (array->as<int64_t>()[i] < 0) fail("%s: negative at index %lld", array->name, static_cast<long long>(i));
    }
  }
  if (count > 0 && (dst == 0 || src == 0)) fail("dst_base, src_base: null address");
  nb::gil_scoped_release release;
  copy_ranges(reinterpret_cast<char*>(dst), reinterpret_cast<const char*>(src), dst_offsets.as<int64_t>(),
              src_offsets.as<int64_t>(), sizes.as<int64_t>(), count, num_threads);
}

}  // namespace
}  // namespace kvtide

void bind_kernels(nb::module_& m) {
  using namespace nb::literals;
  // None is let through to read_array, which refuses it with the same ValueError as any other non-array.
  m.def("paged_attention", &kvtide::bind_paged_attention, "out"_a.none(), "lse"_a.none(), "query"_a.none(),
        "key_cache"_a.none(), "value_cache"_a.none(), "block_tables"_a.none(), "block_indptr"_a.none(),
        "query_indptr"_a.none(), "context_lens"_a.none(), "query_positions"_a.none(), "key_positions"_a.none(),
        "scale"_a, "window"_a = 0, "softcap"_a = 0.0, "num_threads"_a = 1);
  m.def("write_kv", &kvtide::bind_write_kv, "key_cache"_a.none(), "value_cache"_a.none(), "keys"_a.none(),
        "values"_a.none(), "slots"_a.none());
  m.def("linear", &kvtide::bind_linear, "out"_a.none(), "x"_a.none(), "weight"_a.none(), "bias"_a.none() = nb::none(),
        "num_threads"_a = 1, "scales"_a = nb::none());
  m.def("linear_argmax", &kvtide::bind_linear_argmax, "indices"_a.none(), "values"_a.none(), "x"_a.none(),
        "weight"_a.none(), "num_threads"_a = 1, "scales"_a = nb::none());
  m.def("linear_group", &kvtide::bind_linear_group, "outs"_a, "x"_a.none(), "weights"_a, "biases"_a,
        "num_threads"_a = 1, "scales"_a = nb::none());
  m.def("copy_ranges", &kvtide::bind_copy_ranges, "dst_base"_a, "src_base"_a, "dst_offsets"_a.none(),
        "src_offsets"_a.none(), "sizes"_a.none(), "num_threads"_a = 1);
  m.def("instruction_set", [] { return std::string(kvtide::kernels().name); });
  kvtide::bind_elementwise(m);
  kvtide::bind_embedding(m);
}
