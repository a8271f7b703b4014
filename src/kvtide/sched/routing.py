"""Routing policies: which instances serve a request. Pure functions over a snapshot, one file each in `policies`.

A request goes to one `mixed` instance, or to a `prefill` and a `decode` instance chosen together.
"""

from kvtide.sched.policies.conductor import conductor
from kvtide.sched.policies.decode import choose_decode
from kvtide.sched.policies.least_load import least_load
from kvtide.sched.policies.prompt_tree import prompt_tree
from kvtide.sched.policies.round_robin import round_robin
from kvtide.sched.policies.session import session
from kvtide.sched.views import HEAVY_DECODE_TOKENS, InstanceView, Route, RoutingPolicy, RoutingView

__all__ = [
    "HEAVY_DECODE_TOKENS",
    "POLICIES",
    "PREDICTING",
    "InstanceView",
    "Route",
    "RoutingPolicy",
    "RoutingView",
    "choose_decode",
    "conductor",
    "least_load",
    "prompt_tree",
    "round_robin",
    "session",
]

POLICIES: dict[str, RoutingPolicy] = {
    "round-robin": round_robin,
    "least-load": least_load,
    "session": session,
    "prompt-tree": prompt_tree,
    "conductor": conductor,
}
"""By the name that `--policy` takes."""

PREDICTING = ("prompt-tree", "conductor")
"""Those that ask a cost model for times; the others count requests or hash."""
