"""The JSON of answers, whole and in pieces. Chunks are joined from preformatted bytes: the hot path of the API."""

from collections.abc import Sequence
from typing import Any

import msgspec

from kvtide.server.errors import ApiError

_encode = msgspec.json.Encoder().encode
_NULL = b"null"
DONE = b"data: [DONE]\n\n"
_REASONS = {None: _NULL, "stop": b'"stop"', "length": b'"length"'}


class Usage(msgspec.Struct, kw_only=True):
    """Token counts of one answer, summed over its prompts."""

    prompt_tokens: int = 0
    completion_tokens: int = 0
    cached_tokens: int = 0

    def as_object(self) -> dict[str, Any]:
        return {
            "prompt_tokens": self.prompt_tokens,
            "completion_tokens": self.completion_tokens,
            "total_tokens": self.prompt_tokens + self.completion_tokens,
            "prompt_tokens_details": {"cached_tokens": min(self.cached_tokens, self.prompt_tokens)},
        }


class Shape:
    """What completions and chat have in common: an envelope around choices.

    `chunk_kind` and `kind` are the `object` of a streamed and of a whole answer. With `has_usage`, every chunk
    carries `usage` (null but in the last), as OpenAI's do.
    """

    def __init__(
        self, *, answer_id: str, created: int, model: str, kind: str, chunk_kind: str, has_usage: bool
    ) -> None:
        self._envelope = {"id": answer_id, "object": kind, "created": created, "model": model}
        self._chunk_envelope = {**self._envelope, "object": chunk_kind}
        self._open = b"data: " + _encode(self._chunk_envelope)[:-1]
        self._head = self._open + b',"choices":[{"index":'
        self._tail = b'],"usage":null' if has_usage else b"]"

    def usage_chunk(self, usage: Usage) -> bytes:
        """Return the chunk without choices that follows the last one."""
        return self._open + b',"choices":[],"usage":' + _encode(usage.as_object()) + b"}\n\n"

    def whole(self, choices: Sequence[dict[str, Any]], usage: Usage, extra: dict[str, Any]) -> bytes:
        """Return a whole answer."""
        return _encode({**self._envelope, "choices": choices, "usage": usage.as_object(), **extra})


class CompletionShape(Shape):
    """`text_completion`."""

    def __init__(self, *, answer_id: str, created: int, model: str, has_usage: bool) -> None:
        kind = "text_completion"
        super().__init__(
            answer_id=f"cmpl-{answer_id}", created=created, model=model, kind=kind, chunk_kind=kind, has_usage=has_usage
        )

    def chunk(
        self,
        index: int,
        text: str,
        finish_reason: str | None,
        logprobs: dict[str, Any] | None = None,
        ids: dict[str, Any] | None = None,
    ) -> bytes:
        """Return one server-sent event. `ids` holds `token_ids` and such where the client asked for them."""
        return b"".join(
            (
                self._head,
                b'%d,"text":' % index,
                _encode(text),
                b',"logprobs":',
                _NULL if logprobs is None else _encode(logprobs),
                b',"finish_reason":',
                _REASONS[finish_reason],
                b"}" if ids is None else b"," + _encode(ids)[1:],
                self._tail,
                b"}\n\n",
            )
        )


class ChatShape(Shape):
    """`chat.completion` and its chunks."""

    def __init__(self, *, answer_id: str, created: int, model: str, has_usage: bool) -> None:
        kind = "chat.completion"
        super().__init__(
            answer_id=f"chatcmpl-{answer_id}",
            created=created,
            model=model,
            kind=kind,
            chunk_kind=f"{kind}.chunk",
            has_usage=has_usage,
        )

    def opening(self, index: int, extra: dict[str, Any] | None = None) -> bytes:
        """Return the first chunk of a choice, which names the role. `extra` joins the envelope."""
        more = b"" if extra is None else b"," + _encode(extra)[1:-1]
        choice = b'%d,"delta":{"role":"assistant","content":""},"logprobs":null,"finish_reason":null}' % index
        return self._head + choice + self._tail + more + b"}\n\n"

    def chunk(
        self,
        index: int,
        text: str,
        finish_reason: str | None,
        logprobs: dict[str, Any] | None = None,
        ids: dict[str, Any] | None = None,
    ) -> bytes:
        """Return one server-sent event; see CompletionShape.chunk."""
        return b"".join(
            (
                self._head,
                b'%d,"delta":' % index,
                b'{"content":' + _encode(text) + b"}" if text else b"{}",
                b',"logprobs":',
                _NULL if logprobs is None else _encode(logprobs),
                b',"finish_reason":',
                _REASONS[finish_reason],
                b"}" if ids is None else b"," + _encode(ids)[1:],
                self._tail,
                b"}\n\n",
            )
        )


def error_event(error: ApiError) -> bytes:
    """Return the server-sent event for a failure in the middle of a stream."""
    return b"data: " + error.body + b"\n\n"
