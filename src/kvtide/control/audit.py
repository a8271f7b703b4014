"""Do the control core's books agree? Recounted in property, fault and soak tests."""

from collections.abc import Collection, Mapping

from kvtide.base.ids import InstanceId, RequestId
from kvtide.control.state import InstanceState, Phase, RequestState


def check_core(
    requests: Mapping[RequestId, RequestState],
    instances: Mapping[InstanceId, InstanceState],
    waiting: Collection[RequestId],
) -> None:
    """Every request waits or is charged to living instances; dead ones carry nothing. Raises AssertionError."""
    for request, state in requests.items():
        assert state.request == request
        assert (request in waiting) == (state.instance is None), f"request {request} is nowhere"
        assert state.decode is None or state.instance is not None
        assert len(set(state.seats)) == len(state.seats), f"request {request} is handed over to where it is"
        for instance in state.seats:
            seat = instances[instance]
            assert seat.is_alive, f"request {request} sits on a dead instance"
            assert seat.charges.attempt(request) == state.attempt, f"request {request} is not charged to {instance}"
    for seat in instances.values():
        seat.charges.check_invariants()
        assert seat.is_alive or not seat.inflight, f"instance {seat.instance} is dead and carries requests"
        assert seat.phase is not Phase.READY or seat.incarnation is not None
        for request, charge in seat.inflight.items():
            owner = requests.get(request)
            assert owner is None or charge.attempt <= owner.attempt, "charged with an attempt that is yet to come"
    assert set(waiting) <= set(requests)
