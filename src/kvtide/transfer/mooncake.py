"""Through the Mooncake transfer engine (extra `mooncake`): remote reads by RDMA, or by its own TCP.

The engine moves bytes; a data connection to the peer's exporter (tcp) tells where they are, when they may be read, and
before and after the read whether they still are what they were.

The engine returns from a failed batch while others of its reads may still be under way, and cannot be cancelled. So
reads land in a buffer of the reader's own and are copied from there: a late one changes nothing of a lease. The buffer
is given back with its reader, or when the engine returns from a read that the reader no longer waits for; only after a
failed batch are its addresses kept for good, without their memory. Known traps: batches of thousands fail at once (here
at most 256), its "shm" protocol is TCP.
"""

import mmap
import os
import threading
from collections.abc import Sequence
from typing import Any

import numpy as np

from kvtide.base.errors import ConfigError
from kvtide.base.extras import install_hint
from kvtide.base.flags import shown_size
from kvtide.base.ids import Incarnation, Tier
from kvtide.kv.pieces import Offsets, Pieces
from kvtide.proto.cluster import RankAddress
from kvtide.transfer.auth import transfer_key
from kvtide.transfer.checks import cut_ranges, peer_checks
from kvtide.transfer.client import Connection, connect_tcp
from kvtide.transfer.memory import STAGING_BYTES, LocalMemory
from kvtide.transfer.port import Cancel, Reader, TierMemory, TransferFailed

MAX_BATCH = 256
PROTOCOLS = ("tcp", "rdma")
WAIT_SLICE_S = 0.02


class MooncakeEngine:
    """The transfer engine of this process. segment: how peers name it (RankAddress.mooncake)."""

    def __init__(self, host: str = "127.0.0.1", protocol: str = "tcp", device: str = "") -> None:
        """Raises ConfigError where the package or a library that it needs is missing, or the engine does not start."""
        if protocol not in PROTOCOLS:
            raise ConfigError(f"--transport mooncake: protocol {protocol!r} is none of {', '.join(PROTOCOLS)}")
        os.environ.setdefault("GLOG_minloglevel", "2")  # it reports each step of its start otherwise
        try:
            from mooncake.engine import TransferEngine
        except ImportError as error:
            raise ConfigError(
                f"--transport mooncake: {error} ({install_hint('mooncake')}; and the library libibverbs1)"
            ) from None
        self._engine: Any = TransferEngine()
        self._registered: list[int] = []
        if self._engine.initialize(host, "P2PHANDSHAKE", protocol, device) != 0:
            raise ConfigError(f"--transport mooncake: the engine does not start on {host} with {protocol}")
        self.segment = f"{host}:{self._engine.get_rpc_port()}"

    def register(self, address: int, num_bytes: int) -> None:
        """Let the engine read and write this memory. Raises ConfigError."""
        if self._engine.register_memory(address, num_bytes) != 0:
            raise ConfigError(f"--transport mooncake: cannot register {shown_size(num_bytes)} of memory")
        self._registered.append(address)

    def register_tiers(self, tiers: dict[Tier, TierMemory]) -> None:
        """Show all tiers that have memory."""
        for memory in tiers.values():
            if memory.address and memory.num_bytes:
                self.register(memory.address, memory.num_bytes)

    def unregister(self, address: int) -> None:
        if address in self._registered:
            self._registered.remove(address)
            self._engine.unregister_memory(address)

    def read(self, segment: str, local: Offsets, remote: Offsets, sizes: Offsets) -> int:
        """Read addresses of the segment into ours; blocks; 0 where all arrived. At most MAX_BATCH ranges."""
        assert len(sizes) <= MAX_BATCH
        return int(self._engine.batch_transfer_sync_read(segment, local.tolist(), remote.tolist(), sizes.tolist()))

    def close(self) -> None:
        for address in tuple(self._registered):
            self.unregister(address)


class MooncakeTransport:
    """`--transport mooncake`."""

    name = "mooncake"

    def __init__(self, cluster_key: bytes, engine: MooncakeEngine) -> None:
        self._key = transfer_key(cluster_key)
        self._engine = engine

    def can_reach(self, peer: RankAddress) -> bool:
        return bool(peer.mooncake) and bool(peer.tcp)

    def connect(self, peer: RankAddress, incarnation: Incarnation, target: TierMemory) -> Reader:
        connection = Connection(connect_tcp(peer.tcp), self._key, incarnation)
        try:
            return MooncakeReader(connection, self._engine, peer.mooncake, target)
        except BaseException:
            connection.close()
            raise

    def close(self) -> None:
        """The engine is its owner's."""


