// Python's view of Pool (contract: src/kvtide/_core.pyi).
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>

#include <memory>

#include "arrays.h"
#include "locked.h"
#include "pool.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace kvtide {
namespace {

using Int32Array = Array<int32_t>;
using UInt8Array = Array<uint8_t>;

nb::object copies_array(const Copies& copies) {
  return new_array<int32_t>({copies.size(), 4}, [&](int32_t* out) {
    for (const Copy& copy : copies) {
      for (int32_t value : {copy.src_tier, copy.src_block, copy.dst_tier, copy.dst_block}) *out++ = value;
    }
  });
}

nb::object to_python(const std::optional<Allocation>& allocation) {
  if (!allocation) return nb::none();
  return nb::make_tuple(to_array(allocation->blocks), copies_array(allocation->copies));
}

using GenerationArray = nb::ndarray<uint32_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

class LockedPool : public Locked<Pool> {
 public:
  LockedPool(int64_t block_size, int64_t device_blocks, int64_t host_blocks, int64_t disk_blocks, int hash_bits)
      : Locked(block_size, std::array{device_blocks, host_blocks, disk_blocks}, hash_bits) {}

  // As `run`, for work on a key's tokens.
  template <typename Work>
  auto run_on(const Int32Array& tokens, Work work) {
    return run(static_cast<int64_t>(tokens.size()) / object_.block_size(), work);
  }
  uint32_t block_size() const { return object_.block_size(); }

  void share_generations(int tier, GenerationArray generations) {
    run(0, [&](Pool& pool) { pool.share_generations(tier, {generations.data(), generations.size()}); });
    std::swap(shared_[tier], generations);  // an array replaced before is let go after the lock
  }

