"""Small parts of the live drivers: handles, the step watch, wake-ups, keys, folders."""

import asyncio
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fake_cluster import MODEL

from kvtide.artifacts import ModelFiles
from kvtide.base.errors import ConfigError
from kvtide.base.ids import Incarnation, InstanceId, RequestId
from kvtide.base.runtime_folder import RuntimeFolder
from kvtide.base.serve_config import make_config
from kvtide.live.cluster_key import KEY_BYTES, load_cluster_key
from kvtide.live.endpoints import data_socket, peer_endpoint, remove_sockets
from kvtide.live.folders import check_folders
from kvtide.live.handle import Handle
from kvtide.live.instance_driver import InstanceDriver
from kvtide.live.listener import DEAF_CLIENT_MS, open_listener
from kvtide.live.pipe import Announced, ModelKnown, Ready, SeatClosing, SeatStarting
from kvtide.live.step_watch import StepWatch, StepWork
from kvtide.live.supervisor import Supervisor
from kvtide.live.wakeup import Wakeup
from kvtide.live.zmq_channel import derive_keys
from kvtide.proto.client import Deliver, DeliverPromptLogprobs, RequestEnded
from kvtide.proto.control import ClientAbort, ClientStop
from kvtide.proto.executor import TokenLogprob
from kvtide.sched.cost import StepShape

REQUEST = RequestId(1)


def deliver(index: int, position: int, *tokens: int, reason: str | None = None, logprobs: bool = False) -> Deliver:
    entries = tuple(TokenLogprob(token, -1.0) for token in tokens) if logprobs else ()
    return Deliver(
        request=REQUEST, index=index, position=position, tokens=tokens, logprobs=entries, finish_reason=reason
    )


ENDED = RequestEnded(request=REQUEST, outcome="finished")


async def test_a_handle_gives_what_was_pushed_then_stops() -> None:
    handle = Handle(REQUEST, lambda event: None)
    reader = asyncio.ensure_future(handle.__anext__())
    await asyncio.sleep(0)
    handle.push(deliver(0, 0, 5))
    assert await reader == deliver(0, 0, 5)
    handle.push(ENDED)
    assert [message async for message in handle] == [ENDED]
    with pytest.raises(StopAsyncIteration):
        await handle.__anext__()


async def test_unread_tokens_of_a_sequence_become_one_message() -> None:
    handle = Handle(REQUEST, lambda event: None)
    prompt = DeliverPromptLogprobs(request=REQUEST, start=1, entries=())
    handle.push(prompt)
    for position in range(100):
        for index in range(3):
            handle.push(deliver(index, position, position + index, logprobs=index == 1))
    handle.push(deliver(1, 100, 7, reason="length", logprobs=True))
    handle.push(ENDED)
    messages: list[Any] = [message async for message in handle]
    assert messages[0] == prompt and messages[-1] == ENDED
    assert [(m.index, m.position, len(m.tokens), len(m.logprobs)) for m in messages[1:-1]] == [
        (0, 0, 100, 0),
        (1, 0, 101, 101),
        (2, 0, 100, 0),
    ]
    assert messages[2].finish_reason == "length"


async def test_a_reader_may_wait_for_the_end_alone() -> None:
    handle = Handle(REQUEST, lambda event: None)
    waiting = asyncio.ensure_future(handle.until_end())
    handle.push(deliver(0, 0, 5))
    await asyncio.sleep(0)
    handle.push(deliver(0, 1, 6))
    await asyncio.sleep(0)
    assert not waiting.done()
    handle.push(deliver(0, 2, 7, reason="length"))
    handle.push(ENDED)
    await waiting
    await handle.until_end()
    assert [message async for message in handle] == [deliver(0, 0, 5, 6, 7, reason="length"), ENDED]


async def test_a_stop_takes_back_tokens_that_were_not_read() -> None:
    events: list[Any] = []
    handle = Handle(REQUEST, events.append)
    for position in range(6):
        handle.push(deliver(0, position, position))
    handle.stop(0, 4)
    handle.push(deliver(0, 4, reason="stop"))
    assert await handle.__anext__() == deliver(0, 0, 0, 1, 2, 3, reason="stop")
    assert events == [ClientStop(request=REQUEST, index=0, keep=4)]


async def test_nothing_is_asked_for_after_the_end() -> None:
    events: list[Any] = []
    handle = Handle(REQUEST, events.append)
    handle.abort()
    handle.push(ENDED)
    handle.abort()
    handle.stop(0, 1)
    assert events == [ClientAbort(request=REQUEST)]


