"""Routing: how long a decision takes, how fast a snapshot is loaded; beside a public router's indexer.

python -m benchmarks.routing [--output FILE.json]

64 instances hold 2 million blocks of 16 tokens: prompts of 8,000 tokens, the first half of each one of 64 shared
beginnings that up to eight instances hold. A decision is what the control core does for a request: hash the prompt,
match the prompt trees, make the views, ask the policy, fetch or recompute included. Prompts differ from decision to
decision, so their entries lie in no cache. Dynamo's RadixTree, where installed, gets the same blocks and prompts: it
matches hashes and has no policy, so its column is the hash and the match alone. One thread, Python calls included.
"""

import argparse
import json
import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from benchmarks.harness import print_table, write_json
from kvtide._core import PromptTree, chain_hashes
from kvtide.base.ids import InstanceId, RequestId
from kvtide.base.sampling_params import SamplingParams
from kvtide.control.lengths import ESTIMATORS
from kvtide.control.router import Router
from kvtide.control.state import InstanceState, Phase, RequestState, SequenceProgress
from kvtide.control.trees import PromptTrees
from kvtide.proto.control import CacheChanged
from kvtide.proto.request import RequestSpec
from kvtide.proto.tokens import pack_tokens
from kvtide.sched.cost import CostModel, LinearCost
from kvtide.sched.cost_analytical import AnalyticalCost
from kvtide.sched.routing import POLICIES

BLOCK = 16
INSTANCES = 64
PROMPT_TOKENS = 8_000
PROMPT_BLOCKS = PROMPT_TOKENS // BLOCK
SHARED_BLOCKS = PROMPT_BLOCKS // 2
NUM_BEGINNINGS = 64
HOLDERS_OF_BEGINNING = 8
NUM_BLOCKS = 2_000_000
SNAPSHOT_BLOCKS = 2_300_000
SNAPSHOT_PART = 500_000
DECISIONS = 500
TARGETS = {"decision us": 100, "snapshot s": 10}

Tokens = np.ndarray  # [n] int32


