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
"""

from collections.abc import Callable, Iterable, Sequence

import msgspec
import numpy as np
import numpy.typing as npt

from kvtide._core import Pool
from kvtide.base.config import PoolSizes
from kvtide.base.errors import CapacityError, ConfigError, PeerError
from kvtide.base.ids import Incarnation, Tier
from kvtide.kv.layout import KVLayout
from kvtide.kv.store import BlockStore, Copies
from kvtide.proto.tokens import TokenArray


class BlockAddress(msgspec.Struct, frozen=True, array_like=True):
    """A block reference (protocol.md, "Identities"): stale once `generation` moved on, foreign elsewhere."""

    incarnation: Incarnation
    tier: Tier
    block: int
    generation: int


class Inserted(msgspec.Struct, frozen=True):
    """What `MemPool.insert` did: tokens newly indexed, and addresses that stayed unindexed because the index
    already held those positions. The caller frees the duplicates when it no longer needs them."""

    num_tokens: int
    duplicates: tuple[BlockAddress, ...]


class TierUsage(msgspec.Struct, frozen=True):
    """Blocks of one tier by state; `total` is the sum of the others."""

    total: int
    free: int
    active: int
    historical: int
    leased: int
    quarantined: int


class MemPool:
    """One instance's blocks on three tiers and the index from token prefixes to them.

    Calls that take addresses refuse, before anything changes: those of another incarnation or of a block that was
    freed since (PeerError), and those that name no block or lack the reference that the call is about (ValueError).
    Without a `store` the pool is pure accounting.
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
        self._pool = Pool(sizes.block_size, sizes.device_blocks, sizes.host_blocks, sizes.disk_blocks)

    # -- memory

    def alloc_mem(
        self, num_blocks: int | None = None, *, size_bytes: int | None = None, tier: Tier = Tier.DEVICE
    ) -> tuple[BlockAddress, ...]:
        """Allocate blocks, all or nothing, with one reference each; their bytes are undefined.

        Give either a number of blocks or of bytes (rounded up to whole blocks). Evicts historical blocks of the tier
        as needed: least recently used first, to the next tier with room, else for good.
        Raises CapacityError where even that is not enough; then nothing has changed.
        """
        if (num_blocks is None) == (size_bytes is None):
            raise ValueError("give either num_blocks or size_bytes")
        if num_blocks is None:
            assert size_bytes is not None
            num_blocks = -(-size_bytes // self.layout.block_bytes)
        allocated = self._pool.alloc(num_blocks, tier)
        if allocated is None:
            raise CapacityError(f"tier {Tier(tier).name} cannot provide {num_blocks} blocks")
        blocks, copies = allocated
        self._copy(copies)
        return self._addresses(blocks, np.full(len(blocks), tier, dtype=np.uint8))

    def free_mem(self, addresses: Iterable[BlockAddress]) -> None:
        """Drop one reference of each; at zero an indexed block becomes historical, another one free."""
        blocks, tiers = self._resolve(addresses)
        for tier in Tier:
            numbers, needed = np.unique(blocks[tiers == tier], return_counts=True)
            if (self._pool.references(numbers, tier) < needed).any():
                raise ValueError("free_mem: a block has fewer references than the call would drop")
        for tier in Tier:
            self._pool.release(blocks[tiers == tier], tier)

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
        blocks, tiers = self._resolve(addresses)
        if tiers.any():
            raise ValueError("insert: only device blocks can be indexed")
        duplicates = self._pool.insert(_token_array(tokens), blocks, salt, shared_tokens)
        already = np.zeros(len(blocks), dtype=bool)
        already[duplicates] = True
        return Inserted(
            num_tokens=int((~already).sum()) * self.sizes.block_size,
            duplicates=self._addresses(blocks[already], tiers[already]),
        )

    def match(
        self, tokens: Sequence[int] | TokenArray, *, salt: str = "", shared_tokens: int = 0
    ) -> tuple[BlockAddress, ...]:
        """The blocks of the longest indexed prefix in whole blocks, in order, a reference taken on each.

        May mix tiers (never a higher one after a lower one) and has no hole. End with `free_mem` or `swap_in`.
        """
        return self._addresses(*self._pool.match(_token_array(tokens), salt, shared_tokens))

    def delete(self, tokens: Sequence[int] | TokenArray, *, salt: str = "", shared_tokens: int = 0) -> int:
        """Remove the last whole block of this prefix and all that lies below it from the index.

        Returns the number of blocks, 0 where the prefix is not indexed. Blocks without a reference become free now,
        the others with their last reference.
        """
        return self._pool.delete(_token_array(tokens), salt, shared_tokens)

    def swap_out(self, num_blocks: int) -> tuple[BlockAddress, ...]:
        """Move up to `num_blocks` historical blocks from the device to lower tiers, least recently used first.

        Returns where they lie now. Fewer where there is nothing to move or no room for it.
        """
        copies = self._pool.swap_out(num_blocks)
        self._copy(copies)
        place: dict[tuple[int, int], tuple[int, int]] = {}  # (tier, block) now -> device block before
        for src_tier, src, dst_tier, dst in copies.tolist():
            before = place.pop((src_tier, src), (src_tier, src))
            place[dst_tier, dst] = before
        moved = [now for now, (tier, _) in place.items() if tier == Tier.DEVICE]
        return self._addresses(
            np.array([block for _, block in moved], dtype=np.int32), np.array([t for t, _ in moved], dtype=np.uint8)
        )

    def swap_in(self, addresses: Iterable[BlockAddress]) -> tuple[BlockAddress, ...]:
        """Bring blocks that the caller pins to the device; its references move along, and so does the index.

        Returns device addresses in the same order; may evict. Raises CapacityError where there is no room; then
        nothing has changed.
        """
        result = self._pool.swap_in(*self._resolve(addresses))
        if result is None:
            raise CapacityError("the device has no room to swap in")
        blocks, copies = result
        self._copy(copies)
        return self._addresses(blocks, np.zeros(len(blocks), dtype=np.uint8))

    # -- observation

    def usage(self) -> dict[Tier, TierUsage]:
        """Blocks of each tier by state."""
        return {tier: TierUsage(*self._pool.usage(tier)) for tier in Tier}

    def check_invariants(self) -> None:
        """Recount everything; raises RuntimeError that names what is broken."""
        self._pool.check_invariants()

    # -- addresses

    def _addresses(self, blocks: npt.NDArray[np.int32], tiers: npt.NDArray[np.uint8]) -> tuple[BlockAddress, ...]:
        generations = self._per_tier(self._pool.generations, blocks, tiers)
        return tuple(
            BlockAddress(self.incarnation, Tier(tier), block, generation)
            for tier, block, generation in zip(tiers.tolist(), blocks.tolist(), generations.tolist(), strict=True)
        )

    def _resolve(self, addresses: Iterable[BlockAddress]) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.uint8]]:
        """Block numbers and tiers of addresses that are this pool's own and not stale."""
        addresses = tuple(addresses)
        for address in addresses:
            if address.incarnation != self.incarnation:
                raise PeerError(f"{address} belongs to another pool than {self.incarnation}")
            if not 0 <= address.tier < len(Tier) or not -(2**31) <= address.block < 2**31:
                raise ValueError(f"{address} names no block")
        blocks = np.array([address.block for address in addresses], dtype=np.int32)
        tiers = np.array([address.tier for address in addresses], dtype=np.uint8)
        current = self._per_tier(self._pool.generations, blocks, tiers)
        for address, generation in zip(addresses, current.tolist(), strict=True):
            if address.generation != generation:
                raise PeerError(f"{address} is stale: the block was freed, its generation is {generation}")
        return blocks, tiers

    def _per_tier(
        self,
        ask: Callable[[npt.NDArray[np.int32], int], npt.NDArray[np.uint32]],
        blocks: npt.NDArray[np.int32],
        tiers: npt.NDArray[np.uint8],
    ) -> npt.NDArray[np.uint32]:
        """Ask for each tier's blocks and put the answers into the order of `blocks`."""
        answers = np.zeros(len(blocks), dtype=np.uint32)
        for tier in Tier:
            here = tiers == tier
            answers[here] = ask(blocks[here], tier)
        return answers

    def _copy(self, copies: Copies) -> None:
        if self.store is not None and len(copies):
            self.store.copy(copies)


def _token_array(tokens: Sequence[int] | TokenArray) -> TokenArray:
    """Token ids as [n] int32; raises ValueError for what is not a list of 32-bit integers."""
    array = np.asarray(tokens) if len(tokens) else np.zeros(0, dtype=np.int32)
    limits = np.iinfo(np.int32)
    if array.ndim != 1 or array.dtype.kind not in "iu":
        raise ValueError("tokens must be a list of integers")
    if array.dtype != np.int32 and len(array) and (array.min() < limits.min or array.max() > limits.max):
        raise ValueError("token ids must fit into 32 bits")
    return np.ascontiguousarray(array, dtype=np.int32)
