"""The table of transfers: what peers read from this pool (Outgoing), and what this pool gets from peers (Incoming).

Data, timers and counts only; `sending` and `receiving` decide. How a transfer goes (proto.peer has the messages):

    Outgoing   asked --Granted--> granted --path complete--> offered --TransferEnded--> gone
               its path is pinned as soon as it is complete; after an offer it stays pinned until TransferEnded comes,
               or the peer is dead

    Incoming   PARKED -----> WISH -----> GRANTED --Offer, copies done--> pulling --PullEnded--> committed
               (attempt      (no room)                                     |
                unknown)                                                   `-> QUIESCING --PullEnded--> gone
               WANTED --Offer--> WISH (a fetch begins here)            (cancelled)
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from hashlib import blake2b
from itertools import chain, count

import numpy as np

from kvtide.base.ids import Incarnation, TransferId
from kvtide.instance.ended import Ended
from kvtide.instance.growable import Int32
from kvtide.instance.state import Request
from kvtide.instance.transfer_counts import TransferCounts
from kvtide.proto.cluster import Peer
from kvtide.proto.peer import FirstTokens, LeaseBlocks, Offer
from kvtide.sched.batching import Order

LEASE_TIMEOUT_NS = 60 * 10**9
"""How long either side waits for the other's next message about a transfer: the last resort."""
RENEW_NS = 20 * 10**9
"""How often a sender that has nothing to offer yet (its prefill runs) renews its wish or lease."""
ROOM_TIMEOUT_NS = 300 * 10**9
"""How long a hand-off that is complete waits for room at its receiver before it is tried elsewhere."""
PULL_TIMEOUT_NS = 600 * 10**9
"""How long a sender lets a peer read. Generations protect a reader that is slower still."""
PARK_NS = 5 * 10**9
"""How long a wish waits for the control core's Expect."""
FETCH_NS = 10 * 10**9
"""How long a request waits for a prefix from elsewhere."""
ID_BYTES = 16

NO_BLOCKS: Int32 = np.empty(0, dtype=np.int32)


@dataclass(frozen=True, slots=True)
class Gate:
    """The step that completes a path, and the first of its blocks that this step writes."""

    step: int
    first_block: int


@dataclass(slots=True, eq=False)
class Outgoing:
    """KV that a peer reads, or will. `path`: pinned blocks from the start of the prefix on, empty until it is known."""

    id: TransferId
    peer: Peer
    kind: str
    """"handoff", "return" or "fetch"."""
    num_blocks: int
    wake_ns: int
    request: Request | None = None
    asked: LeaseBlocks | None = None
    path: Int32 = field(default_factory=lambda: NO_BLOCKS)
    tiers: Int32 = field(default_factory=lambda: NO_BLOCKS)
    have_blocks: int | None = None
    """What the receiver holds already; None until it has granted."""
    after_step: int | None = None
    """The step whose copies bring the path's bytes to where it says."""
    first: FirstTokens | None = None
    expires_ns: int | None = None
    gate: Gate | None = None
    """By layer, while the step that completes the path is in flight."""
    is_complete: bool = False
    """All KV of the path is there."""
    is_offered: bool = False
    is_cancelled: bool = False
    needs_answer: bool = False
    """It is cancelled, was never offered, and the request may not end before the receiver knows."""

    @property
    def is_pinning(self) -> bool:
        return len(self.path) > 0


class Stage(Enum):
    """Where an incoming transfer stands (drawn above)."""

    PARKED = "parked"
    WANTED = "wanted"
    WISH = "wish"
    GRANTED = "granted"
    QUIESCING = "quiescing"


@dataclass(slots=True, eq=False)
class Incoming:
    """KV that comes, or will: blocks pinned + leased hold the prefix `tokens`, in this order."""

    id: TransferId
    peer: Peer
    kind: str
    tokens: Int32
    salt: str
    shared_tokens: int
    num_blocks: int
    """Of all of the prefix."""
    stage: Stage
    wake_ns: int
    request: Request | None = None
    asked: LeaseBlocks | None = None
    index: int = 0
    min_have_blocks: int = 0
    num_seats: int = 0
    """Sequences that will run here once it is committed."""
    pinned: Int32 = field(default_factory=lambda: NO_BLOCKS)
    leased: Int32 = field(default_factory=lambda: NO_BLOCKS)
    after_step: int | None = None
    """The step whose copies rescue what evicted blocks held; their bytes may be overwritten once it is done."""
    offer: Offer | None = None
    first: FirstTokens | None = None
    is_finished: bool = False
    """The sender has ended all its sequences; it is parked, so that the attempt still has to learn of it."""
    is_pulling: bool = False
    is_moved: bool = False
    outcome: str = ""
    reason: str = ""

    @property
    def is_holding(self) -> bool:
        return self.stage is Stage.GRANTED or self.stage is Stage.QUIESCING

    @property
    def order(self) -> Order:
        """Its place among sequences (sched.batching)."""
        assert self.request is not None
        spec = self.request.spec
        return spec.priority, spec.arrival_ns, spec.request, self.request.attempt, self.index


