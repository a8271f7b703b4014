"""How long a step may take before it counts as hung: max(10 s, 10 times what is predicted for it), or --step-timeout.

The prediction is that of the cost model of this machine where `kvtide profile` has stored one, and never less than
what recent steps say: a fit of a base per step, seconds per token, per query-key pair and per byte copied. What goes
far beyond everything measured is charged by generous rates, in all at most MAX_UNMEASURED_S.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass

from kvtide.base.ids import Tier
from kvtide.proto.executor import RunStep
from kvtide.sched.cost import CostModel, StepShape
from kvtide.sched.cost_fit import fit_nonnegative

MIN_STEP_TIMEOUT_S = 10.0
PATIENCE = 10.0
"""A step is hung when it takes so many times what is predicted."""
FIRST_STEP_S = 1.0
"""Predicted of any step before one was measured; the first one warms everything up."""
TOKEN_S = 0.02
PAIR_S = 1e-6
MEMORY_BYTE_S = 1 / 500e6
DISK_BYTE_S = 1 / 50e6
"""Rates of what was not measured yet: of a slow machine."""
MAX_UNMEASURED_S = 30.0
FAR = 4.0
"""A fit holds up to so many times the most that was measured."""
NUM_RECENT = 8
MAX_CLASSES = 64
"""So many steps of a size (to a power of two) are remembered, and so many sizes: thousands of decode steps do not
displace the last prefill, and one slow step is forgotten after a few of its size."""


@dataclass(frozen=True, slots=True)
class StepWork:
    """What a step's time depends on. Bytes are those of both tiers' blocks, counted once."""

    shape: StepShape
    memory_bytes: int = 0
    disk_bytes: int = 0

    @staticmethod
    def of(step: RunStep, block_bytes: int) -> "StepWork":
        """Of a step whose blocks have so many bytes on all ranks together."""
        shape = StepShape.of((len(sequence.tokens), sequence.start) for sequence in step.sequences)
        num_copies = len(step.copies)
        num_disk = sum(Tier.DISK in (copy.src_tier, copy.dst_tier) for copy in step.copies)
        if num_copies:
            shape = StepShape(shape.num_tokens, shape.num_context, shape.num_pairs, num_copies, shape.num_samples)
        return StepWork(shape, (num_copies - num_disk) * block_bytes, num_disk * block_bytes)

    @property
    def amounts(self) -> tuple[float, float, float, float]:
        return self.shape.num_tokens, self.shape.num_pairs, self.memory_bytes, self.disk_bytes


class StepTimes:
    """Predicts steps from recent ones, and by `cost` where there is one."""

    def __init__(self, cost: CostModel | None = None) -> None:
        self._cost = cost
        self._recent: OrderedDict[tuple[int, ...], deque[tuple[StepWork, float]]] = OrderedDict()

    def add(self, work: StepWork, took_s: float) -> None:
        """A step is done."""
        size = tuple(int(amount).bit_length() for amount in (work.shape.num_tokens, work.memory_bytes, work.disk_bytes))
        recent = self._recent.get(size)
        if recent is None:
            recent = self._recent[size] = deque(maxlen=NUM_RECENT)
            if len(self._recent) > MAX_CLASSES:
                self._recent.popitem(last=False)
        self._recent.move_to_end(size)
        recent.append((work, max(took_s, 1e-6)))

    def predict_s(self, work: StepWork) -> float:
        """How long this step should take; far from cheap, and asked for only where a step is late."""
        steps = [step for recent in self._recent.values() for step in recent]
        most = [max((done.amounts[place] for done, _ in steps), default=0) for place in range(4)]
        near = [min(amount, FAR * seen) for amount, seen in zip(work.amounts, most, strict=True)]
        far = [amount - known for amount, known in zip(work.amounts, near, strict=True)]
        if self._cost is not None:  # it knows tokens and pairs of any number, but no disk
            far[:3] = 0, 0, 0
        # A token of a long prompt takes no longer than one of a decode step, which reads all weights for itself.
        token_s = min([TOKEN_S, *(took_s / done.shape.num_tokens for done, took_s in steps if done.shape.num_tokens)])
        unmeasured = token_s * far[0] + PAIR_S * far[1] + MEMORY_BYTE_S * far[2] + DISK_BYTE_S * far[3]
        measured = FIRST_STEP_S
        if steps:
            coefficients = fit_nonnegative(
                [(1.0, *done.amounts) for done, _ in steps], [took_s for _, took_s in steps]
            ).tolist()
            measured = sum(each * amount for each, amount in zip(coefficients, (1.0, *near), strict=True))
        modelled = self._cost.step_ns(work.shape) / 1e9 if self._cost is not None else 0.0
        return max(measured, modelled) + min(unmeasured, MAX_UNMEASURED_S)


class StepWatch:
    """Tells a slow step from a hung one; `on_hang(limit)` is called in the event loop. `cost`: what predicts steps."""

    def __init__(
        self,
        timeout_s: float | None,
        clock: Callable[[], int],
        on_hang: Callable[[float], None],
        cost: CostModel | None = None,
    ) -> None:
        self._timeout_s = timeout_s
        self._clock = clock
        self._on_hang = on_hang
        self._times = StepTimes(cost)
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None
        self._work: StepWork | None = None
        self._started_ns = 0

    def limit_s(self, work: StepWork) -> float:
        """How long such a step may take."""
        if self._timeout_s is not None:
            return self._timeout_s
        return max(MIN_STEP_TIMEOUT_S, PATIENCE * self._times.predict_s(work))

    def begin(self, work: StepWork) -> None:
        self._work = work
        self._started_ns = self._clock()
        if self._timeout_s is not None:
            self._timer = self._loop.call_later(self._timeout_s, self._on_hang, self._timeout_s)
        else:  # what the step may take beyond the least is worked out for the few that need it
            self._timer = self._loop.call_later(MIN_STEP_TIMEOUT_S, self._on_late, work)

    def _on_late(self, work: StepWork) -> None:
        limit_s = self.limit_s(work)
        if limit_s <= MIN_STEP_TIMEOUT_S:
            self._on_hang(limit_s)
        else:
            self._timer = self._loop.call_later(limit_s - MIN_STEP_TIMEOUT_S, self._on_hang, limit_s)

    def end(self) -> None:
        self.cancel()
        if self._work is not None:
            self._times.add(self._work, (self._clock() - self._started_ns) / 1e9)
            self._work = None

    def cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
