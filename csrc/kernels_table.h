// The kernels that exist once for each instruction set, and the choice among them.
#pragma once

#include <cstddef>
#include <cstdint>

namespace kvtide {

struct bf16 {
  uint16_t bits;
};

// One call of `linear`: rows of x against rows of weight. Leading dimensions are in elements.
struct LinearArgs {
  float* out;
  int64_t ldo;
  const float* x;
  int64_t ldx;
  const void* weight;
  int64_t ldw;
  const float* bias;  // null: none
  bool is_bf16;
  // Null: none; else weights are int8, and each `group` of a row has a scale, or a scale and an offset to be added.
  const float* scales;
  bool has_offsets;
  int64_t ld_scales;
  int64_t group;  // 16 or 32
  int64_t m, n, k;
};

// One layer's caches and a ragged batch; see paged_attention in _core.pyi.
struct AttentionArgs {
  float* out;
  int64_t out_token, out_head;
  float* lse;  // null: not wanted
  int64_t lse_token;
  const float* query;
  int64_t query_token, query_head;
  const char* keys;
  const char* values;
  int64_t key_block, key_head, key_token;        // strides in bytes
  int64_t value_block, value_head, value_token;  // strides in bytes
  bool is_bf16;
  int block_size, num_heads, num_kv_heads, head_dim;
  const int32_t* block_tables;
  const int32_t* block_indptr;
  const int32_t* context_lens;
  const int32_t* query_positions;
  const int32_t* key_positions;  // null: 0, 1, 2, ... in each sequence
  float scale, softcap;
  int64_t window;
};

// Keys of one partial attention: positions in the sequence [i * kSplitKeys, (i + 1) * kSplitKeys). Fixed, so that the
// order of sums depends on neither the batch nor the number of threads.
constexpr int kSplitKeys = 256;

// Rows of one KV head up to which reading the keys takes longer than the arithmetic: such tiles span several KV heads.
constexpr int kFewRows = 8;

// Query rows that are worked on together: of tokens [token_begin, token_end), for each KV head in [kv_begin, kv_end),
// the heads [group_begin, group_end) of those that share it. Rows lie KV head major, then token major.
struct QueryTile {
  int sequence;
  int kv_begin, kv_end;
  int group_begin, group_end;
  int64_t token_begin, token_end;  // rows of the batch
  int64_t key_offset;              // of the sequence, in key_positions
  int64_t split_begin, split_end;  // splits with at least one visible key
  int num_kv_heads() const { return kv_end - kv_begin; }
  int heads_of_group() const { return group_end - group_begin; }
  int rows_of_head() const { return static_cast<int>(token_end - token_begin) * heads_of_group(); }
  int num_rows() const { return num_kv_heads() * rows_of_head(); }
};

// Unnormalised result for a tile's rows: sums of exp(score - max) * value, of exp(score - max), and max.
struct PartialAttention {
  float* sums;  // [rows, head_dim]
  float* norm;  // [rows]
  float* max;   // [rows], -inf: no visible key
};

struct ElementwiseArgs {
  float* out;
  int64_t out_stride;
  float* in;
  int64_t in_stride;
  const float* weight;
  float* residual;
  int64_t residual_stride;
  int64_t rows, columns;
  float eps;
  bool add_one;
};

struct RotaryArgs {
  float* x;
  int64_t token_stride, head_stride;
  const int32_t* positions;
  const float* table;  // [max_pos, rotary_dim]: cosines, then sines
  int64_t table_stride;
  int64_t num_heads, rotary_dim;
};

struct GatedArgs {
  float* out;
  int64_t out_stride;
  const float* gate;
  int64_t gate_stride;
  const float* up;
  int64_t up_stride;
  int64_t columns;
  bool is_gelu;
};

// Elements of a row that `linear` sums in one pass, so that a register block's weights stay in the first-level cache;
// its kernels share it, because it is part of the order of the sums.
constexpr int64_t kLinearDepth = 1024;
constexpr int64_t kLinearFewRows = 4;
constexpr int64_t kLinearManyRows = 160;  // from here on `linear_packed` is faster, where there is one
constexpr int kLinearPanel = 32;          // rows of x that are packed together
constexpr int kLinearPackedUnit = 12;     // rows of weight that its register block covers

struct Kernels {
  const char* name;
  int linear_unit;  // rows of weight that one register block covers
  // Columns [n_begin, n_end) of the result; n_next is where the thread will probably go on.
  void (*linear)(const LinearArgs& args, int64_t n_begin, int64_t n_end, int64_t n_next);
  // The same to the last bit, faster for at most kLinearFewRows rows of x, slower for more. Not for int8
  // weights.
  void (*linear_few)(const LinearArgs& args, int64_t n_begin, int64_t n_end, int64_t n_next);
  // The same to the last bit, faster for many rows of x: packs rows [panel * kLinearPanel, (panel + 1) * kLinearPanel)
  // of x; then columns [n_begin, n_end) of the result, fetching weights for those at n_next, if there are. `packed` has
  // whole panels times k, rounded up to a multiple of 16, floats and is aligned to 64 bytes. Both null: not for this
  // instruction set.
  void (*linear_pack)(const LinearArgs& args, int64_t panel, float* packed);
  void (*linear_packed)(const LinearArgs& args, const float* packed, int64_t n_begin, int64_t n_end, int64_t n_next);

  // The first greatest element of a row (the first NaN, if there is one), at `offset` + its index, where it is greater
  // than `best`, which holds what an earlier part of the row had.
  void (*argmax)(const float* row, int64_t count, int64_t offset, float* best, int64_t* index);

  // Floats of scratch that attend needs for a tile of so many rows.
  int64_t (*attend_scratch)(const AttentionArgs& args, int rows);
  // Copies the scaled queries into scratch; before attend.
  void (*load_queries)(const AttentionArgs& args, const QueryTile& tile, float* scratch);
  // Partial attention of a tile over one split, written to `partial`.
  void (*attend)(const AttentionArgs& args, const QueryTile& tile, int64_t split, float* scratch,
                 const PartialAttention& partial);
  // total += part, in the sense of log-sum-exp.
  void (*merge)(int rows, int head_dim, const PartialAttention& total, const PartialAttention& part);
  // Divides by the norm and writes out and lse.
  void (*finish)(const AttentionArgs& args, const QueryTile& tile, const PartialAttention& total);

  // Rows [begin, end): out = in * rsqrt(mean(in^2) + eps) * weight; with a residual, residual += in comes first and
  // the sum is what is normalised.
  void (*rms_norm)(const ElementwiseArgs& args, int64_t begin, int64_t end);
  void (*rotary)(const RotaryArgs& args, int64_t token_begin, int64_t token_end);
  void (*gated)(const GatedArgs& args, int64_t begin, int64_t end);
};

void linear_few_portable(const LinearArgs& args, int64_t n_begin, int64_t n_end, int64_t n_next);
void linear_few_avx2(const LinearArgs& args, int64_t n_begin, int64_t n_end, int64_t n_next);
void linear_few_avx512(const LinearArgs& args, int64_t n_begin, int64_t n_end, int64_t n_next);
void linear_pack_avx512(const LinearArgs& args, int64_t panel, float* packed);
void linear_packed_avx512(const LinearArgs& args, const float* packed, int64_t n_begin, int64_t n_end, int64_t n_next);

extern const Kernels kPortableKernels;
#if defined(__x86_64__)
extern const Kernels kAvx2Kernels;
extern const Kernels kAvx512Kernels;
#endif

// The best set that this processor has and KVTIDE_INSTRUCTION_SET allows; decided at the first call.
const Kernels& kernels();

}  // namespace kvtide
