"""Tensor parallelism: every architecture on 2 and 4 ranks against one, the ranks' shares of KV, and what is refused."""

import socket
import subprocess
import sys
import tempfile
import threading
from dataclasses import replace

import msgspec
import numpy as np
import pytest
import torch
from tests.unit.reference_models import CASES, SIZES, DenseAttend, logits_of, reference_model

from kvtide.artifacts import prepare_model
from kvtide.base.errors import ConfigError
from kvtide.base.ids import SequenceKey
from kvtide.base.sampling_params import SamplingParams
from kvtide.engine.collectives import ThreadCollective
from kvtide.engine.config import EngineConfig
from kvtide.engine.executor import create_executor
from kvtide.engine.parallel import create_threaded_executor
from kvtide.live.ranks import RANK_MODULE, RankBoot, RankLost, RankSocket, create_process_executor
from kvtide.models import load_model
from kvtide.models.families import parse_config
from kvtide.models.shards import Shard
from kvtide.proto.executor import RunStep, SampleSpec, SequenceStep

TOKENS = torch.tensor([3, 17, 99, 4, 150, 23, 23, 8, 61, 77, 5, 140, 31, 9, 12, 44, 2, 90, 7, 55])


def on_ranks(size, work):
    """Run `work(rank end)` in a thread for each rank; returns the results by rank."""
    group, results = ThreadCollective(size), {}

    def main(rank):
        try:
            results[rank] = work(group.join(rank))
        except BaseException as error:
            group.abort()
            results[rank] = error
            raise

    threads = [threading.Thread(target=main, args=(rank,)) for rank in range(size)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def logits_on(directory, collective):
    loaded = load_model(directory, dtype="float32", collective=collective)
    attend = DenseAttend(loaded.model.config)
    attend.positions = torch.arange(len(TOKENS))
    return loaded.model.logits(loaded.model.forward(TOKENS, attend.positions, attend))


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("size", [2, 4])
def test_ranks_together_are_the_model(case, size, tmp_path):
    reference_model(case).save_pretrained(tmp_path)
    whole = logits_of(tmp_path, TOKENS, (len(TOKENS),), dtype="float32")
    results = on_ranks(size, lambda end: logits_on(tmp_path, end))
    torch.testing.assert_close(results[0], whole, rtol=0, atol=1e-4)
    assert all(not len(results[rank]) for rank in range(1, size))


def test_heads_are_shared_out_or_held_by_several():
    config = load_model_config()
    shard = Shard(rank=3, size=4)
    assert shard.config(config).num_heads == 1
    assert shard.config(config).num_kv_heads == 1
    assert [Shard(rank, 4).first_kv_head(2) for rank in range(4)] == [0, 0, 1, 1]
    assert sum(Shard(0, 3).columns(160)) == 160


@pytest.mark.parametrize(
    ("change", "size", "what"),
    [
        ({}, 3, "attention heads"),
        ({"num_heads": 12, "num_kv_heads": 4}, 6, "key-value heads"),
        ({"intermediate_size": 97}, 2, "MLP"),
    ],
)
def test_what_cannot_be_shared_out_is_refused(change, size, what):
    with pytest.raises(ConfigError, match=f"--tensor-parallel-size.*{what}"):
        Shard(0, size).config(replace(load_model_config(), **change))


def load_model_config():
    return parse_config(SIZES | {"model_type": "llama", "hidden_act": "silu"})


def greedy(executor, prompt, count, chunk):
    """`count` greedy tokens after a prompt that is prefilled in chunks."""
    spec = SampleSpec(SamplingParams(temperature=0.0, max_tokens=count), 0, 0, 0)
    tokens, start, step = list(prompt), 0, 0
    blocks = np.arange(1, 17, dtype=np.int32)
    while len(tokens) < len(prompt) + count:
        end = min(start + chunk, len(tokens))
        sequence = SequenceStep(
            key=SequenceKey(1),
            tokens=np.array(tokens[start:end], dtype=np.int32),
            start=start,
            blocks=blocks,
            samples=(spec,) if end == len(tokens) else (),
            num_prompt_tokens=len(prompt),
            prompt_logprobs=1 if end < len(prompt) else None,
            next_prompt_token=tokens[end] if end < len(prompt) else -1,
        )
        done = executor.run(RunStep(step=step, sequences=(sequence,)))
        start, step = end, step + 1
        if sequence.samples:
            tokens.extend(done.results[0].samples[0].tokens)
        else:
            assert len(done.results[0].prompt_logprobs) == end - sequence.start
    return tokens[len(prompt) :]


@pytest.mark.parametrize("layout", ["aggregated", "discrete"])
@pytest.mark.parametrize("create", [create_threaded_executor, create_process_executor])
def test_an_executor_on_ranks_gives_the_same_tokens(layout, create):
    directory = prepare_model("tiny", progress=False).directory
    config = EngineConfig(name="tiny", kv_layout=layout, kv_cache_memory_bytes=1 << 20, num_threads=1)
    prompt = [5, 80, 33, 120, 9, 61, 7, 7, 90, 14, 3, 66, 200, 41, 18, 25, 77, 130, 4, 99]
    alone = create_executor(directory, config)
    expected = greedy(alone, prompt, 24, 7)
    alone.close()
    parallel = create(directory, msgspec.structs.replace(config, tp=2))
    try:
        assert parallel.pool == alone.pool
        assert parallel.info == alone.info
        assert parallel.leader.layout.num_kv_heads * 2 == parallel.info.num_kv_heads
        assert greedy(parallel, prompt, 24, 7) == expected
    finally:
        parallel.close()


def test_a_rank_process_that_is_killed_is_the_executors_failure():
    directory = prepare_model("tiny", progress=False).directory
    config = EngineConfig(name="tiny", kv_cache_memory_bytes=1 << 20, num_threads=1, tp=2)
    parallel = create_process_executor(directory, config)
    assert not parallel.followers._folder.path.exists()
    try:
        parallel.followers.processes[0].kill()
        parallel.followers.processes[0].wait()
        with pytest.raises((RuntimeError, OSError, RankLost)):
            greedy(parallel, [1, 2, 3], 2, 8)
    finally:
        parallel.close()


def test_an_impossible_number_of_ranks_is_refused_before_one_starts(monkeypatch):
    directory = prepare_model("tiny", progress=False).directory
    monkeypatch.setattr("kvtide.live.ranks.ProcessFollowers", None)
    for size in (3, 64):
        with pytest.raises(ConfigError, match="tensor-parallel-size"):
            create_process_executor(directory, EngineConfig(name="tiny", tp=size))


def test_a_rank_that_fails_is_the_executors_failure():
    directory = prepare_model("tiny", progress=False).directory
    parallel = create_threaded_executor(
        directory, EngineConfig(name="tiny", kv_cache_memory_bytes=1 << 20, num_threads=1, tp=2)
    )

    def broken(step):
        raise RuntimeError("out of order")

    parallel.followers.executors[1].run = broken
    with pytest.raises((RuntimeError, threading.BrokenBarrierError)):
        greedy(parallel, [1, 2, 3], 2, 8)


def test_a_rank_ends_with_its_leader_also_while_it_waits_for_other_ranks():
    """Its parent may have died before it could ask for a signal, and the others never come."""
    ours, theirs = socket.socketpair()
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", RANK_MODULE, str(theirs.fileno())], pass_fds=[theirs.fileno()]
    )
    theirs.close()
    with tempfile.TemporaryDirectory() as folder:
        RankSocket(ours).send(RankBoot(rank=1, size=2, store=f"{folder}/store", backend="gloo"))
        ours.close()
        assert process.wait(timeout=120) == 0
