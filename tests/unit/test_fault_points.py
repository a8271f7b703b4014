"""Fault points: armed by a file, taken once by whoever comes first, absent where nobody asks for them."""

import threading
from pathlib import Path

import numpy as np
import pytest

from kvtide.base.ids import Tier
from kvtide.kv.pieces import Pieces
from kvtide.live.fault_points import VARIABLE, FaultPoints, FaultyCore, FaultyTransport, fault_points
from kvtide.proto.cluster import RankAddress
from kvtide.proto.commands import InstanceCommand, ToControl
from kvtide.proto.control import Drained
from kvtide.proto.instance import InstanceEvent, Tick
from kvtide.transfer.port import Cancel, TierMemory


class Points(FaultPoints):
    """Notes what is reached."""

    def __init__(self) -> None:
        super().__init__(Path("/nowhere"), ())
        self.reached: list[str] = []

    def reach(self, point: str) -> None:
        self.reached.append(point)


def test_without_the_variable_there_are_none() -> None:
    assert fault_points("prefill", "0", environ={}) is None
    assert fault_points("prefill", "0", environ={VARIABLE: "/nowhere"}) is not None


def test_a_pause_ends_when_the_test_says_so_and_hits_once(tmp_path: Path) -> None:
    points = fault_points("prefill", "3", environ={VARIABLE: str(tmp_path)})
    other = fault_points("prefill", "4", environ={VARIABLE: str(tmp_path)})
    assert points is not None and other is not None
    (tmp_path / "decode.got.Offer").write_text("1 PAUSE")
    points.reach("got.Offer")  # not of its role
    for name in ("prefill.step", "3.step"):
        (tmp_path / name).write_text("2 PAUSE")
        points.reach("step")
        assert not (tmp_path / f"{name}.hit").exists()
        thread = threading.Thread(target=points.reach, args=("step",))
        thread.start()
        while not (tmp_path / f"{name}.hit").exists():
            assert thread.is_alive()
        (tmp_path / f"{name}.hit").unlink()
        thread.join(10)
        assert not thread.is_alive()
        points.reach("step")
        other.reach("step")
    assert [path.name for path in tmp_path.iterdir()] == ["decode.got.Offer"]


def test_what_is_no_action_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "prefill.step").write_text("1 NAP")
    with pytest.raises(ValueError, match="NAP"):
        FaultPoints(tmp_path, ["prefill"]).reach("step")


def test_a_core_has_points_before_events_and_before_commands() -> None:
    class Core:
        def handle(self, event: InstanceEvent, now_ns: int) -> list[InstanceCommand]:
            points.reach("core")
            return [ToControl(message=Drained())]

    points = Points()
    assert FaultyCore(Core(), points).handle(Tick(), 0) == [ToControl(message=Drained())]
    assert points.reached == ["got.Tick", "core", "send.Drained"]


def _pieces(sizes: list[int], start: int = 0) -> Pieces:
    offsets = np.cumsum([start, *sizes[:-1]])
    ids = np.zeros(1, np.int32)
    return Pieces(Tier.DEVICE, offsets, offsets + 1000, np.array(sizes), 1, ids, ids.astype(np.uint32))


@pytest.mark.parametrize("pieces", [[_pieces([8])], [_pieces([4, 4, 4])], [_pieces([8]), _pieces([8, 4], 8)]])
def test_a_pull_has_a_point_in_its_middle_and_moves_the_same_bytes(pieces: list[Pieces]) -> None:
    moved: list[tuple[int, int]] = []

    class Transport:
        """Also the reader."""

        name = "fake"

        def can_reach(self, peer: RankAddress) -> bool:
            return True

        def connect(self, peer: RankAddress, incarnation: object, target: TierMemory) -> "Transport":
            return self

        def read(self, parts: list[Pieces], cancel: Cancel) -> int:
            points.reach("read")
            for part in parts:
                for source, target, size in zip(part.source, part.target, part.size, strict=True):
                    moved.extend((source + byte, target + byte) for byte in range(size))
            return sum(part.num_bytes for part in parts)

        def close(self) -> None: ...

    points = Points()
    reader = FaultyTransport(Transport(), points).connect(RankAddress(host=""), None, TierMemory(0, 0))
    total = sum(part.num_bytes for part in pieces)
    assert reader.read(pieces, Cancel()) == total
    assert moved == [(byte, 1000 + byte) for byte in range(total)]
    assert points.reached == ["read", "pulling", "read"]
