"""Recorded live runs of the real engine, with aborts, preemptions, transfers and a death in them, replay to the same
commands."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kvtide.artifacts import prepare_model
from kvtide.base.ids import InstanceId
from kvtide.base.sampling_params import SamplingParams
from kvtide.base.serve_config import make_config
from kvtide.live.inprocess import InProcessCluster
from kvtide.live.record import LogReader
from kvtide.live.replay import find_logs, replay_log
from kvtide.proto.client import Deliver, RequestEnded
from kvtide.proto.request import RequestSpec
from kvtide.proto.tokens import pack_tokens

BLOCK_BYTES = 16 * 1024
"""Bytes of one block of `tiny` in float32."""


def spec(port: Any, seed: int, num_prompt_tokens: int, max_tokens: int) -> RequestSpec:
    prompt = pack_tokens((7 * i + seed) % 250 for i in range(num_prompt_tokens))
    params = SamplingParams(max_tokens=max_tokens, seed=seed, ignore_eos=True)
    return RequestSpec(request=port.next_request(), prompt=prompt, params=params)


async def read(handle: Any) -> list[int]:
    tokens: list[int] = []
    async for message in handle:
        if isinstance(message, Deliver):
            tokens.extend(message.tokens)
        elif isinstance(message, RequestEnded):
            assert message.outcome in ("finished", "aborted")
    return tokens


async def run(folder: Path | None, num_blocks: int, num_output: int = 50) -> list[list[int]]:
    """Eight requests that together need about 50 blocks, and one that is aborted."""
    config = make_config(
        model="tiny",
        threads=1,
        kv_cache_memory=f"{num_blocks * BLOCK_BYTES // 1024}KiB",
        host_cache_memory=f"{10 * BLOCK_BYTES // 1024}KiB",
        record=None if folder is None else str(folder),
    )
    async with InProcessCluster(config, files=prepare_model("tiny", progress=False)) as cluster:
        handles = [cluster.port.submit(spec(cluster.port, seed, 40 + seed, num_output)) for seed in range(8)]
        doomed = cluster.port.submit(spec(cluster.port, 99, 20, 100))
        await doomed.__anext__()
        doomed.abort()
        answers = await asyncio.gather(*(read(handle) for handle in [*handles, doomed]))
        while not cluster.core(InstanceId(0)).is_idle:
            await asyncio.sleep(0.005)
        cluster.core(InstanceId(0)).check_invariants()
    return answers[:-1]


def num_preemptions(folder: Path) -> int:
    """Counted from the AttemptEnded messages that the instance sent."""
    found = 0
    for path in find_logs(folder):
        for entry in LogReader(path).entries():
            for command in entry.commands:
                shown = msgspec.msgpack.decode(command)
                message = shown.get("message", {}) if shown["type"] == "ToControl" else {}
                if message.get("type") == "AttemptEnded":
                    found += message.get("num_preemptions", 0)
    return found


async def test_a_recorded_run_replays_and_preemption_changes_no_token(tmp_path: Path) -> None:
    answers = await run(tmp_path, num_blocks=20)
    assert num_preemptions(tmp_path) > 0
    kinds: set[str] = set()
    for path in find_logs(tmp_path):
        replayed = replay_log(path)
        assert replayed.difference is None, replayed.difference
        kinds |= set(replayed.kinds)
    assert {"ClientAbort", "Abort", "StepDone", "FromInstance"} <= kinds
    assert answers == await run(None, num_blocks=200)


@pytest.mark.parametrize("transfer", ["by-layer", "by-request-agg"])
async def test_a_recorded_run_over_prefill_and_decode_replays(tmp_path: Path, transfer: str) -> None:
    """Hand-offs, returns, an abort in the middle, and the death of a decode instance."""
    config = make_config(
        model="tiny",
        instances="1P2D",
        threads=1,
        kv_cache_memory=f"{60 * BLOCK_BYTES // 1024}KiB",
        transfer=transfer,
        record=str(tmp_path),
    )
    async with InProcessCluster(config, files=prepare_model("tiny", progress=False)) as cluster:
        handles = [cluster.port.submit(spec(cluster.port, seed, 40 + seed, 60)) for seed in range(8)]
        doomed = cluster.port.submit(spec(cluster.port, 99, 20, 200))
        await doomed.__anext__()
        doomed.abort()
        first = [await handle.__anext__() for handle in handles]
        await cluster.restart(InstanceId(1))
        rest = await asyncio.gather(*(read(handle) for handle in handles))
        answers = [[*message.tokens, *tokens] for message, tokens in zip(first, rest, strict=True)]
        await read(doomed)
        await asyncio.wait_for(cluster.settled(), 30)
        for core in cluster.cores():
            core.check_invariants()
    kinds: set[str] = set()
    for path in find_logs(tmp_path):
        replayed = replay_log(path)
        assert replayed.difference is None, replayed.difference
        kinds |= set(replayed.kinds)
    assert {"ClientAbort", "InstanceLost", "Membership", "FromPeer", "PullEnded", "Expect"} <= kinds
    assert answers == await run(None, num_blocks=200, num_output=60)
