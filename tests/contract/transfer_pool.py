"""A rank's memory with known content behind an exporter: in this process, or (run as a program) in one of its own.

As a program it takes its settings as JSON in its argument, prints its address, and obeys one command a line:
`progress N`, `free TIER BLOCK` (raises the generation), `connections`, each answered by one line.
"""

import json
import mmap
import os
import select
import signal
import struct
import subprocess
import sys
import tempfile
import time
import weakref
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from kvtide import _core
from kvtide.base.ids import Incarnation, Tier
from kvtide.kv.pieces import Offsets, Pieces, plan_pull, rank_layout, rank_share, tier_blocks
from kvtide.proto.cluster import PoolShape, RankAddress
from kvtide.proto.peer import BlockRefs
from kvtide.transfer.exporter import Exporter
from kvtide.transfer.mooncake import MooncakeEngine
from kvtide.transfer.port import DeviceBytes, DeviceHandle, Exported, PeerBytes, TierMemory
from kvtide.transfer.shared import SharedState

KEY = b"the key of this test's cluster"
INCARNATION = Incarnation("0123456789abcdef0123456789abcdef")


def pool_shape(layout: str = "aggregated", tp: int = 1, **changes: Any) -> PoolShape:
    fields: dict[str, Any] = {
        "num_layers": 3,
        "num_kv_heads": 2,
        "head_dim": 8,
        "block_size": 4,
        "dtype": "float32",
        "layout": layout,
        "device_blocks": 12,
        "host_blocks": 8,
        "disk_blocks": 5,
        "tp": tp,
    }
    return PoolShape(**(fields | changes))


def wait_until(condition: Callable[[], bool], timeout_s: float = 60.0) -> None:
    end = time.monotonic() + timeout_s
    while not condition():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.001)


class ArrayDevice:
    """Memory that pretends to lie on a device: `DeviceBytes` over a numpy array. on_use: called before each copy."""

    def __init__(self, data: np.ndarray, on_use: Callable[[], None] = lambda: None) -> None:
        self.data = data
        self.on_use = on_use

    def new_buffer(self, num_bytes: int) -> np.ndarray:
        return np.empty(num_bytes, np.uint8)

    def gather(self, offsets: Offsets, sizes: Offsets, buffer: np.ndarray) -> None:
        self.on_use()
        parts = [self.data[at : at + size] for at, size in zip(offsets, sizes, strict=True)]
        whole = np.concatenate(parts)
        buffer[: len(whole)] = whole

    def scatter(self, offsets: Offsets, sizes: Offsets, buffer: np.ndarray) -> None:
        self.on_use()
        at = 0
        for offset, size in zip(offsets.tolist(), sizes.tolist(), strict=True):
            self.data[offset : offset + size] = buffer[at : at + size]
            at += size

    def show(self) -> DeviceHandle | None:
        return None

    def open(self, handle: DeviceHandle, num_bytes: int) -> PeerBytes:
        raise OSError("nothing can be opened from here")


class SharedDevice(ArrayDevice):
    """A device whose memory others can open: its handles name a file of its process.

    on_use: called before each copy from a peer's memory, and before what goes through the host's.
    """

    UUID = b"a pretended GPU."
    OFFSET = 512

    def __init__(self, content: np.ndarray, on_use: Callable[[], None] = lambda: None) -> None:
        self._memory = Mapped(self.OFFSET + content.nbytes, is_shared=True)
        super().__init__(self._memory.bytes[self.OFFSET :], on_use)
        self.data[:] = content
        self.opened: list[weakref.ref[OpenedFile]] = []

    def show(self) -> DeviceHandle:
        return DeviceHandle(self.UUID, struct.pack("<QQ48x", os.getpid(), self._memory.fd), self.OFFSET)

    def open(self, handle: DeviceHandle, num_bytes: int) -> PeerBytes:
        pid, fd = struct.unpack_from("<QQ", handle.handle)
        with open(f"/proc/{pid}/fd/{fd}", "rb") as file:
            whole = np.frombuffer(mmap.mmap(file.fileno(), 0, mmap.MAP_SHARED, mmap.PROT_READ), dtype=np.uint8)
        if len(whole) < handle.offset + num_bytes:
            raise OSError("less memory than that")
        opened = OpenedFile(whole[handle.offset :], self)
        self.opened.append(weakref.ref(opened))
        return opened


