"""What one handled event leads to: the commands, and the time at which it is handled."""

from kvtide.control.state import InstanceState
from kvtide.proto.client import ClientMessage
from kvtide.proto.commands import ControlCommand, ToClient, ToInstance
from kvtide.proto.instance import InstanceMessage


class Turn:
    """Shared by the parts of a control core; begun anew with each event."""

    def __init__(self) -> None:
        self.now_ns = 0
        self.is_timer_stale = False
        """A deadline has come or gone, so the driver has to be told when to wake us."""
        self.commands: list[ControlCommand] = []

    def begin(self, now_ns: int) -> None:
        self.now_ns = now_ns
        self.is_timer_stale = False
        self.commands = []

    def send(self, seat: InstanceState, message: InstanceMessage) -> None:
        """To the incarnation that sits there; a dead one hears nothing any more."""
        if not seat.is_alive:
            return
        assert seat.incarnation is not None
        self.commands.append(ToInstance(instance=seat.instance, incarnation=seat.incarnation, message=message))

    def client(self, message: ClientMessage) -> None:
        self.commands.append(ToClient(message=message))
