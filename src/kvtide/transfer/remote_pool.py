"""The calling end: another process's pool, seen through one connection."""

import contextlib
import os
import socket
import threading
from collections.abc import Iterable
from typing import Self, TypeVar

from kvtide.base.errors import PeerError
from kvtide.base.ids import InstanceId, Tier, new_incarnation
from kvtide.kv.address import BlockAddress, addresses_of, refs_of
from kvtide.kv.remote import TransferResult
from kvtide.proto.cluster import Peer
from kvtide.proto.pool import (
    AllocMem,
    Blocks,
    Done,
    FreeMem,
    Hello,
    KeepAlive,
    Match,
    PoolAddress,
    PoolCall,
    PoolReply,
    Refused,
    Transfer,
    Transferred,
    Welcome,
)
from kvtide.proto.tokens import TokenArray, pack_tokens
from kvtide.transfer.auth import prove_as_client
from kvtide.transfer.client import connect_tcp, connect_unix
from kvtide.transfer.pool_wire import calls_key, error_of, recv_answer, send_call
from kvtide.transfer.port import TransferFailed
from kvtide.transfer.shared import host_identity

CALL_TIMEOUT_S = 60.0
KEEP_ALIVES_PER_LEASE = 4

R = TypeVar("R", bound=PoolReply)


class RemotePool:
    """`alloc_mem`, `free_mem`, `match` and, from a pool of our own (PoolNode.connect), transfers.

    One call at a time; thread-safe. What we hold there ends with the connection: when this is closed, when the peer or
    we die, when a call fails on the way (PeerError; the next call connects anew, and a transfer may be repeated with
    its id), or when this process stands still for the peer's lease. Until then a thread says that we are alive.
    hello: who we are; without it a stranger with no pool.
    """

    def __init__(
        self, address: PoolAddress, cluster_key: bytes, *, hello: Hello | None = None, timeout_s: float = CALL_TIMEOUT_S
    ) -> None:
        """Raises PeerError where the peer is gone, has another key, or refuses us."""
        self.incarnation = address.peer.incarnation
        self.instance = address.peer.instance
        self._address = address
        self._key = calls_key(cluster_key)
        self._hello = hello if hello is not None else Hello(peer=Peer(InstanceId(-1), new_incarnation()))
        self._timeout_s = timeout_s
        self._lock = threading.Lock()
        self._closed = threading.Event()
        self._sock: socket.socket | None = None
        with self._lock:
            lease_s = self._connected()[1]
        self._keeper = threading.Thread(target=self._keep_alive, args=(lease_s,), name="kvtide-keep-alive", daemon=True)
        self._keeper.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Hang up: the peer frees what we hold there. Ends a call that runs."""
        self._closed.set()
        sock = self._sock
        if sock is not None:
            with contextlib.suppress(OSError):
                sock.shutdown(socket.SHUT_RDWR)
        with self._lock:
            self._hang_up()
        if self._keeper is not threading.current_thread():
            self._keeper.join()

    # -- calls

    def alloc_mem(
        self, num_blocks: int, *, tier: Tier = Tier.DEVICE, allow_evict: bool = True
    ) -> tuple[BlockAddress, ...]:
        """See MemPool.alloc_mem. Raises CapacityError, PeerError."""
        if not 0 <= num_blocks < 2**31:
            raise ValueError(f"cannot allocate {num_blocks} blocks")
        return self._addresses(AllocMem(num_blocks=num_blocks, tier=Tier(tier), allow_evict=allow_evict))

    def free_mem(self, addresses: Iterable[BlockAddress]) -> None:
        """Give up one reference of each that we got here, all or none. Raises PeerError for stale or foreign ones."""
        self._call(FreeMem(blocks=refs_of(self.incarnation, addresses)), Done)

    def match(self, tokens: TokenArray, *, salt: str = "", shared_tokens: int = 0) -> tuple[BlockAddress, ...]:
        """See MemPool.match; a reference of ours on each. Raises PeerError."""
        return self._addresses(Match(tokens=pack_tokens(tokens), salt=salt, shared_tokens=shared_tokens))

    def transfer(self, message: Transfer) -> TransferResult:
        """See MemPool.transfer, which pins the source blocks meanwhile."""
        answer = self._call(message, Transferred)
        addresses = addresses_of(self.incarnation, answer.blocks)
        if not all(0 <= i < len(addresses) for i in answer.duplicates):
            raise PeerError("the peer's answer makes no sense")
        return TransferResult(
            transfer=message.transfer,
            addresses=addresses,
            have_blocks=answer.have_blocks,
            num_bytes=answer.num_bytes,
            num_pieces=answer.num_pieces,
            transport=answer.transport,
            num_inserted=answer.num_inserted,
            duplicates=tuple(addresses[i] for i in answer.duplicates),
            is_held=answer.is_held,
        )

    def _addresses(self, call: PoolCall) -> tuple[BlockAddress, ...]:
        return addresses_of(self.incarnation, self._call(call, Blocks).blocks)

    def _call(self, call: PoolCall, kind: type[R]) -> R:
        with self._lock:
            return self._ask(self._connected()[0], call, kind)

    # -- the connection, under the lock

    def _ask(self, sock: socket.socket, call: PoolCall, kind: type[R]) -> R:
        try:
            sock.settimeout(self._timeout_s)
            send_call(sock, call)
        except OSError as error:
            raise self._lost(error) from None
        try:
            answer = recv_answer(sock, self._timeout_s)
        except (OSError, ValueError) as error:
            raise self._lost(error) from None
        if isinstance(answer, Refused):
            raise error_of(answer)
        if not isinstance(answer, kind):
            raise self._lost(ValueError(f"it answered {type(answer).__name__}"))
        return answer

    def _lost(self, error: Exception) -> PeerError:
        """Question and answer would be out of step: hang up."""
        self._hang_up()
        return PeerError(f"the connection to instance {self.instance} is lost: {error}")

    def _connected(self) -> tuple[socket.socket, float]:
        """The connection, opened if need be, and the peer's lease (0 where it was open)."""
        if self._closed.is_set():
            raise PeerError(f"the connection to instance {self.instance} was closed")
        if self._sock is not None:
            return self._sock, 0.0
        calls = self._address.calls
        is_here = calls.unix and calls.host == host_identity() and os.path.exists(calls.unix)
        try:
            sock = connect_unix(calls.unix) if is_here or not calls.tcp else connect_tcp(calls.tcp)
            self._sock = sock
            prove_as_client(sock, self._key, self.incarnation)
        except TransferFailed as error:
            self._hang_up()
            raise PeerError(f"instance {self.instance}: {error}") from None
        try:
            welcome = self._ask(sock, self._hello, Welcome)
            if welcome.peer != self._address.peer:
                raise PeerError(f"instance {self.instance} is {welcome.peer}")
        except BaseException:
            self._hang_up()
            raise
        return sock, welcome.lease_ms / 1000

    def _hang_up(self) -> None:
        if self._sock is not None:
            self._sock.close()
            self._sock = None

    def _keep_alive(self, lease_s: float) -> None:
        while not self._closed.wait(max(0.01, lease_s / KEEP_ALIVES_PER_LEASE)):
            if not self._lock.acquire(blocking=False):
                continue  # a call is under way
            try:
                if self._sock is not None and not self._closed.is_set():
                    with contextlib.suppress(PeerError):
                        self._ask(self._sock, KeepAlive(), Done)
            finally:
                self._lock.release()
