"""Paged attention beside torch: decode over a long context, prefill of one prompt.

python -m benchmarks.attention [--threads 2] [--context 32000] [--output FILE.json]

Decode: bytes of K and V over time, as a share of the bandwidth measured in the same run (target: 60%). Prefill: time
beside torch's scaled_dot_product_attention on contiguous tensors (target: no slower). Both also beside gathering the
blocks into contiguous tensors first. Times are medians. KVTIDE_INSTRUCTION_SET=avx2 measures the AVX2 kernels.
"""

import argparse
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from benchmarks import harness
from kvtide import _core

BLOCK_SIZE = 16
NUM_LAYERS = 4  # of the arena, so that a layer's blocks lie apart as they do in a model
MODELS = {"4/1/256 (gemma-3-270m)": (4, 1, 256), "32/8/128": (32, 8, 128), "16/16/64": (16, 16, 64)}


@dataclass
class Case:
    """One sequence in a shuffled, block-aggregated arena; `queries` new tokens at the end of `context`."""

    queries: int
    context: int
    heads: int
    kv_heads: int
    head_dim: int
    window: int = 0
    dtype: torch.dtype = torch.float32

    def __post_init__(self) -> None:
        blocks = -(-self.context // BLOCK_SIZE)
        arena = torch.randn(blocks, NUM_LAYERS, 2, self.kv_heads, BLOCK_SIZE, self.head_dim).to(self.dtype)
        self.key_cache, self.value_cache = arena[:, 1, 0], arena[:, 1, 1]
        self.table = torch.randperm(blocks)
        self.query = torch.randn(self.queries, self.heads, self.head_dim)
        self.out = torch.empty_like(self.query)
        self.arguments = {
            "block_tables": self.table.int().numpy(),
            "block_indptr": np.array([0, blocks], np.int32),
            "query_indptr": np.array([0, self.queries], np.int32),
            "context_lens": np.array([self.context], np.int32),
            "query_positions": np.arange(self.context - self.queries, self.context, dtype=np.int32),
            "key_positions": None,
            "scale": self.head_dim**-0.5,
            "window": self.window,
        }
        mask = torch.ones(self.queries, self.context, dtype=torch.bool).tril(self.context - self.queries)
        if self.window:
            mask &= mask.triu(self.context - self.queries - self.window + 1)
        self.mask = mask if self.window or 1 < self.queries < self.context else None
        self.keys, self.values = self.gather()

    @property
    def kv_bytes(self) -> int:
        seen = min(self.context, self.window + self.queries) if self.window else self.context
        return 2 * seen * self.kv_heads * self.head_dim * self.key_cache.element_size()

    @property
    def flops(self) -> int:
        last = self.context - self.queries + np.arange(1, self.queries + 1)
        return int(np.minimum(last, self.window or last).sum()) * 4 * self.heads * self.head_dim

    def ours(self, threads: int) -> None:
        _core.paged_attention(
            self.out, None, self.query, self.key_cache, self.value_cache, **self.arguments, num_threads=threads
        )

    def gather(self) -> tuple[torch.Tensor, torch.Tensor]:
        """[1, kv_heads, context, head_dim] float32, contiguous."""
        parts = []
        for cache in (self.key_cache, self.value_cache):
            rows = cache[self.table].transpose(0, 1).reshape(1, self.kv_heads, -1, self.head_dim)
            parts.append(rows[:, :, : self.context].float().contiguous())
        return parts[0], parts[1]

    def torch_contiguous(self) -> torch.Tensor:
        return torch.nn.functional.scaled_dot_product_attention(
            self.query.transpose(0, 1)[None],
            self.keys,
            self.values,
            attn_mask=self.mask,
            is_causal=self.mask is None and self.queries > 1,
            enable_gqa=self.heads != self.kv_heads,
        )

    def torch_gathered(self) -> torch.Tensor:
        self.keys, self.values = self.gather()
        return self.torch_contiguous()


def _medians_s(calls: list[Callable[[], Any]], repeats: int) -> list[float]:
    """Median seconds of each call; the calls take turns, so that they meet the same machine.

    Each is timed right after an untimed one of itself: threads of another's pool may be awake for a while.
    """
    times: list[list[float]] = [[] for _ in calls]
    for turn in range(repeats + 1):
        for call, mine in zip(calls, times, strict=True):
            call()
            begin = time.perf_counter()
            call()
            if turn:
                mine.append(time.perf_counter() - begin)
    return [statistics.median(mine) for mine in times]


def measure(case: Case, threads: int, repeats: int) -> dict[str, Any]:
    case.ours(threads)
    torch.testing.assert_close(case.out, case.torch_contiguous()[0].transpose(0, 1), rtol=1e-3, atol=1e-3)
    ours, plain, gathered = _medians_s(
        [lambda: case.ours(threads), case.torch_contiguous, case.torch_gathered], repeats
    )
    return {
        "ours_s": ours,
        "torch_contiguous_s": plain,
        "torch_gathered_s": gathered,
        "kv_bytes": case.kv_bytes,
        "flops": case.flops,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--context", type=int, default=32000)
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--output")
    args = parser.parse_args()
    torch.manual_seed(0)
    limits = harness.machine(args.threads)
    print(limits)
    torch.set_num_threads(args.threads)
    results: list[dict[str, Any]] = []
    decode, prefill = [], []
    for name, shape in MODELS.items():
        for dtype in (torch.float32, torch.bfloat16):
            kind = str(dtype).removeprefix("torch.")
            found = measure(Case(1, args.context, *shape, dtype=dtype), args.threads, args.repeats)
            results.append({"case": "decode", "model": name, "dtype": kind, **found})
            read = found["kv_bytes"] / found["ours_s"] / 1e9
            times = [f"{found[key] * 1e3:.2f}" for key in ("ours_s", "torch_contiguous_s", "torch_gathered_s")]
            decode.append((name, kind, *times, f"{read:.1f}", f"{read / limits['read_gb_s']:.0%}"))
        for queries, context, window in ((512, 512, 0), (2048, 2048, 0), (512, 4096, 0), (2048, 2048, 512)):
            found = measure(Case(queries, context, *shape, window=window), args.threads, args.repeats)
            results.append({"case": "prefill", "model": name, "queries": queries, "context": context, **found})
            times = [f"{found[key] * 1e3:.1f}" for key in ("ours_s", "torch_contiguous_s", "torch_gathered_s")]
            speed = found["flops"] / found["ours_s"] / 1e9
            ratio = found["torch_contiguous_s"] / found["ours_s"]
            prefill.append((name, queries, context, window or "-", *times, f"{speed:.0f}", f"{ratio:.2f}"))
    header = ("heads/kv/dim", "KV", "ours ms", "torch ms", "gather+torch ms", "GB/s", "of bandwidth")
    harness.print_table(f"Decode, one token over {args.context}", header, decode)
    columns = ("heads/kv/dim", "queries", "context", "window", "ours ms", "torch ms", "gather+torch ms", "GFLOP/s")
    harness.print_table("Prefill, float32", (*columns, "torch/ours"), prefill)
    harness.write_json(args.output, {"machine": limits, "results": results})


if __name__ == "__main__":
    main()
