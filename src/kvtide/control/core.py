"""The control core: `handle(event, now_ns) -> commands` (design.md, idea 1; protocol.md, "Failure").

It owns a request until its last token was delivered, so an instance may die at any moment: the request gets a new
attempt with prompt and tokens so far, and sampling, a pure function of seed and position, goes on as if nothing had
happened. Where messages may have been lost (`ChannelReset`) every request of that channel gets a new attempt as
well: the instance replaces the old one and finds its blocks in its own index, which is cheap, and no bookkeeping of
what was lost is needed.
"""

from collections.abc import Sequence
from itertools import count

from kvtide.base.config import ModelInfo
from kvtide.base.ids import Incarnation, InstanceId, RequestId
from kvtide.control.audit import check_core
from kvtide.control.outputs import deliver_prompt_logprobs, deliver_tokens
from kvtide.control.state import InstanceState, Phase, RequestState, SequenceProgress
from kvtide.proto.client import Deliver, RequestEnded
from kvtide.proto.commands import ControlCommand, ToClient, ToInstance, WakeAt
from kvtide.proto.control import (
    AttemptEnded,
    ChannelReset,
    ClientAbort,
    ClientStop,
    ClientSubmit,
    ControlEvent,
    ControlMessage,
    ControlTick,
    DrainCluster,
    Drained,
    FromInstance,
    InstanceLost,
    InstanceStarting,
    LoadReport,
    PromptLogprobs,
    Registered,
    Started,
    StatusReport,
    StepTokens,
    TokenOut,
)
from kvtide.proto.instance import Abort, Drain, InstanceMessage, Reconcile, StopSequence
from kvtide.sched.cost import LinearCost
from kvtide.sched.routing import InstanceView, RoutingPolicy, RoutingView, least_load

MAX_DEATHS = 3
REROUTE_PATIENCE_NS = 120 * 10**9
"""How long a request that lost its instance waits for another one to become ready."""
RESET_SPACING_NS = 200 * 10**6
"""Resets of one channel keep this distance: on a channel that breaks all the time, attempts still get somewhere."""


