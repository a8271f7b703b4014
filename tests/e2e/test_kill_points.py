"""SIGKILL and SIGSTOP on real processes at every step of the protocol between prefill and decode: no request is lost
or answered twice, no token is wrong, and nothing stays leased or pinned."""

import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server_process import ServerProcess, environment, is_alive, wait_for
from test_disaggregated import at_rest
from test_processes import client_of

from kvtide import LLM, SamplingParams

PREFILL, DECODE = 0, 1
POINTS = {
    # hand-off
    "prefill got the request": (PREFILL, "before-Submit", 1),
    "decode was told to expect it": (DECODE, "before-Expect", 1),
    "before the lease, prefill": (PREFILL, "after-LeaseBlocks", 1),
    "before the lease, decode": (DECODE, "before-LeaseBlocks", 1),
    "after the lease, decode": (DECODE, "after-Granted", 1),
    "after the lease, prefill": (PREFILL, "before-Granted", 1),
    "offered": (PREFILL, "after-Offer", 1),
    "offer received": (DECODE, "before-Offer", 1),
    "mid-transfer": (DECODE, "mid-pull", 1),
    "before commit": (DECODE, "before-PullEnded", 1),
    "first tokens sent": (PREFILL, "after-FirstTokens", 1),
    "first tokens received": (DECODE, "before-FirstTokens", 1),
    "committed": (DECODE, "after-TransferEnded", 1),
    "about to unpin": (PREFILL, "before-TransferEnded", 1),
    "mid-decode": (DECODE, "before-StepDone", 9),
    # return
    "return wished": (DECODE, "after-LeaseBlocks", 1),
    "return asked": (PREFILL, "before-LeaseBlocks", 1),
    "return granted": (PREFILL, "after-Granted", 1),
    "return offered": (DECODE, "after-Offer", 1),
    "mid-return": (PREFILL, "mid-pull", 1),
    "before the return's commit": (PREFILL, "before-PullEnded", 1),
    "return done": (DECODE, "before-TransferEnded", 1),
}
NUM_OUTPUT = 40
KILLED = (
    "prefill got the request",
    "before the lease, decode",
    "after the lease, prefill",
    "offered",
    "mid-transfer",
    "before commit",
    "first tokens received",
    "mid-decode",
    "return wished",
    "mid-return",
    "return done",
)
STOPPED = ("mid-transfer", "mid-decode", "mid-return")
"""Points at which `make test` kills, or stops, the process; `make test-full` does both at all of them."""


@pytest.fixture(scope="module")
def faults(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("faults")


@pytest.fixture(scope="module")
def server(faults: Path) -> Iterator[ServerProcess]:
    program = "from kvtide.live import backoff, launcher; launcher.INSTANCE_MODULE = 'faulty_instance'; "
    program += "backoff.BACKOFF_S = (0.0,); from kvtide.cli.main import main; main()"
    folder = str(Path(__file__).parent)
    made = ServerProcess(
        "--instances",
        "1P1D",
        "--transfer",
        "by-layer",
        command=[sys.executable, "-c", program],
        environ={"KVTIDE_TEST_FAULTS": str(faults), "PYTHONPATH": f"{environment()['PYTHONPATH']}:{folder}"},
    )
    yield made
    made.close()


@pytest.fixture(scope="module")
def alone() -> Iterator[LLM]:
    """A single instance without any cache."""
    with LLM("tiny", threads=1, kv_cache_memory="8MiB", enable_prefix_caching=False) as llm:
        yield llm


def ask(server: ServerProcess, prompt: list[int]) -> list[int]:
    """One stream with a count of its tokens; each must come once, and in order."""
    chunks = client_of(server).completions.create(
        model="tiny",
        prompt=prompt,
        max_tokens=NUM_OUTPUT,
        temperature=0.0,
        stream=True,
        extra_body={"ignore_eos": True, "return_token_ids": True},
    )
    tokens: list[int] = []
    reasons: list[str] = []
    for chunk in chunks:
        for choice in chunk.choices:
            tokens += getattr(choice, "token_ids", None) or []
            if choice.finish_reason is not None:
                reasons.append(choice.finish_reason)
    assert reasons == ["length"]
    return tokens


def cases() -> list[Any]:
    return [
        pytest.param(name, number, id=f"{verb} {name}", marks=[] if name in usual else [pytest.mark.full])
        for verb, number, usual in (("kill", signal.SIGKILL, KILLED), ("stop", signal.SIGSTOP, STOPPED))
        for name in POINTS
    ]


def ready(server: ServerProcess, gone: int = 0) -> list[dict[str, Any]]:
    """Wait until both instances serve, and neither is the process `gone`."""

    def all_ready() -> list[dict[str, Any]] | None:
        instances: list[dict[str, Any]] = server.get("/cluster")["instances"]
        is_all = [entry["state"] for entry in instances] == ["ready", "ready"]
        return instances if is_all and gone not in [entry["pid"] for entry in instances] else None

    found: list[dict[str, Any]] = wait_for(all_ready, "both ready")
    return found


@pytest.mark.parametrize(("name", "number"), cases())
def test_death_at(server: ServerProcess, alone: LLM, faults: Path, name: str, number: signal.Signals) -> None:
    seat, point, count = POINTS[name]
    place = list(POINTS).index(name)
    prompt = [*f"{name} {int(number)}: what the tide leaves is kept for the next one to find.".encode(), place]
    pid = ready(server)[seat]["pid"]
    fault = faults / f"{seat}.{point}"
    fault.write_text(f"{int(number)} {count}")
    answer = ask(server, prompt)
    wait_for(lambda: not fault.exists(), f"{point} on {seat}", 20)
    wait_for(lambda: not is_alive(pid), "its end", 30)
    ready(server, gone=pid)
    at_rest(server)
    params = SamplingParams(temperature=0.0, max_tokens=NUM_OUTPUT, ignore_eos=True)
    assert answer == list(alone.generate(prompt, params)[0].outputs[0].token_ids)
    assert ask(server, prompt) == answer
    at_rest(server)
