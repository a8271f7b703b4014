"""What the control core knows: its own requests (it is their one writer), and a soft copy of each instance."""

from dataclasses import dataclass, field
from enum import Enum

from kvtide.base.config import ModelInfo, PoolSizes
from kvtide.base.ids import Incarnation, InstanceId, RequestId
from kvtide.proto.control import LoadReport, TokenOut
from kvtide.proto.executor import TokenLogprob
from kvtide.proto.instance import Resume, Submit
from kvtide.proto.request import RequestSpec
from kvtide.proto.tokens import pack_tokens


@dataclass(slots=True)
class SequenceProgress:
    """One sequence as its client sees it: every token here was delivered, in order, once."""

    tokens: list[int] = field(default_factory=list)
    finish_reason: str | None = None
    early: dict[int, TokenOut] = field(default_factory=dict)
    """Outputs whose position is ahead of `tokens`, by position: they came by a faster socket."""

    @property
    def is_finished(self) -> bool:
        return self.finish_reason is not None

    def resume(self) -> Resume:
        return Resume(tokens=pack_tokens(self.tokens), is_finished=self.is_finished)


@dataclass(slots=True)
class RequestState:
    """A live request. `instance` is None while it waits for one."""

    spec: RequestSpec
    sequences: list[SequenceProgress]
    attempt: int = 0
    instance: InstanceId | None = None
    num_deaths: int = 0
    """Instances that died while they served it: a request that kills its instances must not kill them all."""
    num_refusals: int = 0
    waiting_until_ns: int = 0
    next_prompt_logprob: int = 1
    early_prompt_logprobs: dict[int, tuple[TokenLogprob, ...]] = field(default_factory=dict)
    cached_tokens: int | None = None
    queue_ns: int = 0
    prefill_ns: int = 0
    decode_ns: int = 0

    @property
    def request(self) -> RequestId:
        return self.spec.request

    @property
    def is_finished(self) -> bool:
        return all(sequence.is_finished for sequence in self.sequences)

    @property
    def has_output(self) -> bool:
        return any(sequence.tokens or sequence.is_finished for sequence in self.sequences)

    def submit(self) -> Submit:
        resume = tuple(sequence.resume() for sequence in self.sequences) if self.has_output else ()
        return Submit(spec=self.spec, attempt=self.attempt, resume=resume)

    def forget_early(self) -> None:
        """A new attempt computes again whatever was not delivered."""
        for sequence in self.sequences:
            sequence.early.clear()
        self.early_prompt_logprobs.clear()


class Phase(Enum):
    STARTING = "starting"
    READY = "ready"
    DRAINING = "draining"
    DEAD = "dead"


@dataclass(slots=True)
class InstanceState:
    """A seat of the cluster and the incarnation that sits on it."""

    instance: InstanceId
    role: str
    phase: Phase = Phase.STARTING
    incarnation: Incarnation | None = None
    model: ModelInfo | None = None
    pool: PoolSizes | None = None
    max_num_seqs: int = 0
    pid: int = 0
    host: str = ""
    load: LoadReport | None = None
    last_heard_ns: int = 0
    inflight: dict[RequestId, int] = field(default_factory=dict)
    """Attempts that were sent to this incarnation and not yet reported ended: its load, charged at dispatch."""
    inflight_tokens: dict[RequestId, int] = field(default_factory=dict)
    asked: dict[RequestId, int] = field(default_factory=dict)
    """What was in flight when the last Reconcile was sent; its answer speaks of these only."""
    next_reset_ns: int = 0
    is_reset_due: bool = False

    @property
    def num_inflight_tokens(self) -> int:
        return sum(self.inflight_tokens.values())

    def charge(self, state: RequestState) -> None:
        self.inflight[state.request] = state.attempt
        self.inflight_tokens[state.request] = state.spec.num_prompt_tokens

    def discharge(self, request: RequestId) -> None:
        self.inflight.pop(request, None)
        self.inflight_tokens.pop(request, None)

    def discharge_all(self) -> list[RequestId]:
        requests = list(self.inflight)
        self.inflight.clear()
        self.inflight_tokens.clear()
        self.asked = {}
        return requests
