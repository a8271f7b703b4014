"""A client, an executor and a judge around one InstanceCore: random histories, every rule checked after every event."""

from collections import Counter
from random import Random

import numpy as np

from kvtide.base.config import PoolSizes, SchedulerConfig
from kvtide.base.ids import RequestId, Tier
from kvtide.base.sampling_params import SamplingParams
from kvtide.instance.core import InstanceCore
from kvtide.instance.state import Phase, Sequence
from kvtide.proto.commands import ToControl, WakeAt
from kvtide.proto.control import (
    AttemptEnded,
    Drained,
    LoadReport,
    PromptLogprobs,
    Started,
    StatusReport,
    StepTokens,
)
from kvtide.proto.executor import RunStep, SampledTokens, SequenceResult, StepDone, TokenLogprob
from kvtide.proto.instance import Abort, Drain, GatewayLost, Reconcile, Resume, StopSequence, Submit, Tick
from kvtide.proto.request import RequestSpec
from kvtide.proto.tokens import pack_tokens
from kvtide.sim.memory import SimulatedMemory, Truth
from kvtide.sim.synthetic import SyntheticSampler

VOCAB = 61
SAMPLER = SyntheticSampler(VOCAB)


class Attempt:
    """What a client expects of one attempt and has got so far."""

    def __init__(self, submit: Submit) -> None:
        spec = submit.spec
        self.submit = submit
        n = spec.params.n
        resume = submit.resume or tuple(Resume() for _ in range(n))
        self.outputs = [entry.token_array.tolist() for entry in resume]
        self.resumed = [len(tokens) for tokens in self.outputs]
        self.finished = ["resumed" if entry.is_finished else None for entry in resume]
        self.stopped: dict[int, int] = {}
        self.is_abort_sent = False
        self.is_started = False
        self.next_prompt_logprob = 1
        self.outcome: str | None = None

    @property
    def id(self) -> tuple[RequestId, int]:
        return self.submit.spec.request, self.submit.attempt


