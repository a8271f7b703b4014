"""Arguments that break the pool's contract are refused with ValueError and change nothing."""

from collections.abc import Callable

import numpy as np
import pytest

from kvtide._core import Pool

BLOCK = 4


def array(*values: int) -> np.ndarray:
    return np.asarray(values, dtype=np.int32)


def tokens(num_blocks: int) -> np.ndarray:
    return np.arange(num_blocks * BLOCK, dtype=np.int32)


@pytest.fixture
def pool() -> Pool:
    """Device blocks 0, 1 active and indexed, 2 leased, 3 historical, 4 active, 5 free; one host block active."""
    pool = Pool(BLOCK, 6, 2, 0)
    blocks, _ = pool.alloc(2)
    pool.insert(tokens(2), blocks)
    pool.lease(1)
    historical, _ = pool.alloc(1)
    pool.insert(tokens(1) + 50, historical)
    pool.release(historical)
    pool.alloc(1)
    pool.alloc(1, 1)
    return pool


BAD_CALLS: dict[str, Callable[[Pool], object]] = {
    "alloc a negative number": lambda p: p.alloc(-1),
    "alloc in no tier": lambda p: p.alloc(1, 3),
    "alloc in a negative tier": lambda p: p.alloc(1, -1),
    "can_alloc in no tier": lambda p: p.can_alloc(1, 7),
    "usage of no tier": lambda p: p.usage(3),
    "retain a free block": lambda p: p.retain(array(5)),
    "retain a leased block": lambda p: p.retain(array(0, 2)),
    "retain no block": lambda p: p.retain(array(0, 6)),
    "retain a negative block": lambda p: p.retain(array(0, -1)),
    "retain in an empty tier": lambda p: p.retain(array(0), 2),
    "release a free block": lambda p: p.release(array(0, 1, 5)),
    "release a historical block": lambda p: p.release(array(0, 3)),
    "release twice in one call": lambda p: p.release(array(4, 0, 4)),
    "release a leased block": lambda p: p.release(array(2)),
    "release no block": lambda p: p.release(array(0, 2**31 - 1)),
    "release of the wrong tier": lambda p: p.release(array(1), 1),
    "commit what is not leased": lambda p: p.commit_lease(array(2, 0)),
    "commit twice in one call": lambda p: p.commit_lease(array(2, 2)),
    "free a lease that is none": lambda p: p.free_lease(array(2, 5)),
    "free a lease of no block": lambda p: p.free_lease(array(2, 60)),
    "quarantine an active block": lambda p: p.quarantine(array(0)),
    "free a quarantine that is none": lambda p: p.free_quarantine(array(2)),
    "generation of no block": lambda p: p.generations(array(0, 6)),
    "references of no block": lambda p: p.references(array(-1)),
    "insert too few tokens": lambda p: p.insert(tokens(2)[:-1], array(0, 1)),
    "insert a free block": lambda p: p.insert(tokens(1) + 9, array(5)),
    "insert a leased block": lambda p: p.insert(tokens(1) + 9, array(2)),
    "insert a historical block": lambda p: p.insert(tokens(1) + 9, array(3)),
    "insert a block that is indexed elsewhere": lambda p: p.insert(tokens(1) + 9, array(0)),
    "insert a block at another position": lambda p: p.insert(tokens(2), array(1, 0)),
    "insert a block twice": lambda p: p.insert(tokens(2) + 9, array(4, 4)),
    "insert an indexed block below its own": lambda p: p.insert(tokens(3), array(0, 1, 0)),
    "insert with negative shared_tokens": lambda p: p.insert(tokens(1) + 9, array(4), "", -1),
    "match with negative shared_tokens": lambda p: p.match(tokens(1), "", -5),
    "swap_out a negative number": lambda p: p.swap_out(-1),
    "swap_in arrays of two lengths": lambda p: p.swap_in(array(0, 1), np.zeros(1, np.uint8)),
    "swap_in of no tier": lambda p: p.swap_in(array(0), np.asarray([3], np.uint8)),
    "swap_in without a reference": lambda p: p.swap_in(array(0, 3), np.zeros(2, np.uint8)),
    "swap_in a block twice": lambda p: p.swap_in(array(0, 0), np.asarray([1, 1], np.uint8)),
}


def snapshot(pool: Pool) -> object:
    per_tier = [
        (pool.usage(tier), pool.references(every, tier).tolist(), pool.generations(every, tier).tolist())
        for tier, every in ((0, array(*range(6))), (1, array(0, 1)))
    ]
    return per_tier, pool.peek(tokens(2)), pool.peek(tokens(1) + 50), pool.num_evicted


@pytest.mark.parametrize("name", BAD_CALLS)
def test_refused_and_nothing_changed(pool: Pool, name: str) -> None:
    before = snapshot(pool)
    with pytest.raises(ValueError, match=r"\w"):
        BAD_CALLS[name](pool)
    pool.check_invariants()
    assert snapshot(pool) == before


@pytest.mark.parametrize("sizes", [(0, 1), (4, 0), (4, -1), (4, 4, -1), (4, 4, 0, -1), (4, 2**40), (4, 2**30, 2**30)])
def test_impossible_sizes(sizes: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="block"):
        Pool(*sizes)


@pytest.mark.parametrize("bad", [np.zeros(4, np.int64), np.zeros((2, 2), np.int32), np.zeros(8, np.int32)[::2], [1, 2]])
def test_other_types_are_type_errors(pool: Pool, bad: np.ndarray) -> None:
    for call in (pool.retain, pool.release, pool.match, pool.peek, pool.delete):
        with pytest.raises(TypeError):
            call(bad)


def test_empty_arrays_are_fine(pool: Pool) -> None:
    before = snapshot(pool)
    blocks, copies = pool.alloc(0)
    assert blocks.shape == (0,) and copies.shape == (0, 4)
    assert blocks.dtype == np.int32 and copies.dtype == np.int32
    assert pool.match(array())[1].dtype == np.uint8
    assert pool.insert(array(), array()).shape == (0,)
    assert pool.insert(tokens(2), array()).shape == (0,)
    assert pool.delete(array()) == 0
    assert pool.swap_in(array(), np.zeros(0, np.uint8))[0].shape == (0,)
    pool.release(array())
    assert snapshot(pool) == before


@pytest.mark.parametrize("hash_bits", [-1, 33])
def test_impossible_hash(hash_bits: int) -> None:
    with pytest.raises(ValueError, match="hash_bits"):
        Pool(BLOCK, 4, hash_bits=hash_bits)


def test_numpy_integers_and_read_only_arrays_are_taken(pool: Pool) -> None:
    frozen = np.frombuffer(tokens(2).tobytes(), dtype="<i4")
    blocks, _ = pool.match(frozen, max_blocks=np.int64(1))
    assert blocks.tolist() == [0]
    assert pool.alloc(np.int32(1), np.int64(0)) is not None
