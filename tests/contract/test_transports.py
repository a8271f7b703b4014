"""One suite for all transports: what transfer.port promises, among real processes where it is about death."""

import contextlib
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from transfer_pool import (
    INCARNATION,
    KEY,
    ArrayDevice,
    PeerProcess,
    RankPool,
    pool_shape,
    wait_until,
)

from kvtide import _core
from kvtide.base.errors import ConfigError
from kvtide.base.ids import Incarnation, Tier
from kvtide.kv.pieces import Pieces, plan_pull, source_ranks
from kvtide.proto.cluster import PoolShape, RankAddress
from kvtide.transfer.exporter import Exporter
from kvtide.transfer.factory import create_transport
from kvtide.transfer.mooncake import MooncakeEngine
from kvtide.transfer.port import Cancel, Reader, TierMemory, TransferFailed, Transport

MODES = ["by-layer", "by-request", "by-request-agg"]
EVERYWHERE = [(0, 4), (1, 2), (0, 5), (2, 0), (0, 1), (1, 7), (2, 4)]  # (tier, block)
ONTO = [3, 4, 5, 0, 11, 7, 8]


@pytest.fixture(scope="module")
def engine() -> Iterator[MooncakeEngine]:
    try:
        engine = MooncakeEngine()
    except ConfigError as error:
        pytest.skip(str(error))
    yield engine
    engine.close()


class Setting:
    """A transport under test, pools that it can read, and an arena of ours to read into."""

    def __init__(self, kind: str, folder: Path, engine: MooncakeEngine | None) -> None:
        self.kind = kind
        self.folder = folder
        self.engine = engine
        self.stack = contextlib.ExitStack()
        self.transport: Transport = create_transport(kind, KEY, mooncake_engine=engine)

    def serve(self, pool: RankPool, **changes: object) -> RankAddress:
        """Export a pool from this process."""
        rank = pool.exported.rank
        if self.engine is not None:
            self.engine.register_tiers(pool.exported.tiers)
        flags: dict[str, object] = {"unix_path": str(self.folder / f"{rank}.sock"), "tcp_host": "127.0.0.1"}
        segment = self.engine.segment if self.engine is not None else ""
        exporter = Exporter(pool.exported, KEY, mooncake=segment, **(flags | changes))  # type: ignore[arg-type]
        self.stack.callback(pool.close)
        self.stack.callback(exporter.close)
        if self.engine is not None:
            for memory in pool.exported.tiers.values():
                self.stack.callback(self.engine.unregister, memory.address)
        return exporter.address

    def process(self, **settings: object) -> PeerProcess:
        peer = PeerProcess(self.folder, mooncake=self.engine is not None, **settings)
        self.stack.callback(peer.close)
        return peer

    def reader(self, address: RankAddress, arena: np.ndarray, on_use: Callable[[], None] | None = None) -> Reader:
        """on_use: pretend that the arena lies on a device, and call this before each copy to it."""
        target = TierMemory(arena.ctypes.data, arena.nbytes)
        if on_use is not None:
            target = TierMemory(0, arena.nbytes, device=ArrayDevice(arena, on_use))
        reader = self.transport.connect(address, INCARNATION, target)
        self.stack.callback(reader.close)
        return reader


@pytest.fixture(params=["shm", "tcp", "mooncake"])
def setting(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Setting]:
    engine = request.getfixturevalue("engine") if request.param == "mooncake" else None
    setting = Setting(request.param, tmp_path, engine)
    with setting.stack:
        yield setting
    setting.transport.close()


def arena_of(pool: RankPool) -> np.ndarray:
    return np.full(pool.exported.tiers[Tier.DEVICE].num_bytes, 0xA5, dtype=np.uint8)


def in_thread(reader: Reader, pieces: Sequence[Pieces], cancel: Cancel) -> "Future[int]":
    """Read on a thread of its own."""
    future: Future[int] = Future()

    def run() -> None:
        try:
            future.set_result(reader.read(pieces, cancel))
        except BaseException as error:  # noqa: BLE001 (handed to whoever waits)
            future.set_exception(error)

    threading.Thread(target=run, daemon=True).start()
    return future


