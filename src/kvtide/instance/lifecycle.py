"""Requests from Submit or Expect to AttemptEnded."""

from kvtide.base.ids import RequestId
from kvtide.instance.admission import Admission
from kvtide.instance.blocks import Blocks
from kvtide.instance.handoffs import HandOffs
from kvtide.instance.outbox import Outbox
from kvtide.instance.queues import Queues
from kvtide.instance.receiving import Receiving
from kvtide.instance.registry import Registry
from kvtide.instance.sending import Sending
from kvtide.instance.state import Phase, Request, Sequence
from kvtide.instance.transfers import Transfers
from kvtide.instance.wishes import Wishes
from kvtide.proto.instance import Expect, Resume, StopSequence, Submit


class Lifecycle:
    """The one writer of the registry."""

    def __init__(
        self,
        admission: Admission,
        blocks: Blocks,
        queues: Queues,
        registry: Registry,
        transfers: Transfers,
        handoffs: HandOffs,
        sending: Sending,
        receiving: Receiving,
        wishes: Wishes,
        outbox: Outbox,
    ) -> None:
        self._admission = admission
        self._blocks = blocks
        self._queues = queues
        self._registry = registry
        self._transfers = transfers
        self._handoffs = handoffs
        self._sending = sending
        self._receiving = receiving
        self._wishes = wishes
        self._outbox = outbox

    # -- beginning

    def submit(self, event: Submit, is_draining: bool, now_ns: int) -> None:
        """Serve a request, or prefill it for another instance."""
        request = self._begin(event, is_draining, now_ns)
        if request is None:
            return
        if event.decode is not None and event.decode != self._transfers.me:
            request.decode = event.decode
        self._create_sequences(request)
        if request.decode is not None and request.decode.incarnation in self._transfers.dead:
            self.drop(request, now_ns, "returned", "the decode instance is dead")
            return
        if not request.sequences or event.fetch is None or not self._wishes.fetch(request, event.fetch, now_ns):
            self.enqueue(request, now_ns)

    def expect(self, event: Expect, is_draining: bool, now_ns: int) -> None:
        """Take a request over from a prefill instance, when that is done with it."""
        request = self._begin(event, is_draining, now_ns)
        if request is None:
            return
        request.prefill = event.prefill
        indices = range(request.spec.params.n) if event.resume else range(1)
        request.expected = {i: None for i in indices if not event.resume or not event.resume[i].is_finished}
        if event.prefill.incarnation in self._transfers.dead:
            self.drop(request, now_ns)

    def _begin(self, event: Submit | Expect, is_draining: bool, now_ns: int) -> Request | None:
        """The attempt is live from now on; None where it was so before, or cannot be."""
        spec = event.spec
        assert not event.resume or len(event.resume) == spec.params.n, "a resume entry for each sequence"
        live = self._registry.live.get(spec.request)
        if live is not None and live.attempt == event.attempt:
            return None
        request = Request(spec, event.attempt, now_ns, event.resume)
        if self._registry.is_over(request.id, request.attempt) or (live and live.attempt > request.attempt):
            reason = f"attempt {request.attempt} of the request is over here"
        elif is_draining:
            reason = "the instance is draining"
        else:
            reason = self._admission.why_too_large(request.num_prompt_tokens)
        if reason:
            self._outbox.refused(request, reason)
            self._registry.bury(spec.request, event.attempt)
            return None
        if live is not None:
            self.drop(live, now_ns)
        self._registry.live[spec.request] = request
        return request

    def _create_sequences(self, request: Request) -> None:
        """One that prefills and forks where nothing was sampled yet, else each unfinished one on its own."""
        num_sequences = request.spec.params.n
        for index in range(num_sequences):
            resume = request.resume[index] if request.resume else Resume()
            if resume.is_finished:
                continue
            sequence = self._admission.sequence(request, index)
            sequence.tokens.extend(resume.token_array)
            request.sequences.append(sequence)
        if request.resume:
            for sequence in request.sequences[1:]:
                sequence.max_reported = request.num_prompt_tokens
        else:
            request.sequences[0].num_seats = num_sequences

    def enqueue(self, request: Request, now_ns: int) -> None:
        """Its sequences wait for their turn from now on."""
        if self._registry.live.get(request.id) is not request:
            return
        for sequence in request.sequences if request.resume else request.sequences[:1]:
            if sequence.phase is Phase.ENDED:  # stopped while a prefix was fetched
                continue
            self._queues.wait(sequence)
            self._blocks.estimate(sequence)
            if sequence.num_tokens >= sequence.max_num_tokens:
                sequence.finish_reason = "length"
                self._outbox.tokens(sequence, sequence.num_outputs, ())
                self._end(sequence, now_ns)
        self.close(request, now_ns)

    # -- ending

    def _end(self, sequence: Sequence, now_ns: int) -> None:
        """End a sequence in whatever state; blocks in flight are given back when the step is done."""
        self._handoffs.sequence_left(sequence, now_ns)
        if sequence.key in self._queues.by_key:
            self._queues.end(sequence)
        sequence.phase = Phase.ENDED
        if not sequence.is_in_flight:
            self._blocks.release(sequence)

    def drop(self, request: Request, now_ns: int, outcome: str = "aborted", reason: str = "") -> None:
        """End a live request before its time."""
        if self._registry.live.get(request.id) is not request:
            return
        request.outcome, request.reason = outcome, reason
        for sequence in request.sequences:
            if sequence.phase is not Phase.ENDED:
                self._end(sequence, now_ns)
        self._registry.bury(request.id, request.attempt)
        del self._registry.live[request.id]
        self._registry.leaving.append(request)
        self._sending.drop_request(request, reason or outcome)
        self._receiving.drop_request(request)
        self.close(request, now_ns)

    def close(self, request: Request, now_ns: int) -> None:
        """Say goodbye to a request once it holds nothing any more."""
        if not request.is_over:
            return
        if request in self._registry.leaving:
            self._registry.leaving.remove(request)
        elif self._registry.live.get(request.id) is request:
            self._registry.bury(request.id, request.attempt)
            del self._registry.live[request.id]
        else:
            return
        self._outbox.ended(request, now_ns)

    def abort(self, request: RequestId, attempt: int, now_ns: int) -> None:
        """Drop this attempt, or see to it that it never begins."""
        live = self._registry.live.get(request)
        if live is not None and live.attempt <= attempt:
            self.drop(live, now_ns)
        self._registry.bury(request, attempt)

    def stop(self, event: StopSequence, now_ns: int) -> None:
        """A stop string ended a sequence."""
        request = self._registry.live.get(event.request)
        if request is None or request.attempt != event.attempt:
            return
        if request.expected:
            request.stopped[event.index] = event.keep
        lead = request.sequences[0] if request.sequences else None
        if lead is not None and not lead.is_forked:
            request.stopped[event.index] = event.keep
            if len(request.stopped) < lead.num_seats:
                return
            doomed = request.sequences
        else:
            doomed = [s for s in request.sequences if s.index == event.index and s.phase is not Phase.ENDED]
        for sequence in doomed:
            keep = request.stopped.get(sequence.index, event.keep)
            num_kept = request.num_prompt_tokens + keep
            self._blocks.forget_beyond(sequence, num_kept)
            sequence.finish_reason = "stop"
            self._outbox.tokens(sequence, keep, ())
            if request.prefill is not None:
                self._handoffs.give_back(sequence, num_kept, now_ns)
            self._end(sequence, now_ns)
        self.close(request, now_ns)

    def orphan(self, now_ns: int) -> None:
        """The gateway is dead: nothing is said about its requests any more, and it will not be asked for again."""
        for request in (*self._registry.live.values(), *self._registry.leaving):
            request.is_orphan = True
        for request in list(self._registry.live.values()):
            self.drop(request, now_ns)
        self._registry.forget_tombstones()

    # -- what came of transfers

    def settle(self, now_ns: int) -> None:
        """Take what transfers have left for their requests."""
        transfers = self._transfers
        while transfers.failed or transfers.settled or transfers.fetched:
            failed, transfers.failed = transfers.failed, []
            for request, reason in failed:
                self.drop(request, now_ns, "returned", reason)
            fetched, transfers.fetched = transfers.fetched, []
            for request in fetched:
                self.enqueue(request, now_ns)
            settled, transfers.settled = transfers.settled, []
            for request in settled:
                self.close(request, now_ns)

    def members_died(self, now_ns: int) -> None:
        """Attempts that were to come from, or go to, a dead instance go back."""
        dead = self._transfers.dead
        for request in list(self._registry.live.values()):
            prefill, decode = request.prefill, request.decode
            if prefill is not None and prefill.incarnation in dead and request.expected:
                self.drop(request, now_ns)
            elif decode is not None and decode.incarnation in dead:
                self.drop(request, now_ns, "returned", "the decode instance has died")
