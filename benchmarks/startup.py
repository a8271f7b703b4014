"""How long a server takes to start: with an empty cache folder (the model is checked and converted), and again.

    python -m benchmarks.startup [--model gemma-3-270m] [--again 3] [--output FILE.json]

Seconds from the command to its "Ready" line, and to the first token of a request sent at that moment. Targets: ready
within 60 s the first time, within 10 s later. Files that were just written or read lie in the system's page cache.
"""

import argparse
import contextlib
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator

from openai import OpenAI

from benchmarks.caching import ttft
from benchmarks.harness import free_port, machine, print_table, write_json

FIRST_TARGET_S, LATER_TARGET_S = 60.0, 10.0
DEADLINE_S = 300.0


@contextlib.contextmanager
def started(model: str, cache: str) -> Iterator[tuple[str, float, float]]:
    """Run `kvtide serve MODEL` until the block ends: (URL, when the command was given, when it said "Ready")."""
    port = free_port()
    begin = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-m", "kvtide.cli.main", "serve", model, "--port", str(port)],
        stdout=subprocess.PIPE,
        env=os.environ | {"KVTIDE_CACHE": cache, "PYTHONUNBUFFERED": "1"},
        text=True,
    )
    watchdog = threading.Timer(DEADLINE_S, process.kill)
    watchdog.start()
    assert process.stdout is not None
    try:
        for line in process.stdout:
            if line.startswith("Ready"):
                break
        else:
            raise SystemExit(f"the server did not get ready (status {process.wait()})")
        ready = time.perf_counter()
        watchdog.cancel()
        yield f"http://127.0.0.1:{port}/v1", begin, ready
    finally:
        watchdog.cancel()
        process.terminate()
        process.communicate()


def measure(model: str, cache: str) -> dict[str, float]:
    """One start: seconds until ready, and until the first token."""
    with started(model, cache) as (url, begin, ready):
        client = OpenAI(base_url=url, api_key="none")
        name = client.models.list().data[0].id
        asked = time.perf_counter()
        first, _ = ttft(client, name, [2, *range(1000, 1010)])
        return {"ready_s": ready - begin, "answered_s": asked - begin + first}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", default="gemma-3-270m")
    parser.add_argument("--again", type=int, default=3, help="starts after the first")
    parser.add_argument("--output")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="kvtide-startup-") as cache:
        runs = [measure(args.model, cache) for _ in range(1 + args.again)]
    targets = [FIRST_TARGET_S] + [LATER_TARGET_S] * args.again
    print_table(
        f"Starts of {args.model}, the first with an empty cache folder",
        ["start", "ready s", "first answer s", "target s", ""],
        [
            [
                number + 1,
                f"{run['ready_s']:.1f}",
                f"{run['answered_s']:.1f}",
                f"{target:.0f}",
                "met" if run["ready_s"] < target else "missed",
            ]
            for number, (run, target) in enumerate(zip(runs, targets, strict=True))
        ],
    )
    write_json(args.output, {"machine": machine(), "runs": runs})


if __name__ == "__main__":
    main()
