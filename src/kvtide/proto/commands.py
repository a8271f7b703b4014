"""What cores ask of their drivers."""

import msgspec

from kvtide.base.ids import Incarnation, InstanceId, TransferId
from kvtide.proto.client import ClientMessage
from kvtide.proto.cluster import Peer
from kvtide.proto.control import ControlMessage
from kvtide.proto.executor import RunStep
from kvtide.proto.instance import InstanceMessage
from kvtide.proto.peer import BlockRefs, PeerMessage
from kvtide.proto.tokens import BlockArray


class ToControl(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Instance driver: send over the channel to the gateway."""

    message: ControlMessage


class ToPeer(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Instance driver: send to this incarnation of another instance; drop it if another one sits there."""

    peer: Peer
    message: PeerMessage


class Pull(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Instance driver: read blocks of a peer's pool into our own (leased, so nobody else touches them).

    source, target: equally many; target are device blocks. mode, gate_step: as in proto.peer.Offer; the blocks from
    place `gated_from` of `source` on are gated. Answered by exactly one PullEnded.
    """

    transfer: TransferId
    peer: Peer
    source: BlockRefs
    target: BlockArray
    mode: str
    gate_step: int = -1
    gated_from: int = 0


class CancelPull(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Instance driver: stop this pull as soon as possible; its PullEnded still comes."""

    transfer: TransferId


class ToInstance(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Control driver: send to this incarnation; drop it if the channel is of another one."""

    instance: InstanceId
    incarnation: Incarnation
    message: InstanceMessage


class ToClient(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Control driver: hand to the edge that holds the client's connection."""

    message: ClientMessage


class RefuseInstance(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Control driver: this incarnation cannot be one of us (another model, other blocks); tell it why, in one line, and
    hear nothing more of it."""

    instance: InstanceId
    incarnation: Incarnation
    reason: str


class InstanceDrained(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Control driver: this seat is empty for good: end its process, start no other. `incarnation` is None where none
    has registered."""

    instance: InstanceId
    incarnation: Incarnation | None = None


class WakeAt(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Send a tick at this time of the driver's clock; replaces the earlier wish of the same core."""

    time_ns: int


InstanceCommand = RunStep | Pull | CancelPull | ToPeer | ToControl | WakeAt
ControlCommand = ToInstance | ToClient | RefuseInstance | InstanceDrained | WakeAt
