#if defined(__x86_64__)
#include <immintrin.h>

#include "kernels_table.h"

namespace kvtide {
namespace {
#include "simd_avx2.h"
//
constexpr auto* kLinearFew = &linear_few_avx2;
constexpr decltype(Kernels::linear_pack) kLinearPack = nullptr;
constexpr decltype(Kernels::linear_packed) kLinearPacked = nullptr;
#include "kernels_instance.h"
}  // namespace

const Kernels kAvx2Kernels = kInstance;

}  // namespace kvtide
#endif
