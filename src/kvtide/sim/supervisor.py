"""The simulated supervisor: processes on their seats, their connections to the gateway, and how they die."""

from dataclasses import dataclass
from functools import partial
from itertools import count
from random import Random

from kvtide.base.ids import Incarnation, InstanceId
from kvtide.proto.cluster import Peer
from kvtide.proto.commands import InstanceDrained, RefuseInstance, ToInstance
from kvtide.proto.control import (
    ChangeRole,
    ChannelReset,
    ControlMessage,
    DrainInstance,
    FromInstance,
    InstanceLost,
    InstanceStarting,
)
from kvtide.proto.instance import Expect
from kvtide.sim.faults import Hang, Partition
from kvtide.sim.gateway import SimulatedGateway
from kvtide.sim.network import Channel
from kvtide.sim.process import SimulatedProcess, World

ORPHAN_NS = 400_000_000
"""An instance notices within this time that its gateway is dead."""


@dataclass(slots=True)
class Seat:
    """A place in the cluster. It gets a process of `role` again whenever its process has ended, until it is closed."""

    role: str
    process: SimulatedProcess | None = None
    to_instance: Channel | None = None
    to_control: Channel | None = None
    notices_ns: int = 0
    """When its process notices that the last gateway that it had is dead."""
    is_draining: bool = False
    successor: InstanceId | None = None
    """The seat that was asked for in the place of this one, which is drained, or closed."""


