"""Plans become flat tensors; broken plans are named."""

import numpy as np
import pytest

from kvtide.base.sampling_params import SamplingParams
from kvtide.engine.batch import StepBatch, checked_batch
from kvtide.proto.executor import SampleSpec, SequenceStep


def step(key: int, tokens: list[int], start: int, blocks: list[int], **more: object) -> SequenceStep:
    return SequenceStep(
        key=key, tokens=np.array(tokens, dtype=np.int32), start=start, blocks=np.array(blocks, dtype=np.int32), **more
    )


def test_flat_form() -> None:
    batch = StepBatch([step(1, [10, 11, 12], 3, [7, 2, 9]), step(2, [20], 0, [5])], block_size=4)
    assert batch.tokens.tolist() == [10, 11, 12, 20]
    assert batch.positions.tolist() == [3, 4, 5, 0]
    assert batch.slots.tolist() == [7 * 4 + 3, 2 * 4, 2 * 4 + 1, 5 * 4]
    assert batch.query_indptr.tolist() == [0, 3, 4]
    assert batch.context_lens.tolist() == [6, 1]
    assert batch.block_tables.tolist() == [7, 2, 5]  # the block that holds nothing yet is left out
    assert batch.block_indptr.tolist() == [0, 2, 3]
    for array in (batch.tokens, batch.positions, batch.block_tables, batch.context_lens, batch.query_indptr):
        assert array.dtype == np.int32 and array.flags.c_contiguous
    assert batch.slots.dtype == np.int64 and batch.slots.flags.c_contiguous


@pytest.mark.parametrize(
    ("broken", "message"),
    [
        (step(8, [], 0, [1]), "sequence 8: 0 tokens"),
        (step(8, [1] * 5, 0, [1]), "sequence 8: 1 blocks for 5 tokens"),
        (step(8, [1], 0, [10]), "sequence 8: a block outside"),
        (step(8, [1], 0, [-1]), "sequence 8: a block outside"),
        (step(8, [1] * 9, 8, [1, 2, 3, 4, 5]), "sequence 8: 17 tokens exceed"),
        (step(8, [1], 0, [1], history=np.zeros(3, dtype=np.int32)), "sequence 8: history of 3"),
        (
            step(8, [1], 0, [1], samples=(SampleSpec(SamplingParams(presence_penalty=1.0), 0, 0, 0),)),
            "sequence 8: penalties without history",
        ),
    ],
)
def test_broken_plans_are_named(broken: SequenceStep, message: str) -> None:
    fine = step(7, [1] * 5, 0, [1, 9, 0])
    checked_batch([fine, fine], block_size=4, num_blocks=10, max_len=16)
    with pytest.raises(AssertionError, match=message):
        checked_batch([fine, broken, fine], block_size=4, num_blocks=10, max_len=16)
