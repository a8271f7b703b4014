"""Every two settings of the distributed pool together, as real processes under the real openai client: greedy tokens
are those of the reference without a cache, hits are true, and nothing is held in the end. The full product, in
process, is `test_pool_configurations_full.py`."""

import signal
from pathlib import Path

import pytest
from openai_asker import OpenAIAsker
from pool_configurations import FACTORS, expectation, name_of, settings
from reference_configurations import Configuration, pairwise, unmet_pairs
from reference_conversations import TEMPLATE, check_conversations
from server_process import ServerProcess

ROWS = pairwise(FACTORS)


def test_every_two_settings_meet() -> None:
    assert not unmet_pairs(ROWS, FACTORS)
    assert len(ROWS) <= 22


def arguments(configuration: Configuration, folder: Path) -> list[str]:
    """Command line of `kvtide serve`."""
    template = folder / "chat.jinja"
    template.write_text(TEMPLATE)
    flags = ["--chat-template", str(template), "--log-level", "warning"]
    for name, value in settings(configuration).items():
        flags += ["--" + name.replace("_", "-"), str(value)]
    return flags


@pytest.mark.parametrize("row", range(len(ROWS)), ids=[name_of(row) for row in ROWS])
async def test_pair(row: int, tmp_path: Path) -> None:
    configuration = ROWS[row]
    server = ServerProcess(*arguments(configuration, tmp_path))
    client = OpenAIAsker(server.url, stream=bool(row % 2))
    try:
        await check_conversations(client.ask, expectation(configuration))
        check_rest(server, configuration)
        server.signal(signal.SIGTERM)
        assert server.wait() == 0
    finally:
        await client.close()
        server.close()


def check_rest(server: ServerProcess, configuration: Configuration) -> None:
    """Nothing runs, nothing is held by anybody; who keeps no cache has none."""

    level = FACTORS["caching"].index(configuration["caching"])
    for instance in server.instances_at_rest():
        keeps = level >= {"prefill": 1, "decode": 2, "mixed": 1}[instance["role"]]
        for tier in instance["blocks"].values():
            assert tier["free"] + tier["historical"] == tier["total"]
            assert keeps or tier["historical"] == 0
