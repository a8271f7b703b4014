"""Tokens/s of generation with gemma-3-270m, computed in float32, beside other engines and what the machine allows.

    python -m benchmarks.generation [--llama-python PYTHON] [--vllm-python PYTHON] [--rounds 2] [--only TEXT]
                                    [--output FILE.json]

Every engine runs in a process of its own, one after the other; with several rounds each figure is an engine's best.
kvtide runs as it serves: matrices that the model's file holds in few bits stay so, each number standing for the same
float32; and with float32 weights, which is what peers get. llama.cpp also runs the file as it is, for which it rounds
activations to 8 bits.
Peers: `transformers` from this environment; llama.cpp (llama-cpp-python, on a float32 copy of the same weights that is
written to the temporary folder) and vLLM's CPU build from environments whose interpreters are named.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from benchmarks.generation_workers import Case, name_of
from benchmarks.gguf_f32 import write_gguf_f32
from benchmarks.harness import print_table, read_bandwidth, sgemm_peak, write_json
from kvtide.artifacts import prepare_model
from kvtide.artifacts.demo import assemble_demo
from kvtide.artifacts.progress import Progress

WORKERS = Path(__file__).with_name("generation_workers.py")
SOURCE = Path(__file__).resolve().parents[1] / "src"
CASES: list[Case] = [
    ("prefill", 512, 1),
    ("prefill", 2048, 1),
    ("decode", 512, 1),
    ("decode", 2048, 1),
    ("decode", 512, 4),
    ("decode", 512, 8),
    ("decode", 512, 16),
]

# gemma-3-270m: parameters that each token multiplies, those of the output projection, and KV bytes a token
BODY_PARAMETERS, HEAD_PARAMETERS, KV_BYTES = 100_300_000, 167_772_160, 2 * 18 * 256 * 4


def main() -> None:
    arguments = parse()
    cases = [case for case in CASES if arguments.only in name_of(case)]
    settings: dict[str, Any] = {"threads": arguments.threads, "cases": cases}
    settings["float32"] = str(prepare_model("gemma-3-270m", dtype="float32").directory)
    engines = {"kvtide": sys.executable, "kvtide, float32 weights": sys.executable}
    if not arguments.no_transformers:
        engines["transformers"] = sys.executable
    if arguments.llama_python:
        engines["llama.cpp"] = arguments.llama_python
        engines["llama.cpp, the file itself"] = arguments.llama_python
        settings["gguf"], settings["quantised"] = map(str, model_files())
    if arguments.vllm_python:
        engines["vllm"] = arguments.vllm_python
    found: dict[str, dict[str, float]] = {engine: {} for engine in engines}
    limits: dict[str, float] = {}
    for _ in range(arguments.rounds):
        threads = arguments.threads
        keep_best(limits, {"read_bytes_s": read_bandwidth(threads), "sgemm_flop_s": sgemm_peak(threads)})
        for engine, python in engines.items():
            rates = run_worker(engine, python, settings)
            print(engine, *(f"{name} {rate:.1f}" for name, rate in rates.items()), sep=", ", file=sys.stderr)
            keep_best(found[engine], rates)
    bounds = {name_of(case): bound(case, limits) for case in cases}
    peers = [engine for engine in engines if engine != "kvtide"]
    header = ["case", "kvtide", *peers, *(f"/ {peer}" for peer in peers), "limit", "/ limit"]
    title = f"gemma-3-270m, {arguments.threads} threads: tokens/s"
    print_table(title, header, [row(name, found, bounds[name]) for name in bounds])
    print(f"reads {limits['read_bytes_s'] / 1e9:.1f} GB/s, sgemm {limits['sgemm_flop_s'] / 1e9:.0f} GFLOP/s")
    content = {"threads": arguments.threads, "tokens_per_s": found, "limit": bounds, "machine": limits}
    write_json(arguments.output, content)


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--llama-python", help="interpreter that has llama-cpp-python")
    parser.add_argument("--vllm-python", help="interpreter that has vllm")
    parser.add_argument("--no-transformers", action="store_true")
    parser.add_argument("--only", metavar="TEXT", default="", help='cases with this in their name, such as "x16"')
    parser.add_argument("--output", metavar="FILE.json")
    return parser.parse_args()


def run_worker(engine: str, python: str, settings: dict[str, Any]) -> dict[str, float]:
    """One engine's figures; what it logs passes through to stderr, the last line of stdout is the answer."""
    print(f"running {engine} ...", file=sys.stderr, flush=True)
    environment = {"OMP_WAIT_POLICY": "passive"} if engine.startswith("kvtide") else {}  # as in a serving instance
    environment |= os.environ
    if python == sys.executable:
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, [str(SOURCE), environment.get("PYTHONPATH")]))
    else:
        environment.pop("PYTHONPATH", None)
    done = subprocess.run(
        [python, str(WORKERS), engine, json.dumps(settings)],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        env=environment,
    )
    answer: dict[str, float] = json.loads(done.stdout.strip().splitlines()[-1])
    return answer


def keep_best(found: dict[str, float], more: dict[str, float]) -> None:
    for name, value in more.items():
        found[name] = max(value, found.get(name, 0.0))


def model_files() -> tuple[Path, Path]:
    """The demo weights as one GGUF file, dequantised and as they are, kept in the temporary folder."""
    folder = Path(tempfile.gettempdir()) / "kvtide-bench"
    wide, source = folder / "gemma-3-270m-f32.gguf", folder / "gemma-3-270m.gguf"
    folder.mkdir(exist_ok=True)
    for target, write in (
        (source, lambda path: assemble_demo(path, Progress("gemma-3-270m"))),
        (wide, lambda path: write_gguf_f32(source, path)),
    ):
        if not target.exists():
            partial = target.with_suffix(".partial")
            write(partial)
            partial.rename(target)
    return wide, source


def bound(case: Case, limits: dict[str, float]) -> float:
    """Tokens/s at which either all weights and KV are read at full bandwidth, or all products run at sgemm's peak."""
    kind, context, streams = case
    if kind == "prefill":
        attention = 2 * 2 * 4 * 256 * (3 * context / 2 + 15 * min(context, 512))  # upper bound in the windowed layers
        return limits["sgemm_flop_s"] / (2 * BODY_PARAMETERS + attention)
    read = 4 * (BODY_PARAMETERS + HEAD_PARAMETERS) + streams * context * KV_BYTES
    seconds = max(
        read / limits["read_bytes_s"],
        2 * streams * (BODY_PARAMETERS + HEAD_PARAMETERS) / limits["sgemm_flop_s"],
    )
    return streams / seconds


def row(name: str, found: dict[str, dict[str, float]], limit: float) -> list[str]:
    """Tokens/s of each engine, ours relative to each peer and to the limit."""
    mine = found["kvtide"][name]
    values = [rates.get(name) for engine, rates in found.items() if engine != "kvtide"]
    return [
        name,
        f"{mine:.1f}",
        *("-" if value is None else f"{value:.1f}" for value in values),
        *("-" if value is None else f"{mine / value:.2f}" for value in values),
        f"{limit:.0f}",
        f"{mine / limit:.2f}",
    ]


if __name__ == "__main__":
    main()
