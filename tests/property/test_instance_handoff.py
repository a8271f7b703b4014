"""Hand-offs between cores: what moves and what each side keeps, exactly; and random histories with faults."""

from collections import Counter
from random import Random

import pytest
from handoff_harness import Cluster, soak
from hypothesis import given, settings
from hypothesis import strategies as st
from instance_harness import output

from kvtide.base.config import CACHING_LEVELS, PoolSizes, SchedulerConfig
from kvtide.base.ids import RequestId
from kvtide.base.sampling_params import SamplingParams
from kvtide.proto.request import RequestSpec
from kvtide.proto.tokens import pack_tokens

B = 4


def make_cluster(
    caching: str = "full", transfer: str = "by-request-agg", roles: tuple[str, ...] = ("prefill", "decode"), **values
) -> Cluster:
    sizes = PoolSizes(block_size=B, device_blocks=values.pop("device", 64), host_blocks=values.pop("host", 0))
    config = SchedulerConfig(max_model_len=200, caching=caching, transfer=transfer, **values)
    return Cluster(Random(values.get("seed", 1)), list(roles), config, sizes)


def spec(request: int, prompt: list[int], **params) -> RequestSpec:
    values = {"max_tokens": 9, "seed": request, **params}
    return RequestSpec(
        request=RequestId(request), prompt=pack_tokens(prompt), params=SamplingParams(**values), arrival_ns=request
    )


@pytest.mark.parametrize("transfer", ["by-layer", "by-request", "by-request-agg"])
@pytest.mark.parametrize("caching", ["off", "prefill", "decode", "full"])
@pytest.mark.parametrize("n", [10, 12])
@pytest.mark.parametrize("m", [1, 2, 9, 14])
def test_what_each_side_holds_after_a_turn_and_moves_in_the_next(caching: str, transfer: str, n: int, m: int) -> None:
    """algorithms.md, section 2: exact counts."""
    cluster = make_cluster(caching, transfer)
    prompt = list(range(n))
    first = spec(1, prompt, max_tokens=m)
    cluster.submit(first)
    cluster.run_dry()
    cluster.check_end()
    assert cluster.seen["finished"] == 1 and cluster.seen["handed_over"] == (m > 1)
    talk = prompt + [output(first, 0, i) for i in range(m)] + [7] * 11
    full = (n + m - 1) // B * B if m > 1 else n // B * B
    level = ("off", "prefill", "decode", "full").index(caching)
    assert cluster.matched(0, talk) == (0, n // B * B, n // B * B, full)[level]
    held = (0, 0, full, full)[level] if m > 1 else 0
    assert cluster.matched(1, talk) == held
    cluster.offers.clear()
    cluster.submit(spec(2, talk, max_tokens=5))
    cluster.run_dry()
    cluster.check_end()
    offer = next(message for source, target, message in cluster.offers if (source, target) == (0, 1))
    assert len(offer.source.blocks) == -(-(len(talk) - held) // B)
    assert offer.first_block == held // B and offer.mode == transfer
    reports = cluster.nodes[1].core.transfers.counts.all()
    assert sum(one.transfers for one in reports) == 1 + (m > 1)
    assert cluster.seen["waits"] == 0, "nothing waited for a timer"


def test_what_the_receiver_has_whole_does_not_move_at_all() -> None:
    cluster = make_cluster("full")
    for request in (1, 2):
        cluster.offers.clear()
        cluster.submit(spec(request, list(range(12))))
        cluster.run_dry()
    offer = next(message for source, target, message in cluster.offers if (source, target) == (0, 1))
    assert (offer.first_block, len(offer.source.blocks)) == (3, 0)
    assert cluster.seen["finished"] == cluster.seen["handed_over"] == 2
    assert cluster.seen["handoff moved"] == 1, "there was nothing to pull"
    cluster.check_end()


SEEN_OFTEN = [
    *("handed_over", "returned", "finished", "aborted", "refused", "hit", "preemptions", "reroute"),
    *("handoff moved", "handoff failed", "handoff cancelled", "return moved", "return failed", "fetch moved"),
    *("gated pull", "quarantined", "death", "reset", "role", "drained", "gateway lost", "stop"),
    *("abort asked", "abort complete", "abort offered", "abort handoff wish", "abort granted", "abort pulling"),
    *("abort moved", "abort fetch wanted"),
]


def test_random_histories_with_faults() -> None:
    """protocol.md, invariants 1 to 5, whatever happens at whatever moment of a transfer."""
    seen: Counter[str] = Counter()
    num_requests = 0
    for seed in range(150):
        cluster = soak(seed, *random_cluster(Random(seed)), num_requests=25, faults=(0.0, 0.02, 0.06)[seed % 3])
        num_requests += len(cluster.known)
        seen += cluster.seen
    assert num_requests == 150 * 25
    rare = {what: seen[what] for what in SEEN_OFTEN if seen[what] < 2}
    assert not rare, f"not exercised enough: {rare}; {dict(seen)}"


@settings(deadline=None, max_examples=60)
@given(seed=st.integers(0, 2**32))
def test_any_history(seed: int) -> None:
    rng = Random(seed)
    soak(seed, *random_cluster(rng), num_requests=12, faults=rng.choice((0.0, 0.03, 0.1)))


@settings(deadline=None, max_examples=30)
@given(seed=st.integers(0, 2**32))
def test_without_faults_nothing_waits_for_a_timer(seed: int) -> None:
    """However small the pools, whoever waits for room gets it: no two wait for each other."""
    cluster = soak(seed, *random_cluster(Random(seed)), num_requests=20, faults=0.0, failing=0.0)
    assert cluster.seen["waits"] == 0 and cluster.seen["returned"] == 0


def random_cluster(rng: Random) -> tuple[list[str], SchedulerConfig, PoolSizes]:
    """Two or three instances with hardly any memory."""
    roles = rng.choice(("pd", "pdd", "ppd", "pdm"))
    config = SchedulerConfig(
        max_model_len=80,
        max_num_seqs=rng.choice((3, 4, 8)),
        max_num_batched_tokens=rng.choice((8, 16, 64)),
        caching=rng.choice(CACHING_LEVELS),
        transfer=rng.choice(("by-layer", "by-request", "by-request-agg")),
    )
    sizes = PoolSizes(
        block_size=rng.choice((1, 2, 4)),
        device_blocks=rng.choice((16, 24, 40)),
        host_blocks=rng.choice((0, 12)),
        disk_blocks=rng.choice((0, 10)),
    )
    return [{"p": "prefill", "d": "decode", "m": "mixed"}[letter] for letter in roles], config, sizes
