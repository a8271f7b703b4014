"""Plain reference of `_core.Pool`: the index is a dictionary from prefix to block, and everything else is searched.

Slow and short; tests compare the native pool with it, call by call. Names and semantics are those of `_core.pyi`.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

Prefix = tuple[tuple[str, tuple[int, ...]], ...]
"""(salt, tokens) of each block from the start of the prompt."""

Place = tuple[int, int]
"""(tier, block)."""

Copy = tuple[int, int, int, int]
"""(source tier, source block, destination tier, destination block)."""


@dataclass
class Entry:
    place: Place
    last_use: int


class ReferencePool:
    """See `_core.Pool`. A block is free where it is in none of the three dictionaries and not in the index."""

    def __init__(self, block_size: int, device_blocks: int, host_blocks: int = 0, disk_blocks: int = 0) -> None:
        self.block_size = block_size
        self.sizes = (device_blocks, host_blocks, disk_blocks)
        self.references: dict[Place, int] = {}
        self.leased: dict[Place, None] = {}
        self.quarantined: dict[Place, None] = {}
        self.index: dict[Prefix, Entry] = {}
        self.generations: dict[Place, int] = {}
        self.num_evicted = [0, 0, 0]
        self.clock = 0

    # -- memory

    def free_blocks(self, tier: int) -> list[int]:
        taken = self.references.keys() | self.leased.keys() | self.quarantined.keys()
        taken = taken | {entry.place for entry in self.index.values()}
        return [block for block in range(self.sizes[tier]) if (tier, block) not in taken]

    def can_alloc(self, num_blocks: int, tier: int = 0) -> bool:
        evictable = [
            prefix for prefix, entry in self.index.items() if entry.place[0] == tier and not self.is_kept(prefix, tier)
        ]
        return num_blocks <= len(self.free_blocks(tier)) + len(evictable)

    def is_kept(self, prefix: Prefix, tier: int) -> bool:
        """Whether this block, or one of its tier below it, has a reference."""
        return any(
            other[: len(prefix)] == prefix and entry.place[0] == tier and entry.place in self.references
            for other, entry in self.index.items()
        )

    def alloc(self, num_blocks: int, tier: int = 0) -> tuple[list[int], list[Copy]] | None:
        taken = self._take(num_blocks, tier)
        if taken is not None:
            self.references |= dict.fromkeys([(tier, block) for block in taken[0]], 1)
        return taken

    def lease(self, num_blocks: int, tier: int = 0) -> tuple[list[int], list[Copy]] | None:
        taken = self._take(num_blocks, tier)
        if taken is not None:
            self.leased |= dict.fromkeys((tier, block) for block in taken[0])
        return taken

    def _take(self, num_blocks: int, tier: int) -> tuple[list[int], list[Copy]] | None:
        if not self.can_alloc(num_blocks, tier):
            return None
        copies: list[Copy] = []
        while len(self.free_blocks(tier)) < num_blocks:
            assert self._evict_one(tier, copies)
        return self.free_blocks(tier)[:num_blocks], copies

    def retain(self, blocks: Iterable[int], tier: int = 0) -> None:
        for block in blocks:
            self.references[tier, block] = self.references.get((tier, block), 0) + 1

    def release(self, blocks: Iterable[int], tier: int = 0) -> None:
        for block in blocks:
            self._drop_reference((tier, block))

    def _drop_reference(self, place: Place) -> None:
        self.references[place] -= 1
        if not self.references[place]:
            del self.references[place]
            if self.prefix_at(place) is None:
                self._freed(place)

    def commit_lease(self, blocks: Iterable[int], tier: int = 0) -> None:
        for block in blocks:
            del self.leased[tier, block]
            self.references[tier, block] = 1

    def free_lease(self, blocks: Iterable[int], tier: int = 0) -> None:
        for block in blocks:
            del self.leased[tier, block]
            self._freed((tier, block))

    def quarantine(self, blocks: Iterable[int], tier: int = 0) -> None:
        for block in blocks:
            del self.leased[tier, block]
            self.quarantined[tier, block] = None

    def free_quarantine(self, blocks: Iterable[int], tier: int = 0) -> None:
        for block in blocks:
            del self.quarantined[tier, block]
            self._freed((tier, block))

    def _freed(self, place: Place) -> None:
        self.generations[place] = self.generations.get(place, 0) + 1

    # -- index

    def prefix_of(self, tokens: Sequence[int], salt: str, shared_tokens: int, num_blocks: int) -> Prefix:
        size = self.block_size
        return tuple(
            ("" if (i + 1) * size <= shared_tokens else salt, tuple(tokens[i * size : (i + 1) * size]))
            for i in range(num_blocks)
        )

    def prefix_at(self, place: Place) -> Prefix | None:
        return next((prefix for prefix, entry in self.index.items() if entry.place == place), None)

    def found(self, tokens: Sequence[int], salt: str, shared_tokens: int) -> Prefix:
        """The longest indexed prefix."""
        prefix = self.prefix_of(tokens, salt, shared_tokens, len(tokens) // self.block_size)
        while prefix and prefix not in self.index:
            prefix = prefix[:-1]
        return prefix

    def peek(self, tokens: Sequence[int], salt: str = "", shared_tokens: int = 0) -> int:
        return len(self.found(tokens, salt, shared_tokens))

    def _touch(self, prefix: Prefix) -> None:
        self.clock += 1
        for end in range(1, len(prefix) + 1):
            self.index[prefix[:end]].last_use = self.clock

    def match(
        self, tokens: Sequence[int], salt: str = "", shared_tokens: int = 0, max_blocks: int = -1
    ) -> tuple[list[int], list[int]]:
        prefix = self.found(tokens, salt, shared_tokens)
        prefix = prefix[:max_blocks] if max_blocks >= 0 else prefix
        places = [self.index[prefix[:end]].place for end in range(1, len(prefix) + 1)]
        for tier, block in places:
            self.retain([block], tier)
        self._touch(prefix)
        return [block for _, block in places], [tier for tier, _ in places]

    def insert(self, tokens: Sequence[int], blocks: Sequence[int], salt: str = "", shared_tokens: int = 0) -> list[int]:
        prefix = self.prefix_of(tokens, salt, shared_tokens, len(blocks))
        duplicates = []
        for i, block in enumerate(blocks):
            entry = self.index.get(prefix[: i + 1])
            if entry is None:
                self.index[prefix[: i + 1]] = Entry((0, block), 0)
            elif entry.place[0] == 0:
                duplicates += [i] if entry.place[1] != block else []
            else:
                lower, entry.place = entry.place, (0, block)
                if lower not in self.references:
                    self._freed(lower)
        self._touch(prefix)
        return duplicates

    def delete(self, tokens: Sequence[int], salt: str = "", shared_tokens: int = 0) -> int:
        num_blocks = len(tokens) // self.block_size
        if not num_blocks or self.peek(tokens, salt, shared_tokens) < num_blocks:
            return 0
        return len(self._unlink(self.prefix_of(tokens, salt, shared_tokens, num_blocks)))

    def clear(self) -> int:
        return len(self._unlink(()))

    def _unlink(self, prefix: Prefix) -> list[Place]:
        below = [other for other in self.index if other[: len(prefix)] == prefix]
        places = [self.index.pop(other).place for other in below]
        for place in places:
            if place not in self.references:
                self._freed(place)
        return places

    # -- eviction

    def _candidate(self, tier: int) -> Prefix | None:
        """The least recently used block of this tier without references and without blocks of its tier below."""
        candidates = [
            (entry.last_use, prefix)
            for prefix, entry in self.index.items()
            if entry.place[0] == tier and entry.place not in self.references and self._tier_below(prefix) > tier
        ]
        return min(candidates, key=lambda candidate: candidate[0])[1] if candidates else None

    def _tier_below(self, prefix: Prefix) -> int:
        children = (e.place[0] for p, e in self.index.items() if len(p) == len(prefix) + 1 and p[:-1] == prefix)
        return min(children, default=3)

    def _evict_one(
        self, tier: int, copies: list[Copy], may_drop: bool = True, moved: dict[Prefix, None] | None = None
    ) -> bool:
        """Free one block of the tier. `moved`: prefixes that this call moved already and may not drop."""
        prefix = self._candidate(tier)
        if prefix is None:
            return False
        source = self.index[prefix].place
        for lower in range(tier + 1, 3):
            if self._tier_below(prefix) < lower:
                break
            if self.free_blocks(lower) or self._evict_one(lower, copies, moved=moved):
                target = (lower, self.free_blocks(lower)[0])
                self.index[prefix].place = target
                self._freed(source)
                self.num_evicted[tier] += 1
                copies.append((*source, *target))
                if moved is not None:
                    moved[prefix] = None
                return True
        if not may_drop or (moved is not None and prefix in moved):
            return False
        for place in self._unlink(prefix):
            self.num_evicted[place[0]] += place not in self.references
        return True

    def swap_out(self, num_blocks: int) -> list[Copy]:
        copies: list[Copy] = []
        moved: dict[Prefix, None] = {}
        while num_blocks > 0 and self._evict_one(0, copies, may_drop=False, moved=moved):
            num_blocks -= 1
        return copies

    def swap_in(self, blocks: Sequence[int], tiers: Sequence[int]) -> tuple[list[int], list[Copy]] | None:
        room = self.alloc(sum(tier > 0 for tier in tiers))
        if room is None:
            return None
        new_blocks, copies = iter(room[0]), room[1]
        result = []
        for tier, block in zip(tiers, blocks, strict=True):
            if tier == 0:
                result.append(block)
                continue
            result.append(next(new_blocks))
            copies.append((tier, block, 0, result[-1]))
            prefix = self.prefix_at((tier, block))
            if prefix is not None and (len(prefix) == 1 or self.index[prefix[:-1]].place[0] == 0):
                self.index[prefix].place = (0, result[-1])
            self._drop_reference((tier, block))
        return result, copies

    # -- observation

    def usage(self, tier: int = 0) -> tuple[int, int, int, int, int, int]:
        def count(places: Iterable[Place]) -> int:
            return sum(place[0] == tier for place in places)

        historical = [entry.place for entry in self.index.values() if entry.place not in self.references]
        return (
            self.sizes[tier],
            len(self.free_blocks(tier)),
            count(self.references),
            count(historical),
            count(self.leased),
            count(self.quarantined),
        )