# -- bytes


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("layout", ["aggregated", "discrete"])
@pytest.mark.parametrize("is_host_shared", [True, False])
def test_every_byte_and_no_other(setting: Setting, layout: str, mode: str, is_host_shared: bool) -> None:
    """From all three tiers, in several reads; what is not a target stays as it was."""
    pool = RankPool(pool_shape(layout), is_host_shared=is_host_shared)
    arena = arena_of(pool)
    reader = setting.reader(setting.serve(pool), arena)
    assert reader.name == setting.kind
    for part in (slice(0, 3), slice(3, 7)):
        pieces = pool.plan(EVERYWHERE[part], ONTO[part], mode)
        expected = pool.apply(pieces, arena)
        moved = reader.read(pieces, Cancel())
        assert moved == pool.layouts[Tier.DEVICE].block_bytes * len(ONTO[part])
        np.testing.assert_array_equal(arena, expected)
    assert reader.read([], Cancel()) == 0


@pytest.mark.parametrize(("source_tp", "target_tp"), [(2, 1), (1, 2), (2, 2), (4, 2)])
def test_between_tensor_parallel_ranks(setting: Setting, source_tp: int, target_tp: int) -> None:
    """Two KV heads over up to four ranks, each with an arena and an exporter of its own."""
    source, target = pool_shape(tp=source_tp), pool_shape("discrete", tp=target_tp)
    pools = [RankPool(source, rank) for rank in range(source_tp)]
    for pool in pools:  # block numbers and generations are the same on all ranks
        for tier in Tier:
            pool.state.generations[tier][:] = pools[0].state.generations[tier]
    addresses = [setting.serve(pool) for pool in pools]
    for rank in range(target_tp):
        arena = arena_of(RankPool(target, rank))
        expected = arena
        for peer in source_ranks(source, target, rank):
            refs, onto = pools[peer].refs(EVERYWHERE), np.array(ONTO, np.int32)
            pieces = plan_pull(source, target, (peer, rank), refs, onto, "by-request-agg")
            expected = pools[peer].apply(pieces, expected)
            setting.reader(addresses[peer], arena).read(pieces, Cancel())
        np.testing.assert_array_equal(arena, expected)


def test_from_and_to_memory_that_nobody_can_map(setting: Setting) -> None:
    """A device at both ends: staged in the host's memory, in several goes."""
    shape = pool_shape(num_layers=8, num_kv_heads=8, head_dim=64, block_size=16, device_blocks=48)
    uses: list[int] = []
    pool = RankPool(shape, on_use=lambda: uses.append(1))
    arena = arena_of(pool)
    reader = setting.reader(setting.serve(pool), arena, on_use=lambda: uses.append(2))
    pieces = pool.plan([(0, block) for block in range(46)], list(range(47, 1, -1)))
    expected = pool.apply(pieces, arena)
    reader.read(pieces, Cancel())
    np.testing.assert_array_equal(arena, expected)
    assert uses.count(1) > 1 and uses.count(2) > 1


def test_the_same_read_twice_changes_nothing_more(setting: Setting) -> None:
    pool = RankPool(pool_shape())
    arena = arena_of(pool)
    reader = setting.reader(setting.serve(pool), arena)
    pieces = pool.plan(EVERYWHERE, ONTO)
    expected = pool.apply(pieces, arena)
    for _ in range(2):
        assert reader.read(pieces, Cancel()) > 0
        np.testing.assert_array_equal(arena, expected)


def test_many_in_flight(setting: Setting) -> None:
    """Eight readers at once, each into blocks of its own; two of them are cancelled while they wait for a gate."""
    pool = RankPool(pool_shape(device_blocks=64))
    address = setting.serve(pool)
    arena = arena_of(pool)
    expected, cancels, futures = arena, [], []
    for number in range(8):
        onto = [number * 8 + place for place in range(7)]
        pieces = pool.plan(EVERYWHERE, onto, "by-layer", gate_step=0)
        cancel = Cancel()
        cancels.append(cancel)
        futures.append(in_thread(setting.reader(address, arena), pieces, cancel))
        if number >= 2:
            expected = pool.apply(pieces, expected)
    for cancel in cancels[:2]:
        cancel.set()
    for future in futures[:2]:
        with pytest.raises(TransferFailed):
            future.result(60)
    _core.store_progress(pool.exported.progress_address, pool.shape.num_layers)
    for future in futures[2:]:
        assert future.result(60) > 0
    np.testing.assert_array_equal(arena, expected)


