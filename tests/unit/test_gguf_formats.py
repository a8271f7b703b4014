"""Quantised weights against the formats' definitions (gguf_reference): random blocks, and rows of the demo's file."""

import json
import struct
from pathlib import Path

import numpy as np
import pytest
import torch
from gguf import GGML_QUANT_SIZES
from gguf import GGMLQuantizationType as Kind
from gguf_reference import BLOCKS, values_of
from safetensors import safe_open

from kvtide.artifacts import demo, prepare_model
from kvtide.artifacts.gguf_file import GROUPED, HAVE_OFFSETS, GGUFFile, GGUFTensor, _float32
from kvtide.base.errors import ModelError
from kvtide.models.matrix import widened

HALVES = {"Q8_0": (0,), "Q5_0": (0,), "Q4_0": (0,), "Q4_K": (0, 2), "Q6_K": (208,)}
"""Where a block holds float16 numbers: random bytes would make some of them infinite."""

NAMES = {
    "token_embd.weight": "model.embed_tokens.weight",
    "output_norm.weight": "model.norm.weight",
}
IN_LAYER = {
    "attn_norm": "input_layernorm",
    "attn_q": "self_attn.q_proj",
    "attn_k": "self_attn.k_proj",
    "attn_v": "self_attn.v_proj",
    "attn_output": "self_attn.o_proj",
    "attn_q_norm": "self_attn.q_norm",
    "attn_k_norm": "self_attn.k_norm",
    "post_attention_norm": "post_attention_layernorm",
    "ffn_norm": "pre_feedforward_layernorm",
    "post_ffw_norm": "post_feedforward_layernorm",
    "ffn_gate": "mlp.gate_proj",
    "ffn_up": "mlp.up_proj",
    "ffn_down": "mlp.down_proj",
}


def random_blocks(kind: str, count: int, seed: int) -> bytes:
    _, size = GGML_QUANT_SIZES[Kind[kind]]
    generator = np.random.default_rng(seed)
    blocks = [bytearray(generator.bytes(size)) for _ in range(count)]
    for block in blocks:
        for at in HALVES[kind]:
            struct.pack_into("<e", block, at, float(generator.normal()))
    return b"".join(blocks)


@pytest.mark.parametrize("kind", BLOCKS)
def test_random_blocks(kind: str) -> None:
    elements, size = GGML_QUANT_SIZES[Kind[kind]]
    assert size == BLOCKS[kind][0]
    data = random_blocks(kind, 60, seed=len(kind))
    expected = values_of(data, kind)
    assert len(expected) == 60 * elements and len(np.unique(expected)) > 500
    actual = _float32(np.frombuffer(data, np.uint8).reshape(-1, size), Kind[kind])
    np.testing.assert_array_equal(actual, expected)


