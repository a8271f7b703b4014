"""What every block of an instance would hold: finds any step that reads wrong KV (protocol.md, invariant 3).

The KV of a token depends on all tokens before it, so one 64-bit digest of (namespace, tokens 0..p) stands for the KV
of position p. A step's reads are compared with the digests of the tokens that its request truly has; its writes and
copies are carried out on the model. Nothing here trusts block tables, reference counts or the index.
"""

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from kvtide.base.config import PoolSizes
from kvtide.base.ids import SequenceKey, Tier
from kvtide.proto.executor import BlockCopy, SequenceStep
from kvtide.proto.request import RequestSpec
from kvtide.proto.tokens import BlockArray, TokenArray

Digests = npt.NDArray[np.uint64]
_MASK = 2**64 - 1
_FACTOR = 6364136223846793005


class Truth:
    """The tokens that a sequence truly has, and their digests; grows with its outputs."""

    def __init__(self, spec: RequestSpec, block_size: int) -> None:
        self._namespaces = (_namespace(""), _namespace(spec.salt))
        self._num_public = spec.shared_prefix_tokens // block_size * block_size
        self._state = 1
        self.tokens: list[int] = []
        self._digests: list[int] = []
        for token in spec.prompt_tokens.tolist():
            self.append(token)

    def append(self, token: int) -> None:
        self._state = (self._state * _FACTOR + token + 1) & _MASK
        is_private = len(self.tokens) >= self._num_public
        self.tokens.append(token)
        self._digests.append(self._state ^ self._namespaces[is_private])

    def digests(self, start: int, stop: int) -> Digests:
        return np.array(self._digests[start:stop], dtype=np.uint64)


def blocks_of_copies(copies: Iterable[BlockCopy]) -> list[int]:
    """Device blocks that copies read or write."""
    sides = [(copy.src_tier, copy.src_block) for copy in copies] + [(copy.dst_tier, copy.dst_block) for copy in copies]
    return [block for tier, block in sides if tier == Tier.DEVICE]


def _namespace(salt: str) -> int:
    return int.from_bytes(salt.encode().ljust(8, b"\0")[:8], "little") * _FACTOR & _MASK


class SimulatedMemory:
    """Contents of all tiers of one instance."""

    def __init__(self, sizes: PoolSizes) -> None:
        self.block_size = sizes.block_size
        self._tiers = {
            tier: np.zeros((count, sizes.block_size), dtype=np.uint64)
            for tier, count in zip(Tier, (sizes.device_blocks, sizes.host_blocks, sizes.disk_blocks), strict=True)
        }
        self.num_copies: dict[tuple[Tier, Tier], int] = {}
        self._incoming: dict[int, str] = {}
        """Device blocks that a pull may write at any moment: nothing else may touch them."""

    def carry_out(self, copies: tuple[BlockCopy, ...]) -> None:
        """Copy blocks, in order."""
        self.check_quiet(blocks_of_copies(copies), "a copy")
        for copy in copies:
            assert (copy.src_tier, copy.src_block) != (copy.dst_tier, copy.dst_block), "a copy onto itself"
            self._tiers[copy.dst_tier][copy.dst_block] = self._tiers[copy.src_tier][copy.src_block]
            way = (copy.src_tier, copy.dst_tier)
            self.num_copies[way] = self.num_copies.get(way, 0) + 1

    def compute(self, batch: list[tuple[SequenceStep, Truth]]) -> None:
        """Check what each sequence of a step reads, then write what it computes; raises AssertionError."""
        written: dict[int, SequenceKey] = {}
        for step, truth in batch:
            self.check_quiet(step.blocks.tolist(), f"sequence {step.key}")
            self._check_reads(step, truth)
            first = step.start // self.block_size
            last = (step.start + len(step.tokens) - 1) // self.block_size
            for block in step.blocks[first : last + 1].tolist():
                assert block not in written, f"sequences {written[block]} and {step.key} both write block {block}"
                written[block] = step.key
        for step, truth in batch:
            slots = np.arange(step.start, step.start + len(step.tokens))
            blocks = step.blocks[slots // self.block_size]
            self._tiers[Tier.DEVICE][blocks, slots % self.block_size] = truth.digests(slots[0], slots[-1] + 1)
        for step, truth in batch:
            self._check_reads(step, truth)

    # -- what is pulled from peers

    def begin_pull(self, transfer: str, blocks: BlockArray) -> None:
        """From now on only this transfer touches these device blocks; raises AssertionError if another one does."""
        numbers = blocks.tolist()
        assert len(set(numbers)) == len(numbers), f"transfer {transfer} writes a block twice"
        self.check_quiet(numbers, f"transfer {transfer}")
        for block in numbers:
            self._incoming[block] = transfer

    def end_pull(self, transfer: str) -> None:
        self._incoming = {block: other for block, other in self._incoming.items() if other != transfer}

    def pull(self, source: "SimulatedMemory", tier: Tier, block: int, target: int) -> None:
        """Copy what a peer's block holds at this moment into a device block of ours."""
        assert target in self._incoming, f"device block {target} was not announced"
        self._tiers[Tier.DEVICE][target] = source._tiers[tier][block]

    def check_quiet(self, blocks: Iterable[int], who: str) -> None:
        """Raise AssertionError if a pull may be writing one of these device blocks."""
        for block in blocks:
            assert block not in self._incoming, f"{who} uses block {block}, which {self._incoming[block]} is filling"

    def _check_reads(self, step: SequenceStep, truth: Truth) -> None:
        end = step.start + len(step.tokens)
        assert step.tokens.tolist() == truth.tokens[step.start : end], f"sequence {step.key} computes wrong tokens"
        assert step.history is None or step.history.tolist() == truth.tokens[:end], "wrong history"
        assert len(step.blocks) * self.block_size >= end, f"sequence {step.key} has too few blocks"
        assert len(np.unique(step.blocks)) == len(step.blocks), f"sequence {step.key} has a block twice"
        self.check(step.blocks, truth, step.start, f"sequence {step.key}")

    def check(self, blocks: TokenArray, truth: Truth, num_tokens: int, who: str) -> None:
        """Raise AssertionError unless device `blocks` hold the KV of the first `num_tokens` tokens."""
        used = blocks[: -(-num_tokens // self.block_size)]
        content = self._tiers[Tier.DEVICE][used].reshape(-1)[:num_tokens]
        wrong = np.flatnonzero(content != truth.digests(0, num_tokens))
        assert not len(wrong), (
            f"{who} reads wrong KV at position {wrong[0]} of {num_tokens}, block {used[wrong[0] // self.block_size]}"
        )

    def check_tier(self, tier: Tier, block: int, place: int, truth: Truth) -> None:
        """Raise AssertionError unless a block of any tier holds block number `place` of the tokens."""
        expected = truth.digests(place * self.block_size, (place + 1) * self.block_size)
        assert (self._tiers[tier][block] == expected).all(), f"{tier.name} block {block} is not block {place}"
