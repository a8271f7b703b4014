"""The instance core by example: what leaves it, and when."""

from kvtide.base.config import PoolSizes, SchedulerConfig
from kvtide.base.ids import RequestId, Tier
from kvtide.base.sampling_params import SamplingParams
from kvtide.instance.core import InstanceCore
from kvtide.proto.commands import InstanceCommand, ToControl, WakeAt
from kvtide.proto.control import (
    AttemptEnded,
    ControlMessage,
    Drained,
    LoadReport,
    Started,
    StatusReport,
    StepTokens,
    TokenOut,
)
from kvtide.proto.executor import BlockCopy, RunStep, SampledTokens, SequenceResult, StepDone
from kvtide.proto.instance import (
    Abort,
    Drain,
    GatewayLost,
    InstanceEvent,
    Reconcile,
    Resume,
    StopSequence,
    Submit,
    Tick,
)
from kvtide.proto.request import RequestSpec
from kvtide.proto.tokens import pack_tokens

END = 99


class Bench:
    """One core, driven by hand."""

    def __init__(self, *, device: int = 64, host: int = 0, **config: object) -> None:
        values: dict[str, object] = {"max_model_len": 256, **config}
        sizes = PoolSizes(block_size=4, device_blocks=device, host_blocks=host)
        self.core = InstanceCore(SchedulerConfig(**values), sizes)  # type: ignore[arg-type]
        self.now = 0
        self.step: RunStep | None = None
        self.checks = True
        self.messages: list[ControlMessage] = []

    def send(self, event: InstanceEvent, at: int | None = None) -> list[InstanceCommand]:
        self.now = self.now + 1 if at is None else at
        commands = self.core.handle(event, self.now)
        for command in commands:
            if isinstance(command, RunStep):
                self.step = command
            elif isinstance(command, ToControl):
                self.messages.append(command.message)
        if self.checks:
            self.core.check_invariants()
        return commands

    def done(self, token: int = 7) -> None:
        step, self.step = self.step, None
        assert step is not None
        results = tuple(
            SequenceResult(key=one.key, samples=tuple(SampledTokens((token,)) for _ in one.samples))
            for one in step.sequences
            if one.samples
        )
        self.send(StepDone(step=step.step, results=results))

    def run(self, most: int = 1000) -> None:
        while self.step is not None and most:
            self.done()
            most -= 1

    def of(self, kind: type) -> list:
        return [message for message in self.messages if isinstance(message, kind)]

    @property
    def outputs(self) -> list[TokenOut]:
        return [out for message in self.of(StepTokens) for out in message.outputs]


def submit(request: int, num_prompt: int = 10, attempt: int = 0, resume: tuple[Resume, ...] = (), **fields) -> Submit:
    params = {"max_tokens": 4, "seed": 1}
    values: dict[str, object] = {"stop_token_ids": (END,), "arrival_ns": request}
    for name, value in fields.items():
        (params if name in ("n", "max_tokens", "min_tokens", "prompt_logprobs") else values)[name] = value
    prompt = values.pop("prompt", range(num_prompt))
    spec = RequestSpec(
        request=RequestId(request),
        prompt=pack_tokens(prompt),
        params=SamplingParams(**params),
        **values,
    )
    return Submit(spec=spec, attempt=attempt, resume=resume)


def test_one_request_from_end_to_end() -> None:
    bench = Bench()
    bench.send(submit(1))
    assert bench.step is not None
    (only,) = bench.step.sequences
    assert only.tokens.tolist() == list(range(10)) and only.start == 0 and len(only.blocks) == 3
    assert [(s.index, s.position) for s in only.samples] == [(0, 0)]
    assert bench.of(Started) == [Started(request=RequestId(1), attempt=0, cached_tokens=0, queue_ns=0)]
    bench.run()
    assert [(out.position, out.tokens, out.finish_reason) for out in bench.outputs] == [
        (0, (7,), None),
        (1, (7,), None),
        (2, (7,), None),
        (3, (7,), "length"),
    ]
    assert isinstance(bench.messages[-1], AttemptEnded) and bench.messages[-1].outcome == "finished"
    assert bench.core.is_idle
    # 13 of the 14 tokens got KV: three whole blocks stay.
    assert bench.core.blocks.usage()["device"].historical == 3