class MooncakeReader:
    """Reads batch by batch through a registered buffer. Tiers without memory are sent over the connection."""

    name = "mooncake"

    def __init__(self, connection: Connection, engine: MooncakeEngine, segment: str, target: TierMemory) -> None:
        self._connection = connection
        self._engine = engine
        self._segment = segment
        self._target = LocalMemory(target)
        self._views = {view.tier: view for view in connection.description.tiers}
        self._checks = peer_checks(connection.description.shape, connection.description.rank, self._views)
        self._staging = Staging(engine, segment)

    def read(self, pieces: Sequence[Pieces], cancel: Cancel) -> int:
        for part in pieces:
            self._target.check(part.target, part.size)
        try:
            for part in pieces:
                self._read(part, cancel)
        except BaseException:
            self.close()
            raise
        return sum(part.num_bytes for part in pieces)

    def close(self) -> None:
        self._connection.close()
        self._staging.close()

    def _read(self, part: Pieces, cancel: Cancel) -> None:
        view = self._views.get(part.tier)
        if view is None or not view.address:
            self._connection.read(part, self._target, cancel)
            return
        self._checks[part.tier].ranges(part.source, part.size, part.blocks)
        self._connection.check_blocks(part, cancel)
        base = self._staging.address
        for source, target, size in cut_ranges(part.source, part.target, part.size, STAGING_BYTES):
            for start in range(0, len(size), MAX_BATCH):
                some = slice(start, start + MAX_BATCH)
                places = np.cumsum(size[some]) - size[some]
                self._run(base + places, view.address + source[some], size[some], cancel)
                self._target.copy(base, places, target[some], np.ascontiguousarray(size[some]))
        self._connection.check_blocks(part, cancel)

    def _run(self, local: Offsets, remote: Offsets, sizes: Offsets, cancel: Cancel) -> None:
        """One batch, on a thread of its own that is left behind where we are cancelled or the peer dies."""
        results: list[int] = []
        staging = self._staging
        staging.begin()
        thread = threading.Thread(target=lambda: results.append(staging.read(local, remote, sizes)), daemon=True)
        thread.start()
        while True:
            thread.join(WAIT_SLICE_S)
            if cancel.is_set:
                raise TransferFailed("cancelled")
            if not thread.is_alive():
                break
            self._connection.check_alive()
        if results != [0]:
            raise TransferFailed(f"the transfer engine failed with {results or 'an exception'}")


class Staging:
    """Registered memory into which the engine reads for one reader; kept by whoever still reads."""

    def __init__(self, engine: MooncakeEngine, segment: str) -> None:
        """Raises ConfigError."""
        self._engine = engine
        self._segment = segment
        self._memory = mmap.mmap(-1, 2 * STAGING_BYTES, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
        self.address = int(np.frombuffer(self._memory, dtype=np.uint8).ctypes.data)
        self._gate = threading.Lock()
        self._is_reading = self._is_closed = self._is_doubtful = self._is_given_back = False
        engine.register(self.address, 2 * STAGING_BYTES)

    def begin(self) -> None:
        """`read` will be called, on whatever thread."""
        assert not self._is_reading and not self._is_closed
        self._is_reading = True

    def read(self, local: Offsets, remote: Offsets, sizes: Offsets) -> int:
        """`MooncakeEngine.read`; gives the memory back where nobody waits for it any more."""
        result = -1
        try:
            result = self._engine.read(self._segment, local, remote, sizes)
        finally:
            with self._gate:
                self._is_reading = False
                self._is_doubtful = self._is_doubtful or result != 0
            self._give_back_if_over()
        return result

    def close(self) -> None:
        """The reader is closed; may be repeated."""
        with self._gate:
            self._is_closed = True
        self._give_back_if_over()

    def _give_back_if_over(self) -> None:
        with self._gate:
            if self._is_reading or not self._is_closed or self._is_given_back:
                return
            self._is_given_back = True
        if not self._is_doubtful:
            self._engine.unregister(self.address)
            return
        _doubtful.append(self._memory)  # other reads of the failed batch may still write there, and nobody says when
        self._memory.madvise(mmap.MADV_DONTNEED)


_doubtful: list[mmap.mmap] = []
"""Addresses that must stay ours as long as the process lives; they take memory where something late is written."""