# -- gates


def test_the_first_piece_moves_before_the_last_layer_is_written(setting: Setting) -> None:
    pool = RankPool(pool_shape())
    layers = pool.shape.num_layers
    address, arena = setting.serve(pool), arena_of(pool)
    step = 3
    pieces = pool.plan([(0, 4), (1, 3), (0, 9)], [1, 2, 3], "by-layer", gate_step=step, gated_from=1)
    by_gate = {gate: [part for part in pieces if part.gate == gate] for gate in sorted({p.gate for p in pieces})}
    assert list(by_gate) == [0, *(step * layers + layer + 1 for layer in range(layers))]
    future = in_thread(setting.reader(address, arena), pieces, Cancel())
    expected = arena.copy()
    for gate, group in by_gate.items():
        if gate:
            before = pool.apply(group, expected)
            assert not np.array_equal(before, arena), "nothing is read before its gate opens"
            for part in group:  # this layer is computed only now
                for src, size in zip(part.source, part.size, strict=True):
                    pool.bytes[part.tier][src : src + size] ^= 0xFF
            _core.store_progress(pool.exported.progress_address, gate)
        expected = pool.apply(group, expected)
        wait_until(lambda wanted=expected: np.array_equal(arena, wanted))  # type: ignore[misc]
    assert future.result(60) > 0


@pytest.mark.parametrize("when", ["before", "at the gate"])
def test_cancel(setting: Setting, when: str) -> None:
    pool = RankPool(pool_shape())
    address, arena = setting.serve(pool), arena_of(pool)
    ungated, gated = pool.plan([(0, 4), (0, 9)], [1, 2], "by-layer", gate_step=0, gated_from=1)[:2]
    expected = arena if when == "before" else pool.apply([ungated], arena)
    cancel = Cancel()
    if when == "before":
        cancel.set()
    future = in_thread(setting.reader(address, arena), [ungated, gated], cancel)
    wait_until(lambda: np.array_equal(arena, expected))
    cancel.set()
    with pytest.raises(TransferFailed):
        future.result(60)
    _core.store_progress(pool.exported.progress_address, 1)
    np.testing.assert_array_equal(arena, expected)
    assert not cancel.on_set, "nothing hears of it after the read"


# -- death


def test_a_peer_killed_at_a_gate(setting: Setting) -> None:
    """What had arrived stays, the rest never comes, and the reader hears of it."""
    peer = setting.process()
    arena = arena_of(peer.mirror)
    pieces = peer.mirror.plan([(0, 4), (0, 9)], [1, 2], "by-layer", gate_step=0, gated_from=1)
    future = in_thread(setting.reader(peer.address, arena), pieces, Cancel())
    expected = peer.mirror.apply(pieces[:1], arena)
    wait_until(lambda: np.array_equal(arena, expected))
    assert peer.ask("progress 1")
    expected = peer.mirror.apply(pieces[:2], arena)
    wait_until(lambda: np.array_equal(arena, expected))
    peer.kill()
    with pytest.raises(TransferFailed):
        future.result(60)
    np.testing.assert_array_equal(arena, expected)
    with pytest.raises(TransferFailed):
        setting.reader(peer.address, arena)


BIG = {"num_layers": 8, "num_kv_heads": 8, "head_dim": 64, "block_size": 16, "device_blocks": 80}


