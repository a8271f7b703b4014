"""Calls between pools on a stream socket: frames as in transfer.wire, of proto.pool's messages."""

import hmac
import socket
import time
from typing import Any

import msgspec

from kvtide.base.errors import CapacityError, KvtideError, PeerError
from kvtide.proto.codec import Decoder, decoder, encode
from kvtide.proto.pool import PoolCall, PoolReply, Refused
from kvtide.transfer.wire import REQUEST_TIMEOUT_S, recv_frame, send_frame

MAX_MESSAGE_BYTES = 16 << 20  # four million tokens, or a million blocks
MAX_PRIVATE_BYTES = 1 << 20

_calls = decoder(PoolCall)
_replies = decoder(PoolReply)


def calls_key(cluster_key: bytes) -> bytes:
    """The key of the connections on which pools call each other, derived from the cluster's."""
    return hmac.digest(cluster_key, b"kvtide pool calls 1", "sha256")


def send_call(sock: socket.socket, message: PoolCall | PoolReply) -> None:
    """Raises OSError, ValueError for a message that is too long."""
    body = encode(message)
    if len(body) > MAX_MESSAGE_BYTES:
        raise ValueError(f"a message of {len(body)} bytes (at most {MAX_MESSAGE_BYTES})")
    send_frame(sock, body)


def recv_call(sock: socket.socket, silence_s: float) -> tuple[PoolCall, bytes]:
    """Wait so long for a call; it, and its bytes. Raises OSError, ValueError for what is no call."""
    sock.settimeout(silence_s)
    first = sock.recv(1)
    if not first:
        raise ConnectionResetError("the connection was closed")
    frame = recv_frame(sock, first, MAX_MESSAGE_BYTES, time.monotonic() + REQUEST_TIMEOUT_S)
    sock.settimeout(REQUEST_TIMEOUT_S)  # for the answer
    call: PoolCall = _decoded(_calls, frame)
    return call, frame


def recv_answer(sock: socket.socket, timeout_s: float) -> PoolReply:
    """Raises OSError, ValueError."""
    reply: PoolReply = _decoded(_replies, recv_frame(sock, b"", MAX_MESSAGE_BYTES, time.monotonic() + timeout_s))
    return reply


def _decoded(decoder: Decoder, frame: bytes) -> Any:
    try:
        return decoder.decode(frame)
    except msgspec.DecodeError as error:
        raise ValueError(str(error)) from None


def refusal(error: Exception) -> Refused:
    """The message that carries this error to the caller."""
    kind = {CapacityError: "capacity", ValueError: "value"}.get(type(error), "peer")
    return Refused(kind=kind, reason=str(error))


def error_of(refused: Refused) -> KvtideError | ValueError:
    """The error that this message carries."""
    kinds: dict[str, type[KvtideError] | type[ValueError]] = {"capacity": CapacityError, "value": ValueError}
    return kinds.get(refused.kind, PeerError)(refused.reason)
