"""Where the bytes of a pool lie. `MemPool` says what to copy; a store does it."""

import tempfile
from pathlib import Path
from typing import IO, Protocol

import numpy as np
import numpy.typing as npt

from kvtide.base.config import PoolSizes
from kvtide.base.ids import Tier
from kvtide.kv.layout import KVLayout

Copies = npt.NDArray[np.int32]
"""[k, 4] rows (src_tier, src_block, dst_tier, dst_block), to be carried out in order."""


class BlockStore(Protocol):
    """The bytes of the blocks of all tiers."""

    def copy(self, copies: Copies) -> None:
        """Copy whole blocks within or between tiers, in order; complete when it returns."""
        ...


class ArrayStore:
    """Device and host arenas as numpy arrays, the disk tier as a file; each by the same layout.

    For tests and for trying a MemPool on its own: the device arena is ordinary memory. `disk_path` is created or
    overwritten and stays; without it the disk tier is a temporary file that goes with the store.
    """

    def __init__(self, layout: KVLayout, sizes: PoolSizes, disk_path: Path | None = None) -> None:
        self.layout = layout
        self.num_blocks = {
            Tier.DEVICE: sizes.device_blocks,
            Tier.HOST: sizes.host_blocks,
            Tier.DISK: sizes.disk_blocks,
        }
        self._arenas = {
            tier: np.zeros(layout.arena_bytes(self.num_blocks[tier]), dtype=np.uint8)
            for tier in (Tier.DEVICE, Tier.HOST)
        }
        self._file: IO[bytes] | None = None
        if sizes.disk_blocks:
            self._file = disk_path.open("w+b") if disk_path else tempfile.TemporaryFile()  # noqa: SIM115
            self._file.truncate(layout.arena_bytes(sizes.disk_blocks))

    def __enter__(self) -> "ArrayStore":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the file of the disk tier."""
        if self._file is not None:
            self._file.close()

    def arena(self, tier: Tier) -> npt.NDArray[np.uint8]:
        """The bytes of the device or host tier, [arena_bytes] uint8; `layout.shape` says how they are ordered."""
        return self._arenas[tier]

    def read_block(self, tier: Tier, block: int) -> bytes:
        """The `layout.block_bytes` bytes of a block, in the order layer, K then V, whatever the layout."""
        pieces = []
        for offset, size in self._ranges(tier, block):
            if tier == Tier.DISK:
                assert self._file is not None
                self._file.seek(offset)
                pieces.append(self._file.read(size))
            else:
                pieces.append(self._arenas[tier][offset : offset + size].tobytes())
        return b"".join(pieces)

    def write_block(self, tier: Tier, block: int, data: bytes) -> None:
        """Overwrite a block with `layout.block_bytes` bytes, ordered as `read_block` returns them.

        Raises ValueError for another number of bytes, or where there is no such block.
        """
        if len(data) != self.layout.block_bytes:
            raise ValueError(f"a block has {self.layout.block_bytes} bytes, not {len(data)}")
        done = 0
        for offset, size in self._ranges(tier, block):
            piece = data[done : done + size]
            if tier == Tier.DISK:
                assert self._file is not None
                self._file.seek(offset)
                self._file.write(piece)
            else:
                self._arenas[tier][offset : offset + size] = np.frombuffer(piece, dtype=np.uint8)
            done += size

    def copy(self, copies: Copies) -> None:
        for src_tier, src, dst_tier, dst in copies.tolist():
            self.write_block(Tier(dst_tier), dst, self.read_block(Tier(src_tier), src))

    def _ranges(self, tier: Tier, block: int) -> list[tuple[int, int]]:
        if not 0 <= block < self.num_blocks[tier]:
            raise ValueError(f"tier {tier.name} has no block {block}")
        return self.layout.block_ranges(block, self.num_blocks[tier])
