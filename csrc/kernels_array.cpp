#include "kernels_array.h"

#include <cstdarg>
#include <cstdio>
#include <string>

namespace nb = nanobind;

namespace kvtide {
namespace {

// Head of DLPack's C exchange table (dlpack.h 1.2, `__dlpack_c_exchange_api__`), which gives a view of a torch tensor
// in tens of nanoseconds where the `__dlpack__` method needs two microseconds: at 130 small calls a step it matters.
struct ExchangeHeader {
  uint32_t major, minor;
  ExchangeHeader* previous;
};
struct ExchangeApi {
  ExchangeHeader header;
  void* allocator;
  void* from_object;
  void* to_object;
  int (*view_of_object)(void* object, nb::dlpack::dltensor* out);
  void* current_stream;
};

// Table of the object's type, or null. Types are cached (there are one or two in a process); the GIL guards the cache.
const ExchangeApi* exchange_api(PyObject* object) {
  static struct {
    PyTypeObject* type;
    const ExchangeApi* api;
  } cache[4] = {};
  static int used = 0;
  PyTypeObject* type = Py_TYPE(object);
  for (int i = 0; i < used; ++i) {
    if (cache[i].type == type) return cache[i].api;
  }
  const ExchangeApi* api = nullptr;
  PyObject* capsule = PyObject_GetAttrString(reinterpret_cast<PyObject*>(type), "__dlpack_c_exchange_api__");
  if (capsule != nullptr && PyCapsule_IsValid(capsule, "dlpack_exchange_api")) {
    api = static_cast<const ExchangeApi*>(PyCapsule_GetPointer(capsule, "dlpack_exchange_api"));
    if (api->header.major != 1 || api->view_of_object == nullptr) api = nullptr;
  }
  PyErr_Clear();
  Py_XDECREF(capsule);
  if (used < 4) {
    Py_INCREF(type);
    cache[used++] = {type, api};
  }
  return api;
}

DType dtype_of(nb::dlpack::dtype type) {
  if (type.lanes != 1) return DType::kOther;
  if (type == nb::dtype<float>()) return DType::kFloat32;
  if (type == nb::dtype<int8_t>()) return DType::kInt8;
  if (type == nb::dtype<int32_t>()) return DType::kInt32;
  if (type == nb::dtype<int64_t>()) return DType::kInt64;
  if (type.code == static_cast<uint8_t>(nb::dlpack::dtype_code::Bfloat) && type.bits == 16) return DType::kBFloat16;
  return DType::kOther;
}

const char* name_of(DType type) {
  switch (type) {
    case DType::kFloat32:
      return "float32";
    case DType::kBFloat16:
      return "bfloat16";
    case DType::kInt8:
      return "int8";
    case DType::kInt32:
      return "int32";
    case DType::kInt64:
      return "int64";
    default:
      return "an unsupported type";
  }
}

std::string describe(const int64_t* dims, int count) {
  std::string text = "[";
  for (int i = 0; i < count; ++i) {
    if (i > 0) text += ", ";
    text += dims[i] < 0 ? "*" : std::to_string(dims[i]);
  }
  return text + "]";
}

void fill(Array& array, int device, const void* data, uint64_t byte_offset, nb::dlpack::dtype type, int ndim,
          const int64_t* shape, const int64_t* strides) {
  if (device != nb::device::cpu::value) fail("%s: must be in CPU memory", array.name);
  if (ndim > Array::kMaxDims) fail("%s: has %d dimensions, too many", array.name, ndim);
  array.data = static_cast<char*>(const_cast<void*>(data)) + byte_offset;
  array.dtype = dtype_of(type);
  array.ndim = ndim;
  int64_t packed = 1;
  for (int i = ndim - 1; i >= 0; --i) {
    array.shape[i] = shape[i];
    array.stride[i] = strides != nullptr ? strides[i] : packed;
    packed *= shape[i];
  }
  const uintptr_t alignment = array.dtype == DType::kInt8       ? 1
                              : array.dtype == DType::kBFloat16 ? 2
                              : array.dtype == DType::kInt64    ? 8
                                                                : 4;
  if (reinterpret_cast<uintptr_t>(array.data) % alignment != 0) fail("%s: is not aligned to its elements", array.name);
}

}  // namespace

void fail(const char* format, ...) {
  char text[400];
  va_list args;
  va_start(args, format);
  std::vsnprintf(text, sizeof text, format, args);
  va_end(args);
  throw nb::value_error(text);
}

int64_t Array::size() const {
  int64_t count = 1;
  for (int i = 0; i < ndim; ++i) count *= shape[i];
  return count;
}

bool Array::is_contiguous() const {
  if (size() == 0) return true;
  int64_t packed = 1;
  for (int i = ndim - 1; i >= 0; --i) {
    if (shape[i] != 1 && stride[i] != packed) return false;
    packed *= shape[i];
  }
  return true;
}

void Array::expect_shape(std::initializer_list<int64_t> dims) const {
  bool matches = ndim == static_cast<int>(dims.size());
  for (int i = 0; matches && i < ndim; ++i) {
    const int64_t wanted = dims.begin()[i];
    matches = wanted < 0 || shape[i] == wanted;
  }
  if (!matches) {
    fail("%s: shape %s where %s is expected", name, describe(shape, ndim).c_str(),
         describe(dims.begin(), static_cast<int>(dims.size())).c_str());
  }
}

void Array::expect(DType wanted, std::initializer_list<int64_t> dims) const {
  if (dtype != wanted) fail("%s: must be %s, is %s", name, name_of(wanted), name_of(dtype));
  expect_shape(dims);
  if (ndim > 0 && size() > 0 && shape[ndim - 1] > 1 && stride[ndim - 1] != 1)
    fail("%s: last dimension is not contiguous", name);
}

void Array::expect_contiguous() const {
  if (!is_contiguous()) fail("%s: must be C-contiguous", name);
}

Array read_array(nb::handle object, const char* name, Access access) {
  Array array;
  array.name = name;
  if (const ExchangeApi* api = exchange_api(object.ptr())) {
    nb::dlpack::dltensor view;
    if (api->view_of_object(object.ptr(), &view) == 0) {
      fill(array, view.device.device_type, view.data, view.byte_offset, view.dtype, view.ndim, view.shape,
           view.strides);
      return array;
    }
    PyErr_Clear();
    fail("%s: cannot be read as an array", name);
  }
  if (!nb::try_cast(object, array.owner, false)) fail("%s: must be a numpy array or a torch CPU tensor", name);
  if (access == Access::kWrite) {
    nb::ndarray<> writable;
    if (!nb::try_cast(object, writable, false)) fail("%s: is read-only", name);
  }
  const auto& view = array.owner;
  fill(array, view.device_type(), view.data_handle(), view.byte_offset(), view.dtype(), static_cast<int>(view.ndim()),
       view.shape_ptr(), view.stride_ptr());
  return array;
}

Array read_vector(nb::handle object, const char* name, DType dtype) {
  Array array = read_array(object, name);
  array.expect(dtype, {-1});
  return array;
}

}  // namespace kvtide
