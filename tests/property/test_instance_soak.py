"""Random histories of an instance core: no token from wrong KV, no leak, no request without its end."""

from collections import Counter
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from instance_harness import ABORT_STATES, Harness, Workload, soak

from kvtide.base.config import PoolSizes, SchedulerConfig
from kvtide.base.ids import Tier
from kvtide.proto.instance import Submit, Tick

SOAKS = [
    # (caching, block size, device, host, disk blocks, seats, token budget, context)
    (True, 4, 16, 0, 0, 8, 16, 80),
    (True, 4, 16, 24, 0, 4, 64, 80),
    (True, 2, 24, 16, 40, 8, 8, 80),
    (True, 1, 40, 20, 20, 3, 13, 60),
    (True, 4, 32, 0, 40, 8, 2, 200),
    (True, 3, 12, 10, 10, 2, 1, 40),
    (False, 4, 16, 40, 0, 8, 16, 80),
    (False, 4, 16, 12, 0, 4, 64, 80),
    (False, 2, 24, 0, 0, 8, 8, 80),
    (False, 2, 24, 48, 20, 8, 32, 100),
]


def test_ten_thousand_requests() -> None:
    """protocol.md, invariants 1 to 5, over every state in which a request can be hit."""
    seen: Counter[str] = Counter()
    num_requests = 0
    for number, (caching, block_size, device, host, disk, seats, budget, context) in enumerate(SOAKS):
        config = SchedulerConfig(
            max_model_len=context,
            max_num_seqs=seats,
            max_num_batched_tokens=budget,
            enable_prefix_caching=caching,
        )
        sizes = PoolSizes(block_size=block_size, device_blocks=device, host_blocks=host, disk_blocks=disk)
        for part in range(10):
            harness = soak(1000 * number + part, config, sizes, 105)
            num_requests += len(harness.known)
            seen += harness.seen
            counters, evicted = harness.core.counters, harness.core.blocks.pool.num_evicted
            copies = harness.memory.num_copies
            seen["preempted by swap"] += counters.swaps
            seen["preempted into history"] += (counters.preemptions - counters.swaps) * caching
            seen["preempted, recomputed"] += (counters.preemptions - counters.swaps) * (not caching)
            seen["swap out"] += copies.get((Tier.DEVICE, Tier.HOST), 0)
            seen["swap out to disk"] += copies.get((Tier.HOST, Tier.DISK), 0)
            seen["swap in"] += copies.get((Tier.HOST, Tier.DEVICE), 0)
            seen["swap in from disk"] += copies.get((Tier.DISK, Tier.DEVICE), 0)
            seen["tail copied"] += copies.get((Tier.DEVICE, Tier.DEVICE), 0)
            for tier in Tier:
                seen[f"evicted from {tier.name.lower()}"] += evicted[tier]
    assert num_requests >= 10_000
    wanted = [f"abort {state}" for state in ABORT_STATES]
    wanted += ["preempted by swap", "preempted into history", "preempted, recomputed", "swap out", "swap out to disk"]
    wanted += [
        "swap in",
        "swap in from disk",
        "tail copied",
        "hit",
        "stop",
        "resubmit",
        "tombstone",
        "reconcile",
        "failed",
    ]
    wanted += [f"evicted from {tier.name.lower()}" for tier in Tier]
    rare = {what: seen[what] for what in wanted if seen[what] < 100}
    assert not rare, f"not exercised enough: {rare}; {dict(seen)}"


@settings(deadline=None, max_examples=60)
@given(seed=st.integers(0, 2**32), repeats=st.integers(2, 50), caching=st.booleans())
def test_repeats_change_nothing(seed: int, repeats: int, caching: bool) -> None:
    """protocol.md, "Repeat": the same final state, whatever number of repeats a driver chooses."""
    rng = Random(seed)
    config = SchedulerConfig(
        max_model_len=120,
        max_num_seqs=rng.choice((2, 4, 8)),
        max_num_batched_tokens=rng.choice((8, 16, 64)),
        enable_prefix_caching=caching,
    )
    sizes = PoolSizes(
        block_size=rng.choice((2, 4)),
        device_blocks=rng.choice((24, 40, 100)),
        host_blocks=rng.choice((0, 16)),
        disk_blocks=rng.choice((0, 16)),
    )
    work = Workload(rng, config, sizes)
    arrivals = sorted((rng.randrange(150), number) for number in range(rng.randint(1, 12)))
    schedule = [(step, Submit(spec=work.spec())) for step, _ in arrivals]
    single, several = (_scheduled(schedule, config, sizes, most) for most in (1, repeats))
    assert [a.outputs for a in single.attempts.values()] == [a.outputs for a in several.attempts.values()]
    assert [a.finished for a in single.attempts.values()] == [a.finished for a in several.attempts.values()]
    assert single.core.counters == several.core.counters
    assert _pool_state(single) == _pool_state(several)


def _scheduled(schedule: list[tuple[int, Submit]], config: SchedulerConfig, sizes: PoolSizes, most: int) -> Harness:
    """Submit during given steps; a driver that repeats ends such a step at once, as the simulator does."""
    harness = Harness(config, sizes, Random(0), checks_kv=most == 1)
    harness.send(Tick())
    for step, submit in schedule:
        while harness.in_flight is not None and harness.core.counters.steps <= step:
            harness.finish_step(min(most, step - harness.core.counters.steps + 1))
        harness.submit(submit)
        if harness.in_flight is not None:
            harness.finish_step()
    harness.run_dry(most)
    return harness


def _pool_state(harness: Harness) -> list[object]:
    """Everything that can be told apart from outside: index, free list in order, order of eviction."""
    pool = harness.core.blocks.pool
    state: list[object] = [pool.usage(tier) for tier in Tier] + [pool.num_evicted, pool.num_nodes]
    for attempt in harness.attempts.values():
        spec = attempt.submit.spec
        tokens = np.concatenate([spec.prompt_tokens, np.array(attempt.outputs[0], dtype=np.int32)])
        blocks, tiers = pool.match(tokens, spec.salt, spec.shared_prefix_tokens)
        state.append((blocks.tolist(), tiers.tolist()))
        for tier in Tier:
            if (tiers == tier).any():
                pool.release(blocks[tiers == tier], tier)
    while (got := pool.alloc(1)) is not None:
        state.append((got[0].tolist(), got[1].tolist()))
    return state


@pytest.mark.parametrize("caching", [True, False])
def test_same_history_same_commands(caching: bool) -> None:
    """Determinism: what a replayer relies on."""
    config = SchedulerConfig(max_model_len=80, max_num_seqs=4, enable_prefix_caching=caching)
    sizes = PoolSizes(block_size=4, device_blocks=16, host_blocks=16)
    logs = []
    for _ in range(2):
        rng = Random(7)
        harness = Harness(config, sizes, rng)
        harness.keeps_log = True
        work = Workload(rng, config, sizes)
        for _ in range(30):
            harness.submit(Submit(spec=work.spec()))
            if harness.in_flight is not None:
                harness.finish_step()
        harness.run_dry()
        logs.append([repr(command) for command in harness.log])
    assert logs[0] == logs[1]
