"""One connected peer of a pool's: its calls, one after the other, and what it holds."""

import contextlib
import hashlib
import logging
import socket

import msgspec
import numpy as np

from kvtide.base.errors import KvtideError, PeerError
from kvtide.base.ids import Tier
from kvtide.kv.address import addresses_of
from kvtide.kv.block_pool import Numbers, Tiers
from kvtide.kv.mempool import MemPool
from kvtide.kv.pieces import Pieces, check_shapes
from kvtide.kv.remote import Received
from kvtide.proto.cluster import PoolShape, RankAddress
from kvtide.proto.pool import (
    AllocMem,
    Blocks,
    Done,
    FreeMem,
    Hello,
    KeepAlive,
    Match,
    PoolCall,
    PoolReply,
    Transfer,
    Transferred,
    Welcome,
)
from kvtide.proto.tokens import unpack_tokens
from kvtide.transfer.pool_holdings import Holdings
from kvtide.transfer.pool_log import Entry
from kvtide.transfer.pool_receive import Receiving
from kvtide.transfer.pool_served import Served
from kvtide.transfer.pool_wire import recv_call, refusal, send_call
from kvtide.transfer.port import Cancel, Reader, TransferFailed

logger = logging.getLogger(__name__)


class Session:
    """Serves one connection until the peer leaves, is silent for too long, or the node closes."""

    def __init__(self, served: Served, sock: socket.socket) -> None:
        self._served = served
        self._pool: MemPool = served.pool
        self._sock = sock
        self._readers: dict[Tier, Reader] = {}

    def run(self) -> None:
        hello, _ = recv_call(self._sock, self._served.lease_s)
        try:
            if not isinstance(hello, Hello):
                raise PeerError("the first call must be Hello")
            self._check(hello)
        except PeerError as error:
            send_call(self._sock, refusal(error))
            return
        self._shape, self._data = hello.shape, hello.data
        self._held = Holdings(self._pool.blocks, hello.peer)
        served = self._served
        with self._pool.blocks.lock:
            served.sessions.append(self._held)
        try:
            send_call(self._sock, Welcome(peer=served.me, shape=served.shape, lease_ms=int(served.lease_s * 1000)))
            while True:
                call, frame = recv_call(self._sock, served.lease_s)
                send_call(self._sock, self._answer(call, frame))
        finally:
            with self._pool.blocks.lock:
                served.log.forget_held(self._held)
                self._held.close()
                served.sessions.remove(self._held)
            self._close_readers()

    def _check(self, hello: Hello) -> None:
        if hello.shape is None:
            return
        check_shapes(hello.shape, self._served.shape)
        if hello.shape.tp != 1:
            raise PeerError(f"the peer's pool has tp {hello.shape.tp}, ours has 1")

    def _answer(self, call: PoolCall, frame: bytes) -> PoolReply:
        """Whatever is wrong with a call is the caller's to know."""
        try:
            if isinstance(call, Transfer):
                return self._transfer(call, hashlib.blake2b(frame, digest_size=16).digest())
            return self._simple(call)
        except (KvtideError, ValueError) as error:
            return refusal(error)
        except TransferFailed as error:
            return refusal(PeerError(f"the blocks did not arrive: {error}"))

    def _simple(self, call: PoolCall) -> PoolReply:
        pool = self._pool.blocks
        with pool.lock:
            if isinstance(call, AllocMem):
                blocks = pool.take(call.num_blocks, call.tier, call.allow_evict)
                tiers = np.full(len(blocks), call.tier, dtype=np.uint8)
                self._held.add(blocks, tiers, is_writable=True)
            elif isinstance(call, Match):
                blocks, tiers = pool.native.match(unpack_tokens(call.tokens), call.salt, call.shared_tokens)
                self._held.add(blocks, tiers)
            elif isinstance(call, FreeMem):
                blocks, tiers = pool.resolve(call.blocks)
                self._held.drop(blocks, tiers)
                pool.release(blocks, tiers)
                return Done()
            elif isinstance(call, KeepAlive):
                return Done()
            else:
                raise PeerError(f"unexpected call {type(call).__name__}")
            return Blocks(pool.refs(blocks, tiers))

    # -- transfers

    def _transfer(self, call: Transfer, digest: bytes) -> Transferred:
        if self._shape is None or self._data is None:
            raise PeerError("you have no pool to transfer from")
        key = (self._held.peer.incarnation, call.transfer)
        log = self._served.log
        while True:
            entry, is_new = log.begin(key, digest, is_lasting=call.insert)
            if is_new:
                break
            if self._inherit(entry):
                assert entry.answer is not None
                return entry.answer
            log.forget(key, entry)
        try:
            with self._served.pull_token() as cancel:
                return self._receive(call, self._shape, self._data, cancel)
        except BaseException:
            log.forget(key, entry)
            raise

    def _receive(self, call: Transfer, shape: PoolShape, data: RankAddress, cancel: Cancel) -> Transferred:
        pool = self._pool.blocks
        receiving = Receiving(pool, self._served.shape, shape, call, self._held)
        answer, blocks, tiers = receiving.run(lambda plans, tier: self._pull(plans, tier, data, cancel))
        key = (self._held.peer.incarnation, call.transfer)
        is_held = False
        if self._served.on_transfer is not None:
            self._hand_over(call, receiving, answer, blocks, tiers)
        elif call.insert and not receiving.is_given:
            pool.release(blocks, tiers)
        else:
            is_held = True
        with pool.lock:
            if is_held and not receiving.is_given:
                self._held.add(blocks, tiers)
            answer = msgspec.structs.replace(answer, is_held=is_held)
            self._served.log.finish(key, answer, self._held if is_held else None)
        return answer

    def _hand_over(
        self, call: Transfer, receiving: Receiving, answer: Transferred, blocks: Numbers, tiers: Tiers
    ) -> None:
        """The references pass to the receiver's own code."""
        if receiving.is_given:
            self._held.drop(blocks, tiers)
        assert self._served.on_transfer is not None
        received = Received(
            transfer=call.transfer,
            sender=self._held.peer,
            tokens=receiving.tokens,
            addresses=addresses_of(self._pool.incarnation, answer.blocks),
            private=call.private,
            is_inserted=call.insert,
        )
        try:
            self._served.on_transfer(received)
        except Exception as error:  # somebody else's code
            logger.exception("on_transfer failed for transfer %s", call.transfer)
            self._pool.blocks.release(blocks, tiers)
            raise PeerError(f"the receiver could not take the blocks: {error}") from None

    def _inherit(self, entry: Entry) -> bool:
        """A repeated transfer's blocks belong to the connection that repeats it. False: they are not there any more."""
        pool, holder = self._pool.blocks, entry.holder
        with pool.lock:
            if holder is None:
                return True
            assert entry.answer is not None
            try:
                blocks, tiers = pool.resolve(entry.answer.blocks)
            except PeerError:
                return False
            if not holder.has(blocks, tiers):
                return False
            if holder is not self._held:
                holder.drop(blocks, tiers)
                self._held.add(blocks, tiers)
                entry.holder = self._held
            return True

    # -- pulling

    def _pull(self, plans: list[Pieces], tier: Tier, data: RankAddress, cancel: Cancel) -> str:
        """Readers are kept for the next transfer, but those that failed."""
        reader = self._readers.pop(tier, None)
        if reader is None:
            target = self._served.tiers[tier]
            reader = self._served.transport.connect(data, self._held.peer.incarnation, target)
        reader.read(plans, cancel)
        self._readers[tier] = reader
        return reader.name

    def _close_readers(self) -> None:
        for reader in self._readers.values():
            with contextlib.suppress(OSError):
                reader.close()
