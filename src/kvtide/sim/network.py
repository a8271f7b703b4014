"""Simulated channels: numbered messages over a network that may lose, repeat and reorder them.

As a live channel does, the receiver puts messages back in order, drops repeated ones, and reports a gap when a number
stays missing; then both sides reconcile (protocol.md, "Channels").
"""

from collections.abc import Callable
from random import Random
from typing import Any

from kvtide.sim.faults import MessageFaults
from kvtide.sim.heap import EventHeap

GAP_PATIENCE_NS = 50_000_000
PROBE_NS = 100_000_000
"""After a loss the sender's next keepalive reveals it, if no message does earlier."""


class Channel:
    """One direction between two incarnations. `deliver` gets each message at most once, in order."""

    def __init__(
        self,
        heap: EventHeap,
        rng: Random,
        faults: MessageFaults,
        latency_ns: int,
        deliver: Callable[[Any], None],
        gap: Callable[[], None],
    ) -> None:
        self._heap, self._rng, self._faults = heap, rng, faults
        self._latency_ns = latency_ns
        self._deliver, self._gap = deliver, gap
        self._next_sent = 0
        self._next_expected = 0
        self._early: dict[int, Any] = {}
        self._is_closed = False
        self.num_lost = 0
        self.num_repeated = 0
        self.num_gaps = 0

    def close(self) -> None:
        """One end has died: nothing arrives any more."""
        self._is_closed = True

    def send(self, message: Any, *, is_lost: bool = False) -> None:
        """With `is_lost` it will not arrive, whatever the chances."""
        number = self._next_sent
        self._next_sent += 1
        if is_lost or self._happens(self._faults.loss):
            self.num_lost += 1
            self._heap.after(PROBE_NS, lambda: self._probe(number))
            return
        self._travel(number, message)
        if self._happens(self._faults.duplication):
            self.num_repeated += 1
            self._travel(number, message)

    def _happens(self, chance: float) -> bool:
        return chance > 0 and self._rng.random() < chance

    def _travel(self, number: int, message: Any) -> None:
        delay = self._latency_ns
        if self._happens(self._faults.delay):
            delay += self._rng.randrange(self._faults.max_delay_ns + 1)
        self._heap.after(delay, lambda: self._arrive(number, message))

    def _arrive(self, number: int, message: Any) -> None:
        if self._is_closed or number < self._next_expected:
            return
        self._early[number] = message
        if number > self._next_expected:
            self._heap.after(GAP_PATIENCE_NS, lambda: self._probe(number - 1))
        self._drain()

    def _drain(self) -> None:
        while not self._is_closed and self._next_expected in self._early:
            message = self._early.pop(self._next_expected)
            self._next_expected += 1
            self._deliver(message)

    def _probe(self, number: int) -> None:
        """Everything up to `number` should have come by now."""
        if self._is_closed or number < self._next_expected:
            return
        self.num_gaps += 1
        self._next_expected = number + 1
        for skipped in [early for early in self._early if early <= number]:
            del self._early[skipped]
        self._gap()
        self._drain()
