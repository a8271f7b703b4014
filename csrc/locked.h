// A native object and its lock, as Python's threads see it.
#pragma once

#include <nanobind/nanobind.h>

#include <concepts>
#include <cstdint>
#include <mutex>
#include <utility>

namespace kvtide {

// Work on many blocks is done without the GIL; whoever waits for the lock may hold the GIL, because whoever has the
// lock never waits for the GIL.
template <typename T>
class Locked {
 public:
  template <typename... Args>
    requires std::constructible_from<T, Args...>
  explicit Locked(Args&&... args) : object_(std::forward<Args>(args)...) {}

  // Runs work(object); `size` is about how many blocks it touches.
  template <typename Work>
  auto run(int64_t size, Work work) {
    constexpr int64_t kWorthReleasing = 64;
    if (size < kWorthReleasing) {
      std::lock_guard lock(mutex_);
      return work(object_);
    }
    nanobind::gil_scoped_release release;
    std::lock_guard lock(mutex_);
    return work(object_);
  }

 protected:
  T object_;

 private:
  std::mutex mutex_;
};

}  // namespace kvtide
