"""What the papers claim of routing, in small: over the simulator, or over the parts alone. Seeds are fixed."""

from collections import Counter, OrderedDict
from collections.abc import Iterable
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest
from tests.unit.control_bench import BLOCK, changed, hashes_of, prompt_of

from kvtide.base.config import PoolSizes, SchedulerConfig
from kvtide.base.ids import InstanceId
from kvtide.control.trees import PromptTrees
from kvtide.sched.cost import LinearCost
from kvtide.sched.policies.common import draw
from kvtide.sched.routing import POLICIES, InstanceView, Route, RoutingPolicy, RoutingView, choose_decode
from kvtide.sim.client import Plan
from kvtide.sim.cluster import ClusterConfig, SimulatedCluster
from kvtide.sim.report import report
from sim_harness import MS, VOCAB, outputs, request

# -- MemServe, section 5


class SilentCaches:
    """Instances that keep the prompts used last, tell what they store, and never what they evict (as in MemServe)."""

    def __init__(self, ttl_ns: int, count: int, room: int) -> None:
        self.trees = PromptTrees(ttl_ns)
        self.held: list[OrderedDict[int, Any]] = [OrderedDict() for _ in range(count)]
        self._room = room
        self._numbers = [0] * count

    def tell(self, instance: int, hashes: Any, now_ns: int, *, is_first: bool = False) -> None:
        message = changed(self._numbers[instance], hashes, is_first=is_first)
        assert self.trees.apply(InstanceId(instance), "mixed", message, now_ns)
        self._numbers[instance] += 1

    def pass_time(self, now_ns: int) -> None:
        while 0 < self.trees.next_expiry_ns <= now_ns:
            at_ns = self.trees.next_expiry_ns
            for instance in self.trees.expire(at_ns):
                held = list(self.held[instance].values())
                self.tell(instance, np.concatenate(held), at_ns, is_first=True)

    def use(self, instance: int, prompt: int, hashes: Any, now_ns: int) -> bool:
        """Whether it was there."""
        held = self.held[instance]
        is_hit = prompt in held
        held[prompt] = hashes
        held.move_to_end(prompt)
        if not is_hit:
            self.tell(instance, hashes, now_ns)
            if len(held) > self._room:
                held.popitem(last=False)
        return is_hit


def misroutes(ttl_minutes: int) -> float:
    """Share of requests that went to an instance for a prefix that it no longer had."""
    rng, count = Random(5), 4
    caches = SilentCaches(ttl_minutes * 60 * 10**9, count, room=20)
    prompts = [hashes_of(prompt_of(i, 64)) for i in range(300)]
    last, missed = Counter[InstanceId](), 0
    num_requests = 6000
    for i in range(num_requests):
        now_ns = i * 3 * 10**9
        caches.pass_time(now_ns)
        prompt = min(int(rng.paretovariate(0.4)) - 1, len(prompts) - 1)
        believed = caches.trees.match(prompts[prompt])
        seats = [
            InstanceView(
                instance=InstanceId(one),
                num_requests=0,
                num_prompt_tokens=0,
                cached_tokens=believed.get(InstanceId(one), 0) * BLOCK,
                last_routed=last[InstanceId(one)],
            )
            for one in range(count)
        ]
        route = POLICIES["prompt-tree"](RoutingView(num_prompt_tokens=65, prefills=seats, cost=LinearCost()))
        last[route.prefill] = i + 1
        is_hit = caches.use(route.prefill, prompt, prompts[prompt], now_ns)
        missed += bool(believed.get(route.prefill)) and not is_hit
    return missed / num_requests


def test_the_mis_route_rate_falls_as_the_ttl_shrinks() -> None:
    rates = [misroutes(minutes) for minutes in (1, 5, 30, 10**6)]
    assert rates == sorted(rates) and len(set(rates)) == len(rates), rates
    assert rates[0] < rates[-1] / 4, rates


def simulate(policy: RoutingPolicy, plans: list[Plan], count: int = 4, **fields: Any) -> dict[str, Any]:
    """The report of these requests over mixed instances."""
    config = ClusterConfig(
        scheduler=SchedulerConfig(max_model_len=4000, max_num_seqs=32, max_num_batched_tokens=1024),
        sizes=PoolSizes(block_size=16, **({"device_blocks": 2000} | fields)),
        num_instances=count,
        policy=policy,
        vocab_size=VOCAB,
    )
    cluster = SimulatedCluster(config, plans)
    cluster.run()
    return report(cluster.clients.values())


def sessions(rng: Random, count: int, documents: int, turns: int, gap_ns: int) -> list[Plan]:
    """`count` users who ask `turns` questions each, every one of them about one document of 800 tokens."""
    texts = [[rng.randrange(VOCAB) for _ in range(800)] for _ in range(documents)]
    prompts = [list(texts[user % documents]) for user in range(count)]
    plans: list[Plan] = []
    for turn in range(turns):
        for user in rng.sample(range(count), count):
            prompts[user] += [rng.randrange(VOCAB) for _ in range(40)]
            number = len(plans) + 1
            spec = request(number, prompts[user], turn * count * gap_ns + number * gap_ns, session=f"user {user}")
            prompts[user] += outputs(spec)[0]
            plans.append(Plan(spec))
    return plans


