"""The serving end: shows one rank's memory to authenticated peers, read-only.

One thread accepts, one thread serves each connection; native calls send without the interpreter's lock.
"""

import contextlib
import os
import select
import selectors
import socket
import stat
import threading
from pathlib import Path

import numpy as np

from kvtide import _core
from kvtide.base.errors import ConfigError
from kvtide.base.ids import Tier
from kvtide.proto.cluster import RankAddress
from kvtide.transfer.auth import prove_as_server, transfer_key
from kvtide.transfer.checks import TierCheck, check_generations
from kvtide.transfer.client import tune_tcp
from kvtide.transfer.memory import STALL_TIMEOUT_S, LocalMemory
from kvtide.transfer.port import Exported, TransferFailed
from kvtide.transfer.shared import host_identity
from kvtide.transfer.wire import (
    MAX_BLOCKS,
    MAX_RANGES,
    CheckBlocks,
    Description,
    Open,
    ReadRanges,
    Ready,
    Refused,
    TierView,
    recv_request,
    send_message,
    unpack_array,
)

MAX_CONNECTIONS = 1024
MAX_STRANGERS = 64  # connections that have not proved the key yet
GATE_SLICE_MS = 50


class Exporter:
    """Serves reads of `exported` until closed; its arrays and memory must live until then. Safe from any thread.

    unix_path: where to listen for processes of this host (handing out descriptors). tcp_host: on which address, port 0:
    any free one; `advertise` is the host that peers connect to where it differs. mooncake: segment name of an engine
    in which the memory is registered. Raises ConfigError where it cannot listen.
    """

    def __init__(
        self,
        exported: Exported,
        cluster_key: bytes,
        *,
        unix_path: str = "",
        tcp_host: str = "",
        tcp_port: int = 0,
        advertise: str = "",
        mooncake: str = "",
    ) -> None:
        self._exported = exported
        self._key = transfer_key(cluster_key)
        self._checks = {tier: TierCheck(exported.shape, exported.rank, tier) for tier in exported.tiers}
        for tier, memory in exported.tiers.items():
            assert memory.num_bytes >= self._checks[tier].num_bytes, f"{tier.name}: less memory than its blocks need"
        self._closing = threading.Event()
        self._lock = threading.Lock()
        self._connections: dict[socket.socket, threading.Thread] = {}
        self._strangers = 0
        self._listeners: list[socket.socket] = []
        self._unix_path = unix_path
        self._wake, self._wake_end = socket.socketpair()
        self._files: list[int] = []
        self._description = self._describe()
        try:
            tcp = self._listen_tcp(tcp_host, tcp_port, advertise) if tcp_host else ""
            if unix_path:
                self._listen_unix(unix_path)
        except BaseException:
            self._close_all()
            raise
        self.address = RankAddress(host=host_identity(), pid=os.getpid(), unix=unix_path, tcp=tcp, mooncake=mooncake)
        self._acceptor = threading.Thread(target=self._accept, name="kvtide-export", daemon=True)
        self._acceptor.start()

    @property
    def num_connections(self) -> int:
        with self._lock:
            return len(self._connections)

    @property
    def is_closing(self) -> bool:
        return self._closing.is_set()

    def close(self) -> None:
        """Stop serving: when it returns no thread of ours touches the exported memory."""
        if self._closing.is_set():
            return
        self._closing.set()
        self._wake.close()
        self._acceptor.join()
        with self._lock:
            serving = dict(self._connections)
            for sock in serving:
                with contextlib.suppress(OSError):
                    sock.shutdown(socket.SHUT_RDWR)
        for thread in serving.values():
            thread.join()
        self._close_all()

    def _close_all(self) -> None:
        for sock in (*self._listeners, self._wake, self._wake_end):
            sock.close()
        for number in self._files:
            os.close(number)
        self._files = []
        if self._unix_path and self._listeners and self._listeners[-1].family == socket.AF_UNIX:
            Path(self._unix_path).unlink(missing_ok=True)

    # -- what there is

    def _describe(self) -> Description:
        """Reopens the files read-only, so that a peer cannot map what it is given writable."""
        exported = self._exported
        views = []
        for tier, memory in exported.tiers.items():
            views.append(TierView(tier, memory.num_bytes, self._reopen(memory.fd), memory.address))
        shared = self._reopen(exported.shared_fd)
        base = exported.shared_address
        generations = tuple(
            exported.generations[tier].ctypes.data - base if tier in exported.generations else -1 for tier in Tier
        )
        return Description(
            exported.shape, exported.rank, tuple(views), shared, exported.progress_address - base, generations
        )

    def _reopen(self, fd: int) -> int:
        """Place among the files to hand out; -1 where there is none or the system cannot."""
        if fd < 0:
            return -1
        try:
            number = os.open(f"/proc/self/fd/{fd}", os.O_RDONLY | os.O_CLOEXEC)
        except OSError:
            return -1
        self._files.append(number)
        return len(self._files) - 1

    # -- connections

    def _listen_tcp(self, host: str, port: int, advertise: str) -> str:
        try:
            listener = socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
        except (OSError, OverflowError) as error:
            raise ConfigError(
                f"cannot serve KV on {host}:{port}: {getattr(error, 'strerror', None) or error}"
            ) from None
        self._listeners.append(listener)
        name = advertise or host
        return f"[{name}]:{listener.getsockname()[1]}" if ":" in name else f"{name}:{listener.getsockname()[1]}"

    def _listen_unix(self, path: str) -> None:
        listener = socket.socket(socket.AF_UNIX)
        try:
            with contextlib.suppress(FileNotFoundError):  # what a killed process left behind
                if stat.S_ISSOCK(os.stat(path).st_mode):
                    os.unlink(path)
            listener.bind(path)
            os.chmod(path, 0o600)
            listener.listen(128)
        except OSError as error:
            listener.close()
            raise ConfigError(f"cannot serve KV at {path}: {error.strerror or error}") from None
        self._listeners.append(listener)

    def _accept(self) -> None:
        with selectors.DefaultSelector() as selector:
            for sock in (self._wake_end, *self._listeners):
                selector.register(sock, selectors.EVENT_READ)
            while not self.is_closing:
                for key, _ in selector.select():
                    if key.fileobj is self._wake_end:
                        return
                    assert isinstance(key.fileobj, socket.socket)
                    try:
                        sock, _ = key.fileobj.accept()
                    except OSError:  # out of descriptors, most likely: no hurry to try again
                        self._closing.wait(0.05)
                        continue
                    self._start(sock)

    def _start(self, sock: socket.socket) -> None:
        thread = threading.Thread(target=self._serve, args=(sock,), name="kvtide-serve-kv", daemon=True)
        with self._lock:
            if len(self._connections) >= MAX_CONNECTIONS or self._strangers >= MAX_STRANGERS:
                sock.close()
                return
            self._strangers += 1
            self._connections[sock] = thread
        thread.start()

    def _serve(self, sock: socket.socket) -> None:
        try:
            if sock.family != socket.AF_UNIX:
                tune_tcp(sock)
            try:
                is_known = prove_as_server(sock, self._key, self._exported.incarnation)
            finally:
                with self._lock:
                    self._strangers -= 1
            if is_known:
                _Session(self, sock).run()
        except (OSError, ValueError):
            pass  # the peer left or does not speak our protocol; it learns of it by the connection's end
        finally:
            # Shut down by others, closed only here: a descriptor never changes its meaning under a native call.
            with self._lock:
                del self._connections[sock]
                sock.close()


