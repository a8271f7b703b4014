"""Channels between instances: one each way between every two incarnations that have spoken (docs/architecture.md)."""

from collections.abc import Callable
from random import Random
from typing import Protocol

from kvtide.base.ids import Incarnation
from kvtide.proto.cluster import Peer
from kvtide.proto.peer import PeerMessage
from kvtide.sim.faults import MessageFaults
from kvtide.sim.heap import EventHeap
from kvtide.sim.network import Channel

LINGER_NS = 20_000_000
"""What a process had sent before it died may arrive for so long."""
NOTICE_NS = 150_000_000
"""A broken connection is seen within this time: before or after the gateway has called the process dead."""


class Station(Protocol):
    """One end: a process."""

    def from_peer(self, peer: Peer, message: PeerMessage) -> None: ...
    def peer_reset(self, peer: Peer) -> None: ...


class PeerNetwork:
    """Who speaks to whom. Messages to a process that does not exist are dropped, as are those to an older one."""

    def __init__(self, heap: EventHeap, rng: Random, faults: MessageFaults, latency_ns: int) -> None:
        self._heap, self._rng, self._faults = heap, rng, faults
        self._latency_ns = latency_ns
        self._stations: dict[Incarnation, Station] = {}
        self._channels: dict[tuple[Incarnation, Incarnation], Channel] = {}
        self.retired: list[Channel] = []

    @property
    def channels(self) -> list[Channel]:
        return [*self.retired, *self._channels.values()]

    def join(self, peer: Peer, station: Station) -> None:
        self._stations[peer.incarnation] = station

    def leave(self, peer: Peer) -> None:
        """A process has died. Its last messages may still arrive, and whoever spoke with it sees the break, or not."""
        del self._stations[peer.incarnation]
        for pair in [pair for pair in self._channels if peer.incarnation in pair]:
            channel = self._channels.pop(pair)
            self.retired.append(channel)
            if pair[1] == peer.incarnation:
                channel.close()
                continue
            self._heap.after(self._rng.randrange(LINGER_NS), channel.close)
            if self._rng.random() < 0.5:
                self._heap.after(self._rng.randrange(NOTICE_NS), self._resetter(pair[1], peer))

    def send(self, source: Peer, target: Peer, message: PeerMessage, *, is_lost: bool = False) -> None:
        """Send a message of one process to another; `is_lost`: it will not arrive."""
        if target.incarnation not in self._stations or source.incarnation not in self._stations:
            return
        pair = (source.incarnation, target.incarnation)
        channel = self._channels.get(pair)
        if channel is None:
            channel = self._channels[pair] = self._connect(source, target)
        channel.send(message, is_lost=is_lost)

    def _connect(self, source: Peer, target: Peer) -> Channel:
        """One direction. A gap is reported at both ends, first where it was found."""
        station = self._stations[target.incarnation]

        def deliver(message: PeerMessage) -> None:
            station.from_peer(source, message)

        def gap() -> None:
            station.peer_reset(source)
            self._heap.after(self._latency_ns, self._resetter(source.incarnation, target))

        return Channel(self._heap, self._rng, self._faults, self._latency_ns, deliver, gap)

    def _resetter(self, incarnation: Incarnation, peer: Peer) -> Callable[[], None]:
        def reset() -> None:
            station = self._stations.get(incarnation)
            if station is not None:
                station.peer_reset(peer)

        return reset
