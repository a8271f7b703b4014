"""No setting changes a token: a pairwise covering set as real processes, the full product in one process."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import openai
import pytest
from configurations import Configuration, arguments, full_product, pairwise
from server_process import ServerProcess

from kvtide.artifacts import prepare_model
from kvtide.base.sampling_params import SamplingParams
from kvtide.base.serve_config import make_config
from kvtide.live.inprocess import InProcessCluster
from kvtide.proto.client import Deliver, RequestEnded
from kvtide.proto.request import RequestSpec
from kvtide.proto.tokens import pack_tokens

PROMPTS = [[(7 * i + 3 * k) % 250 for i in range(length)] for k, length in enumerate((5, 40, 100, 101, 160, 17))]
NUM_TOKENS = 16
PLAIN: Configuration = {"--kv-cache-memory": "64MiB"}


async def in_process(configuration: Configuration, folder: Path) -> list[list[int]]:
    """Tokens of all prompts sent at once, then again; both rounds must agree."""
    settings = {name[2:].replace("-", "_"): value.format(tmp=folder) for name, value in configuration.items() if value}
    config = make_config(model="tiny", threads=1, launcher="inprocess", **settings)
    async with InProcessCluster(config, files=prepare_model("tiny", progress=False)) as cluster:
        first = await asyncio.gather(*(ask(cluster.port, prompt) for prompt in PROMPTS))
        assert await asyncio.gather(*(ask(cluster.port, prompt) for prompt in PROMPTS)) == first
    return first


async def ask(port: Any, prompt: list[int]) -> list[int]:
    params = SamplingParams(temperature=0.0, max_tokens=NUM_TOKENS, seed=0, ignore_eos=True)
    tokens: list[int] = []
    async for message in port.submit(
        RequestSpec(request=port.next_request(), prompt=pack_tokens(prompt), params=params)
    ):
        if isinstance(message, Deliver):
            tokens.extend(message.tokens)
        elif isinstance(message, RequestEnded):
            assert message.outcome == "finished"
    return tokens


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[list[int]]]:
    """Greedy tokens for each type of the KV cache, everything else at its default."""
    folder = tmp_path_factory.mktemp("expected")
    return {
        dtype: asyncio.run(in_process({**PLAIN, "--kv-cache-dtype": dtype}, folder))
        for dtype in ("float32", "bfloat16")
    }


@pytest.mark.parametrize("configuration", pairwise(), ids=lambda c: "-".join(c.values()).replace("{tmp}/", ""))
def test_real_processes_give_the_same_tokens(
    configuration: Configuration, expected: dict[str, list[list[int]]], tmp_path: Path
) -> None:
    server = ServerProcess(*arguments(configuration, str(tmp_path)))
    try:
        client = openai.OpenAI(base_url=server.url + "/v1", api_key="none", timeout=120, max_retries=0)

        def complete(prompt: list[int]) -> list[int]:
            answer = client.completions.create(
                model="tiny",
                prompt=prompt,
                max_tokens=NUM_TOKENS,
                temperature=0.0,
                extra_body={"ignore_eos": True, "return_token_ids": True},
            )
            tokens: list[int] = answer.choices[0].model_extra["token_ids"]  # type: ignore[index]
            return tokens

        with ThreadPoolExecutor(len(PROMPTS)) as pool:
            for _ in range(2):
                assert list(pool.map(complete, PROMPTS)) == expected[configuration["--kv-cache-dtype"]]
    finally:
        server.close()


@pytest.mark.full
def test_the_full_product_gives_the_same_tokens(expected: dict[str, list[list[int]]], tmp_path: Path) -> None:
    for number, configuration in enumerate(full_product()):
        folder = tmp_path / str(number)
        assert asyncio.run(in_process(configuration, folder)) == expected[configuration["--kv-cache-dtype"]], (
            configuration
        )
