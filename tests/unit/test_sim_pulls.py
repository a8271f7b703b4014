"""The simulator's pull agent, peers' channels and protocol watch, by themselves."""

from random import Random

import numpy as np
import pytest

from kvtide._core import Pool
from kvtide.base.config import PoolSizes
from kvtide.base.ids import Incarnation, InstanceId, RequestId, SequenceKey, Tier, TransferId
from kvtide.base.sampling_params import SamplingParams
from kvtide.proto.cluster import Peer
from kvtide.proto.commands import Pull
from kvtide.proto.executor import SequenceStep
from kvtide.proto.instance import PullEnded
from kvtide.proto.peer import BlockRefs, Granted, LeaseBlocks, Offer, TransferEnded
from kvtide.proto.request import RequestSpec
from kvtide.proto.tokens import pack_tokens
from kvtide.sched.cost import LinearCost
from kvtide.sim.faults import MessageFaults
from kvtide.sim.heap import EventHeap
from kvtide.sim.memory import SimulatedMemory, Truth
from kvtide.sim.peers import PeerNetwork
from kvtide.sim.pulls import PullAgent
from kvtide.sim.watch import ProtocolWatch

SIZES = PoolSizes(block_size=2, device_blocks=12, host_blocks=4)
SENDER, RECEIVER = (Peer(InstanceId(number), Incarnation(str(number))) for number in (1, 2))
TOKENS = list(range(16))


class FakeSource:
    """A process whose first eight device blocks hold the KV of TOKENS."""

    def __init__(self) -> None:
        self.is_alive, self.is_paused = True, False
        self.serving_until_ns = 0
        self.progress = -1
        self.pool = Pool(SIZES.block_size, SIZES.device_blocks, SIZES.host_blocks)
        self.blocks, _ = self.pool.alloc(8)
        self.memory = SimulatedMemory(SIZES)
        write(self.memory, self.blocks, TOKENS)

    def refs(self) -> BlockRefs:
        generations = self.pool.generations(self.blocks).view(np.int32)
        return BlockRefs(np.zeros(8, dtype=np.int32), self.blocks, generations)


def truth(tokens: list[int]) -> Truth:
    spec = RequestSpec(request=RequestId(1), prompt=pack_tokens(tokens), params=SamplingParams(seed=1))
    return Truth(spec, SIZES.block_size)


def write(memory: SimulatedMemory, blocks: np.ndarray, tokens: list[int]) -> None:
    step = SequenceStep(key=SequenceKey(1), tokens=np.array(tokens, dtype=np.int32), start=0, blocks=blocks)
    memory.compute([(step, truth(tokens))])


class Bench:
    """One receiver, one source, and a clock."""

    def __init__(self, transport: str = "shm") -> None:
        self.heap = EventHeap()
        self.source = FakeSource()
        self.memory = SimulatedMemory(SIZES)
        self.ended: list[PullEnded] = []
        self.reached: list[str] = []
        self.watch = ProtocolWatch(lambda point, _: bool(self.reached.append(point)))
        self.cost = LinearCost(transfer_bytes_per_s=1e6)
        self.agent = PullAgent(
            self.heap,
            self.cost,
            self.watch,
            1000,
            3,
            transport,
            lambda peer: self.source if peer == SENDER else None,
            lambda action: action(),
            self.ended.append,
            self.memory,
        )
        self.targets = np.array([11, 10, 9, 8, 0, 1, 2, 3], dtype=np.int32)

    def begin(self, name: str = "t", targets: np.ndarray | None = None, **fields: object) -> None:
        transfer = TransferId(name)
        lease = LeaseBlocks(
            transfer=transfer, kind="handoff", request=RequestId(1), attempt=0, index=0, tokens=pack_tokens(TOKENS)
        )
        self.watch.sent(SENDER, RECEIVER, lease)
        target = self.targets if targets is None else targets
        values = {"mode": "by-request-agg", "peer": SENDER, **fields}
        self.agent.start(Pull(transfer=transfer, source=self.source.refs(), target=target, **values))

    def run(self, until_ns: int = 2**62) -> None:
        self.heap.run(lambda: self.heap.now_ns >= until_ns or bool(self.ended))


