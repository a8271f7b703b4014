"""gemma-3-270m as transformers runs it: natural prompts and its greedy answers, computed once a process.

tests/conftest.py sends all tests that use it to one worker, so that it computes them for all.
"""

import functools
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
import transformers
from engine_driver import Reference, reference_of
from tokenizers import Tokenizer
from transformers.masking_utils import ALL_MASK_ATTENTION_FUNCTIONS, eager_mask
from transformers.modeling_utils import ALL_ATTENTION_FUNCTIONS
from transformers.models.gemma3.modeling_gemma3 import eager_attention_forward

from kvtide.artifacts import prepare_model
from kvtide.base.errors import ModelError

ROOT = Path(__file__).resolve().parents[2]
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
"""Lengths of the passages: around the window of 512 tokens, and far beyond it."""

NUM_TOKENS = 10
"""Of an answer in `make test`: some cross the end of a block."""

NUM_THREADS = 1 if "PYTEST_XDIST_WORKER" in os.environ else min(2, os.cpu_count() or 1)
"""Workers that wait for each other's threads take several times as long."""


@functools.cache
def gemma() -> tuple[Path, Tokenizer, torch.nn.Module]:
    """(directory, tokenizer, transformers' model); skips the test where the weights are not installed."""
    try:
        directory = prepare_model("gemma-3-270m", progress=False).directory
        plain = prepare_model("gemma-3-270m", progress=False, dtype="float32").directory
    except ModelError as error:
        pytest.skip(str(error))
    model = transformers.AutoModelForCausalLM.from_pretrained(plain, dtype=torch.float32).eval()
    return directory, Tokenizer.from_file(str(directory / "tokenizer.json")), model


@functools.cache
def prompts() -> list[list[int]]:
    """Ten short sentences, and passages of exact length from the repository's own prose."""
    _, tokenizer, _ = gemma()
    prose = "\n\n".join((ROOT / name).read_text() for name in ("LICENSE", "README.md", "docs/architecture.md"))
    ids = tokenizer.encode(prose, add_special_tokens=False).ids
    found = [tokenizer.encode(text).ids for text in SHORT]
    for number, length in enumerate(LONG):
        start = min(number * 67, len(ids) - length)
        found.append([2, *ids[start : start + length - 1]])  # 2: <bos>
    assert all(len(prompt) >= 5 for prompt in found) and [len(prompt) for prompt in found[-len(LONG) :]] == list(LONG)
    return found


@functools.cache
def hidden_states(prompt: tuple[int, ...]) -> torch.Tensor:
    """[T, h] after the final norm: `gemma()[2].lm_head` makes logits of them, 1 MB a position."""
    with torch.inference_mode():
        return gemma()[2].model(torch.tensor([prompt])).last_hidden_state[0]


@functools.cache
def half_shared() -> list[list[int]]:
    """Prompts that begin as one of `prompts()` and go on as another."""
    by_length = dict(zip(LONG, prompts()[-len(LONG) :], strict=True))
    return [by_length[a][:n] + by_length[b][1:] for a, n, b in ((513, 261, 90), (800, 400, 40), (128, 64, 200))]


@functools.cache
def references(num_tokens: int = NUM_TOKENS) -> list[Reference]:
    """Answers to `prompts()`."""
    return [reference_of(gemma()[2], prompt, num_tokens) for prompt in prompts()]


@functools.cache
def half_shared_references(num_tokens: int = NUM_TOKENS) -> list[Reference]:
    return [reference_of(gemma()[2], prompt, num_tokens) for prompt in half_shared()]


@functools.cache
def rounded_references(num_tokens: int) -> list[Reference]:
    """Answers to `prompts()` by the same model whose keys and values are rounded to bfloat16 before they are read."""
    model = gemma()[2]
    before = model.config._attn_implementation
    ALL_ATTENTION_FUNCTIONS.register("rounded", _rounded)
    ALL_MASK_ATTENTION_FUNCTIONS.register("rounded", eager_mask)
    model.set_attn_implementation("rounded")
    try:
        return [reference_of(model, prompt, num_tokens) for prompt in prompts()]
    finally:
        model.set_attn_implementation(before)


def _rounded(module: Any, query: torch.Tensor, key: torch.Tensor, value: torch.Tensor, *rest: Any, **more: Any) -> Any:
    attend: Callable[..., Any] = eager_attention_forward
    return attend(module, query, key.bfloat16().float(), value.bfloat16().float(), *rest, **more)
