"""Runs the steps that an instance core plans (proto.executor): copies, one forward pass, samples.

An executor keeps no sequence. It holds the model, the bytes of the pool and an attention backend; all else is in the
plan. `run` is called from one thread at a time.
"""

import logging
import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import numpy.typing as npt
import torch

from kvtide.base.config import ModelInfo, PoolSizes
from kvtide.base.ids import SequenceKey
from kvtide.base.sampling_params import SamplingParams
from kvtide.engine import sampler, sizing
from kvtide.engine.arena import Arena
from kvtide.engine.attention import AttentionBackend, create_attention
from kvtide.engine.batch import StepBatch, checked_batch
from kvtide.engine.config import EngineConfig
from kvtide.engine.loading import begin_copies
from kvtide.engine.model import Attend, Model
from kvtide.engine.progress import Progress, recorder
from kvtide.engine.rank_memory import RankMemory
from kvtide.engine.tiers import TORCH_DTYPES
from kvtide.kv.layout import KVLayout
from kvtide.models import load_model
from kvtide.models.shards import Collective
from kvtide.proto.executor import (
    RunStep,
    SampledTokens,
    SampleSpec,
    SequenceResult,
    SequenceStep,
    StepDone,
    TokenLogprob,
)
from kvtide.transfer.shared import SharedState

logger = logging.getLogger(__name__)

Errors = dict[SequenceKey, str]
"""Sequences for which the model's output is not finite, and where."""

MAX_LOGITS_BYTES = 128 << 20
"""Logits are computed for as many rows at a time as fit."""


