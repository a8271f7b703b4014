"""Points at which an instance can be made to die, stop, hang or wait: how tests hit every step of a protocol.

Only where KVTIDE_FAULT_POINTS names a folder when the process starts; else `fault_points` returns None and nothing
here is run. A file `WHO.POINT` in the folder, with the text `OCCURRENCE ACTION`, arms a point:

    WHO      a role, or the number of a seat; rank1: a follower of any
    POINT    got.Offer      before the core handles this event, or message of a peer or of the gateway
             send.Granted   before any command of the answer that has such a message in it is carried out
             do.RunStep     the same for other commands
             pulling        in the middle of a pull, on its thread
             step           before a step is computed, on the step thread
             load           before the model is loaded, on the thread that does
    ACTION   KILL or STOP (the signals), HANG (this thread, for ever), PAUSE (this thread, until the test lets it go on)

The occurrence (1 is the next one) is counted by each process. Who takes the point renames the file to `WHO.POINT.hit`
first, so that no other process, and no successor, is hit again; a pause lasts until that file is removed.
"""

import dataclasses
import os
import signal
import threading
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

from kvtide.base.config import ModelInfo, PoolSizes
from kvtide.base.ids import Incarnation
from kvtide.engine.rank_memory import RankMemory
from kvtide.kv.pieces import Pieces
from kvtide.live.step_thread import Executor
from kvtide.proto.cluster import RankAddress
from kvtide.proto.commands import InstanceCommand, ToControl, ToPeer
from kvtide.proto.executor import RunStep, StepDone
from kvtide.proto.instance import FromPeer, InstanceEvent
from kvtide.transfer.port import Cancel, Reader, TierMemory, Transport

VARIABLE = "KVTIDE_FAULT_POINTS"
HIT = ".hit"
PAUSE_POLL_S = 0.005


class Core(Protocol):
    """An instance core."""

    def handle(self, event: InstanceEvent, now_ns: int) -> list[InstanceCommand]: ...


class FaultPoints:
    """The points of one process, known by each of `names`."""

    def __init__(self, folder: Path, names: Sequence[str]) -> None:
        self._folder = folder
        self._names = tuple(names)
        self._lock = threading.Lock()
        self._seen: Counter[str] = Counter()

    def reach(self, point: str) -> None:
        """The calling thread is at `point`; returns unless it is armed to end here."""
        for name in self._names:
            taken = self._take(f"{name}.{point}")
            if taken is not None:
                _act(*taken)

    def _take(self, name: str) -> tuple[str, Path] | None:
        """(action, file that says that it was hit) if this is the occurrence that was asked for."""
        armed, hit = self._folder / name, self._folder / (name + HIT)
        with self._lock:
            try:
                occurrence, action = armed.read_text().split()
                self._seen[name] += 1
                if self._seen[name] < int(occurrence):
                    return None
                armed.rename(hit)
            except FileNotFoundError:  # not armed, or another process has taken it
                self._seen.pop(name, None)
                return None
            del self._seen[name]
        return action, hit


def _act(action: str, hit: Path) -> None:
    match action:
        case "KILL":
            os.kill(os.getpid(), signal.SIGKILL)
        case "STOP":
            os.kill(os.getpid(), signal.SIGSTOP)
        case "HANG":
            threading.Event().wait()
        case "PAUSE":
            while hit.exists():
                time.sleep(PAUSE_POLL_S)
        case _:
            raise ValueError(f"{hit.name}: no such action: {action}")


def fault_points(*names: str, environ: Mapping[str, str] = os.environ) -> FaultPoints | None:
    """The points of a process that is known by these names, None where nobody asks for any."""
    folder = environ.get(VARIABLE)
    return FaultPoints(Path(folder), names) if folder else None


class FaultyCore:
    """An instance core with a point before and after each event."""

    def __init__(self, core: Core, points: FaultPoints) -> None:
        self._core = core
        self._points = points

    def handle(self, event: InstanceEvent, now_ns: int) -> list[InstanceCommand]:
        self._points.reach(f"got.{type(event.message if isinstance(event, FromPeer) else event).__name__}")
        commands = self._core.handle(event, now_ns)
        for command in commands:
            if isinstance(command, ToPeer | ToControl):
                self._points.reach(f"send.{type(command.message).__name__}")
            else:
                self._points.reach(f"do.{type(command).__name__}")
        return commands


class FaultyExecutor:
    """An executor with a point before each step."""

    def __init__(self, executor: Executor, points: FaultPoints) -> None:
        self._executor = executor
        self._points = points

    @property
    def info(self) -> ModelInfo:
        return self._executor.info

    @property
    def pool(self) -> PoolSizes:
        return self._executor.pool

    @property
    def memories(self) -> Sequence[RankMemory]:
        return self._executor.memories

    def run(self, step: RunStep) -> StepDone:
        self._points.reach("step")
        return self._executor.run(step)

    def close(self) -> None:
        self._executor.close()


class FaultyTransport:
    """A transport whose reads have a point in the middle."""

    def __init__(self, transport: Transport, points: FaultPoints) -> None:
        self.name = transport.name
        self._transport = transport
        self._points = points

    def can_reach(self, peer: RankAddress) -> bool:
        return self._transport.can_reach(peer)

    def connect(self, peer: RankAddress, incarnation: Incarnation, target: TierMemory) -> Reader:
        return _FaultyReader(self._transport.connect(peer, incarnation, target), self._points)

    def close(self) -> None:
        self._transport.close()


class _FaultyReader:
    """Reads the first part of what it is asked for, then the rest."""

    def __init__(self, reader: Reader, points: FaultPoints) -> None:
        self.name = reader.name
        self._reader = reader
        self._points = points

    def read(self, pieces: Sequence[Pieces], cancel: Cancel) -> int:
        head, tail = _split(pieces)
        num_bytes = self._reader.read(head, cancel)
        self._points.reach("pulling")
        return num_bytes + self._reader.read(tail, cancel)

    def close(self) -> None:
        self._reader.close()


def _split(pieces: Sequence[Pieces]) -> tuple[Sequence[Pieces], Sequence[Pieces]]:
    """About half of it (a layer, a range, half a range), and the rest."""
    if len(pieces) > 1:
        return pieces[: len(pieces) // 2], pieces[len(pieces) // 2 :]
    (part,) = pieces
    if len(part.size) > 1:
        half = len(part.size) // 2
        return [_ranges(part, slice(None, half))], [_ranges(part, slice(half, None))]
    first = part.size // 2
    rest = dataclasses.replace(part, source=part.source + first, target=part.target + first, size=part.size - first)
    return [dataclasses.replace(part, size=first)], [rest]


def _ranges(part: Pieces, which: slice) -> Pieces:
    return dataclasses.replace(part, source=part.source[which], target=part.target[which], size=part.size[which])
