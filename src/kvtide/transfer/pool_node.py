"""A MemPool among others: what it serves to them, and how it reaches them (MemServe, section on MemPool).

    with PoolNode(pool, cluster_key, instance=0) as node:
        print(node.address)                               # hand it to others, who hand out theirs
        node.connect(address_of_the_other)                # its instance id is 1, say
        there = pool.alloc_mem(4, instance=1)
        pool.transfer_with_insert(1, tokens, blocks)

Only a pool's own process writes its memory: for a transfer the receiver leases blocks, reads the sender's memory into
them over a transport, and commits. Every call is one question and one answer on an authenticated connection.
"""

import atexit
import os
from collections.abc import Callable
from typing import Self, cast

from kvtide.base.config import PoolSizes
from kvtide.base.errors import ConfigError
from kvtide.base.ids import InstanceId, Tier, new_incarnation
from kvtide.base.runtime_folder import RuntimeFolder
from kvtide.kv.layout import KVLayout
from kvtide.kv.mempool import MemPool
from kvtide.kv.remote import Received
from kvtide.kv.store import ArrayStore, ReadableStore
from kvtide.proto.cluster import Peer, PoolShape, RankAddress
from kvtide.proto.pool import Hello, PoolAddress
from kvtide.transfer.exporter import Exporter
from kvtide.transfer.factory import create_transport
from kvtide.transfer.listen import AuthServer
from kvtide.transfer.pool_served import Served
from kvtide.transfer.pool_session import Session
from kvtide.transfer.pool_wire import calls_key
from kvtide.transfer.port import Exported, TierMemory
from kvtide.transfer.remote_pool import RemotePool
from kvtide.transfer.shared import SharedState, host_identity

LEASE_S = 30.0


