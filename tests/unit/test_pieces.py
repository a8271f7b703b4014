"""Piece planning: counts of the table (algorithms.md, 3), and each element exactly once between any two partitions."""

import itertools

import numpy as np
import pytest

from kvtide.base.errors import ConfigError, PeerError
from kvtide.base.ids import Tier
from kvtide.kv.pieces import (
    ShardPair,
    Share,
    count_pieces,
    join_neighbours,
    overlap,
    plan_pull,
    rank_layout,
    rank_share,
    source_ranks,
)
from kvtide.proto.cluster import PoolShape
from kvtide.proto.peer import BlockRefs

LAYERS, BLOCK_SIZE, HEAD_DIM = 4, 2, 3


def shape(layout: str = "aggregated", tp: int = 1, heads: int = 8, blocks: int = 7, **changes: object) -> PoolShape:
    fields = {
        "num_layers": LAYERS,
        "num_kv_heads": heads,
        "head_dim": HEAD_DIM,
        "block_size": BLOCK_SIZE,
        "dtype": "float32",
        "layout": layout,
        "device_blocks": blocks,
        "host_blocks": 5,
        "disk_blocks": 3,
        "tp": tp,
    }
    return PoolShape(**(fields | changes))  # type: ignore[arg-type]


def refs(blocks: list[int], tiers: list[int] | None = None) -> BlockRefs:
    numbers = np.array(blocks, dtype=np.int32)
    where = np.array(tiers if tiers is not None else [0] * len(blocks), dtype=np.int32)
    return BlockRefs(where, numbers, (numbers * 3 - 1).astype(np.int32))


def blocks(*numbers: int) -> np.ndarray:
    return np.array(numbers, dtype=np.int32)


