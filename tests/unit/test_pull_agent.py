"""The agent that pulls: one end for each pull, whatever the transport does."""

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
import pytest

from kvtide.base.ids import Incarnation, InstanceId, TransferId
from kvtide.live.pull_agent import PullAgent
from kvtide.proto.cluster import InstanceAddress, Member, Peer, PoolShape, RankAddress
from kvtide.proto.commands import Pull
from kvtide.proto.instance import Membership, PullEnded
from kvtide.proto.peer import BlockRefs
from kvtide.transfer.port import Cancel, TierMemory, TransferFailed

SHAPE = PoolShape(
    num_layers=2,
    num_kv_heads=1,
    head_dim=8,
    block_size=16,
    dtype="float32",
    layout="aggregated",
    device_blocks=8,
)
PEER = Peer(InstanceId(1), Incarnation("p"))


class FakeReader:
    name = "fake"

    def __init__(self, transport: "FakeTransport") -> None:
        self._transport = transport
        self.is_closed = False

    def read(self, pieces: Any, cancel: Cancel) -> int:
        stopped = threading.Event()
        cancel.on_set.append(stopped.set)
        transport = self._transport
        with transport.lock:
            transport.num_reading += 1
        transport.reading.set()
        while not transport.gate.wait(0.005):
            if cancel.is_set:
                raise TransferFailed("cancelled")
        if transport.error is not None:
            raise transport.error
        return sum(piece.num_bytes for piece in pieces)

    def close(self) -> None:
        self.is_closed = True


class FakeTransport:
    """Reads wait for `gate`, then raise `error` if there is one."""

    name = "fake"

    def __init__(self) -> None:
        self.gate = threading.Event()
        self.gate.set()
        self.reading = threading.Event()
        self.num_reading = 0
        """Reads that have begun."""
        self.lock = threading.Lock()
        self.error: Exception | None = None
        self.readers: list[FakeReader] = []

    def can_reach(self, peer: RankAddress) -> bool:
        return peer.host == "here"

    def connect(self, peer: RankAddress, incarnation: Incarnation, target: TierMemory) -> FakeReader:
        self.readers.append(FakeReader(self))
        return self.readers[-1]

    def close(self) -> None: ...


class Rig:
    def __init__(self, shape: PoolShape = SHAPE, max_threads: int = 3) -> None:
        self.transport = FakeTransport()
        self.ended: list[PullEnded] = []
        self.shape = shape
        self.agent = PullAgent(
            shape,
            [TierMemory(0, 0)] * shape.tp,
            self.transport,
            clock=time.monotonic_ns,
            on_ended=self.ended.append,
            max_threads=max_threads,
        )

    def tell(self, host: str = "here", dead: tuple[str, ...] = ()) -> None:
        address = InstanceAddress(channel="c", shape=self.shape, ranks=(RankAddress(host=host),) * self.shape.tp)
        members = () if dead else (Member(peer=PEER, role="mixed", address=address),)
        self.agent.update(
            Membership(gateway=Incarnation("g"), epoch=1, members=members, dead=tuple(map(Incarnation, dead)))
        )

    def pull(self, name: str, block: int = 0) -> None:
        one = np.zeros(1, dtype=np.int32)
        source = BlockRefs(tiers=one, blocks=one + block, generations=one)
        self.agent.start(Pull(transfer=TransferId(name), peer=PEER, source=source, target=one, mode="by-request"))


@pytest.fixture
async def rig() -> Any:
    made = Rig()
    yield made
    made.transport.gate.set()
    made.agent.close()


async def until(condition: Callable[[], Any]) -> None:
    deadline = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.002)


async def test_what_was_moved_is_counted(rig: Rig) -> None:
    rig.tell()
    for i in range(20):
        rig.pull(f"t{i}")
    await until(lambda: len(rig.ended) == 20)
    assert {ended.transfer for ended in rig.ended} == {f"t{i}" for i in range(20)}
    bytes_of_block = 2 * 2 * 8 * 16 * 4
    assert {(e.outcome, e.num_bytes, e.num_pieces, e.transport) for e in rig.ended} == {
        ("moved", bytes_of_block, 4, "fake")
    }
    assert len(rig.transport.readers) <= 3  # open ones are used again


async def test_a_pull_that_waits_keeps_no_other_one_waiting(rig: Rig) -> None:
    """Threads are started as there are pulls, up to the limit."""
    rig.tell()
    rig.transport.gate.clear()
    for name in "ab":
        rig.pull(name)
    await until(lambda: rig.transport.num_reading == 2)
    rig.pull("c")
    await until(lambda: rig.transport.num_reading == 3)
    rig.pull("d")
    rig.transport.gate.set()
    await until(lambda: len(rig.ended) == 4)
    assert len(rig.transport.readers) == 3


