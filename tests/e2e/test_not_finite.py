"""A model with a token whose weights are not finite: whoever meets it gets an error, once, and nobody else notices."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import openai
import pytest
from safetensors.numpy import load_file, save_file
from server_process import ServerProcess
from test_processes import client_of

from kvtide.artifacts.tiny import write_tiny

POISON = ord("z")
SOUND = "The tide comes in, the tide goes out, and what it leaves is kept."
POISONED = SOUND + " And the jazz goes on until the next one."
NOT_FINITE = "not finite"


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    directory = tmp_path_factory.mktemp("poisoned")
    write_tiny(directory)
    (path,) = directory.glob("*.safetensors")
    weights = load_file(path)
    weights["model.embed_tokens.weight"][POISON, 3] = float("nan")
    save_file(weights, path)
    return directory


@pytest.fixture(scope="module", params=["1M", "1P1D"])
def server(request: pytest.FixtureRequest, model: Path) -> Iterator[ServerProcess]:
    arguments = ("--instances", request.param, "--max-num-batched-tokens", "32", "--served-model-name", "tiny")
    server = ServerProcess(*arguments, model=str(model))
    yield server
    server.close()


def ask(server: ServerProcess, prompt: str, **more: Any) -> Any:
    fields = {"max_tokens": 40, "temperature": 0.0, **more}
    return client_of(server).completions.create(model="tiny", prompt=prompt, **fields)


def test_a_request_without_finite_output_fails_alone(server: ServerProcess) -> None:
    pids = server.pids()
    bans = {"logit_bias": {str(POISON): -100}, "extra_body": {"ignore_eos": True}}
    expected = ask(server, SOUND, **bans).choices[0].text
    wrong: list[dict[str, Any]] = [
        {},
        {"temperature": 1.0, "seed": 1},
        {"n": 3, "temperature": 1.0},
        {"logprobs": 2},
        {"max_tokens": 1, "echo": True, "logprobs": 1},
        {"stream": True},
    ]
    with ThreadPoolExecutor(8) as threads:
        sound = [threads.submit(ask, server, SOUND, **bans) for _ in range(6)]
        failing = [threads.submit(ask, server, POISONED, **more) for more in wrong]
        for answer in failing:
            with pytest.raises(openai.InternalServerError, match=NOT_FINITE) as caught:
                answer.result()
            assert caught.value.body["code"] == "request_failed"  # type: ignore[index]
        assert [answer.result().choices[0].text for answer in sound] == [expected] * len(sound)
    assert server.pids() == pids, "nobody has died"
    server.instances_at_rest()


def test_it_may_fail_while_it_decodes(server: ServerProcess) -> None:
    pids = server.pids()
    chunks = ask(server, SOUND, logit_bias={str(POISON): 100}, stream=True)
    got: list[str] = []
    with pytest.raises(openai.APIError, match=NOT_FINITE):
        got.extend(chunk.choices[0].text for chunk in chunks)
    assert set(got) <= {"z"}
    with pytest.raises(openai.InternalServerError, match=NOT_FINITE):
        ask(server, SOUND, logit_bias={str(POISON): 100}, n=2)
    assert server.pids() == pids, "nobody has died"
    server.instances_at_rest()
    assert ask(server, SOUND, max_tokens=1).choices[0].text
