"""Blocks of sequences: what they hold, share, index, and move between tiers.

The one place that calls the pool on behalf of sequences. Every call that may move KV appends to `copies`, in the
order in which the pool decided; the next step carries them out before it computes (proto.executor.RunStep). The pool
is only asked for blocks while no step is in flight, and gives none back that a step in flight uses.
"""

import numpy as np

from kvtide._core import Pool
from kvtide.base.config import PoolSizes
from kvtide.base.ids import Tier
from kvtide.instance.growable import GrowArray, Int32
from kvtide.instance.state import Sequence
from kvtide.proto.control import TierUsage
from kvtide.proto.executor import BlockCopy


class Blocks:
    """Block bookkeeping of one instance over its pool."""

    def __init__(self, sizes: PoolSizes, *, has_index: bool) -> None:
        self.pool = Pool(sizes.block_size, sizes.device_blocks, sizes.host_blocks, sizes.disk_blocks)
        self.sizes = sizes
        self.block_size = sizes.block_size
        self.has_index = has_index
        """Whether what is computed is kept and found again; changes with the instance's role."""
        self.copies: list[BlockCopy] = []
        self.may_have_changed = False
        """Something may have entered or left the index since this was last set to False."""

    # -- observation

    @property
    def num_available(self) -> int:
        """Device blocks that are free or may be evicted."""
        _, free, _, historical, _, _ = self.pool.usage(Tier.DEVICE)
        return free + historical

    @property
    def num_free(self) -> int:
        return self.pool.usage(Tier.DEVICE)[1]

    def usage(self) -> dict[str, TierUsage]:
        """Blocks by state of each tier that exists."""
        sizes = (self.sizes.device_blocks, self.sizes.host_blocks, self.sizes.disk_blocks)
        return {tier.name.lower(): TierUsage(*self.pool.usage(tier)) for tier in Tier if sizes[tier]}

    def num_blocks(self, num_tokens: int) -> int:
        """Blocks that the KV of so many tokens takes."""
        return -(-num_tokens // self.block_size)

    def estimate(self, sequence: Sequence) -> None:
        """Refresh what a waiting sequence expects to find and to need (hints for the batching policy)."""
        found = 0
        if sequence.host_blocks is None:
            limit = self._max_hit_blocks(sequence)
            if limit:
                spec = sequence.request.spec
                tokens = sequence.tokens.view(0, limit * self.block_size)
                found = self.pool.peek(tokens, spec.salt, spec.shared_prefix_tokens)
        sequence.num_expected = found * self.block_size
        sequence.num_blocks_needed = self._num_blocks_to_sample(sequence) - found

    def estimate_rest(self, sequence: Sequence) -> None:
        """Refresh what a running prefill still needs."""
        sequence.num_blocks_needed = max(0, self._num_blocks_to_sample(sequence) - len(sequence.blocks))

    def _num_blocks_to_sample(self, sequence: Sequence) -> int:
        """Blocks, in all, until it has sampled and computed one more token, forks' tails included."""
        return self.num_blocks(sequence.num_tokens + 1) + sequence.num_seats - 1

    def _max_hit_blocks(self, sequence: Sequence) -> int:
        """At least one token is always computed; prompt logprobs not yet reported need their tokens computed."""
        if not self.has_index:
            return 0
        limit = sequence.num_tokens - 1
        if not sequence.request.spec.reads_cache and sequence.max_reported < sequence.request.num_prompt_tokens:
            limit = min(limit, sequence.max_reported)
        return limit // self.block_size

    # -- admission

    def admit(self, sequence: Sequence, num_tokens: int, num_reserved: int | None) -> int | None:
        """Give a waiting sequence what it needs for its first `num_tokens` tokens of work.

        Takes cached prefix or swapped-out blocks first. `num_reserved`: blocks that must stay available beyond
        what the sequence needs to sample; None where it is alone and need only begin. Returns the tokens found in
        the cache. None: no room, and the sequence holds nothing.
        """
        if sequence.host_blocks is not None:
            return self._swap_in(sequence, num_tokens, num_reserved)
        found = self._match(sequence)
        sequence.num_expected = 0
        missing = self._num_blocks_to_sample(sequence) - len(sequence.blocks)
        is_room = num_reserved is None or self.num_available - num_reserved >= missing
        end = min(sequence.num_computed + num_tokens, sequence.num_tokens)
        if not is_room or not self.grow(sequence, end):
            self.release(sequence)
            return None
        return found

    def _match(self, sequence: Sequence) -> int:
        """Take the cached prefix, brought to the device; returns its tokens."""
        limit = self._max_hit_blocks(sequence)
        if limit == 0:
            return 0
        spec = sequence.request.spec
        tokens = sequence.tokens.view(0, limit * self.block_size)
        blocks, tiers = self.pool.match(tokens, spec.salt, spec.shared_prefix_tokens, limit)
        if len(tiers) and tiers[-1] != Tier.DEVICE:
            blocks = self.bring(blocks, tiers)
        sequence.blocks.extend(blocks)
        sequence.num_computed = len(blocks) * self.block_size
        sequence.num_indexed = len(blocks)
        return sequence.num_computed

    def bring(self, blocks: Int32, tiers: np.ndarray[tuple[int], np.dtype[np.uint8]]) -> Int32:
        """Swap a match in; where there is no room for all of it, keep its part on the device. References move along."""
        brought = self.pool.swap_in(blocks, tiers)
        self.note_change()
        if brought is not None:
            self._copy(brought[1])
            return brought[0]
        for tier in (Tier.HOST, Tier.DISK):
            lower = blocks[tiers == tier]
            if len(lower):
                self.pool.release(lower, tier)
        return blocks[: int(np.count_nonzero(tiers == Tier.DEVICE))]

    # -- growth

    def grow(self, sequence: Sequence, num_tokens: int) -> bool:
        """Let `sequence` hold writable blocks for the KV of `num_tokens` tokens. False: no room, nothing changed."""
        missing = max(0, self.num_blocks(num_tokens) - len(sequence.blocks))
        if not missing and not sequence.has_shared_tail:
            return True
        shared = self._shared_tail(sequence)
        if missing or shared is not None:
            fresh = self._alloc(missing + (shared is not None))
            if fresh is None:
                return False
            if shared is not None:
                self._copy_tail(sequence, shared, int(fresh[0]))
                fresh = fresh[1:]
            sequence.blocks.extend(fresh)
        sequence.has_shared_tail = False
        return True

    def _shared_tail(self, sequence: Sequence) -> int | None:
        """Its partial last block, if sequences forked from the same prompt use it too."""
        if not sequence.has_shared_tail:
            return None
        tail = sequence.blocks.view(sequence.num_computed // self.block_size)
        return int(tail[0]) if self.pool.references(tail[:1])[0] > 1 else None

    def _copy_tail(self, sequence: Sequence, shared: int, fresh: int) -> None:
        self.copies.append(BlockCopy(Tier.DEVICE, shared, Tier.DEVICE, fresh))
        sequence.blocks.replace(sequence.num_computed // self.block_size, np.array([fresh], dtype=np.int32))
        self.pool.release(np.array([shared], dtype=np.int32))

    def fork(self, lead: Sequence, child: Sequence) -> None:
        """Let `child` share everything of `lead`, which has just computed the prompt."""
        blocks = lead.blocks.view()
        self.pool.retain(blocks)
        child.blocks.extend(blocks)
        child.num_computed = lead.num_computed
        child.num_indexed = child.num_indexed_ever = lead.num_indexed
        lead.has_shared_tail = child.has_shared_tail = lead.num_computed % self.block_size != 0

    # -- index

    def index_full(self, sequence: Sequence) -> None:
        """Index the full blocks whose KV is complete.

        Where the index has another block with the same tokens, the sequence goes over to that one and gives its own
        back: one copy of each prefix, and everything above an indexed block of a running sequence is pinned.
        """
        num_full = sequence.num_computed // self.block_size
        if num_full <= sequence.num_indexed or not self.has_index:
            return
        spec = sequence.request.spec
        tokens = sequence.tokens.view(0, num_full * self.block_size)
        duplicates = self.pool.insert(tokens, sequence.blocks.view(0, num_full), spec.salt, spec.shared_prefix_tokens)
        self.note_change()
        if len(duplicates):
            self._adopt(sequence, tokens)
        sequence.num_indexed = num_full
        sequence.num_indexed_ever = max(sequence.num_indexed_ever, num_full)

    def _adopt(self, sequence: Sequence, tokens: Int32) -> None:
        spec = sequence.request.spec
        indexed, tiers = self.pool.match(tokens, spec.salt, spec.shared_prefix_tokens)
        assert len(indexed) * self.block_size == len(tokens) and not tiers.any(), "just inserted, so on the device"
        self.pool.release(sequence.blocks.view(0, len(indexed)))
        sequence.blocks.replace(0, indexed)

    def forget_beyond(self, sequence: Sequence, num_tokens: int) -> None:
        """Unlink from the index every block of this sequence that holds a token beyond the first `num_tokens`.

        Others that went through the same tokens lose their entries too: slower later, never wrong.
        """
        kept = num_tokens // self.block_size
        if sequence.num_indexed_ever > kept:
            spec = sequence.request.spec
            tokens = sequence.tokens.view(0, (kept + 1) * self.block_size)
            self.pool.delete(tokens, spec.salt, spec.shared_prefix_tokens)
            self.note_change()

    def forget_all(self, sequence: Sequence) -> None:
        """Unlink from the index whatever this sequence has found or put there, and all that builds on it: its KV may
        be poisoned, in which block nobody knows. Those who go through the same first block lose their entries too."""
        if max(sequence.num_indexed, sequence.num_indexed_ever):
            spec = sequence.request.spec
            tokens = sequence.tokens.view(0, self.block_size)
            self.pool.delete(tokens, spec.salt, spec.shared_prefix_tokens)
            self.note_change()

    # -- giving back

    def release(self, sequence: Sequence) -> None:
        """Give back whatever it holds, on any tier: indexed blocks become history, others free."""
        if len(sequence.blocks):
            self.pool.release(sequence.blocks.view())
        if sequence.host_blocks is not None:
            self.pool.release(sequence.host_blocks, Tier.HOST)
        self._hold_nothing(sequence)

    def swap_out(self, sequence: Sequence) -> bool:
        """Move a running sequence whole to host blocks of its own. False: no room there, nothing changed."""
        held = sequence.blocks.view(0, self.num_blocks(sequence.num_computed))
        if not self.sizes.host_blocks or not len(held):
            return False
        host = self._alloc(len(held), Tier.HOST)
        if host is None:
            return False
        for source, target in zip(held.tolist(), host.tolist(), strict=True):
            self.copies.append(BlockCopy(Tier.DEVICE, source, Tier.HOST, target))
        num_computed = sequence.num_computed
        self.release(sequence)
        sequence.num_computed = num_computed
        sequence.host_blocks = host
        return True

    def _swap_in(self, sequence: Sequence, num_tokens: int, num_reserved: int | None) -> int | None:
        host = sequence.host_blocks
        assert host is not None and not len(sequence.blocks)
        if num_reserved is not None and self.num_available - num_reserved < self._num_blocks_to_sample(sequence):
            return None
        end = min(sequence.num_computed + num_tokens, sequence.num_tokens)
        fresh = self._alloc(self.num_blocks(end))
        if fresh is None:
            return None
        for source, target in zip(host.tolist(), fresh.tolist(), strict=False):
            self.copies.append(BlockCopy(Tier.HOST, source, Tier.DEVICE, target))
        self.pool.release(host, Tier.HOST)
        sequence.host_blocks = None
        sequence.blocks.extend(fresh)
        return 0

    def _hold_nothing(self, sequence: Sequence) -> None:
        sequence.blocks = GrowArray(extra=16)
        sequence.host_blocks = None
        sequence.has_shared_tail = False
        sequence.num_computed = sequence.num_indexed = 0

    # -- the pool

    def lease(self, num_blocks: int) -> Int32 | None:
        """Device blocks for what a peer has; None where there is no room."""
        got = self.pool.lease(num_blocks)
        self.note_change()
        if got is None:
            return None
        self._copy(got[1])
        return got[0]

    def note_change(self) -> None:
        self.may_have_changed = True

    def _alloc(self, num_blocks: int, tier: Tier = Tier.DEVICE) -> Int32 | None:
        got = self.pool.alloc(num_blocks, tier)
        self.note_change()
        if got is None:
            return None
        self._copy(got[1])
        return got[0]

    def _copy(self, rows: Int32) -> None:
        for src_tier, src, dst_tier, dst in rows.tolist():
            self.copies.append(BlockCopy(Tier(src_tier), src, Tier(dst_tier), dst))

    def take_copies(self) -> tuple[BlockCopy, ...]:
        copies, self.copies = tuple(self.copies), []
        return copies
