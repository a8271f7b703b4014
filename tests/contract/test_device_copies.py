"""Copies from a peer's device memory to ours over `shm`: pretended devices, whose handles other processes can open."""

import gc
import logging
import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest
from transfer_pool import INCARNATION, KEY, ArrayDevice, PeerProcess, RankPool, SharedDevice, pool_shape, wait_until

from kvtide import _core
from kvtide.base.ids import Tier
from kvtide.transfer import wire
from kvtide.transfer.auth import transfer_key
from kvtide.transfer.client import Connection, connect_tcp, connect_unix
from kvtide.transfer.exporter import Exporter
from kvtide.transfer.port import Cancel, DeviceHandle, Reader, TierMemory, TransferFailed
from kvtide.transfer.shm import ShmTransport

EVERYWHERE = [(0, 4), (1, 2), (0, 5), (2, 0), (0, 1), (1, 7), (2, 4)]  # (tier, block)
ONTO = [3, 4, 5, 0, 11, 7, 8]
FILL = 0xA5
BIG = {"num_layers": 8, "num_kv_heads": 8, "head_dim": 64, "block_size": 16, "device_blocks": 40}


class Served:
    """A pool on a pretended device, its exporter, and a device of ours."""

    def __init__(self, folder: Path, pool: RankPool, on_use: Callable[[], None] = lambda: None) -> None:
        self.pool = pool
        self.source = pool.exported.tiers[Tier.DEVICE].device
        self.exporter = Exporter(pool.exported, KEY, unix_path=str(folder / "kv.sock"), tcp_host="127.0.0.1")
        self.target = device_of(pool, on_use)
        self.transport = ShmTransport(KEY)

    def reader(self, target: ArrayDevice | None = None) -> Reader:
        device = self.target if target is None else target
        memory = TierMemory(0, device.data.nbytes, device=device)
        return self.transport.connect(self.exporter.address, INCARNATION, memory)

    def close(self) -> None:
        self.exporter.close()
        self.pool.close()


def device_of(pool: RankPool, on_use: Callable[[], None] = lambda: None) -> SharedDevice:
    return SharedDevice(np.full(pool.exported.tiers[Tier.DEVICE].num_bytes, FILL, np.uint8), on_use)


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Served]]:
    made: list[Served] = []

    def make(pool: RankPool | None = None, on_use: Callable[[], None] = lambda: None) -> Served:
        made.append(Served(tmp_path, pool or RankPool(pool_shape(), device=SharedDevice), on_use))
        return made[-1]

    yield make
    for served in made:
        served.close()


@pytest.fixture
def peer(tmp_path: Path) -> Iterator[PeerProcess]:
    process = PeerProcess(tmp_path, shape=pool_shape(**BIG), device="shared")
    yield process
    process.close()


def reader_of(peer: PeerProcess, target: SharedDevice) -> Reader:
    return ShmTransport(KEY).connect(peer.address, INCARNATION, TierMemory(0, target.data.nbytes, device=target))


def not_to_be_used(*_: object) -> None:
    raise AssertionError("this way is not taken")


