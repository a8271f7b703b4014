"""From queues to the next RunStep: carry out the batching plan on the pool, preempt where it is short.

Memory goes by `order` (priority, then arrival): whoever is ahead takes blocks from whoever is last. So the first
sequence in order always progresses, and every request ends.
"""

from kvtide.base.config import SchedulerConfig
from kvtide.instance.blocks import Blocks
from kvtide.instance.grants import Grants
from kvtide.instance.handoffs import HandOffs
from kvtide.instance.outbox import Outbox
from kvtide.instance.queues import Queues
from kvtide.instance.reporting import Counters
from kvtide.instance.state import Phase, Sequence
from kvtide.instance.transfers import Transfers
from kvtide.proto.executor import RunStep, SampleSpec, SequenceStep
from kvtide.sched.batching import BatchPlan, BatchView, max_decodes, plan_batch

FRESH_ESTIMATES = 8
"""How many waiting sequences look into the index again before each plan; the others keep an older estimate."""


class Scheduler:
    """Plans steps. `batch` is the step in flight: (sequence, tokens) by order, empty where none is."""

    def __init__(
        self,
        config: SchedulerConfig,
        blocks: Blocks,
        queues: Queues,
        counters: Counters,
        transfers: Transfers,
        grants: Grants,
        handoffs: HandOffs,
        outbox: Outbox,
    ) -> None:
        self._config = config
        self._blocks = blocks
        self._queues = queues
        self._counters = counters
        self._transfers = transfers
        self._grants = grants
        self._handoffs = handoffs
        self._outbox = outbox
        self._reserve_blocks = blocks.sizes.device_blocks // 100
        self._max_seats = max_decodes(config.max_num_batched_tokens, config.max_num_seqs)
        self.batch: list[tuple[Sequence, int]] = []
        self.max_repeat = 1
        self.step: int | None = None
        self.ended: list[Sequence] = []
        """Sequences that the last plan ended because nothing could make room for them; the core takes them."""

    @property
    def is_step_in_flight(self) -> bool:
        return self.step is not None

    def next_step(self, now_ns: int) -> RunStep | None:
        """Plan, take blocks, and build the step; None where there is nothing to do."""
        assert self.step is None, "one step at a time"
        if not self._queues.by_key and not self._blocks.copies:
            return None
        plan = self._plan(self._queues.waiting)
        batch, has_preempted = self._keep_running(plan, now_ns)
        if plan.admit and not has_preempted:
            self._admit(plan, batch, now_ns)
            if not batch and self._queues.running:
                # All of the budget was meant for sequences that the pool turned away.
                batch, _ = self._keep_running(self._plan([]), now_ns)
        if not batch and not self._blocks.copies:
            return None
        batch.sort(key=_batch_order)
        for sequence, _ in batch:
            sequence.is_in_flight = True
        self.batch = batch
        self.step = self._counters.steps
        self._counters.steps += 1
        self.max_repeat = self._max_repeat()
        return RunStep(
            step=self.step,
            copies=self._blocks.take_copies(),
            sequences=tuple(sequence_step(sequence, num_tokens) for sequence, num_tokens in batch),
            max_repeat=self.max_repeat,
        )

    def _plan(self, waiting: list[Sequence]) -> BatchPlan:
        blocks = self._blocks
        decodes: list[Sequence] = []
        prefills: list[Sequence] = []
        for sequence in self._queues.running:
            (decodes if sequence.is_decoding else prefills).append(sequence)
        for sequence in prefills:
            blocks.estimate_rest(sequence)
        reserved_seats = self._transfers.num_reserved_seats
        if len(decodes) + reserved_seats >= self._max_seats and decodes:
            waiting = []
        for sequence in waiting[:FRESH_ESTIMATES]:
            blocks.estimate(sequence)
        view = BatchView(
            max_num_batched_tokens=self._config.max_num_batched_tokens,
            max_num_seqs=self._config.max_num_seqs,
            decodes=decodes,
            prefills=prefills,
            waiting=waiting,
            available_blocks=blocks.num_available,
            reserve_blocks=self._reserve_blocks + self._grants.reserve_for_wish(),
            reserved_seats=reserved_seats,
        )
        plan = plan_batch(view)
        if plan.num_passes:
            waiting[0].num_passed += plan.num_passes
        return plan

    # -- memory for what runs

    def _keep_running(self, plan: BatchPlan, now_ns: int) -> tuple[list[tuple[Sequence, int]], bool]:
        """Blocks for the running part of the plan, in order; preempts from the end of that order."""
        running = self._queues.running
        batch: list[tuple[Sequence, int]] = []
        has_preempted = False
        place = 0
        while place < len(running):
            sequence = running[place]
            num_tokens = plan.tokens.get(sequence.key)
            if num_tokens is None or self._blocks.grow(sequence, sequence.num_computed + num_tokens):
                if num_tokens is not None:
                    batch.append((sequence, num_tokens))
                place += 1
                continue
            if len(running) == 1 and not self._transfers.is_holding:
                self._give_up(sequence, now_ns)
                break
            self._preempt(running[-1], now_ns)
            has_preempted = True
        return batch, has_preempted

    def _preempt(self, sequence: Sequence, now_ns: int) -> None:
        """Take the device blocks of a running sequence. With an index its full blocks become history, which moves
        down the tiers under pressure and is matched again; without one they are swapped to host blocks of its own,
        or lost."""
        if not self._blocks.has_index and self._blocks.swap_out(sequence):
            self._counters.swaps += 1
        else:
            self._blocks.release(sequence)
        self._handoffs.sequence_left(sequence, now_ns)
        self._queues.wait(sequence)
        self._blocks.estimate(sequence)
        sequence.request.num_preemptions += 1
        self._counters.preemptions += 1

    def _give_up(self, sequence: Sequence, now_ns: int) -> None:
        """It is alone, no transfer will give memory back, and it is still short: it ends here."""
        sequence.finish_reason = "length"
        self._handoffs.sequence_left(sequence, now_ns)
        self._queues.end(sequence)
        self._blocks.release(sequence)
        for member in [sequence] if sequence.is_forked else sequence.request.sequences:
            member.phase = Phase.ENDED
            member.finish_reason = "length"
            self._outbox.tokens(member, member.num_outputs, ())
            self.ended.append(member)

    # -- admission

    def _admit(self, plan: BatchPlan, batch: list[tuple[Sequence, int]], now_ns: int) -> None:
        """Start the waiting sequences that the plan names, as long as the pool agrees with its estimates."""
        queues, blocks = self._queues, self._blocks
        outstanding = sum(s.num_blocks_needed for s in queues.running if not s.is_decoding)
        outstanding += self._grants.reserve_for_wish()
        for key in plan.admit:
            sequence = queues.by_key[key]
            num_reserved = None if not queues.running else outstanding + self._reserve_blocks
            found = blocks.admit(sequence, plan.tokens[key], num_reserved)
            if found is None:
                continue
            sequence.num_prefill_admitted = sequence.num_tokens - sequence.num_computed
            queues.run(sequence)
            blocks.estimate_rest(sequence)
            outstanding += sequence.num_blocks_needed
            self._start(sequence, found, now_ns)
            self._handoffs.ask(sequence, now_ns)
            batch.append((sequence, min(plan.tokens[key], sequence.num_tokens - sequence.num_computed)))

    def _start(self, sequence: Sequence, found: int, now_ns: int) -> None:
        request = sequence.request
        if request.started_ns is not None:
            return
        request.started_ns = now_ns
        request.cached_tokens = min(found, request.num_prompt_tokens)
        if self._blocks.has_index and request.spec.reads_cache:
            self._counters.prefix_queries += request.num_prompt_tokens
            self._counters.prefix_hits += request.cached_tokens
        self._outbox.started(request, now_ns - request.submitted_ns)

    # -- repeats

    def _max_repeat(self) -> int:
        """Identical decode steps that need no decision: nobody waits or prefills, nobody reaches its length before
        the last of them, and the free list, without eviction, covers the growth."""
        batch, queues = self.batch, self._queues
        if not batch or queues.waiting or len(batch) != len(queues.running):
            return 1
        if not all(sequence.is_decoding for sequence, _ in batch):
            return 1
        until_length = min(sequence.max_num_tokens - sequence.num_tokens for sequence, _ in batch)
        until_full = self._blocks.num_free // len(batch) * self._blocks.block_size + 1
        return max(1, min(until_length, until_full))


