"""The full product of the distributed pool's settings, in process: `make test-full` runs it."""

from collections.abc import Callable
from itertools import product

import pytest
import torch
from cluster_asker import ClusterAsker
from pool_configurations import FACTORS, expectation, full_product, name_of, settings
from reference_configurations import Configuration
from reference_conversations import TEMPLATE, check_conversations

from kvtide.artifacts import prepare_model
from kvtide.base.serve_config import make_config
from kvtide.live.frontend import Frontend
from kvtide.live.inprocess import InProcessCluster
from kvtide.text.tokenizer import Tokenizer

GROUPED_BY = ("caching", "transfer", "transport")
GROUPS = list(product(*(FACTORS[name] for name in GROUPED_BY)))


async def check(configuration: Configuration) -> None:
    """Hold the conversations; then nothing is held on any instance, and its books are right."""
    files = prepare_model("tiny", progress=False)
    config = make_config(model="tiny", launcher="inprocess", threads=1, **settings(configuration))
    async with InProcessCluster(config, files=files) as cluster:
        frontend = Frontend(cluster.port, Tokenizer.from_directory(files.directory), chat_template=TEMPLATE)
        await check_conversations(ClusterAsker(frontend, stream=False).ask, expectation(configuration))
        await cluster.port.wait_idle()
        await cluster.settled()
        for core in cluster.cores():
            core.check_invariants()
            for usage in core.blocks.usage().values():
                assert usage.free + usage.historical == usage.total


@pytest.mark.full
@pytest.mark.parametrize("group", GROUPS, ids=lambda group: "-".join(map(str, group)))
async def test_full_product(group: tuple[object, ...], record_property: Callable[[str, object], None]) -> None:
    torch.set_num_threads(1)
    members = [row for row in full_product() if tuple(row[name] for name in GROUPED_BY) == group]
    failed = {}
    for configuration in members:
        try:
            await check(configuration)
        except AssertionError as error:
            failed[name_of(configuration)] = str(error)
    record_property("configurations", len(members))
    assert not failed
