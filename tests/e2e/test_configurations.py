"""Every two settings together, as real processes under the real openai client: the tokens stay those of the reference,
and `cached_tokens` tells the truth. The full product, in process, is `test_configurations_full.py`."""

import signal
from itertools import combinations, product
from pathlib import Path
from typing import Any

import openai
import pytest
from reference_configurations import FACTORS, Configuration, expectation, name_of, pairwise, settings
from reference_conversations import TEMPLATE, Reply, check_conversations
from server_process import ServerProcess, wait_for

ROWS = pairwise()


def test_every_two_settings_meet() -> None:
    met = {
        ((a, row[a]), (b, row[b])) for row in ROWS for a, b in combinations(FACTORS, 2)
    }  # a set of names and values: nothing here depends on its order
    wanted = {
        ((a, left), (b, right)) for a, b in combinations(FACTORS, 2) for left, right in product(FACTORS[a], FACTORS[b])
    }
    assert met == wanted
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


class Client:
    """Asks a server as its users do, streaming or not."""

    def __init__(self, url: str, stream: bool) -> None:
        self._client = openai.AsyncOpenAI(base_url=f"{url}/v1", api_key="none", max_retries=0, timeout=120)
        self._stream = stream

    async def ask(self, prompt: list[int], messages: list[dict[str, str]] | None, max_tokens: int) -> Reply:
        common: dict[str, Any] = {
            "model": "tiny",
            "max_tokens": max_tokens,
            "temperature": 0.0,
            "extra_body": {"ignore_eos": True, "return_token_ids": True},
        }
        if self._stream:
            common |= {"stream": True, "stream_options": {"include_usage": True}}
        if messages is None:
            answer = await self._client.completions.create(prompt=prompt, **common)
        else:
            answer = await self._client.chat.completions.create(messages=messages, **common)
        parts = [part async for part in answer] if self._stream else [answer]
        tokens = [
            token for part in parts for choice in part.choices for token in getattr(choice, "token_ids", ()) or ()
        ]
        usage = parts[-1].usage
        assert usage.completion_tokens == len(tokens) == max_tokens
        details = usage.prompt_tokens_details
        return Reply(tokens, usage.prompt_tokens, details.cached_tokens if details is not None else 0)

    async def close(self) -> None:
        await self._client.close()


@pytest.mark.parametrize("row", range(len(ROWS)), ids=[name_of(row) for row in ROWS])
async def test_pair(row: int, tmp_path: Path) -> None:
    configuration = ROWS[row]
    server = ServerProcess(*arguments(configuration, tmp_path))
    client = Client(server.url, configuration["stream"])
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

    def at_rest() -> list[dict[str, Any]] | None:
        instances: list[dict[str, Any]] = server.get("/cluster")["instances"]
        is_busy = any(
            entry["running"] or entry["waiting"] or any(tier["active"] for tier in entry["blocks"].values())
            for entry in instances
        )
        return None if is_busy or not all(entry["blocks"] for entry in instances) else instances

    for instance in wait_for(at_rest, "rest"):
        for tier in instance["blocks"].values():
            assert tier["free"] + tier["historical"] == tier["total"]
            assert configuration["caching"] or tier["historical"] == 0
        lower = {"device": [], "host": ["host"], "disk": ["host", "disk"]}[configuration["tiers"]]
        assert sorted(instance["blocks"]) == sorted(["device", *lower])
        if configuration["caching"] and configuration["instances"] == "1M":
            assert all(instance["blocks"][tier]["historical"] for tier in lower)
