"""Both ends of a channel between the gateway (hub) and an instance (link): sessions, numbers, heartbeats, death.

Nothing here knows what carries the frames: `send_frame` hands them to ZeroMQ (`zmq_channel`) or to memory
(`memory_channel`), and a carrier may lose, repeat, delay or reorder them. What must hold whatever happens:

- a message of a core is handed over at most once, and never out of order within a session;
- where messages may have been lost, both sides learn of it: the hub's handler gets `on_reset` (-> ChannelReset ->
  Reconcile), which is also what a link's new session leads to;
- a message of another incarnation, or for another one, is never handed over; an incarnation declared dead is
  refused for good.

Handlers are called only from `on_frame` and `tick`, never from `send`, so a core is never entered twice.
"""

import logging
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from kvtide.base.errors import PeerError
from kvtide.base.ids import Incarnation, InstanceId
from kvtide.live.envelope import (
    BEAT,
    BEAT_NS,
    BYE,
    DATA,
    HELLO,
    NO_BODY,
    REFUSED,
    SILENCE_NS,
    WELCOME,
    WHO,
    Envelope,
    Numbering,
    decode_envelope,
    encode_envelope,
)
from kvtide.proto.codec import Decoder, decoder, encode
from kvtide.proto.control import ControlMessage
from kvtide.proto.instance import InstanceMessage

logger = logging.getLogger(__name__)

TICK_NS = 250_000_000
"""How often drivers call `tick`."""

MAX_PENDING = 4096
"""Messages that a link keeps while its session is being opened; more are lost (and then reconciled)."""

MAX_DEAD = 4096
"""Dead incarnations that a hub remembers."""


class LinkHandler(Protocol):
    """What a link tells its driver."""

    def on_connected(self, is_new_gateway: bool) -> None:
        """A session is open; a new gateway must be told who we are (Registered) before anything else."""

    def on_message(self, message: InstanceMessage) -> None: ...
    def on_gateway_lost(self) -> None:
        """The gateway that we had is silent or another one has taken its place."""

    def on_refused(self, reason: str) -> None:
        """The gateway will never speak to this incarnation again."""


class HubHandler(Protocol):
    """What a hub tells its driver."""

    def on_message(self, instance: InstanceId, incarnation: Incarnation, message: ControlMessage) -> None: ...
    def on_reset(self, instance: InstanceId, incarnation: Incarnation) -> None: ...
    def on_lost(self, instance: InstanceId, incarnation: Incarnation, reason: str) -> None: ...


