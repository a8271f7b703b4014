"""KV from one process's pool to another's: transports beside memory copies, raw sockets and other transfer engines.

    python -m benchmarks.transfer [--only copies,modes,load,small,peers] [--rounds 7] [--max-tokens 32000]
                                  [--nixl-python P] [--mooncake-python P] [--output FILE.json]

copies: shm against a copy of the same bytes by one thread, tcp against a plain loopback socket (targets: 80 %).
modes:  by-request-agg (aggregated layout), by-request and by-layer (discrete), 128 to 32,000 tokens.
load:   what a hand-off adds to prefill, by layer and aggregated, as the stream between two instances fills up.
small:  20 KB to 1 MB.
peers:  16 KiB to 4 MiB pieces, beside NIXL (package nixl-cu12, without its dependencies) and the Mooncake engine
        (mooncake-transfer-engine-non-cuda), whose interpreters are given; see benchmarks/transfer_engines.py.

Blocks lie in random order at both ends, so that neighbours do not join by luck. Contenders take turns in every round;
the figures are medians.
"""

import argparse
import contextlib
import json
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np

from benchmarks.harness import machine, print_table, write_json
from benchmarks.transfer_engines import measure_engines
from benchmarks.transfer_peer import CHUNK, INCARNATION, KEY, arena_bytes
from kvtide import _core
from kvtide.engine.tiers import MappedMemory
from kvtide.kv.pieces import MODES, Pieces, count_pieces, plan_pull
from kvtide.proto.cluster import PoolShape, RankAddress
from kvtide.proto.peer import BlockRefs
from kvtide.transfer.factory import create_transport
from kvtide.transfer.port import Cancel, Reader, TierMemory

PARTS = ("copies", "modes", "load", "small", "peers")
BLOCK = 16
GEMMA = {"num_layers": 18, "num_kv_heads": 1, "head_dim": 256, "dtype": "float32"}
LLAMA = {"num_layers": 32, "num_kv_heads": 8, "head_dim": 128, "dtype": "bfloat16"}
MODELS = {"gemma-3-270m": GEMMA, "llama-3-8b": LLAMA}
SMALL = {"num_layers": 5, "num_kv_heads": 1, "head_dim": 32, "dtype": "float32"}  # blocks of 20 KiB
MAX_BYTES = 1_300_000_000


def pool(model: dict[str, Any], blocks: int, layout: str) -> PoolShape:
    return PoolShape(**model, block_size=BLOCK, layout=layout, device_blocks=blocks)


