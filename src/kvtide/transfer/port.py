"""What a transport is (transfer.shm, transfer.tcp, transfer.mooncake), seen by the driver that uses it.

KV is pulled: whoever needs blocks reads them out of a peer's memory into its own. Every rank of an instance exports
its share of the arena with `Exporter`, and reads with a `Reader` made by a transport for one peer rank.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Protocol

import msgspec
import numpy as np
import numpy.typing as npt

from kvtide.base.ids import Incarnation, Tier
from kvtide.kv.pieces import Offsets as Offsets
from kvtide.kv.pieces import Pieces as Pieces
from kvtide.proto.cluster import PoolShape, RankAddress


class DeviceHandle(msgspec.Struct, frozen=True):
    """How other processes of the host open memory on a device (CUDA IPC).

    device: the GPU's UUID. handle: of the allocation in which the memory lies, from byte `offset` on.
    """

    device: Annotated[bytes, msgspec.Meta(min_length=16, max_length=16)]
    handle: Annotated[bytes, msgspec.Meta(min_length=64, max_length=64)]
    offset: Annotated[int, msgspec.Meta(ge=0, lt=2**62)]


class PeerBytes(Protocol):
    """A peer's memory on a device, open for copies onto one of ours until the last reference to this is gone."""

    def copy(self, sources: Offsets, targets: Offsets, sizes: Offsets) -> None:
        """Copy these ranges of the peer's memory to those of ours; the targets do not overlap.

        When it returns or raises, this copy touches no memory any more. Raises OSError.
        """


class DeviceBytes(Protocol):
    """Memory that this process cannot address (a GPU's): copied to and from what a peer shows of its own on a device,
    else moved through buffers in the host's memory."""

    def show(self) -> DeviceHandle | None:
        """What peers on this host open; None where they cannot."""

    def open(self, handle: DeviceHandle, num_bytes: int) -> PeerBytes:
        """The first `num_bytes` of what a peer shows, for copies onto this memory. Raises OSError where that cannot be:
        the handle is none or of less memory, the devices do not reach each other, the system forbids it."""

    def new_buffer(self, num_bytes: int) -> npt.NDArray[np.uint8]:
        """Host memory that suits copies to and from the device; each reader and server thread has its own."""

    def gather(self, offsets: Offsets, sizes: Offsets, buffer: npt.NDArray[np.uint8]) -> None:
        """Copy these ranges of the device into the buffer, one after the other; complete on return."""

    def scatter(self, offsets: Offsets, sizes: Offsets, buffer: npt.NDArray[np.uint8]) -> None:
        """The way back."""


@dataclass(frozen=True, slots=True)
class TierMemory:
    """The bytes of one tier of one rank. address: mapped memory, 0 where there is none (disk, other devices). fd: of
    the shared file, -1 where there is none. device: how to get at the bytes where they lie on another device."""

    address: int
    num_bytes: int
    fd: int = -1
    device: DeviceBytes | None = None


@dataclass(frozen=True, slots=True)
class Exported:
    """All that a rank shows to its peers.

    generations: per tier, uint32 arrays in shared memory (`_core.Pool.share_generations`). progress_address: uint64
    counter of layers written (proto.peer.Offer). shared_fd: the file that holds generations and progress, mapped here
    at shared_address (see transfer.shared.SharedState).

    The counter is stored when the KV lies in memory: on a GPU, once an event behind the layer's kernels, on their
    stream, has completed. A block's generation is raised before anything is queued that overwrites the block.
    """

    incarnation: Incarnation
    rank: int
    shape: PoolShape
    tiers: dict[Tier, TierMemory]
    generations: dict[Tier, npt.NDArray[np.uint32]]
    progress_address: int
    shared_fd: int = -1
    shared_address: int = 0


@dataclass(slots=True)
class Cancel:
    """Set by the driver from any thread; a reader looks between pieces."""

    is_set: bool = False
    on_set: list[Callable[[], None]] = field(default_factory=list)

    def set(self) -> None:
        self.is_set = True
        for call in tuple(self.on_set):
            call()


class TransferFailed(Exception):
    """The peer is gone, the blocks are not what they were, or the read was cancelled. Nothing is read any more."""


class Reader(Protocol):
    """Reads from one rank of one peer's incarnation. Used by one thread at a time, many readers side by side.

    `name` is the transport that really moves the bytes. After a failed read the reader is closed.
    """

    name: str

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
