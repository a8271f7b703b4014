"""A small hand-made planner for executor tests: random chunks, batches, block tables and swaps, teacher-forced.

It compares with a reference as the project promises: logits within a tolerance, and greedy tokens equal except where
the reference's own candidates lie within TIE of each other; then the text goes on as the reference has it.
"""

import random
from dataclasses import dataclass, field

import numpy as np
import torch

from kvtide.base.ids import SequenceKey, Tier
from kvtide.base.sampling_params import SamplingParams
from kvtide.engine.executor import Executor
from kvtide.proto.executor import BlockCopy, RunStep, SampleSpec, SequenceStep

TIE = 1e-3


@dataclass
class Reference:
    """One prompt, what a trusted implementation answers, and its logits [len(output), vocab]: row i chose output i."""

    prompt: list[int]
    output: list[int]
    logits: torch.Tensor


def reference_of(model: torch.nn.Module, prompt: list[int], num_tokens: int) -> Reference:
    """Greedy continuation by a transformers model, with its cache."""
    output, rows, cache = [], [], None
    inputs = torch.tensor([prompt])
    with torch.inference_mode():
        for _ in range(num_tokens):
            answer = model(input_ids=inputs, past_key_values=cache, use_cache=True, logits_to_keep=1)
            cache = answer.past_key_values
            rows.append(answer.logits[0, -1].float())
            output.append(int(rows[-1].argmax()))
            inputs = torch.tensor([[output[-1]]])
    return Reference(prompt, output, torch.stack(rows))


class RecordingModel:
    """The executor's model; keeps the hidden states and the logits of each step."""

    def __init__(self, model: object) -> None:
        self._model = model
        self.config = model.config
        self.hidden = torch.zeros(0)
        self.rows: list[torch.Tensor] = []

    def forward(self, *arguments: object) -> torch.Tensor:
        self.hidden = self._model.forward(*arguments)
        return self.hidden

    def logits(self, hidden: torch.Tensor) -> torch.Tensor:
        rows = self._model.logits(hidden)
        self.rows += list(rows)
        return rows

    def argmax(self, hidden: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor] | None:
        """As the model has it, which is what its logits say."""
        values, tokens = self.logits(hidden).max(dim=-1)
        found = self._model.argmax(hidden)
        assert found is None or (torch.equal(found[0], tokens) and torch.equal(found[1], values))
        return found


@dataclass
class Running:
    """One sequence under way: `done` tokens have KV, in `blocks` of `tier`."""

    key: int
    reference: Reference
    done: int = 0
    num_output: int = 0
    tier: Tier = Tier.DEVICE
    blocks: list[int] = field(default_factory=list)

    @property
    def tokens(self) -> list[int]:
        return self.reference.prompt + self.reference.output[: self.num_output]

    @property
    def is_finished(self) -> bool:
        return self.num_output == len(self.reference.output)


