"""How long will an answer be? A guess for routing alone (algorithms: keep it pluggable, say which one was used)."""

from typing import Protocol

UNKNOWN_TOKENS = 128
"""What is expected before anything was seen."""
HORIZON = 1024
"""Once so many answers were seen, the older half counts for half: workloads change."""


class LengthEstimator(Protocol):
    """Predicts output lengths from what has finished."""

    name: str

    def predict(self, max_tokens: int) -> int:
        """Output tokens of one sequence, 1 to `max_tokens`."""

    def observe(self, num_tokens: int) -> None:
        """A sequence has ended by itself after so many output tokens."""


class RunningMean:
    """The mean of what has finished lately, the same for every request."""

    name = "running-mean"

    def __init__(self) -> None:
        self._count = 0
        self._total = 0

    def predict(self, max_tokens: int) -> int:
        mean = round(self._total / self._count) if self._count else UNKNOWN_TOKENS
        return max(1, min(mean, max_tokens))

    def observe(self, num_tokens: int) -> None:
        if self._count >= HORIZON:
            self._count //= 2
            self._total //= 2
        self._count += 1
        self._total += num_tokens


class ClientMaximum:
    """What the client allows: never too short, mostly far too long."""

    name = "client-maximum"

    def predict(self, max_tokens: int) -> int:
        return max(1, max_tokens)

    def observe(self, num_tokens: int) -> None:
        """Learns nothing."""


ESTIMATORS: dict[str, type[RunningMean] | type[ClientMaximum]] = {
    estimator.name: estimator for estimator in (RunningMean, ClientMaximum)
}
