"""The small operations between the matrices. Activations are [T, ...], computed in float32, returned as they came."""

import torch
from torch import Tensor
from torch.nn import functional

from kvtide.models.config import Activation


def rms_norm(x: Tensor, weight: Tensor, eps: float) -> Tensor:
    """x / rms(x) * weight over the last dimension; weight [D] float32, norm offset included."""
    return functional.rms_norm(x.to(torch.float32), weight.shape, weight, eps).to(x.dtype)


def rotary(x: Tensor, cos: Tensor, sin: Tensor) -> Tensor:
    """Turn the pairs (i, i + D/2) of each head: x [T, H, D], cos and sin [T, D/2] float32."""
    low, high = x.to(torch.float32).chunk(2, dim=-1)
    cos, sin = cos[:, None], sin[:, None]
    return torch.cat((low * cos - high * sin, high * cos + low * sin), dim=-1).to(x.dtype)


def gated_activation(gate: Tensor, up: Tensor, kind: Activation) -> Tensor:
    """act(gate) * up, both [T, I]."""
    if kind == "silu":
        return functional.silu(gate) * up
    return functional.gelu(gate, approximate="tanh") * up


def softcap(x: Tensor, cap: float) -> Tensor:
    """cap * tanh(x / cap); unchanged where cap is 0."""
    return torch.tanh(x / cap) * cap if cap else x
