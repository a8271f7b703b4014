"""Every two settings together, as real processes under the real openai client: the tokens stay those of the reference,
and `cached_tokens` tells the truth. The full product, in process, is `test_configurations_full.py`."""

import signal
from pathlib import Path

import pytest
from openai_asker import OpenAIAsker
from reference_configurations import Configuration, expectation, name_of, pairwise, settings, unmet_pairs
from reference_conversations import TEMPLATE, check_conversations
from server_process import ServerProcess, wait_for

ROWS = pairwise()


def test_every_two_settings_meet() -> None:
    assert not unmet_pairs(ROWS)
    assert pairwise() == ROWS and len(ROWS) <= 14


def arguments(configuration: Configuration, folder: Path) -> list[str]:
    """Command line of `kvtide serve`."""
    template = folder / "chat.jinja"
    template.write_text(TEMPLATE)
    flags = ["--chat-template", str(template), "--log-level", "warning"]
    for name, value in settings(configuration, folder / "disk").items():
        flag = name.replace("_", "-")
        if isinstance(value, bool):
            flags.append(f"--{flag}" if value else f"--no-{flag}")
        elif value is not None:
            flags += [f"--{flag}", str(value)]
    return flags


@pytest.mark.parametrize("row", range(len(ROWS)), ids=[name_of(row) for row in ROWS])
async def test_pair(row: int, tmp_path: Path) -> None:
    configuration = ROWS[row]
    server = ServerProcess(*arguments(configuration, tmp_path))
    client = OpenAIAsker(server.url, configuration["stream"])
    try:
        await check_conversations(client.ask, expectation(configuration))
        check_rest(server, configuration)
        server.signal(signal.SIGTERM)
        assert server.wait() == 0
    finally:
        await client.close()
        server.close()


def check_rest(server: ServerProcess, configuration: Configuration) -> None:
    """Nothing runs, nothing is held; what left the device lies in the tiers below."""

    lower = {"device": [], "host": ["host"], "disk": ["host", "disk"]}[configuration["tiers"]]
    if configuration["caching"] and configuration["instances"] == "1M":  # reports come up to 100 ms late
        wait_for(
            lambda: all(server.instance()["blocks"].get(tier, {}).get("historical") for tier in lower),
            "that all tiers are used",
        )
    for instance in server.instances_at_rest():
        for tier in instance["blocks"].values():
            assert tier["free"] + tier["historical"] == tier["total"]
            assert configuration["caching"] or tier["historical"] == 0
        assert sorted(instance["blocks"]) == sorted(["device", *lower])
