"""The live driver of the control core: clients' wishes and instances' messages in, messages out. It decides nothing."""

import asyncio
import logging
import os
from collections.abc import Callable
from typing import Any, Protocol

from kvtide.base.config import ModelInfo
from kvtide.base.errors import RequestError
from kvtide.base.ids import Incarnation, InstanceId, RequestId
from kvtide.control.core import ControlCore
from kvtide.control.report import cluster_report, instance_counters
from kvtide.live.ends import GatewayHub
from kvtide.live.handle import Handle
from kvtide.live.record import LogWriter
from kvtide.live.wakeup import Wakeup
from kvtide.proto.client import RequestEnded
from kvtide.proto.commands import InstanceDrained, RefuseInstance, ToClient, ToInstance, WakeAt
from kvtide.proto.control import (
    ChangeRole,
    ChannelReset,
    ClientSubmit,
    ControlEvent,
    ControlMessage,
    ControlTick,
    DrainCluster,
    DrainInstance,
    FromInstance,
    InstanceLost,
    InstanceStarting,
    Registered,
)
from kvtide.proto.request import RequestSpec

logger = logging.getLogger(__name__)


class Seats(Protocol):
    """Who starts and ends instances: the supervisor, or the in-process launcher."""

    async def add_seats(self, role: str, count: int, tp: int) -> list[InstanceId]:
        """New seats whose instances are being started. tp 0: as configured for the role."""

    def seat_closing(self, seat: InstanceId) -> None:
        """It is being drained: when its instance ends, start no other."""

    def seat_closed(self, seat: InstanceId) -> None:
        """It is empty: end its instance, start no other."""

    def seat_refused(self, seat: InstanceId, incarnation: Incarnation, reason: str) -> None:
        """This incarnation cannot be one of us; another start would end the same way."""

    def seat_role(self, seat: InstanceId, role: str) -> None:
        """Its instance has another role now; so shall its successors."""