async def test_every_failure_is_an_end(rig: Rig) -> None:
    rig.pull("unknown")
    rig.tell(host="elsewhere")
    rig.pull("unreachable")
    rig.tell()
    rig.transport.error = TransferFailed("stale")
    rig.pull("stale")
    await until(lambda: len(rig.ended) == 3)
    rig.transport.error = ZeroDivisionError("a bug")
    rig.pull("bug")
    rig.pull("outside", block=99)
    await until(lambda: len(rig.ended) == 5)
    assert {(ended.transfer, ended.outcome) for ended in rig.ended} == {
        (TransferId(name), "failed") for name in ("unknown", "unreachable", "stale", "bug", "outside")
    }
    assert all(reader.is_closed for reader in rig.transport.readers if rig.transport.error)
    rig.transport.error = None
    rig.pull("good")
    await until(lambda: len(rig.ended) == 6)
    assert rig.ended[-1].outcome == "moved"


async def test_cancelled_ones_end_too_running_or_waiting(rig: Rig) -> None:
    rig.tell()
    rig.transport.gate.clear()
    for i in range(5):
        rig.pull(f"t{i}")
    await until(rig.transport.reading.is_set)
    for i in range(5):
        rig.agent.cancel(TransferId(f"t{i}"))
    await until(lambda: len(rig.ended) == 5)
    assert {ended.outcome for ended in rig.ended} == {"cancelled"}
    rig.agent.cancel(TransferId("t0"))
    rig.agent.cancel(TransferId("never"))


async def test_a_dead_peer_is_read_no_more(rig: Rig) -> None:
    rig.tell()
    rig.pull("before")
    await until(lambda: rig.ended)
    rig.transport.gate.clear()
    rig.pull("during")
    await until(lambda: rig.transport.num_reading == 2)
    rig.tell(dead=("p",))
    await until(lambda: len(rig.ended) == 2)
    rig.pull("after")
    await until(lambda: len(rig.ended) == 3)
    assert [ended.outcome for ended in rig.ended] == ["moved", "cancelled", "failed"]
    assert all(reader.is_closed for reader in rig.transport.readers)


async def test_nothing_is_told_after_the_close(rig: Rig) -> None:
    rig.tell()
    rig.transport.gate.clear()
    rig.pull("t")
    await until(rig.transport.reading.is_set)
    rig.agent.close()
    await until(lambda: not any(thread.is_alive() for thread in rig.agent._threads))
    await asyncio.sleep(0)
    assert rig.ended == []


TWO_RANKS = msgspec.structs.replace(SHAPE, tp=2, num_kv_heads=2)


async def test_the_ranks_of_one_pull_are_read_side_by_side() -> None:
    """By layer each of them waits for its sender's layers, so one after the other only the first would overlap."""
    rig = Rig(TWO_RANKS)
    rig.tell()
    rig.transport.gate.clear()
    rig.pull("t")
    await until(lambda: rig.transport.num_reading == 2)
    rig.transport.gate.set()
    await until(lambda: rig.ended)
    bytes_of_block = 2 * 2 * 2 * 8 * 16 * 4
    (ended,) = rig.ended
    assert (ended.outcome, ended.num_bytes, ended.num_pieces) == ("moved", bytes_of_block, 8)
    rig.agent.close()


@pytest.mark.parametrize("max_threads", [1, 2])
async def test_pulls_get_on_however_few_threads_there_are(max_threads: int) -> None:
    rig = Rig(TWO_RANKS, max_threads)
    rig.tell()
    for i in range(20):
        rig.pull(f"t{i}")
    await until(lambda: len(rig.ended) == 20)
    assert {ended.outcome for ended in rig.ended} == {"moved"} and len(rig.agent._threads) <= max_threads
    rig.agent.close()
    await until(lambda: not any(thread.is_alive() for thread in rig.agent._threads))


async def test_a_pull_whose_rank_fails_ends_when_none_is_read_any_more() -> None:
    rig = Rig(TWO_RANKS)
    rig.tell()
    rig.transport.gate.clear()
    rig.pull("t")
    await until(lambda: rig.transport.num_reading == 2)
    rig.transport.error = TransferFailed("stale")
    rig.transport.gate.set()
    await until(lambda: rig.ended)
    assert (rig.ended[0].outcome, rig.ended[0].reason) == ("failed", "stale")
    assert all(reader.is_closed for reader in rig.transport.readers)
    rig.agent.close()


async def test_who_has_lost_its_seat_is_read_no_more(rig: Rig) -> None:
    """A gateway that has just started may not know that it ever was there."""
    rig.tell()
    rig.transport.gate.clear()
    rig.pull("during")
    await until(rig.transport.reading.is_set)
    address = InstanceAddress(channel="c", shape=SHAPE, ranks=(RankAddress(host="here"),))
    member = Member(peer=Peer(PEER.instance, Incarnation("next")), role="mixed", address=address)
    rig.agent.update(Membership(gateway=Incarnation("g2"), epoch=1, members=(member,)))
    await until(lambda: rig.ended)
    assert rig.ended[0].outcome == "cancelled" and list(rig.agent._addresses) == [member.peer]
    assert all(reader.is_closed for reader in rig.transport.readers)
