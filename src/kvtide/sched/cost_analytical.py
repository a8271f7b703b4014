"""The analytical cost model (LoongServe, section 5.2: alpha + beta * sum l + gamma * sum l^2), with our additions.

Cached prefixes: l counts only the tokens computed, l^2 becomes l^2 - c^2 for c cached tokens. Decoding, a constant in
the paper, has terms for the KV that is read and the rows whose logits are computed. One set of coefficients holds for
one model on one kind of hardware with one degree of parallelism.
"""

from collections.abc import Sequence

import msgspec

from kvtide.sched.cost import StepShape
from kvtide.sched.cost_fit import fit_nonnegative


class AnalyticalCost(msgspec.Struct, frozen=True, kw_only=True, tag="analytical", forbid_unknown_fields=True):
    """Coefficients in ns: for a step, a token computed, a squared token, a token of context, a row of logits, a block
    copied; for a transfer, and each of its bytes."""

    base_ns: float
    token_ns: float
    square_ns: float
    context_ns: float = 0.0
    sample_ns: float = 0.0
    copy_ns: float = 0.0
    transfer_base_ns: float = 0.0
    transfer_byte_ns: float = 0.0

    def step_ns(self, shape: StepShape) -> int:
        time = self.base_ns + self.token_ns * shape.num_tokens + self.square_ns * 2 * shape.num_pairs
        time += self.context_ns * shape.num_context + self.sample_ns * shape.num_samples
        return max(1, round(time + self.copy_ns * shape.num_copies))

    def prefill_ns(self, num_tokens: int, num_cached: int) -> int:
        fresh = num_tokens - num_cached
        time = self.base_ns + self.token_ns * fresh + self.square_ns * fresh * (num_tokens + num_cached)
        return max(1, round(time + self.context_ns * num_tokens + self.sample_ns))

    def transfer_ns(self, num_bytes: int) -> int:
        return max(1, round(self.transfer_base_ns + self.transfer_byte_ns * num_bytes))


def fit_analytical(
    shapes: Sequence[StepShape], times_ns: Sequence[float], *, copy_ns: float = 0.0, transfer: tuple[float, float]
) -> AnalyticalCost:
    """Fit to measured steps without copies; `transfer`: (base ns, ns a byte) as measured apart."""
    features = [(1, one.num_tokens, 2 * one.num_pairs, one.num_context, one.num_samples) for one in shapes]
    base, token, square, context, sample = fit_nonnegative(features, times_ns).tolist()
    return AnalyticalCost(
        base_ns=base,
        token_ns=token,
        square_ns=square,
        context_ns=context,
        sample_ns=sample,
        copy_ns=copy_ns,
        transfer_base_ns=transfer[0],
        transfer_byte_ns=transfer[1],
    )
