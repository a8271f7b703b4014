"""The end of a channel that many speak to: the gateway's, or an instance's for its peers (see `channel`).

Between gateway and instances a silent instance is dead: the hub says so, and its incarnation never comes back. Among
peers nobody but the cluster's membership says who is dead: there a silent link may return, messages for it wait
(boundedly), and both ends hear of every reset.
"""

import logging
from collections import deque
from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from kvtide.base.errors import PeerError
from kvtide.base.ids import Incarnation, InstanceId
from kvtide.live.channel import (
    BEAT,
    BEAT_NS,
    BYE,
    DATA,
    HELLO,
    NO_BODY,
    REFUSED,
    SILENCE_NS,
    TICK_NS,
    WELCOME,
    WHO,
    Envelope,
    Numbering,
    decode_envelope,
    encode_envelope,
)
from kvtide.proto.codec import Decoder, decoder, encode

logger = logging.getLogger(__name__)

MAX_DEAD = 4096
"""Dead incarnations that a hub remembers."""

MAX_WAITING = 1024
"""Messages that wait for one peer's link, and peers that are waited for; more are lost, which is a reset."""

Received = TypeVar("Received", contravariant=True)
Inbound = TypeVar("Inbound")
Outbound = TypeVar("Outbound")


class HubHandler(Protocol[Received]):
    """What a hub tells its driver."""

    def on_message(self, instance: InstanceId, incarnation: Incarnation, message: Received) -> None: ...
    def on_reset(self, instance: InstanceId, incarnation: Incarnation) -> None: ...
    def on_lost(self, instance: InstanceId, incarnation: Incarnation, reason: str) -> None: ...


class _Peer:
    """What a hub knows of one seat."""

    __slots__ = ("heard_ns", "incarnation", "is_confirmed", "numbering", "route", "sent_ns", "session")

    def __init__(self, route: Any, incarnation: Incarnation, session: int, now_ns: int) -> None:
        self.route = route
        self.incarnation = incarnation
        self.session = session
        self.numbering = Numbering()
        self.is_confirmed = False
        self.heard_ns = self.sent_ns = now_ns


