"""An instance process that ends or stops itself at a named point of the protocol, when a test has asked for it.

`KVTIDE_TEST_FAULTS` names a folder; a file `SEAT.POINT` in it holds "SIGNAL COUNT": the process on that seat sends
itself this signal when it reaches the point for the COUNT-th time, and the file is gone.

    before-EVENT     an event (of a peer: the message) was received and not handled
    after-MESSAGE    a message was handed to the channel of a peer
    mid-pull         half of the pieces of a pull have been read
"""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kvtide.live.child import run_child
from kvtide.live.instance import serve_instance
from kvtide.live.instance_driver import InstanceDriver
from kvtide.live.peers import PeerNetwork
from kvtide.live.pull_agent import PullAgent
from kvtide.proto.instance import FromPeer

FOLDER = Path(os.environ["KVTIDE_TEST_FAULTS"])


def reach(seat: int, point: str) -> None:
    path = FOLDER / f"{seat}.{point}"
    try:
        number, count = map(int, path.read_text().split())
    except (FileNotFoundError, ValueError):
        return
    if count > 1:
        path.write_text(f"{number} {count - 1}")
        return
    path.unlink()
    os.kill(os.getpid(), number)


class HalfReader:
    """Reads the first half of the pieces, reaches the point, reads the rest."""

    def __init__(self, reader: Any, seat: int) -> None:
        self._reader = reader
        self._seat = seat
        self.name = reader.name

    def read(self, pieces: Sequence[Any], cancel: Any) -> int:
        if len(pieces) < 2:
            done = 0
            rest = pieces
        else:
            half = len(pieces) // 2
            done = self._reader.read(pieces[:half], cancel)
            rest = pieces[half:]
        reach(self._seat, "mid-pull")
        return int(done + self._reader.read(rest, cancel))

    def close(self) -> None:
        self._reader.close()


def install() -> None:
    advance, send, take = InstanceDriver._advance, PeerNetwork.send, PullAgent._take

    def faulty_advance(self: Any, event: Any) -> None:
        name = type(event.message if isinstance(event, FromPeer) else event).__name__
        if self.peers is not None:
            reach(self.peers.me.instance, f"before-{name}")
        advance(self, event)

    def faulty_send(self: Any, peer: Any, message: Any) -> None:
        send(self, peer, message)
        reach(self.me.instance, f"after-{type(message).__name__}")

    def faulty_take(self: Any, place: Any, job: Any) -> Any:
        reader = take(self, place, job)
        seat = 1 - place[0].instance  # of two
        return reader if isinstance(reader, HalfReader) else HalfReader(reader, seat)

    InstanceDriver._advance = faulty_advance  # type: ignore[method-assign]
    PeerNetwork.send = faulty_send  # type: ignore[method-assign]
    PullAgent._take = faulty_take  # type: ignore[method-assign]


if __name__ == "__main__":
    install()
    run_child(serve_instance)
