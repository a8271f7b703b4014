"""Every MemPool call, local and between two processes: time of a call and of a block.

python -m benchmarks.mempool [--output FILE.json]

Beside the figures of the MemServe paper (its section on MemPool): about 0.8 microseconds a block for a call that
allocates, and at most 0.7 ms for a prompt of 4,000 tokens. Blocks of 16 tokens, the paper's calls by their names, the
Python objects included; the shape is that of gemma-3-270m (18 layers, 1 KV head of 256, bfloat16). Medians.
"""

import argparse
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import numpy as np

from benchmarks.harness import print_table, write_json
from kvtide.base.config import PoolSizes
from kvtide.base.ids import InstanceId, Tier, new_incarnation
from kvtide.kv.layout import KVLayout
from kvtide.kv.mempool import MemPool
from kvtide.kv.store import ArrayStore
from kvtide.proto.pool import PoolAddress
from kvtide.transfer.pool_node import PoolNode

BLOCK = 16
LAYOUT = KVLayout(num_layers=18, num_kv_heads=1, head_dim=256, block_size=BLOCK, dtype="bfloat16")
SIZES = PoolSizes(block_size=BLOCK, device_blocks=1_200, host_blocks=300)
THERE = PoolSizes(block_size=BLOCK, device_blocks=1_200)  # of the other process: what it evicts is gone
COUNTS = (1, 16, 250)  # blocks a call; the last one are the paper's 4,000 tokens
TRANSFERS = (1, 256, 4_000)  # tokens; of the first, one block
CACHED = (0.0, 0.5, 1.0)  # share of the prompt that the receiver holds
PAPER = {"us a block": 0.8, "us for 4,000 tokens": 700}
OTHER = InstanceId(1)


class Timer:
    """Median microseconds of a part of a loop's body."""

    def __init__(self) -> None:
        self.samples: list[int] = []

    @contextmanager
    def measure(self) -> Iterator[None]:
        begin = time.perf_counter_ns()
        yield
        self.samples.append(time.perf_counter_ns() - begin)

    @property
    def microseconds(self) -> float:
        return statistics.median(self.samples) / 1e3


class Calls:
    """Timers by the name of the call, for one number of blocks."""

    def __init__(self) -> None:
        self.timers: dict[str, Timer] = {}

    def measure(self, name: str) -> Any:
        return self.timers.setdefault(name, Timer()).measure()

    def row(self, count: int) -> dict[str, dict[str, float]]:
        return {
            name: {"us": round(timer.microseconds, 2), "us_per_block": round(timer.microseconds / count, 3)}
            for name, timer in self.timers.items()
        }


random = np.random.default_rng(0)  # one for all: no prompt comes twice


def new_prompts(num_blocks: int) -> Iterator[np.ndarray]:
    while True:
        yield random.integers(0, 128_000, num_blocks * BLOCK, dtype=np.int32)


def new_store(sizes: PoolSizes) -> ArrayStore:
    """With its pages there before anything is timed."""
    store = ArrayStore(LAYOUT, sizes)
    for tier in (Tier.DEVICE, Tier.HOST):
        store.arena(tier)[:] = 1
    return store


def local_calls(pool: MemPool, count: int, rounds: int) -> Calls:
    calls = Calls()
    for _, tokens in zip(range(rounds), new_prompts(count), strict=False):
        with calls.measure("alloc_mem"):
            addresses = pool.alloc_mem(count)
        with calls.measure("insert"):
            pool.insert(tokens, addresses)
        with calls.measure("free_mem"):
            pool.free_mem(addresses)
        with calls.measure("match"):
            cached = pool.match(tokens)
        pool.free_mem(cached)
        with calls.measure("swap_out"):
            pool.swap_out(count)
        cached = pool.match(tokens)
        assert {address.tier for address in cached} == {Tier.HOST}
        with calls.measure("swap_in"):
            cached = pool.swap_in(cached)
        pool.free_mem(cached)
        with calls.measure("delete"):
            pool.delete(tokens[:BLOCK])
    return calls


def remote_calls(pool: MemPool, count: int, rounds: int) -> Calls:
    calls = Calls()
    source = pool.alloc_mem(count)
    for _, tokens in zip(range(rounds), new_prompts(count), strict=False):
        with calls.measure("alloc_mem"):
            there = pool.alloc_mem(count, instance=OTHER)
        with calls.measure("free_mem"):
            pool.free_mem(there)
        pool.transfer_with_insert(OTHER, tokens, source)
        with calls.measure("match"):
            cached = pool.match(tokens, instance=OTHER)
        assert len(cached) == count
        pool.free_mem(cached)
    pool.free_mem(source)
    return calls


