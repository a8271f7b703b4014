"""`tiny`: deterministic, byte-level, built once."""

import json
from pathlib import Path

import numpy as np
from safetensors.numpy import load_file
from tokenizers import Tokenizer

from kvtide.artifacts import prepare_model


def test_tiny_is_prepared_once_and_is_a_complete_directory(tmp_path: Path) -> None:
    files = prepare_model("tiny", cache_dir=tmp_path)
    assert files.name == files.source == "tiny"
    stamp = (files.directory / "model.safetensors").stat().st_mtime_ns
    assert prepare_model("tiny", cache_dir=tmp_path).directory == files.directory
    assert (files.directory / "model.safetensors").stat().st_mtime_ns == stamp
    names = {path.name for path in files.directory.iterdir()}
    assert {"config.json", "model.safetensors", "tokenizer.json", "tokenizer_config.json"} <= names
    assert "chat_template.jinja" not in names


def test_tiny_has_the_same_weights_in_every_cache(tmp_path: Path) -> None:
    one, two = (
        load_file(prepare_model("tiny", cache_dir=tmp_path / name).directory / "model.safetensors") for name in "ab"
    )
    assert one.keys() == two.keys()
    for name, tensor in one.items():
        np.testing.assert_array_equal(tensor, two[name])


def test_tiny_tokens_are_bytes(tmp_path: Path) -> None:
    directory = prepare_model("tiny", cache_dir=tmp_path).directory
    tokenizer = Tokenizer.from_file(str(directory / "tokenizer.json"))
    for text in ("hello\n  world", "日本語 🙂 \x00\t\xa0", " ", ""):
        encoding = tokenizer.encode(text)
        assert encoding.ids == list(text.encode())
        assert tokenizer.decode(encoding.ids) == text
    assert tokenizer.encode("a</s>").ids == [97, 257]
    assert tokenizer.get_vocab_size() == json.loads((directory / "config.json").read_text())["vocab_size"] == 264
