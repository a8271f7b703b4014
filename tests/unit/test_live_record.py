"""Logs and their replay: same commands, differences shown, a torn end tolerated."""

import random
import stat
from pathlib import Path
from typing import Any

import msgspec
import pytest
from live_fakes import FILES, FakeFactory, collect, request_spec

from kvtide.base.config import PoolSizes
from kvtide.base.errors import ConfigError
from kvtide.base.ids import InstanceId
from kvtide.base.serve_config import make_config
from kvtide.cli.main import run
from kvtide.live.folders import check_folders
from kvtide.live.inprocess import InProcessCluster
from kvtide.live.record import LogEntry, LogReader, LogWriter
from kvtide.live.replay import find_logs, replay_log
from kvtide.proto.codec import encode


async def recorded(folder: Path) -> None:
    """A small history with an abort and a death, in a pool too small for all at once."""
    factory = FakeFactory(PoolSizes(block_size=16, device_blocks=12))
    config = make_config(model="tiny", record=str(folder))
    async with InProcessCluster(config, files=FILES, make_executor=factory) as cluster:
        handles = [cluster.port.submit(request_spec(cluster.port, list(range(20)), 60, seed=i)) for i in range(6)]
        await handles[0].__anext__()
        handles[1].abort()
        await collect(handles[1])
        for _ in range(3):
            await handles[0].__anext__()
        await cluster.restart(InstanceId(0))
        for handle in handles[2:]:
            await collect(handle)


async def test_a_recording_replays_to_the_same_commands(tmp_path: Path) -> None:
    await recorded(tmp_path)
    logs = find_logs(tmp_path)
    assert [path.name.split("-")[0] for path in logs] == ["control", "instance", "instance"]
    kinds: set[str] = set()
    for path in logs:
        replayed = replay_log(path)
        assert replayed.difference is None and not replayed.is_truncated
        kinds |= set(replayed.kinds)
    assert {"ClientSubmit", "ClientAbort", "InstanceLost", "Submit", "Abort", "StepDone", "Tick"} <= kinds
    assert run(["replay", str(tmp_path)]) == 0


async def test_a_torn_last_entry_is_noted(tmp_path: Path, capsys: Any) -> None:
    await recorded(tmp_path)
    path = find_logs(tmp_path)[0]
    whole = replay_log(path).num_events
    path.write_bytes(path.read_bytes()[:-3])
    replayed = replay_log(path)
    assert replayed.is_truncated and replayed.num_events == whole - 1 and replayed.difference is None
    assert run(["replay", str(tmp_path)]) == 0
    assert "cut short" in capsys.readouterr().out


async def test_a_difference_is_shown(tmp_path: Path, capsys: Any) -> None:
    await recorded(tmp_path)
    path = find_logs(tmp_path)[1]
    reader = LogReader(path)
    entries = list(reader.entries())
    path.unlink()
    writer = LogWriter(path, reader.header)
    changed = next(i for i, entry in enumerate(entries) if i > len(entries) // 2 and entry.commands) + 1
    for number, entry in enumerate(entries, 1):
        commands = entry.commands[:-1] if number == changed else entry.commands
        writer._put(encode(LogEntry(entry.now_ns, entry.event, commands)))
    writer.close()
    difference = replay_log(path).difference
    assert difference is not None and difference.number == changed
    assert difference.recorded is None and difference.replayed is not None
    assert run(["replay", str(tmp_path)]) == 1
    assert f"DIFFERS at event {changed}" in capsys.readouterr().out


async def test_whatever_a_damaged_log_holds_ends_in_lines_and_a_status(tmp_path: Path, capsys: Any) -> None:
    await recorded(tmp_path)
    draw = random.Random(5)
    for path in find_logs(tmp_path):
        whole = path.read_bytes()
        for _ in range(60):
            damaged = bytearray(whole)
            for _ in range(draw.randrange(1, 4)):
                damaged[draw.randrange(len(damaged))] = draw.randrange(256)
            path.write_bytes(damaged)
            assert run(["replay", str(tmp_path)]) in (0, 1, 2)
        path.write_bytes(whole)
    assert run(["replay", str(tmp_path)]) == 0
    capsys.readouterr()


async def test_numbers_given_as_integers_replay_too(tmp_path: Path) -> None:
    config = make_config(model="tiny", record=str(tmp_path))
    async with InProcessCluster(config, files=FILES, make_executor=FakeFactory(PoolSizes(device_blocks=12))) as cluster:
        spec = request_spec(cluster.port, [1, 2, 3], 4)
        whole = {"temperature": 0, "top_p": 1, "min_p": 0, "presence_penalty": 1, "repetition_penalty": 2}
        params = msgspec.structs.replace(spec.params, **whole, logit_bias={1: 5})
        await collect(cluster.port.submit(msgspec.structs.replace(spec, params=params)))
    assert [replay_log(path).difference for path in find_logs(tmp_path)] == [None, None]


def test_what_is_no_log_is_refused(tmp_path: Path, capsys: Any) -> None:
    with pytest.raises(ConfigError, match="no recorded log"):
        find_logs(tmp_path)
    (tmp_path / "a.kvlog").write_bytes(b"\x05\x00\x00\x00nonse")
    with pytest.raises(ConfigError, match="not a log"):
        replay_log(tmp_path / "a.kvlog")
    assert run(["replay", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


async def test_recordings_are_private(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    check_folders(make_config(model="tiny", record=str(folder)))
    await recorded(folder)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    files = list(folder.iterdir())
    assert files and all(stat.S_IMODE(file.stat().st_mode) == 0o600 for file in files)
    LogWriter(tmp_path / "other" / "x.kvlog", LogReader(files[0]).header).close()
    assert stat.S_IMODE((tmp_path / "other").stat().st_mode) == 0o700
