"""The route to a chosen instance, its decode instance included."""

from kvtide.base.ids import InstanceId
from kvtide.sched.policies.decode import choose_decode
from kvtide.sched.views import InstanceView, Route, RoutingView


def route_to(
    view: RoutingView, chosen: InstanceView, fetch_from: InstanceId | None = None, fetch_tokens: int = 0
) -> Route:
    return Route(
        prefill=chosen.instance,
        decode=choose_decode(view) if chosen.role == "prefill" else None,
        fetch_from=fetch_from,
        fetch_tokens=fetch_tokens,
    )
