"""The same sequence gives the same logits to the last bit, however its prompt is cut, batched or laid out.

That makes "re-run elsewhere goes on with the same tokens" exact, not merely likely.
"""

import numpy as np
import pytest

from kvtide.artifacts import prepare_model
from kvtide.base.ids import SequenceKey
from kvtide.base.sampling_params import SamplingParams
from kvtide.engine.config import EngineConfig
from kvtide.engine.executor import Executor, create_executor
from kvtide.models.linear import is_batch_invariant
from kvtide.proto.executor import RunStep, SampleSpec, SequenceStep, TokenLogprob

PROMPT = np.random.default_rng(7).integers(0, 256, 150).astype(np.int32)
OTHERS = [np.random.default_rng(seed).integers(0, 256, 40 + 13 * seed).astype(np.int32) for seed in range(5)]
BLOCK = 16
BLOCKS_EACH = 16


@pytest.fixture(scope="module", params=["aggregated", "discrete"])
def executor(request: pytest.FixtureRequest):
    config = EngineConfig(name="tiny", num_device_blocks=8 * BLOCKS_EACH, kv_layout=request.param, num_threads=1)
    made = create_executor(prepare_model("tiny", progress=False).directory, config)
    yield made
    made.close()


def work(seat: int, tokens: np.ndarray, start: int, end: int) -> SequenceStep:
    """Compute tokens[start:end] in the blocks of this seat; report everything about the prompt, and the last draw."""
    params = SamplingParams(temperature=0.0, logprobs=5)
    is_last = end == len(tokens)
    return SequenceStep(
        key=SequenceKey(seat),
        tokens=tokens[start:end],
        start=start,
        blocks=np.arange(seat * BLOCKS_EACH, (seat + 1) * BLOCKS_EACH, dtype=np.int32),
        samples=(SampleSpec(params, 0, 0, 0),) if is_last else (),
        num_prompt_tokens=len(tokens),
        prompt_logprobs=3,
        next_prompt_token=-1 if is_last else int(tokens[end]),
    )


def run(executor: Executor, chunk: int, num_others: int) -> tuple[list[TokenLogprob], TokenLogprob]:
    """Prompt logprobs and the first sampled token of PROMPT, in chunks, with others' chunks in every step."""
    found: list[TokenLogprob] = []
    for number, start in enumerate(range(0, len(PROMPT), chunk)):
        sequences = [work(0, PROMPT, start, min(start + chunk, len(PROMPT)))]
        for seat, other in enumerate(OTHERS[:num_others], start=1):
            sequences.insert(seat % 2, work(seat, other, 0, len(other) - number % 3))
        done = executor.run(RunStep(step=number, sequences=tuple(sequences)))
        result = next(result for result in done.results if result.key == 0)
        found.extend(result.prompt_logprobs)
    return found, result.samples[0].logprobs[0]


@pytest.mark.skipif(not is_batch_invariant(), reason="the portable kernels leave large products to torch")
@pytest.mark.parametrize(("chunk", "num_others"), [(150, 5), (64, 0), (64, 3), (17, 5), (1, 0), (1, 2)])
def test_neither_chunks_nor_company_change_a_bit(executor: Executor, chunk: int, num_others: int) -> None:
    alone = run(executor, len(PROMPT), 0)
    assert len(alone[0]) == len(PROMPT) - 1
    assert run(executor, chunk, num_others) == alone
