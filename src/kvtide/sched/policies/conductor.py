"""Cache-aware prefill selection (Mooncake, Algorithm 1).

It differs from `prompt_tree` in what decides about fetching: a ratio of lengths. Where the longest prefix anywhere is
more than `theta` times that of an instance, the instance is thought to fetch the difference, which also spreads hot
prefixes; elsewhere it is thought to compute it. Admission is not decided here.
"""

from kvtide.sched.policies.answer import route_to
from kvtide.sched.policies.common import best_holder, fetch_ns
from kvtide.sched.views import InstanceView, Route, RoutingPolicy, RoutingView

THETA = 1.5
"""Tuned by hand in the paper, which does not tell its value."""


def conductor_with(theta: float) -> RoutingPolicy:
    """The policy for a given `kvcache_balancing_threshold`."""

    def policy(view: RoutingView) -> Route:
        return _conductor(view, theta)

    return policy


def conductor(view: RoutingView) -> Route:
    return _conductor(view, THETA)


def _conductor(view: RoutingView, theta: float) -> Route:
    """The least predicted time to the first token; ties: longer own prefix, fewer requests, then in turn."""
    first, second = best_holder(view)
    usable = view.usable_tokens
    prefill_ns = view.cost.prefill_ns
    best_key: tuple[int, int, int] | None = None
    tied: list[tuple[InstanceView, InstanceView | None, int]] = []
    known: dict[int, int] = {}  # most instances hold nothing, or the same
    for one in view.prefills:
        own = min(one.cached_tokens, usable)
        source = second if first is one else first
        there = min(source.cached_tokens, usable) if source is not None else 0
        prefix, ttft_ns = own, one.queue_ns
        if source is not None and there > own and there > theta * own:
            prefix = there
            ttft_ns += fetch_ns(view, source, there - own)
        else:
            source = None
        work_ns = known.get(prefix)
        if work_ns is None:
            work_ns = known[prefix] = prefill_ns(view.num_prompt_tokens, prefix)
        key = (ttft_ns + work_ns, -own, one.num_requests)
        if best_key is None or key < best_key:
            best_key, tied = key, [(one, source, prefix)]
        elif key == best_key:
            tied.append((one, source, prefix))
    chosen, source, prefix = tied[view.num_routed % len(tied)]
    if source is None:
        return route_to(view, chosen)
    return route_to(view, chosen, source.instance, prefix)
