"""Wishes that bring KV here: peers that have some, and requests for which a prefix is fetched.

A hand-off comes from another channel than the Expect that announces it, so it may have to wait for that.
"""

from kvtide.instance.blocks import Blocks
from kvtide.instance.grants import Grants
from kvtide.instance.outbox import Outbox
from kvtide.instance.receiving import Receiving
from kvtide.instance.registry import Registry
from kvtide.instance.state import Request
from kvtide.instance.transfers import FETCH_NS, LEASE_TIMEOUT_NS, PARK_NS, Incoming, Stage, Transfers
from kvtide.proto.cluster import Peer
from kvtide.proto.instance import Fetch
from kvtide.proto.peer import Granted, LeaseBlocks, TransferEnded, WantBlocks
from kvtide.proto.tokens import pack_tokens, unpack_tokens


class Wishes:
    """Begins incoming transfers; `receiving` goes on with them."""

    def __init__(
        self,
        blocks: Blocks,
        transfers: Transfers,
        grants: Grants,
        receiving: Receiving,
        registry: Registry,
        outbox: Outbox,
    ) -> None:
        self._blocks = blocks
        self._transfers = transfers
        self._grants = grants
        self._receiving = receiving
        self._registry = registry
        self._outbox = outbox

    def lease(self, peer: Peer, message: LeaseBlocks, is_draining: bool, now_ns: int) -> None:
        """A peer has KV for us."""
        known = self._transfers.incoming_from(peer, message.transfer)
        if known is not None:
            self._renew(known, now_ns)
            return
        outcome = self._transfers.ended.outcome(peer.incarnation, message.transfer)
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
        is_return = message.kind == "return"
        unit = 4 * (self._blocks.block_size if is_return else 1)  # a return is of whole blocks
        num_blocks = self._blocks.num_blocks(len(message.tokens) // 4)
        is_sound = message.tokens and len(message.tokens) % unit == 0 and message.shared_prefix_tokens >= 0
        is_sound = is_sound and 0 <= message.min_have_blocks <= num_blocks
        if not is_sound or message.kind not in ("handoff", "return") or self._transfers.is_used(message.transfer):
            return "not a lease that anybody could grant"
        if is_return and (is_draining or not self._blocks.has_index):
            return "it keeps no cache, or not for long"
        return ""

    def _renew(self, incoming: Incoming, now_ns: int) -> None:
        if incoming.stage is Stage.GRANTED and incoming.offer is None:
            self._outbox.peer(incoming.peer, Granted(transfer=incoming.id, have_blocks=len(incoming.pinned)))
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
                self._receiving.end(incoming, "refused", "the attempt is over here")
            return
        reason = self._grants.why_unexpected(incoming, live)
        if reason:
            self._receiving.end(incoming, "refused", reason)
            return
        self._transfers.attach(incoming, live)
        if incoming.is_finished:
            del live.expected[incoming.index]
            self._receiving.end(incoming, "cancelled", "it has finished")
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

    def _refuse(self, peer: Peer, message: LeaseBlocks, reason: str) -> None:
        self._transfers.ended.bury(peer.incarnation, message.transfer, "refused")
        self._outbox.peer(peer, TransferEnded(transfer=message.transfer, outcome="refused", reason=reason))
