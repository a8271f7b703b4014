#include "thread_pool.h"

#include <unistd.h>

#include <atomic>
#include <chrono>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>
#include <vector>

namespace kvtide {
namespace {

inline void pause_cpu() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  asm volatile("yield");
#endif
}

// Workers sleep on `epoch_`. A job is published by raising it; the caller waits until every worker that was woken has
// left the job, so `fn` and `context` may live on its stack.
class ThreadPool {
 public:
  void run(int num_threads, int64_t num_tasks, void (*fn)(void*, int64_t, int), void* context) {
    grow(num_threads - 1);
    if (num_threads > workers_ + 1) num_threads = workers_ + 1;
    fn_ = fn;
    context_ = context;
    num_tasks_ = num_tasks;
    num_helpers_ = num_threads - 1;
    next_.store(0, std::memory_order_relaxed);
    busy_.store(static_cast<int>(workers_), std::memory_order_relaxed);
    epoch_.fetch_add(1, std::memory_order_release);
    epoch_.notify_all();
    drain(0);
    wait_until_idle();
  }

 private:
  // How long a worker stays awake after a job: the gap between two kernels of one forward pass is a few microseconds.
  static constexpr auto kSpin = std::chrono::microseconds(50);

  void grow(int wanted) {
    try {
      while (workers_ < wanted) {
        const int index = workers_ + 1;
        const uint32_t epoch = epoch_.load(std::memory_order_relaxed);
        std::thread([this, index, epoch] { work(index, epoch); }).detach();
        workers_ = index;
      }
    } catch (const std::system_error&) {
      // The system gives no more threads: go on with those there are.
    }
  }

  void drain(int worker) {
    for (;;) {
      const int64_t task = next_.fetch_add(1, std::memory_order_relaxed);
      if (task >= num_tasks_) return;
      fn_(context_, task, worker);
    }
  }

  void work(int index, uint32_t seen) {
    for (;;) {
      wait_for_job(seen);
      ++seen;
      if (index <= num_helpers_) drain(index);
      if (busy_.fetch_sub(1, std::memory_order_acq_rel) == 1) busy_.notify_one();
    }
  }

  void wait_for_job(uint32_t seen) {
    const auto end = std::chrono::steady_clock::now() + kSpin;
    do {
      for (int i = 0; i < 64; ++i) {
        if (epoch_.load(std::memory_order_acquire) != seen) return;
        pause_cpu();
      }
    } while (std::chrono::steady_clock::now() < end);
    while (epoch_.load(std::memory_order_acquire) == seen) epoch_.wait(seen, std::memory_order_acquire);
  }

  void wait_until_idle() {
    for (int i = 0; i < 4000; ++i) {
      if (busy_.load(std::memory_order_acquire) == 0) return;
      pause_cpu();
    }
    for (int left = busy_.load(std::memory_order_acquire); left != 0; left = busy_.load(std::memory_order_acquire)) {
      busy_.wait(left, std::memory_order_acquire);
    }
  }

  void (*fn_)(void*, int64_t, int) = nullptr;
  void* context_ = nullptr;
  int64_t num_tasks_ = 0;
  int num_helpers_ = 0;
  int workers_ = 0;
  alignas(64) std::atomic<int64_t> next_{0};
  alignas(64) std::atomic<uint32_t> epoch_{0};
  alignas(64) std::atomic<int> busy_{0};
};

std::mutex pool_mutex;

// Never destroyed: its threads are detached and may outlive static destructors. A forked child has none of its
// parent's threads, so it gets a pool of its own.
ThreadPool& pool() {
  static ThreadPool* instance = nullptr;
  static pid_t owner = 0;
  if (instance == nullptr || owner != getpid()) {
    instance = new ThreadPool();
    owner = getpid();
  }
  return *instance;
}

}  // namespace

void run_tasks(int num_threads, int64_t num_tasks, void (*fn)(void*, int64_t, int), void* context) {
  if (num_threads > num_tasks) num_threads = static_cast<int>(num_tasks);
  if (num_threads > kMaxThreads) num_threads = kMaxThreads;
  if (num_threads > 1) {
    std::unique_lock<std::mutex> lock(pool_mutex, std::try_to_lock);
    if (lock.owns_lock()) {
      pool().run(num_threads, num_tasks, fn, context);
      return;
    }
  }
  for (int64_t task = 0; task < num_tasks; ++task) fn(context, task, 0);
}

float* thread_scratch(int64_t num_floats) {
  struct Buffer {
    float* data = nullptr;
    int64_t capacity = 0;
    ~Buffer() { ::operator delete(data, std::align_val_t{64}); }
  };
  thread_local Buffer buffer;
  if (buffer.capacity < num_floats) {
    ::operator delete(buffer.data, std::align_val_t{64});
    buffer.data = nullptr;
    buffer.capacity = 0;
    buffer.data =
        static_cast<float*>(::operator new(static_cast<size_t>(num_floats) * sizeof(float), std::align_val_t{64}));
    buffer.capacity = num_floats;
  }
  return buffer.data;
}

}  // namespace kvtide
