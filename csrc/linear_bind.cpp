// Python names of the linear layer: one matrix, or several of the same input in one dispatch.
#include "linear_bind.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "kernels_array.h"
#include "kernels_table.h"
#include "thread_pool.h"

namespace nb = nanobind;

namespace kvtide {
namespace {

// out: null where the caller says later where the result goes.
LinearArgs linear_args(const Array* out, const Array& x, const Array& weight, const Array* bias, const Array* scales) {
  const int64_t m = x.shape[0], k = x.shape[1];
  const bool is_wide = weight.dtype == DType::kBFloat16 || weight.dtype == DType::kFloat32;
  if (scales == nullptr ? !is_wide : weight.dtype != DType::kInt8) {
    fail("weight: must be float32 or bfloat16, or int8 with scales");
  }
  weight.expect(weight.dtype, {-1, k});
  const int64_t n = weight.shape[0];
  int64_t group = 0;
  const bool has_offsets = scales != nullptr && scales->ndim == 3;
  if (scales != nullptr) {
    if (has_offsets) {
      scales->expect(DType::kFloat32, {n, -1, 2});
      if (scales->size() > 0 && scales->stride[1] != 2) fail("scales: rows are not contiguous");
    } else {
      scales->expect(DType::kFloat32, {n, -1});
    }
    group = scales->shape[1] > 0 ? k / scales->shape[1] : 0;
    if ((group != 16 && group != 32) || group * scales->shape[1] != k) {
      fail("scales: must be one for each 16 or 32 elements of a row of %lld", static_cast<long long>(k));
    }
  }
  if (out != nullptr) out->expect(DType::kFloat32, {m, n});
  if (bias != nullptr) bias->expect(DType::kFloat32, {n});
  return {.out = out != nullptr ? out->as<float>() : nullptr,
          .ldo = out != nullptr ? out->stride[0] : 0,
          .x = x.as<float>(),
          .ldx = x.stride[0],
          .weight = weight.data,
          .ldw = weight.stride[0],
          .bias = bias != nullptr ? bias->as<float>() : nullptr,
          .is_bf16 = weight.dtype == DType::kBFloat16,
          .scales = scales != nullptr ? scales->as<float>() : nullptr,
          .has_offsets = has_offsets,
          .ld_scales = scales != nullptr ? scales->stride[0] : 0,
          .group = group,
          .m = m,
          .n = n,
          .k = k};
}

constexpr int64_t kPackedRows = 512;  // rows of x that are packed at a time

// The same layer for rows [begin, begin + count) of x.
LinearArgs rows_of(LinearArgs layer, int64_t begin, int64_t count) {
  layer.out += begin * layer.ldo;
  layer.x += begin * layer.ldx;
  layer.m = count;
  return layer;
}

constexpr int64_t kMostColumns = 512;  // of a job

// Calls columns(layer, n_begin, n_end, n_next, worker) until all are covered, by whole numbers of `unit` and about
// jobs_of_thread times a thread, for each thread in ascending order; n_next is where it will probably go on. The jobs
// of all layers are one list, so threads meet once, at its end.
template <typename F>
void for_columns(const LinearArgs* layers, size_t count, int threads, int64_t unit, int64_t jobs_of_thread,
                 F&& columns) {
  int64_t n = 0;
  for (size_t i = 0; i < count; ++i) n += layers[i].n;
  const int64_t step =
      std::clamp<int64_t>(n / (jobs_of_thread * threads) / unit * unit, unit, kMostColumns / unit * unit);
  int64_t jobs = 0;
  for (size_t i = 0; i < count; ++i) jobs += (layers[i].n + step - 1) / step;
  parallel_for(threads, jobs, [&](int64_t job, int worker) {
    const LinearArgs* layer = layers;
    for (int64_t own; job >= (own = (layer->n + step - 1) / step); ++layer) job -= own;
    columns(*layer, job * step, std::min(layer->n, (job + 1) * step), (job + threads) * step, worker);
  });
}

void run_rows(const LinearArgs* layers, size_t count, int threads, decltype(Kernels::linear) columns) {
  for_columns(
      layers, count, threads, kernels().linear_unit, 16,
      [&](const LinearArgs& layer, int64_t n, int64_t n_end, int64_t next, int) { columns(layer, n, n_end, next); });
}

void run_packed(const LinearArgs* layers, size_t count, int threads) {
  const Kernels& kernel = kernels();
  const LinearArgs& first = layers[0];
  std::vector<LinearArgs> part(count);
  for (int64_t begin = 0; begin < first.m; begin += kPackedRows) {
    const int64_t m = std::min(kPackedRows, first.m - begin), over = m % kLinearPanel;
    if (m < kLinearManyRows) {  // what is left over at the end, perhaps less than a panel
      for (size_t i = 0; i < count; ++i) part[i] = rows_of(layers[i], begin, m);
      return run_rows(part.data(), count, threads, kernel.linear);
    }
    const int64_t rest = over < kLinearPanel * 7 / 8 ? over : 0;  // too few rows to fill up a panel for
    const int64_t panels = (m - rest + kLinearPanel - 1) / kLinearPanel;
    for (size_t i = 0; i < count; ++i) part[i] = rows_of(layers[i], begin, m - rest);
    float* packed = thread_scratch(panels * kLinearPanel * ((first.k + 15) / 16 * 16));
    parallel_for(threads, panels, [&](int64_t panel, int) { kernel.linear_pack(part[0], panel, packed); });
    for_columns(part.data(), count, threads, kLinearPackedUnit, 8,
                [&](const LinearArgs& layer, int64_t n, int64_t n_end, int64_t next, int) {
                  kernel.linear_packed(layer, packed, n, n_end, next);
                  if (rest > 0) kernel.linear(rows_of(layer, m - rest, rest), n, n_end, next);
                });
  }
}

// Nanoseconds of one thread decide; below this waking a second one costs more than it saves.
int threads_for(int64_t m, int64_t n, int64_t k, int num_threads) {
  return n * k * (4 + m) / 40 < 10'000 ? 1 : num_threads;
}

void run_linear(const LinearArgs* layers, size_t count, int num_threads) {
  int64_t n = 0;
  for (size_t i = 0; i < count; ++i) n += layers[i].n;
  const int64_t m = layers[0].m, k = layers[0].k;
  if (m == 0 || n == 0) return;
  const Kernels& kernel = kernels();
  const int threads = threads_for(m, n, k, num_threads);
  if (m >= kLinearManyRows && k > 0 && kernel.linear_packed != nullptr) return run_packed(layers, count, threads);
  // Rows of 8 bits are too short to hide the latency of one sum after the other.
  const auto has_scales = [](const LinearArgs& layer) { return layer.scales != nullptr; };
  const bool is_few = m <= kLinearFewRows && std::none_of(layers, layers + count, has_scales);
  run_rows(layers, count, threads, is_few ? kernel.linear_few : kernel.linear);
}

// The same layer from column n on, written to `out` of `ldo` columns.
LinearArgs columns_of(LinearArgs layer, int64_t n, float* out, int64_t ldo) {
  const int64_t bytes = layer.scales != nullptr ? 1 : layer.is_bf16 ? 2 : 4;
  layer.weight = static_cast<const char*>(layer.weight) + n * layer.ldw * bytes;
  if (layer.scales != nullptr) layer.scales += n * layer.ld_scales;
  layer.n -= n;
  layer.out = out;
  layer.ldo = ldo;
  return layer;
}

// True where `value` at `index` comes before `other`: a NaN before anything, then the greater, then the lower index.
bool comes_first(float value, int64_t index, float other, int64_t other_index) {
  if (std::isnan(value) != std::isnan(other)) return std::isnan(value);
  return value > other || (!(other > value) && index < other_index);
}

// The greatest of each row of the result, whose rows are never whole in memory: each job's columns are looked through
// while they are in the first-level cache.
void run_linear_argmax(const LinearArgs& layer, int64_t* indices, float* values, int num_threads) {
  const Kernels& kernel = kernels();
  const int64_t m = layer.m;
  const int threads = std::min(threads_for(m, layer.n, layer.k, num_threads), kMaxThreads);
  const auto columns = layer.scales == nullptr && m <= kLinearFewRows ? kernel.linear_few : kernel.linear;
  float* out = thread_scratch(threads * m * kMostColumns);
  std::vector<float> best(threads * m, -std::numeric_limits<float>::infinity());
  std::vector<int64_t> where(threads * m, 0);
  for_columns(&layer, 1, threads, kernel.linear_unit, 16,
              [&](const LinearArgs& all, int64_t n, int64_t n_end, int64_t next, int worker) {
                const LinearArgs part = columns_of(all, n, out + worker * m * kMostColumns, kMostColumns);
                columns(part, 0, n_end - n, next - n);
                for (int64_t r = 0; r < m; ++r) {
                  const int64_t at = worker * m + r;
                  kernel.argmax(part.out + r * kMostColumns, n_end - n, n, &best[at], &where[at]);
                }
              });
  for (int64_t r = 0; r < m; ++r) {
    indices[r] = where[r];
    values[r] = best[r];
    for (int64_t at = m + r; at < threads * m; at += m) {
      if (!comes_first(best[at], where[at], values[r], indices[r])) continue;
      indices[r] = where[at];
      values[r] = best[at];
    }
  }
}

void check_threads(int num_threads) {
  if (num_threads < 1) fail("num_threads: must be at least 1, is %d", num_threads);
}

}  // namespace

void bind_linear(nb::handle out_arg, nb::handle x_arg, nb::handle weight_arg, nb::handle bias_arg, int num_threads,
                 nb::handle scales_arg) {
  check_threads(num_threads);
  const Array x = read_array(x_arg, "x"), weight = read_array(weight_arg, "weight");
  const Array out = read_array(out_arg, "out", Access::kWrite);
  x.expect(DType::kFloat32, {-1, -1});
  Array bias, scales;
  if (!bias_arg.is_none()) bias = read_array(bias_arg, "bias");
  if (!scales_arg.is_none()) scales = read_array(scales_arg, "scales");
  const LinearArgs args =
      linear_args(&out, x, weight, bias_arg.is_none() ? nullptr : &bias, scales_arg.is_none() ? nullptr : &scales);
  nb::gil_scoped_release release;
  run_linear(&args, 1, num_threads);
}

void bind_linear_argmax(nb::handle index_arg, nb::handle value_arg, nb::handle x_arg, nb::handle weight_arg,
                        int num_threads, nb::handle scales_arg) {
  check_threads(num_threads);
  const Array x = read_array(x_arg, "x"), weight = read_array(weight_arg, "weight");
  x.expect(DType::kFloat32, {-1, -1});
  const Array indices = read_array(index_arg, "indices", Access::kWrite);
  const Array values = read_array(value_arg, "values", Access::kWrite);
  indices.expect(DType::kInt64, {x.shape[0]});
  values.expect(DType::kFloat32, {x.shape[0]});
  indices.expect_contiguous();
  values.expect_contiguous();
  Array scales;
  if (!scales_arg.is_none()) scales = read_array(scales_arg, "scales");
  weight.expect(weight.dtype, {-1, x.shape[1]});
  if (weight.shape[0] == 0) fail("weight: has no rows");
  const LinearArgs args = linear_args(nullptr, x, weight, nullptr, scales_arg.is_none() ? nullptr : &scales);
  if (args.m == 0) return;
  nb::gil_scoped_release release;
  run_linear_argmax(args, indices.as<int64_t>(), values.as<float>(), num_threads);
}

void bind_linear_group(nb::sequence out_arg, nb::handle x_arg, nb::sequence weight_arg, nb::sequence bias_arg,
                       int num_threads, nb::object scale_arg) {
  check_threads(num_threads);
  const size_t count = nb::len(weight_arg);
  if (count == 0) fail("weights: must not be empty");
  if (nb::len(out_arg) != count) fail("outs: %zu for %zu weights", nb::len(out_arg), count);
  if (nb::len(bias_arg) != count) fail("biases: %zu for %zu weights", nb::len(bias_arg), count);
  const bool has_scales = !scale_arg.is_none();
  if (has_scales && nb::len(scale_arg) != count) fail("scales: %zu for %zu weights", nb::len(scale_arg), count);
  const Array x = read_array(x_arg, "x");
  x.expect(DType::kFloat32, {-1, -1});
  std::vector<nb::object> objects;  // a sequence may be changed, or make its items at each access
  std::vector<Array> arrays;
  objects.reserve(4 * count);
  arrays.reserve(4 * count);
  const auto read = [&](nb::object object, const char* name, Access access) -> const Array& {
    objects.push_back(object);
    return arrays.emplace_back(read_array(object, name, access));
  };
  std::vector<LinearArgs> layers;
  layers.reserve(count);
  for (size_t i = 0; i < count; ++i) {
    const nb::object bias = bias_arg[i];
    const Array& out = read(out_arg[i], "outs", Access::kWrite);
    const Array& weight = read(weight_arg[i], "weights", Access::kRead);
    const Array* bias_array = bias.is_none() ? nullptr : &read(bias, "biases", Access::kRead);
    const nb::object scale = has_scales ? nb::object(scale_arg[i]) : nb::none();
    const Array* scale_array = scale.is_none() ? nullptr : &read(scale, "scales", Access::kRead);
    layers.push_back(linear_args(&out, x, weight, bias_array, scale_array));
  }
  nb::gil_scoped_release release;
  run_linear(layers.data(), count, num_threads);
}

}  // namespace kvtide