class Hub(Generic[Inbound, Outbound]):
    """One peer a seat. `route` is the carrier's name for a connection, `inbound` the union of messages that come in.

    among_peers: see above.
    """

    def __init__(
        self,
        incarnation: Incarnation,
        send_frame: Callable[[Any, bytes], None],
        handler: HubHandler[Inbound],
        clock: Callable[[], int],
        inbound: Any,
        *,
        among_peers: bool = False,
    ) -> None:
        self.incarnation = incarnation
        self._send_frame = send_frame
        self._handler = handler
        self._clock = clock
        self._decoder: Decoder = decoder(inbound)
        self._among_peers = among_peers
        self._peers: dict[InstanceId, _Peer] = {}
        self._waiting: dict[Incarnation, deque[msgspec.Raw]] = {}
        self._dead: dict[Incarnation, None] = {}
        self._ticked_ns = clock()

    def incarnation_of(self, instance: InstanceId) -> Incarnation | None:
        """Who sits there now."""
        peer = self._peers.get(instance)
        return None if peer is None else peer.incarnation

    def send(self, instance: InstanceId, incarnation: Incarnation, message: Outbound) -> None:
        """Send to this incarnation; dropped where it is not (or no longer) the one that sits there.

        Among peers the message waits for its link instead, unless the incarnation is dead.
        """
        peer = self._peers.get(instance)
        body = msgspec.Raw(encode(message))
        is_there = peer is not None and peer.incarnation == incarnation
        if peer is not None and is_there and (peer.is_confirmed or not self._among_peers):
            self._emit(peer, instance, DATA, peer.numbering.next_number(), body)
        elif self._among_peers and incarnation not in self._dead:
            while incarnation not in self._waiting and len(self._waiting) >= MAX_WAITING:
                del self._waiting[next(iter(self._waiting))]
            self._waiting.setdefault(incarnation, deque(maxlen=MAX_WAITING)).append(body)

    def declare_dead(self, incarnation: Incarnation) -> None:
        """The driver knows from elsewhere that this incarnation is gone; its messages are refused from now on."""
        self._dead[incarnation] = None
        self._waiting.pop(incarnation, None)
        while len(self._dead) > MAX_DEAD:
            del self._dead[next(iter(self._dead))]
        for instance, peer in list(self._peers.items()):
            if peer.incarnation == incarnation:
                del self._peers[instance]

    def refuse(self, instance: InstanceId, incarnation: Incarnation, reason: str) -> None:
        """Tell this incarnation why it is not wanted, and hear of it no more."""
        peer = self._peers.get(instance)
        if peer is not None and peer.incarnation == incarnation:
            self._emit(peer, instance, REFUSED, 0, msgspec.Raw(encode(reason)))
        self.declare_dead(incarnation)

    def tick(self) -> None:
        """Call every TICK_NS: heartbeats, silent instances."""
        now = self._clock()
        was_stopped = now - self._ticked_ns > 4 * TICK_NS
        self._ticked_ns = now
        for instance, peer in list(self._peers.items()):
            if was_stopped:  # what they sent meanwhile is still to be read
                peer.heard_ns = now
            if now - peer.heard_ns > SILENCE_NS:
                self._drop(instance, peer.incarnation, f"silent for {SILENCE_NS // 10**9} s")
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
            self._drop(envelope.seat, envelope.sender, "said goodbye")
        elif envelope.session == peer.session:
            self._on_session_frame(route, peer, envelope)

    def _on_session_frame(self, route: Any, peer: _Peer, envelope: Envelope) -> None:
        peer.heard_ns = self._clock()
        if not peer.is_confirmed:
            self._confirm(peer, envelope.seat)
        if envelope.kind == BEAT:
            if peer.numbering.misses_tail(envelope.number):
                self._missed(route, envelope)
        elif envelope.kind == DATA:
            is_new, is_gap = peer.numbering.accept(envelope.number)
            if is_gap:
                self._missed(route, envelope)
            if is_new:
                self._deliver(envelope)

    def _missed(self, route: Any, envelope: Envelope) -> None:
        """Messages to us were lost. Among peers the other end must know as well: the reset comes with its hello."""
        if self._among_peers:
            self._answer(route, envelope, WHO)
        else:
            self._handler.on_reset(envelope.seat, envelope.sender)

    def _on_hello(self, route: Any, envelope: Envelope) -> None:
        peer = self._peers.get(envelope.seat)
        if peer is not None and peer.incarnation == envelope.sender and envelope.session <= peer.session:
            return  # repeated or overtaken
        if peer is not None and peer.incarnation != envelope.sender:
            self._drop(envelope.seat, peer.incarnation, "replaced by a new process")
            peer = None
        had_messages = peer is not None and (peer.numbering.sent > 0 or peer.numbering.received > 0)
        peer = _Peer(route, envelope.sender, envelope.session, self._clock())
        self._peers[envelope.seat] = peer
        self._emit(peer, envelope.seat, WELCOME, 0)
        if had_messages:
            self._handler.on_reset(envelope.seat, envelope.sender)

    def _confirm(self, peer: _Peer, instance: InstanceId) -> None:
        """The link has taken up this session (and not a later one, whose hello is on its way)."""
        peer.is_confirmed = True
        waiting = self._waiting.pop(peer.incarnation, ())
        for body in waiting:
            self._emit(peer, instance, DATA, peer.numbering.next_number(), body)
        if len(waiting) == MAX_WAITING:
            self._handler.on_reset(instance, peer.incarnation)

    def _deliver(self, envelope: Envelope) -> None:
        try:
            message = self._decoder.decode(memoryview(envelope.body))
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            self._lose(envelope.seat, envelope.sender, f"speaks another language: {error}")
            return
        self._handler.on_message(envelope.seat, envelope.sender, message)

    def _drop(self, instance: InstanceId, incarnation: Incarnation, reason: str) -> None:
        """The connection is gone: to the gateway a death, among peers a reset."""
        if not self._among_peers:
            self._lose(instance, incarnation, reason)
            return
        del self._peers[instance]
        self._handler.on_reset(instance, incarnation)

    def _lose(self, instance: InstanceId, incarnation: Incarnation, reason: str) -> None:
        self.declare_dead(incarnation)
        self._handler.on_lost(instance, incarnation, reason)

    def _answer(self, route: Any, envelope: Envelope, kind: str) -> None:
        answer = Envelope(kind, envelope.seat, self.incarnation, envelope.sender, envelope.session, 0)
        self._send_frame(route, encode_envelope(answer))

    def _emit(self, peer: _Peer, instance: InstanceId, kind: str, number: int, body: msgspec.Raw = NO_BODY) -> None:
        envelope = Envelope(kind, instance, self.incarnation, peer.incarnation, peer.session, number, body)
        peer.sent_ns = self._clock()
        self._send_frame(peer.route, encode_envelope(envelope))
