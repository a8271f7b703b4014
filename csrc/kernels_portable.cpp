#include "kernels_table.h"

namespace kvtide {
namespace {
#include "simd_portable.h"
//
constexpr auto* kLinearFew = &linear_few_portable;
#include "kernels_instance.h"
}  // namespace

const Kernels kPortableKernels = kInstance;

}  // namespace kvtide
