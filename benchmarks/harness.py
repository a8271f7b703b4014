"""What the benchmarks share: a server as real processes, what the machine can do, tables and JSON."""

import contextlib
import json
import platform
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import numpy as np
import torch


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def server(*flags: str, deadline_s: float = 300.0) -> Iterator[str]:
    """Run `kvtide serve FLAGS` until the block ends; yields its base URL once /health answers 200."""
    port = free_port()
    command = [sys.executable, "-m", "kvtide.cli.main", "serve", *flags, "--port", str(port)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}"
    try:
        _wait_healthy(process, url, deadline_s)
        yield url
    finally:
        process.terminate()
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _wait_healthy(process: subprocess.Popen[bytes], url: str, deadline_s: float) -> None:
    end = time.monotonic() + deadline_s
    while time.monotonic() < end:
        if process.poll() is not None:
            raise SystemExit(f"the server ended with status {process.returncode}")
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(f"{url}/health", timeout=2.0).status_code == 200:
                return
        time.sleep(0.05)
    raise SystemExit(f"the server was not ready within {deadline_s:.0f} s")


def read_bandwidth(threads: int) -> float:
    """Bytes a second that `threads` threads read from memory (best of several sums over 1 GiB)."""
    torch.set_num_threads(threads)
    data = torch.ones(2**28, dtype=torch.float32)
    best = min(_timed(lambda: data.sum()) for _ in range(5))
    return data.numel() * 4 / best


def sgemm_peak(threads: int) -> float:
    """Float32 operations a second of a large matrix product (best of several)."""
    torch.set_num_threads(threads)
    a = torch.randn(2048, 2048)
    b = torch.randn(2048, 2048)
    best = min(_timed(lambda: a @ b) for _ in range(5))
    return 2 * 2048**3 / best


def _timed(call: Any) -> float:
    begin = time.perf_counter()
    call()
    return time.perf_counter() - begin


def machine(threads: int = 2) -> dict[str, Any]:
    """The machine in words and numbers, measured now."""
    from kvtide import _core

    return {
        "processor": _processor(),
        "threads": threads,
        "instruction_set": _core.instruction_set(),
        "read_gb_s": round(read_bandwidth(threads) / 1e9, 1),
        "sgemm_gflop_s": round(sgemm_peak(threads) / 1e9, 1),
        "torch": torch.__version__,
        "numpy": np.__version__,
    }


def _processor() -> str:
    with contextlib.suppress(OSError):
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    return platform.processor() or platform.machine()


def print_table(title: str, header: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
    cells = [[str(cell) for cell in row] for row in [header, *rows]]
    widths = [max(len(row[i]) for row in cells) for i in range(len(header))]
    print(f"\n{title}")
    for number, row in enumerate(cells):
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
        if number == 0:
            print("  ".join("-" * width for width in widths))


def write_json(path: str | None, result: dict[str, Any]) -> None:
    if path is not None:
        Path(path).write_text(json.dumps(result, indent=2) + "\n")
