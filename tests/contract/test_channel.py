"""One contract for every channel: in memory and over ZeroMQ between authenticated sockets."""

import asyncio
import itertools
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from kvtide.base.config import PoolSizes
from kvtide.base.ids import Incarnation, InstanceId, RequestId
from kvtide.live.hub import Hub
from kvtide.live.link import Link
from kvtide.live.memory_channel import MemoryNetwork
from kvtide.live.zmq_channel import ZmqHub, ZmqLink
from kvtide.proto.control import Registered, Started
from kvtide.proto.instance import Abort
from model_info import model_info

KEY = b"k" * 32
MODEL = model_info(vocab_size=8, max_model_len=8, eos_token_ids=(1,))
REGISTERED = Registered(role="mixed", model=MODEL, pool=PoolSizes(device_blocks=8), max_num_seqs=4)


class HubEnd:
    """Keeps what the hub reports."""

    def __init__(self) -> None:
        self.events: list[tuple[Any, ...]] = []

    def on_message(self, instance: InstanceId, incarnation: Incarnation, message: Any) -> None:
        self.events.append(("message", instance, incarnation, message))

    def on_reset(self, instance: InstanceId, incarnation: Incarnation) -> None:
        self.events.append(("reset", instance, incarnation))

    def on_lost(self, instance: InstanceId, incarnation: Incarnation, reason: str) -> None:
        self.events.append(("lost", instance, incarnation, reason))

    def messages(self, incarnation: str) -> list[Any]:
        return [event[3] for event in self.events if event[0] == "message" and event[2] == incarnation]


class LinkEnd:
    """Keeps what a link reports, and registers as an instance does."""

    def __init__(self) -> None:
        self.events: list[tuple[Any, ...]] = []
        self.link: Link | None = None

    def on_connected(self, is_new_gateway: bool) -> None:
        self.events.append(("connected", is_new_gateway))
        if is_new_gateway:
            assert self.link is not None
            self.link.send(REGISTERED)

    def on_reset(self) -> None:
        self.events.append(("reset",))

    def on_message(self, message: Any) -> None:
        self.events.append(("message", message))

    def on_gateway_lost(self) -> None:
        self.events.append(("gateway lost",))

    def on_refused(self, reason: str) -> None:
        self.events.append(("refused", reason))

    def messages(self) -> list[Any]:
        return [event[1] for event in self.events if event[0] == "message"]


class Clock:
    """The real clock, which a test may push on."""

    def __init__(self) -> None:
        self.offset_ns = 0

    def __call__(self) -> int:
        return time.monotonic_ns() + self.offset_ns


