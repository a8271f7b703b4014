"""Routing by the global prompt trees (MemServe, section 5): the least predicted time, then fetch or recompute.

The paper's two texts differ (least cost in the section on the cost model, longest common prefix in that on the
scheduler): the cost decides here, a longer prefix where costs are equal.
"""

from kvtide.sched.policies.answer import route_to
from kvtide.sched.policies.common import best_holder, fetch_ns
from kvtide.sched.views import InstanceView, Route, RoutingView


def prompt_tree(view: RoutingView) -> Route:
    """argmin of queueing plus execution; ties: longer prefix, fewer requests, then in turn (`last_routed`).

    What the chosen one lacks is fetched from the best other holder where that is predicted to be faster than to
    compute it.
    """
    chosen, own = _choose(view)
    first, second = best_holder(view)
    source = second if first is chosen else first
    if source is None:
        return route_to(view, chosen)
    there = min(source.cached_tokens, view.usable_tokens)
    if there <= own:
        return route_to(view, chosen)
    saved_ns = view.cost.prefill_ns(view.num_prompt_tokens, own) - view.cost.prefill_ns(view.num_prompt_tokens, there)
    if fetch_ns(view, source, there - own) >= saved_ns:
        return route_to(view, chosen)
    return route_to(view, chosen, source.instance, there)


def _choose(view: RoutingView) -> tuple[InstanceView, int]:
    """The chosen instance and the tokens of the prompt that it can reuse."""
    num_tokens, usable = view.num_prompt_tokens, view.usable_tokens
    prefill_ns = view.cost.prefill_ns
    known: dict[int, int] = {}  # most instances hold nothing, or the same
    best: tuple[int, int, int, int] | None = None
    chosen = view.prefills[0]
    for one in view.prefills:
        cached = one.cached_tokens
        work_ns = known.get(cached)
        if work_ns is None:
            work_ns = known[cached] = prefill_ns(num_tokens, min(cached, usable))
        key = (one.queue_ns + work_ns, -min(cached, usable), one.num_requests, one.last_routed)
        if best is None or key < best:
            best, chosen = key, one
    return chosen, min(chosen.cached_tokens, usable)
