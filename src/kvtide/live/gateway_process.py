"""The gateway process without its HTTP part: control core, hub, and what the supervisor says."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from itertools import count

from kvtide.base.config import ModelInfo
from kvtide.base.errors import RequestError
from kvtide.base.ids import Incarnation, InstanceId
from kvtide.live.clock import monotonic_ns
from kvtide.live.cost_store import cost_for, describe_cost
from kvtide.live.gateway import GatewayDriver
from kvtide.live.logs import control_log, make_control_core
from kvtide.live.pipe import (
    AddSeats,
    Announced,
    Beat,
    BeginDrain,
    Boot,
    ModelKnown,
    Pipe,
    Ready,
    SeatClosed,
    SeatClosing,
    SeatLost,
    SeatRefused,
    SeatRole,
    SeatsAdded,
    SeatStarting,
    Stop,
)
from kvtide.live.record import ControlSettings
from kvtide.live.zmq_channel import ZmqHub

logger = logging.getLogger(__name__)

ServeEdge = Callable[[GatewayDriver, asyncio.Event, Callable[[], None]], Awaitable[None]]
"""(port, stop, on_listening): serve clients until `stop` is set and their answers have ended."""


BEAT_S = 1.0
PATIENCE_S = 30.0
"""How long the supervisor may take to answer."""


class SupervisorSeats:
    """Seats of `gateway`, over the pipe to the supervisor."""

    def __init__(self, pipe: Pipe) -> None:
        self._pipe = pipe
        self._numbers = count(1)
        self._asked: dict[int, asyncio.Future[list[InstanceId]]] = {}

    async def add_seats(self, role: str, count: int, tp: int) -> list[InstanceId]:
        number = next(self._numbers)
        answer: asyncio.Future[list[InstanceId]] = asyncio.get_running_loop().create_future()
        self._asked[number] = answer
        self._pipe.send(AddSeats(number=number, role=role, count=count, tp=tp))
        try:
            async with asyncio.timeout(PATIENCE_S):
                return await answer
        finally:
            del self._asked[number]

    def seats_added(self, message: SeatsAdded) -> None:
        """The supervisor's answer."""
        answer = self._asked.get(message.number)
        if answer is None or answer.done():
            return
        if message.refusal:
            answer.set_exception(RequestError(message.refusal, "count"))
        else:
            answer.set_result(list(message.seats))

    def seat_closing(self, seat: InstanceId) -> None:
        self._pipe.send(SeatClosing(seat=seat))

    def seat_closed(self, seat: InstanceId) -> None:
        self._pipe.send(SeatClosed(seat=seat))

    def seat_refused(self, seat: InstanceId, incarnation: Incarnation, reason: str) -> None:
        self._pipe.send(SeatRefused(seat=seat, incarnation=incarnation, reason=reason))

    def seat_role(self, seat: InstanceId, role: str) -> None:
        self._pipe.send(SeatRole(seat=seat, role=role))


async def serve_gateway(pipe: Pipe, boot: Boot, serve_edge: ServeEdge) -> int:
    """Serve until told to stop or drained; returns the exit status."""

    def on_lost(seat: InstanceId, incarnation: Incarnation, reason: str) -> None:
        pipe.send(SeatLost(seat=seat, incarnation=incarnation, reason=reason))

    def on_model(model: ModelInfo) -> None:
        pipe.send(ModelKnown(model=model))

    stop, listening, announced = asyncio.Event(), asyncio.Event(), asyncio.Event()
    failures: list[BaseException] = []

    def on_fatal(error: BaseException) -> None:
        failures.append(error)
        stop.set()

    seats = SupervisorSeats(pipe)
    cost = cost_for(boot.config, boot.model_name)
    settings = ControlSettings(policy=boot.config.policy, incarnation=boot.incarnation, cost=cost, model=boot.model)
    port = GatewayDriver(
        make_control_core(settings),
        clock=monotonic_ns,
        recorder=control_log(boot.config.record, settings),
        seats=seats,
        on_lost=on_lost,
        on_model=on_model,
        on_fatal=on_fatal,
    )
    carrier = ZmqHub(boot.endpoint, boot.cluster_key, boot.incarnation, port, monotonic_ns)
    port.hub = carrier.hub
    tasks = [
        asyncio.create_task(_follow_orders(pipe, port, seats, announced, stop)),
        asyncio.create_task(_report_ready(pipe, port, listening, boot)),
        asyncio.create_task(_beat(pipe)),
    ]
    try:
        await announced.wait()  # a request that came before would be turned away for want of instances
        await serve_edge(port, stop, listening.set)
    finally:
        for task in tasks:
            task.cancel()
        port.close()
        carrier.close()
    return 1 if failures else 0


async def _beat(pipe: Pipe) -> None:
    """Tell the supervisor that this event loop runs."""
    while True:
        pipe.send(Beat())
        await asyncio.sleep(BEAT_S)


async def _follow_orders(
    pipe: Pipe, port: GatewayDriver, seats: SupervisorSeats, announced: asyncio.Event, stop: asyncio.Event
) -> None:
    """What the supervisor says; when it is gone, so are we."""
    draining: asyncio.Task[None] | None = None
    while (message := await pipe.receive()) is not None and not isinstance(message, Stop):
        if isinstance(message, SeatStarting):
            port.starting(message.seat, message.role, message.pid)
        elif isinstance(message, Announced):
            announced.set()
        elif isinstance(message, SeatLost):
            port.lost(message.seat, message.incarnation, message.reason)
        elif isinstance(message, SeatsAdded):
            seats.seats_added(message)
        elif isinstance(message, SeatClosing):
            port.drain_when_registered(message.seat)
        elif isinstance(message, SeatClosed):
            port.seat_gone(message.seat)
        elif isinstance(message, BeginDrain) and draining is None:
            port.drain()
            draining = asyncio.create_task(_stop_when_idle(port, stop))
    port.drain()
    port.close()
    stop.set()
    announced.set()


async def _stop_when_idle(port: GatewayDriver, stop: asyncio.Event) -> None:
    await port.wait_idle()
    stop.set()


async def _report_ready(pipe: Pipe, port: GatewayDriver, listening: asyncio.Event, boot: Boot) -> None:
    await listening.wait()
    await port.wait_registered(boot.config.num_instances)
    logger.info(describe_cost(boot.config, boot.model_name))
    pipe.send(Ready(detail=describe(port)))


def describe(port: GatewayDriver) -> str:
    """The cluster in half a line, once its instances have registered."""
    model = port.model
    assert model is not None
    pools = [seat.pool for seat in port.core.instances.values() if seat.pool is not None]
    cache_tokens = sum(pool.device_blocks * pool.block_size for pool in pools)
    return f"context {model.max_model_len:,} tokens, KV cache {cache_tokens:,} tokens in all"
