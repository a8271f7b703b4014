#include "copy_ranges.h"

#include <algorithm>
#include <cstring>

#include "thread_pool.h"

namespace kvtide {
namespace {

constexpr int64_t kPiece = 1 << 20;  // bytes one thread copies before it looks for the next piece

bf16 round_to_bf16(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, sizeof bits);
  if ((bits & 0x7fffffffu) > 0x7f800000u) return {static_cast<uint16_t>((bits >> 16) | 0x40u)};  // NaN stays NaN
  return {static_cast<uint16_t>((bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16)};                  // ties to even
}

}  // namespace

void copy_ranges(char* dst, const char* src, const int64_t* dst_offsets, const int64_t* src_offsets,
                 const int64_t* sizes, int64_t count, int num_threads) {
  int64_t total = 0;
  for (int64_t i = 0; i < count; ++i) total += sizes[i];
  if (num_threads <= 1 || total < 2 * kPiece) {
    for (int64_t i = 0; i < count; ++i) {
      std::memmove(dst + dst_offsets[i], src + src_offsets[i], static_cast<size_t>(sizes[i]));
    }
    return;
  }
  // Jobs are runs of ranges, or pieces of large ones, of about kPiece bytes: job j starts at byte j * kPiece of all.
  const int64_t jobs = (total + kPiece - 1) / kPiece;
  parallel_for(num_threads, jobs, [&](int64_t job, int) {
    const int64_t begin = job * kPiece, end = std::min(total, begin + kPiece);
    int64_t at = 0;
    for (int64_t i = 0; i < count && at < end; at += sizes[i], ++i) {
      const int64_t low = std::max(begin, at), high = std::min(end, at + sizes[i]);
      if (low >= high) continue;
      std::memcpy(dst + dst_offsets[i] + (low - at), src + src_offsets[i] + (low - at),
                  static_cast<size_t>(high - low));
    }
  });
}

void write_rows(const KvTarget& target, const int64_t* slots, int64_t num_tokens, int num_heads, int head_dim,
                int block_size, bool is_bf16) {
  for (int64_t t = 0; t < num_tokens; ++t) {
    if (slots[t] < 0) continue;
    const int64_t block = slots[t] / block_size, offset = slots[t] % block_size;
    for (int h = 0; h < num_heads; ++h) {
      const float* row = target.rows + t * target.row_token + h * target.row_head;
      char* to = target.cache + block * target.block_stride + h * target.head_stride + offset * target.token_stride;
      if (!is_bf16) {
        std::memcpy(to, row, sizeof(float) * static_cast<size_t>(head_dim));
        continue;
      }
      bf16* out = reinterpret_cast<bf16*>(to);
      for (int d = 0; d < head_dim; ++d) out[d] = round_to_bf16(row[d]);
    }
  }
}

}  // namespace kvtide
