"""What an instance core handles: messages of the control core and of peers, and events of its own driver."""

import msgspec

from kvtide.base.ids import Incarnation, RequestId, TransferId
from kvtide.proto.cluster import Member, Peer
from kvtide.proto.executor import StepDone
from kvtide.proto.peer import PeerMessage
from kvtide.proto.request import RequestSpec
from kvtide.proto.tokens import TokenArray, unpack_tokens


class Resume(msgspec.Struct, frozen=True, array_like=True):
    """What a sequence had sampled before its request was routed anew: packed tokens, and whether it had ended."""

    tokens: bytes = b""
    is_finished: bool = False

    @property
    def token_array(self) -> TokenArray:
        return unpack_tokens(self.tokens)


class Fetch(msgspec.Struct, frozen=True, array_like=True):
    """Get the first `num_tokens` tokens' KV (whole blocks) from `source` before prefilling; go on without where it
    does not work out."""

    source: Peer
    num_tokens: int


class Submit(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Serve a request here. `resume` has one entry a sequence where earlier attempts had sampled, else none.

    A resumed sequence goes on at output position len(tokens): nothing is sampled or sent twice. With `decode` the
    instance prefills, samples and sends one token of each sequence, and hands them over to that peer; its attempt
    then ends as "handed_over", or "returned" where that did not work.
    """

    spec: RequestSpec
    attempt: int = 0
    resume: tuple[Resume, ...] = ()
    decode: Peer | None = None
    fetch: Fetch | None = None


class Expect(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """`prefill` will hand this attempt over to you: grant its leases, then decode."""

    spec: RequestSpec
    attempt: int
    prefill: Peer
    resume: tuple[Resume, ...] = ()


class Abort(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Drop this attempt and everything it holds. May overtake its Submit, which is then refused (tombstone)."""

    request: RequestId
    attempt: int


class StopSequence(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """A stop string ended sequence `index` after `keep` output tokens: nothing beyond is counted or indexed."""

    request: RequestId
    attempt: int
    index: int
    keep: int


class Reconcile(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """After a gap or a reconnect: the (request, attempt) pairs that the control core wants alive here.

    The instance drops what is not listed and answers with a StatusReport of what it has (what it expects included),
    which repeats `number`; the control core submits again what is missing.
    """

    live: tuple[tuple[RequestId, int], ...]
    number: int = 0


class Drain(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Finish what runs, refuse what is new, report `Drained` when empty."""


class SetRole(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Be of this role from now on; what runs goes on, the cache stays."""

    role: str


class Membership(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Who is in the cluster, for each instance, whenever it changes.

    `dead` names incarnations that are gone for good: what they had leased or pinned is free, what they sent is void.
    Who is in neither list is merely unknown (a gateway that has just started knows few); but a seat has one process at
    a time, so who sat on the seat of another member is gone.
    """

    gateway: Incarnation
    epoch: int
    members: tuple[Member, ...]
    dead: tuple[Incarnation, ...] = ()


class SendSnapshot(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The control core has lost track of your index: send all of it (CacheChanged with is_first)."""


class FromPeer(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """A message of another instance's living incarnation."""

    peer: Peer
    message: PeerMessage


class PeerReset(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Messages between this instance and that peer may have been lost, either way."""

    peer: Peer


class PullEnded(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The one answer to Pull: this transfer touches memory no more (quiesced), whatever the outcome.

    outcome: "moved" (every byte, from blocks whose generations were right before and after), "failed" or "cancelled".
    num_pieces: before neighbours were joined (algorithms: 2 * layers * blocks or blocks). transport: "shm", ...
    """

    transfer: TransferId
    outcome: str
    reason: str = ""
    num_bytes: int = 0
    num_pieces: int = 0
    duration_ns: int = 0
    transport: str = ""


class Tick(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The time that a WakeAt asked for has come."""


class GatewayLost(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The gateway's incarnation is dead: all its requests are orphans. The cache stays."""


InstanceMessage = Submit | Expect | Abort | StopSequence | Reconcile | Drain | SetRole | Membership | SendSnapshot
"""What the control core sends to an instance."""

InstanceEvent = (
    Submit
    | Expect
    | Abort
    | StopSequence
    | Reconcile
    | Drain
    | SetRole
    | Membership
    | SendSnapshot
    | FromPeer
    | PeerReset
    | StepDone
    | PullEnded
    | Tick
    | GatewayLost
)
"""Everything an instance core handles."""