class Supervisor:
    """Starts, ends and connects processes. `retired`: processes that have died, in order."""

    def __init__(self, world: World, rng: Random) -> None:
        self.seats: dict[InstanceId, Seat] = {}
        self.retired: list[SimulatedProcess] = []
        self.channels: list[Channel] = []
        self.declared_dead: set[Incarnation] = set()
        self.num_zombies = 0
        self.gateway: SimulatedGateway
        self._world, self._heap, self._rng = world, world.heap, rng
        self._config = world.config
        self._incarnations = count(1)

    # -- beginnings

    def boot(self, instance: InstanceId) -> None:
        """Start a process on a seat: what the supervisor and the process itself do."""
        seat = self.seats[instance]
        if seat.successor is not None:
            return  # drained meanwhile
        assert seat.process is None, "a seat has one process"
        peer = Peer(instance, Incarnation(f"{next(self._incarnations):032x}"))
        process = seat.process = SimulatedProcess(self._world, peer, seat.role)
        self._world.processes[peer.incarnation] = process
        self._world.network.join(peer, process)
        self.gateway.handle(InstanceStarting(instance=instance, role=seat.role))
        process.start()
        if self.gateway.is_up:
            self._heap.after(self._config.latency_ns, partial(self._connect, process))

    def _connect(self, process: SimulatedProcess) -> None:
        """A handshake: it cannot be lost without the process trying again. Nothing happens while the gateway is down:
        its successor has everybody connect."""
        process.awake(partial(self._shake_hands, process))

    def _shake_hands(self, process: SimulatedProcess) -> None:
        instance, incarnation = process.peer.instance, process.incarnation
        seat = self.seats[instance]
        if seat.process is not process or not self.gateway.is_up or process.uplink is not None:
            return
        config, gateway, epoch = self._config, self.gateway, self.gateway.num_incarnations

        def deliver(message: ControlMessage) -> None:
            gateway.handle(FromInstance(instance=instance, incarnation=incarnation, message=message))

        def gap() -> None:
            event = ChannelReset(instance=instance, incarnation=incarnation)
            self._heap.after(
                config.latency_ns, lambda: gateway.handle(event) if epoch == gateway.num_incarnations else None
            )

        faults = config.faults.messages
        seat.to_control = Channel(self._heap, self._rng, faults, config.latency_ns, deliver, gap)
        seat.to_instance = Channel(self._heap, self._rng, faults, config.latency_ns, process.receive, gap)
        self.channels += [seat.to_control, seat.to_instance]
        process.uplink = seat.to_control.send
        deliver(process.registered())
        # What administrators wished while there was no gateway, they wish again.
        if seat.role != process.role:
            self.gateway.handle(ChangeRole(instance=instance, role=seat.role))
        if seat.is_draining:
            self.gateway.handle(DrainInstance(instance=instance))

    def send(self, command: ToInstance) -> None:
        """The gateway's message to an incarnation; dropped where another one sits there."""
        seat = self.seats[command.instance]
        process = seat.process
        if process is None or process.incarnation != command.incarnation or seat.to_instance is None:
            return
        is_lost = isinstance(command.message, Expect) and self._world.watch.expected(process.peer, command.message)
        seat.to_instance.send(command.message, is_lost=is_lost)

    # -- ends

    def living(self, who: InstanceId | Peer) -> SimulatedProcess | None:
        """The process on a seat, or that very incarnation, if it lives and the supervisor reaches it."""
        seat = self.seats[self._latest(who) if isinstance(who, int) else who.instance]
        process = seat.process
        if process is None or not process.is_alive:
            return None
        return None if isinstance(who, Peer) and process.peer != who else process

    def kill(self, process: SimulatedProcess, restart_ns: int, notice_ns: int, reason: str = "killed") -> None:
        """The process dies now, and a little later the gateway hears of it; then its seat gets another one."""
        self._bury(process)
        self._disconnect(process)
        self._replace(process, restart_ns, notice_ns, reason)

    def hang(self, process: SimulatedProcess, hang: Hang) -> None:
        """It stands still for good, is killed once this is noticed, and only then declared dead."""
        process.pause()

        def detect() -> None:
            if self.living(process.peer) is process:
                self.kill(process, hang.restart_ns, 0, "hung")

        self._heap.after(hang.detected_ns, detect)

    def partition(self, process: SimulatedProcess, partition: Partition) -> None:
        """It stands still, is declared dead, and goes on, until the gateway tells it so."""
        process.pause()

        def detect() -> None:
            if self.living(process.peer) is process:
                self.num_zombies += 1
                self._disconnect(process)
                self._replace(process, partition.restart_ns, 0, "out of reach")
                self._heap.after(partition.resumes_ns - partition.detected_ns, process.resume)
                refused_ns = partition.resumes_ns - partition.detected_ns + partition.refused_ns
                self._heap.after(refused_ns, lambda: self._bury(process))

        self._heap.after(partition.detected_ns, detect)

    def drain(self, process: SimulatedProcess, restart_ns: int) -> None:
        """Another one is asked for, and comes `restart_ns` later; this one's process ends when it is empty."""
        seat = self.seats[process.peer.instance]
        if seat.is_draining:
            return
        new = InstanceId(len(self.seats))
        self.seats[new] = Seat(seat.role)
        seat.is_draining, seat.successor = True, new
        self.gateway.handle(InstanceStarting(instance=new, role=seat.role))
        self._heap.after(restart_ns, lambda: self.boot(new))
        self.gateway.handle(DrainInstance(instance=process.peer.instance))

    def change_role(self, instance: InstanceId, role: str) -> None:
        instance = self._latest(instance)
        self.seats[instance].role = role
        self.gateway.handle(ChangeRole(instance=instance, role=role))

    def end_process(self, command: RefuseInstance | InstanceDrained) -> None:
        """The gateway does not want this process, or not any more."""
        self._heap.after(self._config.latency_ns, partial(self._end_process, command))

    def _latest(self, instance: InstanceId) -> InstanceId:
        """The seat that has come in the place of this one, if another one has."""
        while (successor := self.seats[instance].successor) is not None:
            instance = successor
        return instance

    def _end_process(self, command: RefuseInstance | InstanceDrained) -> None:
        seat = self.seats[command.instance]
        process = seat.process
        if process is None or process.incarnation != command.incarnation:
            return
        if isinstance(command, InstanceDrained):
            assert process.core.is_idle and not process.agent.num_active, "a drained instance still holds something"
            self.kill(process, 0, self._config.latency_ns, "drained")
        else:
            self.kill(process, self._config.death_notice_ns, self._config.latency_ns, command.reason)

    def _bury(self, process: SimulatedProcess) -> None:
        if process.is_alive:
            process.kill()
            self._world.network.leave(process.peer)
            self.retired.append(process)

    def _disconnect(self, process: SimulatedProcess) -> None:
        seat = self.seats[process.peer.instance]
        process.uplink = None
        for channel in (seat.to_control, seat.to_instance):
            if channel is not None:
                channel.close()
        seat.process = seat.to_control = seat.to_instance = None

    def _replace(self, process: SimulatedProcess, restart_ns: int, notice_ns: int, reason: str) -> None:
        instance = process.peer.instance
        lost = InstanceLost(instance=instance, incarnation=process.incarnation, reason=reason)
        self.declared_dead.add(process.incarnation)
        self.seats[instance].is_draining = False
        self._heap.after(notice_ns, lambda: self.gateway.handle(lost))
        self._heap.after(max(restart_ns, notice_ns + 1), lambda: self.boot(instance))

    # -- the gateway's death

    def kill_gateway(self, restart_ns: int) -> None:
        """Every connection to it breaks; each instance notices in its own time, at the latest when it has connected to
        the next one."""
        if not self.gateway.is_up:
            return
        self.gateway.die()
        for seat in self.seats.values():
            process = seat.process
            if process is None or process.uplink is None or seat.to_control is None or seat.to_instance is None:
                continue
            seat.to_control.close()
            seat.to_instance.close()
            seat.to_control = seat.to_instance = process.uplink = None
            seat.notices_ns = self._heap.now_ns + self._rng.randrange(ORPHAN_NS)
            self._heap.at(seat.notices_ns, process.gateway_lost)
        self._heap.after(restart_ns, self._restart_gateway)

    def _restart_gateway(self) -> None:
        self.gateway.restart()
        for instance, seat in self.seats.items():
            if seat.successor is None:
                self.gateway.handle(InstanceStarting(instance=instance, role=seat.role))
            if seat.process is not None:
                time_ns = max(self._heap.now_ns + self._config.latency_ns, seat.notices_ns + 1)
                self._heap.at(time_ns, partial(self._connect, seat.process))
