"""The executor says what transformers says: random small models, and gemma-3-270m on natural prompts."""

import functools
from pathlib import Path

import pytest
import torch
import transformers
from engine_driver import TIE, Driver, Reference, reference_of
from tokenizers import Tokenizer

from kvtide.artifacts import prepare_model
from kvtide.base.errors import ModelError
from kvtide.engine.config import EngineConfig
from kvtide.engine.executor import Executor, create_executor

ROOT = Path(__file__).resolve().parents[2]
SMALL_TOLERANCE, GEMMA_TOLERANCE = 1e-4, 3e-4
SMALL_BFLOAT16_TOLERANCE, GEMMA_BFLOAT16_TOLERANCE = 0.02, 0.4
"""Of logits with KV in bfloat16 (8 bits of mantissa), whose standard deviation is about 0.5 and 5.

The largest difference seen is 0.29 with native attention and 0.27 with torch's over the same rounded blocks.
"""

SMALL = {
    "llama": transformers.LlamaConfig(
        vocab_size=300,
        hidden_size=64,
        intermediate_size=96,
        num_hidden_layers=3,
        num_attention_heads=4,
        num_key_value_heads=2,
        max_position_embeddings=512,
        tie_word_embeddings=False,
    ),
    "gemma3": transformers.Gemma3TextConfig(
        vocab_size=300,
        hidden_size=64,
        intermediate_size=96,
        num_hidden_layers=4,
        num_attention_heads=4,
        num_key_value_heads=1,
        head_dim=32,
        query_pre_attn_scalar=32,
        sliding_window=24,
        layer_types=["sliding_attention", "sliding_attention", "full_attention", "sliding_attention"],
        max_position_embeddings=512,
    ),
}


@pytest.fixture(autouse=True)
def two_threads() -> None:
    torch.set_num_threads(2)


@pytest.fixture(scope="module", params=SMALL)
def small(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Reference]]:
    """A random model on disk, and its answers to prompts of 1 to 300 tokens."""
    torch.manual_seed(3)
    directory = tmp_path_factory.mktemp(request.param)
    model = transformers.AutoModelForCausalLM.from_config(SMALL[request.param]).eval().float()
    for parameter in model.parameters():  # larger than the usual start, so that attention and logits are not flat
        parameter.data.mul_(3.0 if parameter.dim() > 1 else 1.0)
    model.save_pretrained(directory)
    prompts = [torch.randint(0, 300, (length,)).tolist() for length in (1, 2, 16, 17, 63, 130, 300)]
    return directory, [reference_of(model, prompt, 12) for prompt in prompts]


def executor_of(directory: Path, **config: object) -> Executor:
    settings = {"name": "test", "dtype": "float32", "num_device_blocks": 400, "num_threads": 2} | config
    return create_executor(directory, EngineConfig(**settings))


def check(
    executor: Executor, references: list[Reference], *, tolerance: float, tie: float = TIE, **how: object
) -> Driver:
    driver = Driver(
        executor, **{"seed": 1, "max_chunk": 512, "max_batch": 64, "swap": False} | how, tolerance=tolerance, tie=tie
    )
    try:
        driver.run(references)
    finally:
        executor.close()
    return driver


@pytest.mark.parametrize("kind", ["aggregated", "discrete"])
@pytest.mark.parametrize(
    ("block_size", "max_chunk", "max_batch"), [(16, 512, 64), (5, 7, 3), (32, 100, 2), (1, 64, 64)]
)
@pytest.mark.parametrize("attention", ["native", "torch"])
def test_small_models(
    small: tuple[Path, list[Reference]], kind: str, block_size: int, max_chunk: int, max_batch: int, attention: str
) -> None:
    directory, references = small
    blocks = 1000 if block_size < 5 else 400
    executor = executor_of(
        directory, block_size=block_size, kv_layout=kind, attention=attention, num_device_blocks=blocks
    )
    check(executor, references, tolerance=SMALL_TOLERANCE, max_chunk=max_chunk, max_batch=max_batch)


@pytest.mark.parametrize("kind", ["aggregated", "discrete"])
def test_small_models_with_swaps(small: tuple[Path, list[Reference]], kind: str, tmp_path: Path) -> None:
    directory, references = small
    block_bytes = 3 * 2 * 2 * 16 * 16 * 4
    executor = executor_of(
        directory,
        kv_layout=kind,
        num_device_blocks=45,
        host_cache_bytes=64 * block_bytes,
        disk_cache_bytes=64 * block_bytes,
        disk_cache_dir=str(tmp_path),
    )
    driver = check(executor, references, tolerance=SMALL_TOLERANCE, max_chunk=40, swap=True)
    assert driver.num_swaps > 10


