"""The small operations between the matrices. Activations are [T, ...], computed in float32, returned as they came.

On a CPU in float32 each is one call of the native module; torch's, of which there are several each, elsewhere.
"""

import torch
from torch import Tensor
from torch.nn import functional

from kvtide import _core
from kvtide.models.config import Activation
from kvtide.models.matrix import Matrix


def is_native(x: Tensor) -> bool:
    """True where the native module can work on `x`."""
    return x.is_cpu and x.dtype == torch.float32


def embed(table: Matrix, rows: Tensor, factor: float, dtype: torch.dtype) -> Tensor:
    """Rows [T] (int32 or int64) of a matrix [N, K], in `dtype`, times a factor: [T, K]."""
    out = table.values.new_empty(len(rows), table.values.shape[1], dtype=dtype)
    if is_native(out):
        _core.embed(out, rows.to(torch.int32), table.values, table.scales, factor, torch.get_num_threads())
        return out
    x = table.rows(rows).to(dtype)
    return x if factor == 1.0 else x * factor


def rms_norm(x: Tensor, weight: Tensor, eps: float, out: Tensor | None = None) -> Tensor:
    """x / rms(x) * weight over the last dimension, x [T, D] or [T, H, D]; weight [D] float32, norm offset included.

    out: where the result may be written, `x` itself too.
    """
    if is_native(x):
        if out is None:
            out = torch.empty_like(x)
        _core.rms_norm(out, x, weight, eps, False, torch.get_num_threads())
        return out
    return functional.rms_norm(x.to(torch.float32), weight.shape, weight, eps).to(x.dtype)


def add_rms_norm(x: Tensor, more: Tensor, weight: Tensor, eps: float) -> tuple[Tensor, Tensor]:
    """(x + more, its rms_norm), both [T, D]; may write the sum over `x` and the norm over `more`."""
    if is_native(x) and is_native(more):
        _core.add_rms_norm(more, x, more, weight, eps, False, torch.get_num_threads())
        return x, more
    x = x + more
    return x, rms_norm(x, weight, eps)


def rotary(x: Tensor, cos_sin: Tensor, rows: Tensor) -> Tensor:
    """Turn the pairs (i, i + D/2) of each head: x [T, H, D], cos_sin [N, D] float32, D/2 cosines, then D/2 sines.

    rows [T] int32: each token's row of `cos_sin`; 0 ... T - 1 where torch does the arithmetic. May write over `x`.
    """
    if is_native(x):
        _core.rotary(x, rows, cos_sin, torch.get_num_threads())
        return x
    low, high = x.to(torch.float32).chunk(2, dim=-1)
    cos, sin = cos_sin[:, None].chunk(2, dim=-1)
    return torch.cat((low * cos - high * sin, high * cos + low * sin), dim=-1).to(x.dtype)


def gated_activation(gate: Tensor, up: Tensor, kind: Activation) -> Tensor:
    """act(gate) * up, all [T, I]; may write over `gate`."""
    if is_native(gate):
        _core.gated_activation(gate, gate, up, kind, torch.get_num_threads())
        return gate
    if kind == "silu":
        return functional.silu(gate) * up
    return functional.gelu(gate, approximate="tanh") * up


def softcap(x: Tensor, cap: float) -> Tensor:
    """cap * tanh(x / cap); unchanged where cap is 0."""
    return torch.tanh(x / cap) * cap if cap else x
