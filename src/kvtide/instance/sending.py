"""Giving KV away: hand-offs to decode instances, returns to prefill instances, prefixes that others ask for.

A hand-off is asked for when its sequence is admitted, so that the lease is there when the KV is. What is read stays
pinned, from the start of its prefix on, until the reader says that it is done, or is dead.
"""

from kvtide.base.config import SchedulerConfig
from kvtide.base.ids import Incarnation
from kvtide.instance.blocks import Blocks
from kvtide.instance.leases import Leases
from kvtide.instance.outbox import Outbox
from kvtide.instance.state import Request, Sequence
from kvtide.instance.transfers import (
    LEASE_TIMEOUT_NS,
    PULL_TIMEOUT_NS,
    RENEW_NS,
    Outgoing,
    Transfers,
)
from kvtide.proto.cluster import Peer
from kvtide.proto.executor import RunStep
from kvtide.proto.peer import (
    CancelTransfer,
    FirstTokens,
    Granted,
    LeaseBlocks,
    Offer,
    SampledFirst,
    TransferEnded,
    WantBlocks,
)
from kvtide.proto.tokens import pack_tokens, unpack_tokens

FINISHED = "finished"
"""Reason of a cancelled hand-off whose sequences ended with their first token: the receiver need not expect them."""


class Sending:
    """The sender's side of every transfer. Requests that fail by it are left in `Transfers.failed`."""

    def __init__(
        self, config: SchedulerConfig, blocks: Blocks, transfers: Transfers, leases: Leases, outbox: Outbox
    ) -> None:
        self._config = config
        self._blocks = blocks
        self._transfers = transfers
        self._leases = leases
        self._outbox = outbox

    # -- hand-offs

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
        return self._open("handoff", peer, request, sequence.index, num_blocks, tokens, 0, now_ns)

    def step_planned(self, step: RunStep, batch: list[tuple[Sequence, int]], now_ns: int) -> None:
        """By layer: offer what this step completes, where the lease is there already."""
        if self._config.transfer != "by-layer":
            return
        for sequence, num_tokens in batch:
            outgoing = sequence.outgoing
            end = sequence.num_computed + num_tokens
            if outgoing is None or outgoing.have_blocks is None or end < sequence.num_tokens:
                continue
            self._leases.pin(outgoing, sequence.blocks.view(0, outgoing.num_blocks))
            # The copies of a step come before its first layer, so they are over when a layer is.
            first_written = 0 if step.copies else sequence.num_computed // self._blocks.block_size
            self._offer(outgoing, step.step, first_written, now_ns)

    def sampled(self, lead: Sequence, family: list[Sequence], now_ns: int) -> None:
        """The prompt of `family` is computed, and a token of each sampled; `lead` still holds its blocks."""
        outgoing, lead.outgoing = lead.outgoing, None
        if outgoing is None:
            assert all(member.finish_reason is not None for member in family), "nobody was asked to take it"
            self._tell_finished(lead, now_ns)
            return
        if all(member.finish_reason is not None for member in family):
            self.cancel(outgoing, FINISHED)
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
            return
        self._leases.pin(outgoing, lead.blocks.view(0, outgoing.num_blocks))
        self._completed(outgoing, now_ns)

    def sequence_left(self, sequence: Sequence, now_ns: int) -> None:
        """A sequence that has not sampled ends, or loses its memory: what it would hand over is not to come."""
        outgoing, sequence.outgoing = sequence.outgoing, None
        is_finished = sequence.finish_reason is not None
        if outgoing is not None:
            self.cancel(outgoing, FINISHED if is_finished else "preempted or aborted")
        elif is_finished:
            self._tell_finished(sequence, now_ns)

    def _tell_finished(self, sequence: Sequence, now_ns: int) -> None:
        """One that nobody was asked to take has ended; the receiver may wait for it."""
        request = sequence.request
        if request.decode is not None and _moves_one_by_one(request):
            outgoing = self._ask_for(sequence, request.decode, now_ns)
            self.cancel(outgoing, FINISHED)

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
        outgoing = self._open("return", peer, request, sequence.index, num_full, tokens, num_known, now_ns)
        self._leases.pin(outgoing, sequence.blocks.view(0, num_full))
        self._completed(outgoing, now_ns)

    # -- prefixes that others ask for

    def serve(self, peer: Peer, message: WantBlocks, is_draining: bool, now_ns: int) -> None:
        """Offer what the index holds of a prefix beyond what the peer has."""
        if message.transfer in self._transfers.outgoing:
            return
        outgoing = Outgoing(message.transfer, peer, "fetch", 0, now_ns + PULL_TIMEOUT_NS)
        outgoing.have_blocks = message.have_blocks
        if self._blocks.has_index and not is_draining and message.have_blocks >= 0 and len(message.tokens) % 4 == 0:
            tokens = unpack_tokens(message.tokens)
            self._leases.pin_prefix(outgoing, tokens, message.salt, message.shared_prefix_tokens)
        self._transfers.add(outgoing)
        if outgoing.num_blocks <= message.have_blocks:
            self.cancel(outgoing, "it holds no more of that prefix")
            return
        self._completed(outgoing, now_ns)

    # -- what receivers say

    def granted(self, peer: Peer, message: Granted, now_ns: int) -> None:
        outgoing = self._transfers.outgoing.get(message.transfer)
        if outgoing is None or outgoing.peer != peer or outgoing.have_blocks is not None:
            return
        if not 0 <= message.have_blocks <= outgoing.num_blocks:
            self._give_up(outgoing, "the peer says that it has more than there is")
            return
        outgoing.have_blocks = message.have_blocks
        self._offer_if_ready(outgoing, now_ns)

    def ended(self, peer: Peer, message: TransferEnded) -> None:
        """The receiver reads nothing of it any more."""
        outgoing = self._transfers.outgoing.get(message.transfer)
        if outgoing is None or outgoing.peer != peer:
            return
        has_arrived = message.outcome == "done" and outgoing.is_offered and not outgoing.is_cancelled
        if outgoing.needs_answer and message.outcome == "refused":
            outgoing.is_cancelled = False
        self._gone(outgoing, "" if has_arrived else message.reason or f"the hand-off was {message.outcome}")

    # -- time, peers, aborts

    def step_done(self, step: int, now_ns: int) -> None:
        for outgoing in self._transfers.outgoing.values():
            if outgoing.after_step == step:
                outgoing.after_step = None
                self._offer_if_ready(outgoing, now_ns)

    def tick(self, now_ns: int) -> None:
        """Renew wishes, and give up what has waited for too long."""
        due = [one for one in self._transfers.outgoing.values() if one.wake_ns <= now_ns]
        for outgoing in due:
            if outgoing.is_cancelled:
                outgoing.is_cancelled = not outgoing.needs_answer
                self._gone(outgoing, "the peer did not answer")
            elif outgoing.is_offered or (outgoing.expires_ns is not None and outgoing.expires_ns <= now_ns):
                self._give_up(outgoing, "the peer did not take it in time")
                outgoing.wake_ns = now_ns + LEASE_TIMEOUT_NS
            elif outgoing.asked is not None:
                self._outbox.peer(outgoing.peer, outgoing.asked)
                outgoing.wake_ns = min(now_ns + RENEW_NS, outgoing.expires_ns or now_ns + RENEW_NS)

    def peer_dead(self, incarnation: Incarnation) -> None:
        for outgoing in [one for one in self._transfers.outgoing.values() if one.peer.incarnation == incarnation]:
            self._gone(outgoing, "the other instance has died")

    def peer_reset(self, peer: Peer) -> None:
        """Messages may have been lost: say again that it is over."""
        for outgoing in [one for one in self._transfers.outgoing.values() if one.peer == peer]:
            outgoing.is_cancelled = False
            self._give_up(outgoing, "the channel to the other instance was reset")

    def drop_request(self, request: Request, reason: str) -> None:
        """Cancel all hand-offs of an attempt."""
        for outgoing in [one for one in request.transfers.values() if isinstance(one, Outgoing)]:
            self.cancel(outgoing, reason)

    def cancel_all(self, reason: str) -> None:
        for outgoing in list(self._transfers.outgoing.values()):
            self.cancel(outgoing, reason)

    def cancel(self, outgoing: Outgoing, reason: str) -> None:
        """Take a transfer back; what was offered stays pinned until the receiver answers."""
        if outgoing.is_cancelled:
            return
        request = outgoing.request
        outgoing.is_cancelled = True
        outgoing.needs_answer = reason == FINISHED and request is not None and _moves_one_by_one(request)
        self._outbox.peer(outgoing.peer, CancelTransfer(transfer=outgoing.id, reason=reason))
        if not outgoing.is_offered and not outgoing.needs_answer:
            self._gone(outgoing, "")

    # -- inside

    def _open(
        self,
        kind: str,
        peer: Peer,
        request: Request,
        index: int,
        num_blocks: int,
        tokens: bytes,
        min_have_blocks: int,
        now_ns: int,
    ) -> Outgoing:
        spec = request.spec
        outgoing = Outgoing(self._transfers.new_id(), peer, kind, num_blocks, now_ns + RENEW_NS)
        outgoing.request = request if kind == "handoff" else None
        outgoing.asked = LeaseBlocks(
            transfer=outgoing.id,
            kind=kind,
            request=request.id,
            attempt=request.attempt,
            index=index,
            tokens=tokens,
            salt=spec.salt,
            shared_prefix_tokens=spec.shared_prefix_tokens,
            min_have_blocks=min_have_blocks,
            gateway=self._transfers.gateway,
        )
        self._transfers.add(outgoing)
        self._outbox.peer(peer, outgoing.asked)
        return outgoing

    def _completed(self, outgoing: Outgoing, now_ns: int) -> None:
        """The KV is there, as soon as copies in flight are done."""
        outgoing.is_complete = True
        outgoing.after_step = self._transfers.copying_step
        outgoing.expires_ns = now_ns + LEASE_TIMEOUT_NS
        self._offer_if_ready(outgoing, now_ns)

    def _offer_if_ready(self, outgoing: Outgoing, now_ns: int) -> None:
        is_open = not outgoing.is_offered and not outgoing.is_cancelled
        if is_open and outgoing.is_complete and outgoing.have_blocks is not None and outgoing.after_step is None:
            self._offer(outgoing, -1, 0, now_ns)

    def _offer(self, outgoing: Outgoing, gate_step: int, gated_from: int, now_ns: int) -> None:
        assert outgoing.have_blocks is not None
        outgoing.is_offered = True
        outgoing.wake_ns = now_ns + PULL_TIMEOUT_NS
        offer = Offer(
            transfer=outgoing.id,
            first_block=outgoing.have_blocks,
            source=self._leases.refs(outgoing),
            mode=self._config.transfer,
            gate_step=gate_step,
            gated_from=gated_from,
        )
        self._outbox.peer(outgoing.peer, offer)
        if outgoing.first is not None:
            self._outbox.peer(outgoing.peer, outgoing.first)

    def _give_up(self, outgoing: Outgoing, reason: str) -> None:
        """It does not work: so says the request, if it is one's hand-off."""
        if outgoing.request is not None:
            self._transfers.failed.append((outgoing.request, reason))
        self.cancel(outgoing, reason)

    def _gone(self, outgoing: Outgoing, why_failed: str) -> None:
        """Nobody reads it any more. `why_failed`: empty where it arrived, or where nobody minds."""
        if outgoing.is_pinning:
            self._leases.unpin(outgoing)
        request = outgoing.request
        if request is not None and why_failed and not outgoing.is_cancelled:
            self._transfers.failed.append((request, why_failed))
        if request is not None:
            for sequence in request.sequences:
                if sequence.outgoing is outgoing:
                    sequence.outgoing = None
        self._transfers.remove(outgoing)


def _moves_one_by_one(request: Request) -> bool:
    """Each sequence is a transfer of its own, so the receiver must learn of those that do not come."""
    return bool(request.resume) and len(request.sequences) > 1
