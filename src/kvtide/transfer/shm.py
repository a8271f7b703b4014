"""On one host: the peer's memory is mapped read-only, and copied once, from its pool into ours.

The connection stays open for what memory cannot tell: it breaks when the peer dies. Tiers without memory to map (disk:
the file is read; others: sent by the peer over the connection) work too.
"""

import contextlib
import mmap
import os
import threading
import weakref
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from kvtide import _core
from kvtide.base.ids import Incarnation, Tier
from kvtide.kv.pieces import Pieces
from kvtide.proto.cluster import RankAddress
from kvtide.transfer.auth import transfer_key
from kvtide.transfer.checks import check_generations, cut_ranges, peer_checks
from kvtide.transfer.client import Connection, connect_unix
from kvtide.transfer.memory import STAGING_BYTES, LocalMemory
from kvtide.transfer.port import Cancel, Reader, TierMemory, TransferFailed
from kvtide.transfer.shared import host_identity
from kvtide.transfer.wire import Description, TierView

GATE_SLICE_MS = 20


class ShmTransport:
    """`--transport shm`. Readers of one peer share its mapping, so its pages are looked up only once."""

    name = "shm"

    def __init__(self, cluster_key: bytes) -> None:
        self._key = transfer_key(cluster_key)
        self._host = host_identity()
        self._lock = threading.Lock()
        self._mapped: weakref.WeakValueDictionary[tuple[str, Incarnation], PeerMemory] = weakref.WeakValueDictionary()

    def can_reach(self, peer: RankAddress) -> bool:
        return bool(peer.unix) and peer.host == self._host and os.path.exists(peer.unix)

    def connect(self, peer: RankAddress, incarnation: Incarnation, target: TierMemory) -> Reader:
        name = (peer.unix, incarnation)
        with self._lock:
            memory = self._mapped.get(name)
        connection = Connection(connect_unix(peer.unix), self._key, incarnation, with_files=memory is None)
        try:
            if memory is None:
                memory = PeerMemory(connection.description, connection.files)
                connection.files = []
                with self._lock:
                    memory = self._mapped.setdefault(name, memory)
        except BaseException:
            connection.close()
            raise
        return ShmReader(connection, memory, target)

    def close(self) -> None:
        """Mappings end with their last reader."""


class PeerMemory:
    """A peer rank's memory, mapped read-only. Takes over the descriptors. Raises TransferFailed."""

    def __init__(self, description: Description, files: list[int]) -> None:
        self._files = list(files)
        self._finalizer = weakref.finalize(self, _close, self._files)
        tiers = [view.tier for view in description.tiers]
        self.checks = peer_checks(description.shape, description.rank, tiers)
        shared = self._map(description.shared_file, description.progress + 8)
        try:
            self.progress_address = shared.ctypes.data + description.progress
            self.generations: dict[Tier, npt.NDArray[np.uint32]] = {
                tier: np.frombuffer(shared, np.uint32, self.checks[tier].num_blocks, description.generations[tier])
                for tier in self.checks
            }
        except (ValueError, IndexError) as error:
            raise TransferFailed(f"the peer's shared file is not what it said: {error}") from None
        self.arenas = {
            view.tier: self._map(view.file, self.checks[view.tier].num_bytes)
            for view in description.tiers
            if view.address and view.file >= 0
        }
        self.file_tiers = {view.tier: self._files[view.file] for view in description.tiers if _is_file(view)}
        _close([number for number in self._files if number not in self.file_tiers.values()])  # mapped: no longer needed
        self._files[:] = self.file_tiers.values()

    def _map(self, index: int, num_bytes: int) -> npt.NDArray[np.uint8]:
        """All of the file; `num_bytes` of it at least."""
        try:
            fd = self._files[index] if index >= 0 else -1
            size = os.fstat(fd).st_size
            if size < num_bytes:
                raise ValueError(f"{size} bytes instead of {num_bytes}")
            memory = mmap.mmap(fd, size, mmap.MAP_SHARED, mmap.PROT_READ)
        except (OSError, ValueError, IndexError) as error:
            raise TransferFailed(f"cannot map the peer's memory: {error}") from None
        if hasattr(mmap, "MADV_HUGEPAGE"):
            with contextlib.suppress(OSError):  # a wish, not a need
                memory.madvise(mmap.MADV_HUGEPAGE)
        return np.frombuffer(memory, dtype=np.uint8)


def _is_file(view: TierView) -> bool:
    return view.tier == Tier.DISK and view.file >= 0 and not view.address


def _close(files: list[int]) -> None:
    for number in files:
        with contextlib.suppress(OSError):
            os.close(number)


class ShmReader:
    """Copies out of the mapping; cancelled between pieces of some megabytes."""

    name = "shm"

    def __init__(self, connection: Connection, memory: PeerMemory, target: TierMemory) -> None:
        self._connection = connection
        self._memory = memory
        self._target = LocalMemory(target)

    def read(self, pieces: Sequence[Pieces], cancel: Cancel) -> int:
        for part in pieces:
            self._target.check(part.target, part.size)
        try:
            for part in pieces:
                self._read(part, cancel)
            self._connection.check_alive()
        except BaseException:
            self.close()
            raise
        return sum(part.num_bytes for part in pieces)

    def close(self) -> None:
        self._connection.close()

    def _read(self, part: Pieces, cancel: Cancel) -> None:
        memory = self._memory
        if part.tier not in memory.arenas and part.tier not in memory.file_tiers:
            self._connection.read(part, self._target, cancel)
            return
        memory.checks[part.tier].ranges(part.source, part.size, part.blocks)
        self._wait(part.gate, cancel)
        check_generations(memory.generations[part.tier], part.blocks, part.generations)
        self._copy(part, cancel)
        _core.wait_progress(memory.progress_address, 0, 0)  # a fence: generations are read after the bytes
        check_generations(memory.generations[part.tier], part.blocks, part.generations)

    def _copy(self, part: Pieces, cancel: Cancel) -> None:
        arena = self._memory.arenas.get(part.tier)
        address = arena.ctypes.data if arena is not None else 0
        for source, target, size in cut_ranges(part.source, part.target, part.size, STAGING_BYTES):
            if cancel.is_set:
                raise TransferFailed("cancelled")
            if address:
                self._target.copy(address, source, target, size)
            else:
                try:
                    self._target.read_file(self._memory.file_tiers[part.tier], source, target, size)
                except OSError as error:
                    raise TransferFailed(f"cannot read the peer's {part.tier.name} tier: {error}") from None

    def _wait(self, gate: int, cancel: Cancel) -> None:
        """Until the gate opens; look for cancelling and for the peer's death meanwhile."""
        self._connection.check_alive()
        while not _core.wait_progress(self._memory.progress_address, gate, GATE_SLICE_MS):
            if cancel.is_set:
                raise TransferFailed("cancelled")
            self._connection.check_alive()
