"""What a step costs. One interface for routing, admission, planning and the simulator; coefficients come from fits."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class StepShape:
    """All that a step's time may depend on.

    num_tokens: tokens computed. num_context: KV tokens read, summed over sequences (their own new ones included).
    num_pairs: query-key pairs, the quadratic part: (n^2 - c^2) / 2 for a chunk that ends at n and finds c computed.
    num_copies: whole blocks copied. num_samples: rows whose logits are computed.
    """

    num_tokens: int
    num_context: int
    num_pairs: int = 0
    num_copies: int = 0
    num_samples: int = 1

    @staticmethod
    def of(chunks: Iterable[tuple[int, int]], num_samples: int | None = None) -> "StepShape":
        """Of sequences given as (tokens computed, tokens whose KV is there); each samples unless said otherwise."""
        tokens = context = pairs = count = 0
        for fresh, cached in chunks:
            tokens += fresh
            context += cached + fresh
            pairs += fresh * (2 * cached + fresh) // 2
            count += 1
        return StepShape(tokens, context, pairs, 0, count if num_samples is None else num_samples)

    @staticmethod
    def of_prefill(num_tokens: int, num_cached: int) -> "StepShape":
        """A whole prompt in one step."""
        pairs = (num_tokens * num_tokens - num_cached * num_cached) // 2
        return StepShape(num_tokens - num_cached, num_tokens, pairs)


class CostModel(Protocol):
    """What the parts that decide may ask. All times in ns, at least 1 for any work."""

    def step_ns(self, shape: StepShape) -> int:
        """Time of one step."""

    def prefill_ns(self, num_tokens: int, num_cached: int) -> int:
        """Time to prefill a prompt of `num_tokens` of which the KV of the first `num_cached` is there (exec(x, y) of
        MemServe, section 5). Grows with num_tokens, falls with num_cached."""

    def transfer_ns(self, num_bytes: int) -> int:
        """Time to move so much KV between two instances, with nothing else on the way."""


@dataclass(frozen=True, slots=True)
class LinearCost:
    """base + a * tokens + b * context + c * pairs + d * copies, in ns; the defaults are of no particular hardware."""

    base_ns: float = 4_000_000.0
    token_ns: float = 20_000.0
    context_ns: float = 50.0
    pair_ns: float = 0.5
    copy_ns: float = 20_000.0
    transfer_base_ns: float = 1_000_000.0
    transfer_bytes_per_s: float = 2e9

    def step_ns(self, shape: StepShape) -> int:
        time = self.base_ns + self.token_ns * shape.num_tokens + self.context_ns * shape.num_context
        time += self.pair_ns * shape.num_pairs + self.copy_ns * shape.num_copies
        return max(1, round(time))

    def prefill_ns(self, num_tokens: int, num_cached: int) -> int:
        return self.step_ns(StepShape.of_prefill(num_tokens, num_cached))

    def transfer_ns(self, num_bytes: int) -> int:
        return max(1, round(self.transfer_base_ns + num_bytes / self.transfer_bytes_per_s * 1e9))