@pytest.mark.parametrize("attention", ["native", "torch"])
def test_small_models_with_bfloat16_blocks(small: tuple[Path, list[Reference]], attention: str) -> None:
    directory, references = small
    executor = executor_of(directory, kv_cache_dtype="bfloat16", attention=attention)
    driver = check(
        executor, references, tolerance=SMALL_BFLOAT16_TOLERANCE, tie=2 * SMALL_BFLOAT16_TOLERANCE, max_chunk=100
    )
    assert driver.max_error > 1e-5  # it was in use


SHORT = [
    "The tide comes in",
    "The capital of France is",
    "In the beginning the river was only a",
    "Die Katze sitzt auf dem Tisch und",
    "def fibonacci(n):\n    if n < 2:\n        return",
    "Q: How many legs has a spider?\nA:",
    "List three fruits that are red:\n1.",
    "水は低い所に",
    "Dear Professor,\n\nI am writing to ask whether",
    "2, 4, 8, 16, 32,",
]
LONG = (40, 90, 128, 200, 511, 512, 513, 800, 1500, 3000)


@functools.cache
def gemma() -> tuple[Path, Tokenizer, torch.nn.Module]:
    try:
        directory = prepare_model("gemma-3-270m").directory
    except ModelError as error:
        pytest.skip(str(error))
    model = transformers.AutoModelForCausalLM.from_pretrained(directory, dtype=torch.float32).eval()
    return directory, Tokenizer.from_file(str(directory / "tokenizer.json")), model


@functools.cache
def gemma_references(num_short: int, lengths: tuple[int, ...], num_tokens: int) -> list[Reference]:
    """Short sentences, and passages of exact length from the repository's own prose."""
    _, tokenizer, model = gemma()
    prose = "\n\n".join((ROOT / name).read_text() for name in ("LICENSE", "README.md", "docs/architecture.md"))
    ids = tokenizer.encode(prose, add_special_tokens=False).ids
    prompts = [tokenizer.encode(text).ids for text in SHORT[:num_short]]
    for number, length in enumerate(lengths):
        start = min(number * 67, len(ids) - length)
        prompts.append([2, *ids[start : start + length - 1]])  # 2: <bos>
    assert all(len(prompt) >= 5 for prompt in prompts) and len(prompts[-1]) == lengths[-1]
    return [reference_of(model, prompt, num_tokens) for prompt in prompts]


def gemma_executor(block_size: int, kind: str, directory: Path) -> Executor:
    """Room for about 10,000 tokens on the device, and some more below."""
    return executor_of(
        gemma()[0],
        block_size=block_size,
        kv_layout=kind,
        num_device_blocks=10_000 // block_size,
        host_cache_bytes=200 << 20,
        disk_cache_bytes=200 << 20,
        disk_cache_dir=str(directory),
    )


def test_gemma_on_twenty_prompts(tmp_path: Path) -> None:
    references = gemma_references(10, LONG, 6)
    assert len(references) >= 20
    executor = gemma_executor(16, "aggregated", tmp_path)
    driver = check(executor, references, tolerance=GEMMA_TOLERANCE, max_chunk=777, max_batch=16, swap=True)
    assert driver.num_swaps > 0


@pytest.mark.full
@pytest.mark.parametrize(
    ("block_size", "kind", "max_chunk", "max_batch", "swap"),
    [(16, "aggregated", 2048, 64, False), (16, "discrete", 300, 4, True), (32, "aggregated", 777, 64, True)],
)
def test_gemma(block_size: int, kind: str, max_chunk: int, max_batch: int, swap: bool, tmp_path: Path) -> None:
    references = gemma_references(10, LONG, 24)
    executor = gemma_executor(block_size, kind, tmp_path)
    driver = check(executor, references, tolerance=GEMMA_TOLERANCE, max_chunk=max_chunk, max_batch=max_batch, swap=swap)
    assert not swap or driver.num_swaps > 20


@pytest.mark.full
def test_gemma_with_bfloat16_blocks() -> None:
    references = gemma_references(10, LONG, 24)
    executor = executor_of(gemma()[0], kv_cache_dtype="bfloat16")
    check(executor, references, tolerance=GEMMA_BFLOAT16_TOLERANCE, tie=2 * GEMMA_BFLOAT16_TOLERANCE)
