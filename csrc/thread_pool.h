// The process's worker threads for native kernels.
#pragma once

#include <cstdint>
#include <memory>
#include <type_traits>

namespace kvtide {

// Calls fn(task, worker) for each task in [0, num_tasks), worker in [0, num_threads); the calling thread is worker 0.
// Tasks are handed out in order by one atomic counter. Returns when all have run. `fn` must not throw.
// Where another thread is inside parallel_for already, the caller runs its tasks alone: results of our kernels do not
// depend on the number of threads, only their speed does.
void run_tasks(int num_threads, int64_t num_tasks, void (*fn)(void* context, int64_t task, int worker), void* context);

template <typename F>
void parallel_for(int num_threads, int64_t num_tasks, F&& fn) {
  using Fn = std::remove_reference_t<F>;
  run_tasks(
      num_threads, num_tasks,
      [](void* context, int64_t task, int worker) { (*static_cast<Fn*>(context))(task, worker); },
      const_cast<void*>(static_cast<const void*>(std::addressof(fn))));
}

constexpr int kMaxThreads = 256;

// Scratch of the calling thread, kept between calls and grown as needed; 64-byte aligned. The contents are undefined,
// and the next call by this thread invalidates them.
float* thread_scratch(int64_t num_floats);

}  // namespace kvtide
