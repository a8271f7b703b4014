"""Cache-aware prefill selection (Mooncake, Algorithm 1).

It differs from `prompt_tree` in what decides about fetching: a ratio of lengths. Where the longest prefix anywhere is
more than `theta` times that of an instance, the instance is thought to fetch the difference, which also spreads hot
prefixes; elsewhere it is thought to compute it. Ours besides: above theta too it is computed where fetching is not
predicted to be faster. The paper fetches whatever that takes, always where an instance has no prefix of its own.
Admission is not decided here.
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
    """The least predicted time to the first token; ties: longer own prefix, fewer requests, then in turn
    (`last_routed`)."""
    holder, _ = best_holder(view)
    usable = view.usable_tokens
    there = 0 if holder is None else min(holder.cached_tokens, usable)
    known: dict[int, tuple[int, bool]] = {}  # by own prefix: most instances hold nothing, or the same
    best: tuple[int, int, int, int] | None = None
    chosen, is_fetching = view.prefills[0], False
    for one in view.prefills:
        own = min(one.cached_tokens, usable)
        if own not in known:
            known[own] = _work(view, own, holder if there > theta * own else None, there)
        work_ns, fetches = known[own]
        key = (one.queue_ns + work_ns, -own, one.num_requests, one.last_routed)
        if best is None or key < best:
            best, chosen, is_fetching = key, one, fetches
    if holder is None or not is_fetching:
        return route_to(view, chosen)
    return route_to(view, chosen, holder.instance, there)


def _work(view: RoutingView, own: int, source: InstanceView | None, there: int) -> tuple[int, bool]:
    """Time to prefill with a prefix of `own` tokens, or with the `there` of `source` if it is faster to fetch them; and
    whether it is."""
    computing_ns = view.cost.prefill_ns(view.num_prompt_tokens, own)
    if source is None or there <= own:
        return computing_ns, False
    fetching_ns = fetch_ns(view, source, there - own) + view.cost.prefill_ns(view.num_prompt_tokens, there)
    return min(computing_ns, fetching_ns), fetching_ns < computing_ns
