"""The serving end: shows one rank's memory to authenticated peers, read-only.

One thread serves each connection; native calls send without the interpreter's lock.
"""

import os
import select
import socket

import numpy as np

from kvtide import _core
from kvtide.base.ids import Tier
from kvtide.proto.cluster import RankAddress
from kvtide.transfer.auth import transfer_key
from kvtide.transfer.checks import TierCheck, check_generations
from kvtide.transfer.listen import AuthServer
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
    without_handles,
)

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
        self._files: list[int] = []
        self._description = self._describe()
        try:
            self._server = AuthServer(
                self._key,
                exported.incarnation,
                lambda sock: _Session(self, sock).run(),
                unix_path=unix_path,
                tcp_host=tcp_host,
                tcp_port=tcp_port,
                advertise=advertise,
            )
        except BaseException:
            self._close_files()
            raise
        self.address = RankAddress(
            host=host_identity(), pid=os.getpid(), unix=unix_path, tcp=self._server.tcp, mooncake=mooncake
        )
        self._server.start()

    @property
    def num_connections(self) -> int:
        return self._server.num_connections

    @property
    def is_closing(self) -> bool:
        return self._server.is_closing

    def close(self) -> None:
        """Stop serving: when it returns no thread of ours touches the exported memory."""
        self._server.close()
        self._close_files()

    def _close_files(self) -> None:
        for number in self._files:
            os.close(number)
        self._files = []

    # -- what there is

    def _describe(self) -> Description:
        """Reopens the files read-only, so that a peer cannot map what it is given writable."""
        exported = self._exported
        views = []
        for tier, memory in exported.tiers.items():
            handle = memory.device.show() if memory.device is not None and not memory.address else None
            views.append(TierView(tier, memory.num_bytes, self._reopen(memory.fd), memory.address, handle))
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
            description = self._exporter._description
            if with_files:
                send_message(self._sock, description, tuple(self._exporter._files))
            else:
                send_message(self._sock, without_handles(description))
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
