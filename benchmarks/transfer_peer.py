"""The sending side of `benchmarks.transfer`, a process of its own: a pool of KV behind an exporter.

    python -m benchmarks.transfer_peer '{"shapes": [POOL SHAPE, ...], "folder": DIR}'

Prints one JSON line: the addresses of one exporter for each shape, and the port of a raw loopback server (8 bytes: how
many bytes to send, as 1 MiB `sendall`s). Then obeys lines `steps SHAPE COUNT LAYER_NS`: answers with the time (ns, of
the clock that all processes share) at which step 0 begins, and from then on reports one layer every LAYER_NS.
"""

import json
import socket
import sys
import threading
import time

import msgspec
import numpy as np

from kvtide import _core
from kvtide.base.ids import Incarnation, Tier
from kvtide.engine.tiers import MappedMemory
from kvtide.kv.pieces import rank_layout, rank_share
from kvtide.proto.cluster import PoolShape
from kvtide.transfer.exporter import Exporter
from kvtide.transfer.port import Exported, TierMemory
from kvtide.transfer.shared import SharedState

KEY = b"key of the benchmark's cluster"
INCARNATION = Incarnation("b" * 32)
CHUNK = 1 << 20


def share(shape: PoolShape, memory: MappedMemory) -> tuple[Exported, SharedState]:
    """The whole pool in one rank; every generation is 0."""
    state = SharedState([shape.device_blocks, 0, 0])
    tiers = {Tier.DEVICE: TierMemory(memory.address, memory.size, memory.fd)}
    progress = state.progress_address(0)
    exported = Exported(INCARNATION, 0, shape, tiers, state.generations, progress, state.fd, state.address)
    return exported, state


def arena_bytes(shape: PoolShape) -> int:
    whole = rank_share(shape.num_layers, shape.num_kv_heads, 0, 1)
    return rank_layout(shape, whole).arena_bytes(shape.device_blocks)


def raw_server(source: np.ndarray) -> int:
    """Serve plain bytes from a loopback socket; returns its port."""
    listener = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        while True:
            sock, _ = listener.accept()
            with sock:
                view = memoryview(source)  # type: ignore[arg-type]
                while head := sock.recv(8):
                    left = int.from_bytes(head, "little")
                    at = 0
                    while left:
                        size = min(left, CHUNK)
                        if at + size > len(view):
                            at = 0
                        sock.sendall(view[at : at + size])
                        at, left = at + size, left - size

    threading.Thread(target=serve, daemon=True).start()
    return int(listener.getsockname()[1])


def run_steps(address: int, num_layers: int, begin_ns: int, count: int, layer_ns: int) -> None:
    """Pretend to compute: layer l of step s is written at begin_ns + (s * num_layers + l + 1) * layer_ns."""
    for number in range(1, count * num_layers + 1):
        left_ns = begin_ns + number * layer_ns - time.monotonic_ns()
        if left_ns > 0:
            time.sleep(left_ns / 1e9)
        _core.store_progress(address, number)


def main() -> None:
    settings = json.loads(sys.argv[1])
    shapes = [msgspec.convert(shape, PoolShape) for shape in settings["shapes"]]
    memory = MappedMemory(max(arena_bytes(shape) for shape in shapes), "--size", shared=True)
    memory.bytes[:] = 7  # the shapes look at the same bytes
    served = [share(shape, memory) for shape in shapes]
    exporters = [
        Exporter(exported, KEY, unix_path=f"{settings['folder']}/{number}.sock", tcp_host="127.0.0.1")
        for number, (exported, _) in enumerate(served)
    ]
    answer = {
        "addresses": [msgspec.to_builtins(exporter.address) for exporter in exporters],
        "raw": raw_server(memory.bytes[: 256 << 20]),
    }
    print(json.dumps(answer), flush=True)
    for line in sys.stdin:
        number, count, layer_ns = (int(word) for word in line.split()[1:])
        exported = served[number][0]
        _core.store_progress(exported.progress_address, 0)
        begin_ns = time.monotonic_ns() + 20_000_000
        arguments = (exported.progress_address, exported.shape.num_layers, begin_ns, count, layer_ns)
        threading.Thread(target=run_steps, args=arguments, daemon=True).start()
        print(begin_ns, flush=True)


if __name__ == "__main__":
    main()