def transfers(pool: MemPool, num_tokens: int, rounds: int) -> list[dict[str, Any]]:
    """Of one prompt after the other, each new to the receiver but for the share that it was given before."""
    count = -(-num_tokens // BLOCK)
    source = pool.alloc_mem(count)
    rows = []
    for cached in CACHED if count > 1 else (0.0, 1.0):
        calls, held = Calls(), int(count * cached)
        for _, tokens in zip(range(rounds), new_prompts(count), strict=False):
            if held:
                pool.transfer_with_insert(OTHER, tokens[: held * BLOCK], source[:held])
            pool.free_mem(pool.match(tokens, instance=OTHER))  # the other side has had its turn after a long copy
            with calls.measure("transfer"):
                result = pool.transfer(OTHER, source, tokens=tokens)
            pool.free_mem(result.addresses)
            with calls.measure("transfer_with_insert"):
                result = pool.transfer_with_insert(OTHER, tokens, source)
            assert result.have_blocks == held
        row = {"tokens": num_tokens, "blocks": count, "cached": cached, "mib": result.num_bytes / 2**20}
        rows.append({**row, "transport": result.transport, "calls": calls.row(count)})
    pool.free_mem(source)
    return rows


def copy_time(num_bytes: int) -> float:
    """Microseconds that one thread needs to copy so many bytes between two arrays of a pool's size."""
    source = np.ones(SIZES.device_blocks * LAYOUT.block_bytes, dtype=np.uint8)
    target = np.zeros_like(source)
    timer, places = Timer(), (len(source) - num_bytes) // 7
    for i in range(7):
        with timer.measure():
            target[i * places : i * places + num_bytes] = source[i * places : i * places + num_bytes]
    return timer.microseconds


@contextmanager
def other_process(key: bytes, transport: str) -> Iterator[PoolAddress]:
    """A node in a process of its own, until the block ends."""
    command = [sys.executable, "-m", "benchmarks.mempool", "--serve", transport]
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "KVTIDE_CLUSTER_KEY": key.decode()},
    )
    assert process.stdin is not None and process.stdout is not None
    try:
        yield msgspec.json.decode(process.stdout.readline(), type=PoolAddress)
    finally:
        process.stdin.close()
        process.wait(30)


def serve(transport: str) -> None:
    key = os.environ["KVTIDE_CLUSTER_KEY"].encode()
    pool = MemPool(LAYOUT, THERE, new_store(THERE), incarnation=new_incarnation())
    with PoolNode(pool, key, instance=OTHER, host="127.0.0.1", transport=transport) as node:
        print(msgspec.json.encode(node.address).decode(), flush=True)
        sys.stdin.read()


def between_processes(rounds: int, transport: str, measure: Callable[[MemPool, int], Any]) -> Any:
    key = new_incarnation().encode()
    pool = MemPool(LAYOUT, SIZES, new_store(SIZES), incarnation=new_incarnation())
    with other_process(key, transport) as address, PoolNode(pool, key, host="127.0.0.1") as node:
        node.connect(address)
        return measure(pool, rounds)


def run(rounds: int) -> dict[str, Any]:
    store = new_store(SIZES)
    result: dict[str, Any] = {"paper": PAPER, "block_bytes": LAYOUT.block_bytes}
    result["local"] = {n: local_calls(MemPool(LAYOUT, SIZES, store), n, rounds).row(n) for n in COUNTS}
    result["local without bytes"] = {n: local_calls(MemPool(LAYOUT, SIZES), n, rounds).row(n) for n in COUNTS}
    result["remote"] = between_processes(
        rounds, "shm", lambda pool, k: {n: remote_calls(pool, n, k).row(n) for n in COUNTS}
    )
    result["transfers"] = [
        row
        for transport in ("shm", "tcp")
        for row in between_processes(
            rounds, transport, lambda pool, k: [row for n in TRANSFERS for row in transfers(pool, n, k)]
        )
    ]
    for row in result["transfers"]:
        row["copy_us"] = round(copy_time(int(row["mib"] * 2**20)), 1) if row["mib"] else 0.0
    return result


def report(result: dict[str, Any]) -> None:
    for where in ("local", "local without bytes", "remote"):
        names = list(result[where][COUNTS[0]])
        rows = [[name, *(_cell(result[where][count][name]) for count in COUNTS)] for name in names]
        print_table(f"{where}: us a call (a block)", ["call", *(f"{count} blocks" for count in COUNTS)], rows)
    print(f"the paper: {PAPER['us a block']} us a block, {PAPER['us for 4,000 tokens']} us for 250 blocks")
    rows = [
        [
            row["transport"] or "-",
            row["tokens"],
            f"{row['cached']:.0%}",
            f"{row['mib']:.2f}",
            *(_cell(row["calls"][name]) for name in ("transfer", "transfer_with_insert")),
            row["copy_us"],
        ]
        for row in result["transfers"]
    ]
    header = ["transport", "tokens", "held there", "MiB moved", "transfer", "transfer_with_insert", "memory copy us"]
    print_table("transfers, us a call (a block)", header, rows)


def _cell(times: dict[str, float]) -> str:
    return f"{times['us']:.1f} ({times['us_per_block']:.2f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--output", help="write the result as JSON")
    parser.add_argument("--rounds", type=int, default=100, help="samples of each call (default: 100)")
    parser.add_argument("--serve", choices=("shm", "tcp"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve(args.serve)
        return
    result = run(args.rounds)
    report(result)
    write_json(args.output, result)


if __name__ == "__main__":
    main()
