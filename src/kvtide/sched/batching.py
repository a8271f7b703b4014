"""Continuous batching: which sequences take part in the next step, and with how many tokens.

One token for each decoding sequence comes first. What is left of the token budget, R, goes to prefill chunks in two
lanes, so that neither a long prompt nor a flood of short ones starves the other:

    lane A, ceil(R / 2) tokens: in order of (priority, arrival)
    lane B, the rest:           in order of (priority, tokens to prefill, arrival)

What a lane cannot use the other one gets. Bounds, given memory and free seats (tests/unit/test_batching.py):

- *A long prompt behind a flood of short ones.* The first prefill in order of (priority, arrival) gets at least
  ceil(R / 2) tokens of every step, whatever arrives after it: p tokens take at most ceil(2p / R) steps.
- *A short prompt behind long ones.* With S tokens of waiting prompts of its priority or better that are no longer
  than itself, a prompt of s tokens is computed after at most ceil((S + s) / floor(R / 2)) steps (R >= 2), however many
  and however long the others are.
- R >= floor(budget / 4): no more than budget - floor(budget / 4) sequences decode in one step.

A waiting sequence whose seats or blocks are not available may be passed by at most MAX_PASSES later ones; then nobody
is admitted before it. A sequence, once admitted, leaves only by finishing or by preemption (instance.scheduler).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from heapq import merge
from typing import Protocol, TypeVar

from kvtide.base.ids import SequenceKey

MAX_PASSES = 16
"""How often an older sequence that waits for memory or seats may be passed."""

WAITING_WINDOW = 64
"""A plan looks at this many waiting sequences, so that a step's cost does not grow with the queue."""

Order = tuple[int, int, int, int, int]
"""(priority, arrival time, request, attempt, index): total, lower first."""


class Candidate(Protocol):
    """What the policy may know of a sequence. Sequences themselves are passed: a view copies nothing."""

    @property
    def key(self) -> SequenceKey: ...
    @property
    def order(self) -> Order: ...
    @property
    def num_remaining(self) -> int:
        """Tokens still to be computed before it can sample; an estimate while it waits."""

    @property
    def num_to_prefill(self) -> int:
        """`num_remaining` as it was when it was admitted; so that an order once found stays."""

    @property
    def num_seats(self) -> int:
        """Sequences it is or will fork into."""

    @property
    def num_blocks_needed(self) -> int:
        """Blocks beyond those it holds (or expects to find) until it can sample."""

    @property
    def num_passed(self) -> int: ...


C = TypeVar("C", bound=Candidate)


@dataclass(frozen=True, slots=True)
class BatchView:
    """Snapshot for one step. All three lists are sorted by `order`."""

    max_num_batched_tokens: int
    max_num_seqs: int
    decodes: Sequence[Candidate]
    prefills: Sequence[Candidate]
    waiting: Sequence[Candidate]
    available_blocks: int
    """Free or evictable."""
    reserve_blocks: int = 0
    """Left free by admissions, for the growth of what runs."""
    reserved_seats: int = 0
    """Seats of sequences that are on their way here (hand-offs whose leases were granted)."""

    @property
    def max_decodes(self) -> int:
        return max_decodes(self.max_num_batched_tokens, self.max_num_seqs)


@dataclass(frozen=True, slots=True)
class BatchPlan:
    """Tokens for each sequence that takes part; `admit` names the waiting ones among them, in order.

    `num_passes`: how many of `admit` pass the oldest waiting sequence although it could not be admitted.
    """

    tokens: dict[SequenceKey, int]
    admit: tuple[SequenceKey, ...] = ()
    num_passes: int = 0


def max_decodes(max_num_batched_tokens: int, max_num_seqs: int) -> int:
    """Seats of a batch: a quarter of the token budget is kept for prefill."""
    return min(max_num_seqs, max_num_batched_tokens - max_num_batched_tokens // 4)


def plan_batch(view: BatchView) -> BatchPlan:
    """Return the next step's batch. Pure; needs no clock."""
    decodes = view.decodes[: view.max_decodes]
    tokens = {sequence.key: 1 for sequence in decodes}
    budget = view.max_num_batched_tokens - len(decodes)
    if not view.prefills and not view.waiting:
        return BatchPlan(tokens)
    filling = _Filling(view, tokens)
    filling.fill(budget)
    return BatchPlan(tokens, tuple(filling.admitted), filling.num_passes)


class _Filling:
    """One computation of the prefill part of a plan; lives as long as the call."""

    def __init__(self, view: BatchView, tokens: dict[SequenceKey, int]) -> None:
        self.view = view
        self.tokens = tokens
        self.admitted: dict[SequenceKey, None] = {}
        self.num_passes = 0
        self.prefilling = {sequence.key for sequence in view.prefills}
        taken = len(view.decodes) + sum(s.num_seats for s in view.prefills) + view.reserved_seats
        self.seats = view.max_decodes - taken
        self.blocks = view.available_blocks - sum(s.num_blocks_needed for s in view.prefills)
        self.is_idle = not view.decodes and not view.prefills
        self.waiting = view.waiting[:WAITING_WINDOW] if self.seats > 0 or self.is_idle else ()
        self.is_head_stuck = bool(self.waiting) and not self._fits(self.waiting[0])
        if self.is_head_stuck and self.waiting[0].num_passed >= MAX_PASSES:
            self.waiting = ()

    def fill(self, budget: int) -> None:
        by_arrival = list(merge(self.view.prefills, self.waiting, key=_by_arrival))
        lane_b = budget // 2
        left = self._give(by_arrival, budget - lane_b)
        left = self._give(sorted(by_arrival, key=_by_length), lane_b + left)
        self._give(by_arrival, left)

    def _give(self, candidates: Iterable[Candidate], budget: int) -> int:
        """Hand out up to `budget` tokens in the order given; return what is left."""
        for sequence in candidates:
            if budget == 0:
                break
            key = sequence.key
            has = self.tokens.get(key, 0)
            if key not in self.prefilling and has == 0 and not self._admit(sequence):
                continue
            share = min(budget, sequence.num_remaining - has)
            if share > 0:
                self.tokens[key] = has + share
                budget -= share
        return budget

    def _fits(self, sequence: Candidate) -> bool:
        if self.is_idle and not self.admitted:
            return True
        needed = sequence.num_blocks_needed + self.view.reserve_blocks
        return sequence.num_seats <= self.seats and needed <= self.blocks

    def _admit(self, sequence: Candidate) -> bool:
        head = self.waiting[0]
        passes_head = self.is_head_stuck and sequence.key != head.key
        if passes_head and head.num_passed + self.num_passes >= MAX_PASSES:
            return False
        if not self._fits(sequence):
            return False
        self.num_passes += passes_head
        self.admitted[sequence.key] = None
        self.seats -= sequence.num_seats
        self.blocks -= sequence.num_blocks_needed
        return True


def _by_arrival(sequence: Candidate) -> Order:
    return sequence.order


def _by_length(sequence: Candidate) -> tuple[int, int, Order]:
    return sequence.order[0], sequence.num_to_prefill, sequence.order
