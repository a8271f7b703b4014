"""The native linear kernel beside torch and the machine's limits, for each shape and batch.

python -m benchmarks.linear [--threads 2] [--rows 1,16,512] [--bf16] [--output FILE.json]

The limit of a call is the longer of reading the weight once at the measured bandwidth and its multiply-adds at the
speed of torch's large sgemm. KVTIDE_INSTRUCTION_SET=avx2 measures the AVX2 kernels.
"""

import argparse
import statistics
import time
from collections.abc import Callable
from typing import Any

import torch

from benchmarks import harness
from kvtide import _core

SHAPES = {  # name: (N, K)
    "gemma-3-270m lm_head": (262144, 640),
    "gemma-3-270m q": (1024, 640),
    "gemma-3-270m k, v": (256, 640),
    "gemma-3-270m o": (640, 1024),
    "gemma-3-270m gate+up": (4096, 640),
    "gemma-3-270m down": (640, 2048),
    "2048 square": (2048, 2048),
    "4096 square": (4096, 4096),
}
ROWS = (1, 2, 4, 8, 16, 32, 64, 512)
WORKING_SET_BYTES = 256 << 20  # copies of a small weight to walk through, so that it comes from memory as in a model


def _copies(n: int, k: int, dtype: torch.dtype) -> list[torch.Tensor]:
    one = torch.randn(n, k, dtype=torch.float32).to(dtype)
    return [one.clone() for _ in range(max(1, WORKING_SET_BYTES // (n * k * one.element_size())))]


def _median_s(calls: list[Callable[[], Any]], budget_s: float) -> float:
    """Median time of a call, walking through `calls`; at least 5, at most about `budget_s`."""
    calls[0]()
    times: list[float] = []
    end = time.perf_counter() + budget_s
    while len(times) < 5 or time.perf_counter() < end:
        begin = time.perf_counter()
        calls[len(times) % len(calls)]()
        times.append(time.perf_counter() - begin)
    return statistics.median(times)


def _measure(m: int, weights: list[torch.Tensor], threads: int, limits: dict[str, Any]) -> dict[str, Any]:
    n, k = weights[0].shape
    x, out = torch.randn(m, k), torch.empty(m, n)
    typed = x.to(weights[0].dtype)
    ours = _median_s([lambda w=w: _core.linear(out, x, w, None, threads) for w in weights], 0.4)
    peer = _median_s([lambda w=w: torch.nn.functional.linear(typed, w) for w in weights], 0.4)
    read_s = weights[0].nbytes / limits["read_gb_s"] / 1e9
    compute_s = 2 * m * n * k / limits["sgemm_gflop_s"] / 1e9
    return {"rows": m, "n": n, "k": k, "ours_s": ours, "torch_s": peer, "read_s": read_s, "compute_s": compute_s}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--rows", default=",".join(map(str, ROWS)), help="batch sizes")
    parser.add_argument("--shapes", default="", help="only the shapes whose name contains this")
    parser.add_argument("--bf16", action="store_true", help="bfloat16 weights")
    parser.add_argument("--output")
    args = parser.parse_args()
    torch.manual_seed(0)
    limits = harness.machine(args.threads)
    print(limits)
    torch.set_num_threads(args.threads)
    results: list[dict[str, Any]] = []
    for name, (n, k) in SHAPES.items():
        if args.shapes not in name:
            continue
        weights = _copies(n, k, torch.bfloat16 if args.bf16 else torch.float32)
        for m in map(int, args.rows.split(",")):
            if m * n <= 64 * 262144:
                results.append({"shape": name, **_measure(m, weights, args.threads, limits)})
    table = [
        (
            r["shape"],
            r["rows"],
            f"{r['ours_s'] * 1e6:.0f}",
            f"{r['torch_s'] * 1e6:.0f}",
            f"{max(r['read_s'], r['compute_s']) * 1e6:.0f}",
            f"{r['torch_s'] / r['ours_s']:.2f}",
            f"{max(r['read_s'], r['compute_s']) / r['ours_s']:.2f}",
        )
        for r in results
    ]
    header = ("shape", "M", "ours us", "torch us", "limit us", "torch/ours", "limit/ours")
    harness.print_table("Linear, " + ("bfloat16" if args.bf16 else "float32"), header, table)
    harness.write_json(args.output, {"machine": limits, "bfloat16": args.bf16, "results": results})


if __name__ == "__main__":
    main()
