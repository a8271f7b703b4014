// A view of a caller's array: numpy, torch on the CPU, or anything that speaks DLPack or the buffer protocol.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <cstdint>
#include <optional>

namespace kvtide {

enum class DType : uint8_t { kFloat32, kBFloat16, kInt8, kInt32, kInt64, kOther };

// Borrowed memory. It stays valid while the Python argument is alive, which the caller's frame guarantees; `owner`
// keeps alive what an importing protocol made for us. Strides are in elements.
struct Array {
  static constexpr int kMaxDims = 5;

  const char* name = "";
  char* data = nullptr;
  DType dtype = DType::kOther;
  int ndim = 0;
  int64_t shape[kMaxDims] = {};
  int64_t stride[kMaxDims] = {};
  nanobind::ndarray<nanobind::ro> owner;

  int64_t size() const;
  bool is_contiguous() const;
  // Throws ValueError unless the array has this type, these dimensions (-1: any) and a contiguous last dimension.
  void expect(DType wanted, std::initializer_list<int64_t> dims) const;
  void expect_shape(std::initializer_list<int64_t> dims) const;
  void expect_contiguous() const;

  template <typename T>
  T* as() const {
    return reinterpret_cast<T*>(data);
  }
};

enum class Access { kRead, kWrite };

// Throws ValueError naming `name` where the object is no CPU array, or is read-only and `access` is kWrite.
Array read_array(nanobind::handle object, const char* name, Access access = Access::kRead);

// read_array, then a contiguous vector of this type.
Array read_vector(nanobind::handle object, const char* name, DType dtype);

[[noreturn]] void fail(const char* format, ...) __attribute__((format(printf, 1, 2)));

}  // namespace kvtide