class Harness:
    """Drives a core; `now` advances with each event."""

    def __init__(self, config: SchedulerConfig, sizes: PoolSizes, rng: Random, *, checks_kv: bool = True) -> None:
        self.core = InstanceCore(config, sizes)
        self.config, self.sizes, self.rng = config, sizes, rng
        self.memory = SimulatedMemory(sizes)
        self.checks_kv = checks_kv
        self.now = 0
        self.attempts: dict[tuple[RequestId, int], Attempt] = {}
        self.current: dict[RequestId, Attempt] = {}
        self.truths: dict[int, Truth] = {}
        self.in_flight: RunStep | None = None
        self.wake_ns: int | None = None
        self.reports: list[LoadReport] = []
        self.report_times: list[int] = []
        self.status: list[StatusReport] = []
        self.num_drained = 0
        self.seen: Counter[str] = Counter()
        self.known: list[RequestSpec] = []
        self.log: list[object] = []
        self.keeps_log = False

    # -- driving

    def send(self, event: object, advance_ns: int = 1_000_000) -> None:
        self.now += advance_ns
        if self.wake_ns is not None and self.now >= self.wake_ns and not isinstance(event, Tick):
            self.send(Tick(), 0)
        if isinstance(event, Tick):
            self.wake_ns = None
        commands = self.core.handle(event, self.now)
        if self.keeps_log:
            self.log.extend(commands)
        for command in commands:
            if isinstance(command, RunStep):
                assert self.in_flight is None, "two steps in flight"
                self.in_flight = command
            elif isinstance(command, WakeAt):
                self.wake_ns = command.time_ns
            else:
                assert isinstance(command, ToControl)
                self._receive(command.message)
        self.core.check_invariants()
        assert self.core.scheduler.is_step_in_flight or self.core.is_idle, "work, but no step"
        if self.in_flight is not None:
            pool = self.core.blocks.pool
            for step in self.in_flight.sequences:
                assert (pool.references(step.blocks) > 0).all(), "a block of the step in flight was given back"

    def submit(self, submit: Submit) -> Attempt:
        attempt = Attempt(submit)
        old = self.current.get(submit.spec.request)
        if old is not None:
            old.is_abort_sent = True
        self.attempts[attempt.id] = self.current[submit.spec.request] = attempt
        self.known.append(submit.spec)
        self.send(submit)
        return attempt

    def finish_step(self, repeats: int | None = None, doomed: int | None = None) -> None:
        """Execute the step in flight and hand its result back. doomed: the place in it of a sequence that fails."""
        step = self.in_flight
        assert step is not None
        if self.checks_kv:
            self.memory.carry_out(step.copies)
            self.memory.compute([(one, self._truth(one.key)) for one in step.sequences])
        wanted = min(step.max_repeat, repeats or 1)
        results, ran = [], wanted
        drawn = {one.key: [self._draw(sample, wanted) for sample in one.samples] for one in step.sequences}
        for one in step.sequences:
            for sample, tokens in zip(one.samples, drawn[one.key], strict=True):
                ran = min(ran, next((i + 1 for i, t in enumerate(tokens) if t in sample.stop_token_ids), wanted))
        for one in step.sequences:
            samples = tuple(SampledTokens(tuple(tokens[:ran])) for tokens in drawn[one.key])
            logprobs = self._prompt_logprobs(one)
            if doomed is not None and one is step.sequences[doomed % len(step.sequences)]:
                results.append(SequenceResult(key=one.key, error="as if it were not finite"))
                self.seen["not finite"] += 1
                continue
            if samples or logprobs:
                results.append(SequenceResult(key=one.key, samples=samples, prompt_logprobs=logprobs))
        self.in_flight = None
        self.send(StepDone(step=step.step, repeats=ran, results=tuple(results)))

    def _draw(self, sample, count):
        stops, least = sample.stop_token_ids, sample.params.min_tokens
        return [SAMPLER.token(sample.seed, sample.index, sample.position + i, stops, least) for i in range(count)]

    def _prompt_logprobs(self, one):
        if one.prompt_logprobs is None:
            return ()
        follows = [*one.tokens.tolist()[1:], one.next_prompt_token]
        count = min(len(one.tokens), one.num_prompt_tokens - 1 - one.start)
        return tuple(TokenLogprob(token, -1.0) for token in follows[:count])

    def _truth(self, key: int) -> Truth:
        """Independent of the core's own token arrays: prompt and sampler only."""
        sequence = next(s for s, _ in self.core.scheduler.batch if s.key == key)
        spec = sequence.request.spec
        truth = self.truths.get(key)
        if truth is None:
            truth = self.truths[key] = Truth(spec, self.sizes.block_size)
        while len(truth.tokens) < sequence.num_tokens:
            position = len(truth.tokens) - spec.num_prompt_tokens
            truth.append(output(spec, sequence.index, position))
        return truth

    # -- judging

    def _receive(self, message: object) -> None:
        match message:
            case StepTokens():
                for out in message.outputs:
                    self._token_out(out)
            case Started():
                attempt = self.attempts[message.request, message.attempt]
                assert not attempt.is_started and attempt.outcome is None
                attempt.is_started = True
                limit = (attempt.submit.spec.num_prompt_tokens - 1) // self.sizes.block_size * self.sizes.block_size
                if attempt.submit.resume:
                    limit = attempt.submit.spec.num_prompt_tokens
                assert 0 <= message.cached_tokens <= limit and message.queue_ns >= 0
                self.seen["hit"] += message.cached_tokens > 0
                assert not message.cached_tokens or attempt.submit.spec.reads_cache or len(attempt.submit.resume) > 1
            case PromptLogprobs():
                attempt = self.attempts[message.request, message.attempt]
                assert message.start == attempt.next_prompt_logprob
                prompt = attempt.submit.spec.prompt_tokens.tolist()
                got = [entry.token for entry in message.entries]
                assert got == prompt[message.start : message.start + len(got)]
                attempt.next_prompt_logprob += len(got)
            case AttemptEnded():
                self._ended(message)
            case LoadReport():
                if self.report_times:
                    assert self.now - self.report_times[-1] >= 100_000_000
                self.reports.append(message)
                self.report_times.append(self.now)
            case StatusReport():
                self.status.append(message)
            case Drained():
                self.num_drained += 1

    def _token_out(self, out) -> None:
        attempt = self.attempts[out.request, out.attempt]
        assert attempt.outcome is None, "tokens after the end"
        spec, got = attempt.submit.spec, attempt.outputs[out.index]
        if out.index in attempt.stopped:
            assert out.finish_reason == "stop" and not out.tokens
            attempt.finished[out.index] = "stopped"
            return
        assert attempt.finished[out.index] is None and attempt.is_started
        assert out.position == len(got), "positions are contiguous"
        for token in out.tokens:
            assert token == output(spec, out.index, len(got)), "a wrong token"
            got.append(token)
        attempt.finished[out.index] = out.finish_reason

    def _ended(self, message: AttemptEnded) -> None:
        attempt = self.attempts[message.request, message.attempt]
        assert attempt.outcome is None, "ended twice"
        attempt.outcome = message.outcome
        self.seen[message.outcome] += 1
        spec = attempt.submit.spec
        if message.outcome == "finished":
            for index, reason in enumerate(attempt.finished):
                if reason in ("stopped", "resumed"):
                    continue
                length, expected = true_length(spec, index, self.config, self.sizes)
                assert (len(attempt.outputs[index]), reason) == (length, expected)
            if spec.params.prompt_logprobs is not None and not attempt.submit.resume and not attempt.stopped:
                assert attempt.next_prompt_logprob == spec.num_prompt_tokens
        elif message.outcome == "aborted":
            assert attempt.is_abort_sent
        elif message.outcome == "failed":
            assert message.reason == "as if it were not finite"
        if self.current.get(message.request) is attempt:
            del self.current[message.request]

    # -- what a client does

    def abort(self, attempt: Attempt) -> None:
        self.seen["abort " + self.state_of(attempt)] += 1
        attempt.is_abort_sent = True
        self.send(Abort(request=attempt.submit.spec.request, attempt=attempt.submit.attempt))

    def stop(self, attempt: Attempt, index: int, keep: int) -> None:
        attempt.stopped[index] = keep
        spec = attempt.submit.spec
        self.send(StopSequence(request=spec.request, attempt=attempt.submit.attempt, index=index, keep=keep))

    def resubmit(self, attempt: Attempt) -> Attempt:
        """A new attempt with what was received so far."""
        submit = attempt.submit
        has_output = any(attempt.outputs) or any(attempt.finished)
        resume = tuple(
            Resume(pack_tokens(tokens), reason is not None)
            for tokens, reason in zip(attempt.outputs, attempt.finished, strict=True)
        )
        self.seen["resubmit"] += 1
        return self.submit(Submit(spec=submit.spec, attempt=submit.attempt + 1, resume=resume if has_output else ()))

    def state_of(self, attempt: Attempt) -> str:
        request = self.core.registry.live.get(attempt.submit.spec.request)
        if request is None or request.attempt != attempt.submit.attempt:
            return "gone"
        live = [s for s in request.sequences if s.phase is not Phase.ENDED]
        states = {sequence_state(sequence) for sequence in live}
        if "preempted" in states or "swapped" in states:
            return "swapped" if "swapped" in states else "preempted"
        if len(live) > 1 and "decoding" in states:
            return "forked"
        return states.pop() if len(states) == 1 else "mixed"

    # -- the end

    def run_dry(self, repeats: int | None = None) -> None:
        while self.in_flight is not None:
            self.finish_step(repeats)

    def check_end(self) -> None:
        """Nothing is held, everything asked for was answered, and the index tells the truth."""
        assert self.core.is_idle and not self.current
        assert all(attempt.outcome is not None for attempt in self.attempts.values())
        pool = self.core.blocks.pool
        for tier in Tier:
            _, free, active, historical, leased, quarantined = pool.usage(tier)
            assert active == leased == quarantined == 0
            assert free + historical == pool.usage(tier)[0]
        if self.checks_kv:
            for spec in self.known:
                self._check_index(spec)

    def _check_index(self, spec: RequestSpec) -> None:
        truth = Truth(spec, self.sizes.block_size)
        length, _ = true_length(spec, 0, self.config, self.sizes)
        for position in range(length):
            truth.append(output(spec, 0, position))
        pool = self.core.blocks.pool
        tokens = np.array(truth.tokens, dtype=np.int32)
        blocks, tiers = pool.match(tokens, spec.salt, spec.shared_prefix_tokens)
        for place, (block, tier) in enumerate(zip(blocks.tolist(), tiers.tolist(), strict=True)):
            self.memory.check_tier(Tier(tier), block, place, truth)
        for tier in Tier:
            if (tiers == tier).any():
                pool.release(blocks[tiers == tier], tier)


