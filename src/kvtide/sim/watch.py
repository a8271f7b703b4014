"""Sees all that instances say and pull, names the points of the protocol, and holds it to its promises.

What is asserted here needs both ends of a transfer, so no core can check it: a receiver that has said TransferEnded
grants, pulls and reads nothing of that transfer any more (proto.peer).
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from kvtide.base.ids import InstanceId, RequestId, TransferId
from kvtide.proto.cluster import Peer
from kvtide.proto.instance import Expect
from kvtide.proto.peer import (
    Granted,
    LeaseBlocks,
    PeerMessage,
    TransferEnded,
    WantBlocks,
)


@dataclass(slots=True)
class Moved:
    """One transfer, as far as it has shown itself. request: None for a fetch."""

    kind: str
    sender: Peer
    receiver: Peer
    request: RequestId | None = None
    is_pulling: bool = False
    is_ended: bool = False

    def begins_as(self, other: "Moved") -> bool:
        """Whether a message that begins `other` may be a repetition of the one that began this."""
        return (self.kind, self.sender, self.receiver, self.request) == (
            other.kind,
            other.sender,
            other.receiver,
            other.request,
        )


class ProtocolWatch:
    """`counts`: how often each point was reached. `reached` is told of each, and says whether its message is lost."""

    def __init__(self, reached: Callable[[str, Moved], bool]) -> None:
        self.counts: Counter[str] = Counter()
        self.transfers: dict[TransferId, Moved] = {}
        self.torn: list[Moved] = []
        """Transfers whose source blocks were freed while they were read: by a receiver that is thought dead, only."""
        self._reached = reached
        self._handed: dict[tuple[Peer, RequestId], Moved] = {}

    def expected(self, receiver: Peer, message: Expect) -> bool:
        return self._reach("Expect", Moved("handoff", message.prefill, receiver, message.spec.request))

    def sent(self, source: Peer, target: Peer, message: PeerMessage) -> bool:
        """A message is about to leave. True: it shall be lost."""
        name = type(message).__name__
        match message:
            case LeaseBlocks():
                begun = Moved(message.kind, source, target, message.request)
                known = self.transfers.setdefault(message.transfer, begun)
                assert known.begins_as(begun), f"two transfers are called {message.transfer}"
            case WantBlocks():
                assert message.transfer not in self.transfers, f"transfer {message.transfer} is begun twice"
                self.transfers[message.transfer] = Moved("fetch", target, source)
        moved = self.transfers.get(message.transfer)
        if moved is None:
            return False  # of a transfer whose beginning was sent before this instance was known to the other
        match message:
            case Granted():
                assert not moved.is_ended, f"transfer {message.transfer} is granted after its end"
            case TransferEnded():
                name = message.outcome
                assert not moved.is_pulling, f"TransferEnded of {message.transfer} while its pull goes on"
                is_first, moved.is_ended = not moved.is_ended, True
                if name == "done" and moved.kind == "handoff" and moved.request is not None:
                    self._handed[target if target == moved.receiver else source, moved.request] = moved
                if not is_first:
                    return False
        return self._reach(name, moved)

    def pulls(self, transfer: TransferId) -> None:
        moved = self.transfers[transfer]
        assert not moved.is_ended, f"transfer {transfer} is pulled after its end"
        assert not moved.is_pulling, f"transfer {transfer} is pulled twice"
        moved.is_pulling = True
        self._reach("Pull", moved)

    def pull_progressed(self, transfer: TransferId, name: str) -> None:
        """name: "half" or "moved"."""
        self._reach(name, self.transfers[transfer])

    def pull_over(self, transfer: TransferId) -> None:
        self.transfers[transfer].is_pulling = False

    def stepped(self, peer: Peer, requests: list[RequestId]) -> None:
        """An instance has done a step of these requests; of interest is the first that was handed over to it."""
        for request in requests:
            moved = self._handed.get((peer, request))
            if moved is not None:
                self._reach("decode", moved)
                return

    def _reach(self, name: str, moved: Moved) -> bool:
        point = f"{moved.kind}:{name}"
        self.counts[point] += 1
        return self._reached(point, moved)

    def of_instances(self, sender: InstanceId, receiver: InstanceId) -> list[Moved]:
        """Transfers between two seats, in order; for tests."""
        return [
            moved
            for moved in self.transfers.values()
            if (moved.sender.instance, moved.receiver.instance) == (sender, receiver)
        ]
