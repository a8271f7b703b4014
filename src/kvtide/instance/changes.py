"""What entered and left the index, for the control core's prompt trees: numbered, batched, and whole on demand."""

from kvtide.instance.blocks import Blocks
from kvtide.instance.outbox import Outbox
from kvtide.proto.control import CacheChanged

INTERVAL_NS = 20_000_000
MAX_HASHES = 500_000
"""Of one message of a snapshot."""


class Changes:
    """Sends CacheChanged, at most one each INTERVAL_NS. Without an index to follow it does nothing."""

    def __init__(self, blocks: Blocks, *, is_tracking: bool) -> None:
        self._blocks = blocks
        self._is_tracking = is_tracking
        self._sequence = 0
        self._last_ns: int | None = None
        self.is_held = False
        if is_tracking:
            blocks.pool.track_changes()

    def hold(self) -> None:
        """Nobody listens: the next one gets a snapshot."""
        self.is_held = True

    def snapshot(self, outbox: Outbox, now_ns: int) -> None:
        """Tell all of it, in parts."""
        self.is_held = False
        if not self._is_tracking:
            return
        pool = self._blocks.pool
        pool.take_changes()
        self._blocks.may_have_changed = False
        hashes = pool.indexed_hashes()
        for start in range(0, max(1, len(hashes)), MAX_HASHES):
            self._send(outbox, inserted=hashes[start : start + MAX_HASHES].tobytes(), is_first=start == 0)
        self._last_ns = now_ns

    def run(self, outbox: Outbox, now_ns: int) -> int | None:
        """Send what has changed if it is time to; returns when to look again, None: when something happens."""
        if not self._is_tracking or self.is_held or not self._blocks.may_have_changed:
            return None
        if self._last_ns is not None and now_ns < self._last_ns + INTERVAL_NS:
            return self._last_ns + INTERVAL_NS
        self._blocks.may_have_changed = False
        inserted, removed = self._blocks.pool.take_changes()
        if len(inserted) or len(removed):
            self._send(outbox, inserted=inserted.tobytes(), removed=removed.tobytes())
            self._last_ns = now_ns
        return None

    def _send(self, outbox: Outbox, *, inserted: bytes = b"", removed: bytes = b"", is_first: bool = False) -> None:
        outbox.message(CacheChanged(sequence=self._sequence, inserted=inserted, removed=removed, is_first=is_first))
        self._sequence += 1
