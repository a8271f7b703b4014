"""Swap-in layer by layer: which copies may wait, and that the step sees what it would have seen."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kvtide.base.ids import Tier
from kvtide.engine import loading
from kvtide.engine.arena import Arena
from kvtide.engine.loading import begin_copies, split
from kvtide.kv.layout import KVLayout
from kvtide.proto.executor import BlockCopy

BLOCKS = 5
D, H = Tier.DEVICE, Tier.HOST


def arena_of(kind):
    layout = KVLayout(num_layers=3, num_kv_heads=2, head_dim=4, block_size=5, kind=kind)
    arena = Arena(layout, BLOCKS, BLOCKS)
    arena.device.memory.bytes[:] = np.arange(len(arena.device.memory.bytes)) % 251
    arena.host.memory.bytes[:] = np.arange(len(arena.host.memory.bytes)) % 241
    return arena


def test_a_swap_in_waits_unless_something_later_needs_it():
    evict, swap_in, fork = BlockCopy(D, 0, H, 1), BlockCopy(H, 2, D, 0), BlockCopy(D, 0, D, 3)
    assert split([evict, swap_in]) == ([evict], [swap_in])
    assert split([evict, swap_in, fork]) == ([evict, swap_in, fork], [])
    assert split([swap_in, BlockCopy(D, 1, H, 2)]) == ([swap_in, BlockCopy(D, 1, H, 2)], [])
    assert split([swap_in, BlockCopy(D, 1, H, 3)]) == ([BlockCopy(D, 1, H, 3)], [swap_in])


copies = st.lists(
    st.tuples(
        st.sampled_from([D, H]), st.integers(0, BLOCKS - 1), st.sampled_from([D, H]), st.integers(0, BLOCKS - 1)
    ).filter(lambda c: c[:2] != c[2:]),
    max_size=12,
)


@pytest.mark.parametrize("kind", ["aggregated", "discrete"])
@given(copies=copies)
@settings(deadline=None, max_examples=60)
def test_memory_ends_as_if_everything_had_been_copied_first(kind, copies):
    plan = [BlockCopy(*copy) for copy in copies]
    expected, actual = arena_of(kind), arena_of(kind)
    expected.copy(plan)
    before, loading.MIN_BYTES = loading.MIN_BYTES, 1
    try:
        load = begin_copies(actual, plan, has_batch=True)
    finally:
        loading.MIN_BYTES = before
    if load is not None:
        load.wait(3)
        load.finish()
    assert np.array_equal(actual.device.memory.bytes, expected.device.memory.bytes)
    assert np.array_equal(actual.host.memory.bytes, expected.host.memory.bytes)


def test_each_layer_is_there_when_its_attention_begins(monkeypatch):
    monkeypatch.setattr(loading, "MIN_BYTES", 1)
    arena = arena_of("aggregated")
    wanted = arena.host.blocks[2].copy().reshape(3, -1)
    load = begin_copies(arena, [BlockCopy(H, 2, D, 4)], has_batch=True)
    seen = []

    def attend(layer, q, k, v):
        block = arena.device.memory.bytes.reshape(BLOCKS, 3, -1)[4]
        seen.append(np.array_equal(block[layer], wanted[layer]))
        return q

    ready = load.before(attend)
    for layer in range(3):
        ready(layer, None, None, None)
    load.finish()
    assert seen == [True] * 3


def test_a_failed_copy_fails_the_step(monkeypatch):
    monkeypatch.setattr(loading, "MIN_BYTES", 1)

    def broken(*_):
        raise ValueError("no such range")

    monkeypatch.setattr(loading._core, "copy_ranges", broken)
    load = begin_copies(arena_of("aggregated"), [BlockCopy(H, 2, D, 4)], has_batch=True)
    with pytest.raises(ValueError, match="no such range"):
        load.before(lambda *_: None)(0, None, None, None)
    load.finish()


def test_without_a_batch_everything_is_copied_at_once(monkeypatch):
    monkeypatch.setattr(loading, "MIN_BYTES", 1)
    arena = arena_of("discrete")
    assert begin_copies(arena, [BlockCopy(H, 2, D, 4)], has_batch=False) is None
    assert arena.host.blocks[2].tobytes() == b"".join(
        arena.device.memory.bytes[offset : offset + size].tobytes()
        for offset, size in arena.layout.block_ranges(4, BLOCKS)
    )
