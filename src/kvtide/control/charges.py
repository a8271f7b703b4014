"""What each seat was given to do and has not reported done: charged at dispatch, so that a burst spreads out.

Reports of load are always late; what the control core itself has handed out it knows at once.
"""

from dataclasses import dataclass

from kvtide.base.ids import RequestId


@dataclass(slots=True)
class Charge:
    """One attempt of a request on one seat.

    prefill_ns: predicted time of its prefill; 0 once it has sampled, or where this seat does not prefill it.
    num_decodes, num_decode_tokens: sequences that it (will) decode here, and their KV, predicted output included;
    num_heavy_decodes: those that are predicted to generate much.
    """

    attempt: int
    num_prompt_tokens: int
    prefill_ns: int = 0
    num_decodes: int = 0
    num_decode_tokens: int = 0
    num_heavy_decodes: int = 0


class Charges:
    """The charges of one incarnation, with their totals: routing looks at every seat, so it must not add them up."""

    def __init__(self) -> None:
        self.by_request: dict[RequestId, Charge] = {}
        self.num_prompt_tokens = 0
        self.num_decodes = 0
        self.num_decode_tokens = 0
        self.num_heavy_decodes = 0
        self._outgoing: dict[RequestId, tuple[int, int]] = {}
        """KV that an instance was told to fetch from here for a request: its bytes, and when it will have come. Nobody
        reports that; the request's beginning, reported, may be long after it."""
        self._prefill_ns = 0
        self._prefilling: dict[RequestId, None] = {}
        """Requests that have not sampled, in the order of their dispatch: the first one is taken to run."""
        self._running_since_ns = 0

    def attempt(self, request: RequestId) -> int | None:
        """The attempt of this request that is charged here."""
        charge = self.by_request.get(request)
        return None if charge is None else charge.attempt

    def add(self, request: RequestId, charge: Charge, now_ns: int) -> None:
        """Charge an attempt; it replaces an earlier one of its request."""
        self.remove(request, now_ns)
        self.by_request[request] = charge
        self.num_prompt_tokens += charge.num_prompt_tokens
        self.num_decodes += charge.num_decodes
        self.num_decode_tokens += charge.num_decode_tokens
        self.num_heavy_decodes += charge.num_heavy_decodes
        if charge.prefill_ns:
            self._prefill_ns += charge.prefill_ns
            if not self._prefilling:
                self._running_since_ns = now_ns
            self._prefilling[request] = None

    def remove(self, request: RequestId, now_ns: int) -> None:
        """Nothing of it is here any more."""
        self.sampled(request, now_ns)
        charge = self.by_request.pop(request, None)
        if charge is not None:
            self.num_prompt_tokens -= charge.num_prompt_tokens
            self.num_decodes -= charge.num_decodes
            self.num_decode_tokens -= charge.num_decode_tokens
            self.num_heavy_decodes -= charge.num_heavy_decodes

    def sampled(self, request: RequestId, now_ns: int) -> None:
        """Its prefill is done."""
        if request in self._prefilling:
            if next(iter(self._prefilling)) == request:
                self._running_since_ns = now_ns
            del self._prefilling[request]
            charge = self.by_request[request]
            self._prefill_ns -= charge.prefill_ns
            charge.prefill_ns = 0

    def predict(self, request: RequestId, prefill_ns: int) -> None:
        """More is known of a prefill that has not sampled."""
        if request in self._prefilling:
            charge = self.by_request[request]
            self._prefill_ns += prefill_ns - charge.prefill_ns
            charge.prefill_ns = prefill_ns

    def add_fetch(self, request: RequestId, num_bytes: int, transfer_ns: int, now_ns: int) -> None:
        """Another instance was told to fetch KV from here, which is predicted to take so long once its turn comes."""
        free_ns = max((until_ns for _, until_ns in self._outgoing.values()), default=0)
        self._outgoing[request] = (num_bytes, max(free_ns, now_ns) + transfer_ns)

    def remove_fetch(self, request: RequestId) -> None:
        """It has, or it does not any more."""
        self._outgoing.pop(request, None)

    def outgoing_bytes(self, now_ns: int) -> int:
        """What is still to be fetched from here, as far as it can be predicted."""
        if not self._outgoing:  # as on most seats most of the time; routing asks each of them
            return 0
        return sum(num_bytes for num_bytes, until_ns in self._outgoing.values() if until_ns > now_ns)

    def queue_ns(self, now_ns: int) -> int:
        """Predicted work of the prefills here, what has elapsed of the running one taken off."""
        if not self._prefilling:
            return 0
        running = self.by_request[next(iter(self._prefilling))]
        return self._prefill_ns - min(now_ns - self._running_since_ns, running.prefill_ns)

    def check_invariants(self) -> None:
        """Recount the totals; raises AssertionError."""
        charges = self.by_request.values()
        assert self.num_prompt_tokens == sum(charge.num_prompt_tokens for charge in charges)
        assert self.num_decodes == sum(charge.num_decodes for charge in charges)
        assert self.num_decode_tokens == sum(charge.num_decode_tokens for charge in charges)
        assert self.num_heavy_decodes == sum(charge.num_heavy_decodes for charge in charges)
        assert self._prefill_ns == sum(charge.prefill_ns for charge in charges)
        assert set(self._prefilling) == {request for request, charge in self.by_request.items() if charge.prefill_ns}