async def test_a_reader_that_gives_up_leaves_the_handle_usable() -> None:
    handle = Handle(REQUEST, lambda event: None)
    for waits in (handle.until_end, handle.__anext__):
        reader = asyncio.ensure_future(waits())
        await asyncio.sleep(0)
        reader.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reader
    reader = asyncio.ensure_future(handle.__anext__())
    await asyncio.sleep(0)
    handle.push(deliver(0, 0, 5))
    assert await reader == deliver(0, 0, 5)
    handle.push(ENDED)
    assert await handle.__anext__() == ENDED


async def test_the_step_watch_fires_once_a_step_is_late() -> None:
    hung: asyncio.Future[float] = asyncio.get_running_loop().create_future()
    watch = StepWatch(0.01, lambda: 0, hung.set_result)
    work = StepWork(StepShape(1, 1))
    watch.begin(work)
    watch.end()
    watch.begin(work)
    assert await asyncio.wait_for(hung, 5) == 0.01


async def test_a_later_wish_replaces_the_earlier_one() -> None:
    now = [0]
    woken: list[int] = []
    event = asyncio.Event()

    def on_wake() -> None:
        woken.append(now[0])
        event.set()

    wakeup = Wakeup(lambda: now[0], on_wake)
    wakeup.at(10**15)
    wakeup.at(5)
    now[0] = 5
    await asyncio.wait_for(event.wait(), 5)
    assert woken == [5]
    wakeup.at(10**15)
    wakeup.cancel()


def test_cluster_keys(tmp_path: Path) -> None:
    file = tmp_path / "key"
    file.write_bytes(b"0123456789abcdef\n")
    file.chmod(0o600)
    assert load_cluster_key(str(file), {"KVTIDE_CLUSTER_KEY": "ignored, the file wins"}) == b"0123456789abcdef"
    assert load_cluster_key(None, {"KVTIDE_CLUSTER_KEY": "x" * 16}) == b"x" * 16
    first, second = load_cluster_key(None, {}), load_cluster_key(None, {})
    assert len(first) == KEY_BYTES and first != second
    for content, mode in [(b"short", 0o600), (b"0123456789abcdef", 0o644)]:
        file.write_bytes(content)
        file.chmod(mode)
        with pytest.raises(ConfigError, match="--cluster-key-file"):
            load_cluster_key(str(file), {})
    with pytest.raises(ConfigError, match="KVTIDE_CLUSTER_KEY"):
        load_cluster_key(None, {"KVTIDE_CLUSTER_KEY": "short"})


def test_both_sides_derive_the_same_keys_and_each_its_own() -> None:
    key = os.urandom(32)
    assert derive_keys(key, "hub") == derive_keys(key, "hub") != derive_keys(key, "link")
    with pytest.raises(ConfigError):
        derive_keys(b"short", "hub")


def test_folders_and_ports_are_tried_early(tmp_path: Path) -> None:
    check_folders(make_config(disk_cache=f"{tmp_path}/kv:1GiB", record=f"{tmp_path}/record", instances="2M"))
    assert sorted(path.name for path in (tmp_path / "kv").iterdir()) == ["instance-0", "instance-1"]
    (tmp_path / "file").touch()
    for flag, value in [("disk_cache", f"{tmp_path}/file:1GiB"), ("record", f"{tmp_path}/file/x")]:
        with pytest.raises(ConfigError, match="cannot write"):
            check_folders(make_config(**{flag: value}))
    with (
        open_listener("127.0.0.1", 0) as listener,
        pytest.raises(ConfigError, match=r"cannot listen on 127.0.0.1:\d+: address already in use$"),
    ):
        open_listener("127.0.0.1", listener.getsockname()[1])
    for host in ("no such host", "\u00e9" * 70, "a..b", "a\0b"):
        with pytest.raises(ConfigError, match="cannot listen on"):
            open_listener(host, 0)


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="Linux only")
def test_a_client_that_does_not_read_is_given_up_in_the_end() -> None:
    with (
        open_listener("127.0.0.1", 0) as listener,
        socket.create_connection(listener.getsockname()),
        listener.accept()[0] as accepted,
    ):
        assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == DEAF_CLIENT_MS


@pytest.fixture
def short_folder() -> Iterator[Path]:
    """Shorter than `tmp_path`: names of sockets must be short."""
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        yield Path(folder)


