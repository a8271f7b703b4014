"""The simulated gateway: the control core of the moment, and the clients that it knows. Its driver and its edge."""

from collections.abc import Callable, Mapping
from itertools import count
from typing import Any

from msgspec import structs

from kvtide.base.config import ModelInfo
from kvtide.base.ids import Incarnation, RequestId
from kvtide.control.core import ControlCore
from kvtide.proto.client import RequestEnded
from kvtide.proto.commands import InstanceDrained, RefuseInstance, ToClient, ToInstance, WakeAt
from kvtide.proto.control import ClientAbort, ClientStop, ClientSubmit, ControlEvent, ControlTick
from kvtide.sim.client import Client, Plan
from kvtide.sim.config import ClusterConfig
from kvtide.sim.heap import EventHeap, Timer

RETRY_NS = 50_000_000
MAX_RETRIES = 40
"""A client whose connection was refused, or who would be answered 503, tries again so much later, and so often."""


class SimulatedGateway:
    """`core` is the present control core (the last one, while the gateway is down). `clients`: by the plans' ids; the
    core hands out ids of its own, as each incarnation numbers its requests anew."""

    def __init__(
        self,
        config: ClusterConfig,
        heap: EventHeap,
        clients: Mapping[RequestId, Client],
        send: Callable[[ToInstance], None],
        end_process: Callable[[RefuseInstance | InstanceDrained], None],
        log: Callable[[str, Any], None],
    ) -> None:
        """`send` and `end_process` carry out what concerns instances."""
        self.clients = clients
        self.is_up = False
        self.num_ended = 0
        self.num_incarnations = 0
        self._config, self._heap, self._log = config, heap, log
        self._send, self._end_process = send, end_process
        self._numbers = count(1)
        self._by_id: dict[RequestId, RequestId] = {}
        self._ids: dict[RequestId, RequestId] = {}
        self._wake: Timer | None = None
        self.incarnation = Incarnation("")
        self.core = self._start()

    def _start(self, model: ModelInfo | None = None) -> ControlCore:
        self.incarnation = Incarnation(f"{next(self._numbers):x}".rjust(32, "f"))
        self.num_incarnations += 1
        self.is_up = True
        return ControlCore(
            incarnation=self.incarnation, policy=self._config.policy, cost=self._config.cost, model=model
        )

    def die(self) -> None:
        """All its requests end for their clients: their connections close."""
        self.is_up = False
        if self._wake is not None:
            self._wake.cancel()
        for number in list(self._ids):
            self._deliver(number, RequestEnded(request=number, outcome="gone"))
        self._ids.clear()
        self._by_id.clear()

    def restart(self) -> None:
        """A new incarnation that knows nothing but the model."""
        self.core = self._start(self.core.model)

    # -- clients

    def submit(self, plan: Plan, num_tries: int = 0) -> None:
        if not self.is_up or (not self.core.takes_requests and num_tries < MAX_RETRIES):
            self._heap.after(RETRY_NS, lambda: self.submit(plan, num_tries + 1))
            return
        request = self.core.next_request()
        self._ids[plan.spec.request] = request
        self._by_id[request] = plan.spec.request
        if plan.abort_ns is not None:
            self._heap.after(plan.abort_ns, lambda: self.abort(plan.spec.request))
        self.handle(ClientSubmit(spec=structs.replace(plan.spec, request=request)))

    def abort(self, number: RequestId) -> None:
        """The client of this plan leaves."""
        if number in self._ids:
            self.handle(ClientAbort(request=self._ids[number]))

    def abort_request(self, request: RequestId) -> None:
        """As `abort`, by the present core's own id."""
        if request in self._by_id:
            self.abort(self._by_id[request])

    def _to_client(self, command: ToClient) -> None:
        number = self._by_id[command.message.request]
        if isinstance(command.message, RequestEnded):
            del self._by_id[command.message.request], self._ids[number]
        self._deliver(number, command.message)

    def _deliver(self, number: RequestId, message: Any) -> None:
        client = self.clients[number]
        client.receive(message, self._heap.now_ns)
        self.num_ended += client.ended is not None
        stop = client.due_stop()
        if stop is not None:
            client.is_stop_sent = True
            index, keep = stop
            self._heap.after(0, lambda: self._stop(number, index, keep))

    def _stop(self, number: RequestId, index: int, keep: int) -> None:
        if number in self._ids:
            self.handle(ClientStop(request=self._ids[number], index=index, keep=keep))

    # -- the core

    def handle(self, event: ControlEvent) -> None:
        """Let the control core handle an event, if there is one."""
        if not self.is_up:
            return
        self._log("control", event)
        for command in self.core.handle(event, self._heap.now_ns):
            match command:
                case ToClient():
                    self._to_client(command)
                case ToInstance():
                    self._send(command)
                case RefuseInstance() | InstanceDrained():
                    self._end_process(command)
                case WakeAt():
                    if self._wake is not None:
                        self._wake.cancel()
                    self._wake = self._heap.at(command.time_ns, self._tick)
        if self._config.checks:
            self.core.check_invariants()

    def _tick(self) -> None:
        self._wake = None
        self.handle(ControlTick())