@pytest.mark.parametrize("kind", GROUPED)
def test_numbers_and_scales_of_groups_say_the_same(kind: Kind, tmp_path: Path) -> None:
    """To the last bit, a scale of 0 and one below 0 among them."""
    _, size = GGML_QUANT_SIZES[kind]
    blocks = np.frombuffer(random_blocks(kind.name, 40, seed=int(kind)), np.uint8).reshape(-1, size).copy()
    at = HALVES[kind.name][0]
    blocks[3, at : at + 2] = 0
    blocks[4, at : at + 2] = np.frombuffer(struct.pack("<e", -0.5), np.uint8)
    file = GGUFFile.__new__(GGUFFile)
    file._data = blocks.tobytes()
    tensor = GGUFTensor("t", (10, blocks.size // size * GGML_QUANT_SIZES[kind][0] // 10), kind, 0, blocks.size)
    ((numbers, scales),) = file.grouped_chunks(tensor)
    assert numbers.dtype == np.int8 and len(scales) == numbers.size // GROUPED[kind]
    assert scales.shape[1:] == ((2,) if kind in HAVE_OFFSETS else ())
    wide = widened(
        torch.from_numpy(numbers.reshape(10, -1)), torch.from_numpy(scales.reshape(10, -1, *scales.shape[1:]))
    )
    np.testing.assert_array_equal(wide.numpy().reshape(-1), _float32(blocks, kind))


@pytest.mark.parametrize("kind", ["F32", "F16", "BF16"])
def test_plain_numbers(kind: str) -> None:
    numbers = np.random.default_rng(1).normal(size=64).astype("<f4")
    data = {"F32": numbers.tobytes(), "F16": numbers.astype("<f2").tobytes(), "BF16": numbers.tobytes()[:128]}[kind]
    if kind == "BF16":  # the upper halves of float32
        data = (numbers.view(np.uint32) >> 16).astype("<u2").tobytes()
    _, size = GGML_QUANT_SIZES[Kind[kind]]
    actual = _float32(np.frombuffer(data, np.uint8).reshape(-1, size), Kind[kind])
    np.testing.assert_array_equal(actual, values_of(data, kind))
    assert float(np.abs(actual - numbers).max()) < 0.02


class DemoFile:
    """The demo's GGUF file, read in place from the parts in which its packages hold it."""

    def __init__(self, header: Path) -> None:
        self.parts = demo._parts()
        self.sizes = [part.stat().st_size for part in self.parts]
        with header.open("wb") as file:  # of the whole only the length is needed, and the head
            file.write(self.parts[0].read_bytes())
            file.truncate(sum(self.sizes))
        self.tensors = GGUFFile(header).tensors

    def read(self, start: int, num_bytes: int) -> bytes:
        found, first = b"", 0
        for part, size in zip(self.parts, self.sizes, strict=True):
            begin = max(0, start + len(found) - first)
            if begin < size and len(found) < num_bytes:
                with part.open("rb") as file:
                    file.seek(begin)
                    found += file.read(num_bytes - len(found))
            first += size
        assert len(found) == num_bytes
        return found

    def rows(self, tensor: GGUFTensor, first: int, count: int) -> np.ndarray:
        """[count, columns] by the format's definition."""
        columns = tensor.shape[-1]
        elements, size = GGML_QUANT_SIZES[tensor.type]
        row_bytes = columns // elements * size
        data = self.read(tensor.start + first * row_bytes, count * row_bytes)
        return values_of(data, tensor.type.name).reshape(count, columns)


def name_of(name: str) -> str:
    if name in NAMES:
        return NAMES[name]
    _, layer, inner, last = name.split(".")
    return f"model.layers.{layer}.{IN_LAYER[inner]}.{last}"


def test_the_demos_weights_are_what_its_file_says(tmp_path: Path) -> None:
    """Two rows of every tensor: of each quantisation that occurs, in each place where a weight can lie."""
    try:
        directory = prepare_model(demo.NAME, progress=False, dtype="float32").directory
    except ModelError as error:
        pytest.skip(str(error))
    file = DemoFile(tmp_path / "head.gguf")
    assert {tensor.type.name for tensor in file.tensors.values()} == {"F32", *BLOCKS}
    generator = np.random.default_rng(3)
    with safe_open(directory / "model.safetensors", "numpy") as weights:
        assert sorted(weights.keys()) == sorted(map(name_of, file.tensors))
        for tensor in file.tensors.values():
            ours = weights.get_slice(name_of(tensor.name))
            assert tuple(ours.get_shape()) == tensor.shape
            if len(tensor.shape) == 1:
                (expected,) = file.rows(tensor, 0, 1)
                np.testing.assert_array_equal(ours[:], expected - np.float32(1), err_msg=tensor.name)  # held as 1 + w
                continue
            for row in (int(generator.integers(tensor.shape[0])), tensor.shape[0] - 1):
                expected = file.rows(tensor, row, 1)
                np.testing.assert_array_equal(ours[row : row + 1], expected, err_msg=f"{tensor.name}, row {row}")
    assert json.loads((directory / "config.json").read_text())["model_type"] == "gemma3_text"
