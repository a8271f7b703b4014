"""Each instance in its turn, whatever the request; the baseline that knows nothing."""

from kvtide.sched.policies.answer import route_to
from kvtide.sched.views import Route, RoutingView


def round_robin(view: RoutingView) -> Route:
    return route_to(view, view.prefills[view.num_routed % len(view.prefills)])
