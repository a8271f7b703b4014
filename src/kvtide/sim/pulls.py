"""The pull agent of a simulated process: moves blocks out of peers' memories, part by part, in simulated time.

As the live one it reads generations before and after, waits for gates, can be cancelled between parts, and says
exactly once how a pull ended. One stream for each source, and each source serves one part at a time.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np

from kvtide._core import Pool
from kvtide.base.ids import Incarnation, Tier, TransferId
from kvtide.proto.cluster import Peer
from kvtide.proto.commands import Pull
from kvtide.proto.instance import PullEnded
from kvtide.sched.cost import CostModel
from kvtide.sim.heap import EventHeap, Timer
from kvtide.sim.memory import SimulatedMemory
from kvtide.sim.watch import ProtocolWatch

NUM_PARTS = 4
CANCEL_NS = 20_000
GATE_PATIENCE_NS = 5_000_000_000
"""A gate that stays closed so long fails the pull (the source stands still)."""


class Source(Protocol):
    """What can be seen of another process from outside: its memory and its counters."""

    is_alive: bool
    memory: SimulatedMemory | None
    serving_until_ns: int
    progress: int

    @property
    def is_paused(self) -> bool: ...
    @property
    def pool(self) -> Pool: ...


@dataclass(slots=True)
class _Pull:
    pull: Pull
    asked_ns: int
    parts: list[range]
    num_done: int = 0
    timer: Timer | None = None
    is_cancelled: bool = False
    gate_until_ns: int = 0


@dataclass(slots=True)
class _Stream:
    """Pulls from one source, in the order in which they were asked for; the first is under way."""

    waiting: deque[_Pull] = field(default_factory=deque)


class PullAgent:
    """`awake` runs an action now, or when the process goes on; `ended` takes each PullEnded."""

    def __init__(
        self,
        heap: EventHeap,
        cost: CostModel,
        watch: ProtocolWatch,
        block_bytes: int,
        num_layers: int,
        transport: str,
        find: Callable[[Peer], Source | None],
        awake: Callable[[Callable[[], None]], None],
        ended: Callable[[PullEnded], None],
        memory: SimulatedMemory | None,
    ) -> None:
        """transport: "shm" (memory outlives its process, and needs nobody to serve it) or "tcp"."""
        self._heap, self._cost, self._watch = heap, cost, watch
        self._block_bytes, self._num_layers = block_bytes, num_layers
        self._transport = transport
        self._find, self._awake, self._ended = find, awake, ended
        self._memory = memory
        self._streams: dict[Incarnation, _Stream] = {}
        self._pulls: dict[TransferId, _Pull] = {}

    def start(self, command: Pull) -> None:
        count = len(command.target)
        assert count == len(command.source.blocks), "a target for each source"
        assert command.transfer not in self._pulls
        self._watch.pulls(command.transfer)
        if self._memory is not None:
            self._memory.begin_pull(command.transfer, command.target)
        size = max(1, -(-count // NUM_PARTS))
        parts = [range(start, min(start + size, count)) for start in range(0, count, size)]
        pull = _Pull(command, self._heap.now_ns, parts)
        self._pulls[command.transfer] = pull
        stream = self._streams.setdefault(command.peer.incarnation, _Stream())
        stream.waiting.append(pull)
        if len(stream.waiting) == 1:
            self._next_part(pull)

    def cancel(self, transfer: TransferId) -> None:
        """Stop at the next opportunity; nothing happens to a pull that has ended."""
        pull = self._pulls.get(transfer)
        if pull is None or pull.is_cancelled:
            return
        pull.is_cancelled = True
        if pull is not self._streams[pull.pull.peer.incarnation].waiting[0] or pull.timer is None:
            self._heap.after(CANCEL_NS, lambda: self._awake(lambda: self._end(pull, "cancelled")))

    def kill(self) -> None:
        for pull in self._pulls.values():
            if pull.timer is not None:
                pull.timer.cancel()

    @property
    def num_active(self) -> int:
        return len(self._pulls)

    # -- one pull

    def _next_part(self, pull: _Pull) -> None:
        """Take the source's next free time for a part; wait where it stands still or its layers are not written."""
        source = self._find(pull.pull.peer)
        reason = self._why_not(pull, source)
        if reason or pull.is_cancelled or pull.num_done == len(pull.parts):
            self._soon(pull, 0 if pull.num_done else self._cost.transfer_ns(0), lambda: self._finish(pull, reason))
            return
        assert source is not None
        if self._is_gated(pull) and source.progress < pull.pull.gate_step:
            pull.gate_until_ns = pull.gate_until_ns or self._heap.now_ns + GATE_PATIENCE_NS
            self._soon(pull, self._cost.transfer_ns(0), lambda: self._next_part(pull))
            return
        if self._transport == "tcp" and source.is_paused:
            self._soon(pull, self._cost.transfer_ns(0), lambda: self._next_part(pull))
            return
        start = max(self._heap.now_ns, source.serving_until_ns)
        base = self._cost.transfer_ns(0)
        time = self._cost.transfer_ns(len(pull.parts[pull.num_done]) * self._block_bytes)
        source.serving_until_ns = start + (time if pull.num_done == 0 else max(1, time - base))
        self._soon(pull, source.serving_until_ns - self._heap.now_ns, lambda: self._part_arrived(pull))

    def _is_gated(self, pull: _Pull) -> bool:
        """Does the next part hold blocks that the gate step writes?"""
        return pull.pull.gate_step >= 0 and pull.parts[pull.num_done].stop > pull.pull.gated_from

    def _why_not(self, pull: _Pull, source: Source | None) -> str:
        if source is None:
            return "the peer is unknown"
        if not source.is_alive and self._transport == "tcp":
            return "the peer is gone"
        if pull.num_done < len(pull.parts) and self._is_gated(pull) and source.progress < pull.pull.gate_step:
            if not source.is_alive:
                return "the peer died before its layers were written"
            if pull.gate_until_ns and pull.gate_until_ns <= self._heap.now_ns:
                return "the layers were not written in time"
        if not self._is_current(pull, source):
            self._watch.torn.append(self._watch.transfers[pull.pull.transfer])
            return "the source blocks are not what they were"
        return ""

    def _is_current(self, pull: _Pull, source: Source) -> bool:
        refs = pull.pull.source
        for tier in Tier:
            blocks = refs.blocks[refs.tiers == tier]
            if len(blocks):
                expected = refs.generations[refs.tiers == tier].astype(np.int32).view(np.uint32)
                if not np.array_equal(source.pool.generations(blocks, tier), expected):
                    return False
        return True

    def _part_arrived(self, pull: _Pull) -> None:
        source = self._find(pull.pull.peer)
        if self._memory is not None and source is not None and source.memory is not None:
            refs = pull.pull.source
            for place in pull.parts[pull.num_done]:
                tier, block = Tier(int(refs.tiers[place])), int(refs.blocks[place])
                self._memory.pull(source.memory, tier, block, int(pull.pull.target[place]))
        pull.num_done += 1
        if pull.num_done == 1:
            self._watch.pull_progressed(pull.pull.transfer, "half")
        self._next_part(pull)

    def _finish(self, pull: _Pull, reason: str) -> None:
        """All parts have come, or it broke off; the sources are looked at once more."""
        if pull.is_cancelled:
            self._end(pull, "cancelled")
            return
        reason = reason or self._why_not(pull, self._find(pull.pull.peer))
        if reason:
            self._end(pull, "failed", reason)
        else:
            self._watch.pull_progressed(pull.pull.transfer, "moved")
            self._end(pull, "moved")

    def _end(self, pull: _Pull, outcome: str, reason: str = "") -> None:
        command = pull.pull
        if self._pulls.pop(command.transfer, None) is None:
            return
        if pull.timer is not None:
            pull.timer.cancel()
        if self._memory is not None:
            self._memory.end_pull(command.transfer)
        self._watch.pull_over(command.transfer)
        stream = self._streams[command.peer.incarnation].waiting
        was_first = stream[0] is pull
        stream.remove(pull)
        if was_first and stream:
            self._next_part(stream[0])
        count = len(command.target)
        is_moved = outcome == "moved"
        pieces = count if command.mode == "by-request-agg" else 2 * self._num_layers * count
        self._ended(
            PullEnded(
                transfer=command.transfer,
                outcome=outcome,
                reason=reason,
                num_bytes=count * self._block_bytes if is_moved else 0,
                num_pieces=pieces if is_moved else 0,
                duration_ns=self._heap.now_ns - pull.asked_ns,
                transport=self._transport,
            )
        )

    def _soon(self, pull: _Pull, delay_ns: int, action: Callable[[], None]) -> None:
        pull.timer = self._heap.after(delay_ns, lambda: self._awake(action))
