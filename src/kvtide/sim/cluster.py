"""The simulated cluster: a gateway, instance processes on their seats, clients, and what goes wrong."""

import hashlib
from functools import partial
from random import Random
from typing import Any

from kvtide.base.ids import Incarnation, InstanceId
from kvtide.control.core import ControlCore
from kvtide.proto.codec import encode
from kvtide.proto.control import DrainCluster
from kvtide.sim.client import Client, Plan
from kvtide.sim.config import ClusterConfig
from kvtide.sim.gateway import SimulatedGateway
from kvtide.sim.heap import EventHeap
from kvtide.sim.network import Channel
from kvtide.sim.peers import PeerNetwork
from kvtide.sim.process import SimulatedProcess, World
from kvtide.sim.supervisor import Seat, Supervisor
from kvtide.sim.synthetic import SyntheticSampler
from kvtide.sim.trouble import Trouble
from kvtide.sim.watch import ProtocolWatch

__all__ = ["ClusterConfig", "SimulatedCluster"]

PATIENCE_NS = 600 * 10**9
"""A request that has no end so long after the last one came is lost."""
QUIET_NS = 5 * 10**9
"""So long after the last end and the last fault nothing may be left of any request (issue: freed within 5 s)."""


class SimulatedCluster:
    """Runs plans to their end; `digest` is equal for equal configurations and plans."""

    def __init__(self, config: ClusterConfig, plans: list[Plan], lengths: dict[int, int] | None = None) -> None:
        """`lengths`: output tokens by request seed, known to the executors alone."""
        self.config = config
        self.heap = EventHeap()
        self.clients = {plan.spec.request: Client(plan) for plan in plans}
        self.sampler = SyntheticSampler(config.vocab_size, lengths)
        self.trouble = Trouble(self.heap, config.death_notice_ns)
        self.watch = ProtocolWatch(self.trouble.reached)
        self._hash = hashlib.blake2b(digest_size=16)
        self._last_arrival_ns = max((plan.spec.arrival_ns for plan in plans), default=0)
        rng = Random(config.seed)
        self.network = PeerNetwork(self.heap, rng, config.faults.peers, config.latency_ns)
        processes: dict[Incarnation, SimulatedProcess] = {}
        world = World(config, self.heap, self.sampler, self.network, self.watch, processes, self._log)
        self.supervisor = Supervisor(world, rng)
        self.gateway = SimulatedGateway(
            config, self.heap, self.clients, self.supervisor.send, self.supervisor.end_process, self._log
        )
        self.supervisor.gateway = self.gateway
        self.trouble.supervisor = self.supervisor
        for number, role in enumerate(config.seat_roles):
            self.seats[InstanceId(number)] = Seat(role)
            self.supervisor.boot(InstanceId(number))
        for plan in plans:
            self.heap.at(plan.spec.arrival_ns, partial(self.gateway.submit, plan))
        self.trouble.plan(config.faults.faults)

    @property
    def digest(self) -> str:
        """Of every event that any core handled, with its time."""
        return self._hash.hexdigest()

    @property
    def control(self) -> ControlCore:
        return self.gateway.core

    @property
    def seats(self) -> dict[InstanceId, Seat]:
        return self.supervisor.seats

    @property
    def living(self) -> list[SimulatedProcess]:
        processes = (seat.process for seat in self.seats.values())
        return [process for process in processes if process is not None and process.is_alive]

    @property
    def retired(self) -> list[SimulatedProcess]:
        return self.supervisor.retired

    @property
    def channels(self) -> list[Channel]:
        return [*self.supervisor.channels, *self.network.channels]

    def run(self) -> None:
        """Until every client has its end, and nothing is left of any request, anywhere or on its way.

        Raises AssertionError where one of the two does not come in time.
        """
        late_ns = self._last_arrival_ns + PATIENCE_NS
        self.heap.run(lambda: self.gateway.num_ended == len(self.clients) or self.heap.now_ns > late_ns)
        lost = [number for number, client in self.clients.items() if client.ended is None]
        assert not lost, f"requests without an end: {lost}"
        late_ns = max(self.heap.now_ns, self.trouble.last_ns) + QUIET_NS
        self.heap.run(lambda: self._is_quiet or self.heap.now_ns > late_ns)
        assert self._is_quiet, f"{QUIET_NS / 1e9:g} s after the last end: {self.leftovers()}"

    @property
    def _is_quiet(self) -> bool:
        if not self.gateway.is_up or any(seat.inflight for seat in self.control.instances.values()):
            return False
        if any(seat.is_draining for seat in self.seats.values()):
            return False
        return all(process.core.is_idle and not process.agent.num_active for process in self.living)

    def leftovers(self) -> list[str]:
        """What is still held by anybody, in words."""
        left = [
            f"{seat.instance} is charged {seat.inflight}" for seat in self.control.instances.values() if seat.inflight
        ]
        for process in self.living:
            if not process.core.is_idle:
                left.append(f"{process.peer} is not idle")
            if process.agent.num_active:
                left.append(f"{process.peer} pulls")
        left += [f"{instance} is draining" for instance, seat in self.seats.items() if seat.is_draining]
        return left

    def drain(self) -> None:
        self.gateway.handle(DrainCluster())

    def _log(self, who: str, event: Any) -> None:
        self._hash.update(f"{self.heap.now_ns} {who} ".encode())
        self._hash.update(encode(event))
