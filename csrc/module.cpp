// The native module: each file binds what it owns.
#include <nanobind/nanobind.h>

namespace nb = nanobind;

void bind_pool(nb::module_& m);
void bind_prompt_tree(nb::module_& m);
void bind_kernels(nb::module_& m);
void bind_transfer(nb::module_& m);

NB_MODULE(_core, m) {
  m.doc() = "kvtide's native core: block pool, radix index, paged attention, copies";
  bind_pool(m);
  bind_prompt_tree(m);
  bind_kernels(m);
  bind_transfer(m);
}
