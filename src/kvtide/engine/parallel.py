"""An executor on several tensor-parallel ranks: the leader plans and samples, the others follow step by step.

All ranks have the same block numbers and carry out the same copies, each on its share of the arena.
"""

import queue
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import msgspec

from kvtide.base.config import ModelInfo, PoolSizes
from kvtide.engine.collectives import ThreadCollective
from kvtide.engine.config import EngineConfig
from kvtide.engine.executor import Executor, create_executor
from kvtide.engine.rank_memory import RankMemory
from kvtide.proto.executor import RunStep, StepDone


class Followers(Protocol):
    """Ranks 1 to tp - 1. memories: theirs, where it is memory of this process; else empty."""

    @property
    def memories(self) -> tuple[RankMemory, ...]: ...
    def run(self, step: RunStep) -> None:
        """Hand the step to all of them; they meet the leader in its collectives."""

    def wait(self) -> None:
        """Return when all have finished the step, copies included. Raises where one has failed."""

    def close(self) -> None: ...


class ParallelExecutor:
    """What an executor is, over a leader and its followers. A failed rank is the instance's failure."""

    def __init__(self, leader: Executor, followers: Followers) -> None:
        self.leader = leader
        self.followers = followers

    @property
    def info(self) -> ModelInfo:
        return self.leader.info

    @property
    def pool(self) -> PoolSizes:
        return self.leader.pool

    @property
    def memories(self) -> tuple[RankMemory, ...]:
        """Of all ranks, where their memory is this process's; else empty."""
        others = self.followers.memories
        return (*self.leader.memories, *others) if others else ()

    def run(self, step: RunStep) -> StepDone:
        self.followers.run(step)
        done = self.leader.run(step)
        self.followers.wait()
        return done

    def close(self) -> None:
        self.followers.close()
        self.leader.close()


class ThreadFollowers:
    """Followers in threads of this process, for the in-process launcher and tests."""

    def __init__(self, group: ThreadCollective, make: Callable[[int], Executor]) -> None:
        """`make(rank)` is called in the rank's own thread; `start` waits for all of them."""
        self._group = group
        self._make = make
        self.executors: dict[int, Executor] = {}
        self._steps: dict[int, queue.SimpleQueue[RunStep | None]] = {}
        self._answers: queue.SimpleQueue[BaseException | None] = queue.SimpleQueue()
        self._threads: list[threading.Thread] = []
        for rank in range(1, group.size):
            self._steps[rank] = queue.SimpleQueue()
            thread = threading.Thread(target=self._main, args=(rank,), name=f"rank-{rank}", daemon=True)
            self._threads.append(thread)
            thread.start()

    @property
    def memories(self) -> tuple[RankMemory, ...]:
        return tuple(memory for _, executor in sorted(self.executors.items()) for memory in executor.memories)

    def start(self) -> None:
        """Return once every rank has its executor; raises what one of them raised."""
        self.wait()

    def run(self, step: RunStep) -> None:
        for steps in self._steps.values():
            steps.put(step)

    def wait(self) -> None:
        for _ in self._threads:
            error = self._answers.get()
            if error is not None:
                raise error

    def close(self) -> None:
        for steps in self._steps.values():
            steps.put(None)
        for thread in self._threads:
            thread.join()

    def _main(self, rank: int) -> None:
        try:
            executor = self.executors[rank] = self._make(rank)
            self._answers.put(None)
            while (step := self._steps[rank].get()) is not None:
                executor.run(step)
                self._answers.put(None)
            executor.close()
        except BaseException as error:  # noqa: BLE001 - the leader raises it
            self._group.abort()
            self._answers.put(error)


def create_threaded_executor(model_dir: Path, config: EngineConfig) -> ParallelExecutor:
    """`create_executor` on `config.tp` ranks that are threads. Raises what it raises."""
    group = ThreadCollective(config.tp)
    leader = create_executor(model_dir, config, group.join(0))
    told = follower_config(config, leader)
    shared = leader.memory.shared if leader.memory is not None else None
    followers = ThreadFollowers(group, lambda rank: create_executor(model_dir, told, group.join(rank), shared))
    try:
        followers.start()
    except BaseException:
        leader.close()
        raise
    return ParallelExecutor(leader, followers)


def follower_config(config: EngineConfig, leader: Executor) -> EngineConfig:
    """What the followers are told: sizes as the leader has found them, since block numbers are the same on all."""
    return msgspec.structs.replace(
        config, num_device_blocks=leader.pool.device_blocks, max_model_len=leader.info.max_model_len
    )
