// numpy arrays made here.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <algorithm>
#include <initializer_list>
#include <memory>
#include <span>
#include <vector>

namespace kvtide {

template <typename T>
using Array = nanobind::ndarray<const T, nanobind::ndim<1>, nanobind::c_contig, nanobind::device::cpu>;

template <typename T>
std::span<const T> span_of(const Array<T>& array) {
  return {array.data(), array.size()};
}

// A new numpy array of this shape, filled by `fill(T*)`.
template <typename T, typename Fill>
nanobind::object new_array(std::initializer_list<size_t> shape, Fill fill) {
  size_t size = 1;
  for (size_t n : shape) size *= n;
  auto data = std::make_unique<T[]>(size);
  fill(data.get());
  T* raw = data.release();
  nanobind::capsule owner(raw, [](void* p) noexcept { delete[] static_cast<T*>(p); });
  return nanobind::cast(nanobind::ndarray<nanobind::numpy, T>(raw, shape, owner));
}

template <typename T>
nanobind::object to_array(const std::vector<T>& values) {
  return new_array<T>({values.size()}, [&](T* out) { std::copy(values.begin(), values.end(), out); });
}

}  // namespace kvtide
