// Bytes between mapped memory and stream sockets, and a counter in shared memory that others wait for.
#pragma once

#include <cstdint>

namespace kvtide {

enum class Direction { kSend, kReceive };

// Moves all ranges in order, gathered or scattered, without staging. Returns 0 or an errno: ETIMEDOUT where nothing
// moved for `timeout_ms`, ECONNRESET where the stream ended early. Works on blocking and non-blocking sockets.
int move_ranges(Direction direction, int fd, char* base, const int64_t* offsets, const int64_t* sizes, int64_t count,
                int timeout_ms);

// Release store of an aligned counter; wakes all who wait for it, in any process that maps the page.
void store_progress(uint64_t* counter, uint64_t value);

// Waits until the counter is at least `value`; false: it was not within `timeout_ms`. The page may be mapped
// read-only. A full fence on entry: what was read before the call is not read later than the counter.
bool wait_progress(const uint64_t* counter, uint64_t value, int timeout_ms);

}  // namespace kvtide
