"""Block addresses as people see them (one object a block) and as messages carry them (three arrays)."""

from array import array
from collections.abc import Iterable
from itertools import repeat

import msgspec
import numpy as np
import numpy.typing as npt

from kvtide.base.errors import PeerError
from kvtide.base.ids import Incarnation, Tier
from kvtide.proto.peer import BlockRefs

TIERS = tuple(Tier)
MAX_GENERATION = 2**32


class BlockAddress(msgspec.Struct, frozen=True, array_like=True):
    """A block reference (protocol.md, "Identities"): stale once `generation` moved on, foreign elsewhere."""

    incarnation: Incarnation
    tier: Tier
    block: int
    generation: int


def no_refs() -> BlockRefs:
    empty = np.zeros(0, dtype=np.int32)
    return BlockRefs(empty, empty, empty)


def make_refs(
    blocks: npt.NDArray[np.int32], tiers: npt.NDArray[np.uint8], generations: npt.NDArray[np.uint32]
) -> BlockRefs:
    """The three arrays, each [n]."""
    return BlockRefs(tiers.astype(np.int32), blocks, generations.view(np.int32))


def addresses_of(incarnation: Incarnation, refs: BlockRefs) -> tuple[BlockAddress, ...]:
    """One object for each block of this incarnation's pool. Raises PeerError for a tier that does not exist."""
    numbers = refs.tiers.tolist()
    kinds = set(numbers)
    if not kinds.issubset(TIERS):
        raise PeerError("a block reference names no tier")
    tiers = repeat(TIERS[numbers[0]]) if len(kinds) == 1 else map(TIERS.__getitem__, numbers)
    generations = refs.generations.astype(np.int32, copy=False).view(np.uint32).tolist()
    return tuple(map(BlockAddress, repeat(incarnation), tiers, refs.blocks.tolist(), generations))


def refs_of(incarnation: Incarnation, addresses: Iterable[BlockAddress]) -> BlockRefs:
    """The arrays of addresses that all belong to this incarnation.

    Raises PeerError for one of another incarnation, ValueError for one that can name no block.
    """
    addresses = tuple(addresses)
    if not addresses:
        return no_refs()
    if {address.incarnation for address in addresses} != {incarnation}:
        foreign = next(address for address in addresses if address.incarnation != incarnation)
        raise PeerError(f"{foreign} belongs to another pool than {incarnation}")
    try:
        tiers = bytes([address.tier for address in addresses])
        blocks = array("i", [address.block for address in addresses])
        generations = array("I", [address.generation for address in addresses])
    except (ValueError, OverflowError):
        tiers = b""
    if not tiers or max(tiers) >= len(TIERS):
        wrong = next(address for address in addresses if not _is_possible(address))
        raise ValueError(f"{wrong} names no block")
    numbers = np.frombuffer(tiers, np.uint8).astype(np.int32)
    return BlockRefs(numbers, np.frombuffer(blocks, np.int32), np.frombuffer(generations, np.int32))


def _is_possible(address: BlockAddress) -> bool:
    return (
        0 <= address.tier < len(TIERS)
        and -(2**31) <= address.block < 2**31
        and 0 <= address.generation < MAX_GENERATION
    )
