"""The instance with the fewest requests, then the fewest prompt tokens; ties go round, so they do not pile onto one
replica. Knows no caches."""

from kvtide.sched.policies.answer import route_to
from kvtide.sched.views import Route, RoutingView


def least_load(view: RoutingView) -> Route:
    lightest = min((one.num_requests, one.num_prompt_tokens) for one in view.prefills)
    tied = [one for one in view.prefills if (one.num_requests, one.num_prompt_tokens) == lightest]
    return route_to(view, tied[view.num_routed % len(tied)])
