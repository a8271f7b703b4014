"""The native prompt tree against a set, over random histories."""

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
        self.plain: set[tuple[int, int]] = set()  # (holder, hash)

    @rule(holder=holder_strategy, hashes=hashes_strategy)
    def insert(self, holder: int, hashes: list[int]) -> None:
        self.native.insert(holder, array(hashes))
        self.plain.update((holder, value) for value in hashes)

    @rule(holder=holder_strategy, hashes=hashes_strategy)
    def remove(self, holder: int, hashes: list[int]) -> None:
        self.native.remove(holder, array(hashes))
        self.plain.difference_update((holder, value) for value in hashes)

    @rule(holder=holder_strategy)
    def remove_holder(self, holder: int) -> None:
        self.native.remove_holder(holder)
        self.plain = {key for key in self.plain if key[0] != holder}

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