def test_a_peer_killed_in_the_middle_of_a_copy(setting: Setting) -> None:
    """It dies while it gathers the third part of what it sends."""
    peer = setting.process(shape=pool_shape(**BIG), signal=signal.SIGKILL, at_use=3)
    arena = arena_of(peer.mirror)
    pieces = peer.mirror.plan([(0, block) for block in range(80)], list(range(80)))
    with pytest.raises(TransferFailed):
        setting.reader(peer.address, arena).read(pieces, Cancel())
    assert not np.array_equal(arena, peer.mirror.apply(pieces, arena))


def test_a_stopped_peer_that_resumes_changes_nothing(setting: Setting) -> None:
    """It stops in the middle of a copy, the read is cancelled, and its late bytes reach no memory of ours."""
    peer = setting.process(shape=pool_shape(**BIG), signal=signal.SIGSTOP, at_use=3)
    arena = arena_of(peer.mirror)
    pieces = peer.mirror.plan([(0, block) for block in range(80)], list(range(80)))
    cancel = Cancel()
    future = in_thread(setting.reader(peer.address, arena), pieces, cancel)
    peer.wait_stopped()
    cancel.set()
    with pytest.raises(TransferFailed, match="cancelled"):
        future.result(60)
    after = arena.copy()
    peer.resume()
    wait_until(lambda: peer.ask("connections") == "0")
    np.testing.assert_array_equal(arena, after)


