"""Attention over paged KV behind one interface: `prepare` once a step, then one call a layer.

A backend stores the new keys and values where the batch says, and attends to all KV of each sequence. Backends differ
in who does the arithmetic:

    native  kvtide._core on CPUs: reads the blocks in place
    torch   gathers each sequence's blocks, then torch's scaled-dot-product attention; any device; the reference
"""

from abc import ABC, abstractmethod
from typing import Protocol

import numpy as np
import numpy.typing as npt
import torch
import torch.nn.functional as F

from kvtide import _core
from kvtide.base.errors import ConfigError
from kvtide.engine.batch import StepBatch
from kvtide.engine.tiers import DeviceArena


class LayerParameters(Protocol):
    """What attention must know of a layer (models.LayerAttention)."""

    @property
    def window(self) -> int: ...
    @property
    def scale(self) -> float: ...
    @property
    def softcap(self) -> float: ...


class AttentionBackend(ABC):
    """Attention of one step's batch over the arena.

    Calls: (layer, query [T, Hq, D], key [T, Hkv, D], value [T, Hkv, D]) -> [T, Hq, D], of the query's dtype, valid
    until the next call. A query at position p sees keys at positions k <= p, and k > p - window where the layer has
    one.
    """

    def __init__(self, arena: DeviceArena, layers: tuple[LayerParameters, ...]) -> None:
        assert len(layers) == arena.layout.num_layers
        self.arena = arena
        self.layers = layers

    @abstractmethod
    def prepare(self, batch: StepBatch) -> None:
        """Take over a step's batch; the following calls are about it."""

    @abstractmethod
    def __call__(self, layer: int, query: torch.Tensor, key: torch.Tensor, value: torch.Tensor) -> torch.Tensor: ...


class NativeAttention(AttentionBackend):
    """The native kernels, on float32 activations."""

    def __init__(self, arena: DeviceArena, layers: tuple[LayerParameters, ...], num_threads: int) -> None:
        super().__init__(arena, layers)
        self.num_threads = num_threads
        self._batch: StepBatch | None = None
        self._out: torch.Tensor | None = None

    def prepare(self, batch: StepBatch) -> None:
        self._batch = batch
        self._out = None

    def __call__(self, layer: int, query: torch.Tensor, key: torch.Tensor, value: torch.Tensor) -> torch.Tensor:
        batch, parameters = self._batch, self.layers[layer]
        assert batch is not None, "prepare comes first"
        key_cache, value_cache = self.arena.key_cache(layer), self.arena.value_cache(layer)
        _core.write_kv(key_cache, value_cache, key, value, batch.slots)
        if self._out is None:
            self._out = torch.empty(query.shape, dtype=torch.float32)
        out = self._out
        _core.paged_attention(
            out,
            None,
            query,
            key_cache,
            value_cache,
            batch.block_tables,
            batch.block_indptr,
            batch.query_indptr,
            batch.context_lens,
            batch.positions,
            None,
            parameters.scale,
            parameters.window,
            parameters.softcap,
            self.num_threads,
        )
        return out


class TorchAttention(AttentionBackend):
    """Gather, then attend, sequence by sequence; for tests and for devices without a library."""

    def prepare(self, batch: StepBatch) -> None:
        device = self.arena.data.device
        self._spans: list[tuple[slice, torch.Tensor, int, torch.Tensor]] = []
        for s in range(batch.num_sequences):
            rows = slice(int(batch.query_indptr[s]), int(batch.query_indptr[s + 1]))
            blocks = batch.block_tables[batch.block_indptr[s] : batch.block_indptr[s + 1]]
            self._spans.append(
                (rows, _on(device, blocks), int(batch.context_lens[s]), _on(device, batch.positions[rows]))
            )
        slots = _on(device, batch.slots)
        self._blocks, self._offsets = slots // batch.block_size, slots % batch.block_size
        self._masks: dict[int, list[torch.Tensor]] = {}  # by window

    def __call__(self, layer: int, query: torch.Tensor, key: torch.Tensor, value: torch.Tensor) -> torch.Tensor:
        key_cache, value_cache = self.arena.key_cache(layer), self.arena.value_cache(layer)
        key_cache[self._blocks, :, self._offsets] = key.to(key_cache.dtype)
        value_cache[self._blocks, :, self._offsets] = value.to(value_cache.dtype)
        out = torch.empty_like(query)
        masks = self._masks_of(self.layers[layer].window)
        for (rows, blocks, context, _), mask in zip(self._spans, masks, strict=True):
            keys, values = _gather(key_cache, blocks, context), _gather(value_cache, blocks, context)
            out[rows] = self._attend(layer, query[rows], keys.to(query.dtype), values.to(query.dtype), mask)
        return out

    def _attend(
        self, layer: int, query: torch.Tensor, keys: torch.Tensor, values: torch.Tensor, mask: torch.Tensor
    ) -> torch.Tensor:
        """query [m, Hq, D], keys and values [Hkv, context, D], mask [m, context] -> [m, Hq, D]."""
        parameters = self.layers[layer]
        rows, heads, head_dim = query.shape
        kv_heads = keys.shape[0]
        group = heads // kv_heads
        grouped = query.view(rows, kv_heads, group, head_dim).permute(1, 2, 0, 3)  # [Hkv, group, m, D]
        keys, values = keys[:, None], values[:, None]
        if parameters.softcap > 0:
            scores = (grouped @ keys.transpose(-1, -2)).float() * parameters.scale
            scores = parameters.softcap * torch.tanh(scores / parameters.softcap)
            weights = scores.masked_fill(~mask, float("-inf")).softmax(-1)
            result = weights.to(values.dtype) @ values
        else:
            shape = (kv_heads, group, *keys.shape[2:])
            result = F.scaled_dot_product_attention(
                grouped, keys.expand(shape), values.expand(shape), attn_mask=mask, scale=parameters.scale
            )
        return result.permute(2, 0, 1, 3).reshape(rows, heads, head_dim)

    def _masks_of(self, window: int) -> list[torch.Tensor]:
        """[m, context] for each sequence: True where a query sees a key."""
        if window not in self._masks:
            masks = []
            for _, _, context, positions in self._spans:
                key_positions = torch.arange(context, device=positions.device)
                mask = key_positions <= positions[:, None]
                if window > 0:
                    mask &= key_positions > positions[:, None] - window
                masks.append(mask)
            self._masks[window] = masks
        return self._masks[window]


def create_attention(
    kind: str, arena: DeviceArena, layers: tuple[LayerParameters, ...], dtype: torch.dtype, num_threads: int
) -> AttentionBackend:
    """The backend of this name; "auto" is the native one where it works: float32 on CPUs."""
    is_native_possible = arena.memory is not None and dtype == torch.float32
    if kind == "native" and not is_native_possible:
        raise ConfigError("native attention needs --device cpu and --dtype float32")
    if kind == "torch" or not is_native_possible:
        return TorchAttention(arena, layers)
    return NativeAttention(arena, layers, num_threads)


def _gather(cache: torch.Tensor, blocks: torch.Tensor, context: int) -> torch.Tensor:
    """[num_blocks, Hkv, B, D] -> [Hkv, context, D], a copy."""
    return cache[blocks].transpose(0, 1).flatten(1, 2)[:, :context]


def _on(device: torch.device, array: npt.NDArray[np.int32] | npt.NDArray[np.int64]) -> torch.Tensor:
    return torch.from_numpy(array).to(device=device, dtype=torch.int64)
