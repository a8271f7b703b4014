"""The reading end of a data connection."""

import contextlib
import select
import socket
import threading
from collections.abc import Callable, Iterator

import numpy as np

from kvtide.base.ids import Incarnation
from kvtide.kv.pieces import Pieces
from kvtide.transfer.auth import prove_as_client
from kvtide.transfer.memory import STALL_TIMEOUT_S, LocalMemory
from kvtide.transfer.port import Cancel, TransferFailed
from kvtide.transfer.wire import (
    MAX_RANGES,
    CheckBlocks,
    Description,
    Open,
    ReadRanges,
    Ready,
    Refused,
    Reply,
    close_files,
    recv_reply,
    recv_reply_and_files,
    send_message,
)

CONNECT_TIMEOUT_S = 5.0


def connect_tcp(address: str) -> socket.socket:
    """Connect to host:port. Raises TransferFailed."""
    host, _, port = address.rpartition(":")
    try:
        sock = socket.create_connection((host.strip("[]"), int(port)), timeout=CONNECT_TIMEOUT_S)
    except (OSError, ValueError) as error:
        raise TransferFailed(f"cannot connect to {address}: {error}") from None
    tune_tcp(sock)
    return sock


def connect_unix(path: str) -> socket.socket:
    """Connect to the socket at this path. Raises TransferFailed."""
    sock = socket.socket(socket.AF_UNIX)
    try:
        sock.settimeout(CONNECT_TIMEOUT_S)
        sock.connect(path)
    except OSError as error:
        sock.close()
        raise TransferFailed(f"cannot connect to {path}: {error}") from None
    return sock


def tune_tcp(sock: socket.socket) -> None:
    """No waiting for more to send; a machine that vanished is noticed."""
    sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in (
        ("TCP_KEEPIDLE", 5),
        ("TCP_KEEPINTVL", 5),
        ("TCP_KEEPCNT", 3),
        ("TCP_USER_TIMEOUT", int(STALL_TIMEOUT_S * 1000)),
    ):
        if hasattr(socket, name):
            sock.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


class Connection:
    """An authenticated connection to one rank of one incarnation; used by one thread at a time.

    description: what the peer has. files: descriptors it handed out, closed with the connection unless taken.
    """

    def __init__(self, sock: socket.socket, key: bytes, incarnation: Incarnation, with_files: bool = False) -> None:
        """Takes over the socket. Raises TransferFailed."""
        self._sock = sock
        self._incarnation = incarnation
        self.files: list[int] = []
        try:
            prove_as_client(sock, key, incarnation)
            with _peer_errors(None):
                send_message(sock, Open(incarnation, with_files))
                reply, self.files = recv_reply_and_files(sock, CONNECT_TIMEOUT_S)
            if not isinstance(reply, Description):
                raise TransferFailed(f"the peer refused: {getattr(reply, 'reason', 'no description')}")
        except BaseException:
            self.close()
            raise
        self.description = reply

    def close(self) -> None:
        self._sock.close()
        close_files(self.files)
        self.files = []

    def check_alive(self) -> None:
        """Raise TransferFailed where the peer has hung up; it never speaks unasked."""
        poll = select.poll()
        poll.register(self._sock, select.POLLIN | select.POLLHUP | select.POLLERR)
        if poll.poll(0):
            raise TransferFailed("the peer is gone: it closed the connection")

    def read(self, pieces: Pieces, target: LocalMemory, cancel: Cancel) -> None:
        """Have all bytes of the pieces sent into the target. Raises TransferFailed; then the connection is closed,
        so nothing can arrive late."""
        with self._until_cancelled(cancel):
            for start in range(0, len(pieces.size), MAX_RANGES):
                part = slice(start, start + MAX_RANGES)
                request = ReadRanges(
                    self._incarnation,
                    pieces.tier,
                    pieces.source[part].astype("<i8").tobytes(),
                    pieces.size[part].astype("<i8").tobytes(),
                    pieces.blocks.astype("<i4").tobytes(),
                    pieces.generations.astype("<u4").tobytes(),
                    pieces.gate,
                )
                self._sock.settimeout(STALL_TIMEOUT_S)
                send_message(self._sock, request)
                self._expect_ready(pieces.gate > 0)
                target.receive(
                    self._sock, np.ascontiguousarray(pieces.target[part]), np.ascontiguousarray(pieces.size[part])
                )
                self._expect_ready(False)

    def check_blocks(self, pieces: Pieces, cancel: Cancel) -> None:
        """Wait for the gate; raise TransferFailed unless the blocks have their generations now."""
        with self._until_cancelled(cancel):
            blocks, generations = pieces.blocks.astype("<i4").tobytes(), pieces.generations.astype("<u4").tobytes()
            request = CheckBlocks(self._incarnation, pieces.tier, blocks, generations, pieces.gate)
            self._sock.settimeout(STALL_TIMEOUT_S)
            send_message(self._sock, request)
            self._expect_ready(pieces.gate > 0)

    def _expect_ready(self, may_wait: bool) -> None:
        """A gate opens when it opens: until then only the caller's cancelling or the peer's end stop us."""
        reply: Reply = recv_reply(self._sock, None if may_wait else STALL_TIMEOUT_S)
        if isinstance(reply, Refused):
            raise TransferFailed(reply.reason)
        if not isinstance(reply, Ready):
            raise TransferFailed("the peer answered something else")

    @contextlib.contextmanager
    def _until_cancelled(self, cancel: Cancel) -> Iterator[None]:
        """Cancelling shuts the socket down, which ends every wait; any failure closes the connection."""
        try:
            with _peer_errors(cancel), on_cancel(cancel, lambda: self._sock.shutdown(socket.SHUT_RDWR)):
                yield
        except BaseException:
            self.close()
            raise


@contextlib.contextmanager
def on_cancel(cancel: Cancel, action: Callable[[], object]) -> Iterator[None]:
    """Have `action` called if the cancel is set before the block ends, from whichever thread sets it, at once if it is
    set already; never after the block. Raises TransferFailed where it was set before."""
    lock = threading.Lock()
    is_over = False

    def fire() -> None:
        with lock:
            if not is_over:
                with contextlib.suppress(OSError):
                    action()

    cancel.on_set.append(fire)
    try:
        if cancel.is_set:
            raise TransferFailed("cancelled")
        yield
    finally:
        with lock:
            is_over = True
        cancel.on_set.remove(fire)


@contextlib.contextmanager
def _peer_errors(cancel: Cancel | None) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        if cancel is not None and cancel.is_set:
            raise TransferFailed("cancelled") from None
        raise TransferFailed(f"the peer is gone: {error}") from None
    except ValueError as error:
        raise TransferFailed(f"the peer sent something that is no message: {error}") from None