class PoolNode:
    """Serves `pool` to every process that has the cluster's key, until closed; thread-safe.

    pool: with an incarnation of its own (base.ids.new_incarnation) and a store that can be read (kv.store.ArrayStore).
    instance: its id in the cluster. host: on which address it listens for other hosts ("": this host only), advertise:
    as what they know it. transport: as the flag of `kvtide serve`. on_transfer(received): called for each transfer that
    arrived, in the thread that serves its sender, who waits; it takes over the references. Without it the blocks are
    the sender's, or the index's where they were inserted. lease_s: what a peer holds is freed when its connection ends,
    or after so long a silence (a running peer says that it is alive).
    Raises ConfigError where it cannot listen, or the pool cannot be served.
    """

    def __init__(
        self,
        pool: MemPool,
        cluster_key: bytes,
        *,
        instance: int = 0,
        host: str = "",
        advertise: str = "",
        transport: str = "auto",
        on_transfer: Callable[[Received], None] | None = None,
        lease_s: float = LEASE_S,
    ) -> None:
        self.pool = pool
        self._key = cluster_key
        me = Peer(InstanceId(instance), pool.incarnation)
        self._store = _readable_store(pool)
        shape = _shape_of(pool)
        tiers = _tier_memory(self._store)
        self._transport = create_transport(transport, cluster_key)
        self._served = Served(pool, me, shape, tiers, self._transport, on_transfer, lease_s)
        self._state = SharedState([shape.device_blocks, shape.host_blocks, shape.disk_blocks])
        self._folder = RuntimeFolder()
        self._is_closed = False
        try:
            self._listen(host, advertise)
        except BaseException:
            self._clean_up()
            raise
        # Threads that serve peers must not outlive what they serve. Until then the node lives, whoever forgets it.
        atexit.register(self.close)

    @classmethod
    def create(cls, layout: KVLayout, sizes: PoolSizes, cluster_key: bytes, **options: object) -> Self:
        """A node over a new pool (`node.pool`) with memory of its own (`node.pool.store`). options: see the class."""
        pool = MemPool(layout, sizes, ArrayStore(layout, sizes), incarnation=new_incarnation())
        return cls(pool, cluster_key, **options)  # type: ignore[arg-type]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def connect(self, address: PoolAddress) -> RemotePool:
        """Let `pool` reach another node's under its instance id; replaces what had that id before.

        Raises PeerError where it is gone, lacks the key, or holds blocks of another shape than ours; ConfigError for an
        address with our own id.
        """
        instance = address.peer.instance
        if instance == self._served.me.instance:
            raise ConfigError(f"instance {instance} is this pool itself")
        hello = Hello(peer=self._served.me, shape=self._served.shape, data=self.address.data)
        remote = RemotePool(address, self._key, hello=hello)
        self.disconnect(instance)
        self.pool.peers[instance] = remote
        return remote

    def disconnect(self, instance: int) -> None:
        """Give up all that we hold there."""
        remote = self.pool.peers.pop(InstanceId(instance), None)
        if isinstance(remote, RemotePool):
            remote.close()

    def close(self) -> None:
        """Stop serving and disconnect: transfers that run fail, peers' references are freed. The pool stays.

        Harmless the second time; the end of the process does it too.
        """
        if self._is_closed:
            return
        self._is_closed = True
        atexit.unregister(self.close)
        for instance in tuple(self.pool.peers):
            self.disconnect(instance)
        self._served.cancel_pulls()
        self._server.close()
        self._exporter.close()
        self._clean_up()

    @property
    def num_peers(self) -> int:
        """Connected callers."""
        return len(self._served.sessions)

    def check_invariants(self) -> None:
        """Of the pool, and that it counts what peers hold."""
        self.pool.check_invariants()
        with self.pool.blocks.lock:
            for held in self._served.sessions:
                held.check_invariants()

    def _listen(self, host: str, advertise: str) -> None:
        pool, served = self.pool, self._served
        for tier in Tier:
            if len(self._state.generations[tier]):
                pool.blocks.native.share_generations(tier, self._state.generations[tier])
        exported = Exported(
            pool.incarnation,
            0,
            served.shape,
            served.tiers,
            self._state.generations,
            self._state.progress_address(),
            self._state.fd,
            self._state.address,
        )
        data_path, calls_path = (str(self._folder.path / name) for name in ("data", "calls"))
        self._exporter = Exporter(exported, self._key, unix_path=data_path, tcp_host=host, advertise=advertise)
        try:
            self._server = AuthServer(
                calls_key(self._key),
                pool.incarnation,
                lambda sock: Session(served, sock).run(),
                unix_path=calls_path,
                tcp_host=host,
                advertise=advertise,
            )
        except BaseException:
            self._exporter.close()
            raise
        calls = RankAddress(host=host_identity(), pid=os.getpid(), unix=calls_path, tcp=self._server.tcp)
        self.address = PoolAddress(peer=served.me, shape=served.shape, calls=calls, data=self._exporter.address)
        self._server.start()

    def _clean_up(self) -> None:
        self._transport.close()
        self._state.close()
        self._folder.remove()


def _readable_store(pool: MemPool) -> ReadableStore:
    if pool.incarnation == "local":
        raise ConfigError("a pool among others needs an incarnation of its own (base.ids.new_incarnation())")
    if not hasattr(pool.store, "tier_bytes"):
        raise ConfigError("a pool among others needs a store that can be read (kv.store.ArrayStore)")
    return cast(ReadableStore, pool.store)


def _shape_of(pool: MemPool) -> PoolShape:
    layout, sizes = pool.layout, pool.sizes
    return PoolShape(
        num_layers=layout.num_layers,
        num_kv_heads=layout.num_kv_heads,
        head_dim=layout.head_dim,
        block_size=layout.block_size,
        dtype=layout.dtype,
        layout=layout.kind,
        device_blocks=sizes.device_blocks,
        host_blocks=sizes.host_blocks,
        disk_blocks=sizes.disk_blocks,
    )


def _tier_memory(store: ReadableStore) -> dict[Tier, TierMemory]:
    found = {tier: store.tier_bytes(tier) for tier in Tier}
    return {tier: TierMemory(b.address, b.num_bytes, b.fd) for tier, b in found.items() if b is not None}