class OpenedFile:
    """The `PeerBytes` of a `SharedDevice`."""

    def __init__(self, data: np.ndarray, target: SharedDevice) -> None:
        self.data = data
        self._target = target

    def copy(self, sources: Offsets, targets: Offsets, sizes: Offsets) -> None:
        self._target.on_use()
        for source, target, size in zip(sources.tolist(), targets.tolist(), sizes.tolist(), strict=True):
            self._target.data[target : target + size] = self.data[source : source + size]


def torch_device(content: np.ndarray) -> DeviceBytes:
    """A GPU's memory. Needs one."""
    import torch

    from kvtide.transfer.device import TorchBytes

    return TorchBytes(torch.from_numpy(content).to("cuda"))


DEVICES: dict[str, Callable[[np.ndarray], DeviceBytes]] = {"shared": SharedDevice, "cuda": torch_device}


class Mapped:
    """Memory as an instance has it (engine.tiers.MappedMemory), without importing torch."""

    def __init__(self, size: int, *, is_shared: bool) -> None:
        self.fd = os.memfd_create("kvtide-test") if is_shared else -1
        if is_shared:
            os.ftruncate(self.fd, size)
        self.bytes = np.frombuffer(mmap.mmap(self.fd, size), dtype=np.uint8)
        self.address = self.bytes.ctypes.data

    def close(self) -> None:
        if self.fd >= 0:
            os.close(self.fd)


class RankPool:
    """All tiers of one rank, filled with random bytes of a seed. on_use: the device tier is an `ArrayDevice`. device:
    it is what this makes of its content."""

    def __init__(
        self,
        shape: PoolShape,
        rank: int = 0,
        seed: int = 0,
        *,
        on_use: Callable[[], None] | None = None,
        device: Callable[[np.ndarray], DeviceBytes] | None = None,
        is_host_shared: bool = True,
    ) -> None:
        if on_use is not None:
            device = partial(ArrayDevice, on_use=on_use)
        self.shape = shape
        share = rank_share(shape.num_layers, shape.num_kv_heads, rank, shape.tp)
        self.layouts = {tier: rank_layout(shape, share, tier) for tier in Tier}
        sizes = {tier: self.layouts[tier].arena_bytes(tier_blocks(shape, tier)) for tier in Tier}
        rng = np.random.default_rng(seed * 100 + rank)
        self.bytes = {tier: rng.integers(0, 256, sizes[tier], dtype=np.uint8) for tier in Tier}
        self.state = SharedState([tier_blocks(shape, tier) for tier in Tier], shape.tp)
        for tier in Tier:
            self.state.generations[tier][:] = rng.integers(0, 2**32, tier_blocks(shape, tier), dtype=np.uint32)
        self._mapped = []
        tiers = {}
        for tier, is_shared in ((Tier.DEVICE, True), (Tier.HOST, is_host_shared)):
            if tier == Tier.DEVICE and device is not None:
                tiers[tier] = TierMemory(0, sizes[tier], device=device(self.bytes[tier]))
                continue
            if not sizes[tier]:
                continue
            memory = Mapped(sizes[tier], is_shared=is_shared)
            memory.bytes[:] = self.bytes[tier]
            self.bytes[tier] = memory.bytes
            self._mapped.append(memory)
            tiers[tier] = TierMemory(memory.address, sizes[tier], memory.fd)
        self._file = tempfile.TemporaryFile()  # noqa: SIM115
        self._file.write(self.bytes[Tier.DISK])
        self._file.flush()
        if sizes[Tier.DISK]:
            tiers[Tier.DISK] = TierMemory(0, sizes[Tier.DISK], self._file.fileno())
        self.exported = Exported(
            INCARNATION,
            rank,
            shape,
            tiers,
            self.state.generations,
            self.state.progress_address(rank),
            self.state.fd,
            self.state.address,
        )

    def refs(self, blocks: Sequence[tuple[int, int]]) -> BlockRefs:
        """References to (tier, block) as they are now."""
        table = np.array(blocks, dtype=np.int32).reshape(-1, 2)
        generations = [self.state.generations[Tier(tier)][block] for tier, block in blocks]
        return BlockRefs(table[:, 0].copy(), table[:, 1].copy(), np.array(generations, np.uint32).astype(np.int32))

    def plan(self, blocks: Sequence[tuple[int, int]], target: Sequence[int], mode: str = "by-request-agg", **gate: int):  # type: ignore[no-untyped-def]
        """What a pool of the same shape reads; between the ranks of this number."""
        targets = np.array(target, dtype=np.int32)
        ranks = (self.exported.rank, self.exported.rank)
        return plan_pull(self.shape, self.shape, ranks, self.refs(blocks), targets, mode, **gate)

    def free(self, tier: int, block: int) -> None:
        self.state.generations[Tier(tier)][block] += 1

    def apply(self, pieces: Sequence[Pieces], arena: np.ndarray) -> np.ndarray:
        """What a reader's arena holds afterwards."""
        result = arena.copy()
        for part in pieces:
            for src, dst, size in zip(part.source, part.target, part.size, strict=True):
                result[dst : dst + size] = self.bytes[part.tier][src : src + size]
        return result

    def close(self) -> None:
        self._file.close()
        self.state.close()
        for memory in self._mapped:
            memory.close()


