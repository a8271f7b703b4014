"""The instance core: `handle(event, now_ns) -> commands` (design.md, idea 1). Owner of one pool and what runs on it.

    Submit -> waiting -> running -> ended ------------------> AttemptEnded("finished")
                  ^---------'  preempted  `--handed over----> AttemptEnded("handed_over"), the peer has it
    Expect -> expected --KV pulled, first tokens here--> running -> ...

A step is planned whenever none is in flight and there is work. Blocks that a step in flight uses are given back when
it is done, whatever happened to their request meanwhile; `AttemptEnded` waits for that, and for every transfer of the
attempt to end.

Decisions taken here:
- Arrival order is the gateway's (`spec.arrival_ns`, then request id), so a re-routed request keeps its place.
- `StopSequence` beyond what was indexed also unlinks the index entries past `keep`. `generation_tokens` counts what
  was sent, so tokens sent before the stop arrived stay counted there; they are never part of a client's usage.
- A Submit for an attempt that is over here is answered by "refused", so that whoever lost the end learns of it.
- `GatewayLost` ends everything without a message: the next gateway numbers its requests anew.
- An attempt that is expected ends only by what the control core says, or by the death of its prefill instance; a
  hand-off that fails is reported by the prefill instance alone.

A driver sends one Tick when it starts (for the heartbeat) and then whenever a WakeAt is due.
"""

from kvtide.base.config import PoolSizes, SchedulerConfig
from kvtide.base.ids import Incarnation, InstanceId, RequestId
from kvtide.instance.admission import Admission
from kvtide.instance.arrivals import Arrivals
from kvtide.instance.audit import check_core
from kvtide.instance.blocks import Blocks
from kvtide.instance.changes import Changes
from kvtide.instance.grants import Grants
from kvtide.instance.handoffs import HandOffs
from kvtide.instance.leases import Leases
from kvtide.instance.lifecycle import Lifecycle
from kvtide.instance.members import Epochs, Seats
from kvtide.instance.outbox import Outbox
from kvtide.instance.queues import Queues
from kvtide.instance.receiving import Receiving
from kvtide.instance.registry import Registry
from kvtide.instance.reporting import Counters, Reporter
from kvtide.instance.results import Results
from kvtide.instance.scheduler import Scheduler
from kvtide.instance.sending import FINISHED, Sending
from kvtide.instance.transfers import Transfers
from kvtide.instance.wakeup import Wakeup
from kvtide.instance.wishes import Wishes
from kvtide.proto.cluster import Peer
from kvtide.proto.commands import InstanceCommand
from kvtide.proto.control import Drained, StatusReport
from kvtide.proto.executor import StepDone
from kvtide.proto.instance import (
    Abort,
    Drain,
    Expect,
    FromPeer,
    GatewayLost,
    InstanceEvent,
    Membership,
    PeerReset,
    PullEnded,
    Reconcile,
    SendSnapshot,
    SetRole,
    StopSequence,
    Submit,
    Tick,
)
from kvtide.proto.peer import (
    CancelTransfer,
    FirstTokens,
    Granted,
    LeaseBlocks,
    Offer,
    PeerMessage,
    TransferEnded,
    WantBlocks,
)

ALONE = Peer(InstanceId(0), Incarnation("local"))


