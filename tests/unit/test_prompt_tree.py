"""Chain hashes and the prompt tree: what they promise, one by one. Random histories are in tests/property."""

import numpy as np
import pytest

import chain_hash_reference
from kvtide._core import PromptTree, chain_hashes

KNOWN_PUBLIC = [0xF8D0F30F300FCE2A, 0x607B567C96E1E8B8, 0x04D22A3AADE1F808]
KNOWN_TENANT = [0xAF4C0CD6DD4254BB, 0x9801288862C5F923]


def tokens_of(count: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).integers(0, 128_000, count, dtype=np.int32)


def hashes_of(*values: int) -> np.ndarray:
    return np.array(values, dtype=np.uint64)


def matched(tree: PromptTree, hashes: np.ndarray) -> dict[int, int]:
    holders, blocks = tree.match(hashes)
    assert list(holders) == sorted(holders)
    return dict(zip(holders.tolist(), blocks.tolist(), strict=True))


# -- chain hashes


@pytest.mark.parametrize("block_size", [1, 2, 3, 4, 7, 16])
def test_chain_hashes_equal_the_reference(block_size: int) -> None:
    tokens = tokens_of(50)
    for salt, shared in (("", 0), ("tenant", 0), ("tenant", 20), ("tenant", 1_000), ("ü" * 40, 3)):
        expected = chain_hash_reference.chain_hashes(tokens.tolist(), block_size, salt, shared)
        assert chain_hashes(tokens, block_size, salt, shared).tolist() == expected


def test_chain_hashes_are_the_same_everywhere() -> None:
    """Processes of other machines and releases compare them, so these numbers may never change."""
    tokens = np.arange(48, dtype=np.int32)
    assert chain_hashes(tokens, 16).tolist() == KNOWN_PUBLIC
    assert chain_hashes(tokens, 16, "tenant", 20).tolist() == [KNOWN_PUBLIC[0], *KNOWN_TENANT]


def test_chain_hashes_name_the_whole_prefix() -> None:
    tokens = tokens_of(64)
    whole = chain_hashes(tokens, 16)
    assert len(set(whole.tolist())) == 4
    assert chain_hashes(tokens[:47], 16).tolist() == whole[:2].tolist()
    changed = tokens.copy()
    changed[17] += 1
    other = chain_hashes(changed, 16)
    assert other[0] == whole[0]
    assert not set(other[1:].tolist()) & set(whole.tolist())


def test_chain_hashes_depend_on_the_order_of_tokens() -> None:
    tokens = tokens_of(16)
    hashes = set()
    for shift in range(16):
        hashes.add(int(chain_hashes(np.roll(tokens, shift), 16)[0]))
    swapped = tokens.copy()
    swapped[[0, 4]] = swapped[[4, 0]]
    hashes.add(int(chain_hashes(swapped, 16)[0]))
    assert len(hashes) == 17


def test_salts_are_apart_but_for_what_is_shared() -> None:
    tokens = tokens_of(64)
    public, own = chain_hashes(tokens, 16), chain_hashes(tokens, 16, "a", 32)
    assert own[:2].tolist() == public[:2].tolist()
    assert not set(own[2:].tolist()) & set(public.tolist())
    assert not set(chain_hashes(tokens, 16, "a").tolist()) & set(chain_hashes(tokens, 16, "b").tolist())


def test_chain_hashes_do_not_collide_among_small_numbers() -> None:
    values = np.stack(np.meshgrid(*[np.arange(12, dtype=np.int32)] * 4, indexing="ij"), -1).reshape(-1, 4)
    hashes = {int(chain_hashes(np.ascontiguousarray(row), 4)[0]) for row in values}
    assert len(hashes) == len(values)


def test_chain_hashes_refuse_nonsense() -> None:
    for block_size, shared in ((0, 0), (-1, 0), (16, -1)):
        with pytest.raises(ValueError):
            chain_hashes(tokens_of(16), block_size, "a", shared)
    assert chain_hashes(tokens_of(0), 16).size == 0


# -- prompt tree


def test_match_gives_each_holder_its_leading_blocks() -> None:
    tree = PromptTree()
    tree.insert(3, hashes_of(10, 11, 12))
    tree.insert(1, hashes_of(10, 11))
    tree.insert(7, hashes_of(10, 20))
    assert matched(tree, hashes_of(10, 11, 12, 13)) == {1: 2, 3: 3, 7: 1}
    assert matched(tree, hashes_of(10, 20, 12)) == {1: 1, 3: 1, 7: 2}
    assert matched(tree, hashes_of(11)) == {1: 1, 3: 1}
    assert matched(tree, hashes_of(99, 10)) == {}
    assert matched(tree, hashes_of()) == {}


def test_a_holder_that_lacks_one_in_the_middle_ends_there() -> None:
    tree = PromptTree()
    tree.insert(0, hashes_of(1, 2, 3, 4))
    tree.insert(1, hashes_of(1, 2, 4))
    assert matched(tree, hashes_of(1, 2, 3, 4)) == {0: 4, 1: 2}


def test_remove_and_remove_holder() -> None:
    tree = PromptTree()
    for holder in range(5):
        tree.insert(holder, hashes_of(*range(100)))
    assert tree.num_entries == 500
    tree.remove(2, hashes_of(*range(50, 200)))
    assert tree.num_blocks(2) == 50
    assert matched(tree, hashes_of(*range(100)))[2] == 50
    tree.remove_holder(3)
    assert tree.num_blocks(3) == 0
    assert matched(tree, hashes_of(*range(100))) == {0: 100, 1: 100, 2: 50, 4: 100}
    assert tree.num_entries == 350
    tree.check_invariants()
    for holder in range(5):
        tree.remove_holder(holder)
    assert tree.num_entries == 0
    tree.check_invariants()


def test_inserting_again_changes_nothing() -> None:
    tree = PromptTree()
    tree.insert(0, hashes_of(1, 2, 3))
    tree.insert(1, hashes_of(1))
    for holder in (0, 1):
        tree.insert(holder, hashes_of(1))
    assert (tree.num_blocks(0), tree.num_blocks(1), tree.num_entries) == (3, 1, 4)
    assert matched(tree, hashes_of(1, 2, 3)) == {0: 3, 1: 1}
    tree.check_invariants()


def test_4096_holders_of_one_block() -> None:
    tree = PromptTree()
    for holder in range(4095, -1, -1):
        tree.insert(holder, hashes_of(0))
    assert len(matched(tree, hashes_of(0))) == 4096
    for holder in range(0, 4096, 2):
        tree.remove(holder, hashes_of(0))
    tree.check_invariants()
    assert sorted(matched(tree, hashes_of(0, 1))) == list(range(1, 4096, 2))


def test_a_list_that_is_gone_is_used_again() -> None:
    tree = PromptTree()
    for _ in range(50):
        for holder in range(20):
            tree.insert(holder, hashes_of(*range(100)))
        size = tree.memory_bytes
        for holder in range(20):
            tree.remove_holder(holder)
    assert tree.memory_bytes == size
    assert tree.num_entries == 0


def test_holders_out_of_range_are_refused() -> None:
    tree = PromptTree()
    for holder in (-1, 4096):
        with pytest.raises(ValueError):
            tree.insert(holder, hashes_of(1))
        with pytest.raises(ValueError):
            tree.remove(holder, hashes_of(1))
        with pytest.raises(ValueError):
            tree.remove_holder(holder)
        with pytest.raises(ValueError):
            tree.num_blocks(holder)
    with pytest.raises(TypeError):
        tree.insert(0, np.array([1], dtype=np.int64))  # type: ignore[arg-type]
    assert tree.num_entries == 0