 private:
  std::array<GenerationArray, kNumTiers> shared_;  // keep what the pool writes
};

void bind_memory(nb::class_<LockedPool>& cls) {
  auto allocator = [](State state) {
    return [state](LockedPool& self, int64_t num_blocks, int tier) {
      return to_python(self.run(num_blocks, [&](Pool& pool) { return pool.allocate(num_blocks, tier, state); }));
    };
  };
  cls.def("alloc", allocator(State::kActive), "num_blocks"_a, "tier"_a = 0);
  cls.def("lease", allocator(State::kLeased), "num_blocks"_a, "tier"_a = 0);
  cls.def(
      "can_alloc",
      [](LockedPool& self, int64_t num_blocks, int tier) {
        return self.run(num_blocks, [&](Pool& pool) { return pool.can_allocate(num_blocks, tier); });
      },
      "num_blocks"_a, "tier"_a = 0);

  auto on_blocks = [&](const char* name, void (Pool::*method)(Numbers, int)) {
    cls.def(
        name,
        [method](LockedPool& self, Int32Array blocks, int tier) {
          self.run(blocks.size(), [&](Pool& pool) { (pool.*method)(span_of(blocks), tier); });
        },
        nb::arg("blocks").noconvert(), "tier"_a = 0);
  };
  on_blocks("retain", &Pool::retain);
  on_blocks("release", &Pool::release);
  on_blocks("commit_lease", &Pool::commit_lease);
  on_blocks("free_lease", &Pool::free_lease);
  on_blocks("quarantine", &Pool::quarantine);
  on_blocks("free_quarantine", &Pool::free_quarantine);

  cls.def(
      "generations",
      [](LockedPool& self, Int32Array blocks, int tier) {
        return new_array<uint32_t>({blocks.size()}, [&](uint32_t* out) {
          self.run(0, [&](Pool& pool) {
            for (int32_t number : span_of(blocks)) *out++ = pool.generation(number, tier);
          });
        });
      },
      nb::arg("blocks").noconvert(), "tier"_a = 0);
  cls.def(
      "references",
      [](LockedPool& self, Int32Array blocks, int tier) {
        return new_array<int32_t>({blocks.size()}, [&](int32_t* out) {
          self.run(0, [&](Pool& pool) {
            for (int32_t number : span_of(blocks)) *out++ = static_cast<int32_t>(pool.references(number, tier));
          });
        });
      },
      nb::arg("blocks").noconvert(), "tier"_a = 0);
}

struct Matched {
  std::unique_ptr<int32_t[]> blocks;
  std::unique_ptr<uint8_t[]> tiers;
  size_t size;
};

nb::object match(LockedPool& self, Int32Array tokens, const std::string& salt, int64_t shared_tokens,
                 int64_t max_blocks) {
  Matched found = self.run_on(tokens, [&](Pool& pool) {
    auto ids = pool.match({span_of(tokens), salt, shared_tokens}, max_blocks);
    Matched out{std::make_unique_for_overwrite<int32_t[]>(ids.size()),
                std::make_unique_for_overwrite<uint8_t[]>(ids.size()), ids.size()};
    for (size_t i = 0; i < ids.size(); ++i) {
      out.blocks[i] = pool.number_of(ids[i]);
      out.tiers[i] = static_cast<uint8_t>(pool.tier_of(ids[i]));
    }
    return out;
  });
  auto own = [](auto& data, size_t size) {
    using T = std::remove_reference_t<decltype(data[0])>;
    T* raw = data.release();
    nb::capsule owner(raw, [](void* p) noexcept { delete[] static_cast<T*>(p); });
    return nb::cast(nb::ndarray<nb::numpy, T>(raw, {size}, owner));
  };
  return nb::make_tuple(own(found.blocks, found.size), own(found.tiers, found.size));
}

void bind_index(nb::class_<LockedPool>& cls) {
  cls.def("match", match, nb::arg("tokens").noconvert(), "salt"_a = "", "shared_tokens"_a = 0, "max_blocks"_a = -1);
  cls.def(
      "peek",
      [](LockedPool& self, Int32Array tokens, const std::string& salt, int64_t shared_tokens) {
        return self.run_on(tokens, [&](Pool& pool) { return pool.peek({span_of(tokens), salt, shared_tokens}); });
      },
      nb::arg("tokens").noconvert(), "salt"_a = "", "shared_tokens"_a = 0);
  cls.def(
      "insert",
      [](LockedPool& self, Int32Array tokens, Int32Array blocks, const std::string& salt, int64_t shared_tokens) {
        return to_array(self.run(blocks.size(), [&](Pool& pool) {
          return pool.insert({span_of(tokens), salt, shared_tokens}, span_of(blocks));
        }));
      },
      nb::arg("tokens").noconvert(), nb::arg("blocks").noconvert(), "salt"_a = "", "shared_tokens"_a = 0);
  cls.def(
      "delete",
      [](LockedPool& self, Int32Array tokens, const std::string& salt, int64_t shared_tokens) {
        return self.run_on(tokens, [&](Pool& pool) { return pool.erase({span_of(tokens), salt, shared_tokens}); });
      },
      nb::arg("tokens").noconvert(), "salt"_a = "", "shared_tokens"_a = 0);
  cls.def(
      "swap_out",
      [](LockedPool& self, int64_t num_blocks) {
        return copies_array(self.run(num_blocks, [&](Pool& pool) { return pool.swap_out(num_blocks); }));
      },
      "num_blocks"_a);
  cls.def(
      "swap_in",
      [](LockedPool& self, Int32Array blocks, UInt8Array tiers) {
        return to_python(self.run(
            blocks.size(), [&](Pool& pool) { return pool.swap_in(span_of(blocks), {tiers.data(), tiers.size()}); }));
      },
      nb::arg("blocks").noconvert(), nb::arg("tiers").noconvert());
  cls.def("clear", [](LockedPool& self) { return self.run(INT64_MAX, [](Pool& pool) { return pool.clear(); }); });
}

void bind_changes(nb::class_<LockedPool>& cls) {
  cls.def("share_generations", &LockedPool::share_generations, "tier"_a, nb::arg("generations").noconvert());
  cls.def("track_changes", [](LockedPool& self) { self.run(INT64_MAX, [](Pool& pool) { pool.track_changes(); }); });
  cls.def("take_changes", [](LockedPool& self) {
    auto changes = self.run(INT64_MAX, [](Pool& pool) { return pool.take_changes(); });
    return nb::make_tuple(to_array(changes.first), to_array(changes.second));
  });
  cls.def("indexed_hashes", [](LockedPool& self) {
    return to_array(self.run(INT64_MAX, [](Pool& pool) { return pool.indexed_hashes(); }));
  });
}

void bind_observation(nb::class_<LockedPool>& cls) {
  cls.def(
      "usage",
      [](LockedPool& self, int tier) {
        // No Python object is made under the lock: the collector might run a finalizer that comes back here.
        auto n = self.run(0, [&](Pool& pool) {
          return std::array{pool.size(tier),
                            pool.count(tier, State::kFree),
                            pool.count(tier, State::kActive),
                            pool.count(tier, State::kHistorical),
                            pool.count(tier, State::kLeased),
                            pool.count(tier, State::kQuarantined)};
        });
        return nb::make_tuple(n[0], n[1], n[2], n[3], n[4], n[5]);
      },
      "tier"_a = 0);
  cls.def_prop_ro("block_size", &LockedPool::block_size);
  cls.def_prop_ro("num_nodes",
                  [](LockedPool& self) { return self.run(0, [](Pool& pool) { return pool.num_nodes(); }); });
  cls.def_prop_ro("num_evicted", [](LockedPool& self) {
    auto counts = self.run(0, [](Pool& pool) { return pool.num_evicted(); });
    return nb::make_tuple(counts[0], counts[1], counts[2]);
  });
  cls.def_prop_ro("memory_bytes",
                  [](LockedPool& self) { return self.run(0, [](Pool& pool) { return pool.memory_bytes(); }); });
  cls.def("check_invariants",
          [](LockedPool& self) { self.run(INT64_MAX, [](Pool& pool) { pool.check_invariants(); }); });
}

}  // namespace
}  // namespace kvtide

void bind_pool(nb::module_& m) {
  using kvtide::LockedPool;
  nb::class_<LockedPool> cls(m, "Pool", "Accounting of one instance's memory: blocks of its tiers, the radix index.");
  cls.def(nb::init<int64_t, int64_t, int64_t, int64_t, int>(), "block_size"_a, "device_blocks"_a, "host_blocks"_a = 0,
          "disk_blocks"_a = 0, nb::kw_only(), "hash_bits"_a = 32);
  kvtide::bind_memory(cls);
  kvtide::bind_index(cls);
  kvtide::bind_changes(cls);
  kvtide::bind_observation(cls);
}
