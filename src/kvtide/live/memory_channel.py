"""Channels within one process: the same frames and the same protocol, carried by the event loop.

A fault hook decides the fate of each frame, so a test can drop, repeat, delay and reorder deterministically.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from kvtide.base.ids import Incarnation, InstanceId
from kvtide.live.channel import TICK_NS
from kvtide.live.ends import GatewayHub, GatewayLink, PeerHub, PeerLink
from kvtide.live.hub import Hub, HubHandler
from kvtide.live.link import Link, LinkHandler
from kvtide.proto.cluster import Peer
from kvtide.proto.control import ControlMessage
from kvtide.proto.instance import InstanceMessage
from kvtide.proto.peer import PeerMessage

GATEWAY = "gateway"
"""Address of the gateway's hub."""

FaultHook = Callable[[str, bytes], list[int]]
"""(direction "to_hub" or "to_link", frame) -> for each copy that arrives, how many later frames overtake it.

[0] arrives as usual, [] is lost, [0, 0] comes twice, [2] comes after the next two.
"""


class _Pipe:
    """One direction between a hub and one link."""

    def __init__(self, direction: str, deliver: Callable[[bytes], None], loop: asyncio.AbstractEventLoop) -> None:
        self._direction = direction
        self._deliver = deliver
        self._loop = loop
        self._held: list[tuple[int, bytes]] = []
        self.fault: FaultHook | None = None
        self.is_cut = False

    def push(self, frame: bytes) -> None:
        if self.is_cut:
            return
        fates = [0] if self.fault is None else self.fault(self._direction, frame)
        due: list[bytes] = [frame for fate in fates if fate == 0]
        still: list[tuple[int, bytes]] = []
        for left, held in self._held:
            if left <= 1:
                due.append(held)
            else:
                still.append((left - 1, held))
        self._held = still + [(fate, frame) for fate in fates if fate > 0]
        for arriving in due:
            self._loop.call_soon(self._arrive, arriving)

    def _arrive(self, frame: bytes) -> None:
        if not self.is_cut:
            self._deliver(frame)


class _Route:
    """One link and its two directions. `owner`: the incarnation whose link it is."""

    def __init__(self, owner: Incarnation, address: str, link: Link[Any, Any], to_hub: _Pipe, to_link: _Pipe) -> None:
        self.owner = owner
        self.address = address
        self.link = link
        self.to_hub = to_hub
        self.to_link = to_link

    def cut(self) -> None:
        self.to_hub.is_cut = self.to_link.is_cut = True


class MemoryNetwork:
    """Hubs by address and the links to them, in one event loop. `fault` applies to all frames; set it at any time."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._loop = asyncio.get_running_loop()
        self._hubs: dict[str, Hub[Any, Any]] = {}
        self._routes: dict[int, _Route] = {}
        self._next_route = 0
        self._fault: FaultHook | None = None
        self._timer: asyncio.TimerHandle | None = self._loop.call_later(TICK_NS / 1e9, self._tick)

    @property
    def fault(self) -> FaultHook | None:
        return self._fault

    @fault.setter
    def fault(self, hook: FaultHook | None) -> None:
        self._fault = hook
        for route in self._routes.values():
            route.to_hub.fault = route.to_link.fault = hook

    def make_hub(self, incarnation: Incarnation, handler: HubHandler[ControlMessage]) -> GatewayHub:
        """The gateway's end; a second call stands for a gateway that was started again."""
        hub: GatewayHub = Hub(incarnation, self._to_link, handler, self._clock, ControlMessage)
        self._hubs[GATEWAY] = hub
        return hub

    def make_link(
        self, seat: InstanceId, incarnation: Incarnation, handler: LinkHandler[InstanceMessage]
    ) -> GatewayLink:
        """An instance's end of its channel to the gateway, not yet opened."""
        return self._new_link(seat, incarnation, handler, GATEWAY, InstanceMessage, None)

    def peer_carrier(self, me: Peer) -> "MemoryPeerCarrier":
        """What the peer network of an instance speaks through."""
        return MemoryPeerCarrier(self, me)

    def cut(self, link: Link[Any, Any]) -> None:
        """As if this connection had been cut: nothing travels either way any more."""
        for number, route in list(self._routes.items()):
            if route.link is link:
                route.cut()
                del self._routes[number]

    def cut_instance(self, incarnation: Incarnation) -> None:
        """As if the process had been killed: its hub for peers and all its links are gone."""
        self._hubs.pop(incarnation, None)
        for number, route in list(self._routes.items()):
            if incarnation in (route.owner, route.address):
                route.cut()
                del self._routes[number]

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        for route in self._routes.values():
            route.cut()
        self._routes.clear()
        self._hubs.clear()

    def _new_hub(self, address: str, hub: Hub[Any, Any]) -> None:
        self._hubs[address] = hub

    def _new_link(
        self, seat: InstanceId, incarnation: Incarnation, handler: Any, address: str, inbound: Any, only: Any
    ) -> Link[Any, Any]:
        number = self._next_route
        self._next_route += 1
        to_hub = _Pipe("to_hub", lambda frame: self._at_hub(number, address, frame), self._loop)
        link: Link[Any, Any] = Link(seat, incarnation, to_hub.push, handler, self._clock, inbound, only=only)
        to_link = _Pipe("to_link", link.on_frame, self._loop)
        to_hub.fault = to_link.fault = self._fault
        self._routes[number] = _Route(incarnation, address, link, to_hub, to_link)
        return link

    def _at_hub(self, number: int, address: str, frame: bytes) -> None:
        hub = self._hubs.get(address)
        if hub is not None:
            hub.on_frame(number, frame)

    def _to_link(self, number: Any, frame: bytes) -> None:
        route = self._routes.get(number)
        if route is not None:
            route.to_link.push(frame)

    def _tick(self) -> None:
        self._timer = self._loop.call_later(TICK_NS / 1e9, self._tick)
        for hub in list(self._hubs.values()):
            hub.tick()
        for route in list(self._routes.values()):
            route.link.tick()


class MemoryPeerCarrier:
    """PeerCarrier (see `peers`) of one instance; its incarnation is its address."""

    def __init__(self, network: MemoryNetwork, me: Peer) -> None:
        self._network = network
        self._me = me
        self.endpoint = str(me.incarnation)

    def make_hub(self, handler: HubHandler[PeerMessage]) -> PeerHub:
        network = self._network
        hub: PeerHub = Hub(
            self._me.incarnation, network._to_link, handler, network._clock, PeerMessage, among_peers=True
        )
        network._new_hub(self.endpoint, hub)
        return hub

    def make_link(self, peer: Peer, endpoint: str, handler: LinkHandler[PeerMessage]) -> PeerLink:
        me = self._me
        return self._network._new_link(me.instance, me.incarnation, handler, endpoint, PeerMessage, peer.incarnation)

    def drop_link(self, link: PeerLink) -> None:
        link.close()
        self._network.cut(link)

    def close(self) -> None:
        """Nothing: the network is closed, or the instance cut, by whoever has it."""
