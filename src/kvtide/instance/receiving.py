"""Getting KV from peers: room for it, the pull, and what becomes of it. How it begins is in `wishes`.

Room is given while no step is in flight, as all memory is: returns and fetches get it at once or never, hand-offs wait
for it in the order of their requests (`grants`). Bytes are pulled into leased blocks once the copies that rescue
what evicted blocks held are done. `arrivals` takes what has come completely.
"""

from kvtide.base.ids import Incarnation
from kvtide.instance.arrivals import Arrivals
from kvtide.instance.blocks import Blocks
from kvtide.instance.grants import Grants
from kvtide.instance.leases import Leases
from kvtide.instance.outbox import Outbox
from kvtide.instance.reporting import Counters
from kvtide.instance.state import Request
from kvtide.instance.transfers import (
    LEASE_TIMEOUT_NS,
    PULL_TIMEOUT_NS,
    Incoming,
    Stage,
    Transfers,
)
from kvtide.proto.cluster import Peer
from kvtide.proto.commands import CancelPull, Pull
from kvtide.proto.instance import PullEnded
from kvtide.proto.peer import (
    CancelTransfer,
    FirstTokens,
    Granted,
    Offer,
    TransferEnded,
)


class Receiving:
    """The receiver's side of every transfer."""

    def __init__(
        self,
        blocks: Blocks,
        transfers: Transfers,
        leases: Leases,
        grants: Grants,
        arrivals: Arrivals,
        counters: Counters,
        outbox: Outbox,
    ) -> None:
        self._blocks = blocks
        self._transfers = transfers
        self._leases = leases
        self._grants = grants
        self._arrivals = arrivals
        self._counters = counters
        self._outbox = outbox

    # -- room

    def grant(self, now_ns: int) -> None:
        """Give room to those whose turn it is; called while no step is in flight, before the next one is planned."""
        for incoming in [one for one in self._transfers.incoming.values() if one.stage is Stage.WISH]:
            if incoming.kind == "handoff":
                continue
            if self._grants.take_spare(incoming):
                self._granted(incoming, now_ns)
            else:
                self.end(incoming, "refused", "no room for it now")
        for incoming in self._transfers.wishes:
            if self._grants.can_never_fit(incoming):
                self.end(incoming, "refused", "the KV cache of this instance can never hold it")
            elif self._grants.take(incoming):
                self._granted(incoming, now_ns)
            else:
                break

    def _granted(self, incoming: Incoming, now_ns: int) -> None:
        incoming.stage = Stage.GRANTED
        if self._blocks.copies:
            incoming.after_step = self._counters.steps  # the step that is about to be planned takes all copies along
        if incoming.kind == "fetch":
            self._pull_if_ready(incoming, now_ns)
            return
        incoming.wake_ns = now_ns + LEASE_TIMEOUT_NS
        self._outbox.peer(incoming.peer, Granted(transfer=incoming.id, have_blocks=len(incoming.pinned)))

    # -- what senders say

    def offered(self, peer: Peer, offer: Offer, now_ns: int) -> None:
        incoming = self._of(peer, offer)
        if incoming is None:
            return
        count = len(offer.source.blocks)
        is_even = count == len(offer.source.tiers) == len(offer.source.generations)
        if incoming.stage is Stage.WANTED:
            most = incoming.num_blocks - incoming.min_have_blocks
            if not is_even or offer.first_block != incoming.min_have_blocks or not 0 < count <= most:
                self.end(incoming, "failed", "that is not what was asked for")
                return
            incoming.num_blocks = offer.first_block + count
            incoming.stage = Stage.WISH
        elif incoming.stage is not Stage.GRANTED or incoming.offer is not None:
            return
        elif not is_even or count != len(incoming.leased) or offer.first_block != len(incoming.pinned):
            self.end(incoming, "failed", "the offer does not fit the lease")
            return
        incoming.offer = offer
        self._pull_if_ready(incoming, now_ns)

    def sampled(self, peer: Peer, first: FirstTokens, now_ns: int) -> None:
        incoming = self._of(peer, first)
        if incoming is None or incoming.kind != "handoff" or incoming.first is not None:
            return
        if not self._arrivals.is_expected(incoming, first):
            self.end(incoming, "failed", "those first tokens are not of this request")
            return
        incoming.first = first
        self._commit_if_ready(incoming, now_ns)

    def cancelled(self, peer: Peer, message: CancelTransfer, is_finished: bool) -> None:
        """The sender takes it back. `is_finished`: its sequences need not be expected any more."""
        incoming = self._of(peer, message)
        if incoming is None:
            return
        if is_finished and incoming.stage is Stage.PARKED:
            incoming.is_finished = True  # whoever is to expect it will want to know
            return
        if is_finished and incoming.request is not None:
            incoming.request.expected.pop(incoming.index, None)
        self.end(incoming, "cancelled", message.reason)

    def _of(self, peer: Peer, message: Offer | FirstTokens | CancelTransfer) -> Incoming | None:
        """The transfer that a sender speaks of; where there is none it is told so, lest it pins its blocks for long."""
        incoming = self._transfers.incoming_from(peer, message.transfer)
        if incoming is None and not isinstance(message, FirstTokens):
            outcome = self._transfers.ended.outcome(peer.incarnation, message.transfer) or "cancelled"
            self._transfers.ended.bury(peer.incarnation, message.transfer, outcome)
            self._outbox.peer(peer, TransferEnded(transfer=message.transfer, outcome=outcome))
        return incoming

    # -- pulls

    def _pull_if_ready(self, incoming: Incoming, now_ns: int) -> None:
        offer = incoming.offer
        if incoming.stage is not Stage.GRANTED or offer is None or incoming.after_step is not None:
            return
        if not len(incoming.leased):
            incoming.is_moved = True
            self._commit_if_ready(incoming, now_ns)
            return
        incoming.is_pulling = True
        incoming.wake_ns = (
            max(incoming.wake_ns, now_ns + PULL_TIMEOUT_NS) if incoming.kind != "fetch" else incoming.wake_ns
        )
        self._outbox.command(
            Pull(
                transfer=incoming.id,
                peer=incoming.peer,
                source=offer.source,
                target=incoming.leased,
                mode=offer.mode,
                gate_step=offer.gate_step,
                gated_from=max(0, offer.gated_from - offer.first_block),
            )
        )

    def pull_ended(self, event: PullEnded, now_ns: int) -> None:
        """The one answer to a Pull."""
        incoming = self._transfers.incoming.get(event.transfer)
        assert incoming is not None and incoming.is_pulling, f"nobody pulls {event.transfer}"
        incoming.is_pulling = False
        if event.outcome == "moved":
            assert incoming.offer is not None
            self._transfers.counts.add(incoming.peer.instance, incoming.offer.mode, event)
        if incoming.stage is Stage.QUIESCING:
            self._leases.free_quarantine(incoming)
            self._gone(incoming)
        elif event.outcome == "moved":
            incoming.is_moved = True
            incoming.wake_ns = now_ns + LEASE_TIMEOUT_NS
            self._commit_if_ready(incoming, now_ns)
        else:
            self.end(incoming, "failed", event.reason)

    def _commit_if_ready(self, incoming: Incoming, now_ns: int) -> None:
        if not incoming.is_moved or (incoming.kind == "handoff" and incoming.first is None):
            return
        blocks = self._leases.commit(incoming)
        if incoming.kind == "handoff":
            self._arrivals.begin(incoming, blocks, now_ns)
        else:
            self._leases.index(incoming, blocks)
        incoming.outcome = "done"
        self._gone(incoming)

    # -- time, peers, aborts

    def step_done(self, step: int, now_ns: int) -> None:
        for incoming in list(self._transfers.incoming.values()):
            if incoming.after_step == step:
                incoming.after_step = None
                self._pull_if_ready(incoming, now_ns)

    def tick(self, now_ns: int) -> None:
        for incoming in [one for one in self._transfers.incoming.values() if one.wake_ns <= now_ns]:
            if incoming.stage is Stage.QUIESCING:
                incoming.wake_ns = now_ns + PULL_TIMEOUT_NS  # its PullEnded is still to come, from our own driver
            elif incoming.stage is Stage.PARKED:
                self.end(incoming, "refused", "no such attempt is expected here")
            else:
                self.end(incoming, "failed", "the other instance was not heard of in time")

    def peer_reset(self, peer: Peer) -> None:
        """What it said or was told may be lost."""
        for incoming in [one for one in self._transfers.incoming.values() if one.peer == peer]:
            self.end(incoming, "cancelled", "the channel to the other instance was reset")

    def peer_dead(self, incarnation: Incarnation) -> None:
        for incoming in [one for one in self._transfers.incoming.values() if one.peer.incarnation == incarnation]:
            self.end(incoming, "cancelled", "the other instance has died")

    def drop_request(self, request: Request) -> None:
        for incoming in [one for one in request.transfers.values() if isinstance(one, Incoming)]:
            self.end(incoming, "cancelled", "aborted")

    def cancel_all(self, reason: str) -> None:
        for incoming in list(self._transfers.incoming.values()):
            self.end(incoming, "cancelled", reason)

    def end(self, incoming: Incoming, outcome: str, reason: str) -> None:
        """It comes to nothing: give back what it holds, once nobody writes there any more."""
        if incoming.stage is Stage.QUIESCING:
            return
        incoming.outcome, incoming.reason = outcome, reason
        self._leases.let_go(incoming)
        if incoming.is_pulling:
            incoming.stage = Stage.QUIESCING
            self._outbox.command(CancelPull(transfer=incoming.id))
            self._stop_waiting(incoming)
        else:
            self._gone(incoming)

    def _gone(self, incoming: Incoming) -> None:
        self._stop_waiting(incoming)
        self._transfers.ended.bury(incoming.peer.incarnation, incoming.id, incoming.outcome)
        self._transfers.remove(incoming)
        if incoming.peer.incarnation not in self._transfers.dead:
            ended = TransferEnded(transfer=incoming.id, outcome=incoming.outcome, reason=incoming.reason)
            self._outbox.peer(incoming.peer, ended)

    def _stop_waiting(self, incoming: Incoming) -> None:
        """A request that waited for its prefix goes on, with it or without."""
        request = incoming.request
        if incoming.kind == "fetch" and request is not None and request.is_fetching:
            request.is_fetching = False
            self._transfers.fetched.append(request)
