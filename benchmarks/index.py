"""Pool and radix index: time to match and insert, throughput, memory, eviction; beside other systems' indexes.

python -m benchmarks.index [--output FILE.json]

Peers are measured in the same run where their packages (sglang, ai-dynamo-runtime) are installed. `PUBLISHED` repeats
what they needed on another 2-core machine, for orientation only. Everything runs on one thread, blocks of 16 tokens,
the Python call included.
"""

import argparse
import resource
import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from benchmarks.harness import print_table, write_json
from benchmarks.index_peers import BLOCK, Peer, installed
from kvtide._core import Pool

VOCABULARY = 128_000
LENGTHS = (1_000, 8_000, 64_000)
ROUNDS = 3  # the best counts
NUM_PROMPTS, PROMPT_TOKENS, NUM_PREFIXES = 10_000, 2_048, 100
PUBLISHED = {  # match of 1k, 8k, 64k (us), inserts/s, matches/s
    "Dynamo RadixTree 1.6.1 (hashes given)": (79, 88, 214, 6_300, 8_800),
    "SGLang RadixCache 0.5.23": (38, 90, 220, 12_000, 22_800),
}
TARGETS = {"match 64k us": 100, "insert 64k us": 500, "inserts/s": 60_000, "matches/s": 114_000, "bytes/block": 100}


def prompts_with_shared_prefixes(random: np.random.Generator) -> list[np.ndarray]:
    half = PROMPT_TOKENS // 2
    prefixes = random.integers(0, VOCABULARY, (NUM_PREFIXES, half), dtype=np.int32)
    return [
        np.concatenate([prefixes[i % NUM_PREFIXES], random.integers(0, VOCABULARY, half, dtype=np.int32)])
        for i in range(NUM_PROMPTS)
    ]


def microseconds(call: Callable[[], object], repeats: int = 30) -> float:
    """Median time of one call."""
    times = []
    for _ in range(repeats):
        begin = time.perf_counter_ns()
        call()
        times.append(time.perf_counter_ns() - begin)
    return statistics.median(times) / 1e3


def per_second(call: Callable[[Any], object], items: list[Any]) -> float:
    """Calls a second of this process's processor time, so that others on the machine matter less."""
    begin = time.process_time()
    for item in items:
        call(item)
    return len(items) / (time.process_time() - begin)


