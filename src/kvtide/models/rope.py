"""Frequencies of rotary position embeddings (RoFormer) and their scalings for longer contexts."""

import math

import torch

from kvtide.models.config import Rope

TABLE_POSITIONS = 4096
"""Positions from 0 on whose cosines and sines are made only once, as many as were needed so far."""
_STRIDE = 256


class Rotary:
    """The position embedding of one kind, for heads of one size."""

    def __init__(self, rope: Rope, head_dim: int, device: torch.device) -> None:
        self._frequency = frequencies(rope, head_dim).to(device)
        self._amplitude = rope.amplitude
        self._table = torch.empty(TABLE_POSITIONS, head_dim, device=device)  # takes memory only where it was filled
        self._num_filled = 0

    def cos_sin(self, positions: torch.Tensor) -> torch.Tensor:
        """Cosines, then sines for `positions` [T]: [T, head_dim] float32."""
        return cos_sin(self._frequency, positions, self._amplitude)

    def table(self, num_positions: int) -> torch.Tensor:
        """`cos_sin` of the first positions, at most TABLE_POSITIONS: [>= num_positions, head_dim]."""
        if num_positions > self._num_filled:
            end = min(TABLE_POSITIONS, -(-num_positions // _STRIDE) * _STRIDE)
            new = torch.arange(self._num_filled, end, device=self._table.device)
            self._table[self._num_filled : end] = self.cos_sin(new)
            self._num_filled = end
        return self._table


def frequencies(rope: Rope, head_dim: int) -> torch.Tensor:
    """[head_dim / 2] float32: radians by which each pair of a head turns from one position to the next."""
    powers = torch.arange(0, head_dim, 2, dtype=torch.float32) / head_dim
    base = 1.0 / (rope.theta**powers)
    if rope.kind == "linear":
        return base / rope.factor
    if rope.kind == "table":
        assert len(rope.divisors) == head_dim // 2, "one divisor for each frequency"
        return 1.0 / (torch.tensor(rope.divisors) * rope.theta**powers)
    if rope.kind == "llama3":
        return _llama3(base, rope)
    if rope.kind == "yarn":
        return _yarn(base, rope, head_dim)
    return base


def cos_sin(frequency: torch.Tensor, positions: torch.Tensor, amplitude: float) -> torch.Tensor:
    """Cosines, then sines for `positions` [T]: [T, head_dim] float32."""
    angles = positions.to(torch.float32)[:, None] * frequency
    table = torch.cat((angles.cos(), angles.sin()), dim=-1)
    return table if amplitude == 1.0 else table * amplitude


def _llama3(base: torch.Tensor, rope: Rope) -> torch.Tensor:
    """Llama 3.1: slow frequencies are divided by the factor, fast ones kept, those between blended."""
    turns = rope.original_positions * base / (2 * math.pi)
    blend = (turns - rope.low_freq_factor) / (rope.high_freq_factor - rope.low_freq_factor)
    blend = blend.clamp(0, 1)
    return (1 - blend) * base / rope.factor + blend * base


def _yarn(base: torch.Tensor, rope: Rope, head_dim: int) -> torch.Tensor:
    """YaRN (Peng et al., 2023): the ramp is linear in the index of the frequency, between two numbers of turns."""

    def index(turns: float) -> float:
        return head_dim * math.log(rope.original_positions / (turns * 2 * math.pi)) / (2 * math.log(rope.theta))

    low, high = index(rope.beta_fast), index(rope.beta_slow)
    if rope.truncate:
        low, high = math.floor(low), math.ceil(high)
    low, high = max(low, 0), min(high, head_dim - 1)
    steps = torch.arange(head_dim // 2, dtype=torch.float32)
    is_slow = ((steps - low) / (high - low if high != low else 0.001)).clamp(0, 1)
    return base / rope.factor * is_slow + base * (1 - is_slow)
