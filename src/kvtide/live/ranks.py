"""Tensor-parallel ranks as processes of one host: the leader's side (in the instance process) and its followers'.

    instance process, step thread --socket pair--> rank process     RunStep out, RankDone back
              `------- torch.distributed -------------'             sums of activations, shares of logits

The leader's step thread starts the followers and ends them; they end by themselves when the instance is gone. A
follower that fails ends its process, which fails the leader's next collective or its wait, and so the instance; one
that ends while nothing is computed, or before all have found each other, is told to whoever made the executor. One that
stands still shows only in a step that does not end (step_watch).
"""

import contextlib
import mmap
import os
import socket
import struct
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from datetime import timedelta
from pathlib import Path

import msgspec
import numpy as np
import torch.distributed as dist

from kvtide.base.errors import ConfigError, KvtideError, ModelError
from kvtide.base.ids import Tier
from kvtide.base.json_object import read_json_object
from kvtide.base.runtime_folder import RuntimeFolder
from kvtide.engine.collectives import ProcessRank
from kvtide.engine.config import EngineConfig
from kvtide.engine.executor import Executor, create_executor
from kvtide.engine.parallel import ParallelExecutor, follower_config
from kvtide.engine.rank_memory import RankMemory
from kvtide.live.fault_points import fault_points
from kvtide.models.families import parse_config
from kvtide.models.shards import check_shardable
from kvtide.proto.codec import Decoder, decoder, encode
from kvtide.proto.executor import RunStep
from kvtide.transfer.port import TierMemory
from kvtide.transfer.shared import SharedState

RANK_MODULE = "kvtide.live.rank"
PATIENCE = timedelta(hours=1)
"""Of a collective. Who is late is the step timeout's business, which ends the instance."""

_LENGTH = struct.Struct("<I")