def sequence_state(sequence: Sequence) -> str:
    if sequence.phase is Phase.WAITING:
        if sequence.host_blocks is not None:
            return "swapped"
        if sequence.request.started_ns is None:
            return "waiting"
        return "preempted" if sequence.request.num_preemptions else "unforked"
    return "decoding" if sequence.is_decoding else "prefilling"


def output(spec: RequestSpec, index: int, position: int) -> int:
    return SAMPLER.token(spec.params.seed, index, position, spec.stop_token_ids, spec.params.min_tokens)


def true_length(spec: RequestSpec, index: int, config: SchedulerConfig, sizes: PoolSizes) -> tuple[int, str]:
    """(output tokens, reason) of a sequence that nobody disturbs."""
    room = min(config.max_model_len, sizes.device_blocks * sizes.block_size + 1) - spec.num_prompt_tokens
    limit = min(spec.max_tokens, room)
    for position in range(limit):
        if output(spec, index, position) in spec.stop_token_ids and position + 1 >= spec.params.min_tokens:
            return position + 1, "stop"
    return limit, "length"


class Workload:
    """Random requests over a few shared prefixes, so that caches, forks and salts matter."""

    def __init__(self, rng: Random, config: SchedulerConfig, sizes: PoolSizes) -> None:
        self.rng, self.config, self.sizes = rng, config, sizes
        longest = min(config.max_model_len - 2, sizes.device_blocks * sizes.block_size - 1)
        self.longest = longest
        self.prefixes = [
            [rng.randrange(VOCAB) for _ in range(rng.randint(1, max(1, longest * 3 // 4)))] for _ in range(4)
        ]
        self.count = 0

    def spec(self, **fixed) -> RequestSpec:
        rng = self.rng
        self.count += 1
        prompt = list(rng.choice(self.prefixes)) if rng.random() < 0.7 else []
        prompt += [rng.randrange(VOCAB) for _ in range(rng.randint(1, 12))]
        prompt = prompt[: rng.randint(1, self.longest) if rng.random() < 0.2 else self.longest]
        max_tokens = rng.choice((1, 2, 5, 10, 20, 40))
        params = SamplingParams(
            n=rng.choice((1, 1, 1, 1, 2, 3, 5)),
            max_tokens=max_tokens,
            min_tokens=rng.choice((0, 0, min(3, max_tokens))),
            seed=rng.randrange(50),
            presence_penalty=rng.choice((0.0, 0.0, 0.5)),
            prompt_logprobs=rng.choice((None,) * 7 + (2,)),
        )
        values = {
            "request": RequestId(self.count),
            "prompt": pack_tokens(prompt),
            "params": params,
            "stop_token_ids": (3, 17),
            "salt": rng.choice(("", "", "a", "b")),
            "shared_prefix_tokens": rng.choice((0, 0, 6, 13)),
            "priority": rng.choice((0, 0, 0, 1, 2)),
            "arrival_ns": self.count,
        }
        values.update(fixed)
        return RequestSpec(**values)


ABORT_STATES = ("waiting", "prefilling", "decoding", "preempted", "swapped", "forked", "mixed")


def soak(seed: int, config: SchedulerConfig, sizes: PoolSizes, num_requests: int) -> Harness:
    """A random history of `num_requests` requests, then drain, then the final account."""
    rng, misfortune = Random(seed), Random(seed + 1)
    harness = Harness(config, sizes, rng)
    work = Workload(rng, config, sizes)
    harness.send(Tick())
    patience = rng.randint(2, 12)
    while work.count < num_requests:
        draw = rng.random()
        live = list(harness.current.values())
        if draw < 0.35 and len(live) < patience:
            _submit_some(harness, work)
        elif draw < 0.75 and harness.in_flight is not None:
            doomed = misfortune.randrange(1000) if misfortune.random() < 0.02 else None
            harness.finish_step(doomed=doomed)
        elif live:
            _disturb(harness, rng, live)
    harness.send(Drain())
    late = harness.submit(Submit(spec=work.spec()))
    assert late.outcome == "refused"
    assert harness.num_drained == (not harness.current)
    harness.run_dry()
    assert harness.num_drained == 1
    harness.check_end()
    return harness


def _submit_some(harness: Harness, work: Workload) -> None:
    submit = Submit(spec=work.spec())
    draw = harness.rng.random()
    if draw < 0.02:
        attempt = Attempt(submit)
        harness.attempts[attempt.id] = attempt
        harness.send(Abort(request=submit.spec.request, attempt=0))
        harness.send(submit)
        assert attempt.outcome == "refused"
        harness.seen["tombstone"] += 1
    else:
        attempt = harness.submit(submit)
        if draw < 0.06 and attempt.outcome is None:
            harness.send(submit)


def _disturb(harness: Harness, rng: Random, live: list[Attempt]) -> None:
    draw = rng.random()
    attempt = rng.choice(live)
    if draw < 0.30:
        rarest = min(live, key=lambda one: harness.seen["abort " + harness.state_of(one)])
        if harness.seen["abort " + harness.state_of(rarest)] < 60 or rng.random() < 0.3:
            harness.abort(rarest)
    elif draw < 0.45:
        index = rng.randrange(attempt.submit.spec.params.n)
        tokens = attempt.outputs[index]
        if attempt.finished[index] is None and tokens and index not in attempt.stopped:
            harness.stop(attempt, index, rng.randint(0, len(tokens)))
            harness.seen["stop"] += 1
    elif draw < 0.55:
        harness.resubmit(attempt)
    elif draw < 0.57:
        kept = [one.id for one in live if rng.random() < 0.6 and not one.is_abort_sent]
        for one in live:
            one.is_abort_sent |= one.id not in kept
        harness.send(Reconcile(live=(*kept, (RequestId(10**9), 0))))
        assert set(harness.status[-1].live) == set(kept)
        harness.seen["reconcile"] += 1
    elif draw < 0.575:
        for one in harness.attempts.values():
            one.outcome = one.outcome or "orphan"
        harness.current.clear()
        harness.send(GatewayLost())
        harness.seen["gateway lost"] += 1
    else:
        harness.send(Tick(), rng.choice((1, 50_000_000)))
