"""The transport that `--transport` names."""

import sys
from collections.abc import Sequence

from kvtide.base.errors import ConfigError
from kvtide.base.ids import Incarnation
from kvtide.proto.cluster import RankAddress
from kvtide.transfer.mooncake import MooncakeEngine, MooncakeTransport
from kvtide.transfer.port import Reader, TierMemory, TransferFailed, Transport
from kvtide.transfer.shm import ShmTransport
from kvtide.transfer.tcp import TcpTransport

KINDS = ("auto", "shm", "tcp", "mooncake")


def create_transport(kind: str, cluster_key: bytes, *, mooncake_engine: MooncakeEngine | None = None) -> Transport:
    """Return the transport; "auto" takes the fastest that reaches a peer: shm, mooncake (if there is an engine), tcp.

    Raises ConfigError for one that does not exist or that this machine lacks.
    """
    if kind == "shm":
        return _shm(cluster_key)
    if kind == "tcp":
        return TcpTransport(cluster_key)
    if kind == "mooncake":
        if mooncake_engine is None:
            raise ConfigError("--transport mooncake: the engine was not started")
        return MooncakeTransport(cluster_key, mooncake_engine)
    if kind != "auto":
        raise ConfigError(f"--transport: {kind!r} is none of {', '.join(KINDS)}")
    ways: list[Transport] = [_shm(cluster_key)] if sys.platform == "linux" else []
    if mooncake_engine is not None:
        ways.append(MooncakeTransport(cluster_key, mooncake_engine))
    return AutoTransport([*ways, TcpTransport(cluster_key)])


def _shm(cluster_key: bytes) -> ShmTransport:
    if sys.platform != "linux":
        raise ConfigError("--transport shm: needs Linux (shared memory files)")
    return ShmTransport(cluster_key)


class AutoTransport:
    """`--transport auto`: the first of several that reaches a peer."""

    name = "auto"

    def __init__(self, ways: Sequence[Transport]) -> None:
        self._ways = tuple(ways)

    def can_reach(self, peer: RankAddress) -> bool:
        return any(way.can_reach(peer) for way in self._ways)

    def connect(self, peer: RankAddress, incarnation: Incarnation, target: TierMemory) -> Reader:
        failure = TransferFailed("no transport reaches the peer")
        for way in self._ways:
            if way.can_reach(peer):
                try:
                    return way.connect(peer, incarnation, target)
                except TransferFailed as error:
                    failure = error
        raise failure

    def close(self) -> None:
        for way in self._ways:
            way.close()
