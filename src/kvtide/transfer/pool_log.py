"""Transfers that a pool has received, so that a repeated one is answered and not carried out again."""

import threading
from collections import OrderedDict
from dataclasses import dataclass

import msgspec

from kvtide.base.errors import PeerError
from kvtide.base.ids import Incarnation, TransferId
from kvtide.proto.pool import Transferred
from kvtide.transfer.pool_holdings import Holdings

MAX_REMEMBERED = 4096

Key = tuple[Incarnation, TransferId]


@dataclass(slots=True, eq=False)
class Entry:
    """digest: of the message. is_lasting: what it did outlives its holder (an insertion). answer: None while it runs.
    holder: who has the references that the answer speaks of, None where nobody has (any more); written under the pool's
    lock."""

    digest: bytes
    is_lasting: bool
    answer: Transferred | None = None
    holder: Holdings | None = None


class TransferLog:
    """The last `max_remembered` transfers that are done, and those that run. Safe from any thread."""

    def __init__(self, max_remembered: int = MAX_REMEMBERED) -> None:
        self._max_remembered = max_remembered
        self._changed = threading.Condition()
        self._running: dict[Key, Entry] = {}
        self._done: OrderedDict[Key, Entry] = OrderedDict()

    def begin(self, key: Key, digest: bytes, is_lasting: bool) -> tuple[Entry, bool]:
        """(entry, True): carry it out, then `finish` or `forget`. (entry, False): it is done; waits for one that runs.

        Raises PeerError where the id was used for something else.
        """
        with self._changed:
            while True:
                entry = self._done.get(key) or self._running.get(key)
                if entry is None:
                    entry = self._running[key] = Entry(digest, is_lasting)
                    return entry, True
                if entry.digest != digest:
                    raise PeerError(f"transfer id {key[1]} was used for another transfer")
                if entry.answer is not None:
                    return entry, False
                self._changed.wait()

    def finish(self, key: Key, answer: Transferred, holder: Holdings | None) -> None:
        with self._changed:
            entry = self._done[key] = self._running.pop(key)
            entry.answer, entry.holder = answer, holder
            if len(self._done) > self._max_remembered:
                self._done.popitem(last=False)
            self._changed.notify_all()

    def forget(self, key: Key, entry: Entry) -> None:
        """It failed, or what it led to is gone: the next one of this id is carried out."""
        with self._changed:
            for entries in (self._running, self._done):
                if entries.get(key) is entry:
                    del entries[key]
            self._changed.notify_all()

    def forget_held(self, holder: Holdings) -> None:
        """What this peer held is freed: what lasts is remembered without it, the rest is as if it had not been."""
        with self._changed:
            for key, entry in list(self._done.items()):
                if entry.holder is not holder:
                    continue
                if entry.is_lasting:
                    assert entry.answer is not None
                    entry.answer, entry.holder = msgspec.structs.replace(entry.answer, is_held=False), None
                else:
                    del self._done[key]

    def __len__(self) -> int:
        with self._changed:
            return len(self._running) + len(self._done)
