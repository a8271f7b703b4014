"""Who holds which cached prefixes: a prompt tree for each role, fed by the instances' own events (MemServe, section 5).

A soft copy: it may be late or wrong, which costs time, never correctness, since an instance's own match decides. The
events are numbered, so a lost one is noticed and a snapshot asked for.

The time-to-live is a fallback for whatever we did not think of. It is that of all that an instance holds, not of single
blocks: what events have told stays true until they tell otherwise, and a block that goes missing hides all behind it.
When half of it has passed since the last snapshot another one is asked for, which replaces everything; only an instance
that does not answer within the other half is believed no more.
"""

from dataclasses import dataclass
from heapq import heappop, heappush
from math import ceil

import numpy as np
import numpy.typing as npt

from kvtide import _core
from kvtide.base.ids import InstanceId
from kvtide.proto.control import CacheChanged

Hashes = npt.NDArray[np.uint64]
"""Chain hashes of a prompt's whole blocks, shape [blocks] (`_core.chain_hashes`)."""

TTL_NS = 30 * 60 * 10**9
MAX_HOLDERS = 4096
_TICKS = 30
"""Looks at ages in one TTL. Instances that began together are not all asked at one of them, but over a third of it."""


@dataclass(slots=True)
class _Holding:
    """How far we follow the events of one incarnation.

    tree: the role whose tree has its blocks; behind the seat's role until the next snapshot. next_sequence: number of
    the event to come. is_lost: what comes before the next snapshot is useless. known_ns: when the last snapshot (or the
    first event) came; asked_ns: when the one that is to come was last asked for, else -1.
    """

    holder: int
    tree: str
    known_ns: int
    asked_ns: int = -1
    next_sequence: int = 0
    is_lost: bool = False


class PromptTrees:
    """One `_core.PromptTree` a role; made when the first instance of that role says what it holds."""

    def __init__(self, ttl_ns: int = TTL_NS) -> None:
        self.next_expiry_ns = 0
        """When to call `expire`; 0: not needed."""
        self._ttl_ns = ttl_ns
        self._trees: dict[str, _core.PromptTree] = {}
        self._holdings: dict[InstanceId, _Holding] = {}
        self._instances: dict[int, InstanceId] = {}
        self._freed: list[int] = []

    @property
    def is_empty(self) -> bool:
        return not self._holdings

    def apply(self, instance: InstanceId, role: str, change: CacheChanged, now_ns: int) -> bool:
        """Follow one event; False where an earlier one was lost: ask for a snapshot."""
        holding = self._holdings.get(instance) or self._add(instance, role, now_ns)
        if holding is None:
            return True
        if change.is_first:
            self._drop_blocks(holding)
            holding.tree, holding.is_lost, holding.known_ns, holding.asked_ns = role, False, now_ns, -1
        elif holding.is_lost or change.sequence < holding.next_sequence:
            return True
        elif change.sequence > holding.next_sequence:
            holding.is_lost, holding.asked_ns = True, now_ns
            return False
        holding.next_sequence = change.sequence + 1
        tree = self._tree(holding.tree)
        if change.removed:
            tree.remove(holding.holder, _unpack(change.removed))
        if change.inserted:
            tree.insert(holding.holder, _unpack(change.inserted))
        return True

    def asked(self, instance: InstanceId, now_ns: int) -> None:
        """A snapshot of it was asked for, for a reason of the caller's."""
        if (holding := self._holdings.get(instance)) is not None:
            holding.asked_ns = now_ns

    def is_asked(self, instance: InstanceId) -> bool:
        """Whether a snapshot of it was asked for and has not come."""
        holding = self._holdings.get(instance)
        return holding is not None and holding.asked_ns >= 0

    def confirm(self, instance: InstanceId, hashes: Hashes) -> None:
        """The instance has found these blocks, just now."""
        holding = self._holdings.get(instance)
        if holding is not None and len(hashes):
            self._tree(holding.tree).insert(holding.holder, hashes)

    def forget(self, instance: InstanceId) -> None:
        """Its incarnation is dead."""
        holding = self._holdings.pop(instance, None)
        if holding is not None:
            self._drop_blocks(holding)
            del self._instances[holding.holder]
            heappush(self._freed, holding.holder)

    def match(self, hashes: Hashes) -> dict[InstanceId, int]:
        """How many leading blocks each instance is believed to hold; who holds none is not listed."""
        found: dict[InstanceId, int] = {}
        for tree in self._trees.values():
            holders, blocks = tree.match(hashes)
            for holder, num_blocks in zip(holders.tolist(), blocks.tolist(), strict=True):
                found[self._instances[holder]] = num_blocks
        return found

    def num_blocks(self, instance: InstanceId) -> int:
        """How many blocks it is believed to hold."""
        holding = self._holdings.get(instance)
        return 0 if holding is None else self._tree(holding.tree).num_blocks(holding.holder)

    def expire(self, now_ns: int) -> list[InstanceId]:
        """Forget what those hold that have not answered; returns whom to ask for a snapshot now."""
        due: list[tuple[int, InstanceId]] = []
        for instance, holding in self._holdings.items():
            if now_ns - holding.known_ns >= self._ttl_ns:
                self._drop_blocks(holding)
                holding.is_lost = True
            since_ns = max(holding.known_ns, holding.asked_ns)
            if now_ns - since_ns >= self._ttl_ns // 2:
                due.append((since_ns, instance))
        at_once = ceil(len(self._holdings) * 3 / _TICKS)
        asked = [instance for _, instance in sorted(due)[:at_once]]
        for instance in asked:
            self._holdings[instance].asked_ns = now_ns
        self.next_expiry_ns = now_ns + self._ttl_ns // _TICKS if self._holdings else 0
        return asked

    def check_invariants(self) -> None:
        """Raises AssertionError, or what the trees raise."""
        assert {holding.holder: seat for seat, holding in self._holdings.items()} == self._instances
        assert not set(self._freed) & self._instances.keys()
        for tree in self._trees.values():
            tree.check_invariants()

    def _add(self, instance: InstanceId, role: str, now_ns: int) -> _Holding | None:
        """None where there are more instances than a tree can tell apart: nothing is known of the others."""
        holder = heappop(self._freed) if self._freed else len(self._instances)
        if holder >= MAX_HOLDERS:
            return None
        self._instances[holder] = instance
        self._holdings[instance] = holding = _Holding(holder, role, now_ns)
        if not self.next_expiry_ns:
            self.next_expiry_ns = now_ns + self._ttl_ns // _TICKS
        return holding

    def _drop_blocks(self, holding: _Holding) -> None:
        if holding.tree in self._trees:
            self._trees[holding.tree].remove_holder(holding.holder)

    def _tree(self, role: str) -> _core.PromptTree:
        if role not in self._trees:
            self._trees[role] = _core.PromptTree()
        return self._trees[role]


def _unpack(packed: bytes) -> Hashes:
    return np.frombuffer(packed, dtype="<u8")
