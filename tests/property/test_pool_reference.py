"""The native pool against the plain reference, call by call, over random histories.

Beside equal answers, each step checks what a reader of the pool relies on: copies carried out in order leave every
indexed block with the bytes of its own prefix, references equal the pins that the test holds, shared generations
follow, and whoever adds up the changes knows the chain hashes of what is indexed.
"""

from collections import Counter
from typing import Any

import numpy as np
from hypothesis import HealthCheck, assume, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import chain_hash_reference
from kvtide._core import Pool
from kvtide.kv.reference import Copy, Place, Prefix, ReferencePool

BLOCK = 2
TIERS = (0, 1, 2)

# Few tokens and few prompts, so that prefixes are shared, split and extended all the time.
tokens_strategy = st.lists(st.integers(0, 1), max_size=9)
salt_strategy = st.sampled_from(["", "a", "b"])
shared_strategy = st.sampled_from([0, 0, 2, 3, 4, 100])


def array(values: Any) -> np.ndarray:
    return np.asarray(values, dtype=np.int32)


def hash_of(prefix: Prefix) -> int:
    value = chain_hash_reference.START
    for salt, tokens in prefix:
        value = chain_hash_reference.block_hash(value, chain_hash_reference.salt_hash(salt), tokens)
    return value


class PoolMachine(RuleBasedStateMachine):
    @initialize(
        device=st.integers(1, 8),
        host=st.integers(0, 5),
        disk=st.integers(0, 5),
        hash_bits=st.sampled_from([0, 1, 32]),
        is_tracked=st.booleans(),
    )
    def start(self, device: int, host: int, disk: int, hash_bits: int, is_tracked: bool) -> None:
        self.native = Pool(BLOCK, device, host, disk, hash_bits=hash_bits)
        self.plain = ReferencePool(BLOCK, device, host, disk)
        self.pins: Counter[Place] = Counter()
        self.leases: list[Place] = []
        self.bytes: dict[Place, Any] = {}
        self.shared = {tier: np.full(size, 77, dtype=np.uint32) for tier, size in enumerate(self.plain.sizes)}
        for tier, generations in self.shared.items():
            self.native.share_generations(tier, generations)
        self.followed: set[int] | None = None
        if is_tracked:
            self.track()

    @precondition(lambda self: self.followed is None)
    @rule()
    def track(self) -> None:
        self.native.track_changes()
        self.followed = set(self.native.indexed_hashes().tolist())

    @precondition(lambda self: self.followed is not None)
    @rule()
    def follow(self) -> None:
        """Changes since the last time, each at most once, parents before children among the inserted."""
        assert self.followed is not None
        inserted, removed = (changes.tolist() for changes in self.native.take_changes())
        assert len({*inserted, *removed}) == len(inserted) + len(removed)
        assert self.followed.issuperset(removed) and self.followed.isdisjoint(inserted)
        self.followed.difference_update(removed)
        parents = {hash_of(prefix): hash_of(prefix[:-1]) for prefix in self.plain.index}
        for value in inserted:
            assert parents[value] == chain_hash_reference.START or parents[value] in self.followed
            self.followed.add(value)
        assert self.followed == parents.keys()

    def apply(self, native: np.ndarray, plain: list[Copy]) -> None:
        """Carry copies out. The native pool leaves out those whose result nobody reads, else they are the same."""
        expected = iter(plain)
        for row in native.tolist():
            src_tier, src, dst_tier, dst = row
            assert tuple(row) in expected, "not a subsequence"
            self.bytes[dst_tier, dst] = self.bytes.get((src_tier, src))

    def compare(self, native: Any, plain: Any) -> Any:
        """Compare the answers (blocks, copies) or None; carry the copies out; return the blocks."""
        assert (native is None) == (plain is None)
        if native is None:
            return None
        assert native[0].tolist() == plain[0]
        self.apply(native[1], plain[1])
        return plain[0]

    # -- memory

    @rule(count=st.integers(0, 5), tier=st.sampled_from([0, 0, 0, 1, 2]))
    def alloc(self, count: int, tier: int) -> None:
        assert self.native.can_alloc(count, tier) == self.plain.can_alloc(count, tier)
        blocks = self.compare(self.native.alloc(count, tier), self.plain.alloc(count, tier))
        for block in blocks or []:
            self.pins[tier, block] += 1
            self.bytes[tier, block] = None

    @rule(count=st.integers(0, 4), tier=st.sampled_from([0, 0, 1, 2]))
    def lease(self, count: int, tier: int) -> None:
        blocks = self.compare(self.native.lease(count, tier), self.plain.lease(count, tier))
        self.leases += [(tier, block) for block in blocks or []]

    @precondition(lambda self: self.leases)
    @rule(data=st.data(), end=st.sampled_from(["commit_lease", "free_lease", "quarantine"]))
    def end_lease(self, data: st.DataObject, end: str) -> None:
        place = data.draw(st.sampled_from(self.leases))
        self.leases.remove(place)
        tier, block = place
        for pool, blocks in ((self.native, array([block])), (self.plain, [block])):
            getattr(pool, end)(blocks, tier)
            if end == "quarantine" and block % 2:
                pool.free_quarantine(blocks, tier)
        if end == "commit_lease":
            self.pins[place] += 1
            self.bytes[place] = None

    @precondition(lambda self: self.pins)
    @rule(data=st.data(), everything=st.booleans())
    def release(self, data: st.DataObject, everything: bool) -> None:
        places = sorted(self.pins) if everything else [data.draw(st.sampled_from(sorted(self.pins)))]
        for tier, block in places:
            self.native.release(array([block]), tier)
            self.plain.release([block], tier)
            self.pins[tier, block] -= 1
            if not self.pins[tier, block]:
                del self.pins[tier, block]

    @rule(data=st.data())
    def retain(self, data: st.DataObject) -> None:
        places = sorted(self.pins.keys() | {entry.place for entry in self.plain.index.values()})
        assume(places)
        tier, block = data.draw(st.sampled_from(places))
        self.native.retain(array([block, block]), tier)
        self.plain.retain([block, block], tier)
        self.pins[tier, block] += 2

    # -- index

    @rule(tokens=tokens_strategy, salt=salt_strategy, shared=shared_strategy, limit=st.sampled_from([-1, -1, 0, 1, 2]))
    def match(self, tokens: list[int], salt: str, shared: int, limit: int) -> None:
        assert self.native.peek(array(tokens), salt, shared) == self.plain.peek(tokens, salt, shared)
        blocks, tiers = self.native.match(array(tokens), salt, shared, limit)
        expected = self.plain.match(tokens, salt, shared, limit)
        assert (blocks.tolist(), tiers.tolist()) == expected
        assert sorted(tiers) == list(tiers), "tiers never decrease along a prefix"
        self.pins.update(zip(expected[1], expected[0], strict=True))

    @rule(data=st.data(), tokens=tokens_strategy, salt=salt_strategy, shared=shared_strategy)
    def insert(self, data: st.DataObject, tokens: list[int], salt: str, shared: int) -> None:
        """As an engine does: match first, allocate the rest, insert all."""
        matched, tiers = self.native.match(array(tokens), salt, shared)
        expected = self.plain.match(tokens, salt, shared)
        assert (matched.tolist(), tiers.tolist()) == expected
        self.pins.update(zip(expected[1], expected[0], strict=True))
        blocks = self.swap_in_pair(*expected)
        missing = len(tokens) // BLOCK - len(expected[0])
        if blocks is None or data.draw(st.integers(0, 3)) == 0:
            blocks, missing = [], len(tokens) // BLOCK  # compute everything again: duplicates
        new = self.compare(self.native.alloc(missing), self.plain.alloc(missing))
        if new is None:
            return
        self.pins.update((0, block) for block in new)
        self.bytes.update(((0, block), None) for block in new)
        blocks = blocks + new
        self.insert_pair(tokens, blocks, salt, shared)
        if data.draw(st.booleans()):
            self.release_pair(blocks)

    def insert_pair(self, tokens: list[int], blocks: list[int], salt: str, shared: int) -> None:
        prefix = self.plain.prefix_of(tokens, salt, shared, len(blocks))
        for i, block in enumerate(blocks):
            if self.bytes.get((0, block)) is None:
                self.bytes[0, block] = prefix[: i + 1]  # its KV is computed now
        duplicates = self.native.insert(array(tokens), array(blocks), salt, shared)
        assert duplicates.tolist() == self.plain.insert(tokens, blocks, salt, shared)

    def release_pair(self, blocks: list[int]) -> None:
        self.native.release(array(blocks))
        self.plain.release(blocks)
        self.pins.subtract((0, block) for block in blocks)
        self.pins = +self.pins

    @rule(tokens=tokens_strategy, salt=salt_strategy, shared=shared_strategy)
    def delete(self, tokens: list[int], salt: str, shared: int) -> None:
        assert self.native.delete(array(tokens), salt, shared) == self.plain.delete(tokens, salt, shared)
        if len(tokens) >= BLOCK:
            assert self.native.peek(array(tokens), salt, shared) < len(tokens) // BLOCK

    @rule(count=st.integers(0, 6))
    def swap_out(self, count: int) -> None:
        self.apply(self.native.swap_out(count), self.plain.swap_out(count))

    @rule(data=st.data())
    def swap_in(self, data: st.DataObject) -> None:
        """Anything that is pinned, in any order, not only what one match returned."""
        places = data.draw(st.permutations(sorted(self.pins)))[: data.draw(st.integers(0, 4))]
        self.swap_in_pair([block for _, block in places], [tier for tier, _ in places])

    def swap_in_pair(self, blocks: list[int], tiers: list[int]) -> list[int] | None:
        native = self.native.swap_in(array(blocks), np.asarray(tiers, dtype=np.uint8))
        result = self.compare(native, self.plain.swap_in(blocks, tiers))
        if result is not None:
            self.pins.subtract(zip(tiers, blocks, strict=True))
            self.pins.update((0, block) for block in result)
            self.pins = +self.pins
        return result

    @rule(really=st.integers(0, 9))
    def clear(self, really: int) -> None:
        if really == 0:
            assert self.native.clear() == self.plain.clear()
            assert self.native.num_nodes == 0

    # -- after each step

    @invariant()
    def agree(self) -> None:
        if not hasattr(self, "native"):
            return
        self.native.check_invariants()
        assert list(self.native.num_evicted) == self.plain.num_evicted
        for tier in TIERS:
            usage = self.native.usage(tier)
            assert usage == self.plain.usage(tier)
            assert usage[0] == sum(usage[1:])
            blocks = range(self.plain.sizes[tier])
            references = self.native.references(array(blocks), tier).tolist()
            assert references == [self.pins[tier, block] for block in blocks]
            generations = self.native.generations(array(blocks), tier).tolist()
            assert generations == [self.plain.generations.get((tier, block), 0) for block in blocks]
            assert generations == self.shared[tier].tolist()
        indexed = self.native.indexed_hashes().tolist()
        assert sorted(indexed) == sorted(hash_of(prefix) for prefix in self.plain.index)
        for prefix, entry in self.plain.index.items():
            assert self.bytes[entry.place] == prefix, "an indexed block has the bytes of another prefix"


TestPoolMachine = PoolMachine.TestCase
TestPoolMachine.settings = settings(
    max_examples=300, stateful_step_count=50, deadline=None, suppress_health_check=list(HealthCheck)
)
