"""The pool's contract in small histories that can be read; random ones are in tests/property."""

import sys
import threading

import numpy as np
import pytest

from kvtide._core import Pool

B = 4


def array(*values: int) -> np.ndarray:
    return np.asarray(values, dtype=np.int32)


def prompt(num_blocks: int, first: int = 0) -> np.ndarray:
    return np.arange(first, first + num_blocks * B, dtype=np.int32)


def cached(pool: Pool, tokens: np.ndarray, salt: str = "") -> np.ndarray:
    """Index a prompt as historical blocks."""
    blocks, _ = pool.alloc(len(tokens) // B)
    pool.insert(tokens, blocks, salt)
    pool.release(blocks)
    return blocks


def test_lowest_free_blocks_come_first() -> None:
    pool = Pool(B, 200)
    blocks, _ = pool.alloc(150)
    assert blocks.tolist() == list(range(150))
    pool.release(array(70, 3, 140))
    assert pool.alloc(5)[0].tolist() == [3, 70, 140, 150, 151]


def test_generation_counts_releases_to_the_free_list() -> None:
    pool = Pool(B, 2)
    blocks, _ = pool.alloc(1)
    pool.retain(blocks)
    pool.release(blocks)
    assert pool.generations(blocks).tolist() == [0]
    pool.release(blocks)
    assert pool.generations(blocks).tolist() == [1]
    cached(pool, prompt(1))
    assert pool.generations(blocks).tolist() == [1], "historical is not free"
    pool.clear()
    assert pool.generations(blocks).tolist() == [2]


def test_least_recently_used_leaf_goes_first_and_the_match_never_has_a_hole() -> None:
    pool = Pool(B, 6)
    long, short = prompt(4), prompt(2, 100)
    cached(pool, long)
    cached(pool, short)
    blocks, _ = pool.match(long[: 2 * B])
    pool.release(blocks)  # the first half is now younger than `short`, the second half older
    pool.alloc(2)
    assert (pool.peek(long), pool.peek(short)) == (2, 2)
    pool.alloc(2)
    assert (pool.peek(long), pool.peek(short)) == (2, 0)
    pool.alloc(1)
    assert pool.peek(long) == 1
    pool.check_invariants()


def test_what_lies_below_a_pinned_block_goes_what_lies_above_stays() -> None:
    pool = Pool(B, 4)
    cached(pool, prompt(4))
    middle, _ = pool.match(prompt(2))
    pool.release(middle[:1])  # block 0 has no reference, but block 1 below it has one
    assert pool.usage() == (4, 0, 1, 3, 0, 0)
    assert pool.can_alloc(2) and not pool.can_alloc(3)
    assert pool.alloc(3) is None
    assert pool.peek(prompt(4)) == 4, "None: nothing has changed"
    pool.alloc(2)
    assert pool.peek(prompt(4)) == 2
    pool.check_invariants()


def test_failed_alloc_changes_nothing_on_a_bushy_tree() -> None:
    pool = Pool(B, 16)
    for i in range(5):
        cached(pool, np.concatenate([prompt(2), prompt(2, 100 * (i + 1))]))
    pinned, _ = pool.match(np.concatenate([prompt(2), prompt(1, 300)]))
    usage, nodes = pool.usage(), pool.num_nodes
    evictable = usage[3]
    assert pool.can_alloc(usage[1] + evictable)
    assert pool.alloc(usage[1] + evictable + 1) is None
    assert (pool.usage(), pool.num_nodes, pool.num_evicted) == (usage, nodes, (0, 0, 0))
    pool.release(pinned[:2])  # two more are historical, yet kept by the pinned one below
    assert pool.usage()[3] == evictable + 2
    assert not pool.can_alloc(usage[1] + evictable + 1)
    pool.check_invariants()


def test_eviction_cascades_with_copies_in_order() -> None:
    pool = Pool(B, 1, 1, 1)
    for i in range(3):
        cached(pool, prompt(1, 10 * i))
    blocks, copies = pool.alloc(1)
    assert blocks.tolist() == [0]
    # Disk drops the oldest, host's goes to disk, then the device's to host.
    assert copies.tolist() == [[1, 0, 2, 0], [0, 0, 1, 0]]
    assert [pool.peek(prompt(1, 10 * i)) for i in range(3)] == [0, 1, 1]
    assert pool.num_evicted == (3, 2, 1)


def test_copies_whose_result_is_dropped_at_once_are_left_out() -> None:
    pool = Pool(B, 8, 1)
    for i in range(8):
        cached(pool, prompt(1, 10 * i))
    _, copies = pool.alloc(8)
    assert copies.tolist() == [[0, 7, 1, 0]], "only the youngest ends up on the host"
    pool.check_invariants()


def test_no_room_below_drops_and_unlinks_what_is_pinned_further_down() -> None:
    pool = Pool(B, 2, 1)
    cached(pool, prompt(2))
    pool.swap_out(1)
    blocks, tiers = pool.match(prompt(2))
    assert tiers.tolist() == [0, 1]
    pool.release(blocks[:1])  # the host block below stays pinned, so the host has no room
    _, copies = pool.alloc(2)
    assert len(copies) == 0
    assert pool.peek(prompt(2)) == 0
    assert pool.usage(1) == (1, 0, 1, 0, 0, 0), "unlinked, alive until its last release"
    pool.release(blocks[1:], 1)
    assert pool.usage(1) == (1, 1, 0, 0, 0, 0)
    pool.check_invariants()


def test_swap_out_stops_before_it_drops_what_it_moved() -> None:
    pool = Pool(B, 4, 1, 1)
    for i in range(4):
        cached(pool, prompt(1, 10 * i))
    copies = pool.swap_out(4)
    assert copies.tolist() == [[0, 0, 1, 0], [1, 0, 2, 0], [0, 1, 1, 0]]
    assert [pool.peek(prompt(1, 10 * i)) for i in range(4)] == [1, 1, 1, 1]
    assert pool.swap_out(1).tolist() != [], "another call may"
    assert Pool(B, 4).swap_out(4).shape == (0, 4)


def test_swap_in_leaves_a_block_that_others_pin() -> None:
    pool = Pool(B, 2, 2)
    cached(pool, prompt(1))
    pool.swap_out(1)
    mine, tiers = pool.match(prompt(1))
    other, _ = pool.match(prompt(1))
    device, copies = pool.swap_in(mine, tiers)
    assert copies.tolist() == [[1, mine[0], 0, device[0]]]
    assert pool.match(prompt(1))[1].tolist() == [0], "the index follows"
    assert pool.references(other, 1).tolist() == [1]
    second, _ = pool.swap_in(other, tiers)
    assert second[0] != device[0]
    assert pool.usage(1)[1] == 2
    pool.release(second)
    assert pool.usage(0)[1] == 1, "the second copy was never indexed"
    pool.check_invariants()


def test_insert_replaces_a_lower_copy() -> None:
    pool = Pool(B, 4, 4)
    cached(pool, prompt(2))
    pool.swap_out(2)
    pinned, tiers = pool.match(prompt(1))
    assert tiers.tolist() == [1]
    blocks, _ = pool.alloc(2)
    assert pool.insert(prompt(2), blocks).tolist() == []
    assert pool.match(prompt(2))[1].tolist() == [0, 0]
    assert pool.usage(1) == (4, 3, 1, 0, 0, 0), "the pinned copy stays, unindexed"
    pool.release(pinned, 1)
    assert pool.usage(1)[1] == 4


def test_leases_are_never_evicted_and_commit_to_active() -> None:
    pool = Pool(B, 3)
    leased, _ = pool.lease(3)
    assert pool.alloc(1) is None
    pool.commit_lease(leased[:1])
    pool.quarantine(leased[1:2])
    pool.free_lease(leased[2:])
    assert pool.usage() == (3, 1, 1, 0, 0, 1)
    pool.free_quarantine(leased[1:2])
    pool.release(leased[:1])
    assert pool.usage() == (3, 3, 0, 0, 0, 0)


def test_growing_sequence_is_one_node() -> None:
    pool = Pool(B, 500)
    blocks, _ = pool.alloc(500)
    tokens = prompt(500)
    for n in range(1, 501):
        assert pool.insert(tokens[: n * B], blocks[:n]).tolist() == []
    assert pool.num_nodes == 1
    assert pool.peek(tokens) == 500


@pytest.mark.parametrize("hash_bits", [0, 2, 32])
def test_collisions_are_told_apart_by_tokens_and_salt(hash_bits: int) -> None:
    pool = Pool(B, 300, hash_bits=hash_bits)
    held = {(i, salt): cached(pool, prompt(2, 8 * i), salt).tolist() for i in range(50) for salt in ("", "x")}
    for (i, salt), blocks in held.items():
        assert pool.match(prompt(2, 8 * i), salt)[0].tolist() == blocks
        assert pool.peek(prompt(2, 8 * i), "y") == 0
        assert pool.peek(prompt(2, 8 * i + 1), salt) == 0
    for i in range(0, 50, 3):
        assert pool.delete(prompt(1, 8 * i), "x") == 2
    assert [pool.peek(prompt(2, 8 * i), "x") for i in range(50)] == [0 if i % 3 == 0 else 2 for i in range(50)]
    pool.check_invariants()


def test_many_salts_come_and_go() -> None:
    pool = Pool(B, 4)
    for i in range(2000):
        cached(pool, prompt(1), f"tenant with a name that does not fit inline {i}")
        assert pool.num_nodes <= 4
    assert pool.memory_bytes < 20_000
    pool.clear()
    pool.check_invariants()


def test_salt_may_hold_any_text() -> None:
    pool = Pool(B, 4)
    for salt in ("a\0b", "a\0c", "ü€😀"):
        cached(pool, prompt(1), salt)
        assert pool.peek(prompt(1), salt) == 1
    assert pool.peek(prompt(1), "a") == 0


def test_deep_tree_is_deleted_without_recursion() -> None:
    pool = Pool(B, 100_000)
    tokens = prompt(50_000)
    blocks, _ = pool.alloc(50_000)
    pool.insert(tokens, blocks)
    for n in range(1, 50_000, 97):  # each shorter match splits the edge
        pool.release(pool.match(tokens[: n * B])[0])
    assert pool.num_nodes > 500
    assert pool.clear() == 50_000
    pool.release(blocks)
    assert pool.usage()[1] == 100_000
    pool.check_invariants()


def test_threads_may_share_a_pool() -> None:
    pool = Pool(B, 4096)
    interval = sys.getswitchinterval()
    errors: list[Exception] = []

    def work(seed: int) -> None:
        generator = np.random.default_rng(seed)
        try:
            for _ in range(150):
                tokens = prompt(int(generator.integers(100, 400)), int(generator.integers(0, 3)))
                blocks, _ = pool.match(tokens)
                new = pool.alloc(len(tokens) // B - len(blocks))
                if new is not None:
                    blocks = np.concatenate([blocks, new[0]])
                    pool.insert(tokens, blocks)
                pool.release(blocks)
        except Exception as error:  # noqa: BLE001 (reported below: a thread has no caller)
            errors.append(error)

    sys.setswitchinterval(1e-5)
    try:
        threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(interval)
    assert errors == []
    pool.check_invariants()
    assert pool.usage()[2] == 0
