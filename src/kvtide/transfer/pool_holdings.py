"""What one connected peer holds of a pool: references that end with its connection."""

import numpy as np

from kvtide.base.errors import PeerError
from kvtide.base.ids import Tier
from kvtide.kv.block_pool import BlockPool, Numbers, Tiers, by_tier
from kvtide.proto.cluster import Peer


def _parts(blocks: Numbers, tiers: Tiers) -> list[tuple[Tier, Numbers]]:
    return [(tier, blocks[here]) for tier, here in by_tier(tiers)]


class Holdings:
    """References of `peer`'s, counted by block. Each method holds the pool's lock.

    A peer may write only what it allocated: blocks that it matched, or that were indexed since, are not its own.
    """

    def __init__(self, pool: BlockPool, peer: Peer) -> None:
        self.peer = peer
        self.is_open = True
        self._pool = pool
        sizes = [pool.native.usage(tier)[0] for tier in Tier]
        self._counts = {tier: np.zeros(size, dtype=np.int32) for tier, size in zip(Tier, sizes, strict=True)}
        self._writable = {tier: np.zeros(size, dtype=bool) for tier, size in zip(Tier, sizes, strict=True)}

    def add(self, blocks: Numbers, tiers: Tiers, *, is_writable: bool = False) -> None:
        """The peer has one more reference on each, which the pool counts already."""
        with self._pool.lock:
            assert self.is_open
            for tier, numbers in _parts(blocks, tiers):
                np.add.at(self._counts[tier], numbers, 1)
                if is_writable:
                    self._writable[tier][numbers] = True

    def drop(self, blocks: Numbers, tiers: Tiers) -> None:
        """The peer has one reference less on each; the pool still counts it. Raises PeerError where it has none."""
        with self._pool.lock:
            parts = _parts(blocks, tiers)
            for tier, numbers in parts:
                np.subtract.at(self._counts[tier], numbers, 1)
            lacking = [(tier, n) for tier, numbers in parts for n in numbers[self._counts[tier][numbers] < 0][:1]]
            if lacking:
                for tier, numbers in parts:
                    np.add.at(self._counts[tier], numbers, 1)
                raise PeerError(f"you hold no reference on block {lacking[0][1]} of tier {lacking[0][0].name}")
            for tier, numbers in parts:
                self._writable[tier][numbers] &= self._counts[tier][numbers] > 0

    def has(self, blocks: Numbers, tiers: Tiers) -> bool:
        """Whether the peer holds all of these."""
        with self._pool.lock:
            parts = _parts(blocks, tiers)
            return self.is_open and all((self._counts[tier][numbers] > 0).all() for tier, numbers in parts)

    def check_writable(self, blocks: Numbers, tiers: Tiers) -> None:
        """Raise PeerError unless the peer allocated all of these, each once, and nobody reads them."""
        with self._pool.lock:
            for tier, here in _parts(blocks, tiers):
                if not self._writable[tier][here].all():
                    raise PeerError(f"you did not allocate block {here[~self._writable[tier][here]][0]} for writing")
                if len(np.unique(here)) != len(here):
                    raise PeerError("a block would be written twice")
                if (self._pool.native.references(here, tier) != 1).any():
                    raise PeerError("a block that would be written is in use")

    def seal(self, blocks: Numbers, tiers: Tiers) -> None:
        """These are indexed now: never to be written again."""
        with self._pool.lock:
            for tier, numbers in _parts(blocks, tiers):
                self._writable[tier][numbers] = False

    def close(self) -> None:
        """Give up all references."""
        with self._pool.lock:
            self.is_open = False
            for tier, counts in self._counts.items():
                held = np.flatnonzero(counts).astype(np.int32)
                self._pool.native.release(np.repeat(held, counts[held]), tier)
                counts[:] = 0

    def check_invariants(self) -> None:
        """The pool counts at least what we hold."""
        with self._pool.lock:
            for tier, counts in self._counts.items():
                held = np.flatnonzero(counts).astype(np.int32)
                assert (self._pool.native.references(held, tier) >= counts[held]).all(), "a held block lost references"
                assert not (self._writable[tier] & (counts == 0)).any(), "a writable block is not held"