class Ours:
    """The pool as a peer, for the part that others can do too."""

    name = "kvtide Pool"

    def __init__(self) -> None:
        self.pool = Pool(BLOCK, NUM_PROMPTS * PROMPT_TOKENS // BLOCK + 5_000)

    def prepare(self, tokens: np.ndarray) -> Any:
        allocated = self.pool.alloc(len(tokens) // BLOCK)
        assert allocated is not None
        return tokens, allocated[0]

    def insert(self, prompt: Any) -> None:
        self.pool.insert(*prompt)

    def match(self, prompt: Any) -> int:
        return len(self.pool.match(prompt[0])[0])


def common_part(make: Callable[[], Peer], prompts: list[np.ndarray], random: np.random.Generator) -> dict[str, float]:
    result = {}
    for length in LENGTHS:
        tokens = random.integers(0, VOCABULARY, length, dtype=np.int32)
        inserts = []
        for _ in range(ROUNDS):
            peer = make()
            prompt = peer.prepare(tokens)
            inserts.append(microseconds(lambda peer=peer, prompt=prompt: peer.insert(prompt), 1))
            assert peer.match(prompt) == length // BLOCK
        result[f"insert {length // 1000}k us"] = min(inserts)
        result[f"match {length // 1000}k us"] = microseconds(lambda peer=peer, prompt=prompt: peer.match(prompt))
    inserts, matches = [], []
    for _ in range(ROUNDS):
        peer = make()
        prepared = [peer.prepare(tokens) for tokens in prompts]
        inserts.append(per_second(peer.insert, prepared))
        matches.append(per_second(peer.match, prepared))
    result["inserts/s"], result["matches/s"] = max(inserts), max(matches)
    return result


def single_sequence(random: np.random.Generator) -> dict[str, float]:
    """One sequence of 64,000 tokens: insert into an empty index, again, and block by block as it grows."""
    tokens = random.integers(0, VOCABULARY, 64_000, dtype=np.int32)
    pool = Pool(BLOCK, 5_000)
    blocks = pool.alloc(4_000)[0]
    times = []
    for _ in range(30):
        pool.clear()
        times.append(microseconds(lambda: pool.insert(tokens, blocks), 1))
    again = microseconds(lambda: pool.insert(tokens, blocks))
    pool.clear()
    begin = time.perf_counter()
    for n in range(1, 4_001):
        pool.insert(tokens[: n * BLOCK], blocks[:n])
    grow = (time.perf_counter() - begin) / 4_000 * 1e6
    pool.release(blocks)
    matched = pool.match(tokens)[0]
    release = microseconds(lambda: pool.release(matched), 1)
    scattered = Pool(BLOCK, 1_000_000)
    spread = random.permutation(scattered.alloc(1_000_000)[0])[:4_000].copy()
    scattered.insert(tokens, spread)
    evict_caches = np.zeros(2**26)
    cold = []
    for _ in range(10):
        evict_caches += 1
        cold.append(microseconds(lambda: scattered.match(tokens), 1))
    return {
        "insert 64k us": statistics.median(times),
        "insert 64k again us": again,
        "insert of a growing sequence, mean up to 64k us": grow,
        "release 64k us": release,
        "match 64k, scattered blocks, cold caches us": statistics.median(cold),
    }


def memory(random: np.random.Generator) -> dict[str, float]:
    """Bytes a block beyond the tokens, of one million blocks that are all indexed and historical."""
    shapes = {
        "prompts of 128 blocks, shared prefixes": (128, ""),
        "every block a node of its own (worst for one tenant)": (1, ""),
        "every block a tenant of its own": (1, "tenant-{0}"),
    }
    result = {}
    for name, (num_blocks, salt) in shapes.items():
        pool = Pool(BLOCK, 1_000_000)
        prefixes = random.integers(0, VOCABULARY, (NUM_PREFIXES, 64 * BLOCK), dtype=np.int32)
        i = 0
        while pool.usage()[1] >= num_blocks:
            tokens = random.integers(0, VOCABULARY, num_blocks * BLOCK, dtype=np.int32)
            if num_blocks > 64:
                tokens[: 64 * BLOCK] = prefixes[i % NUM_PREFIXES]
            blocks = pool.alloc(num_blocks)[0]
            pool.insert(tokens, blocks, salt.format(i))
            pool.release(blocks)
            i += 1
        result[name] = pool.memory_bytes / sum(pool.usage()[2:4])
    return result


def resident_per_block(random: np.random.Generator) -> float:
    """As the operating system sees the worst case: growth of the peak resident set, the tokens taken off."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    pool = Pool(BLOCK, 1_000_000)
    for _ in range(1_000_000):
        block = pool.alloc(1)[0]
        pool.insert(random.integers(0, VOCABULARY, BLOCK, dtype=np.int32), block)
        pool.release(block)
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    return grown * 1024 / 1_000_000 - 4 * BLOCK


def pressure(random: np.random.Generator) -> dict[str, float]:
    """A full pool of three tiers, 40,000 leaves on each: what allocation costs when it evicts down the tiers."""
    pool = Pool(BLOCK, 40_000, 40_000, 40_000)
    for _ in range(3 * 40_000 // 8):
        blocks = pool.alloc(8)[0]
        pool.insert(random.integers(0, VOCABULARY, 8 * BLOCK, dtype=np.int32), blocks)
        pool.release(blocks)

    def one() -> None:
        pool.release(pool.alloc(1)[0])
        blocks = pool.alloc(1)[0]
        pool.insert(random.integers(0, VOCABULARY, BLOCK, dtype=np.int32), blocks)
        pool.release(blocks)

    single = microseconds(one, 2_000)
    bulk = microseconds(lambda: pool.alloc(1_000), 20) / 1_000
    return {"alloc 1 + insert + release, cascading us": single, "alloc 1000, cascading, us a block": bulk}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--output")
    args = parser.parse_args()
    random = np.random.default_rng(0)
    resident = resident_per_block(random)
    prompts = prompts_with_shared_prefixes(random)
    ours = common_part(Ours, prompts, random)
    peers = {peer.name: common_part(peer, prompts, random) for peer in installed()}
    sequence, size, evict = single_sequence(random), memory(random), pressure(random)

    columns = [f"match {n // 1000}k us" for n in LENGTHS] + ["insert 64k us", "inserts/s", "matches/s"]
    rows = [[name, *(f"{row[c]:,.0f}" for c in columns)] for name, row in {Ours.name: ours, **peers}.items()]
    for name, (a, b, c, inserts, matches) in PUBLISHED.items():
        rows.append([f"{name}, elsewhere", *(f"{x:,}" for x in (a, b, c)), "-", f"{inserts:,}", f"{matches:,}"])
    rows.append(["target", "", "", *(f"{TARGETS[c]:,}" for c in columns[2:])])
    print_table("Prefix index, block 16, one thread", ["index", *columns], rows)
    print_table(
        "One sequence and pressure", ["what", "us"], [[k, f"{v:,.2f}"] for k, v in {**sequence, **evict}.items()]
    )
    size["the worst for one tenant, as resident memory"] = resident
    print_table("Memory of one million blocks", ["shape", "bytes/block"], [[k, f"{v:,.1f}"] for k, v in size.items()])
    write_json(
        args.output,
        {"ours": ours, "peers": peers, "published": PUBLISHED, "targets": TARGETS, "sequence": sequence}
        | {"pressure": evict, "memory": size},
    )


if __name__ == "__main__":
    main()
