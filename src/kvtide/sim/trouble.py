"""Carries out a fault plan on a simulated cluster: at times, and at points of the protocol."""

from collections import Counter
from functools import partial

from kvtide.base.ids import InstanceId
from kvtide.proto.cluster import Peer
from kvtide.sim.faults import (
    Abort,
    Action,
    DrainOne,
    Fault,
    GatewayDeath,
    Hang,
    Kill,
    Lose,
    NewRole,
    Partition,
    Pause,
    Trigger,
    Who,
)
from kvtide.sim.heap import EventHeap
from kvtide.sim.process import SimulatedProcess
from kvtide.sim.supervisor import Supervisor
from kvtide.sim.watch import Moved


class Trouble:
    """`done` counts what happened: by kind of fault, and by "kind at point"."""

    def __init__(self, heap: EventHeap, death_notice_ns: int) -> None:
        self.done: Counter[str] = Counter()
        self.last_ns = 0
        """When the last fault happened, or what it brought about ends."""
        self.supervisor: Supervisor
        self._heap = heap
        self._death_notice_ns = death_notice_ns
        self._waiting: dict[str, list[tuple[int, Fault]]] = {}

    def plan(self, faults: tuple[Fault, ...]) -> None:
        for fault in faults:
            if isinstance(fault.when, Trigger):
                self._waiting.setdefault(fault.when.point, []).append((fault.when.occurrence, fault))
            else:
                self._heap.at(fault.when, partial(self._carry_out, fault.what, None, ""))

    def reached(self, point: str, moved: Moved) -> bool:
        """A point of the protocol. True: the message that made it shall be lost."""
        waiting = self._waiting.get(point)
        if not waiting:
            return False
        is_lost = False
        still: list[tuple[int, Fault]] = []
        for left, fault in waiting:
            if left > 1:
                still.append((left - 1, fault))
            elif isinstance(fault.what, Lose):
                self._count(fault.what, point)
                is_lost = True
            else:
                assert isinstance(fault.when, Trigger)
                self._heap.after(fault.when.delay_ns, partial(self._carry_out, fault.what, moved, point))
        self._waiting[point] = still
        return is_lost

    def _carry_out(self, action: Action, moved: Moved | None, point: str) -> None:
        match action:
            case GatewayDeath():
                if self.supervisor.gateway.is_up:
                    self._count(action, point, action.restart_ns)
                    self.supervisor.kill_gateway(action.restart_ns)
            case Abort():
                assert moved is not None, "only a transfer has a client"
                if moved.request is not None:
                    self._count(action, point)
                    self.supervisor.gateway.abort_request(moved.request)
            case Lose():
                raise AssertionError("only the message of a trigger can be lost")
            case NewRole() if isinstance(action.who, int):
                self._count(action, point)
                self.supervisor.change_role(InstanceId(action.who), action.role)
            case _:
                process = self._find(action.who, moved)
                if process is not None and not process.is_paused:
                    self._strike(action, process, point)

    def _find(self, who: Who, moved: Moved | None) -> SimulatedProcess | None:
        if isinstance(who, str):
            assert moved is not None and who in ("sender", "receiver"), f"nobody is the {who}"
            peer: Peer = moved.sender if who == "sender" else moved.receiver
            return self.supervisor.living(peer)
        return self.supervisor.living(InstanceId(who))

    def _strike(
        self, action: Kill | Pause | Hang | Partition | DrainOne | NewRole, process: SimulatedProcess, point: str
    ) -> None:
        supervisor = self.supervisor
        match action:
            case Kill():
                self._count(action, point, action.restart_ns)
                supervisor.kill(process, action.restart_ns, self._death_notice_ns)
            case Pause():
                self._count(action, point, action.duration_ns)
                process.pause()
                self._heap.after(action.duration_ns, process.resume)
            case Hang():
                self._count(action, point, action.detected_ns + action.restart_ns)
                supervisor.hang(process, action)
            case Partition():
                self._count(action, point, action.resumes_ns + action.refused_ns + action.restart_ns)
                supervisor.partition(process, action)
            case DrainOne():
                self._count(action, point, action.restart_ns)
                supervisor.drain(process, action.restart_ns)
            case NewRole():
                self._count(action, point)
                supervisor.change_role(process.peer.instance, action.role)

    def _count(self, action: Action, point: str, lasts_ns: int = 0) -> None:
        name = type(action).__name__
        self.done[name] += 1
        if point:
            self.done[f"{name} at {point}"] += 1
        self.last_ns = max(self.last_ns, self._heap.now_ns + lasts_ns)
