"""When a step counts as hung: max(10 s, 10 x predicted), by what was measured, or the cost model of the machine."""

import asyncio

import numpy as np
import pytest

from kvtide.base.ids import SequenceKey, Tier
from kvtide.live import step_watch
from kvtide.live.step_watch import StepWatch, StepWork
from kvtide.proto.executor import BlockCopy, RunStep, SequenceStep
from kvtide.sched.cost import LinearCost, StepShape

MIB = 2**20


def tokens(count: int, cached: int = 0) -> StepWork:
    return StepWork(StepShape.of([(count, cached)]))


def copies(memory: int = 0, disk: int = 0) -> StepWork:
    return StepWork(StepShape(0, 0, num_copies=memory + disk), memory * MIB, disk * MIB)


class Clocked:
    """A watch whose steps take as long as one says."""

    def __init__(self, cost: LinearCost | None = None) -> None:
        self.now_ns = 0
        self.watch = StepWatch(None, lambda: self.now_ns, lambda limit: None, cost)

    def took(self, work: StepWork, seconds: float, times: int = 1) -> None:
        for _ in range(times):
            self.watch.begin(work)
            self.now_ns += round(seconds * 1e9)
            self.watch.end()

    def limit_s(self, work: StepWork) -> float:
        return self.watch.limit_s(work)


async def test_before_anything_was_measured_the_limit_is_generous_and_bounded() -> None:
    clocked = Clocked()
    assert clocked.limit_s(tokens(1)) == pytest.approx(10.2, abs=0.01)
    assert clocked.limit_s(tokens(100)) == pytest.approx(30.05, abs=0.1)
    for enormous in (tokens(10**6), tokens(1, 10**9), copies(disk=10**6)):
        assert clocked.limit_s(enormous) == pytest.approx(310)


async def test_a_base_is_told_from_seconds_per_token() -> None:
    """One token in 25 ms says nothing of 2,048, and 2,048 in 1.5 s say that a hung step of them is seen in 15."""
    clocked = Clocked()
    clocked.took(tokens(1, 100), 0.025, 8)
    assert clocked.limit_s(tokens(1, 100)) == 10
    assert clocked.limit_s(tokens(2048)) <= 310
    clocked.took(tokens(2048), 1.5)
    for count, predicted_s in [(1, 0.025), (1024, 0.76), (2048, 1.5), (4096, 3.0)]:
        limit_s = clocked.limit_s(tokens(count))
        assert max(10, 8 * predicted_s) <= limit_s <= max(10, 14 * predicted_s), count


async def test_a_batch_of_decodes_says_how_long_a_token_takes_at_most() -> None:
    clocked = Clocked()
    clocked.took(StepWork(StepShape.of([(1, 10)] * 16)), 0.032)
    assert clocked.limit_s(tokens(2048)) == pytest.approx(10 * 0.002 * 2048, rel=0.6)


async def test_a_slow_step_is_forgotten_and_a_prefill_is_not() -> None:
    clocked = Clocked()
    clocked.took(tokens(2048), 1.5)
    clocked.took(tokens(1), 2.0)
    assert clocked.limit_s(tokens(2048)) <= 40
    clocked.took(tokens(1), 0.025, 1000)
    assert clocked.limit_s(tokens(1)) == 10
    assert 14 <= clocked.limit_s(tokens(2048)) <= 20


async def test_what_grows_slow_for_good_is_learned() -> None:
    clocked = Clocked()
    clocked.took(tokens(512), 0.5, 8)
    clocked.took(tokens(512), 5.0, 8)
    assert clocked.limit_s(tokens(512)) == pytest.approx(50, rel=0.05)


async def test_copies_have_rates_of_their_own() -> None:
    clocked = Clocked()
    clocked.took(tokens(1), 0.025, 8)
    assert clocked.limit_s(copies(memory=4)) == 10
    assert clocked.limit_s(copies(disk=500)) == pytest.approx(10 * 500 * MIB / 50e6, rel=0.01)
    clocked.took(copies(disk=500), 4.0)
    assert clocked.limit_s(copies(disk=500)) == pytest.approx(40, rel=0.05)
    assert clocked.limit_s(copies(disk=1000)) == pytest.approx(80, rel=0.05)
    assert clocked.limit_s(tokens(1)) == 10


async def test_the_cost_model_of_the_machine_predicts_what_was_never_seen() -> None:
    cost = LinearCost(base_ns=10e6, token_ns=1e6, context_ns=0, pair_ns=0, copy_ns=1e6)
    clocked = Clocked(cost)
    assert clocked.limit_s(tokens(1)) == 10
    assert clocked.limit_s(tokens(2048)) == pytest.approx(20.58)
    assert clocked.limit_s(copies(memory=4000)) == pytest.approx(40.1)
    clocked.took(tokens(2048), 4.0)
    assert clocked.limit_s(tokens(2048)) == pytest.approx(40, rel=0.05)  # a machine that is busier than when measured


async def test_a_limit_that_was_asked_for_is_the_limit() -> None:
    assert StepWatch(3.0, lambda: 0, lambda limit: None).limit_s(tokens(10**6)) == 3.0


def test_work_is_read_from_the_step() -> None:
    ids = np.arange(4, dtype=np.int32)
    sequence = SequenceStep(key=SequenceKey(1), tokens=ids, start=8, blocks=ids)
    swaps = (BlockCopy(Tier.DEVICE, 1, Tier.HOST, 2), BlockCopy(Tier.HOST, 1, Tier.DISK, 2))
    work = StepWork.of(RunStep(step=1, sequences=(sequence,), copies=(*swaps, *swaps[1:])), MIB)
    assert work == StepWork(StepShape(4, 12, 40, 3, 1), MIB, 2 * MIB)


async def test_a_late_step_is_looked_at_again_when_its_limit_has_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The least limit passes first; only then is the step's own worked out."""
    monkeypatch.setattr(step_watch, "MIN_STEP_TIMEOUT_S", 0.01)
    now = [0]
    hung: asyncio.Future[float] = asyncio.get_running_loop().create_future()
    watch = StepWatch(None, lambda: now[0], hung.set_result)
    watch.begin(tokens(1))
    now[0] = 2_000_000
    watch.end()
    watch.begin(tokens(1))
    assert await asyncio.wait_for(hung, 5) == pytest.approx(0.02)


async def test_the_number_of_remembered_steps_is_bounded() -> None:
    clocked = Clocked()
    for memory in range(12):
        for disk in range(12):
            clocked.took(copies(2**memory, 2**disk), 0.1, 20)
    times = clocked.watch._times._recent
    assert len(times) <= step_watch.MAX_CLASSES and all(len(some) <= step_watch.NUM_RECENT for some in times.values())
