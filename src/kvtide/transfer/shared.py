"""The small shared file of an instance: generations of its blocks, and how far each rank has got.

    offset 0        magic, blocks of the three tiers, number of ranks (uint64 each)
    then            one counter of layers written (uint64) for each rank, a cache line apart
    then            the generations (uint32) of each tier, each from a cache line on

The instance's core writes the generations (`_core.Pool.share_generations`), each rank its counter
(`_core.store_progress`); peers map the file read-only.
"""

import mmap
import os
from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt

from kvtide.base.errors import ConfigError, PeerError
from kvtide.base.ids import Tier

MAGIC = int.from_bytes(b"kvshare1", "little")
LINE = 64
MAX_RANKS = 1024


def host_identity() -> str:
    """Equal for processes of one boot of one machine: they can share memory if they also share a file system."""
    parts = []
    for path in ("/proc/sys/kernel/random/boot_id", "/etc/machine-id"):
        try:
            with open(path) as file:
                parts.append(file.read().strip())
        except OSError:
            parts.append("")
    return "/".join([os.uname().nodename, *parts])


class SharedState:
    """Made by an instance's leader, attached to by its other ranks. fd: of the file, kept until `close`."""

    def __init__(self, num_blocks: Sequence[int], num_ranks: int = 1) -> None:
        """num_blocks: of the device, host and disk tier. Raises ConfigError where the system cannot share memory."""
        assert len(num_blocks) == len(Tier) and 1 <= num_ranks <= MAX_RANKS
        if not hasattr(os, "memfd_create"):
            raise ConfigError("this system cannot share memory between processes (no memfd)")
        offsets, size = _places(num_blocks, num_ranks)
        self.fd = os.memfd_create("kvtide-shared", os.MFD_CLOEXEC)
        os.ftruncate(self.fd, size)
        self._map(offsets, num_blocks, num_ranks, size)
        head = np.frombuffer(self._memory, dtype=np.uint64, count=2 + len(Tier))
        head[:] = [MAGIC, *num_blocks, num_ranks]

    @classmethod
    def attach(cls, fd: int) -> "SharedState":
        """Map an inherited or received file; takes over the descriptor. Raises PeerError for another kind of file."""
        size = os.fstat(fd).st_size
        head = os.pread(fd, 8 * (2 + len(Tier)), 0)
        values = np.frombuffer(head, dtype=np.uint64).tolist()
        if len(values) != 2 + len(Tier) or values[0] != MAGIC or not 1 <= values[-1] <= MAX_RANKS:
            raise PeerError("not a shared file of an instance")
        num_blocks, num_ranks = values[1:-1], values[-1]
        offsets, needed = _places(num_blocks, num_ranks)
        if size < needed:
            raise PeerError("the shared file of the instance is too short")
        state = cls.__new__(cls)
        state.fd = fd
        state._map(offsets, num_blocks, num_ranks, needed)
        return state

    def _map(self, offsets: Mapping[Tier, int], num_blocks: Sequence[int], num_ranks: int, size: int) -> None:
        self.num_ranks = num_ranks
        self._memory = mmap.mmap(self.fd, size)
        self.address = np.frombuffer(self._memory, dtype=np.uint8).ctypes.data
        self.generations: dict[Tier, npt.NDArray[np.uint32]] = {
            tier: np.frombuffer(self._memory, dtype=np.uint32, count=num_blocks[tier], offset=offsets[tier])
            for tier in Tier
        }

    def progress_address(self, rank: int = 0) -> int:
        """Of the rank's counter of layers written."""
        assert 0 <= rank < self.num_ranks
        return self.address + LINE * (1 + rank)

    def close(self) -> None:
        """Close the descriptor; the pages go with the last view of them."""
        if self.fd >= 0:
            os.close(self.fd)
            self.fd = -1


def _places(num_blocks: Sequence[int], num_ranks: int) -> tuple[dict[Tier, int], int]:
    """Offset of each tier's generations, and the size of the file."""
    offsets, at = {}, LINE * (1 + num_ranks)
    for tier in Tier:
        offsets[tier] = at
        at += -(-4 * num_blocks[tier] // LINE) * LINE
    return offsets, max(at, mmap.PAGESIZE)
