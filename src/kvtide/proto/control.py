"""What a control core handles: clients' wishes, messages of instances, and events of its own driver."""

import msgspec

from kvtide.base.config import ModelInfo, PoolSizes
from kvtide.base.ids import Incarnation, InstanceId, RequestId
from kvtide.proto.cluster import InstanceAddress
from kvtide.proto.executor import TokenLogprob
from kvtide.proto.request import RequestSpec


class ClientSubmit(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """A validated request; `spec.request` was handed out by the driver from `ControlCore.next_request`."""

    spec: RequestSpec


class ClientAbort(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The client has gone. Unknown or ended requests are ignored."""

    request: RequestId


class ClientStop(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The text layer found a stop string: sequence `index` ends with `keep` output tokens, reason `stop`."""

    request: RequestId
    index: int
    keep: int


class Registered(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """An instance is ready: first message of each incarnation on a channel."""

    role: str
    model: ModelInfo
    pool: PoolSizes
    max_num_seqs: int
    pid: int = 0
    host: str = ""
    address: InstanceAddress | None = None


class TokenOut(msgspec.Struct, frozen=True, array_like=True):
    """New output tokens of one sequence, the first of them at output position `position`.

    `finish_reason` is set with the last: "stop" (an end token or a stop token, included in `tokens`) or "length".
    """

    request: RequestId
    attempt: int
    index: int
    position: int
    tokens: tuple[int, ...]
    logprobs: tuple[TokenLogprob, ...] = ()
    finish_reason: str | None = None


class StepTokens(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """All tokens of one step, in one message."""

    outputs: tuple[TokenOut, ...]


class Started(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """A request left the queue; `cached_tokens` of its prompt were found in the pool. Sent once an attempt."""

    request: RequestId
    attempt: int
    cached_tokens: int
    queue_ns: int


class PromptLogprobs(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Logprobs of prompt tokens start, start+1, ...; token 0 has none, so `start` is at least 1."""

    request: RequestId
    attempt: int
    start: int
    entries: tuple[TokenLogprob, ...]


class AttemptEnded(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The instance holds nothing of this attempt any more; the last message about it.

    outcome: "finished" (every sequence sent its finish_reason), "aborted", "handed_over" (a prefill instance: the
    peer has it), "returned" with `reason` (a hand-off did not work now; try again, elsewhere if possible),
    "refused" with `reason` where the instance cannot serve it (too long for its pool, draining, tombstone), or
    "failed" with `reason` where the model has no finite output for it: a further attempt would fail as well.
    """

    request: RequestId
    attempt: int
    outcome: str
    reason: str = ""
    prefill_ns: int = 0
    decode_ns: int = 0
    num_preemptions: int = 0


class TierUsage(msgspec.Struct, frozen=True, array_like=True):
    """Blocks of one tier by state (protocol.md, invariant 2); `total` is their sum."""

    total: int = 0
    free: int = 0
    active: int = 0
    historical: int = 0
    leased: int = 0
    quarantined: int = 0


OTHER_SOURCES = InstanceId(-1)
"""The source of what came from seats that are not counted apart any more."""


class TransferCount(msgspec.Struct, frozen=True, array_like=True):
    """What was pulled so far, counted at the receiver, by source, mode and transport."""

    source: InstanceId
    mode: str
    transport: str
    transfers: int
    num_bytes: int
    num_pieces: int
    duration_ns: int


class LoadReport(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """How an instance is doing: sent when something changed, at most every 100 ms, and as heartbeat every second.

    Counters run since the incarnation began; `prefix_*` in tokens, vLLM's meaning.
    """

    running: int
    waiting: int
    waiting_tokens: int
    tiers: dict[str, TierUsage]
    prefix_queries: int = 0
    prefix_hits: int = 0
    prompt_tokens: int = 0
    generation_tokens: int = 0
    preemptions: int = 0
    steps: int = 0
    is_draining: bool = False
    role: str = ""
    leases: int = 0
    transfers: tuple[TransferCount, ...] = ()


class CacheChanged(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """What the index holds now, for the control core's prompt trees; batched.

    inserted, removed: chain hashes of blocks (`_core.chain_hashes`), little-endian uint64 after each other; removals
    first. `sequence` counts these messages within the incarnation. is_first: forget what was known of this instance
    (a snapshot begins; further parts may follow as ordinary changes).
    """

    sequence: int
    inserted: bytes = b""
    removed: bytes = b""
    is_first: bool = False


class StatusReport(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Answer to the Reconcile of this number: every (request, attempt) that lives here."""

    live: tuple[tuple[RequestId, int], ...]
    number: int = 0


class Drained(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """A draining instance has become empty."""


ControlMessage = (
    Registered
    | StepTokens
    | Started
    | PromptLogprobs
    | AttemptEnded
    | LoadReport
    | CacheChanged
    | StatusReport
    | Drained
)
"""What an instance sends to the control core."""


class FromInstance(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """A message of one incarnation; refused if that incarnation is known to be dead."""

    instance: InstanceId
    incarnation: Incarnation
    message: ControlMessage


class InstanceStarting(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The supervisor starts a process for this seat (for /cluster and /health; it takes no requests yet)."""

    instance: InstanceId
    role: str
    pid: int = 0


class InstanceLost(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """An incarnation is dead (exit, hang, closed channel). Its requests get a new attempt elsewhere or later."""

    instance: InstanceId
    incarnation: Incarnation
    reason: str = ""


class ChannelReset(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Messages to or from this incarnation may have been lost: reconcile."""

    instance: InstanceId
    incarnation: Incarnation


class DrainInstance(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """An administrator takes this instance out: it finishes what it has (KV that others pull included), then ends."""

    instance: InstanceId


class ChangeRole(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """An administrator gives this instance another role; its cache stays."""

    instance: InstanceId
    role: str


class DrainCluster(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """SIGTERM: running requests finish, new ones are refused."""


class ControlTick(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The time that a WakeAt asked for has come."""


ControlEvent = (
    ClientSubmit
    | ClientAbort
    | ClientStop
    | FromInstance
    | InstanceStarting
    | InstanceLost
    | ChannelReset
    | DrainInstance
    | ChangeRole
    | DrainCluster
    | ControlTick
)
"""Everything a control core handles."""
