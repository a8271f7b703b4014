"""The instance with the fewest requests, then the fewest prompt tokens; ties go round, so they do not pile onto one
replica. Knows no caches."""

from kvtide.sched.policies.answer import route_to
from kvtide.sched.views import InstanceView, Route, RoutingView


def least_load(view: RoutingView) -> Route:
    return route_to(view, min(view.prefills, key=_key))


def _key(one: InstanceView) -> tuple[int, int, int]:
    return one.num_requests, one.num_prompt_tokens, one.last_routed
