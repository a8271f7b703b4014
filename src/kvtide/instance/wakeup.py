"""The one timer of an instance core."""

from kvtide.instance.outbox import Outbox
from kvtide.proto.commands import WakeAt


class Wakeup:
    """Asks the driver for a Tick, again only where an earlier one is wanted than the one that is due."""

    def __init__(self) -> None:
        self._due_ns: int | None = None

    def ticked(self, now_ns: int) -> None:
        """A tick came; perhaps an early one."""
        if self._due_ns is not None and now_ns >= self._due_ns:
            self._due_ns = None

    def run(self, outbox: Outbox, wanted_ns: int) -> None:
        """Have a tick at `wanted_ns`, or before."""
        if self._due_ns is None or wanted_ns < self._due_ns:
            self._due_ns = wanted_ns
            outbox.command(WakeAt(time_ns=wanted_ns))
