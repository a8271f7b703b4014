#include "kernels_table.h"

#include <cstdlib>
#include <cstring>

namespace kvtide {
namespace {

const Kernels& choose() {
#if defined(__x86_64__)
  const char* limit = std::getenv("KVTIDE_INSTRUCTION_SET");
  const bool is_unlimited = limit == nullptr || limit[0] == '\0' || std::strcmp(limit, "avx512") == 0;
  const bool may_avx2 = is_unlimited || std::strcmp(limit, "avx2") == 0;
  __builtin_cpu_init();
  const bool has_avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
  const bool has_avx512 = has_avx2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                          __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq");
  if (has_avx512 && is_unlimited) return kAvx512Kernels;
  if (has_avx2 && may_avx2) return kAvx2Kernels;
#endif
  return kPortableKernels;
}

}  // namespace

const Kernels& kernels() {
  static const Kernels& chosen = choose();
  return chosen;
}

}  // namespace kvtide