class GatewayDriver:
    """ClusterPort of `live.port`, and the hub's handler. Lives in one event loop.

    `hub` is set by whoever makes both, before anything is handled. `on_lost` hears of every dead incarnation, so that
    a supervisor can make sure that its process is gone; `on_model` of the cluster's model, as it is known and whenever
    it changes, so that the next gateway can be told; `on_fatal`, once, of a core that raised: requests have then
    been ended, and this gateway serves nobody any more.
    """

    hub: GatewayHub

    def __init__(
        self,
        core: ControlCore,
        *,
        clock: Callable[[], int],
        recorder: LogWriter | None = None,
        seats: Seats | None = None,
        on_lost: Callable[[InstanceId, Incarnation, str], None] | None = None,
        on_model: Callable[[ModelInfo], None] | None = None,
        on_fatal: Callable[[BaseException], None] | None = None,
    ) -> None:
        self.core = core
        self.on_routed: Callable[[float], None] | None = None
        self._clock = clock
        self._recorder = recorder
        self._seats = seats
        self._on_lost = on_lost
        self._on_model = on_model
        self._on_fatal = on_fatal
        self._is_closed = False
        self._handles: dict[RequestId, Handle] = {}
        self._wakeup = Wakeup(clock, lambda: self._handle(ControlTick()))
        self._idle = asyncio.Event()
        self._idle.set()
        self._registered = asyncio.Event()
        self._registered_seats: set[InstanceId] = set()
        self._drain_at_once: set[InstanceId] = set()

    # -- ClusterPort

    @property
    def model(self) -> ModelInfo | None:
        return self.core.model

    @property
    def is_accepting(self) -> bool:
        return not self.core.is_draining

    @property
    def is_healthy(self) -> bool:
        return not self._is_closed and self.core.can_serve

    @property
    def unready(self) -> str:
        return self.core.unready

    def next_request(self) -> RequestId:
        return self.core.next_request()

    def submit(self, spec: RequestSpec) -> Handle:
        """Submit a request; what becomes of it is read from the handle."""
        handle = Handle(spec.request, self._handle)
        self._handles[spec.request] = handle
        self._idle.clear()
        begin_ns = self._clock()
        self._handle(ClientSubmit(spec=spec))
        if self.on_routed is not None:
            self.on_routed((self._clock() - begin_ns) / 1e9)
        return handle

    def cluster(self) -> dict[str, Any]:
        return cluster_report(self.core, gateway_pid=os.getpid())

    def counters(self) -> list[dict[str, Any]]:
        return instance_counters(self.core)

    # -- administration

    async def add_instances(self, role: str, count: int, tp: int = 0) -> list[InstanceId]:
        """Start more instances; returns their ids at once. Raises RequestError where this cluster cannot."""
        if self._seats is None:
            raise RequestError("this cluster cannot start instances")
        return await self._seats.add_seats(role, count, tp)

    def drain_instance(self, instance: InstanceId) -> None:
        """Let it finish what it has, then end it for good. Returns at once. Raises KeyError where there is none."""
        if not self._is_there(instance):
            raise KeyError(instance)
        if self._seats is not None:
            self._seats.seat_closing(instance)
        self._handle(DrainInstance(instance=instance))

    def change_role(self, instance: InstanceId, role: str) -> None:
        """Give it another role; its cache stays. Raises KeyError where there is none, RequestError while it starts."""
        if not self._is_there(instance):
            raise KeyError(instance)
        if not self.core.instances[instance].is_alive:
            raise RequestError(f"instance {instance} is still starting")
        self._handle(ChangeRole(instance=instance, role=role))
        if self._seats is not None:
            self._seats.seat_role(instance, role)

    def drain_when_registered(self, instance: InstanceId) -> None:
        """An earlier gateway was draining it; go on with that once it has registered here."""
        if self._is_there(instance) and self.core.instances[instance].is_alive:
            self._handle(DrainInstance(instance=instance))
        else:
            self._drain_at_once.add(instance)

    def seat_gone(self, instance: InstanceId) -> None:
        """Nobody will sit there any more, nor register if nobody has yet."""
        if self._is_there(instance) and not self.core.instances[instance].is_alive:
            self._handle(DrainInstance(instance=instance))

    def _is_there(self, instance: InstanceId) -> bool:
        seat = self.core.instances.get(instance)
        return seat is not None and seat.has_future

    # -- what launchers ask

    @property
    def num_requests(self) -> int:
        """Requests that have not ended."""
        return len(self._handles)

    async def wait_registered(self, num_instances: int = 1) -> None:
        """Return once so many seats have seen an instance register."""
        while len(self._registered_seats) < num_instances:
            self._registered.clear()
            await self._registered.wait()

    async def wait_idle(self) -> None:
        """Return once no request is alive."""
        await self._idle.wait()

    def drain(self) -> None:
        """Refuse new requests; running ones finish."""
        if not self.core.is_draining:
            self._handle(DrainCluster())

    def starting(self, instance: InstanceId, role: str, pid: int) -> None:
        """A process is being started for this seat."""
        self._handle(InstanceStarting(instance=instance, role=role, pid=pid))

    def lost(self, instance: InstanceId, incarnation: Incarnation, reason: str) -> None:
        """The launcher saw this incarnation die."""
        self.hub.declare_dead(incarnation)
        self._lose(instance, incarnation, reason)  # without a word: the launcher has warned, with the same reason

    def close(self, outcome: str = "unavailable", why: str = "the server has stopped") -> None:
        """End every request that is still alive, and handle nothing any more."""
        self._is_closed = True
        self._wakeup.cancel()
        for request in list(self._handles):
            self._to_client(RequestEnded(request=request, outcome=outcome, message=why))
        if self._recorder is not None:
            self._recorder.close()

    # -- HubHandler

    def on_message(self, instance: InstanceId, incarnation: Incarnation, message: ControlMessage) -> None:
        known = self.core.model
        self._handle(FromInstance(instance=instance, incarnation=incarnation, message=message))
        if isinstance(message, Registered):
            model = self.core.model
            if self._on_model is not None and model is not None and model != known:
                self._on_model(model)
            logger.info("instance %d (%s, pid %d) is ready", instance, message.role, message.pid)
            self._registered_seats.add(instance)
            self._registered.set()
            if instance in self._drain_at_once:
                self._drain_at_once.discard(instance)
                self._handle(DrainInstance(instance=instance))

    def on_reset(self, instance: InstanceId, incarnation: Incarnation) -> None:
        logger.warning("messages of instance %d may have been lost; reconciling", instance)
        self._handle(ChannelReset(instance=instance, incarnation=incarnation))

    def on_lost(self, instance: InstanceId, incarnation: Incarnation, reason: str) -> None:
        # At the end they leave one by one, as they should; the supervisor still warns of one that dies.
        # So do drained ones.
        level = logging.WARNING if self._is_there(instance) and not self.core.is_draining else logging.DEBUG
        logger.log(level, "instance %d is lost: %s", instance, reason)
        self._lose(instance, incarnation, reason)

    def _lose(self, instance: InstanceId, incarnation: Incarnation, reason: str) -> None:
        self._handle(InstanceLost(instance=instance, incarnation=incarnation, reason=reason))
        if self._on_lost is not None:
            self._on_lost(instance, incarnation, reason)

    # -- the core

    def _handle(self, event: ControlEvent) -> None:
        if self._is_closed:
            if isinstance(event, ClientSubmit):
                self._to_client(RequestEnded(request=event.spec.request, outcome="unavailable", message="no gateway"))
            return
        try:
            self._advance(event)
        except Exception as error:  # a core that broke off half-way must not go on, nor let clients wait for ever
            logger.exception("the control core failed")
            self.close("failed", "the gateway failed")
            if self._on_fatal is not None:
                self._on_fatal(error)

    def _advance(self, event: ControlEvent) -> None:
        now_ns = self._clock()
        commands = self.core.handle(event, now_ns)
        if self._recorder is not None:
            self._recorder.append(now_ns, event, commands)
        for command in commands:
            match command:
                case ToClient():
                    self._to_client(command.message)
                case ToInstance():
                    self.hub.send(command.instance, command.incarnation, command.message)
                case RefuseInstance():
                    self.hub.refuse(command.instance, command.incarnation, command.reason)
                    if self._seats is not None:
                        self._seats.seat_refused(command.instance, command.incarnation, command.reason)
                case InstanceDrained():
                    how = "is drained" if command.incarnation is not None else "has left before it was ready"
                    logger.info("instance %d %s", command.instance, how)
                    if self._seats is not None:
                        self._seats.seat_closed(command.instance)
                case WakeAt():
                    self._wakeup.at(command.time_ns)

    def _to_client(self, message: Any) -> None:
        handle = self._handles.get(message.request)
        if handle is None:
            return
        if isinstance(message, RequestEnded):
            del self._handles[message.request]
            if not self._handles:
                self._idle.set()
        handle.push(message)
