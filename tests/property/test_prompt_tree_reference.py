"""The native prompt tree against a dictionary, over random histories."""

import numpy as np
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from kvtide._core import PromptTree

HOLDERS = (0, 1, 2, 5, 9, 4095)
# Neighbours, and numbers that share their lowest or highest bits.
HASHES = [0, 1, 2, 3, 2**32, 2**63, 2**63 + 1, 2**64 - 1, *(i << 52 for i in range(1, 60))]

holder_strategy = st.sampled_from(HOLDERS)
hashes_strategy = st.lists(st.sampled_from(HASHES), max_size=80)


def array(values: list[int]) -> np.ndarray:
    return np.array(values, dtype=np.uint64)


class PromptTreeMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.native = PromptTree()
        self.plain: dict[tuple[int, int], int] = {}  # (holder, hash) -> stamp
        self.now = 1_000

    @rule(holder=holder_strategy, hashes=hashes_strategy, later=st.sampled_from([0, 0, 1, 100, 10**9]))
    def insert(self, holder: int, hashes: list[int], later: int) -> None:
        self.now += later
        self.native.insert(holder, array(hashes), self.now)
        self.plain.update({(holder, value): self.now for value in hashes})

    @rule(holder=holder_strategy, hashes=hashes_strategy)
    def remove(self, holder: int, hashes: list[int]) -> None:
        self.native.remove(holder, array(hashes))
        for value in hashes:
            self.plain.pop((holder, value), None)

    @rule(holder=holder_strategy)
    def remove_holder(self, holder: int) -> None:
        self.native.remove_holder(holder)
        self.plain = {key: stamp for key, stamp in self.plain.items() if key[0] != holder}

    @rule(age=st.sampled_from([-1, 0, 50, 2_000, 10**9, 3 * 10**9]))
    def expire(self, age: int) -> None:
        before = self.now - age
        expected = [key for key, stamp in self.plain.items() if stamp < before]
        # A stamp older than 2^31 ms counts as that old once the clock was set anew; the youngest of those is not drawn.
        if any(self.now - stamp > 2**31 for stamp in self.plain.values()):
            return
        assert self.native.expire(before) == len(expected)
        for key in expected:
            del self.plain[key]

    @rule(hashes=hashes_strategy)
    def match(self, hashes: list[int]) -> None:
        holders, blocks = self.native.match(array(hashes))
        expected = {}
        for holder in HOLDERS:
            missing = (i for i, value in enumerate(hashes) if (holder, value) not in self.plain)
            if found := next(missing, len(hashes)):
                expected[holder] = found
        assert list(zip(holders.tolist(), blocks.tolist(), strict=True)) == sorted(expected.items())

    @invariant()
    def agree(self) -> None:
        self.native.check_invariants()
        assert self.native.num_entries == len(self.plain)
        for holder in HOLDERS:
            assert self.native.num_blocks(holder) == sum(key[0] == holder for key in self.plain)


TestPromptTreeMachine = PromptTreeMachine.TestCase
TestPromptTreeMachine.settings = settings(max_examples=100, stateful_step_count=40, deadline=None)
