"""Tensor-parallel ranks as processes of one host: the leader's side (in the instance process) and its followers'.

    instance process, step thread --socket pair--> rank process     RunStep out, RankDone back
              `------- torch.distributed -------------'             sums of activations, shares of logits

The leader's step thread starts the followers and ends them; they end by themselves when the instance is gone. A
follower that fails ends its process, which fails the leader's next collective or its wait, and so the instance.
"""

import contextlib
import mmap
import os
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path

import msgspec
import numpy as np
import torch.distributed as dist

from kvtide.base.errors import ConfigError, KvtideError, ModelError, PeerError
from kvtide.base.ids import Tier
from kvtide.engine.collectives import ProcessRank
from kvtide.engine.config import EngineConfig
from kvtide.engine.executor import Executor, create_executor
from kvtide.engine.parallel import ParallelExecutor, follower_config
from kvtide.engine.rank_memory import RankMemory
from kvtide.proto.codec import Decoder, decoder, encode
from kvtide.proto.executor import RunStep
from kvtide.transfer.port import TierMemory
from kvtide.transfer.shared import SharedState

RANK_MODULE = "kvtide.live.rank"
PATIENCE = timedelta(hours=1)
"""Of a collective. Who is late is the step timeout's business, which ends the instance."""

_LENGTH = struct.Struct("<I")
_FILES = b"F"


