"""Forks of a server that has imported what instances need: real processes, which wait for orders."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kvtide.base.ids import new_incarnation
from kvtide.live.child_process import ChildProcess
from kvtide.live.fork_server import LOST, ForkedProcess, ForkServer
from kvtide.live.pipe import Pipe
from kvtide.live.start_watch import StartWatch

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="forks need Linux")
PATIENCE_S = 300.0


@pytest.fixture
async def server() -> AsyncIterator[ForkServer]:
    made = ForkServer()
    yield made
    made.close()


async def fork(server: ForkServer) -> tuple[ForkedProcess, socket.socket]:
    ours, theirs = socket.socketpair()
    with theirs:
        process = await server.fork(theirs, PATIENCE_S)
    assert process is not None
    return process, ours


async def end_of(process: ForkedProcess) -> int | None:
    return await asyncio.to_thread(process.wait)


def stat(pid: int) -> tuple[int, int, int]:
    """Parent, process group and session."""
    parent, group, session = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1:4]
    return int(parent), int(group), int(session)


async def until_stopped(pid: int) -> None:
    while "(stopped)" not in Path(f"/proc/{pid}/status").read_text():
        await asyncio.sleep(0.001)


async def test_a_fork_is_our_own_child_and_ends_with_its_pipe(server: ForkServer) -> None:
    (one, end), (other, other_end) = await asyncio.gather(fork(server), fork(server))
    assert one.pid != other.pid
    for process in (one, other):
        assert process.poll() is None
        assert stat(process.pid) == (os.getpid(), server.pid, server.pid)
    end.close()
    assert await end_of(one) == 0, "nobody knows of it"
    assert not os.path.exists(f"/proc/{one.pid}"), "it is reaped"
    other.kill()
    assert await end_of(other) == -signal.SIGKILL
    other.kill()  # says nothing to whoever has its number now
    other_end.close()


async def test_forks_outlive_the_server_which_makes_no_more(server: ForkServer) -> None:
    process, end = await fork(server)
    os.kill(server.pid, signal.SIGKILL)
    ours, theirs = socket.socketpair()
    with ours, theirs:
        assert await server.fork(theirs, PATIENCE_S) is None
        assert server.is_gone
        assert await server.fork(theirs, PATIENCE_S) is None
    assert process.poll() is None
    end.close()
    assert await end_of(process) in (0, LOST), "whoever sees to what the server left behind may be first"


async def test_a_server_that_does_not_answer_in_time_is_gone(server: ForkServer) -> None:
    process, end = await fork(server)
    os.kill(server.pid, signal.SIGSTOP)
    await until_stopped(server.pid)
    ours, theirs = socket.socketpair()
    with ours, theirs:
        assert await server.fork(theirs, 0.01) is None
    assert server.is_gone
    end.close()
    assert await end_of(process) in (0, LOST)


async def test_who_gives_up_waiting_leaves_no_answer_for_the_next(server: ForkServer) -> None:
    process, end = await fork(server)
    os.kill(server.pid, signal.SIGSTOP)
    await until_stopped(server.pid)
    waiting = asyncio.create_task(fork(server))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert server.is_gone
    end.close()
    assert await end_of(process) in (0, LOST)


async def test_what_a_process_has_started_ends_with_it_and_is_reaped() -> None:
    ForkServer().close()  # makes orphans ours
    command = ["sh", "-c", "sleep 1000 & echo $!; wait"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, start_new_session=True)
    assert process.stdout is not None
    with process.stdout as answer:
        orphan = int(answer.readline())
    ours, theirs = socket.socketpair()
    with theirs:
        child = ChildProcess("instance 3", new_incarnation(), process, await Pipe.open(ours))
    running = asyncio.create_task(child.run(lambda message: None, StartWatch(PATIENCE_S)))
    child.kill()
    await running
    assert child.death() == "instance 3 was killed while it started (out of memory?)"
    while os.path.exists(f"/proc/{orphan}"):
        await asyncio.sleep(0.001)


async def test_what_a_killed_server_was_about_to_fork_is_reaped(server: ForkServer) -> None:
    process, end = await fork(server)
    assert stat(process.pid)[1] == server.pid, "it is in the server's group until it is told something"
    os.kill(server.pid, signal.SIGKILL)
    end.close()
    while os.path.exists(f"/proc/{process.pid}") or os.path.exists(f"/proc/{server.pid}"):
        await asyncio.sleep(0.001)


async def test_somebody_else_has_reaped_it(server: ForkServer) -> None:
    process, end = await fork(server)
    end.close()
    await asyncio.to_thread(os.waitpid, process.pid, 0)
    assert process.poll() == LOST == process.wait()
