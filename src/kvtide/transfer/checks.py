"""What may be read: only bytes of blocks that are named, exist, and are what they were when they were named."""

import itertools
from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from kvtide.base.errors import ConfigError
from kvtide.base.ids import Tier
from kvtide.kv.pieces import Offsets, rank_layout, rank_share, tier_blocks
from kvtide.proto.cluster import PoolShape
from kvtide.transfer.port import TransferFailed


class TierCheck:
    """The geometry of one tier of one rank."""

    def __init__(self, shape: PoolShape, rank: int, tier: Tier) -> None:
        share = rank_share(shape.num_layers, shape.num_kv_heads, rank, shape.tp)
        layout = rank_layout(shape, share, tier)
        self.num_blocks = tier_blocks(shape, tier)
        self.num_bytes = layout.arena_bytes(self.num_blocks)
        # Memory is a row of cells, each of one block: block i, or by planes block i % num_blocks.
        self._cell_bytes = layout.block_bytes if layout.kind == "aggregated" else layout.plane_bytes

    def ranges(self, offsets: Offsets, sizes: Offsets, blocks: npt.NDArray[np.int32]) -> None:
        """Raise TransferFailed unless every range lies within the tier, and within these blocks."""
        if len(blocks) and not (0 <= blocks.min() <= blocks.max() < self.num_blocks):
            raise TransferFailed("a block lies outside the pool")
        if not len(sizes):
            return
        # Compared without adding first, so that nothing overflows.
        if sizes.min() <= 0 or offsets.min() < 0 or (offsets > self.num_bytes - sizes).any():
            raise TransferFailed("a range lies outside the tier")
        named = np.zeros(self.num_blocks + 1, dtype=np.int64)
        named[blocks.astype(np.int64) + 1] = 1
        before = np.cumsum(named)  # before[i]: how many of blocks 0 .. i - 1 are named
        first = offsets // self._cell_bytes
        last = (offsets + sizes - 1) // self._cell_bytes
        in_cells = self._named_before(before, last + 1) - self._named_before(before, first)
        if (in_cells != last - first + 1).any():
            raise TransferFailed("a range lies outside the blocks that were named")

    def _named_before(self, before: npt.NDArray[np.int64], cell: Offsets) -> Offsets:
        """How many of the cells 0 .. cell - 1 belong to a named block."""
        rows, rest = np.divmod(cell, self.num_blocks)
        counts: Offsets = rows * before[-1] + before[rest]
        return counts


def peer_checks(shape: PoolShape, rank: int, tiers: Iterable[Tier]) -> dict[Tier, TierCheck]:
    """The checks of a peer's tiers, as it describes itself. Raises TransferFailed where that cannot be."""
    try:
        if not 0 <= rank < shape.tp:
            raise TransferFailed(f"the peer says that it is rank {rank} of {shape.tp}")
        return {tier: TierCheck(shape, rank, tier) for tier in tiers}
    except (ConfigError, KeyError) as error:
        raise TransferFailed(f"the peer describes an impossible pool: {error}") from None


def check_generations(
    current: npt.NDArray[np.uint32], blocks: npt.NDArray[np.int32], generations: npt.NDArray[np.uint32]
) -> None:
    """Raise TransferFailed unless each block has the generation under which it was named."""
    if len(blocks) != len(generations):
        raise TransferFailed("blocks and generations differ in number")
    stale = current[blocks] != generations
    if stale.any():
        raise TransferFailed(f"block {int(blocks[np.argmax(stale)])} is not what it was: its generation moved on")


def cut_ranges(
    source: Offsets, target: Offsets, size: Offsets, max_bytes: int
) -> list[tuple[Offsets, Offsets, Offsets]]:
    """The same ranges in the same order, in batches of at most 2 * max_bytes; long ranges are cut."""
    total = int(size.sum())
    if total <= max_bytes:
        return [(source, target, size)] if len(size) else []
    counts = -(-size // max_bytes)
    index = np.repeat(np.arange(len(size)), counts)
    start = (np.arange(len(index)) - np.repeat(np.cumsum(counts) - counts, counts)) * max_bytes
    source, target, size = source[index] + start, target[index] + start, np.minimum(size[index] - start, max_bytes)
    batch = (np.cumsum(size) - 1) // max_bytes
    bounds = [0, *(np.flatnonzero(np.diff(batch)) + 1).tolist(), len(size)]
    return [(source[a:b], target[a:b], size[a:b]) for a, b in itertools.pairwise(bounds)]
