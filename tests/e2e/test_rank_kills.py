"""Followers of a tensor-parallel instance die, or stand still: the death of their instance, and of no request."""

import os
import signal
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from signal import SIGKILL, SIGSTOP

import pytest
from kill_harness import Clients, KillServer, Reference, check_answer, prompts_of
from server_process import is_alive, wait_for

NUM_CLIENTS = 3
STEP_TIMEOUT_S = 4
RANKS = ("--instances", "1P1D", "--tp-prefill", "2", "--tp-decode", "2", "--step-timeout", str(STEP_TIMEOUT_S))


@pytest.fixture(scope="module")
def reference() -> Iterator[Reference]:
    made = Reference()
    yield made
    made.close()


def follower_of(pid: int) -> int:
    """The one child of an instance of two ranks."""
    children: list[str] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        children += (task / "children").read_text().split()
    (child,) = children
    return int(child)


@dataclass(frozen=True)
class Strike:
    """The follower of `seat` gets `signal` while its leader waits at `point`."""

    seat: int
    point: str
    signal: signal.Signals
    occurrence: int = 1


STRIKES = {
    "in every run": (Strike(1, "step", SIGSTOP, 6), Strike(0, "got.Granted", SIGKILL)),
    "killed": (Strike(1, "send.StepTokens", SIGKILL), Strike(0, "step", SIGKILL), Strike(1, "pulling", SIGKILL)),
    "stopped": (Strike(0, "step", SIGSTOP), Strike(1, "step", SIGSTOP)),
}
"""A stopped one shows in a step: it is stopped before one begins. A killed one shows wherever it is."""


def live_through(server: KillServer, reference: Reference, strike: Strike) -> None:
    """One strike under load; then everything must be as ever."""
    leader = server.pid_at(strike.seat)
    follower = follower_of(leader)
    prompts = prompts_of(f"{server.url} {strike}", NUM_CLIENTS)
    expected = [reference.tokens(prompt) for prompt in prompts]
    hit = server.arm(str(strike.seat), strike.point, strike.occurrence)
    clients = Clients(server, prompts)
    wait_for(hit.exists, strike.point)
    os.kill(follower, strike.signal)
    hit.unlink()
    if strike.signal == SIGSTOP:
        server.wait_line(f"a step took longer than {STEP_TIMEOUT_S} s")
    for answer, tokens in zip(clients.join(), expected, strict=True):
        check_answer(answer, tokens)
    wait_for(lambda: not is_alive(leader) and not is_alive(follower), "the end of both ranks")
    wait_for(server.is_ready, "its successor")
    for answer, tokens in zip(Clients(server, prompts).join(), expected, strict=True):
        check_answer(answer, tokens)
    server.wait_rest()


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name == "in every run" else pytest.mark.full) for name in STRIKES]
)
def test_a_follower_that_dies_or_stands_still_is_the_death_of_its_instance(
    name: str, tmp_path: Path, reference: Reference
) -> None:
    server = KillServer(tmp_path, *RANKS)
    try:
        for strike in STRIKES[name]:
            live_through(server, reference, strike)
        leader = server.pid_at(1)
        os.kill(follower_of(leader), SIGKILL)  # while nothing is computed: no step finds out
        server.wait_line("RankLost: rank 1 was ended by signal 9")
        wait_for(lambda: not is_alive(leader), "that the leader ends")
    finally:
        server.close()
