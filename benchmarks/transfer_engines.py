"""Other transfer engines between two processes, run by the interpreters that have them.

As a program (`INTERPRETER transfer_engines.py ENGINE TOTAL PIECE ROUNDS`, by `measure_engines`) it starts itself once
more as the process that owns the bytes, reads TOTAL bytes out of it in pieces of PIECE bytes in random order, and
prints GB/s (median). Needs numpy and the engine, nothing of kvtide.
"""

import os
import statistics
import subprocess
import sys
import time
from typing import Any

import numpy as np

MOONCAKE_BATCH = 256  # larger ones fail at once, and would look infinitely fast


def measure_engines(
    nixl_python: str | None, mooncake_python: str | None, total: int, piece: int, rounds: int
) -> dict[str, float]:
    """GB/s by the engine's name, of those whose interpreter is given and which work."""
    runs = [("nixl ucx", nixl_python, {}), ("nixl ucx tcp", nixl_python, {"UCX_TLS": "tcp"})]
    runs.append(("mooncake tcp", mooncake_python, {"GLOG_minloglevel": "2"}))
    result = {}
    for name, python, extra in runs:
        if python is None:
            continue
        command = [python, __file__, name.split()[0], str(total), str(piece), str(rounds)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, env={**os.environ, **extra})
        if done.returncode == 0:
            result[name] = float(done.stdout.split()[-1])
        else:
            print(f"{name} does not run: {done.stderr.strip().splitlines()[-1:]}", file=sys.stderr)
    return result


def _random_pieces(total: int, piece: int, base: int, seed: int) -> list[int]:
    order = np.random.default_rng(seed).permutation(2 * total // piece)[: total // piece]
    return [base + int(place) * piece for place in order]


def _owner(engine: str, total: int) -> None:
    """Own the bytes until stdin ends; says what the reader must know, as words in hexadecimal."""
    data = np.full(2 * total, 7, np.uint8)
    words: list[bytes]
    if engine == "nixl":
        from nixl_cu12._api import nixl_agent, nixl_agent_config

        agent = nixl_agent("owner", nixl_agent_config(backends=["UCX"]))
        agent.register_memory([(data.ctypes.data, data.nbytes, 0, "")], "DRAM")
        words = [agent.get_agent_metadata()]
    else:
        from mooncake.engine import TransferEngine

        agent = TransferEngine()
        assert agent.initialize("127.0.0.1", "P2PHANDSHAKE", "tcp", "") == 0
        assert agent.register_memory(data.ctypes.data, data.nbytes) == 0
        words = [f"127.0.0.1:{agent.get_rpc_port()}".encode()]
    print("ready", data.ctypes.data, *(word.hex() for word in words), flush=True)
    sys.stdin.read()


def _nixl_read(word: bytes, local: list[int], remote: list[int], piece: int, area: np.ndarray) -> Any:
    from nixl_cu12._api import nixl_agent, nixl_agent_config

    agent = nixl_agent("reader", nixl_agent_config(backends=["UCX"]))
    agent.register_memory([(area.ctypes.data, area.nbytes, 0, "")], "DRAM")
    name = agent.add_remote_agent(word)
    ours = agent.get_xfer_descs([(at, piece, 0) for at in local], "DRAM")
    theirs = agent.get_xfer_descs([(at, piece, 0) for at in remote], "DRAM")
    handle = agent.initialize_xfer("READ", ours, theirs, name)

    def read() -> None:
        state = agent.transfer(handle)
        while state != "DONE":
            assert state != "ERR", "the engine failed"
            state = agent.check_xfer_state(handle)

    return read


def _mooncake_read(word: bytes, local: list[int], remote: list[int], piece: int, area: np.ndarray) -> Any:
    from mooncake.engine import TransferEngine

    agent = TransferEngine()
    assert agent.initialize("127.0.0.1", "P2PHANDSHAKE", "tcp", "") == 0
    assert agent.register_memory(area.ctypes.data, area.nbytes) == 0

    def read() -> None:
        for at in range(0, len(local), MOONCAKE_BATCH):
            part = slice(at, at + MOONCAKE_BATCH)
            sizes = [piece] * len(local[part])
            assert agent.batch_transfer_sync_read(word.decode(), local[part], remote[part], sizes) == 0

    return read


def main() -> None:
    engine, total, piece, rounds = sys.argv[1], *(int(word) for word in sys.argv[2:5])
    if len(sys.argv) > 5:
        _owner(engine, total)
        return
    command = [sys.executable, *sys.argv, "owner"]
    owner = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert owner.stdin and owner.stdout
    words: list[str] = []
    while not words or words[0] != "ready":  # the engines print, too
        line = owner.stdout.readline()
        assert line, "the owner ended"
        words = line.split()
    area = np.zeros(2 * total, np.uint8)
    local = _random_pieces(total, piece, area.ctypes.data, 1)
    remote = _random_pieces(total, piece, int(words[1]), 2)
    make = _nixl_read if engine == "nixl" else _mooncake_read
    read = make(bytes.fromhex(words[2]), local, remote, piece, area)
    times = []
    for number in range(rounds + 1):
        begin = time.perf_counter()
        read()
        if number:
            times.append(time.perf_counter() - begin)
    assert (area == 7).sum() == total, "not all bytes arrived"
    print(total / statistics.median(times) / 1e9)
    sys.stdout.flush()
    owner.stdin.close()
    owner.wait(30)
    os._exit(0)  # some engines do not end by themselves


if __name__ == "__main__":
    main()