class RankBoot(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """First message to a follower. `store` is the file through which the ranks find each other."""

    rank: int
    size: int
    store: str
    backend: str


class RankStart(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Make your executor: sizes as the leader has found them. With `is_shared` the instance's shared file follows."""

    model_directory: str
    config: EngineConfig
    is_shared: bool


class RankStop(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Nothing more will come."""


class RankReady(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """From a follower: it has its executor. (tier, bytes) of the tiers whose descriptors follow, in this order."""

    tiers: tuple[tuple[Tier, int], ...]


class RankDone(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """From a follower: a step is complete. With `error`: it cannot go on."""

    error: str = ""
    is_users: bool = False


RankMessage = RankBoot | RankStart | RankStop | RankReady | RankDone | RunStep


class RankSocket:
    """Length-prefixed messages over a stream socket, blocking."""

    def __init__(self, end: socket.socket) -> None:
        self.socket = end
        self._decoder: Decoder = decoder(RankMessage)

    def send(self, message: RankMessage) -> None:
        frame = encode(message)
        self.socket.sendall(_LENGTH.pack(len(frame)) + frame)

    def receive(self) -> RankMessage | None:
        """None once the other end is gone."""
        head = self._read(_LENGTH.size)
        body = None if head is None else self._read(_LENGTH.unpack(head)[0])
        message: RankMessage | None = None if body is None else self._decoder.decode(body)
        return message

    def send_files(self, descriptors: Sequence[int]) -> None:
        """Hand over descriptors, after the message that announces them."""
        if descriptors:
            socket.send_fds(self.socket, [_FILES], descriptors)

    def receive_files(self, count: int) -> list[int]:
        """The announced descriptors, now ours. Raises PeerError."""
        if not count:
            return []
        try:
            data, descriptors, _, _ = socket.recv_fds(self.socket, len(_FILES), count)
        except OSError as error:
            raise PeerError(f"a rank is gone: {error.strerror}") from None
        if data != _FILES or len(descriptors) != count:
            for descriptor in descriptors:
                os.close(descriptor)
            raise PeerError("a rank's memory did not arrive")
        return descriptors

    def _read(self, count: int) -> bytes | None:
        buffer = bytearray(count)
        view, done = memoryview(buffer), 0
        while done < count:
            try:
                got = self.socket.recv_into(view[done:])
            except OSError:
                return None
            if not got:
                return None
            done += got
        return bytes(buffer)


def join_group(rank: int, size: int, store: str, backend: str) -> ProcessRank:
    """Become rank `rank` of this process's group; returns when all have joined. Ranks of one host: loopback only."""
    os.environ.setdefault("GLOO_SOCKET_IFNAME", "lo")
    file_store = dist.FileStore(store, size)  # type: ignore[attr-defined]  # public, but not in its __all__
    dist.init_process_group(backend, store=file_store, rank=rank, world_size=size, timeout=PATIENCE)
    group = dist.group.WORLD
    assert group is not None
    return ProcessRank(group)


class ProcessFollowers:
    """Ranks 1 to size - 1, each a process. Implements engine.parallel.Followers."""

    def __init__(self, size: int, backend: str) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="kvtide-ranks-"))  # readable by this user only
        self.store = str(self._folder / "store")
        self._ends: list[RankSocket] = []
        self.processes: list[subprocess.Popen[bytes]] = []
        self._memories: list[RankMemory] = []
        self._maps: list[mmap.mmap] = []
        self._files: list[int] = []
        for rank in range(1, size):
            ours, theirs = socket.socketpair()
            self.processes.append(
                subprocess.Popen(
                    [sys.executable, "-P", "-m", RANK_MODULE, str(theirs.fileno())],
                    pass_fds=[theirs.fileno()],
                    stdin=subprocess.DEVNULL,
                )
            )
            theirs.close()
            end = RankSocket(ours)
            end.send(RankBoot(rank=rank, size=size, store=self.store, backend=backend))
            self._ends.append(end)

    @property
    def memories(self) -> tuple[RankMemory, ...]:
        """The followers' memory, mapped here: the instance's pulls write it, and its peers are shown it, from here."""
        return tuple(self._memories)

    def start(self, model_directory: Path, config: EngineConfig, leader: RankMemory | None) -> None:
        """Let every follower make its executor; raises what one of them raised. `leader`: what rank 0 shows."""
        for end in self._ends:
            end.send(RankStart(model_directory=str(model_directory), config=config, is_shared=leader is not None))
            if leader is not None:
                end.send_files([leader.shared.fd])
        for rank, end in enumerate(self._ends, 1):
            ready = self._answer(rank, end)
            if not isinstance(ready, RankReady):
                raise PeerError(f"rank {rank} did not start")
            files = end.receive_files(len(ready.tiers))
            if leader is not None:
                self._memories.append(self._map(leader, rank, ready.tiers, files))

    def _map(self, leader: RankMemory, rank: int, tiers: tuple[tuple[Tier, int], ...], files: list[int]) -> RankMemory:
        """A follower's memory in this process."""
        memories = {}
        for (tier, size), descriptor in zip(tiers, files, strict=True):
            self._files.append(descriptor)
            address = 0
            if tier != Tier.DISK:
                self._maps.append(mmap.mmap(descriptor, size))
                address = np.frombuffer(self._maps[-1], dtype=np.uint8).ctypes.data
            memories[tier] = TierMemory(address, size, descriptor)
        return RankMemory(leader.shape, rank, memories, leader.shared)

    def run(self, step: RunStep) -> None:
        for end in self._ends:
            end.send(step)

    def wait(self) -> None:
        for rank, end in enumerate(self._ends, 1):
            self._answer(rank, end)

    def _answer(self, rank: int, end: RankSocket) -> RankReady | RankDone:
        answer = end.receive()
        if not isinstance(answer, RankReady | RankDone):
            raise PeerError(f"rank {rank} is gone")
        if isinstance(answer, RankDone) and answer.error:
            raise (ModelError if answer.is_users else PeerError)(answer.error)
        return answer

    def close(self) -> None:
        for end in self._ends:
            with contextlib.suppress(OSError):  # it is gone already
                end.send(RankStop())
            end.socket.close()
        for process in self.processes:
            try:
                process.wait(timeout=5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        for descriptor in self._files:
            os.close(descriptor)
        self._files.clear()
        if dist.is_initialized():
            dist.destroy_process_group()
        shutil.rmtree(self._folder, ignore_errors=True)


def create_process_executor(model_dir: Path, config: EngineConfig) -> ParallelExecutor:
    """`create_executor` on `config.tp` ranks, this process being the first. Raises what it raises.

    One such executor a process: torch.distributed's group is the process's.
    """
    backend = "gloo" if config.device == "cpu" else "nccl"
    followers = ProcessFollowers(config.tp, backend)
    leader: Executor | None = None
    try:
        collective = join_group(0, config.tp, followers.store, backend)
        leader = create_executor(model_dir, config, collective)
        followers.start(model_dir, follower_config(config, leader), leader.memory)
    except BaseException:
        if leader is not None:
            leader.close()
        followers.close()
        raise
    return ParallelExecutor(leader, followers)


def serve_rank(end: RankSocket) -> int:
    """A follower's life; returns the exit status."""
    boot = end.receive()
    if not isinstance(boot, RankBoot):
        return 1
    collective = join_group(boot.rank, boot.size, boot.store, boot.backend)
    start = end.receive()
    if not isinstance(start, RankStart):
        return 0
    shared = SharedState.attach(end.receive_files(1)[0]) if start.is_shared else None
    try:
        executor = create_executor(Path(start.model_directory), start.config, collective, shared)
        tiers = executor.memory.tiers if executor.memory is not None and start.is_shared else {}
        shown = {tier: memory for tier, memory in tiers.items() if memory.fd >= 0}
        end.send(RankReady(tiers=tuple((tier, memory.num_bytes) for tier, memory in shown.items())))
        end.send_files([memory.fd for memory in shown.values()])
        while isinstance(step := end.receive(), RunStep):
            executor.run(step)
            end.send(RankDone())
    except KvtideError as error:
        end.send(RankDone(error=f"rank {boot.rank}: {error}", is_users=isinstance(error, ConfigError | ModelError)))
        return 1
    return 0
