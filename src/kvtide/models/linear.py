"""The one linear layer: native for small batches on a CPU, torch's everywhere else."""

import torch
from torch import Tensor
from torch.nn import functional

from kvtide import _core
from kvtide.models.ops import is_native

SMALL_BATCH = 64
"""Rows up to which the native kernel is used: it is bound by reading the weights, torch's wins where arithmetic is."""


def linear(x: Tensor, weight: Tensor, bias: Tensor | None = None) -> Tensor:
    """x [M, K] @ weight [N, K]^T (+ bias [N]) -> [M, N] in x's type; the weights are read in place.

    A weight narrower than x (bfloat16 weights, float32 activations) is widened on the fly.
    """
    if is_native(x) and x.shape[0] <= SMALL_BATCH:
        out = x.new_empty(x.shape[0], weight.shape[0])
        _core.linear(out, x.contiguous(), weight, bias, torch.get_num_threads())
        return out
    return functional.linear(x, weight.to(x.dtype), bias)
