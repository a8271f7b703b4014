"""Memory of several instances on one host: proportional set sizes, KV arenas apart, beside one copy of the weights.

    python -m benchmarks.memory [--model gemma-3-270m] [--instances 4] [--output FILE.json]

Target: four instances together take less than 2.0 times the weights of one. The process that they are forks of is
listed beside them, and counted in a second sum.
"""

import argparse
from pathlib import Path
from typing import Any

import httpx
from openai import OpenAI

from benchmarks.harness import print_table, server, write_json
from kvtide.artifacts import prepare_model

FORKED_FROM = "forked from"


def proportional_bytes(pid: int) -> int:
    """Proportional set size: private pages whole, shared ones divided by their sharers."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) * 1024
    raise RuntimeError(f"no Pss line for process {pid}")


def arena_bytes(pid: int) -> int:
    """Proportional bytes of the KV arenas, which are the memfd mappings of a process."""
    total = 0
    in_arena = False
    for line in Path(f"/proc/{pid}/smaps").read_text().splitlines():
        head = line.split(maxsplit=5)
        if "-" in head[0] and not head[0].endswith(":"):
            in_arena = len(head) == 6 and "memfd:kvtide" in head[5]
        elif in_arena and head[0] == "Pss:":
            total += int(head[1]) * 1024
    return total


def siblings(pid: int) -> list[int]:
    """The children of a process's parent."""
    parent = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1]
    return [
        int(child)
        for task in Path(f"/proc/{parent}/task").iterdir()
        for child in (task / "children").read_text().split()
    ]


def measure(url: str, model: str, instances: int) -> list[dict[str, Any]]:
    client = OpenAI(base_url=f"{url}/v1", api_key="none")
    for _ in range(4 * instances):  # every instance has served something, so its weights are resident
        client.completions.create(model=model, prompt="The tide comes in when", max_tokens=8, temperature=0.0)
    cluster = httpx.get(f"{url}/cluster").json()
    pids = {seat["pid"]: str(seat["id"]) for seat in cluster["instances"]}
    others = set(siblings(next(iter(pids)))) - {cluster["gateway"]["pid"]}
    return [
        {"process": pids.get(pid, FORKED_FROM), "pss": proportional_bytes(pid), "arena": arena_bytes(pid)}
        for pid in sorted(others)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", default="gemma-3-270m")
    parser.add_argument("--instances", type=int, default=4)
    parser.add_argument("--dtype", default="auto", help="as of kvtide serve")
    parser.add_argument("--output")
    args = parser.parse_args()
    files = prepare_model(args.model, dtype=args.dtype)
    weights = sum(path.stat().st_size for path in files.directory.glob("*.safetensors"))
    flags = (
        args.model,
        "--dtype",
        args.dtype,
        "--instances",
        f"{args.instances}M",
        "--kv-cache-memory",
        "64MiB",
        "--threads",
        "1",
    )
    with server(*flags, "--policy", "round-robin") as url:
        seats = measure(url, files.name, args.instances)
    everything = sum(seat["pss"] - seat["arena"] for seat in seats)
    total = sum(seat["pss"] - seat["arena"] for seat in seats if seat["process"] != FORKED_FROM)
    print_table(
        f"{args.instances} instances of {args.model}, weights {weights / 1e6:.0f} MB",
        ["instance", "PSS MB", "of it KV arena MB"],
        [[seat["process"], f"{seat['pss'] / 1e6:.0f}", f"{seat['arena'] / 1e6:.0f}"] for seat in seats],
    )
    print(f"together, arenas apart: {total / 1e6:.0f} MB = {total / weights:.2f} x the weights (target < 2.0)")
    print(f"with the process that they are forks of: {everything / 1e6:.0f} MB = {everything / weights:.2f}")
    ratios = {"ratio": total / weights, "ratio_with_all": everything / weights}
    write_json(args.output, {"weights_bytes": weights, "processes": seats, **ratios})


if __name__ == "__main__":
    main()