@dataclass
class Sender:
    """The peer process, and how to read its pools into memory of ours."""

    process: subprocess.Popen[str]
    shapes: list[PoolShape]
    addresses: list[RankAddress]
    raw_port: int
    arena: MappedMemory

    def steps(self, shape: int, count: int, layer_ns: int) -> int:
        """Have it compute; returns when step 0 begins."""
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(f"steps {shape} {count} {layer_ns}\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    @contextlib.contextmanager
    def reader(self, shape: int, kind: str) -> Iterator[Reader]:
        transport = create_transport(kind, KEY)
        target = TierMemory(self.arena.address, self.arena.size)
        reader = transport.connect(self.addresses[shape], INCARNATION, target)
        yield reader
        reader.close()
        transport.close()

    def plan(self, shape: int, num_blocks: int, mode: str, seed: int = 0, gate_step: int = -1) -> list[Pieces]:
        """Blocks in random order to blocks in random order."""
        rng = np.random.default_rng(seed)
        pool = self.shapes[shape]
        source, target = (rng.permutation(pool.device_blocks)[:num_blocks].astype(np.int32) for _ in range(2))
        zeros = np.zeros(num_blocks, np.int32)
        refs = BlockRefs(zeros, source, zeros)
        return plan_pull(pool, pool, (0, 0), refs, target, mode, gate_step)


@contextlib.contextmanager
def sender(shapes: Sequence[PoolShape]) -> Iterator[Sender]:
    with tempfile.TemporaryDirectory(prefix="kvtide-bench-") as folder:
        settings = {"shapes": [msgspec.to_builtins(shape) for shape in shapes], "folder": folder}
        command = [sys.executable, "-m", "benchmarks.transfer_peer", json.dumps(settings)]
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert process.stdin and process.stdout
        arena = MappedMemory(max(arena_bytes(shape) for shape in shapes), "--size", shared=True)
        arena.bytes[:] = 1
        answer = json.loads(process.stdout.readline())
        addresses = [msgspec.convert(address, RankAddress) for address in answer["addresses"]]
        try:
            yield Sender(process, list(shapes), addresses, answer["raw"], arena)
        finally:
            process.stdin.close()
            process.wait(30)
            process.stdout.close()
            arena.close()


def take_turns(contenders: dict[str, Callable[[], object]], rounds: int) -> dict[str, list[float]]:
    """Seconds of each call in each round, after one round that does not count."""
    times: dict[str, list[float]] = {name: [] for name in contenders}
    for number in range(rounds + 1):
        for name, call in contenders.items():
            begin = time.perf_counter()
            call()
            if number:
                times[name].append(time.perf_counter() - begin)
    return times


def ratio(times: dict[str, list[float]], other: str, ours: str) -> float:
    """Our speed to the other's: the median over rounds, whose two calls had the machine in the same state."""
    return statistics.median(a / b for a, b in zip(times[other], times[ours], strict=True))


def raw_reader(port: int, target: np.ndarray) -> tuple[Callable[[int], None], socket.socket]:
    """A function that receives so many bytes by 1 MiB `recv_into`s."""
    sock = socket.create_connection(("127.0.0.1", port))
    view = memoryview(target)  # type: ignore[arg-type]

    def read(num_bytes: int) -> None:
        sock.sendall(num_bytes.to_bytes(8, "little"))
        left = num_bytes
        while left:
            at = (num_bytes - left) % (len(view) - CHUNK)
            left -= sock.recv_into(view[at : at + min(left, CHUNK)])

    return read, sock


def copies(args: argparse.Namespace) -> list[dict[str, Any]]:
    """shm and tcp against what the machine can do with the same bytes."""
    rows = []
    shapes = [pool(GEMMA, 1024, "aggregated"), pool(LLAMA, 256, "aggregated")]
    with sender(shapes) as peer:
        local = MappedMemory(peer.arena.size, "--size", shared=True)
        local.bytes[:] = 3
        read_raw, sock = raw_reader(peer.raw_port, peer.arena.bytes)
        for shape, name in enumerate(MODELS):
            plans = peer.plan(shape, peer.shapes[shape].device_blocks // 2, "by-request-agg")
            num_bytes = count_pieces(plans)[2]
            whole = np.array([0], np.int64), np.array([0], np.int64), np.array([num_bytes], np.int64)
            with peer.reader(shape, "shm") as shm, peer.reader(shape, "tcp") as tcp:
                times = take_turns(
                    {
                        "copy": lambda whole=whole: _core.copy_ranges(peer.arena.address, local.address, *whole),
                        "shm": lambda reader=shm, plans=plans: reader.read(plans, Cancel()),
                        "raw": lambda size=num_bytes: read_raw(size),
                        "tcp": lambda reader=tcp, plans=plans: reader.read(plans, Cancel()),
                    },
                    args.rounds,
                )
            rate = {key: num_bytes / statistics.median(value) / 1e9 for key, value in times.items()}
            rows.append({"model": name, "bytes": num_bytes, **rate})
            rows[-1] |= {"shm_to_copy": ratio(times, "copy", "shm"), "tcp_to_raw": ratio(times, "raw", "tcp")}
        sock.close()
        local.close()
    header = ["model", "MB", "copy GB/s", "shm", "shm/copy", "raw socket GB/s", "tcp", "tcp/raw"]
    print_table(
        "by-request-agg against the machine (target 0.80)",
        header,
        [
            [
                row["model"],
                f"{row['bytes'] / 1e6:.0f}",
                f"{row['copy']:.2f}",
                f"{row['shm']:.2f}",
                f"{row['shm_to_copy']:.2f}",
                f"{row['raw']:.2f}",
                f"{row['tcp']:.2f}",
                f"{row['tcp_to_raw']:.2f}",
            ]
            for row in rows
        ],
    )
    return rows


def modes(args: argparse.Namespace) -> list[dict[str, Any]]:
    """The three modes over lengths; by-layer here without compute to hide behind: what its calls cost."""
    rows = []
    for name, model in MODELS.items():
        block_bytes = arena_bytes(pool(model, 1, "aggregated"))
        lengths = [n for n in (128, 512, 2048, 8192, 32_000) if n <= args.max_tokens]
        lengths = [n for n in lengths if n // BLOCK * block_bytes <= MAX_BYTES]
        blocks = max(lengths) // BLOCK
        with sender([pool(model, blocks, "aggregated"), pool(model, blocks, "discrete")]) as peer:
            peer.steps(1, 1, 0)
            for tokens in lengths:
                for kind in ("shm", "tcp"):
                    rows.append({"model": name, "tokens": tokens, "transport": kind})
                    rows[-1] |= _modes_of(peer, tokens // BLOCK, kind, args.rounds)
    print_table(
        "modes: pieces (ranges after joining), GB/s; by-request-agg with the aggregated layout, the others discrete",
        ["model", "tokens", "by", *(f"{mode}" for mode in MODES), "agg / by-request", "agg ms"],
        [
            [
                row["model"],
                row["tokens"],
                row["transport"],
                *(f"{row[m]['pieces']} ({row[m]['ranges']}) {row[m]['gb_s']:.2f}" for m in MODES),
                f"{row['by-request-agg']['gb_s'] / row['by-request']['gb_s']:.2f}",
                f"{row['by-request-agg']['ms']:.2f}",
            ]
            for row in rows
        ],
    )
    return rows


def _modes_of(peer: Sender, num_blocks: int, kind: str, rounds: int) -> dict[str, Any]:
    plans = {
        mode: peer.plan(mode != "by-request-agg", num_blocks, mode, gate_step=0 if mode == "by-layer" else -1)
        for mode in MODES
    }
    with peer.reader(0, kind) as whole, peer.reader(1, kind) as planes:
        readers = {mode: whole if mode == "by-request-agg" else planes for mode in MODES}
        times = take_turns(
            {mode: lambda mode=mode: readers[mode].read(plans[mode], Cancel()) for mode in MODES}, rounds
        )
    result = {}
    for mode, plan in plans.items():
        pieces, ranges, num_bytes = count_pieces(plan)
        seconds = statistics.median(times[mode])
        result[mode] = {"pieces": pieces, "ranges": ranges, "ms": seconds * 1e3, "gb_s": num_bytes / seconds / 1e9}
    return result


def load(args: argparse.Namespace) -> list[dict[str, Any]]:
    """One prefill after the other (its layers take a fixed time on some other device), one stream that moves them.

    Step k ends at a known time; what counts is how long after that the KV of its 512 tokens is complete here. The
    load is the time that the aggregated mode needs to move them, of the time that the step takes.
    """
    num_blocks, steps = 32, args.load_steps
    rows = []
    with sender([pool(GEMMA, 512, "aggregated"), pool(GEMMA, 512, "discrete")]) as peer:
        layers = GEMMA["num_layers"]
        for part in (0.1, 0.25, 0.5, 0.75, 0.9, 1.0):
            with peer.reader(0, "tcp") as reader:  # measured anew: other work on the machine comes and goes
                plan = peer.plan(0, num_blocks, "by-request-agg")
                call = {"": lambda reader=reader, plan=plan: reader.read(plan, Cancel())}
                alone = statistics.median(take_turns(call, 4 * args.rounds)[""])
            layer_ns = int(alone / part / layers * 1e9)
            row: dict[str, Any] = {"load": part, "alone_ms": alone * 1e3, "step_ms": layer_ns * layers / 1e6}
            for shape, mode in ((0, "by-request-agg"), (1, "by-layer")):
                row[mode] = _lateness(peer, shape, mode, num_blocks, steps, layer_ns)
            rows.append(row)
    print_table(
        f"hand-off of 512 tokens by tcp: ms after the end of prefill, mean / p99 of {steps} steps",
        ["load", "moved alone ms", "step ms", "by-request-agg", "by-layer", "better"],
        [
            [
                row["load"],
                f"{row['alone_ms']:.1f}",
                f"{row['step_ms']:.0f}",
                *(f"{row[mode]['mean']:.1f} / {row[mode]['p99']:.1f}" for mode in ("by-request-agg", "by-layer")),
                min(("by-request-agg", "by-layer"), key=lambda mode: row[mode]["mean"]),
            ]
            for row in rows
        ],
    )
    return rows


def _lateness(peer: Sender, shape: int, mode: str, num_blocks: int, steps: int, layer_ns: int) -> dict[str, float]:
    """Mean and 99th percentile, in ms."""
    step_ns = layer_ns * GEMMA["num_layers"]
    plans = [peer.plan(shape, num_blocks, mode, seed, gate_step=seed) for seed in range(steps)]
    late = []
    with peer.reader(shape, "tcp") as reader:
        begin_ns = peer.steps(shape, steps, layer_ns)
        for step, plan in enumerate(plans):
            reader.read(plan, Cancel())
            late.append((time.monotonic_ns() - begin_ns - (step + 1) * step_ns) / 1e6)
    return {"mean": statistics.fmean(late), "p99": float(np.percentile(late, 99))}


def small(args: argparse.Namespace) -> list[dict[str, Any]]:
    """A few blocks of 20 KiB; the raw socket answers with the same number of bytes."""
    rows = []
    with sender([pool(SMALL, 512, "aggregated")]) as peer:
        read_raw, sock = raw_reader(peer.raw_port, peer.arena.bytes)
        block_bytes = arena_bytes(pool(SMALL, 1, "aggregated"))
        with peer.reader(0, "shm") as shm, peer.reader(0, "tcp") as tcp:
            for num_blocks in (1, 2, 5, 12, 51):
                plan = peer.plan(0, num_blocks, "by-request-agg")
                times = take_turns(
                    {
                        "shm": lambda plan=plan: shm.read(plan, Cancel()),
                        "tcp": lambda plan=plan: tcp.read(plan, Cancel()),
                        "raw": lambda size=num_blocks * block_bytes: read_raw(size),
                    },
                    args.rounds * 40,
                )
                us = {key: statistics.median(value) * 1e6 for key, value in times.items()}
                rows.append({"bytes": num_blocks * block_bytes, **us})
        sock.close()
    print_table(
        "small transfers, us (median)",
        ["KB", "shm", "tcp", "raw socket"],
        [[f"{row['bytes'] / 1e3:.0f}", *(f"{row[key]:.0f}" for key in ("shm", "tcp", "raw"))] for row in rows],
    )
    return rows


def peers(args: argparse.Namespace) -> list[dict[str, Any]]:
    """64 MiB in pieces of each size, one-sided reads between two processes."""
    rows = []
    total = 64 << 20
    for piece in (16 << 10, 256 << 10, 4 << 20):
        # One head of 64 float32: a block is one piece.
        model = {"num_layers": piece // (2 * BLOCK * 64 * 4), "num_kv_heads": 1, "head_dim": 64, "dtype": "float32"}
        with sender([pool(model, 2 * total // piece, "aggregated")]) as peer:
            plan = peer.plan(0, total // piece, "by-request-agg")
            row: dict[str, Any] = {"piece": piece}
            with peer.reader(0, "shm") as shm, peer.reader(0, "tcp") as tcp:
                times = take_turns(
                    {"shm": lambda: shm.read(plan, Cancel()), "tcp": lambda: tcp.read(plan, Cancel())},  # noqa: B023
                    args.rounds,
                )
            row |= {name: total / statistics.median(value) / 1e9 for name, value in times.items()}
        row |= measure_engines(args.nixl_python, args.mooncake_python, total, piece, args.rounds)
        rows.append(row)
    names = ["shm", "tcp", "nixl ucx", "nixl ucx tcp", "mooncake tcp"]
    print_table(
        "64 MiB in pieces, GB/s",
        ["piece KiB", *names],
        [[row["piece"] >> 10, *(f"{row[name]:.2f}" if name in row else "-" for name in names)] for row in rows],
    )
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default=",".join(PARTS))
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--load-steps", type=int, default=100)
    parser.add_argument("--max-tokens", type=int, default=32_000)
    parser.add_argument("--nixl-python", help="interpreter that has nixl-cu12 and torch")
    parser.add_argument("--mooncake-python", help="interpreter that has mooncake-transfer-engine-non-cuda")
    parser.add_argument("--output")
    args = parser.parse_args()
    parts = {"copies": copies, "modes": modes, "load": load, "small": small, "peers": peers}
    result: dict[str, Any] = {"machine": machine()}
    for name in args.only.split(","):
        result[name] = parts[name](args)
    write_json(args.output, result)


if __name__ == "__main__":
    main()
