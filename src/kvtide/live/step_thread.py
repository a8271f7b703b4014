"""The thread that computes: one executor, one step at a time, results handed to the event loop."""

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from typing import Protocol

from kvtide.base.config import ModelInfo, PoolSizes
from kvtide.engine.rank_memory import RankMemory
from kvtide.live.free_memory import give_back_free_memory
from kvtide.proto.executor import RunStep, StepDone

IDLE_S = 10.0
"""So long after the last step, the memory that steps need and the allocator keeps is given back."""


class Executor(Protocol):
    """What a driver needs of an engine's executor."""

    @property
    def info(self) -> ModelInfo: ...
    @property
    def pool(self) -> PoolSizes: ...
    @property
    def memories(self) -> Sequence[RankMemory]:
        """What peers may read of each rank, and pulls may fill; empty where none of it can be reached."""

    def run(self, step: RunStep) -> StepDone: ...
    def close(self) -> None: ...


class StepThread:
    """Owns an executor: it is made, run and closed on this thread only.

    `start` returns when the model is loaded, or raises what the factory raised. After an executor's error the
    thread runs nothing more: its memory may hold half a step.
    """

    def __init__(
        self,
        name: str,
        factory: Callable[[], Executor],
        *,
        idle_s: float = IDLE_S,
        on_idle: Callable[[], None] = give_back_free_memory,
    ) -> None:
        """`on_idle` is called on this thread, once each time that no step has come for `idle_s`."""
        self._factory = factory
        self._idle_s = idle_s
        self._on_idle = on_idle
        self._loop = asyncio.get_running_loop()
        self._steps: queue.SimpleQueue[RunStep | None] = queue.SimpleQueue()
        self._ready: asyncio.Future[Executor] = self._loop.create_future()
        self._on_done: Callable[[StepDone], None] = _ignore
        self._on_error: Callable[[BaseException], None] = _ignore
        self._ended = asyncio.Event()
        self._thread = threading.Thread(target=self._main, name=name, daemon=True)

    async def start(self) -> Executor:
        self._thread.start()
        return await self._ready

    def connect(self, on_done: Callable[[StepDone], None], on_error: Callable[[BaseException], None]) -> None:
        """Say who gets results; both are called in the event loop."""
        self._on_done = on_done
        self._on_error = on_error

    def run(self, step: RunStep) -> None:
        self._steps.put(step)

    async def close(self) -> None:
        """Let the running step end, then close the executor. Needs no further thread: at the interpreter's exit,
        where an `LLM` that nobody closed is closed, none can be started."""
        self._steps.put(None)
        await self._ended.wait()
        self._thread.join()  # it has nothing left to do

    def abandon(self) -> None:
        """Do not wait for a step that may never end; the thread dies with the process."""
        self.connect(_ignore, _ignore)
        self._steps.put(None)

    def _main(self) -> None:
        try:
            self._work()
        finally:
            self._post(self._ended.set)

    def _work(self) -> None:
        try:
            executor = self._factory()
        except BaseException as error:  # noqa: BLE001 - handed to whoever awaits `start`
            self._post(self._fail_start, error)
            return
        self._post(self._finish_start, executor)
        try:
            while (step := self._next_step()) is not None:
                done = executor.run(step)
                self._post(self._deliver, done)
                del step, done  # hold no plan while waiting
        except BaseException as error:  # noqa: BLE001 - handed to the driver, which ends the instance
            self._post(self._fail, error)
        finally:
            executor.close()

    def _next_step(self) -> RunStep | None:
        try:
            return self._steps.get(timeout=self._idle_s)
        except queue.Empty:
            self._on_idle()
        return self._steps.get()

    def _post(self, call: Callable[..., None], *args: object) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(call, *args)

    def _deliver(self, done: StepDone) -> None:
        self._on_done(done)

    def _fail(self, error: BaseException) -> None:
        self._on_error(error)

    def _finish_start(self, executor: Executor) -> None:
        if not self._ready.done():
            self._ready.set_result(executor)

    def _fail_start(self, error: BaseException) -> None:
        if not self._ready.done():
            self._ready.set_exception(error)


def _ignore(_: object) -> None:
    return None
