"""What an instance remembers of who was in the cluster: the newest epoch, and who sat where."""

from collections import OrderedDict

from kvtide.base.ids import Incarnation, InstanceId
from kvtide.proto.instance import Membership

MAX_SEATS = 1024
"""So many seats are remembered; those of the present members always are."""
MAX_REPLACED = 256
"""So many incarnations that others have replaced still count as dead; whoever missed more has been reset meanwhile."""


class Epochs:
    """Which news of membership are news: epochs grow within a gateway's incarnation, and begin anew with the next."""

    def __init__(self) -> None:
        self._gateway = Incarnation("")
        self._epoch = 0

    def takes(self, event: Membership) -> bool:
        """False where something newer was known already."""
        if event.gateway == self._gateway and event.epoch < self._epoch:
            return False
        self._gateway, self._epoch = event.gateway, event.epoch
        return True


class Seats:
    """Who sat on a seat before its present process is dead, though a new gateway may never have known of it.

    Only who was seen on the seat counts: a peer may be heard of before the control core says that it is there.
    """

    def __init__(self) -> None:
        self._seated: OrderedDict[InstanceId, Incarnation] = OrderedDict()
        self._replaced: OrderedDict[Incarnation, None] = OrderedDict()

    def dead(self, event: Membership) -> tuple[Incarnation, ...]:
        """All that are dead by this: those that it names, and those whose seats others have taken."""
        for member in event.members:
            seat, incarnation = member.peer.instance, member.peer.incarnation
            before = self._seated.get(seat)
            if before is not None and before != incarnation:
                self._replaced[before] = None
                self._replaced.move_to_end(before)
            self._seated[seat] = incarnation
            self._seated.move_to_end(seat)
        for member in event.members:
            self._replaced.pop(member.peer.incarnation, None)
        while len(self._seated) > max(MAX_SEATS, len(event.members)):
            self._seated.popitem(last=False)
        while len(self._replaced) > MAX_REPLACED:
            self._replaced.popitem(last=False)
        return tuple(dict.fromkeys((*event.dead, *self._replaced)))
