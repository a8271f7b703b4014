"""Memory of several instances on one host: proportional set sizes, KV arenas apart, beside one copy of the weights.

    python -m benchmarks.memory [--model gemma-3-270m] [--instances 4] [--output FILE.json]

Target: four instances together take less than 2.0 times the weights of one.
"""

import argparse
from pathlib import Path
from typing import Any

import httpx
from openai import OpenAI

from benchmarks.harness import print_table, server, write_json
from kvtide.artifacts import prepare_model


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


def measure(url: str, model: str, instances: int) -> list[dict[str, Any]]:
    client = OpenAI(base_url=f"{url}/v1", api_key="none")
    for _ in range(4 * instances):  # every instance has served something, so its weights are resident
        client.completions.create(model=model, prompt="The tide comes in when", max_tokens=8, temperature=0.0)
    seats = httpx.get(f"{url}/cluster").json()["instances"]
    return [
        {"instance": seat["id"], "pss": proportional_bytes(seat["pid"]), "arena": arena_bytes(seat["pid"])}
        for seat in seats
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
    total = sum(seat["pss"] - seat["arena"] for seat in seats)
    print_table(
        f"{args.instances} instances of {args.model}, weights {weights / 1e6:.0f} MB",
        ["instance", "PSS MB", "of it KV arena MB"],
        [[seat["instance"], f"{seat['pss'] / 1e6:.0f}", f"{seat['arena'] / 1e6:.0f}"] for seat in seats],
    )
    print(f"together, arenas apart: {total / 1e6:.0f} MB = {total / weights:.2f} x the weights (target < 2.0)")
    write_json(args.output, {"weights_bytes": weights, "instances": seats, "ratio": total / weights})


if __name__ == "__main__":
    main()
