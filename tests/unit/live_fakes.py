"""An executor without a model: tokens that depend on what a real model's would, and nothing else."""

import hashlib
import threading
from pathlib import Path
from typing import Any

from kvtide.artifacts import ModelFiles
from kvtide.base.config import ModelInfo, PoolSizes
from kvtide.base.ids import RequestId, Tier
from kvtide.base.sampling_params import SamplingParams
from kvtide.engine.rank_memory import RankMemory
from kvtide.engine.tiers import MappedMemory
from kvtide.proto.client import Deliver, RequestEnded
from kvtide.proto.cluster import PoolShape
from kvtide.proto.executor import RunStep, SampledTokens, SequenceResult, StepDone
from kvtide.proto.request import RequestSpec
from kvtide.proto.tokens import pack_tokens
from kvtide.transfer.port import TierMemory
from kvtide.transfer.shared import SharedState

FILES = ModelFiles(name="fake", directory=Path("."), source="fake")
VOCAB = 1000


class FakeExecutor:
    """Token number `position` of sequence `index` depends on (seed, index, position): the pure function of sampling.

    `gate` holds every step while it is cleared; `error` is raised by the next step.
    """

    def __init__(self, pool: PoolSizes) -> None:
        self.info = ModelInfo(
            name="fake",
            architecture="fake",
            vocab_size=VOCAB,
            max_model_len=1024,
            num_layers=1,
            num_kv_heads=1,
            head_dim=8,
            eos_token_ids=(VOCAB - 1,),
            kv_bytes_per_token=64,
            fingerprint="fake",
        )
        self.pool = pool
        self.memories = (fake_memory(pool),)
        self.gate = threading.Event()
        self.gate.set()
        self.error: Exception | None = None
        self.num_steps = 0
        self.is_closed = False

    def run(self, step: RunStep) -> StepDone:
        self.gate.wait(30)
        if self.error is not None:
            raise self.error
        self.num_steps += 1
        results = tuple(
            SequenceResult(
                key=sequence.key,
                samples=tuple(
                    SampledTokens((fake_token(sample.seed, sample.index, sample.position),))
                    for sample in sequence.samples
                ),
            )
            for sequence in step.sequences
        )
        return StepDone(step=step.step, results=results)

    def close(self) -> None:
        self.is_closed = True


def fake_memory(pool: PoolSizes) -> RankMemory:
    """Real memory that peers can read: one layer, one head."""
    shape = PoolShape(
        num_layers=1,
        num_kv_heads=1,
        head_dim=8,
        block_size=pool.block_size,
        dtype="float32",
        layout="aggregated",
        device_blocks=pool.device_blocks,
        host_blocks=pool.host_blocks,
    )
    block_bytes = 2 * 8 * 4 * pool.block_size
    blocks = {Tier.DEVICE: pool.device_blocks, Tier.HOST: pool.host_blocks}
    memories = {tier: MappedMemory(n * block_bytes, "test", shared=True) for tier, n in blocks.items() if n}
    KEPT.append(memories)
    tiers = {tier: TierMemory(memory.address, memory.size, memory.fd) for tier, memory in memories.items()}
    return RankMemory(shape, 0, tiers, SharedState((pool.device_blocks, pool.host_blocks, pool.disk_blocks)))


KEPT: list[Any] = []
"""Memory that pulls may still write when its executor is gone."""


class FakeFactory:
    """Makes executors and remembers them, in order."""

    def __init__(self, pool: PoolSizes) -> None:
        self.pool = pool
        self.made: list[FakeExecutor] = []

    def __call__(self, directory: Path, config: Any) -> FakeExecutor:
        executor = FakeExecutor(self.pool)
        self.made.append(executor)
        return executor


def fake_token(seed: int, index: int, position: int) -> int:
    digest = hashlib.blake2b(f"{seed}.{index}.{position}".encode(), digest_size=4).digest()
    return int.from_bytes(digest, "little") % (VOCAB - 1)


def expected_tokens(seed: int, num_tokens: int, index: int = 0) -> list[int]:
    return [fake_token(seed, index, position) for position in range(num_tokens)]


def request_spec(port: Any, prompt: list[int], max_tokens: int, seed: int = 0, n: int = 1, **more: Any) -> RequestSpec:
    params = SamplingParams(max_tokens=max_tokens, seed=seed, n=n, ignore_eos=True)
    return RequestSpec(request=RequestId(port.next_request()), prompt=pack_tokens(prompt), params=params, **more)


class Answer:
    """All that one request's client got."""

    def __init__(self) -> None:
        self.tokens: dict[int, list[int]] = {}
        self.reasons: dict[int, str] = {}
        self.ended: RequestEnded | None = None

    def add(self, message: Any) -> None:
        assert self.ended is None, "nothing follows the end"
        if isinstance(message, Deliver):
            tokens = self.tokens.setdefault(message.index, [])
            assert message.index not in self.reasons, "nothing follows a finish reason"
            assert message.position == len(tokens) or message.finish_reason == "stop"
            tokens.extend(message.tokens)
            if message.finish_reason is not None:
                self.reasons[message.index] = message.finish_reason
        elif isinstance(message, RequestEnded):
            self.ended = message


async def collect(handle: Any, *already_read: Any) -> Answer:
    """Read a handle to its end."""
    answer = Answer()
    for message in already_read:
        answer.add(message)
    async for message in handle:
        answer.add(message)
    assert answer.ended is not None
    return answer
