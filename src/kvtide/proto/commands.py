"""What cores ask of their drivers."""

import msgspec

from kvtide.base.ids import Incarnation, InstanceId
from kvtide.proto.client import ClientMessage
from kvtide.proto.control import ControlMessage
from kvtide.proto.executor import RunStep
from kvtide.proto.instance import InstanceMessage


class ToControl(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Instance driver: send over the channel to the gateway."""

    message: ControlMessage


class ToInstance(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Control driver: send to this incarnation; drop it if the channel is of another one."""

    instance: InstanceId
    incarnation: Incarnation
    message: InstanceMessage


class ToClient(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Control driver: hand to the edge that holds the client's connection."""

    message: ClientMessage


class WakeAt(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Send a tick at this time of the driver's clock; replaces the earlier wish of the same core."""

    time_ns: int


InstanceCommand = RunStep | ToControl | WakeAt
ControlCommand = ToInstance | ToClient | WakeAt