class RankBoot(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """First message to a follower. `store` is the file through which the ranks find each other."""

    rank: int
    size: int
    store: str
    backend: str


class RankStart(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Make your executor: sizes as the leader has found them. The descriptor of the instance's shared file follows."""

    model_directory: str
    config: EngineConfig


class RankMemories(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """From a follower, once it has its executor: bytes of each of its tiers, whose descriptors follow in this order.

    Empty where other processes cannot map them.
    """

    tiers: tuple[tuple[Tier, int], ...] = ()


class RankStop(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Nothing more will come."""


class RankProgress(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """From a follower that makes its executor: it has got on."""


class RankDone(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """From a follower: ready, or a step is complete. With `error`: it cannot go on."""

    error: str = ""
    is_users: bool = False


RankMessage = RankBoot | RankStart | RankMemories | RankStop | RankProgress | RankDone | RunStep


class RankSocket:
    """Length-prefixed messages over a stream socket, blocking."""

    def __init__(self, end: socket.socket) -> None:
        self.socket = end
        self._decoder: Decoder = decoder(RankMessage)

    def send(self, message: RankMessage) -> None:
        frame = encode(message)
        self.socket.sendall(_LENGTH.pack(len(frame)) + frame)

    def send_files(self, files: Sequence[int]) -> None:
        """Hand over descriptors; the other end has duplicates of its own."""
        socket.send_fds(self.socket, [b"f"], list(files))

    def receive_files(self, count: int) -> list[int]:
        """What `send_files` handed over. Raises ConnectionError."""
        _, files, _, _ = socket.recv_fds(self.socket, 1, count)
        if len(files) != count:
            raise ConnectionError(f"{len(files)} descriptors came, not {count}")
        return files

    def receive(self) -> RankMessage | None:
        """None once the other end is gone."""
        head = self._read(_LENGTH.size)
        body = None if head is None else self._read(_LENGTH.unpack(head)[0])
        message: RankMessage | None = None if body is None else self._decoder.decode(body)
        return message

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


class RankLost(Exception):
    """A follower has ended, or cannot go on: the end of this instance, after which another may work."""


OnLost = Callable[[RankLost], None]
"""Called on a thread of its own, once for each follower that ends before it was asked to, and without a word."""

HAS_TOLD = 3
"""Exit status of a follower that has told its leader why it cannot go on."""


class ProcessFollowers:
    """Ranks 1 to size - 1, each a process. Implements engine.parallel.Followers."""

    def __init__(self, size: int, backend: str, on_lost: OnLost | None = None) -> None:
        self._is_closing = False
        self._on_lost = on_lost
        self._watches: list[threading.Thread] = []
        self._folder = RuntimeFolder()
        self.store = str(self._folder.path / "store")
        self._ends: list[RankSocket] = []
        self._memories: list[RankMemory] = []
        self._mapped: list[mmap.mmap] = []
        self.processes: list[subprocess.Popen[bytes]] = []
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
            with contextlib.suppress(ConnectionError):  # it has ended already, which the watch tells
                end.send(RankBoot(rank=rank, size=size, store=self.store, backend=backend))
            self._ends.append(end)
            watched = (rank, self.processes[-1].pid)
            self._watches.append(threading.Thread(target=self._watch, args=watched, name=f"rank-{rank}", daemon=True))
            self._watches[-1].start()

    @property
    def memories(self) -> tuple[RankMemory, ...]:
        """Theirs, mapped into this process, which serves and fills it for them; empty where it cannot be mapped."""
        return tuple(self._memories)

    def start(
        self, model_directory: Path, config: EngineConfig, leader: RankMemory, on_progress: Callable[[], None]
    ) -> None:
        """Let every follower make its executor and show its memory; raises what one of them raised."""
        for end in self._ends:
            end.send(RankStart(model_directory=str(model_directory), config=config))
            end.send_files([leader.shared.fd])
        self.wait(on_progress)
        for rank, end in enumerate(self._ends, 1):
            shown = end.receive()
            if not isinstance(shown, RankMemories):
                raise RankLost(f"rank {rank} is gone")
            if shown.tiers:
                files = end.receive_files(len(shown.tiers))
                tiers = {
                    tier: self._map(tier, num_bytes, fd)
                    for (tier, num_bytes), fd in zip(shown.tiers, files, strict=True)
                }
                self._memories.append(RankMemory(leader.shape, rank, tiers, leader.shared))
        if len(self._memories) != len(self._ends):
            self._memories.clear()
        self._folder.remove()  # all have found each other, and who is killed leaves nothing behind

    def _map(self, tier: Tier, num_bytes: int, fd: int) -> TierMemory:
        """A follower's tier in our own address space; a file on disk needs no address."""
        if tier == Tier.DISK:
            return TierMemory(0, num_bytes, fd)
        mapped = mmap.mmap(fd, num_bytes)
        self._mapped.append(mapped)  # as long as we live: a pull may write to it to the end
        return TierMemory(np.frombuffer(mapped, dtype=np.uint8).ctypes.data, num_bytes, fd)

    def _watch(self, rank: int, pid: int) -> None:
        """Wait for its end; `close` reaps it."""
        try:
            ended = os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
        except ChildProcessError:  # it has been reaped
            return
        if ended is None or self._is_closing or self._on_lost is None:
            return
        has_exited = ended.si_code == os.CLD_EXITED
        if not (has_exited and ended.si_status == HAS_TOLD):
            how = "exited with status" if has_exited else "was ended by signal"
            self._on_lost(RankLost(f"rank {rank} {how} {ended.si_status}"))

    def run(self, step: RunStep) -> None:
        for end in self._ends:
            end.send(step)

    def wait(self, on_progress: Callable[[], None] = lambda: None) -> None:
        for rank, end in enumerate(self._ends, 1):
            while isinstance(answer := end.receive(), RankProgress):
                on_progress()
            if not isinstance(answer, RankDone):
                raise RankLost(f"rank {rank} is gone")
            if answer.error:
                raise (ModelError if answer.is_users else RankLost)(answer.error)

    def close(self) -> None:
        self._is_closing = True
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
        for watch in self._watches:
            watch.join()
        if dist.is_initialized():
            dist.destroy_process_group()
        self._folder.remove()


def create_process_executor(
    model_dir: Path,
    config: EngineConfig,
    on_lost: OnLost | None = None,
    on_progress: Callable[[], None] = lambda: None,
) -> ParallelExecutor:
    """`create_executor` on `config.tp` ranks, this process being the first. Raises what it raises, and RankLost.

    One such executor a process: torch.distributed's group is the process's.
    """
    check_shardable(parse_config(read_json_object(model_dir / "config.json")), config.tp)  # before 63 processes start
    backend = "gloo" if config.device == "cpu" else "nccl"
    followers = ProcessFollowers(config.tp, backend, on_lost)
    leader: Executor | None = None
    try:
        try:
            collective = join_group(0, config.tp, followers.store, backend)
        except RuntimeError as error:
            raise RankLost(f"the ranks do not find each other: {error}") from error
        on_progress()
        leader = create_executor(model_dir, config, collective, on_progress=on_progress)
        assert leader.memory is not None, "every executor of an instance shows its memory"
        try:
            followers.start(model_dir, follower_config(config, leader), leader.memory, on_progress)
        except ConnectionError as error:
            raise RankLost(f"a rank is gone: {error}") from error
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
    points = fault_points(f"rank{boot.rank}")
    collective = join_group(boot.rank, boot.size, boot.store, boot.backend)
    start = end.receive()
    if not isinstance(start, RankStart):
        return 0
    try:
        shared = SharedState.attach(end.receive_files(1)[0])
        if points is not None:
            points.reach("load")
        executor = create_executor(
            Path(start.model_directory), start.config, collective, shared, lambda: end.send(RankProgress())
        )
        end.send(RankDone())
        _show(end, executor)
        while isinstance(step := end.receive(), RunStep):
            executor.run(step)
            end.send(RankDone())
    except KvtideError as error:
        end.send(RankDone(error=f"rank {boot.rank}: {error}", is_users=isinstance(error, ConfigError | ModelError)))
        return HAS_TOLD
    return 0


def _show(end: RankSocket, executor: Executor) -> None:
    """Hand over our tiers' files, if all of them have one."""
    tiers = executor.memory.tiers if executor.memory is not None else {}
    if not tiers or any(memory.fd < 0 for memory in tiers.values()):
        end.send(RankMemories())
        return
    end.send(RankMemories(tiers=tuple((tier, memory.num_bytes) for tier, memory in tiers.items())))
    end.send_files([memory.fd for memory in tiers.values()])
