"""The pipe between the supervisor and one of its processes: a socket pair that the child inherits.

It carries what must stay between the two (the cluster key), and its end tells a child that the supervisor is gone.
"""

import asyncio
import socket
import struct
from typing import Any

import msgspec

from kvtide.base.config import ModelInfo
from kvtide.base.ids import Incarnation, InstanceId
from kvtide.base.serve_config import ServeConfig
from kvtide.proto.codec import Decoder, decoder, encode

_LENGTH = struct.Struct("<I")
MAX_MESSAGE_BYTES = 2**20


class Boot(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """First message to a child: all that it must know. `seat` is -1 for the gateway, `listener_fd` for an instance.

    endpoint: of the gateway's hub. role, tp (0: as configured): of an instance. folder: for sockets of this host, empty
    where processes are on several. advertise: as the flag. model: of a gateway, what an earlier one knew.
    """

    config: ServeConfig
    model_name: str
    model_directory: str
    model_source: str
    endpoint: str
    cluster_key: bytes
    incarnation: Incarnation
    seat: InstanceId = InstanceId(-1)
    role: str = ""
    tp: int = 0
    folder: str = ""
    advertise: str | None = None
    listener_fd: int = -1
    model: ModelInfo | None = None


class SeatStarting(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """To the gateway: a process is being started for this seat. To one that has just started: it runs already, or
    will (pid 0), and is going to register."""

    seat: InstanceId
    role: str
    pid: int


class Announced(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """To a gateway that has just started: it has been told of every seat, so that it knows whom to wait for."""


class ModelKnown(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """From the gateway: the model of the cluster, for the gateway that may have to follow."""

    model: ModelInfo


class SeatLost(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """To the gateway: the process of this incarnation has exited. From the gateway: make sure that it has."""

    seat: InstanceId
    incarnation: Incarnation
    reason: str


class AddSeats(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """From the gateway: start more instances, please. Answered by SeatsAdded with the same number."""

    number: int
    role: str
    count: int
    tp: int = 0


class SeatsAdded(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """To the gateway: these seats are new, and their processes are being started. refusal: why there are none."""

    number: int
    seats: tuple[InstanceId, ...]
    refusal: str = ""


class SeatClosing(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """From the gateway: this seat is being drained; when its process ends, start no other. To a gateway that has just
    started: this seat was being drained, go on with it."""

    seat: InstanceId


class SeatClosed(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """From the gateway: this seat is empty for good: end its process, start no other. To it: nobody will sit there."""

    seat: InstanceId


class SeatRefused(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """From the gateway: this incarnation cannot be one of us; another start would end the same way."""

    seat: InstanceId
    incarnation: Incarnation
    reason: str


class SeatRole(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """From the gateway: the instance on this seat has another role from now on, its successors too."""

    seat: InstanceId
    role: str


class Beat(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """From the gateway, every second: its event loop runs."""


class BeginDrain(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """To the gateway: refuse new requests, let running ones finish, then exit."""


class Stop(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """To a child: exit now."""


class Ready(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """From a child: it works. `detail` is for the user."""

    detail: str = ""


class Progress(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """From an instance that starts: it has got on."""


class Failed(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """From a child that cannot start: one line for the user, and the exit status that it calls for."""

    message: str
    status: int


PipeMessage = (
    Boot
    | SeatStarting
    | Announced
    | ModelKnown
    | SeatLost
    | AddSeats
    | SeatsAdded
    | SeatClosing
    | SeatClosed
    | SeatRefused
    | SeatRole
    | Beat
    | BeginDrain
    | Stop
    | Ready
    | Progress
    | Failed
)


class Pipe:
    """One end, in an event loop."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self._decoder: Decoder = decoder(PipeMessage)

    @classmethod
    async def open(cls, end: socket.socket) -> "Pipe":
        end.setblocking(False)
        return cls(*await asyncio.open_connection(sock=end))

    def send(self, message: PipeMessage) -> None:
        """Queue a message; a peer that is gone does not read it, and its exit is noticed elsewhere."""
        frame = encode(message)
        assert len(frame) <= MAX_MESSAGE_BYTES
        if not self._writer.is_closing():
            self._writer.write(_LENGTH.pack(len(frame)) + frame)

    async def flush(self) -> None:
        try:
            await self._writer.drain()
        except OSError:
            return

    async def receive(self) -> Any | None:
        """The next message; None once the other end is gone."""
        try:
            length = _LENGTH.unpack(await self._reader.readexactly(_LENGTH.size))[0]
            if length > MAX_MESSAGE_BYTES:
                return None
            return self._decoder.decode(await self._reader.readexactly(length))
        except (asyncio.IncompleteReadError, OSError, msgspec.DecodeError, msgspec.ValidationError):
            return None

    def close(self) -> None:
        self._writer.close()
