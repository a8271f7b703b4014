"""What memory there is, and what is refused where it does not suffice; no test looks at this machine's."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from live_fakes import FILES, FakeFactory

from kvtide.base.config import PoolSizes
from kvtide.base.errors import ConfigError, RequestError
from kvtide.base.host_memory import HostMemory, host_memory
from kvtide.base.serve_config import make_config
from kvtide.cli import main as frame
from kvtide.engine.config import EngineConfig
from kvtide.engine.sizing import pool_sizes
from kvtide.kv.layout import KVLayout
from kvtide.live import host_check
from kvtide.live.gateway_process import SupervisorSeats
from kvtide.live.host_check import check_host, check_memory
from kvtide.live.inprocess import InProcessCluster
from kvtide.live.instance_keeper import InstanceKeeper
from kvtide.live.life import Life
from kvtide.live.pipe import AddSeats, SeatsAdded

MIB, GIB = 2**20, 2**30


def machine(root: Path, files: dict[str, str]) -> Path:
    """A root with 8 GiB of memory, 6 of them available, and further files."""
    told = {"proc/meminfo": "MemTotal: 8388608 kB\nMemFree: 1 kB\nMemAvailable:    6291456 kB\nHugePages: 0\n", **files}
    for name, text in told.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return root


@pytest.mark.parametrize(
    ("files", "total", "available"),
    [
        ({}, 8 * GIB, 6 * GIB),
        ({"proc/self/cgroup": "0::/\n", "sys/fs/cgroup/memory.max": "max\n"}, 8 * GIB, 6 * GIB),
        (
            {  # version 2, limited two levels up; files that nobody uses do not count
                "proc/self/cgroup": "0::/box/inner/leaf\n",
                "sys/fs/cgroup/box/memory.max": f"{4 * GIB}\n",
                "sys/fs/cgroup/box/memory.current": f"{3 * GIB}\n",
                "sys/fs/cgroup/box/memory.stat": f"anon 5\ninactive_file {GIB}\n",
                "sys/fs/cgroup/box/inner/leaf/memory.max": "max\n",
                "sys/fs/cgroup/box/inner/leaf/memory.current": f"{GIB}\n",
            },
            4 * GIB,
            2 * GIB,
        ),
        (
            {  # version 1, the path is the host's, the mount shows our own group
                "proc/self/cgroup": "7:cpu,cpuacct:/docker/x\n4:memory:/docker/x\n",
                "sys/fs/cgroup/memory/memory.limit_in_bytes": f"{2 * GIB}\n",
                "sys/fs/cgroup/memory/memory.usage_in_bytes": f"{3 * GIB}\n",
            },
            2 * GIB,
            0,
        ),
        (
            {  # version 1 without a limit says so by a huge number
                "proc/self/cgroup": "4:memory:/\n",
                "sys/fs/cgroup/memory/memory.limit_in_bytes": "9223372036854771712\n",
                "sys/fs/cgroup/memory/memory.usage_in_bytes": f"{GIB}\n",
            },
            8 * GIB,
            6 * GIB,
        ),
    ],
)
def test_memory_of_a_machine(tmp_path: Path, files: dict[str, str], total: int, available: int) -> None:
    assert host_memory(machine(tmp_path, files)) == HostMemory(total, available)


def test_without_proc_there_is_still_an_answer(tmp_path: Path) -> None:
    memory = host_memory(tmp_path)
    assert 0 < memory.available_bytes < memory.total_bytes


def config_of(**fields: Any) -> Any:
    return make_config(model="tiny", **{"kv_cache_memory": "2GiB", **fields})


def check(tmp_path: Path, memory: HostMemory, **fields: Any) -> None:
    (tmp_path / "model.safetensors").write_bytes(bytes(MIB))
    config = config_of(**fields)
    check_memory(config, tmp_path, config.num_instances, memory)


def test_more_than_there_is_is_refused(tmp_path: Path) -> None:
    roomy = HostMemory(4 * GIB + MIB, 4 * GIB + MIB)
    check(tmp_path, roomy, instances="2M")
    with pytest.raises(ConfigError) as caught:
        check(tmp_path, roomy, instances="3M")
    assert str(caught.value) == (
        "--kv-cache-memory: 3 instances with 2GiB of KV cache each, and 1MiB of weights, need 6GiB, "
        "but this host has 4GiB"
    )
    with pytest.raises(ConfigError, match=r"^--host-cache-memory: 1 instance with 2GiB of KV cache and 3GiB of host"):
        check(tmp_path, roomy, host_cache_memory="3GiB")
    check(tmp_path, roomy, disk_cache=f"{tmp_path}:900GiB")  # no memory
    check(tmp_path, roomy, instances="3M", launcher="ray")  # on other hosts


def test_more_than_is_free_is_a_warning(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    check(tmp_path, HostMemory(8 * GIB, 3 * GIB))
    assert caplog.records == []
    check(tmp_path, HostMemory(8 * GIB, GIB))
    (line,) = caplog.messages
    assert line.startswith("--kv-cache-memory: 1 instance with") and "only 1GiB of this host's 8GiB are free" in line


def test_the_command_ends_with_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("kvtide.cli.serve.setup_logging", lambda *_: None)
    monkeypatch.setattr(host_check, "host_memory", lambda: HostMemory(24 * GIB, 20 * GIB))
    assert frame.run(["serve", "tiny", "--port", "0", "--kv-cache-memory", "999GiB"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("kvtide serve: error: --kv-cache-memory: 1 instance with 999GiB of KV cache, and")
    assert line.endswith("but this host has 24GiB")


def test_an_executor_refuses_what_its_own_host_does_not_have() -> None:
    layout = KVLayout(num_layers=2, num_kv_heads=1, head_dim=8)
    memory = HostMemory(MIB, 0)
    for fields, flag in (
        ({"kv_cache_memory_bytes": 2 * MIB}, "--kv-cache-memory"),
        ({"kv_cache_memory_bytes": MIB // 2, "host_cache_bytes": MIB}, "--host-cache-memory"),
    ):
        with pytest.raises(ConfigError, match=f"^{flag}: .* more than this host's memory of 1MiB"):
            pool_sizes(EngineConfig(name="x", **fields), layout, memory)  # type: ignore[arg-type]
    tight = EngineConfig(name="x", kv_cache_memory_bytes=MIB)
    assert pool_sizes(tight, layout, memory).device_blocks == MIB // layout.block_bytes


async def test_no_more_instances_than_memory_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host_check, "host_memory", lambda: HostMemory(40 * MIB, 40 * MIB))
    config = config_of(kv_cache_memory="16MiB")
    factory = FakeFactory(PoolSizes(device_blocks=64))
    async with InProcessCluster(config, files=FILES, make_executor=factory) as cluster:
        with pytest.raises(RequestError, match=r"^--kv-cache-memory: 3 instances .* this host has 40MiB") as caught:
            await cluster.port.add_instances("mixed", 2)
        assert caught.value.field == "count"
        await cluster.port.add_instances("mixed", 1)
        with pytest.raises(RequestError):
            await cluster.port.add_instances("mixed", 1)
        await cluster.port.wait_registered(2)
        assert len(factory.made) == 2


class _Pipe:
    """Hands what the gateway asks to a supervisor's seats, and the answer back."""

    def __init__(self) -> None:
        self.answer: list[Any] = []
        self.seats = SupervisorSeats(self)  # type: ignore[arg-type]
        life = Life(self.answer.append)
        self.keeper = InstanceKeeper(
            (),
            None,
            Path("."),
            boot=None,
            tell=self.answer.append,
            check_room=self.check,
            life=life,  # type: ignore[arg-type]
        )

    def check(self, num_instances: int) -> None:
        raise ConfigError(f"--kv-cache-memory: {num_instances} are too many")

    def send(self, message: AddSeats) -> None:
        self.keeper.heard(message)
        (answer,) = self.answer
        assert isinstance(answer, SeatsAdded) and answer.seats == ()
        self.seats.seats_added(answer)


async def test_the_supervisors_refusal_reaches_who_asked() -> None:
    with pytest.raises(RequestError, match=r"^--kv-cache-memory: 7 are too many") as caught:
        await asyncio.wait_for(_Pipe().seats.add_seats("mixed", 7, 0), 30)
    assert caught.value.field == "count"


def test_mooncake_is_warned_about(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        check_host(config_of(kv_cache_memory="1MiB", transport="mooncake"), tmp_path)
        lines = [line for line in caplog.messages if "mooncake" in line]
        check_host(config_of(kv_cache_memory="1MiB"), tmp_path)
    assert len(lines) == 1 and "without authentication" in lines[0]
    assert [line for line in caplog.messages if "mooncake" in line] == lines
