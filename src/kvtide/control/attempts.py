"""The life of attempts: which seats have a request, what each is told, and what follows when one of them is done.

    dispatch -> Submit to a mixed instance ----------------------------------------> AttemptEnded("finished")
            `-> Submit to a prefill instance P, Expect to a decode instance D
                     P: "handed_over": D alone has it now -------------------------> D: "finished"
                     P: "finished": every sequence ended with its first token; D is told to abort

"failed", from any of them, ends the request: the model has no finite output for it, and would have none again.
Whatever else happens (a death, a lost message, "returned", "refused") leads to a new attempt, with the tokens so far;
seats that have the old one are told to drop it. An attempt stays charged to a seat until that reports its end, or dies.
"""

from collections.abc import Mapping

from kvtide.base.ids import InstanceId, RequestId
from kvtide.control.charges import Charge
from kvtide.control.router import Placed, Router
from kvtide.control.state import InstanceState, Phase, RequestState, SequenceProgress
from kvtide.control.turn import Turn
from kvtide.proto.client import RequestEnded
from kvtide.proto.control import AttemptEnded, Started
from kvtide.proto.instance import Abort, Fetch, StopSequence
from kvtide.proto.request import RequestSpec

MAX_DEATHS = 5
"""A request under which so many died in a row is given up. Fewer, and a bad minute loses requests that did nothing."""
REROUTE_PATIENCE_NS = 120 * 10**9
"""How long a request that has no instance waits for one to become ready (again), or for a hand-off to work."""
RETURNS_IN_A_ROW = 3
RETURN_SPACING_NS = 100 * 10**6
"""After so many hand-offs in a row that did not work, a request waits so long."""


