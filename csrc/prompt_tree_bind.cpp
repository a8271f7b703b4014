// Python's view of PromptTree and of chain hashes (contract: src/kvtide/_core.pyi).
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>

#include <stdexcept>

#include "arrays.h"
#include "chain_hash.h"
#include "locked.h"
#include "prompt_tree.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace kvtide {
namespace {

using LockedTree = Locked<PromptTree>;
using Hashes = Array<uint64_t>;

nb::object chain_hashes(Array<int32_t> tokens, int64_t block_size, const std::string& salt, int64_t shared_tokens) {
  if (block_size < 1 || block_size > 1 << 20) throw std::invalid_argument("block_size must be from 1 to 1048576");
  if (shared_tokens < 0) throw std::invalid_argument("shared_tokens must not be negative");
  auto size = static_cast<uint32_t>(block_size);
  size_t num_blocks = tokens.size() / size;
  size_t num_public = salt.empty() ? num_blocks : static_cast<size_t>(shared_tokens) / size;
  return new_array<uint64_t>({num_blocks}, [&](uint64_t* out) {
    uint64_t shared = salt_hash(""), own = salt_hash(salt), hash = kChainStart;
    for (size_t i = 0; i < num_blocks; ++i) {
      out[i] = hash = chain_hash(hash, i < num_public ? shared : own, tokens.data() + i * size, size);
    }
  });
}

}  // namespace
}  // namespace kvtide

void bind_prompt_tree(nb::module_& m) {
  using namespace kvtide;
  m.def("chain_hashes", chain_hashes, nb::arg("tokens").noconvert(), "block_size"_a, "salt"_a = "",
        "shared_tokens"_a = 0);

  nb::class_<LockedTree> cls(m, "PromptTree", "Which instances hold which cached prefixes, by chain hash.");
  cls.def(nb::init<>());
  cls.def(
      "insert",
      [](LockedTree& self, int64_t holder, Hashes hashes) {
        self.run(hashes.size(), [&](PromptTree& tree) { tree.insert(holder, span_of(hashes)); });
      },
      "holder"_a, nb::arg("hashes").noconvert());
  cls.def(
      "remove",
      [](LockedTree& self, int64_t holder, Hashes hashes) {
        self.run(hashes.size(), [&](PromptTree& tree) { tree.remove(holder, span_of(hashes)); });
      },
      "holder"_a, nb::arg("hashes").noconvert());
  cls.def(
      "remove_holder",
      [](LockedTree& self, int64_t holder) {
        self.run(INT64_MAX, [&](PromptTree& tree) { tree.remove_holder(holder); });
      },
      "holder"_a);
  cls.def(
      "match",
      [](LockedTree& self, Hashes hashes) {
        auto found = self.run(hashes.size(), [&](PromptTree& tree) { return tree.match(span_of(hashes)); });
        auto column = [&](int32_t PromptTree::Match::* member) {
          return new_array<int32_t>({found.size()}, [&](int32_t* out) {
            for (const auto& match : found) *out++ = match.*member;
          });
        };
        return nb::make_tuple(column(&PromptTree::Match::holder), column(&PromptTree::Match::blocks));
      },
      nb::arg("hashes").noconvert());
  cls.def(
      "num_blocks",
      [](LockedTree& self, int64_t holder) {
        return self.run(0, [&](PromptTree& tree) { return tree.num_blocks(holder); });
      },
      "holder"_a);
  cls.def_prop_ro("num_entries",
                  [](LockedTree& self) { return self.run(0, [](PromptTree& tree) { return tree.num_entries(); }); });
  cls.def_prop_ro("memory_bytes",
                  [](LockedTree& self) { return self.run(0, [](PromptTree& tree) { return tree.memory_bytes(); }); });
  cls.def("check_invariants",
          [](LockedTree& self) { self.run(INT64_MAX, [](PromptTree& tree) { tree.check_invariants(); }); });
}
