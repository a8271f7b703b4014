"""Where the bytes of a pool lie. `MemPool` says what to copy; a store does it."""

import mmap
import os
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Protocol

import msgspec
import numpy as np
import numpy.typing as npt

from kvtide import _core
from kvtide.base.config import PoolSizes
from kvtide.base.errors import ConfigError
from kvtide.base.flags import shown_size
from kvtide.base.ids import Tier
from kvtide.kv.layout import KVLayout

Copies = npt.NDArray[np.int32]
"""[k, 4] rows (src_tier, src_block, dst_tier, dst_block), to be carried out in order."""


class BlockStore(Protocol):
    """The bytes of the blocks of all tiers."""

    def copy(self, copies: Copies) -> None:
        """Copy whole blocks within or between tiers, in order; complete when it returns."""
        ...


@dataclass(frozen=True, slots=True)
class TierBytes:
    """One tier: mapped at `address` (0: it is a file) or in the file `fd` (-1: there is none), from its start."""

    address: int
    num_bytes: int
    fd: int


class ReadableStore(BlockStore, Protocol):
    """A store whose bytes others may read (transfer.pool_node). The device tier has the pool's layout, host and disk
    tiers hold each block aggregated."""

    def tier_bytes(self, tier: Tier) -> TierBytes | None:
        """None: there is no such tier. Valid until the store is closed."""
        ...


class ArrayStore:
    """Device and host arenas as numpy arrays over shared memory files, the disk tier as a file.

    For tests and for a MemPool without an engine: the device arena is ordinary memory. `disk_path` is created or
    overwritten and stays; without it the disk tier is a temporary file that goes with the store. Raises ConfigError
    where the system does not have the memory.
    """

    def __init__(self, layout: KVLayout, sizes: PoolSizes, disk_path: Path | None = None) -> None:
        self.layout = layout
        self.num_blocks = {
            Tier.DEVICE: sizes.device_blocks,
            Tier.HOST: sizes.host_blocks,
            Tier.DISK: sizes.disk_blocks,
        }
        at_rest = msgspec.structs.replace(layout, kind="aggregated")
        self._layouts = {Tier.DEVICE: layout, Tier.HOST: at_rest, Tier.DISK: at_rest}
        self._fds: dict[Tier, int] = {}
        self._arenas = {tier: self._map(tier) for tier in (Tier.DEVICE, Tier.HOST)}
        self._file: IO[bytes] | None = None
        if sizes.disk_blocks:
            self._file = disk_path.open("w+b") if disk_path else tempfile.TemporaryFile()  # noqa: SIM115
            self._file.truncate(layout.arena_bytes(sizes.disk_blocks))

    def __enter__(self) -> "ArrayStore":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the files. The memory goes with the last array over it."""
        if self._file is not None:
            self._file.close()
        for fd in self._fds.values():
            os.close(fd)
        self._fds.clear()

    def arena(self, tier: Tier) -> npt.NDArray[np.uint8]:
        """The bytes of the device or host tier, [arena_bytes] uint8.

        The device tier is ordered by `layout.shape`, the host tier as an aggregated layout's.
        """
        return self._arenas[tier]

    def tier_bytes(self, tier: Tier) -> TierBytes | None:
        num_bytes = self.layout.arena_bytes(self.num_blocks[tier])
        if not num_bytes:
            return None
        if tier == Tier.DISK:
            assert self._file is not None
            return TierBytes(0, num_bytes, self._file.fileno())
        return TierBytes(self._arenas[tier].ctypes.data, num_bytes, self._fds.get(tier, -1))

    def read_block(self, tier: Tier, block: int) -> bytes:
        """The `layout.block_bytes` bytes of a block, in the order layer, K then V, whatever the layout."""
        ranges = self._ranges(tier, block)
        if tier == Tier.DISK:
            return b"".join(os.pread(self._disk, size, offset) for offset, size in ranges)
        return b"".join(self._arenas[tier][offset : offset + size].tobytes() for offset, size in ranges)

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
                os.pwrite(self._disk, piece, offset)
            else:
                self._arenas[tier][offset : offset + size] = np.frombuffer(piece, dtype=np.uint8)
            done += size

    def copy(self, copies: Copies) -> None:
        for run in independent_runs(copies):
            src_tier, dst_tier = Tier(int(run[0, 0])), Tier(int(run[0, 2]))
            if Tier.DISK in (src_tier, dst_tier):
                for _, src, _, dst in run.tolist():
                    self.write_block(dst_tier, dst, self.read_block(src_tier, src))
                continue
            is_whole = self.layout.kind == "aggregated" or src_tier == dst_tier == Tier.HOST
            size = self.layout.block_bytes if is_whole else self.layout.plane_bytes
            source, target = self._offsets(src_tier, run[:, 1], size), self._offsets(dst_tier, run[:, 3], size)
            sizes = np.full(len(source), size, dtype=np.int64)
            to, of = (self._arenas[tier].ctypes.data for tier in (dst_tier, src_tier))
            _core.copy_ranges(to, of, target, source, sizes)

    @property
    def _disk(self) -> int:
        assert self._file is not None
        return self._file.fileno()

    def _map(self, tier: Tier) -> npt.NDArray[np.uint8]:
        """Zeroed pages, in a file that peers can map where the system has such files."""
        num_bytes = self.layout.arena_bytes(self.num_blocks[tier])
        if not num_bytes:
            return np.zeros(0, dtype=np.uint8)
        try:
            fd = -1
            if hasattr(os, "memfd_create"):
                fd = self._fds[tier] = os.memfd_create("kvtide-store", os.MFD_CLOEXEC)
                os.ftruncate(fd, num_bytes)
            return np.frombuffer(mmap.mmap(fd, num_bytes), dtype=np.uint8)
        except (OSError, OverflowError) as error:
            for opened in self._fds.values():
                os.close(opened)
            raise ConfigError(
                f"cannot have {shown_size(num_bytes)} of memory for the {tier.name} tier: {error}"
            ) from None

    def _ranges(self, tier: Tier, block: int) -> list[tuple[int, int]]:
        if not 0 <= block < self.num_blocks[tier]:
            raise ValueError(f"tier {tier.name} has no block {block}")
        return self._layouts[tier].block_ranges(block, self.num_blocks[tier])

    def _offsets(self, tier: Tier, blocks: npt.NDArray[np.int32], size: int) -> npt.NDArray[np.int64]:
        """Offsets of the pieces of `size` bytes (a block or a plane) of all blocks, block by block."""
        layout = self._layouts[tier]
        rows = blocks.astype(np.int64)[:, None]
        pieces = np.arange(layout.block_bytes // size, dtype=np.int64)[None, :]
        if layout.kind == "aggregated":
            offsets = rows * layout.block_bytes + pieces * size
        else:
            offsets = (pieces * self.num_blocks[tier] + rows) * size
        return np.ascontiguousarray(offsets.ravel())


def independent_runs(copies: Copies) -> Iterator[Copies]:
    """Cut copies where the order matters: those of a run go between the same two tiers and none reads or overwrites
    what another one of the run wrote."""
    start = 0
    written: set[int] = set()
    for i, (src_tier, _, dst_tier, dst) in enumerate(copies.tolist()):
        is_same = src_tier == copies[start, 0] and dst_tier == copies[start, 2]
        if i > start and (not is_same or src_tier == dst_tier or dst in written):
            yield copies[start:i]
            start = i
            written.clear()
        written.add(dst)
    if len(copies):
        yield copies[start:]
