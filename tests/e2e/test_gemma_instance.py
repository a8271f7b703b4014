"""gemma-3-270m through a whole instance: the tokens of transformers in every state that its cache can be in.

Prompts are asked for cold, warm, with half a prefix shared, from host and disk, and all at once in a pool that is
too small for that; the tests count that each of these did happen, and that hits are exactly what is promised.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from engine_driver import TIE, Reference
from gemma_references import NUM_THREADS, NUM_TOKENS, gemma, half_shared_references, references

from kvtide import LLM, SamplingParams
from kvtide.instance.core import InstanceCore
from kvtide.live import assemble
from kvtide.proto.executor import RunStep

KV_BYTES = 36_864
"""Of one token of the model in float32: 18 layers, keys and values, one head of 256."""

ALL_TOKENS = 12_000
"""More than all prompts and answers: the lowest tier has so much, and nothing is ever lost."""


class CountingCore:
    """An instance core, and what it moved and how many tokens the longest step of a sequence had."""

    def __init__(self, *arguments: Any) -> None:
        self.core = InstanceCore(*arguments)
        self.seen: Counter[str] = Counter()
        made.append(self)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.core, name)

    def handle(self, event: Any, now_ns: int) -> list[Any]:
        commands = self.core.handle(event, now_ns)
        for command in commands:
            if isinstance(command, RunStep):
                self.seen.update(f"{c.src_tier.name} to {c.dst_tier.name}".lower() for c in command.copies)
                self.seen["steps of a long prompt"] += any(len(s.tokens) > 1 and s.start for s in command.sequences)
        return commands


made: list[CountingCore] = []


@dataclass
class Asker:
    """Asks an LLM, compares with the references, and knows which tokens have KV there."""

    llm: LLM
    block_size: int
    caching: bool
    known: list[np.ndarray] = field(default_factory=list)
    num_ties: int = 0

    def ask(self, wanted: Sequence[Reference], *, at_once: int) -> None:
        """The answers to all of these, so many at a time. Raises AssertionError for a wrong token or hit."""
        for first in range(0, len(wanted), at_once):
            self._ask([(reference, 0) for reference in wanted[first : first + at_once]])

    def _ask(self, wanted: list[tuple[Reference, int]]) -> None:
        """`wanted`: references, and how many tokens of each answer are given as part of the prompt."""
        prompts = [reference.prompt + reference.output[:given] for reference, given in wanted]
        params = [
            SamplingParams(temperature=0.0, max_tokens=len(reference.output) - given, ignore_eos=True)
            for reference, given in wanted
        ]
        answers = self.llm.generate(prompts, params)
        hits = [self._promised(prompt) for prompt in prompts]
        rest = []
        for (reference, given), prompt, answer, hit in zip(wanted, prompts, answers, hits, strict=True):
            name = f"prompt of {len(reference.prompt)} tokens"
            assert answer.num_cached_tokens == hit, f"{name}: {answer.num_cached_tokens} cached, {hit} promised"
            tokens = answer.outputs[0].token_ids
            self.known.append(np.array(prompt + tokens[:-1]))  # the last one has no KV
            place = _first_difference(reference, given, tokens, name)
            if place is not None and place + 1 < len(reference.output):
                rest.append((reference, place + 1))
            self.num_ties += place is not None
        if rest:
            self._ask(rest)

    def _promised(self, prompt: list[int]) -> int:
        """Whole blocks that some earlier sequence has in common with it; at least one token is computed."""
        if not self.caching:
            return 0
        common = max((_common(np.array(prompt), other) for other in self.known), default=0)
        return min(common, len(prompt) - 1) // self.block_size * self.block_size


def _common(one: np.ndarray, other: np.ndarray) -> int:
    size = min(len(one), len(other))
    differing = np.flatnonzero(one[:size] != other[:size])
    return int(differing[0]) if len(differing) else size


def _first_difference(reference: Reference, given: int, tokens: list[int], name: str) -> int | None:
    """Where another token than the reference's was chosen, which must be as good."""
    expected = reference.output[given:]
    assert len(tokens) == len(expected)
    for place, (token, best) in enumerate(zip(tokens, expected, strict=True), start=given):
        if token != best:
            row = reference.logits[place]
            gap = float(row[best] - row[token])
            assert gap <= TIE, f"{name}: token {token}, not {best}, which is better by {gap}, at output {place}"
            return place
    return None


@pytest.fixture(autouse=True)
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    torch.set_num_threads(NUM_THREADS)
    made.clear()
    monkeypatch.setattr(assemble, "InstanceCore", CountingCore)
    yield
    made.clear()


