"""What the control core tells the edge that holds a client's connection."""

import msgspec

from kvtide.base.ids import RequestId
from kvtide.proto.executor import TokenLogprob


class Deliver(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """New output tokens of sequence `index`: each output position once, in order, whatever happened behind."""

    request: RequestId
    index: int
    position: int
    tokens: tuple[int, ...]
    logprobs: tuple[TokenLogprob, ...] = ()
    finish_reason: str | None = None


class DeliverPromptLogprobs(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Logprobs of prompt tokens start, start+1, ..., each once, in order."""

    request: RequestId
    start: int
    entries: tuple[TokenLogprob, ...]


class RequestEnded(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The one terminal event of a request.

    outcome: "finished"; "aborted" (by the client); "unavailable" (no instance can serve: 503); "rejected"
    (admission: 429); "failed" (gave up after too many attempts, or the model's output for it is not finite: an error).
    `message` says why, for a person.
    """

    request: RequestId
    outcome: str
    message: str = ""
    cached_tokens: int = 0
    queue_ns: int = 0
    prefill_ns: int = 0
    decode_ns: int = 0
    num_attempts: int = 1


ClientMessage = Deliver | DeliverPromptLogprobs | RequestEnded
