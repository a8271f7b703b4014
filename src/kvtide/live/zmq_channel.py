"""Channels between processes: one ROUTER at the gateway, one DEALER an instance, CURVE on both.

Sockets are driven straight from the event loop's reader on ZeroMQ's descriptor, without a task or future a message.
Both key pairs derive from the cluster key, and the hub admits no other client key, so only processes that know the
cluster key can speak or listen.
"""

import asyncio
import hashlib
import hmac
import logging
from collections.abc import Callable
from typing import Any

import zmq
from zmq.utils import z85

from kvtide.base.errors import ConfigError
from kvtide.base.ids import Incarnation, InstanceId
from kvtide.live.channel import MAX_FRAME_BYTES, TICK_NS
from kvtide.live.hub import Hub, HubHandler
from kvtide.live.link import Link, LinkHandler

logger = logging.getLogger(__name__)

HIGH_WATER_FRAMES = 8192
"""Frames that wait for one peer; beyond it they are lost, which the numbers reveal."""

MAX_READS_A_TURN = 256
"""Frames read before the loop may do something else."""


def derive_keys(cluster_key: bytes, side: str) -> tuple[bytes, bytes]:
    """(public, secret) CURVE keys in Z85 of one side ("hub" or "link"); HMAC-SHA-256 of the cluster key."""
    if len(cluster_key) < 16:
        raise ConfigError("--cluster-key-file: the cluster key must have at least 16 bytes")
    secret = z85.encode(hmac.digest(cluster_key, b"kvtide channel " + side.encode(), hashlib.sha256))
    return zmq.curve_public(secret), secret


class _Reader:
    """Calls `on_frames` for what arrives at a socket. ZeroMQ's descriptor is edge-triggered and sends consume its
    edges too, so after every send the socket is looked at once more."""

    def __init__(self, socket: zmq.Socket[bytes], on_frames: Callable[[list[bytes]], None]) -> None:
        self._socket = socket
        self._on_frames = on_frames
        self._loop = asyncio.get_running_loop()
        self._is_scheduled = False
        self._is_closed = False
        self._loop.add_reader(socket.FD, self._read)
        self.schedule()

    def schedule(self) -> None:
        if not self._is_scheduled and not self._is_closed:
            self._is_scheduled = True
            self._loop.call_soon(self._read_scheduled)

    def _read_scheduled(self) -> None:
        self._is_scheduled = False
        self._read()

    def _read(self) -> None:
        for _ in range(MAX_READS_A_TURN):
            if self._is_closed:
                return
            try:
                parts = self._socket.recv_multipart(zmq.NOBLOCK)
            except zmq.Again:
                return
            self._on_frames(parts)
        self.schedule()

    def close(self) -> None:
        self._is_closed = True
        self._loop.remove_reader(self._socket.FD)
        self._socket.close(linger=200)


def _new_socket(context: zmq.Context[Any], kind: int, keys: tuple[bytes, bytes]) -> zmq.Socket[bytes]:
    socket: zmq.Socket[bytes] = context.socket(kind)
    socket.curve_publickey, socket.curve_secretkey = keys
    socket.setsockopt(zmq.MAXMSGSIZE, MAX_FRAME_BYTES)
    socket.setsockopt(zmq.SNDHWM, HIGH_WATER_FRAMES)
    socket.setsockopt(zmq.RCVHWM, HIGH_WATER_FRAMES)
    socket.setsockopt(zmq.RECONNECT_IVL, 50)
    socket.setsockopt(zmq.RECONNECT_IVL_MAX, 1000)
    return socket


class _Ticker:
    """Calls `tick` every TICK_NS until closed."""

    def __init__(self, tick: Callable[[], None]) -> None:
        self._tick = tick
        self._loop = asyncio.get_running_loop()
        self._timer = self._loop.call_later(TICK_NS / 1e9, self._fire)

    def _fire(self) -> None:
        self._timer = self._loop.call_later(TICK_NS / 1e9, self._fire)
        self._tick()

    def close(self) -> None:
        self._timer.cancel()


