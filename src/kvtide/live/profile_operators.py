"""Measurements of single operators at the shapes of one model, on this machine (for sched.cost_operators)."""

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count, cycle
from pathlib import Path

import numpy as np
import torch

from kvtide import _core
from kvtide.base.ids import SequenceKey
from kvtide.base.json_object import read_json_object
from kvtide.engine.arena import Arena
from kvtide.engine.attention import create_attention
from kvtide.engine.batch import StepBatch
from kvtide.engine.tiers import TORCH_DTYPES
from kvtide.kv.layout import KVDtype, KVLayout
from kvtide.models.config import DecoderConfig, LayerAttention
from kvtide.models.families import parse_config
from kvtide.models.linear import linear
from kvtide.models.matrix import GROUPS, Matrix
from kvtide.proto.executor import SequenceStep
from kvtide.sched.cost import StepShape
from kvtide.sched.cost_operator_model import ModelShape
from kvtide.sched.cost_operators import AttentionPoint, GemmPoint

MAX_CALL_NS = 1_000_000_000
"""A call that took longer is not repeated."""
SHAPE_BUDGET_BYTES = 1 << 30


def read_decoder(directory: Path) -> DecoderConfig:
    """Raises ModelError as loading the model would."""
    return parse_config(read_json_object(directory / "config.json"))


def model_shape(config: DecoderConfig, weight_size: int) -> ModelShape:
    windows = [layer.window for layer in config.attention if layer.window]
    return ModelShape(
        num_layers=len(config.attention),
        hidden_size=config.hidden_size,
        intermediate_size=config.intermediate_size,
        num_heads=config.num_heads,
        num_kv_heads=config.num_kv_heads,
        head_dim=config.head_dim,
        vocab_size=config.vocab_size,
        weight_size=weight_size,
        num_windowed=len(windows),
        window=max(windows, default=0),
    )


def waited_ns() -> int:
    """How long this thread was ready to run, but something else ran; 0 where the system does not tell."""
    try:
        return int(Path("/proc/thread-self/schedstat").read_text().split()[1])
    except (OSError, ValueError, IndexError):
        return 0


def least_ns(call: Callable[[], object], repeats: int = 3) -> float:
    """Of several calls after one that is not counted (of the first alone where it takes long): what else runs on the
    machine only adds."""
    times = []
    for _ in range(repeats + 1):
        begin = time.perf_counter_ns()
        call()
        times.append(time.perf_counter_ns() - begin)
        if times[-1] > MAX_CALL_NS:
            return float(times[-1])
    return float(min(times[1:]))


def measure_gemms(model: ModelShape, rows: Sequence[int], logit_rows: Sequence[int]) -> list[GemmPoint]:
    """The products of one layer by rows of x, and those of the logits, read from as many copies of the weights as a
    whole model has, so that they come from memory where the model's would."""
    points = []
    shapes = [(n, k, rows) for n, k in model.gemms(1)] + [(model.vocab_size, model.hidden_size, logit_rows)]
    with torch.inference_mode():
        for n, k, counts in shapes:
            copies = max(1, min(model.num_layers, SHAPE_BUDGET_BYTES // (n * k * model.weight_size)))
            weights = [_zeros(n, k, model.weight_size) for _ in range(copies if n != model.vocab_size else 1)]
            for m in counts:
                points.append(GemmPoint(m, n, k, least_ns(partial(_multiply, torch.zeros(m, k), cycle(weights)), 5)))
    return points


def _zeros(rows: int, columns: int, weight_size: int) -> Matrix:
    if weight_size == 1:
        return Matrix(torch.zeros(rows, columns, dtype=torch.int8), torch.zeros(rows, columns // GROUPS[-1]))
    return Matrix(torch.zeros(rows, columns, dtype=torch.bfloat16 if weight_size == 2 else torch.float32))


def _multiply(x: torch.Tensor, weights: Iterator[Matrix]) -> None:
    linear(x, next(weights))


def measure_attention(
    config: DecoderConfig, kv_dtype: KVDtype, threads: int, batches: Sequence[Sequence[tuple[int, int]]]
) -> list[AttentionPoint]:
    """One layer without a window over batches of (tokens computed, tokens whose KV is there)."""
    layout = KVLayout(num_layers=1, num_kv_heads=config.num_kv_heads, head_dim=config.head_dim, dtype=kv_dtype)
    first = config.attention[0]
    layer = LayerAttention(window=0, scale=first.scale, softcap=first.softcap, rope=first.rope)
    num_blocks = max(sum(-(-(fresh + cached) // 16) for fresh, cached in batch) for batch in batches)
    arena = Arena(layout, num_blocks, num_threads=threads)
    points = []
    try:
        attend = create_attention("auto", arena.device, (layer,), TORCH_DTYPES["float32"], threads)
        for batch in batches:
            shape = StepShape.of(batch)
            attend.prepare(StepBatch(sequences_of(batch, 16), 16))
            query = torch.zeros(shape.num_tokens, config.num_heads, config.head_dim)
            key = torch.zeros(shape.num_tokens, config.num_kv_heads, config.head_dim)
            ns = least_ns(partial(attend, 0, query, key, key))
            sizes = config.num_heads * config.head_dim, config.num_kv_heads * config.head_dim
            points.append(AttentionPoint(shape.num_tokens, shape.num_context, shape.num_pairs, *sizes, ns))
    finally:
        arena.close()
    return points


def sequences_of(batch: Sequence[tuple[int, int]], block_size: int) -> list[SequenceStep]:
    """Sequences that compute `fresh` tokens after `cached`, in blocks of their own, from block 0 on."""
    sequences, used = [], 0
    for i, (fresh, cached) in enumerate(batch):
        num_blocks = -(-(fresh + cached) // block_size)
        blocks = np.arange(used, used + num_blocks, dtype=np.int32)
        used += num_blocks
        tokens = np.zeros(fresh, dtype=np.int32)
        sequences.append(SequenceStep(key=SequenceKey(-1 - i), tokens=tokens, start=cached, blocks=blocks))
    return sequences


def measure_elementwise(sizes: Sequence[tuple[int, int]], threads: int) -> tuple[list[float], list[float]]:
    """(elements, ns) of norms over [rows, columns]; what they touch is what the model's other such operators touch."""
    elements, times = [], []
    for rows, columns in sizes:
        x, weight = torch.zeros(rows, columns), torch.ones(columns)
        times.append(least_ns(partial(_core.rms_norm, x, x, weight, 1e-6, False, threads), 5))
        elements.append(2.0 * rows * columns)
    return elements, times


def measure_copies(sizes: Sequence[int], area_bytes: int = 256 << 20) -> tuple[list[float], list[float]]:
    """(bytes, ns) of copies from one area of memory to another on one thread, as a transfer on one host is."""
    area_bytes = max(area_bytes, 2 * max(sizes))
    source, target = np.zeros(area_bytes, np.uint8), np.zeros(area_bytes, np.uint8)
    source.fill(1)
    target.fill(1)
    times = []
    for size in sizes:
        turn = count()

        def copy(size: int = size, turn: Iterator[int] = turn) -> None:
            place = np.array([next(turn) * size % (area_bytes - size + 1)], dtype=np.int64)
            _core.copy_ranges(target.ctypes.data, source.ctypes.data, place, place, np.array([size], dtype=np.int64))

        times.append(least_ns(copy, 7))
    return [float(size) for size in sizes], times
