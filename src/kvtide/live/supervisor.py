"""What `kvtide serve` is: it starts the gateway and the instances, restarts what dies, and ends them all.

Seats are its own: the gateway asks for more of them, and says which is empty, refused, or of another role.

It serves nothing itself and holds no state that a request needs; the socket that clients connect to is its own, so
while a gateway is started again they wait in line instead of being turned away.
"""

import asyncio
import logging
import signal
import socket
from collections.abc import Callable

from kvtide.artifacts import ModelFiles
from kvtide.base.errors import ConfigError
from kvtide.base.ids import InstanceId, new_incarnation
from kvtide.base.serve_config import ServeConfig
from kvtide.live.backoff import Backoff
from kvtide.live.child_process import ChildProcess
from kvtide.live.endpoints import gateway_endpoint, remove_sockets
from kvtide.live.launcher import Exit, InstanceHandle, Launcher, LocalLauncher
from kvtide.live.pipe import (
    AddSeats,
    Beat,
    BeginDrain,
    Boot,
    Ready,
    SeatClosed,
    SeatClosing,
    SeatLost,
    SeatRefused,
    SeatRole,
    SeatsAdded,
    SeatStarting,
)
from kvtide.live.runtime_folder import RuntimeFolder

logger = logging.getLogger(__name__)

GATEWAY = InstanceId(-1)
STOP_GRACE_S = 5.0
BEAT_PATIENCE = 10
"""Seconds (ticks of one second of our own) without a word of the gateway after which it counts as hung."""


class _Seat:
    """A place for an instance, and the one that sits there."""

    def __init__(self, seat: InstanceId, role: str, tp: int = 0) -> None:
        self.seat = seat
        self.role = role
        self.tp = tp
        self.handle: InstanceHandle | None = None
        self.is_closing = False
        self.was_ready = False
        self.keeper: asyncio.Task[None] | None = None


