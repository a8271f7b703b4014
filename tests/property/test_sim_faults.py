"""The whole protocol in simulated time: random requests, clients that leave, deaths, lost and reordered messages."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from msgspec import structs

from kvtide.base.config import PoolSizes, SchedulerConfig
from kvtide.base.ids import InstanceId, RequestId, Tier
from kvtide.base.sampling_params import SamplingParams
from kvtide.instance.core import InstanceCore
from kvtide.proto.commands import InstanceCommand
from kvtide.proto.executor import StepDone
from kvtide.proto.instance import Abort, InstanceEvent
from kvtide.proto.request import RequestSpec
from kvtide.proto.tokens import pack_tokens
from kvtide.sim import process
from kvtide.sim.client import Client, Plan
from kvtide.sim.cluster import ClusterConfig, SimulatedCluster
from kvtide.sim.faults import Fault, FaultPlan, Kill, MessageFaults, Pause
from kvtide.sim.report import report
from request_states import ABORT_STATES, states_of

AIMED_AT = (*ABORT_STATES, "swapped out")
AT_LEAST = 100
ENOUGH = 130
"""Aborts in a state; then none is aimed at it any more."""

VOCAB = 53
STOPS = (3, 17)
MS = 1_000_000


def plans(rng: Random, count: int, longest: int, mean_gap_ns: int) -> list[Plan]:
    prefixes = [[rng.randrange(VOCAB) for _ in range(rng.randint(1, longest // 2))] for _ in range(4)]
    made, now = [], 0
    for number in range(1, count + 1):
        now += int(rng.expovariate(1 / mean_gap_ns)) + 1
        prompt = list(rng.choice(prefixes)) if rng.random() < 0.7 else []
        prompt += [rng.randrange(VOCAB) for _ in range(rng.randint(1, 10))]
        max_tokens = rng.choice((1, 4, 10, 25))
        n = rng.choice((1, 1, 1, 2, 4))
        params = SamplingParams(
            n=n,
            max_tokens=max_tokens,
            seed=number,
            prompt_logprobs=rng.choice((None,) * 9 + (1,)),
        )
        spec = RequestSpec(
            request=RequestId(number),
            prompt=pack_tokens(prompt),
            params=params,
            stop_token_ids=STOPS,
            salt=rng.choice(("", "", "a")),
            shared_prefix_tokens=rng.choice((0, 5)),
            priority=rng.choice((0, 0, 1)),
            arrival_ns=now,
        )
        abort = rng.randrange(200 * MS) if rng.random() < 0.25 else None
        stop = None
        if rng.random() < 0.1:
            seen = rng.randint(1, max_tokens)
            stop = (rng.randrange(n), seen, rng.randint(0, seen))
        made.append(Plan(spec, abort, stop))
    return made


def check(cluster: SimulatedCluster) -> None:
    """protocol.md, invariants 1 to 5 after the last request."""
    for client in cluster.clients.values():
        assert client.ended is not None, "a request without an end"
        check_client(cluster, client)
    assert not cluster.control.requests
    cluster.control.check_invariants()
    for instance in cluster.living:
        core = instance.core
        core.check_invariants()
        assert core.is_idle
        for tier in Tier:
            total, free, active, historical, leased, quarantined = core.blocks.pool.usage(tier)
            assert active == leased == quarantined == 0 and free + historical == total


def check_client(cluster: SimulatedCluster, client: Client) -> None:
    spec = client.plan.spec
    for index, tokens in enumerate(client.tokens):
        true = [cluster.sampler.token(spec.params.seed, index, position, STOPS) for position in range(spec.max_tokens)]
        assert tokens == true[: len(tokens)], "a wrong token"
        if client.ended.outcome != "finished":
            continue
        length = next((at + 1 for at, token in enumerate(true) if token in STOPS), len(true))
        is_stopped = client.is_stop_sent and client.plan.stop[0] == index
        if is_stopped and client.finish_reasons[index] == "stop" and len(tokens) == client.plan.stop[2]:
            continue
        assert (len(tokens), client.finish_reasons[index]) == (
            length,
            "stop" if true[length - 1] in STOPS else "length",
        )


def faults(rng: Random, num_instances: int, until_ns: int) -> FaultPlan:
    seats = [InstanceId(rng.randrange(num_instances)) for _ in range(8)]
    return FaultPlan(
        faults=(
            *(Fault(rng.randrange(until_ns), Kill(seat, rng.randrange(60, 400) * MS)) for seat in seats[:5]),
            *(Fault(rng.randrange(until_ns), Pause(seat, rng.randrange(1, 300) * MS)) for seat in seats[5:]),
        ),
        messages=MessageFaults(loss=0.003, duplication=0.01, delay=0.05, max_delay_ns=30 * MS),
    )


class Leaving:
    """Counts the states in which aborts find requests, and lets clients leave from states that are rare so far."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.cluster: SimulatedCluster | None = None
        self._rng = Random(0)

    def saw(self, core: InstanceCore, event: Abort) -> None:
        request = core.registry.live.get(event.request)
        if request is not None and request.attempt == event.attempt:
            self.seen.update(states_of(request))

    def disturb(self, core: InstanceCore) -> None:
        """After a step: now and then nobody leaves, so that what it needs time for can happen too."""
        if self.cluster is None or self._rng.random() > 0.6:
            return
        best, victim = ENOUGH, None
        for request in core.registry.live.values():
            for state in states_of(request).intersection(AIMED_AT):
                if self.seen[state] < best:
                    best, victim = self.seen[state], request.id
        if victim is not None:
            leaves, gateway = victim, self.cluster.gateway
            self.cluster.heap.after(0, lambda: gateway.abort_request(leaves))

    def core_class(self) -> type[InstanceCore]:
        leaving = self

        class WatchedCore(InstanceCore):
            def handle(self, event: InstanceEvent, now_ns: int) -> list[InstanceCommand]:
                if isinstance(event, Abort):
                    leaving.saw(self, event)
                commands = super().handle(event, now_ns)
                if isinstance(event, StepDone):
                    leaving.disturb(self)
                return commands

        return WatchedCore