class _Session:
    """One known peer, one request after the other."""

    def __init__(self, exporter: Exporter, sock: socket.socket) -> None:
        self._exporter = exporter
        self._exported = exporter._exported
        self._sock = sock
        self._memory: dict[Tier, LocalMemory] = {}

    def run(self) -> None:
        while not self._exporter.is_closing:
            request = recv_request(self._sock)
            self._sock.settimeout(STALL_TIMEOUT_S)
            try:
                if request.incarnation != self._exported.incarnation:
                    raise TransferFailed(f"this is not incarnation {request.incarnation}")
                self._answer(request)
            except TransferFailed as refusal:
                send_message(self._sock, Refused(str(refusal)))

    def _answer(self, request: Open | ReadRanges | CheckBlocks) -> None:
        if isinstance(request, Open):
            with_files = request.with_files and self._sock.family == socket.AF_UNIX
            files = tuple(self._exporter._files) if with_files else ()
            send_message(self._sock, self._exporter._description, files)
            return
        tier = request.tier
        if tier not in self._exported.tiers or tier not in self._exported.generations:
            raise TransferFailed(f"there is no tier {tier.name}")
        blocks = unpack_array(request.blocks, "<i4", MAX_BLOCKS, "blocks")
        generations = unpack_array(request.generations, "<u4", MAX_BLOCKS, "generations")
        if isinstance(request, CheckBlocks):
            self._exporter._checks[tier].ranges(np.zeros(0, np.int64), np.zeros(0, np.int64), blocks)
            self._wait(request.gate)
            check_generations(self._exported.generations[tier], blocks, generations)
            send_message(self._sock, Ready())
            return
        offsets = unpack_array(request.offsets, "<i8", MAX_RANGES, "offsets")
        sizes = unpack_array(request.sizes, "<i8", MAX_RANGES, "sizes")
        if len(offsets) != len(sizes):
            raise TransferFailed("offsets and sizes differ in number")
        self._exporter._checks[tier].ranges(offsets, sizes, blocks)
        self._wait(request.gate)
        check_generations(self._exported.generations[tier], blocks, generations)
        send_message(self._sock, Ready())
        if tier not in self._memory:
            self._memory[tier] = LocalMemory(self._exported.tiers[tier])
        self._memory[tier].send(self._sock, offsets, sizes)
        _core.wait_progress(self._exported.progress_address, 0, 0)  # a fence: generations are read after the bytes
        check_generations(self._exported.generations[tier], blocks, generations)
        send_message(self._sock, Ready())

    def _wait(self, gate: int) -> None:
        """Until the gate opens, we close, or the peer leaves."""
        if gate < 0 or gate >= 2**63:
            raise TransferFailed(f"gate {gate}")
        poll = select.poll()
        poll.register(self._sock, select.POLLIN)
        while not _core.wait_progress(self._exported.progress_address, gate, GATE_SLICE_MS):
            if self._exporter.is_closing or poll.poll(0):
                raise ConnectionResetError("the peer left while it waited")
