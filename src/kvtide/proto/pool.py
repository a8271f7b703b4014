"""What two memory pools say to each other (transfer.pool_node): calls of the MemServe paper that cross processes.

A client proves the cluster's key (transfer.auth), says Hello, and then makes one call at a time, each answered once:

    Hello        -> Welcome
    AllocMem     -> Blocks      all or nothing; the caller holds one reference on each
    FreeMem      -> Done
    Match        -> Blocks      the caller holds a reference on each
    Transfer     -> Transferred allocate -> transmit -> insert in one: the receiver pulls from the sender's exporter
    KeepAlive    -> Done        "I am still here": who is not heard from loses what it holds
    any of them  -> Refused     nothing has changed
"""

from typing import Annotated

import msgspec

from kvtide.base.ids import Tier, TransferId
from kvtide.proto.cluster import Peer, PoolShape, RankAddress
from kvtide.proto.peer import BlockRefs

Count = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]


class PoolAddress(msgspec.Struct, frozen=True, kw_only=True):
    """How others reach a pool: where it answers calls, and where its memory is read. Public, and plain JSON."""

    peer: Peer
    shape: PoolShape
    calls: RankAddress
    data: RankAddress


class Hello(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Who calls. shape, data: of its own pool; None where it has none, then it cannot transfer."""

    peer: Peer
    shape: PoolShape | None = None
    data: RankAddress | None = None


class Welcome(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Whom it called. Whoever says nothing for `lease_ms` loses its connection and all references."""

    peer: Peer
    shape: PoolShape
    lease_ms: int


class AllocMem(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """See MemPool.alloc_mem."""

    num_blocks: Count
    tier: Tier = Tier.DEVICE
    allow_evict: bool = True


class FreeMem(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Drop one reference of each; all or none."""

    blocks: BlockRefs


class Match(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """See MemPool.match; tokens packed (proto.tokens)."""

    tokens: bytes
    salt: str = ""
    shared_tokens: Count = 0


class Transfer(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Blocks `source` of the caller's pool shall lie in the callee's.

    tokens: packed, whose KV it is from position 0 on (`source` holds ceil(n / B) blocks); b"" where the caller does not
    say, then the callee cannot tell what it holds already. target: blocks that the caller allocated there and that
    shall be written, none where the callee allocates. insert: index the whole blocks once all is there.
    A repeated message (same id, same content) gets the same answer and changes nothing.
    """

    transfer: TransferId
    source: BlockRefs
    target: BlockRefs
    tokens: bytes = b""
    salt: str = ""
    shared_tokens: Count = 0
    insert: bool = False
    tier: Tier = Tier.DEVICE
    allow_evict: bool = True
    no_duplicates: bool = False
    mode: str = "by-request-agg"
    private: bytes = b""


class KeepAlive(msgspec.Struct, frozen=True, tag=True):
    """Nothing else."""


class Blocks(msgspec.Struct, frozen=True, tag=True):
    """References of the callee's."""

    blocks: BlockRefs


class Done(msgspec.Struct, frozen=True, tag=True):
    """Yes."""


class Transferred(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """blocks: where the whole prefix lies now, of which the first have_blocks were there already. num_pieces: before
    joining neighbours (kv.pieces). num_inserted: tokens newly indexed. duplicates: positions in `blocks` that stayed
    unindexed. is_held: the caller holds a reference on each of `blocks` (else the receiver or its index does)."""

    blocks: BlockRefs
    have_blocks: int
    num_bytes: int
    num_pieces: int
    transport: str
    num_inserted: int = 0
    duplicates: tuple[int, ...] = ()
    is_held: bool = False


class Refused(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """kind: "capacity" (may succeed later), "value" (the call makes no sense) or "peer" (broken, stale, foreign)."""

    kind: str
    reason: str


PoolCall = Hello | AllocMem | FreeMem | Match | Transfer | KeepAlive
PoolReply = Welcome | Blocks | Done | Transferred | Refused
