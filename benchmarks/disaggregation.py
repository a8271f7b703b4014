"""What disaggregation and context caching bring: PD, PD-CC, 1P1D, 1P1D-CC on the workloads of `kvtide bench`.

python -m benchmarks.disaggregation [--workloads sharegpt,loogle,react] [--output FILE.json] [--plot FILE.png]

PD is two mixed instances, so that all four have equal cores; CC is context caching (MemServe, section 8). Each
workload meets each cluster with the same requests at the same times. The paper's ratios stand beside ours.
"""

import argparse
import asyncio
import os
from pathlib import Path
from typing import Any

from benchmarks.harness import machine, print_table, server, write_json
from kvtide.bench.run import BenchConfig, run_bench

CLUSTERS = {
    "PD": ("--instances", "2M", "--caching", "off"),
    "PD-CC": ("--instances", "2M", "--caching", "full"),
    "1P1D": ("--instances", "1P1D", "--caching", "off"),
    "1P1D-CC": ("--instances", "1P1D", "--caching", "full"),
}
RATES = {"sharegpt": 0.8, "loogle": 0.35, "react": 0.6}
"""Jobs a second: about half of what two cores carry without a cache."""

PAPER = {
    ("sharegpt", "1P1D", "PD", "jct"): (0.70, 0.58),
    ("sharegpt", "1P1D-CC", "1P1D", "jct"): (0.83, 0.71),
    ("sharegpt", "1P1D-CC", "1P1D", "ttft"): (0.42, 0.55),
    ("loogle", "1P1D", "PD", "jct"): (0.897, 0.892),
    ("loogle", "1P1D-CC", "1P1D", "jct"): (0.731, 0.775),
    ("loogle", "1P1D-CC", "1P1D", "ttft"): (0.438, 0.548),
    ("react", "1P1D-CC", "1P1D", "jct"): (0.733, 0.786),
    ("react", "1P1D-CC", "1P1D", "ttft"): (0.215, 0.151),
}
"""(workload, cluster, compared with, figure) -> (mean, P99) of MemServe on 8 H800 with Llama-2-13B, for orientation."""

FIGURES = (("ttft", "TTFT"), ("tpot", "TPOT"), ("jct", "JCT"))
COMPARISONS = (("1P1D", "PD"), ("PD-CC", "PD"), ("1P1D-CC", "1P1D"), ("1P1D-CC", "PD-CC"))


def measure(url: str, workload: str, args: argparse.Namespace) -> dict[str, Any]:
    """One workload against a running cluster."""
    config = BenchConfig(
        base_url=url,
        workload=workload,
        num_requests=args.num_requests,
        rate=args.rate or RATES[workload],
        max_input_len=args.max_input_len,
        max_output_len=args.max_output_len,
        ignore_eos=True,
        seed=args.seed,
    )
    summary = asyncio.run(run_bench(config)).summary
    failed = summary["requests"]["failed"] + summary["requests"]["rejected"]
    if failed:
        raise SystemExit(f"{failed} requests of {workload} were not served: {summary['failure_reasons']}")
    return summary


def ratio(runs: dict[str, dict[str, Any]], one: str, other: str, figure: str, statistic: str) -> float:
    return float(runs[one][f"{figure}_ms"][statistic] / runs[other][f"{figure}_ms"][statistic])


def show(workload: str, runs: dict[str, dict[str, Any]]) -> None:
    rows = []
    for name, run in runs.items():
        cells: list[str] = [name]
        for figure, _ in FIGURES:
            spread = run[f"{figure}_ms"]
            cells += [f"{spread[statistic]:.0f}" for statistic in ("mean", "p50", "p99")]
        rows.append([*cells, f"{100 * run['cache']['hit_ratio']:.0f} %"])
    header = [f"{title} {statistic}" for _, title in FIGURES for statistic in ("mean", "P50", "P99")]
    print_table(f"{workload}, ms", ["cluster", *header, "cached"], rows)
    rows = []
    for one, other in COMPARISONS:
        if one not in runs or other not in runs:
            continue
        for figure, title in FIGURES:
            ours = [f"{ratio(runs, one, other, figure, statistic):.2f}" for statistic in ("mean", "p99")]
            paper = PAPER.get((workload, one, other, figure))
            rows.append([f"{one} / {other}", title, *ours, *([str(value) for value in paper] if paper else ["-", "-"])])
    print_table(f"{workload}, ratios", ["clusters", "figure", "mean", "P99", "paper mean", "paper P99"], rows)


def plot(path: Path, results: dict[str, dict[str, dict[str, Any]]]) -> None:
    """Bars of means with P99 as whiskers: a row of plots for each workload."""
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(len(results), len(FIGURES), figsize=(12, 3.2 * len(results)), squeeze=False)
    for row, (workload, runs) in zip(axes, results.items(), strict=True):
        for axis, (key, title) in zip(row, FIGURES, strict=True):
            means = [run[f"{key}_ms"]["mean"] for run in runs.values()]
            tails = [run[f"{key}_ms"]["p99"] - mean for run, mean in zip(runs.values(), means, strict=True)]
            axis.bar(list(runs), means, yerr=[[0] * len(means), [max(0, tail) for tail in tails]], capsize=4)
            axis.set_title(f"{workload}: {title} (ms; whisker: P99)")
    figure.tight_layout()
    figure.savefig(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", default="gemma-3-270m")
    parser.add_argument("--workloads", default="sharegpt,loogle,react")
    parser.add_argument("--clusters", default=",".join(CLUSTERS))
    parser.add_argument("--num-requests", type=int, default=60)
    parser.add_argument("--rate", type=float, help="jobs a second, instead of each workload's own")
    parser.add_argument("--max-input-len", type=int, default=1024)
    parser.add_argument("--max-output-len", type=int, default=64)
    parser.add_argument("--threads", type=int, default=max(1, len(os.sched_getaffinity(0)) // 2), help="of an instance")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--flags", default="", help="further flags of kvtide serve, separated by spaces")
    parser.add_argument("--output")
    parser.add_argument("--plot", type=Path)
    args = parser.parse_args()
    results: dict[str, dict[str, dict[str, Any]]] = {}
    for workload in args.workloads.split(","):
        results[workload] = {}
        for name in args.clusters.split(","):
            flags = (args.model, *CLUSTERS[name], "--threads", str(args.threads), "--log-level", "warning")
            with server(*flags, *args.flags.split()) as url:
                results[workload][name] = measure(url, workload, args)
        show(workload, results[workload])
    write_json(args.output, {"machine": machine(), "arguments": vars(args) | {"plot": None}, "runs": results})
    if args.plot is not None:
        plot(args.plot, results)


if __name__ == "__main__":
    main()
