"""What the control core knows: its own requests (it is their one writer), and a soft copy of each instance."""

from dataclasses import dataclass, field
from enum import Enum

import numpy as np
import numpy.typing as npt

from kvtide.base.config import ModelInfo, PoolSizes
from kvtide.base.ids import Incarnation, InstanceId, RequestId
from kvtide.control.charges import Charge, Charges
from kvtide.proto.cluster import InstanceAddress, Peer
from kvtide.proto.control import LoadReport, TokenOut
from kvtide.proto.executor import TokenLogprob
from kvtide.proto.instance import Expect, Fetch, Resume, Submit
from kvtide.proto.request import RequestSpec
from kvtide.proto.tokens import pack_tokens

PROGRESS_TOKENS = 16
"""Tokens of one sequence in one attempt that show that the request does not kill whoever serves it. More than one:
a prefill instance samples a token of a request that kills every decode instance."""


@dataclass(slots=True)
class SequenceProgress:
    """One sequence as its client sees it: every token here was delivered, in order, once."""

    tokens: list[int] = field(default_factory=list)
    finish_reason: str | None = None
    early: dict[int, TokenOut] = field(default_factory=dict)
    """Outputs whose position is ahead of `tokens`, by position: they came by a faster socket."""
    num_resumed: int = 0
    """Tokens that there were when the current attempt began."""

    @property
    def is_finished(self) -> bool:
        return self.finish_reason is not None

    def resume(self) -> Resume:
        return Resume(tokens=pack_tokens(self.tokens), is_finished=self.is_finished)


@dataclass(slots=True)
class RequestState:
    """A live request.

    `instance` has its current attempt: a mixed or a prefill instance, or the decode instance that took over; None
    while it waits for one. `decode` expects to take over from `instance`.
    """

    spec: RequestSpec
    sequences: list[SequenceProgress]
    attempt: int = 0
    instance: InstanceId | None = None
    decode: InstanceId | None = None
    fetch_from: InstanceId | None = None
    """Whose KV `instance` was told to fetch, until it has begun."""
    num_deaths: int = 0
    """Instances that died while they served it, without much progress in between: a request that kills its instances
    must not kill them all, but a long one outlives any number of others' deaths."""
    refused_by: dict[Incarnation, None] = field(default_factory=dict)
    """Incarnations that said no: none is asked twice."""
    num_returns: int = 0
    """Hand-offs in a row that did not work, the first of them at `returned_ns`."""
    returned_ns: int = 0
    avoid: InstanceId | None = None
    """The decode instance of a hand-off that did not work; another one is better now."""
    retry_ns: int = 0
    """While it waits: when to try again; 0: once an instance is there."""
    waiting_until_ns: int = 0
    block_hashes: npt.NDArray[np.uint64] | None = None
    """Of what is to be prefilled, from the dispatch until the instance says what it found in its index."""
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

    @property
    def has_all_firsts(self) -> bool:
        """Whether each sequence has got a token (or its end) in this attempt: all that a prefill instance sends."""
        return all(one.is_finished or len(one.tokens) > one.num_resumed for one in self.sequences)

    @property
    def seats(self) -> tuple[InstanceId, ...]:
        """Where its current attempt is."""
        return tuple(seat for seat in (self.instance, self.decode) if seat is not None)

    @property
    def num_tokens(self) -> int:
        """Tokens of the longest sequence that goes on: what is prefilled if nothing is cached."""
        longest = max((len(one.tokens) for one in self.sequences if not one.is_finished), default=0)
        return self.spec.num_prompt_tokens + longest

    def begin_attempt(self) -> None:
        """Another attempt, by nobody yet. It computes again whatever was not delivered."""
        self.attempt += 1
        self.instance = self.decode = None
        self.block_hashes = None
        self.early_prompt_logprobs.clear()
        for sequence in self.sequences:
            sequence.early.clear()
            sequence.num_resumed = len(sequence.tokens)

    def served_by_dead(self) -> None:
        """An instance died that had its current attempt."""
        progress = max((len(one.tokens) - one.num_resumed for one in self.sequences), default=0)
        self.num_deaths = self.num_deaths + 1 if progress < PROGRESS_TOKENS else 1

    def leave(self, seat: InstanceId) -> None:
        """`seat` has nothing of the attempt any more; who expected it, if anybody, has it now."""
        if seat == self.instance:
            self.instance = self.decode
        self.decode = None

    # -- what instances are told

    def submit(self, decode: Peer | None, fetch: Fetch | None) -> Submit:
        return Submit(spec=self.spec, attempt=self.attempt, resume=self._resume(), decode=decode, fetch=fetch)

    def expect(self, prefill: Peer) -> Expect:
        return Expect(spec=self.spec, attempt=self.attempt, prefill=prefill, resume=self._resume())

    def _resume(self) -> tuple[Resume, ...]:
        return tuple(sequence.resume() for sequence in self.sequences) if self.has_output else ()


class Phase(Enum):
    STARTING = "starting"
    READY = "ready"
    DRAINING = "draining"
    """An administrator takes it out: it gets no new attempts."""
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
    capacity_tokens: int = 0
    """KV of its device tier."""
    max_num_seqs: int = 0
    pid: int = 0
    host: str = ""
    address: InstanceAddress | None = None
    load: LoadReport | None = None
    last_heard_ns: int = 0
    charges: Charges = field(default_factory=Charges)
    asked: dict[RequestId, int] = field(default_factory=dict)
    """What was in flight when the last Reconcile was sent; its answer speaks of these only."""
    num_reconciles: int = 0
    is_told_to_drain: bool = False
    """Because the whole cluster ends."""
    is_coming_back: bool = False
    """It died, and another process will sit there."""
    next_reset_ns: int = 0
    is_reset_due: bool = False

    @property
    def is_alive(self) -> bool:
        """Whether an incarnation sits there that we speak with."""
        return self.phase in (Phase.READY, Phase.DRAINING)

    @property
    def has_future(self) -> bool:
        """Whether somebody sits there, or will."""
        return self.phase is not Phase.DEAD or self.is_coming_back

    @property
    def peer(self) -> Peer:
        assert self.incarnation is not None, "only registered instances have peers"
        return Peer(self.instance, self.incarnation)

    @property
    def inflight(self) -> dict[RequestId, Charge]:
        """Attempts that were sent to this incarnation and not yet reported ended."""
        return self.charges.by_request

    @property
    def tp(self) -> int:
        return 1 if self.address is None else self.address.shape.tp

    def discharge_all(self) -> list[tuple[RequestId, int]]:
        """(request, attempt) of everything that was charged."""
        charged = [(request, charge.attempt) for request, charge in self.inflight.items()]
        self.charges = Charges()
        self.asked = {}
        return charged