class Transfers:
    """All transfers of an instance by id, and what has come of them since the core last looked."""

    def __init__(self, me: Peer, secret: bytes) -> None:
        """`secret`: at most 64 bytes; who knows it knows the ids that this instance gives out."""
        self.me = me
        self.gateway = Incarnation("")
        self.dead: frozenset[Incarnation] = frozenset()
        self.outgoing: dict[TransferId, Outgoing] = {}
        self.incoming: dict[TransferId, Incoming] = {}
        self.now_ns = 0
        """Of the event at hand."""
        self.copying_step: int | None = None
        """The step in flight, if it carries copies."""
        self.failed: list[tuple[Request, str]] = []
        """Requests whose hand-off did not work, and why; the core takes them."""
        self.settled: list[Request] = []
        """Requests that lost a transfer, so that they may be over; the core takes them."""
        self.fetched: list[Request] = []
        """Requests whose fetch is over, one way or the other; the core takes them."""
        self.ended = Ended()
        """What peers began here."""
        self.counts = TransferCounts()
        self._secret = secret
        self._ids = count()

    def new_id(self) -> TransferId:
        """Unguessable for who lacks the secret; the same for the same history."""
        name = f"{self.me.incarnation}/{next(self._ids)}".encode()
        return TransferId(blake2b(name, digest_size=ID_BYTES, key=self._secret).hexdigest())

    def is_used(self, transfer: TransferId) -> bool:
        """Whether a living transfer is called so, whoever has named it: nobody may give it to another one."""
        return transfer in self.outgoing or transfer in self.incoming

    def outgoing_to(self, peer: Peer, transfer: TransferId) -> Outgoing | None:
        """What this peer may speak of as the receiver."""
        outgoing = self.outgoing.get(transfer)
        return outgoing if outgoing is not None and outgoing.peer == peer else None

    def incoming_from(self, peer: Peer, transfer: TransferId) -> Incoming | None:
        """What this peer may speak of as the sender."""
        incoming = self.incoming.get(transfer)
        return incoming if incoming is not None and incoming.peer == peer else None

    def add(self, transfer: Outgoing | Incoming) -> None:
        table: dict[TransferId, Outgoing] | dict[TransferId, Incoming]
        table = self.outgoing if isinstance(transfer, Outgoing) else self.incoming
        assert transfer.id not in table
        table[transfer.id] = transfer  # type: ignore[assignment]  # the table is that of its kind
        if transfer.request is not None:
            transfer.request.transfers[transfer.id] = transfer

    def attach(self, transfer: Incoming, request: Request) -> None:
        """A parked wish has found its attempt."""
        transfer.request = request
        request.transfers[transfer.id] = transfer

    def remove(self, transfer: Outgoing | Incoming) -> None:
        """Forget a transfer that holds nothing any more."""
        if isinstance(transfer, Outgoing):
            del self.outgoing[transfer.id]
        else:
            del self.incoming[transfer.id]
        if transfer.request is not None:
            del transfer.request.transfers[transfer.id]
            self.settled.append(transfer.request)

    # -- observation

    @property
    def is_empty(self) -> bool:
        return not self.outgoing and not self.incoming

    @property
    def is_holding(self) -> bool:
        """Transfers hold memory, so that waiting for their end gives some back."""
        return any(one.is_pinning for one in self.outgoing.values()) or any(
            one.is_holding for one in self.incoming.values()
        )

    @property
    def wishes(self) -> list[Incoming]:
        """Hand-offs that wait for room, first come (of the clients) first served."""
        wishes = [one for one in self.incoming.values() if one.stage is Stage.WISH and one.kind == "handoff"]
        wishes.sort(key=lambda one: one.order)
        return wishes

    @property
    def num_leases(self) -> int:
        return sum(one.stage is Stage.GRANTED for one in self.incoming.values())

    @property
    def num_reserved_seats(self) -> int:
        return sum(one.num_seats for one in self.incoming.values() if one.stage is Stage.GRANTED)

    @property
    def next_due_ns(self) -> int | None:
        if self.is_empty:
            return None
        return min(one.wake_ns for one in self.all)

    @property
    def all(self) -> Iterator[Outgoing | Incoming]:
        return chain(self.outgoing.values(), self.incoming.values())
