"""Simulated clients: one request each, checked as it is served (protocol.md, invariant 1)."""

from dataclasses import dataclass, field

from kvtide.proto.client import ClientMessage, Deliver, DeliverPromptLogprobs, RequestEnded
from kvtide.proto.request import RequestSpec


@dataclass(frozen=True, slots=True)
class Plan:
    """What a client will do. `spec.arrival_ns` says when it submits.

    abort_ns: leaves so long after it came. stop: (index, after so many tokens seen, keep), as a stop string would.
    """

    spec: RequestSpec
    abort_ns: int | None = None
    stop: tuple[int, int, int] | None = None


@dataclass(slots=True)
class Client:
    """What has come back. Raises AssertionError at the first token that is out of order or comes after the end."""

    plan: Plan
    tokens: list[list[int]] = field(default_factory=list)
    finish_reasons: list[str | None] = field(default_factory=list)
    token_times_ns: list[int] = field(default_factory=list)
    next_prompt_logprob: int = 1
    ended: RequestEnded | None = None
    ended_ns: int = 0
    is_stop_sent: bool = False

    def __post_init__(self) -> None:
        n = self.plan.spec.params.n
        self.tokens = [[] for _ in range(n)]
        self.finish_reasons = [None] * n

    def receive(self, message: ClientMessage, now_ns: int) -> None:
        assert self.ended is None, "a message after the end"
        match message:
            case Deliver():
                assert self.finish_reasons[message.index] is None, "tokens of a finished sequence"
                if message.finish_reason == "stop" and not message.tokens:
                    del self.tokens[message.index][message.position :]
                assert message.position == len(self.tokens[message.index]), "an output position twice or not at all"
                self.tokens[message.index].extend(message.tokens)
                self.finish_reasons[message.index] = message.finish_reason
                self.token_times_ns.extend([now_ns] * len(message.tokens))
            case DeliverPromptLogprobs():
                assert message.start == self.next_prompt_logprob
                self.next_prompt_logprob += len(message.entries)
            case RequestEnded():
                self.ended, self.ended_ns = message, now_ns

    def due_stop(self) -> tuple[int, int] | None:
        """(index, keep) once the planned stop string has been seen."""
        if self.plan.stop is None or self.is_stop_sent:
            return None
        index, seen, keep = self.plan.stop
        if self.finish_reasons[index] is not None or len(self.tokens[index]) < seen:
            return None
        return index, keep
