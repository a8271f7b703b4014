"""Model directories in Hugging Face's format: the check that one is complete, and copies of another element type."""

import json
import math
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from kvtide.artifacts.cache import file_key, short_digest
from kvtide.artifacts.progress import Progress
from kvtide.artifacts.tensor_file import ELEMENT_BYTES, TensorEntry, TensorWriter, map_bytes, read_entries
from kvtide.base.errors import ModelError
from kvtide.base.flags import shown_size
from kvtide.base.json_object import read_json_object

INDEX = "model.safetensors.index.json"
STORED_TYPES = {"float32": "F32", "bfloat16": "BF16", "float16": "F16"}
_SMALL_FILES = ("*.json", "*.jinja", "*.model", "*.txt")
_CHUNK_ELEMENTS = 1 << 22


def check_directory(directory: Path) -> None:
    """Raise ModelError unless everything that loading needs is there and whole."""
    for name in ("config.json", "tokenizer.json"):
        if not (directory / name).is_file():
            raise ModelError(f"{directory} is not a model directory that kvtide can load: {name} is missing")
    for path in weight_files(directory):
        read_entries(path)


def weight_files(directory: Path) -> list[Path]:
    """The safetensors files of a model, sorted; those that the index names where there is one."""
    index = directory / INDEX
    if index.is_file():
        try:
            names = sorted(set(read_json_object(index)["weight_map"].values()))
        except (KeyError, TypeError, AttributeError):
            raise ModelError(f"{index} cannot be read") from None
        if any(not isinstance(name, str) or "/" in name or name.startswith(".") for name in names):
            raise ModelError(f"{index} names files outside its directory")
        paths = [directory / name for name in names]
    else:
        paths = sorted(directory.glob("*.safetensors"))
    if not paths:
        raise ModelError(f"{directory} holds no weights (*.safetensors)")
    for path in paths:
        if not path.is_file():
            raise ModelError(f"{directory} is incomplete: {path.name} is missing")
    return paths


def stored_types(directory: Path) -> set[str]:
    """The element types of the weights by safetensors' names ("F32", "BF16", ...)."""
    return {entry.dtype for path in weight_files(directory) for entry in read_entries(path).values()}


def weight_bytes(directory: Path) -> int:
    """What the files of the weights hold in all. Raises ModelError or OSError where one is missing."""
    return sum(path.stat().st_size for path in weight_files(directory))


def describe_weights(directory: Path) -> str:
    """For people, as in `354.11MiB, float32, matrices in 8 bits`."""
    stored = stored_types(directory)
    names = [name for name, short in STORED_TYPES.items() if short in stored]
    names += ["matrices in 8 bits"] if "I8" in stored else []
    return ", ".join([shown_size(weight_bytes(directory)), *names])


def conversion_key(directory: Path) -> str:
    """Short digest of everything that `write_converted` reads; the small files are copied, so they count too."""
    return short_digest("|".join(file_key(path) for path in [*_small_files(directory), *weight_files(directory)]))


def _small_files(directory: Path) -> list[Path]:
    return sorted(path for pattern in _SMALL_FILES for path in directory.glob(pattern))


def write_converted(source: Path, directory: Path, dtype: str, progress: Progress) -> None:
    """Copy the model in `source` with all weights as `dtype` ("float32" or "bfloat16"). Raises ModelError."""
    for path in _small_files(source):
        shutil.copyfile(path, directory / path.name)
    config = read_json_object(source / "config.json")
    config = {key: value for key, value in config.items() if key not in ("dtype", "torch_dtype")}
    (directory / "config.json").write_text(json.dumps(config | {"torch_dtype": dtype}, indent=2))
    stored = STORED_TYPES[dtype]
    paths = weight_files(source)
    total = sum(math.prod(entry.shape) for path in paths for entry in read_entries(path).values())
    with progress.stage(f"converting the weights to {dtype}", total * ELEMENT_BYTES[stored], "B") as advance:
        for path in paths:
            entries = read_entries(path)
            for name, entry in entries.items():
                if entry.dtype not in STORED_TYPES.values():
                    known = ", ".join(STORED_TYPES.values())
                    raise ModelError(f"{path}: tensor {name} is {entry.dtype}; supported: {known}")
            data = map_bytes(path)

            def converted(
                entries: dict[str, TensorEntry] = entries, data: npt.NDArray[np.uint8] = data
            ) -> Iterator[tuple[str, npt.NDArray[Any]]]:
                for name, entry in entries.items():
                    for piece in _pieces(data, entry, stored):
                        yield name, piece
                        advance(piece.nbytes)

            writer = TensorWriter({name: (stored, entry.shape) for name, entry in entries.items()})
            writer.write(directory / path.name, converted())


def _pieces(data: npt.NDArray[np.uint8], entry: TensorEntry, stored: str) -> Iterator[npt.NDArray[Any]]:
    step = _CHUNK_ELEMENTS * ELEMENT_BYTES[entry.dtype]
    for start in range(entry.start, entry.end, step):
        raw = data[start : min(start + step, entry.end)]
        if entry.dtype == stored:
            yield raw
        else:
            values = _to_float32(raw, entry.dtype)
            yield values if stored == "F32" else _to_bfloat16(values)


def _to_float32(raw: npt.NDArray[np.uint8], dtype: str) -> npt.NDArray[np.float32]:
    """[k] float32 of bytes that need not be aligned."""
    if dtype == "BF16":
        return (raw.view("<u2").astype(np.uint32) << 16).view(np.float32)
    return raw.view("<f4" if dtype == "F32" else "<f2").astype(np.float32)


def _to_bfloat16(values: npt.NDArray[np.float32]) -> npt.NDArray[np.uint16]:
    """Round to nearest even; NaN stays NaN."""
    bits = values.view(np.uint32)
    rounded = ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype(np.uint16)
    return np.where(np.isnan(values), np.uint16(0x7FC0), rounded)
