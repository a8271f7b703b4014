"""One simulated instance process: core, executor, channels. The counterpart of the live instance driver."""

from collections.abc import Callable
from typing import Any

from kvtide.base.config import PoolSizes, SchedulerConfig
from kvtide.base.ids import Incarnation, InstanceId, SequenceKey
from kvtide.instance.core import InstanceCore
from kvtide.proto.commands import ToControl, WakeAt
from kvtide.proto.control import ControlMessage
from kvtide.proto.executor import RunStep, StepDone
from kvtide.proto.instance import InstanceEvent, Tick
from kvtide.sched.cost import CostModel
from kvtide.sim.executor import SimulatedExecutor
from kvtide.sim.heap import EventHeap, Timer
from kvtide.sim.memory import SimulatedMemory, Truth
from kvtide.sim.synthetic import SyntheticSampler


class SimulatedProcess:
    """An incarnation on a seat. `send` carries its messages away; `log` sees every event that its core handles."""

    def __init__(
        self,
        heap: EventHeap,
        instance: InstanceId,
        incarnation: Incarnation,
        config: SchedulerConfig,
        sizes: PoolSizes,
        cost: CostModel,
        sampler: SyntheticSampler,
        send: Callable[[ControlMessage], None],
        log: Callable[[str, Any], None],
        *,
        checks: bool,
        max_repeat: int,
    ) -> None:
        self.instance, self.incarnation = instance, incarnation
        self.core = InstanceCore(config, sizes)
        self.is_alive = True
        self._heap, self._send, self._log = heap, send, log
        self._name = f"instance {instance} {incarnation}"
        self._checks = checks
        self._sampler = sampler
        self._truths: dict[SequenceKey, Truth] = {}
        self.memory = SimulatedMemory(sizes) if checks and max_repeat == 1 else None
        self.executor = SimulatedExecutor(
            heap,
            cost,
            sampler,
            self._step_done,
            max_repeat=max_repeat,
            memory=self.memory,
            truth=self._truth if self.memory is not None else None,
        )
        self._wake: Timer | None = None
        self._backlog: list[InstanceEvent] | None = None

    def start(self) -> None:
        self._handle(Tick())

    def receive(self, message: InstanceEvent) -> None:
        """A message of the control core: the step that runs ends as soon as it may."""
        self.executor.interrupt()
        self._handle(message)

    def pause(self, duration_ns: int) -> None:
        if self._backlog is None and self.is_alive:
            self._backlog = []
            self._heap.after(duration_ns, self._resume)

    def kill(self) -> None:
        self.is_alive = False
        self.executor.kill()
        if self._wake is not None:
            self._wake.cancel()

    def _resume(self) -> None:
        backlog, self._backlog = self._backlog, None
        for event in backlog or ():
            self._handle(event)

    def _step_done(self, done: StepDone) -> None:
        self._handle(done)

    def _tick(self) -> None:
        self._wake = None
        self._handle(Tick())

    def _handle(self, event: InstanceEvent) -> None:
        if not self.is_alive:
            return
        if self._backlog is not None:
            self._backlog.append(event)
            return
        self._log(self._name, event)
        for command in self.core.handle(event, self._heap.now_ns):
            match command:
                case RunStep():
                    self.executor.run(command)
                case ToControl():
                    self._send(command.message)
                case WakeAt():
                    if self._wake is not None:
                        self._wake.cancel()
                    self._wake = self._heap.at(command.time_ns, self._tick)
        if self._checks:
            self.core.check_invariants()

    def _truth(self, key: SequenceKey) -> Truth:
        sequence = next(one for one, _ in self.core.scheduler.batch if one.key == key)
        spec = sequence.request.spec
        truth = self._truths.get(key)
        if truth is None:
            truth = self._truths[key] = Truth(spec, self.core.blocks.block_size)
        seed, stops, least = spec.params.seed, spec.stop_token_ids, spec.params.min_tokens
        assert seed is not None
        while len(truth.tokens) < sequence.num_tokens:
            position = len(truth.tokens) - spec.num_prompt_tokens
            truth.append(self._sampler.token(seed, sequence.index, position, stops, least))
        return truth
