"""The control core: `handle(event, now_ns) -> commands` (design.md, idea 1; protocol.md, "Failure").

It owns a request until its last token was delivered, so an instance may die at any moment: the request gets a new
attempt with prompt and tokens so far, and sampling, a pure function of seed and position, goes on as if nothing had
happened. Where messages may have been lost (`ChannelReset`) every request of that channel gets a new attempt as
well: the instance replaces the old one and finds its blocks in its own index, which is cheap, and no bookkeeping of
what was lost is needed.

    core      seats and clients: what each event means     attempts   requests on their seats
    router    views, the policy                            trees      who holds which prefix
    roster    epochs, who may come in                      charges    what each seat was given to do
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
from kvtide.control.state import InstanceState, Phase, RequestState
from kvtide.control.trees import PromptTrees
from kvtide.control.turn import Turn
from kvtide.proto.client import Deliver, RequestEnded
from kvtide.proto.commands import ControlCommand, InstanceDrained, RefuseInstance, WakeAt
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
from kvtide.proto.instance import Drain, Reconcile, SendSnapshot, SetRole
from kvtide.sched.cost import CostModel, LinearCost
from kvtide.sched.routing import least_load
from kvtide.sched.views import RoutingPolicy

RESET_SPACING_NS = 200 * 10**6
"""Resets of one channel keep this distance: on a channel that breaks all the time, attempts still get somewhere."""

MAX_GONE = 32
"""Seats without a future that are still shown as dead, the last ones."""

LOCAL = Incarnation("local")
"""A gateway whose instances meet no other one."""


class ControlCore:
    """Requests, routing and membership of one cluster. `incarnation` is the gateway's."""

    def __init__(
        self,
        *,
        incarnation: Incarnation = LOCAL,
        policy: RoutingPolicy = least_load,
        cost: CostModel | None = None,
        lengths: LengthEstimator | None = None,
    ) -> None:
        self.instances: dict[InstanceId, InstanceState] = {}
        self.is_draining = False
        self.trees = PromptTrees()
        self.roster = Roster(incarnation)
        self._gone: dict[InstanceId, None] = {}
        self._ids = count(1)
        self._turn = Turn()
        self._router = Router(policy, cost or LinearCost(), lengths or RunningMean(), self.trees)
        self._attempts = Attempts(self.instances, self._router, self._turn)

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
                self._starting(event)
            case InstanceLost():
                self._lost(event.instance, event.incarnation)
            case ChannelReset():
                self._reset(event.instance, event.incarnation)
            case DrainInstance():
                self._drain_instance(event.instance)
            case ChangeRole():
                self._change_role(event)
            case DrainCluster():
                self.is_draining = True
        if self.is_draining:
            self._drain_idle()
        if self._turn.is_timer_stale:
            self._arm()
        return self._turn.commands

    # -- clients

    def _submit(self, event: ClientSubmit) -> None:
        if self.can_serve:
            self._attempts.submit(event.spec)
            return
        why = "the server is shutting down" if self.is_draining else "no instance is ready"
        self._turn.client(RequestEnded(request=event.spec.request, outcome="unavailable", message=why))

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
            self._registered(event.instance, event.incarnation, event.message)
            return
        seat = self._seat(event.instance, event.incarnation)
        if seat is not None:
            seat.last_heard_ns = self._turn.now_ns
            self._instance_message(seat, event.message)

    def _seat(self, instance: InstanceId, incarnation: Incarnation) -> InstanceState | None:
        """The seat, if this incarnation sits there and lives."""
        seat = self.instances.get(instance)
        return seat if seat is not None and seat.incarnation == incarnation and seat.is_alive else None

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
                self._status(seat, message)
            case Drained():
                self._drained(seat)

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

    def _status(self, seat: InstanceState, report: StatusReport) -> None:
        """What we asked for and is not there was lost on the way, or ended without our hearing of it."""
        if report.number != seat.num_reconciles:
            return
        live = set(report.live)
        asked, seat.asked = seat.asked, {}
        for request, attempt in asked.items():
            if (request, attempt) not in live:
                self._attempts.missing(seat, request, attempt)

    # -- who is there

    def _starting(self, event: InstanceStarting) -> None:
        seat = self.instances.get(event.instance)
        if seat is None or not seat.is_alive:
            self.instances[event.instance] = InstanceState(instance=event.instance, role=event.role, pid=event.pid)
        elif seat.phase is Phase.STARTING:
            seat.pid = event.pid

    def _registered(self, instance: InstanceId, incarnation: Incarnation, info: Registered) -> None:
        old = self.instances.get(instance)
        if old is not None and old.incarnation == incarnation:
            # The same process came back after its channel broke; one that was declared dead stays dead.
            self._reset(instance, incarnation)
            return
        if old is not None and old.incarnation is not None:
            self._lost(instance, old.incarnation)
        seat = InstanceState(
            instance=instance,
            role=info.role,
            phase=Phase.READY,
            incarnation=incarnation,
            model=info.model,
            pool=info.pool,
            capacity_tokens=info.pool.device_blocks * info.pool.block_size,
            max_num_seqs=info.max_num_seqs,
            pid=info.pid,
            host=info.host,
            address=info.address,
            last_heard_ns=self._turn.now_ns,
        )
        self.instances[instance] = seat
        if reason := self.roster.admit(info):
            seat.phase = Phase.DEAD
            self._turn.commands.append(RefuseInstance(instance=instance, incarnation=incarnation, reason=reason))
            return
        # Whatever this process still holds for an earlier gateway is nobody's now.
        self._reconcile(seat)
        self._membership_changed()
        self._attempts.wake_waiting()

    def _membership_changed(self) -> None:
        """Routing follows, and every instance hears of it before it hears of requests that name new peers."""
        self.roster.epoch += 1
        self._router.follow(self.instances)
        message = self.roster.message(self._seats())
        for seat in self._seats():
            self._turn.send(seat, message)

    def _seats(self) -> list[InstanceState]:
        return [seat for _, seat in sorted(self.instances.items())]

    def _lost(self, instance: InstanceId, incarnation: Incarnation) -> None:
        seat = self._seat(instance, incarnation)
        if seat is None:
            if not self.roster.is_buried(incarnation):  # of an earlier gateway's life, or before it registered
                self.roster.bury(incarnation)
                self._membership_changed()
            return
        if seat.phase is Phase.DRAINING:
            self._give_up(seat)
        self._bury(seat)

    def _bury(self, seat: InstanceState) -> None:
        """The incarnation is dead: its requests go elsewhere."""
        assert seat.incarnation is not None
        seat.phase = Phase.DEAD
        seat.load = None
        seat.is_reset_due = False
        charged = seat.discharge_all()
        self.trees.forget(seat.instance)
        self.roster.bury(seat.incarnation)
        self._membership_changed()
        self._attempts.lost(seat, charged)

    def _reset(self, instance: InstanceId, incarnation: Incarnation) -> None:
        seat = self._seat(instance, incarnation)
        if seat is None:
            return
        now_ns = self._turn.now_ns
        seat.is_reset_due = now_ns < seat.next_reset_ns
        self._turn.is_timer_stale = True
        if seat.is_reset_due:
            return
        seat.next_reset_ns = now_ns + RESET_SPACING_NS
        self._repeat(seat)
        self._attempts.reset(seat, seat.discharge_all())
        self._reconcile(seat)

    def _reconcile(self, seat: InstanceState) -> None:
        """It shall drop what is not charged to it, and say what is missing."""
        seat.asked = {request: charge.attempt for request, charge in seat.inflight.items()}
        seat.num_reconciles += 1
        self._turn.send(seat, Reconcile(live=tuple(seat.asked.items()), number=seat.num_reconciles))

    def _repeat(self, seat: InstanceState) -> None:
        """Whatever it was told for good may have been lost."""
        self._turn.send(seat, self.roster.message(self._seats()))
        self._turn.send(seat, SetRole(role=seat.role))
        if seat.phase is Phase.DRAINING or seat.is_told_to_drain:
            self._turn.send(seat, Drain())
        if self.trees.is_lost(seat.instance):
            self._turn.send(seat, SendSnapshot())

    # -- what administrators want

    def _drain_instance(self, instance: InstanceId) -> None:
        seat = self.instances.get(instance)
        if seat is None or seat.phase in (Phase.DRAINING, Phase.DEAD):
            return
        if seat.phase is Phase.STARTING:
            seat.phase = Phase.DEAD
            self._give_up(seat)
            return
        seat.phase = Phase.DRAINING
        self._membership_changed()
        self._turn.send(seat, Drain())

    def _drained(self, seat: InstanceState) -> None:
        """It is empty. Where only the cluster as a whole ends, its process is ended with all others."""
        if seat.phase is not Phase.DRAINING:
            return
        for request, charge in list(seat.inflight.items()):
            self._attempts.missing(seat, request, charge.attempt)
        self._bury(seat)
        self._give_up(seat)

    def _give_up(self, seat: InstanceState) -> None:
        """Nobody will sit there any more."""
        self._turn.commands.append(InstanceDrained(instance=seat.instance, incarnation=seat.incarnation))
        self._gone[seat.instance] = None
        while len(self._gone) > MAX_GONE:
            gone = next(iter(self._gone))
            del self._gone[gone]
            if self.instances[gone].phase is Phase.DEAD:
                del self.instances[gone]

    def _change_role(self, event: ChangeRole) -> None:
        seat = self.instances.get(event.instance)
        if seat is None or not seat.is_alive or seat.role == event.role:
            return
        seat.role = event.role
        self._turn.send(seat, SetRole(role=event.role))
        if self.trees.num_blocks(seat.instance):
            self._turn.send(seat, SendSnapshot())  # with it its blocks move to the tree of the new role
        self._membership_changed()
        self._attempts.wake_waiting()

    # -- time

    def _tick(self) -> None:
        for seat in self._seats():
            if seat.is_reset_due and seat.incarnation is not None:
                self._reset(seat.instance, seat.incarnation)
        self._attempts.tick()
        if 0 < self.trees.next_expiry_ns <= self._turn.now_ns:
            self.trees.expire(self._turn.now_ns)
        self._turn.is_timer_stale = True

    def _arm(self) -> None:
        deadlines = [seat.next_reset_ns for seat in self.instances.values() if seat.is_reset_due]
        if (deadline := self._attempts.next_deadline_ns) is not None:
            deadlines.append(deadline)
        if self.trees.next_expiry_ns:
            deadlines.append(self.trees.next_expiry_ns)
        if deadlines:
            self._turn.commands.append(WakeAt(time_ns=max(min(deadlines), self._turn.now_ns)))

    def check_invariants(self) -> None:
        """Raise AssertionError where the books do not agree; for tests."""
        check_core(self.requests, self.instances, self._attempts.waiting)
        self.trees.check_invariants()
