"""Reading GGUF files: the metadata in one pass, tensors as views of a memory map.

The `gguf` library knows the element types and how to dequantise them; its reader, which keeps several arrays for
each of a vocabulary's strings, takes minutes for large vocabularies, so the header is parsed here.

Layout (version 2 and 3, little-endian): magic, version, counts, metadata key/value pairs, tensor descriptions, padding
to `general.alignment`, tensor data. Strings are a 64-bit length and UTF-8. Tensor shapes are stored fastest first.
"""

import math
import mmap
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from gguf import GGML_QUANT_SIZES, GGMLQuantizationType
from gguf.quants import Q4_K, dequantize

from kvtide.base.errors import ModelError

_MAGIC = b"GGUF"
_VERSIONS = (2, 3)
_STRING, _ARRAY = 8, 9
_SCALARS = {0: "B", 1: "b", 2: "H", 3: "h", 4: "I", 5: "i", 6: "f", 7: "?", 10: "Q", 11: "q", 12: "d"}
_MAX_RANK = 4
_CHUNK_ELEMENTS = 1 << 22
"""Dequantised at a time: bounds the temporary memory."""


GROUPED = {
    GGMLQuantizationType.Q8_0: 32,
    GGMLQuantizationType.Q5_0: 32,
    GGMLQuantizationType.Q4_0: 32,
    GGMLQuantizationType.Q4_K: 32,
    GGMLQuantizationType.Q6_K: 16,
}
"""Types whose values are a small whole number times a scale that so many elements share, plus perhaps an offset."""
HAVE_OFFSETS = {GGMLQuantizationType.Q4_K}


@dataclass(frozen=True)
class GGUFTensor:
    """One tensor: shape as in torch (slowest first), element type, absolute byte range in the file."""

    name: str
    shape: tuple[int, ...]
    type: GGMLQuantizationType
    start: int
    num_bytes: int


