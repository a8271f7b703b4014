"""What others follow of a pool: shared generations, and the chain hashes of what enters and leaves its index."""

import gc
import weakref

import numpy as np
import pytest

from kvtide._core import Pool, chain_hashes

BLOCK = 4


def tokens_of(blocks: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).integers(0, 1_000, blocks * BLOCK, dtype=np.int32)


def fill(pool: Pool, tokens: np.ndarray, salt: str = "", shared_tokens: int = 0) -> None:
    """Compute, index and let go."""
    allocated = pool.alloc(len(tokens) // BLOCK)
    assert allocated is not None
    pool.insert(tokens, allocated[0], salt, shared_tokens)
    pool.release(allocated[0])


def changes(pool: Pool) -> tuple[list[int], list[int]]:
    inserted, removed = pool.take_changes()
    return inserted.tolist(), removed.tolist()


def test_insert_and_eviction_for_good() -> None:
    pool = Pool(BLOCK, 4)
    pool.track_changes()
    first, second = tokens_of(3, 1), tokens_of(3, 2)
    fill(pool, first)
    assert changes(pool) == (chain_hashes(first, BLOCK).tolist(), [])
    fill(pool, second)  # takes two of the first's blocks, leaves first
    inserted, removed = changes(pool)
    assert inserted == chain_hashes(second, BLOCK).tolist()
    assert sorted(removed) == sorted(chain_hashes(first, BLOCK)[1:].tolist())
    assert changes(pool) == ([], [])


def test_moves_between_tiers_are_no_changes() -> None:
    pool = Pool(BLOCK, 4, 4, 4)
    pool.track_changes()
    tokens = tokens_of(4)
    fill(pool, tokens)
    pool.take_changes()
    pool.swap_out(4)
    pool.swap_out(4)
    assert changes(pool) == ([], [])
    blocks, tiers = pool.match(tokens)
    swapped = pool.swap_in(blocks, tiers)
    assert swapped is not None
    pool.release(swapped[0])
    assert changes(pool) == ([], [])
    fill(pool, tokens)  # duplicates
    assert changes(pool) == ([], [])
    pool.clear()
    assert sorted(changes(pool)[1]) == sorted(chain_hashes(tokens, BLOCK).tolist())


def test_a_device_block_in_the_place_of_a_lower_copy_is_no_change() -> None:
    pool = Pool(BLOCK, 4, 4)
    pool.track_changes()
    tokens = tokens_of(2)
    fill(pool, tokens)
    pool.swap_out(2)
    pool.take_changes()
    fill(pool, tokens)
    assert changes(pool) == ([], [])
    pool.delete(tokens[:BLOCK])
    assert sorted(changes(pool)[1]) == sorted(chain_hashes(tokens, BLOCK).tolist())


def test_what_came_and_went_cancels_out_and_parents_come_first() -> None:
    pool = Pool(BLOCK, 16)
    pool.track_changes()
    tokens = tokens_of(6)
    fill(pool, tokens[: 2 * BLOCK])
    pool.take_changes()
    fill(pool, tokens)
    pool.clear()
    fill(pool, tokens[: 4 * BLOCK])
    assert changes(pool) == (chain_hashes(tokens, BLOCK)[2:4].tolist(), [])
    pool.clear()
    fill(pool, tokens[:BLOCK])
    assert sorted(changes(pool)[1]) == sorted(chain_hashes(tokens, BLOCK)[1:4].tolist())


def test_many_changes_that_nobody_takes_keep_no_memory() -> None:
    pool = Pool(BLOCK, 2_000)
    pool.track_changes()
    tokens = tokens_of(2_000)
    before = pool.memory_bytes
    for _ in range(100):
        fill(pool, tokens)
        pool.clear()
    assert pool.memory_bytes - before < 4 << 20
    fill(pool, tokens)
    assert changes(pool) == (chain_hashes(tokens, BLOCK).tolist(), [])


def test_tracking_may_begin_late() -> None:
    pool = Pool(BLOCK, 16, 16)
    tokens = tokens_of(4)
    fill(pool, tokens)
    with pytest.raises(ValueError):
        pool.take_changes()
    pool.swap_out(2)
    pool.track_changes()
    pool.track_changes()
    assert pool.indexed_hashes().tolist() == chain_hashes(tokens, BLOCK).tolist()
    longer = np.concatenate([tokens, tokens_of(2, 1)])
    fill(pool, longer)
    assert changes(pool) == (chain_hashes(longer, BLOCK)[4:].tolist(), [])
    pool.check_invariants()


def test_salts_and_shared_tokens_hash_as_they_are_indexed() -> None:
    pool = Pool(BLOCK, 32)
    pool.track_changes()
    tokens = tokens_of(5)
    fill(pool, tokens, "tenant", 2 * BLOCK + 1)
    assert changes(pool)[0] == chain_hashes(tokens, BLOCK, "tenant", 2 * BLOCK + 1).tolist()
    fill(pool, tokens, "other", 2 * BLOCK)
    assert changes(pool)[0] == chain_hashes(tokens, BLOCK, "other", 2 * BLOCK)[2:].tolist()
    branch = np.concatenate([tokens[: 3 * BLOCK], tokens_of(2, 1)])
    fill(pool, branch, "tenant", 2 * BLOCK)  # splits a node
    assert changes(pool)[0] == chain_hashes(branch, BLOCK, "tenant", 2 * BLOCK)[3:].tolist()
    pool.check_invariants()


def test_shared_generations_follow_each_free() -> None:
    pool = Pool(BLOCK, 4, 2)
    allocated = pool.alloc(3)
    assert allocated is not None
    pool.release(allocated[0])
    shared = np.full(4, 99, dtype=np.uint32)
    pool.share_generations(0, shared)
    assert shared.tolist() == [1, 1, 1, 0]
    leased = pool.lease(2)
    assert leased is not None
    assert shared.tolist() == [1, 1, 1, 0]
    pool.free_lease(leased[0])
    assert shared.tolist() == [2, 2, 1, 0]
    assert pool.generations(np.arange(4, dtype=np.int32)).tolist() == shared.tolist()


def test_the_shared_array_lives_as_long_as_the_pool_needs_it() -> None:
    pool = Pool(BLOCK, 4)
    shared = np.zeros(4, dtype=np.uint32)
    is_there = weakref.ref(shared)
    pool.share_generations(0, shared)
    del shared
    gc.collect()
    assert is_there() is not None
    pool.share_generations(0, np.zeros(4, dtype=np.uint32))
    gc.collect()
    assert is_there() is None


def test_an_array_that_does_not_fit_is_refused() -> None:
    pool = Pool(BLOCK, 4, 2)
    for tier, array in ((0, np.zeros(3, np.uint32)), (1, np.zeros(4, np.uint32)), (3, np.zeros(4, np.uint32))):
        with pytest.raises(ValueError):
            pool.share_generations(tier, array)
    read_only = np.zeros(4, np.uint32)
    read_only.flags.writeable = False
    for wrong in (read_only, np.zeros(4, np.int32), np.zeros(8, np.uint32)[::2]):
        with pytest.raises(TypeError):
            pool.share_generations(0, wrong)  # type: ignore[arg-type]
