"""A pool's accounting, its bytes and its lock in one: what MemPool's calls are made of, by block numbers.

Its arrays go by two: `blocks` [n] int32 and `tiers` [n] uint8.
"""

import contextlib
import threading
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from kvtide._core import Pool
from kvtide.base.config import PoolSizes
from kvtide.base.errors import CapacityError, PeerError
from kvtide.base.ids import Tier
from kvtide.kv.address import TIERS, make_refs
from kvtide.kv.store import BlockStore, Copies
from kvtide.proto.peer import BlockRefs

Numbers = npt.NDArray[np.int32]
Tiers = npt.NDArray[np.uint8]


def by_tier(tiers: Tiers) -> list[tuple[Tier, slice | npt.NDArray[np.bool_]]]:
    """(tier, index of its blocks) for each tier that occurs, ascending. Nearly always there is one."""
    codes = tiers.tobytes()  # comparing bytes costs a tenth of what numpy needs for a few elements
    if not codes:
        return []
    if codes.count(codes[0]) == len(codes):
        return [(TIERS[codes[0]], slice(None))]
    return [(tier, here) for tier in TIERS if (here := tiers == tier).any()]


class BlockPool:
    """native: the accounting; whoever changes it does so under `lock`, and carries out the copies that it asks for
    before giving up the lock. store: None where there are no bytes."""

    def __init__(self, sizes: PoolSizes, store: BlockStore | None) -> None:
        self.native = Pool(sizes.block_size, sizes.device_blocks, sizes.host_blocks, sizes.disk_blocks)
        self.store = store
        self.lock = threading.RLock()

    def take(self, num_blocks: int, tier: Tier, allow_evict: bool = True, *, is_lease: bool = False) -> Numbers:
        """Allocate, or lease, all or nothing. Raises CapacityError."""
        with self.lock:
            allocate = self.native.lease if is_lease else self.native.alloc
            has_room = allow_evict or num_blocks <= self.native.usage(tier)[1]
            allocated = allocate(num_blocks, tier) if has_room else None
            if allocated is None:
                raise CapacityError(f"tier {Tier(tier).name} cannot provide {num_blocks} blocks")
            blocks, copies = allocated
            self.carry_out(copies)
            return blocks

    def release(self, blocks: Numbers, tiers: Tiers) -> None:
        """Drop one reference of each; the caller has them."""
        with self.lock:
            for tier, here in by_tier(tiers):
                self.native.release(blocks[here], tier)

    def raise_up(self, blocks: Numbers, tiers: Tiers, allow_evict: bool = True) -> Numbers:
        """Bring blocks that the caller pins to the device; its references move along. Raises CapacityError."""
        with self.lock:
            num_below = np.count_nonzero(tiers)
            if not num_below:
                return blocks
            has_room = allow_evict or num_below <= self.native.usage(Tier.DEVICE)[1]
            result = self.native.swap_in(blocks, tiers) if has_room else None
            if result is None:
                raise CapacityError("the device has no room to swap in")
            on_device, copies = result
            self.carry_out(copies)
            return on_device

    def carry_out(self, copies: Copies) -> None:
        """Copy what a call of `native` said."""
        if self.store is not None and len(copies):
            self.store.copy(copies)

    @contextlib.contextmanager
    def pinned(self, refs: BlockRefs) -> Iterator[BlockRefs]:
        """Keep blocks that the caller references until the block ends, whatever the caller does meanwhile.

        Raises PeerError for a stale reference, ValueError where nobody holds one.
        """
        with self.lock:
            blocks, tiers = self.resolve(refs)
            parts = [(tier, blocks[here]) for tier, here in by_tier(tiers)]
            if not all(self.native.references(numbers, tier).all() for tier, numbers in parts):
                raise ValueError("nobody holds a reference on a block that is to be sent")
            for tier, numbers in parts:
                self.native.retain(numbers, tier)
        try:
            yield refs
        finally:
            self.release(blocks, tiers)

    # -- references

    def refs(self, blocks: Numbers, tiers: Tiers) -> BlockRefs:
        """References to these blocks as they are now."""
        return make_refs(blocks, tiers, self._generations(blocks, tiers))

    def _generations(self, blocks: Numbers, tiers: Tiers) -> npt.NDArray[np.uint32]:
        parts = by_tier(tiers)
        if len(parts) == 1:
            return self.native.generations(blocks, parts[0][0])
        generations = np.empty(len(blocks), dtype=np.uint32)
        for tier, here in parts:
            generations[here] = self.native.generations(blocks[here], tier)
        return generations

    def resolve(self, refs: BlockRefs) -> tuple[Numbers, Tiers]:
        """Numbers and tiers of references. Raises PeerError for a stale one, ValueError for one of no block."""
        if not len(refs.tiers) == len(refs.blocks) == len(refs.generations):
            raise ValueError("block references of unequal lengths")
        if np.count_nonzero(refs.tiers.astype(np.uint32) >= len(TIERS)):  # a negative one is a large one
            raise ValueError("a block reference names no tier")
        blocks, tiers = np.ascontiguousarray(refs.blocks), refs.tiers.astype(np.uint8)
        current = self._generations(blocks, tiers).view(np.int32)
        is_stale = current != refs.generations
        if np.count_nonzero(is_stale):
            i = int(np.argmax(is_stale))
            then, now = (int(a.astype(np.int32).view(np.uint32)[i]) for a in (refs.generations, current))
            name = f"block {int(blocks[i])} of tier {Tier(int(tiers[i])).name}"
            raise PeerError(f"the reference to {name} is stale: it was freed, its generation is {now}, not {then}")
        return blocks, tiers

    def check_references(self, blocks: Numbers, tiers: Tiers) -> None:
        """Raise ValueError where a block has fewer references than there are mentions of it."""
        for tier, here in by_tier(tiers):
            numbers, needed = np.unique(blocks[here], return_counts=True)
            if (self.native.references(numbers, tier) < needed).any():
                raise ValueError("free_mem: a block has fewer references than the call would drop")
