"""Moves KV of other instances into our memory: threads that run the transports' readers.

The core says what to pull (commands.Pull) and hears once how it ended; which bytes that are is planned by kv.pieces,
how they travel is a transport's business. A reader is open for one rank of one peer's incarnation and used by one
thread at a time; idle ones are kept, and closed when the peer is dead.
"""

import asyncio
import logging
import queue
import threading
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from kvtide.base.errors import KvtideError, PeerError
from kvtide.base.ids import Incarnation, TransferId
from kvtide.kv.pieces import plan_pull, source_ranks
from kvtide.proto.cluster import InstanceAddress, Peer, PoolShape
from kvtide.proto.commands import Pull
from kvtide.proto.instance import Membership, PullEnded
from kvtide.transfer.port import Cancel, Reader, TierMemory, TransferFailed, Transport

logger = logging.getLogger(__name__)

MAX_THREADS = 16
"""They wait for sockets most of the time, or for layers that are not computed yet: so many that a slow peer's layers
do not keep others from being read. Started when there is work for them."""

_Place = tuple[Peer, int, int]
"""(peer, its rank, our rank) of a reader."""


@dataclass(slots=True)
class _Job:
    pull: Pull
    address: InstanceAddress
    cancel: Cancel = field(default_factory=Cancel)


