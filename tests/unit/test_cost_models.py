"""The fitted cost models: what a fit must reach on data made from known costs, and what every model promises."""

from itertools import pairwise

import msgspec
import numpy as np
import pytest

from kvtide.sched.cost import CostModel, LinearCost, StepShape
from kvtide.sched.cost_analytical import AnalyticalCost, fit_analytical
from kvtide.sched.cost_fit import fit_nonnegative, relative_errors
from kvtide.sched.cost_operator_model import ModelShape, OperatorCost, calibrate
from kvtide.sched.cost_operators import (
    AffineCost,
    AttentionCost,
    AttentionPoint,
    GemmCost,
    GemmPoint,
    fit_affine,
    fit_attention,
    fit_gemm,
)
from kvtide.sched.cost_profile import FORMAT, CostProfile, HeldOut, decode_profile, encode_profile

MODEL = ModelShape(
    num_layers=32,
    hidden_size=4096,
    intermediate_size=11008,
    num_heads=32,
    num_kv_heads=8,
    head_dim=128,
    vocab_size=32000,
    weight_size=2,
)
GPU = GemmCost(
    tile_m=128,
    tile_n=128,
    units=108,
    base_ns=5_000,
    block_ns=13,
    wave_ns=3,
    last_ns=2,
    weight_byte_ns=0.0006,
)
ATTENTION = AttentionCost(base_ns=9_000, pair_ns=4e-5, context_ns=1e-3, token_ns=2e-4)
TRUTH = OperatorCost(
    model=MODEL,
    tp=1,
    gemm=GPU,
    attention=ATTENTION,
    elementwise=AffineCost(base_ns=20_000, unit_ns=1e-3),
    collective=AffineCost(base_ns=20_000, unit_ns=1e-2),
    transfer=AffineCost(base_ns=1e6, unit_ns=0.04),
    copy_ns=1_000,
    overhead_ns=2e6,
    scale=1.1,
)
ANALYTICAL = AnalyticalCost(
    base_ns=4e6,
    token_ns=15_000,
    square_ns=0.18,
    context_ns=40,
    sample_ns=1e5,
    transfer_base_ns=1e6,
    transfer_byte_ns=0.05,
)
MODELS = {
    "linear": LinearCost(),
    "analytical": ANALYTICAL,
    "operator": TRUTH,
    "operator at tp 4": TRUTH.at(4),
    "operator with windows": msgspec.structs.replace(
        TRUTH, model=msgspec.structs.replace(MODEL, num_windowed=24, window=512)
    ),
}
ROWS = (1, 4, 16, 33, 64, 100, 128, 200, 256, 400, 512, 777, 1024, 1500, 2048, 3000, 4096)


def noisy(values: list[float], seed: int = 0) -> list[float]:
    return (np.asarray(values) * np.random.default_rng(seed).normal(1, 0.02, len(values))).tolist()


# -- the fit


def test_nonnegative_fit_finds_known_coefficients() -> None:
    random = np.random.default_rng(1)
    rows = random.uniform(0, 1, (60, 4)) * [1, 1e3, 1e6, 1e-3]
    truth = np.array([5.0, 0.0, 2e-6, 300.0])
    fitted = fit_nonnegative(rows.tolist(), (rows @ truth).tolist())
    assert fitted == pytest.approx(truth, rel=1e-6, abs=1e-9)


def test_nonnegative_fit_beats_every_other_choice() -> None:
    """Where the plain fit is negative, no point on a fine grid of non-negative coefficients is better."""
    rows = np.array([[1, 1.0], [1, 2.0], [1, 4.0], [1, 5.0]])
    times = np.array([2.0, 6.0, 13.0, 17.0])  # the plain intercept is below 0
    fitted = fit_nonnegative(rows.tolist(), times.tolist())
    weights = times**0.1 / times

    def loss(coefficients: np.ndarray) -> float:
        return float((((rows @ coefficients) - times) * weights) @ (((rows @ coefficients) - times) * weights))

    assert (fitted >= 0).all() and fitted[0] == 0
    grid = [np.array([a, b]) for a in np.linspace(0, 2, 21) for b in np.linspace(2, 5, 301)]
    assert loss(fitted) <= min(map(loss, grid)) + 1e-9


def test_a_fit_refuses_what_it_cannot_use() -> None:
    for rows, times in (([], []), ([[1.0]], [0.0]), ([[1.0]], [1.0, 2.0]), ([[float("nan")]], [1.0])):
        with pytest.raises(ValueError):
            fit_nonnegative(rows, times)


# -- promises of every model


@pytest.mark.parametrize("cost", MODELS.values(), ids=list(MODELS))
def test_prefill_grows_with_the_prompt_and_falls_with_the_cache(cost: CostModel) -> None:
    lengths = [1, 2, 15, 16, 17, 127, 128, 129, 500, 512, 1000, 2048, 4097, 10_000, 64_000]
    for cached in (0, 16, 1024):
        times = [cost.prefill_ns(n, cached) for n in lengths if n > cached]
        assert all(shorter <= longer for shorter, longer in pairwise(times))
        assert times[0] > 0 and times[-1] > times[0]
    for n in (512, 5_000, 32_000):
        times = [cost.prefill_ns(n, cached) for cached in range(0, n, 128)]
        assert all(less <= more for more, less in pairwise(times))
        assert times[-1] < times[0]