def sequence_step(sequence: Sequence, num_tokens: int) -> SequenceStep:
    """The message for `num_tokens` tokens of work of a sequence whose blocks are in place."""
    request = sequence.request
    params = request.spec.params
    start = sequence.num_computed
    end = start + num_tokens
    num_prompt = request.num_prompt_tokens
    reports = params.prompt_logprobs if end > sequence.max_reported and start < num_prompt - 1 else None
    return SequenceStep(
        key=sequence.key,
        tokens=sequence.tokens.view(start, end),
        start=start,
        blocks=sequence.blocks.view(),
        samples=_samples(sequence) if end == sequence.num_tokens else (),
        history=sequence.tokens.view(0, end) if params.has_penalties else None,
        num_prompt_tokens=num_prompt,
        prompt_logprobs=reports,
        next_prompt_token=sequence.tokens[end] if reports is not None and end < num_prompt else -1,
    )


def _samples(sequence: Sequence) -> tuple[SampleSpec, ...]:
    spec = sequence.request.spec
    assert spec.params.seed is not None, "every submitted request has a seed"
    first, position = sequence.index, sequence.num_outputs
    return tuple(
        SampleSpec(spec.params, spec.params.seed, index, position, spec.stop_token_ids)
        for index in range(first, first + sequence.num_seats)
    )


def _batch_order(entry: tuple[Sequence, int]) -> tuple[int, int, int, int, int]:
    return entry[0].order
