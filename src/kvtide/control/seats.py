"""Who sits on which seat: registration, deaths, resets of channels, drains and roles (protocol.md, "Failure")."""

from kvtide.base.ids import Incarnation, InstanceId
from kvtide.control.attempts import Attempts
from kvtide.control.roles import is_complete, nobody
from kvtide.control.roster import Roster
from kvtide.control.router import Router
from kvtide.control.state import InstanceState, Phase
from kvtide.control.trees import PromptTrees
from kvtide.control.turn import Turn
from kvtide.proto.commands import InstanceDrained, RefuseInstance
from kvtide.proto.control import ChangeRole, InstanceStarting, Registered, StatusReport
from kvtide.proto.instance import Drain, Reconcile, SendSnapshot, SetRole

RESET_SPACING_NS = 200 * 10**6
"""Resets of one channel keep this distance: on a channel that breaks all the time, attempts still get somewhere."""

MAX_GONE = 32
"""Seats without a future that are still shown as dead, the last ones."""

ROLES_SETTLE_NS = 10 * 10**9
"""So long after a change of roles requests wait although nobody is left who could serve them: an administrator who
swaps two roles does it one by one."""


class Seats:
    """The seats of one cluster, and what becomes of the requests of those that leave. `instances` is shared."""

    def __init__(
        self,
        instances: dict[InstanceId, InstanceState],
        roster: Roster,
        router: Router,
        attempts: Attempts,
        trees: PromptTrees,
        turn: Turn,
    ) -> None:
        self._instances = instances
        self._roster = roster
        self._router = router
        self._attempts = attempts
        self._trees = trees
        self._turn = turn
        self._gone: dict[InstanceId, None] = {}
        self._roles_settle_ns = 0

    def of(self, instance: InstanceId, incarnation: Incarnation) -> InstanceState | None:
        """The seat, if this incarnation sits there and lives."""
        seat = self._instances.get(instance)
        return seat if seat is not None and seat.incarnation == incarnation and seat.is_alive else None

    @property
    def can_serve_soon(self) -> bool:
        """Whether a new request would find its instances once those are there that are being started, or that have not
        registered with this gateway yet."""
        return self._roster.model is not None and is_complete(self._coming_roles)

    @property
    def hopeless_ns(self) -> int | None:
        """From when on it makes no sense to wait for an instance; None: it makes sense."""
        return None if self.can_serve_soon else self._roles_settle_ns

    @property
    def unready(self) -> str:
        """'no decode instance', where new requests cannot be served for want of one that is ready; else empty."""
        return nobody({seat.role for seat in self._instances.values() if seat.phase is Phase.READY}, self._known_roles)

    @property
    def uncoming(self) -> str:
        """As `unready`, where none is ready, and none is coming."""
        return nobody(self._coming_roles, self._known_roles)

    @property
    def _coming_roles(self) -> set[str]:
        seats = self._instances.values()
        return {seat.role for seat in seats if seat.has_future and seat.phase is not Phase.DRAINING}

    @property
    def _known_roles(self) -> set[str]:
        return {seat.role for seat in self._instances.values()}

    @property
    def next_reset_ns(self) -> int | None:
        """When the first of the resets that keep their distance is due."""
        return min((seat.next_reset_ns for seat in self._instances.values() if seat.is_reset_due), default=None)

    def reset_due(self) -> None:
        """Resets that kept their distance."""
        for seat in self._ordered():
            if seat.is_reset_due and seat.incarnation is not None:
                self.reset(seat.instance, seat.incarnation)

    def starting(self, event: InstanceStarting) -> None:
        if event.instance in self._gone:
            return  # given up, while a start was on its way; seats get new numbers
        seat = self._instances.get(event.instance)
        if seat is None or not seat.is_alive:
            self._instances[event.instance] = InstanceState(instance=event.instance, role=event.role, pid=event.pid)
        elif seat.phase is Phase.STARTING:
            seat.pid = event.pid

    def registered(self, instance: InstanceId, incarnation: Incarnation, info: Registered) -> None:
        old = self._instances.get(instance)
        if old is not None and old.incarnation == incarnation:
            # The same process came back after its channel broke; one that was declared dead stays dead.
            self.reset(instance, incarnation)
            return
        if instance in self._gone:  # given up while it started
            self._turn.commands.append(InstanceDrained(instance=instance, incarnation=incarnation))
            return
        if old is not None and old.incarnation is not None:
            self.lost(instance, old.incarnation)
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
        self._instances[instance] = seat
        if reason := self._roster.admit(info):
            seat.phase = Phase.DEAD
            self._turn.commands.append(RefuseInstance(instance=instance, incarnation=incarnation, reason=reason))
            return
        # Whatever this process still holds for an earlier gateway is nobody's now.
        self._reconcile(seat)
        self._membership_changed()
        self._attempts.wake_waiting()

    def _membership_changed(self) -> None:
        """Routing follows, and every instance hears of it before it hears of requests that name new peers."""
        self._roster.epoch += 1
        self._router.follow(self._instances)
        message = self._roster.message(self._ordered())
        for seat in self._ordered():
            self._turn.send(seat, message)

    def _ordered(self) -> list[InstanceState]:
        return [seat for _, seat in sorted(self._instances.items())]

    def lost(self, instance: InstanceId, incarnation: Incarnation) -> None:
        seat = self.of(instance, incarnation)
        if seat is None:
            if not self._roster.is_buried(incarnation):  # of an earlier gateway's life, or before it registered
                self._roster.bury(incarnation)
                self._membership_changed()
            return
        seat.is_coming_back = seat.phase is not Phase.DRAINING
        if not seat.is_coming_back:
            self._give_up(seat)
        self._bury(seat)

    def _bury(self, seat: InstanceState) -> None:
        """The incarnation is dead: its requests go elsewhere."""
        assert seat.incarnation is not None
        seat.phase = Phase.DEAD
        seat.load = None
        seat.is_reset_due = False
        charged = seat.discharge_all()
        self._trees.forget(seat.instance)
        self._roster.bury(seat.incarnation)
        self._membership_changed()
        self._attempts.lost(seat, charged)

    def reset(self, instance: InstanceId, incarnation: Incarnation) -> None:
        seat = self.of(instance, incarnation)
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

    def answered(self, seat: InstanceState, report: StatusReport) -> None:
        """What we asked for and is not there was lost on the way, or ended without our hearing of it."""
        if report.number != seat.num_reconciles:
            return
        live = set(report.live)
        asked, seat.asked = seat.asked, {}
        for request, attempt in asked.items():
            if (request, attempt) not in live:
                self._attempts.missing(seat, request, attempt)

    def _repeat(self, seat: InstanceState) -> None:
        """Whatever it was told for good may have been lost."""
        self._turn.send(seat, self._roster.message(self._ordered()))
        self._turn.send(seat, SetRole(role=seat.role))
        if seat.phase is Phase.DRAINING or seat.is_told_to_drain:
            self._turn.send(seat, Drain())
        if self._trees.is_asked(seat.instance):
            self._turn.send(seat, SendSnapshot())

    # -- what administrators want

    def drain_instance(self, instance: InstanceId) -> None:
        seat = self._instances.get(instance)
        if seat is None or not seat.has_future or seat.phase is Phase.DRAINING:
            return
        if not seat.is_alive:
            seat.phase, seat.is_coming_back = Phase.DEAD, False
            self._give_up(seat)
            return
        seat.phase = Phase.DRAINING
        self._membership_changed()
        self._turn.send(seat, Drain())

    def drained(self, seat: InstanceState) -> None:
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
            if self._instances[gone].phase is Phase.DEAD:
                del self._instances[gone]

    def change_role(self, event: ChangeRole) -> None:
        seat = self._instances.get(event.instance)
        if seat is None or not seat.is_alive or seat.role == event.role:
            return
        seat.role = event.role
        self._roles_settle_ns = self._turn.now_ns + ROLES_SETTLE_NS
        self._turn.is_timer_stale = True
        self._turn.send(seat, SetRole(role=event.role))
        if self._trees.num_blocks(seat.instance):
            self._trees.asked(seat.instance, self._turn.now_ns)
            self._turn.send(seat, SendSnapshot())  # with it its blocks move to the tree of the new role
        self._membership_changed()
        self._attempts.wake_waiting()