@pytest.mark.parametrize("cost", MODELS.values(), ids=list(MODELS))
def test_steps_and_transfers_grow(cost: CostModel) -> None:
    decodes = [cost.step_ns(StepShape.of([(1, 1_000)] * count)) for count in (1, 2, 8, 64, 256)]
    contexts = [cost.step_ns(StepShape.of([(1, context)] * 8)) for context in (1, 100, 10_000, 100_000)]
    transfers = [cost.transfer_ns(size) for size in (0, 1, 10**6, 10**9)]
    for times in (decodes, contexts, transfers):
        assert times == sorted(times) and times[0] >= 1
    assert contexts[-1] > contexts[0] and transfers[-1] > transfers[0]
    assert cost.step_ns(StepShape(0, 0, 0, 50, 0)) >= cost.step_ns(StepShape(0, 0, 0, 0, 0)) >= 1


def test_shapes() -> None:
    assert StepShape.of([(100, 28), (1, 50)]) == StepShape(101, 179, 100 * (2 * 28 + 100) // 2 + 50, 0, 2)
    assert StepShape.of_prefill(128, 28) == StepShape.of([(100, 28)])
    assert StepShape.of([(7, 0)], num_samples=0).num_samples == 0


# -- analytical


def steps(seed: int, count: int) -> list[StepShape]:
    """Single prompts, mixed batches with cached prefixes, decode batches."""
    random = np.random.default_rng(seed)
    shapes = []
    for i in range(count):
        if i % 3 == 0:
            shapes.append(StepShape.of([(1, int(random.integers(1, 4_000)))] * int(random.integers(1, 64))))
            continue
        lengths = random.integers(1, 4_000, 1 if i % 3 == 1 else 4)
        shapes.append(StepShape.of([(int(n), 16 * int(random.integers(0, 100))) for n in lengths]))
    return shapes


def test_analytical_fit_predicts_lengths_and_batches_that_it_did_not_see() -> None:
    known, unseen = steps(0, 60), steps(1, 60)
    times = noisy([ANALYTICAL.step_ns(shape) for shape in known])
    fitted = fit_analytical(known, times, transfer=(1e6, 0.05))
    errors = relative_errors([fitted.step_ns(s) for s in unseen], [ANALYTICAL.step_ns(s) for s in unseen])
    assert errors.max() < 0.10
    assert min(fitted.base_ns, fitted.token_ns, fitted.square_ns, fitted.context_ns, fitted.sample_ns) >= 0
    assert fitted.prefill_ns(3_000, 1_000) == fitted.step_ns(StepShape.of_prefill(3_000, 1_000))


def test_analytical_fit_reaches_the_operators_on_long_prompts() -> None:
    known = [StepShape.of_prefill(n, c) for n in (512, 1024, 2048, 4096, 8192) for c in (0, 256, n // 2)]
    unseen = [StepShape.of_prefill(n, c) for n in (700, 1500, 3000, 6000) for c in (0, 512)]
    fitted = fit_analytical(known, [TRUTH.step_ns(s) for s in known], transfer=(0, 0))
    errors = relative_errors([fitted.step_ns(s) for s in unseen], [TRUTH.step_ns(s) for s in unseen])
    assert errors.mean() < 0.10


# -- operators


def gemm_points(tp: int) -> list[GemmPoint]:
    return [GemmPoint(m, n, k, GPU.ns(m, n, k, 2)) for n, k in MODEL.gemms(tp) for m in ROWS]


def test_gemm_staircase() -> None:
    """One row more than full waves hold costs a wave; rows within a tile cost nothing."""
    n, k = 128, 4096  # one column of tiles, so waves are 108 * 128 rows
    wave = 108 * 128
    assert GPU.ns(2 * wave, n, k, 2) == GPU.ns(2 * wave - 127, n, k, 2)
    step = GPU.ns(2 * wave + 1, n, k, 2) - GPU.ns(2 * wave, n, k, 2)
    within = GPU.ns(2 * wave + 129, n, k, 2) - GPU.ns(2 * wave + 1, n, k, 2)
    assert step > 10 * within > 0
    assert GPU.ns(0, n, k, 2) == 0


def test_gemm_fit_finds_the_tile_and_predicts_other_ranks() -> None:
    known = gemm_points(1)
    fitted = fit_gemm(
        [msgspec.structs.replace(p, ns=ns) for p, ns in zip(known, noisy([p.ns for p in known]), strict=True)], 108, 2
    )
    assert (fitted.tile_m, fitted.tile_n) == (128, 128)
    for tp in (1, 2, 4):
        points = gemm_points(tp)
        errors = relative_errors([fitted.ns(p.m, p.n, p.k, 2) for p in points], [p.ns for p in points])
        assert errors.mean() < 0.05 and errors.max() < 0.10, tp


def test_attention_is_quadratic_in_the_cached_share() -> None:
    points, unseen = [], []
    for n in (512, 2048, 8192):
        for share in (0, 0.25, 0.5, 0.75, 0.9):
            shape = StepShape.of_prefill(n, int(n * share))
            ns = ATTENTION.ns(shape.num_tokens, shape.num_context, shape.num_pairs, 4096, 1024)
            point = AttentionPoint(shape.num_tokens, shape.num_context, shape.num_pairs, 4096, 1024, ns)
            (unseen if share in (0.25, 0.9) else points).append(point)
    points += [
        AttentionPoint(8, 8 * c, 8 * c, 4096, 1024, ATTENTION.ns(8, 8 * c, 8 * c, 4096, 1024)) for c in (100, 9000)
    ]
    fitted = fit_attention(points)
    predicted = [fitted.ns(p.tokens, p.context, p.pairs, p.query_size, p.kv_size) for p in unseen]
    assert relative_errors(predicted, [p.ns for p in unseen]).max() < 0.01


def test_affine_fit() -> None:
    assert fit_affine([1e3, 1e6, 1e9], [6e3, 5e3 + 1e6, 5e3 + 1e9]) == AffineCost(
        base_ns=pytest.approx(5e3, rel=0.01), unit_ns=pytest.approx(1, rel=0.01)
    )


def fitted_on_one_rank() -> OperatorCost:
    """From noisy measurements of operators and whole steps with tp 1 only."""
    points = gemm_points(1)
    gemm = fit_gemm(
        [msgspec.structs.replace(p, ns=ns) for p, ns in zip(points, noisy([p.ns for p in points], 3), strict=True)],
        108,
        2,
    )
    shapes = [StepShape.of_prefill(n, 0) for n in (64, 512, 2048)] + [StepShape.of([(1, c)] * 8) for c in (64, 4096)]
    times = [ATTENTION.ns(s.num_tokens, s.num_context, s.num_pairs, 4096, 1024) for s in shapes]
    attention = fit_attention(
        [
            AttentionPoint(s.num_tokens, s.num_context, s.num_pairs, 4096, 1024, ns)
            for s, ns in zip(shapes, noisy(times, 4), strict=True)
        ]
    )
    cost = msgspec.structs.replace(TRUTH, gemm=gemm, attention=attention, overhead_ns=0.0, scale=1.0)
    whole = steps(5, 30)
    return calibrate(cost, whole, noisy([TRUTH.step_ns(s) for s in whole], 6))


def test_fitted_on_one_rank_predicts_two_and_four() -> None:
    fitted, shapes = fitted_on_one_rank(), steps(7, 60)
    for tp in (1, 2, 4):
        truth = [TRUTH.at(tp).step_ns(shape) for shape in shapes]
        errors = relative_errors([fitted.at(tp).step_ns(shape) for shape in shapes], truth)
        assert errors.mean() < 0.05 and errors.max() < 0.10, tp


def test_a_polynomial_of_the_whole_step_does_not_scale_as_well() -> None:
    """What operator-level fits are for: dividing a whole model's time by the ranks misses what does not divide."""
    known, shapes = steps(8, 60), steps(9, 60)
    polynomial = fit_analytical(known, [TRUTH.step_ns(s) for s in known], transfer=(0, 0))
    truth = [TRUTH.at(2).step_ns(s) for s in shapes]
    scaled = relative_errors([polynomial.step_ns(s) / 2 for s in shapes], truth).mean()
    operators = relative_errors([fitted_on_one_rank().at(2).step_ns(s) for s in shapes], truth).mean()
    assert scaled > 2 * operators


def test_kv_heads_are_replicated_where_there_are_fewer_than_ranks() -> None:
    assert MODEL.kv_size(8) == MODEL.kv_size(16) == 128
    assert MODEL.query_size(16) == 2 * 128


# -- stored


def profile() -> CostProfile:
    return CostProfile(
        format=FORMAT,
        model="tiny",
        fingerprint="f",
        hardware="h",
        threads=2,
        tp=1,
        analytical=ANALYTICAL,
        operator=TRUTH,
        errors={"analytical": HeldOut(mean=0.1, worst=0.2, num_points=3)},
        best="operator",
    )


def test_a_profile_survives_its_file() -> None:
    assert decode_profile(encode_profile(profile())) == profile()
    assert profile().cost == TRUTH
    assert msgspec.structs.replace(profile(), best="analytical").cost == ANALYTICAL


def test_what_is_no_profile_is_refused() -> None:
    good = encode_profile(profile())
    for data in (
        b"",
        b"{}",
        b"[1]",
        good[:-20],
        good.replace(b'"threads"', b'"thread"'),
        good.replace(b'format": 1', b'format": 9'),
    ):
        with pytest.raises(ValueError):
            decode_profile(data)
