// All kernels of one instruction set. Included inside an anonymous namespace after a Simd.
#pragma once

#include "attention_impl.h"
#include "elementwise_impl.h"
#include "linear_impl.h"

constexpr Kernels kInstance = {
    .name = Simd::kName,
    .linear_unit = Simd::kDotColumns,
    .linear = linear,
    .linear_few = kLinearFew,
    .linear_pack = kLinearPack,
    .linear_packed = kLinearPacked,
    .argmax = argmax,
    .attend_scratch = attend_scratch,
    .load_queries = load_queries,
    .attend = attend,
    .merge = merge,
    .finish = finish,
    .rms_norm = rms_norm,
    .rotary = rotary,
    .gated = gated,
};
