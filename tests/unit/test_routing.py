"""Routing policies on snapshots made by hand. Equality with brute force is in tests/property."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from kvtide.base.ids import InstanceId
from kvtide.sched.cost import LinearCost
from kvtide.sched.policies.conductor import conductor_with
from kvtide.sched.routing import POLICIES, PREDICTING, InstanceView, Route, RoutingPolicy, RoutingView, round_robin

COST = LinearCost(  # 1 us a token, transfers 0.1 us a token of 1 KB
    base_ns=0, token_ns=1_000, context_ns=0, pair_ns=0, transfer_base_ns=0, transfer_bytes_per_s=1e10
)
N = 1_001  # usable: 992


def seat(instance: int, cached: int = 0, **fields: Any) -> InstanceView:
    values: dict[str, Any] = {"num_requests": 0, "num_prompt_tokens": 0} | fields
    return InstanceView(instance=InstanceId(instance), cached_tokens=cached, **values)


def view(*prefills: InstanceView, **fields: Any) -> RoutingView:
    values: dict[str, Any] = {"num_prompt_tokens": N, "cost": COST, "kv_bytes_per_token": 1_000} | fields
    return RoutingView(prefills=prefills, **values)


def prefill(instance: int, cached: int = 0, **fields: Any) -> InstanceView:
    return seat(instance, cached, role="prefill", **fields)


def decode(instance: int, cached: int = 0, **fields: Any) -> InstanceView:
    return seat(instance, cached, role="decode", **fields)


def turns(name: str, snapshot: RoutingView, count: int) -> Counter[int]:
    """How often each instance is chosen where nothing changes but what was chosen before."""
    return Counter(route.prefill for route in routes(POLICIES[name], snapshot, count))


def routes(policy: RoutingPolicy, snapshot: RoutingView, count: int) -> list[Route]:
    """Of `count` requests of one kind, one after the other."""
    made: list[Route] = []
    last: dict[InstanceId | None, int] = {}
    for i in range(count):

        def known(side: Sequence[InstanceView]) -> list[InstanceView]:
            return [msgspec.structs.replace(one, last_routed=last.get(one.instance, 0)) for one in side]

        sides = {"prefills": known(snapshot.prefills), "decodes": known(snapshot.decodes)}
        made.append(policy(msgspec.structs.replace(snapshot, num_routed=i, **sides)))
        last[made[-1].prefill] = last[made[-1].decode] = i + 1
    return made


def test_names_are_those_of_the_flag() -> None:
    assert list(POLICIES) == ["round-robin", "least-load", "session", "prompt-tree", "conductor"]


@pytest.mark.parametrize("name", list(POLICIES))
def test_who_asks_for_times_is_named(name: str) -> None:
    class Asked(LinearCost):
        def prefill_ns(self, num_tokens: int, num_cached: int) -> int:
            raise LookupError

    snapshot = view(prefill(0, 160), prefill(1), decodes=(decode(2), decode(3)), cost=Asked())
    if name in PREDICTING:
        with pytest.raises(LookupError):
            POLICIES[name](snapshot)
    else:
        POLICIES[name](snapshot)


@pytest.mark.parametrize("name", ["round-robin", "least-load", "prompt-tree", "conductor"])
def test_ties_go_round(name: str) -> None:
    assert turns(name, view(*(seat(i) for i in range(5))), 50) == dict.fromkeys(range(5), 10)


@pytest.mark.parametrize("name", list(POLICIES))
def test_prefill_instances_come_with_a_decode_instance(name: str) -> None:
    both = view(prefill(0), prefill(1), decodes=(decode(2), decode(3)))
    for session in ("", "someone"):
        route = POLICIES[name](msgspec.structs.replace(both, session=session))
        assert route.prefill in (0, 1) and route.decode in (2, 3)
    assert POLICIES[name](view(seat(0))) == Route(prefill=InstanceId(0))


def test_round_robin_takes_turns() -> None:
    assert [one.prefill for one in routes(round_robin, view(seat(3), seat(5)), 4)] == [3, 5, 3, 5]


def test_least_load_counts_requests_then_tokens() -> None:
    snapshot = view(
        seat(0, num_requests=2),
        seat(1, num_requests=1, num_prompt_tokens=90),
        seat(2, num_requests=1, num_prompt_tokens=80),
    )
    assert POLICIES["least-load"](snapshot).prefill == 2


# -- session


def owner(session: str, instances: list[int], **fields: Any) -> int:
    return POLICIES["session"](view(*(seat(i) for i in instances), session=session, **fields)).prefill


def test_a_session_stays_whatever_the_load_and_sessions_spread() -> None:
    names = [f"user-{i}" for i in range(400)]
    before = {name: owner(name, [0, 1, 2, 3]) for name in names}
    assert all(50 < count < 150 for count in Counter(before.values()).values())
    for name in names[:20]:
        busy = [seat(i, num_requests=9 if i == before[name] else 0) for i in range(4)]
        assert POLICIES["session"](view(*busy, session=name, num_routed=7)).prefill == before[name]


def test_only_the_sessions_of_a_lost_instance_move() -> None:
    names = [f"user-{i}" for i in range(200)]
    for name in names:
        before, after = owner(name, [0, 1, 2, 3]), owner(name, [0, 1, 3])
        assert after == before or before == 2


def test_without_a_session_the_least_loaded() -> None:
    assert POLICIES["session"](view(seat(0, num_requests=1), seat(1))).prefill == 1


# -- prompt tree


def test_prompt_tree_weighs_the_queue_against_the_prefix() -> None:
    holder = seat(0, 800, queue_ns=700_000)
    assert POLICIES["prompt-tree"](view(holder, seat(1))).prefill == 0  # 700 + 201 us against 1,001 us
    holder = seat(0, 800, queue_ns=900_000)
    assert POLICIES["prompt-tree"](view(holder, seat(1))).prefill == 1


def test_prompt_tree_ties_by_prefix_then_requests() -> None:
    equal = view(seat(0, 0), seat(1, 160, queue_ns=160_000), seat(2, 160, queue_ns=160_000, num_requests=1))
    assert turns("prompt-tree", equal, 6) == {1: 6}


def test_a_whole_prompt_in_the_cache_still_costs_its_last_block() -> None:
    """Holders of 992 and of 1,008 tokens are equal: at least one token is computed."""
    assert turns("prompt-tree", view(seat(0, 992), seat(1, 1_008)), 10) == {0: 5, 1: 5}


def test_prompt_tree_fetches_where_it_pays() -> None:
    chosen, busy = seat(1), seat(0, 800, queue_ns=900_000)
    fetching = POLICIES["prompt-tree"](view(busy, chosen))
    assert fetching == Route(prefill=InstanceId(1), fetch_from=InstanceId(0), fetch_tokens=800)
    slow = msgspec.structs.replace(view(busy, chosen), kv_bytes_per_token=20_000)  # 2 us a token: computing is faster
    assert POLICIES["prompt-tree"](slow) == Route(prefill=InstanceId(1))


def test_what_the_source_owes_others_counts() -> None:
    busy = seat(0, 800, queue_ns=900_000, outgoing_bytes=10_000_000)  # 1 ms
    assert POLICIES["prompt-tree"](view(busy, seat(1))).fetch_from is None
    other = seat(2, 800, queue_ns=900_000)
    assert POLICIES["prompt-tree"](view(busy, seat(1), other)).fetch_from == 2


def test_only_what_is_missing_is_paid_for() -> None:
    cost = msgspec.structs.replace(view(), cost=LinearCost(0, 1_000, 0, 0, 0, 0, 1e9))  # 1 us a token both ways
    base = msgspec.structs.replace(cost, kv_bytes_per_token=999)
    holders = (seat(0, 800, queue_ns=10**9), seat(1, 400))
    route = POLICIES["prompt-tree"](msgspec.structs.replace(base, prefills=holders))
    assert (route.prefill, route.fetch_from, route.fetch_tokens) == (1, 0, 800)


def test_a_decode_instance_may_be_the_source() -> None:
    route = POLICIES["prompt-tree"](view(prefill(0), decodes=(decode(1, 960), decode(2))))
    assert (route.prefill, route.fetch_from, route.fetch_tokens) == (0, 1, 960)
    assert route.decode == 1


# -- conductor


def conduct(theta: float, *prefills: InstanceView, **fields: Any) -> Route:
    return conductor_with(theta)(view(*prefills, **fields))


def test_conductor_nobody_holds_anything() -> None:
    assert conduct(1.5, seat(0, queue_ns=5), seat(1), seat(2, queue_ns=9)) == Route(prefill=InstanceId(1))


@pytest.mark.parametrize("own", [0, 160])
def test_conductor_fetches_only_where_it_pays(own: int) -> None:
    """Fetched at 0.9 us a token, computed at 1 or (unlike the paper, which fetches above theta always) when at 1.1 us
    or as long."""
    busy, other = seat(0, 800, queue_ns=10**9), seat(1, own)
    fetching = Route(prefill=InstanceId(1), fetch_from=InstanceId(0), fetch_tokens=800)
    assert conduct(1.5, busy, other, kv_bytes_per_token=9_000) == fetching
    assert conduct(1.5, busy, other, kv_bytes_per_token=10_000) == Route(prefill=InstanceId(1))
    assert conduct(1.5, busy, other, kv_bytes_per_token=11_000) == Route(prefill=InstanceId(1))
    owing = msgspec.structs.replace(busy, outgoing_bytes=10**7)
    assert conduct(1.5, owing, other, kv_bytes_per_token=9_000) == Route(prefill=InstanceId(1))


def test_conductor_expects_what_it_would_do() -> None:
    """An instance that computes, as fetching is slower, is compared with what computing takes there: the holder, whose
    queue is longer than that, is not taken, and one whose queue is shorter is."""
    slow = {"kv_bytes_per_token": 20_000}
    assert conduct(1.5, seat(0, 800, queue_ns=810_000), seat(1), **slow).prefill == 1  # 1,011 us against 1,001 us
    assert conduct(1.5, seat(0, 800, queue_ns=790_000), seat(1), **slow).prefill == 0


def test_conductor_ratio_above_and_at_theta() -> None:
    busy, local = seat(0, 640, queue_ns=10**9), seat(1, 320)
    assert conduct(2.0, busy, local) == Route(prefill=InstanceId(1))  # the ratio is theta, not above
    assert conduct(1.9, busy, local) == Route(prefill=InstanceId(1), fetch_from=InstanceId(0), fetch_tokens=640)


def test_conductor_the_best_holder_computes_the_rest_itself() -> None:
    route = conduct(1.1, seat(0, 800), seat(1, 320), seat(2, 320, queue_ns=0))
    assert route == Route(prefill=InstanceId(0))


def test_conductor_counts_the_transfer() -> None:
    """Idle instance: 80 us of transfer and 201 us of compute; the holder has 100 or 60 us of queue."""
    assert conduct(1.5, seat(0, 800, queue_ns=100_000), seat(1)).prefill == 1
    assert conduct(1.5, seat(0, 800, queue_ns=60_000), seat(1)).prefill == 0


def test_conductor_spreads_a_hot_prefix() -> None:
    """Each request queues where it goes, and what was fetched is held from then on: replicas reach all instances."""
    cached, queues = {0: 960}, dict.fromkeys(range(4), 0)
    for i in range(40):
        seats = [seat(one, cached.get(one, 0), queue_ns=queues[one]) for one in queues]
        route = conduct(1.5, *seats, num_routed=i)
        queues[route.prefill] += 100_000
        if route.fetch_from is not None:
            cached[route.prefill] = route.fetch_tokens
    assert set(cached) == {0, 1, 2, 3}


# -- decode


def chosen_decodes(*decodes: InstanceView, count: int = 100, **fields: Any) -> Counter[int]:
    made = routes(round_robin, view(prefill(9), decodes=decodes, **fields), count)
    return Counter(one.decode for one in made if one.decode is not None)


def test_decode_by_load() -> None:
    busy = decode(0, num_decode_tokens=50_000, num_decodes=10)
    assert chosen_decodes(busy, decode(1)) == {1: 100}


def test_decode_ties_go_round() -> None:
    assert chosen_decodes(decode(0), decode(1), count=10) == {0: 5, 1: 5}


def test_two_drawn_of_many_avoid_the_busiest_and_reach_the_others() -> None:
    seats = [decode(i, num_decode_tokens=1_000 * i, num_decodes=i) for i in range(6)]
    counts = chosen_decodes(*seats, count=600)
    assert counts[5] == 0
    assert all(counts[i] > 20 for i in range(5)) and counts[0] > counts[4]
    assert counts == chosen_decodes(*seats, count=600), "deterministic"
    assert counts != chosen_decodes(*seats, count=600, seed=1), "the seed counts"


def test_memory_must_cover_the_predicted_need() -> None:
    full = decode(0, num_decode_tokens=9_000, capacity_tokens=10_000)  # 1,001 + 128 tokens do not fit
    loaded = decode(1, num_decode_tokens=90_000, capacity_tokens=100_000)
    assert chosen_decodes(full, loaded) == {1: 100}
    holder = msgspec.structs.replace(full, cached_tokens=800)
    assert chosen_decodes(holder, loaded) == {0: 100}
    none = msgspec.structs.replace(loaded, capacity_tokens=90_500)
    assert chosen_decodes(full, none) == {0: 100}, "where it fits nowhere, the least loaded"


def test_heavy_decodes_are_kept_apart() -> None:
    same = {"num_decodes": 10, "num_decode_tokens": 20_000}
    heavies, lights = decode(0, num_heavy_decodes=8, **same), decode(1, num_heavy_decodes=1, **same)
    assert chosen_decodes(heavies, lights, predicted_output_tokens=500) == {1: 100}
    assert chosen_decodes(heavies, lights, predicted_output_tokens=10) == {1: 100}


def test_own_prefix_of_a_decode_instance_counts_even_where_it_is_not_drawn() -> None:
    seats = [decode(i, 992 if i == 7 else 0) for i in range(20)]
    assert chosen_decodes(*seats) == {7: 100}
    busy = [decode(i, 992 if i == 7 else 0, num_decode_tokens=5_000 if i == 7 else 0) for i in range(20)]
    assert 7 not in chosen_decodes(*busy)
