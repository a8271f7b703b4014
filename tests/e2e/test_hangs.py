"""What stands still and goes on later, or never: steps that hang, and processes that are stopped, declared dead, and
run again before anybody could kill them."""

import os
import signal
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from kill_harness import Answer, Clients, KillServer, Reference, ask, check_answer, prompts_of
from server_process import run_kvtide, wait_for

NUM_CLIENTS = 6


@pytest.fixture(scope="module")
def reference() -> Iterator[Reference]:
    made = Reference()
    yield made
    made.close()


def check_all(answers: list[Answer], prompts: list[list[int]], reference: Reference) -> None:
    for answer, prompt in zip(answers, prompts, strict=True):
        check_answer(answer, reference.tokens(prompt))


def test_a_step_that_hangs_is_a_death(tmp_path: Path, reference: Reference) -> None:
    """Of either role: the process is gone, its requests end elsewhere, or on its successor where there is no other."""
    server = KillServer(tmp_path, "--instances", "1P2D", "--step-timeout", "2")
    try:
        for seat, occurrence in ((1, 6), (0, 1), (2, 1)):
            prompts = prompts_of(f"hang {server.url} {seat}", NUM_CLIENTS)
            pid = server.pid_at(seat)
            hit = server.arm(str(seat), "step", occurrence, "HANG")
            clients = Clients(server, prompts)
            wait_for(hit.exists, "a step that hangs", 60)
            server.wait_line("a step took longer than 2 s")
            check_all(clients.join(), prompts, reference)
            server.wait_rest()
            wait_for(lambda pid=pid: not os.path.exists(f"/proc/{pid}"), "its end", 30)
            hit.unlink()
            wait_for(server.is_ready, "its successor", 60)
        check_all(Clients(server, prompts).join(), prompts, reference)
    finally:
        server.close()


@pytest.mark.full
@pytest.mark.parametrize("action", ["STOP", "HANG"])
def test_a_start_that_hangs_is_a_death(action: str, tmp_path: Path, reference: Reference) -> None:
    """The process, or its loader only; others serve meanwhile. That no time is needed is shown by unit tests."""
    server = KillServer(tmp_path, "--instances", "2M", "--start-timeout", "30")
    try:
        hit = server.arm("1", "load", 1, action)
        os.kill(server.pid_at(1), signal.SIGKILL)
        wait_for(hit.exists, "a start that hangs")
        pid = server.pid_at(1)
        prompts = prompts_of(f"start {server.url}", NUM_CLIENTS)
        check_all(Clients(server, prompts).join(), prompts, reference)
        line = server.wait_line("instance 1 has not got on with its start for 30 s (--start-timeout) and was killed")
        assert "starting it again in" in line
        wait_for(lambda: not os.path.exists(f"/proc/{pid}"), "its end", 30)
        hit.unlink()
        wait_for(server.is_ready, "its successor")
        check_all(Clients(server, prompts).join(), prompts, reference)
    finally:
        server.close()


def test_a_first_start_that_hangs_ends_the_command() -> None:
    """Nothing starts in no time."""
    done = run_kvtide("serve", "tiny", "--port", "0", "--start-timeout", "0.01")
    assert done.returncode == 1
    assert "has not got on with its start for 0.01 s (--start-timeout) and was killed" in done.stderr
    assert "Traceback" not in done.stderr


RESUMED = {
    # who is stopped and where; all of them hold, or are to get, blocks of somebody else at that time
    "sender, before it offers": ("2P1D", 0, "0.got.Granted"),
    "sender, while it is read": ("2P1D", 0, "2.pulling"),
    "sender, after it has been read": ("2P1D", 0, "0.got.TransferEnded"),
    "receiver, before it pulls": ("1P2D", 1, "1.got.Offer"),
    "receiver, while it pulls": ("1P2D", 1, "1.pulling"),
    "receiver, while it decodes": ("1P2D", 1, "1.send.StepTokens"),
}


IN_EVERY_RUN = {
    ("sender, before it offers", "shm"),
    ("sender, while it is read", "tcp"),
    ("receiver, while it pulls", "shm"),
}


@pytest.mark.parametrize(
    ("name", "transport"),
    [
        pytest.param(*case, marks=() if case in IN_EVERY_RUN else pytest.mark.full)
        for case in product(RESUMED, ("shm", "tcp"))
    ],
)
def test_who_resumes_after_it_was_declared_dead_changes_nothing(
    name: str, transport: str, tmp_path: Path, reference: Reference
) -> None:
    """The supervisor is stopped as well, so that nobody ends the process. Its requests go on elsewhere, what it held
    goes to others; then it resumes, while they use it. Nothing of theirs changes, also not what is kept of it."""
    instances, seat, point = RESUMED[name]
    # Pools of 48 blocks are used up soon: what one loses, the next gets.
    few = ("--kv-cache-memory", "768KiB", "--max-model-len", "512")
    server = KillServer(tmp_path, "--instances", instances, "--transport", transport, "--policy", "round-robin", *few)
    try:
        stopped = server.pid_at(seat)
        who, _, place = point.partition(".")
        hit = server.arm(who, place)
        prompts = prompts_of(f"{server.url} {name}", NUM_CLIENTS)
        clients = Clients(server, prompts)
        wait_for(hit.exists, name, 60)
        server.signal(signal.SIGSTOP)  # the supervisor
        os.kill(stopped, signal.SIGSTOP)
        hit.unlink()
        wait_for(lambda: server.instance(seat)["state"] != "ready", "that it counts as dead", 30)
        check_all(clients.join(), prompts, reference)
        server.wait_rest()
        others = prompts_of(f"others {server.url} {name}", 2 * NUM_CLIENTS)
        clients = Clients(server, others)
        os.kill(stopped, signal.SIGCONT)
        check_all(clients.join(), others, reference)
        server.wait_rest()
        for prompt in [*others, *prompts, *others]:  # whatever is found in a cache
            check_answer(ask(server, prompt), reference.tokens(prompt))
        server.signal(signal.SIGCONT)
        wait_for(lambda: not os.path.exists(f"/proc/{stopped}"), "its end", 30)
        wait_for(server.is_ready, "its successor", 60)
        check_all(Clients(server, prompts).join(), prompts, reference)
        server.wait_rest()
    finally:
        server.signal(signal.SIGCONT)
        server.close()
