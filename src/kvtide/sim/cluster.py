"""The simulated cluster: one control core, instance processes on their seats, clients, and what goes wrong."""

import hashlib
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from random import Random
from typing import Any

from kvtide.base.config import ModelInfo, PoolSizes, SchedulerConfig
from kvtide.base.ids import Incarnation, InstanceId, RequestId
from kvtide.control.core import ControlCore
from kvtide.proto.codec import encode
from kvtide.proto.commands import ToClient, ToInstance, WakeAt
from kvtide.proto.control import (
    ChannelReset,
    ClientAbort,
    ClientStop,
    ClientSubmit,
    ControlEvent,
    ControlMessage,
    ControlTick,
    DrainCluster,
    FromInstance,
    InstanceLost,
    InstanceStarting,
    Registered,
)
from kvtide.sched.cost import CostModel, LinearCost
from kvtide.sim.client import Client, Plan
from kvtide.sim.faults import FaultPlan, Kill, Pause
from kvtide.sim.heap import EventHeap, Timer
from kvtide.sim.network import Channel
from kvtide.sim.process import SimulatedProcess
from kvtide.sim.synthetic import SyntheticSampler


@dataclass(frozen=True, slots=True)
class ClusterConfig:
    """What is simulated. `checks`: recount the books after every event; with `max_repeat` 1 the KV model as well."""

    scheduler: SchedulerConfig
    sizes: PoolSizes
    num_instances: int = 1
    cost: CostModel = field(default_factory=LinearCost)
    latency_ns: int = 100_000
    death_notice_ns: int = 50_000_000
    faults: FaultPlan = field(default_factory=FaultPlan)
    vocab_size: int = 32_000
    seed: int = 0
    checks: bool = False
    max_repeat: int = 2**30


@dataclass(slots=True)
class _Seat:
    process: SimulatedProcess
    to_instance: Channel
    to_control: Channel


