"""The instance core: `handle(event, now_ns) -> commands` (design.md, idea 1). Owner of one pool and what runs on it.

    Submit -> waiting -> running -> ended -> AttemptEnded
                  ^---------'  preempted

A step is planned whenever none is in flight and there is work. Blocks that a step in flight uses are given back when
it is done, whatever happened to their request meanwhile; `AttemptEnded` waits for that.

Decisions taken here:
- Arrival order is the gateway's (`spec.arrival_ns`, then request id), so a re-routed request keeps its place.
- `StopSequence` beyond what was indexed also unlinks the index entries past `keep`. `generation_tokens` counts what
  was sent, so tokens sent before the stop arrived stay counted there; they are never part of a client's usage.
- A Submit for an attempt that is over here is answered by "refused", so that whoever lost the end learns of it.
- `GatewayLost` ends everything without a message: the next gateway numbers its requests anew.

A driver sends one Tick when it starts (for the heartbeat) and then whenever a WakeAt is due.
"""

from itertools import count

from kvtide.base.config import PoolSizes, SchedulerConfig
from kvtide.base.ids import RequestId, SequenceKey
from kvtide.instance.audit import check_core
from kvtide.instance.blocks import Blocks
from kvtide.instance.outbox import Outbox
from kvtide.instance.queues import Queues
from kvtide.instance.registry import Registry
from kvtide.instance.reporting import Counters, Reporter
from kvtide.instance.results import Results
from kvtide.instance.scheduler import Scheduler
from kvtide.instance.state import Phase, Request, Sequence
from kvtide.proto.commands import InstanceCommand
from kvtide.proto.control import Drained, StatusReport
from kvtide.proto.executor import StepDone
from kvtide.proto.instance import (
    Abort,
    Drain,
    GatewayLost,
    InstanceEvent,
    Reconcile,
    StopSequence,
    Submit,
    Tick,
)


