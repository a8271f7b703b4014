"""On one host: the peer's memory is mapped read-only, and copied once, from its pool into ours.

Memory of a device is opened for copies onto ours where both have some. The connection stays open for what memory cannot
tell: it breaks when the peer dies. What can neither be mapped nor opened works too: of the disk tier the file is read,
the rest is sent by the peer over the connection.
"""

import contextlib
import logging
import mmap
import os
import threading
import weakref
from collections.abc import Callable, Iterator, Sequence
from functools import partial

import numpy as np
import numpy.typing as npt

from kvtide import _core
from kvtide.base.ids import Incarnation, Tier
from kvtide.kv.pieces import Offsets, Pieces
from kvtide.proto.cluster import RankAddress
from kvtide.transfer.auth import transfer_key
from kvtide.transfer.checks import check_generations, cut_ranges, peer_checks
from kvtide.transfer.client import Connection, connect_unix
from kvtide.transfer.memory import STAGING_BYTES, LocalMemory
from kvtide.transfer.port import Cancel, DeviceBytes, PeerBytes, Reader, TierMemory, TransferFailed
from kvtide.transfer.shared import host_identity
from kvtide.transfer.wire import Description, TierView

logger = logging.getLogger(__name__)

GATE_SLICE_MS = 20
DEVICE_SLICE_BYTES = 32 << 20  # between devices: how much is copied before cancelling is looked at

_Copy = Callable[[Offsets, Offsets, Offsets], None]
"""(sources, targets, sizes): one slice of a read. Raises OSError."""


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
                files, connection.files = connection.files, []
                memory = PeerMemory(connection.description, files)
                with self._lock:
                    memory = self._mapped.setdefault(name, memory)
            return ShmReader(connection, memory, target)
        except BaseException:
            connection.close()
            raise

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
        self._device_views = [view for view in description.tiers if view.device is not None]
        for view in self._device_views:
            if view.num_bytes < self.checks[view.tier].num_bytes:
                raise TransferFailed(f"the peer's {view.tier.name} tier has less memory than its blocks need")
        self._opened: dict[DeviceBytes, dict[Tier, PeerBytes]] = {}
        self._lock = threading.Lock()
        self.file_tiers = {view.tier: self._files[view.file] for view in description.tiers if _is_file(view)}
        _close([number for number in self._files if number not in self.file_tiers.values()])  # mapped: no longer needed
        self._files[:] = self.file_tiers.values()

    def open_on(self, device: DeviceBytes) -> dict[Tier, PeerBytes]:
        """The tiers that lie on devices, for copies onto ours; where one cannot be opened, a log line says why."""
        with self._lock:
            if device not in self._opened:
                self._opened[device] = dict(self._open_each(device))
            return self._opened[device]

    def _open_each(self, device: DeviceBytes) -> Iterator[tuple[Tier, PeerBytes]]:
        for view in self._device_views:
            assert view.device is not None
            try:
                yield view.tier, device.open(view.device, self.checks[view.tier].num_bytes)
            except OSError as error:
                logger.warning("no copies between devices, KV goes through the host's memory: %s", error)

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
    """Copies out of the mapping; cancelled between slices of some megabytes."""

    name = "shm"

    def __init__(self, connection: Connection, memory: PeerMemory, target: TierMemory) -> None:
        self._connection = connection
        self._memory = memory
        self._target = LocalMemory(target)
        self._devices = {} if target.device is None or target.address else memory.open_on(target.device)

    def read(self, pieces: Sequence[Pieces], cancel: Cancel) -> int:
        for part in pieces:
            self._target.check(part.target, part.size)
        try:
            for part in pieces:
                self._read(part, cancel)
            self._check_alive([part for part in pieces if part.tier in self._devices], cancel)
        except BaseException:
            self.close()
            raise
        return sum(part.num_bytes for part in pieces)

    def close(self) -> None:
        self._connection.close()

    def _check_alive(self, from_devices: Sequence[Pieces], cancel: Cancel) -> None:
        """Mapped pages outlive the peer; a device's memory might not: so the peer must answer after the last copy."""
        if from_devices:
            self._connection.check_blocks(from_devices[-1], cancel)
        else:
            self._connection.check_alive()

    def _read(self, part: Pieces, cancel: Cancel) -> None:
        memory = self._memory
        way = self._way(part.tier)
        if way is None:
            self._connection.read(part, self._target, cancel)
            return
        memory.checks[part.tier].ranges(part.source, part.size, part.blocks)
        self._wait(part.gate, cancel)
        check_generations(memory.generations[part.tier], part.blocks, part.generations)
        copy, slice_bytes = way
        for source, target, size in cut_ranges(part.source, part.target, part.size, slice_bytes):
            if cancel.is_set:
                raise TransferFailed("cancelled")
            try:
                copy(source, target, size)
            except OSError as error:
                raise TransferFailed(f"cannot read the peer's {part.tier.name} tier: {error}") from None
        _core.wait_progress(memory.progress_address, 0, 0)  # a fence: generations are read after the bytes
        check_generations(memory.generations[part.tier], part.blocks, part.generations)

    def _way(self, tier: Tier) -> tuple[_Copy, int] | None:
        """How to copy from a tier, and how much at a time; None where the peer must send it."""
        memory, target = self._memory, self._target
        if tier in self._devices:
            return self._devices[tier].copy, DEVICE_SLICE_BYTES
        if tier in memory.arenas:
            return partial(target.copy, memory.arenas[tier].ctypes.data), STAGING_BYTES
        if tier in memory.file_tiers:
            return partial(target.read_file, memory.file_tiers[tier]), STAGING_BYTES
        return None

    def _wait(self, gate: int, cancel: Cancel) -> None:
        """Until the gate opens; look for cancelling and for the peer's death meanwhile."""
        self._connection.check_alive()
        while not _core.wait_progress(self._memory.progress_address, gate, GATE_SLICE_MS):
            if cancel.is_set:
                raise TransferFailed("cancelled")
            self._connection.check_alive()
