"""Instances that hang while they start: real processes, in time that passes when a test says so."""

import asyncio
import os
import socket
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from kvtide.artifacts import prepare_model
from kvtide.base.ids import InstanceId, new_incarnation
from kvtide.base.serve_config import make_config
from kvtide.live.backoff import BACKOFF_S, Backoff
from kvtide.live.child_process import ChildProcess
from kvtide.live.fault_points import HIT, VARIABLE
from kvtide.live.instance_keeper import InstanceKeeper, Seat
from kvtide.live.launcher import LocalLauncher
from kvtide.live.life import Life
from kvtide.live.pipe import Boot, Pipe, PipeMessage, Progress, Ready, SeatLost, SeatStarting
from kvtide.live.start_watch import NUM_TICKS, StartReport, StartWatch

TIMEOUT_S = 100.0


class Time:
    """Passes tick by tick."""

    def __init__(self) -> None:
        self._ticks = asyncio.Semaphore(0)
        self.slept_s: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.slept_s.append(seconds)
        await self._ticks.acquire()

    def tick(self, count: int) -> None:
        for _ in range(count):
            self._ticks.release()


async def until(condition: Any) -> Any:
    """Poll: what is waited for happens in other processes."""
    async with asyncio.timeout(120):
        while not (value := condition()):
            await asyncio.sleep(0.01)
    return value


async def settle() -> None:
    for _ in range(4 * NUM_TICKS):
        await asyncio.sleep(0)


async def test_progress_gives_the_whole_time_again() -> None:
    time = Time()
    watch = StartWatch(TIMEOUT_S, time.sleep)
    hung = asyncio.create_task(watch.hangs())
    for _ in range(3):
        time.tick(NUM_TICKS - 1)
        await settle()
        assert not hung.done()
        watch.progressed()
    time.tick(NUM_TICKS)
    await hung
    assert set(time.slept_s) == {TIMEOUT_S / NUM_TICKS}


