"""What an instance knows of the requests that live on it. Data with derived totals; decisions are elsewhere.

tokens   |------- prompt -------|--- outputs ---|
         0                num_prompt       num_tokens
KV       |---- num_computed ----|....|             what the next step computes: num_computed .. num_computed + m - 1
blocks   [  ][  ][  ][  ][  ][  ][  ]              ceil(num_computed / B) or more
indexed  [  ][  ][  ][  ]                          num_indexed, whole blocks only, never beyond num_computed
"""

from enum import Enum
from typing import TYPE_CHECKING

from kvtide.base.ids import RequestId, SequenceKey, TransferId
from kvtide.instance.growable import GrowArray, Int32
from kvtide.proto.cluster import Peer
from kvtide.proto.instance import Resume
from kvtide.proto.request import RequestSpec
from kvtide.sched.batching import Order

if TYPE_CHECKING:
    from kvtide.instance.transfers import Incoming, Outgoing


class Phase(Enum):
    """Where a sequence is. A waiting one holds no device block; an ended one holds none once its step is done."""

    WAITING = "waiting"
    RUNNING = "running"
    ENDED = "ended"


class Sequence:
    """One sampled continuation of a request. Implements sched.batching.Candidate."""

    __slots__ = (
        "blocks",
        "finish_reason",
        "has_shared_tail",
        "host_blocks",
        "index",
        "is_in_flight",
        "is_preempted",
        "key",
        "max_num_tokens",
        "max_reported",
        "num_blocks_needed",
        "num_computed",
        "num_expected",
        "num_indexed",
        "num_indexed_ever",
        "num_passed",
        "num_prefill_admitted",
        "num_seats",
        "order",
        "outgoing",
        "phase",
        "request",
        "tokens",
    )

    def __init__(self, key: SequenceKey, request: "Request", index: int, tokens: Int32) -> None:
        spec = request.spec
        self.key = key
        self.request = request
        self.index = index
        self.order: Order = (spec.priority, spec.arrival_ns, spec.request, request.attempt, index)
        self.phase = Phase.WAITING
        self.tokens = GrowArray(tokens)
        self.blocks = GrowArray(extra=16)
        self.host_blocks: Int32 | None = None
        """Host copies of `blocks` while it is swapped out whole (preemption without prefix caching)."""
        self.num_computed = 0
        self.num_indexed = 0
        self.num_indexed_ever = 0
        self.num_expected = 0
        """Tokens expected to be found in the cache when it is admitted: a hint."""
        self.num_prefill_admitted = 0
        """Tokens that it had to compute when it was last admitted."""
        self.num_seats = 1
        self.num_blocks_needed = 0
        self.num_passed = 0
        self.max_num_tokens = 0
        """It ends with reason "length" when it has this many tokens, the prompt included."""
        self.max_reported = 0
        """Prompt tokens computed so far over all preemptions: their logprobs were reported."""
        self.has_shared_tail = False
        """Its last, partial block may be shared with sequences forked from the same prompt: copy before writing."""
        self.is_in_flight = False
        self.is_preempted = False
        """It waits for the memory that it had."""
        self.outgoing: Outgoing | None = None
        """The hand-off of its KV that has been asked for, until it has sampled."""
        self.finish_reason: str | None = None

    @property
    def num_tokens(self) -> int:
        return len(self.tokens)

    @property
    def num_outputs(self) -> int:
        return len(self.tokens) - self.request.num_prompt_tokens

    @property
    def num_remaining(self) -> int:
        return len(self.tokens) - max(self.num_computed, self.num_expected)

    @property
    def num_to_prefill(self) -> int:
        return self.num_prefill_admitted if self.phase is Phase.RUNNING else self.num_remaining

    @property
    def is_decoding(self) -> bool:
        """One token to compute and one to sample: a pure decode step."""
        return len(self.tokens) - self.num_computed == 1 and self.num_seats == 1 and self.num_computed > 0

    @property
    def is_forked(self) -> bool:
        return self.num_seats == 1


class Request:
    """One attempt of a request on this instance.

    With `decode` its sequences end here after one token each and move to that peer; with `prefill` they come from that
    peer, those of `expected` are still to come.
    """

    __slots__ = (
        "attempt",
        "cached_tokens",
        "decode",
        "expected",
        "first_token_ns",
        "is_fetching",
        "is_orphan",
        "num_preemptions",
        "num_prompt_tokens",
        "outcome",
        "prefill",
        "reason",
        "resume",
        "sequences",
        "spec",
        "started_ns",
        "stop_tokens",
        "stopped",
        "submitted_ns",
        "transfers",
    )

    def __init__(self, spec: RequestSpec, attempt: int, now_ns: int, resume: tuple[Resume, ...] = ()) -> None:
        self.spec = spec
        self.attempt = attempt
        self.resume = resume
        self.num_prompt_tokens = spec.num_prompt_tokens
        self.sequences: list[Sequence] = []
        self.submitted_ns = now_ns
        self.started_ns: int | None = None
        self.first_token_ns: int | None = None
        self.cached_tokens = 0
        self.num_preemptions = 0
        self.stop_tokens = frozenset(spec.stop_token_ids)
        self.stopped: dict[int, int] = {}
        """Sequences that were stopped before they forked or came: how many output tokens to keep of each."""
        self.decode: Peer | None = None
        self.prefill: Peer | None = None
        self.expected: dict[int, None] = {}
        """Indices of the sequences whose hand-off (with those forked from them) has not been committed."""
        self.transfers: dict[TransferId, Outgoing | Incoming] = {}
        """Those that keep this attempt alive; written by the table of transfers."""
        self.is_fetching = False
        """Its sequences wait, outside the queues, for a prefix that is fetched."""
        self.outcome: str | None = None
        """Why it was dropped ("aborted", "returned"); None where it goes its way."""
        self.reason = ""
        self.is_orphan = False
        """Its gateway is dead: nothing is sent about it any more."""

    @property
    def id(self) -> RequestId:
        return self.spec.request

    @property
    def is_over(self) -> bool:
        """Every sequence has ended, none is to come, and nothing is held any more."""
        if self.transfers or not all(s.phase is Phase.ENDED and not s.is_in_flight for s in self.sequences):
            return False
        if self.outcome is not None or self.prefill is None:
            return True
        return not self.expected and bool(self.sequences)

    @property
    def moves_one_by_one(self) -> bool:
        """Each of several sequences is a transfer of its own, so the receiver must learn of those that do not come."""
        return bool(self.resume) and len(self.sequences) > 1

    @property
    def is_handed_over(self) -> bool:
        """A sequence of it goes on elsewhere."""
        return self.decode is not None and any(s.finish_reason is None for s in self.sequences)
