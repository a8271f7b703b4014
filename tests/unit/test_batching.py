"""The bounds that sched.batching promises, by running the policy alone."""

from dataclasses import dataclass, replace

from hypothesis import given, settings
from hypothesis import strategies as st

from kvtide.sched.batching import MAX_PASSES, BatchView, Candidate, max_decodes, plan_batch


@dataclass(frozen=True)
class Job:
    key: int
    num_remaining: int
    length: int = 0
    priority: int = 0
    num_seats: int = 1
    num_blocks_needed: int = 0
    num_passed: int = 0

    @property
    def num_to_prefill(self) -> int:
        return self.length or self.num_remaining

    @property
    def order(self) -> tuple[int, int, int, int, int]:
        return self.priority, self.key, self.key, 0, 0


def view(**fields: object) -> BatchView:
    values: dict[str, object] = {
        "max_num_batched_tokens": 64,
        "max_num_seqs": 32,
        "decodes": [],
        "prefills": [],
        "waiting": [],
        "available_blocks": 10**6,
    }
    values.update(fields)
    for name in ("decodes", "prefills", "waiting"):
        values[name] = sorted(values[name], key=lambda job: job.order)  # type: ignore[call-overload]
    return BatchView(**values)  # type: ignore[arg-type]


class Run:
    """Steps of prefill alone: every job that is computed leaves."""

    def __init__(self, **fields: object) -> None:
        self.fields = fields
        self.prefills: dict[int, Job] = {}
        self.waiting: dict[int, Job] = {}
        self.done: dict[int, int] = {}
        self.num_steps = 0

    def step(self) -> dict[int, int]:
        plan = plan_batch(view(prefills=self.prefills.values(), waiting=self.waiting.values(), **self.fields))
        self.num_steps += 1
        for key in plan.admit:
            self.prefills[key] = self.waiting.pop(key)
        for key, tokens in plan.tokens.items():
            if key in self.prefills:
                job = self.prefills.pop(key)
                assert tokens <= job.num_remaining
                if tokens < job.num_remaining:
                    self.prefills[key] = replace(
                        job, num_remaining=job.num_remaining - tokens, length=job.num_to_prefill
                    )
                else:
                    self.done[key] = self.num_steps
        return plan.tokens


def test_decodes_come_first_and_a_quarter_is_kept_for_prefill() -> None:
    decodes = [Job(key, 1) for key in range(40)]
    plan = plan_batch(view(max_num_seqs=100, decodes=decodes, prefills=[Job(99, 500)]))
    assert [plan.tokens[key] for key in range(40)] == [1] * 40
    assert plan.tokens[99] == 24
    assert max_decodes(64, 1000) == 48


def test_one_prompt_alone_gets_the_whole_budget() -> None:
    assert plan_batch(view(waiting=[Job(1, 500)])).tokens == {1: 64}


def test_a_long_prompt_shares_with_short_ones() -> None:
    plan = plan_batch(view(prefills=[Job(1, 5000)], waiting=[Job(2, 10), Job(3, 5)]))
    assert plan.tokens == {1: 49, 2: 10, 3: 5}
    plan = plan_batch(view(prefills=[Job(1, 5000), Job(2, 4000)], waiting=[Job(3, 100)]))
    assert plan.tokens == {1: 32, 3: 32}


@settings(deadline=None, max_examples=100)
@given(length=st.integers(1, 3000), flood=st.integers(1, 8), size=st.integers(1, 40))
def test_a_flood_of_short_prompts_cannot_starve_a_long_one(length: int, flood: int, size: int) -> None:
    """Bound 1: ceil(p / ceil(R / 2)) steps."""
    run = Run()
    run.waiting[0] = Job(0, length)
    key = 1
    while 0 not in run.done:
        for _ in range(flood):
            if len(run.waiting) < 40:
                run.waiting[key] = Job(key, size)
            key += 1
        run.step()
        assert run.num_steps <= -(-length // 32), "the long prompt was starved"


@settings(deadline=None, max_examples=100)
@given(
    long=st.lists(st.integers(300, 3000), min_size=1, max_size=6),
    short=st.lists(st.integers(1, 100), min_size=1, max_size=6),
)
def test_long_prompts_cannot_starve_a_short_one(long: list[int], short: list[int]) -> None:
    """Bound 2: ceil((S + s) / floor(R / 2)) steps."""
    run = Run()
    for key, length in enumerate(long):
        run.prefills[key] = Job(key, length)
    for place, length in enumerate(short):
        run.waiting[100 + place] = Job(100 + place, length)
    while run.waiting or run.prefills:
        tokens = run.step()
        assert sum(tokens.values()) <= 64
        assert sum(tokens.values()) == 64 or not (run.waiting or run.prefills), "budget left unused"
    for place, length in enumerate(short):
        ahead = sum(other for at, other in enumerate(short) if (other, at) < (length, place))
        assert run.done[100 + place] <= -(-(ahead + length) // 32)


def test_priority_goes_before_arrival() -> None:
    plan = plan_batch(view(waiting=[Job(1, 100), Job(2, 100, priority=-1), Job(3, 10, priority=1)]))
    assert plan.admit == (2,)
    assert plan.tokens == {2: 64}


def test_admission_respects_seats_and_blocks() -> None:
    waiting: list[Candidate] = [Job(1, 10, num_blocks_needed=50), Job(2, 10, num_blocks_needed=5)]
    busy = [Job(90, 1)]
    assert plan_batch(view(decodes=busy, waiting=waiting, available_blocks=20)).admit == (2,)
    assert plan_batch(view(decodes=busy, waiting=waiting, available_blocks=55)).admit == (1, 2)
    assert plan_batch(view(decodes=busy, waiting=waiting, available_blocks=55, reserve_blocks=5)).admit == (1,)
    assert plan_batch(view(decodes=busy, waiting=waiting, max_num_seqs=1)).admit == ()
    assert plan_batch(view(waiting=[Job(1, 10, num_seats=99)])).admit == (1,), "alone, anything may begin"


def test_blocks_promised_to_running_prefills_are_not_given_away() -> None:
    prefills = [Job(1, 500, num_blocks_needed=18)]
    plan = plan_batch(view(prefills=prefills, waiting=[Job(2, 10, num_blocks_needed=5)], available_blocks=20))
    assert plan.admit == ()


def test_one_who_waits_for_memory_is_passed_a_bounded_number_of_times() -> None:
    run = Run(decodes=[Job(-1, 1)], available_blocks=20)
    big = Job(0, 10, num_blocks_needed=50)
    num_passes = 0
    for key in range(1, 100):
        run.waiting = {0: replace(big, num_passed=num_passes), key: Job(key, 5, num_blocks_needed=1)}
        plan = plan_batch(view(waiting=run.waiting.values(), **run.fields))
        num_passes += plan.num_passes
        assert plan.num_passes == len(plan.admit)
    assert num_passes == MAX_PASSES