class MemoryWorld:
    """A hub and links of one kind of channel."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.network = MemoryNetwork(self.clock)

    def make_hub(self, name: str, end: HubEnd) -> Hub:
        return self.network.make_hub(Incarnation(name), end)

    def kill_hub(self) -> None:
        pass  # the next hub takes its place

    def make_link(self, seat: int, name: str, end: LinkEnd) -> Link:
        end.link = self.network.make_link(InstanceId(seat), Incarnation(name), end)
        return end.link

    def kill_link(self, link: Link) -> None:
        self.network.cut(link)

    def close(self) -> None:
        self.network.close()


class ZmqWorld:
    def __init__(self, folder: str) -> None:
        self.clock = Clock()
        self.endpoint = f"ipc://{folder}/channel"
        self.hub: ZmqHub | None = None
        self.links: list[ZmqLink] = []

    def make_hub(self, name: str, end: HubEnd) -> Hub:
        self.kill_hub()
        self.hub = ZmqHub(self.endpoint, KEY, Incarnation(name), end, self.clock)
        return self.hub.hub

    def kill_hub(self) -> None:
        if self.hub is not None:
            self.hub.close()
            self.hub = None

    def make_link(self, seat: int, name: str, end: LinkEnd) -> Link:
        link = ZmqLink(self.endpoint, KEY, InstanceId(seat), Incarnation(name), end, self.clock)
        self.links.append(link)
        end.link = link.link
        return link.link

    def kill_link(self, link: Link) -> None:
        for owner in self.links:
            if owner.link is link:
                owner.abandon()
                self.links.remove(owner)

    def close(self) -> None:
        for link in self.links:
            link.close()
        self.kill_hub()


@pytest.fixture(params=["memory", "zmq"])
async def world(request: pytest.FixtureRequest, tmp_path: Any) -> AsyncIterator[Any]:
    made: Any = MemoryWorld() if request.param == "memory" else ZmqWorld(str(tmp_path))
    yield made
    made.close()


async def until(condition: Callable[[], Any], what: str = "") -> None:
    """Wait for a condition that frames bring about; fails after a minute."""
    deadline = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < deadline, f"never came: {what}"
        await asyncio.sleep(0.002)


def numbered(request: int) -> Started:
    return Started(request=RequestId(request), attempt=0, cached_tokens=0, queue_ns=0)


def abort(request: int) -> Abort:
    return Abort(request=RequestId(request), attempt=0)


async def test_messages_arrive_once_and_in_order(world: Any) -> None:
    hub_end, link_end = HubEnd(), LinkEnd()
    hub, link = world.make_hub("g1", hub_end), world.make_link(3, "i1", link_end)
    link.open()
    await until(lambda: hub_end.messages("i1"))
    assert hub_end.events == [("message", 3, "i1", REGISTERED)]
    for i in range(500):
        link.send(numbered(i))
        hub.send(InstanceId(3), Incarnation("i1"), abort(i))
    await until(lambda: len(hub_end.messages("i1")) == 501 and len(link_end.messages()) == 500)
    assert hub_end.messages("i1")[1:] == [numbered(i) for i in range(500)]
    assert link_end.messages() == [abort(i) for i in range(500)]
    assert not [event for event in hub_end.events if event[0] != "message"]


async def test_links_may_start_first_and_keep_what_they_have_to_say(world: Any) -> None:
    hub_end, link_end = HubEnd(), LinkEnd()
    link = world.make_link(0, "i1", link_end)
    link.open()
    await asyncio.sleep(0)
    world.make_hub("g1", hub_end)
    world.clock.offset_ns += 10**9  # hello is repeated
    await until(lambda: hub_end.messages("i1") == [REGISTERED])
    link.send(numbered(1))
    await until(lambda: len(hub_end.messages("i1")) == 2)


async def test_a_slow_hub_is_not_asked_faster_than_it_answers() -> None:
    """A hello that is repeated makes the answer to the one before it worthless."""
    world = MemoryWorld()
    hub_end, link_end = HubEnd(), LinkEnd()
    world.make_hub("g1", hub_end)
    link = world.make_link(0, "i1", link_end)
    late: list[tuple[int, bytes]] = []
    hub_frame = world.network._hubs["gateway"].on_frame
    way_ns = 400_000_000
    link._send_frame = lambda frame: late.append((world.clock() + way_ns, frame))
    link.open()
    for _ in range(100):
        world.clock.offset_ns += 50_000_000
        while late and late[0][0] <= world.clock():
            hub_frame(0, late.pop(0)[1])
        await asyncio.sleep(0)
        link.tick()
        if link.is_open:
            break
    assert link.is_open
    world.close()


async def test_messages_to_another_incarnation_are_dropped(world: Any) -> None:
    hub_end, link_end = HubEnd(), LinkEnd()
    hub, link = world.make_hub("g1", hub_end), world.make_link(0, "i1", link_end)
    link.open()
    await until(lambda: hub_end.events)
    hub.send(InstanceId(0), Incarnation("older"), abort(1))
    hub.send(InstanceId(7), Incarnation("i1"), abort(2))
    hub.send(InstanceId(0), Incarnation("i1"), abort(3))
    await until(lambda: link_end.messages() == [abort(3)])


async def test_a_dead_incarnation_is_refused_for_good(world: Any) -> None:
    hub_end, link_end = HubEnd(), LinkEnd()
    hub, link = world.make_hub("g1", hub_end), world.make_link(0, "i1", link_end)
    link.open()
    await until(lambda: hub_end.events)
    hub.declare_dead(Incarnation("i1"))
    link.send(numbered(1))
    await until(lambda: [event for event in link_end.events if event[0] == "refused"])
    assert hub_end.messages("i1") == [REGISTERED]
    other = LinkEnd()
    world.make_link(0, "i2", other).open()
    await until(lambda: hub_end.messages("i2") == [REGISTERED])


async def test_a_new_process_takes_the_seat(world: Any) -> None:
    hub_end = HubEnd()
    world.make_hub("g1", hub_end)
    first, second = LinkEnd(), LinkEnd()
    world.make_link(0, "i1", first).open()
    await until(lambda: hub_end.messages("i1"))
    world.kill_link(first.link)
    world.make_link(0, "i2", second).open()
    await until(lambda: hub_end.messages("i2"))
    kinds = [(event[0], event[2]) for event in hub_end.events]
    assert kinds == [("message", "i1"), ("lost", "i1"), ("message", "i2")]


async def test_a_silent_instance_is_lost(world: Any) -> None:
    hub_end, link_end = HubEnd(), LinkEnd()
    hub = world.make_hub("g1", hub_end)
    world.make_link(0, "i1", link_end).open()
    await until(lambda: hub_end.events)
    world.kill_link(link_end.link)
    for _ in range(5):
        world.clock.offset_ns += 900_000_000
        hub.tick()
    await until(lambda: [event for event in hub_end.events if event[0] == "lost"])
    assert "silent" in hub_end.events[-1][3]


async def test_a_stopped_hub_does_not_blame_the_instances(world: Any) -> None:
    hub_end, link_end = HubEnd(), LinkEnd()
    hub = world.make_hub("g1", hub_end)
    world.make_link(0, "i1", link_end).open()
    await until(lambda: hub_end.events)
    world.clock.offset_ns += 60 * 10**9
    hub.tick()
    link_end.link.tick()
    link_end.link.send(numbered(1))
    await until(lambda: len(hub_end.messages("i1")) == 2)
    assert not [event for event in hub_end.events if event[0] == "lost"]


async def test_goodbye_is_a_loss_at_once(world: Any) -> None:
    hub_end, link_end = HubEnd(), LinkEnd()
    world.make_hub("g1", hub_end)
    world.make_link(0, "i1", link_end).open()
    await until(lambda: hub_end.events)
    link_end.link.close()
    await until(lambda: hub_end.events[-1][0] == "lost")


async def test_instances_find_a_gateway_that_was_started_again(world: Any) -> None:
    old, new, link_end = HubEnd(), HubEnd(), LinkEnd()
    world.make_hub("g1", old)
    link = world.make_link(0, "i1", link_end)
    link.open()
    await until(lambda: old.events)
    world.kill_hub()
    world.make_hub("g2", new)
    link.send(numbered(5))  # of the old gateway's world: must not reach the new one
    await until(lambda: new.messages("i1") == [REGISTERED])
    assert link_end.events == [("connected", True), ("gateway lost",), ("connected", True)]


@pytest.mark.parametrize("direction", ["to_hub", "to_link"])
@pytest.mark.parametrize("fate", [[], [0, 0], [3], [1, 0]])
async def test_faults_are_noticed_and_never_break_order(direction: str, fate: list[int]) -> None:
    world = MemoryWorld()
    hub_end, link_end = HubEnd(), LinkEnd()
    hub, link = world.make_hub("g1", hub_end), world.make_link(0, "i1", link_end)
    link.open()
    await until(lambda: hub_end.events)
    counter = itertools.count()
    world.network.fault = lambda towards, frame: fate if towards == direction and next(counter) % 7 == 5 else [0]
    for i in range(60):
        link.send(numbered(i))
        hub.send(InstanceId(0), Incarnation("i1"), abort(i))
        await asyncio.sleep(0)
    world.network.fault = None
    world.clock.offset_ns += 1_100_000_000
    hub.tick()
    link.tick()
    link.send(numbered(1000))
    await until(lambda: hub_end.messages("i1")[-1] == numbered(1000))
    at_hub = [message.request for message in hub_end.messages("i1")[1:]]
    at_link = [message.request for message in link_end.messages()]
    assert at_hub == sorted(set(at_hub)) and at_link == sorted(set(at_link))
    if 0 not in fate:
        await until(lambda: [event for event in hub_end.events if event[0] == "reset"], "reset")
    else:
        assert len(at_hub) == 61 and len(at_link) == 60  # repeated frames are no loss
    assert not [event for event in hub_end.events if event[0] == "lost"]
    world.close()


async def test_a_lost_last_message_is_noticed_by_the_heartbeat() -> None:
    world = MemoryWorld()
    hub_end, link_end = HubEnd(), LinkEnd()
    hub, link = world.make_hub("g1", hub_end), world.make_link(0, "i1", link_end)
    link.open()
    await until(lambda: hub_end.events)
    world.network.fault = lambda towards, frame: []
    link.send(numbered(1))
    world.network.fault = None
    world.clock.offset_ns += 1_100_000_000
    link.tick()
    await until(lambda: hub_end.events[-1] == ("reset", 0, "i1"))
    world.network.fault = lambda towards, frame: []
    hub.send(InstanceId(0), Incarnation("i1"), abort(1))
    world.network.fault = None
    resets = len(hub_end.events)
    world.clock.offset_ns += 1_100_000_000
    hub.tick()
    await until(lambda: len(hub_end.events) > resets)
    assert hub_end.events[-1] == ("reset", 0, "i1")
    world.close()


async def test_broken_frames_and_wrong_keys_get_nowhere(tmp_path: Any) -> None:
    world = ZmqWorld(str(tmp_path))
    hub_end, good, bad = HubEnd(), LinkEnd(), LinkEnd()
    hub = world.make_hub("g1", hub_end)
    hub.on_frame(b"x", b"\xc1nonsense")
    hub.on_frame(b"x", b"")
    stranger = ZmqLink(
        world.endpoint, b"another key of 32 bytes.........", InstanceId(1), Incarnation("b"), bad, time.monotonic_ns
    )
    bad.link = stranger.link
    stranger.link.open()
    world.make_link(0, "i1", good).open()
    await until(lambda: hub_end.messages("i1"))
    for _ in range(20):
        await asyncio.sleep(0.005)
    assert {event[2] for event in hub_end.events} == {"i1"}
    assert bad.events == []
    stranger.close()
    world.close()
