"""Starts `kvtide serve` as a user does, and finds its processes."""

import json
import os
import queue
import re
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import kvtide

START_S = 120.0
USUAL = ("--port", "0", "--threads", "1", "--kv-cache-memory", "64MiB")
KVTIDE = [sys.executable, "-c", "from kvtide.cli.main import main; main()"]


def environment() -> dict[str, str]:
    """As our own, finding the very package that the tests test."""
    source = str(Path(kvtide.__file__).parents[1])
    return {**os.environ, "OMP_NUM_THREADS": "1", "PYTHONPATH": source}


def run_kvtide(
    *arguments: str, timeout_s: float = START_S, environ: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a command that ends by itself. `environ`: added to ours."""
    return subprocess.run(
        [*KVTIDE, *arguments],
        capture_output=True,
        text=True,
        timeout=timeout_s,
        env={**environment(), **(environ or {})},
        check=False,
    )


def wait_for(condition: Callable[[], Any], what: str | Callable[[], str], timeout_s: float = START_S) -> Any:
    """Poll until the condition is true; fails after the deadline, and says what was waited for (asked only then)."""
    deadline = time.monotonic() + timeout_s
    while not (value := condition()):
        assert time.monotonic() < deadline, f"never came: {what if isinstance(what, str) else what()}"
        time.sleep(0.02)
    return value


def is_alive(pid: int) -> bool:
    """Whether a process runs (one that has ended but was not reaped does not)."""
    return _state(pid) not in ("", "Z")


def is_stopped(pid: int) -> bool:
    """Whether SIGSTOP has reached it."""
    return _state(pid) == "T"


def _state(pid: int) -> str:
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rpartition(")")[2].split()[0]
    except OSError:
        return ""


def _is_at_rest(entry: dict[str, Any]) -> bool:
    tiers = entry["blocks"].values()
    is_held = any(tier[state] for tier in tiers for state in ("active", "leased", "quarantined"))
    return bool(tiers) and not (entry["running"] or entry["waiting"] or is_held)


class ServerProcess:
    """`kvtide serve MODEL` on a free port, ready once made. command: instead of `kvtide`. environ: added to ours."""

    def __init__(
        self,
        *arguments: str,
        model: str = "tiny",
        command: list[str] | None = None,
        environ: dict[str, str] | None = None,
    ) -> None:
        self.process = subprocess.Popen(
            [*(command or KVTIDE), "serve", model, *USUAL, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**environment(), **(environ or {})},
        )
        self.lines: list[str] = []
        self._queue: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        line = self.wait_line("Ready: ")
        found = re.search(r"(http://\S+)/v1", line)
        assert found is not None
        self.url = found[1]

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._queue.put(line)
        self._queue.put(None)

    def wait_line(self, part: str) -> str:
        """The next line of output that contains `part`."""
        deadline = time.monotonic() + START_S
        while True:
            line = self._queue.get(timeout=max(0.1, deadline - time.monotonic()))
            assert line is not None, "the server ended: " + "".join(self.lines)
            self.lines.append(line)
            if part in line:
                return line

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self.url + path, timeout=START_S) as answer:
            return json.loads(answer.read())

    def instance(self, seat: int = 0) -> dict[str, Any]:
        entry: dict[str, Any] = self.get("/cluster")["instances"][seat]
        return entry

    def instances_at_rest(self) -> list[dict[str, Any]]:
        """All that live, once none runs, waits for or holds anything, as last reported; fails after the deadline."""

        def at_rest() -> list[dict[str, Any]] | None:
            entries = self.get("/cluster")["instances"]
            living = [entry for entry in entries if entry["state"] in ("ready", "draining")]
            return living if living and all(_is_at_rest(entry) for entry in living) else None

        found: list[dict[str, Any]] = wait_for(at_rest, "rest")
        return found

    def pids(self) -> list[int]:
        """Gateway and instances."""
        cluster = self.get("/cluster")
        return [cluster["gateway"]["pid"], *(entry["pid"] for entry in cluster["instances"])]

    def children(self) -> list[int]:
        """The supervisor's: gateway, instances, and the process that these are forks of."""
        tasks = Path(f"/proc/{self.process.pid}/task").iterdir()
        return [int(pid) for task in tasks for pid in (task / "children").read_text().split()]

    def is_healthy(self) -> bool:
        try:
            with urllib.request.urlopen(self.url + "/health", timeout=START_S) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def signal(self, number: int) -> None:
        self.process.send_signal(number)

    def wait(self, timeout_s: float = START_S) -> int:
        return self.process.wait(timeout_s)

    def close(self) -> None:
        if self.process.poll() is None:
            self.signal(signal.SIGTERM)
            try:
                self.wait()
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
