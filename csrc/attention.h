// Paged attention of a ragged batch: tiles, threads and the merge of splits around the kernels.
#pragma once

#include <cstdint>

#include "kernels_table.h"

namespace kvtide {

// `query_indptr`: [num_sequences + 1] rows of the batch. All arguments have been validated.
void run_attention(const AttentionArgs& args, const int32_t* query_indptr, int64_t num_sequences, int num_threads);

}  // namespace kvtide
