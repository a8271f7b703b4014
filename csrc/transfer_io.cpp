#include "transfer_io.h"

#include <poll.h>
#include <sys/socket.h>
#include <sys/uio.h>

#include <algorithm>
#include <atomic>
#include <bit>
#include <cerrno>
#include <chrono>
#include <climits>
#include <ctime>

#ifdef __linux__
#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

#ifndef MSG_NOSIGNAL
#define MSG_NOSIGNAL 0
#endif

namespace kvtide {
namespace {

constexpr int kMaxParts = 1024;                      // IOV_MAX of Linux and macOS
constexpr int64_t kMaxCallBytes = int64_t{4} << 20;  // far more than a socket takes at once

// Where a stream of ranges has got to.
struct Cursor {
  char* base;
  const int64_t* offsets;
  const int64_t* sizes;
  int64_t count;
  int64_t range = 0, done = 0;  // done: bytes of ranges[range] that have moved

  void skip_empty() {
    while (range < count && done == sizes[range]) ++range, done = 0;
  }

  int fill(iovec* parts) const {
    int used = 0;
    int64_t bytes = 0, skip = done;
    for (int64_t i = range; i < count && used < kMaxParts && bytes < kMaxCallBytes; ++i, skip = 0) {
      if (sizes[i] == skip) continue;
      parts[used++] = {base + offsets[i] + skip, static_cast<size_t>(sizes[i] - skip)};
      bytes += sizes[i] - skip;
    }
    return used;
  }

  void advance(int64_t bytes) {
    while (bytes > 0) {
      const int64_t step = std::min(bytes, sizes[range] - done);
      done += step;
      bytes -= step;
      skip_empty();
    }
  }
};

int wait_ready(int fd, Direction direction, int timeout_ms) {
  pollfd entry{fd, static_cast<short>(direction == Direction::kSend ? POLLOUT : POLLIN), 0};
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(timeout_ms);
  for (;;) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - std::chrono::steady_clock::now()).count();
    const int ready = poll(&entry, 1, static_cast<int>(std::max<int64_t>(0, left)));
    if (ready > 0) return 0;  // errors and hang-ups show in the call that follows
    if (ready == 0) return ETIMEDOUT;
    if (errno != EINTR) return errno;
  }
}

#ifdef __linux__
// The half of the counter that changes at every step; a futex is 32 bits wide.
const uint32_t* low_half(const uint64_t* counter) {
  return reinterpret_cast<const uint32_t*>(counter) + (std::endian::native == std::endian::big ? 1 : 0);
}
#endif

void wait_for_change(const uint64_t* counter, uint64_t seen, std::chrono::nanoseconds left) {
#ifdef __linux__
  const timespec limit{static_cast<time_t>(left.count() / 1'000'000'000),
                       static_cast<long>(left.count() % 1'000'000'000)};
  syscall(SYS_futex, low_half(counter), FUTEX_WAIT, static_cast<uint32_t>(seen), &limit, nullptr, 0);
#else
  const auto nap = std::min<std::chrono::nanoseconds>(left, std::chrono::microseconds(100));
  const timespec limit{0, static_cast<long>(nap.count())};
  nanosleep(&limit, nullptr);
#endif
}

}  // namespace

int move_ranges(Direction direction, int fd, char* base, const int64_t* offsets, const int64_t* sizes, int64_t count,
                int timeout_ms) {
  Cursor cursor{base, offsets, sizes, count};
  cursor.skip_empty();
  iovec parts[kMaxParts];
  while (cursor.range < count) {
    msghdr message{};
    message.msg_iov = parts;
    message.msg_iovlen = static_cast<decltype(message.msg_iovlen)>(cursor.fill(parts));
    const ssize_t moved = direction == Direction::kSend ? sendmsg(fd, &message, MSG_DONTWAIT | MSG_NOSIGNAL)
                                                        : recvmsg(fd, &message, MSG_DONTWAIT);
    if (moved > 0) {
      cursor.advance(moved);
    } else if (moved == 0) {
      return ECONNRESET;
    } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
      const int failed = wait_ready(fd, direction, timeout_ms);
      if (failed != 0) return failed;
    } else if (errno != EINTR) {
      return errno;
    }
  }
  return 0;
}

void store_progress(uint64_t* counter, uint64_t value) {
  __atomic_store_n(counter, value, __ATOMIC_RELEASE);
#ifdef __linux__
  syscall(SYS_futex, low_half(counter), FUTEX_WAKE, INT_MAX, nullptr, nullptr, 0);
#endif
}

bool wait_progress(const uint64_t* counter, uint64_t value, int timeout_ms) {
  std::atomic_thread_fence(std::memory_order_seq_cst);
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(timeout_ms);
  for (;;) {
    const uint64_t seen = __atomic_load_n(counter, __ATOMIC_ACQUIRE);
    if (seen >= value) return true;
    const auto left = std::chrono::duration_cast<std::chrono::nanoseconds>(end - std::chrono::steady_clock::now());
    if (left.count() <= 0) return false;
    wait_for_change(counter, seen, left);
  }
}

}  // namespace kvtide