def fail(bench: Bench, *doomed: int, token: int = 7) -> None:
    """The step is done; the sequences of these requests had no finite output."""
    step, bench.step = bench.step, None
    assert step is not None
    of = {sequence.key: sequence.request.id for sequence, _ in bench.core.scheduler.batch}
    results = tuple(
        SequenceResult(key=one.key, error="not finite")
        if of[one.key] in doomed
        else SequenceResult(key=one.key, samples=tuple(SampledTokens((token,)) for _ in one.samples))
        for one in step.sequences
    )
    bench.send(StepDone(step=step.step, results=results))


def ends(bench: Bench) -> dict[int, str]:
    return {int(message.request): message.outcome for message in bench.of(AttemptEnded)}


def test_a_sequence_without_finite_output_fails_alone_and_leaves_nothing_in_the_index() -> None:
    bench = Bench()
    bench.send(submit(1, 12))
    bench.send(submit(2, prompt=range(20, 32)))
    bench.done()
    fail(bench, 2)  # its prefill
    assert ends(bench) == {2: "failed"} and bench.of(AttemptEnded)[0].reason == "not finite"
    bench.send(submit(3, prompt=range(20, 32)))
    bench.done()
    assert bench.of(Started)[-1].cached_tokens == 0
    bench.done()
    fail(bench, 3)  # while it decodes: its prompt was indexed
    assert ends(bench) == {2: "failed", 1: "finished", 3: "failed"}
    bench.run()
    assert bench.core.is_idle
    assert [out.tokens for out in bench.outputs if out.request == 1] == [(7,)] * 4
    usage = bench.core.blocks.usage()["device"]
    assert (usage.active, usage.historical) == (0, 3), "of the first one"
    bench.send(submit(4, prompt=range(20, 32)))
    assert bench.of(Started)[-1].cached_tokens == 0


def test_a_poisoned_prefix_is_unlinked_by_whoever_has_found_it() -> None:
    bench = Bench()
    bench.send(submit(1, 12))
    bench.run()
    bench.send(submit(2, 12))
    assert bench.of(Started)[-1].cached_tokens == 8
    fail(bench, 2)
    assert bench.core.blocks.usage()["device"].historical == 0
    bench.send(submit(3, 12))
    assert bench.of(Started)[-1].cached_tokens == 0


def test_a_chunk_without_finite_output_fails_before_anything_is_sampled() -> None:
    bench = Bench(max_num_batched_tokens=8)
    bench.send(submit(1, 20))
    bench.done()
    assert bench.core.blocks.usage()["device"].historical == 0
    fail(bench, 1)
    assert ends(bench) == {1: "failed"} and bench.core.is_idle
    usage = bench.core.blocks.usage()["device"]
    assert (usage.active, usage.historical) == (0, 0)


def test_one_of_n_sequences_without_finite_output_fails_the_request_once() -> None:
    bench = Bench()
    bench.send(submit(1, 10, n=3))
    bench.done()
    step, bench.step = bench.step, None
    assert step is not None
    first, *others = step.sequences
    results = (
        SequenceResult(key=first.key, error="not finite"),
        *(SequenceResult(key=one.key, samples=(SampledTokens((7,)),)) for one in others),
    )
    bench.send(StepDone(step=step.step, results=results))
    assert [message.outcome for message in bench.of(AttemptEnded)] == ["failed"] and bench.core.is_idle
    usage = bench.core.blocks.usage()["device"]
    assert (usage.active, usage.historical) == (0, 0)