def simulate(
    seed: int, count: int, *, with_faults: bool, max_repeat: int = 1, leaving: Leaving | None = None
) -> SimulatedCluster:
    rng = Random(seed)
    num_instances = rng.choice((1, 2, 3))
    block_size = rng.choice((2, 4))
    config = ClusterConfig(
        scheduler=SchedulerConfig(
            max_model_len=200,
            max_num_seqs=rng.choice((2, 6, 16)),
            max_num_batched_tokens=rng.choice((4, 16, 64)),
            enable_prefix_caching=rng.random() < 0.5,
        ),
        sizes=PoolSizes(
            block_size=block_size,
            device_blocks=120 // block_size,
            host_blocks=rng.choice((0, 20, 60)),
            disk_blocks=rng.choice((0, 30)),
        ),
        num_instances=num_instances,
        faults=faults(rng, num_instances, count * 12 * MS) if with_faults else FaultPlan(),
        vocab_size=VOCAB,
        seed=seed,
        checks=True,
        max_repeat=max_repeat,
    )
    cluster = SimulatedCluster(config, plans(rng, count, 80, 12 * MS // num_instances))
    if leaving is not None:
        leaving.cluster = cluster
    cluster.run()
    check(cluster)
    return cluster


def test_ten_thousand_requests_under_faults(monkeypatch: pytest.MonkeyPatch) -> None:
    leaving = Leaving()
    monkeypatch.setattr(process, "InstanceCore", leaving.core_class())
    seen: Counter[str] = Counter()
    for seed in range(50):
        max_repeat = 2**30 if seed % 3 == 0 else 1
        cluster = simulate(seed, 200, with_faults=seed % 5 != 0, max_repeat=max_repeat, leaving=leaving)
        seen["requests"] += len(cluster.clients)
        for client in cluster.clients.values():
            seen[client.ended.outcome] += 1
            seen["stopped"] += client.is_stop_sent
            seen["attempts beyond the first"] += client.ended.num_attempts - 1
        for channel in cluster.channels:
            seen["lost"] += channel.num_lost
            seen["repeated"] += channel.num_repeated
            seen["gaps"] += channel.num_gaps
        for instance in [*cluster.retired, *cluster.living]:
            seen["preemptions"] += instance.core.counters.preemptions
            seen["swaps"] += instance.core.counters.swaps
            seen["repeats"] += instance.executor.num_repeats
            for tier in Tier:
                seen[f"evicted from {tier.name.lower()}"] += instance.pool.num_evicted[tier]
        seen["kills"] += len(cluster.retired)
    assert seen["requests"] >= 10_000
    seen.update({f"abort {state}": count for state, count in leaving.seen.items()})
    wanted = ["finished", "aborted", "stopped", "attempts beyond the first", "lost", "repeated", "gaps", "preemptions"]
    wanted += ["swaps", "repeats", "kills"]
    wanted += [f"evicted from {tier.name.lower()}" for tier in Tier]
    wanted += [f"abort {state}" for state in AIMED_AT]
    rare = {what: seen[what] for what in wanted if seen[what] < AT_LEAST}
    assert not rare, f"not exercised enough: {rare}; {dict(seen)}"


@pytest.mark.parametrize("with_faults", [False, True])
def test_same_seed_same_history(with_faults: bool) -> None:
    first, again, other = (simulate(seed, 100, with_faults=with_faults) for seed in (5, 5, 6))
    assert first.digest == again.digest
    assert first.digest != other.digest


@pytest.mark.parametrize("seed", range(8))
def test_fast_forward_changes_neither_tokens_nor_times(seed: int) -> None:
    rng = Random(seed)
    made = [replace(plan, abort_ns=None, stop=None) for plan in plans(rng, 40, 60, rng.choice((5, 50, 500)) * MS)]
    lengths = {plan.spec.params.seed: rng.randint(1, 60) for plan in made}
    made = [replace(plan, spec=with_max_tokens(plan.spec, 60)) for plan in made]
    clusters = []
    for max_repeat in (1, 7, 2**30):
        config = ClusterConfig(
            scheduler=SchedulerConfig(max_model_len=300, enable_prefix_caching=seed % 2 == 0),
            sizes=PoolSizes(block_size=4, device_blocks=100, host_blocks=30),
            vocab_size=VOCAB,
            checks=True,
            max_repeat=max_repeat,
        )
        cluster = SimulatedCluster(config, made, lengths)
        cluster.run()
        clusters.append(cluster)
    slow, middle, fast = ([(c.tokens, c.ended_ns, c.ended) for c in one.clients.values()] for one in clusters)
    assert slow == middle == fast
    assert clusters[2].heap.num_events <= clusters[1].heap.num_events <= clusters[0].heap.num_events
    if seed % 2:  # a cache that fills the pool leaves no free block, and then every step may need a decision
        assert clusters[2].seats[InstanceId(0)].process.executor.num_repeats > 0
    for client in clusters[0].clients.values():
        for index, tokens in enumerate(client.tokens):
            assert len(tokens) == lengths[client.plan.spec.params.seed], (index, client.finish_reasons)


def with_max_tokens(spec: RequestSpec, max_tokens: int) -> RequestSpec:
    return structs.replace(spec, params=structs.replace(spec.params, max_tokens=max_tokens))


def test_report() -> None:
    cluster = simulate(0, 50, with_faults=False)
    summary = report(cluster.clients.values())
    assert sum(summary["requests"].values()) == 50
    assert summary["ttft_ms"]["p50"] > 0 and summary["jct_ms"]["p99"] >= summary["jct_ms"]["p50"]
    assert summary["throughput"]["output_tokens_per_s"] > 0
