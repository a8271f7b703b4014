#pragma once

#include <nanobind/nanobind.h>

namespace kvtide {

// linear, linear_argmax and linear_group of _core.pyi.
void bind_linear(nanobind::handle out, nanobind::handle x, nanobind::handle weight, nanobind::handle bias,
                 int num_threads, nanobind::handle scales);
void bind_linear_argmax(nanobind::handle indices, nanobind::handle values, nanobind::handle x, nanobind::handle weight,
                        int num_threads, nanobind::handle scales);
void bind_linear_group(nanobind::sequence outs, nanobind::handle x, nanobind::sequence weights,
                       nanobind::sequence biases, int num_threads, nanobind::object scales);

}  // namespace kvtide
