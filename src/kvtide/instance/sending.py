"""Giving KV away: the sender's side of every transfer, from the wish for a lease to the reader's last word.

What is read stays pinned, from the start of its prefix on, until the reader says that it is done, or is dead. When
there is something to give is decided in `handoffs`, and by peers that ask for a prefix.
"""

from kvtide.base.config import SchedulerConfig
from kvtide.base.ids import Incarnation
from kvtide.instance.blocks import Blocks
from kvtide.instance.growable import Int32
from kvtide.instance.leases import Leases
from kvtide.instance.outbox import Outbox
from kvtide.instance.state import Request
from kvtide.instance.transfers import (
    LEASE_TIMEOUT_NS,
    PULL_TIMEOUT_NS,
    RENEW_NS,
    ROOM_TIMEOUT_NS,
    Gate,
    Outgoing,
    Transfers,
)
from kvtide.proto.cluster import Peer
from kvtide.proto.peer import (
    CancelTransfer,
    Granted,
    LeaseBlocks,
    Offer,
    TransferEnded,
    WantBlocks,
)
from kvtide.proto.tokens import unpack_tokens

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

    # -- prefixes that others ask for

    def serve(self, peer: Peer, message: WantBlocks, is_draining: bool, now_ns: int) -> None:
        """Offer what the index holds of a prefix beyond what the peer has."""
        if self._transfers.outgoing_to(peer, message.transfer) is not None:
            return
        if self._transfers.is_used(message.transfer):
            self._outbox.peer(peer, CancelTransfer(transfer=message.transfer, reason="another one is called so"))
            return
        outgoing = Outgoing(message.transfer, peer, "fetch", 0, now_ns + PULL_TIMEOUT_NS)
        outgoing.have_blocks = message.have_blocks
        is_sound = min(message.have_blocks, message.shared_prefix_tokens) >= 0 and len(message.tokens) % 4 == 0
        if self._blocks.has_index and not is_draining and is_sound:
            tokens = unpack_tokens(message.tokens)
            self._leases.pin_prefix(outgoing, tokens, message.salt, message.shared_prefix_tokens)
        self._transfers.add(outgoing)
        if outgoing.num_blocks <= max(0, message.have_blocks):
            self.cancel(outgoing, "it holds no more of that prefix")
            return
        self._complete(outgoing, now_ns)

    # -- what receivers say

    def granted(self, peer: Peer, message: Granted, now_ns: int) -> None:
        outgoing = self._transfers.outgoing_to(peer, message.transfer)
        if outgoing is None or outgoing.have_blocks is not None:
            return
        if not 0 <= message.have_blocks <= outgoing.num_blocks:
            self._give_up(outgoing, "the peer says that it has more than there is")
            return
        outgoing.have_blocks = message.have_blocks
        self._offer_if_ready(outgoing, now_ns)

    def ended(self, peer: Peer, message: TransferEnded) -> None:
        """The receiver reads nothing of it any more."""
        outgoing = self._transfers.outgoing_to(peer, message.transfer)
        if outgoing is None:
            return
        has_arrived = message.outcome == "done" and outgoing.is_offered and not outgoing.is_cancelled
        # Nobody has a hand-off before the first tokens are sent, whatever it says.
        has_arrived = has_arrived and (outgoing.kind != "handoff" or outgoing.first is not None)
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
        outgoing.wake_ns = self._transfers.now_ns + LEASE_TIMEOUT_NS
        outgoing.needs_answer = reason == FINISHED and request is not None and request.moves_one_by_one
        self._outbox.peer(outgoing.peer, CancelTransfer(transfer=outgoing.id, reason=reason))
        if not outgoing.is_offered and not outgoing.needs_answer:
            self._gone(outgoing, "")

    # -- inside

    def open(
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

    def completing(self, outgoing: Outgoing, blocks: Int32, gate: Gate, now_ns: int) -> None:
        """A step that begins now computes the last of the path's KV."""
        outgoing.gate = gate
        self._leases.pin(outgoing, blocks)
        self._offer_if_ready(outgoing, now_ns)

    def completed(self, outgoing: Outgoing, blocks: Int32, now_ns: int) -> None:
        """The KV of the path is there, as soon as copies in flight are done; somebody else holds its blocks as yet."""
        if outgoing.gate is None:
            self._leases.pin(outgoing, blocks)
        self._complete(outgoing, now_ns)

    def _complete(self, outgoing: Outgoing, now_ns: int) -> None:
        outgoing.gate = None
        outgoing.is_complete = True
        outgoing.after_step = self._transfers.copying_step
        outgoing.expires_ns = now_ns + (ROOM_TIMEOUT_NS if outgoing.kind == "handoff" else LEASE_TIMEOUT_NS)
        self._offer_if_ready(outgoing, now_ns)

    def _offer_if_ready(self, outgoing: Outgoing, now_ns: int) -> None:
        if outgoing.is_offered or outgoing.is_cancelled or outgoing.have_blocks is None:
            return
        if outgoing.gate is None and (not outgoing.is_complete or outgoing.after_step is not None):
            return
        outgoing.is_offered = True
        outgoing.wake_ns = now_ns + PULL_TIMEOUT_NS
        gate = outgoing.gate or Gate(-1, 0)
        offer = Offer(
            transfer=outgoing.id,
            first_block=outgoing.have_blocks,
            source=self._leases.refs(outgoing),
            mode=self._config.transfer,
            gate_step=gate.step,
            gated_from=gate.first_block,
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