def serve(
    block_size: int, layout: str, chunk: int, device_tokens: int, *, disk: Path | None = None, caching: bool = True
) -> LLM:
    """disk: the folder of a tier below a host tier a quarter as large as the device."""
    host_tokens = ALL_TOKENS if disk is None else device_tokens // 4
    return LLM(
        "gemma-3-270m",
        threads=NUM_THREADS,
        block_size=block_size,
        kv_layout=layout,
        max_num_batched_tokens=chunk,
        max_model_len=device_tokens,
        kv_cache_memory=f"{device_tokens * KV_BYTES // 1024}KiB",
        host_cache_memory=f"{host_tokens * KV_BYTES // 1024}KiB",
        disk_cache=None if disk is None else f"{disk}:{ALL_TOKENS * KV_BYTES // 1024}KiB",
        enable_prefix_caching=caching,
    )


def check_rest(core: CountingCore) -> None:
    """Nothing is held any more."""
    core.check_invariants()
    for tier in core.blocks.usage().values():
        assert tier.active == tier.leased == tier.quarantined == 0
        assert tier.free + tier.historical == tier.total


def check_states(
    wanted: list[Reference],
    shared: list[Reference],
    block_size: int,
    layout: str,
    chunk: int,
    device_tokens: int,
    disk: Path | None = None,
) -> None:
    """All the states of the cache one after the other, in one instance."""
    gemma()  # skips where there is none
    with serve(block_size, layout, chunk, device_tokens, disk=disk) as llm:
        (core,) = made
        asker = Asker(llm, block_size, caching=True)
        by_length = sorted(wanted, key=lambda reference: len(reference.prompt))
        asker.ask(by_length, at_once=5)  # cold
        assert chunk >= len(by_length[-1].prompt) or core.seen["steps of a long prompt"] > 0
        assert core.seen["device to host"] > 0
        asker.ask(by_length[-1:], at_once=1)  # warm, where it lies
        asker.ask(shared, at_once=1)
        lowest = "host" if disk is None else "disk"
        before = core.seen[f"{lowest} to device"]
        asker.ask(by_length, at_once=5)  # what was evicted comes back
        assert core.seen[f"{lowest} to device"] > before
        asker.ask(by_length, at_once=len(by_length))
        check_rest(core)


def test_twenty_prompts_in_every_state() -> None:
    """Chunks smaller than most prompts."""
    wanted = references(NUM_TOKENS)
    assert len(wanted) >= 20
    check_states(wanted, half_shared_references(NUM_TOKENS), 16, "aggregated", 256, 3040)


@pytest.mark.parametrize(
    ("block_size", "layout", "chunk", "has_disk"), [(8, "discrete", 2048, False), (64, "discrete", 100, True)]
)
def test_other_blocks(block_size: int, layout: str, chunk: int, has_disk: bool, tmp_path: Path) -> None:
    """Every second prompt up to 513 tokens, in a pool that holds the two longest and little more."""
    wanted = [reference for reference in references(NUM_TOKENS) if len(reference.prompt) <= 513]
    disk = tmp_path if has_disk else None
    check_states(wanted[::2], half_shared_references(NUM_TOKENS)[:1], block_size, layout, chunk, 1088, disk)


@pytest.mark.parametrize(
    ("block_size", "layout", "caching"), [(8, "aggregated", True), (16, "discrete", True), (8, "discrete", False)]
)
def test_preempted(block_size: int, layout: str, caching: bool) -> None:
    """All at once in a pool that is full before their first tokens come; they resume from the index, or, without one,
    from blocks of the host."""
    gemma()
    wanted = [reference for reference in references(NUM_TOKENS) if len(reference.prompt) < 150]
    wanted.sort(key=lambda reference: -len(reference.prompt))
    with serve(block_size, layout, 512, 320, caching=caching) as llm:
        (core,) = made
        asker = Asker(llm, block_size, caching)
        for _ in range(2):
            asker.ask(wanted, at_once=len(wanted))
        assert core.counters.preemptions > 0
        assert (core.counters.swaps > 0) == (not caching) and core.seen["host to device"] > 0
        check_rest(core)


@pytest.mark.full
@pytest.mark.parametrize("layout", ["aggregated", "discrete"])
@pytest.mark.parametrize(
    ("block_size", "chunk", "has_disk"), [(8, 777, False), (16, 2048, True), (64, 300, True), (256, 64, False)]
)
def test_all_prompts_with_all_blocks(block_size: int, layout: str, chunk: int, has_disk: bool, tmp_path: Path) -> None:
    disk = tmp_path if has_disk else None
    check_states(references(24), half_shared_references(24), block_size, layout, chunk, 3328, disk)