class Link:
    """The instance's end."""

    def __init__(
        self,
        seat: InstanceId,
        incarnation: Incarnation,
        send_frame: Callable[[bytes], None],
        handler: LinkHandler,
        clock: Callable[[], int],
    ) -> None:
        self.seat = seat
        self.incarnation = incarnation
        self.gateway: Incarnation | None = None
        self._send_frame = send_frame
        self._handler = handler
        self._clock = clock
        self._decoder: Decoder = decoder(InstanceMessage)
        self._session = 0
        self._is_open = False
        self._is_closed = False
        self._numbering = Numbering()
        self._pending: deque[msgspec.Raw] = deque(maxlen=MAX_PENDING)
        self._heard_ns = self._sent_ns = self._ticked_ns = clock()

    @property
    def is_open(self) -> bool:
        return self._is_open

    def open(self) -> None:
        """Say hello; repeated by `tick` until the hub answers."""
        self._session += 1
        self._is_open = False
        self._emit(HELLO, 0)

    def send(self, message: ControlMessage) -> None:
        """Send, or keep until the session is open."""
        body = msgspec.Raw(encode(message))
        if self._is_open:
            self._emit(DATA, self._numbering.next_number(), body)
        else:
            self._pending.append(body)

    def close(self) -> None:
        """Say goodbye; nothing is handed over afterwards."""
        if not self._is_closed:
            self._emit(BYE, 0)
            self._is_closed = True

    def tick(self) -> None:
        """Call every TICK_NS: heartbeat, repeat hello, notice a silent gateway."""
        now = self._clock()
        if now - self._ticked_ns > 4 * TICK_NS:  # we were stopped ourselves: what was sent to us is still to be read
            self._heard_ns = now
        self._ticked_ns = now
        if self._is_closed:
            return
        if self.gateway is not None and now - self._heard_ns > SILENCE_NS:
            self.gateway = None
            self._pending.clear()
            self._handler.on_gateway_lost()
            self.open()
        elif not self._is_open:
            if now - self._sent_ns >= TICK_NS:
                self.open()
        elif now - self._sent_ns >= BEAT_NS:
            self._emit(BEAT, self._numbering.sent)

    def on_frame(self, frame: bytes | memoryview) -> None:
        """A frame from the carrier."""
        if self._is_closed:
            return
        try:
            envelope = decode_envelope(frame)
        except PeerError as error:
            logger.warning("dropped a frame of the gateway: %s", error)
            return
        if envelope.seat != self.seat or envelope.receiver != self.incarnation:
            return
        if envelope.kind == REFUSED:
            self._is_closed = True
            self._handler.on_refused("the gateway counts this incarnation as dead")
        elif envelope.kind == WHO:
            if self._is_open and envelope.session == self._session:
                self.open()
        elif envelope.session == self._session:
            self._on_session_frame(envelope)

    def _on_session_frame(self, envelope: Envelope) -> None:
        if envelope.kind == WELCOME:
            self._heard_ns = self._clock()
            if not self._is_open:
                self._on_welcome(envelope.sender)
            return
        if not self._is_open or envelope.sender != self.gateway:
            return
        self._heard_ns = self._clock()
        if envelope.kind == BEAT:
            if self._numbering.misses_tail(envelope.number):
                self.open()
        elif envelope.kind == DATA:
            is_new, is_gap = self._numbering.accept(envelope.number)
            if is_gap:
                self.open()  # the hub reconciles; this message is still good
            if is_new:
                self._deliver(envelope.body)

    def _on_welcome(self, gateway: Incarnation) -> None:
        is_new_gateway = gateway != self.gateway
        if is_new_gateway:
            self._pending.clear()
            if self.gateway is not None:
                self._handler.on_gateway_lost()
                self._pending.clear()
        self.gateway = gateway
        self._is_open = True
        self._numbering = Numbering()
        self._handler.on_connected(is_new_gateway)
        while self._pending:
            self._emit(DATA, self._numbering.next_number(), self._pending.popleft())

    def _deliver(self, body: msgspec.Raw) -> None:
        try:
            message = self._decoder.decode(memoryview(body))
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            self._is_closed = True
            self._handler.on_refused(f"the gateway speaks another language: {error}")
            return
        self._handler.on_message(message)

    def _emit(self, kind: str, number: int, body: msgspec.Raw = NO_BODY) -> None:
        envelope = Envelope(kind, self.seat, self.incarnation, self.gateway or "", self._session, number, body)
        self._sent_ns = self._clock()
        self._send_frame(encode_envelope(envelope))


class _Peer:
    """What a hub knows of one seat."""

    __slots__ = ("heard_ns", "incarnation", "numbering", "route", "sent_ns", "session")

    def __init__(self, route: Any, incarnation: Incarnation, session: int, now_ns: int) -> None:
        self.route = route
        self.incarnation = incarnation
        self.session = session
        self.numbering = Numbering()
        self.heard_ns = self.sent_ns = now_ns


