"""MemPool with real bytes: the calls of the MemServe paper on both layouts."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from kvtide.base.config import PoolSizes
from kvtide.base.errors import CapacityError, ConfigError, PeerError
from kvtide.base.ids import Incarnation, Tier
from kvtide.kv.layout import KVLayout, LayoutKind
from kvtide.kv.mempool import BlockAddress, MemPool
from kvtide.kv.store import ArrayStore

B = 4
SIZES = PoolSizes(block_size=B, device_blocks=6, host_blocks=3, disk_blocks=4)


class Bench:
    """A pool over a store, with blocks whose bytes can be told apart."""

    def __init__(self, kind: LayoutKind, disk_path: Path | None = None) -> None:
        self.layout = KVLayout(num_layers=3, num_kv_heads=2, head_dim=4, block_size=B, kind=kind)
        self.store = ArrayStore(self.layout, SIZES, disk_path)
        self.pool = MemPool(self.layout, SIZES, self.store)
        self.generator = np.random.default_rng(0)

    def read(self, addresses: tuple[BlockAddress, ...]) -> list[bytes]:
        return [self.store.read_block(address.tier, address.block) for address in addresses]

    def compute(self, tokens: list[int], salt: str = "") -> tuple[tuple[BlockAddress, ...], list[bytes]]:
        """Allocate, write and index the prompt; the blocks stay pinned."""
        addresses = self.pool.alloc_mem(len(tokens) // B)
        contents = [self.generator.bytes(self.layout.block_bytes) for _ in addresses]
        for address, content in zip(addresses, contents, strict=True):
            self.store.write_block(address.tier, address.block, content)
        self.pool.insert(tokens, addresses, salt=salt)
        return addresses, contents


@pytest.fixture(params=["aggregated", "discrete"])
def bench(request: pytest.FixtureRequest) -> Iterator[Bench]:
    bench = Bench(request.param)
    with bench.store:
        yield bench
        bench.pool.check_invariants()


PROMPT = list(range(3 * B))


def test_bytes_are_identical_after_swap_out_and_swap_in(bench: Bench) -> None:
    addresses, contents = bench.compute(PROMPT)
    bench.pool.free_mem(addresses)
    for tier, count in ((Tier.HOST, 3), (Tier.DEVICE, 0)):
        moved = bench.pool.swap_out(3)
        assert len(moved) == count
        assert {address.tier for address in moved} <= {tier}
    cached = bench.pool.match(PROMPT)
    assert bench.read(cached) == contents
    on_device = bench.pool.swap_in(cached)
    assert [address.tier for address in on_device] == [Tier.DEVICE] * 3
    assert bench.read(on_device) == contents
    assert bench.pool.match(PROMPT) == on_device, "the index follows"


def test_eviction_goes_down_tier_by_tier_and_keeps_bytes(bench: Bench) -> None:
    first, contents = bench.compute(PROMPT)
    bench.pool.free_mem(first)
    second, _ = bench.compute([100 + token for token in PROMPT])
    bench.pool.free_mem(second)
    # 6 device blocks are historical; 6 more push the older three to disk and the newer three to host.
    third = bench.pool.alloc_mem(6)
    assert len(third) == 6
    cached = bench.pool.match(PROMPT)
    assert [address.tier for address in cached] == [Tier.DISK] * 3
    assert bench.read(cached) == contents
    bench.pool.free_mem(third)
    assert bench.read(bench.pool.swap_in(cached)) == contents


def test_eviction_takes_leaves_first_and_never_what_is_pinned(bench: Bench) -> None:
    pinned, _ = bench.compute(PROMPT[:B])
    tail, _ = bench.compute(PROMPT)
    bench.pool.free_mem(tail)
    assert bench.pool.usage()[Tier.DEVICE].active == 1
    moved = bench.pool.swap_out(1)
    cached = bench.pool.match(PROMPT)
    assert [address.tier for address in cached] == [Tier.DEVICE, Tier.DEVICE, Tier.HOST]
    assert cached[0] == pinned[0] and cached[2] == moved[0]


def test_all_or_nothing(bench: Bench) -> None:
    addresses, _ = bench.compute(PROMPT)
    before = bench.pool.usage()
    with pytest.raises(CapacityError):
        bench.pool.alloc_mem(4)
    with pytest.raises(CapacityError):
        bench.pool.alloc_mem(size_bytes=7 * bench.layout.block_bytes)
    assert bench.pool.usage() == before
    assert len(bench.pool.alloc_mem(size_bytes=2 * bench.layout.block_bytes + 1)) == 3
    assert bench.pool.match(PROMPT) == addresses


def test_duplicates_are_reported_and_the_index_keeps_its_own(bench: Bench) -> None:
    first, _ = bench.compute(PROMPT[: 2 * B])
    second = bench.pool.alloc_mem(3)
    inserted = bench.pool.insert(PROMPT, second)
    assert inserted.num_tokens == B
    assert inserted.duplicates == second[:2]
    assert bench.pool.match(PROMPT) == (*first, second[2])
    bench.pool.free_mem(inserted.duplicates)
    assert bench.pool.usage()[Tier.DEVICE].free == 3


def test_partial_blocks_are_never_shared(bench: Bench) -> None:
    addresses, _ = bench.compute(PROMPT)
    assert bench.pool.match(PROMPT[:-1]) == addresses[:2]
    assert bench.pool.match(PROMPT[: B - 1]) == ()


def test_salts_separate_tenants_beyond_the_shared_prefix(bench: Bench) -> None:
    addresses, _ = bench.compute(PROMPT[:B])
    mine = bench.pool.alloc_mem(2)
    bench.pool.insert(PROMPT[: 2 * B], mine, salt="mine", shared_tokens=B)
    assert bench.pool.match(PROMPT, salt="mine", shared_tokens=B) == (addresses[0], mine[1])
    assert bench.pool.match(PROMPT, salt="other", shared_tokens=B + 1) == addresses
    assert bench.pool.match(PROMPT, salt="other", shared_tokens=B - 1) == ()
    assert bench.pool.match(PROMPT) == addresses


def test_delete_frees_now_or_at_the_last_release(bench: Bench) -> None:
    addresses, _ = bench.compute(PROMPT)
    bench.pool.free_mem(addresses[1:2])
    assert bench.pool.delete([*PROMPT, 1, 2, 3, 4]) == 0
    assert bench.pool.delete(PROMPT[: 2 * B]) == 2
    assert bench.pool.match(PROMPT) == addresses[:1]
    assert bench.pool.usage()[Tier.DEVICE].free == 4
    bench.pool.free_mem(addresses[2:])
    assert bench.pool.usage()[Tier.DEVICE].free == 5


def test_stale_and_foreign_addresses_are_refused(bench: Bench) -> None:
    addresses = bench.pool.alloc_mem(2)
    bench.pool.free_mem(addresses[:1])
    again = bench.pool.alloc_mem(1)
    assert (again[0].tier, again[0].block) == (addresses[0].tier, addresses[0].block)
    before = bench.pool.usage()
    stranger = BlockAddress(Incarnation("elsewhere"), Tier.DEVICE, again[0].block, again[0].generation)
    for bad in (addresses[0], stranger):
        for call in (bench.pool.free_mem, bench.pool.swap_in, lambda a: bench.pool.insert(PROMPT, a)):
            with pytest.raises(PeerError):
                call([addresses[1], bad])
    nowhere = BlockAddress(again[0].incarnation, Tier.DEVICE, 77, 0)
    with pytest.raises(ValueError, match="no block"):
        bench.pool.free_mem([nowhere])
    with pytest.raises(ValueError, match="no reference left"):
        bench.pool.free_mem([again[0], again[0]])
    assert bench.pool.usage() == before


def test_only_device_blocks_are_indexed(bench: Bench) -> None:
    with pytest.raises(ValueError, match="device"):
        bench.pool.insert(PROMPT, bench.pool.alloc_mem(1, tier=Tier.HOST))


@pytest.mark.parametrize("tokens", [["a"], [1.5], [2**31], [-(2**31) - 1], [[1, 2]], "text"])
def test_tokens_are_checked(bench: Bench, tokens: list[int]) -> None:
    with pytest.raises(ValueError, match="token"):
        bench.pool.match(tokens)


def test_swap_in_without_room_changes_nothing(bench: Bench) -> None:
    addresses, contents = bench.compute(PROMPT)
    bench.pool.free_mem(addresses)
    bench.pool.swap_out(3)
    bench.pool.alloc_mem(4)
    cached = bench.pool.match(PROMPT)
    before = bench.pool.usage()
    with pytest.raises(CapacityError):
        bench.pool.swap_in(cached)
    assert bench.pool.usage() == before
    assert bench.read(cached) == contents
    assert len(bench.pool.swap_in(cached[:2])) == 2


def test_pool_needs_no_store_and_one_block_size() -> None:
    layout = KVLayout(num_layers=1, num_kv_heads=1, head_dim=2, block_size=B)
    pool = MemPool(layout, SIZES)
    pool.free_mem(pool.alloc_mem(6))
    with pytest.raises(ConfigError):
        MemPool(layout, PoolSizes(block_size=B + 1, device_blocks=1))
    for wrong in ({}, {"num_blocks": 1, "size_bytes": 1}):
        with pytest.raises(ValueError, match="either"):
            pool.alloc_mem(**wrong)


def test_disk_file_may_be_named(tmp_path: Path) -> None:
    bench = Bench("discrete", tmp_path / "kv")
    with bench.store:
        assert (tmp_path / "kv").stat().st_size == bench.layout.arena_bytes(SIZES.disk_blocks)
        with pytest.raises(ValueError, match="no block"):
            bench.store.read_block(Tier.DISK, SIZES.disk_blocks)
        with pytest.raises(ValueError, match="bytes"):
            bench.store.write_block(Tier.HOST, 0, b"short")
