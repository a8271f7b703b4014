"""copy_ranges and write_kv against numpy."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
import torch

from kvtide import _core


def ranges(rng: np.random.Generator, sizes: np.ndarray) -> tuple[np.ndarray, np.ndarray, int]:
    """Disjoint (dst, src) offsets in random order, and the bytes of each area."""
    offsets = []
    for _ in range(2):
        order = rng.permutation(len(sizes))
        starts = np.zeros(len(sizes), np.int64)
        starts[order] = np.cumsum([0, *(sizes[order] + 3)])[:-1]
        offsets.append(starts)
    return offsets[0], offsets[1], int((sizes + 3).sum())


@pytest.mark.parametrize("num_threads", [1, 2, 5])
@pytest.mark.parametrize("largest", [40, 5_000_000])
def test_copy_ranges(num_threads: int, largest: int) -> None:
    rng = np.random.default_rng(largest)
    sizes = rng.integers(0, largest, 12).astype(np.int64)
    dst_offsets, src_offsets, total = ranges(rng, sizes)
    src = rng.integers(0, 256, total, dtype=np.uint8)
    dst = np.zeros(total, np.uint8)
    expected = dst.copy()
    for to, start, size in zip(dst_offsets, src_offsets, sizes, strict=True):
        expected[to : to + size] = src[start : start + size]
    _core.copy_ranges(dst.ctypes.data, src.ctypes.data, dst_offsets, src_offsets, sizes, num_threads)
    np.testing.assert_array_equal(dst, expected)


def test_no_ranges() -> None:
    none = np.zeros(0, np.int64)
    _core.copy_ranges(0, 0, none, none, none)


def test_bad_ranges_are_refused() -> None:
    area = np.zeros(8, np.uint8)
    address = area.ctypes.data
    one, two = np.ones(1, np.int64), np.ones(2, np.int64)
    for dst, offsets, sizes, num_threads in (
        (address, one, two, 1),
        (address, one, -one, 1),
        (address, -one, one, 1),
        (address, one.astype(np.int32), one, 1),
        (0, one, one, 1),
        (address, one, one, 0),
    ):
        with pytest.raises(ValueError):
            _core.copy_ranges(dst, address, offsets, one, sizes, num_threads)


def test_calls_from_several_threads_at_once() -> None:
    """The thread pool serves one call at a time; the others run alone, with the same result."""
    x, weight = torch.randn(16, 512), torch.randn(3000, 512)

    def call(_: int) -> torch.Tensor:
        out = torch.empty(16, 3000)
        _core.linear(out, x, weight, None, 2)
        return out

    expected = call(0)
    with ThreadPoolExecutor(4) as pool:
        for out in pool.map(call, range(40)):
            assert torch.equal(out, expected)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
@pytest.mark.parametrize("discrete", [False, True])
def test_write_kv(dtype: torch.dtype, discrete: bool) -> None:
    blocks, heads, block_size, head_dim = 7, 2, 4, 6
    arena = torch.zeros((2, blocks, heads, block_size, head_dim) if discrete else (blocks, 2, heads, block_size, 6))
    arena = arena.to(dtype)
    key_cache, value_cache = arena.unbind(0 if discrete else 1)
    expected = [key_cache.clone(), value_cache.clone()]
    slots = torch.randperm(blocks * block_size)[:9]
    slots[4] = -1
    rows = [torch.randn(9, heads + 1, head_dim)[:, :heads], torch.randn(9, heads, head_dim)]
    rows[0][2, 0, :4] = torch.tensor([1.00390625, 1.01171875, torch.inf, torch.nan])  # two ties, then the odd ones
    for target, source in zip(expected, rows, strict=True):
        for t, slot in enumerate(slots.tolist()):
            if slot >= 0:
                target[slot // block_size, :, slot % block_size] = source[t].to(dtype)
    _core.write_kv(key_cache, value_cache, rows[0], rows[1], slots.numpy())
    torch.testing.assert_close(key_cache, expected[0], rtol=0, atol=0, equal_nan=True)
    torch.testing.assert_close(value_cache, expected[1], rtol=0, atol=0, equal_nan=True)


def test_bad_slots_are_refused_before_anything_is_written() -> None:
    cache = torch.zeros(3, 1, 4, 8)
    rows = torch.ones(2, 1, 8)
    for slots in ([0, 12], [0, -2], [0]):
        with pytest.raises(ValueError):
            _core.write_kv(cache, cache, rows, rows, np.array(slots, np.int64))
    with pytest.raises(ValueError, match="slots"):
        _core.write_kv(cache, cache, rows, rows, np.array([0, 1], np.int32))
    with pytest.raises(ValueError, match="keys"):
        _core.write_kv(cache, cache, rows.double(), rows, np.array([0, 1], np.int64))
    assert (cache == 0).all()
