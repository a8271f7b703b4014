"""Paged attention beside torch: decode over a long context, prefill of one prompt.

    python -m benchmarks.attention [--threads 2] [--context 32000] [--rounds 9] [--output FILE.json]

Decode: one call for each of four layers in a row, as a step makes them, so that no call finds its keys in the
processor's cache; bytes of K and V over time, as a share of the bandwidth that plain reading gets (target: 60%).
Prefill: time beside torch's scaled_dot_product_attention on contiguous tensors (target: no slower). Both also beside
gathering the blocks into contiguous tensors first.

In every round each contender runs for a while before it is timed: torch's threads stay awake for some milliseconds
after its own calls, and would take that time from ours. Times are medians over the rounds; so are the shares and
ratios, whose two sides come from the same round, because a virtual machine's memory gets faster and slower with its
neighbours. KVTIDE_INSTRUCTION_SET=avx2 measures the AVX2 kernels.
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
SETTLE_S = 0.03  # longer than another pool's threads stay awake
MODELS = {"4/1/256 (gemma-3-270m)": (4, 1, 256), "32/8/128": (32, 8, 128), "16/16/64": (16, 16, 64)}


@dataclass
class Case:
    """One sequence in a shuffled, block-aggregated arena; `queries` new tokens at the end of `context`.

    A call of `ours` and of its contenders is the attention of `layers` layers, one after the other.
    """

    queries: int
    context: int
    heads: int
    kv_heads: int
    head_dim: int
    window: int = 0
    dtype: torch.dtype = torch.float32
    layers: int = 1

    def __post_init__(self) -> None:
        blocks = -(-self.context // BLOCK_SIZE)
        arena = torch.randn(blocks, NUM_LAYERS, 2, self.kv_heads, BLOCK_SIZE, self.head_dim).to(self.dtype)
        self.caches = [(arena[:, layer, 0], arena[:, layer, 1]) for layer in range(self.layers)]
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
        self.contiguous = [self.gather(layer) for layer in range(self.layers)]

    @property
    def kv_bytes(self) -> int:
        """That one layer reads."""
        seen = min(self.context, self.window + self.queries) if self.window else self.context
        return 2 * seen * self.kv_heads * self.head_dim * self.dtype.itemsize

    @property
    def flops(self) -> int:
        """Of one layer."""
        last = self.context - self.queries + np.arange(1, self.queries + 1)
        return int(np.minimum(last, self.window or last).sum()) * 4 * self.heads * self.head_dim

    def ours(self, threads: int) -> None:
        for keys, values in self.caches:
            _core.paged_attention(self.out, None, self.query, keys, values, **self.arguments, num_threads=threads)

    def gather(self, layer: int) -> tuple[torch.Tensor, torch.Tensor]:
        """[1, kv_heads, context, head_dim] float32, contiguous."""
        parts = []
        for cache in self.caches[layer]:
            rows = cache[self.table].transpose(0, 1).reshape(1, self.kv_heads, -1, self.head_dim)
            parts.append(rows[:, :, : self.context].float().contiguous())
        return parts[0], parts[1]

    def _torch(self, keys: torch.Tensor, values: torch.Tensor) -> torch.Tensor:
        return torch.nn.functional.scaled_dot_product_attention(
            self.query.transpose(0, 1)[None],
            keys,
            values,
            attn_mask=self.mask,
            is_causal=self.mask is None and self.queries > 1,
            enable_gqa=self.heads != self.kv_heads,
        )

    def torch_contiguous(self) -> list[torch.Tensor]:
        return [self._torch(keys, values) for keys, values in self.contiguous]

    def torch_gathered(self) -> list[torch.Tensor]:
        return [self._torch(*self.gather(layer)) for layer in range(self.layers)]


def _settled_s(call: Callable[[], Any]) -> float:
    """Seconds of one call that follows SETTLE_S of the same."""
    settled = time.perf_counter() + SETTLE_S
    while True:
        begin = time.perf_counter()
        call()
        end = time.perf_counter()
        if begin >= settled:
            return end - begin


def measure(case: Case, threads: int, rounds: int, memory: torch.Tensor) -> dict[str, Any]:
    """Medians over the rounds, of one layer: seconds, our share of the bandwidth at which `memory` is summed, and
    torch's time (contiguous) to ours."""
    case.ours(threads)
    torch.testing.assert_close(case.out, case.torch_contiguous()[-1][0].transpose(0, 1), rtol=1e-3, atol=1e-3)
    calls = {
        "read": memory.sum,
        "ours": lambda: case.ours(threads),
        "torch_contiguous": case.torch_contiguous,
        "torch_gathered": case.torch_gathered,
    }
    times = [{name: _settled_s(call) for name, call in calls.items()} for _ in range(rounds)]
    step_bytes = case.kv_bytes * case.layers
    found: dict[str, Any] = {
        f"{name}_s": statistics.median(one[name] for one in times) / case.layers for name in calls if name != "read"
    }
    found["read_gb_s"] = statistics.median(memory.nbytes / one["read"] for one in times) / 1e9
    found["of_bandwidth"] = statistics.median(step_bytes / one["ours"] * one["read"] / memory.nbytes for one in times)
    found["torch_to_ours"] = statistics.median(one["torch_contiguous"] / one["ours"] for one in times)
    return found | {"kv_bytes": case.kv_bytes, "flops": case.flops}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--context", type=int, default=32000)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--output")
    args = parser.parse_args()
    torch.manual_seed(0)
    limits = harness.machine(args.threads)
    print(limits)
    torch.set_num_threads(args.threads)
    memory = torch.ones(2**28, dtype=torch.float32)
    results: list[dict[str, Any]] = []
    decode, prefill = [], []
    for name, shape in MODELS.items():
        for dtype in (torch.float32, torch.bfloat16):
            kind = str(dtype).removeprefix("torch.")
            found = measure(
                Case(1, args.context, *shape, dtype=dtype, layers=NUM_LAYERS), args.threads, args.rounds, memory
            )
            results.append({"case": "decode", "model": name, "dtype": kind, **found})
            speed = found["kv_bytes"] / found["ours_s"] / 1e9
            times = [f"{found[key] * 1e3:.2f}" for key in ("ours_s", "torch_contiguous_s", "torch_gathered_s")]
            decode.append((name, kind, *times, f"{speed:.1f}", f"{found['of_bandwidth']:.0%}"))
        for queries, context, window in ((512, 512, 0), (2048, 2048, 0), (512, 4096, 0), (2048, 2048, 512)):
            found = measure(Case(queries, context, *shape, window=window), args.threads, args.rounds, memory)
            results.append({"case": "prefill", "model": name, "queries": queries, "context": context, **found})
            times = [f"{found[key] * 1e3:.1f}" for key in ("ours_s", "torch_contiguous_s", "torch_gathered_s")]
            speed = found["flops"] / found["ours_s"] / 1e9
            prefill.append(
                (name, queries, context, window or "-", *times, f"{speed:.0f}", f"{found['torch_to_ours']:.2f}")
            )
    header = ("heads/kv/dim", "KV", "ours ms", "torch ms", "gather+torch ms", "GB/s", "of bandwidth")
    harness.print_table(f"Decode, one token over {args.context}, a layer", header, decode)
    columns = ("heads/kv/dim", "queries", "context", "window", "ours ms", "torch ms", "gather+torch ms", "GFLOP/s")
    harness.print_table("Prefill, float32", (*columns, "torch/ours"), prefill)
    harness.write_json(args.output, {"machine": limits, "results": results})


if __name__ == "__main__":
    main()
