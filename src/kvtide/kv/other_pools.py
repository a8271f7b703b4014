"""The other pools that a MemPool's calls may name, by instance and by incarnation."""

import itertools
from collections.abc import Iterable

import msgspec

from kvtide.base.errors import PeerError
from kvtide.base.ids import Incarnation, InstanceId, TransferId
from kvtide.kv.address import BlockAddress, refs_of
from kvtide.kv.block_pool import BlockPool
from kvtide.kv.remote import RemoteCalls, TransferResult
from kvtide.proto.pool import Transfer


class OtherPools:
    """What the pool `blocks` of `incarnation` asks of others. peers: those that are connected."""

    def __init__(self, incarnation: Incarnation, blocks: BlockPool) -> None:
        self.peers: dict[InstanceId, RemoteCalls] = {}
        self._incarnation = incarnation
        self._blocks = blocks
        self._transfers = itertools.count()

    def peer(self, instance: InstanceId) -> RemoteCalls:
        """Raises PeerError where it is not connected."""
        peer = self.peers.get(instance)
        if peer is None:
            raise PeerError(f"instance {instance} is not connected")
        return peer

    def free(self, addresses: Iterable[BlockAddress]) -> tuple[BlockAddress, ...]:
        """Free those of other pools, there; returns our own, whose references were checked first.

        Raises PeerError, ValueError; where it is about our own or an unknown pool's, nothing was freed.
        """
        addresses = tuple(addresses)
        if {address.incarnation for address in addresses} <= {self._incarnation}:
            return addresses
        shares: dict[Incarnation, list[BlockAddress]] = {}
        for address in addresses:
            shares.setdefault(address.incarnation, []).append(address)
        mine = tuple(shares.pop(self._incarnation, ()))
        by_incarnation = {peer.incarnation: peer for peer in tuple(self.peers.values())}
        for incarnation, theirs in shares.items():
            if incarnation not in by_incarnation:
                raise PeerError(f"{theirs[0]} belongs to another pool than {self._incarnation}")
        if shares:
            self._blocks.check_references(*self._blocks.resolve(refs_of(self._incarnation, mine)))
            for incarnation, theirs in shares.items():
                by_incarnation[incarnation].free_mem(theirs)
        return mine

    def send(
        self,
        instance: InstanceId,
        src: Iterable[BlockAddress],
        dst: Iterable[BlockAddress],
        transfer_id: TransferId | None,
        message: Transfer,
    ) -> TransferResult:
        """Have our blocks `src`, pinned meanwhile, lie in the other's `dst`, as the message says otherwise."""
        peer = self.peer(instance)
        if transfer_id is None:
            transfer_id = TransferId(f"{self._incarnation}/{next(self._transfers)}")
        target = refs_of(peer.incarnation, dst)
        with self._blocks.pinned(refs_of(self._incarnation, src)) as source:
            replace = msgspec.structs.replace
            return peer.transfer(replace(message, transfer=transfer_id, source=source, target=target))
