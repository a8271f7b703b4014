"""linear and the element-wise kernels against float64 torch."""

import math

import numpy as np
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from kvtide import _core

SEEDS = st.integers(0, 2**32)
THREADS = st.integers(1, 3)


def _normal(seed: int, *shape: int) -> torch.Tensor:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed))


@settings(deadline=None)
@given(
    rows=st.integers(1, 140),
    columns=st.integers(1, 70),
    depth=st.one_of(st.integers(1, 70), st.sampled_from([640, 1024, 1030, 2048])),
    bf16=st.booleans(),
    with_bias=st.booleans(),
    seed=SEEDS,
    num_threads=THREADS,
)
def test_linear(rows: int, columns: int, depth: int, bf16: bool, with_bias: bool, seed: int, num_threads: int) -> None:
    x, weight = _normal(seed, rows, depth), _normal(seed + 1, columns, depth)
    if bf16:
        weight = weight.bfloat16()
    bias = _normal(seed + 2, columns) if with_bias else None
    out = torch.full((rows, columns), math.nan)
    _core.linear(out, x, weight, bias, num_threads)
    expected = x.double() @ weight.double().T
    if bias is not None:
        expected += bias
    torch.testing.assert_close(out.double(), expected, rtol=1e-5, atol=3e-6 * math.sqrt(depth))


@settings(deadline=None)
@given(rows=st.integers(1, 150), columns=st.integers(1, 700), add_one=st.booleans(), seed=SEEDS, num_threads=THREADS)
def test_rms_norm(rows: int, columns: int, add_one: bool, seed: int, num_threads: int) -> None:
    x, residual, weight = _normal(seed, rows, columns), _normal(seed + 1, rows, columns), _normal(seed + 2, columns)
    scale = weight.double() + add_one

    def expected(value: torch.Tensor) -> torch.Tensor:
        return torch.nn.functional.rms_norm(value.double(), (columns,), scale, 1e-6)

    out = torch.empty_like(x)
    _core.rms_norm(out, x, weight, 1e-6, add_one, num_threads)
    torch.testing.assert_close(out.double(), expected(x), rtol=2e-6, atol=2e-6)
    summed = residual + x
    _core.add_rms_norm(out, residual, x, weight, 1e-6, add_one, num_threads)
    assert torch.equal(residual, summed)
    torch.testing.assert_close(out.double(), expected(summed), rtol=2e-6, atol=2e-6)


@settings(deadline=None)
@given(
    tokens=st.integers(1, 60),
    heads=st.integers(1, 5),
    half=st.integers(1, 40),
    extra=st.integers(0, 9),
    seed=SEEDS,
    num_threads=THREADS,
)
def test_rotary(tokens: int, heads: int, half: int, extra: int, seed: int, num_threads: int) -> None:
    x = _normal(seed, tokens, heads + 1, 2 * half + extra)[:, :heads]
    positions = np.random.default_rng(seed).integers(0, 50, tokens).astype(np.int32)
    angles = torch.arange(50).double()[:, None] * torch.rand(half).double()
    table = torch.cat([angles.cos(), angles.sin()], dim=1).float()
    cosine, sine = (part[torch.from_numpy(positions).long(), None].double() for part in table.split(half, dim=1))
    low, high, rest = x.double().split([half, half, extra], dim=2)
    expected = torch.cat([low * cosine - high * sine, high * cosine + low * sine, rest], dim=2)
    _core.rotary(x, positions, table, num_threads)
    torch.testing.assert_close(x.double(), expected, rtol=1e-6, atol=1e-6)


@settings(deadline=None)
@given(
    rows=st.integers(1, 60),
    columns=st.integers(1, 300),
    kind=st.sampled_from(["silu", "gelu_tanh"]),
    fused=st.booleans(),
    scale=st.sampled_from([1.0, 30.0]),
    seed=SEEDS,
    num_threads=THREADS,
)
def test_gated_activation(
    rows: int, columns: int, kind: str, fused: bool, scale: float, seed: int, num_threads: int
) -> None:
    both = _normal(seed, rows, 2 * columns) * scale
    gate, up = both.double().split(columns, dim=1)
    if kind == "silu":
        expected = torch.nn.functional.silu(gate) * up
    else:
        expected = torch.nn.functional.gelu(gate, approximate="tanh") * up
    out = torch.empty(rows, columns)
    if fused:
        _core.gated_activation(out, both, None, kind, num_threads)
    else:
        _core.gated_activation(out, both[:, :columns], both[:, columns:], kind, num_threads)
    torch.testing.assert_close(out.double(), expected, rtol=3e-6, atol=2e-6 * scale)