class InstanceCore:
    """Queues, batching, blocks, index and transfers of one executor. `me`: as peers name it. `secret`: random,
    of this incarnation alone, where transfer ids must not be guessed; a replay needs the same."""

    def __init__(self, config: SchedulerConfig, pool_sizes: PoolSizes, me: Peer = ALONE, secret: bytes = b"") -> None:
        self.config = config
        self.blocks = Blocks(pool_sizes, has_index=config.keeps_cache(config.role))
        self.queues = Queues()
        self.counters = Counters()
        self.registry = Registry()
        self.transfers = Transfers(me, secret)
        self.role = config.role
        self.is_draining = False
        self._outbox = outbox = Outbox()
        leases = Leases(self.blocks)
        admission = Admission(config, pool_sizes)
        grants = Grants(config, self.blocks, self.queues, self.transfers, leases)
        self._sending = Sending(config, self.blocks, self.transfers, leases, outbox)
        self._handoffs = handoffs = HandOffs(config, self.blocks, self.transfers, self._sending, outbox)
        self._receiving = Receiving(
            self.blocks,
            self.transfers,
            leases,
            grants,
            Arrivals(config.vocab_size, admission, self.blocks, self.queues, outbox),
            self.counters,
            outbox,
        )
        self._wishes = Wishes(self.blocks, self.transfers, grants, self._receiving, self.registry, outbox)
        self._lifecycle = Lifecycle(
            admission,
            self.blocks,
            self.queues,
            self.registry,
            self.transfers,
            handoffs,
            self._sending,
            self._receiving,
            self._wishes,
            outbox,
        )
        self.scheduler = Scheduler(
            config, self.blocks, self.queues, self.counters, self.transfers, grants, handoffs, outbox
        )
        self._results = Results(self.blocks, self.queues, self.counters, handoffs, outbox)
        self._reporter = Reporter(self.queues, self.blocks, self.transfers, self.counters)
        self._changes = Changes(self.blocks, is_tracking=config.caching_level > 0)
        self._epochs = Epochs()
        self._seats = Seats()
        self._wakeup = Wakeup()
        self._has_drained = False

    def handle(self, event: InstanceEvent, now_ns: int) -> list[InstanceCommand]:
        """Return what the driver shall do about `event`. Time is the driver's, in ns; it never runs backwards."""
        self.transfers.now_ns = now_ns
        match event:
            case StepDone():
                self._step_done(event, now_ns)
            case Tick():
                self._wakeup.ticked(now_ns)
                self._sending.tick(now_ns)
                self._receiving.tick(now_ns)
            case FromPeer():
                self._from_peer(event.peer, event.message, now_ns)
            case PullEnded():
                self._receiving.pull_ended(event, now_ns)
            case Submit():
                self._lifecycle.submit(event, self.is_draining, now_ns)
            case Expect():
                self._lifecycle.expect(event, self.is_draining, now_ns)
                self._wishes.place_parked(now_ns)
            case Abort():
                self._lifecycle.abort(event.request, event.attempt, now_ns)
                self._wishes.place_parked(now_ns)
            case StopSequence():
                self._lifecycle.stop(event, now_ns)
            case PeerReset():
                self._sending.peer_reset(event.peer)
                self._receiving.peer_reset(event.peer)
            case _:
                self._of_the_cluster(event, now_ns)
        self._lifecycle.settle(now_ns)
        if not isinstance(event, Tick):
            self._reporter.changed()
        self._plan(now_ns)
        self._outbox.flush()
        self._report(now_ns)
        return self._outbox.take()

    @property
    def is_idle(self) -> bool:
        """Nothing runs, waits or is held."""
        is_empty = not self.registry.live and not self.registry.leaving and self.transfers.is_empty
        return is_empty and not self.scheduler.is_step_in_flight

    def check_invariants(self) -> None:
        """Recount everything (protocol.md, invariants 2 to 5); raises AssertionError or the pool's RuntimeError."""
        check_core(self)

    # -- steps

    def _plan(self, now_ns: int) -> None:
        while not self.scheduler.is_step_in_flight:
            self._receiving.grant(now_ns)
            self._lifecycle.settle(now_ns)
            step = self.scheduler.next_step(now_ns)
            ended, self.scheduler.ended = self.scheduler.ended, []
            for sequence in ended:
                self._lifecycle.close(sequence.request, now_ns)
            self._lifecycle.settle(now_ns)
            if step is not None:
                self.transfers.copying_step = step.step if step.copies else None
                self._outbox.flush()
                self._outbox.command(step)
                self._handoffs.step_planned(step, self.scheduler.batch, now_ns)
            elif not ended:
                return

    def _step_done(self, done: StepDone, now_ns: int) -> None:
        scheduler = self.scheduler
        assert done.step == scheduler.step, f"step {done.step} is done, {scheduler.step} is in flight"
        assert 1 <= done.repeats <= scheduler.max_repeat, f"{done.repeats} repeats of {scheduler.max_repeat} allowed"
        batch, scheduler.batch, scheduler.step = scheduler.batch, [], None
        self.counters.steps += done.repeats - 1
        self.transfers.copying_step = None
        errors = {result.key: result.error for result in done.results if result.error}
        for sequence, _ in batch if errors else ():
            if sequence.key in errors:  # whatever became of its request meanwhile, nobody may find its KV
                self.blocks.forget_all(sequence)
                self._lifecycle.drop(sequence.request, now_ns, "failed", errors[sequence.key])
        for sequence in self._results.apply(batch, done, now_ns):
            self._lifecycle.close(sequence.request, now_ns)
        self._sending.step_done(done.step, now_ns)
        self._receiving.step_done(done.step, now_ns)

    # -- peers

    def _from_peer(self, peer: Peer, message: PeerMessage, now_ns: int) -> None:
        """Messages of the dead are void."""
        if peer.incarnation in self.transfers.dead:
            return
        match message:
            case LeaseBlocks():
                self._wishes.lease(peer, message, self.is_draining, now_ns)
            case Offer():
                self._receiving.offered(peer, message, now_ns)
            case FirstTokens():
                self._receiving.sampled(peer, message, now_ns)
            case CancelTransfer():
                self._receiving.cancelled(peer, message, message.reason == FINISHED)
            case WantBlocks():
                self._sending.serve(peer, message, self.is_draining, now_ns)
            case Granted():
                self._sending.granted(peer, message, now_ns)
            case TransferEnded():
                self._sending.ended(peer, message)

    # -- what the control core says of the cluster and of this instance

    def _of_the_cluster(self, event: InstanceEvent, now_ns: int) -> None:
        match event:
            case Reconcile():
                self._reconcile(event, now_ns)
            case Drain():
                self.is_draining, self._has_drained = True, False
            case SetRole():
                self.role = event.role
                self.blocks.has_index = self.config.keeps_cache(event.role)
            case Membership():
                self._members(event, now_ns)
            case SendSnapshot():
                self._changes.snapshot(self._outbox, now_ns)
            case GatewayLost():
                self._lifecycle.orphan(now_ns)
                self._sending.cancel_all("the gateway has died")
                self._receiving.cancel_all("the gateway has died")
                self.transfers.gateway = Incarnation("")
                self._changes.hold()

    def _members(self, event: Membership, now_ns: int) -> None:
        if not self._epochs.takes(event):
            return
        transfers = self.transfers
        is_new_gateway = self._changes.is_held or (transfers.gateway and transfers.gateway != event.gateway)
        transfers.gateway = event.gateway
        dead = self._seats.dead(event)
        died = [incarnation for incarnation in dead if incarnation not in transfers.dead]
        transfers.dead = frozenset(dead)
        for incarnation in died:
            self._sending.peer_dead(incarnation)
            self._receiving.peer_dead(incarnation)
            transfers.ended.forget(incarnation)
        if died:
            self._lifecycle.members_died(now_ns)
        self._wishes.place_parked(now_ns)
        if is_new_gateway:
            self._has_drained = False
            self._changes.snapshot(self._outbox, now_ns)

    def _reconcile(self, event: Reconcile, now_ns: int) -> None:
        wanted = set(event.live)
        for request in list(self.registry.live.values()):
            if (request.id, request.attempt) not in wanted:
                self._lifecycle.drop(request, now_ns)
        live: tuple[tuple[RequestId, int], ...] = tuple(
            (request.id, request.attempt) for request in self.registry.live.values()
        )
        self._outbox.message(StatusReport(live=live, number=event.number))
        self._reporter.renew()

    # -- what the control core is told

    def _report(self, now_ns: int) -> None:
        if self.is_draining and not self._has_drained and self.is_idle:
            self._has_drained = True
            self._outbox.message(Drained())
        due = [
            self._reporter.run(self._outbox, now_ns, role=self.role, is_draining=self.is_draining),
            self._changes.run(self._outbox, now_ns),
            self.transfers.next_due_ns,
        ]
        self._wakeup.run(self._outbox, min(time for time in due if time is not None))
