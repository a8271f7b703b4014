#if defined(__x86_64__)
#include <immintrin.h>

#include "kernels_table.h"

namespace kvtide {
namespace {
#include "simd_avx512.h"
//
constexpr auto* kLinearFew = &linear_few_avx512;
constexpr auto* kLinearPack = &linear_pack_avx512;
constexpr auto* kLinearPacked = &linear_packed_avx512;
#include "kernels_instance.h"
}  // namespace

const Kernels kAvx512Kernels = kInstance;

}  // namespace kvtide
#endif
