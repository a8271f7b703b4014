"""Defaults of sampling from a model's generation_config.json: what is read, and who wins."""

import json
import logging
from pathlib import Path
from typing import Any

import pytest
from server_fakes import Rig

from kvtide.artifacts.sampling_defaults import sampling_defaults
from kvtide.base.errors import ConfigError, ModelError
from kvtide.base.serve_config import make_config
from kvtide.server.parse import parse_chat, parse_completion

GEMMA = {"temperature": 0.8, "top_k": 64, "top_p": 0.95}


def write(directory: Path, values: Any) -> Path:
    (directory / "generation_config.json").write_text(values if isinstance(values, str) else json.dumps(values))
    return directory


def test_the_file_is_read_and_said_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "kvtide")
    write(tmp_path, {"do_sample": False, "eos_token_id": 1, "min_p": None, "max_new_tokens": 5, **GEMMA})
    assert sampling_defaults(tmp_path, "auto") == GEMMA
    (record,) = caplog.records
    assert "temperature=0.8, top_k=64, top_p=0.95" in record.message


@pytest.mark.parametrize("source", ["none", "vllm"])
def test_it_can_be_left_alone(tmp_path: Path, source: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "kvtide")
    assert sampling_defaults(write(tmp_path, GEMMA), source) == {}
    assert [record.message for record in caplog.records] == [
        f"requests that leave them out use OpenAI's temperature=1.0, top_p=1.0 (--generation-config {source})"
    ]
    assert make_config(generation_config=source).generation_config == source


def test_a_model_without_the_file_has_openais(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "kvtide")
    assert sampling_defaults(tmp_path, "auto") == {}
    assert sampling_defaults(write(tmp_path, {"eos_token_id": 1}), "auto") == {}
    assert ["OpenAI's temperature=1.0" in record.message for record in caplog.records] == [True, True]
    assert all(record.message.endswith("(the model brings none)") for record in caplog.records)
    assert make_config().generation_config == "auto"
    with pytest.raises(ConfigError, match=r"--generation-config.*auto \| none \| vllm"):
        make_config(generation_config="folder")


@pytest.mark.parametrize(
    "wrong",
    [{"temperature": -1}, {"top_p": 0}, {"top_k": "many"}, {"min_p": 2.0}, {"repetition_penalty": [1]}],
)
def test_wrong_values_are_ignored_with_a_warning(
    tmp_path: Path, wrong: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    kept = {field: value for field, value in GEMMA.items() if field not in wrong}
    assert sampling_defaults(write(tmp_path, GEMMA | wrong), "auto") == kept
    (field,) = wrong
    assert [field in record.message for record in caplog.records if record.levelno == logging.WARNING] == [True]


@pytest.mark.parametrize("text", ["[]", "{", '{"temperature": NaN'])
def test_a_broken_file_is_an_error(tmp_path: Path, text: str) -> None:
    with pytest.raises(ModelError, match="generation_config"):
        sampling_defaults(write(tmp_path, text), "auto")


def test_requests_win_and_null_is_absent() -> None:
    body = {"prompt": "a", "top_k": -1, "top_p": None}
    params = parse_completion(body, 1, GEMMA).params
    assert (params.temperature, params.top_k, params.top_p, params.min_p) == (0.8, -1, 0.95, 0.0)
    chat = {"messages": [{"role": "user", "content": "a"}], "temperature": 0, "min_p": 0.1}
    params = parse_chat(chat, GEMMA).params
    assert (params.temperature, params.top_k, params.top_p, params.min_p) == (0, 64, 0.95, 0.1)
    assert parse_completion({"prompt": "a"}, 1).params.top_k == 0


async def test_the_server_hands_them_on() -> None:
    rig = Rig(sampling_defaults=GEMMA)
    await rig.client.post("/v1/completions", json={"prompt": "a", "top_k": 3})
    await rig.client.post("/v1/chat/completions", json={"messages": [{"role": "user", "content": "a"}]})
    assert [each.options.params.top_k for each in rig.frontend.generations] == [3, 64]
    assert [each.options.params.temperature for each in rig.frontend.generations] == [0.8, 0.8]
