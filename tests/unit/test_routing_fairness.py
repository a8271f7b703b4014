"""Misses do not pile onto one replica, in whatever pattern new conversations and later turns come.

One request at a time, so every instance is idle whenever one is routed: nothing but the breaking of ties spreads them.
"""

from collections import Counter
from itertools import product

import pytest
from tests.property.control_harness import registered
from tests.unit.control_bench import Bench, changed, hashes_of, prompt_of

from kvtide.base.ids import InstanceId, RequestId
from kvtide.proto.control import AttemptEnded, StepTokens, TokenOut
from kvtide.sched.routing import POLICIES

CONVERSATIONS = 40
PATTERNS = [(0,), (0, 1), (0, 2), (0, 1, 1), (0, 0, 1), (0, 1, 2, 2), (0, 0, 1, 2, 1), (0, 2, 1, 2, 1, 2)]
"""What comes in turn: 0 a new conversation, 1 the next turn of the last one, 2 the next turn of the first one ever."""
POLICIES_WITH_TIES = ["least-load", "session", "prompt-tree", "conductor"]


class Replicas(Bench):
    """Serves one request after the other; what an instance has served it holds."""

    def __init__(self, policy: str, *roles: str) -> None:
        super().__init__(*roles, policy=POLICIES[policy], device_blocks=10**6)
        self.sequences = [0] * len(roles)
        for seat in range(len(roles)):
            self._hold(InstanceId(seat), [], is_first=True)

    def _hold(self, seat: InstanceId, tokens: list[int], *, is_first: bool = False) -> None:
        self.hear(seat, changed(self.sequences[seat], hashes_of(tokens), is_first=is_first))
        self.sequences[seat] += 1

    def serve(self, tokens: list[int]) -> tuple[int, ...]:
        """The instance that served it, or the prefill and the decode instance."""
        request, told = self.submit(tokens)
        first, *others = sorted(told)
        self._end(request, first, 0, "handed_over" if others else "finished")
        for decode in others:
            self._end(request, decode, 1, "finished")
        for seat in told:
            self._hold(seat, tokens)
        return first, *others

    def _end(self, request: RequestId, seat: InstanceId, position: int, outcome: str) -> None:
        finish = "length" if outcome == "finished" else None
        self.hear(seat, StepTokens(outputs=(TokenOut(request, 0, 0, position, (1,), (), finish),)))
        self.hear(seat, AttemptEnded(request=request, attempt=0, outcome=outcome))


def serve_pattern(replicas: Replicas, pattern: tuple[int, ...], common: int = 0) -> list[tuple[tuple[int, ...], bool]]:
    """For each request where it was served, and whether it was a new conversation; all begin with `common` tokens."""
    system = prompt_of(10**6, common)
    conversations: list[list[int]] = []
    served = []
    for turn in range(10**6):
        if len(conversations) == CONVERSATIONS:
            break
        what = pattern[turn % len(pattern)]
        if is_new := what == 0:
            conversations.append(system + prompt_of(turn, 48))
        else:
            conversations[-1 if what == 1 else 0] += prompt_of(turn, 32)
        served.append((replicas.serve(conversations[0 if what == 2 else -1]), is_new))
    return served


def gap(where: list[int], seats: range) -> int:
    """Between the instance that was chosen most often and the one least often."""
    counts = Counter(where)
    assert set(counts) <= set(seats)
    return max(counts[seat] for seat in seats) - min(counts[seat] for seat in seats)


@pytest.mark.parametrize("policy", POLICIES_WITH_TIES)
@pytest.mark.parametrize("count", [2, 3, 4, 8])
def test_new_conversations_spread_over_mixed_instances(policy: str, count: int) -> None:
    for pattern, common in product(PATTERNS, (0, 64)):
        replicas = Replicas(policy, *["mixed"] * count)
        if common:
            for _ in range(count):  # all hold the common prefix, as they do soon
                for seat in range(count):
                    replicas._hold(InstanceId(seat), prompt_of(10**6, common))
        served = serve_pattern(replicas, pattern, common)
        news = [seats[0] for seats, is_new in served if is_new]
        assert gap(news, range(count)) <= 1, f"{pattern}, {common} tokens in common: {Counter(news)}"


@pytest.mark.parametrize("policy", POLICIES_WITH_TIES)
@pytest.mark.parametrize(("prefills", "decodes"), [(1, 2), (2, 2), (3, 2), (2, 5), (1, 8)])
def test_new_conversations_spread_over_both_sides(policy: str, prefills: int, decodes: int) -> None:
    """Exactly where no chance is involved; of more than two decode instances two are drawn (TetriInfer), of which the
    one that has waited longer is taken: no instance gets twice its share."""
    for pattern in PATTERNS:
        replicas = Replicas(policy, *["prefill"] * prefills, *["decode"] * decodes)
        news = [seats for seats, is_new in serve_pattern(replicas, pattern) if is_new]
        assert gap([seats[0] for seats in news], range(prefills)) <= 1, pattern
        by_decode = [seats[1] for seats in news]
        bound = 1 if decodes == 2 else CONVERSATIONS // decodes
        assert gap(by_decode, range(prefills, prefills + decodes)) <= bound, f"{pattern}: {Counter(by_decode)}"


@pytest.mark.parametrize("policy", ["prompt-tree", "conductor"])
def test_later_turns_stay(policy: str) -> None:
    for pattern in ((0, 1), (0, 1, 1)):
        served = serve_pattern(Replicas(policy, *["mixed"] * 4), pattern)
        for (seats, _), (before, _) in [(served[i], served[i - 1]) for i in range(1, len(served)) if not served[i][1]]:
            assert seats == before


def test_round_robin_is_just_that() -> None:
    """It breaks no ties and knows no conversations: of all requests each instance gets every so many."""
    for count, pattern in product((2, 5), PATTERNS):
        served = serve_pattern(Replicas("round-robin", *["mixed"] * count), pattern)
        assert [seats[0] for seats, _ in served] == [i % count for i in range(len(served))]


@pytest.mark.parametrize("policy", POLICIES_WITH_TIES)
def test_an_instance_that_joins_gets_its_turn_not_all(policy: str) -> None:
    replicas = Replicas(policy, "mixed", "mixed")
    for i in range(20):
        replicas.serve(prompt_of(i, 48))
    replicas.hear(InstanceId(2), registered("mixed"))
    replicas.sequences.append(0)
    where = [replicas.serve(prompt_of(100 + i, 48))[0] for i in range(9)]
    assert gap(where, range(3)) == 0
