"""What routing may know, and what it answers. Snapshots: a policy keeps nothing."""

from collections.abc import Callable, Sequence

import msgspec

from kvtide.base.ids import InstanceId
from kvtide.sched.cost import CostModel

HEAVY_DECODE_TOKENS = 128
"""A sequence that is predicted to generate more than this is heavy (TetriInfer, section 3.3.4)."""


class InstanceView(msgspec.Struct, frozen=True, kw_only=True):
    """What routing may know of an instance that takes requests.

    num_requests, num_prompt_tokens: dispatched to it and not ended. queue_ns: predicted work of the prefills that were
    dispatched to it and have not sampled, what has elapsed of the running one taken off. cached_tokens: leading tokens
    of this request's prompt that its index is believed to hold. num_decodes, num_decode_tokens: sequences that decode
    there (or will, once handed over) and their tokens, predicted output included; num_heavy_decodes: those of them
    that are predicted to generate more than HEAVY_DECODE_TOKENS. capacity_tokens: KV of its device tier, 0: not known.
    outgoing_bytes: KV that others were told to fetch from it and have not got. last_routed: the number of the request
    of this kind that it was last chosen for, counted from 1; 0: never. Among equals the one with the least is next.
    Requests are of one kind whose longest prefix lies on as many instances (none is a kind as well): were second turns
    of conversations counted with the first ones, a pattern of the two would send all first ones to one instance.
    """

    instance: InstanceId
    num_requests: int
    num_prompt_tokens: int
    role: str = "mixed"
    queue_ns: int = 0
    cached_tokens: int = 0
    num_decodes: int = 0
    num_decode_tokens: int = 0
    num_heavy_decodes: int = 0
    capacity_tokens: int = 0
    outgoing_bytes: int = 0
    last_routed: int = 0


class RoutingView(msgspec.Struct, frozen=True, kw_only=True):
    """One request to be routed, and who could serve it.

    prefills: mixed and prefill instances, by id, never empty; decodes: decode instances, by id; prefill instances are
    listed only where decodes is not empty. session: the client's (`user`), may be empty. num_routed: requests routed
    before; seed: with it, for what a policy draws. predicted_output_tokens: an estimate, at most what the
    client allows.
    """

    num_prompt_tokens: int
    prefills: Sequence[InstanceView]
    decodes: Sequence[InstanceView] = ()
    predicted_output_tokens: int = 128
    session: str = ""
    num_routed: int = 0
    seed: int = 0
    block_size: int = 16
    kv_bytes_per_token: int = 1
    cost: CostModel

    @property
    def usable_tokens(self) -> int:
        """The longest prefix whose KV can be reused: whole blocks, and at least one token is always computed."""
        return max(0, self.num_prompt_tokens - 1) // self.block_size * self.block_size


class Route(msgspec.Struct, frozen=True, kw_only=True):
    """Where a request goes. `decode` is set where `prefill` is a prefill instance. With `fetch_from`, the first
    `fetch_tokens` tokens' KV shall be fetched from that instance before prefilling."""

    prefill: InstanceId
    decode: InstanceId | None = None
    fetch_from: InstanceId | None = None
    fetch_tokens: int = 0


RoutingPolicy = Callable[[RoutingView], Route]
