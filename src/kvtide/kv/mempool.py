"""MemPool: the memory and index calls of the MemServe paper (section on MemPool, table of its API).

The facade for people and for tests, over `_core.Pool` (which decides) and a store (which holds the bytes). An
instance's core works on `_core.Pool` itself, whose arrays cost less than addresses.

    layout = KVLayout(num_layers=2, num_kv_heads=1, head_dim=8)
    sizes = PoolSizes(device_blocks=64, host_blocks=64)
    pool = MemPool(layout, sizes, ArrayStore(layout, sizes))
    addresses = pool.alloc_mem(3)                     # active KV: written by whoever computes it
    pool.insert(prompt, addresses)                    # may be matched from here on
    pool.free_mem(addresses)                          # historical KV: kept until its memory is needed
    cached = pool.match(prompt)                       # pinned until free_mem
    on_device = pool.swap_in(cached)

Calls that name an instance go to another pool, in another process or on another host (docs/mempool.md).
"""

from collections.abc import Iterable, Sequence

import msgspec
import numpy as np
import numpy.typing as npt

from kvtide.base.config import PoolSizes
from kvtide.base.errors import ConfigError
from kvtide.base.ids import Incarnation, InstanceId, Tier, TransferId
from kvtide.kv.address import BlockAddress as BlockAddress
from kvtide.kv.address import addresses_of, no_refs, refs_of
from kvtide.kv.block_pool import BlockPool, by_tier
from kvtide.kv.layout import KVLayout
from kvtide.kv.other_pools import OtherPools
from kvtide.kv.remote import Received as Received
from kvtide.kv.remote import TransferResult
from kvtide.kv.store import BlockStore
from kvtide.proto.control import TierUsage as TierUsage
from kvtide.proto.pool import Transfer
from kvtide.proto.tokens import TokenArray, pack_tokens, token_array


class Inserted(msgspec.Struct, frozen=True):
    """What `MemPool.insert` did: tokens newly indexed, and addresses that stayed unindexed because the index
    already held those positions. The caller frees the duplicates when it no longer needs them."""

    num_tokens: int
    duplicates: tuple[BlockAddress, ...]


