"""The two kinds of channel: between gateway and instance, and between two instances."""

from kvtide.live.hub import Hub
from kvtide.live.link import Link
from kvtide.proto.control import ControlMessage
from kvtide.proto.instance import InstanceMessage
from kvtide.proto.peer import PeerMessage

GatewayHub = Hub[ControlMessage, InstanceMessage]
GatewayLink = Link[InstanceMessage, ControlMessage]
PeerHub = Hub[PeerMessage, PeerMessage]
PeerLink = Link[PeerMessage, PeerMessage]
