"""Moves KV of other instances into our memory: threads that run the transports' readers.

The core says what to pull (commands.Pull) and hears once how it ended; which bytes that are is planned by kv.pieces,
how they travel is a transport's business. A reader is open for one rank of one peer's incarnation and used by one
thread at a time; idle ones are kept, and closed when the peer is dead.

Pairs of ranks are read side by side, so that by layer each of them overlaps with the sender's computing: the thread
that has a pull asks others for help and reads what nobody has begun. It waits only for who reads already, so a pull
gets on with one thread as well.
"""

import asyncio
import logging
import queue
import threading
from collections import defaultdict, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import msgspec

from kvtide.base.errors import KvtideError, PeerError
from kvtide.base.ids import TransferId
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


_Pair = tuple[int, int]
"""(our rank, the peer's rank)."""


@dataclass(slots=True)
class _Job:
    """A pull and how far it is. `stop` is set when it is cancelled, and by the first pair that fails."""

    pull: Pull
    address: InstanceAddress
    stop: Cancel = field(default_factory=Cancel)
    is_cancelled: bool = False
    error: Exception | None = None
    waiting: deque[_Pair] = field(default_factory=deque)
    num_reading: int = 0
    moved: dict[_Pair, tuple[int, int, str]] = field(default_factory=dict)
    """(bytes, pieces, transport) of each pair that has been read."""
    changed: threading.Condition = field(default_factory=threading.Condition)

    def cancel(self) -> None:
        self.is_cancelled = True
        self.stop.set()

    def take(self) -> _Pair | None:
        """A pair that nobody reads; None where there is none left, or none that matters."""
        with self.changed:
            if not self.waiting or self.stop.is_set:
                return None
            self.num_reading += 1
            return self.waiting.popleft()

    def read(self, pair: _Pair, moved: tuple[int, int, str]) -> None:
        with self.changed:
            self.moved[pair] = moved
            self.num_reading -= 1
            self.changed.notify_all()

    def failed(self, error: Exception) -> None:
        with self.changed:
            self.error = self.error or error
            self.num_reading -= 1
            self.changed.notify_all()
        self.stop.set()

    def wait(self) -> None:
        """Until nobody reads."""
        with self.changed:
            while self.num_reading:
                self.changed.wait()


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
        self._jobs: dict[TransferId, _Job] = {}
        self._queue: queue.SimpleQueue[tuple[_Job, bool] | None] = queue.SimpleQueue()
        """(pull, whether it is to be begun rather than helped with)."""
        self._idle: dict[_Place, list[Reader]] = defaultdict(list)
        self._gate = threading.Lock()
        self._is_closed = False
        self._max_threads = max_threads
        self._threads: list[threading.Thread] = []

    def update(self, membership: Membership) -> None:
        """Learn where members are; what is read from the dead is cancelled, and from who sat on a member's seat."""
        for member in membership.members:
            if member.address is not None:
                self._addresses[member.peer] = member.address
        seats = {member.peer.instance: member.peer for member in membership.members}
        dead = set(membership.dead)
        for peer in list(self._addresses):
            if peer.incarnation not in dead and seats.get(peer.instance, peer) == peer:
                continue
            with self._gate:
                del self._addresses[peer]
            for job in self._jobs.values():
                if job.pull.peer == peer:
                    job.cancel()
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
        self._queue.put((job, True))
        self._start_threads(len(self._jobs))

    def cancel(self, transfer: TransferId) -> None:
        """Stop it soon; it still ends through `on_ended`. Ended ones are ignored."""
        job = self._jobs.get(transfer)
        if job is not None:
            job.cancel()

    def close(self) -> None:
        """Cancel everything; nothing is told any more. Does not wait: what still copies keeps the memory alive."""
        with self._gate:
            self._is_closed = True
        for job in self._jobs.values():
            job.cancel()
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

    def _start_threads(self, wanted: int) -> None:
        """See to it that there are so many, up to the limit; from any thread."""
        with self._gate:
            while len(self._threads) < min(wanted, self._max_threads) and not self._is_closed:
                thread = threading.Thread(target=self._work, name=f"pull-{len(self._threads)}", daemon=True)
                self._threads.append(thread)
                thread.start()

    def _work(self) -> None:
        while (task := self._queue.get()) is not None:
            job, is_first = task
            if not is_first:
                self._read_pairs(job)
                continue
            begin_ns = self._clock()
            ended = self._move(job)
            self._post(msgspec.structs.replace(ended, duration_ns=self._clock() - begin_ns))
            del job, task  # hold no plan while waiting
        with self._gate:
            readers = [reader for idle in self._idle.values() for reader in idle]
            self._idle.clear()
        for reader in readers:
            reader.close()

    def _move(self, job: _Job) -> PullEnded:
        """Read every pair of ranks, with the help of whoever is free. Raises nothing."""
        transfer, shape = job.pull.transfer, job.address.shape
        try:
            pairs = [
                (ours, theirs) for ours in range(self._shape.tp) for theirs in source_ranks(shape, self._shape, ours)
            ]
        except KvtideError as error:
            return PullEnded(transfer=transfer, outcome="failed", reason=str(error))
        job.waiting.extend(pairs)
        for _ in pairs[1:]:
            self._queue.put((job, False))
        self._start_threads(len(self._jobs) + len(pairs) - 1)
        self._read_pairs(job)
        job.wait()
        if job.error is not None or job.is_cancelled:
            outcome = "cancelled" if job.is_cancelled else "failed"
            return PullEnded(transfer=transfer, outcome=outcome, reason=str(job.error or "cancelled"))
        moved = [job.moved[pair] for pair in pairs]
        return PullEnded(
            transfer=transfer,
            outcome="moved",
            num_bytes=sum(num_bytes for num_bytes, _, _ in moved),
            num_pieces=sum(num_pieces for _, num_pieces, _ in moved),
            transport="+".join(dict.fromkeys(name for _, _, name in moved)),
        )

    def _read_pairs(self, job: _Job) -> None:
        """Those that nobody else has begun."""
        while (pair := job.take()) is not None:
            try:
                moved = self._read(job, pair)
            except Exception as error:
                if not isinstance(error, TransferFailed | KvtideError | OSError):
                    logger.exception("a pull failed in a way that no transport should")
                job.failed(error)
            else:
                job.read(pair, moved)

    def _read(self, job: _Job, pair: _Pair) -> tuple[int, int, str]:
        """(bytes, pieces, transport) of one pair of ranks."""
        pull, (ours, theirs) = job.pull, pair
        pieces = plan_pull(
            job.address.shape,
            self._shape,
            (theirs, ours),
            pull.source,
            pull.target,
            pull.mode,
            pull.gate_step,
            pull.gated_from,
        )
        reader = self._take((pull.peer, theirs, ours), job)
        try:
            num_bytes = reader.read(pieces, job.stop)
        except BaseException:
            reader.close()
            raise
        self._give_back((pull.peer, theirs, ours), reader)
        return num_bytes, sum(piece.num_pieces for piece in pieces), reader.name

    def _take(self, place: _Place, job: _Job) -> Reader:
        """An open reader: an idle one, or a new one by the first transport that can reach the peer."""
        if job.stop.is_set:
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
            if place[0] in self._addresses and not self._is_closed:
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