class InstanceCore:
    """Queues, batching, blocks and index of one executor."""

    def __init__(self, config: SchedulerConfig, pool_sizes: PoolSizes) -> None:
        self.config = config
        self.blocks = Blocks(pool_sizes, enable_prefix_caching=config.enable_prefix_caching)
        self.queues = Queues()
        self.counters = Counters()
        self.registry = Registry()
        self.is_draining = False
        self._outbox = Outbox()
        self.scheduler = Scheduler(config, self.blocks, self.queues, self.counters, self._outbox)
        self._results = Results(self.blocks, self.queues, self.counters, self._outbox)
        self._reporter = Reporter(self.queues, self.blocks, self.counters)
        self._keys = count()
        self._has_drained = False

    def handle(self, event: InstanceEvent, now_ns: int) -> list[InstanceCommand]:
        """Return what the driver shall do about `event`. Time is the driver's, in ns; it never runs backwards."""
        match event:
            case StepDone():
                self._step_done(event, now_ns)
            case Tick():
                self._reporter.ticked(now_ns)
            case Submit():
                self._submit(event, now_ns)
            case Abort():
                self._abort(event, now_ns)
            case StopSequence():
                self._stop(event, now_ns)
            case Reconcile():
                self._reconcile(event, now_ns)
            case Drain():
                self.is_draining, self._has_drained = True, False
            case GatewayLost():
                self._orphan(now_ns)
        if not isinstance(event, Tick):
            self._reporter.changed()
        self._plan(now_ns)
        self._outbox.flush()
        if self.is_draining and not self._has_drained and self.is_idle:
            self._has_drained = True
            self._outbox.message(Drained())
        self._reporter.run(self._outbox, now_ns, is_draining=self.is_draining)
        return self._outbox.take()

    @property
    def is_idle(self) -> bool:
        """Nothing runs, waits or is held."""
        return not self.registry.live and not self.registry.leaving and not self.scheduler.is_step_in_flight

    def check_invariants(self) -> None:
        """Recount everything (protocol.md, invariants 2 to 5); raises AssertionError or the pool's RuntimeError."""
        check_core(self)

    # -- steps

    def _plan(self, now_ns: int) -> None:
        while not self.scheduler.is_step_in_flight:
            step = self.scheduler.next_step(now_ns)
            ended, self.scheduler.ended = self.scheduler.ended, []
            for sequence in ended:
                self._close(sequence.request, now_ns)
            if step is not None:
                self._outbox.flush()
                self._outbox.command(step)
            elif not ended:
                return

    def _step_done(self, done: StepDone, now_ns: int) -> None:
        scheduler = self.scheduler
        assert done.step == scheduler.step, f"step {done.step} is done, {scheduler.step} is in flight"
        assert 1 <= done.repeats <= scheduler.max_repeat, f"{done.repeats} repeats of {scheduler.max_repeat} allowed"
        batch, scheduler.batch, scheduler.step = scheduler.batch, [], None
        self.counters.steps += done.repeats - 1
        for sequence in self._results.apply(batch, done, now_ns):
            self._close(sequence.request, now_ns)

    # -- requests

    def _submit(self, event: Submit, now_ns: int) -> None:
        spec = event.spec
        live = self.registry.live.get(spec.request)
        if live is not None and live.attempt == event.attempt:
            return
        request = Request(spec, event.attempt, now_ns)
        reason = self._why_not(request, live)
        if reason:
            self._outbox.refused(request, reason)
            self.registry.bury(spec.request, event.attempt)
            return
        if live is not None:
            self._drop(live, now_ns)
        self.registry.live[spec.request] = request
        self._create_sequences(request, event)
        self._close(request, now_ns)

    def _why_not(self, request: Request, live: Request | None) -> str:
        """Why this attempt cannot be served here, as a person would want to read it; empty where it can."""
        size = request.num_prompt_tokens
        sizes = self.blocks.sizes
        if self.registry.is_over(request.id, request.attempt) or (live and live.attempt > request.attempt):
            return f"attempt {request.attempt} of the request is over here"
        if self.is_draining:
            return "the instance is draining"
        if size == 0:
            return "the prompt is empty"
        if size + 1 > self.config.max_model_len:
            return f"the prompt has {size} tokens; with one to generate, the context holds {self.config.max_model_len}"
        if self.blocks.num_blocks(size + 1) > sizes.device_blocks:
            room = sizes.device_blocks * sizes.block_size
            return f"the prompt has {size} tokens; with one to generate, the KV cache of an instance holds {room}"
        return ""

    def _create_sequences(self, request: Request, event: Submit) -> None:
        """One that prefills and forks where nothing was sampled yet, else each unfinished one on its own."""
        prompt = request.spec.prompt_tokens
        num_sequences = request.spec.params.n
        is_resumed = bool(event.resume)
        assert not is_resumed or len(event.resume) == num_sequences, "a resume entry for each sequence"
        for index in range(num_sequences):
            if is_resumed and event.resume[index].is_finished:
                continue
            sequence = Sequence(SequenceKey(next(self._keys)), request, index, prompt)
            if is_resumed:
                sequence.tokens.extend(event.resume[index].token_array)
            sequence.max_num_tokens = self._max_num_tokens(request)
            request.sequences.append(sequence)
        if is_resumed:
            for sequence in request.sequences[1:]:
                sequence.max_reported = request.num_prompt_tokens
            for sequence in request.sequences:
                self._enqueue(sequence)
        else:
            request.sequences[0].num_seats = num_sequences
            self._enqueue(request.sequences[0])

    def _max_num_tokens(self, request: Request) -> int:
        """Where a sequence ends by length: what was asked, the context, the pool (the last token needs no KV)."""
        sizes = self.blocks.sizes
        asked = request.num_prompt_tokens + request.spec.max_tokens
        return min(asked, self.config.max_model_len, sizes.device_blocks * sizes.block_size + 1)

    def _enqueue(self, sequence: Sequence) -> None:
        self.queues.wait(sequence)
        self.blocks.estimate(sequence)
        if sequence.num_tokens >= sequence.max_num_tokens:
            sequence.finish_reason = "length"
            self._outbox.tokens(sequence, sequence.num_outputs, ())
            self._end(sequence)

    def _end(self, sequence: Sequence) -> None:
        """End a sequence in whatever state; blocks in flight are given back when the step is done."""
        if sequence.key in self.queues.by_key:
            self.queues.end(sequence)
        sequence.phase = Phase.ENDED
        if not sequence.is_in_flight:
            self.blocks.release(sequence)

    def _drop(self, request: Request, now_ns: int) -> None:
        """Abort a live request."""
        request.is_aborted = True
        for sequence in request.sequences:
            if sequence.phase is not Phase.ENDED:
                self._end(sequence)
        self.registry.bury(request.id, request.attempt)
        del self.registry.live[request.id]
        self.registry.leaving.append(request)
        self._close(request, now_ns)

    def _close(self, request: Request, now_ns: int) -> None:
        """Say goodbye to a request once it holds nothing any more."""
        if not request.is_over:
            return
        if request in self.registry.leaving:
            self.registry.leaving.remove(request)
        elif self.registry.live.get(request.id) is request:
            self.registry.bury(request.id, request.attempt)
            del self.registry.live[request.id]
        else:
            return
        self._outbox.ended(request, now_ns)

    # -- what the control core asks

    def _abort(self, event: Abort, now_ns: int) -> None:
        live = self.registry.live.get(event.request)
        if live is not None and live.attempt <= event.attempt:
            self._drop(live, now_ns)
        self.registry.bury(event.request, event.attempt)

    def _stop(self, event: StopSequence, now_ns: int) -> None:
        request = self.registry.live.get(event.request)
        if request is None or request.attempt != event.attempt:
            return
        lead = request.sequences[0]
        if not lead.is_forked:
            request.stopped.add(event.index)
            if len(request.stopped) < lead.num_seats:
                return
            doomed = request.sequences
        else:
            doomed = [s for s in request.sequences if s.index == event.index and s.phase is not Phase.ENDED]
        for sequence in doomed:
            if self.blocks.has_index:
                self.blocks.forget_beyond(sequence, request.num_prompt_tokens + event.keep)
            sequence.finish_reason = "stop"
            self._outbox.tokens(sequence, event.keep, ())
            self._end(sequence)
        self._close(request, now_ns)

    def _reconcile(self, event: Reconcile, now_ns: int) -> None:
        wanted = set(event.live)
        for request in list(self.registry.live.values()):
            if (request.id, request.attempt) not in wanted:
                self._drop(request, now_ns)
        live: tuple[tuple[RequestId, int], ...] = tuple(
            (request.id, request.attempt) for request in self.registry.live.values()
        )
        self._outbox.message(StatusReport(live=live, number=event.number))
        self._reporter.renew()

    def _orphan(self, now_ns: int) -> None:
        for request in (*self.registry.live.values(), *self.registry.leaving):
            request.is_orphan = True
        for request in list(self.registry.live.values()):
            self._drop(request, now_ns)
        self.registry.forget_tombstones()