class ZmqHub:
    """The gateway's socket and the hub behind it."""

    def __init__(
        self,
        endpoint: str,
        cluster_key: bytes,
        incarnation: Incarnation,
        handler: HubHandler,
        clock: Callable[[], int],
    ) -> None:
        """Binds at once; must be called inside the running loop. Raises zmq.ZMQError where the endpoint is taken."""
        self._context = zmq.Context()
        self._link_public = z85.decode(derive_keys(cluster_key, "link")[0])
        self._zap_socket: zmq.Socket[bytes] = self._context.socket(zmq.REP)
        self._zap_socket.bind("inproc://zeromq.zap.01")
        self._zap = _Reader(self._zap_socket, self._on_zap)
        socket = _new_socket(self._context, zmq.ROUTER, derive_keys(cluster_key, "hub"))
        socket.curve_server = True
        socket.zap_domain = b"kvtide"
        socket.setsockopt(zmq.ROUTER_HANDOVER, 1)
        socket.bind(endpoint)
        self.endpoint = str(socket.getsockopt_string(zmq.LAST_ENDPOINT))
        self._socket = socket
        self.hub = Hub(incarnation, self._send, handler, clock)
        self._reader = _Reader(socket, self._on_frames)
        self._ticker = _Ticker(self.hub.tick)

    def close(self) -> None:
        self._ticker.close()
        self._reader.close()
        self._zap.close()
        self._context.term()

    def _send(self, route: Any, frame: bytes) -> None:
        try:
            self._socket.send_multipart((route, frame), zmq.NOBLOCK, copy=True)
        except zmq.Again:
            logger.warning("an instance does not read its channel; a frame was lost")
        self._reader.schedule()

    def _on_frames(self, parts: list[bytes]) -> None:
        if len(parts) == 2:
            self.hub.on_frame(parts[0], parts[1])

    def _on_zap(self, parts: list[bytes]) -> None:
        """Admit a client or not (ZeroMQ Authentication Protocol, RFC 27): CURVE with the links' key, nothing else."""
        request = parts[1] if len(parts) > 1 else b""
        is_known = (
            len(parts) == 7
            and parts[0] == b"1.0"
            and parts[5] == b"CURVE"
            and hmac.compare_digest(parts[6], self._link_public)
        )
        status, reason = (b"200", b"OK") if is_known else (b"400", b"unknown key")
        if not is_known:
            logger.warning("refused a connection without the cluster's key")
        self._zap_socket.send_multipart([b"1.0", request, status, reason, b"", b""])
        self._zap.schedule()


class ZmqLink:
    """An instance's socket and the link behind it."""

    def __init__(
        self,
        endpoint: str,
        cluster_key: bytes,
        seat: InstanceId,
        incarnation: Incarnation,
        handler: LinkHandler,
        clock: Callable[[], int],
    ) -> None:
        """Connects in the background; must be called inside the running loop."""
        self._context = zmq.Context()
        socket = _new_socket(self._context, zmq.DEALER, derive_keys(cluster_key, "link"))
        socket.curve_serverkey = derive_keys(cluster_key, "hub")[0]
        socket.routing_id = f"{seat}:{incarnation}".encode()
        socket.connect(endpoint)
        self._socket = socket
        self.link = Link(seat, incarnation, self._send, handler, clock)
        self._reader = _Reader(socket, self._on_frames)
        self._ticker = _Ticker(self.link.tick)

    def close(self) -> None:
        self.link.close()
        self._ticker.close()
        self._reader.close()
        self._context.term()

    def _send(self, frame: bytes) -> None:
        try:
            self._socket.send(frame, zmq.NOBLOCK, copy=True)
        except zmq.Again:
            logger.warning("the gateway does not read its channel; a frame was lost")
        self._reader.schedule()

    def _on_frames(self, parts: list[bytes]) -> None:
        if len(parts) == 1:
            self.link.on_frame(parts[0])
