"""What transfers hold of the pool: pins of what is read, leases of what is written, and their way into the index.

Every call that may take blocks is made while no step is in flight, as those of `blocks` are.
"""

import numpy as np

from kvtide.base.ids import Tier
from kvtide.instance.blocks import Blocks
from kvtide.instance.growable import Int32
from kvtide.instance.transfers import NO_BLOCKS, Incoming, Outgoing
from kvtide.proto.peer import BlockRefs


class Leases:
    """Pins and leases of transfers; those of sequences are in `blocks`."""

    def __init__(self, blocks: Blocks) -> None:
        self._blocks = blocks
        self._pool = blocks.pool

    # -- what peers read

    def pin(self, outgoing: Outgoing, blocks: Int32) -> None:
        """References of the transfer's own on device blocks that somebody else holds at present."""
        assert not outgoing.is_pinning
        self._pool.retain(blocks)
        outgoing.path = blocks.copy()
        outgoing.tiers = np.zeros(len(blocks), dtype=np.int32)

    def pin_prefix(self, outgoing: Outgoing, tokens: Int32, salt: str, shared_tokens: int) -> None:
        """Pin what the index holds of `tokens`, wherever it lies."""
        assert not outgoing.is_pinning
        outgoing.path, tiers = self._pool.match(tokens, salt, shared_tokens)
        outgoing.tiers = tiers.astype(np.int32)
        outgoing.num_blocks = len(outgoing.path)

    def unpin(self, outgoing: Outgoing) -> None:
        self._release(outgoing.path, outgoing.tiers)
        outgoing.path = outgoing.tiers = NO_BLOCKS

    def refs(self, outgoing: Outgoing) -> BlockRefs:
        """References to what the receiver lacks."""
        assert outgoing.have_blocks is not None
        blocks, tiers = outgoing.path[outgoing.have_blocks :], outgoing.tiers[outgoing.have_blocks :]
        generations = np.empty(len(blocks), dtype=np.int32)
        for tier in Tier:
            there = tiers == tier
            if there.any():
                generations[there] = self._pool.generations(blocks[there], tier).view(np.int32)
        return BlockRefs(tiers, blocks, generations)

    # -- what comes from peers

    def take(self, incoming: Incoming, max_have: int, num_reserved: int) -> bool:
        """Pin at most `max_have` blocks of the prefix that lie here, on the device, and lease the others.

        `num_reserved` blocks stay available beyond that. False: no room, or less than `min_have_blocks` is here;
        nothing is held.
        """
        pool, blocks = self._pool, self._blocks
        have, tiers = NO_BLOCKS, np.empty(0, dtype=np.uint8)
        if max_have and blocks.has_index:
            tokens = incoming.tokens[: max_have * blocks.block_size]
            have, tiers = pool.match(tokens, incoming.salt, incoming.shared_tokens, max_have)
        num_lower = int(np.count_nonzero(tiers))
        needed = num_lower + incoming.num_blocks - len(have) + num_reserved
        if len(have) < incoming.min_have_blocks or blocks.num_available < needed:
            self._release(have, tiers)
            return False
        if num_lower:
            have = blocks.bring(have, tiers)
        num_missing = incoming.num_blocks - len(have)
        leased = blocks.lease(num_missing) if num_missing else NO_BLOCKS
        if leased is None or len(have) < incoming.min_have_blocks:
            if leased is not None and num_missing:
                pool.free_lease(leased)
            pool.release(have)
            return False
        incoming.pinned, incoming.leased = have, leased
        return True

    def commit(self, incoming: Incoming) -> Int32:
        """All bytes are there: return the blocks of the prefix, a reference on each, which are the caller's now."""
        if len(incoming.leased):
            self._pool.commit_lease(incoming.leased)
        blocks = np.concatenate([incoming.pinned, incoming.leased])
        incoming.pinned = incoming.leased = NO_BLOCKS
        return blocks

    def index(self, incoming: Incoming, blocks: Int32) -> None:
        """Index blocks of a committed prefix and give them back: they are history now."""
        if self._blocks.has_index:
            tokens = incoming.tokens[: len(blocks) * self._blocks.block_size]
            self._pool.insert(tokens, blocks, incoming.salt, incoming.shared_tokens)
            self._blocks.note_change()
        self._pool.release(blocks)

    def let_go(self, incoming: Incoming) -> None:
        """Give back what a transfer holds; leased blocks that are still being written wait in quarantine."""
        if len(incoming.pinned):
            self._pool.release(incoming.pinned)
            incoming.pinned = NO_BLOCKS
        if not len(incoming.leased):
            return
        if incoming.is_pulling:
            self._pool.quarantine(incoming.leased)
        else:
            self._pool.free_lease(incoming.leased)
            incoming.leased = NO_BLOCKS

    def free_quarantine(self, incoming: Incoming) -> None:
        if len(incoming.leased):
            self._pool.free_quarantine(incoming.leased)
            incoming.leased = NO_BLOCKS

    def _release(self, blocks: Int32, tiers: "np.ndarray[tuple[int], np.dtype[np.generic]]") -> None:
        for tier in Tier:
            there = tiers == tier
            if there.any():
                self._pool.release(blocks[there], tier)
