"""Plain float64 reference of paged attention, and ragged batches to compare with it."""

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import torch

from kvtide import _core
from kvtide.kv.layout import KVLayout


def dense_attention(
    query: np.ndarray,
    keys: np.ndarray,
    values: np.ndarray,
    query_positions: np.ndarray,
    key_positions: np.ndarray,
    scale: float,
    window: int = 0,
    softcap: float = 0.0,
) -> tuple[np.ndarray, np.ndarray]:
    """query [T, Hq, D], keys and values [S, Hkv, D] -> out [T, Hq, D], lse [T, Hq]; float64."""
    group = query.shape[1] // keys.shape[1]
    keys = np.repeat(keys.astype(np.float64), group, axis=1)
    values = np.repeat(values.astype(np.float64), group, axis=1)
    scores = np.einsum("thd,shd->ths", query.astype(np.float64), keys) * scale
    if softcap > 0:
        scores = softcap * np.tanh(scores / softcap)
    distance = query_positions[:, None].astype(np.int64) - key_positions[None, :]
    visible = distance >= 0
    if window > 0:
        visible &= distance < window
    scores = np.where(visible[:, None, :], scores, -np.inf)
    out = np.zeros(query.shape)
    lse = np.full(query.shape[:2], -np.inf)
    seen = visible.any(axis=1)
    if seen.any():
        largest = scores[seen].max(axis=-1, keepdims=True)
        weights = np.exp(scores[seen] - largest)
        norm = weights.sum(axis=-1, keepdims=True)
        out[seen] = np.einsum("ths,shd->thd", weights / norm, values)
        lse[seen] = (largest + np.log(norm))[..., 0]
    return out, lse


@dataclass
class Batch:
    """A ragged batch over one layer of a cache whose unused slots hold NaN."""

    rng: np.random.Generator
    query_lens: list[int]
    context_lens: list[int]
    heads: int = 4
    kv_heads: int = 2
    head_dim: int = 32
    block_size: int = 16
    dtype: str = "float32"
    kind: str = "aggregated"
    window: int = 0
    softcap: float = 0.0
    query_positions: np.ndarray | None = None
    key_positions: np.ndarray | None = None
    keys: list[np.ndarray] = field(default_factory=list)
    values: list[np.ndarray] = field(default_factory=list)

    def __post_init__(self) -> None:
        counts = [-(-n // self.block_size) for n in self.context_lens]
        total = sum(counts) + 3
        layout = KVLayout(
            num_layers=2,
            num_kv_heads=self.kv_heads,
            head_dim=self.head_dim,
            block_size=self.block_size,
            dtype=self.dtype,  # type: ignore[arg-type]
            kind=self.kind,  # type: ignore[arg-type]
        )
        torch_dtype = torch.float32 if self.dtype == "float32" else torch.bfloat16
        arena = torch.full(layout.shape(total), torch.nan, dtype=torch_dtype)
        layer = arena[:, 1] if self.kind == "aggregated" else arena[1].transpose(0, 1)
        self.key_cache, self.value_cache = layer[:, 0], layer[:, 1]
        self.block_tables = self.rng.permutation(total)[: sum(counts)].astype(np.int32)
        self.block_indptr = np.cumsum([0, *counts]).astype(np.int32)
        self.query_indptr = np.cumsum([0, *self.query_lens]).astype(np.int32)
        self.contexts = np.array(self.context_lens, np.int32)
        tokens = int(self.query_indptr[-1])
        self.query = self.rng.standard_normal((tokens, self.heads, self.head_dim)).astype(np.float32)
        if self.query_positions is None:
            parts = [np.arange(c - q, c) for q, c in zip(self.query_lens, self.context_lens, strict=True)]
            self.query_positions = np.concatenate(parts).astype(np.int32) if parts else np.zeros(0, np.int32)
        self.scale = self.head_dim**-0.5
        for s, context in enumerate(self.context_lens):
            shape = (context, self.kv_heads, self.head_dim)
            keys = self.rng.standard_normal(shape).astype(np.float32)
            values = self.rng.standard_normal(shape).astype(np.float32)
            table = self.block_tables[self.block_indptr[s] : self.block_indptr[s + 1]].astype(np.int64)
            index = np.arange(context)
            slots = table[index // self.block_size] * self.block_size + index % self.block_size
            _core.write_kv(self.key_cache, self.value_cache, keys, values, slots)
            if self.dtype == "bfloat16":
                keys = torch.from_numpy(keys).bfloat16().float().numpy()
                values = torch.from_numpy(values).bfloat16().float().numpy()
            self.keys.append(keys)
            self.values.append(values)

    def arguments(self) -> dict[str, Any]:
        return {
            "query": self.query,
            "key_cache": self.key_cache,
            "value_cache": self.value_cache,
            "block_tables": self.block_tables,
            "block_indptr": self.block_indptr,
            "query_indptr": self.query_indptr,
            "context_lens": self.contexts,
            "query_positions": self.query_positions,
            "key_positions": self.key_positions,
            "scale": self.scale,
            "window": self.window,
            "softcap": self.softcap,
        }

    def run(self, num_threads: int = 1, **changes: Any) -> tuple[np.ndarray, np.ndarray]:
        out = np.full(self.query.shape, np.nan, np.float32)
        lse = np.full(self.query.shape[:2], np.nan, np.float32)
        _core.paged_attention(out, lse, **{**self.arguments(), **changes}, num_threads=num_threads)
        return out, lse

    def run_rows(self, s: int, low: int, high: int, context: int) -> tuple[np.ndarray, np.ndarray]:
        """Rows [low, high) of sequence `s` in a call of their own, with the first `context` of its keys."""
        assert self.query_positions is not None
        out = np.empty_like(self.query[low:high])
        lse = np.empty(out.shape[:2], np.float32)
        alone = {
            "query": self.query[low:high],
            "block_indptr": self.block_indptr[s : s + 2],
            "query_indptr": np.array([0, high - low], np.int32),
            "context_lens": np.array([context], np.int32),
            "query_positions": self.query_positions[low:high],
        }
        _core.paged_attention(out, lse, **{**self.arguments(), **alone})
        return out, lse

    def expected(self) -> tuple[np.ndarray, np.ndarray]:
        out, lse = np.zeros(self.query.shape), np.zeros(self.query.shape[:2])
        offset = 0
        for s, context in enumerate(self.context_lens):
            rows = slice(self.query_indptr[s], self.query_indptr[s + 1])
            positions = np.arange(context)
            if self.key_positions is not None:
                positions = self.key_positions[offset : offset + context]
            offset += context
            assert self.query_positions is not None
            out[rows], lse[rows] = dense_attention(
                self.query[rows],
                self.keys[s],
                self.values[s],
                self.query_positions[rows],
                positions,
                self.scale,
                self.window,
                self.softcap,
            )
        return out, lse

    def check(self, num_threads: int = 1) -> None:
        out, lse = self.run(num_threads)
        expected_out, expected_lse = self.expected()
        np.testing.assert_allclose(out, expected_out, rtol=2e-5, atol=2e-5)
        np.testing.assert_allclose(lse, expected_lse, rtol=2e-5, atol=2e-5)