def prompts(random: np.random.Generator) -> list[list[Tokens]]:
    """For each instance the prompts that it holds; all together NUM_BLOCKS blocks."""
    half = SHARED_BLOCKS * BLOCK
    beginnings = random.integers(0, 128_000, (NUM_BEGINNINGS, half), dtype=np.int32)
    groups = INSTANCES // HOLDERS_OF_BEGINNING
    beginnings_of_group = NUM_BEGINNINGS // groups
    own_blocks = NUM_BLOCKS // INSTANCES - beginnings_of_group * SHARED_BLOCKS
    held: list[list[Tokens]] = []
    for instance in range(INSTANCES):
        group = instance // HOLDERS_OF_BEGINNING
        mine = []
        for i in range(own_blocks // (PROMPT_BLOCKS - SHARED_BLOCKS)):
            beginning = beginnings[group * beginnings_of_group + i % beginnings_of_group]
            ending = random.integers(0, 128_000, PROMPT_TOKENS - half, dtype=np.int32)
            mine.append(np.concatenate([beginning, ending]))
        held.append(mine)
    return held


def questions(held: list[list[Tokens]], random: np.random.Generator, count: int) -> list[Tokens]:
    """Prompts to be routed: half continue one that somebody holds whole, half only begin like one."""
    asked = []
    for i in range(count):
        prompt = held[int(random.integers(INSTANCES))]
        tokens = prompt[int(random.integers(len(prompt)))].copy()
        if i % 2:
            tokens[SHARED_BLOCKS * BLOCK :] = random.integers(0, 128_000, PROMPT_TOKENS - SHARED_BLOCKS * BLOCK)
        asked.append(tokens)
    return asked


class ControlPlane:
    """The control core's own parts: trees fed by the instances' messages, seats with some load, the router."""

    def __init__(self, policy: str, cost: CostModel, trees: PromptTrees, random: np.random.Generator) -> None:
        self.router = Router(POLICIES[policy], cost, ESTIMATORS["running-mean"](), trees)
        seats = {}
        for i in range(INSTANCES):
            seat = InstanceState(InstanceId(i), "mixed", Phase.READY, capacity_tokens=500_000)
            seat.charges.num_prompt_tokens = int(random.integers(0, 10_000))
            seats[seat.instance] = seat
        self.router.follow(seats)
        self.router._block_size = BLOCK  # what registered instances would have told
        self.router._kv_bytes_per_token = 100_000

    def decide(self, state: RequestState) -> None:
        assert self.router.place(state, 0) is not None


def requests(asked: list[Tokens]) -> list[RequestState]:
    params = SamplingParams(max_tokens=128, seed=0)
    return [
        RequestState(RequestSpec(request=RequestId(i), prompt=pack_tokens(tokens), params=params), [SequenceProgress()])
        for i, tokens in enumerate(asked)
    ]


def microseconds(call: Callable[[Any], object], items: list[Any]) -> dict[str, float]:
    """Median and 99th percentile of one call each."""
    times = []
    for item in items:
        begin = time.perf_counter_ns()
        call(item)
        times.append((time.perf_counter_ns() - begin) / 1e3)
    return {"median": statistics.median(times), "p99": float(np.percentile(times, 99))}


def fill(trees: PromptTrees, held: list[list[Tokens]]) -> None:
    for instance, mine in enumerate(held):
        hashes = np.unique(np.concatenate([chain_hashes(tokens, BLOCK) for tokens in mine]))
        assert trees.apply(
            InstanceId(instance), "mixed", CacheChanged(sequence=0, inserted=hashes.tobytes(), is_first=True), 0
        )


def load_snapshot(random: np.random.Generator) -> dict[str, float]:
    """Snapshots of all instances, as messages, into empty trees."""
    each = SNAPSHOT_BLOCKS // INSTANCES
    packed = [random.integers(0, 2**64, each, dtype=np.uint64).tobytes() for _ in range(INSTANCES)]
    one = random.integers(0, 2**64, SNAPSHOT_BLOCKS, dtype=np.uint64)

    def messages(data: bytes) -> list[CacheChanged]:
        parts = range(0, len(data), SNAPSHOT_PART * 8)
        return [
            CacheChanged(sequence=i, inserted=data[at : at + SNAPSHOT_PART * 8], is_first=i == 0)
            for i, at in enumerate(parts)
        ]

    spread = [(i, message) for i, data in enumerate(packed) for message in messages(data)]
    alone = [(0, message) for message in messages(one.tobytes())]
    result = {}
    for name, events in (("of 64 instances", spread), ("of one instance", alone)):
        trees = PromptTrees()
        begin = time.perf_counter()
        for instance, message in events:
            assert trees.apply(InstanceId(instance), "mixed", message, 0)
        result[name] = time.perf_counter() - begin
    begin = time.perf_counter()
    trees.forget(InstanceId(0))
    result["forgetting that instance"] = time.perf_counter() - begin
    return result


def memory(random: np.random.Generator) -> float:
    """Bytes a block of the loaded snapshot."""
    tree = PromptTree()
    for i in range(INSTANCES):
        tree.insert(i, random.integers(0, 2**64, SNAPSHOT_BLOCKS // INSTANCES, dtype=np.uint64))
    return tree.memory_bytes / tree.num_entries


def dynamo(held: list[list[Tokens]], asked: list[Tokens]) -> dict[str, Any] | None:
    """Dynamo's indexer with the same blocks: a chain of events an instance and prompt, as its workers send."""
    try:
        from dynamo import _core as dynamo_core
    except ImportError as error:
        print(f"Dynamo RadixTree: not measured in this run ({error})")
        return None
    tree, number = dynamo_core.RadixTree(), 0
    num_blocks, spent = 0, 0.0
    for instance, mine in enumerate(held):
        for tokens in mine:
            names = chain_hashes(tokens, BLOCK) >> np.uint64(1)
            local = dynamo_core.compute_block_hash_for_seq(tokens.tolist(), BLOCK)
            blocks = [
                {"block_hash": name, "tokens_hash": value} for name, value in zip(names.tolist(), local, strict=True)
            ]
            number += 1
            event = {"event_id": number, "data": {"stored": {"parent_hash": None, "blocks": blocks}}}
            encoded = json.dumps(event).encode()
            begin = time.perf_counter()
            tree.apply_event(instance, encoded)
            spent += time.perf_counter() - begin
            num_blocks += len(blocks)
    lists = [tokens.tolist() for tokens in asked]

    def decide(tokens: list[int]) -> None:
        assert tree.find_matches(dynamo_core.compute_block_hash_for_seq(tokens, BLOCK)).scores

    hashes = [dynamo_core.compute_block_hash_for_seq(tokens, BLOCK) for tokens in lists]
    return {
        "hash and match us": microseconds(decide, lists),
        "match us": microseconds(tree.find_matches, hashes),
        "snapshot s": spent / num_blocks * SNAPSHOT_BLOCKS,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--output")
    args = parser.parse_args()
    random = np.random.default_rng(0)
    held = prompts(random)
    asked = questions(held, random, DECISIONS)
    trees = PromptTrees()
    fill(trees, held)
    costs = {
        "LinearCost": LinearCost(),
        "AnalyticalCost": AnalyticalCost(base_ns=4e6, token_ns=2e4, square_ns=0.25, context_ns=50.0),
    }
    decisions = {}
    for name, cost in costs.items():
        for policy in ("prompt-tree", "conductor", "least-load"):
            plane = ControlPlane(policy, cost, trees, random)
            decisions[f"{policy}, {name}"] = microseconds(plane.decide, requests(asked))
    hashes = [chain_hashes(tokens, BLOCK) for tokens in asked]
    parts = {
        "hash": microseconds(lambda tokens: chain_hashes(tokens, BLOCK), asked),
        "match": microseconds(trees.match, hashes),
    }
    snapshot = load_snapshot(random)
    bytes_per_block = memory(random)
    peer = dynamo(held, asked)

    rows = [[name, f"{us['median']:.1f}", f"{us['p99']:.1f}"] for name, us in {**decisions, **parts}.items()]
    if peer is not None:
        for name in ("hash and match us", "match us"):
            rows.append([f"Dynamo RadixTree: {name[:-3]}", f"{peer[name]['median']:.1f}", f"{peer[name]['p99']:.1f}"])
    rows.append(["target", f"{TARGETS['decision us']}", ""])
    print_table(
        f"Routing 8,000 tokens among 64 instances with {NUM_BLOCKS:,} blocks", ["what", "median us", "p99 us"], rows
    )
    rows = [[name, f"{seconds:.3f}"] for name, seconds in snapshot.items()]
    if peer is not None:
        rows.append(["Dynamo RadixTree, as much, events given", f"{peer['snapshot s']:.3f}"])
    print_table(
        f"Snapshot of {SNAPSHOT_BLOCKS:,} blocks", ["what", "s"], [*rows, ["target", f"{TARGETS['snapshot s']}"]]
    )
    print(f"\n{bytes_per_block:.1f} bytes a block")
    write_json(
        args.output,
        {
            "decisions": decisions,
            "parts": parts,
            "snapshot": snapshot,
            "dynamo": peer,
            "bytes_per_block": bytes_per_block,
        }
        | {"targets": TARGETS},
    )


if __name__ == "__main__":
    main()