class GGUFFile:
    """An open GGUF file. Raises ModelError where the file is not a complete GGUF file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            with path.open("rb") as file:
                self._data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except ValueError:
            raise ModelError(f"{path} is empty") from None
        except OSError as error:
            raise ModelError(f"cannot read {path}: {error.strerror}") from None
        try:
            self.metadata, self.tensors = _Parser(self._data).parse()
        except ModelError as error:
            raise ModelError(f"{path} {error}") from None
        except (struct.error, UnicodeDecodeError, OverflowError, MemoryError):
            raise ModelError(f"{path} is truncated or damaged: its header cannot be read") from None

    def get(self, key: str, default: Any = None) -> Any:
        return self.metadata.get(key, default)

    def float32_chunks(self, tensor: GGUFTensor) -> Iterator[npt.NDArray[np.float32]]:
        """The tensor's values in order, dequantised, as pieces [k] float32 of bounded size."""
        for blocks in self._pieces(tensor):
            yield _float32(blocks, tensor.type)

    def grouped_chunks(self, tensor: GGUFTensor) -> Iterator[tuple[npt.NDArray[np.int8], npt.NDArray[np.float32]]]:
        """The same values as pieces of k numbers of 8 bits [k] and their scales [k / G], G = GROUPED[tensor.type], or
        [k / G, 2], scales and offsets.

        A number times its scale, plus its offset, is the float32 of `float32_chunks`, to the last bit.
        """
        for blocks in self._pieces(tensor):
            if tensor.type == GGMLQuantizationType.Q4_K:
                yield _numbers_of_q4_k(blocks), _scales_of_q4_k(blocks)
                continue
            scales = _scales(blocks, tensor.type)
            if tensor.type == GGMLQuantizationType.Q8_0:
                yield blocks[:, 2:].view(np.int8).reshape(-1), scales
                continue
            values = _float32(blocks, tensor.type).reshape(len(scales), -1)
            with np.errstate(divide="ignore", invalid="ignore"):
                numbers = np.rint(values / scales[:, None])
            yield np.where(np.isfinite(numbers), numbers, 0).astype(np.int8).reshape(-1), scales

    def _pieces(self, tensor: GGUFTensor) -> Iterator[npt.NDArray[np.uint8]]:
        """[blocks, bytes of a block] each."""
        block_elements, block_bytes = GGML_QUANT_SIZES[tensor.type]
        num_blocks = tensor.num_bytes // block_bytes
        raw = np.frombuffer(self._data, np.uint8, tensor.num_bytes, tensor.start).reshape(num_blocks, block_bytes)
        step = max(1, _CHUNK_ELEMENTS // block_elements)
        for first in range(0, num_blocks, step):
            yield raw[first : first + step]

    def float32(self, tensor: GGUFTensor) -> npt.NDArray[np.float32]:
        """The whole tensor, dequantised."""
        return np.concatenate(list(self.float32_chunks(tensor))).reshape(tensor.shape)


def _float32(blocks: npt.NDArray[np.uint8], kind: GGMLQuantizationType) -> npt.NDArray[np.float32]:
    """[k] float32 of [blocks, bytes of a block]."""
    if kind == GGMLQuantizationType.F32:
        return blocks.reshape(-1).view(np.float32)
    if kind == GGMLQuantizationType.F16:
        return blocks.reshape(-1).view(np.float16).astype(np.float32)
    return np.asarray(dequantize(blocks, kind), np.float32).reshape(-1)


def _scales(blocks: npt.NDArray[np.uint8], kind: GGMLQuantizationType) -> npt.NDArray[np.float32]:
    """[groups] of [blocks, bytes of a block], kind in GROUPED."""
    if kind == GGMLQuantizationType.Q6_K:
        whole = blocks[:, -2:].copy().view(np.float16).astype(np.float32)
        return (blocks[:, -18:-2].copy().view(np.int8).astype(np.float32) * whole).reshape(-1)
    return blocks[:, :2].copy().view(np.float16).astype(np.float32).reshape(-1)


def _numbers_of_q4_k(blocks: npt.NDArray[np.uint8]) -> npt.NDArray[np.int8]:
    pairs = blocks[:, 16:].reshape(len(blocks), 4, 1, 32)  # low halves are one group, high halves the next
    return np.concatenate([pairs & 15, pairs >> 4], axis=2).astype(np.int8).reshape(-1)


def _scales_of_q4_k(blocks: npt.NDArray[np.uint8]) -> npt.NDArray[np.float32]:
    """[groups, 2]"""
    whole = blocks[:, :4].copy().view(np.float16).astype(np.float32)
    scales, minima = Q4_K.get_scale_min(blocks[:, 4:16].copy())
    return np.stack([scales * whole[:, :1], -(minima * whole[:, 1:])], axis=-1).reshape(-1, 2).astype(np.float32)


class _Parser:
    """One pass over the header."""

    def __init__(self, data: mmap.mmap) -> None:
        self.data = data
        self.position = 0

    def parse(self) -> tuple[dict[str, Any], dict[str, GGUFTensor]]:
        if self.data[:4] != _MAGIC:
            raise ModelError("is not a GGUF file")
        self.position = 4
        version = self.scalar("I")
        if version not in _VERSIONS:
            raise ModelError(f"has GGUF version {version}, not one of {_VERSIONS}")
        num_tensors, num_pairs = self.scalar("Q"), self.scalar("Q")
        metadata = {}
        for _ in range(num_pairs):
            key = self.string()
            metadata[key] = self.value(self.scalar("I"))
        described = [self.tensor() for _ in range(num_tensors)]
        alignment = metadata.get("general.alignment", 32)
        if not isinstance(alignment, int) or alignment < 1:
            raise ModelError(f"has an impossible alignment: {alignment}")
        base = -(-self.position // alignment) * alignment
        tensors: dict[str, GGUFTensor] = {}
        for name, shape, kind, offset in described:
            if name in tensors:
                raise ModelError(f"has two tensors named {name}")
            tensors[name] = self.located(name, shape, kind, base + offset)
        return metadata, tensors

    def scalar(self, kind: str) -> Any:
        (value,) = struct.unpack_from("<" + kind, self.data, self.position)
        self.position += struct.calcsize("<" + kind)
        return value

    def string(self) -> str:
        return self.taken(self.scalar("Q")).decode()

    def taken(self, num_bytes: int) -> bytes:
        end = self.position + num_bytes
        if end > len(self.data):
            raise ModelError("is truncated or damaged: its header runs beyond the end of the file")
        piece = self.data[self.position : end]
        self.position = end
        return piece

    def value(self, kind: int) -> Any:
        if kind == _STRING:
            return self.string()
        if kind == _ARRAY:
            element, count = self.scalar("I"), self.scalar("Q")
            if element in _SCALARS:
                size = struct.calcsize(_SCALARS[element])
                return np.frombuffer(self.taken(size * count), f"<{_NUMPY[element]}")
            if element == _STRING:
                return self.strings(count)
            raise ModelError(f"has metadata of an unknown type ({element})")
        if kind not in _SCALARS:
            raise ModelError(f"has metadata of an unknown type ({kind})")
        return self.scalar(_SCALARS[kind])

    def strings(self, count: int) -> list[str]:
        """The hot loop: a vocabulary has hundreds of thousands of strings."""
        data, position, end = self.data, self.position, len(self.data)
        unpack = struct.Struct("<Q").unpack_from
        texts = []
        for _ in range(count):
            start = position + 8
            position = start + unpack(data, position)[0]
            if position > end:
                raise ModelError("is truncated or damaged: its header runs beyond the end of the file")
            texts.append(data[start:position].decode())
        self.position = position
        return texts

    def tensor(self) -> tuple[str, tuple[int, ...], int, int]:
        name, rank = self.string(), self.scalar("I")
        if rank > _MAX_RANK:
            raise ModelError(f"is damaged: tensor {name} has {rank} dimensions")
        shape = tuple(self.scalar("Q") for _ in range(rank))[::-1]
        return name, shape, self.scalar("I"), self.scalar("Q")

    def located(self, name: str, shape: tuple[int, ...], kind: int, start: int) -> GGUFTensor:
        try:
            quantization = GGMLQuantizationType(kind)
        except ValueError:
            raise ModelError(f"has tensor {name} in an unknown element type ({kind})") from None
        block_elements, block_bytes = GGML_QUANT_SIZES[quantization]
        if not shape or shape[-1] % block_elements:
            raise ModelError(f"is damaged: tensor {name} of shape {shape} is not made of whole blocks")
        num_bytes = math.prod(shape) // block_elements * block_bytes
        if start + num_bytes > len(self.data):
            raise ModelError(f"is truncated: tensor {name} ends at byte {start + num_bytes} of {len(self.data)}")
        return GGUFTensor(name, shape, quantization, start, num_bytes)


_NUMPY = {0: "u1", 1: "i1", 2: "u2", 3: "i2", 4: "u4", 5: "i4", 6: "f4", 7: "?", 10: "u8", 11: "i8", 12: "f8"}
