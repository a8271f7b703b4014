"""What is known of one request after a run, whoever served it: a server, or the simulator."""

import msgspec


class RequestRecord(msgspec.Struct, kw_only=True):
    """One request. Times are seconds since the run began; `sent_s` is when it was sent, or would have been.

    outcome: "completed", "rejected" (refused by admission, 429) or "failed", with `reason`.
    job: requests with the same number are turns of one job (a conversation, a document, an agent's task).
    itl_s: gaps between successive arrivals of output. Token counts are the server's where it tells them.
    ideal_cached_tokens: what an unlimited cache shared by all would have spared, an estimate.
    """

    job: int
    turn: int = 0
    sent_s: float = 0.0
    first_token_s: float | None = None
    end_s: float = 0.0
    input_tokens: int = 0
    output_tokens: int = 0
    cached_tokens: int = 0
    ideal_cached_tokens: float = 0.0
    itl_s: list[float] = msgspec.field(default_factory=list)
    outcome: str = "failed"
    reason: str = ""

    @property
    def is_completed(self) -> bool:
        return self.outcome == "completed"

    @property
    def ttft_s(self) -> float:
        """Time to first token; a request that completed without any has its end."""
        return (self.end_s if self.first_token_s is None else self.first_token_s) - self.sent_s

    @property
    def e2el_s(self) -> float:
        """End-to-end latency."""
        return self.end_s - self.sent_s

    @property
    def tpot_s(self) -> float | None:
        """Time per output token after the first; None where there was no second."""
        return (self.e2el_s - self.ttft_s) / (self.output_tokens - 1) if self.output_tokens > 1 else None
