"""The tiers' bytes: views of both layouts, copies between any two tiers, order of dependent copies."""

import mmap
import os
from pathlib import Path

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from kvtide.base.errors import ConfigError, ModelError
from kvtide.base.ids import Tier
from kvtide.engine.arena import Arena
from kvtide.engine.tiers import DeviceArena, DiskArena, MappedMemory
from kvtide.kv.layout import KVLayout
from kvtide.proto.executor import BlockCopy
from kvtide.transfer.device import TorchBytes
from kvtide.transfer.shared import SharedState

BLOCKS = 6


def layout_of(kind: str = "aggregated", dtype: str = "float32") -> KVLayout:
    return KVLayout(num_layers=3, num_kv_heads=2, head_dim=4, block_size=5, dtype=dtype, kind=kind)


@pytest.mark.parametrize("kind", ["aggregated", "discrete"])
def test_a_device_tier_off_the_cpu_is_shown_to_peers_as_such(kind: str) -> None:
    layout = layout_of(kind)
    arena, shared = Arena(layout, BLOCKS, host_blocks=2, device="meta"), SharedState([BLOCKS, 2, 0])
    tiers = arena.rank_memory(shared, layout.num_kv_heads, 0, 1).tiers
    device = tiers[Tier.DEVICE]
    assert isinstance(device.device, TorchBytes) and device.address == 0 and device.fd == -1
    assert device.device.num_bytes == device.num_bytes == layout.arena_bytes(BLOCKS)
    assert tiers[Tier.HOST].device is None and tiers[Tier.HOST].address
    arena.close()
    shared.close()


@pytest.mark.parametrize("kind", ["aggregated", "discrete"])
@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
def test_views_lie_where_the_layout_says(kind: str, dtype: str) -> None:
    layout = layout_of(kind, dtype)
    arena = DeviceArena(layout, BLOCKS)
    for layer in range(3):
        for which, cache in enumerate((arena.key_cache(layer), arena.value_cache(layer))):
            assert cache.shape == (BLOCKS, 2, 5, 4) and cache.stride(-1) == 1
            cache[4] = 1 + 2 * layer + which
    values = []
    for offset, size in layout.block_ranges(4, BLOCKS):
        piece = torch.from_numpy(arena.memory.bytes[offset : offset + size]).view(arena.data.dtype)
        values += piece.view(-1, layout.plane_bytes // layout.element_bytes)[:, 0].tolist()
    assert values == [1, 2, 3, 4, 5, 6]
    assert arena.data.count_nonzero() == layout.block_bytes // layout.element_bytes
    offsets, size = arena.ranges(np.array([4], dtype=np.int64))
    assert [(int(offset), size) for offset in offsets[0]] == layout.block_ranges(4, BLOCKS)


def test_peers_can_map_the_device_tier() -> None:
    arena = DeviceArena(layout_of(), BLOCKS)
    if arena.memory.fd < 0:
        pytest.skip("no memfd on this system")
    with mmap.mmap(arena.memory.fd, arena.memory.size, prot=mmap.PROT_READ) as peer:
        arena.key_cache(0)[0, 0, 0, 0] = 3.0
        assert np.frombuffer(peer[:4], dtype=np.float32)[0] == 3.0
    arena.close()
    assert arena.memory.fd == -1


copies = st.lists(
    st.tuples(
        st.sampled_from(list(Tier)), st.integers(0, BLOCKS - 1), st.sampled_from(list(Tier)), st.integers(0, BLOCKS - 1)
    ).filter(lambda c: c[:2] != c[2:]),
    max_size=12,
)


@settings(deadline=None, max_examples=60)
@given(copies, st.sampled_from(["aggregated", "discrete"]))
def test_copies_are_as_if_one_after_the_other(plan: list[tuple[Tier, int, Tier, int]], kind: str) -> None:
    layout = layout_of(kind)
    directory = Path(os.environ.get("TMPDIR", "/tmp"))
    arena = Arena(layout, BLOCKS, BLOCKS, BLOCKS, disk_directory=directory)
    try:
        rng = np.random.default_rng(0)
        model = {}  # what each block should hold
        for tier in Tier:
            for block in range(BLOCKS):
                model[tier, block] = rng.integers(0, 256, layout.block_bytes, dtype=np.uint8)
                arena._scatter(tier, block, model[tier, block]) if tier != Tier.DISK else arena.disk.write(
                    block, model[tier, block]
                )
        for src_tier, src, dst_tier, dst in plan:
            model[dst_tier, dst] = model[src_tier, src]
        arena.copy(tuple(BlockCopy(*item) for item in plan))
        found = np.empty(layout.block_bytes, dtype=np.uint8)
        for (tier, block), expected in model.items():
            arena._gather(tier, block, found) if tier != Tier.DISK else arena.disk.read(block, found)
            assert (found == expected).all(), (tier, block)
    finally:
        arena.close()


def test_a_lost_disk_is_a_clear_error(tmp_path: Path) -> None:
    disk = DiskArena(layout_of(), 2, tmp_path)
    assert list(tmp_path.iterdir()) == []  # the file has no name
    disk.close()
    with pytest.raises(ModelError, match="cannot read block 1"):
        disk.read(1, np.empty(layout_of().block_bytes, dtype=np.uint8))
    with pytest.raises(ConfigError, match="cannot reserve"):
        DiskArena(layout_of(), 2, tmp_path / "absent")


@pytest.mark.parametrize(("shared", "size"), [(True, 2**60), (False, 2**60), (True, 2**70), (False, 2**70)])
def test_memory_that_the_system_does_not_have_names_the_flag(shared: bool, size: int) -> None:
    with pytest.raises(ConfigError, match="--host-cache-memory: cannot have"):
        MappedMemory(size, "--host-cache-memory", shared=shared)


def test_copies_outside_a_tier_are_refused() -> None:
    arena = Arena(layout_of(), BLOCKS)
    for bad in (BlockCopy(Tier.DEVICE, 0, Tier.HOST, 0), BlockCopy(Tier.DEVICE, 6, Tier.DEVICE, 0)):
        with pytest.raises(AssertionError, match="outside its tier"):
            arena.copy((bad,))