def test_the_next_start_removes_what_killed_supervisors_left(
    short_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(short_folder))
    alive = RuntimeFolder()
    (alive.path / "channel").touch()
    names = ("kvtide-run-a", "kvtide-run-b", "kvtide-run-c", "other")
    dead, starting, forgotten, other = folders = [short_folder / name for name in names]
    for folder in folders:
        folder.mkdir()
    (dead / "channel").touch()
    os.utime(forgotten, (0, 0))
    link = short_folder / "kvtide-run-link"
    link.symlink_to(other)
    second = RuntimeFolder()
    assert set(short_folder.iterdir()) == {alive.path, second.path, starting, other, link}
    for folder in (alive, second):
        folder.remove()
    assert set(short_folder.iterdir()) == {starting, other, link}


class _Steps:
    """Of a step thread, what a driver connects to."""

    def connect(self, *_: Any) -> None:
        """Nothing is computed."""


async def test_a_driver_that_failed_can_be_stopped_again() -> None:
    closed, errors = [], []
    driver = InstanceDriver(None, _Steps(), None, clock=lambda: 0, on_fatal=errors.append)  # type: ignore[arg-type]

    class Peers:
        def close(self) -> None:
            closed.append(1)

    driver.peers = Peers()  # type: ignore[assignment]
    driver.on_refused("unwanted")
    driver.stop()
    assert len(errors) == 1
    assert closed == [1]


async def test_a_cluster_that_could_not_start_is_not_announced() -> None:
    lines: list[str] = []
    files = ModelFiles(name="tiny", directory=Path("."), source="tiny")
    supervisor = Supervisor(
        make_config(model="tiny"),
        files,
        socket.socket(),
        b"k" * 32,
        gateway_module="",
        on_ready=lambda detail: lines.append("ready"),
        on_failed=lines.append,
    )
    supervisor._life.begin()
    supervisor._life.fail_start("instance 0 is refused", 2)
    supervisor._on_gateway_message(Ready(detail="2 instances"))
    assert lines == ["instance 0 is refused"]
    supervisor._folder.remove()
    supervisor._listener.close()


def test_a_new_gateway_is_told_the_model_and_every_seat() -> None:
    """Also of those that are ready, or between two starts: requests wait for them. Not of those that are to end."""
    files = ModelFiles(name="tiny", directory=Path("."), source="tiny")
    told: list[Any] = []
    supervisor = Supervisor(
        make_config(model="tiny", instances="1P1D1M"),
        files,
        socket.socket(),
        b"k" * 32,
        gateway_module="",
        on_ready=lambda detail: None,
        on_failed=lambda line: None,
    )
    assert supervisor._boot().model is None
    supervisor._on_gateway_message(ModelKnown(model=MODEL))
    assert supervisor._boot().model == MODEL
    keeper = supervisor._keeper
    keeper._tell = told.append
    ready, _, closing = keeper._seats.values()
    ready.handle = _Ready()  # type: ignore[assignment]
    closing.is_closing = True
    keeper.announce_all()
    assert told == [
        SeatStarting(seat=InstanceId(0), role="prefill", pid=77),
        SeatStarting(seat=InstanceId(1), role="decode", pid=0),
        SeatClosing(seat=InstanceId(2)),
        Announced(),
    ]
    supervisor._folder.remove()
    supervisor._listener.close()


class _Ready:
    """Of an instance's handle, what is announced."""

    is_ready = True
    pid = 77


def test_the_sockets_of_a_killed_instance_are_removed_and_no_others(tmp_path: Path) -> None:
    ours, other = Incarnation("a" * 32), Incarnation("b" * 32)
    paths = {
        (seat, incarnation): [
            Path(peer_endpoint(tmp_path, None, seat, incarnation).removeprefix("ipc://")),
            *(Path(data_socket(tmp_path, seat, incarnation, rank)) for rank in (0, 1)),
        ]
        for seat in (InstanceId(1), InstanceId(11))
        for incarnation in (ours, other)
    }
    for made in paths.values():
        for path in made:
            path.touch()
    remove_sockets(tmp_path, InstanceId(1), ours)
    gone = paths.pop((InstanceId(1), ours))
    assert not any(path.exists() for path in gone)
    assert all(path.exists() for made in paths.values() for path in made)


def test_an_instance_imports_nothing_that_it_has_no_use_for() -> None:
    """Each of its modules is memory that every instance of a host has once more."""
    command = [sys.executable, "-c", "import sys, kvtide.live.instance; print(*sys.modules, sep='\\n')"]
    modules = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True).stdout.split()
    assert "kvtide.engine.executor" in modules
    packages = {module.partition(".")[0] for module in modules}
    assert not packages & {"gguf", "tokenizers", "transformers", "yaml", "fastapi", "uvicorn", "jinja2"}
    assert not [module for module in modules if module.startswith(("kvtide.artifacts", "kvtide.text", "kvtide.server"))]