class Hub:
    """The gateway's end: one peer a seat. `route` is the carrier's name for a connection."""

    def __init__(
        self,
        incarnation: Incarnation,
        send_frame: Callable[[Any, bytes], None],
        handler: HubHandler,
        clock: Callable[[], int],
    ) -> None:
        self.incarnation = incarnation
        self._send_frame = send_frame
        self._handler = handler
        self._clock = clock
        self._decoder: Decoder = decoder(ControlMessage)
        self._peers: dict[InstanceId, _Peer] = {}
        self._dead: dict[Incarnation, None] = {}
        self._ticked_ns = clock()

    def incarnation_of(self, instance: InstanceId) -> Incarnation | None:
        """Who sits there now."""
        peer = self._peers.get(instance)
        return None if peer is None else peer.incarnation

    def send(self, instance: InstanceId, incarnation: Incarnation, message: InstanceMessage) -> None:
        """Send to this incarnation; dropped where it is not (or no longer) the one that sits there."""
        peer = self._peers.get(instance)
        if peer is not None and peer.incarnation == incarnation:
            self._emit(peer, instance, DATA, peer.numbering.next_number(), msgspec.Raw(encode(message)))

    def declare_dead(self, instance: InstanceId, incarnation: Incarnation) -> None:
        """The driver knows from elsewhere that this incarnation is gone; its messages are refused from now on."""
        self._dead[incarnation] = None
        while len(self._dead) > MAX_DEAD:
            del self._dead[next(iter(self._dead))]
        peer = self._peers.get(instance)
        if peer is not None and peer.incarnation == incarnation:
            del self._peers[instance]

    def tick(self) -> None:
        """Call every TICK_NS: heartbeats, silent instances."""
        now = self._clock()
        was_stopped = now - self._ticked_ns > 4 * TICK_NS
        self._ticked_ns = now
        for instance, peer in list(self._peers.items()):
            if was_stopped:  # what they sent meanwhile is still to be read
                peer.heard_ns = now
            if now - peer.heard_ns > SILENCE_NS:
                self._lose(instance, peer.incarnation, f"silent for {SILENCE_NS // 10**9} s")
            elif now - peer.sent_ns >= BEAT_NS:
                self._emit(peer, instance, BEAT, peer.numbering.sent)

    def on_frame(self, route: Any, frame: bytes | memoryview) -> None:
        """A frame from the carrier."""
        try:
            envelope = decode_envelope(frame)
        except PeerError as error:
            logger.warning("dropped a frame of an instance: %s", error)
            return
        if envelope.sender in self._dead:
            if envelope.kind != BYE:
                self._answer(route, envelope, REFUSED)
            return
        if envelope.kind == HELLO:
            self._on_hello(route, envelope)
            return
        peer = self._peers.get(envelope.seat)
        if peer is None or peer.incarnation != envelope.sender or envelope.receiver != self.incarnation:
            if envelope.kind != BYE:
                self._answer(route, envelope, WHO)
        elif envelope.kind == BYE:
            self._lose(envelope.seat, envelope.sender, "said goodbye")
        elif envelope.session == peer.session:
            self._on_session_frame(peer, envelope)

    def _on_session_frame(self, peer: _Peer, envelope: Envelope) -> None:
        peer.heard_ns = self._clock()
        if envelope.kind == BEAT:
            if peer.numbering.misses_tail(envelope.number):
                self._handler.on_reset(envelope.seat, envelope.sender)
        elif envelope.kind == DATA:
            is_new, is_gap = peer.numbering.accept(envelope.number)
            if is_gap:
                self._handler.on_reset(envelope.seat, envelope.sender)
            if is_new:
                self._deliver(envelope)

    def _on_hello(self, route: Any, envelope: Envelope) -> None:
        peer = self._peers.get(envelope.seat)
        if peer is not None and peer.incarnation == envelope.sender and envelope.session <= peer.session:
            return  # repeated or overtaken
        if peer is not None and peer.incarnation != envelope.sender:
            self._lose(envelope.seat, peer.incarnation, "replaced by a new process")
            peer = None
        had_messages = peer is not None and (peer.numbering.sent > 0 or peer.numbering.received > 0)
        peer = _Peer(route, envelope.sender, envelope.session, self._clock())
        self._peers[envelope.seat] = peer
        self._emit(peer, envelope.seat, WELCOME, 0)
        if had_messages:
            self._handler.on_reset(envelope.seat, envelope.sender)

    def _deliver(self, envelope: Envelope) -> None:
        try:
            message = self._decoder.decode(memoryview(envelope.body))
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            self._lose(envelope.seat, envelope.sender, f"speaks another language: {error}")
            return
        self._handler.on_message(envelope.seat, envelope.sender, message)

    def _lose(self, instance: InstanceId, incarnation: Incarnation, reason: str) -> None:
        self.declare_dead(instance, incarnation)
        self._handler.on_lost(instance, incarnation, reason)

    def _answer(self, route: Any, envelope: Envelope, kind: str) -> None:
        answer = Envelope(kind, envelope.seat, self.incarnation, envelope.sender, envelope.session, 0)
        self._send_frame(route, encode_envelope(answer))

    def _emit(self, peer: _Peer, instance: InstanceId, kind: str, number: int, body: msgspec.Raw = NO_BODY) -> None:
        envelope = Envelope(kind, instance, self.incarnation, peer.incarnation, peer.session, number, body)
        peer.sent_ns = self._clock()
        self._send_frame(peer.route, encode_envelope(envelope))