def test_an_aborted_sequence_without_finite_output_leaves_nothing_in_the_index_either() -> None:
    bench = Bench()
    bench.send(submit(1, 12))
    bench.done()
    bench.send(Abort(request=RequestId(1), attempt=0))
    fail(bench, 1)
    assert ends(bench) == {1: "aborted"} and bench.core.is_idle
    assert bench.core.blocks.usage()["device"].historical == 0


def test_a_second_prompt_hits_whole_blocks_and_computes_at_least_one_token() -> None:
    bench = Bench()
    bench.send(submit(1, 12))
    bench.run()
    bench.send(submit(2, 12))
    assert bench.of(Started)[1].cached_tokens == 8
    assert bench.step is not None and bench.step.sequences[0].start == 8
    bench.run()
    bench.send(submit(3, 12, salt="other"))
    assert bench.of(Started)[2].cached_tokens == 0
    bench.run()
    bench.send(submit(4, 12, prompt_logprobs=0))
    assert bench.of(Started)[3].cached_tokens == 0


def test_a_stop_token_ends_once_min_tokens_were_sampled() -> None:
    bench = Bench()
    bench.send(submit(1, min_tokens=2))
    bench.done(END)
    assert bench.outputs[-1].finish_reason is None
    bench.done(END)
    assert bench.outputs[-1].finish_reason == "stop" and bench.outputs[-1].tokens == (END,)


def test_n_sequences_share_the_prompt_and_copy_its_tail() -> None:
    bench = Bench()
    bench.send(submit(1, 10, n=3))
    assert bench.step is not None
    assert [s.index for s in bench.step.sequences[0].samples] == [0, 1, 2]
    bench.done()
    tables = [one.blocks.tolist() for one in bench.step.sequences]
    assert len(tables) == 3 and len({tuple(table[:2]) for table in tables}) == 1
    assert len({table[2] for table in tables}) == 3
    shared = [copy.src_block for copy in bench.step.copies]
    assert len(shared) == 2 and len(set(shared)) == 1, "all but one copy the tail"
    assert all(
        isinstance(copy, BlockCopy) and copy.src_tier == copy.dst_tier == Tier.DEVICE for copy in bench.step.copies
    )
    bench.run()
    assert {(out.index, out.finish_reason) for out in bench.outputs if out.finish_reason} == {
        (0, "length"),
        (1, "length"),
        (2, "length"),
    }
    assert len(bench.of(AttemptEnded)) == 1


def test_a_stop_ends_its_sequence_only_and_forgets_what_lies_beyond() -> None:
    bench = Bench()
    bench.send(submit(1, 8, n=2, max_tokens=20))
    bench.run(6)
    assert bench.core.blocks.pool.peek(submit(0, prompt=[*range(8), 7, 7, 7, 7]).spec.prompt_tokens) == 3
    bench.send(StopSequence(request=RequestId(1), attempt=0, index=1, keep=2))
    bench.send(StopSequence(request=RequestId(1), attempt=0, index=1, keep=2))
    assert bench.core.blocks.pool.peek(submit(0, prompt=[*range(8), 7, 7, 7, 7]).spec.prompt_tokens) == 2
    bench.done()
    assert bench.step is not None and len(bench.step.sequences) == 1
    bench.run()
    ends = [(out.index, out.position, out.tokens, out.finish_reason) for out in bench.outputs if out.finish_reason]
    assert ends == [(1, 2, (), "stop"), (0, 19, (7,), "length")]


def test_an_abort_in_flight_gives_the_blocks_back_when_the_step_is_done() -> None:
    bench = Bench()
    bench.send(submit(1))
    bench.send(Abort(request=RequestId(1), attempt=0))
    assert not bench.of(AttemptEnded)
    assert bench.core.blocks.usage()["device"].active == 3
    bench.done()
    assert [message.outcome for message in bench.of(AttemptEnded)] == ["aborted"]
    assert not bench.outputs and bench.core.is_idle
    assert bench.core.blocks.usage()["device"].free == 64


