"""Every benchmark, one after the other, each in its own process: `python -m benchmarks.run_all [--output-dir DIR]`.

Peers are measured in the same run where their interpreters are given (see benchmarks/generation.py).
"""

import argparse
import subprocess
import sys
from pathlib import Path

BENCHMARKS = (
    "index",
    "routing",
    "linear",
    "attention",
    "generation",
    "startup",
    "caching",
    "memory",
    "mempool",
    "overhead",
    "turns",
    "disaggregation",
    "transfer",
)

PEERS = {"generation": ("llama_python", "vllm_python"), "transfer": ("nixl_python", "mooncake_python")}
"""Options with the interpreters of peers that a benchmark takes."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default=",".join(BENCHMARKS), help="names, separated by commas")
    parser.add_argument("--output-dir", type=Path, default=Path("results"))
    parser.add_argument("--llama-python", help="interpreter that has llama-cpp-python")
    parser.add_argument("--vllm-python", help="interpreter that has vllm")
    parser.add_argument("--nixl-python", help="interpreter that has nixl-cu12")
    parser.add_argument("--mooncake-python", help="interpreter that has mooncake-transfer-engine-non-cuda")
    args = parser.parse_args()
    names = args.only.split(",")
    unknown = [name for name in names if name not in BENCHMARKS]
    if unknown:
        parser.error(f"--only: no benchmark is called {unknown[0]} (there are {', '.join(BENCHMARKS)})")
    args.output_dir.mkdir(parents=True, exist_ok=True)
    failed = []
    for name in names:
        print(f"\n=== {name}", flush=True)
        command = [sys.executable, "-m", f"benchmarks.{name}", "--output", str(args.output_dir / f"{name}.json")]
        for flag in PEERS.get(name, ()):
            if value := getattr(args, flag):
                command += [f"--{flag.replace('_', '-')}", value]
        if subprocess.run(command).returncode != 0:
            failed.append(name)
    if failed:
        print(f"failed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
