"""The full product of the settings, in process: `make test-full` runs it, its last result is in docs/test-full.md."""

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
import torch
from cluster_asker import ClusterAsker
from reference_configurations import FACTORS, Configuration, expectation, full_product, name_of, settings
from reference_conversations import TEMPLATE, check_conversations

from kvtide.artifacts import prepare_model
from kvtide.base.ids import InstanceId
from kvtide.base.serve_config import make_config
from kvtide.live.frontend import Frontend
from kvtide.live.inprocess import InProcessCluster
from kvtide.text.tokenizer import Tokenizer

GROUPED_BY = ("kv_layout", "kv_cache_dtype", "block_size", "caching")
GROUPS = list(product(*(FACTORS[name] for name in GROUPED_BY)))


async def check(configuration: Configuration, folder: Path) -> None:
    files = prepare_model("tiny", progress=False)
    config = make_config(model="tiny", launcher="inprocess", threads=1, **settings(configuration, folder))
    async with InProcessCluster(config, files=files) as cluster:
        tokenizer = Tokenizer.from_directory(files.directory)
        frontend = Frontend(cluster.port, tokenizer, chat_template=TEMPLATE)
        await check_conversations(ClusterAsker(frontend, configuration["stream"]).ask, expectation(configuration))
        await cluster.port.wait_idle()
        for seat in range(config.num_instances):
            core = cluster.core(InstanceId(seat))
            core.check_invariants()
            for usage in core.blocks.usage().values():
                assert usage.free + usage.historical == usage.total


@pytest.mark.full
@pytest.mark.parametrize("group", GROUPS, ids=lambda group: "-".join(map(str, group)))
async def test_full_product(
    group: tuple[object, ...], tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    torch.set_num_threads(1)
    members = [row for row in full_product() if tuple(row[name] for name in GROUPED_BY) == group]
    failed = {}
    for configuration in members:
        try:
            await check(configuration, tmp_path)
        except AssertionError as error:
            failed[name_of(configuration)] = str(error)
    record_property("configurations", len(members))
    assert not failed
