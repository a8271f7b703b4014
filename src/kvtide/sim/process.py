"""One simulated instance process: core, executor, pull agent, channels. The counterpart of the live instance driver."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kvtide._core import Pool
from kvtide.base.ids import Incarnation, SequenceKey
from kvtide.instance.core import InstanceCore
from kvtide.proto.cluster import InstanceAddress, Peer, PoolShape
from kvtide.proto.commands import CancelPull, InstanceCommand, Pull, ToControl, ToPeer, WakeAt
from kvtide.proto.control import ControlMessage, Registered
from kvtide.proto.executor import RunStep, StepDone
from kvtide.proto.instance import (
    FromPeer,
    GatewayLost,
    InstanceEvent,
    InstanceMessage,
    Membership,
    PeerReset,
    PullEnded,
    SetRole,
    Tick,
)
from kvtide.proto.peer import PeerMessage
from kvtide.sim.config import ClusterConfig
from kvtide.sim.executor import SimulatedExecutor
from kvtide.sim.heap import EventHeap, Timer
from kvtide.sim.memory import SimulatedMemory, Truth
from kvtide.sim.peers import PeerNetwork
from kvtide.sim.pulls import PullAgent
from kvtide.sim.synthetic import SyntheticSampler
from kvtide.sim.watch import ProtocolWatch


@dataclass(slots=True)
class World:
    """What all processes of a simulation share. `log` sees every event that any core handles."""

    config: ClusterConfig
    heap: EventHeap
    sampler: SyntheticSampler
    network: PeerNetwork
    watch: ProtocolWatch
    processes: dict[Incarnation, "SimulatedProcess"]
    log: Callable[[str, Any], None]


class SimulatedProcess:
    """An incarnation on a seat. `uplink` carries its messages to the gateway, None where it has no connection."""

    def __init__(self, world: World, peer: Peer, role: str) -> None:
        config = world.config
        self.peer, self.role = peer, role
        self.sizes = config.sizes_of(role)
        self.core = InstanceCore(config.scheduler_of(role), self.sizes, peer)
        self.is_alive = True
        self.serving_until_ns = 0
        self.progress = -1
        self.uplink: Callable[[ControlMessage], None] | None = None
        self._world, self._heap = world, world.heap
        self._name = f"instance {peer.instance} {peer.incarnation}"
        self._truths: dict[SequenceKey, Truth] = {}
        self._dead: set[Incarnation] = set()
        self.memory = SimulatedMemory(self.sizes) if config.has_kv_model else None
        self.executor = SimulatedExecutor(
            world.heap,
            config.cost,
            world.sampler,
            self._step_done,
            max_repeat=config.max_repeat,
            memory=self.memory,
            truth=self._truth if config.has_kv_model else None,
            awake=self.awake,
        )
        self.agent = PullAgent(
            world.heap,
            config.cost,
            world.watch,
            config.block_bytes,
            config.num_layers,
            config.transport,
            lambda peer: world.processes.get(peer.incarnation),
            self.awake,
            self._handle,
            self.memory,
        )
        self._wake: Timer | None = None
        self._backlog: list[Callable[[], None]] | None = None

    @property
    def incarnation(self) -> Incarnation:
        return self.peer.incarnation

    @property
    def pool(self) -> Pool:
        return self.core.blocks.pool

    @property
    def is_paused(self) -> bool:
        return self._backlog is not None

    def registered(self) -> Registered:
        """What it says when it connects to a gateway."""
        config, sizes = self._world.config, self.sizes
        shape = PoolShape(
            num_layers=config.num_layers,
            num_kv_heads=1,
            head_dim=1,
            block_size=sizes.block_size,
            dtype="simulated",
            layout="aggregated",
            device_blocks=sizes.device_blocks,
            host_blocks=sizes.host_blocks,
            disk_blocks=sizes.disk_blocks,
        )
        return Registered(
            role=self.role,
            model=config.model,
            pool=sizes,
            max_num_seqs=config.scheduler.max_num_seqs,
            address=InstanceAddress(channel=f"sim:{self.incarnation}", shape=shape),
        )

    # -- what happens to it

    def start(self) -> None:
        self._handle(Tick())

    def receive(self, message: InstanceMessage) -> None:
        """A message of the control core: the step that runs ends as soon as it may."""
        self.awake(lambda: self._interrupted(message))

    def from_peer(self, peer: Peer, message: PeerMessage) -> None:
        def deliver() -> None:
            if peer.incarnation not in self._dead:
                self._interrupted(FromPeer(peer=peer, message=message))

        self.awake(deliver)

    def peer_reset(self, peer: Peer) -> None:
        self.awake(lambda: self._interrupted(PeerReset(peer=peer)))

    def gateway_lost(self) -> None:
        self.awake(lambda: self._interrupted(GatewayLost()))

    def pause(self) -> None:
        if self._backlog is None and self.is_alive:
            self._backlog = []

    def resume(self) -> None:
        backlog, self._backlog = self._backlog, None
        for action in backlog or ():
            self.awake(action)

    def kill(self) -> None:
        """SIGKILL. Its memory stays readable, as shared memory that others have mapped does."""
        self.is_alive = False
        self.executor.kill()
        self.agent.kill()
        if self._wake is not None:
            self._wake.cancel()

    def awake(self, action: Callable[[], None]) -> None:
        """Do it now; when the process goes on, if it stands still; never, if it is dead."""
        if not self.is_alive:
            return
        if self._backlog is not None:
            self._backlog.append(action)
        else:
            action()

    # -- the core

    def _interrupted(self, event: InstanceEvent) -> None:
        self.executor.interrupt()
        self._handle(event)

    def _step_done(self, done: StepDone) -> None:
        self.progress = done.step + done.repeats - 1
        requests = [sequence.request.id for sequence, _ in self.core.scheduler.batch]
        self._handle(done)
        self._world.watch.stepped(self.peer, requests)

    def _tick(self) -> None:
        self._wake = None
        self.awake(lambda: self._handle(Tick()))

    def _handle(self, event: InstanceEvent) -> None:
        if not self.is_alive:
            return
        self._world.log(self._name, event)
        match event:
            case Membership():
                self._dead.update(event.dead)
            case SetRole():
                self.role = event.role
            case PullEnded():
                self.executor.interrupt()
        for command in self.core.handle(event, self._heap.now_ns):
            self._carry_out(command)
        if self._world.config.checks:
            self.core.check_invariants()

    def _carry_out(self, command: InstanceCommand) -> None:
        match command:
            case RunStep():
                self.executor.run(command)
            case Pull():
                busy = self.executor.busy_blocks if self.memory is not None else set()
                assert not busy.intersection(command.target.tolist()), "a pull into blocks that a step is using"
                self.agent.start(command)
            case CancelPull():
                self.agent.cancel(command.transfer)
            case ToPeer():
                is_lost = self._world.watch.sent(self.peer, command.peer, command.message)
                if command.peer.incarnation not in self._dead:
                    self._world.network.send(self.peer, command.peer, command.message, is_lost=is_lost)
            case ToControl():
                if self.uplink is not None:
                    self.uplink(command.message)
            case WakeAt():
                if self._wake is not None:
                    self._wake.cancel()
                self._wake = self._heap.at(command.time_ns, self._tick)

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
            truth.append(self._world.sampler.token(seed, sequence.index, position, stops, least))
        return truth