class PeerProcess:
    """A `RankPool` with its exporter in a process of its own."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        settings = {"unix": str(folder / "peer.sock"), "seed": 1, **settings}
        if "shape" in settings:
            settings["shape"] = msgspec.to_builtins(settings["shape"])
        self.process = subprocess.Popen(
            [sys.executable, __file__, json.dumps(settings)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        self.address = msgspec.json.decode(self._line(), type=RankAddress)
        shape = msgspec.convert(settings["shape"], PoolShape) if "shape" in settings else pool_shape()
        self.mirror = RankPool(shape, 0, settings["seed"])
        """The same content in our process, to plan and to compare with."""

    def ask(self, command: str) -> str:
        assert self.process.stdin is not None
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        return self._line()

    def kill(self) -> None:
        self.process.kill()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        self.process.send_signal(signal.SIGCONT)

    def wait_stopped(self) -> None:
        wait_until(lambda: Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()[0] == "T")

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()
        self.mirror.close()

    def _line(self) -> str:
        assert self.process.stdout is not None
        if not select.select([self.process.stdout], [], [], 60.0)[0]:
            raise TimeoutError("the peer process says nothing")
        return self.process.stdout.readline().strip()


def _signal_at(number: int, use: int) -> Callable[[], None]:
    uses = 0

    def on_use() -> None:
        nonlocal uses
        uses += 1
        if uses == use:
            os.kill(os.getpid(), number)

    return on_use


def main() -> None:
    settings = json.loads(sys.argv[1])
    shape = msgspec.convert(settings["shape"], PoolShape) if "shape" in settings else pool_shape()
    on_use = _signal_at(settings["signal"], settings["at_use"]) if "signal" in settings else None
    pool = RankPool(shape, 0, settings["seed"], on_use=on_use, device=DEVICES.get(settings.get("device", "")))
    mooncake = ""
    if settings.get("mooncake"):
        engine = MooncakeEngine()
        engine.register_tiers(pool.exported.tiers)
        mooncake = engine.segment
    exporter = Exporter(pool.exported, KEY, unix_path=settings["unix"], tcp_host="127.0.0.1", mooncake=mooncake)
    print(msgspec.json.encode(exporter.address).decode(), flush=True)
    for line in sys.stdin:
        command, *numbers = line.split()
        if command == "progress":
            _core.store_progress(pool.exported.progress_address, int(numbers[0]))
        elif command == "free":
            pool.free(int(numbers[0]), int(numbers[1]))
        print(exporter.num_connections, flush=True)
    exporter.close()


if __name__ == "__main__":
    main()