class Supervisor:
    """Runs one cluster on this host; `run` returns the command's exit status.

    `gateway_module` is the program of the gateway process (it lies above this layer). `launcher` starts the
    instances: by default as processes of this host. `on_ready(detail)` is called once, when the first gateway serves
    and every instance has registered.
    """

    def __init__(
        self,
        config: ServeConfig,
        files: ModelFiles,
        listener: socket.socket,
        cluster_key: bytes,
        *,
        gateway_module: str,
        on_ready: Callable[[str], None],
        on_failed: Callable[[str], None],
        launcher: Launcher | None = None,
    ) -> None:
        """Raises ConfigError where `--advertise` is no address of this host."""
        self._config = config
        self._files = files
        self._listener = listener
        self._cluster_key = cluster_key
        self._gateway_module = gateway_module
        self._on_ready = on_ready
        self._on_failed = on_failed
        self._launcher = launcher if launcher is not None else LocalLauncher()
        self._gateway: ChildProcess | None = None
        self._ticks_without_beat = 0
        self._seats = {InstanceId(number): _Seat(InstanceId(number), role) for number, role in enumerate(config.roles)}
        self._next_seat = len(self._seats)
        self._has_started = False
        self._is_draining = False
        self._done: asyncio.Future[int]
        self._folder = RuntimeFolder()
        self._endpoint = gateway_endpoint(self._folder.path, config.advertise)

    async def run(self) -> int:
        """Start everything and keep it running until a signal or a failure to start."""
        loop = asyncio.get_running_loop()
        self._done = loop.create_future()
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            loop.add_signal_handler(number, self._on_signal)
        watches = [loop.create_task(self._keep_gateway()), loop.create_task(self._watch_gateway())]
        for watch in watches:
            watch.add_done_callback(self._on_keeper_done)
        for seat in self._seats.values():
            self._start_keeper(seat)
        try:
            return await self._done
        finally:
            await self._end(watches)

    # -- the gateway

    async def _keep_gateway(self) -> None:
        """Start the gateway again and again."""
        backoff = Backoff()
        while not self._done.done():
            backoff.started()
            gateway = await ChildProcess.spawn(
                "the gateway", self._gateway_module, self._boot(InstanceId(-1)), (self._listener.fileno(),)
            )
            self._gateway, self._ticks_without_beat = gateway, 0
            for seat in self._seats.values():
                self._announce(seat)
            await gateway.run(self._on_gateway_message)
            self._gateway = None
            if self._is_draining:
                self._finish(0)
            elif not self._has_started:
                self._fail_start(gateway.death(), gateway.failure.status if gateway.failure is not None else 1)
            if self._done.done():
                return
            await self._pause(gateway.death(), backoff)

    async def _watch_gateway(self) -> None:
        """End a gateway whose event loop has stopped. Counts own ticks, so that being stopped ourselves harms none."""
        while True:
            await asyncio.sleep(1.0)
            gateway = self._gateway
            self._ticks_without_beat += 1
            if gateway is not None and gateway.is_beating and self._ticks_without_beat > BEAT_PATIENCE:
                logger.error("the gateway has not been heard of for %d s; ending it", BEAT_PATIENCE)
                gateway.kill()
                self._ticks_without_beat = 0

    def _on_gateway_message(self, message: object) -> None:
        self._ticks_without_beat = 0
        match message:
            case Beat():
                if self._gateway is not None:
                    self._gateway.is_beating = True
            case Ready():
                if not self._has_started and not self._done.done():  # one that was refused has registered as well
                    self._has_started = True
                    self._on_ready(message.detail)
            case SeatLost():
                self._end_lost(message)
            case AddSeats():
                self._add_seats(message)
            case SeatClosing():
                self._close_seat(message.seat, ends=False)
            case SeatClosed():
                self._close_seat(message.seat, ends=True)
            case SeatRefused():
                self._refuse(message)
            case SeatRole():
                if message.seat in self._seats:
                    self._seats[message.seat].role = message.role

    def _end_lost(self, lost: SeatLost) -> None:
        """The gateway gave this incarnation up: it must be gone before its successor starts."""
        seat = self._seats.get(lost.seat)
        if seat is not None and seat.handle is not None and seat.handle.incarnation == lost.incarnation:
            seat.handle.kill()

    def _add_seats(self, wish: AddSeats) -> None:
        added = [
            _Seat(InstanceId(number), wish.role, wish.tp)
            for number in range(self._next_seat, self._next_seat + wish.count)
        ]
        self._next_seat += wish.count
        for seat in added:
            self._seats[seat.seat] = seat
            if self._gateway is not None:  # its start may have to wait for room
                self._gateway.send(SeatStarting(seat=seat.seat, role=seat.role, pid=0))
            self._start_keeper(seat)
        if self._gateway is not None:
            self._gateway.send(SeatsAdded(number=wish.number, seats=tuple(seat.seat for seat in added)))

    def _close_seat(self, number: InstanceId, *, ends: bool) -> None:
        seat = self._seats.get(number)
        if seat is None:
            return
        seat.is_closing = True
        if not ends:
            return
        if seat.handle is not None:
            seat.handle.stop()
            asyncio.get_running_loop().call_later(STOP_GRACE_S, seat.handle.kill)
        elif seat.keeper is not None:  # between two starts
            seat.keeper.cancel()
            del self._seats[number]

    def _refuse(self, refused: SeatRefused) -> None:
        line = f"instance {refused.seat} is refused: {refused.reason}"
        if not self._has_started:
            self._fail_start(line, 2)
            return
        logger.error("%s; it is not started again", line)
        seat = self._seats.get(refused.seat)
        if seat is not None:
            seat.is_closing = True

    # -- instances

    def _start_keeper(self, seat: _Seat) -> None:
        seat.keeper = asyncio.get_running_loop().create_task(self._keep(seat))
        seat.keeper.add_done_callback(self._on_keeper_done)

    async def _keep(self, seat: _Seat) -> None:
        """Start the instance of a seat again and again, each once its predecessor is gone."""
        backoff = Backoff()
        while not self._done.done() and not seat.is_closing:
            backoff.started()
            try:
                seat.handle = handle = await self._launcher.start(self._boot(seat.seat, seat))
            except ConfigError as error:
                if not self._has_started:
                    raise
                logger.error("instance %d cannot start: %s; its seat is given up", seat.seat, error)
                seat.is_closing = True
                break
            self._announce(seat)
            ended = await handle.wait()
            seat.handle = None
            seat.was_ready |= handle.is_ready
            self._on_exit(seat, handle, ended)
            if self._has_started and ended.status is not None and not seat.was_ready:
                logger.error("%s; it is not started again", ended.reason)
                seat.is_closing = True
            if self._done.done() or seat.is_closing:
                break
            await self._pause(ended.reason, backoff)
        if seat.is_closing:
            self._seats.pop(seat.seat, None)
            if self._gateway is not None:
                self._gateway.send(SeatClosed(seat=seat.seat))

    def _on_exit(self, seat: _Seat, handle: InstanceHandle, ended: Exit) -> None:
        remove_sockets(self._folder.path, seat.seat, handle.incarnation)
        if self._gateway is not None and self._has_started:
            lost = SeatLost(seat=seat.seat, incarnation=handle.incarnation, reason=ended.reason)
            self._gateway.send(lost)
        if not self._has_started:
            self._fail_start(ended.reason, ended.status if ended.status is not None else 1)

    def _announce(self, seat: _Seat) -> None:
        """Tell the gateway of an instance that is starting (it registers by itself once it is ready) or drained."""
        gateway, handle = self._gateway, seat.handle
        if gateway is None:
            return
        if handle is not None and not handle.is_ready:
            gateway.send(SeatStarting(seat=seat.seat, role=seat.role, pid=handle.pid))
        if seat.is_closing:
            gateway.send(SeatClosing(seat=seat.seat))

    def _boot(self, number: InstanceId, seat: _Seat | None = None) -> Boot:
        return Boot(
            config=self._config,
            model_name=self._files.name,
            model_directory=str(self._files.directory),
            model_source=self._files.source,
            endpoint=self._endpoint,
            cluster_key=self._cluster_key,
            incarnation=new_incarnation(),
            seat=number,
            role=seat.role if seat is not None else "",
            tp=seat.tp if seat is not None else 0,
            folder=str(self._folder.path),
            advertise=self._config.advertise,
            listener_fd=self._listener.fileno() if seat is None else -1,
        )

    async def _pause(self, reason: str, backoff: Backoff) -> None:
        delay_s = backoff.delay_s()
        logger.warning("%s; starting it again%s", reason, f" in {delay_s:g} s" if delay_s else "")
        await asyncio.sleep(delay_s)

    # -- the end

    def _on_signal(self) -> None:
        if self._is_draining or not self._has_started or self._gateway is None:
            self._finish(0 if self._has_started and not self._is_draining else 130)
            return
        self._is_draining = True
        logger.info("draining: running requests finish, new ones are refused; a second signal ends them")
        self._gateway.send(BeginDrain())

    def _on_keeper_done(self, keeper: "asyncio.Task[None]") -> None:
        if not keeper.cancelled() and keeper.exception() is not None and not self._done.done():
            self._done.set_exception(keeper.exception())  # type: ignore[arg-type]  # checked just above

    def _fail_start(self, line: str, status: int) -> None:
        if not self._done.done():
            self._on_failed(line)
        self._finish(status)

    def _finish(self, status: int) -> None:
        if not self._done.done():
            self._done.set_result(status)

    async def _end(self, watches: "list[asyncio.Task[None]]") -> None:
        """End and reap everything; keepers see their process's end and start nothing any more."""
        gateway, watch = watches
        watch.cancel()
        keepers = [seat.keeper for seat in self._seats.values() if seat.keeper is not None]
        waiting = [seat.keeper for seat in self._seats.values() if seat.keeper is not None and seat.handle is None]
        for idle in [*waiting, *([gateway] if self._gateway is None else [])]:
            idle.cancel()
        if self._gateway is not None:
            self._gateway.stop()
        for seat in self._seats.values():
            if seat.handle is not None:
                seat.handle.stop()
        _, slow = await asyncio.wait([gateway, *keepers], timeout=STOP_GRACE_S)
        if slow and self._gateway is not None:
            self._gateway.kill()
        for seat in list(self._seats.values()):
            if slow and seat.handle is not None:
                seat.handle.kill()
        await asyncio.gather(gateway, watch, *keepers, return_exceptions=True)
        await self._launcher.close()
        self._folder.remove()
        self._listener.close()
