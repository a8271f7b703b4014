"""Policies that take a minimum, against brute force over all choices."""

from hypothesis import given, settings
from hypothesis import strategies as st

from kvtide.base.ids import InstanceId
from kvtide.sched.cost import LinearCost
from kvtide.sched.policies.conductor import conductor_with
from kvtide.sched.routing import POLICIES, InstanceView, RoutingView

BLOCK = 16


@st.composite
def views(draw: st.DrawFn) -> RoutingView:
    num_tokens = draw(st.integers(1, 400))
    longest = num_tokens // BLOCK

    def seat(instance: int, role: str) -> InstanceView:
        return InstanceView(
            instance=InstanceId(instance),
            role=role,
            num_requests=draw(st.integers(0, 2)),
            num_prompt_tokens=0,
            queue_ns=draw(st.sampled_from([0, 0, 1_000, 50_000, 10**6])),
            cached_tokens=BLOCK * draw(st.integers(0, longest)),
            outgoing_bytes=draw(st.sampled_from([0, 0, 100_000])),
            last_routed=draw(st.integers(0, 3)),
        )

    num_prefills, num_decodes = draw(st.integers(1, 5)), draw(st.integers(0, 3))
    return RoutingView(
        num_prompt_tokens=num_tokens,
        prefills=[seat(i, "prefill" if num_decodes else "mixed") for i in range(num_prefills)],
        decodes=[seat(10 + i, "decode") for i in range(num_decodes)],
        num_routed=draw(st.integers(0, 9)),
        kv_bytes_per_token=draw(st.sampled_from([100, 1_000, 5_000])),
        cost=LinearCost(1_000, 500, 1, 2, 0, draw(st.sampled_from([0, 20_000])), 1e9),
    )


def usable(view: RoutingView, one: InstanceView) -> int:
    return min(one.cached_tokens, (view.num_prompt_tokens - 1) // BLOCK * BLOCK)


def transfer_ns(view: RoutingView, source: InstanceView, num_tokens: int) -> int:
    return view.cost.transfer_ns(source.outgoing_bytes + num_tokens * view.kv_bytes_per_token)


@settings(max_examples=400, deadline=None)
@given(view=views())
def test_prompt_tree_equals_brute_force(view: RoutingView) -> None:
    route = POLICIES["prompt-tree"](view)
    chosen = next(one for one in view.prefills if one.instance == route.prefill)

    def key(one: InstanceView) -> tuple[int, int, int]:
        total = one.queue_ns + view.cost.prefill_ns(view.num_prompt_tokens, usable(view, one))
        return total, -usable(view, one), one.num_requests

    tied = [one for one in view.prefills if key(one) == min(map(key, view.prefills))]
    assert chosen is min(tied, key=lambda one: (one.last_routed, one.instance))

    own = usable(view, chosen)
    longest = max((usable(view, one) for one in [*view.prefills, *view.decodes] if one is not chosen), default=0)
    compute = view.cost.prefill_ns(view.num_prompt_tokens, own)
    best = compute
    for source in [*view.prefills, *view.decodes]:
        if source is not chosen and usable(view, source) == longest > own:
            fetching = transfer_ns(view, source, longest - own)
            best = min(best, fetching + view.cost.prefill_ns(view.num_prompt_tokens, longest))
    if route.fetch_from is None:
        assert best == compute
    else:
        source = next(one for one in [*view.prefills, *view.decodes] if one.instance == route.fetch_from)
        assert source is not chosen
        assert route.fetch_tokens == usable(view, source) == longest
        fetching = transfer_ns(view, source, longest - own)
        assert best == fetching + view.cost.prefill_ns(view.num_prompt_tokens, longest) < compute


@settings(max_examples=400, deadline=None)
@given(view=views(), theta=st.sampled_from([1.1, 1.5, 2.0, 4.0]))
def test_conductor_equals_brute_force(view: RoutingView, theta: float) -> None:
    route = conductor_with(theta)(view)
    everyone = [*view.prefills, *view.decodes]

    def options(one: InstanceView) -> tuple[int, int, int, bool]:
        own = usable(view, one)
        best = max(usable(view, other) for other in everyone)
        work = view.cost.prefill_ns(view.num_prompt_tokens, own)
        is_fetching = False
        if best > own and (own == 0 or best / own > theta):
            sources = [other for other in everyone if other is not one and usable(view, other) == best]
            fetching = min(transfer_ns(view, source, best - own) for source in sources)
            fetching += view.cost.prefill_ns(view.num_prompt_tokens, best)
            is_fetching, work = fetching < work, min(work, fetching)
        return one.queue_ns + work, -own, one.num_requests, is_fetching

    keys = [options(one) for one in view.prefills]
    least = min(key[:3] for key in keys)
    tied = [one for one, key in zip(view.prefills, keys, strict=True) if key[:3] == least]
    chosen = min(tied, key=lambda one: (one.last_routed, one.instance))
    assert route.prefill == chosen.instance
    assert (route.fetch_from is not None) == options(chosen)[3]
    if route.fetch_from is not None:
        assert route.fetch_tokens == max(usable(view, other) for other in everyone)
        assert route.fetch_from != route.prefill


@settings(max_examples=100, deadline=None)
@given(view=views())
def test_every_policy_names_who_is_there(view: RoutingView) -> None:
    for policy in POLICIES.values():
        route = policy(view)
        assert route.prefill in {one.instance for one in view.prefills}
        assert (route.decode is None) == (not view.decodes)
        assert route.decode is None or route.decode in {one.instance for one in view.decodes}