class PullAgent:
    """`shape`, `targets`: our pool, and the device memory of each of our ranks, kept alive by `keep_alive`.

    Everything but the threads' work happens in the event loop that made it; `on_ended` is called there, exactly once
    for each `start`, never from within `start`.
    """

    def __init__(
        self,
        shape: PoolShape,
        targets: Sequence[TierMemory],
        transport: Transport,
        *,
        clock: Callable[[], int],
        on_ended: Callable[[PullEnded], None],
        keep_alive: object = None,
        max_threads: int = MAX_THREADS,
    ) -> None:
        assert len(targets) == shape.tp
        self._shape = shape
        self._targets = targets
        self._transport = transport
        self._clock = clock
        self._on_ended = on_ended
        self._keep_alive = keep_alive
        self._loop = asyncio.get_running_loop()
        self._addresses: dict[Peer, InstanceAddress] = {}
        self._dead: set[Incarnation] = set()
        self._jobs: dict[TransferId, _Job] = {}
        self._queue: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._idle: dict[_Place, list[Reader]] = defaultdict(list)
        self._gate = threading.Lock()
        self._is_closed = False
        self._max_threads = max_threads
        self._threads: list[threading.Thread] = []

    def update(self, membership: Membership) -> None:
        """Learn where members are; what is read from the dead is cancelled."""
        for member in membership.members:
            if member.address is not None:
                self._addresses[member.peer] = member.address
        self._dead.update(membership.dead)
        for peer in [peer for peer in self._addresses if peer.incarnation in self._dead]:
            del self._addresses[peer]
            for job in self._jobs.values():
                if job.pull.peer == peer:
                    job.cancel.set()
            self._close_readers(peer)

    def start(self, pull: Pull) -> None:
        """Begin; the end is told by `on_ended`."""
        address = self._addresses.get(pull.peer)
        if address is None or self._is_closed:
            reason = "its address is not known"
            ended = PullEnded(transfer=pull.transfer, outcome="failed", reason=reason)
            self._loop.call_soon(self._on_ended, ended)
            return
        assert pull.transfer not in self._jobs, f"transfer {pull.transfer} is pulled already"
        job = self._jobs[pull.transfer] = _Job(pull, address)
        self._queue.put(job)
        if len(self._threads) < min(len(self._jobs), self._max_threads):
            thread = threading.Thread(target=self._work, name=f"pull-{len(self._threads)}", daemon=True)
            self._threads.append(thread)
            thread.start()

    def cancel(self, transfer: TransferId) -> None:
        """Stop it soon; it still ends through `on_ended`. Ended ones are ignored."""
        job = self._jobs.get(transfer)
        if job is not None:
            job.cancel.set()

    def close(self) -> None:
        """Cancel everything; nothing is told any more. Does not wait: what still copies keeps the memory alive."""
        self._is_closed = True
        for job in self._jobs.values():
            job.cancel.set()
        for _ in self._threads:
            self._queue.put(None)
        with self._gate:
            peers = {place[0] for place in self._idle}
        for peer in peers:
            self._close_readers(peer)

    def join(self, timeout_s: float) -> None:
        """After `close`: wait for the threads, each at most so long."""
        for thread in self._threads:
            thread.join(timeout_s)

    # -- the threads

    def _work(self) -> None:
        while (job := self._queue.get()) is not None:
            begin_ns = self._clock()
            try:
                ended = self._move(job)
            except (TransferFailed, KvtideError, OSError) as error:
                outcome = "cancelled" if job.cancel.is_set else "failed"
                ended = PullEnded(transfer=job.pull.transfer, outcome=outcome, reason=str(error))
            except Exception as error:
                logger.exception("a pull failed in a way that no transport should")
                ended = PullEnded(transfer=job.pull.transfer, outcome="failed", reason=str(error))
            self._post(_with_duration(ended, self._clock() - begin_ns))
        with self._gate:
            readers = [reader for idle in self._idle.values() for reader in idle]
            self._idle.clear()
        for reader in readers:
            reader.close()

    def _move(self, job: _Job) -> PullEnded:
        """Read everything, our ranks one after another."""
        pull, shape = job.pull, job.address.shape
        num_bytes = num_pieces = 0
        names: dict[str, None] = {}
        for ours in range(self._shape.tp):
            for theirs in source_ranks(shape, self._shape, ours):
                pieces = plan_pull(
                    shape,
                    self._shape,
                    (theirs, ours),
                    pull.source,
                    pull.target,
                    pull.mode,
                    pull.gate_step,
                    pull.gated_from,
                )
                num_pieces += sum(piece.num_pieces for piece in pieces)
                reader = self._take((pull.peer, theirs, ours), job)
                names[reader.name] = None
                try:
                    num_bytes += reader.read(pieces, job.cancel)
                except BaseException:
                    reader.close()
                    raise
                self._give_back((pull.peer, theirs, ours), reader)
        return PullEnded(
            transfer=pull.transfer,
            outcome="moved",
            num_bytes=num_bytes,
            num_pieces=num_pieces,
            transport="+".join(names),
        )

    def _take(self, place: _Place, job: _Job) -> Reader:
        """An open reader: an idle one, or a new one by the first transport that can reach the peer."""
        if job.cancel.is_set:
            raise TransferFailed("cancelled")
        with self._gate:
            idle = self._idle.get(place)
            if idle:
                return idle.pop()
        peer, theirs, ours = place
        if theirs >= len(job.address.ranks):
            raise PeerError(f"instance {peer.instance} shows no memory of its rank {theirs}")
        rank = job.address.ranks[theirs]
        if not self._transport.can_reach(rank):
            raise TransferFailed(f"instance {peer.instance} cannot be reached by {self._transport.name}")
        return self._transport.connect(rank, peer.incarnation, self._targets[ours])

    def _give_back(self, place: _Place, reader: Reader) -> None:
        with self._gate:
            if place[0].incarnation not in self._dead and not self._is_closed:
                self._idle[place].append(reader)
                return
        reader.close()

    def _close_readers(self, peer: Peer) -> None:
        with self._gate:
            readers = [reader for place in list(self._idle) if place[0] == peer for reader in self._idle.pop(place)]
        for reader in readers:
            reader.close()

    def _post(self, ended: PullEnded) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._finish, ended)

    def _finish(self, ended: PullEnded) -> None:
        del self._jobs[ended.transfer]
        if not self._is_closed:
            self._on_ended(ended)


def _with_duration(ended: PullEnded, duration_ns: int) -> PullEnded:
    return PullEnded(
        transfer=ended.transfer,
        outcome=ended.outcome,
        reason=ended.reason,
        num_bytes=ended.num_bytes,
        num_pieces=ended.num_pieces,
        duration_ns=duration_ns,
        transport=ended.transport,
    )
