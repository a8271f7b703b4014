"""The end of a channel that speaks to one hub: the gateway's, or a peer's (see `channel` and `hub`)."""

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

MAX_PENDING = 4096
"""Messages that a link keeps while its session is being opened; more are lost (and then reconciled)."""


Received = TypeVar("Received", contravariant=True)
Inbound = TypeVar("Inbound")
Outbound = TypeVar("Outbound")


class LinkHandler(Protocol[Received]):
    """What a link tells its driver. `gateway` is whoever has the hub."""

    def on_connected(self, is_new_gateway: bool) -> None:
        """A session is open; a new gateway must be told who we are (Registered) before anything else."""

    def on_reset(self) -> None:
        """The same gateway is there, but messages may have been lost, either way."""

    def on_message(self, message: Received) -> None: ...
    def on_gateway_lost(self) -> None:
        """The gateway that we had is silent or another one has taken its place."""

    def on_refused(self, reason: str) -> None:
        """The gateway will never speak to this incarnation again."""


class Link(Generic[Inbound, Outbound]):
    """`inbound`: the union of messages that come in. `only`: speak to no hub but this incarnation's, whose silence
    then changes nothing but that messages wait."""

    def __init__(
        self,
        seat: InstanceId,
        incarnation: Incarnation,
        send_frame: Callable[[bytes], None],
        handler: LinkHandler[Inbound],
        clock: Callable[[], int],
        inbound: Any,
        *,
        only: Incarnation | None = None,
    ) -> None:
        self.seat = seat
        self.incarnation = incarnation
        self.gateway: Incarnation | None = only
        self._only = only
        self._send_frame = send_frame
        self._handler = handler
        self._clock = clock
        self._decoder: Decoder = decoder(inbound)
        self._session = 0
        self._is_open = False
        self._is_closed = False
        self._is_reset = False
        self._numbering = Numbering()
        self._pending: deque[msgspec.Raw] = deque(maxlen=MAX_PENDING)
        self._patience_ns = TICK_NS
        self._heard_ns = self._sent_ns = self._ticked_ns = clock()

    @property
    def is_open(self) -> bool:
        return self._is_open

    def open(self) -> None:
        """Say hello; repeated by `tick` until the hub answers."""
        self._session += 1
        if self._is_open:
            self._is_reset = self._numbering.sent > 0 or self._numbering.received > 0
            self._is_open = False
        self._emit(HELLO, 0)

    def send(self, message: Outbound) -> None:
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
        is_silent = now - self._heard_ns > SILENCE_NS
        if is_silent and self._is_open and self._only is not None:
            self.open()
        elif is_silent and self.gateway is not None and self._only is None:
            self.gateway = None
            self._pending.clear()
            self._handler.on_gateway_lost()
            self.open()
        elif not self._is_open:
            if now - self._sent_ns >= self._patience_ns:  # growing, as an answer to an earlier hello does not count
                self._patience_ns = min(2 * self._patience_ns, BEAT_NS)
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
            self._handler.on_refused(_reason(envelope.body) or "the gateway counts this incarnation as dead")
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
        if self._only is not None and gateway != self._only:
            return
        is_new_gateway = gateway != self.gateway
        if is_new_gateway:
            self._pending.clear()
            if self.gateway is not None:
                self._handler.on_gateway_lost()
                self._pending.clear()
        self.gateway = gateway
        self._is_open = True
        self._patience_ns = TICK_NS
        self._numbering = Numbering()
        self._handler.on_connected(is_new_gateway)
        is_reset = (self._is_reset or len(self._pending) == MAX_PENDING) and not is_new_gateway
        self._is_reset = False
        while self._pending:
            self._emit(DATA, self._numbering.next_number(), self._pending.popleft())
        if self._only is not None:
            self._emit(BEAT, self._numbering.sent)  # the hub may speak now
        if is_reset:
            self._handler.on_reset()

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


def _reason(body: msgspec.Raw) -> str:
    """What a hub gave as its reason; empty where it gave none."""
    try:
        return msgspec.msgpack.decode(body, type=str | None) or ""
    except (msgspec.DecodeError, msgspec.ValidationError):
        return ""