def test_an_abort_may_overtake_its_submit() -> None:
    bench = Bench()
    bench.send(Abort(request=RequestId(1), attempt=0))
    bench.send(submit(1))
    (ended,) = bench.of(AttemptEnded)
    assert ended.outcome == "refused" and bench.step is None
    bench.send(submit(1, attempt=1))
    assert bench.step is not None


def test_a_duplicate_is_ignored_and_a_higher_attempt_replaces() -> None:
    bench = Bench()
    bench.send(submit(1))
    bench.send(submit(1))
    bench.send(submit(1, attempt=1, resume=(Resume(pack_tokens([7, 7])),)))
    bench.done()
    assert [(m.attempt, m.outcome) for m in bench.of(AttemptEnded)] == [(0, "aborted")]
    assert bench.step is not None and len(bench.step.sequences[0].tokens) == 12
    bench.run()
    assert [(out.attempt, out.position) for out in bench.outputs] == [(1, 2), (1, 3)]
    assert [(m.attempt, m.outcome) for m in bench.of(AttemptEnded)] == [(0, "aborted"), (1, "finished")]


def test_resumed_sequences_go_on_each_by_itself() -> None:
    bench = Bench()
    resume = (Resume(pack_tokens([7])), Resume(pack_tokens([7, 8, 9, 10]), True), Resume())
    bench.send(submit(1, n=3, resume=resume))
    bench.run()
    assert sorted((out.index, out.position) for out in bench.outputs) == [
        (0, 1),
        (0, 2),
        (0, 3),
        (2, 0),
        (2, 1),
        (2, 2),
        (2, 3),
    ]


def test_what_can_never_fit_is_refused_with_a_reason() -> None:
    bench = Bench(device=4, max_model_len=64)
    bench.send(submit(1, 16))
    bench.send(submit(2, 64))
    bench.send(submit(3, 0))
    reasons = [message.reason for message in bench.of(AttemptEnded)]
    assert "KV cache" in reasons[0] and "context" in reasons[1] and "empty" in reasons[2]
    assert all(message.outcome == "refused" for message in bench.of(AttemptEnded))


def test_one_that_outgrows_the_pool_alone_ends_by_length() -> None:
    bench = Bench(device=4)
    bench.send(submit(1, 10, max_tokens=100))
    bench.run()
    assert bench.outputs[-1].finish_reason == "length"
    assert bench.outputs[-1].position == 6, "16 tokens with KV, and one sampled from them"


def test_one_that_others_leave_no_room_ends_by_length() -> None:
    bench = Bench(device=8, max_num_batched_tokens=8)
    bench.checks = False  # nobody owns that lease, so nobody will ever give it back
    bench.send(submit(1, 10, max_tokens=100))
    assert bench.core.blocks.pool.lease(4) is not None
    bench.run()
    assert bench.outputs[-1].finish_reason == "length" and bench.outputs[-1].tokens == ()
    assert bench.of(AttemptEnded)[0].outcome == "finished"
    bench.send(submit(2, 24, n=2))
    bench.run()
    assert {(out.index, out.finish_reason) for out in bench.outputs if out.request == 2} == {
        (0, "length"),
        (1, "length"),
    }
    assert [message.outcome for message in bench.of(AttemptEnded)] == ["finished", "finished"]


def test_the_latest_of_the_lowest_priority_is_preempted_and_goes_on() -> None:
    bench = Bench(device=10)
    for request, priority in ((1, 1), (2, 0), (3, 0)):
        prompt = [request * 10 + i for i in range(8)]
        bench.send(submit(request, prompt=prompt, priority=priority, max_tokens=12))
    bench.run()
    ended = {message.request: message for message in bench.of(AttemptEnded)}
    assert all(message.outcome == "finished" for message in ended.values())
    assert ended[RequestId(1)].num_preemptions > 0 and ended[RequestId(2)].num_preemptions == 0
    positions = [out.position for out in bench.outputs if out.request == 1]
    assert positions == list(range(12))


