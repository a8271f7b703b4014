"""The one linear layer: native on a CPU where that is faster, torch's everywhere else."""

import sys
from collections.abc import Sequence

import torch
from torch import Tensor
from torch.nn import functional

from kvtide import _core
from kvtide.models.matrix import Matrix
from kvtide.models.ops import is_native

MAX_NATIVE_ROWS = {"avx512": sys.maxsize, "avx2": sys.maxsize, "portable": 4}
"""Rows up to which the native kernel is used, by its instruction set (benchmarks/linear.py).

Without a limit a row's result never depends on its batch, so logits are the same to the last bit however a prompt is
cut into chunks; the portable kernels are too slow for that.
"""

MAX_ARGMAX_ROWS = 64
"""Rows up to which `linear_argmax` looks through results that are still in the first levels of the cache."""

_max_rows = MAX_NATIVE_ROWS[_core.instruction_set()]


def linear(x: Tensor, weight: Matrix, bias: Tensor | None = None, out: Tensor | None = None) -> Tensor:
    """x [M, K] @ weight [N, K]^T (+ bias [N]) -> [M, N] in x's type; the weights are read in place.

    A weight narrower than x (bfloat16 weights, float32 activations) is widened on the fly. out [M, N]: where the
    result may be written; what comes back is the result.
    """
    if is_native(x) and x.shape[0] <= _max_rows:
        if out is None:
            out = x.new_empty(x.shape[0], weight.values.shape[0])
        _core.linear(out, _with_whole_rows(x), weight.values, bias, torch.get_num_threads(), weight.scales)
        return out
    return functional.linear(x, weight.plain().to(x.dtype), bias)


def linear_argmax(x: Tensor, weight: Matrix) -> tuple[Tensor, Tensor] | None:
    """(indices [M] int64, values [M] float32): the first greatest element of each row of `linear`, the first NaN where
    there is one, without the memory of a result of M rows; None where that is not faster."""
    if not is_native(x) or x.shape[0] > min(_max_rows, MAX_ARGMAX_ROWS):
        return None
    indices, values = x.new_empty(x.shape[0], dtype=torch.int64), x.new_empty(x.shape[0])
    _core.linear_argmax(indices, values, _with_whole_rows(x), weight.values, torch.get_num_threads(), weight.scales)
    return indices, values


def linear_group(
    x: Tensor,
    weights: Sequence[Tensor],
    scales: Sequence[Tensor | None] | None,
    biases: Sequence[Tensor | None],
    outs: Sequence[Tensor],
) -> Sequence[Tensor]:
    """`linear` of one x with several weights; natively in one call, so that threads meet once.

    weights, scales: of the matrices (`all_scales`). outs: a tensor for each result, which may be written; or none.
    """
    if is_native(x) and x.shape[0] <= _max_rows:
        outs = outs or [x.new_empty(x.shape[0], weight.shape[0]) for weight in weights]
        _core.linear_group(outs, _with_whole_rows(x), weights, biases, torch.get_num_threads(), scales)
        return outs
    matrices = map(Matrix, weights, scales or [None] * len(weights))
    return [linear(x, matrix, bias) for matrix, bias in zip(matrices, biases, strict=True)]


def _with_whole_rows(x: Tensor) -> Tensor:
    """x, whose rows may lie apart, but not the elements of a row."""
    return x if x.stride(-1) == 1 else x.contiguous()


def is_batch_invariant() -> bool:
    """True where a row's result on this CPU never depends on the other rows of its batch."""
    return _max_rows == sys.maxsize
