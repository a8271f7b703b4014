"""Routing policies: which instance serves a request. Pure functions over a snapshot."""

from collections.abc import Callable, Sequence

import msgspec

from kvtide.base.ids import InstanceId


class InstanceView(msgspec.Struct, frozen=True, kw_only=True):
    """What routing may know of an instance that takes requests: the load that was dispatched to it and not ended."""

    instance: InstanceId
    num_requests: int
    num_prompt_tokens: int


RoutingPolicy = Callable[[Sequence[InstanceView], int], InstanceId]
"""(instances that take requests, never empty; how many requests were routed before) -> the chosen one."""


def round_robin(views: Sequence[InstanceView], num_routed: int) -> InstanceId:
    """Each in its turn."""
    return views[num_routed % len(views)].instance


def least_load(views: Sequence[InstanceView], num_routed: int) -> InstanceId:
    """The fewest requests, then the fewest prompt tokens; ties go round, so they do not pile onto one replica."""
    lightest = min((view.num_requests, view.num_prompt_tokens) for view in views)
    tied = [view for view in views if (view.num_requests, view.num_prompt_tokens) == lightest]
    return round_robin(tied, num_routed)


POLICIES: dict[str, RoutingPolicy] = {"round-robin": round_robin, "least-load": least_load}