def test_the_transfer_engine_is_left_with_a_buffer_of_its_own(
    engine: MooncakeEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It can neither be cancelled nor asked what is still under way: what arrives late must not reach the arena."""
    setting = Setting("mooncake", tmp_path, engine)
    with setting.stack:
        peer = setting.process()
        arena = arena_of(peer.mirror)
        reader = setting.reader(peer.address, arena)
        read, ended = engine.read, threading.Event()

        def stopped_read(*args: np.ndarray) -> int:
            peer.stop()
            peer.wait_stopped()
            result = read(*args)  # type: ignore[arg-type]
            ended.set()
            return result

        monkeypatch.setattr(engine, "read", stopped_read)
        cancel = Cancel()
        future = in_thread(reader, peer.mirror.plan([(0, 3), (1, 3)], [1, 2]), cancel)
        peer.wait_stopped()
        cancel.set()
        with pytest.raises(TransferFailed, match="cancelled"):
            future.result(60)
        peer.resume()
        assert ended.wait(60)
        assert (arena == 0xA5).all()


def test_a_peer_that_stopped_before_the_connection_is_given_up(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kvtide.transfer.auth.HANDSHAKE_TIMEOUT_S", 0.2)
    peer = setting.process()
    peer.stop()
    peer.wait_stopped()
    with pytest.raises(TransferFailed):
        setting.reader(peer.address, arena_of(peer.mirror))
    peer.resume()


@pytest.mark.parametrize("kind", ["shm"])
def test_memory_of_a_stopped_peer_can_still_be_read(kind: str, tmp_path: Path) -> None:
    setting = Setting(kind, tmp_path, None)
    with setting.stack:
        peer = setting.process()
        arena = arena_of(peer.mirror)
        reader = setting.reader(peer.address, arena)
        pieces = peer.mirror.plan([(0, 3), (1, 3), (2, 3)], [1, 2, 3])
        expected = peer.mirror.apply(pieces, arena)
        peer.stop()
        peer.wait_stopped()
        reader.read(pieces, Cancel())
        np.testing.assert_array_equal(arena, expected)


def test_a_closed_exporter_ends_reads(setting: Setting) -> None:
    pool = RankPool(pool_shape())
    exporter = Exporter(pool.exported, KEY, unix_path=str(setting.folder / "x"), tcp_host="127.0.0.1", mooncake="none")
    arena = arena_of(pool)
    pieces = pool.plan([(0, 4)], [1], "by-layer", gate_step=0)
    future = in_thread(setting.reader(exporter.address, arena), pieces, Cancel())
    wait_until(lambda: exporter.num_connections == 1)
    exporter.close()
    exporter.close()
    with pytest.raises(TransferFailed):
        future.result(60)
    assert not (setting.folder / "x").exists()
    pool.close()


# -- references


def change(part: Pieces, **changes: object) -> list[Pieces]:
    return [replace(part, **changes)]  # type: ignore[arg-type]


def numbers(*values: int, dtype: type = np.int64) -> np.ndarray:
    return np.array(values, dtype=dtype)


FORGERIES: dict[str, Callable[[Pieces], list[Pieces]]] = {
    "stale": lambda part: change(part, generations=part.generations - np.uint32(1)),
    "one stale of two": lambda part: change(part, generations=part.generations + numbers(0, 1, dtype=np.uint32)),
    "other block": lambda part: change(part, blocks=part.blocks[::-1].copy()),
    "not named": lambda part: change(part, blocks=part.blocks[:1], generations=part.generations[:1]),
    "next block": lambda part: change(part, source=part.source + 64),
    "too long": lambda part: change(part, size=part.size + 1),
    "behind the end": lambda part: change(part, source=part.source + 2**40),
    "before the start": lambda part: change(part, source=part.source - 2**40),
    "overflow": lambda part: change(part, source=part.source + (2**63 - 1 - part.source.max())),
    "no such block": lambda part: change(part, blocks=part.blocks + np.int32(1000)),
    "negative block": lambda part: change(part, blocks=-part.blocks - np.int32(1)),
    "lengths": lambda part: change(part, generations=part.generations[:1]),
}


@pytest.mark.parametrize("forgery", FORGERIES)
@pytest.mark.parametrize("layout", ["aggregated", "discrete"])
@pytest.mark.parametrize("tier", list(Tier))
def test_forged_references_are_refused(setting: Setting, forgery: str, layout: str, tier: Tier) -> None:
    """Before a byte moves; another reader is not disturbed."""
    pool = RankPool(pool_shape(layout))
    address, arena = setting.serve(pool), arena_of(pool)
    before = arena.copy()
    (part,) = pool.plan([(tier, 1), (tier, 3)], [0, 4])
    with pytest.raises(TransferFailed):
        setting.reader(address, arena).read(FORGERIES[forgery](part), Cancel())
    np.testing.assert_array_equal(arena, before)
    setting.reader(address, arena).read([part], Cancel())
    np.testing.assert_array_equal(arena, pool.apply([part], before))


def test_a_range_over_blocks_that_are_all_named_is_fine(setting: Setting) -> None:
    """Also where it runs on from the last block of one plane to the first of the next."""
    pool = RankPool(pool_shape("discrete"))
    last = pool.shape.device_blocks - 1
    arena = arena_of(pool)
    (part,) = pool.plan([(0, last), (0, 0)], [last, 0])
    pieces = change(part, source=numbers(0), target=numbers(0), size=numbers(pool.layouts[Tier.DEVICE].plane_bytes))
    plane = pool.layouts[Tier.DEVICE].plane_bytes
    pieces = change(part, source=numbers(last * plane), target=numbers(0), size=numbers(2 * plane))
    expected = pool.apply(pieces, arena)
    setting.reader(setting.serve(pool), arena).read(pieces, Cancel())
    np.testing.assert_array_equal(arena, expected)


def test_a_block_freed_during_the_read_fails_it(setting: Setting) -> None:
    pool = RankPool(pool_shape())
    arena = arena_of(pool)
    reader = setting.reader(setting.serve(pool), arena, on_use=lambda: pool.free(0, 4))
    with pytest.raises(TransferFailed, match="generation"):
        reader.read([*pool.plan([(0, 4)], [1]), *pool.plan([(0, 4)], [2])], Cancel())


def test_a_target_outside_our_memory_is_our_bug(setting: Setting) -> None:
    pool = RankPool(pool_shape())
    arena = arena_of(pool)
    reader = setting.reader(setting.serve(pool), arena)
    (part,) = pool.plan([(0, 4)], [1])
    for target in (arena.nbytes - 8, -8):
        with pytest.raises(ValueError, match="outside our memory"):
            reader.read(change(part, target=numbers(target)), Cancel())


def test_another_incarnation_is_refused(setting: Setting) -> None:
    pool = RankPool(pool_shape())
    address, arena = setting.serve(pool), arena_of(pool)
    with pytest.raises(TransferFailed, match="incarnation"):
        setting.transport.connect(address, Incarnation("f" * 32), TierMemory(arena.ctypes.data, arena.nbytes))


def test_another_key_is_refused(setting: Setting) -> None:
    pool = RankPool(pool_shape())
    address, arena = setting.serve(pool), arena_of(pool)
    stranger = create_transport(setting.kind, b"another cluster's key", mooncake_engine=setting.engine)
    with pytest.raises(TransferFailed, match="key"):
        stranger.connect(address, INCARNATION, TierMemory(arena.ctypes.data, arena.nbytes))


def test_what_a_transport_reaches(setting: Setting) -> None:
    pool = RankPool(pool_shape())
    address = setting.serve(pool)
    assert setting.transport.can_reach(address)
    nowhere = RankAddress(host=address.host)
    assert not setting.transport.can_reach(nowhere)
    elsewhere = RankAddress(host="another machine", unix=address.unix, tcp=address.tcp, mooncake=address.mooncake)
    assert setting.transport.can_reach(elsewhere) == (setting.kind != "shm")


# -- the choice


def test_auto_takes_the_fastest_way(tmp_path: Path) -> None:
    pool = RankPool(pool_shape())
    setting = Setting("auto", tmp_path, None)
    with setting.stack:
        address, arena = setting.serve(pool), arena_of(pool)
        assert setting.reader(address, arena).name == "shm"
        elsewhere = RankAddress(host="another machine", unix=address.unix, tcp=address.tcp)
        assert setting.reader(elsewhere, arena).name == "tcp"
        gone = RankAddress(host=address.host, unix=address.unix, tcp=address.tcp)
        os.rename(address.unix, tmp_path / "moved")
        assert setting.reader(gone, arena).name == "tcp"
        with pytest.raises(TransferFailed, match="no transport"):
            setting.reader(RankAddress(host=address.host), arena)


def test_unknown_transports_and_missing_libraries_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ConfigError, match="--transport"):
        create_transport("pigeon", KEY)
    with pytest.raises(ConfigError, match="--transport mooncake"):
        create_transport("mooncake", KEY)
    monkeypatch.setitem(__import__("sys").modules, "mooncake.engine", None)
    with pytest.raises(ConfigError, match=r"--transport mooncake: .*install"):
        MooncakeEngine()
    with pytest.raises(ConfigError, match="protocol 'shm'"):
        MooncakeEngine(protocol="shm")


def test_places_where_nobody_can_listen_are_refused(tmp_path: Path) -> None:
    pool = RankPool(pool_shape())
    first = Exporter(pool.exported, KEY, tcp_host="127.0.0.1")
    port = int(first.address.tcp.rpartition(":")[2])
    for flags in (
        {"tcp_host": "127.0.0.1", "tcp_port": port},
        {"tcp_host": "192.0.2.1"},
        {"unix_path": str(tmp_path / ("long" * 50))},
        {"unix_path": str(tmp_path / "no" / "folder")},
    ):
        with pytest.raises(ConfigError, match="cannot serve KV"):
            Exporter(pool.exported, KEY, **flags)  # type: ignore[arg-type]
    first.close()
    pool.close()


def test_large_pools_in_one_read(tmp_path: Path) -> None:
    """More ranges than one request holds."""
    shape = PoolShape(
        num_layers=30,
        num_kv_heads=1,
        head_dim=1,
        block_size=1,
        dtype="float32",
        layout="discrete",
        device_blocks=2500,
    )
    for kind in ("shm", "tcp"):
        setting = Setting(kind, tmp_path, None)
        with setting.stack, ThreadPoolExecutor(1) as pool_of_one:
            pool = RankPool(shape)
            arena = arena_of(pool)
            order = np.random.default_rng(5).permutation(2500)
            pieces = pool.plan([(0, int(block)) for block in order], list(range(2500)), "by-request")
            assert len(pieces[0].size) > 100_000
            expected = pool.apply(pieces, arena)
            pool_of_one.submit(setting.reader(setting.serve(pool), arena).read, pieces, Cancel()).result(60)
            np.testing.assert_array_equal(arena, expected)
