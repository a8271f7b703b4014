"""One contract for the channels among instances: in memory and over ZeroMQ between authenticated sockets."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from kvtide.base.ids import Incarnation, InstanceId, TransferId
from kvtide.live.channel import SILENCE_NS
from kvtide.live.memory_channel import MemoryNetwork
from kvtide.live.peers import PeerNetwork
from kvtide.live.zmq_channel import ZmqPeerCarrier
from kvtide.proto.cluster import InstanceAddress, Member, Peer, PoolShape
from kvtide.proto.instance import Membership
from kvtide.proto.peer import CancelTransfer

KEY = b"k" * 32
SHAPE = PoolShape(
    num_layers=1,
    num_kv_heads=1,
    head_dim=8,
    block_size=16,
    dtype="float32",
    layout="aggregated",
    device_blocks=4,
)


class Clock:
    """The real clock, which a test may push on."""

    def __init__(self) -> None:
        self.offset_ns = 0

    def __call__(self) -> int:
        return time.monotonic_ns() + self.offset_ns


class End:
    """One instance: its network, and what came out of it."""

    def __init__(self, seat: int, name: str, make_carrier: Callable[[Peer], Any]) -> None:
        self.peer = Peer(InstanceId(seat), Incarnation(name))
        self.received: list[tuple[Peer, str]] = []
        self.resets: list[Peer] = []
        self.carrier = make_carrier(self.peer)
        self.network = PeerNetwork(
            self.peer,
            self.carrier,
            on_message=lambda peer, message: self.received.append((peer, message.transfer)),
            on_reset=self.resets.append,
        )

    @property
    def member(self) -> Member:
        address = InstanceAddress(channel=self.network.endpoint, shape=SHAPE)
        return Member(peer=self.peer, role="mixed", address=address)

    def send(self, other: "End", text: str) -> None:
        self.network.send(other.peer, CancelTransfer(transfer=TransferId(text)))


class World:
    """Instances of one kind of channel."""

    def __init__(self, kind: str, folder: str) -> None:
        self.clock = Clock()
        self.kind = kind
        self.folder = folder
        self.memory = MemoryNetwork(self.clock)
        self.ends: list[End] = []
        self.epoch = 0

    def make(self, seat: int, name: str) -> End:
        def carrier(me: Peer) -> Any:
            if self.kind == "memory":
                return self.memory.peer_carrier(me)
            return ZmqPeerCarrier(f"ipc://{self.folder}/{name}", KEY, me, self.clock)

        self.ends.append(End(seat, name, carrier))
        return self.ends[-1]

    def tell(self, *members: End, dead: tuple[str, ...] = (), to: tuple[End, ...] | None = None) -> None:
        self.epoch += 1
        membership = Membership(
            gateway=Incarnation("g"),
            epoch=self.epoch,
            members=tuple(end.member for end in members),
            dead=tuple(map(Incarnation, dead)),
        )
        for end in members if to is None else to:
            end.network.update(membership)

    def kill(self, end: End) -> None:
        self.ends.remove(end)
        if self.kind == "memory":
            self.memory.cut_instance(end.peer.incarnation)
        else:
            end.carrier.close()

    def push_time(self, seconds: float) -> None:
        """In small steps, as if nobody had been stopped."""
        for _ in range(int(seconds / 0.9) + 1):
            self.clock.offset_ns += 900_000_000
            for end in self.ends:
                end.network._hub.tick()
                for link in list(end.network._links.values()):
                    link.tick()

    def close(self) -> None:
        for end in self.ends:
            end.network.close()
        self.memory.close()


@pytest.fixture(params=["memory", "zmq"])
async def world(request: pytest.FixtureRequest, tmp_path: Any) -> AsyncIterator[World]:
    made = World(request.param, str(tmp_path))
    yield made
    made.close()


async def until(condition: Callable[[], Any], what: str = "") -> None:
    deadline = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < deadline, f"never came: {what}"
        await asyncio.sleep(0.002)


async def test_every_pair_speaks_both_ways_in_order(world: World) -> None:
    ends = [world.make(seat, f"i{seat}") for seat in range(3)]
    world.tell(*ends)
    for i in range(50):
        for one in ends:
            for other in ends:
                if one is not other:
                    one.send(other, f"{i}")
    await until(lambda: all(len(end.received) == 100 for end in ends))
    for end in ends:
        for other in ends:
            if other is not end:
                assert [text for peer, text in end.received if peer == other.peer] == [str(i) for i in range(50)]
        assert end.resets == []


async def test_messages_wait_for_whoever_hears_of_the_other_later(world: World) -> None:
    low, high = world.make(0, "low"), world.make(1, "high")
    world.tell(low, high, to=(high,))
    high.send(low, "early")
    await asyncio.sleep(0)
    world.tell(low, high, to=(low,))
    await until(lambda: low.received == [(high.peer, "early")])


async def test_an_unknown_peer_costs_a_reset(world: World) -> None:
    low, high = world.make(0, "low"), world.make(1, "high")
    low.send(high, "lost")
    await until(lambda: low.resets == [high.peer])


async def test_the_dead_are_spoken_to_no_more_and_not_listened_to(world: World) -> None:
    low, high, other = (world.make(seat, f"i{seat}") for seat in range(3))
    world.tell(low, high, other)
    low.send(high, "a")
    high.send(low, "b")
    await until(lambda: low.received and high.received)
    world.tell(low, other, dead=("i1",), to=(low, other))
    low.send(high, "c")
    high.send(low, "d")
    high.send(other, "e")
    low.send(other, "f")
    await until(lambda: other.received)
    assert [text for _, text in low.received] == ["b"]
    assert [text for _, text in other.received] == ["f"]
    assert [text for _, text in high.received] == ["a"]


async def test_another_incarnation_on_the_seat_is_another_peer(world: World) -> None:
    low, old = world.make(0, "low"), world.make(1, "old")
    world.tell(low, old)
    low.send(old, "a")
    await until(lambda: old.received)
    world.kill(old)
    new = world.make(1, "new")
    world.tell(low, new, dead=("old",))
    low.send(old, "b")
    low.send(new, "c")
    new.send(low, "d")
    await until(lambda: new.received and low.received)
    assert new.received == [(low.peer, "c")] and low.received == [(new.peer, "d")]


async def test_silence_is_a_reset_and_no_verdict() -> None:
    world = World("memory", "")
    low, high = world.make(0, "low"), world.make(1, "high")
    world.tell(low, high)
    low.send(high, "a")
    high.send(low, "b")
    await until(lambda: low.received and high.received)
    world.memory.fault = lambda direction, frame: []
    world.push_time(2 * SILENCE_NS / 1e9)
    (link,) = low.network._links.values()
    await until(lambda: high.resets and not link.is_open, "that both have noticed")
    low.send(high, "c")
    high.send(low, "d")
    world.memory.fault = None
    world.push_time(1)
    await until(lambda: len(low.received) == 2 and len(high.received) == 2, "what was said meanwhile")
    assert low.resets == [high.peer]
    assert set(high.resets) == {low.peer}
    world.close()


@pytest.mark.parametrize("direction", ["to_hub", "to_link"])
async def test_a_lost_message_is_a_reset_on_both_sides(direction: str) -> None:
    world = World("memory", "")
    low, high = world.make(0, "low"), world.make(1, "high")
    world.tell(low, high)
    low.send(high, "a")
    high.send(low, "b")
    await until(lambda: low.received and high.received)
    world.memory.fault = lambda towards, frame: [] if towards == direction else [0]
    sender, receiver = (low, high) if direction == "to_hub" else (high, low)
    sender.send(receiver, "lost")
    world.memory.fault = None
    sender.send(receiver, "c")
    await until(lambda: low.resets and high.resets)
    await until(lambda: receiver.received[-1][1] == "c")
    assert [text for _, text in receiver.received if text == "lost"] == []
    sender.send(receiver, "d")
    await until(lambda: receiver.received[-1][1] == "d")
    world.close()


async def test_who_lacks_the_key_is_not_heard(tmp_path: Any) -> None:
    world = World("zmq", str(tmp_path))
    low, high = world.make(0, "low"), world.make(1, "high")
    me = Peer(InstanceId(0), Incarnation("stranger"))
    carrier = ZmqPeerCarrier(f"ipc://{tmp_path}/stranger", b"another key of 32 bytes.........", me, world.clock)
    stranger = PeerNetwork(me, carrier, on_message=lambda *_: None, on_reset=lambda _: None)
    world.tell(low, high)
    stranger.update(Membership(gateway=Incarnation("g"), epoch=1, members=(high.member,)))
    stranger.send(high.peer, CancelTransfer(transfer=TransferId("x")))
    low.send(high, "a")
    await until(lambda: high.received)
    for _ in range(20):
        await asyncio.sleep(0.005)
    assert high.received == [(low.peer, "a")]
    stranger.close()
    world.close()
