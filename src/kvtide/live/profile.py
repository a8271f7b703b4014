"""Measures this machine with one model and fits both cost models (`kvtide profile`).

Whole steps are run by the executor that serves: prompts with and without a cached prefix, decode batches, mixed
batches. A part of them is held out and tells how good the fits are. KV is zeros; no time depends on what it holds.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec
import numpy as np

from kvtide.artifacts.directory import stored_types
from kvtide.base.errors import ConfigError
from kvtide.base.sampling_params import SamplingParams
from kvtide.engine.config import EngineConfig
from kvtide.engine.executor import Executor, create_executor
from kvtide.kv.layout import KVDtype
from kvtide.live.cost_store import hardware_name
from kvtide.live.profile_operators import (
    least_ns,
    measure_attention,
    measure_copies,
    measure_elementwise,
    measure_gemms,
    model_shape,
    read_decoder,
    sequences_of,
    waited_ns,
)
from kvtide.models.config import DecoderConfig
from kvtide.proto.executor import RunStep, SampleSpec
from kvtide.sched.cost import CostModel, StepShape
from kvtide.sched.cost_analytical import fit_analytical
from kvtide.sched.cost_fit import relative_errors
from kvtide.sched.cost_operator_model import OperatorCost, calibrate
from kvtide.sched.cost_operators import AffineCost, fit_affine, fit_attention, fit_gemm
from kvtide.sched.cost_profile import FORMAT, CostProfile, HeldOut

TRANSFER_OVERHEAD_NS = 1_000_000.0
"""Messages of a transfer (lease, grant, offer, end), beside the copy itself."""
HELD_OUT_EVERY = 4
MAX_WAITED = 0.05

_T = TypeVar("_T")
Batch = tuple[tuple[int, int], ...]
"""(tokens computed, tokens whose KV is there) of each sequence of a step."""
Progress = Callable[[str, int, int], None]
"""(what is measured, how many are done, of how many)"""


@dataclass(frozen=True)
class Grid:
    """What is measured; longer than the model or the pool allows is left out."""

    prompts: tuple[int, ...]
    cached: tuple[int, ...]
    batches: tuple[int, ...]
    contexts: tuple[int, ...]
    rows: tuple[int, ...]
    repeats: int


FULL = Grid(
    prompts=(8, 32, 64, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048),
    cached=(0, 256, 1024, 4096),
    batches=(1, 2, 4, 8, 12, 16, 24, 32),
    contexts=(64, 512, 2048),
    rows=(1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048),
    repeats=3,
)
QUICK = Grid(
    prompts=(16, 64, 128, 256, 512),
    cached=(0, 512),
    batches=(1, 4, 8),
    contexts=(64, 512),
    rows=(1, 4, 16, 64, 256, 512),
    repeats=2,
)


def profile_model(directory: Path, config: EngineConfig, grid: Grid, progress: Progress) -> tuple[CostProfile, float]:
    """Measure and fit; some minutes for FULL. Raises what loading the model raises, ConfigError on other devices.

    Returns the profile, and the share of the time in which other programs had the processor: above MAX_WAITED the
    figures say more about those than about this machine.
    """
    begin_ns, waited = time.perf_counter_ns(), waited_ns()
    profile = _profile_model(directory, config, grid, progress)
    return profile, (waited_ns() - waited) / (time.perf_counter_ns() - begin_ns)


def _profile_model(directory: Path, config: EngineConfig, grid: Grid, progress: Progress) -> CostProfile:
    if config.device not in ("cpu", "auto"):
        raise ConfigError("kvtide profile measures processors only; --device must be cpu")
    executor = create_executor(directory, config)
    try:
        batches = step_batches(grid, executor)
        times = measure_steps(executor, batches, grid.repeats, progress)
        info, kv_dtype = executor.info, executor.layout.dtype
    finally:
        executor.close()
    shapes = [StepShape.of(batch) for batch in batches]
    is_held_out = [i % HELD_OUT_EVERY == 1 for i in range(len(batches))]
    fit_shapes, fit_times = _where(shapes, is_held_out, False), _where(times, is_held_out, False)
    transfer, copy_ns = _copies(progress, executor.layout.block_bytes)
    decoder = read_decoder(directory)
    is_8bit = "I8" in stored_types(directory)
    weight_size = 1 if is_8bit else 2 if config.dtype == "bfloat16" else 4
    operator = calibrate(
        _operators(decoder, weight_size, kv_dtype, config.threads, grid, batches, progress), fit_shapes, fit_times
    )
    operator = msgspec.structs.replace(operator, transfer=transfer, copy_ns=copy_ns)
    analytical = fit_analytical(fit_shapes, fit_times, copy_ns=copy_ns, transfer=(transfer.base_ns, transfer.unit_ns))
    test_shapes, test_times = _where(shapes, is_held_out, True), _where(times, is_held_out, True)
    errors = {
        "analytical": held_out(analytical, test_shapes, test_times),
        "operator": held_out(operator, test_shapes, test_times),
    }
    return CostProfile(
        format=FORMAT,
        model=info.name,
        fingerprint=info.fingerprint,
        hardware=hardware_name(),
        threads=config.threads,
        tp=config.tp,
        analytical=analytical,
        operator=operator,
        errors=errors,
        best=min(errors, key=lambda name: errors[name].mean),
        measured_on=datetime.now(UTC).date().isoformat(),
    )


def step_batches(grid: Grid, executor: Executor) -> list[Batch]:
    """The steps to be measured, as far as they fit: prompts, decode batches, and mixtures of both."""
    limit, block = executor.info.max_model_len, executor.pool.block_size
    prompts = [((fresh, cached),) for cached in grid.cached for fresh in grid.prompts]
    decodes = [((1, context),) * count for context in grid.contexts for count in grid.batches]
    middle, longest = grid.prompts[len(grid.prompts) // 2], grid.contexts[-1]
    mixed = [
        ((middle, 0), (middle // 2, longest // 2)),
        ((grid.prompts[-1] // 4, 0),) * 4,
        ((middle, 0), *((1, longest),) * 4),
        ((grid.prompts[-1] // 2, 256), *((1, 64),) * 8),
    ]

    def fits(batch: Batch) -> bool:
        blocks = sum(-(-(fresh + cached) // block) for fresh, cached in batch)
        return blocks <= executor.pool.device_blocks and all(fresh + cached <= limit for fresh, cached in batch)

    found = [batch for batch in (*prompts, *decodes, *mixed) if fits(batch)]
    if len(found) < 2 * HELD_OUT_EVERY:
        raise ConfigError("too few steps fit the model's context and the memory for KV to fit a cost model to")
    return found


def measure_steps(executor: Executor, batches: Sequence[Batch], repeats: int, progress: Progress) -> list[float]:
    """ns of each step, greedy sampling of one token a sequence included."""
    executor.warmup()
    spec = SampleSpec(params=SamplingParams(temperature=0.0), seed=0, index=0, position=0)
    times = []
    for done, batch in enumerate(batches):
        progress("steps", done, len(batches))
        sequences = tuple(
            msgspec.structs.replace(one, samples=(spec,)) for one in sequences_of(batch, executor.pool.block_size)
        )
        step = RunStep(step=-1, sequences=sequences)
        times.append(least_ns(partial(executor.run, step), repeats))
    progress("steps", len(batches), len(batches))
    return times


def held_out(cost: CostModel, shapes: Sequence[StepShape], times_ns: Sequence[float]) -> HeldOut:
    errors = relative_errors([cost.step_ns(shape) for shape in shapes], times_ns)
    return HeldOut(mean=float(errors.mean()), worst=float(errors.max()), num_points=len(errors))


def _operators(
    decoder: DecoderConfig,
    weight_size: int,
    kv_dtype: KVDtype,
    threads: int,
    grid: Grid,
    batches: Sequence[Batch],
    progress: Progress,
) -> OperatorCost:
    """Coefficients of each operator; collectives are taken to cost a copy, as one rank has none to measure."""
    shape = model_shape(decoder, weight_size)
    progress("operators", 0, 3)
    gemm = fit_gemm(measure_gemms(shape, grid.rows, [m for m in grid.rows if m <= 32]), threads, weight_size)
    progress("operators", 1, 3)
    attention = fit_attention(measure_attention(decoder, kv_dtype, threads, batches))
    progress("operators", 2, 3)
    sizes = [(rows, decoder.hidden_size) for rows in grid.rows]
    elementwise = fit_affine(*measure_elementwise(sizes, threads))
    collective = fit_affine(*measure_copies([1 << 12, 1 << 16, 1 << 20, 1 << 22], 64 << 20))
    progress("operators", 3, 3)
    free = AffineCost(base_ns=0.0, unit_ns=0.0)
    return OperatorCost(
        model=shape, tp=1, gemm=gemm, attention=attention, elementwise=elementwise, collective=collective, transfer=free
    )


def _copies(progress: Progress, block_bytes: int) -> tuple[AffineCost, float]:
    """(cost of a transfer by bytes, ns of copying one block)."""
    progress("copies", 0, 1)
    sizes, times = measure_copies([1 << 16, 1 << 18, 1 << 20, 1 << 22, 1 << 24, 1 << 25])
    cost = fit_affine(sizes, times)
    progress("copies", 1, 1)
    transfer = AffineCost(base_ns=cost.base_ns + TRANSFER_OVERHEAD_NS, unit_ns=cost.unit_ns)
    return transfer, cost.ns(block_bytes)


def _where(items: Sequence[_T], flags: Sequence[bool], wanted: bool) -> list[_T]:
    return [item for item, flag in zip(items, flags, strict=True) if flag is wanted]


def summary(profile: CostProfile) -> str:
    """What a user reads at the end."""
    analytical, operator = profile.analytical, profile.operator
    threads = "1 thread" if profile.threads == 1 else f"{profile.threads} threads"
    lines = [f"{profile.model} on {profile.hardware}, {threads}, tensor parallelism {profile.tp}"]
    for name, errors in profile.errors.items():
        chosen = "  <- used" if name == profile.best else ""
        lines.append(
            f"  {name:<11} error on {errors.num_points} held-out steps: mean {errors.mean:.1%}, "
            f"worst {errors.worst:.1%}{chosen}"
        )
    gbps = 1 / operator.transfer.unit_ns if operator.transfer.unit_ns else float(np.inf)
    lines.append(
        f"  a step {analytical.base_ns / 1e6:.2f} ms + {analytical.token_ns / 1e3:.1f} us/token "
        f"+ {analytical.square_ns:.3f} ns/token^2 + {analytical.context_ns:.0f} ns/context token "
        f"+ {analytical.sample_ns / 1e6:.2f} ms/sequence; copies {gbps:.1f} GB/s"
    )
    return "\n".join(lines)
