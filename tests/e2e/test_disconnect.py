"""A client that goes frees its blocks within one step: counted in steps that a gate lets through, not by a clock."""

import asyncio
import json
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from kvtide.artifacts import prepare_model
from kvtide.base.serve_config import make_config
from kvtide.engine.config import EngineConfig
from kvtide.engine.executor import Executor, create_executor
from kvtide.instance.core import InstanceCore
from kvtide.live import assemble
from kvtide.live.frontend import Frontend
from kvtide.live.inprocess import InProcessCluster
from kvtide.proto.executor import RunStep, StepDone
from kvtide.proto.instance import Abort
from kvtide.server.app import create_app
from kvtide.server.run import serve_http
from kvtide.server.settings import ServerSettings
from kvtide.text.tokenizer import Tokenizer

PATIENCE_S = 30


class GatedExecutor:
    """The real engine; each step waits at the gate until the test lets it through, or opens the gate for good."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor
        self.info, self.pool, self.memories = executor.info, executor.pool, executor.memories
        self.tickets = threading.Semaphore(0)
        self.is_open = False

    def run(self, step: RunStep) -> StepDone:
        assert self.is_open or self.tickets.acquire(timeout=PATIENCE_S)
        return self._executor.run(step)

    def close(self) -> None:
        self._executor.close()

    def let(self, num_steps: int) -> None:
        for _ in range(num_steps):
            self.tickets.release()

    def open(self) -> None:
        self.is_open = True
        self.tickets.release()


class WatchedCore:
    """An instance core that says when an event was handled, and keeps what was held after each step."""

    def __init__(self, *arguments: Any) -> None:
        self.core = InstanceCore(*arguments)
        self.changed = asyncio.Event()
        self.steps: list[RunStep] = []
        self.num_done = self.num_aborts = 0
        self.active: list[int] = []
        """Device blocks in use once a step was handled, by step."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self.core, name)

    def handle(self, event: Any, now_ns: int) -> list[Any]:
        commands = self.core.handle(event, now_ns)
        self.num_aborts += isinstance(event, Abort)
        if isinstance(event, StepDone):
            self.num_done += 1
            self.active.append(self.core.blocks.usage()["device"].active)
            self.core.check_invariants()
        self.steps += [command for command in commands if isinstance(command, RunStep)]
        self.changed.set()
        return commands

    async def until(self, condition: Any) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not condition():
                self.changed.clear()
                await self.changed.wait()


@asynccontextmanager
async def serving(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[int, WatchedCore, GatedExecutor]]:
    """`tiny` behind the real HTTP server, in chunks of 32 tokens: (port, core, executor)."""
    cores: list[WatchedCore] = []
    executors: list[GatedExecutor] = []

    def make_core(*arguments: Any) -> WatchedCore:
        cores.append(WatchedCore(*arguments))
        return cores[-1]

    def make_executor(directory: Path, config: EngineConfig) -> GatedExecutor:
        executors.append(GatedExecutor(create_executor(directory, config)))
        return executors[-1]

    monkeypatch.setattr(assemble, "InstanceCore", make_core)
    files = prepare_model("tiny", progress=False)
    config = make_config(model="tiny", threads=1, kv_cache_memory="4MiB", max_num_batched_tokens=32)
    async with InProcessCluster(config, files=files, make_executor=make_executor) as cluster:
        frontend = Frontend(cluster.port, Tokenizer.from_directory(files.directory), draw_seed=lambda: 0)
        app = create_app(cluster.port, frontend, ServerSettings(served_model_names=("tiny",)))
        stop = asyncio.Event()
        listening: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        server = asyncio.create_task(
            serve_http(app, "127.0.0.1", 0, stop=stop, on_listening=lambda _host, port: listening.set_result(port))
        )
        try:
            yield await asyncio.wait_for(listening, PATIENCE_S), cores[0], executors[0]
        finally:
            executors[0].open()
            stop.set()
            await asyncio.wait_for(server, PATIENCE_S)


async def ask(port: int, **body: Any) -> asyncio.StreamWriter:
    """Send a request of 100 tokens, and up to 500 to come, on a connection of its own."""
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    asked = {"model": "tiny", "max_tokens": 500, "temperature": 0.0, "ignore_eos": True} | body
    data = json.dumps(asked).encode()
    head = f"POST /v1/completions HTTP/1.1\r\nHost: x\r\nContent-Length: {len(data)}\r\n\r\n"
    writer.write(head.encode() + data)
    await writer.drain()
    return writer


@pytest.mark.parametrize("stream", [False, True])
@pytest.mark.parametrize(("num_steps", "n"), [(0, 1), (2, 1), (4, 1), (10, 1), (10, 3)])
async def test_its_blocks_are_free_when_the_step_in_flight_ends(
    num_steps: int, n: int, stream: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The client goes while step `num_steps` is held: in its first chunk, a later one, the last, or decoding."""
    async with serving(monkeypatch) as (port, core, executor):
        writer = await ask(port, prompt="z" * 100, stream=stream, n=n, seed=1)
        executor.let(num_steps)
        await core.until(lambda: core.num_done == num_steps and len(core.steps) == num_steps + 1)
        is_decoding = num_steps >= 4
        assert (len(core.steps[-1].sequences[0].tokens) == 1) == is_decoding
        writer.close()
        await core.until(lambda: core.num_aborts == 1)
        assert core.blocks.usage()["device"].active > 0, "the step in flight may still write them"
        executor.let(1)
        await core.until(lambda: core.num_done == num_steps + 1)
        assert core.active[-1] == 0
        assert len(core.steps) == num_steps + 1, "no step for nobody"
        usage = core.blocks.usage()["device"]
        assert usage.free + usage.historical == usage.total and core.is_idle


@pytest.mark.parametrize("stream", [False, True])
async def test_others_go_on(stream: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two that decode together one goes: after the step in flight the other has its own blocks only."""
    async with serving(monkeypatch) as (port, core, executor):
        stays = await ask(port, prompt="a" * 40, max_tokens=20)
        executor.let(3)  # alone: two chunks and a token
        await core.until(lambda: core.num_done == 3)
        goes = await ask(port, prompt="b" * 20, stream=stream)
        await core.until(lambda: len(core.queues.by_key) == 2)
        executor.let(3)
        await core.until(lambda: core.num_done == 6 and len(core.steps) == 7)
        assert len(core.steps[-1].sequences) == 2
        goes.close()
        await core.until(lambda: core.num_aborts == 1)
        executor.let(1)
        await core.until(lambda: core.num_done == 7 and len(core.steps) == 8)
        (left,) = core.steps[-1].sequences
        assert core.active[-1] == -(-(left.start + 1) // 16) == 3
        executor.open()
        await core.until(lambda: core.is_idle)
        assert core.blocks.usage()["device"].active == 0
        stays.close()
