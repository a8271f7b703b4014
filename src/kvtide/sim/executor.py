"""An executor that only takes time: what a step would cost, and the pseudo tokens that it samples."""

from collections.abc import Callable
from dataclasses import dataclass

from kvtide.base.ids import SequenceKey
from kvtide.proto.executor import RunStep, SampledTokens, SequenceResult, SequenceStep, StepDone, TokenLogprob
from kvtide.sched.cost import CostModel, StepShape
from kvtide.sim.heap import EventHeap, Timer
from kvtide.sim.memory import SimulatedMemory, Truth, blocks_of_copies
from kvtide.sim.synthetic import SyntheticSampler


@dataclass(slots=True)
class _Running:
    """A step and the times, counted from its start, at which its first, second, ... repeat ends."""

    step: RunStep
    start_ns: int
    ends_ns: list[int]
    timer: Timer


class SimulatedExecutor:
    """Runs one step at a time; fast-forwards through repeats, and can be stopped at the next step boundary."""

    def __init__(
        self,
        heap: EventHeap,
        cost: CostModel,
        sampler: SyntheticSampler,
        done: Callable[[StepDone], None],
        *,
        max_repeat: int = 2**30,
        memory: SimulatedMemory | None = None,
        truth: Callable[[SequenceKey], Truth] | None = None,
        awake: Callable[[Callable[[], None]], None] | None = None,
    ) -> None:
        """`memory` and `truth`: check every read of KV, for which `max_repeat` must be 1. `awake` runs an action now,
        or when a process that stands still goes on."""
        assert memory is None or (max_repeat == 1 and truth is not None)
        self._heap, self._cost, self._sampler, self._done = heap, cost, sampler, done
        self._max_repeat = max_repeat
        self._awake = awake or (lambda action: action())
        self._memory, self._truth = memory, truth
        self._running: _Running | None = None
        self.num_repeats = 0

    def run(self, step: RunStep) -> None:
        assert self._running is None, "one step at a time"
        repeats = self._until_stop(step, min(step.max_repeat, self._max_repeat))
        ends: list[int] = []
        end = 0
        for repeat in range(repeats):
            end += self._cost.step_ns(_shape(step, repeat))
            ends.append(end)
        if self._memory is not None:
            self._memory.check_quiet(self._blocks(step), "a step")
        now = self._heap.now_ns
        self._running = _Running(step, now, ends, self._heap.at(now + end, self._due))

    @property
    def busy_blocks(self) -> set[int]:
        """Device blocks that the step in flight may read or write."""
        return self._blocks(self._running.step) if self._running is not None else set()

    @staticmethod
    def _blocks(step: RunStep) -> set[int]:
        blocks = set(blocks_of_copies(step.copies))
        return blocks.union(*(one.blocks.tolist() for one in step.sequences))

    def interrupt(self) -> None:
        """Something has happened: end with the repeat that runs now."""
        running = self._running
        if running is None or len(running.ends_ns) == 1:
            return
        elapsed = self._heap.now_ns - running.start_ns
        count = next((place for place, end in enumerate(running.ends_ns, 1) if end >= elapsed), len(running.ends_ns))
        if count < len(running.ends_ns):
            del running.ends_ns[count:]
            running.timer.cancel()
            running.timer = self._heap.at(running.start_ns + running.ends_ns[-1], self._due)

    def kill(self) -> None:
        if self._running is not None:
            self._running.timer.cancel()
            self._running = None

    def _until_stop(self, step: RunStep, most: int) -> int:
        """Repeats up to the first in which a sequence samples one of its stop tokens."""
        for one in step.sequences:
            for spec in one.samples:
                for repeat in range(most):
                    token = self._sampler.token(
                        spec.seed, spec.index, spec.position + repeat, spec.stop_token_ids, spec.params.min_tokens
                    )
                    if token in spec.stop_token_ids:
                        most = repeat + 1
                        break
        return most

    def _due(self) -> None:
        self._awake(self._finish)

    def _finish(self) -> None:
        running, self._running = self._running, None
        assert running is not None
        step, repeats = running.step, len(running.ends_ns)
        self.num_repeats += repeats - 1
        if self._memory is not None and self._truth is not None:
            self._memory.carry_out(step.copies)
            self._memory.compute([(one, self._truth(one.key)) for one in step.sequences])
        results = tuple(
            SequenceResult(key=one.key, samples=self._samples(one, repeats), prompt_logprobs=_prompt_logprobs(one))
            for one in step.sequences
            if one.samples or one.prompt_logprobs is not None
        )
        self._done(StepDone(step=step.step, repeats=repeats, results=results))

    def _samples(self, one: SequenceStep, repeats: int) -> tuple[SampledTokens, ...]:
        token = self._sampler.token
        return tuple(
            SampledTokens(
                tuple(
                    token(spec.seed, spec.index, spec.position + repeat, spec.stop_token_ids, spec.params.min_tokens)
                    for repeat in range(repeats)
                )
            )
            for spec in one.samples
        )


def _shape(step: RunStep, repeat: int) -> StepShape:
    """The shape of repeat number `repeat`: every sequence has become that much longer."""
    num_tokens = step.num_tokens
    longer = repeat * len(step.sequences)
    num_context = sum(one.start + len(one.tokens) for one in step.sequences) + longer
    num_pairs = sum(len(one.tokens) * (2 * one.start + len(one.tokens)) // 2 for one in step.sequences) + longer
    num_samples = sum(bool(one.samples) for one in step.sequences)
    return StepShape(num_tokens, num_context, num_pairs, len(step.copies) if repeat == 0 else 0, num_samples)


def _prompt_logprobs(one: SequenceStep) -> tuple[TokenLogprob, ...]:
    if one.prompt_logprobs is None:
        return ()
    follows = [*one.tokens.tolist()[1:], one.next_prompt_token]
    count = min(len(one.tokens), one.num_prompt_tokens - 1 - one.start)
    return tuple(TokenLogprob(token, -1.0) for token in follows[:count])
