"""The control core: `handle(event, now_ns) -> commands` (design.md, idea 1; protocol.md, "Failure").

It owns a request until its last token was delivered, so an instance may die at any moment: the request gets a new
attempt with prompt and tokens so far, and sampling, a pure function of seed and position, goes on as if nothing had
happened. Where messages may have been lost (`ChannelReset`) every request of that channel gets a new attempt as
well: the instance replaces the old one and finds its blocks in its own index, which is cheap, and no bookkeeping of
what was lost is needed.

    core      clients, and what each event means           attempts   requests on their seats
    seats     who comes, goes and changes                  roster     epochs, who may come in
    router    views, the policy                            charges    what each seat was given to do
    trees     who holds which prefix                       roles      which are needed, what is missing
"""

from itertools import count

from kvtide.base.config import ModelInfo
from kvtide.base.ids import Incarnation, InstanceId, RequestId
from kvtide.control.attempts import Attempts
from kvtide.control.audit import check_core
from kvtide.control.lengths import LengthEstimator, RunningMean
from kvtide.control.outputs import deliver_prompt_logprobs, deliver_tokens
from kvtide.control.roster import Roster
from kvtide.control.router import Router
from kvtide.control.seats import Seats
from kvtide.control.state import InstanceState, Phase, RequestState
from kvtide.control.trees import PromptTrees
from kvtide.control.turn import Turn
from kvtide.proto.client import Deliver, RequestEnded
from kvtide.proto.commands import ControlCommand, WakeAt
from kvtide.proto.control import (
    AttemptEnded,
    CacheChanged,
    ChangeRole,
    ChannelReset,
    ClientAbort,
    ClientStop,
    ClientSubmit,
    ControlEvent,
    ControlMessage,
    ControlTick,
    DrainCluster,
    Drained,
    DrainInstance,
    FromInstance,
    InstanceLost,
    InstanceStarting,
    LoadReport,
    PromptLogprobs,
    Registered,
    Started,
    StatusReport,
    StepTokens,
)
from kvtide.proto.instance import Drain, SendSnapshot
from kvtide.sched.cost import CostModel, LinearCost
from kvtide.sched.routing import least_load
from kvtide.sched.views import RoutingPolicy

MAX_WAITING = 4096
"""So many requests wait for an instance that is being started again, or has not registered with this gateway yet;
further ones are refused."""

LOCAL = Incarnation("local")
"""A gateway whose instances meet no other one."""


