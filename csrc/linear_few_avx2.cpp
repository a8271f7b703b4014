#if defined(__x86_64__)
#include <immintrin.h>

#include "kernels_table.h"

// A file of its own: beside the other kernels the compiler lays out their inner loops less well.
namespace kvtide {
namespace {
#include "simd_avx2.h"
//
#include "linear_few.h"
}  // namespace

void linear_few_avx2(const LinearArgs& args, int64_t n_begin, int64_t n_end, int64_t) {
  linear_few(args, n_begin, n_end);
}

}  // namespace kvtide
#endif