@pytest.mark.parametrize(("mode", "pieces"), [("by-request-agg", 8), ("by-request", 48), ("by-layer", 48)])
def test_a_pull_brings_the_content_and_counts_its_pieces(mode: str, pieces: int) -> None:
    bench = Bench()
    bench.begin(mode=mode)
    bench.run()
    (ended,) = bench.ended
    assert (ended.outcome, ended.num_bytes, ended.num_pieces, ended.transport) == ("moved", 8000, pieces, "shm")
    assert ended.duration_ns == bench.heap.now_ns == bench.cost.transfer_ns(8000)
    bench.memory.check(bench.targets, truth(TOKENS), 16, "the test")
    assert bench.reached == ["handoff:LeaseBlocks", "handoff:Pull", "handoff:half", "handoff:moved"]


@pytest.mark.parametrize("when_ns", [0, 3_000_000, 8_999_999])
def test_a_source_block_that_is_freed_meanwhile_fails_the_pull(when_ns: int) -> None:
    bench = Bench()
    bench.begin()
    bench.heap.at(when_ns, lambda: bench.source.pool.release(bench.source.blocks[5:6]))
    bench.run()
    assert bench.ended[0].outcome == "failed" and len(bench.watch.torn) == 1


def test_a_block_that_is_overwritten_without_being_freed_brings_wrong_kv() -> None:
    bench = Bench()
    bench.begin()
    bench.heap.at(5_000_000, lambda: write(bench.source.memory, bench.source.blocks, [9] * 16))
    bench.run()
    assert bench.ended[0].outcome == "moved"
    with pytest.raises(AssertionError, match="wrong KV"):
        bench.memory.check(bench.targets, truth(TOKENS), 16, "the test")


def test_a_gate_holds_back_what_its_step_writes() -> None:
    bench = Bench()
    bench.begin(mode="by-layer", gate_step=7, gated_from=4)
    bench.heap.at(50_000_000, lambda: setattr(bench.source, "progress", 7))
    bench.run(49_000_000)
    assert not bench.ended and bench.reached[-1] == "handoff:half"
    bench.run()
    assert bench.ended[0].outcome == "moved" and bench.heap.now_ns >= 50_000_000


def test_a_gate_of_a_dead_source_fails_the_pull() -> None:
    bench = Bench()
    bench.begin(mode="by-layer", gate_step=7)
    bench.heap.at(20_000_000, lambda: setattr(bench.source, "is_alive", False))
    bench.run()
    assert bench.ended[0].outcome == "failed"


@pytest.mark.parametrize(("transport", "outcome"), [("shm", "moved"), ("tcp", "failed")])
def test_only_shared_memory_outlives_its_process(transport: str, outcome: str) -> None:
    bench = Bench(transport)
    bench.begin()
    bench.heap.at(3_000_000, lambda: setattr(bench.source, "is_alive", False))
    bench.run()
    assert bench.ended[0].outcome == outcome


@pytest.mark.parametrize("transport", ["shm", "tcp"])
def test_a_stopped_source_serves_no_socket(transport: str) -> None:
    bench = Bench(transport)
    bench.source.is_paused = True
    bench.heap.at(100_000_000, lambda: setattr(bench.source, "is_paused", False))
    bench.begin()
    bench.run()
    assert (bench.heap.now_ns > 100_000_000) == (transport == "tcp")


@pytest.mark.parametrize("when_ns", [0, 4_000_000])
def test_a_cancelled_pull_ends_once_and_early(when_ns: int) -> None:
    bench = Bench()
    bench.begin()
    for _ in range(2):
        bench.heap.at(when_ns, lambda: bench.agent.cancel(TransferId("t")))
    bench.heap.run(lambda: False)
    (ended,) = bench.ended
    assert ended.outcome == "cancelled" and bench.heap.now_ns < bench.cost.transfer_ns(8000)
    assert not bench.agent.num_active
    bench.agent.cancel(TransferId("t"))
    bench.heap.run(lambda: False)
    assert len(bench.ended) == 1


