// Python names of the transfers' native parts.
#include <nanobind/nanobind.h>

#include <cerrno>

#include "kernels_array.h"
#include "transfer_io.h"

namespace nb = nanobind;

namespace kvtide {
namespace {

void check_timeout(int timeout_ms) {
  if (timeout_ms < 0) fail("timeout_ms: must not be negative, is %d", timeout_ms);
}

void bind_move(Direction direction, int fd, uintptr_t base, nb::handle offsets_arg, nb::handle sizes_arg,
               int timeout_ms) {
  check_timeout(timeout_ms);
  const Array offsets = read_vector(offsets_arg, "offsets", DType::kInt64);
  const Array sizes = read_vector(sizes_arg, "sizes", DType::kInt64);
  const int64_t count = sizes.shape[0];
  offsets.expect_shape({count});
  for (const Array* array : {&offsets, &sizes}) {
    array->expect_contiguous();
    for (int64_t i = 0; i < count; ++i) {
      if (array->as<int64_t>()[i] < 0) fail("%s: negative at index %lld", array->name, static_cast<long long>(i));
    }
  }
  if (count > 0 && base == 0) fail("base: null address");
  int error;
  {
    nb::gil_scoped_release release;
    error = move_ranges(direction, fd, reinterpret_cast<char*>(base), offsets.as<int64_t>(), sizes.as<int64_t>(), count,
                        timeout_ms);
  }
  if (error != 0) {
    errno = error;
    PyErr_SetFromErrno(PyExc_OSError);
    throw nb::python_error();
  }
}

uint64_t* counter_at(uintptr_t address) {
  if (address == 0 || address % alignof(uint64_t) != 0) fail("address: not of an aligned counter");
  return reinterpret_cast<uint64_t*>(address);
}

}  // namespace
}  // namespace kvtide

void bind_transfer(nb::module_& m) {
  using namespace nb::literals;
  using kvtide::Direction;
  m.def(
      "send_ranges",
      [](int fd, uintptr_t base, nb::handle offsets, nb::handle sizes, int timeout_ms) {
        kvtide::bind_move(Direction::kSend, fd, base, offsets, sizes, timeout_ms);
      },
      "fd"_a, "base"_a, "offsets"_a.none(), "sizes"_a.none(), "timeout_ms"_a);
  m.def(
      "recv_ranges",
      [](int fd, uintptr_t base, nb::handle offsets, nb::handle sizes, int timeout_ms) {
        kvtide::bind_move(Direction::kReceive, fd, base, offsets, sizes, timeout_ms);
      },
      "fd"_a, "base"_a, "offsets"_a.none(), "sizes"_a.none(), "timeout_ms"_a);
  m.def(
      "store_progress",
      [](uintptr_t address, uint64_t value) { kvtide::store_progress(kvtide::counter_at(address), value); },
      "address"_a, "value"_a);
  m.def(
      "wait_progress",
      [](uintptr_t address, uint64_t value, int timeout_ms) {
        kvtide::check_timeout(timeout_ms);
        const uint64_t* counter = kvtide::counter_at(address);
        nb::gil_scoped_release release;
        return kvtide::wait_progress(counter, value, timeout_ms);
      },
      "address"_a, "value"_a, "timeout_ms"_a);
}
