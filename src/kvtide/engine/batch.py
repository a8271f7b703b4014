"""The flat form of a plan's sequences: what the model and the attention backends read. One per step, built in numpy."""

from collections.abc import Sequence
from itertools import accumulate, chain
from operator import add

import numpy as np
import numpy.typing as npt

from kvtide.proto.executor import SequenceStep
from kvtide.proto.tokens import BlockArray, TokenArray

Int32Array = npt.NDArray[np.int32]
Int64Array = npt.NDArray[np.int64]


class StepBatch:
    """S sequences with T new tokens in all, in plan order.

    tokens, positions: [T]. slots: [T], where each new token's KV goes (block * block_size + offset).
    query_indptr: [S + 1], rows of each sequence. context_lens: [S], tokens after this step.
    block_tables, block_indptr: the blocks of sequence s are block_tables[block_indptr[s] : block_indptr[s + 1]].
    """

    def __init__(self, sequences: Sequence[SequenceStep], block_size: int) -> None:
        starts = [sequence.start for sequence in sequences]
        lengths = [len(sequence.tokens) for sequence in sequences]
        ends = list(map(add, starts, lengths))
        num_blocks = [-(-end // block_size) for end in ends]
        self.block_size = block_size
        self.tokens: TokenArray = np.concatenate([sequence.tokens for sequence in sequences])
        self.context_lens: Int32Array = np.array(ends, dtype=np.int32)
        self.query_indptr: Int32Array = _indptr(lengths)
        self.block_indptr: Int32Array = _indptr(num_blocks)
        self.block_tables: BlockArray = np.concatenate(
            [sequence.blocks[:used] for sequence, used in zip(sequences, num_blocks, strict=True)]
        )
        each = chain.from_iterable(map(range, starts, ends))
        positions: Int64Array = np.fromiter(each, dtype=np.int64, count=len(self.tokens))
        self.positions: Int32Array = positions.astype(np.int32)
        block_index, offsets = np.divmod(positions, block_size)
        block_index += np.repeat(self.block_indptr[:-1], lengths)
        self.slots: Int64Array = self.block_tables[block_index] * np.int64(block_size) + offsets

    @property
    def num_sequences(self) -> int:
        return len(self.context_lens)

    @property
    def num_tokens(self) -> int:
        return len(self.tokens)


def checked_batch(sequences: Sequence[SequenceStep], block_size: int, num_blocks: int, max_len: int) -> StepBatch:
    """Their batch. Asserts what the contract promises of each (proto.executor.SequenceStep), naming who breaks it."""
    for sequence in sequences:
        tokens, key = len(sequence.tokens), sequence.key
        end = sequence.start + tokens
        assert tokens >= 1 and sequence.start >= 0, f"sequence {key}: {tokens} tokens at {sequence.start}"
        assert end <= max_len, f"sequence {key}: {end} tokens exceed the limit of {max_len}"
        num_held = len(sequence.blocks)
        assert num_held * block_size >= end, f"sequence {key}: {num_held} blocks for {end} tokens"
        if sequence.history is not None:
            assert len(sequence.history) == end, f"sequence {key}: history of {len(sequence.history)} for {end} tokens"
        elif any(sample.params.has_penalties for sample in sequence.samples):
            raise AssertionError(f"sequence {key}: penalties without history")
    batch = StepBatch(sequences, block_size)
    unsigned = batch.block_tables.view(np.uint32)  # in which a negative number is a large one
    if unsigned.max() >= num_blocks:
        at_fault = sequences[int(np.searchsorted(batch.block_indptr, unsigned.argmax(), side="right")) - 1]
        raise AssertionError(f"sequence {at_fault.key}: a block outside the device tier")
    return batch


def _indptr(lengths: Sequence[int]) -> Int32Array:
    """[n + 1] running totals of [n] lengths."""
    return np.array([0, *accumulate(lengths)], dtype=np.int32)
