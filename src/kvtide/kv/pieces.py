"""Which bytes go from which rank's arena to which (MemServe, "transfer"; algorithms.md, 3 and 4).

Every rank holds a share of each block: heads [i * H / tp, (i + 1) * H / tp) for rank i of tp, and the layers of its
pipeline stage, laid out as a model of just these (kv.layout). Block numbers are the same on all ranks. Host and disk
tiers hold blocks aggregated, whatever the device layout.

A plane is one layer's K or V of one block. Pieces before joining neighbours, for m blocks of L layers between two
ranks: 2 * L * m planes; or m where the mode is by-request-agg, both sides are aggregated and hold the same heads.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

import numpy as np
import numpy.typing as npt

from kvtide.base.errors import ConfigError, PeerError
from kvtide.base.ids import Tier
from kvtide.kv.layout import KVDtype, KVLayout, LayoutKind
from kvtide.proto.cluster import PoolShape
from kvtide.proto.peer import BlockRefs
from kvtide.proto.tokens import BlockArray

Offsets = npt.NDArray[np.int64]

MODES = ("by-layer", "by-request", "by-request-agg")


@dataclass(frozen=True, slots=True)
class Pieces:
    """Byte ranges to move, all of one source tier: source[i] .. + size[i] of the peer's tier goes to target[i] of ours.

    Neighbours are joined already; `num_pieces` counts what there was before. `gate`: the source's progress must be at
    least this before they may be read (0: at once). `blocks` and `generations`: the source blocks that they belong
    to; each must have this generation before and after the read.
    """

    tier: Tier
    source: Offsets
    target: Offsets
    size: Offsets
    num_pieces: int
    blocks: npt.NDArray[np.int32]
    generations: npt.NDArray[np.uint32]
    gate: int = 0

    @property
    def num_bytes(self) -> int:
        return int(self.size.sum())


@dataclass(frozen=True, slots=True)
class Share:
    """What one rank holds. replica: which one it is of the ranks that hold the same heads (0 where it is alone)."""

    layers: range
    heads: range
    replica: int = 0


def rank_share(num_layers: int, num_kv_heads: int, rank: int, tp: int, pp: int = 1) -> Share:
    """The share of rank `stage * tp + i` of tp * pp ranks.

    Where there are fewer heads than ranks each head lies on tp / H of them. Raises ConfigError where the heads cannot
    be shared out evenly, or there are fewer layers than stages.
    """
    check_parallel(num_layers, num_kv_heads, tp, pp)
    assert 0 <= rank < tp * pp, f"rank {rank} of {tp * pp}"
    stage, index = divmod(rank, tp)
    layers = range(stage * num_layers // pp, (stage + 1) * num_layers // pp)
    first = index * num_kv_heads // tp
    copies = max(1, tp // num_kv_heads)
    return Share(layers, range(first, first + max(1, num_kv_heads // tp)), index % copies)


def check_parallel(num_layers: int, num_kv_heads: int, tp: int, pp: int = 1) -> None:
    """Raise ConfigError unless tp ranks can share the KV heads and pp stages the layers."""
    if tp < 1 or (num_kv_heads % tp and tp % num_kv_heads):
        raise ConfigError(f"tp {tp} neither divides the {num_kv_heads} KV heads nor is a multiple of them")
    if not 1 <= pp <= num_layers:
        raise ConfigError(f"pp {pp}: the model has {num_layers} layers")


def rank_layout(shape: PoolShape, share: Share, tier: Tier = Tier.DEVICE) -> KVLayout:
    """The layout of one tier of a rank's arena."""
    return KVLayout(
        num_layers=len(share.layers),
        num_kv_heads=len(share.heads),
        head_dim=shape.head_dim,
        block_size=shape.block_size,
        dtype=cast(KVDtype, shape.dtype),
        kind=cast(LayoutKind, shape.layout if tier == Tier.DEVICE else "aggregated"),
    )


def tier_blocks(shape: PoolShape, tier: Tier) -> int:
    return (shape.device_blocks, shape.host_blocks, shape.disk_blocks)[tier]


