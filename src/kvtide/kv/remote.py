"""Other pools as a MemPool sees them: whoever can reach one passes it in (transfer.remote_pool)."""

from collections.abc import Iterable
from typing import Protocol

import msgspec

from kvtide.base.ids import Incarnation, Tier, TransferId
from kvtide.kv.address import BlockAddress
from kvtide.proto.cluster import Peer
from kvtide.proto.pool import Transfer
from kvtide.proto.tokens import TokenArray


class TransferResult(msgspec.Struct, frozen=True, kw_only=True):
    """What a transfer did.

    addresses: where each block of the prefix lies in the receiver's pool; the first `have_blocks` were there before,
    only the others moved: num_bytes, in num_pieces ranges before neighbours were joined, over `transport`.
    num_inserted: tokens that the receiver indexed newly. duplicates: transferred blocks that it did not, because the
    position came into its index meanwhile. is_held: we hold a reference on each address, to be given up by free_mem;
    else the receiver took them, or its index has them.
    """

    transfer: TransferId
    addresses: tuple[BlockAddress, ...]
    have_blocks: int
    num_bytes: int
    num_pieces: int
    transport: str
    num_inserted: int = 0
    duplicates: tuple[BlockAddress, ...] = ()
    is_held: bool = False


class Received(msgspec.Struct, frozen=True, kw_only=True):
    """A transfer as its receiver sees it: complete, and inserted if that was asked for.

    A reference on each address is the receiver's now, until its free_mem. private: the sender's bytes, as they were.
    tokens: empty where the sender did not tell.
    """

    transfer: TransferId
    sender: Peer
    tokens: TokenArray
    addresses: tuple[BlockAddress, ...]
    private: bytes
    is_inserted: bool


class RemoteCalls(Protocol):
    """The calls of one other pool. Each raises PeerError where the other is gone, is not what it was, or refuses."""

    incarnation: Incarnation

    def alloc_mem(
        self, num_blocks: int, *, tier: Tier = Tier.DEVICE, allow_evict: bool = True
    ) -> tuple[BlockAddress, ...]: ...
    def free_mem(self, addresses: Iterable[BlockAddress]) -> None: ...
    def match(self, tokens: TokenArray, *, salt: str = "", shared_tokens: int = 0) -> tuple[BlockAddress, ...]: ...
    def transfer(self, message: Transfer) -> TransferResult: ...