def hit_ratio(policy: str, documents: int) -> float:
    plans = sessions(Random(2), count=40, documents=documents, turns=3, gap_ns=60 * MS)
    return float(simulate(POLICIES[policy], plans)["cache"]["hit_ratio"])


def test_sessions_and_prompt_trees_differ_only_where_sessions_share_documents() -> None:
    alone, shared = [[hit_ratio(policy, documents) for policy in ("session", "prompt-tree")] for documents in (40, 4)]
    assert alone[0] == pytest.approx(alone[1], abs=0.01)
    assert shared[1] > shared[0] + 0.05, shared


# -- Mooncake, section 6


def at_random(view: RoutingView) -> Route:
    return Route(prefill=draw(view.prefills, 1, 3, view.num_routed)[0].instance)


def locally(view: RoutingView) -> Route:
    """What each instance holds counts, and nothing is fetched."""
    return msgspec.structs.replace(POLICIES["prompt-tree"](view), fetch_from=None, fetch_tokens=0)


def questions(rng: Random, count: int, documents: int, gap_ns: int) -> list[Plan]:
    """Questions about documents of 2,000 tokens, some of which are asked about much more often than others."""
    texts = [[rng.randrange(VOCAB) for _ in range(2000)] for _ in range(documents)]
    plans: list[Plan] = []
    now_ns = 0
    for number in range(1, count + 1):
        now_ns += int(rng.expovariate(1 / gap_ns)) + 1
        text = texts[min(int(rng.paretovariate(0.6)) - 1, documents - 1)]
        question = [rng.randrange(VOCAB) for _ in range(rng.randint(20, 60))]
        plans.append(Plan(request(number, text + question, now_ns)))
    return plans


def mean_ttft_ms(policy: RoutingPolicy) -> float:
    """Over several workloads, at a load that four instances bear only where they reuse what they hold."""
    workloads = [questions(Random(seed), 250, documents=30, gap_ns=4 * MS) for seed in range(1, 5)]
    means = [simulate(policy, plans, device_blocks=4000)["ttft_ms"]["mean"] for plans in workloads]
    return float(sum(means) / len(means))


def test_the_more_routing_knows_the_sooner_the_first_token() -> None:
    """Mean times to the first token: random > by load > by local caches > by all caches, fetching what is elsewhere."""
    policies = [at_random, POLICIES["least-load"], locally, POLICIES["conductor"]]
    means = [mean_ttft_ms(policy) for policy in policies]
    assert all(more > 1.05 * less for more, less in pairwise(means)), means
    assert mean_ttft_ms(POLICIES["prompt-tree"]) < means[2] / 1.05


# -- TetriInfer, section 3.3.4


def heaviest(choose: Any, seed: int) -> float:
    """Mean over time of the most heavy sequences on one of eight decode instances, by their mean."""
    rng, count, ratios = Random(seed), 8, []
    running: list[list[tuple[int, int]]] = [[] for _ in range(count)]  # (tokens, when it ends)
    for turn in range(1500):
        for one in running:
            one[:] = [(tokens, until) for tokens, until in one if until > turn]
        output = rng.choice((20, 400))
        decodes = [_decode_view(i, sequences) for i, sequences in enumerate(running)]
        view = RoutingView(
            num_prompt_tokens=100,
            prefills=[InstanceView(instance=InstanceId(9), num_requests=0, num_prompt_tokens=0, role="prefill")],
            decodes=decodes,
            predicted_output_tokens=output,
            num_routed=turn,
            cost=LinearCost(),
        )
        running[choose(view)].append((100 + output, turn + 40 + rng.randrange(80)))
        heavies = [one.num_heavy_decodes for one in decodes]
        if turn >= 100:
            ratios.append(max(heavies) / (sum(heavies) / count))
    return sum(ratios) / len(ratios)


def _decode_view(instance: int, sequences: Iterable[tuple[int, int]]) -> InstanceView:
    tokens = [tokens for tokens, _ in sequences]
    return InstanceView(
        instance=InstanceId(instance),
        num_requests=len(tokens),
        num_prompt_tokens=0,
        role="decode",
        num_decodes=len(tokens),
        num_decode_tokens=sum(tokens),
        num_heavy_decodes=sum(one > 228 for one in tokens),
    )


@pytest.mark.parametrize("seed", range(3))
def test_two_choices_keep_heavy_decodes_apart(seed: int) -> None:
    by_chance = heaviest(lambda view: draw(view.decodes, 1, seed, view.num_routed)[0].instance, seed)
    assert heaviest(choose_decode, seed) < 0.85 * by_chance
