"""What is said on a data connection once both ends are known (transfer.auth).

Each message is a frame: its length (uint32, little-endian), then a msgpack map with a tag. One request at a time:

    Open          -> Description (on the unix socket with the descriptors that `file` of its tiers count)
    ReadRanges    -> Ready, the bytes of all ranges in order, then Ready again or Refused: what came is not to be used
    CheckBlocks   -> Ready
    anything else -> Refused, or the connection is closed where the frame itself is wrong
"""

import array
import contextlib
import os
import socket
import time
from typing import TypeVar

import msgspec
import numpy as np

from kvtide.base.ids import Incarnation, Tier
from kvtide.proto.cluster import PoolShape
from kvtide.transfer.auth import recv_exact
from kvtide.transfer.port import DeviceHandle, TransferFailed

MAX_REQUEST_BYTES = 4 << 20
MAX_REPLY_BYTES = 64 << 10
MAX_RANGES = 100_000
MAX_BLOCKS = 100_000
REQUEST_TIMEOUT_S = 30.0  # from the first byte of a frame to its last
MAX_FILES = 8


class Open(msgspec.Struct, frozen=True, tag=True):
    """What do you have, and may I map it? `with_files`: hand out descriptors."""

    incarnation: Incarnation
    with_files: bool = False


class ReadRanges(msgspec.Struct, frozen=True, tag=True):
    """These bytes of a tier, please. Arrays: int64 offsets and sizes, int32 blocks, uint32 generations, little-endian.

    Every byte must belong to one of `blocks`, each of which must have its generation; nothing is sent before the
    counter of layers written is at least `gate`.
    """

    incarnation: Incarnation
    tier: Tier
    offsets: bytes
    sizes: bytes
    blocks: bytes
    generations: bytes
    gate: int = 0


class CheckBlocks(msgspec.Struct, frozen=True, tag=True):
    """Ready once the gate is open, if the blocks have these generations then."""

    incarnation: Incarnation
    tier: Tier
    blocks: bytes
    generations: bytes
    gate: int = 0


class TierView(msgspec.Struct, frozen=True):
    """file: place of its descriptor among those handed out, -1 where there is none. address: in the owner's space.
    device: how to open it, where it lies on a device; told along with descriptors only."""

    tier: Tier
    num_bytes: int
    file: int = -1
    address: int = 0
    device: DeviceHandle | None = None


class Description(msgspec.Struct, frozen=True, tag=True):
    """All that a reader needs to know. shared_file: place of the shared file's descriptor; progress and generations
    (by tier, -1: none) are offsets in it."""

    shape: PoolShape
    rank: int
    tiers: tuple[TierView, ...]
    shared_file: int = -1
    progress: int = 0
    generations: tuple[int, ...] = ()


def without_handles(description: Description) -> Description:
    """For those who get no descriptors."""
    views = tuple(msgspec.structs.replace(view, device=None) for view in description.tiers)
    return msgspec.structs.replace(description, tiers=views)


class Ready(msgspec.Struct, frozen=True, tag=True):
    """Yes."""


class Refused(msgspec.Struct, frozen=True, tag=True):
    """No, and nothing (more) of it comes."""

    reason: str


Request = Open | ReadRanges | CheckBlocks
Reply = Description | Ready | Refused

_encoder = msgspec.msgpack.Encoder()
_requests: msgspec.msgpack.Decoder[Request] = msgspec.msgpack.Decoder(Request)
_replies: msgspec.msgpack.Decoder[Reply] = msgspec.msgpack.Decoder(Reply)

T = TypeVar("T")


def send_message(sock: socket.socket, message: Request | Reply, files: tuple[int, ...] = ()) -> None:
    """Send one frame, with descriptors attached to it. Raises OSError."""
    body = _encoder.encode(message)
    frame = len(body).to_bytes(4, "little") + body
    if not files:
        sock.sendall(frame)
        return
    rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", files))]
    sent = sock.sendmsg([frame], rights)
    sock.sendall(frame[sent:])


def recv_request(sock: socket.socket) -> Request:
    """Wait for a request, however long. Raises OSError, ValueError for what is no request."""
    sock.settimeout(None)
    first = sock.recv(1)
    if not first:
        raise ConnectionResetError("the connection was closed")
    deadline = time.monotonic() + REQUEST_TIMEOUT_S
    return _decode(_requests, recv_frame(sock, first, MAX_REQUEST_BYTES, deadline))


def recv_reply(sock: socket.socket, timeout_s: float | None) -> Reply:
    """Wait so long for a reply. Raises OSError, ValueError."""
    deadline = None if timeout_s is None else time.monotonic() + timeout_s
    sock.settimeout(None)
    return _decode(_replies, recv_frame(sock, b"", MAX_REPLY_BYTES, deadline))


def recv_reply_and_files(sock: socket.socket, timeout_s: float) -> tuple[Reply, list[int]]:
    """As `recv_reply`, with the descriptors that came along (the caller's from now on)."""
    files: list[int] = []
    try:
        sock.settimeout(timeout_s)
        space = socket.CMSG_SPACE(MAX_FILES * array.array("i").itemsize)
        first, ancillary, _, _ = sock.recvmsg(4, space, getattr(socket, "MSG_CMSG_CLOEXEC", 0))
        for level, kind, data in ancillary:
            if (level, kind) == (socket.SOL_SOCKET, socket.SCM_RIGHTS):
                numbers = array.array("i")
                numbers.frombytes(data[: len(data) - len(data) % numbers.itemsize])
                files.extend(numbers)
        if not first:
            raise ConnectionResetError("the connection was closed")
        frame = recv_frame(sock, first, MAX_REPLY_BYTES, time.monotonic() + timeout_s)
        return _decode(_replies, frame), files
    except BaseException:
        close_files(files)
        raise


def close_files(files: list[int]) -> None:
    for number in files:
        with contextlib.suppress(OSError):
            os.close(number)


def send_frame(sock: socket.socket, body: bytes) -> None:
    """Send a frame of this content. Raises OSError."""
    sock.sendall(len(body).to_bytes(4, "little") + body)


def recv_frame(sock: socket.socket, first: bytes, max_bytes: int, deadline: float | None) -> bytes:
    """The content of a frame whose first bytes came already. Raises OSError, ValueError for one that is too long."""
    head = first + recv_exact(sock, 4 - len(first), deadline)
    length = int.from_bytes(head, "little")
    if length > max_bytes:
        raise ValueError(f"a message of {length} bytes")
    return recv_exact(sock, length, deadline)


def _decode(decoder: msgspec.msgpack.Decoder[T], frame: bytes) -> T:
    try:
        return decoder.decode(frame)
    except msgspec.DecodeError as error:
        raise ValueError(str(error)) from None


def unpack_array(packed: bytes, dtype: str, max_length: int, name: str) -> np.ndarray:
    """A view of packed numbers. Raises TransferFailed for a length that cannot be."""
    kind = np.dtype(dtype)
    if len(packed) % kind.itemsize or len(packed) // kind.itemsize > max_length:
        raise TransferFailed(f"{name}: {len(packed)} bytes are no such array")
    return np.frombuffer(packed, dtype=kind)
