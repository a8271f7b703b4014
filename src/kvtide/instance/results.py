"""What a finished step changes: tokens, forks, ends, index.

A step that ran r repeats leaves exactly the state that r single steps would have left: blocks are indexed and
allocated in the same order (by repeat, then index before allocation, then batch order).
"""

from itertools import groupby

from kvtide.base.ids import SequenceKey
from kvtide.instance.blocks import Blocks
from kvtide.instance.handoffs import HandOffs
from kvtide.instance.outbox import Outbox
from kvtide.instance.queues import Queues
from kvtide.instance.reporting import Counters
from kvtide.instance.state import Phase, Sequence
from kvtide.proto.executor import SampledTokens, SequenceResult, StepDone


class Results:
    """Applies StepDone to the batch that was in flight."""

    def __init__(self, blocks: Blocks, queues: Queues, counters: Counters, handoffs: HandOffs, outbox: Outbox) -> None:
        self._blocks = blocks
        self._handoffs = handoffs
        self._queues = queues
        self._counters = counters
        self._outbox = outbox

    def apply(self, batch: list[tuple[Sequence, int]], done: StepDone, now_ns: int) -> list[Sequence]:
        """Return the sequences that have ended, among them those that were ended while in flight."""
        results = {result.key: result for result in done.results}
        ended: list[Sequence] = []
        alive: list[tuple[Sequence, int]] = []
        for sequence, num_tokens in batch:
            sequence.is_in_flight = False
            if sequence.phase is Phase.ENDED:
                self._blocks.release(sequence)
                ended.append(sequence)
            else:
                alive.append((sequence, num_tokens))
        if done.repeats > 1:
            self._advance_repeated([sequence for sequence, _ in alive], results, done.repeats)
        else:
            for sequence, num_tokens in alive:
                self._advance(sequence, num_tokens, results.get(sequence.key))
        for sequence, _ in alive:
            result = results.get(sequence.key)
            if result is not None and result.samples:
                self._sampled(sequence, result.samples, now_ns, ended)
            else:
                assert sequence.num_computed < sequence.num_tokens, f"no sample for sequence {sequence.key}"
        return ended

    # -- KV

    def _advance(self, sequence: Sequence, num_tokens: int, result: SequenceResult | None) -> None:
        """`num_tokens` more tokens of `sequence` have KV."""
        start = sequence.num_computed
        sequence.num_computed += num_tokens
        if result is not None and result.prompt_logprobs:
            known = max(0, sequence.max_reported - start)
            self._outbox.prompt_logprobs(sequence.request, start + known + 1, result.prompt_logprobs[known:])
        sequence.max_reported = max(sequence.max_reported, sequence.num_computed)
        self._blocks.index_full(sequence)

    def _advance_repeated(
        self, batch: list[Sequence], results: dict[SequenceKey, SequenceResult], num_repeats: int
    ) -> None:
        """As `num_repeats` steps of one token each, visiting only those that complete a block."""
        block_size = self._blocks.block_size
        starts = [sequence.num_computed for sequence in batch]
        completions = sorted(
            (repeat, place)
            for place, start in enumerate(starts)
            for repeat in range(block_size - start % block_size, num_repeats + 1, block_size)
        )
        for sequence in batch:
            # The last token sampled is added by `_sampled`.
            sequence.tokens.extend(results[sequence.key].samples[0].tokens[:-1])
        for repeat, group in groupby(completions, key=lambda completion: completion[0]):
            places = [place for _, place in group]
            for place in places:
                batch[place].num_computed = starts[place] + repeat
                self._blocks.index_full(batch[place])
            if repeat < num_repeats:
                for place in places:
                    has_room = self._blocks.grow(batch[place], starts[place] + repeat + 1)
                    assert has_room and not self._blocks.copies, "max_repeat promised free blocks"
        for sequence, start in zip(batch, starts, strict=True):
            sequence.num_computed = start + num_repeats

    # -- tokens

    def _sampled(
        self, sequence: Sequence, samples: tuple[SampledTokens, ...], now_ns: int, ended: list[Sequence]
    ) -> None:
        request = sequence.request
        if request.first_token_ns is None:
            request.first_token_ns = now_ns
            self._counters.prompt_tokens += request.num_prompt_tokens
        if request.decode is not None:
            self._hand_over(sequence, samples, now_ns, ended)
            return
        family = [sequence] if sequence.is_forked else self._fork(sequence)
        assert len(samples) == len(family), f"{len(samples)} samples for sequence {sequence.key}"
        for member, sample in zip(family, samples, strict=True):
            if member.index in request.stopped:
                self._stopped_early(member)
            else:
                self._append(member, sample)
            if member.phase is Phase.ENDED:
                ended.append(member)
            elif member.finish_reason is not None:
                self._end(member, now_ns, ended)

    def _fork(self, lead: Sequence) -> list[Sequence]:
        """The prompt of `n` sequences is computed: let the others share it."""
        num_seats, lead.num_seats = lead.num_seats, 1
        family = [lead]
        for child in lead.request.sequences[1:num_seats]:
            if child.index not in lead.request.stopped:
                self._blocks.fork(lead, child)
                child.max_reported = lead.max_reported
                self._queues.run(child)
            family.append(child)
        return family

    def _hand_over(
        self, lead: Sequence, samples: tuple[SampledTokens, ...], now_ns: int, ended: list[Sequence]
    ) -> None:
        """Each sequence ends here with its first token: those that go on do so at the decode instance."""
        request = lead.request
        num_seats, lead.num_seats = lead.num_seats, 1
        family = [lead] if num_seats == 1 else request.sequences[:num_seats]
        assert len(samples) == len(family), f"{len(samples)} samples for sequence {lead.key}"
        for member, sample in zip(family, samples, strict=True):
            if member.index in request.stopped:
                self._stopped_early(member)
            else:
                self._append(member, sample)
        self._handoffs.sampled(lead, family, now_ns)
        self._queues.end(lead)
        self._blocks.release(lead)
        for member in family:
            member.phase = Phase.ENDED
            ended.append(member)

    def _stopped_early(self, member: Sequence) -> None:
        """It was stopped before it had forked."""
        member.finish_reason = "stop"
        self._outbox.tokens(member, member.request.stopped[member.index], ())
        if member.key not in self._queues.by_key:
            member.phase = Phase.ENDED

    def _append(self, sequence: Sequence, sample: SampledTokens) -> None:
        count = len(sample.tokens)
        newest = sample.tokens[-1]
        sequence.tokens.append(newest)
        num_outputs = sequence.num_outputs
        request = sequence.request
        if newest in request.stop_tokens and num_outputs >= request.spec.params.min_tokens:
            sequence.finish_reason = "stop"
        elif sequence.num_tokens >= sequence.max_num_tokens:
            sequence.finish_reason = "length"
        self._counters.generation_tokens += count
        self._outbox.tokens(sequence, num_outputs - count, sample.tokens, sample.logprobs)

    def _end(self, sequence: Sequence, now_ns: int, ended: list[Sequence]) -> None:
        self._handoffs.give_back(sequence, sequence.num_computed, now_ns)
        self._queues.end(sequence)
        self._blocks.release(sequence)
        ended.append(sequence)
