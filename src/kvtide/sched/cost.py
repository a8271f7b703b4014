"""What a step costs. One interface for routing, admission, planning and the simulator; coefficients come from fits."""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class StepShape:
    """All that a step's time may depend on.

    num_tokens: tokens computed. num_context: KV tokens read, summed over sequences (their own new ones included).
    num_pairs: query-key pairs of the prefill chunks, the quadratic part. num_copies: whole blocks copied.
    """

    num_tokens: int
    num_context: int
    num_pairs: int = 0
    num_copies: int = 0


class CostModel(Protocol):
    def step_ns(self, shape: StepShape) -> int:
        """Time of one step, at least 1."""


@dataclass(frozen=True, slots=True)
class LinearCost:
    """base + a * tokens + b * context + c * pairs + d * copies, in ns; the defaults are of no particular hardware."""

    base_ns: float = 4_000_000.0
    token_ns: float = 20_000.0
    context_ns: float = 50.0
    pair_ns: float = 0.5
    copy_ns: float = 20_000.0

    def step_ns(self, shape: StepShape) -> int:
        time = self.base_ns + self.token_ns * shape.num_tokens + self.context_ns * shape.num_context
        time += self.pair_ns * shape.num_pairs + self.copy_ns * shape.num_copies
        return max(1, round(time))
