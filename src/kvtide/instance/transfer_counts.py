"""What was pulled so far, for the load reports."""

from collections import OrderedDict

from kvtide.base.ids import InstanceId
from kvtide.proto.control import OTHER_SOURCES, TransferCount
from kvtide.proto.instance import PullEnded

MAX_SOURCES = 64
"""Seats that are counted apart: those that something came from last. The sums stay whole."""


class TransferCounts:
    """Counts by source, mode and transport."""

    def __init__(self) -> None:
        self._of: OrderedDict[InstanceId, dict[tuple[str, str], TransferCount]] = OrderedDict()
        self._others: dict[tuple[str, str], TransferCount] = {}

    def add(self, source: InstanceId, mode: str, ended: PullEnded) -> None:
        """A pull has moved everything."""
        more = TransferCount(source, mode, ended.transport, 1, ended.num_bytes, ended.num_pieces, ended.duration_ns)
        _add(self._of.setdefault(source, {}), more)
        self._of.move_to_end(source)
        if len(self._of) > MAX_SOURCES:
            _, counts = self._of.popitem(last=False)
            for old in counts.values():
                _add(self._others, old, OTHER_SOURCES)

    def all(self) -> tuple[TransferCount, ...]:
        """Ordered, so that nothing changes where nothing was counted."""
        by_source = [count for source in sorted(self._of) for count in self._of[source].values()]
        return (*by_source, *self._others.values())


def _add(counts: dict[tuple[str, str], TransferCount], more: TransferCount, source: InstanceId | None = None) -> None:
    key = (more.mode, more.transport)
    old = counts.get(key)
    before = (0, 0, 0, 0) if old is None else (old.transfers, old.num_bytes, old.num_pieces, old.duration_ns)
    counts[key] = TransferCount(
        more.source if source is None else source,
        more.mode,
        more.transport,
        before[0] + more.transfers,
        before[1] + more.num_bytes,
        before[2] + more.num_pieces,
        before[3] + more.duration_ns,
    )
