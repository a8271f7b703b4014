"""Both ends of a channel between a hub (the gateway's, or an instance's) and a link of an instance: sessions, numbers,
heartbeats, death.

Frames and numbers are here, the ends in `link` and `hub`. None of them knows what carries the frames: `send_frame`
hands them to ZeroMQ (`zmq_channel`) or to memory (`memory_channel`), and a carrier may lose, repeat, delay or reorder
them. What must hold whatever happens:

- a message of a core is handed over at most once, and never out of order within a session;
- where messages may have been lost, both sides learn of it: the hub's handler gets `on_reset` (-> ChannelReset ->
  Reconcile), which is also what a link's new session leads to;
- a message of another incarnation, or for another one, is never handed over; an incarnation declared dead is
  refused for good.

Handlers are called only from `on_frame` and `tick`, never from `send`, so a core is never entered twice.
"""

import msgspec

from kvtide.base.errors import PeerError
from kvtide.base.ids import Incarnation, InstanceId

MAX_FRAME_BYTES = 64 * 2**20
"""Largest frame; a prompt of a million tokens takes 4 MiB."""

BEAT_NS = 1_000_000_000
"""Both sides send a frame at least this often."""

SILENCE_NS = 3_000_000_000
"""A peer that was not heard for so long counts as lost."""

TICK_NS = 250_000_000
"""How often drivers call `tick`."""

HELLO = "hello"  # link -> hub: open a session (link's number of it in `session`)
WELCOME = "welcome"  # hub -> link: the session is open
DATA = "data"  # a message of a core, numbered from 1 in each direction of a session
BEAT = "beat"  # heartbeat; `number` is that of the last data frame, so a lost tail is noticed
WHO = "who"  # hub -> link: I do not know your session (I may have restarted): say hello
REFUSED = "refused"  # hub -> link: your incarnation counts as dead and cannot come back; the body may say why
BYE = "bye"  # link -> hub: the process ends on purpose

NO_BODY = msgspec.Raw(b"\xc0")
"""msgpack's nil: what a frame without a message carries."""


class Envelope(msgspec.Struct, frozen=True, array_like=True):
    """One frame. `receiver` is empty where the sender does not know it yet (hello, who)."""

    kind: str
    seat: InstanceId
    sender: Incarnation
    receiver: str
    session: int
    number: int
    body: msgspec.Raw = NO_BODY


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Envelope)


def encode_envelope(envelope: Envelope) -> bytes:
    """Return the frame. Raises PeerError where it is too large for any receiver."""
    frame = _encoder.encode(envelope)
    if len(frame) > MAX_FRAME_BYTES:
        raise PeerError(f"a frame of {len(frame)} bytes exceeds the limit of {MAX_FRAME_BYTES}")
    return frame


def decode_envelope(frame: bytes | memoryview) -> Envelope:
    """Raises PeerError for anything that is not a frame of ours."""
    if len(frame) > MAX_FRAME_BYTES:
        raise PeerError(f"a frame of {len(frame)} bytes exceeds the limit of {MAX_FRAME_BYTES}")
    try:
        return _decoder.decode(frame)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise PeerError(f"broken frame: {error}") from None


class Numbering:
    """Numbers of one session: counts what is sent, notices what is missing or comes twice."""

    __slots__ = ("received", "sent")

    def __init__(self) -> None:
        self.sent = 0
        self.received = 0

    def next_number(self) -> int:
        self.sent += 1
        return self.sent

    def accept(self, number: int) -> tuple[bool, bool]:
        """(is new, something was missed before it) for an arriving data frame."""
        if number <= self.received:
            return False, False
        is_gap = number != self.received + 1
        self.received = number
        return True, is_gap

    def misses_tail(self, last_sent: int) -> bool:
        """True where the peer has sent more than arrived; counts it as seen."""
        if last_sent <= self.received:
            return False
        self.received = last_sent
        return True
