"""Costs of single operators (MemServe, section 5), each fitted apart, so that parallelism only changes their shapes."""

from collections.abc import Sequence

import msgspec

from kvtide.sched.cost_fit import fit_nonnegative, relative_errors

TILES = ((1, 64), (8, 64), (16, 64), (64, 64), (128, 128), (128, 256), (256, 128))
"""(rows, columns) of the blocks that a matrix product may be computed in; the fit takes the best."""
MEMORY_BOUND_ROWS = (0, 4, 16, 64, 256)
"""Where a fit may begin to look for the number of rows below which a product is bound by reading its weights."""


class GemmCost(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """[M, K] @ [K, N]: blocks of tile_m x tile_n outputs, computed in waves of `units` blocks.

    With b = ceil(M / tile_m) * ceil(N / tile_n) blocks in w = ceil(b / units) waves, the time is base_ns plus the
    larger of K * (block_ns * b / units + wave_ns * (w - 1) + last_ns) and weight_byte_ns times the weights' bytes.
    So a full wave takes K * (block_ns + wave_ns), and the last one depends on how full it is. Grows with M.
    """

    tile_m: int
    tile_n: int
    units: int
    base_ns: float
    block_ns: float
    wave_ns: float
    last_ns: float
    weight_byte_ns: float

    def ns(self, m: int, n: int, k: int, weight_size: int) -> float:
        """`weight_size`: bytes of an element of the weights."""
        if m <= 0:
            return 0.0
        blocks = -(-m // self.tile_m) * -(-n // self.tile_n)
        waves = -(-blocks // self.units)
        compute = k * (self.block_ns * blocks / self.units + self.wave_ns * (waves - 1) + self.last_ns)
        return self.base_ns + max(compute, self.weight_byte_ns * n * k * weight_size)


class GemmPoint(msgspec.Struct, frozen=True):
    """One measured product."""

    m: int
    n: int
    k: int
    ns: float


def fit_gemm(points: Sequence[GemmPoint], units: int, weight_size: int) -> GemmCost:
    """The tile and coefficients with the least mean relative error. `units`: blocks computed at a time (multiprocessors
    times resident blocks; threads on a CPU)."""
    best: GemmCost | None = None
    least = float("inf")
    for tile in TILES:
        for rows in MEMORY_BOUND_ROWS:
            fitted = _fit_gemm(points, tile, units, weight_size, rows)
            predicted = [fitted.ns(one.m, one.n, one.k, weight_size) for one in points]
            error = float(relative_errors(predicted, [one.ns for one in points]).mean())
            if error < least - 1e-12:
                best, least = fitted, error
    assert best is not None
    return best


def _fit_gemm(
    points: Sequence[GemmPoint], tile: tuple[int, int], units: int, weight_size: int, memory_bound_rows: int
) -> GemmCost:
    """Alternates between which points are bound by memory and the coefficients, until the former stay."""
    is_bound = [one.m <= memory_bound_rows for one in points]
    fitted = GemmCost(
        tile_m=tile[0], tile_n=tile[1], units=units, base_ns=0, block_ns=0, wave_ns=0, last_ns=0, weight_byte_ns=0
    )
    for _ in range(8):
        features = [
            _gemm_features(one, tile, units, weight_size, bound) for one, bound in zip(points, is_bound, strict=True)
        ]
        base, block, wave, last, byte = fit_nonnegative(features, [one.ns for one in points]).tolist()
        fitted = msgspec.structs.replace(
            fitted, base_ns=base, block_ns=block, wave_ns=wave, last_ns=last, weight_byte_ns=byte
        )
        before, is_bound = is_bound, [_is_memory_bound(fitted, one, weight_size) for one in points]
        if before == is_bound:
            break
    return fitted


def _gemm_features(
    point: GemmPoint, tile: tuple[int, int], units: int, weight_size: int, is_memory_bound: bool
) -> tuple[float, ...]:
    if is_memory_bound:
        return (1, 0, 0, 0, point.n * point.k * weight_size)
    blocks = -(-point.m // tile[0]) * -(-point.n // tile[1])
    waves = -(-blocks // units)
    return (1, point.k * blocks / units, point.k * (waves - 1), point.k, 0)


def _is_memory_bound(fitted: GemmCost, point: GemmPoint, weight_size: int) -> bool:
    bytes_only = fitted.base_ns + fitted.weight_byte_ns * point.n * point.k * weight_size
    return fitted.ns(point.m, point.n, point.k, weight_size) <= bytes_only


class AttentionCost(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One layer's attention. Causal work with a cached share y of n tokens is n^2 (1 - y^2) / 2 pairs: quadratic in y.
    (The published form is linear in y, which its own least squares misses by up to 17 % of the uncached cost.)

    Pairs and tokens count for each element of the query heads, tokens of context for each of the KV heads.
    """

    base_ns: float
    pair_ns: float
    context_ns: float
    token_ns: float

    def ns(self, tokens: float, context: float, pairs: float, query_size: int, kv_size: int) -> float:
        """query_size, kv_size: heads times head dimension."""
        time = (self.pair_ns * pairs + self.token_ns * tokens) * query_size + self.context_ns * context * kv_size
        return self.base_ns + time


class AttentionPoint(msgspec.Struct, frozen=True):
    """One measured call of a layer's attention."""

    tokens: int
    context: int
    pairs: int
    query_size: int
    kv_size: int
    ns: float


def fit_attention(points: Sequence[AttentionPoint]) -> AttentionCost:
    features = [
        (1, one.pairs * one.query_size, one.context * one.kv_size, one.tokens * one.query_size) for one in points
    ]
    base, pair, context, token = fit_nonnegative(features, [one.ns for one in points]).tolist()
    return AttentionCost(base_ns=base, pair_ns=pair, context_ns=context, token_ns=token)


class AffineCost(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """alpha + beta * size: element-wise operators by elements, collectives and copies by bytes."""

    base_ns: float
    unit_ns: float

    def ns(self, size: float) -> float:
        return self.base_ns + self.unit_ns * size


def fit_affine(sizes: Sequence[float], times_ns: Sequence[float]) -> AffineCost:
    base, unit = fit_nonnegative([(1, size) for size in sizes], times_ns).tolist()
    return AffineCost(base_ns=base, unit_ns=unit)
