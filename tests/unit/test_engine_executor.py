"""The executor on a small model of the test's own: any chunking, batch and layout, samples, logprobs, copies."""

from types import SimpleNamespace

import numpy as np
import pytest
import torch

from kvtide.base.config import ModelInfo, PoolSizes
from kvtide.base.ids import Tier
from kvtide.base.sampling_params import SamplingParams
from kvtide.engine.arena import Arena
from kvtide.engine.attention import create_attention
from kvtide.engine.executor import Executor
from kvtide.kv.layout import KVLayout
from kvtide.proto.executor import BlockCopy, RunStep, SampleSpec, SequenceStep

VOCAB, HIDDEN, HEADS, KV_HEADS, HEAD_DIM, LAYERS, BLOCK = 50, 16, 4, 2, 8, 2, 4


class SmallModel:
    """Two layers of attention with residuals, no norms: enough to tell every token and position apart."""

    def __init__(self) -> None:
        generator = torch.Generator().manual_seed(1)
        layers = (
            SimpleNamespace(window=0, scale=0.3, softcap=0.0),
            SimpleNamespace(window=5, scale=0.3, softcap=2.0),
        )
        self.config = SimpleNamespace(hidden_size=HIDDEN, attention=layers)
        self.embedding = torch.randn(VOCAB, HIDDEN, generator=generator)
        self.places = torch.randn(64, HIDDEN, generator=generator)
        width = (HEADS + 2 * KV_HEADS) * HEAD_DIM
        self.inputs = [torch.randn(HIDDEN, width, generator=generator) * 0.3 for _ in layers]
        self.outputs = [torch.randn(HEADS * HEAD_DIM, HIDDEN, generator=generator) * 0.3 for _ in layers]
        self.spoil = False

    def forward(self, token_ids, positions, attend):
        hidden = self.embedding[token_ids] + self.places[positions]
        for layer, (inputs, outputs) in enumerate(zip(self.inputs, self.outputs, strict=True)):
            parts = (hidden @ inputs).view(len(hidden), -1, HEAD_DIM).split([HEADS, KV_HEADS, KV_HEADS], dim=1)
            hidden = hidden + attend(layer, *parts).reshape(len(hidden), -1) @ outputs
        return hidden

    def logits(self, hidden):
        logits = hidden @ self.embedding.T
        return logits * float("nan") if self.spoil else logits

    def argmax(self, hidden):
        return None

    def reference(self, tokens: list[int]) -> torch.Tensor:
        """[n, vocab] by dense attention, written down a second time."""

        def attend(layer, query, key, value):
            parameters, n = self.config.attention[layer], len(query)
            key, value = (part.repeat_interleave(HEADS // KV_HEADS, dim=1) for part in (key, value))
            scores = torch.einsum("qhd,khd->hqk", query, key) * parameters.scale
            if parameters.softcap:
                scores = parameters.softcap * torch.tanh(scores / parameters.softcap)
            distance = torch.arange(n)[:, None] - torch.arange(n)
            hidden = (distance < 0) | (distance >= parameters.window if parameters.window else False)
            return torch.einsum("hqk,khd->qhd", scores.masked_fill(hidden, -torch.inf).softmax(-1), value)

        return self.logits(self.forward(torch.tensor(tokens), torch.arange(len(tokens)), attend))


def executor_of(model: SmallModel, kind: str = "aggregated", backend: str = "auto", dtype: str = "float32") -> Executor:
    layout = KVLayout(
        num_layers=LAYERS, num_kv_heads=KV_HEADS, head_dim=HEAD_DIM, block_size=BLOCK, kind=kind, dtype=dtype
    )
    arena = Arena(layout, 40, 10)
    info = ModelInfo(
        name="small",
        architecture="Small",
        vocab_size=VOCAB,
        max_model_len=64,
        num_layers=LAYERS,
        num_kv_heads=KV_HEADS,
        head_dim=HEAD_DIM,
        eos_token_ids=(0,),
        kv_bytes_per_token=layout.bytes_per_token,
        fingerprint="",
    )
    attention = create_attention(backend, arena.device, model.config.attention, torch.float32, 1)
    return Executor(model, info, PoolSizes(block_size=BLOCK, device_blocks=40, host_blocks=10), arena, attention)


def ints(values: list[int]) -> np.ndarray:
    return np.array(values, dtype=np.int32)


def spec_of(position: int = 0, index: int = 0, **params: object) -> SampleSpec:
    return SampleSpec(SamplingParams(**{"temperature": 0.0} | params), 7, index, position)


def chunk(key: int, tokens: list[int], start: int, end: int, blocks: list[int], **more: object) -> SequenceStep:
    return SequenceStep(key=key, tokens=ints(tokens[start:end]), start=start, blocks=ints(blocks), **more)


def run(executor: Executor, *sequences: SequenceStep, copies: tuple[BlockCopy, ...] = ()) -> dict:
    done = executor.run(RunStep(step=3, sequences=sequences, copies=copies))
    assert done.step == 3 and done.repeats == 1
    assert [result.key for result in done.results] == [sequence.key for sequence in sequences]
    return {result.key: result for result in done.results}


PROMPTS = {1: [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9], 2: [2, 7, 1, 8, 2], 3: [6]}
BLOCKS = {1: [9, 0, 4, 30, 31], 2: [8, 3, 39], 3: [20, 21]}


@pytest.mark.parametrize("backend", ["torch", "native"])
@pytest.mark.parametrize("kind", ["aggregated", "discrete"])
@pytest.mark.parametrize("size", [1, 3, 100])
def test_any_chunking_batch_and_layout_gives_the_reference(backend: str, kind: str, size: int) -> None:
    model = SmallModel()
    executor = executor_of(model, kind, backend)
    texts = {key: list(tokens) for key, tokens in PROMPTS.items()}
    done = dict.fromkeys(texts, 0)
    while running := [key for key in texts if len(texts[key]) < len(PROMPTS[key]) + 4]:
        sequences = []
        for key in running:
            tokens = texts[key]
            end = min(len(tokens), done[key] + size)
            last = end == len(tokens)
            sequences.append(
                chunk(key, tokens, done[key], end, BLOCKS[key], samples=(spec_of(logprobs=2),) if last else ())
            )
            done[key] = end
        for key, result in run(executor, *sequences).items():
            if not result.samples:
                continue
            expected = model.reference(texts[key])[-1].log_softmax(-1)
            (sample,) = result.samples
            assert sample.tokens == (int(expected.argmax()),)
            (report,) = sample.logprobs
            assert report.rank == 1 and report.top[0][0] == report.token == sample.tokens[0]
            assert report.logprob == pytest.approx(float(expected.max()), abs=1e-4)
            assert report.top[1][1] == pytest.approx(float(expected.topk(2).values[1]), abs=1e-4)
            texts[key] += sample.tokens


def test_prompt_logprobs_over_chunks() -> None:
    model, prompt = SmallModel(), PROMPTS[1]
    expected = model.reference(prompt).log_softmax(-1)
    executor = executor_of(model)
    executor._rows_at_once = 2  # several slices a chunk
    found = []
    for start, end in ((0, 5), (5, 6), (6, 13)):
        following = prompt[end] if end < len(prompt) else -1
        more = {"num_prompt_tokens": len(prompt), "prompt_logprobs": 1, "next_prompt_token": following}
        found += run(executor, chunk(1, prompt, start, end, BLOCKS[1], **more))[1].prompt_logprobs
    assert [report.token for report in found] == prompt[1:]
    for row, report in enumerate(found):
        assert report.logprob == pytest.approx(float(expected[row, prompt[row + 1]]), abs=1e-4)
        assert report.top[0][0] == int(expected[row].argmax())
    # Tokens that were sampled before a preemption are no prompt.
    more = {"num_prompt_tokens": 7, "prompt_logprobs": 0}
    assert len(run(executor, chunk(1, prompt, 0, 13, BLOCKS[1], **more))[1].prompt_logprobs) == 6


def test_forks_share_a_row_and_samples_do_not_depend_on_the_batch() -> None:
    executor = executor_of(SmallModel())
    forks = tuple(spec_of(index=index, temperature=1.5) for index in range(6))
    alone = run(executor, chunk(1, PROMPTS[1], 0, 13, BLOCKS[1], samples=forks))[1]
    assert len({sample.tokens for sample in alone.samples}) > 1
    others = [chunk(key, PROMPTS[key], 0, len(PROMPTS[key]), BLOCKS[key], samples=(spec_of(),)) for key in (2, 3)]
    executor._rows_at_once = 2
    together = run(executor, *others, chunk(1, PROMPTS[1], 0, 13, BLOCKS[1], samples=forks))
    assert together[1].samples == alone.samples


def test_penalties_see_the_history() -> None:
    executor = executor_of(SmallModel())
    plain = run(executor, chunk(1, PROMPTS[1], 0, 13, BLOCKS[1], samples=(spec_of(),)))[1].samples[0].tokens[0]
    tokens = [*PROMPTS[1][:-2], plain, PROMPTS[1][-1]]
    before = run(executor, chunk(1, tokens, 0, 13, BLOCKS[1], samples=(spec_of(),)))[1].samples[0].tokens[0]
    history = ints([*tokens[:-1], before])
    more = {"samples": (spec_of(presence_penalty=2.0, frequency_penalty=2.0, logprobs=1),), "history": history}
    for num_prompt, is_penalized in ((13, False), (12, True)):
        result = run(executor, chunk(1, tokens, 0, 13, BLOCKS[1], num_prompt_tokens=num_prompt, **more))[1]
        (report,) = result.samples[0].logprobs
        assert report.top[0][0] == before  # reported before penalties
        if not is_penalized:
            assert report.token == before


def test_copies_come_first_and_may_be_all() -> None:
    model, prompt = SmallModel(), PROMPTS[1]
    executor = executor_of(model, "discrete")
    run(executor, chunk(1, prompt, 0, 12, BLOCKS[1]))
    away = tuple(BlockCopy(Tier.DEVICE, block, Tier.HOST, i) for i, block in enumerate(BLOCKS[1][:3]))
    assert executor.run(RunStep(step=4, copies=away)).results == ()
    executor.arena.device.data.zero_()
    back = tuple(BlockCopy(Tier.HOST, i, Tier.DEVICE, block) for i, block in enumerate((11, 12, 13)))
    result = run(executor, chunk(1, prompt, 12, 13, [11, 12, 13, 14], samples=(spec_of(),)), copies=back)[1]
    assert result.samples[0].tokens == (int(model.reference(prompt)[-1].argmax()),)


@pytest.mark.parametrize("more", [{}, {"temperature": 0.7}, {"logprobs": 1}])
def test_logits_that_are_no_numbers_fail_their_sequences(more: dict[str, float]) -> None:
    model = SmallModel()
    executor = executor_of(model)
    executor.warmup()
    model.spoil = True
    samples = (spec_of(**more),)
    results = run(executor, *(chunk(key, PROMPTS[key], 0, 5, BLOCKS[key], samples=samples) for key in (1, 2)))
    for key in (1, 2):
        assert "the model's logits are not finite" in results[key].error and not results[key].samples
    model.spoil = False
    assert not run(executor, chunk(2, PROMPTS[2], 0, 5, BLOCKS[2], samples=samples))[2].error


POISON = 49


@pytest.mark.parametrize("backend", ["torch", "native"])
@pytest.mark.parametrize("value", [float("nan"), float("inf")])
@pytest.mark.parametrize("more", [{"temperature": 0.0}, {"seed": 3}])
def test_a_token_with_a_spoilt_weight_fails_whoever_has_it_and_nobody_else(
    backend: str, value: float, more: dict[str, float]
) -> None:
    samples = (spec_of(**more),)

    def sound(key: int) -> SequenceStep:
        return chunk(key, PROMPTS[key], 0, 5, BLOCKS[key], samples=samples)

    def spoilt(*, start: int = 0, stop: int = 5, samples: tuple[SampleSpec, ...] = samples, **asked: int):
        tokens = [6, 2, 1, POISON, 7, 8, 9]
        return chunk(3, tokens, start, stop, BLOCKS[3], samples=samples, **asked)

    clean = SmallModel()
    expected = run(executor_of(clean, backend=backend), sound(1), sound(2))
    model = SmallModel()
    model.embedding = model.embedding.clone()
    model.embedding[POISON, 2] = value
    model.logits = clean.logits  # type: ignore[method-assign]  # its output layer is sound
    executor = executor_of(model, backend=backend)
    for work in (
        spoilt(),  # in the middle of a prompt
        spoilt(stop=4),  # its last token
        spoilt(samples=()),  # nothing is sampled, yet the KV is poisoned
        spoilt(prompt_logprobs=1, num_prompt_tokens=5),
    ):
        results = run(executor, sound(1), work, sound(2))
        assert "not finite" in results[3].error
        assert not results[3].samples and not results[3].prompt_logprobs
        assert [results[key] for key in (1, 2)] == [expected[key] for key in (1, 2)]
    # What was left in the cache poisons those who read it, and nobody else: also where its blocks are used again.
    assert "not finite" in run(executor, sound(1), spoilt(start=5, stop=6))[3].error
    again = chunk(1, PROMPTS[1], 0, 5, BLOCKS[3], samples=samples)
    assert run(executor, again)[1].samples == expected[1].samples


@pytest.mark.parametrize("backend", ["torch", "native"])
def test_bfloat16_blocks_are_near(backend: str) -> None:
    model, prompt = SmallModel(), PROMPTS[1]
    executor = executor_of(model, backend=backend, dtype="bfloat16")
    result = run(executor, chunk(1, prompt, 0, 13, BLOCKS[1], samples=(spec_of(logprobs=0),)))[1]
    expected = model.reference(prompt)[-1].log_softmax(-1)
    assert abs(result.samples[0].logprobs[0].logprob - float(expected[result.samples[0].tokens[0]])) < 0.1


def test_greedy_rows_go_together() -> None:
    from kvtide.engine import executor as module

    sequences = [chunk(key, [1], 0, 1, [0], samples=(spec_of(),) * key) for key in (1, 2)]
    assert all(module._is_argmax(sequence) for sequence in sequences)
    drawn = module._greedy(*module._argmax(torch.tensor([[0.0, 2.0, 2.0], [5.0, 1.0, 0.0]])), sequences, {})
    assert [[sample.tokens for sample in drawn[key]] for key in (1, 2)] == [[(1,)], [(0,), (0,)]]
    errors: dict = {}
    drawn = module._greedy(*module._argmax(torch.tensor([[0.0, 1.0], [1.0, float("nan")]])), sequences, errors)
    assert list(drawn) == [1] and errors == {2: "the model's logits are not finite (nan at token 1)"}
