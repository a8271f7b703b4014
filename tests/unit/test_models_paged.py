"""Every architecture through the executor and its paged attention: the logits of transformers at every position."""

import random
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
import torch
from reference_models import CASES, SIZES, reference_model

from kvtide.base.ids import SequenceKey
from kvtide.engine.config import EngineConfig
from kvtide.engine.executor import Executor, create_executor
from kvtide.engine.model import Attend, Model
from kvtide.proto.executor import RunStep, SequenceStep

TOLERANCE = 1e-4
LENGTHS = (70, 33, 1, 150)
"""Of the sequences of one batch: beyond every window of the cases and beyond where their scaled positions begin."""

CHUNKS = {"whole": (150, 150), "pieces": (1, 40), "few": (2, 9), "one by one": (1, 1)}
"""Least and most new tokens of a sequence in a step."""


@pytest.fixture(autouse=True)
def _one_thread() -> Iterator[None]:
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


class AllLogits:
    """The executor's model; keeps the logits of every row of the last step."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self.config = model.config
        self.rows = torch.zeros(0)

    def forward(self, token_ids: torch.Tensor, positions: torch.Tensor, attend: Attend) -> torch.Tensor:
        hidden = self._model.forward(token_ids, positions, attend)
        self.rows = self._model.logits(hidden)
        return hidden

    def logits(self, hidden: torch.Tensor) -> torch.Tensor:
        return self._model.logits(hidden)

    def argmax(self, hidden: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor] | None:
        return self._model.argmax(hidden)


def logits_by(executor: Executor, prompts: list[list[int]], least: int, most: int, seed: int) -> list[torch.Tensor]:
    """Logits [T, vocab] of each prompt; some of them together in each step, their blocks all over the arena.

    Raises AssertionError where a logprob that the executor reports for a prompt's token is not that of its row.
    """
    generator = random.Random(seed)
    model = AllLogits(executor._model)
    executor._model = model
    free = list(range(executor.pool.device_blocks))
    generator.shuffle(free)
    size = executor.pool.block_size
    tables = [np.array([free.pop() for _ in range(-(-len(p) // size))], dtype=np.int32) for p in prompts]
    rows: list[list[torch.Tensor]] = [[] for _ in prompts]
    number = 0
    while waiting := [key for key, prompt in enumerate(prompts) if len(rows[key]) < len(prompt)]:
        chosen = generator.sample(waiting, generator.randint(1, len(waiting)))
        steps = []
        for key in chosen:
            prompt, start = prompts[key], len(rows[key])
            end = min(len(prompt), start + generator.randint(least, most))
            steps.append(
                SequenceStep(
                    key=SequenceKey(key),
                    tokens=np.array(prompt[start:end], dtype=np.int32),
                    start=start,
                    blocks=tables[key],
                    num_prompt_tokens=len(prompt),
                    prompt_logprobs=0,
                    next_prompt_token=prompt[end] if end < len(prompt) else -1,
                )
            )
        done = executor.run(RunStep(step=number, sequences=tuple(steps)))
        number += 1
        first = 0
        for step, result in zip(steps, done.results, strict=True):
            new = model.rows[first : first + len(step.tokens)]
            first += len(step.tokens)
            for row, said in zip(new.log_softmax(-1), result.prompt_logprobs, strict=False):
                assert abs(float(row[said.token]) - said.logprob) < 1e-5
            rows[step.key].extend(new)
    return [torch.stack(some) for some in rows]


@pytest.fixture(scope="module", params=CASES)
def case(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Path, list[list[int]], list[torch.Tensor]]:
    """A model on disk, prompts, and the reference's logits of each."""
    directory = tmp_path_factory.mktemp(request.param)
    reference = reference_model(request.param)
    reference.save_pretrained(directory)
    prompts = [torch.randint(0, SIZES["vocab_size"], (length,)).tolist() for length in LENGTHS]
    with torch.no_grad():
        expected = [reference(torch.tensor([prompt])).logits[0] for prompt in prompts]
    assert min(float(rows.std()) for rows in expected) > 0.2, "a reference whose logits are flat would prove nothing"
    return directory, prompts, expected


@pytest.mark.parametrize(
    ("chunks", "block_size", "layout", "attention"),
    [
        ("whole", 16, "aggregated", "native"),
        ("pieces", 8, "discrete", "native"),
        ("few", 3, "aggregated", "native"),
        ("one by one", 64, "discrete", "native"),
        ("pieces", 8, "aggregated", "torch"),
    ],
)
def test_logits_at_every_position(
    case: tuple[Path, list[list[int]], list[torch.Tensor]], chunks: str, block_size: int, layout: str, attention: str
) -> None:
    directory, prompts, expected = case
    config = EngineConfig(
        name="test",
        dtype="float32",
        num_threads=1,
        num_device_blocks=2 * sum(LENGTHS) // block_size,
        block_size=block_size,
        kv_layout=layout,
        attention=attention,
    )
    executor = create_executor(directory, config)
    try:
        actual = logits_by(executor, prompts, *CHUNKS[chunks], seed=5)
    finally:
        executor.close()
    for rows, wanted in zip(actual, expected, strict=True):
        assert rows.shape == wanted.shape
        assert float((rows - wanted).abs().max()) < TOLERANCE
