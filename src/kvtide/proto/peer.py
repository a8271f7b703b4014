"""What instances tell each other. KV is pulled: the receiver reads the sender's pool into its own leased blocks.

Two ways to start a transfer, one way to go on and end:

    sender                          receiver
      |-- LeaseBlocks ---------------->|  the sender has KV to give (hand-off to decode, return to prefill)
      |<-------------- Granted --------|  the receiver holds `have_blocks` already and leased the rest
      |<-------------- WantBlocks -----|  or: the receiver asks for a prefix that the sender is said to hold
      |-- Offer ---------------------->|  where the missing blocks lie, pinned from now on; the receiver pulls
      |-- FirstTokens ---------------->|  hand-off only: what was sampled from the moved KV
      |<-------------- TransferEnded --|  exactly one, whatever happened: nothing of it is read any more; unpin

`CancelTransfer` may be sent by the sender at any time, `TransferEnded` by the receiver; both also about transfers
that the other does not know (the answer to CancelTransfer is then TransferEnded all the same). A transfer id is never
used twice, so a repeated message cannot lease or insert twice.
"""

import msgspec

from kvtide.base.ids import Incarnation, RequestId, TransferId
from kvtide.proto.tokens import BlockArray


class LeaseBlocks(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Room for the KV of `tokens` (packed, all of them from position 0), please.

    kind: "handoff" (of sequence `index`, and those forked from it, of an attempt that the receiver expects) or
    "return" (of whole blocks that a decode instance generated; refused unless `min_have_blocks` of the prefix are
    still held, and under any shortage). gateway: whose request it is ("" where none has told its incarnation), because
    each gateway counts its requests anew. A repeated message with the same id renews the lease.
    """

    transfer: TransferId
    kind: str
    request: RequestId
    attempt: int
    index: int
    tokens: bytes
    salt: str = ""
    shared_prefix_tokens: int = 0
    min_have_blocks: int = 0
    gateway: Incarnation = Incarnation("")


class WantBlocks(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The blocks of this prefix beyond the first `have_blocks`, please: answered by Offer, or CancelTransfer where
    the index holds no more of it than that. The transfer id is the receiver's."""

    transfer: TransferId
    tokens: bytes
    salt: str = ""
    shared_prefix_tokens: int = 0
    have_blocks: int = 0


class Granted(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The first `have_blocks` blocks are pinned here already, the others are leased."""

    transfer: TransferId
    have_blocks: int


class BlockRefs(msgspec.Struct, frozen=True, array_like=True):
    """Blocks in prefix order: tier, number and generation (uint32 seen as int32) of each; equal lengths."""

    tiers: BlockArray
    blocks: BlockArray
    generations: BlockArray


class Offer(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Blocks first_block, first_block + 1, ... of the prefix lie at `source` of the sender's pool.

    mode: "by-layer", "by-request" or "by-request-agg". By layer the blocks from number `gated_from` (of the prefix)
    on are being written by the sender's step `gate_step`: layer l of them may be read once the sender's progress is at
    least gate_step * num_layers + l + 1. gate_step -1: everything is complete.
    """

    transfer: TransferId
    first_block: int
    source: BlockRefs
    mode: str
    gate_step: int = -1
    gated_from: int = 0


class SampledFirst(msgspec.Struct, frozen=True, array_like=True):
    """Sequence `index` of the request has sampled these output tokens so far, all earlier attempts' included."""

    index: int
    tokens: bytes
    is_finished: bool = False


class FirstTokens(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The moved KV has led to these tokens, one entry for each sequence that shares it."""

    transfer: TransferId
    sequences: tuple[SampledFirst, ...]


class CancelTransfer(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The sender gives up. Its blocks stay pinned until TransferEnded if they were offered."""

    transfer: TransferId
    reason: str = ""


class TransferEnded(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """From the receiver: it reads nothing of this transfer any more, now or later.

    outcome: "done" (all blocks arrived), "refused" (no lease: `reason`), "failed" (the pull failed) or "cancelled".
    """

    transfer: TransferId
    outcome: str
    reason: str = ""


PeerMessage = LeaseBlocks | WantBlocks | Granted | Offer | FirstTokens | CancelTransfer | TransferEnded
