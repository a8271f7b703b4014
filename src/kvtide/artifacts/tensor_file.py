"""Safetensors files, written tensor by tensor so that a model never has to fit into memory, and their headers.

Format: 8 bytes little-endian length, a JSON header {name: {dtype, shape, data_offsets}}, then the data. The data
starts at a multiple of 64 bytes (the header is padded with spaces), and every tensor at a multiple of 64 after it,
so that a memory map of the file can be used in place by vector code.
"""

import json
import math
import mmap
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from kvtide.base.errors import ModelError
from kvtide.base.json_object import parse_json_object

ELEMENT_BYTES = {"F32": 4, "F16": 2, "BF16": 2, "I8": 1}
_ALIGNMENT = 64
_MAX_HEADER_BYTES = 100 << 20


class TensorEntry(NamedTuple):
    """One tensor of a file: element type by safetensors' name, shape, absolute byte range."""

    dtype: str
    shape: tuple[int, ...]
    start: int
    end: int


class TensorWriter:
    """Lays out one file of tensors of known types and shapes, then writes them in that order."""

    def __init__(self, tensors: Mapping[str, tuple[str, tuple[int, ...]]]) -> None:
        header: dict[str, Any] = {"__metadata__": {"format": "pt"}}
        position = 0
        # safetensors forbids gaps, so alignment comes from the order: largest first, whose sizes are multiples of 64.
        self.order = sorted(tensors, key=lambda name: (_size(*tensors[name]) % _ALIGNMENT != 0, name))
        for name in self.order:
            dtype, shape = tensors[name]
            size = _size(dtype, shape)
            header[name] = {"dtype": dtype, "shape": list(shape), "data_offsets": [position, position + size]}
            position += size
        text = json.dumps(header).encode()
        text += b" " * (-(8 + len(text)) % _ALIGNMENT)
        self._head = len(text).to_bytes(8, "little") + text
        self._sizes = {name: _size(*tensors[name]) for name in tensors}
        self.num_bytes = len(self._head) + position

    def write(self, path: Path, pieces: Iterable[tuple[str, npt.NDArray[Any]]]) -> None:
        """Write the tensors, in any order, each as one or more pieces of consecutive elements in the type promised."""
        offsets, position = {}, len(self._head)
        for name in self.order:
            offsets[name] = position
            position += self._sizes[name]
        missing = dict(self._sizes)
        with path.open("wb") as file:
            file.write(self._head)
            for name, piece in pieces:
                missing[name] -= piece.nbytes
                file.seek(offsets[name])
                file.write(np.ascontiguousarray(piece).reshape(-1).view(np.uint8).data)
                offsets[name] += piece.nbytes
        wrong = {name: size for name, size in missing.items() if size}
        assert not wrong, f"bytes not written: {wrong}"


def read_entries(path: Path) -> dict[str, TensorEntry]:
    """The header of a safetensors file, checked against the file's size. Raises ModelError."""
    try:
        num_bytes = path.stat().st_size
        with path.open("rb") as file:
            length = int.from_bytes(file.read(8), "little")
            if num_bytes < 8 or length > min(num_bytes - 8, _MAX_HEADER_BYTES):
                raise ModelError(f"{path} is truncated or not a safetensors file")
            raw = file.read(length)
    except OSError as error:
        raise ModelError(f"cannot read {path}: {error.strerror}") from None
    header = parse_json_object(raw, f"the header of {path}")
    try:
        entries = {
            name: TensorEntry(
                entry["dtype"], tuple(entry["shape"]), *(8 + length + offset for offset in entry["data_offsets"])
            )
            for name, entry in header.items()
            if name != "__metadata__"
        }
    except (AttributeError, KeyError, TypeError):
        raise ModelError(f"{path} has no valid safetensors header") from None
    for name, entry in entries.items():
        if not 0 <= entry.start <= entry.end <= num_bytes:
            raise ModelError(f"{path} is truncated: tensor {name} ends at byte {entry.end} of {num_bytes}")
    return entries


def map_bytes(path: Path) -> npt.NDArray[np.uint8]:
    """The file as a read-only memory map, [bytes] uint8."""
    with path.open("rb") as file:
        return np.frombuffer(mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ), dtype=np.uint8)


def _size(dtype: str, shape: tuple[int, ...]) -> int:
    return math.prod(shape) * ELEMENT_BYTES[dtype]
