"""The small operations between the matrices: native on a CPU, else torch.

Activations are [T, ...], computed in float32 and returned in the type they came in. Functions that say so may overwrite
their argument, which the decoder then uses no more.
"""

from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from kvtide.models import native
from kvtide.models.config import Activation


class Rotation(NamedTuple):
    """What turns the heads of a batch: row t of `table` [T, D] float32 holds D/2 cosines, then D/2 sines, of the
    angles of token t; `rows` is 0, 1, ..., T - 1 as int32 (the native kernel looks rows up)."""

    table: Tensor
    rows: Tensor


def rms_norm(x: Tensor, weight: Tensor, eps: float) -> Tensor:
    """x / rms(x) * weight over the last dimension; weight [D] float32, norm offset included."""
    if native.suits(x):
        out = torch.empty_like(x, memory_format=torch.contiguous_format)
        size = weight.shape[0]
        native.core.rms_norm(out.view(-1, size), x.reshape(-1, size), weight, eps, False, torch.get_num_threads())
        return out
    return functional.rms_norm(x.to(torch.float32), weight.shape, weight, eps).to(x.dtype)


def rotation(frequency: Tensor, positions: Tensor, amplitude: float) -> Rotation:
    """For tokens at `positions` [T]; frequency [D/2] in radians a position; cos and sin are scaled by `amplitude`."""
    angles = positions.to(torch.float32)[:, None] * frequency
    table = torch.cat((angles.cos(), angles.sin()), dim=-1)
    rows = torch.arange(positions.shape[0], dtype=torch.int32, device=positions.device)
    return Rotation(table if amplitude == 1.0 else table * amplitude, rows)


def rotary(x: Tensor, by: Rotation) -> Tensor:
    """Turn the pairs (i, i + D/2) of each head of x [T, H, D], which may be overwritten."""
    if native.suits(x):
        native.core.rotary(x, by.rows, by.table, torch.get_num_threads())
        return x
    low, high = x.to(torch.float32).chunk(2, dim=-1)
    cos, sin = by.table[:, None].chunk(2, dim=-1)
    return torch.cat((low * cos - high * sin, high * cos + low * sin), dim=-1).to(x.dtype)


def gated_activation(gate: Tensor, up: Tensor, kind: Activation) -> Tensor:
    """act(gate) * up, both [T, I]; `gate` may be overwritten."""
    if native.suits(gate):
        native.core.gated_activation(gate, gate, up, kind, torch.get_num_threads())
        return gate
    if kind == "silu":
        return functional.silu(gate) * up
    return functional.gelu(gate, approximate="tanh") * up


def softcap(x: Tensor, cap: float) -> Tensor:
    """cap * tanh(x / cap); unchanged where cap is 0."""
    return torch.tanh(x / cap) * cap if cap else x