class ControlCore:
    """Requests, routing and membership of one cluster. `incarnation` is the gateway's; `model`: what the gateway before
    it knew, so that requests wait for instances which have not registered with this one yet."""

    def __init__(
        self,
        *,
        incarnation: Incarnation = LOCAL,
        policy: RoutingPolicy = least_load,
        cost: CostModel | None = None,
        lengths: LengthEstimator | None = None,
        model: ModelInfo | None = None,
    ) -> None:
        self.instances: dict[InstanceId, InstanceState] = {}
        self.is_draining = False
        self.trees = PromptTrees()
        self.roster = Roster(incarnation, model)
        self._ids = count(1)
        self._turn = Turn()
        self._router = Router(policy, cost or LinearCost(), lengths or RunningMean(), self.trees)
        self._attempts = Attempts(self.instances, self._router, self._turn)
        self._seats = Seats(self.instances, self.roster, self._router, self._attempts, self.trees, self._turn)

    # -- what drivers ask

    def next_request(self) -> RequestId:
        return RequestId(next(self._ids))

    @property
    def model(self) -> ModelInfo | None:
        """The model of the cluster: see Roster."""
        return self.roster.model

    @property
    def requests(self) -> dict[RequestId, RequestState]:
        """Those that have not ended."""
        return self._attempts.requests

    @property
    def epoch(self) -> int:
        return self.roster.epoch

    @property
    def num_rerouted(self) -> int:
        return self._attempts.num_rerouted

    @property
    def can_serve(self) -> bool:
        """Whether a new request finds a mixed instance, or a prefill and a decode instance."""
        return not self.is_draining and self._router.can_place

    @property
    def takes_requests(self) -> bool:
        """Whether a new request is served, or waits for an instance that is coming; else it ends at once."""
        is_patient = self._seats.can_serve_soon and len(self._attempts.waiting) < MAX_WAITING
        return self.can_serve or (is_patient and not self.is_draining)

    @property
    def unready(self) -> str:
        """'no decode instance is ready', for people; empty where new requests find every role."""
        nobody = self._seats.unready
        return nobody and f"{nobody} is ready"

    # -- the state machine

    def handle(self, event: ControlEvent, now_ns: int) -> list[ControlCommand]:
        """Return what the driver shall do about `event`. Time is the driver's, in ns; it never runs backwards."""
        self._turn.begin(now_ns)
        match event:
            case FromInstance():
                self._from_instance(event)
            case ClientSubmit():
                self._submit(event)
            case ClientAbort():
                self._attempts.abort(event.request)
            case ClientStop():
                self._stop(event)
            case ControlTick():
                self._tick()
            case InstanceStarting():
                self._seats.starting(event)
            case InstanceLost():
                self._seats.lost(event.instance, event.incarnation)
            case ChannelReset():
                self._seats.reset(event.instance, event.incarnation)
            case DrainInstance():
                self._seats.drain_instance(event.instance)
            case ChangeRole():
                self._seats.change_role(event)
            case DrainCluster():
                self.is_draining = True
        self._give_up_waiting()
        if self.is_draining:
            self._drain_idle()
        if self._turn.is_timer_stale:
            self._arm()
        return self._turn.commands

    # -- clients

    def _submit(self, event: ClientSubmit) -> None:
        if self.takes_requests:
            self._attempts.submit(event.spec)
        else:
            why = self._why_refused()
            self._turn.client(RequestEnded(request=event.spec.request, outcome="unavailable", message=why))

    def _why_refused(self) -> str:
        if self.is_draining:
            return "the server is shutting down"
        if nobody := self._seats.uncoming:
            return f"{nobody} is ready or coming"
        if self.model is None:
            return f"{self.unready} yet"
        return f"{self.unready}, and {len(self._attempts.waiting)} requests wait for it already"

    def _give_up_waiting(self) -> None:
        """Whoever waits hears at once that nobody comes any more."""
        if not self._attempts.waiting:
            return
        hopeless_ns = self._seats.hopeless_ns
        if hopeless_ns is not None and hopeless_ns <= self._turn.now_ns:
            self._attempts.give_up_waiting(f"{self._seats.uncoming} is ready or coming")

    def _stop(self, event: ClientStop) -> None:
        state = self.requests.get(event.request)
        if state is None or state.sequences[event.index].is_finished:
            return
        sequence = state.sequences[event.index]
        assert 0 <= event.keep <= len(sequence.tokens), "a stop string lies within what was delivered"
        del sequence.tokens[event.keep :]
        sequence.early.clear()
        sequence.finish_reason = "stop"
        self._turn.client(
            Deliver(request=event.request, index=event.index, position=event.keep, tokens=(), finish_reason="stop")
        )
        self._attempts.stopped(state, event.index)

    def _drain_idle(self) -> None:
        """The cluster is to end: instances hear of it once no request can need them any more."""
        if self.requests:
            return
        for seat in self.instances.values():
            if seat.phase is Phase.READY and not seat.is_told_to_drain:
                seat.is_told_to_drain = True
                self._turn.send(seat, Drain())

    # -- messages of instances

    def _from_instance(self, event: FromInstance) -> None:
        if isinstance(event.message, Registered):
            self._seats.registered(event.instance, event.incarnation, event.message)
            return
        seat = self._seats.of(event.instance, event.incarnation)
        if seat is not None:
            seat.last_heard_ns = self._turn.now_ns
            self._instance_message(seat, event.message)

    def _instance_message(self, seat: InstanceState, message: ControlMessage) -> None:
        match message:
            case StepTokens():
                self._step_tokens(seat, message)
            case PromptLogprobs():
                if state := self._attempts.current(seat, message.request, message.attempt):
                    self._turn.commands.extend(deliver_prompt_logprobs(state, message))
            case Started():
                self._attempts.started(seat, message)
            case AttemptEnded():
                self._attempts.ended(seat, message)
            case LoadReport():
                seat.load = message
            case CacheChanged():
                self._cache_changed(seat, message)
            case StatusReport():
                self._seats.answered(seat, message)
            case Drained():
                self._seats.drained(seat)

    def _step_tokens(self, seat: InstanceState, message: StepTokens) -> None:
        for output in message.outputs:
            state = self._attempts.current(seat, output.request, output.attempt)
            if state is not None:
                seat.charges.sampled(output.request, self._turn.now_ns)
                self._turn.commands.extend(deliver_tokens(state, output))

    def _cache_changed(self, seat: InstanceState, change: CacheChanged) -> None:
        had_expiry = self.trees.next_expiry_ns > 0
        if not self.trees.apply(seat.instance, seat.role, change, self._turn.now_ns):
            self._turn.send(seat, SendSnapshot())
        if not had_expiry and self.trees.next_expiry_ns:
            self._turn.is_timer_stale = True

    # -- time

    def _tick(self) -> None:
        self._seats.reset_due()
        self._attempts.tick(self._seats.unready)
        if 0 < self.trees.next_expiry_ns <= self._turn.now_ns:
            for instance in self.trees.expire(self._turn.now_ns):
                self._turn.send(self.instances[instance], SendSnapshot())
        self._turn.is_timer_stale = True

    def _arm(self) -> None:
        known = (self._seats.next_reset_ns, self._attempts.next_deadline_ns)
        deadlines = [deadline for deadline in known if deadline is not None]
        if self.trees.next_expiry_ns:
            deadlines.append(self.trees.next_expiry_ns)
        if self._attempts.waiting and (hopeless_ns := self._seats.hopeless_ns) is not None:
            deadlines.append(hopeless_ns)
        if deadlines:
            self._turn.commands.append(WakeAt(time_ns=max(min(deadlines), self._turn.now_ns)))

    def check_invariants(self) -> None:
        """Raise AssertionError where the books do not agree; for tests."""
        check_core(self.requests, self.instances, self._attempts.waiting)
        self.trees.check_invariants()
