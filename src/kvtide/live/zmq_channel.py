"""Channels between processes: a ROUTER at the gateway and at every instance, a DEALER for each link, CURVE on all.

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
from kvtide.live.ends import GatewayHub, GatewayLink, PeerHub, PeerLink
from kvtide.live.hub import Hub, HubHandler
from kvtide.live.link import Link, LinkHandler
from kvtide.proto.cluster import Peer
from kvtide.proto.control import ControlMessage
from kvtide.proto.instance import InstanceMessage
from kvtide.proto.peer import PeerMessage

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


class _HubSocket:
    """A ROUTER that admits the cluster's links only, and the ZAP handler of its context which sees to that."""

    def __init__(self, context: zmq.Context[Any], endpoint: str, cluster_key: bytes) -> None:
        """Binds at once. Raises zmq.ZMQError where the endpoint is taken."""
        self.on_frame: Callable[[Any, bytes], None] = _ignore
        self._link_public = z85.decode(derive_keys(cluster_key, "link")[0])
        self._zap_socket: zmq.Socket[bytes] = context.socket(zmq.REP)
        self._zap_socket.bind("inproc://zeromq.zap.01")
        self._zap = _Reader(self._zap_socket, self._on_zap)
        socket = _new_socket(context, zmq.ROUTER, derive_keys(cluster_key, "hub"))
        socket.curve_server = True
        socket.zap_domain = b"kvtide"
        socket.setsockopt(zmq.ROUTER_HANDOVER, 1)
        socket.bind(endpoint)
        self.endpoint = str(socket.getsockopt_string(zmq.LAST_ENDPOINT))
        self._socket = socket
        self._reader = _Reader(socket, self._on_frames)

    def close(self) -> None:
        self._reader.close()
        self._zap.close()

    def send(self, route: Any, frame: bytes) -> None:
        try:
            self._socket.send_multipart((route, frame), zmq.NOBLOCK, copy=True)
        except zmq.Again:
            logger.warning("an instance does not read its channel; a frame was lost")
        self._reader.schedule()

    def _on_frames(self, parts: list[bytes]) -> None:
        if len(parts) == 2:
            self.on_frame(parts[0], parts[1])

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


class _LinkSocket:
    """A DEALER that speaks to one hub."""

    def __init__(self, context: zmq.Context[Any], endpoint: str, cluster_key: bytes, name: str) -> None:
        """Connects in the background."""
        self.on_frame: Callable[[bytes], None] = _ignore
        socket = _new_socket(context, zmq.DEALER, derive_keys(cluster_key, "link"))
        socket.curve_serverkey = derive_keys(cluster_key, "hub")[0]
        socket.routing_id = name.encode()
        socket.connect(endpoint)
        self._socket = socket
        self._reader = _Reader(socket, self._on_frames)

    def close(self) -> None:
        self._reader.close()

    def send(self, frame: bytes) -> None:
        try:
            self._socket.send(frame, zmq.NOBLOCK, copy=True)
        except zmq.Again:
            logger.warning("the gateway or a peer does not read its channel; a frame was lost")
        self._reader.schedule()

    def _on_frames(self, parts: list[bytes]) -> None:
        if len(parts) == 1:
            self.on_frame(parts[0])


class ZmqHub:
    """The gateway's socket and the hub behind it."""

    def __init__(
        self,
        endpoint: str,
        cluster_key: bytes,
        incarnation: Incarnation,
        handler: HubHandler[ControlMessage],
        clock: Callable[[], int],
    ) -> None:
        """Binds at once; must be called inside the running loop. Raises zmq.ZMQError where the endpoint is taken."""
        self._context = zmq.Context()
        self._socket = _HubSocket(self._context, endpoint, cluster_key)
        self.endpoint = self._socket.endpoint
        self.hub: GatewayHub = Hub(incarnation, self._socket.send, handler, clock, ControlMessage)
        self._socket.on_frame = self.hub.on_frame
        self._ticker = _Ticker(self.hub.tick)

    def close(self) -> None:
        self._ticker.close()
        self._socket.close()
        self._context.term()


class ZmqLink:
    """An instance's socket and the link behind it."""

    def __init__(
        self,
        endpoint: str,
        cluster_key: bytes,
        seat: InstanceId,
        incarnation: Incarnation,
        handler: LinkHandler[InstanceMessage],
        clock: Callable[[], int],
    ) -> None:
        """Connects in the background; must be called inside the running loop."""
        self._context = zmq.Context()
        self._socket = _LinkSocket(self._context, endpoint, cluster_key, f"{seat}:{incarnation}")
        self.link: GatewayLink = Link(seat, incarnation, self._socket.send, handler, clock, InstanceMessage)
        self._socket.on_frame = self.link.on_frame
        self._ticker = _Ticker(self.link.tick)

    def close(self) -> None:
        """Say goodbye and close."""
        self.link.close()
        self.abandon()

    def abandon(self) -> None:
        """Close without a word."""
        self._ticker.close()
        self._socket.close()
        self._context.term()


class ZmqPeerCarrier:
    """PeerCarrier (see `peers`) of one instance: its hub's socket, and one socket for each peer that it links to."""

    def __init__(self, endpoint: str, cluster_key: bytes, me: Peer, clock: Callable[[], int]) -> None:
        """Binds at once; must be called inside the running loop. Raises zmq.ZMQError where the endpoint is taken."""
        self._context = zmq.Context()
        self._cluster_key = cluster_key
        self._me = me
        self._clock = clock
        self._socket = _HubSocket(self._context, endpoint, cluster_key)
        self.endpoint = self._socket.endpoint
        self._links: dict[PeerLink, _LinkSocket] = {}
        self._hub: PeerHub | None = None
        self._ticker = _Ticker(self._tick)

    def make_hub(self, handler: HubHandler[PeerMessage]) -> PeerHub:
        hub: PeerHub = Hub(self._me.incarnation, self._socket.send, handler, self._clock, PeerMessage, among_peers=True)
        self._socket.on_frame = hub.on_frame
        self._hub = hub
        return hub

    def make_link(self, peer: Peer, endpoint: str, handler: LinkHandler[PeerMessage]) -> PeerLink:
        me = self._me
        socket = _LinkSocket(self._context, endpoint, self._cluster_key, f"{me.instance}:{me.incarnation}")
        link: PeerLink = Link(
            me.instance, me.incarnation, socket.send, handler, self._clock, PeerMessage, only=peer.incarnation
        )
        socket.on_frame = link.on_frame
        self._links[link] = socket
        return link

    def drop_link(self, link: PeerLink) -> None:
        """Say goodbye and close."""
        link.close()
        self._links.pop(link).close()

    def close(self) -> None:
        self._ticker.close()
        for socket in self._links.values():
            socket.close()
        self._links.clear()
        self._socket.close()
        self._context.term()

    def _tick(self) -> None:
        if self._hub is not None:
            self._hub.tick()
        for link in list(self._links):
            link.tick()


def _ignore(*_: object) -> None:
    return None
