"""Over the network: the peer's exporter sends from its pool's memory, we receive into ours; nothing is staged."""

from collections.abc import Sequence

from kvtide.base.ids import Incarnation
from kvtide.kv.pieces import Pieces
from kvtide.proto.cluster import RankAddress
from kvtide.transfer.auth import transfer_key
from kvtide.transfer.client import Connection, connect_tcp
from kvtide.transfer.memory import LocalMemory
from kvtide.transfer.port import Cancel, Reader, TierMemory


class TcpTransport:
    """`--transport tcp`."""

    name = "tcp"

    def __init__(self, cluster_key: bytes) -> None:
        self._key = transfer_key(cluster_key)

    def can_reach(self, peer: RankAddress) -> bool:
        return bool(peer.tcp)

    def connect(self, peer: RankAddress, incarnation: Incarnation, target: TierMemory) -> Reader:
        return TcpReader(Connection(connect_tcp(peer.tcp), self._key, incarnation), target)

    def close(self) -> None:
        """Nothing is shared between its readers."""


class TcpReader:
    """One connection. A read that ends early closes it: what is still under way arrives nowhere."""

    name = "tcp"

    def __init__(self, connection: Connection, target: TierMemory) -> None:
        self._connection = connection
        self._target = LocalMemory(target)

    def read(self, pieces: Sequence[Pieces], cancel: Cancel) -> int:
        for part in pieces:
            self._target.check(part.target, part.size)
        for part in pieces:
            self._connection.read(part, self._target, cancel)
        return sum(part.num_bytes for part in pieces)

    def close(self) -> None:
        self._connection.close()
