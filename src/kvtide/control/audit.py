"""Do the control core's books agree? Recounted in property, fault and soak tests."""

from collections.abc import Collection, Mapping

from kvtide.base.ids import InstanceId, RequestId
from kvtide.control.state import InstanceState, Phase, RequestState


def check_core(
    requests: Mapping[RequestId, RequestState],
    instances: Mapping[InstanceId, InstanceState],
    waiting: Collection[RequestId],
) -> None:
    """Every request waits or is charged to one living instance; a dead one carries nothing. Raises AssertionError."""
    for request, state in requests.items():
        assert state.request == request
        assert (request in waiting) == (state.instance is None), f"request {request} is nowhere"
        if state.instance is not None:
            seat = instances[state.instance]
            assert seat.phase is not Phase.DEAD, f"request {request} sits on a dead instance"
            assert seat.inflight.get(request) == state.attempt, f"request {request} is not charged"
    for seat in instances.values():
        assert seat.inflight.keys() == seat.inflight_tokens.keys()
        assert seat.phase is not Phase.DEAD or not seat.inflight
