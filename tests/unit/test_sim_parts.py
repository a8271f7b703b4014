"""The simulator's parts by themselves: heap, channel, sampler, and the memory that finds wrong KV."""

from random import Random

import numpy as np
import pytest

from kvtide.base.config import PoolSizes
from kvtide.base.ids import RequestId, SequenceKey, Tier
from kvtide.base.sampling_params import SamplingParams
from kvtide.proto.executor import BlockCopy, SequenceStep
from kvtide.proto.request import RequestSpec
from kvtide.proto.tokens import pack_tokens
from kvtide.sched.cost import LinearCost, StepShape
from kvtide.sim.faults import MessageFaults
from kvtide.sim.heap import EventHeap
from kvtide.sim.memory import SimulatedMemory, Truth
from kvtide.sim.network import Channel
from kvtide.sim.synthetic import SyntheticSampler


def test_heap_runs_by_time_then_by_order_of_asking() -> None:
    heap, seen = EventHeap(), []
    heap.at(5, lambda: seen.append("b"))
    heap.at(5, lambda: seen.append("c"))
    heap.at(1, lambda: (seen.append("a"), heap.after(0, lambda: seen.append("a2"))))
    heap.at(4, lambda: seen.append("never")).cancel()
    heap.run(lambda: False)
    assert seen == ["a", "a2", "b", "c"] and heap.now_ns == 5


def channel(heap: EventHeap, faults: MessageFaults) -> tuple[Channel, list[int], list[int]]:
    got: list[int] = []
    gaps: list[int] = []
    return Channel(heap, Random(1), faults, 10, got.append, lambda: gaps.append(heap.now_ns)), got, gaps


def test_channel_delivers_once_and_in_order() -> None:
    heap = EventHeap()
    one, got, gaps = channel(heap, MessageFaults(duplication=0.5, delay=0.5, max_delay_ns=1000))
    for number in range(200):
        heap.at(number, lambda number=number: one.send(number))
    heap.run(lambda: False)
    assert got == list(range(200)) and not gaps and one.num_repeated > 50


def test_channel_reports_what_was_lost_even_at_the_end() -> None:
    heap = EventHeap()
    one, got, gaps = channel(heap, MessageFaults(loss=0.2))
    for number in range(200):
        one.send(number)
    heap.run(lambda: False)
    assert got == sorted(set(got)) and len(got) == 200 - one.num_lost
    assert 0 < len(gaps) <= one.num_lost
    last = EventHeap()
    lost, _, reported = channel(last, MessageFaults(loss=1.0))
    lost.send(0)
    last.run(lambda: False)
    assert len(reported) == 1


def test_closed_channel_is_silent() -> None:
    heap = EventHeap()
    one, got, gaps = channel(heap, MessageFaults())
    one.send(1)
    one.close()
    heap.run(lambda: False)
    assert not got and not gaps


def test_sampler_ends_at_the_length_of_the_trace() -> None:
    sampler = SyntheticSampler(10, {7: 5})
    tokens = [sampler.token(7, 0, position, (3,)) for position in range(5)]
    assert tokens[4] == 3 and 3 not in tokens[:4]
    assert [sampler.token(8, 0, position, (), 0) for position in range(20)] != [
        sampler.token(8, 1, position, (), 0) for position in range(20)
    ]
    free = [sampler.token(9, 0, position, (3,), 10) for position in range(100)]
    assert 3 not in free[:10] and 3 in free[10:]


def test_linear_cost_grows_with_each_of_its_terms() -> None:
    cost = LinearCost()
    least = cost.step_ns(StepShape(1, 1))
    for shape in (StepShape(2, 1), StepShape(1, 100), StepShape(1, 1, 10), StepShape(1, 1, 0, 1)):
        assert cost.step_ns(shape) > least


SIZES = PoolSizes(block_size=4, device_blocks=8, host_blocks=4)


def truth(tokens: list[int], salt: str = "", shared: int = 0) -> Truth:
    spec = RequestSpec(
        request=RequestId(1),
        prompt=pack_tokens(tokens),
        params=SamplingParams(seed=1),
        salt=salt,
        shared_prefix_tokens=shared,
    )
    return Truth(spec, SIZES.block_size)


def work(key: int, tokens: list[int], start: int, blocks: list[int]) -> SequenceStep:
    return SequenceStep(
        key=SequenceKey(key),
        tokens=np.array(tokens[start:], dtype=np.int32),
        start=start,
        blocks=np.array(blocks, dtype=np.int32),
    )


def test_memory_accepts_a_prefix_from_elsewhere_and_copies() -> None:
    memory = SimulatedMemory(SIZES)
    first, second = [1, 2, 3, 4, 5], [1, 2, 3, 4, 9, 9]
    memory.compute([(work(1, first, 0, [0, 1]), truth(first))])
    memory.compute([(work(2, second, 4, [0, 2]), truth(second))])
    memory.carry_out((BlockCopy(Tier.DEVICE, 0, Tier.HOST, 3), BlockCopy(Tier.HOST, 3, Tier.DEVICE, 7)))
    memory.compute([(work(3, second, 4, [7, 4]), truth(second))])
    memory.check_tier(Tier.HOST, 3, 0, truth(first))


@pytest.mark.parametrize(
    ("tokens", "start", "blocks", "salt"),
    [
        ([1, 2, 3, 5, 9], 4, [0, 2], ""),
        ([1, 2, 3, 4, 9], 4, [1, 2], ""),
        ([1, 2, 3, 4, 9], 4, [0, 2], "other"),
        ([1, 2, 3, 4, 5, 9], 5, [0, 2], ""),
        ([1, 2, 3, 4, 9], 4, [0], ""),
        ([1, 2, 3, 4, 9], 4, [0, 0], ""),
    ],
)
def test_memory_finds_wrong_kv(tokens: list[int], start: int, blocks: list[int], salt: str) -> None:
    memory = SimulatedMemory(SIZES)
    first = [1, 2, 3, 4, 5]
    memory.compute([(work(1, first, 0, [0, 1]), truth(first))])
    with pytest.raises(AssertionError):
        memory.compute([(work(2, tokens, start, blocks), truth(tokens, salt))])


def test_memory_finds_two_writers() -> None:
    memory = SimulatedMemory(SIZES)
    with pytest.raises(AssertionError, match="both write block 5"):
        memory.compute([(work(1, [1], 0, [5]), truth([1])), (work(2, [2], 0, [5]), truth([2]))])


def test_a_shared_prefix_may_be_read_under_another_salt() -> None:
    memory = SimulatedMemory(SIZES)
    first = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    memory.compute([(work(1, first, 0, [0, 1, 2]), truth(first, "a", shared=6))])
    memory.compute([(work(2, first, 4, [0, 3, 4]), truth(first, "b", shared=4))])
    with pytest.raises(AssertionError):
        memory.compute([(work(3, first, 8, [0, 1, 5]), truth(first, "b", shared=4))])
