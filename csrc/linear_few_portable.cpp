#include "kernels_table.h"

// A file of its own: beside the other kernels the compiler lays out their inner loops less well.
namespace kvtide {
namespace {
#include "simd_portable.h"
//
#include "linear_few.h"
}  // namespace

void linear_few_portable(const LinearArgs& args, int64_t n_begin, int64_t n_end, int64_t) {
  linear_few(args, n_begin, n_end);
}

}  // namespace kvtide
