"""Hand-offs by example: what moves, when, and what each side keeps."""

from random import Random

import pytest
from handoff_harness import Cluster
from instance_harness import output

from kvtide.base.config import PoolSizes, SchedulerConfig
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
    reports = cluster.nodes[1].core.transfers.counted()
    assert sum(one.transfers for one in reports) == 1 + (m > 1)
    assert cluster.seen["waits"] == 0, "nothing waited for a timer"
