// Rows of a matrix, widened to float32: what the tokens of a batch look up first.
#include <nanobind/nanobind.h>

#include <algorithm>

#include "attention_bind.h"
#include "kernels_array.h"
#include "kernels_table.h"
#include "thread_pool.h"

namespace nb = nanobind;

namespace kvtide {
namespace {

float widened(float value) { return value; }
float widened(int8_t value) { return value; }
float widened(bf16 value) {
  const uint32_t bits = static_cast<uint32_t>(value.bits) << 16;
  float wide;
  __builtin_memcpy(&wide, &bits, sizeof wide);
  return wide;
}

template <typename T>
void plain_row(float* out, const T* row, int64_t columns, float factor) {
  for (int64_t i = 0; i < columns; ++i) out[i] = widened(row[i]) * factor;
}

// `scale`: one for each group, or a scale and an offset. Each step is rounded (this file is compiled without
// contraction to fused operations), as where whole arrays are widened one step after the other.
void grouped_row(float* out, const int8_t* row, int64_t columns, const float* scale, bool has_offsets, int64_t group,
                 float factor) {
  for (int64_t begin = 0; begin < columns; begin += group) {
    const float by = *scale++;
    if (has_offsets) {
      const float offset = *scale++;
      for (int64_t i = begin; i < begin + group; ++i) out[i] = (widened(row[i]) * by + offset) * factor;
    } else {
      for (int64_t i = begin; i < begin + group; ++i) out[i] = widened(row[i]) * by * factor;
    }
  }
}

// Columns that share a scale; checks that the scales are those of such a matrix.
int64_t group_of(const Array& weight, const Array& scales) {
  const int64_t rows = weight.shape[0], columns = weight.shape[1];
  if (scales.ndim == 3) {
    scales.expect(DType::kFloat32, {rows, -1, 2});
    if (scales.size() > 0 && scales.stride[1] != 2) fail("scales: rows are not contiguous");
  } else {
    scales.expect(DType::kFloat32, {rows, -1});
  }
  const int64_t groups = scales.shape[1];
  if (groups < 1 || columns % groups != 0) {
    fail("scales: %lld of a row of %lld elements", static_cast<long long>(groups), static_cast<long long>(columns));
  }
  return columns / groups;
}

void embed(nb::handle out_arg, nb::handle rows_arg, nb::handle weight_arg, nb::handle scales_arg, float factor,
           int num_threads) {
  if (num_threads < 1) fail("num_threads: must be at least 1, is %d", num_threads);
  const Array out = read_array(out_arg, "out", Access::kWrite), weight = read_array(weight_arg, "weight");
  const Array rows = read_vector(rows_arg, "rows", DType::kInt32);
  weight.expect(weight.dtype, {-1, -1});
  const int64_t count = rows.shape[0], columns = weight.shape[1];
  out.expect(DType::kFloat32, {count, columns});
  rows.expect_contiguous();
  Array scales;
  int64_t group = 0;
  if (!scales_arg.is_none()) {
    scales = read_array(scales_arg, "scales");
    weight.expect(DType::kInt8, {-1, -1});
    group = group_of(weight, scales);
  } else if (weight.dtype != DType::kFloat32 && weight.dtype != DType::kBFloat16) {
    fail("weight: must be float32 or bfloat16, or int8 with scales");
  }
  const int32_t* row = rows.as<int32_t>();
  for (int64_t t = 0; t < count; ++t) {
    if (row[t] < 0 || row[t] >= weight.shape[0]) {
      fail("rows: %d is outside the matrix of %lld rows", row[t], static_cast<long long>(weight.shape[0]));
    }
  }
  nb::gil_scoped_release release;
  const int threads = count * columns < 65536 ? 1 : num_threads;
  parallel_for(threads, count, [&](int64_t t, int) {
    float* to = out.as<float>() + t * out.stride[0];
    const int64_t at = row[t] * weight.stride[0];
    if (group > 0) {
      grouped_row(to, weight.as<int8_t>() + at, columns, scales.as<float>() + row[t] * scales.stride[0],
                  scales.ndim == 3, group, factor);
    } else if (weight.dtype == DType::kBFloat16) {
      plain_row(to, weight.as<bf16>() + at, columns, factor);
    } else {
      plain_row(to, weight.as<float>() + at, columns, factor);
    }
  });
}

}  // namespace

void bind_embedding(nb::module_& m) {
  using namespace nb::literals;
  m.def("embed", &embed, "out"_a.none(), "rows"_a.none(), "weight"_a.none(), "scales"_a.none() = nb::none(),
        "factor"_a = 1.0F, "num_threads"_a = 1);
}

}  // namespace kvtide
