"""What policies share: the answer's form, draws, and the holder to fetch from."""

from collections.abc import Sequence

from kvtide.sched.views import InstanceView, RoutingView

_MASK = 2**64 - 1


def mix(value: int) -> int:
    """A number of 64 bits that looks random; the same everywhere (the finalizer of splitmix64)."""
    value = (value + 0x9E3779B97F4A7C15) & _MASK
    value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9 & _MASK
    value = (value ^ value >> 27) * 0x94D049BB133111EB & _MASK
    return value ^ value >> 31


def draw(items: Sequence[InstanceView], count: int, seed: int, turn: int) -> list[InstanceView]:
    """`count` different items (all, where there are no more) for this seed and turn, each with equal probability."""
    left = list(items)
    if len(left) <= count:
        return left
    chosen = []
    state = mix(seed) ^ mix(turn)
    for _ in range(count):
        state = mix(state)
        chosen.append(left.pop(state % len(left)))
    return chosen


def best_holder(view: RoutingView) -> tuple[InstanceView | None, InstanceView | None]:
    """The two instances, of any role, that hold the longest usable prefixes (the second: for the first itself).

    Equals: whoever has less to send, then the lower id, prefill side first.
    """
    usable = view.usable_tokens
    first: InstanceView | None = None
    second: InstanceView | None = None
    for side in (view.prefills, view.decodes):
        for one in side:
            if not one.cached_tokens:
                continue
            if first is None or _is_better(one, first, usable):
                first, second = one, first
            elif second is None or _is_better(one, second, usable):
                second = one
    return first, second


def _is_better(one: InstanceView, other: InstanceView, usable: int) -> bool:
    length, other_length = min(one.cached_tokens, usable), min(other.cached_tokens, usable)
    if length != other_length:
        return length > other_length
    return one.outgoing_bytes < other.outgoing_bytes


def fetch_ns(view: RoutingView, source: InstanceView, num_tokens: int) -> int:
    """Time until KV of so many tokens has come from `source`, what it owes others before that included."""
    return view.cost.transfer_ns(source.outgoing_bytes + num_tokens * view.kv_bytes_per_token)