def test_a_waiting_pull_can_be_cancelled_and_the_next_goes_on() -> None:
    bench = Bench()
    half = bench.targets[:4]
    bench.source.blocks = bench.source.blocks[:4]
    refs = bench.source.refs()
    bench.source.refs = lambda: BlockRefs(refs.tiers[:4], refs.blocks, refs.generations)  # type: ignore[method-assign]
    for name, targets in (("a", half), ("b", bench.targets[4:]), ("c", np.array([4, 5, 6, 7], dtype=np.int32))):
        bench.begin(name, targets)
    bench.agent.cancel(TransferId("b"))
    bench.heap.run(lambda: False)
    assert [(ended.transfer, ended.outcome) for ended in bench.ended] == [
        ("b", "cancelled"),
        ("a", "moved"),
        ("c", "moved"),
    ]
    assert bench.heap.now_ns == 2 * bench.cost.transfer_ns(4000)


def test_nobody_uses_blocks_that_are_being_filled() -> None:
    bench = Bench()
    bench.begin()
    with pytest.raises(AssertionError, match="is filling"):
        write(bench.memory, bench.targets, TOKENS)
    with pytest.raises(AssertionError, match="is filling"):
        bench.begin("u")
    bench.run()
    write(bench.memory, bench.targets, TOKENS)


def test_blocks_come_from_any_tier() -> None:
    memory = SimulatedMemory(SIZES)
    source = FakeSource()
    source.memory._tiers[Tier.HOST][2] = source.memory._tiers[Tier.DEVICE][source.blocks[3]]
    memory.begin_pull("t", np.array([6], dtype=np.int32))
    memory.pull(source.memory, Tier.HOST, 2, 6)
    memory.end_pull("t")
    memory.check_tier(Tier.DEVICE, 6, 3, truth(TOKENS))


def test_the_watch_holds_a_receiver_to_its_word() -> None:
    bench = Bench()
    bench.begin()
    ended = TransferEnded(transfer=TransferId("t"), outcome="cancelled")
    with pytest.raises(AssertionError, match="while its pull goes on"):
        bench.watch.sent(RECEIVER, SENDER, ended)
    bench.run()
    bench.watch.sent(RECEIVER, SENDER, ended)
    with pytest.raises(AssertionError, match="after its end"):
        bench.watch.sent(RECEIVER, SENDER, Granted(transfer=TransferId("t"), have_blocks=0))
    with pytest.raises(AssertionError, match="after its end"):
        bench.watch.pulls(TransferId("t"))


class Ear:
    """A process that only listens."""

    def __init__(self) -> None:
        self.heard: list[object] = []
        self.resets: list[Peer] = []

    def from_peer(self, peer: Peer, message: object) -> None:
        self.heard.append(message)

    def peer_reset(self, peer: Peer) -> None:
        self.resets.append(peer)


def network() -> tuple[EventHeap, PeerNetwork, Ear, Ear]:
    heap = EventHeap()
    peers = PeerNetwork(heap, Random(1), MessageFaults(), 1000)
    one, other = Ear(), Ear()
    peers.join(SENDER, one)
    peers.join(RECEIVER, other)
    return heap, peers, one, other


def offer(name: str = "t") -> Offer:
    empty = np.zeros(0, dtype=np.int32)
    return Offer(transfer=TransferId(name), first_block=0, source=BlockRefs(empty, empty, empty), mode="by-request")


def test_peers_hear_each_other_and_nobody_else() -> None:
    heap, peers, one, other = network()
    peers.send(SENDER, RECEIVER, offer())
    peers.send(SENDER, Peer(InstanceId(2), Incarnation("older")), offer())
    heap.run(lambda: False)
    assert len(other.heard) == 1 and not one.heard


def test_a_lost_message_is_noticed_at_both_ends() -> None:
    heap, peers, one, other = network()
    peers.send(SENDER, RECEIVER, offer("a"), is_lost=True)
    peers.send(SENDER, RECEIVER, offer("b"))
    heap.run(lambda: False)
    assert [message.transfer for message in other.heard] == ["b"]
    assert one.resets == [RECEIVER] and other.resets == [SENDER]


def test_the_dead_hear_nothing() -> None:
    heap, peers, one, other = network()
    peers.send(SENDER, RECEIVER, offer())
    peers.leave(RECEIVER)
    peers.send(SENDER, RECEIVER, offer())
    heap.run(lambda: False)
    assert not other.heard and not other.resets and one.resets in ([], [RECEIVER])
