#include <nanobind/nanobind.h>

#include <algorithm>
#include <string>

#include "attention_bind.h"
#include "kernels_array.h"
#include "kernels_table.h"
#include "thread_pool.h"

namespace nb = nanobind;

namespace kvtide {
namespace {

// Rows in parallel where the array is large enough for a second thread to pay.
template <typename F>
void for_rows(int64_t rows, int64_t columns, int num_threads, F&& body) {
  const int threads = rows * columns < 65536 ? 1 : num_threads;
  const int64_t step = std::max<int64_t>(1, (rows + 4 * threads - 1) / (4 * threads));
  parallel_for(threads, (rows + step - 1) / step,
               [&](int64_t job, int) { body(job * step, std::min(rows, (job + 1) * step)); });
}

void check_threads(int num_threads) {
  if (num_threads < 1) fail("num_threads: must be at least 1, is %d", num_threads);
}

// Heads [T, H, D] that lie one after another as their rows [T * H, D].
void merge_heads(Array& x) {
  if (x.ndim != 3) return;
  if (!x.is_contiguous()) fail("%s: heads must be C-contiguous", x.name);
  x.shape[0] *= x.shape[1];
  x.shape[1] = x.stride[0] = x.shape[2];
  x.stride[1] = 1;
  x.ndim = 2;
}

ElementwiseArgs norm_args(const Array& out, const Array& x, const Array& weight, double eps, bool add_one) {
  x.expect(DType::kFloat32, {-1, -1});
  out.expect(DType::kFloat32, {x.shape[0], x.shape[1]});
  weight.expect(DType::kFloat32, {x.shape[1]});
  ElementwiseArgs args{};
  args.out = out.as<float>();
  args.out_stride = out.stride[0];
  args.in = x.as<float>();
  args.in_stride = x.stride[0];
  args.weight = weight.as<float>();
  args.rows = x.shape[0];
  args.columns = x.shape[1];
  args.eps = static_cast<float>(eps);
  args.add_one = add_one;
  return args;
}

void run_norm(const ElementwiseArgs& args, int num_threads) {
  nb::gil_scoped_release release;
  for_rows(args.rows, args.columns, num_threads,
           [&](int64_t begin, int64_t end) { kernels().rms_norm(args, begin, end); });
}

void bind_rms_norm(nb::handle out_arg, nb::handle x_arg, nb::handle weight_arg, double eps, bool add_one,
                   int num_threads) {
  check_threads(num_threads);
  Array out = read_array(out_arg, "out", Access::kWrite), x = read_array(x_arg, "x");
  const Array weight = read_array(weight_arg, "weight");
  merge_heads(out);
  merge_heads(x);
  run_norm(norm_args(out, x, weight, eps, add_one), num_threads);
}

void bind_add_rms_norm(nb::handle out_arg, nb::handle residual_arg, nb::handle x_arg, nb::handle weight_arg, double eps,
                       bool add_one, int num_threads) {
  check_threads(num_threads);
  const Array out = read_array(out_arg, "out", Access::kWrite), x = read_array(x_arg, "x");
  const Array residual = read_array(residual_arg, "residual", Access::kWrite);
  const Array weight = read_array(weight_arg, "weight");
  ElementwiseArgs args = norm_args(out, x, weight, eps, add_one);
  residual.expect(DType::kFloat32, {x.shape[0], x.shape[1]});
  args.residual = residual.as<float>();
  args.residual_stride = residual.stride[0];
  run_norm(args, num_threads);
}

void bind_rotary(nb::handle x_arg, nb::handle positions_arg, nb::handle table_arg, int num_threads) {
  check_threads(num_threads);
  const Array x = read_array(x_arg, "x", Access::kWrite), table = read_array(table_arg, "cos_sin");
  const Array positions = read_vector(positions_arg, "positions", DType::kInt32);
  x.expect(DType::kFloat32, {-1, -1, -1});
  table.expect(DType::kFloat32, {-1, -1});
  positions.expect_shape({x.shape[0]});
  positions.expect_contiguous();
  const int64_t rotary_dim = table.shape[1];
  if (rotary_dim % 2 != 0 || rotary_dim > x.shape[2]) fail("cos_sin: width must be even and at most the head size");
  for (int64_t t = 0; t < x.shape[0]; ++t) {
    const int32_t position = positions.as<int32_t>()[t];
    if (position < 0 || position >= table.shape[0]) {
      fail("positions: %d is outside the table of %lld rows", position, static_cast<long long>(table.shape[0]));
    }
  }
  const RotaryArgs args{x.as<float>(),     x.stride[0],     x.stride[1], positions.as<int32_t>(),
                        table.as<float>(), table.stride[0], x.shape[1],  rotary_dim};
  nb::gil_scoped_release release;
  for_rows(x.shape[0], x.shape[1] * x.shape[2], num_threads,
           [&](int64_t begin, int64_t end) { kernels().rotary(args, begin, end); });
}

void bind_gated(nb::handle out_arg, nb::handle gate_arg, nb::handle up_arg, const char* kind_arg, int num_threads) {
  check_threads(num_threads);
  const std::string kind = kind_arg;
  if (kind != "silu" && kind != "gelu_tanh") fail("kind: must be \"silu\" or \"gelu_tanh\"");
  const Array out = read_array(out_arg, "out", Access::kWrite), gate = read_array(gate_arg, "gate");
  out.expect(DType::kFloat32, {-1, -1});
  const int64_t rows = out.shape[0], columns = out.shape[1];
  GatedArgs args{out.as<float>(), out.stride[0],      gate.as<float>(), gate.stride[0], nullptr, 0,
                 columns,         kind == "gelu_tanh"};
  Array up;
  if (up_arg.is_none()) {
    gate.expect(DType::kFloat32, {rows, 2 * columns});
    args.up = args.gate + columns;
    args.up_stride = args.gate_stride;
  } else {
    up = read_array(up_arg, "up");
    gate.expect(DType::kFloat32, {rows, columns});
    up.expect(DType::kFloat32, {rows, columns});
    args.up = up.as<float>();
    args.up_stride = up.stride[0];
  }
  nb::gil_scoped_release release;
  for_rows(rows, columns * 8, num_threads, [&](int64_t begin, int64_t end) { kernels().gated(args, begin, end); });
}

}  // namespace

void bind_elementwise(nb::module_& m) {
  using namespace nb::literals;
  // None is let through to read_array, which refuses it with the same ValueError as any other non-array.
  m.def("rms_norm", &bind_rms_norm, "out"_a.none(), "x"_a.none(), "weight"_a.none(), "eps"_a, "add_one"_a = false,
        "num_threads"_a = 1);
  m.def("add_rms_norm", &bind_add_rms_norm, "out"_a.none(), "residual"_a.none(), "x"_a.none(), "weight"_a.none(),
        "eps"_a, "add_one"_a = false, "num_threads"_a = 1);
  m.def("rotary", &bind_rotary, "x"_a.none(), "positions"_a.none(), "cos_sin"_a.none(), "num_threads"_a = 1);
  m.def("gated_activation", &bind_gated, "out"_a.none(), "gate"_a.none(), "up"_a.none() = nb::none(), "kind"_a = "silu",
        "num_threads"_a = 1);
}

}  // namespace kvtide
