"""How a block's KV lies in memory (design.md, "Memory"; MemServe, section on block aggregation).

    aggregated  [num_blocks, layers, 2, kv_heads, block_size, head_dim]   one block is one contiguous range
    discrete    [layers, 2, num_blocks, kv_heads, block_size, head_dim]   2 * layers ranges a block, to compare with

The 2 is K, then V. Heads come before tokens, so a tensor-parallel share of a block is a few contiguous slices.
"""

from typing import Literal

import msgspec

LayoutKind = Literal["aggregated", "discrete"]
KVDtype = Literal["float32", "bfloat16"]

ELEMENT_BYTES: dict[str, int] = {"float32": 4, "bfloat16": 2}


class KVLayout(msgspec.Struct, frozen=True, kw_only=True):
    """Shape, element type and order of one arena; pure arithmetic."""

    num_layers: int
    num_kv_heads: int
    head_dim: int
    block_size: int = 16
    dtype: KVDtype = "float32"
    kind: LayoutKind = "aggregated"

    @property
    def element_bytes(self) -> int:
        return ELEMENT_BYTES[self.dtype]

    @property
    def bytes_per_token(self) -> int:
        """kappa = 2 * layers * kv_heads * head_dim * element size."""
        return 2 * self.num_layers * self.num_kv_heads * self.head_dim * self.element_bytes

    @property
    def block_bytes(self) -> int:
        return self.bytes_per_token * self.block_size

    @property
    def plane_bytes(self) -> int:
        """Bytes of one layer's K (or V) of one block: the largest range contiguous in either layout."""
        return self.num_kv_heads * self.block_size * self.head_dim * self.element_bytes

    def shape(self, num_blocks: int) -> tuple[int, ...]:
        """Shape of the whole arena, in elements."""
        inner = (self.num_kv_heads, self.block_size, self.head_dim)
        if self.kind == "aggregated":
            return (num_blocks, self.num_layers, 2, *inner)
        return (self.num_layers, 2, num_blocks, *inner)

    def arena_bytes(self, num_blocks: int) -> int:
        return num_blocks * self.block_bytes

    def block_ranges(self, block: int, num_blocks: int) -> list[tuple[int, int]]:
        """(offset, size) in bytes of each contiguous range of `block`, in the order layer, K then V."""
        if self.kind == "aggregated":
            return [(block * self.block_bytes, self.block_bytes)]
        plane = self.plane_bytes
        return [((i * num_blocks + block) * plane, plane) for i in range(2 * self.num_layers)]