def test_without_an_index_preemption_swaps_to_host_blocks() -> None:
    bench = Bench(device=10, host=10, enable_prefix_caching=False)
    for request in (1, 2, 3):
        bench.send(submit(request, 8, max_tokens=12))
    copies: list[BlockCopy] = []
    while bench.step is not None:
        copies += bench.step.copies
        bench.done()
    assert {(copy.src_tier, copy.dst_tier) for copy in copies} == {(0, 1), (1, 0)}
    assert bench.core.counters.swaps > 0
    assert bench.core.blocks.usage()["host"].free == 10


def test_reconcile_drops_what_is_not_wanted_and_says_what_is_left() -> None:
    bench = Bench()
    for request in (1, 2, 3):
        bench.send(submit(request))
    bench.send(Reconcile(live=((RequestId(2), 0), (RequestId(3), 1), (RequestId(9), 0))))
    assert bench.of(StatusReport) == [StatusReport(live=((RequestId(2), 0),))]
    bench.run()
    assert sorted((m.request, m.outcome) for m in bench.of(AttemptEnded)) == [
        (1, "aborted"),
        (2, "finished"),
        (3, "aborted"),
    ]


def test_draining_finishes_what_is_here_and_refuses_the_rest() -> None:
    bench = Bench()
    bench.send(submit(1))
    bench.send(Drain())
    bench.send(submit(2))
    assert bench.of(AttemptEnded)[0].outcome == "refused" and not bench.of(Drained)
    bench.run()
    assert isinstance([m for m in bench.messages if not isinstance(m, LoadReport)][-1], Drained)


def test_a_lost_gateway_takes_its_requests_along_and_leaves_the_cache() -> None:
    bench = Bench()
    bench.send(submit(1, 12))
    bench.done()
    before = len(bench.messages)
    bench.send(GatewayLost())
    bench.done()
    assert bench.core.is_idle
    assert all(isinstance(message, LoadReport) for message in bench.messages[before:])
    bench.send(submit(1, 12))
    assert bench.of(Started)[-1].cached_tokens == 8


def test_load_reports_on_change_and_as_heartbeat() -> None:
    bench = Bench()
    commands = bench.send(Tick(), at=0)
    assert len(bench.of(LoadReport)) == 1
    assert [c.time_ns for c in commands if isinstance(c, WakeAt)] == [1_000_000_000]
    commands = bench.send(submit(1), at=10_000_000)
    assert len(bench.of(LoadReport)) == 1
    assert [c.time_ns for c in commands if isinstance(c, WakeAt)] == [100_000_000]
    bench.send(Tick(), at=100_000_000)
    assert bench.of(LoadReport)[-1].running == 1 and len(bench.of(LoadReport)) == 2
    bench.run()
    bench.send(Tick(), at=1_100_000_000)
    last = bench.of(LoadReport)[-1]
    assert (last.running, last.prompt_tokens, last.generation_tokens, last.steps) == (0, 10, 4, 4)


def test_a_gateway_that_is_new_need_not_wait_for_the_heartbeat() -> None:
    bench = Bench()
    bench.send(Tick())
    bench.send(Reconcile(live=()))
    assert len(bench.of(LoadReport)) == 1
    bench.send(Tick(), at=150_000_000)
    assert bench.of(LoadReport)[1:] == bench.of(LoadReport)[:1]
    bench.send(Tick(), at=300_000_000)
    assert len(bench.of(LoadReport)) == 2


def test_max_repeat_ends_before_any_decision() -> None:
    bench = Bench(device=16)
    bench.send(submit(1, 10, max_tokens=50))
    assert bench.step is not None and bench.step.max_repeat == 1
    bench.done()
    assert bench.step.max_repeat == 49
    bench.send(submit(2, 30, max_tokens=50))
    bench.done()
    assert bench.step.max_repeat == 1, "a prompt is being computed"
    bench.done()
    assert 1 < bench.step.max_repeat <= 16
