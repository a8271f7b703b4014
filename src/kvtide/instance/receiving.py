"""Getting KV from peers: their hand-offs and returns, and prefixes fetched for a request that waits.

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
from kvtide.instance.registry import Registry
from kvtide.instance.reporting import Counters
from kvtide.instance.state import Request
from kvtide.instance.transfers import (
    FETCH_NS,
    LEASE_TIMEOUT_NS,
    PARK_NS,
    PULL_TIMEOUT_NS,
    Incoming,
    Stage,
    Transfers,
)
from kvtide.proto.cluster import Peer
from kvtide.proto.commands import CancelPull, Pull
from kvtide.proto.instance import Fetch, PullEnded
from kvtide.proto.peer import (
    CancelTransfer,
    FirstTokens,
    Granted,
    LeaseBlocks,
    Offer,
    TransferEnded,
    WantBlocks,
)
from kvtide.proto.tokens import pack_tokens, unpack_tokens


class Receiving:
    """The receiver's side of every transfer."""

    def __init__(
        self,
        blocks: Blocks,
        transfers: Transfers,
        leases: Leases,
        grants: Grants,
        arrivals: Arrivals,
        registry: Registry,
        counters: Counters,
        outbox: Outbox,
    ) -> None:
        self._blocks = blocks
        self._transfers = transfers
        self._leases = leases
        self._grants = grants
        self._arrivals = arrivals
        self._registry = registry
        self._counters = counters
        self._outbox = outbox

    # -- wishes

    def lease(self, peer: Peer, message: LeaseBlocks, is_draining: bool, now_ns: int) -> None:
        """A peer has KV for us."""
        known = self._transfers.incoming.get(message.transfer)
        if known is not None:
            self._renew(known, peer, now_ns)
            return
        outcome = self._transfers.outcome(message.transfer)
        if outcome is not None:
            self._outbox.peer(peer, TransferEnded(transfer=message.transfer, outcome=outcome))
            return
        reason = self._why_not(message, is_draining)
        if reason:
            self._refuse(peer, message, reason)
            return
        incoming = Incoming(
            message.transfer,
            peer,
            message.kind,
            unpack_tokens(message.tokens).copy(),
            message.salt,
            message.shared_prefix_tokens,
            self._blocks.num_blocks(len(message.tokens) // 4),
            Stage.PARKED if message.kind == "handoff" else Stage.WISH,
            now_ns + PARK_NS,
            asked=message,
            index=message.index,
            min_have_blocks=message.min_have_blocks,
        )
        self._transfers.add(incoming)
        if incoming.stage is Stage.PARKED:
            self._place(incoming, now_ns)

    def _why_not(self, message: LeaseBlocks, is_draining: bool) -> str:
        if not message.tokens or len(message.tokens) % 4 or message.kind not in ("handoff", "return"):
            return "not a lease that anybody could grant"
        if message.kind == "return" and (is_draining or not self._blocks.has_index):
            return "it keeps no cache, or not for long"
        return ""

    def _renew(self, incoming: Incoming, peer: Peer, now_ns: int) -> None:
        if incoming.peer != peer:
            return
        if incoming.stage is Stage.GRANTED and incoming.offer is None:
            self._outbox.peer(peer, Granted(transfer=incoming.id, have_blocks=len(incoming.pinned)))
        if incoming.stage in (Stage.WISH, Stage.GRANTED):
            incoming.wake_ns = max(incoming.wake_ns, now_ns + LEASE_TIMEOUT_NS)

    def place_parked(self, now_ns: int) -> None:
        """The control core has said something new."""
        for incoming in [one for one in self._transfers.incoming.values() if one.stage is Stage.PARKED]:
            self._place(incoming, now_ns)

    def _place(self, incoming: Incoming, now_ns: int) -> None:
        """Find the attempt that expects this hand-off; it stays parked where the control core may yet name it."""
        asked = incoming.asked
        assert asked is not None
        if asked.gateway != self._transfers.gateway:
            return
        live = self._registry.live.get(asked.request)
        if live is None or live.attempt != asked.attempt:
            is_over = live is not None and live.attempt > asked.attempt
            if is_over or self._registry.is_over(asked.request, asked.attempt):
                self.end(incoming, "refused", "the attempt is over here")
            return
        reason = self._grants.why_unexpected(incoming, live)
        if reason:
            self.end(incoming, "refused", reason)
            return
        self._transfers.attach(incoming, live)
        if incoming.is_finished:
            del live.expected[incoming.index]
            self.end(incoming, "cancelled", "it has finished")
            return
        incoming.salt, incoming.shared_tokens = live.spec.salt, live.spec.shared_prefix_tokens
        incoming.num_seats = 1 if live.resume else live.spec.params.n
        incoming.stage = Stage.WISH
        incoming.wake_ns = now_ns + LEASE_TIMEOUT_NS

    def fetch(self, request: Request, fetch: Fetch, now_ns: int) -> bool:
        """Ask for a prefix of this request. False: there is nothing to fetch."""
        block_size, lead = self._blocks.block_size, request.sequences[0]
        limit = min(fetch.num_tokens, lead.num_tokens - 1) // block_size
        if not self._blocks.has_index or not request.spec.reads_cache or fetch.source == self._transfers.me:
            return False
        if fetch.source.incarnation in self._transfers.dead:
            return False
        tokens = lead.tokens.view(0, limit * block_size).copy()
        spec = request.spec
        have = self._blocks.pool.peek(tokens, spec.salt, spec.shared_prefix_tokens) if limit else 0
        if have >= limit:
            return False
        incoming = Incoming(
            self._transfers.new_id(),
            fetch.source,
            "fetch",
            tokens,
            spec.salt,
            spec.shared_prefix_tokens,
            limit,
            Stage.WANTED,
            now_ns + FETCH_NS,
            request=request,
            min_have_blocks=have,
        )
        self._transfers.add(incoming)
        request.is_fetching = True
        want = WantBlocks(
            transfer=incoming.id,
            tokens=pack_tokens(tokens),
            salt=spec.salt,
            shared_prefix_tokens=spec.shared_prefix_tokens,
            have_blocks=have,
        )
        self._outbox.peer(fetch.source, want)
        return True

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
        incoming = self._transfers.incoming.get(message.transfer)
        if incoming is None:
            if not isinstance(message, FirstTokens):
                outcome = self._transfers.outcome(message.transfer) or "cancelled"
                self._transfers.bury(message.transfer, outcome)
                self._outbox.peer(peer, TransferEnded(transfer=message.transfer, outcome=outcome))
            return None
        return incoming if incoming.peer == peer else None

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
            self._transfers.count(incoming, event)
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
        self._transfers.bury(incoming.id, incoming.outcome)
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

    def _refuse(self, peer: Peer, message: LeaseBlocks, reason: str) -> None:
        self._transfers.bury(message.transfer, "refused")
        self._outbox.peer(peer, TransferEnded(transfer=message.transfer, outcome="refused", reason=reason))
