"""Charges, their totals, and the guess of output lengths."""

from random import Random

import pytest

from kvtide.base.ids import RequestId
from kvtide.control.charges import Charge, Charges
from kvtide.control.lengths import ESTIMATORS, HORIZON, UNKNOWN_TOKENS, RunningMean


def test_the_running_prefill_gets_shorter_the_others_wait() -> None:
    charges = Charges()
    charges.add(RequestId(1), Charge(0, 10, prefill_ns=100), 1000)
    charges.add(RequestId(2), Charge(0, 10, prefill_ns=50), 1020)
    assert charges.queue_ns(1020) == 130
    assert charges.queue_ns(5000) == 50, "a prefill that takes longer than predicted is about to end"
    charges.sampled(RequestId(1), 1110)
    assert charges.queue_ns(1110) == 50
    assert charges.queue_ns(1130) == 30
    charges.predict(RequestId(2), 200)
    assert charges.queue_ns(1130) == 180
    charges.remove(RequestId(2), 1140)
    assert charges.queue_ns(1140) == 0
    assert charges.by_request.keys() == {1}


def test_totals_are_those_of_the_parts() -> None:
    rng, charges = Random(1), Charges()
    for now in range(2000):
        request = RequestId(rng.randrange(8))
        match rng.randrange(6):
            case 0 | 1:
                parts = [rng.randrange(5) for _ in range(4)]
                charges.add(request, Charge(now, parts[0], rng.randrange(3), *parts[1:]), now)
            case 2:
                charges.remove(request, now)
            case 3:
                charges.sampled(request, now)
            case 4:
                charges.predict(request, rng.randrange(1, 9))
            case _ if rng.random() < 0.5:
                charges.add_fetch(request, rng.randrange(100), rng.randrange(20), now)
            case _:
                charges.remove_fetch(request)
        charges.check_invariants()
        assert charges.queue_ns(now) >= 0


def test_fetches_end_one_after_the_other() -> None:
    """Nobody says when a fetch is over, and the request that it was for may wait for its turn long after."""
    charges = Charges()
    charges.add_fetch(RequestId(1), 1000, 50, 100)
    charges.add_fetch(RequestId(2), 2000, 100, 110)  # behind the first one
    assert [charges.outgoing_bytes(now) for now in (110, 149, 150, 249, 250)] == [3000, 3000, 2000, 2000, 0]
    charges.add_fetch(RequestId(3), 500, 10, 400)  # the source has been idle in between
    assert [charges.outgoing_bytes(now) for now in (409, 410)] == [500, 0]
    charges.add_fetch(RequestId(4), 500, 10, 400)
    charges.remove_fetch(RequestId(4))
    charges.remove_fetch(RequestId(9))
    assert charges.outgoing_bytes(405) == 500
    for request in (1, 2, 3):
        charges.remove_fetch(RequestId(request))
    charges.add_fetch(RequestId(5), 70, 10, 405)
    assert [charges.outgoing_bytes(now) for now in (414, 415)] == [70, 0], "what was given up keeps nobody waiting"


@pytest.mark.parametrize("name", sorted(ESTIMATORS))
def test_predictions_stay_within_what_the_client_allows(name: str) -> None:
    lengths = ESTIMATORS[name]()
    assert lengths.name == name
    for observed in (0, 1, 500):
        for allowed in (1, 7, 1000):
            assert 1 <= lengths.predict(allowed) <= allowed
        lengths.observe(observed)


def test_the_mean_follows_the_workload() -> None:
    lengths = RunningMean()
    assert lengths.predict(10_000) == UNKNOWN_TOKENS
    for _ in range(HORIZON):
        lengths.observe(10)
    assert lengths.predict(10_000) == 10
    for _ in range(4 * HORIZON):
        lengths.observe(1000)
    assert lengths.predict(10_000) > 900
