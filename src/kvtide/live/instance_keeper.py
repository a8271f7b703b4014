"""The seats of a cluster: each one's instance is started again and again, by whatever launcher there is.

Seats are the supervisor's: the gateway asks for more of them, and says which is empty, refused, or of another role.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from pathlib import Path

from kvtide.base.errors import ConfigError
from kvtide.base.ids import InstanceId
from kvtide.live.backoff import Backoff
from kvtide.live.endpoints import remove_sockets
from kvtide.live.launcher import Exit, InstanceHandle, Launcher
from kvtide.live.life import Life
from kvtide.live.pipe import (
    AddSeats,
    Announced,
    Boot,
    PipeMessage,
    SeatClosed,
    SeatClosing,
    SeatLost,
    SeatRefused,
    SeatRole,
    SeatsAdded,
    SeatStarting,
)

logger = logging.getLogger(__name__)

STOP_GRACE_S = 5.0


class Seat:
    """A place for an instance, and the one that sits there."""

    def __init__(self, seat: InstanceId, role: str, tp: int = 0) -> None:
        self.seat = seat
        self.role = role
        self.tp = tp
        self.handle: InstanceHandle | None = None
        self.is_closing = False
        self.was_ready = False
        self.keeper: asyncio.Task[None] | None = None


class InstanceKeeper:
    """`boot(seat)`: what a new process of a seat is told. `tell`: says something to the gateway, if there is one.
    `check_room(n)`: raises ConfigError where there is no room for n instances together."""

    def __init__(
        self,
        roles: Sequence[str],
        launcher: Launcher,
        folder: Path,
        *,
        boot: Callable[[Seat], Boot],
        tell: Callable[[PipeMessage], None],
        check_room: Callable[[int], None],
        life: Life,
    ) -> None:
        self._seats = {InstanceId(number): Seat(InstanceId(number), role) for number, role in enumerate(roles)}
        self._next_seat = len(self._seats)
        self._launcher = launcher
        self._folder = folder
        self._boot = boot
        self._tell = tell
        self._check_room = check_room
        self._life = life

    def start(self) -> None:
        for seat in self._seats.values():
            self._start_keeper(seat)

    def announce_all(self) -> None:
        """A new gateway knows of nobody."""
        for seat in self._seats.values():
            self._announce(seat)
        self._tell(Announced())

    def heard(self, message: object) -> None:
        """What the gateway wants of the seats."""
        match message:
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

    def stop(self) -> "list[asyncio.Task[None]]":
        """Ask all instances to end, and start none any more; returns what ends with them."""
        keepers = []
        for seat in self._seats.values():
            if seat.keeper is None:
                continue
            keepers.append(seat.keeper)
            if seat.handle is not None:
                seat.handle.stop()
            else:
                seat.keeper.cancel()
        return keepers

    def kill(self) -> None:
        """End those that have not."""
        for seat in list(self._seats.values()):
            if seat.handle is not None:
                seat.handle.kill()

    def _end_lost(self, lost: SeatLost) -> None:
        """The gateway gave this incarnation up: it must be gone before its successor starts."""
        seat = self._seats.get(lost.seat)
        if seat is not None and seat.handle is not None and seat.handle.incarnation == lost.incarnation:
            seat.handle.kill()

    def _add_seats(self, wish: AddSeats) -> None:
        try:
            self._check_room(len(self._seats) + wish.count)
        except ConfigError as error:
            logger.error("no more instances: %s", error)
            self._tell(SeatsAdded(number=wish.number, seats=(), refusal=str(error)))
            return
        added = [
            Seat(InstanceId(number), wish.role, wish.tp)
            for number in range(self._next_seat, self._next_seat + wish.count)
        ]
        self._next_seat += wish.count
        for seat in added:
            self._seats[seat.seat] = seat
            self._tell(SeatStarting(seat=seat.seat, role=seat.role, pid=0))  # its start may have to wait for room
            self._start_keeper(seat)
        self._tell(SeatsAdded(number=wish.number, seats=tuple(seat.seat for seat in added)))

    def _close_seat(self, number: InstanceId, *, ends: bool) -> None:
        seat = self._seats.get(number)
        if seat is None:
            return
        seat.is_closing = True
        if not ends:
            return
        if seat.handle is not None and not seat.handle.is_ready:
            seat.handle.kill()  # it was started before this was known, and has nothing
        elif seat.handle is not None:
            seat.handle.stop()
            asyncio.get_running_loop().call_later(STOP_GRACE_S, seat.handle.kill)
        elif seat.keeper is not None:  # between two starts
            seat.keeper.cancel()
            self._launcher.release(number)
            del self._seats[number]

    def _refuse(self, refused: SeatRefused) -> None:
        line = f"instance {refused.seat} is refused: {refused.reason}"
        if not self._life.has_started:
            self._life.fail_start(line, 2)
            return
        logger.error("%s; it is not started again", line)
        seat = self._seats.get(refused.seat)
        if seat is not None:
            seat.is_closing = True

    def _start_keeper(self, seat: Seat) -> None:
        seat.keeper = asyncio.get_running_loop().create_task(self._keep(seat))
        self._life.watch(seat.keeper)

    async def _keep(self, seat: Seat) -> None:
        """Start the instance of a seat again and again, each once its predecessor is gone."""
        backoff = Backoff()
        while not self._life.is_over() and not seat.is_closing:
            backoff.started()
            try:
                seat.handle = handle = await self._launcher.start(self._boot(seat))
            except ConfigError as error:
                if not self._life.has_started:
                    raise
                logger.error("instance %d cannot start: %s; its seat is given up", seat.seat, error)
                seat.is_closing = True
                break
            except OSError as error:
                reason = self._life.has_no_room(f"instance {seat.seat}", error)
                if self._life.is_over():
                    break
                await backoff.pause(reason, has_worked=False)
                continue
            self._announce(seat)
            ended = await handle.wait()
            seat.handle = None
            seat.was_ready |= handle.is_ready
            self._on_exit(seat, handle, ended)
            if self._life.has_started and ended.status is not None and not seat.was_ready:
                logger.error("%s; it is not started again", ended.reason)
                seat.is_closing = True
            if self._life.is_over() or seat.is_closing:
                break
            await backoff.pause(ended.reason, has_worked=handle.is_ready)
        if seat.is_closing:
            self._launcher.release(seat.seat)
            self._seats.pop(seat.seat, None)
            self._tell(SeatClosed(seat=seat.seat))

    def _on_exit(self, seat: Seat, handle: InstanceHandle, ended: Exit) -> None:
        remove_sockets(self._folder, seat.seat, handle.incarnation)
        if self._life.has_started:
            self._tell(SeatLost(seat=seat.seat, incarnation=handle.incarnation, reason=ended.reason))
        else:
            self._life.fail_start(ended.reason, ended.status if ended.status is not None else 1)

    def _announce(self, seat: Seat) -> None:
        """Tell the gateway of an instance that is going to register (once it is ready), or that was being drained."""
        if seat.is_closing:
            self._tell(SeatClosing(seat=seat.seat))
        else:
            pid = seat.handle.pid if seat.handle is not None else 0
            self._tell(SeatStarting(seat=seat.seat, role=seat.role, pid=pid))