class Driver:
    """Runs references through an executor; `errors` are the largest differences of logits, one a row."""

    def __init__(
        self, executor: Executor, *, seed: int, max_chunk: int, max_batch: int, swap: bool, tolerance: float, tie: float
    ) -> None:
        self.executor = executor
        self.random = random.Random(seed)
        self.max_chunk, self.max_batch, self.swap = max_chunk, max_batch, swap
        self.tolerance, self.tie = tolerance, tie
        self.errors: list[float] = []
        self.num_steps = self.num_ties = self.num_swaps = 0
        pool = executor.pool
        sizes = {Tier.DEVICE: pool.device_blocks, Tier.HOST: pool.host_blocks, Tier.DISK: pool.disk_blocks}
        self.free = {tier: list(range(size)) for tier, size in sizes.items()}
        for blocks in self.free.values():
            self.random.shuffle(blocks)

    @property
    def max_error(self) -> float:
        return max(self.errors)

    def run(self, references: list[Reference]) -> None:
        """Run all of them to their ends; raises AssertionError naming the first that differs."""
        model = self.executor._model
        recording = RecordingModel(model)
        self.executor._model = recording
        try:
            sequences = [Running(key, reference) for key, reference in enumerate(references)]
            while running := [sequence for sequence in sequences if not sequence.is_finished]:
                self._step(running, recording)
        finally:
            self.executor._model = model

    def _step(self, running: list[Running], recording: RecordingModel) -> None:
        copies = self._swaps(running) if self.swap else []
        ready = [sequence for sequence in running if sequence.tier == Tier.DEVICE]
        self.random.shuffle(ready)
        budget, steps, chosen = self.max_chunk, [], []
        for sequence in ready[: self.max_batch]:
            length = min(budget, len(sequence.tokens) - sequence.done)
            if length > 1 and self.random.random() < 0.5:
                length = self.random.randint(max(1, length // 2), length)
            if length and self._grow(sequence, sequence.done + length):
                steps.append(self._plan(sequence, length))
                chosen.append(sequence)
                budget -= length
        recording.rows = []
        done = self.executor.run(RunStep(step=self.num_steps, copies=tuple(copies), sequences=tuple(steps)))
        self.num_steps += 1
        rows, first = iter(recording.rows), 0
        for sequence, step, result in zip(chosen, steps, done.results, strict=True):
            assert result.key == sequence.key
            self._computed(sequence, recording.hidden[first : first + len(step.tokens)])
            first += len(step.tokens)
            sequence.done += len(step.tokens)
            if step.samples:
                self._compare(sequence, next(rows), result.samples[0].tokens[0])
                sequence.num_output += 1
            if sequence.is_finished:
                self._free(sequence)

    def _plan(self, sequence: Running, length: int) -> SequenceStep:
        tokens = sequence.tokens
        spec = SampleSpec(SamplingParams(temperature=0.0), seed=0, index=0, position=sequence.num_output)
        end = sequence.done + length
        return SequenceStep(
            key=SequenceKey(sequence.key),
            tokens=np.array(tokens[sequence.done : end], dtype=np.int32),
            start=sequence.done,
            blocks=np.array(sequence.blocks, dtype=np.int32),
            samples=(spec,) if end == len(tokens) else (),
            num_prompt_tokens=len(sequence.reference.prompt),
        )

    def _computed(self, sequence: Running, hidden: torch.Tensor) -> None:
        """For those who look at every position: `hidden` [T, h] of the tokens that follow `sequence.done`."""

    def _compare(self, sequence: Running, row: torch.Tensor, token: int) -> None:
        expected = sequence.reference.logits[sequence.num_output]
        name = f"prompt {sequence.key} of {len(sequence.reference.prompt)} tokens, output {sequence.num_output}"
        error = float((row - expected).abs().max())
        self.errors.append(error)
        assert error <= self.tolerance, f"{name}: logits differ by {error}"
        best = sequence.reference.output[sequence.num_output]
        if token != best:
            gap = float(expected[best] - expected[token])
            assert gap <= self.tie, f"{name}: token {token}, not {best}, which is better by {gap}"
            self.num_ties += 1

    def _grow(self, sequence: Running, num_tokens: int) -> bool:
        """Give a sequence the blocks for so many tokens, if there are enough."""
        lacking = -(-num_tokens // self.executor.pool.block_size) - len(sequence.blocks)
        if lacking > len(self.free[Tier.DEVICE]):
            return False
        sequence.blocks += [self.free[Tier.DEVICE].pop() for _ in range(lacking)]
        return True

    def _free(self, sequence: Running) -> None:
        self.free[sequence.tier] += sequence.blocks
        self.random.shuffle(self.free[sequence.tier])
        sequence.blocks = []

    def _swaps(self, running: list[Running]) -> list[BlockCopy]:
        """Now and then a sequence leaves the device, or goes on from host to disk, or comes back to other blocks."""
        copies: list[BlockCopy] = []
        for sequence in running:
            chance = 0.15 if sequence.tier == Tier.DEVICE else 0.5
            if not sequence.blocks or self.random.random() > chance:
                continue
            others = [tier for tier in Tier if tier != sequence.tier and self.free[tier]]
            target = self.random.choice(others) if others else sequence.tier
            if target == sequence.tier or len(self.free[target]) < len(sequence.blocks):
                continue
            blocks = [self.free[target].pop() for _ in sequence.blocks]
            pairs = zip(sequence.blocks, blocks, strict=True)
            copies += [BlockCopy(sequence.tier, source, target, block) for source, block in pairs]
            self._free(sequence)
            sequence.tier, sequence.blocks = target, blocks
            self.num_swaps += 1
        return copies