@pytest.mark.parametrize("mode", ["by-layer", "by-request", "by-request-agg"])
@pytest.mark.parametrize("layout", ["aggregated", "discrete"])
def test_every_byte_and_no_other(
    serve: Callable[..., Served], layout: str, mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From all tiers; those of the device without the host's memory between."""
    served = serve(RankPool(pool_shape(layout), device=SharedDevice))
    monkeypatch.setattr(served.source, "gather", not_to_be_used)
    reader = served.reader()
    assert reader.name == "shm"
    for part in (slice(0, 3), slice(3, 7)):
        pieces = served.pool.plan(EVERYWHERE[part], ONTO[part], mode)
        expected = served.pool.apply(pieces, served.target.data)
        reader.read(pieces, Cancel())
        np.testing.assert_array_equal(served.target.data, expected)
    assert len(served.target.opened) == 1


def test_nothing_is_read_before_its_gate_opens(serve: Callable[..., Served]) -> None:
    served = serve()
    pool, reader = served.pool, served.reader()
    pieces = pool.plan([(0, 4), (0, 9)], [1, 2], "by-layer", gate_step=0)
    expected = pool.apply(pieces, served.target.data)
    before = served.target.data.copy()
    thread = threading.Thread(target=reader.read, args=(pieces, Cancel()))
    thread.start()
    np.testing.assert_array_equal(served.target.data, before)
    _core.store_progress(pool.exported.progress_address, pool.shape.num_layers)
    thread.join()
    np.testing.assert_array_equal(served.target.data, expected)


def test_readers_share_what_is_opened(serve: Callable[..., Served]) -> None:
    """Once for each device of ours, and until the last reader is gone."""
    served = serve()
    other = device_of(served.pool)
    readers = [served.reader(), served.reader(), served.reader(other)]
    assert len(served.target.opened) == len(other.opened) == 1
    (opened,) = served.target.opened
    readers.pop(0).close()
    readers.pop(1)
    assert opened() is not None
    pieces = served.pool.plan([(0, 4)], [1])
    readers[0].read(pieces, Cancel())
    readers.clear()
    assert opened() is None


# -- what goes wrong during the copy


def test_a_block_freed_during_the_copy_fails_the_read(serve: Callable[..., Served]) -> None:
    pool = RankPool(pool_shape(), device=SharedDevice)
    served = serve(pool, on_use=lambda: pool.free(0, 4))
    with pytest.raises(TransferFailed, match="generation"):
        served.reader().read(pool.plan([(0, 3), (0, 4)], [1, 2]), Cancel())


def small_slices(monkeypatch: pytest.MonkeyPatch, peer: PeerProcess) -> int:
    """Two blocks at a time; returns how many bytes of an arena those are."""
    size = peer.mirror.layouts[Tier.DEVICE].block_bytes
    monkeypatch.setattr("kvtide.transfer.shm.DEVICE_SLICE_BYTES", 2 * size)
    return 2 * size


def once(use: int, action: Callable[[], None]) -> Callable[[], None]:
    uses = 0

    def on_use() -> None:
        nonlocal uses
        uses += 1
        if uses == use:
            action()

    return on_use


def test_cancelled_between_slices(peer: PeerProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was copied stays, nothing follows."""
    size = small_slices(monkeypatch, peer)
    cancel = Cancel()
    target = device_of(peer.mirror, once(3, cancel.set))
    pieces = peer.mirror.plan([(0, block) for block in range(1, 40, 2)], list(range(20)))
    with pytest.raises(TransferFailed, match="cancelled"):
        reader_of(peer, target).read(pieces, cancel)
    expected = peer.mirror.apply(pieces, target.data)
    np.testing.assert_array_equal(target.data[: 3 * size], expected[: 3 * size])
    assert (target.data[3 * size :] == FILL).all()


def test_a_peer_killed_in_the_middle_of_a_copy(peer: PeerProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its bytes may still be there or not: none of them count."""
    small_slices(monkeypatch, peer)
    target = device_of(peer.mirror, once(3, lambda: (peer.kill(), peer.process.wait())))
    reader = reader_of(peer, target)
    with pytest.raises(TransferFailed, match="gone"):
        reader.read(peer.mirror.plan([(0, block) for block in range(1, 40, 2)], list(range(20))), Cancel())


def test_a_stopped_peer_is_waited_for_until_cancelled(peer: PeerProcess) -> None:
    """It must answer after the last copy, as a sign that its memory was there until then."""
    target = device_of(peer.mirror, once(1, lambda: (peer.stop(), peer.wait_stopped())))
    reader, cancel = reader_of(peer, target), Cancel()
    pieces = peer.mirror.plan([(0, 3)], [1])
    expected = peer.mirror.apply(pieces, target.data)
    failures: list[TransferFailed] = []

    def read() -> None:
        try:
            reader.read(pieces, cancel)
        except TransferFailed as failure:
            failures.append(failure)

    thread = threading.Thread(target=read)
    thread.start()
    wait_until(lambda: np.array_equal(target.data, expected) and bool(cancel.on_set))
    cancel.set()
    thread.join()
    assert "cancelled" in str(failures[0])
    peer.resume()


def test_a_device_that_fails_fails_the_read(serve: Callable[..., Served]) -> None:
    def fail() -> None:
        raise OSError("out of memory")

    served = serve(on_use=fail)
    with pytest.raises(TransferFailed, match="out of memory"):
        served.reader().read(served.pool.plan([(0, 3)], [1]), Cancel())


# -- where nothing can be opened


@pytest.mark.parametrize("why", ["no handle", "refused", "less memory", "ours cannot"])
def test_without_an_open_handle_the_host_is_between(
    serve: Callable[..., Served], why: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One line in the log for a peer, not one for a read."""
    pool = RankPool(pool_shape(), device=SharedDevice)
    handle = pool.exported.tiers[Tier.DEVICE].device.show()
    shown = {
        "no handle": None,
        "refused": DeviceHandle(handle.device, bytes(64), 0),
        "less memory": DeviceHandle(handle.device, handle.handle, handle.offset + 1),
        "ours cannot": handle,
    }
    monkeypatch.setattr(pool.exported.tiers[Tier.DEVICE].device, "show", lambda: shown[why])
    served = serve(pool)
    target = ArrayDevice(served.target.data) if why == "ours cannot" else served.target
    with caplog.at_level(logging.WARNING):
        readers = [served.reader(target) for _ in range(2)]
    assert len(caplog.records) == (why != "no handle")
    pieces = pool.plan(EVERYWHERE, ONTO)
    expected = pool.apply(pieces, target.data)
    for reader in readers:
        reader.read(pieces, Cancel())
        np.testing.assert_array_equal(target.data, expected)
    assert len(caplog.records) == (why != "no handle")


def test_from_a_device_to_the_host(serve: Callable[..., Served]) -> None:
    served = serve()
    arena = np.full(served.target.data.nbytes, FILL, np.uint8)
    address = served.exporter.address
    reader = served.transport.connect(address, INCARNATION, TierMemory(arena.ctypes.data, arena.nbytes))
    pieces = served.pool.plan(EVERYWHERE, ONTO)
    expected = served.pool.apply(pieces, arena)
    reader.read(pieces, Cancel())
    np.testing.assert_array_equal(arena, expected)


def test_handles_are_told_along_with_descriptors_only(serve: Callable[..., Served]) -> None:
    served, key = serve(), transfer_key(KEY)
    address = served.exporter.address
    for sock, with_files in (
        (connect_unix(address.unix), True),
        (connect_unix(address.unix), False),
        (connect_tcp(address.tcp), True),
    ):
        is_told = with_files and sock.family.name == "AF_UNIX"
        connection = Connection(sock, key, INCARNATION, with_files)
        assert [view.device is not None for view in connection.description.tiers] == [is_told, False, False]
        connection.close()


# -- what a peer may say


GOOD = {"device": bytes(16), "handle": bytes(64), "offset": 512}
BAD = {
    "a short handle": {"handle": bytes(63)},
    "a long handle": {"handle": bytes(65)},
    "no handle": {"handle": b""},
    "a text": {"handle": "x" * 64},
    "a short UUID": {"device": bytes(15)},
    "a negative offset": {"offset": -1},
    "a huge offset": {"offset": 2**62},
    "no number": {"offset": 1.5},
}


@pytest.mark.parametrize("change", [None, *BAD])
def test_descriptions_with_handles(serve: Callable[..., Served], change: str | None) -> None:
    """Decoded as they were sent; what is no handle ends the connection."""
    served = serve()
    handle = DeviceHandle(**(GOOD | BAD.get(change or "", {})))  # type: ignore[arg-type]
    description = wire.Description(served.pool.shape, 0, (wire.TierView(Tier.DEVICE, 1, device=handle),))
    served.exporter._description = description
    key = transfer_key(KEY)
    if change is None:
        connection = Connection(connect_unix(served.exporter.address.unix), key, INCARNATION, with_files=True)
        assert connection.description == description
        connection.close()
        return
    with pytest.raises(TransferFailed, match="no message"):
        Connection(connect_unix(served.exporter.address.unix), key, INCARNATION, with_files=True)


def test_a_device_tier_smaller_than_its_blocks_is_refused(
    serve: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its descriptors are closed, each once: the second time it might be another's."""
    served, closed, close = serve(), [], os.close
    monkeypatch.setattr(os, "close", lambda number: (closed.append(number), close(number)))
    views = list(served.exporter._description.tiers)
    views[0] = wire.TierView(Tier.DEVICE, views[0].num_bytes - 1, device=views[0].device)
    description = served.exporter._description
    served.exporter._description = wire.Description(
        description.shape, 0, tuple(views), description.shared_file, description.progress, description.generations
    )
    with pytest.raises(TransferFailed, match="less memory"):
        served.reader()
    gc.collect()
    assert len(closed) == len(set(closed)) > 0
