#if defined(__x86_64__)
#include <immintrin.h>

#include <algorithm>

#include "kernels_table.h"

// x @ weight^T for many rows of x, where arithmetic is the limit. Rows of x lie across the lanes of a register, and
// elements of the weights are broadcast to it, so no lanes are summed at the end and a register block reads little.
//
// The order of the sums is still that of `linear`: what is lane i there, the sum of the elements i, i + 16, ..., is one
// pass over a sixteenth of the elements here, and the sixteen sums are added as the same tree. Both operands are packed
// in the order in which they are read.
namespace kvtide {
namespace {
#include "simd_avx512.h"
//
#include "linear_groups.h"

constexpr int kVectors = 2;                      // registers of x in a register block
constexpr int kPanel = kVectors * Simd::kLanes;  // rows of x
constexpr int kColumns = 24 / kVectors;          // rows of weights
constexpr int kGroup = 4;                        // register blocks side by side that share packed x
static_assert(kPanel == kLinearPanel && kColumns == kLinearPackedUnit);

// Lanes of `linear` in the order in which its tree adds them, as a binary counter does: 0 + 8, 4 + 12, their sum, ...
constexpr int kOrder[16] = {0, 8, 4, 12, 1, 9, 5, 13, 2, 10, 6, 14, 3, 11, 7, 15};

typedef Simd::Reg Block[kColumns][kVectors];

int64_t steps_of(int64_t depth) { return (depth + Simd::kLanes - 1) / Simd::kLanes; }

inline __attribute__((always_inline)) void transpose(Simd::Reg (&r)[16]) {
  Simd::Reg t[16];
  const auto low = [](Simd::Reg a, Simd::Reg b) {
    return _mm512_castpd_ps(_mm512_unpacklo_pd(_mm512_castps_pd(a), _mm512_castps_pd(b)));
  };
  const auto high = [](Simd::Reg a, Simd::Reg b) {
    return _mm512_castpd_ps(_mm512_unpackhi_pd(_mm512_castps_pd(a), _mm512_castps_pd(b)));
  };
#pragma GCC unroll 8
  for (int i = 0; i < 16; i += 2) {
    t[i] = _mm512_unpacklo_ps(r[i], r[i + 1]);
    t[i + 1] = _mm512_unpackhi_ps(r[i], r[i + 1]);
  }
#pragma GCC unroll 4
  for (int i = 0; i < 16; i += 4) {
    r[i] = low(t[i], t[i + 2]);
    r[i + 1] = high(t[i], t[i + 2]);
    r[i + 2] = low(t[i + 1], t[i + 3]);
    r[i + 3] = high(t[i + 1], t[i + 3]);
  }
#pragma GCC unroll 4
  for (int j = 0; j < 4; ++j) {
    t[j] = _mm512_shuffle_f32x4(r[j], r[4 + j], 0x88);
    t[4 + j] = _mm512_shuffle_f32x4(r[j], r[4 + j], 0xdd);
    t[8 + j] = _mm512_shuffle_f32x4(r[8 + j], r[12 + j], 0x88);
    t[12 + j] = _mm512_shuffle_f32x4(r[8 + j], r[12 + j], 0xdd);
  }
#pragma GCC unroll 4
  for (int j = 0; j < 4; ++j) {
    r[j] = _mm512_shuffle_f32x4(t[j], t[8 + j], 0x88);
    r[8 + j] = _mm512_shuffle_f32x4(t[j], t[8 + j], 0xdd);
    r[4 + j] = _mm512_shuffle_f32x4(t[4 + j], t[12 + j], 0x88);
    r[12 + j] = _mm512_shuffle_f32x4(t[4 + j], t[12 + j], 0xdd);
  }
}

// Elements [16 i, 16 i + count) of `rows` <= kRows rows, to one vector of rows for each lane of `linear`.
template <int kPitch, int kRows, bool kWhole, typename T>
inline __attribute__((always_inline)) void pack_step(const T* from, int64_t ld, int rows, int count, int64_t steps,
                                                     float* packed) {
  Simd::Reg t[16];
#pragma GCC unroll 16
  for (int r = 0; r < 16; ++r) {
    if (r >= kRows || (!kWhole && r >= rows)) {
      t[r] = Simd::zero();
    } else {
      t[r] = kWhole ? Simd::load(from + r * ld) : Simd::load_tail(from + r * ld, count);
    }
  }
  transpose(t);
#pragma GCC unroll 16
  for (int p = 0; p < 16; ++p) {
    float* to = packed + p * steps * kPitch;
    if (kRows == 16) {
      Simd::store(to, t[kOrder[p]]);
    } else {
      _mm512_mask_storeu_ps(to, Simd::mask(kRows), t[kOrder[p]]);
    }
  }
}

// `rows` <= kRows rows of `depth` elements -> packed[lane in kOrder][step][kPitch], of which kRows are written; rows
// and elements that are missing are 0.
template <int kPitch, int kRows, typename T>
void pack(const T* from, int64_t ld, int rows, int64_t depth, float* packed) {
  const int64_t steps = steps_of(depth);
  int64_t i = 0;
  if (rows == kRows) {
    for (; i < depth / 16; ++i) pack_step<kPitch, kRows, true>(from + i * 16, ld, rows, 16, steps, packed + i * kPitch);
  }
  for (; i < steps; ++i) {
    const int count = static_cast<int>(std::min<int64_t>(16, depth - i * 16));
    pack_step<kPitch, kRows, false>(from + i * 16, ld, rows, count, steps, packed + i * kPitch);
  }
}

// The rows of weights that come next, fetched into the second-level cache line by line.
struct Fetch {
  const char* row;
  int64_t stride, bytes;  // of a row
  int64_t at = 0;
  int lines;  // at each call
  void operator()() {
    for (int i = 0; i < lines; ++i) {
      __builtin_prefetch(row + at);
      at += 64;
      if (at >= bytes) {
        at = 0;
        row += stride;
      }
    }
  }
};

inline __attribute__((always_inline)) void sum_lane(const float* x, const float* w, int64_t steps, Block& sums) {
#pragma GCC unroll 16
  for (int c = 0; c < kColumns; ++c) {
#pragma GCC unroll 4
    for (int v = 0; v < kVectors; ++v) sums[c][v] = Simd::zero();
  }
  for (int64_t i = 0; i < steps; ++i) {
    Simd::Reg xs[kVectors];
#pragma GCC unroll 4
    for (int v = 0; v < kVectors; ++v) xs[v] = Simd::load(x + i * kPanel + v * 16);
#pragma GCC unroll 16
    for (int c = 0; c < kColumns; ++c) {
      const Simd::Reg ws = Simd::set1(w[i * kColumns + c]);
#pragma GCC unroll 4
      for (int v = 0; v < kVectors; ++v) sums[c][v] = Simd::fma(xs[v], ws, sums[c][v]);
    }
  }
}

// A panel of x with kColumns rows of weights, both packed: out[r * ldo + c], of which `rows` and `columns` exist.
void multiply(const float* x, const float* w, int64_t steps, Fetch& fetch, int rows, int columns, bool accumulate,
              float* out, int64_t ldo) {
  Block waiting[4];  // sums of 8, 4, 2 and 1 lanes; at the end, of all
  int depth = 0;
  for (int p = 0; p < 16; ++p) {
    fetch();
    for (int r = 2 * p; r < 2 * p + 2 && r < rows; ++r) {
      __builtin_prefetch(out + r * ldo, 1);
      __builtin_prefetch(out + r * ldo + columns - 1, 1);
    }
    Block sums;
    sum_lane(x + p * steps * kPanel, w + p * steps * kColumns, steps, sums);
    for (int q = p + 1; q % 2 == 0; q /= 2) {
      const Block& left = waiting[--depth];
#pragma GCC unroll 16
      for (int c = 0; c < kColumns; ++c) {
#pragma GCC unroll 4
        for (int v = 0; v < kVectors; ++v) sums[c][v] = Simd::add(left[c][v], sums[c][v]);
      }
    }
    Block& here = waiting[depth++];
#pragma GCC unroll 16
    for (int c = 0; c < kColumns; ++c) {
#pragma GCC unroll 4
      for (int v = 0; v < kVectors; ++v) here[c][v] = sums[c][v];
    }
  }
  const __mmask16 kept = Simd::mask(columns);
  for (int v = 0; v < kVectors; ++v) {
    Simd::Reg t[16];
#pragma GCC unroll 16
    for (int c = 0; c < 16; ++c) t[c] = c < kColumns ? waiting[0][c][v] : Simd::zero();
    transpose(t);
    float* row = out + v * 16 * ldo;
#pragma GCC unroll 16
    for (int r = 0; r < 16; ++r, row += ldo) {
      if (v * 16 + r >= rows) continue;
      if (accumulate) t[r] = Simd::add(_mm512_maskz_loadu_ps(kept, row), t[r]);
      _mm512_mask_storeu_ps(row, kept, t[r]);
    }
  }
}

// All panels of x, columns [n_begin, n_end), elements [k, k + depth) of each row. Some register blocks' columns at a
// time: that many share what a panel brings from the third-level cache, and complete the lines of the result.
template <typename W>
void multiply_depth(const LinearArgs& a, const float* x, int64_t k, int64_t depth, int64_t n_begin, int64_t n_end,
                    int64_t n_next) {
  alignas(64) float packed[kGroup][kColumns * kLinearDepth];
  alignas(64) float widened[sizeof(W) == 1 ? kColumns * kLinearDepth : 1];
  const int64_t steps = steps_of(depth), panels = (a.m + kPanel - 1) / kPanel;
  const int64_t row_bytes = a.ldw * static_cast<int64_t>(sizeof(W)), bytes = depth * static_cast<int64_t>(sizeof(W));
  const W* weight = static_cast<const W*>(a.weight) + k;
  for (int64_t n = n_begin; n < n_end; n += kGroup * kColumns) {
    const int64_t end = std::min(n_end, n + kGroup * kColumns), following = end < n_end ? end : n_next;
    const auto columns = [&](int64_t at) { return static_cast<int>(std::min<int64_t>(kColumns, end - at)); };
    const int64_t sets = (end - n + kColumns - 1) / kColumns;
    for (int64_t s = 0; s < sets; ++s) {
      const int64_t at = n + s * kColumns;
      if constexpr (sizeof(W) == 1) {
        for (int c = 0; c < columns(at); ++c) widen_row(a, at + c, k, depth, widened + c * kLinearDepth);
        pack<kColumns, kColumns>(widened, kLinearDepth, columns(at), depth, packed[s]);
      } else {
        pack<kColumns, kColumns>(weight + at * a.ldw, a.ldw, columns(at), depth, packed[s]);
      }
    }
    const int64_t calls = panels * sets * 16, lines = sets * kColumns * ((bytes + 63) / 64);
    Fetch fetch{.row = reinterpret_cast<const char*>(weight + std::min(following, a.n - 1) * a.ldw),
                .stride = row_bytes,
                .bytes = bytes,
                .lines = following < a.n ? static_cast<int>((lines + calls - 1) / calls) : 0};
    for (int64_t m = 0; m < a.m; m += kPanel) {
      const int rows = static_cast<int>(std::min<int64_t>(kPanel, a.m - m));
      for (int64_t s = 0; s < sets; ++s) {
        const int64_t at = n + s * kColumns;
        multiply(x + m * steps * 16, packed[s], steps, fetch, rows, columns(at), k > 0, a.out + m * a.ldo + at, a.ldo);
      }
    }
  }
}

template <typename W>
void linear_range(const LinearArgs& a, const float* packed, int64_t n_begin, int64_t n_end, int64_t n_next) {
  const int64_t panels = (a.m + kPanel - 1) / kPanel;
  for (int64_t k = 0; k < a.k; k += kLinearDepth) {
    const int64_t depth = std::min(kLinearDepth, a.k - k);
    multiply_depth<W>(a, packed + panels * kPanel * k, k, depth, n_begin, n_end, n_next);
  }
  if (a.bias == nullptr) return;
  for (int64_t row = 0; row < a.m; ++row) {
    for (int64_t n = n_begin; n < n_end; ++n) a.out[row * a.ldo + n] += a.bias[n];
  }
}

}  // namespace

void linear_pack_avx512(const LinearArgs& a, int64_t panel, float* packed) {
  const int64_t panels = (a.m + kPanel - 1) / kPanel, m = panel * kPanel;
  for (int64_t k = 0; k < a.k; k += kLinearDepth) {
    const int64_t depth = std::min(kLinearDepth, a.k - k);
    float* to = packed + panels * kPanel * k + m * steps_of(depth) * 16;
    for (int v = 0; v < kVectors; ++v) {
      const int64_t first = m + v * 16;
      const int rows = static_cast<int>(std::clamp<int64_t>(a.m - first, 0, 16));
      pack<kPanel, 16>(a.x + (rows > 0 ? first : 0) * a.ldx + k, a.ldx, rows, depth, to + v * 16);
    }
  }
}

void linear_packed_avx512(const LinearArgs& a, const float* packed, int64_t n_begin, int64_t n_end, int64_t n_next) {
  if (a.scales != nullptr) {
    linear_range<int8_t>(a, packed, n_begin, n_end, n_next);
  } else if (a.is_bf16) {
    linear_range<bf16>(a, packed, n_begin, n_end, n_next);
  } else {
    linear_range<float>(a, packed, n_begin, n_end, n_next);
  }
}

}  // namespace kvtide
#endif
