"""What the sessions of one pool node share."""

import contextlib
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from kvtide.base.ids import Tier
from kvtide.kv.mempool import MemPool
from kvtide.kv.remote import Received
from kvtide.proto.cluster import Peer, PoolShape
from kvtide.transfer.pool_holdings import Holdings
from kvtide.transfer.pool_log import TransferLog
from kvtide.transfer.port import Cancel, TierMemory, TransferFailed, Transport


@dataclass(slots=True)
class Served:
    """pool and how it is known (me, shape); tiers: its memory. on_transfer: who takes what arrives. lease_s: how long a
    peer may be silent. sessions: what each connected peer holds."""

    pool: MemPool
    me: Peer
    shape: PoolShape
    tiers: dict[Tier, TierMemory]
    transport: Transport
    on_transfer: Callable[[Received], None] | None
    lease_s: float
    log: TransferLog = field(default_factory=TransferLog)
    sessions: list[Holdings] = field(default_factory=list)
    _cancels: list[Cancel] = field(default_factory=list)
    _lock: threading.Lock = field(default_factory=threading.Lock)
    _is_closing: bool = False

    @contextlib.contextmanager
    def pull_token(self) -> Iterator[Cancel]:
        """What `cancel_pulls` sets. Raises TransferFailed where it was called already."""
        cancel = Cancel()
        with self._lock:
            if self._is_closing:
                raise TransferFailed("the receiver is closing")
            self._cancels.append(cancel)
        try:
            yield cancel
        finally:
            with self._lock:
                self._cancels.remove(cancel)

    def cancel_pulls(self) -> None:
        """End all that run; none begins any more."""
        with self._lock:
            self._is_closing = True
            running = tuple(self._cancels)
        for cancel in running:
            cancel.set()
