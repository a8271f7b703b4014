"""Channels within one process: the same frames and the same protocol, carried by the event loop.

A fault hook decides the fate of each frame, so a test can drop, repeat, delay and reorder deterministically.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from kvtide.base.ids import Incarnation, InstanceId
from kvtide.live.channel import TICK_NS
from kvtide.live.hub import Hub, HubHandler
from kvtide.live.link import Link, LinkHandler

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


class MemoryNetwork:
    """A hub and the links to it, in one event loop. `fault` applies to all frames; set it at any time."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._loop = asyncio.get_running_loop()
        self._hub: Hub | None = None
        self._links: dict[int, tuple[Link, _Pipe, _Pipe]] = {}
        self._next_route = 0
        self._fault: FaultHook | None = None
        self._timer: asyncio.TimerHandle | None = self._loop.call_later(TICK_NS / 1e9, self._tick)

    @property
    def fault(self) -> FaultHook | None:
        return self._fault

    @fault.setter
    def fault(self, hook: FaultHook | None) -> None:
        self._fault = hook
        for _, to_hub, to_link in self._links.values():
            to_hub.fault = to_link.fault = hook

    def make_hub(self, incarnation: Incarnation, handler: HubHandler) -> Hub:
        """The gateway's end; a second call stands for a gateway that was started again."""
        self._hub = Hub(incarnation, self._to_link, handler, self._clock)
        return self._hub

    def make_link(self, seat: InstanceId, incarnation: Incarnation, handler: LinkHandler) -> Link:
        """An instance's end, not yet opened."""
        route = self._next_route
        self._next_route += 1
        to_hub = _Pipe("to_hub", lambda frame: self._at_hub(route, frame), self._loop)
        link = Link(seat, incarnation, to_hub.push, handler, self._clock)
        to_link = _Pipe("to_link", link.on_frame, self._loop)
        to_hub.fault = to_link.fault = self._fault
        self._links[route] = (link, to_hub, to_link)
        return link

    def cut(self, link: Link) -> None:
        """As if the process behind `link` had been killed: nothing travels either way any more."""
        for route, (other, to_hub, to_link) in list(self._links.items()):
            if other is link:
                to_hub.is_cut = to_link.is_cut = True
                del self._links[route]

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        for link, _, _ in list(self._links.values()):
            self.cut(link)

    def _at_hub(self, route: int, frame: bytes) -> None:
        if self._hub is not None:
            self._hub.on_frame(route, frame)

    def _to_link(self, route: Any, frame: bytes) -> None:
        entry = self._links.get(route)
        if entry is not None:
            entry[2].push(frame)

    def _tick(self) -> None:
        self._timer = self._loop.call_later(TICK_NS / 1e9, self._tick)
        if self._hub is not None:
            self._hub.tick()
        for link, _, _ in list(self._links.values()):
            link.tick()
