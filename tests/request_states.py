"""The states in which an abort can find a request on an instance, for the soaks that count them."""

from kvtide.instance.state import Phase, Request
from kvtide.instance.transfers import Outgoing, Stage

ABORT_STATES = ("waiting", "prefilling", "decoding", "preempted", "step in flight", "forked")
SENDING_STATES = ("asked for a lease", "has a lease", "offered")
RECEIVING_STATES = ("expected", "waits for room", "leased", "pulled")
"""States of a hand-off, on the prefill and on the decode instance."""


def states_of(request: Request) -> set[str]:
    """Where a request that is about to be aborted stands; several at once where it has several sequences."""
    alive = [sequence for sequence in request.sequences if sequence.phase is not Phase.ENDED]
    states = set()
    for sequence in alive:
        if sequence.is_in_flight:
            states.add("step in flight")
        if sequence.phase is Phase.RUNNING:
            states.add("decoding" if sequence.is_decoding else "prefilling")
        elif sequence.host_blocks is not None:
            states |= {"preempted", "swapped out"}
        elif request.num_preemptions:
            states.add("preempted")
        else:
            states.add("waiting")
    if len(alive) > 1 and alive[0].is_forked:
        states.add("forked")
    return states | _hand_off_states(request)


def _hand_off_states(request: Request) -> set[str]:
    """Where the transfers of a request stand."""
    states = {"expected"} if request.expected and not request.transfers else set()
    for one in request.transfers.values():
        if isinstance(one, Outgoing):
            states.add("offered" if one.is_offered else SENDING_STATES[one.have_blocks is not None])
        elif one.kind == "handoff":
            states.add("waits for room" if one.stage is Stage.WISH else "pulled" if one.is_pulling else "leased")
    return states