class MemPool:
    """One instance's blocks on three tiers and the index from token prefixes to them.

    Calls that take addresses refuse, before anything changes: those of another incarnation or of a block that was
    freed since (PeerError), and those that name no block or lack the reference that the call is about (ValueError).
    Without a `store` the pool is pure accounting. Safe from any thread.

    blocks: the same by numbers. peers: other pools by instance id, entered by whoever connects to them
    (transfer.pool_node.PoolNode.connect). Calls to them raise PeerError where the peer is unknown, gone, or refuses
    (stale or foreign addresses, another shape).
    """

    def __init__(
        self,
        layout: KVLayout,
        sizes: PoolSizes,
        store: BlockStore | None = None,
        *,
        incarnation: Incarnation = Incarnation("local"),  # noqa: B008 (a NewType: the plain string)
    ) -> None:
        if layout.block_size != sizes.block_size:
            raise ConfigError(f"the layout has blocks of {layout.block_size} tokens, the pool of {sizes.block_size}")
        self.layout = layout
        self.sizes = sizes
        self.store = store
        self.incarnation = incarnation
        self.blocks = BlockPool(sizes, store)
        self._others = OtherPools(incarnation, self.blocks)
        self.peers = self._others.peers

    # -- memory

    def alloc_mem(
        self,
        num_blocks: int | None = None,
        *,
        size_bytes: int | None = None,
        tier: Tier = Tier.DEVICE,
        allow_evict: bool = True,
        instance: InstanceId | None = None,
    ) -> tuple[BlockAddress, ...]:
        """Allocate blocks, all or nothing, with one reference each; their bytes are undefined.

        Give either a number of blocks or of bytes (rounded up to whole blocks). Evicts historical blocks of the tier
        as needed, where that is allowed: least recently used first, to the next tier with room, else for good.
        Raises CapacityError where even that is not enough; then nothing has changed.
        instance: in whose pool, where not in this one. It frees them when our connection to it is gone.
        """
        if (num_blocks is None) == (size_bytes is None):
            raise ValueError("give either num_blocks or size_bytes")
        if num_blocks is None:
            assert size_bytes is not None
            num_blocks = -(-size_bytes // self.layout.block_bytes)
        if instance is not None:
            return self._others.peer(instance).alloc_mem(num_blocks, tier=tier, allow_evict=allow_evict)
        with self.blocks.lock:
            return self._addresses(self.blocks.take(num_blocks, tier, allow_evict), _all_on(tier, num_blocks))

    def free_mem(self, addresses: Iterable[BlockAddress]) -> None:
        """Drop one reference of each; at zero an indexed block becomes historical, another one free.

        Addresses of other pools, which `alloc_mem` or `match` gave us with their instance's id, are freed there. Each
        pool frees its share or refuses it as a whole, ours last.
        """
        mine = refs_of(self.incarnation, self._others.free(addresses))
        with self.blocks.lock:
            blocks, tiers = self.blocks.resolve(mine)
            if len(by_tier(tiers)) > 1:  # one tier is all or nothing by itself
                self.blocks.check_references(blocks, tiers)
            self.blocks.release(blocks, tiers)

    # -- index

    def insert(
        self,
        tokens: Sequence[int] | TokenArray,
        addresses: Iterable[BlockAddress],
        *,
        salt: str = "",
        shared_tokens: int = 0,
    ) -> Inserted:
        """Index device blocks, whose KV is complete, under the first len(addresses) * block_size tokens.

        The caller holds references on them and keeps these until `free_mem`. Where the index has a position on the
        device already, that block wins; where it has it on a lower tier, the new block takes its place.
        `salt` names the tenant; the first `shared_tokens` tokens are indexed for every tenant.
        Raises ValueError for too few tokens, blocks off the device, or a block that another prefix has.
        """
        array = token_array(tokens)
        with self.blocks.lock:
            blocks, tiers = self._resolve(addresses)
            if np.count_nonzero(tiers):
                raise ValueError("insert: only device blocks can be indexed")
            duplicates = self.blocks.native.insert(array, blocks, salt, shared_tokens)
            return Inserted(
                num_tokens=(len(blocks) - len(duplicates)) * self.sizes.block_size,
                duplicates=self._addresses(blocks[duplicates], tiers[duplicates]) if len(duplicates) else (),
            )

    def match(
        self,
        tokens: Sequence[int] | TokenArray,
        *,
        salt: str = "",
        shared_tokens: int = 0,
        instance: InstanceId | None = None,
    ) -> tuple[BlockAddress, ...]:
        """The blocks of the longest indexed prefix in whole blocks, in order, a reference taken on each.

        May mix tiers (never a higher one after a lower one) and has no hole. End with `free_mem` or `swap_in`.
        instance: whose index is asked, where not this one; the references end with our connection to it at the latest.
        """
        array = token_array(tokens)
        if instance is not None:
            return self._others.peer(instance).match(array, salt=salt, shared_tokens=shared_tokens)
        with self.blocks.lock:
            return self._addresses(*self.blocks.native.match(array, salt, shared_tokens))

    def delete(self, tokens: Sequence[int] | TokenArray, *, salt: str = "", shared_tokens: int = 0) -> int:
        """Remove the last whole block of this prefix and all that lies below it from the index.

        Returns the number of blocks, 0 where the prefix is not indexed. Blocks without a reference become free now,
        the others with their last reference.
        """
        with self.blocks.lock:
            return self.blocks.native.delete(token_array(tokens), salt, shared_tokens)

    def swap_out(self, num_blocks: int) -> tuple[BlockAddress, ...]:
        """Move up to `num_blocks` historical blocks from the device to lower tiers, least recently used first.

        Returns where they lie now. Fewer where there is nothing to move or no room for it.
        """
        with self.blocks.lock:
            copies = self.blocks.native.swap_out(num_blocks)
            self.blocks.carry_out(copies)
            place: dict[tuple[int, int], tuple[int, int]] = {}  # (tier, block) now -> device block before
            for src_tier, src, dst_tier, dst in copies.tolist():
                before = place.pop((src_tier, src), (src_tier, src))
                place[dst_tier, dst] = before
            moved = [now for now, (tier, _) in place.items() if tier == Tier.DEVICE]
            blocks, tiers = [block for _, block in moved], [tier for tier, _ in moved]
            return self._addresses(np.array(blocks, dtype=np.int32), np.array(tiers, dtype=np.uint8))

    def swap_in(self, addresses: Iterable[BlockAddress]) -> tuple[BlockAddress, ...]:
        """Bring blocks that the caller pins to the device; its references move along, and so does the index.

        Returns device addresses in the same order; may evict. Raises CapacityError where there is no room; then
        nothing has changed.
        """
        with self.blocks.lock:
            blocks = self.blocks.raise_up(*self._resolve(addresses))
            return self._addresses(blocks, _all_on(Tier.DEVICE, len(blocks)))

    # -- to other pools

    def transfer(
        self,
        instance: InstanceId,
        src: Iterable[BlockAddress],
        dst: Iterable[BlockAddress] = (),
        *,
        tokens: Sequence[int] | TokenArray = (),
        salt: str = "",
        shared_tokens: int = 0,
        tier: Tier = Tier.DEVICE,
        allow_evict: bool = True,
        mode: str = "by-request-agg",
        private: bytes = b"",
        transfer_id: TransferId | None = None,
    ) -> TransferResult:
        """Have the KV of our blocks `src` lie in another pool: it allocates, pulls, and answers (one call).

        src: of any tier; the caller holds references on them. dst: blocks that the caller allocated there
        (`alloc_mem(instance=)`), all to be overwritten; none: the receiver allocates, on `tier`, evicting only where
        that is allowed. tokens: whose KV it is, len(src) = ceil(len(tokens) / block_size): with them and without dst
        the receiver keeps what its index holds already and only the rest moves.
        mode: "by-request" or "by-request-agg" (kv.pieces). private: opaque bytes for whoever takes the blocks there.
        transfer_id: to repeat a call whose answer was lost; the receiver then answers the same and does nothing twice.
        Raises CapacityError where the receiver has no room, PeerError, ValueError; then nothing has changed there.
        """
        content = _content(tokens, salt, shared_tokens, allow_evict, mode, private)
        message = msgspec.structs.replace(content, tier=tier)
        return self._others.send(instance, src, dst, transfer_id, message)

    def transfer_with_insert(
        self,
        instance: InstanceId,
        tokens: Sequence[int] | TokenArray,
        src: Iterable[BlockAddress],
        dst: Iterable[BlockAddress] = (),
        *,
        salt: str = "",
        shared_tokens: int = 0,
        allow_evict: bool = True,
        no_duplicates: bool = False,
        mode: str = "by-request-agg",
        private: bytes = b"",
        transfer_id: TransferId | None = None,
    ) -> TransferResult:
        """As `transfer`, then the receiver indexes the whole blocks: `match` there finds them once all are complete.

        Saves the round trip of a separate insert. Always onto the device tier. Without dst the receiver's index (or its
        on_transfer) has the blocks afterwards. no_duplicates: a block whose position came into the index meanwhile is
        given up for the index's own.
        """
        content = _content(tokens, salt, shared_tokens, allow_evict, mode, private)
        message = msgspec.structs.replace(content, insert=True, no_duplicates=no_duplicates)
        return self._others.send(instance, src, dst, transfer_id, message)

    # -- observation

    def usage(self) -> dict[Tier, TierUsage]:
        """Blocks of each tier by state."""
        return {tier: TierUsage(*self.blocks.native.usage(tier)) for tier in Tier}

    def check_invariants(self) -> None:
        """Recount everything; raises RuntimeError that names what is broken."""
        self.blocks.native.check_invariants()

    # -- addresses

    def _addresses(self, blocks: npt.NDArray[np.int32], tiers: npt.NDArray[np.uint8]) -> tuple[BlockAddress, ...]:
        return addresses_of(self.incarnation, self.blocks.refs(blocks, tiers))

    def _resolve(self, addresses: Iterable[BlockAddress]) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.uint8]]:
        """Block numbers and tiers of addresses that are this pool's own and not stale."""
        return self.blocks.resolve(refs_of(self.incarnation, addresses))


def _content(
    tokens: Sequence[int] | TokenArray, salt: str, shared_tokens: int, allow_evict: bool, mode: str, private: bytes
) -> Transfer:
    """What both kinds of transfer say; which one it is and which blocks it is about come later."""
    return Transfer(
        transfer=TransferId(""),
        source=no_refs(),
        target=no_refs(),
        tokens=pack_tokens(token_array(tokens)),
        salt=salt,
        shared_tokens=shared_tokens,
        allow_evict=allow_evict,
        mode=mode,
        private=private,
    )


def _all_on(tier: Tier, count: int) -> npt.NDArray[np.uint8]:
    return np.full(count, tier, dtype=np.uint8)
