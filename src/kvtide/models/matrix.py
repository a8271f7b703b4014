"""Weight matrices as they lie in memory: plain numbers, or 8-bit numbers with a scale for each group of a row, and
perhaps an offset.

The second is how most of a quantised GGUF file can be kept without changing a bit of what its float32 numbers give:
a third of the memory, which is what limits decoding. Arithmetic is in float32 either way.
"""

from collections.abc import Sequence
from typing import NamedTuple

import torch
from torch import Tensor

GROUPS = (16, 32)
"""How many elements of a row may share a scale."""


class Matrix(NamedTuple):
    """values [N, K]; with scales [N, K / G] float32, G in GROUPS, values are int8 and stand for value * scale, and with
    scales [N, K / G, 2] for value * scale + offset."""

    values: Tensor
    scales: Tensor | None = None

    @property
    def num_bytes(self) -> int:
        return self.values.nbytes + (0 if self.scales is None else self.scales.nbytes)

    def rows(self, index: Tensor) -> Tensor:
        """Rows `index` [T] -> [T, K], float32 where there are scales."""
        if self.scales is None:
            return self.values[index]
        return widened(self.values[index], self.scales[index])

    def share(self, sizes: list[int], number: int) -> "Matrix":
        """Part `number` of the rows, shared out into parts of such sizes."""
        scales = None if self.scales is None else torch.split(self.scales, sizes)[number]
        return Matrix(torch.split(self.values, sizes)[number], scales)

    def plain(self) -> Tensor:
        """[N, K], float32 where there are scales."""
        return self.values if self.scales is None else widened(self.values, self.scales)


def widened(values: Tensor, scales: Tensor) -> Tensor:
    """values [N, K] int8 of scales [N, K / G], or [N, K / G, 2] with offsets -> [N, K] float32."""
    wide = values.to(torch.float32).view(values.shape[0], scales.shape[1], -1)
    if scales.dim() == 3:
        return (wide * scales[:, :, :1] + scales[:, :, 1:]).view(values.shape)
    return (wide * scales[:, :, None]).view(values.shape)


def all_scales(matrices: Sequence[Matrix]) -> list[Tensor | None] | None:
    """Their scales; None where no matrix has any."""
    scales = [matrix.scales for matrix in matrices]
    return None if all(scale is None for scale in scales) else scales