class Executor:
    """One copy of the weights and one arena, on one device.

    info, pool, layout: what the instance registers with. run(plan) -> StepDone, all KV and copies complete.
    """

    def __init__(
        self,
        model: Model,
        info: ModelInfo,
        pool: PoolSizes,
        arena: Arena,
        attention: AttentionBackend,
        memory: RankMemory | None = None,
    ):
        """`memory`: what this rank shows to peers, where there are any."""
        self.info = info
        self.pool = pool
        self.layout = arena.layout
        self.arena = arena
        self._model = model
        self._attention = attention
        self._device = arena.device.data.device
        self._rows_at_once = max(1, MAX_LOGITS_BYTES // (4 * info.vocab_size))
        self.memory = memory
        counter = memory.shared.progress_address(memory.rank) if memory is not None else 0
        self._progress = Progress(counter, recorder(self._device))
        self._num_layers = arena.layout.num_layers
        self._step = -1

    def run(self, plan: RunStep) -> StepDone:
        """Carry out one step. An empty batch is copies only. Always one repeat.

        A sequence for which the model's output is not finite has an error as its result, and no other is concerned.
        Raises ModelError where the disk tier fails; the step is then lost.
        """
        self._step = plan.step
        load = begin_copies(self.arena, plan.copies, has_batch=bool(plan.sequences))
        try:
            attend = self._attend if load is None else load.before(self._attend)
            done = self._compute(plan, attend) if plan.sequences else StepDone(step=plan.step)
        finally:
            if load is not None:
                load.finish()
        self._publish(self._num_layers)
        self._progress.finish()
        return done

    def _compute(self, plan: RunStep, attend: Attend) -> StepDone:
        pool, max_model_len = self.pool, self.info.max_model_len
        batch = checked_batch(plan.sequences, pool.block_size, pool.device_blocks, max_model_len)
        with torch.inference_mode():
            self._attention.prepare(batch)
            tokens, positions = self._tensor(batch.tokens), self._tensor(batch.positions)
            hidden = self._model.forward(tokens, positions, attend)
            errors: Errors = {}
            self._check(plan.sequences, batch, hidden, errors)
            samples = self._sample(plan.sequences, batch, hidden, errors)
            prompts = {
                sequence.key: self._prompt_logprobs(sequence, int(batch.query_indptr[s]), hidden, errors)
                for s, sequence in enumerate(plan.sequences)
                if sequence.prompt_logprobs is not None
            }
        for key, error in errors.items():
            if self._step >= 0:  # no warm-up
                logger.warning("step %d, sequence %d: %s", plan.step, key, error)
        results = tuple(
            SequenceResult(key=key, error=errors[key])
            if key in errors
            else SequenceResult(key=key, samples=samples.get(key, ()), prompt_logprobs=prompts.get(key, ()))
            for key in (sequence.key for sequence in plan.sequences)
        )
        return StepDone(step=plan.step, results=results)

    def _check(self, sequences: Sequence[SequenceStep], batch: StepBatch, hidden: torch.Tensor, errors: Errors) -> None:
        """Find the sequences some token of whose chunk has KV that is no number. Of a chunk of one token that is
        sampled from, the logits say the same."""
        if all(len(sequence.tokens) == 1 and sequence.samples for sequence in sequences):
            return
        finite = hidden.sum(dim=-1, dtype=torch.float32).isfinite().cpu().numpy()
        if finite.all():
            return
        for s, sequence in enumerate(sequences):
            if not finite[batch.query_indptr[s] : batch.query_indptr[s + 1]].all():
                end = sequence.start + len(sequence.tokens)
                errors[sequence.key] = f"the model's output is not finite (within tokens {sequence.start} to {end - 1})"

    @property
    def memories(self) -> tuple[RankMemory, ...]:
        """What peers may read of this rank."""
        return () if self.memory is None else (self.memory,)

    def _attend(self, layer: int, query: torch.Tensor, key: torch.Tensor, value: torch.Tensor) -> torch.Tensor:
        out = self._attention(layer, query, key, value)
        self._publish(layer + 1)
        return out

    def _publish(self, num_layers: int) -> None:
        """Tell peers that so many layers of this step's KV are written (proto.peer.Offer). A warm-up tells nothing."""
        if self._step >= 0:
            self._progress.written(self._step * self._num_layers + num_layers)

    def warmup(self) -> None:
        """Run a prefill and a decode step over block 0, before anything lives there: touches weights and kernels."""
        size = min(self.pool.block_size, self.info.max_model_len)
        spec = SampleSpec(params=SamplingParams(temperature=0.0), seed=0, index=0, position=0)
        for length in (size, 1):
            sequence = SequenceStep(
                key=SequenceKey(-1),
                tokens=np.zeros(length, dtype=np.int32),
                start=0,
                blocks=np.zeros(1, dtype=np.int32),
                samples=(spec,),
            )
            self.run(RunStep(step=-1, sequences=(sequence,)))

    def close(self) -> None:
        """Release files and descriptors; no `run` after this."""
        self._progress.close()
        self.arena.close()
        if self.memory is not None and self.memory.rank == 0:
            self.memory.shared.close()

    def _sample(
        self, sequences: Sequence[SequenceStep], batch: StepBatch, hidden: torch.Tensor, errors: Errors
    ) -> dict[SequenceKey, tuple[SampledTokens, ...]]:
        """Logits of the last row of each sequence that samples, and its draws. Whatever errors there are, every rank
        computes all logits: they meet in them."""
        ends = batch.query_indptr[1:].tolist()
        sampling = [(sequence, end - 1) for sequence, end in zip(sequences, ends, strict=True) if sequence.samples]
        drawn: dict[SequenceKey, tuple[SampledTokens, ...]] = {}
        for first in range(0, len(sampling), self._rows_at_once):
            batch_of_rows, rows = zip(*sampling[first : first + self._rows_at_once], strict=True)
            chosen = self._rows(hidden, rows)
            is_greedy = all(_is_argmax(sequence) for sequence in batch_of_rows)
            if is_greedy and (found := self._model.argmax(chosen)) is not None:
                drawn |= _greedy(*found, batch_of_rows, errors)
                continue
            logits = self._model.logits(chosen)
            if not len(logits):  # a rank that follows
                continue
            if is_greedy:
                drawn |= _greedy(*_argmax(logits), batch_of_rows, errors)
                continue
            for row, sequence in zip(logits.cpu().numpy(), batch_of_rows, strict=True):
                with _noted(sequence.key, errors):
                    drawn[sequence.key] = tuple(_draw(row, spec, sequence) for spec in sequence.samples)
        return drawn

    def _prompt_logprobs(
        self, sequence: SequenceStep, first_row: int, hidden: torch.Tensor, errors: Errors
    ) -> tuple[TokenLogprob, ...]:
        """Logprobs of the prompt's tokens that follow those of this chunk, a slice of rows at a time."""
        assert sequence.prompt_logprobs is not None
        targets = np.append(sequence.tokens[1:], np.int32(sequence.next_prompt_token))
        targets = targets[: max(0, sequence.num_prompt_tokens - 1 - sequence.start)]
        assert (targets >= 0).all(), f"sequence {sequence.key}: no next prompt token"
        found: list[TokenLogprob] = []
        for first in range(0, len(targets), self._rows_at_once):
            some = targets[first : first + self._rows_at_once]
            begin = first_row + first
            logits = self._model.logits(self._rows(hidden, range(begin, begin + len(some))))
            if not len(logits):
                continue
            for row, target in zip(logits.cpu().numpy(), some.tolist(), strict=True):
                with _noted(sequence.key, errors):
                    found.append(sampler.logprobs_of(row, target, sequence.prompt_logprobs))
        return tuple(found)

    def _rows(self, hidden: torch.Tensor, rows: Sequence[int]) -> torch.Tensor:
        """Ascending rows of `hidden`: [len(rows), h]."""
        return hidden if len(rows) == len(hidden) else hidden[torch.tensor(rows, device=self._device)]

    def _tensor(self, array: npt.NDArray[np.int32]) -> torch.Tensor:
        return torch.from_numpy(array).to(self._device)


def create_executor(
    model_dir: Path,
    config: EngineConfig,
    collective: Collective | None = None,
    shared: SharedState | None = None,
    on_progress: Callable[[], None] = lambda: None,
) -> Executor:
    """Load the model, reserve the pool, and return an executor ready to run: of one rank's part with a `collective`.

    shared: the shared file of the instance; a leader makes it. on_progress: called for each tensor that is loaded.

    Raises ConfigError where the configuration cannot work with this model or machine, ModelError where the model
    cannot be read.
    """
    assert config.tp == (collective.size if collective is not None else 1), "tp ranks make the calls of one"
    torch.set_num_threads(config.threads)
    torch.manual_seed(config.seed)
    loaded = load_model(
        model_dir,
        dtype=config.dtype,
        device=config.device,
        max_model_len=config.max_model_len,
        collective=collective,
        on_progress=on_progress,
    )
    model = loaded.model.config
    dtype = sizing.compute_dtype(loaded)
    layout = KVLayout(
        num_layers=model.num_layers,
        num_kv_heads=model.num_kv_heads,
        head_dim=model.head_dim,
        block_size=config.block_size,
        dtype=sizing.cache_dtype(config, dtype),
        kind=config.kv_layout,
    )
    pool = sizing.pool_sizes(config, layout)
    max_model_len = sizing.longest_sequence(config, pool, layout, model.max_position_embeddings)
    arena = Arena(
        layout,
        pool.device_blocks,
        pool.host_blocks,
        pool.disk_blocks,
        disk_directory=Path(config.disk_cache_dir) if config.disk_cache_dir is not None else None,
        device=config.device,
        num_threads=config.threads,
    )
    attention = create_attention(config.attention, arena.device, model.attention, TORCH_DTYPES[dtype], config.threads)
    info = ModelInfo(
        name=config.name,
        architecture=model.architecture,
        vocab_size=model.vocab_size,
        max_model_len=max_model_len,
        num_layers=layout.num_layers,
        num_kv_heads=loaded.config.num_kv_heads,
        num_heads=loaded.config.num_heads,
        mlp_size=loaded.config.intermediate_size,
        head_dim=layout.head_dim,
        eos_token_ids=loaded.eos_token_ids,
        kv_bytes_per_token=layout.bytes_per_token // layout.num_kv_heads * loaded.config.num_kv_heads,
        fingerprint=sizing.fingerprint(config, layout, dtype, loaded.fingerprint),
    )
    if shared is None:
        shared = SharedState((pool.device_blocks, pool.host_blocks, pool.disk_blocks), config.tp)
    rank = collective.rank if collective is not None else 0
    memory = arena.rank_memory(shared, info.num_kv_heads, rank, config.tp)
    return Executor(loaded.model, info, pool, arena, attention, memory)


def _is_argmax(sequence: SequenceStep) -> bool:
    """True where every draw is the argmax of the raw logits, and nothing else is asked for."""
    return all(spec.params.logprobs is None and sampler.is_plain_greedy(spec) for spec in sequence.samples)


def _argmax(logits: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """(tokens, logits) [K]: the first greatest of each row, a NaN's where there is one."""
    if logits.is_cpu:  # numpy's is the faster one
        tokens = torch.from_numpy(logits.numpy().argmax(axis=1))
    else:
        tokens = logits.argmax(dim=-1)
    return tokens, logits.gather(-1, tokens[:, None])[:, 0]


def _greedy(
    tokens: torch.Tensor, logits: torch.Tensor, sequences: Sequence[SequenceStep], errors: Errors
) -> dict[SequenceKey, tuple[SampledTokens, ...]]:
    """tokens, logits [K]: the greatest of each row; all rows at once, without moving [K, vocab_size] to the host."""
    drawn = {}
    for sequence, token, value in zip(sequences, tokens.tolist(), logits.tolist(), strict=True):
        if not math.isfinite(value):
            errors.setdefault(sequence.key, f"the model's logits are not finite ({value} at token {token})")
            continue
        drawn[sequence.key] = (SampledTokens(tokens=(token,)),) * len(sequence.samples)
    return drawn


def _draw(row: sampler.Row, spec: SampleSpec, sequence: SequenceStep) -> SampledTokens:
    token = sampler.sample(row, spec, sequence.history, sequence.num_prompt_tokens)
    if spec.params.logprobs is None:
        return SampledTokens(tokens=(token,))
    return SampledTokens(tokens=(token,), logprobs=(sampler.logprobs_of(row, token, spec.params.logprobs),))


@contextmanager
def _noted(key: SequenceKey, errors: Errors) -> Iterator[None]:
    """Logits that are no numbers are the error of their sequence, which has one already where more was found."""
    try:
        yield
    except sampler.NotFiniteError as error:
        errors.setdefault(key, str(error))
