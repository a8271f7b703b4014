"""Random conversations for simulated clusters, and what must hold after the last request (protocol.md, invariants)."""

from random import Random

from kvtide.base.ids import RequestId, Tier
from kvtide.base.sampling_params import SamplingParams
from kvtide.proto.request import RequestSpec
from kvtide.proto.tokens import pack_tokens
from kvtide.sim.client import Client, Plan
from kvtide.sim.cluster import SimulatedCluster
from kvtide.sim.synthetic import SyntheticSampler

VOCAB = 53
STOPS = (3, 17)
MS = 1_000_000
OUTCOMES = ("finished", "aborted", "gone", "failed", "unavailable")

_sampler = SyntheticSampler(VOCAB)


def outputs(spec: RequestSpec, index: int = 0) -> tuple[list[int], str]:
    """What sequence `index` of a request truly samples, and why it ends: a pure function of the request."""
    tokens: list[int] = []
    for position in range(spec.max_tokens):
        tokens.append(_sampler.token(spec.params.seed, index, position, spec.stop_token_ids, spec.params.min_tokens))
        if tokens[-1] in spec.stop_token_ids and position + 1 >= spec.params.min_tokens:
            return tokens, "stop"
    return tokens, "length"


def request(
    number: int,
    prompt: list[int],
    arrival_ns: int,
    *,
    n: int = 1,
    max_tokens: int = 10,
    salt: str = "",
    shared: int = 0,
    priority: int = 0,
    prompt_logprobs: int | None = None,
    stops: tuple[int, ...] = STOPS,
    session: str = "",
) -> RequestSpec:
    return RequestSpec(
        request=RequestId(number),
        prompt=pack_tokens(prompt),
        params=SamplingParams(n=n, max_tokens=max_tokens, seed=number, prompt_logprobs=prompt_logprobs),
        stop_token_ids=stops,
        salt=salt,
        shared_prefix_tokens=shared,
        priority=priority,
        arrival_ns=arrival_ns,
        session=session,
    )


def conversations(rng: Random, count: int, longest: int, mean_gap_ns: int, *, abort: float = 0.2) -> list[Plan]:
    """`count` requests: some begin with a common prefix, some go on where an earlier one ended."""
    prefixes = [[rng.randrange(VOCAB) for _ in range(rng.randint(1, longest // 2))] for _ in range(3)]
    earlier: list[RequestSpec] = []
    made: list[Plan] = []
    now = 0
    for number in range(1, count + 1):
        now += int(rng.expovariate(1 / mean_gap_ns)) + 1
        salt, shared = rng.choice(("", "", "a")), rng.choice((0, 5))
        prompt = list(rng.choice(prefixes)) if rng.random() < 0.6 else []
        if earlier and rng.random() < 0.4:
            before = rng.choice(earlier[-5:])
            prompt = [*before.prompt_tokens.tolist(), *outputs(before)[0]]
            salt, shared = before.salt, before.shared_prefix_tokens
        prompt = prompt[: longest - 10] + [rng.randrange(VOCAB) for _ in range(rng.randint(1, 10))]
        spec = request(
            number,
            prompt,
            now,
            n=rng.choice((1, 1, 1, 1, 2, 4)),
            max_tokens=rng.choice((1, 4, 10, 25)),
            salt=salt,
            shared=shared,
            priority=rng.choice((0, 0, 1)),
            prompt_logprobs=rng.choice((None,) * 11 + (1,)),
            session=rng.choice(("", "x")),
        )
        stop = None
        if rng.random() < 0.1:
            seen = rng.randint(1, spec.max_tokens)
            stop = (rng.randrange(spec.params.n), seen, rng.randint(0, seen))
        made.append(Plan(spec, rng.randrange(200 * MS) if rng.random() < abort else None, stop))
        earlier.append(spec)
    return made


def check(cluster: SimulatedCluster) -> None:
    """protocol.md, invariants 1 to 5 after the last request. (Invariant 3 was checked in every step.)"""
    for client in cluster.clients.values():
        check_client(client)
    assert not cluster.control.requests
    cluster.control.check_invariants()
    for process in cluster.living:
        process.core.check_invariants()
        assert process.core.is_idle
        for tier in Tier:
            total, free, active, historical, leased, quarantined = process.pool.usage(tier)
            assert active == leased == quarantined == 0 and free + historical == total
    for moved in cluster.watch.torn:
        assert moved.receiver.incarnation in cluster.supervisor.declared_dead, (
            f"blocks were freed while {moved.receiver} read them"
        )


def check_client(client: Client) -> None:
    assert client.ended is not None and client.ended.outcome in OUTCOMES
    for index, tokens in enumerate(client.tokens):
        true, reason = outputs(client.plan.spec, index)
        assert tokens == true[: len(tokens)], "a wrong token"
        if client.ended.outcome != "finished":
            continue
        is_stopped = client.is_stop_sent and client.plan.stop is not None and client.plan.stop[0] == index
        if is_stopped and client.finish_reasons[index] == "stop" and len(tokens) == client.plan.stop[2]:
            continue
        assert (len(tokens), client.finish_reasons[index]) == (len(true), reason)
