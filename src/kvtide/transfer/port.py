"""What a transport is (transfer.shm, transfer.tcp, transfer.mooncake), seen by the driver that uses it.

KV is pulled: whoever needs blocks reads them out of a peer's memory into its own. Every rank of an instance exports
its share of the arena with `Exporter`, and reads with a `Reader` made by a transport for one peer rank.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np
import numpy.typing as npt

from kvtide.base.ids import Incarnation, Tier
from kvtide.proto.cluster import PoolShape, RankAddress

Offsets = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class TierMemory:
    """The bytes of one tier of one rank. address: mapped memory, 0 where there is none (disk, other devices). fd: of
    the shared file, -1 where there is none."""

    address: int
    num_bytes: int
    fd: int = -1


@dataclass(frozen=True, slots=True)
class Exported:
    """All that a rank shows to its peers.

    generations: per tier, uint32 arrays in shared memory (`_core.Pool.share_generations`). progress_address: uint64
    counter of layers written (proto.peer.Offer). shared_fd: the file that holds generations and progress.
    """

    incarnation: Incarnation
    rank: int
    shape: PoolShape
    tiers: dict[Tier, TierMemory]
    generations: dict[Tier, npt.NDArray[np.uint32]]
    progress_address: int
    shared_fd: int = -1


@dataclass(frozen=True, slots=True)
class Pieces:
    """Byte ranges to move, all of one source tier: source[i] .. + size[i] of the peer's tier goes to target[i] of ours.

    Neighbours are joined already; `num_pieces` counts what there was before. `gate`: the source's progress must be at
    least this before they may be read (0: at once). `blocks` and `generations`: the source blocks that they belong
    to; each must have this generation before and after the read.
    """

    tier: Tier
    source: Offsets
    target: Offsets
    size: Offsets
    num_pieces: int
    blocks: npt.NDArray[np.int32]
    generations: npt.NDArray[np.uint32]
    gate: int = 0


@dataclass(slots=True)
class Cancel:
    """Set by the driver from any thread; a reader looks between pieces."""

    is_set: bool = False
    on_set: list[Callable[[], None]] = field(default_factory=list)

    def set(self) -> None:
        self.is_set = True
        for call in self.on_set:
            call()


class TransferFailed(Exception):
    """The peer is gone, the blocks are not what they were, or the read was cancelled. Nothing is read any more."""


class Reader(Protocol):
    """Reads from one rank of one peer's incarnation. Used by one thread at a time, many readers side by side."""

    def read(self, pieces: Sequence[Pieces], cancel: Cancel) -> int:
        """Move all pieces, in order, into the target memory; returns the bytes moved.

        When it returns or raises, this read touches no memory any more. Raises TransferFailed.
        """

    def close(self) -> None: ...


class Transport(Protocol):
    """One way to move bytes. `name` is what --transport and the metrics say."""

    name: str

    def can_reach(self, peer: RankAddress) -> bool: ...
    def connect(self, peer: RankAddress, incarnation: Incarnation, target: TierMemory) -> Reader:
        """Open a reader that fills our device memory `target`. Raises TransferFailed."""

    def close(self) -> None: ...
