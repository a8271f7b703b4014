"""The flat form of a plan's sequences: what the model and the attention backends read. One per step, built in numpy."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from kvtide.proto.executor import SequenceStep
from kvtide.proto.tokens import BlockArray, TokenArray

Int32Array = npt.NDArray[np.int32]
Int64Array = npt.NDArray[np.int64]


class StepBatch:
    """S sequences with T new tokens in all, in plan order.

    tokens, positions: [T]. slots: [T], where each new token's KV goes (block * block_size + offset).
    query_indptr: [S + 1], rows of each sequence. starts, context_lens: [S], tokens before and after this step.
    block_tables, block_indptr: the blocks of sequence s are block_tables[block_indptr[s] : block_indptr[s + 1]].
    """

    def __init__(self, sequences: Sequence[SequenceStep], block_size: int) -> None:
        count = len(sequences)
        lengths = np.fromiter((len(sequence.tokens) for sequence in sequences), np.int64, count)
        starts = np.fromiter((sequence.start for sequence in sequences), np.int64, count)
        ends = starts + lengths
        num_blocks = -(-ends // block_size)
        self.block_size = block_size
        self.tokens: TokenArray = np.concatenate([sequence.tokens for sequence in sequences])
        self.starts = starts
        self.context_lens: Int32Array = ends.astype(np.int32)
        self.query_indptr: Int32Array = _indptr(lengths)
        self.block_indptr: Int32Array = _indptr(num_blocks)
        self.block_tables: BlockArray = np.concatenate(
            [sequence.blocks[:used] for sequence, used in zip(sequences, num_blocks.tolist(), strict=True)]
        )
        first_rows, first_blocks = self.query_indptr[:-1].astype(np.int64), self.block_indptr[:-1].astype(np.int64)
        positions: Int64Array = np.arange(len(self.tokens), dtype=np.int64) + np.repeat(starts - first_rows, lengths)
        block_index = positions // block_size + np.repeat(first_blocks, lengths)
        self.positions: Int32Array = positions.astype(np.int32)
        self.slots: Int64Array = self.block_tables[block_index] * np.int64(block_size) + positions % block_size

    @property
    def num_sequences(self) -> int:
        return len(self.starts)

    @property
    def num_tokens(self) -> int:
        return len(self.tokens)


def check_sequences(sequences: Sequence[SequenceStep], block_size: int, num_blocks: int, max_len: int) -> None:
    """Assert what the contract promises of each sequence (proto.executor.SequenceStep), naming the one at fault."""
    tables = []
    for sequence in sequences:
        tokens, end, key = len(sequence.tokens), sequence.start + len(sequence.tokens), sequence.key
        assert tokens >= 1 and sequence.start >= 0, f"sequence {key}: {tokens} tokens at {sequence.start}"
        assert end <= max_len, f"sequence {key}: {end} tokens exceed the limit of {max_len}"
        used = -(-end // block_size)
        assert len(sequence.blocks) >= used, f"sequence {key}: {len(sequence.blocks)} blocks for {end} tokens"
        tables.append(sequence.blocks[:used])
        if sequence.history is not None:
            assert len(sequence.history) == end, f"sequence {key}: history of {len(sequence.history)} for {end} tokens"
        elif any(sample.params.has_penalties for sample in sequence.samples):
            raise AssertionError(f"sequence {key}: penalties without history")
    blocks = np.concatenate(tables)
    if blocks.min() < 0 or blocks.max() >= num_blocks:
        at_fault = [s.key for s, table in zip(sequences, tables, strict=True) if _is_outside(table, num_blocks)]
        raise AssertionError(f"sequence {at_fault[0]}: a block outside the device tier")


def _is_outside(table: BlockArray, num_blocks: int) -> bool:
    return bool(table.min() < 0 or table.max() >= num_blocks)


def _indptr(lengths: Int64Array) -> Int32Array:
    """[n + 1] running totals of [n] lengths."""
    result = np.zeros(len(lengths) + 1, dtype=np.int32)
    np.cumsum(lengths, out=result[1:])
    return result
