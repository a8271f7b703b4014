"""From a process's end to what the control core hears of it: no timer on the way, only turns of the event loops.

Seconds depend on what else the machine does; the full suite's report has them (kill tests, "seen after").
"""

import asyncio
import errno
import os
import signal
import socket
import subprocess
from pathlib import Path
from typing import Any

import pytest

from kvtide.base.ids import Incarnation, InstanceId
from kvtide.live import gateway_process, ranks
from kvtide.live.child_process import ChildProcess
from kvtide.live.instance_keeper import InstanceKeeper
from kvtide.live.launcher import LocalInstance
from kvtide.live.life import Life
from kvtide.live.pipe import Boot, Pipe
from kvtide.live.ranks import ProcessFollowers, RankLost
from kvtide.live.start_watch import StartWatch

MOST_TURNS = 50
"""Of an event loop that does nothing else; some 10 are needed."""


class SleepingLauncher:
    """Instances that are nothing but processes."""

    def __init__(self, num_refusals: int = 0) -> None:
        self.instances: list[LocalInstance] = []
        self.num_refusals = num_refusals

    async def start(self, boot: Boot) -> LocalInstance:
        if self.num_refusals:
            self.num_refusals -= 1
            raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))
        ours, theirs = socket.socketpair()
        process = subprocess.Popen(["sleep", "1000"], pass_fds=[theirs.fileno()])
        theirs.close()
        name, incarnation = "instance 0", Incarnation(f"i{len(self.instances)}")
        child = ChildProcess(name, incarnation, process, await Pipe.open(ours))
        self.instances.append(LocalInstance(child, StartWatch(1e6)))
        return self.instances[-1]

    def release(self, seat: InstanceId) -> None: ...
    async def close(self) -> None: ...


class Port:
    """Of the gateway, what hears of seats."""

    def __init__(self) -> None:
        self.heard: list[tuple[Any, ...]] = []

    def starting(self, *said: Any) -> None:
        self.heard.append(("starting", *said))

    def lost(self, *said: Any) -> None:
        self.heard.append(("lost", *said))

    def drain(self) -> None: ...
    def close(self) -> None: ...


def keeper_of(launcher: SleepingLauncher, folder: Path, tell: Any, life: Life) -> InstanceKeeper:
    """Of one seat; nobody is told anything at a start."""
    return InstanceKeeper(
        ["mixed"],
        launcher,
        folder,
        boot=lambda seat: None,  # type: ignore[arg-type, return-value]
        tell=tell,
        check_room=lambda count: None,
        life=life,
    )


async def turns_until(condition: Any) -> int:
    """How many times the loop goes round, without ever waiting."""
    for turn in range(10_000):
        if condition():
            return turn
        await asyncio.sleep(0)
    raise AssertionError("it never came")


async def test_a_killed_instance_is_told_without_waiting_for_anything(tmp_path: Path) -> None:
    supervisors, gateways = [await Pipe.open(end) for end in socket.socketpair()]
    launcher, port, life = SleepingLauncher(), Port(), Life(lambda line: None)
    life.begin()
    life.has_started = True
    keeper = keeper_of(launcher, tmp_path, supervisors.send, life)
    following = asyncio.create_task(
        gateway_process._follow_orders(gateways, port, None, asyncio.Event(), asyncio.Event())  # type: ignore[arg-type]
    )
    keeper.start()
    try:
        await turns_until(lambda: port.heard)
        pid = launcher.instances[0].pid
        assert port.heard == [("starting", InstanceId(0), "mixed", pid)]
        launcher.instances[0]._child.is_ready = True
        os.kill(pid, signal.SIGKILL)
        os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)  # it has ended; nobody was told
        turns = await turns_until(lambda: len(port.heard) > 1)
        assert port.heard[1] == ("lost", InstanceId(0), "i0", "instance 0 was ended by SIGKILL")
        assert turns <= MOST_TURNS
    finally:
        keepers = [seat.keeper for seat in keeper._seats.values() if seat.keeper is not None]
        for task in (following, *keepers):
            task.cancel()
        await asyncio.gather(following, *keepers, return_exceptions=True)
        for instance in launcher.instances:
            instance.kill()
            instance._child._process.wait(30)
        supervisors.close()
        gateways.close()


@pytest.mark.parametrize("has_started", [True, False])
async def test_a_start_for_which_the_system_has_no_room(
    has_started: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Tried again and again in a running cluster; the end of one that starts."""
    monkeypatch.setattr("kvtide.live.backoff.BACKOFF_S", (0.0,))
    failures: list[str] = []
    launcher, life, told = SleepingLauncher(num_refusals=3), Life(failures.append), []
    life.begin()
    life.has_started = has_started
    keeper = keeper_of(launcher, tmp_path, told.append, life)
    keeper.start()
    line = "instance 0 cannot be started: Resource temporarily unavailable"
    if not has_started:
        assert await life.done == 1
        assert failures == [line] and not launcher.instances
        return
    await turns_until(lambda: told)
    assert caplog.messages == [f"{line}; starting it again"] * 3
    life.finish(0)
    (instance,) = launcher.instances
    instance.kill()
    (task,) = [seat.keeper for seat in keeper._seats.values()]
    assert task is not None
    await task


@pytest.mark.parametrize("number", [signal.SIGKILL, None])
async def test_a_rank_that_ends_is_told_by_its_end_and_one_that_was_asked_to_is_not(
    number: signal.Signals | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop = asyncio.get_running_loop()
    told: asyncio.Queue[RankLost] = asyncio.Queue()
    real, processes = subprocess.Popen, []

    def start(command: list[str], **fields: Any) -> Any:
        """A process that ends with its socket."""
        processes.append(real(["cat"], stdin=fields["pass_fds"][0], stdout=subprocess.DEVNULL))
        return processes[-1]

    monkeypatch.setattr(ranks.subprocess, "Popen", start)
    followers = ProcessFollowers(3, "gloo", lambda error: loop.call_soon_threadsafe(told.put_nowait, error))
    try:
        if number is not None:
            processes[1].send_signal(number)
            assert str(await asyncio.wait_for(told.get(), 60)) == f"rank 2 was ended by signal {number:d}"
    finally:
        followers.close()
    await asyncio.sleep(0)
    assert told.empty()


@pytest.mark.parametrize(("status", "expected"), [(1, ["rank 1 exited with status 1"]), (ranks.HAS_TOLD, [])])
async def test_a_rank_that_has_said_why_it_ends_is_not_told_twice(
    status: int, expected: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    real = subprocess.Popen
    monkeypatch.setattr(ranks.subprocess, "Popen", lambda command, **fields: real(["sh", "-c", f"exit {status}"]))
    followers = ProcessFollowers(2, "gloo", lambda error: told.append(str(error)))
    followers._watches[0].join()
    followers.close()
    assert told == expected