async def test_who_is_silent_after_its_start_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the gateway does not know of it; else it tells sooner."""
    monkeypatch.setattr("kvtide.live.start_watch.SILENCE_S", TIMEOUT_S / 2)
    ours, theirs = socket.socketpair()
    process = subprocess.Popen(["sleep", "1000"])
    child = ChildProcess("instance 3", new_incarnation(), process, await Pipe.open(ours))
    time = Time()
    watch = CountingWatch(TIMEOUT_S, time.sleep)
    running = asyncio.create_task(child.run(lambda message: None, watch))
    instance = await Pipe.open(theirs)
    for number, message in enumerate((Progress(), Ready(), Progress(), Progress())):
        instance.send(message)
        await until(lambda number=number: watch.num_progressed > number)
        time.tick(NUM_TICKS - 1)
        await settle()
        assert process.poll() is None
    time.tick(1)
    await until(lambda: process.poll() is not None)
    instance.close()
    await running
    assert child.death() == "instance 3 has given no sign of life for 50 s and was killed"


async def test_progress_is_reported_from_any_thread_and_not_for_every_tensor() -> None:
    sent: list[None] = []
    report = StartReport(lambda: sent.append(None))
    await asyncio.to_thread(lambda: [report.progressed() for _ in range(1000)])
    await asyncio.sleep(0)
    assert 1 <= len(sent) < 1000


def test_a_start_that_hung_for_long_is_no_stable_life(monkeypatch: pytest.MonkeyPatch) -> None:
    now_s = [0.0]
    monkeypatch.setattr("kvtide.live.backoff.time", SimpleNamespace(monotonic=lambda: now_s[0]))
    backoff, delays = Backoff(), []
    for has_worked in (False, False, False, True, False):
        backoff.started()
        now_s[0] += 600.0
        delays.append(backoff.delay_s(has_worked=has_worked))
    assert delays == [BACKOFF_S[0], BACKOFF_S[1], BACKOFF_S[2], BACKOFF_S[0], BACKOFF_S[0]]


class CountingWatch(StartWatch):
    num_progressed = 0

    def progressed(self) -> None:
        super().progressed()
        self.num_progressed += 1


class Keeper:
    """A keeper of one seat, its instances real processes; there is no gateway, which they wait for."""

    def __init__(self, folder: Path, tp: int) -> None:
        self.times: list[Time] = []
        self.watches: list[CountingWatch] = []
        self.told: list[PipeMessage] = []
        self.files = prepare_model("tiny", progress=False)
        self.config = make_config(
            model="tiny", tensor_parallel_size=tp, threads=1, kv_cache_memory="1MiB", start_timeout=TIMEOUT_S
        )
        self.folder = folder
        life = Life(lambda line: None)
        life.begin()
        life.has_started = True
        self.launcher = LocalLauncher(self.make_watch)
        self.keeper = InstanceKeeper(
            ["mixed"],
            self.launcher,
            folder,
            boot=self.boot,
            tell=self.told.append,
            check_room=lambda count: None,
            life=life,
        )

    def make_watch(self, timeout_s: float) -> StartWatch:
        self.times.append(Time())
        self.watches.append(CountingWatch(timeout_s, self.times[-1].sleep))
        return self.watches[-1]

    def boot(self, seat: Seat) -> Boot:
        return Boot(
            config=self.config,
            model_name=self.files.name,
            model_directory=str(self.files.directory),
            model_source=self.files.source,
            endpoint=f"ipc://{self.folder}/nobody",
            cluster_key=b"0" * 32,
            incarnation=new_incarnation(),
            seat=seat.seat,
            role=seat.role,
            folder=str(self.folder),
        )

    def pids(self) -> list[int]:
        return [message.pid for message in self.told if isinstance(message, SeatStarting)]


@pytest.fixture
async def make_keeper(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Any]:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    made: list[Keeper] = []

    def make(tp: int) -> Keeper:
        made.append(Keeper(tmp_path, tp))
        return made[-1]

    yield make
    for one in made:
        for seat in one.keeper._seats.values():
            seat.is_closing = True
        one.keeper.kill()
        await asyncio.gather(*(seat.keeper for seat in list(one.keeper._seats.values()) if seat.keeper is not None))
        await one.launcher.close()


@pytest.mark.parametrize(
    ("tp", "who", "action"), [(1, "0", "STOP"), (1, "0", "HANG"), (2, "rank1", "STOP")], ids=lambda value: str(value)
)
async def test_who_hangs_while_it_starts_is_killed_reaped_and_started_again(
    tp: int, who: str, action: str, make_keeper: Any, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The process itself, its loader only, or another rank. Its successor, for which no time passes, lives."""
    point = tmp_path / f"{who}.load"
    point.write_text(f"1 {action}")
    keeper = make_keeper(tp)
    keeper.keeper.start()
    await until(point.with_name(point.name + HIT).exists)
    (pid,) = keeper.pids()
    lost: list[SeatLost] = []
    while not lost:  # what it had said before may still be on its way, and gives it the whole time again
        keeper.times[0].tick(1)
        await asyncio.sleep(0.001)
        lost = [message for message in keeper.told if isinstance(message, SeatLost)]
    assert not os.path.exists(f"/proc/{pid}"), "it is reaped before anybody hears of it"
    reason = f"instance 0 has not got on with its start for {TIMEOUT_S:g} s (--start-timeout) and was killed"
    assert [(one.seat, one.reason) for one in lost] == [(InstanceId(0), reason)]
    await until(lambda: len(keeper.pids()) == 2)
    assert caplog.messages == [f"{reason}; starting it again"]
    assert len(keeper.times) == 2 and keeper.keeper._seats[InstanceId(0)].handle is not None


async def test_an_instance_that_waits_for_a_gateway_does_not_hang(make_keeper: Any, tmp_path: Path) -> None:
    """It has loaded its model, for it listens to its peers, and says again and again that it lives."""
    keeper = make_keeper(1)
    keeper.keeper.start()
    await until(lambda: any(path.is_socket() for path in tmp_path.iterdir()))
    (watch,) = keeper.watches
    before = watch.num_progressed
    await until(lambda: watch.num_progressed > before + 2)
    assert not any(isinstance(message, SeatLost) for message in keeper.told)


async def test_an_actor_that_does_not_answer_is_given_up() -> None:
    pytest.importorskip("ray", reason="the extra `ray` is not installed")
    from kvtide.live.ray_launcher import RayInstance

    loop = asyncio.get_running_loop()
    killed: list[Any] = []
    answers = [loop.create_future()]  # then none
    answers[0].set_result(True)

    def remote(value: Any = None) -> Any:
        return answers.pop(0) if answers else loop.create_future()

    method = SimpleNamespace(remote=remote)
    actor = SimpleNamespace(is_there=method, start=SimpleNamespace(remote=lambda boot: loop.create_future()))
    boot = Boot(
        config=make_config(start_timeout=0.01),
        model_name="",
        model_directory="",
        model_source="",
        endpoint="",
        cluster_key=b"",
        incarnation=new_incarnation(),
        seat=InstanceId(3),
    )
    instance = RayInstance(SimpleNamespace(kill=killed.append), actor, boot)
    instance.begin()
    ended = await instance.wait()
    assert ended.reason == "instance 3: its actor has not answered for 0.01 s" and ended.status is None
    assert killed == [actor]
