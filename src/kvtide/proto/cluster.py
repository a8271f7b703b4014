"""Who is in the cluster, and where the memory of each can be read."""

import msgspec

from kvtide.base.ids import Incarnation, InstanceId


class Peer(msgspec.Struct, frozen=True, array_like=True):
    """One incarnation of an instance, as others name it."""

    instance: InstanceId
    incarnation: Incarnation


class PoolShape(msgspec.Struct, frozen=True, kw_only=True):
    """All that a peer must know to find a block in this instance's memory (see kv.layout; heads are those of the whole
    model, each rank holds its share of them)."""

    num_layers: int
    num_kv_heads: int
    head_dim: int
    block_size: int
    dtype: str
    layout: str
    device_blocks: int
    host_blocks: int = 0
    disk_blocks: int = 0
    tp: int = 1


class RankAddress(msgspec.Struct, frozen=True, kw_only=True):
    """Where one rank serves reads of its share of the arena; empty where that way does not exist.

    host: equal for processes that can share memory (machine and boot). unix: socket that hands out the descriptors of
    the memory. tcp: host:port. mooncake: segment name of the transfer engine.
    """

    host: str
    pid: int = 0
    unix: str = ""
    tcp: str = ""
    mooncake: str = ""


class InstanceAddress(msgspec.Struct, frozen=True, kw_only=True):
    """How peers reach an instance. channel: endpoint of its hub for peers' messages."""

    channel: str
    shape: PoolShape
    ranks: tuple[RankAddress, ...] = ()


class Member(msgspec.Struct, frozen=True, kw_only=True):
    """A living instance of the cluster."""

    peer: Peer
    role: str
    address: InstanceAddress | None = None
