"""Who keeps the buffer of a Mooncake reader, and for how long; the engine is a fake one."""

import threading
from typing import Any

import numpy as np
import pytest

from kvtide.base.ids import Tier
from kvtide.kv.pieces import Offsets, Pieces
from kvtide.transfer import mooncake
from kvtide.transfer.memory import LocalMemory
from kvtide.transfer.mooncake import MooncakeReader
from kvtide.transfer.port import Cancel, TierMemory, TransferFailed

ONE = np.array([0], dtype=np.int64)
SIZE = np.array([64], dtype=np.int64)


class FakeEngine:
    """Answers `result` once `gate` is open; knows what is registered."""

    def __init__(self) -> None:
        self.registered: set[int] = set()
        self.gate = threading.Event()
        self.gate.set()
        self.reading = threading.Event()
        self.unregistered = threading.Event()
        self.result: int | Exception = 0

    def register(self, address: int, num_bytes: int) -> None:
        self.registered.add(address)

    def unregister(self, address: int) -> None:
        self.registered.remove(address)
        self.unregistered.set()

    def read(self, segment: str, local: Offsets, remote: Offsets, sizes: Offsets) -> int:
        self.reading.set()
        assert self.gate.wait(30)
        if isinstance(self.result, Exception):
            raise self.result
        return self.result


class FakeConnection:
    """The peer's exporter: refuses what it is told to."""

    class description:
        tiers = ()
        shape = None
        rank = 0

    def __init__(self) -> None:
        self.is_stale = False
        self.is_dead = False
        self.is_closed = False

    def check_blocks(self, part: Pieces, cancel: Cancel) -> None:
        if self.is_stale:
            raise TransferFailed("the source blocks are not what they were")

    def check_alive(self) -> None:
        if self.is_dead:
            raise TransferFailed("the peer is gone")

    def close(self) -> None:
        self.is_closed = True


class Anything:
    address = 1 << 20

    def ranges(self, *args: Any) -> None: ...


class Rig:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(mooncake, "peer_checks", lambda *args: {Tier.DEVICE: Anything()})
        self.engine, self.connection = FakeEngine(), FakeConnection()
        self.target = np.zeros(64, dtype=np.uint8)
        memory = TierMemory(self.target.ctypes.data, 64)
        self.reader: Any = MooncakeReader(self.connection, self.engine, "segment", memory)  # type: ignore[arg-type]
        assert isinstance(self.reader._target, LocalMemory)
        self.reader._views = {Tier.DEVICE: Anything()}
        self.cancel = Cancel()

    def read(self) -> None:
        blocks = np.zeros(1, dtype=np.int32)
        part: Any = type("Part", (), {})()
        part.tier, part.source, part.target, part.size, part.blocks, part.num_bytes = (
            Tier.DEVICE,
            ONE,
            ONE,
            SIZE,
            blocks,
            64,
        )
        self.reader.read([part], self.cancel)


@pytest.fixture
def rig(monkeypatch: pytest.MonkeyPatch) -> Rig:
    monkeypatch.setattr(mooncake, "_doubtful", [])
    return Rig(monkeypatch)


def test_a_reader_that_is_closed_gives_its_buffer_back(rig: Rig) -> None:
    rig.read()
    assert len(rig.engine.registered) == 1
    rig.reader.close()
    rig.reader.close()
    assert not rig.engine.registered and not mooncake._doubtful


def test_a_refused_read_that_the_engine_never_saw_keeps_nothing(rig: Rig) -> None:
    rig.connection.is_stale = True
    with pytest.raises(TransferFailed, match="not what they were"):
        rig.read()
    assert not rig.engine.reading.is_set() and not rig.engine.registered and not mooncake._doubtful
    assert rig.connection.is_closed


@pytest.mark.parametrize("why", ["cancelled", "the peer is gone"])
def test_a_read_under_way_keeps_the_buffer_until_the_engine_returns(rig: Rig, why: str) -> None:
    rig.engine.gate.clear()
    if why == "cancelled":
        rig.cancel.set()
    else:
        rig.connection.is_dead = True
    with pytest.raises(TransferFailed, match=why):
        rig.read()
    rig.reader.close()
    assert rig.engine.reading.wait(30) and rig.engine.registered, "the engine may write there"
    rig.engine.gate.set()
    assert rig.engine.unregistered.wait(30)
    assert not rig.engine.registered and not mooncake._doubtful


@pytest.mark.parametrize("result", [-1, RuntimeError("no")])
@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_failed_batch_keeps_addresses_but_no_memory(rig: Rig, result: int | Exception) -> None:
    """Others of its reads may still be under way."""
    rig.engine.result = result
    np.frombuffer(rig.reader._staging._memory, dtype=np.uint8)[:] = 1
    with pytest.raises(TransferFailed, match="the transfer engine failed"):
        rig.read()
    assert rig.engine.registered and len(mooncake._doubtful) == 1
    assert not np.frombuffer(mooncake._doubtful[0], dtype=np.uint8).any(), "the system took its pages"