class SimulatedCluster:
    """Runs plans to their end; `digest` is equal for equal configurations and plans."""

    def __init__(self, config: ClusterConfig, plans: list[Plan], lengths: dict[int, int] | None = None) -> None:
        """`lengths`: output tokens by request seed, known to the executors alone."""
        self.config = config
        self.heap = EventHeap()
        self.control = ControlCore()
        self.clients = {plan.spec.request: Client(plan) for plan in plans}
        self.sampler = SyntheticSampler(config.vocab_size, lengths)
        self.seats: dict[InstanceId, _Seat] = {}
        self.channels: list[Channel] = []
        self.num_ended = 0
        self._rng = Random(config.seed)
        self._incarnations = count(1)
        self._hash = hashlib.blake2b(digest_size=16)
        self._wake: Timer | None = None
        self.retired: list[SimulatedProcess] = []
        for number in range(config.num_instances):
            self._boot(InstanceId(number))
        for plan in plans:
            self._schedule(plan)
        for kill in config.faults.kills:
            self.heap.at(kill.time_ns, partial(self._kill, kill))
        for pause in config.faults.pauses:
            self.heap.at(pause.time_ns, partial(self._pause, pause))

    @property
    def digest(self) -> str:
        """Of every event that any core handled, with its time."""
        return self._hash.hexdigest()

    def run(self) -> None:
        """Until every client has its end, and nothing is left of any request, anywhere or on its way."""
        self.heap.run(lambda: self.num_ended == len(self.clients))
        self.heap.run(self._is_quiet)

    def _is_quiet(self) -> bool:
        is_charged = any(seat.inflight for seat in self.control.instances.values())
        processes = [seat.process for seat in self.seats.values()]
        return not is_charged and all(process.core.is_idle or not process.is_alive for process in processes)

    def drain(self) -> None:
        self._control(DrainCluster())

    # -- clients

    def _schedule(self, plan: Plan) -> None:
        request = plan.spec.request
        self.heap.at(plan.spec.arrival_ns, lambda: self._control(ClientSubmit(spec=plan.spec)))
        if plan.abort_ns is not None:
            self.heap.at(plan.spec.arrival_ns + plan.abort_ns, lambda: self._control(ClientAbort(request=request)))

    def _to_client(self, command: ToClient) -> None:
        request = command.message.request
        client = self.clients[request]
        client.receive(command.message, self.heap.now_ns)
        self.num_ended += client.ended is not None
        stop = client.due_stop()
        if stop is not None:
            client.is_stop_sent = True
            index, keep = stop
            event = ClientStop(request=request, index=index, keep=keep)
            self.heap.at(self.heap.now_ns, lambda: self._stop(request, event))

    def _stop(self, request: RequestId, event: ClientStop) -> None:
        if self.clients[request].ended is None:
            self._control(event)

    # -- the control core

    def _control(self, event: ControlEvent) -> None:
        self._log("control", event)
        for command in self.control.handle(event, self.heap.now_ns):
            match command:
                case ToClient():
                    self._to_client(command)
                case ToInstance():
                    seat = self.seats[command.instance]
                    if seat.process.incarnation == command.incarnation:
                        seat.to_instance.send(command.message)
                case WakeAt():
                    if self._wake is not None:
                        self._wake.cancel()
                    self._wake = self.heap.at(command.time_ns, lambda: self._control(ControlTick()))
        if self.config.checks:
            self.control.check_invariants()

    # -- instances

    def _boot(self, instance: InstanceId) -> None:
        """Start a process on a seat: what the supervisor and the process itself do."""
        config = self.config
        incarnation = Incarnation(f"{next(self._incarnations):032x}")
        self._control(InstanceStarting(instance=instance, role="mixed"))

        def deliver(message: ControlMessage) -> None:
            self._control(FromInstance(instance=instance, incarnation=incarnation, message=message))

        def gap() -> None:
            event = ChannelReset(instance=instance, incarnation=incarnation)
            self.heap.after(config.latency_ns, lambda: self._control(event))

        to_control = Channel(self.heap, self._rng, config.faults.messages, config.latency_ns, deliver, gap)
        process = SimulatedProcess(
            self.heap,
            instance,
            incarnation,
            config.scheduler,
            config.sizes,
            config.cost,
            self.sampler,
            to_control.send,
            self._log,
            checks=config.checks,
            max_repeat=config.max_repeat,
        )
        to_instance = Channel(self.heap, self._rng, config.faults.messages, config.latency_ns, process.receive, gap)
        self.channels += [to_control, to_instance]
        self.seats[instance] = _Seat(process, to_instance, to_control)
        # Registration is a handshake: it cannot be lost without the process trying again.
        self.heap.after(config.latency_ns, lambda: deliver(self._registered()) if process.is_alive else None)
        process.start()

    def _registered(self) -> Registered:
        config = self.config
        model = ModelInfo(
            name="simulated",
            architecture="none",
            vocab_size=config.vocab_size,
            max_model_len=config.scheduler.max_model_len,
            num_layers=1,
            num_kv_heads=1,
            head_dim=1,
            eos_token_ids=(),
            kv_bytes_per_token=1,
            fingerprint="simulated",
        )
        return Registered(role="mixed", model=model, pool=config.sizes, max_num_seqs=config.scheduler.max_num_seqs)

    def _kill(self, kill: Kill) -> None:
        seat = self.seats[kill.instance]
        process = seat.process
        if not process.is_alive:
            return
        process.kill()
        seat.to_control.close()
        seat.to_instance.close()
        self.retired.append(process)
        lost = InstanceLost(instance=kill.instance, incarnation=process.incarnation, reason="killed")
        self.heap.after(self.config.death_notice_ns, lambda: self._control(lost))
        self.heap.after(max(kill.restart_ns, self.config.death_notice_ns + 1), lambda: self._boot(kill.instance))

    def _pause(self, pause: Pause) -> None:
        self.seats[pause.instance].process.pause(pause.duration_ns)

    # -- the record

    def _log(self, who: str, event: Any) -> None:
        self._hash.update(f"{self.heap.now_ns} {who} ".encode())
        self._hash.update(encode(event))
