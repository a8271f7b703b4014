#include "kernels_table.h"

namespace kvtide {
namespace {
#include "simd_portable.h"
//
#include "kernels_instance.h"
}  // namespace

const Kernels kPortableKernels = kInstance;

}  // namespace kvtide
