"""Sticky sessions (the session-ID policy that MemServe, section 5, compares with).

Which instance a session belongs to is found by rendezvous hashing (Thaler and Ravishankar, 1998): each instance gets a
score from the session's name and its own id, the highest wins. An instance that comes or goes moves only the sessions
that it wins or had.
"""

import hashlib

from kvtide.sched.policies.answer import route_to
from kvtide.sched.policies.common import mix
from kvtide.sched.policies.least_load import least_load
from kvtide.sched.views import Route, RoutingView


def session(view: RoutingView) -> Route:
    """The session's instance; least load for a request without a session."""
    if not view.session:
        return least_load(view)
    name = int.from_bytes(hashlib.blake2b(view.session.encode("utf-8", "surrogatepass"), digest_size=8).digest())
    return route_to(view, max(view.prefills, key=lambda one: mix(name ^ mix(one.instance))))
