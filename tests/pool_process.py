"""A PoolNode in a process of its own, with blocks that can be told apart.

As a program it takes its settings as JSON in its argument, prints its address, and obeys one JSON command a line:
[name, arguments...], answered by one JSON line: {"ok": ...} or {"error": its type's name, "text": ...}.
"""

import json
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from kvtide.base.config import PoolSizes
from kvtide.base.errors import KvtideError
from kvtide.base.ids import InstanceId, Tier, TransferId
from kvtide.kv.layout import KVLayout
from kvtide.kv.mempool import BlockAddress, MemPool
from kvtide.kv.remote import TransferResult
from kvtide.kv.store import ArrayStore
from kvtide.proto.pool import PoolAddress
from kvtide.transfer.pool_node import PoolNode

KEY = b"the key of this test's pools"
B = 4
SIZES = PoolSizes(block_size=B, device_blocks=24, host_blocks=8, disk_blocks=6)


def layout(kind: str = "aggregated", **changes: Any) -> KVLayout:
    fields: dict[str, Any] = {"num_layers": 3, "num_kv_heads": 2, "head_dim": 4, "block_size": B, "kind": kind}
    return KVLayout(**(fields | changes))


def content(tokens: Sequence[int], block: int, num_bytes: int, salt: str = "") -> bytes:
    """What block `block` of this prefix holds: a function of all tokens up to its end."""
    prefix = np.array([*salt.encode(), *tokens[: (block + 1) * B]], dtype=np.uint32)
    return np.random.default_rng(prefix).bytes(num_bytes)


def write(pool: MemPool, tokens: Sequence[int], addresses: Sequence[BlockAddress], salt: str = "") -> None:
    assert isinstance(pool.store, ArrayStore)
    for i, address in enumerate(addresses):
        pool.store.write_block(address.tier, address.block, content(tokens, i, pool.layout.block_bytes, salt))


def check(pool: MemPool, tokens: Sequence[int], addresses: Sequence[BlockAddress], salt: str = "") -> None:
    """Each block holds what belongs to its prefix."""
    assert isinstance(pool.store, ArrayStore)
    for i, address in enumerate(addresses):
        found = pool.store.read_block(address.tier, address.block)
        assert found == content(tokens, i, pool.layout.block_bytes, salt), f"block {i} of {tokens} is another's"


def compute(pool: MemPool, tokens: Sequence[int]) -> tuple[BlockAddress, ...]:
    """Blocks with the KV of these tokens, a reference of the caller's on each; not indexed."""
    addresses = pool.alloc_mem(-(-len(tokens) // B))
    write(pool, tokens, addresses)
    return addresses


def wait_until(condition: Callable[[], bool], timeout_s: float = 60.0) -> None:
    end = time.monotonic() + timeout_s
    while not condition():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.001)


class NodeProcess:
    """The other process. `address`: of its node."""

    def __init__(self, **settings: Any) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, json.dumps(settings)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        self.address = msgspec.json.decode(self._line(), type=PoolAddress)

    def start(self, *command: Any) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(msgspec.json.encode(command).decode() + "\n")
        self.process.stdin.flush()

    def answer(self) -> Any:
        reply = json.loads(self._line())
        if "error" in reply:
            raise RuntimeError(f"{reply['error']}: {reply['text']}")
        return reply["ok"]

    def ask(self, *command: Any) -> Any:
        self.start(*command)
        return self.answer()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGSTOP)
        stat = Path(f"/proc/{self.process.pid}/stat")
        wait_until(lambda: stat.read_text().rsplit(")", 1)[1].split()[0] == "T")

    def resume(self) -> None:
        self.process.send_signal(signal.SIGCONT)

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()

    def _line(self) -> str:
        assert self.process.stdout is not None
        if not select.select([self.process.stdout], [], [], 60.0)[0]:
            raise TimeoutError("the other process says nothing")
        return self.process.stdout.readline().strip()


class Commands:
    """What the other process can be told."""

    def __init__(self, node: PoolNode) -> None:
        self.node = node
        self.pool = node.pool
        self.held: tuple[BlockAddress, ...] = ()

    def connect(self, address: str) -> None:
        self.node.connect(msgspec.json.decode(address, type=PoolAddress))

    def compute(self, tokens: list[int]) -> None:
        self.held = compute(self.pool, tokens)

    def transfer(self, instance: int, tokens: list[int], insert: bool, transfer_id: str, mode: str) -> TransferResult:
        call = {"private": b"hello", "transfer_id": TransferId(transfer_id), "mode": mode}
        if insert:
            return self.pool.transfer_with_insert(InstanceId(instance), tokens, self.held, **call)  # type: ignore[arg-type]
        return self.pool.transfer(InstanceId(instance), self.held, tokens=tokens, **call)  # type: ignore[arg-type]

    def alloc(self, num_blocks: int, instance: int) -> list[BlockAddress]:
        return list(self.pool.alloc_mem(num_blocks, instance=InstanceId(instance)))

    def free(self, addresses: list[Any]) -> None:
        self.pool.free_mem(msgspec.convert(addresses, list[BlockAddress]))

    def check(self, tokens: list[int]) -> int:
        """Blocks that are indexed, after a look at their bytes."""
        addresses = self.pool.match(tokens)
        check(self.pool, tokens, addresses)
        self.pool.free_mem(addresses)
        return len(addresses)

    def usage(self) -> list[int]:
        self.node.check_invariants()
        usage = self.pool.usage()[Tier.DEVICE]
        return [usage.active, usage.leased, usage.historical]


def main() -> None:
    settings = json.loads(sys.argv[1])
    layout_ = layout(**settings.pop("layout", {}))
    with PoolNode.create(layout_, SIZES, KEY, **settings) as node:
        print(msgspec.json.encode(node.address).decode(), flush=True)
        commands = Commands(node)
        for line in sys.stdin:
            name, *arguments = json.loads(line)
            try:
                reply: dict[str, Any] = {"ok": getattr(commands, name)(*arguments)}
            except (KvtideError, ValueError) as error:
                reply = {"error": type(error).__name__, "text": str(error)}
            print(msgspec.json.encode(reply).decode(), flush=True)


if __name__ == "__main__":
    main()