class Attempts:
    """Owns the requests that have not ended; writes what seats are charged with."""

    def __init__(self, seats: Mapping[InstanceId, InstanceState], router: Router, turn: Turn) -> None:
        self.requests: dict[RequestId, RequestState] = {}
        self.waiting: dict[RequestId, None] = {}
        self.num_rerouted = 0
        self._seats = seats
        self._router = router
        self._turn = turn

    def current(self, seat: InstanceState, request: RequestId, attempt: int) -> RequestState | None:
        """The request, if this attempt on this seat is one that counts."""
        state = self.requests.get(request)
        if state is None or state.attempt != attempt:
            return None
        return state if seat.instance in (state.instance, state.decode) else None

    # -- beginning

    def submit(self, spec: RequestSpec) -> None:
        """Serve a new request."""
        assert spec.request not in self.requests, f"request {spec.request} submitted twice"
        state = RequestState(spec=spec, sequences=[SequenceProgress() for _ in range(spec.params.n)])
        self.requests[spec.request] = state
        self._dispatch(state)

    def _dispatch(self, state: RequestState) -> None:
        placed = self._router.place(state, self._turn.now_ns)
        if placed is None:
            self._wait(state)
            return
        route = placed.route
        state.instance, state.decode = route.prefill, route.decode
        self._send(state, placed.prefill_ns, self._fetch(state, placed))

    def _fetch(self, state: RequestState, placed: Placed) -> Fetch | None:
        route = placed.route
        source = None if route.fetch_from is None else self._seats.get(route.fetch_from)
        if source is None or not source.is_alive or source.instance == route.prefill or not placed.fetch_bytes:
            return None
        if source.address is None or self._seats[route.prefill].address is None:
            return None  # they have no way to each other
        state.fetch_from = source.instance
        source.charges.add_fetch(state.request, placed.fetch_bytes, placed.fetch_ns, self._turn.now_ns)
        return Fetch(source.peer, route.fetch_tokens)

    def _end_fetch(self, state: RequestState) -> None:
        if state.fetch_from is None:
            return
        source = self._seats.get(
            state.fetch_from
        )  # a seat that was given up is soon forgotten, whoever fetched from it
        if source is not None:
            source.charges.remove_fetch(state.request)
        state.fetch_from = None

    def _send(self, state: RequestState, prefill_ns: int, fetch: Fetch | None = None) -> None:
        """Tell the seats of an attempt about it, and charge them."""
        assert state.instance is not None
        now_ns = self._turn.now_ns
        seat = self._seats[state.instance]
        decode = None if state.decode is None else self._seats[state.decode]
        decoding = self._router.decoding(state)
        if decode is None:
            decoding.prefill_ns = prefill_ns
            seat.charges.add(state.request, decoding, now_ns)
            self._turn.send(seat, state.submit(None, fetch))
            return
        seat.charges.add(state.request, Charge(state.attempt, state.spec.num_prompt_tokens, prefill_ns), now_ns)
        decode.charges.add(state.request, decoding, now_ns)
        self._turn.send(decode, state.expect(seat.peer))
        self._turn.send(seat, state.submit(decode.peer, fetch))

    def _wait(self, state: RequestState, retry_ns: int = 0) -> None:
        self.waiting[state.request] = None
        state.retry_ns = retry_ns
        state.waiting_until_ns = self._turn.now_ns + REROUTE_PATIENCE_NS
        self._turn.is_timer_stale = True

    def wake_waiting(self) -> None:
        """Somebody may take them now."""
        waiting, self.waiting = self.waiting, {}
        for request in waiting:
            self._dispatch(self.requests[request])

    # -- what clients want

    def abort(self, request: RequestId) -> None:
        """The client has gone."""
        state = self.requests.get(request)
        if state is not None:
            self._withdraw(state)
            self._end(state, "aborted")

    def stopped(self, state: RequestState, index: int) -> None:
        """The text layer has ended sequence `index`, after the tokens that are left of it."""
        keep = len(state.sequences[index].tokens)
        message = StopSequence(request=state.request, attempt=state.attempt, index=index, keep=keep)
        for seat in state.seats:
            self._turn.send(self._seats[seat], message)
        if not state.is_finished:
            return
        if state.instance is None:
            self._end(state, "finished")
        elif state.decode is not None:
            # Where the hand-over stands nobody knows, so D might wait for what P does not send any more.
            self._withdraw(state, state.decode)
            self._end(state, "finished")

    # -- what instances report

    def ended(self, seat: InstanceState, message: AttemptEnded) -> None:
        """A seat has nothing of an attempt any more."""
        if seat.charges.attempt(message.request) == message.attempt:
            seat.charges.remove(message.request, self._turn.now_ns)
        state = self.current(seat, message.request, message.attempt)
        if state is None:
            return
        state.prefill_ns += message.prefill_ns
        state.decode_ns += message.decode_ns
        was_prefill = seat.instance == state.instance
        decode = state.decode if was_prefill else None
        state.leave(seat.instance)
        if message.outcome == "handed_over" and decode is not None:
            self._handed_over(state)
        elif message.outcome == "finished" and not was_prefill:
            # The prefill instance is about to be done as well; what tokens are missing are on their way from it.
            if state.is_finished:
                self._end(state, "finished")
        elif state.is_finished:
            self._withdraw(state)
            self._end(state, "finished")
        elif message.outcome == "failed":
            self._withdraw(state)
            self._end(state, "failed", message.reason)
        elif message.outcome == "refused":
            self._refused(state, seat, message.reason)
        elif message.outcome == "returned":
            self._returned(state, decode, message.reason)
        else:
            self.reroute(state)

    def _handed_over(self, state: RequestState) -> None:
        state.num_returns, state.avoid = 0, None
        if not state.has_all_firsts:  # its first tokens were lost on their way; the decode instance has the KV
            self.renew(state)

    def _refused(self, state: RequestState, seat: InstanceState, reason: str) -> None:
        """An instance said no. Another one may say yes."""
        if seat.incarnation is not None and seat.phase is Phase.READY:
            state.refused_by[seat.incarnation] = None
        if seat.phase is not Phase.READY or self._router.could_place(state):
            self.reroute(state)
        else:
            self._withdraw(state)
            self._end(state, "failed", reason)

    def _returned(self, state: RequestState, decode: InstanceId | None, reason: str) -> None:
        """A hand-off did not work: elsewhere if possible, and not in a circle without a pause."""
        now_ns = self._turn.now_ns
        if state.num_returns == 0:
            state.returned_ns = now_ns
        state.num_returns += 1
        state.avoid = decode
        if now_ns - state.returned_ns > REROUTE_PATIENCE_NS:
            self._withdraw(state)
            self._end(state, "failed", f"it could not be handed over to a decode instance: {reason}")
        elif state.num_returns % RETURNS_IN_A_ROW == 0:
            self._withdraw(state)
            self._begin_attempt(state)
            self.num_rerouted += 1
            self._wait(state, now_ns + RETURN_SPACING_NS)
        else:
            self.reroute(state)

    def started(self, seat: InstanceState, message: Started) -> None:
        """A seat has looked into its index, after any fetch, and begins."""
        state = self.current(seat, message.request, message.attempt)
        if state is None:
            return
        if state.cached_tokens is None:
            state.cached_tokens = message.cached_tokens
            state.queue_ns = message.queue_ns
        self._end_fetch(state)
        self._router.started(seat, state, message.cached_tokens)

    # -- further attempts

    def reroute(self, state: RequestState) -> None:
        """A new attempt, wherever the policy says."""
        self._withdraw(state)
        self._begin_attempt(state)
        if state.is_finished:
            self._end(state, "finished")
        elif state.num_deaths >= MAX_DEATHS:
            self._end(state, "failed", f"gave up after {state.num_deaths} instances died while serving it")
        else:
            self.num_rerouted += 1
            self._dispatch(state)

    def renew(self, state: RequestState) -> None:
        """A new attempt on the same seats, whose caches have what is done; elsewhere where they do not take it."""
        seats = [self._seats[seat] for seat in state.seats]
        instance, decode = state.instance, state.decode
        is_pair = decode is not None
        can_stay = all(seat.phase is Phase.READY for seat in seats)
        if state.is_finished or not can_stay or not (is_pair or seats[0].role != "prefill"):
            self.reroute(state)
            return
        self._withdraw(state)
        self._begin_attempt(state)
        state.instance, state.decode = instance, decode
        self._send(state, self._router.prefill_ns(state, 0))

    def lost(self, seat: InstanceState, charged: list[tuple[RequestId, int]]) -> None:
        """The incarnation that had these attempts is dead."""
        for request, attempt in charged:
            if state := self.current(seat, request, attempt):
                state.served_by_dead()
                self.reroute(state)

    def reset(self, seat: InstanceState, charged: list[tuple[RequestId, int]]) -> None:
        """What was said about these attempts may have been lost, either way."""
        for request, attempt in charged:
            if state := self.current(seat, request, attempt):
                self.renew(state)

    def missing(self, seat: InstanceState, request: RequestId, attempt: int) -> None:
        """The seat does not have this attempt, though it should."""
        if seat.charges.attempt(request) != attempt:
            return
        seat.charges.remove(request, self._turn.now_ns)
        if state := self.current(seat, request, attempt):
            state.leave(seat.instance)
            self.reroute(state)

    def _begin_attempt(self, state: RequestState) -> None:
        self._end_fetch(state)
        state.begin_attempt()

    def _withdraw(self, state: RequestState, *seats: InstanceId) -> None:
        """Tell seats (all, where none is named) to drop the current attempt; they stay charged until they have."""
        for instance in seats or state.seats:
            seat = self._seats[instance]
            if seat.charges.attempt(state.request) == state.attempt:
                self._turn.send(seat, Abort(request=state.request, attempt=state.attempt))

    # -- the end

    def _end(self, state: RequestState, outcome: str, message: str = "") -> None:
        del self.requests[state.request]
        self.waiting.pop(state.request, None)
        self._end_fetch(state)
        if outcome == "finished":
            for sequence in state.sequences:
                self._router.lengths.observe(len(sequence.tokens))
        self._turn.client(
            RequestEnded(
                request=state.request,
                outcome=outcome,
                message=message,
                cached_tokens=state.cached_tokens or 0,
                queue_ns=state.queue_ns,
                prefill_ns=state.prefill_ns,
                decode_ns=state.decode_ns,
                num_attempts=state.attempt + 1,
            )
        )

    # -- time

    @property
    def next_deadline_ns(self) -> int | None:
        """When `tick` has something to do."""
        states = [self.requests[request] for request in self.waiting]
        return min((state.retry_ns or state.waiting_until_ns for state in states), default=None)

    def give_up_waiting(self, why: str) -> None:
        """Nobody comes any more who could serve those that wait."""
        for request in list(self.waiting):
            self._end(self.requests[request], "unavailable", why)

    def tick(self, unready: str) -> None:
        """Try again what is due, give up what has waited for too long. `unready`: see Seats."""
        now_ns = self._turn.now_ns
        for request in list(self.waiting):
            state = self.requests[request]
            if state.retry_ns and state.retry_ns <= now_ns:
                del self.waiting[request]
                self._dispatch(state)
            elif state.waiting_until_ns <= now_ns:
                self._end(state, "unavailable", f"{unready or 'no instance that takes it'} became ready in time")
