"""Hand-offs of sequences to their decode instance, and returns of what a decode instance has generated.

A hand-off is asked for when its sequence is admitted, so that the lease is there when the KV is. By layer it is
offered while the step that completes it runs, as soon as the lease is there.
"""

from kvtide.base.config import SchedulerConfig
from kvtide.instance.blocks import Blocks
from kvtide.instance.outbox import Outbox
from kvtide.instance.sending import FINISHED, Sending
from kvtide.instance.state import Sequence
from kvtide.instance.transfers import PULL_TIMEOUT_NS, Gate, Outgoing, Transfers
from kvtide.proto.cluster import Peer
from kvtide.proto.executor import RunStep
from kvtide.proto.peer import FirstTokens, SampledFirst
from kvtide.proto.tokens import pack_tokens


class HandOffs:
    """What the life of sequences means for their transfers; `sending` does the rest."""

    def __init__(
        self, config: SchedulerConfig, blocks: Blocks, transfers: Transfers, sending: Sending, outbox: Outbox
    ) -> None:
        self._config = config
        self._blocks = blocks
        self._transfers = transfers
        self._sending = sending
        self._outbox = outbox

    def ask(self, sequence: Sequence, now_ns: int) -> None:
        """An admitted sequence will move: ask for room. One that ends by length with its next token stays."""
        request = sequence.request
        if request.decode is None or sequence.num_tokens + 1 >= sequence.max_num_tokens:
            return
        assert sequence.outgoing is None
        sequence.outgoing = self._ask_for(sequence, request.decode, now_ns)

    def _ask_for(self, sequence: Sequence, peer: Peer, now_ns: int) -> Outgoing:
        request = sequence.request
        tokens = request.spec.prompt + (request.resume[sequence.index].tokens if request.resume else b"")
        num_blocks = self._blocks.num_blocks(len(tokens) // 4)
        return self._sending.open("handoff", peer, request, sequence.index, num_blocks, tokens, 0, now_ns)

    def step_planned(self, step: RunStep, batch: list[tuple[Sequence, int]], now_ns: int) -> None:
        """By layer: offer what this step completes, or will once the lease is there."""
        if self._config.transfer != "by-layer":
            return
        for sequence, num_tokens in batch:
            outgoing = sequence.outgoing
            if outgoing is None or sequence.num_computed + num_tokens < sequence.num_tokens:
                continue
            # The copies of a step come before its first layer, so they are over when a layer is.
            first_written = 0 if step.copies else sequence.num_computed // self._blocks.block_size
            gate = Gate(step.step, first_written)
            self._sending.completing(outgoing, sequence.blocks.view(0, outgoing.num_blocks), gate, now_ns)

    def sampled(self, lead: Sequence, family: list[Sequence], now_ns: int) -> None:
        """The prompt of `family` is computed, and a token of each sampled; `lead` still holds its blocks."""
        outgoing, lead.outgoing = lead.outgoing, None
        if outgoing is None:
            assert all(member.finish_reason is not None for member in family), "nobody was asked to take it"
            self._tell_finished(lead, now_ns)
            return
        if all(member.finish_reason is not None for member in family):
            self._sending.cancel(outgoing, FINISHED)
            return
        outgoing.first = FirstTokens(
            transfer=outgoing.id,
            sequences=tuple(
                SampledFirst(
                    member.index,
                    pack_tokens(member.tokens.view(member.request.num_prompt_tokens)),
                    member.finish_reason is not None,
                )
                for member in family
            ),
        )
        if outgoing.is_offered:
            self._outbox.peer(outgoing.peer, outgoing.first)
            outgoing.wake_ns = now_ns + PULL_TIMEOUT_NS
        else:
            self._sending.completed(outgoing, lead.blocks.view(0, outgoing.num_blocks), now_ns)

    def sequence_left(self, sequence: Sequence, now_ns: int) -> None:
        """A sequence that has not sampled ends, or loses its memory: what it would hand over is not to come."""
        outgoing, sequence.outgoing = sequence.outgoing, None
        is_finished = sequence.finish_reason is not None
        if outgoing is not None:
            self._sending.cancel(outgoing, FINISHED if is_finished else "preempted or aborted")
        elif is_finished:
            self._tell_finished(sequence, now_ns)

    def _tell_finished(self, sequence: Sequence, now_ns: int) -> None:
        """One that nobody was asked to take has ended; the receiver may wait for it."""
        request = sequence.request
        if request.decode is not None and request.moves_one_by_one and request.outcome is None:
            outgoing = self._ask_for(sequence, request.decode, now_ns)
            self._sending.cancel(outgoing, FINISHED)

    # -- returns

    def give_back(self, sequence: Sequence, num_tokens: int, now_ns: int) -> None:
        """A sequence has ended: offer the whole blocks of its first `num_tokens` tokens to whoever prefilled it."""
        request, peer = sequence.request, sequence.request.prefill
        num_known = request.num_prompt_tokens // self._blocks.block_size
        num_full = min(num_tokens, sequence.num_computed) // self._blocks.block_size
        if peer is None or not self._blocks.has_index or self._config.caching_level < 3 or request.is_orphan:
            return
        if num_full <= num_known or num_full > len(sequence.blocks) or peer.incarnation in self._transfers.dead:
            return
        tokens = pack_tokens(sequence.tokens.view(0, num_full * self._blocks.block_size))
        outgoing = self._sending.open("return", peer, request, sequence.index, num_full, tokens, num_known, now_ns)
        self._sending.completed(outgoing, sequence.blocks.view(0, num_full), now_ns)
