"""What an instance shows of itself beside the bytes of its blocks: generations of all tiers, and its progress.

One anonymous shared file for each rank, mapped read-only by peers:

    [0, 64)      uint64 progress: layers whose KV is written (proto.peer.Offer), then unused
    [64, ...)    uint32 generations of the device tier's blocks, then host, then disk; each starts at a multiple of 64
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kvtide.base.config import PoolSizes
from kvtide.base.ids import Tier
from kvtide.engine.tiers import MappedMemory
from kvtide.proto.cluster import PoolShape
from kvtide.transfer.port import TierMemory

ALIGNMENT_BYTES = 64


class SharedFile:
    """progress_address: of the counter. generations: one array for each tier that exists, for the pool to keep."""

    def __init__(self, sizes: PoolSizes) -> None:
        """Raises ConfigError where the system does not have the memory."""
        counts = {Tier.DEVICE: sizes.device_blocks, Tier.HOST: sizes.host_blocks, Tier.DISK: sizes.disk_blocks}
        offsets: dict[Tier, int] = {}
        end = ALIGNMENT_BYTES
        for tier, count in counts.items():
            offsets[tier] = end
            end += -(-4 * count // ALIGNMENT_BYTES) * ALIGNMENT_BYTES
        self._memory = MappedMemory(end, "--kv-cache-memory", shared=True)
        self.progress_address = self._memory.address
        self.generations: dict[Tier, npt.NDArray[np.uint32]] = {
            tier: self._memory.bytes[offsets[tier] : offsets[tier] + 4 * count].view(np.uint32)
            for tier, count in counts.items()
            if count
        }

    @property
    def fd(self) -> int:
        """Descriptor of the file, -1 where there is none."""
        return self._memory.fd

    @property
    def progress(self) -> int:
        """The counter as it is now, for tests."""
        return int(self._memory.bytes[:8].view(np.uint64)[0])

    def close(self) -> None:
        self._memory.close()


@dataclass(frozen=True, slots=True)
class RankMemory:
    """All memory of one rank that peers may read."""

    shape: PoolShape
    tiers: dict[Tier, TierMemory]
    shared: SharedFile
