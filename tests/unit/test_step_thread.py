"""The step thread: steps in order, and memory given back when none has come for a while."""

import asyncio
import ctypes
import platform
import threading
from pathlib import Path

import pytest
from fake_cluster import MODEL

from kvtide.base.config import ModelInfo, PoolSizes
from kvtide.engine.rank_memory import RankMemory
from kvtide.live.free_memory import give_back_free_memory
from kvtide.live.step_thread import StepThread
from kvtide.proto.executor import RunStep, StepDone


class LoggingExecutor:
    """Writes down what it runs, and on which thread."""

    info: ModelInfo = MODEL
    pool = PoolSizes(block_size=16, device_blocks=1)
    memories: tuple[RankMemory, ...] = ()

    def __init__(self, log: list[str]) -> None:
        self.log = log
        self.thread = threading.current_thread()

    def run(self, step: RunStep) -> StepDone:
        self.log.append(f"step {step.step}")
        return StepDone(step=step.step)

    def close(self) -> None:
        self.log.append("closed")


def test_an_idle_thread_gives_memory_back_once_each_time() -> None:
    asyncio.run(asyncio.wait_for(idle_between_steps(), 120))


async def idle_between_steps() -> None:
    loop = asyncio.get_running_loop()
    log: list[str] = []
    idle = asyncio.Event()
    threads: list[threading.Thread] = []

    def on_idle() -> None:
        log.append("idle")
        threads.append(threading.current_thread())
        loop.call_soon_threadsafe(idle.set)

    steps = StepThread("steps", lambda: LoggingExecutor(log), idle_s=0.01, on_idle=on_idle)
    executor = await steps.start()
    assert isinstance(executor, LoggingExecutor)
    for number in range(3):
        await idle.wait()
        idle.clear()
        steps.run(RunStep(step=number))
    await idle.wait()
    await steps.close()
    assert log == ["idle", "step 0", "idle", "step 1", "idle", "step 2", "idle", "closed"]
    assert set(threads) == {executor.thread}


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other allocators have no such call")
def test_free_memory_goes_back_to_the_system() -> None:
    libc = ctypes.CDLL(None)
    libc.malloc.restype = ctypes.c_void_p
    size, count = 64 << 10, 2048  # too small to be mapped each on its own
    pieces = [ctypes.c_void_p(libc.malloc(ctypes.c_size_t(size))) for _ in range(count)]
    for piece in pieces:
        ctypes.memset(piece, 1, size)
    for piece in pieces[:-1]:  # the last one keeps the heap's end in use
        libc.free(piece)
    before = resident_bytes()
    give_back_free_memory()
    assert resident_bytes() < before - size * count // 2
    libc.free(pieces[-1])


def resident_bytes() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096
