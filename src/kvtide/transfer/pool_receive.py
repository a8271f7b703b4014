"""The receiving end of MemPool.transfer: allocate -> transmit -> insert, or nothing.

    have      matched in our index, pinned, on the device        [0, have)
    leased    to be pulled; nobody can match or evict them       [have, n)
    done      active, a reference on each; indexed if asked for  [0, n)

The pool's lock is not held while bytes move.
"""

from collections.abc import Callable

import msgspec
import numpy as np

from kvtide.base.errors import PeerError
from kvtide.base.ids import Tier
from kvtide.kv.block_pool import BlockPool, Numbers, Tiers
from kvtide.kv.pieces import Pieces, count_pieces, plan_pull
from kvtide.proto.cluster import PoolShape
from kvtide.proto.peer import BlockRefs
from kvtide.proto.pool import Transfer, Transferred
from kvtide.proto.tokens import unpack_tokens
from kvtide.transfer.pool_holdings import Holdings
from kvtide.transfer.pool_wire import MAX_PRIVATE_BYTES
from kvtide.transfer.wire import MAX_BLOCKS

MODES = ("by-request", "by-request-agg")

Pull = Callable[[list[Pieces], Tier], str]
"""Read these into a tier; returns the transport's name. Raises TransferFailed; then nothing is written any more."""


class Receiving:
    """One transfer into `pool`, from a peer whose shape is `source`. Raises PeerError, CapacityError, ValueError."""

    def __init__(self, pool: BlockPool, shape: PoolShape, source: PoolShape, message: Transfer, held: Holdings) -> None:
        self._pool = pool
        self._shape = shape
        self._source = source
        self._message = message
        self._held = held
        self.tokens = unpack_tokens(message.tokens)
        self._count = len(message.source.blocks)
        self._check()
        self.is_given = len(message.target.blocks) > 0
        self._tier = message.tier
        self._have = self._none = np.zeros(0, dtype=np.int32)
        self._leased = self._none

    def run(self, pull: Pull) -> tuple[Transferred, Numbers, Tiers]:
        """The answer, and the blocks: a reference on each is the caller's to give away (or, where the peer named the
        blocks, still the peer's)."""
        with self._pool.lock:
            target = self._given() if self.is_given else self._allocate()
        try:
            plans = self._plan(target)
            transport = pull(plans, self._tier) if plans else ""
        except BaseException:
            self._undo()
            raise
        pieces, _, num_bytes = count_pieces(plans)
        have = len(self._have)
        with self._pool.lock:
            self._pool.native.commit_lease(self._leased, self._tier)
            blocks = np.concatenate([self._have, target])
            tiers = np.full(len(blocks), self._tier, dtype=np.uint8)
            try:
                num_inserted, duplicates = self._insert(blocks, tiers) if self._message.insert else (0, ())
            except BaseException:
                if not self.is_given:
                    self._pool.release(blocks, tiers)
                raise
            answer = Transferred(
                blocks=self._pool.refs(blocks, tiers),
                have_blocks=have,
                num_bytes=num_bytes,
                num_pieces=pieces,
                transport=transport,
                num_inserted=num_inserted,
                duplicates=duplicates,
            )
        return answer, blocks, tiers

    def _check(self) -> None:
        message, block_size = self._message, self._shape.block_size
        if message.mode not in MODES:
            raise PeerError(f"transfer mode {message.mode!r} is none of {', '.join(MODES)}")
        if not 1 <= self._count <= MAX_BLOCKS:
            raise ValueError(f"a transfer moves 1 to {MAX_BLOCKS} blocks, not {self._count}")
        if len(message.private) > MAX_PRIVATE_BYTES:
            raise ValueError(f"private has {len(message.private)} bytes (at most {MAX_PRIVATE_BYTES})")
        if message.shared_tokens < 0:
            raise ValueError("shared_tokens must not be negative")
        if (message.insert or len(self.tokens)) and -(-len(self.tokens) // block_size) != self._count:
            needed = -(-len(self.tokens) // block_size)
            raise ValueError(f"{len(self.tokens)} tokens have {needed} blocks, {self._count} were given")
        if message.insert and message.tier != Tier.DEVICE:
            raise ValueError("only device blocks can be indexed")
        if message.tier == Tier.DISK:
            raise ValueError("nothing is transferred onto a disk tier")

    def _given(self) -> Numbers:
        """The blocks that the peer named."""
        blocks, tiers = self._pool.resolve(self._message.target)
        if len(blocks) != self._count:
            raise ValueError(f"dst has {len(blocks)} blocks, src {self._count}")
        if (tiers != tiers[0]).any() or (self._message.insert and tiers.any()) or tiers[0] == Tier.DISK:
            raise ValueError("dst must lie on one tier, device or host (device to be indexed)")
        self._held.check_writable(blocks, tiers)
        self._tier = Tier(int(tiers[0]))
        return blocks

    def _allocate(self) -> Numbers:
        """Pin what the index has, on the device, and lease the rest."""
        message, native = self._message, self._pool.native
        if len(self.tokens) and self._tier == Tier.DEVICE:
            blocks, tiers = native.match(self.tokens, message.salt, message.shared_tokens)
            try:
                self._have = self._pool.raise_up(blocks, tiers, message.allow_evict)
            except BaseException:
                self._pool.release(blocks, tiers)
                raise
        try:
            missing = self._count - len(self._have)
            self._leased = self._pool.take(missing, self._tier, message.allow_evict, is_lease=True)
        except BaseException:
            self._undo()
            raise
        return self._leased

    def _plan(self, target: Numbers) -> list[Pieces]:
        """Nothing but what we do not have. A host tier holds blocks as an aggregated device tier would."""
        if not len(target):
            return []
        refs, have = self._message.source, len(self._have)
        missing = BlockRefs(*(array[have:] for array in (refs.tiers, refs.blocks, refs.generations)))
        shape = self._shape
        if self._tier == Tier.HOST:
            shape = msgspec.structs.replace(shape, layout="aggregated", device_blocks=shape.host_blocks)
        return plan_pull(self._source, shape, (0, 0), missing, target, self._message.mode)

    def _insert(self, blocks: Numbers, tiers: Tiers) -> tuple[int, tuple[int, ...]]:
        """Index the whole blocks; (tokens newly indexed, positions of duplicates). May put the index's blocks in."""
        message, native, block_size = self._message, self._pool.native, self._shape.block_size
        whole = len(self.tokens) // block_size
        tokens = self.tokens[: whole * block_size]
        again = native.insert(tokens, blocks[:whole], message.salt, message.shared_tokens)
        duplicates = tuple(again.tolist())
        num_inserted = (whole - len(self._have) - sum(i >= len(self._have) for i in duplicates)) * block_size
        if self.is_given:
            self._held.seal(blocks[:whole], tiers[:whole])
        elif message.no_duplicates and duplicates:
            indexed, _ = native.match(tokens, message.salt, message.shared_tokens)
            self._pool.release(blocks[:whole], tiers[:whole])
            blocks[:whole] = indexed
            duplicates = ()
        return num_inserted, duplicates

    def _undo(self) -> None:
        with self._pool.lock:
            self._pool.release(self._have, np.zeros(len(self._have), dtype=np.uint8))
            self._pool.native.free_lease(self._leased, self._tier)
