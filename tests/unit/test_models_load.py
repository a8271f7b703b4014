"""Loading: weights are mapped and shared, and whatever does not fit is refused with one line."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
from safetensors.torch import load_file, save_file

from kvtide.artifacts import prepare_model
from kvtide.base.errors import ModelError
from kvtide.models import load_model
from kvtide.models.families import parse_config

LLAMA: dict[str, Any] = {
    "model_type": "llama",
    "vocab_size": 64,
    "hidden_size": 32,
    "intermediate_size": 64,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "max_position_embeddings": 128,
}
GEMMA = LLAMA | {"model_type": "gemma3_text", "head_dim": 8}


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    """A copy of tiny that a test may damage."""
    source = prepare_model("tiny", cache_dir=tmp_path / "cache").directory
    copy = tmp_path / "tiny"
    copy.mkdir()
    for path in source.iterdir():
        (copy / path.name).write_bytes(path.read_bytes())
    return copy


def test_tiny_loads(tiny: Path) -> None:
    loaded = load_model(tiny)
    assert (loaded.vocab_size, loaded.max_model_len, loaded.eos_token_ids) == (264, 16384, (257,))
    assert (loaded.config.num_layers, loaded.config.num_heads, loaded.config.num_kv_heads) == (4, 4, 2)
    assert [(layer.window, layer.softcap) for layer in loaded.config.attention] == [(0, 0.0)] * 4
    assert loaded.config.attention[0].scale == 0.25
    assert loaded.dtype == "float32"
    assert load_model(tiny, max_model_len=100).max_model_len == 100


def test_weights_lie_in_the_mapped_file(tmp_path: Path) -> None:
    """No private memory for the matrices: each lies in a map of the file, and tied ones are one."""
    config = LLAMA | {"vocab_size": 40_000, "hidden_size": 256, "tie_word_embeddings": True}
    write_model(tmp_path, config, dtype=torch.float32)
    before = anonymous_bytes()
    loaded = load_model(tmp_path)
    maps = file_maps(tmp_path / "model.safetensors")
    matrices = [matrix.values for matrix in (loaded.model.embedding, loaded.model.layers[1].mlp.down_proj.weight)]
    assert all(any(start <= matrix.data_ptr() < end for start, end in maps) for matrix in matrices)
    assert loaded.model.output.values.data_ptr() == loaded.model.embedding.values.data_ptr()
    assert float(matrices[0].sum()) != 0.0
    grown, size = anonymous_bytes() - before, loaded.model.embedding.num_bytes
    assert grown < size / 4, f"{grown} bytes of private memory for a matrix of {size} bytes"


def test_bfloat16_weights_are_mapped_too(tmp_path: Path) -> None:
    write_model(tmp_path, LLAMA, dtype=torch.bfloat16)
    loaded = load_model(tmp_path, dtype="bfloat16")
    maps = file_maps(tmp_path / "model.safetensors")
    embedding = loaded.model.embedding.values
    assert embedding.dtype == torch.bfloat16
    assert any(start <= embedding.data_ptr() < end for start, end in maps)
    assert loaded.model.compute_dtype == torch.float32


def test_fingerprints_differ_between_models_and_types(tiny: Path) -> None:
    first = load_model(tiny).fingerprint
    assert load_model(tiny).fingerprint == first
    assert load_model(tiny, dtype="bfloat16").fingerprint != first
    weights = load_file(tiny / "model.safetensors")
    save_file(weights | {"model.norm.weight": weights["model.norm.weight"] + 1}, tiny / "model.safetensors")
    assert load_model(tiny).fingerprint != first


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda tiny: edit(tiny, num_hidden_layers=5), "the weights lack model.layers.4"),
        (lambda tiny: edit(tiny, num_hidden_layers=3), "hold model.layers.3"),
        (lambda tiny: edit(tiny, intermediate_size=96), "config.json says"),
        (lambda tiny: edit(tiny, attention_bias=True), "the weights lack model.layers.0.self_attn.q_proj.bias"),
        (lambda tiny: edit(tiny, model_type="mamba"), "'mamba' are not supported"),
        (lambda tiny: (tiny / "config.json").write_text("{"), "not valid JSON"),
        (lambda tiny: (tiny / "config.json").write_text("[" * 100_000), "not valid JSON"),
        (lambda tiny: (tiny / "config.json").unlink(), "cannot read"),
        (lambda tiny: (tiny / "model.safetensors").unlink(), "holds no weights"),
        (lambda tiny: truncate(tiny / "model.safetensors", 5000), "cannot be read"),
        (lambda tiny: truncate(tiny / "model.safetensors", 0), "cannot be read"),
    ],
)
def test_damaged_directories_are_refused(tiny: Path, damage: Callable[[Path], object], message: str) -> None:
    damage(tiny)
    with pytest.raises(ModelError, match=message) as caught:
        load_model(tiny)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(("options", "message"), [({"max_model_len": 20000}, "16384"), ({"dtype": "int4"}, "int4")])
def test_impossible_options_are_refused(tiny: Path, options: dict[str, Any], message: str) -> None:
    with pytest.raises(ModelError, match=message):
        load_model(tiny, **options)


@pytest.mark.parametrize(
    ("config", "message"),
    [
        (LLAMA | {"quantization_config": {"bits": 4}}, "quantised"),
        (LLAMA | {"hidden_act": "relu"}, "relu"),
        (LLAMA | {"rope_scaling": {"rope_type": "dynamic", "factor": 2.0}}, "dynamic"),
        (LLAMA | {"partial_rotary_factor": 0.5}, "part"),
        (LLAMA | {"num_key_value_heads": 3}, "evenly"),
        (LLAMA | {"vocab_size": 0}, "below 1"),
        (LLAMA | {"head_dim": 7}, "odd"),
        (LLAMA | {"num_hidden_layers": "two"}, "wrong type"),
        (LLAMA | {"num_hidden_layers": 10**9}, "more than 10000 layers"),
        (LLAMA | {"rope_scaling": 5}, "wrong type"),
        (LLAMA | {"rope_theta": 0}, "impossible"),
        ({key: value for key, value in LLAMA.items() if key != "hidden_size"}, "lacks 'hidden_size'"),
        (GEMMA | {"use_bidirectional_attention": True}, "bidirectional"),
        (GEMMA | {"attn_logit_softcapping": 50.0}, "attn_logit_softcapping"),
        (GEMMA | {"layer_types": ["full_attention"]}, "layer_types"),
    ],
)
def test_unsupported_features_are_refused(config: dict[str, Any], message: str) -> None:
    with pytest.raises(ModelError, match=message):
        parse_config(config)


def test_old_and_new_spelling_of_rope_mean_the_same() -> None:
    scaling = {"factor": 8.0, "low_freq_factor": 1.0, "high_freq_factor": 4.0, "original_max_position_embeddings": 64}
    old = parse_config(LLAMA | {"rope_theta": 5e5, "rope_scaling": scaling | {"type": "llama3"}})
    new = parse_config(LLAMA | {"rope_parameters": scaling | {"rope_type": "llama3", "rope_theta": 5e5}})
    assert old == new
    nested = {"full_attention": {"rope_theta": 1e6, "rope_type": "linear", "factor": 8.0}}
    assert parse_config(GEMMA | {"rope_parameters": nested}) == parse_config(
        GEMMA | {"rope_scaling": {"rope_type": "linear", "factor": 8.0}}
    )


def write_model(directory: Path, config: dict[str, Any], dtype: torch.dtype) -> None:
    hidden, inner = config["hidden_size"], config["intermediate_size"]
    shapes = {"model.embed_tokens.weight": (config["vocab_size"], hidden), "model.norm.weight": (hidden,)}
    if not config.get("tie_word_embeddings"):
        shapes["lm_head.weight"] = (config["vocab_size"], hidden)
    for layer in range(config["num_hidden_layers"]):
        prefix = f"model.layers.{layer}."
        shapes |= {f"{prefix}self_attn.{name}_proj.weight": (hidden, hidden) for name in "qkvo"}
        shapes |= {f"{prefix}{name}_layernorm.weight": (hidden,) for name in ("input", "post_attention")}
        shapes |= {f"{prefix}mlp.{name}_proj.weight": (inner, hidden) for name in ("gate", "up")}
        shapes[f"{prefix}mlp.down_proj.weight"] = (hidden, inner)
    save_file(
        {name: torch.full(shape, 0.01, dtype=dtype) for name, shape in shapes.items()}, directory / "model.safetensors"
    )
    (directory / "config.json").write_text(json.dumps(config))


def edit(directory: Path, **changes: Any) -> None:
    path = directory / "config.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | changes))


def truncate(path: Path, num_bytes: int) -> None:
    path.write_bytes(path.read_bytes()[:num_bytes])


def anonymous_bytes() -> int:
    for line in Path("/proc/self/smaps_rollup").read_text().splitlines():
        if line.startswith("Anonymous:"):
            return int(line.split()[1]) * 1024
    raise AssertionError("no line 'Anonymous:'")


def file_maps(path: Path) -> list[tuple[int, int]]:
    lines = [line.split() for line in Path("/proc/self/maps").read_text().splitlines() if line.endswith(str(path))]
    return [(int(start, 16), int(end, 16)) for start, end in (line[0].split("-") for line in lines)]


def test_matrices_of_8_bits_need_their_scales(tmp_path: Path) -> None:
    write_model(tmp_path, LLAMA, dtype=torch.float32)
    tensors = load_file(tmp_path / "model.safetensors")
    name = "model.embed_tokens.weight"
    rows, columns = tensors[name].shape
    tensors[name] = torch.zeros(rows, columns, dtype=torch.int8)
    for scales in (None, torch.ones(rows, 3), torch.ones(rows, columns // 16).half(), torch.ones(1, columns // 16)):
        changed = tensors if scales is None else tensors | {name + "_scale": scales}
        save_file(changed, tmp_path / "model.safetensors")
        with pytest.raises(ModelError, match=f"{name} is int8, without a scale for each 16 or 32 of a row"):
            load_model(tmp_path)