class ControlCore:
    """Requests, routing and membership of one cluster. See `control.state` for what it writes."""

    def __init__(self, *, policy: RoutingPolicy = least_load) -> None:
        self.requests: dict[RequestId, RequestState] = {}
        self.instances: dict[InstanceId, InstanceState] = {}
        self.epoch = 0
        self.is_draining = False
        self.num_rerouted = 0
        self._policy = policy
        self._num_routed = 0
        self._ids = count(1)
        self._waiting: dict[RequestId, None] = {}
        self._out: list[ControlCommand] = []
        self._now_ns = 0

    # -- what drivers ask

    def next_request(self) -> RequestId:
        return RequestId(next(self._ids))

    @property
    def model(self) -> ModelInfo | None:
        """The model of the cluster: that of the first instance which registered."""
        return next((seat.model for seat in self.instances.values() if seat.model is not None), None)

    @property
    def can_serve(self) -> bool:
        return not self.is_draining and any(seat.phase is Phase.READY for seat in self.instances.values())

    # -- the state machine

    def handle(self, event: ControlEvent, now_ns: int) -> list[ControlCommand]:
        """Return what the driver shall do about `event`. Time is the driver's, in ns; it never runs backwards."""
        self._out = []
        self._now_ns = now_ns
        match event:
            case ClientSubmit():
                self._submit(event)
            case ClientAbort():
                self._abort(event.request)
            case ClientStop():
                self._stop(event)
            case FromInstance():
                self._from_instance(event)
            case InstanceStarting():
                self._starting(event)
            case InstanceLost():
                self._lost(event.instance, event.incarnation)
            case ChannelReset():
                self._reset(event.instance, event.incarnation)
            case DrainCluster():
                self._drain()
            case ControlTick():
                self._tick()
        return self._out

    # -- clients

    def _submit(self, event: ClientSubmit) -> None:
        spec = event.spec
        assert spec.request not in self.requests, f"request {spec.request} submitted twice"
        if not self.can_serve:
            why = "the server is shutting down" if self.is_draining else "no instance is ready"
            self._send_client(RequestEnded(request=spec.request, outcome="unavailable", message=why))
            return
        state = RequestState(spec=spec, sequences=[SequenceProgress() for _ in range(spec.params.n)])
        self.requests[spec.request] = state
        self._dispatch(state)

    def _abort(self, request: RequestId) -> None:
        state = self.requests.get(request)
        if state is None:
            return
        # The attempt stays charged to its instance until that reports the end: it still holds blocks.
        if state.instance is not None:
            self._send(state.instance, Abort(request=request, attempt=state.attempt))
        self._end(state, "aborted")

    def _stop(self, event: ClientStop) -> None:
        state = self.requests.get(event.request)
        if state is None or state.sequences[event.index].is_finished:
            return
        sequence = state.sequences[event.index]
        assert 0 <= event.keep <= len(sequence.tokens), "a stop string lies within what was delivered"
        del sequence.tokens[event.keep :]
        sequence.early.clear()
        sequence.finish_reason = "stop"
        end = Deliver(request=event.request, index=event.index, position=event.keep, tokens=(), finish_reason="stop")
        self._send_client(end)
        if state.instance is not None:
            self._send(
                state.instance,
                StopSequence(request=event.request, attempt=state.attempt, index=event.index, keep=event.keep),
            )
        elif state.is_finished:
            self._end(state, "finished")

    def _drain(self) -> None:
        self.is_draining = True
        for seat in self.instances.values():
            if seat.phase is Phase.READY:
                self._send(seat.instance, Drain())

    # -- instances

    def _from_instance(self, event: FromInstance) -> None:
        if isinstance(event.message, Registered):
            self._registered(event.instance, event.incarnation, event.message)
            return
        seat = self.instances.get(event.instance)
        if seat is None or seat.incarnation != event.incarnation or seat.phase is Phase.DEAD:
            return
        seat.last_heard_ns = self._now_ns
        self._instance_message(seat, event.message)

    def _instance_message(self, seat: InstanceState, message: ControlMessage) -> None:
        match message:
            case StepTokens():
                for output in message.outputs:
                    self._token_out(seat, output)
            case PromptLogprobs():
                if state := self._current(seat, message.request, message.attempt):
                    self._out.extend(deliver_prompt_logprobs(state, message))
            case Started():
                state = self._current(seat, message.request, message.attempt)
                if state is not None and state.cached_tokens is None:
                    state.cached_tokens = message.cached_tokens
                    state.queue_ns = message.queue_ns
            case AttemptEnded():
                self._attempt_ended(seat, message)
            case LoadReport():
                seat.load = message
            case StatusReport():
                self._status(seat, message)
            case Drained():
                seat.phase = Phase.DRAINING
            case Registered():
                raise AssertionError("handled by the caller")

    def _starting(self, event: InstanceStarting) -> None:
        seat = self.instances.get(event.instance)
        if seat is None or seat.phase in (Phase.STARTING, Phase.DEAD):
            self.instances[event.instance] = InstanceState(instance=event.instance, role=event.role, pid=event.pid)

    def _registered(self, instance: InstanceId, incarnation: Incarnation, info: Registered) -> None:
        old = self.instances.get(instance)
        if old is not None and old.incarnation == incarnation:
            # The same process came back after its channel broke; one that was declared dead stays dead.
            self._reset(instance, incarnation)
            return
        if old is not None and old.incarnation is not None:
            self._lost(instance, old.incarnation)
        self.epoch += 1
        self.instances[instance] = InstanceState(
            instance=instance,
            role=info.role,
            phase=Phase.READY,
            incarnation=incarnation,
            model=info.model,
            pool=info.pool,
            max_num_seqs=info.max_num_seqs,
            pid=info.pid,
            host=info.host,
            last_heard_ns=self._now_ns,
        )
        # Whatever this process still holds for an earlier gateway is nobody's now.
        self._send(instance, Reconcile(live=()))
        waiting, self._waiting = list(self._waiting), {}
        for request in waiting:
            self._dispatch(self.requests[request])
        if self.is_draining:
            self._send(instance, Drain())

    def _lost(self, instance: InstanceId, incarnation: Incarnation) -> None:
        seat = self.instances.get(instance)
        if seat is None or seat.incarnation != incarnation or seat.phase is Phase.DEAD:
            return
        self.epoch += 1
        seat.phase = Phase.DEAD
        seat.load = None
        seat.is_reset_due = False
        for request in seat.discharge_all():
            state = self.requests.get(request)
            if state is not None and state.instance == instance:
                state.num_deaths += 1
                self._reroute(state)

    def _reset(self, instance: InstanceId, incarnation: Incarnation) -> None:
        seat = self.instances.get(instance)
        if seat is None or seat.incarnation != incarnation or seat.phase is Phase.DEAD:
            return
        seat.is_reset_due = self._now_ns < seat.next_reset_ns
        if seat.is_reset_due:
            self._arm()
            return
        seat.next_reset_ns = self._now_ns + RESET_SPACING_NS
        for request in seat.discharge_all():
            state = self.requests.get(request)
            if state is None or state.instance != instance:
                continue
            if state.is_finished:
                self._end(state, "finished")
                continue
            state.attempt += 1
            state.forget_early()
            seat.charge(state)
            self._send(instance, state.submit())
        seat.asked = dict(seat.inflight)
        self._send(instance, Reconcile(live=tuple(seat.inflight.items())))

    def _status(self, seat: InstanceState, report: StatusReport) -> None:
        """What we asked for and is not there was lost on the way, or ended without our hearing of it."""
        live = set(report.live)
        asked, seat.asked = seat.asked, {}
        for request, attempt in asked.items():
            if (request, attempt) in live or seat.inflight.get(request) != attempt:
                continue
            seat.discharge(request)
            if state := self._current(seat, request, attempt):
                self._reroute(state)

    # -- outputs

    def _current(self, seat: InstanceState, request: RequestId, attempt: int) -> RequestState | None:
        """The request, if this attempt on this instance is the one that counts."""
        state = self.requests.get(request)
        if state is None or state.instance != seat.instance or state.attempt != attempt:
            return None
        return state

    def _token_out(self, seat: InstanceState, output: TokenOut) -> None:
        state = self._current(seat, output.request, output.attempt)
        if state is not None:
            self._out.extend(deliver_tokens(state, output))

    def _attempt_ended(self, seat: InstanceState, message: AttemptEnded) -> None:
        if seat.inflight.get(message.request) == message.attempt:
            seat.discharge(message.request)
        state = self._current(seat, message.request, message.attempt)
        if state is None:
            return
        state.prefill_ns += message.prefill_ns
        state.decode_ns += message.decode_ns
        if state.is_finished:
            self._end(state, "finished")
        elif message.outcome == "refused":
            self._refused(state, seat, message.reason)
        else:
            self._reroute(state)

    def _refused(self, state: RequestState, seat: InstanceState, reason: str) -> None:
        """An instance said no. Another one may say yes; each is asked at most once or so."""
        state.num_refusals += 1
        others = [view for view in self._views() if view.instance != seat.instance]
        if others and state.num_refusals < len(self.instances):
            self._reroute(state, others)
        else:
            self._end(state, "unavailable" if self.is_draining else "failed", reason)

    # -- routing

    def _views(self) -> list[InstanceView]:
        return [
            InstanceView(
                instance=seat.instance,
                num_requests=len(seat.inflight),
                num_prompt_tokens=seat.num_inflight_tokens,
            )
            for _, seat in sorted(self.instances.items())
            if seat.phase is Phase.READY
        ]

    def _reroute(self, state: RequestState, views: Sequence[InstanceView] | None = None) -> None:
        state.attempt += 1
        state.instance = None
        state.forget_early()
        if state.is_finished:
            self._end(state, "finished")
        elif state.num_deaths >= MAX_DEATHS:
            self._end(state, "failed", f"gave up after {state.num_deaths} instances died while serving it")
        else:
            self.num_rerouted += 1
            self._dispatch(state, views)

    def _dispatch(self, state: RequestState, views: Sequence[InstanceView] | None = None) -> None:
        views = self._views() if views is None else views
        if not views:
            self._waiting[state.request] = None
            state.waiting_until_ns = self._now_ns + REROUTE_PATIENCE_NS
            self._arm()
            return
        view = RoutingView(
            num_prompt_tokens=state.spec.num_prompt_tokens,
            prefills=views,
            session=state.spec.session,
            num_routed=self._num_routed,
            cost=LinearCost(),
        )
        seat = self.instances[self._policy(view).prefill]
        self._num_routed += 1
        state.instance = seat.instance
        seat.charge(state)
        self._send(seat.instance, state.submit())

    # -- time

    def _arm(self) -> None:
        deadlines = [self.requests[request].waiting_until_ns for request in self._waiting]
        deadlines += [seat.next_reset_ns for seat in self.instances.values() if seat.is_reset_due]
        if deadlines:
            self._out.append(WakeAt(time_ns=max(min(deadlines), self._now_ns)))

    def _tick(self) -> None:
        for seat in self.instances.values():
            if seat.is_reset_due and seat.incarnation is not None:
                self._reset(seat.instance, seat.incarnation)
        for request in list(self._waiting):
            state = self.requests[request]
            if state.waiting_until_ns <= self._now_ns:
                self._end(state, "unavailable", "its instance died and no other became ready")
        self._arm()

    # -- sending

    def _send(self, instance: InstanceId, message: InstanceMessage) -> None:
        seat = self.instances[instance]
        assert seat.incarnation is not None, "only registered instances are spoken to"
        self._out.append(ToInstance(instance=instance, incarnation=seat.incarnation, message=message))

    def _send_client(self, message: Deliver | RequestEnded) -> None:
        self._out.append(ToClient(message=message))

    def _end(self, state: RequestState, outcome: str, message: str = "") -> None:
        del self.requests[state.request]
        self._waiting.pop(state.request, None)
        self._send_client(
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

    def check_invariants(self) -> None:
        """Raise AssertionError where the books do not agree; for tests."""
        check_core(self.requests, self.instances, self._waiting)
