"""Routing policies: which instances serve a request. Pure functions over a snapshot.

A request goes to one `mixed` instance, or to a `prefill` and a `decode` instance chosen together.
"""

from collections.abc import Callable, Sequence

import msgspec

from kvtide.base.ids import InstanceId
from kvtide.sched.cost import CostModel


class InstanceView(msgspec.Struct, frozen=True, kw_only=True):
    """What routing may know of an instance that takes requests.

    num_requests, num_prompt_tokens: dispatched to it and not ended. queue_ns: predicted work of the prefills that were
    dispatched to it and have not sampled, what has elapsed of the running one taken off. cached_tokens: leading tokens
    of this request's prompt that its index is believed to hold. num_decodes, num_decode_tokens: sequences that decode
    there (or will, once handed over) and their tokens, predicted output included. capacity_tokens: KV of its device
    tier.
    """

    instance: InstanceId
    num_requests: int
    num_prompt_tokens: int
    role: str = "mixed"
    queue_ns: int = 0
    cached_tokens: int = 0
    num_decodes: int = 0
    num_decode_tokens: int = 0
    capacity_tokens: int = 0


class RoutingView(msgspec.Struct, frozen=True, kw_only=True):
    """One request to be routed, and who could serve it.

    prefills: mixed and prefill instances, by id, never empty; decodes: decode instances, by id; prefill instances are
    listed only where decodes is not empty. session: the client's (`user`), may be empty. num_routed: requests routed
    before, for ties. predicted_output_tokens: an estimate, at most what the client allows.
    """

    num_prompt_tokens: int
    prefills: Sequence[InstanceView]
    decodes: Sequence[InstanceView] = ()
    predicted_output_tokens: int = 128
    session: str = ""
    num_routed: int = 0
    block_size: int = 16
    kv_bytes_per_token: int = 1
    cost: CostModel


class Route(msgspec.Struct, frozen=True, kw_only=True):
    """Where a request goes. `decode` is set where `prefill` is a prefill instance. With `fetch_from`, the first
    `fetch_tokens` tokens' KV shall be fetched from that instance before prefilling."""

    prefill: InstanceId
    decode: InstanceId | None = None
    fetch_from: InstanceId | None = None
    fetch_tokens: int = 0


RoutingPolicy = Callable[[RoutingView], Route]


def choose_decode(view: RoutingView) -> InstanceId:
    """The decode instance with the fewest tokens in decoding; ties go round."""
    lightest = min((one.num_decode_tokens, one.num_decodes) for one in view.decodes)
    tied = [one for one in view.decodes if (one.num_decode_tokens, one.num_decodes) == lightest]
    return tied[view.num_routed % len(tied)].instance


def _route(view: RoutingView, chosen: InstanceView) -> Route:
    return Route(prefill=chosen.instance, decode=choose_decode(view) if chosen.role == "prefill" else None)


def round_robin(view: RoutingView) -> Route:
    """Each in its turn."""
    return _route(view, view.prefills[view.num_routed % len(view.prefills)])


def least_load(view: RoutingView) -> Route:
    """The fewest requests, then the fewest prompt tokens; ties go round, so they do not pile onto one replica."""
    lightest = min((one.num_requests, one.num_prompt_tokens) for one in view.prefills)
    tied = [one for one in view.prefills if (one.num_requests, one.num_prompt_tokens) == lightest]
    return _route(view, tied[view.num_routed % len(tied)])


POLICIES: dict[str, RoutingPolicy] = {"round-robin": round_robin, "least-load": least_load}