def check_shapes(source: PoolShape, target: PoolShape) -> None:
    """Raise PeerError unless a block of the one holds the same as a block of the other."""
    for name in ("num_layers", "num_kv_heads", "head_dim", "block_size", "dtype"):
        theirs, ours = getattr(source, name), getattr(target, name)
        if theirs != ours:
            raise PeerError(f"the peer's pool has {name} {theirs}, ours has {ours}")


def overlap(source: Share, target: Share, source_replicas: int = 1) -> Share | None:
    """What `target` gets from `source`: None where nothing.

    Of the ranks that hold the same heads exactly one is the source for each target rank; targets that are replicas of
    each other take turns among them.
    """
    layers = range(max(source.layers.start, target.layers.start), min(source.layers.stop, target.layers.stop))
    heads = range(max(source.heads.start, target.heads.start), min(source.heads.stop, target.heads.stop))
    if not layers or not heads or target.replica % source_replicas != source.replica:
        return None
    return Share(layers, heads)


def source_ranks(source: PoolShape, target: PoolShape, target_rank: int) -> list[int]:
    """The ranks of the peer from which our rank reads, ascending."""
    layers, heads = target.num_layers, target.num_kv_heads
    share = rank_share(layers, heads, target_rank, target.tp)
    replicas = max(1, source.tp // heads)
    return [
        rank
        for rank in range(source.tp)
        if overlap(rank_share(layers, heads, rank, source.tp), share, replicas) is not None
    ]


def plan_pull(
    source: PoolShape,
    target: PoolShape,
    ranks: tuple[int, int],
    refs: BlockRefs,
    target_blocks: BlockArray,
    mode: str,
    gate_step: int = -1,
    gated_from: int = 0,
) -> list[Pieces]:
    """What rank ranks[1] of ours reads from rank ranks[0] of the peer, in the order in which it should.

    refs: equally many as target_blocks, which lie on our device. Blocks from place `gated_from` on are being written
    by the peer's step `gate_step` (-1: none are): by-layer they come as one Pieces a layer, gated at gate_step *
    num_layers + layer + 1, else as one gated at the end of that step. One Pieces for each tier otherwise.
    Raises PeerError for references that the peer's pool cannot have, or a pool that holds other things than ours.
    """
    check_shapes(source, target)
    theirs, ours = (
        rank_share(shape.num_layers, shape.num_kv_heads, rank, shape.tp)
        for shape, rank in zip((source, target), ranks, strict=True)
    )
    common = overlap(theirs, ours, max(1, source.tp // source.num_kv_heads))
    if common is None:
        return []
    pair = ShardPair(source, target, theirs, ours, common)
    return pair.plan(refs, target_blocks, mode, gate_step, gated_from)


@dataclass(frozen=True, slots=True)
class ShardPair:
    """Two ranks' arenas and what both hold of each block. Any stages and any ranks: `plan_pull` is the live case."""

    source: PoolShape
    target: PoolShape
    source_share: Share
    target_share: Share
    common: Share

    def plan(
        self, refs: BlockRefs, target_blocks: BlockArray, mode: str, gate_step: int = -1, gated_from: int = 0
    ) -> list[Pieces]:
        """As `plan_pull`."""
        if mode not in MODES:
            raise PeerError(f"unknown transfer mode {mode!r}")
        self._check(refs, target_blocks)
        place = np.arange(len(target_blocks))
        gated = place >= gated_from if gate_step >= 0 else np.zeros(len(place), dtype=bool)
        plans: list[Pieces] = []
        for is_gated in (False, True):
            for tier in Tier:
                chosen = np.flatnonzero((refs.tiers == tier) & (gated == is_gated))
                if not len(chosen):
                    continue
                by_layer = is_gated and mode == "by-layer"
                for layers, gate in self._groups(gate_step, is_gated, by_layer):
                    plans.append(self._pieces(tier, refs, target_blocks, chosen, layers, mode, gate))
        # Layer by layer over all tiers: a later layer's gate must not hold up an earlier one's.
        return sorted(plans, key=lambda pieces: pieces.gate)

    def _groups(self, gate_step: int, is_gated: bool, by_layer: bool) -> list[tuple[range, int]]:
        """(layers, gate) of each Pieces."""
        layers = self.common.layers
        first = gate_step * self.source.num_layers
        if by_layer:
            return [(range(layer, layer + 1), first + layer + 1) for layer in layers]
        return [(layers, first + self.source.num_layers if is_gated else 0)]

    def _check(self, refs: BlockRefs, target_blocks: BlockArray) -> None:
        lengths = {len(refs.tiers), len(refs.blocks), len(refs.generations), len(target_blocks)}
        if len(lengths) != 1:
            raise PeerError("block references of unequal lengths")
        known = np.zeros(len(target_blocks), dtype=bool)
        for tier in Tier:
            in_range = (refs.blocks >= 0) & (refs.blocks < tier_blocks(self.source, tier))
            known |= (refs.tiers == tier) & in_range
        if not known.all():
            raise PeerError("a block reference lies outside the peer's pool")
        assert not len(target_blocks) or 0 <= target_blocks.min() <= target_blocks.max() < self.target.device_blocks

    def _pieces(
        self,
        tier: Tier,
        refs: BlockRefs,
        target_blocks: BlockArray,
        chosen: npt.NDArray[np.intp],
        layers: range,
        mode: str,
        gate: int,
    ) -> Pieces:
        blocks = np.ascontiguousarray(refs.blocks[chosen])
        source_layout = rank_layout(self.source, self.source_share, tier)
        target_layout = rank_layout(self.target, self.target_share)
        source = self._planes(source_layout, tier_blocks(self.source, tier), self.source_share, blocks, layers)
        target = self._planes(
            target_layout, self.target.device_blocks, self.target_share, target_blocks[chosen], layers
        )
        head_bytes = source_layout.plane_bytes // source_layout.num_kv_heads
        size = head_bytes * len(self.common.heads)
        is_aggregated = source_layout.kind == target_layout.kind == "aggregated"
        is_whole = self.common.heads == self.source_share.heads == self.target_share.heads
        if mode == "by-request-agg" and is_aggregated and is_whole:
            source, target, size = source[:, :1], target[:, :1], size * 2 * len(layers)
        if source_layout.kind == target_layout.kind == "discrete":
            source, target = source.T, target.T  # neighbouring blocks of a plane touch, planes of a block do not
        joined = join_neighbours(source.ravel(), target.ravel(), np.full(source.size, size, dtype=np.int64))
        generations = np.ascontiguousarray(refs.generations[chosen]).astype(np.uint32)
        return Pieces(tier, *joined, num_pieces=source.size, blocks=blocks, generations=generations, gate=gate)

    def _planes(
        self, layout: KVLayout, num_blocks: int, share: Share, blocks: npt.NDArray[np.int32], layers: range
    ) -> Offsets:
        """Offsets [len(blocks), 2 * len(layers)] of the common heads in each plane, K before V, in bytes."""
        planes = 2 * (layers.start - share.layers.start) + np.arange(2 * len(layers), dtype=np.int64)
        rows = blocks.astype(np.int64)[:, None]
        if layout.kind == "aggregated":
            offsets = rows * layout.block_bytes + planes * layout.plane_bytes
        else:
            offsets = (planes * num_blocks + rows) * layout.plane_bytes
        head_bytes = layout.plane_bytes // layout.num_kv_heads
        return offsets + (self.common.heads.start - share.heads.start) * head_bytes


def join_neighbours(source: Offsets, target: Offsets, size: Offsets) -> tuple[Offsets, Offsets, Offsets]:
    """Join each run of ranges that touch in their order on both sides; returns (source, target, size)."""
    if len(size) < 2:
        return source, target, size
    touches = (source[1:] == source[:-1] + size[:-1]) & (target[1:] == target[:-1] + size[:-1])
    starts = np.concatenate(([0], np.flatnonzero(~touches) + 1))
    return source[starts], target[starts], np.add.reduceat(size, starts)


def count_pieces(plans: Sequence[Pieces]) -> tuple[int, int, int]:
    """(pieces before joining, ranges after, bytes) of plans, for the metrics."""
    return (
        sum(plan.num_pieces for plan in plans),
        sum(len(plan.size) for plan in plans),
        sum(plan.num_bytes for plan in plans),
    )
