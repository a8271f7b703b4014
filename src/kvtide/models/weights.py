"""Tensors of a model directory, used where they lie in memory-mapped safetensors files.

The maps are private and never written to, so all processes of a host that load the same files share their pages.
"""

import hashlib
from collections.abc import Callable
from pathlib import Path

import torch
from safetensors import SafetensorError, safe_open
from torch import Tensor

from kvtide.base.errors import ModelError
from kvtide.base.json_object import read_json_object
from kvtide.models.linear import is_batch_invariant
from kvtide.models.matrix import GROUPS, Matrix, widened

_INDEX = "model.safetensors.index.json"
_IGNORED = ("rotary_emb.inv_freq",)
_SAMPLE_BYTES = 4096


class Weights:
    """Named tensors, each taken once, so that what a model left over can be told.

    dtype: of the matrices; a file of another type is converted in memory, which processes cannot share.
    compute_dtype: of the activations.
    """

    def __init__(
        self,
        tensors: dict[str, Tensor],
        dtype: torch.dtype,
        compute_dtype: torch.dtype,
        device: torch.device,
        cut: Callable[[str, Tensor], Tensor] | None = None,
    ) -> None:
        """`cut`: takes a rank's part out of a whole tensor, by its name (models.shards)."""
        self._tensors = dict(tensors)
        self._cut = cut
        self.dtype = dtype
        self.compute_dtype = compute_dtype
        self.device = device

    def take(self, name: str, *shape: int) -> Tensor:
        """The tensor `name`, which must have this shape. Raises ModelError."""
        tensor = self._tensors.pop(name, None)
        if tensor is None:
            raise ModelError(f"the weights lack {name}")
        if self._cut is not None:
            tensor = self._cut(name, tensor)
        if tuple(tensor.shape) != shape:
            raise ModelError(f"{name} has the shape {list(tensor.shape)}, config.json says {list(shape)}")
        return tensor.to(device=self.device, dtype=self.dtype)

    def take_matrix(self, name: str, rows: int, columns: int) -> Matrix:
        """The matrix `name` [rows, columns], kept in 8 bits where the files hold it so and this CPU computes with it.

        Raises ModelError.
        """
        values, scales = self._tensors.get(name), self._tensors.pop(name + "_scale", None)
        if values is None or values.dtype != torch.int8:
            return Matrix(self.take(name, rows, columns))
        if scales is None or scales.dtype != torch.float32 or tuple(scales.shape) not in _scale_shapes(values):
            raise ModelError(f"{name} is int8, without a scale for each {' or '.join(map(str, GROUPS))} of a row")
        is_cut_between = columns % (values.shape[1] // scales.shape[1]) != 0
        keeps = self.device.type == "cpu" and self.dtype == torch.float32 and is_batch_invariant()
        if not keeps or is_cut_between:
            self._tensors[name] = widened(values, scales)
            return Matrix(self.take(name, rows, columns))
        del self._tensors[name]
        if self._cut is not None:
            values, scales = self._cut(name, values), self._cut(name, scales)
        if tuple(values.shape) != (rows, columns):
            raise ModelError(f"{name} has the shape {list(values.shape)}, config.json says {[rows, columns]}")
        return Matrix(values, scales)

    def check_all_taken(self, *, has_tied_embeddings: bool) -> None:
        """A tensor that the model has no use for means that config.json and weights are of different models."""
        for name in self._tensors:
            is_spare_output = name == "lm_head.weight" and has_tied_embeddings
            if not is_spare_output and not name.endswith(_IGNORED):
                raise ModelError(f"the weights hold {name}, which this architecture does not have")


def _scale_shapes(values: Tensor) -> list[tuple[int, ...]]:
    rows, columns = values.shape
    counts = [columns // group for group in GROUPS if columns % group == 0]
    return [(rows, count, *offsets) for count in counts for offsets in ((), (2,))]


def map_tensors(directory: Path) -> dict[str, Tensor]:
    """All tensors of the directory's safetensors files, mapped, not read. Raises ModelError."""
    tensors: dict[str, Tensor] = {}
    for path in _files(directory):
        try:
            with safe_open(path, framework="pt", device="cpu") as file:
                for name in file.keys():  # noqa: SIM118 - not a dictionary
                    tensors[name] = file.get_tensor(name)
        except (SafetensorError, OSError) as error:
            raise ModelError(f"{path} cannot be read: {error}") from None
    return tensors


def fingerprint(config: str, tensors: dict[str, Tensor]) -> str:
    """Digest that differs between models: the configuration, and of each tensor name, type, shape and both ends.

    Both ends and not the whole, so that a start does not read all of the weights.
    """
    digest = hashlib.sha256(config.encode())
    for name in sorted(tensors):
        tensor = tensors[name]
        digest.update(f"{name}|{tensor.dtype}|{list(tensor.shape)}".encode())
        flat = tensor.reshape(-1)
        count = max(1, _SAMPLE_BYTES // tensor.element_size())
        for sample in (flat[:count], flat[-count:]):
            digest.update(sample.view(torch.uint8).numpy().tobytes())
    return digest.hexdigest()[:32]


def _files(directory: Path) -> list[Path]:
    index = directory / _INDEX
    if not index.is_file():
        paths = sorted(directory.glob("*.safetensors"))
        if not paths:
            raise ModelError(f"{directory} holds no weights (*.safetensors)")
        return paths
    try:
        names = set(read_json_object(index)["weight_map"].values())
        return [directory / Path(name).name for name in sorted(names)]
    except (KeyError, AttributeError, TypeError):
        raise ModelError(f"{index} cannot be read") from None
