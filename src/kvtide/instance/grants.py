"""Whether a transfer that brings KV gets room now.

A hand-off waits for its turn while a sequence that was preempted waits for memory, and leaves room for an older
sequence at the head of the queue, for what runs and is still prefilling, and for the growth of what was granted
before. Where nothing runs and nobody else holds memory it need only fit.
"""

from kvtide.base.config import SchedulerConfig
from kvtide.instance.blocks import Blocks
from kvtide.instance.leases import Leases
from kvtide.instance.queues import Queues
from kvtide.instance.state import Request
from kvtide.instance.transfers import Incoming, Stage, Transfers
from kvtide.proto.tokens import pack_tokens
from kvtide.sched.batching import max_decodes


class Grants:
    """Decides; `leases` carries out."""

    def __init__(
        self, config: SchedulerConfig, blocks: Blocks, queues: Queues, transfers: Transfers, leases: Leases
    ) -> None:
        self._blocks = blocks
        self._queues = queues
        self._transfers = transfers
        self._leases = leases
        self._max_seats = max_decodes(config.max_num_batched_tokens, config.max_num_seqs)
        self._reserve_blocks = blocks.sizes.device_blocks // 100

    def why_unexpected(self, incoming: Incoming, live: Request) -> str:
        """Why this is not a hand-off that the attempt waits for; empty where it is."""
        if live.prefill != incoming.peer or incoming.index not in live.expected:
            return "the attempt does not expect that"
        if any(isinstance(one, Incoming) and one.index == incoming.index for one in live.transfers.values()):
            return "it is on its way already"
        earlier = live.resume[incoming.index].tokens if live.resume else b""
        if pack_tokens(incoming.tokens) != live.spec.prompt + earlier:
            return "its tokens are others"
        return ""

    def can_never_fit(self, incoming: Incoming) -> bool:
        """With one more token, as every request that is served here."""
        return self._blocks.num_blocks(len(incoming.tokens) + 1) > self._blocks.sizes.device_blocks

    def take(self, incoming: Incoming) -> bool:
        """Room for a hand-off, if it is its turn."""
        running = self._queues.running
        max_have = len(incoming.tokens) // self._blocks.block_size
        if not running and not self._transfers.is_holding:
            return self._leases.take(incoming, max_have, 0)
        if self._queues.has_preempted:
            return False
        seats = sum(sequence.num_seats for sequence in running) + self._transfers.num_reserved_seats
        if seats + incoming.num_seats > self._max_seats and seats:
            return False
        return self._leases.take(incoming, max_have, self._growth(incoming) + self._claimed(incoming))

    def take_spare(self, incoming: Incoming) -> bool:
        """Room for a return or a fetch, if there is more than enough."""
        waiting = self._queues.waiting
        if self._queues.has_preempted:
            return False
        for_waiting = max(0, waiting[0].num_blocks_needed) if waiting and incoming.kind == "return" else 0
        is_bounded = incoming.kind == "fetch"
        max_have = incoming.min_have_blocks if is_bounded else incoming.num_blocks
        return self._leases.take(incoming, max_have, self._claimed(None) + for_waiting)

    def reserve_for_wish(self) -> int:
        """Blocks that admissions leave to the hand-off that waits longest, where it is older than who is queued."""
        wish = next(iter(self._transfers.wishes), None)
        waiting = self._queues.waiting
        if wish is None or self._queues.has_preempted or (waiting and waiting[0].order < wish.order):
            return 0
        return wish.num_blocks + self._growth(wish)

    def _growth(self, incoming: Incoming) -> int:
        """Blocks beyond its lease that it takes to compute one more token of each of its sequences."""
        num_tokens = len(incoming.tokens)
        more = self._blocks.num_blocks(num_tokens + 1) - self._blocks.num_blocks(num_tokens)
        return more + incoming.num_seats - 1

    def _claimed(self, incoming: Incoming | None) -> int:
        """Blocks that others will need before they can sample."""
        running = self._queues.running
        prefills = sum(sequence.num_blocks_needed for sequence in running if not sequence.is_decoding)
        granted = sum(
            self._growth(one)
            for one in self._transfers.incoming.values()
            if one.stage is Stage.GRANTED and one.kind == "handoff"
        )
        waiting = self._queues.waiting
        older = 0
        if incoming is not None and waiting and waiting[0].order < incoming.order:
            older = max(0, waiting[0].num_blocks_needed)
        return prefills + granted + older + self._reserve_blocks
