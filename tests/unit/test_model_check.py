"""Flags that the model rules out: one line before anything starts, the one that an instance would end with."""

import json
from pathlib import Path
from typing import Any

import pytest

from kvtide.artifacts import prepare_model
from kvtide.base.errors import ConfigError, ModelError
from kvtide.base.ids import InstanceId
from kvtide.base.serve_config import ServeConfig, make_config
from kvtide.cli import main as frame
from kvtide.engine.executor import create_executor
from kvtide.live.assemble import engine_config
from kvtide.live.model_check import check_model


@pytest.fixture(scope="module")
def files() -> Any:
    return prepare_model("tiny", progress=False)


def config_of(**fields: Any) -> ServeConfig:
    return make_config(**{"model": "tiny", "threads": 1, "kv_cache_memory": "1MiB", **fields})


WRONG: list[dict[str, Any]] = [
    {"kv_cache_memory": "15KiB"},
    {"kv_cache_memory": "7KiB", "kv_cache_dtype": "bfloat16"},
    {"kv_cache_memory": "100KiB", "block_size": 128},
    {"host_cache_memory": "1KiB"},
    {"disk_cache": "{tmp}:1KiB"},
    {"max_model_len": 1025},
    {"max_model_len": 2049, "kv_cache_dtype": "bfloat16"},
]


@pytest.mark.parametrize("fields", WRONG)
def test_an_instance_would_say_the_same(fields: dict[str, Any], files: Any, tmp_path: Path) -> None:
    fields = {name: value.format(tmp=tmp_path) if name == "disk_cache" else value for name, value in fields.items()}
    config = config_of(**fields)
    with pytest.raises(ConfigError) as early:
        check_model(config, files.directory)
    with pytest.raises(ConfigError) as late:
        create_executor(files.directory, engine_config(config, files, InstanceId(0)))
    assert str(early.value) == str(late.value)


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"kv_cache_memory": "16KiB"},
        {"kv_cache_memory": "8KiB", "kv_cache_dtype": "bfloat16"},
        {"max_model_len": 1024},
        {"max_model_len": 16384, "kv_cache_memory": "16MiB"},
        {"max_model_len": 16384, "kv_cache_memory": None},
        {"tensor_parallel_size": 4},  # each key-value head on two ranks
    ],
)
def test_what_is_possible_is_let_through(fields: dict[str, Any], files: Any) -> None:
    check_model(config_of(**fields), files.directory)


def test_ranks_and_positions_name_the_flag(files: Any) -> None:
    for fields, message in (
        ({"tensor_parallel_size": 3}, "--tensor-parallel-size: 3 ranks cannot share 4 attention heads evenly"),
        ({"instances": "1P1D", "tp_decode": 3}, "--tp-decode: 3 ranks cannot share 4 attention heads evenly"),
        ({"max_model_len": 16385}, "--max-model-len 16385 exceeds the model's 16384 positions"),
    ):
        with pytest.raises(ConfigError) as caught:
            check_model(config_of(**fields), files.directory)
        assert str(caught.value) == message


@pytest.mark.parametrize("value", [None, "two", 0, -1, True, [], 1.5])
def test_a_config_that_names_no_sizes_is_for_the_instance_to_refuse(value: Any, tmp_path: Path) -> None:
    names = ("max_position_embeddings", "num_attention_heads", "num_key_value_heads", "num_hidden_layers", "head_dim")
    (tmp_path / "config.json").write_text(json.dumps(dict.fromkeys(names, value)))
    check_model(config_of(max_model_len=10**9, tensor_parallel_size=3, host_cache_memory="1KiB"), tmp_path)
    (tmp_path / "config.json").write_text("{")
    with pytest.raises(ModelError, match="not valid JSON"):
        check_model(config_of(), tmp_path)


@pytest.mark.parametrize("launcher", ["local", "inprocess"])
def test_the_command_says_that_line_and_no_other(
    launcher: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("kvtide.cli.serve.setup_logging", lambda *_: None)
    for flags, part in (
        (["--max-model-len", "1000000000"], "--max-model-len 1000000000 exceeds the model's 16384 positions"),
        (["--kv-cache-memory", "1KiB"], "--kv-cache-memory: 1KiB holds no block of 16KiB"),
    ):
        assert frame.run(["serve", "tiny", "--port", "0", "--launcher", launcher, *flags]) == 2
        assert capsys.readouterr().err == f"kvtide serve: error: {part}\n"