@pytest.mark.parametrize("mode", ["by-layer", "by-request", "by-request-agg"])
@pytest.mark.parametrize("layout", ["aggregated", "discrete"])
@pytest.mark.parametrize(("source_tp", "target_tp"), [(1, 1), (2, 2), (4, 4), (2, 4), (4, 2), (1, 8)])
@pytest.mark.parametrize("gate_step", [-1, 5])
def test_piece_counts(mode: str, layout: str, source_tp: int, target_tp: int, gate_step: int) -> None:
    source, target = shape(layout, source_tp), shape(layout, target_tp)
    m, moved = 3, 0
    for target_rank in range(target_tp):
        ranks = source_ranks(source, target, target_rank)
        assert len(ranks) == max(1, source_tp // target_tp)
        for source_rank in ranks:
            pair = (source_rank, target_rank)
            plans = plan_pull(source, target, pair, refs([1, 4, 2]), blocks(0, 3, 6), mode, gate_step)
            pieces, ranges, num_bytes = count_pieces(plans)
            whole = mode == "by-request-agg" and layout == "aggregated" and source_tp == target_tp
            assert pieces == (m if whole else 2 * LAYERS * m)
            assert ranges <= pieces
            moved += num_bytes
    assert moved == rank_layout(source, Share(range(LAYERS), range(8))).block_bytes * m


def test_between_layouts_and_from_lower_tiers() -> None:
    """Host and disk hold blocks aggregated: whole blocks go to an aggregated device, planes to a discrete one."""
    references = refs([1, 4, 2], [0, 1, 2])
    for layouts, pieces in {
        ("aggregated", "aggregated"): 3,
        ("discrete", "aggregated"): 2 + 2 * LAYERS,
        ("aggregated", "discrete"): 3 * 2 * LAYERS,
        ("discrete", "discrete"): 3 * 2 * LAYERS,
    }.items():
        source, target = shape(layouts[0]), shape(layouts[1])
        plans = plan_pull(source, target, (0, 0), references, blocks(0, 3, 6), "by-request-agg")
        assert [plan.tier for plan in plans] == [Tier.DEVICE, Tier.HOST, Tier.DISK]
        assert count_pieces(plans)[0] == pieces
        assert [plan.blocks.tolist() for plan in plans] == [[1], [4], [2]]
        assert [plan.generations.tolist() for plan in plans] == [[2], [11], [5]]


def test_gates_by_layer() -> None:
    source = shape()
    plans = plan_pull(source, source, (0, 0), refs([1, 4, 2]), blocks(0, 3, 6), "by-layer", 6, gated_from=1)
    assert [plan.gate for plan in plans] == [0, *(6 * LAYERS + layer + 1 for layer in range(LAYERS))]
    assert [plan.blocks.tolist() for plan in plans] == [[1]] + [[4, 2]] * LAYERS
    assert [plan.num_pieces for plan in plans] == [2 * LAYERS] + [4] * LAYERS
    assert [len(plan.size) for plan in plans] == [1] + [2] * LAYERS, "K and V of a layer are neighbours"


def test_gates_of_a_whole_step_otherwise() -> None:
    plans = plan_pull(shape(), shape(), (0, 0), refs([1, 4]), blocks(0, 3), "by-request-agg", 6)
    assert [plan.gate for plan in plans] == [7 * LAYERS]


def test_neighbours_are_joined_only_where_both_sides_touch() -> None:
    source = np.array([0, 8, 20, 24, 28], dtype=np.int64)
    target = np.array([100, 108, 116, 120, 200], dtype=np.int64)
    size = np.array([8, 8, 4, 4, 4], dtype=np.int64)
    joined = join_neighbours(source, target, size)
    assert [part.tolist() for part in joined] == [[0, 20, 28], [100, 116, 200], [16, 8, 4]]
    agg = plan_pull(shape(), shape(), (0, 0), refs([3, 4, 6]), blocks(1, 2, 3), "by-request-agg")
    assert (agg[0].num_pieces, len(agg[0].size)) == (3, 2)
    discrete = shape("discrete")
    planes = plan_pull(discrete, discrete, (0, 0), refs([3, 4, 6]), blocks(1, 2, 3), "by-request")
    assert (planes[0].num_pieces, len(planes[0].size)) == (3 * 2 * LAYERS, 2 * 2 * LAYERS)


def test_no_blocks_no_pieces() -> None:
    assert plan_pull(shape(), shape(), (0, 0), refs([]), blocks(), "by-layer", 1) == []


@pytest.mark.parametrize(
    ("references", "mode", "changes"),
    [
        (refs([7]), "by-request", {}),
        (refs([-1]), "by-request", {}),
        (refs([5], [1]), "by-request", {}),
        (refs([0], [3]), "by-request", {}),
        (refs([0, 1]), "by-request", {}),
        (refs([0]), "by-magic", {}),
        (refs([0]), "by-request", {"dtype": "bfloat16"}),
        (refs([0]), "by-request", {"num_layers": LAYERS + 1}),
        (refs([0]), "by-request", {"block_size": 4}),
    ],
)
def test_impossible_references_are_refused(references: BlockRefs, mode: str, changes: dict[str, object]) -> None:
    with pytest.raises(PeerError):
        plan_pull(shape(**changes), shape(), (0, 0), references, blocks(0), mode)  # type: ignore[arg-type]


def test_impossible_partitions_are_refused() -> None:
    for heads, tp, pp in ((8, 3, 1), (8, 12, 1), (2, 3, 1), (8, 0, 1), (8, 1, 5), (8, 1, 0)):
        with pytest.raises(ConfigError):
            rank_share(LAYERS, heads, 0, tp, pp)


def fill(pool: PoolShape, share: Share, whole: np.ndarray) -> np.ndarray:
    """A rank's device arena (bytes), of the whole model's [blocks, layers, 2, heads, block_size, head_dim]."""
    part = whole[:, share.layers.start : share.layers.stop, :, share.heads.start : share.heads.stop]
    if pool.layout == "discrete":
        part = part.transpose(1, 2, 0, 3, 4, 5)
    return np.ascontiguousarray(part).view(np.uint8).ravel()


def reshard(
    whole: np.ndarray, source: tuple[PoolShape, int], target: tuple[PoolShape, int], mode: str, order: np.ndarray
) -> None:
    """Move every block b of the source's arenas to block order[b] of the target's, by pieces; checks the result."""
    (source_pool, source_pp), (target_pool, target_pp) = source, target
    heads = source_pool.num_kv_heads
    shares = [rank_share(LAYERS, heads, rank, source_pool.tp, source_pp) for rank in range(source_pool.tp * source_pp)]
    arenas = [fill(source_pool, share, whole) for share in shares]
    moved = np.empty_like(whole)
    moved[order] = whole
    for rank in range(target_pool.tp * target_pp):
        share = rank_share(LAYERS, heads, rank, target_pool.tp, target_pp)
        expected = fill(target_pool, share, moved)
        arena, times = np.zeros_like(expected), np.zeros(len(expected), dtype=np.int32)
        for theirs, from_arena in zip(shares, arenas, strict=True):
            common = overlap(theirs, share, max(1, source_pool.tp // heads))
            if common is None:
                continue
            pair = ShardPair(source_pool, target_pool, theirs, share, common)
            for plan in pair.plan(refs(list(range(len(order)))), order.astype(np.int32), mode, 0, len(order) // 2):
                for src, dst, size in zip(plan.source, plan.target, plan.size, strict=True):
                    arena[dst : dst + size] = from_arena[src : src + size]
                    times[dst : dst + size] += 1
        assert (times == 1).all(), "each element exactly once"
        np.testing.assert_array_equal(arena, expected)


PARTITIONS = list(itertools.product((1, 2, 4, 8), (1, 2, 4)))


@pytest.mark.parametrize("heads", [8, 2, 1])
@pytest.mark.parametrize(("tp", "pp"), PARTITIONS)
def test_resharding_is_exact_for_every_pair_of_partitions(tp: int, pp: int, heads: int) -> None:
    """To every other partition and back, so the round trip is the identity; layouts and modes take turns."""
    num_blocks = 4
    rng = np.random.default_rng(tp * 100 + pp * 10 + heads)
    whole = rng.standard_normal((num_blocks, LAYERS, 2, heads, BLOCK_SIZE, HEAD_DIM)).astype(np.float32)
    kinds = itertools.cycle(itertools.product(("aggregated", "discrete"), ("aggregated", "discrete")))
    modes = itertools.cycle(("by-layer", "by-request", "by-request-agg"))
    for other_tp, other_pp in PARTITIONS:
        ours, theirs = next(kinds)
        here, there = shape(ours, tp, heads, num_blocks), shape(theirs, other_tp, heads, num_blocks)
        order = rng.permutation(num_blocks)
        there_whole = np.empty_like(whole)
        there_whole[order] = whole
        reshard(whole, (here, pp), (there, other_pp), next(modes), order)
        reshard(there_whole, (there, other_pp), (here, pp), next(modes), np.argsort(order))


def test_replicated_heads_have_one_source_for_each_target() -> None:
    """Equal partitions pair rank with rank; fewer targets take one owner; more targets take turns."""
    for source_tp, target_tp, expected in (
        (4, 4, [[0], [1], [2], [3]]),
        (4, 2, [[0], [2]]),
        (4, 1, [[0, 2]]),
        (2, 8, [[0], [0], [0], [0], [1], [1], [1], [1]]),
        (4, 8, [[0], [1], [0], [1], [2], [3], [2], [3]]),
    ):
        source, target = shape(tp=source_tp, heads=2), shape(tp=target_tp, heads=2)
        assert [source_ranks(source, target, rank) for rank in range(target_tp)] == expected
