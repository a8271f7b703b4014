"""The linear and element-wise kernels: batches, threads, read-only weights, and what bad arguments get."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from kvtide import _core
from kvtide.models.matrix import Matrix, widened


def run(x: torch.Tensor, weight: Any, bias: Any = None, num_threads: int = 1) -> torch.Tensor:
    out = torch.full((x.shape[0], weight.shape[0]), torch.nan)
    _core.linear(out, x, weight, bias, num_threads)
    return out


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
@pytest.mark.parametrize("k", [640, 1031, 2050])
def test_rows_depend_on_neither_batch_nor_threads(dtype: torch.dtype, k: int) -> None:
    generator = torch.Generator().manual_seed(0)
    x = torch.randn(200, k, generator=generator)
    weight = torch.randn(331, k, generator=generator).to(dtype)
    bias = torch.randn(331, generator=generator)
    whole = run(x, weight, bias, num_threads=2)
    for begin, end in ((0, 1), (3, 5), (7, 10), (16, 20), (5, 21), (60, 199)):
        assert torch.equal(run(x[begin:end], weight, bias), whole[begin:end])
    assert torch.equal(run(x, weight, bias, num_threads=7), whole)
    # Nor on where its weight row stands.
    assert torch.equal(run(x, weight[17:40], bias[17:40]), whole[:, 17:40])


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
@pytest.mark.parametrize("k", [15, 640, 1031, 2050])
def test_rows_of_large_batches_equal_those_of_small_ones(dtype: torch.dtype, k: int) -> None:
    """Around every size at which rows are packed, left over from a panel, or left over from a slab of 512."""
    generator = torch.Generator().manual_seed(0)
    x = torch.randn(1040, k, generator=generator)
    weight = torch.randn(61, k, generator=generator).to(dtype)
    bias = torch.randn(61, generator=generator)
    expected = torch.cat([run(part, weight, bias) for part in x.split(16)])
    for rows in (159, 160, 161, 187, 188, 191, 192, 511, 512, 513, 539, 540, 671, 672, 700, 1024, 1025, 1040):
        assert torch.equal(run(x[:rows], weight, bias, num_threads=2), expected[:rows])
    for columns in (1, 11, 12, 13, 48, 49):
        assert torch.equal(run(x[:513], weight[:columns], bias[:columns]), expected[:513, :columns])


def grouped(rows: int, columns: int, group: int) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """(numbers, scales, what they stand for)."""
    generator = torch.Generator().manual_seed(group)
    numbers = torch.randint(-128, 128, (rows, columns), generator=generator, dtype=torch.int8)
    scales = torch.randn(rows, columns // group, generator=generator)
    wide = numbers.view(rows, -1, group) * scales[:, :, None]
    return numbers, scales, wide.view(rows, columns)


@pytest.mark.parametrize("group", [16, 32])
@pytest.mark.parametrize("k", [32, 640, 1056, 2048])
def test_weights_of_8_bits_give_what_float32_gives(group: int, k: int) -> None:
    numbers, scales, wide = grouped(61, k, group)
    x, bias = torch.randn(700, k), torch.randn(61)
    for rows in (0, 1, 2, 3, 4, 5, 8, 9, 16, 33, 128, 130, 160, 187, 513, 700):
        expected = run(x[:rows], wide, bias, num_threads=2)
        out = torch.full((rows, 61), torch.nan)
        _core.linear(out, x[:rows], numbers, bias, 2, scales)
        assert torch.equal(out, expected)
    for columns in (1, 2, 7, 48):
        out = torch.full((3, columns), torch.nan)
        _core.linear(out, x[:3], numbers[5:][:columns], None, 1, scales[5:][:columns])
        assert torch.equal(out, run(x[:3], wide[5:][:columns]))


@pytest.mark.parametrize("group", [16, 32])
def test_weights_of_8_bits_with_offsets(group: int) -> None:
    generator = torch.Generator().manual_seed(group)
    numbers = torch.randint(-31, 32, (50, 1056), generator=generator, dtype=torch.int8)
    scales = torch.randn(50, 1056 // group, 2, generator=generator).bfloat16().float()
    x, wide = torch.randn(200, 1056), widened(numbers, scales)
    for rows in (1, 2, 3, 4, 5, 8, 16, 27, 200):
        out = torch.full((rows, 50), torch.nan)
        _core.linear(out, x[:rows], numbers, None, 2, scales)
        assert torch.equal(out, run(x[:rows], wide))
        _core.linear(out, x[:rows, 32:], numbers[:, 32:], None, 2, scales[:, 32 // group :])
        assert torch.equal(out, run(x[:rows, 32:], wide[:, 32:]))


def test_a_group_of_layers_in_8_bits_and_others() -> None:
    numbers, scales, wide = grouped(130, 640, 32)
    plain, x = torch.randn(70, 640), torch.randn(200, 640)
    for rows in (1, 16, 200):
        outs = [torch.full((rows, n), torch.nan) for n in (70, 130)]
        _core.linear_group(outs, x[:rows], [plain, numbers], [None, None], 2, [None, scales])
        assert torch.equal(outs[0], run(x[:rows], plain)) and torch.equal(outs[1], run(x[:rows], wide))
    with pytest.raises(ValueError, match="scales"):
        _core.linear_group(outs, x, [plain, numbers], [None, None], 2, [None])


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("kind", ["float32", "bfloat16", "8 bits", "8 bits with offsets"])
@pytest.mark.parametrize("n", [1, 5, 700, 20_000])
def test_the_greatest_of_each_row_is_that_of_the_result(n: int, kind: str, threads: int) -> None:
    numbers, scales, _ = grouped(n, 64, 32)
    if kind == "8 bits with offsets":
        numbers, scales = numbers % 31, torch.stack((scales, scales / 8), dim=-1).bfloat16().float().contiguous()
    is_plain = not kind.startswith("8 bits")
    weight = torch.randn(n, 64).to(getattr(torch, kind)) if is_plain else numbers
    for rows in (0, 1, 3, 4, 16, 33):
        x = torch.randn(rows, 64)
        x[1:2] = 0  # a row of equal results: the first one wins
        indices, values = torch.full((rows,), -1), torch.full((rows,), torch.nan)
        logits = torch.empty(rows, n)
        _core.linear(logits, x, weight, None, threads, None if is_plain else scales)
        _core.linear_argmax(indices, values, x, weight, threads, None if is_plain else scales)
        assert indices.tolist() == logits.numpy().argmax(axis=1).tolist()
        assert torch.equal(values, logits[torch.arange(rows), indices])


@pytest.mark.parametrize("odd", [torch.nan, torch.inf, -torch.inf])
@pytest.mark.parametrize("where", [[0], [3], [511, 1900], [1999], list(range(2000))])
def test_the_greatest_of_a_row_that_is_not_finite(where: list[int], odd: float) -> None:
    x, weight = torch.ones(2, 8), torch.randn(2000, 8)
    weight[where] = odd
    indices, values = torch.zeros(2, dtype=torch.int64), torch.zeros(2)
    logits = run(x, weight)
    for threads in (1, 2):
        _core.linear_argmax(indices, values, x, weight, threads)
        assert indices.tolist() == logits.numpy().argmax(axis=1).tolist()
        assert torch.equal(values.isnan(), logits.max(dim=1).values.isnan())


def test_the_greatest_of_nothing_is_refused() -> None:
    good = {"indices": torch.zeros(2, dtype=torch.int64), "values": torch.zeros(2), "x": torch.zeros(2, 8)}
    with pytest.raises(ValueError, match="weight"):
        _core.linear_argmax(**good, weight=torch.zeros(0, 8))
    for changes in ({"indices": torch.zeros(2)}, {"values": torch.zeros(3)}, {"x": torch.zeros(2, 7)}):
        with pytest.raises(ValueError):
            _core.linear_argmax(**{**good, **changes}, weight=torch.zeros(4, 8))


@pytest.mark.parametrize(
    "changes",
    [
        {"scales": None},
        {"scales": torch.zeros(4, 0)},
        {"scales": torch.zeros(4, 1)},
        {"scales": torch.zeros(4, 3)},
        {"scales": torch.zeros(4, 5)},
        {"scales": torch.zeros(3, 2)},
        {"scales": torch.zeros(4, 2, dtype=torch.float16)},
        {"scales": torch.zeros(2, 4).T},
        {"scales": torch.zeros(4, 2, 1)},
        {"scales": torch.zeros(4, 4, 2)[:, ::2]},
        {"scales": torch.zeros(4, 2, 2, 1)},
        {"weight": torch.zeros(4, 64)},
        {"weight": torch.zeros(4, 64, dtype=torch.uint8)},
    ],
)
def test_scales_that_do_not_fit_are_refused(changes: dict[str, Any]) -> None:
    good = {"out": torch.zeros(2, 4), "x": torch.zeros(2, 64), "weight": torch.zeros(4, 64, dtype=torch.int8)}
    good["scales"] = torch.zeros(4, 2)
    _core.linear(**good)
    with pytest.raises(ValueError):
        _core.linear(**{**good, **changes})


def test_weight_may_be_a_read_only_map(tmp_path: Path) -> None:
    path = tmp_path / "weight"
    weight = np.random.default_rng(0).standard_normal((50, 64)).astype(np.float32)
    weight.tofile(path)
    mapped = np.memmap(path, np.float32, mode="r", shape=weight.shape)
    x = torch.randn(3, 64)
    assert torch.equal(run(x, mapped), run(x, torch.from_numpy(weight)))


def test_strided_rows() -> None:
    x, weight = torch.randn(5, 90), torch.randn(20, 100)
    out = torch.zeros(5, 60)
    _core.linear(out[:, 3:23], x[:, 7:77], weight[:, 30:])
    assert torch.equal(out[:, 3:23], run(x[:, 7:77].contiguous(), weight[:, 30:].contiguous()))
    assert (out[:, :3] == 0).all() and (out[:, 23:] == 0).all()


def test_empty() -> None:
    assert run(torch.zeros(0, 8), torch.zeros(4, 8)).shape == (0, 4)
    assert run(torch.zeros(3, 8), torch.zeros(0, 8)).shape == (3, 0)
    assert torch.equal(run(torch.zeros(2, 0), torch.zeros(3, 0), torch.ones(3)), torch.ones(2, 3))


@pytest.mark.parametrize(
    "changes",
    [
        {"x": torch.zeros(2, 9)},
        {"x": torch.zeros(2, 8, dtype=torch.float64)},
        {"x": torch.zeros(8, 2).T},
        {"x": torch.zeros(8)},
        {"x": [1.0]},
        {"weight": torch.zeros(4, 8, dtype=torch.float16)},
        {"weight": torch.zeros(8, 4).T},
        {"out": torch.zeros(2, 5)},
        {"out": np.zeros((2, 4), np.float32)[::-1, ::-1]},
        {"bias": torch.zeros(5)},
        {"bias": torch.zeros(4, dtype=torch.bfloat16)},
        {"num_threads": 0},
    ],
)
def test_bad_arguments_are_refused(changes: dict[str, Any]) -> None:
    good = {"out": torch.zeros(2, 4), "x": torch.zeros(2, 8), "weight": torch.zeros(4, 8)}
    _core.linear(**good)
    with pytest.raises(ValueError):
        _core.linear(**{**good, **changes})


@pytest.mark.parametrize("num_threads", [1, 3])
def test_a_group_equals_its_layers(num_threads: int) -> None:
    generator = torch.Generator().manual_seed(0)
    x = torch.randn(9, 640, generator=generator)
    weights = [torch.randn(n, 640, generator=generator) for n in (1024, 1, 130)]
    weights[1] = weights[1].bfloat16()
    biases = [None, torch.randn(1, generator=generator), torch.randn(130, generator=generator)]
    for rows in (0, 1, 9):
        outs = [torch.full((rows, len(weight)), torch.nan) for weight in weights]
        _core.linear_group(outs, x[:rows], weights, biases, num_threads)
        for out, weight, bias in zip(outs, weights, biases, strict=True):
            assert torch.equal(out, run(x[:rows], weight, bias))


def test_bad_groups_are_refused() -> None:
    x, weight, out = torch.zeros(2, 8), torch.zeros(4, 8), torch.zeros(2, 4)
    for outs, weights, biases, num_threads in (
        ([], [], [], 1),
        ([out], [weight, weight], [None, None], 1),
        ([out, out], [weight, weight], [None], 1),
        ([out, torch.zeros(2, 3)], [weight, weight], [None, None], 1),
        ([out, out], [weight, torch.zeros(4, 7)], [None, None], 1),
        ([out, out], [weight, weight], [None, torch.zeros(3)], 1),
        ([out, None], [weight, weight], [None, None], 1),
        ([out], [weight], [None], 0),
    ):
        with pytest.raises(ValueError):
            _core.linear_group(outs, x, weights, biases, num_threads)


@pytest.mark.parametrize("kind", ["float32", "bfloat16", "scales", "offsets"])
def test_looked_up_rows_are_what_torch_gives(kind: str) -> None:
    generator = torch.Generator().manual_seed(0)
    weight: torch.Tensor = torch.randn(50, 96, generator=generator)
    scales = None
    if kind == "bfloat16":
        weight = weight.bfloat16()
    elif kind != "float32":
        weight = torch.randint(-128, 128, (50, 96), generator=generator, dtype=torch.int8)
        scales = torch.randn(50, 3, *([2] if kind == "offsets" else []), generator=generator)
    for count, threads in ((1, 1), (7, 2), (1500, 2)):
        rows = torch.randint(0, 50, (count,), generator=generator, dtype=torch.int32)
        for factor in (1.0, 25.25):
            out = torch.full((count, 96), torch.nan)
            _core.embed(out, rows, weight, scales, factor, threads)
            assert torch.equal(out, Matrix(weight, scales).rows(rows).float() * factor)


@pytest.mark.parametrize(
    "changes",
    [
        {"rows": np.array([0, 5], np.int32)},
        {"rows": np.array([-1, 0], np.int32)},
        {"rows": np.array([0, 1], np.int64)},
        {"rows": np.array([0, 1, 2], np.int32)},
        {"weight": torch.zeros(5, 8, dtype=torch.int32)},
        {"weight": torch.zeros(5, 7, dtype=torch.int8)},
        {"weight": torch.zeros(5, 8), "scales": torch.zeros(5, 2)},
        {"scales": None},
        {"scales": torch.zeros(5, 0)},
        {"scales": torch.zeros(5, 3)},
        {"scales": torch.zeros(4, 2)},
        {"scales": torch.zeros(5, 2, 3)},
        {"scales": torch.zeros(5, 2, dtype=torch.float64)},
        {"num_threads": 0},
    ],
)
def test_what_cannot_be_looked_up_is_refused(changes: dict[str, Any]) -> None:
    good = {
        "rows": np.array([0, 4], np.int32),
        "weight": torch.zeros(5, 8, dtype=torch.int8),
        "scales": torch.ones(5, 2),
    }
    _core.embed(torch.zeros(2, 8), **good)
    with pytest.raises(ValueError):
        _core.embed(torch.zeros(2, 8), **{**good, **changes})


def test_norm_of_contiguous_heads() -> None:
    heads, weight = torch.randn(6, 3, 32), torch.randn(32)
    expected = torch.nn.functional.rms_norm(heads, (32,), weight, 1e-6)
    with pytest.raises(ValueError):
        _core.rms_norm(heads[:, :2], heads[:, :2], weight, 1e-6)
    _core.rms_norm(heads, heads, weight, 1e-6)
    torch.testing.assert_close(heads, expected, rtol=1e-5, atol=1e-6)


def test_norm_in_place_and_over_head_slices() -> None:
    fused = torch.randn(6, 10, 32)
    heads = fused[:, 2:5]
    weight = torch.randn(32)
    expected = torch.nn.functional.rms_norm(heads, (32,), weight, 1e-6)
    flat = fused.view(60, 32)
    before = flat.clone()
    for head in range(2, 5):
        rows = fused[:, head]
        _core.rms_norm(rows, rows, weight, 1e-6)
    torch.testing.assert_close(fused[:, 2:5], expected, rtol=1e-5, atol=1e-6)
    assert torch.equal(fused[:, 5:], before.view(6, 10, 32)[:, 5:])


def test_bad_element_wise_arguments_are_refused() -> None:
    x, weight, table = torch.zeros(2, 8), torch.zeros(8), torch.zeros(5, 8)
    heads, positions = torch.zeros(2, 3, 8), np.array([0, 4], np.int32)
    _core.rotary(heads, positions, table)
    for call in (
        lambda: _core.rms_norm(x, x, torch.zeros(7), 1e-6),
        lambda: _core.rms_norm(torch.zeros(3, 8), x, weight, 1e-6),
        lambda: _core.add_rms_norm(x, torch.zeros(1, 8), x, weight, 1e-6),
        lambda: _core.rotary(heads, np.array([0, 5], np.int32), table),
        lambda: _core.rotary(heads, np.array([-1, 0], np.int32), table),
        lambda: _core.rotary(heads, np.array([0], np.int32), table),
        lambda: _core.rotary(heads, positions, torch.zeros(5, 10)),
        lambda: _core.rotary(heads, positions, torch.zeros(5, 7)),
        lambda: _core.gated_activation(x, x, x, "relu"),
        lambda: _core.gated_activation(x, x, None),
        lambda: _core.gated_activation(x, x, torch.zeros(2, 7)),
    ):
        with pytest.raises(ValueError):
            call()
