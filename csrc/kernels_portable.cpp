#include "kernels_table.h"

namespace kvtide {
namespace {
#include "simd_portable.h"
//
constexpr auto* kLinearFew = &linear_few_portable;
constexpr decltype(Kernels::linear_pack) kLinearPack = nullptr;
constexpr decltype(Kernels::linear_packed) kLinearPacked = nullptr;
#include "kernels_instance.h"
}  // namespace

const Kernels kPortableKernels = kInstance;

}  // namespace kvtide
