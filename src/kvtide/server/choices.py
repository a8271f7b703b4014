"""From pieces to choices: the state of each `choices[i]` of an answer, streamed or whole."""

from typing import Any, Protocol

import msgspec

from kvtide.proto.executor import TokenLogprob
from kvtide.server.logprobs import CompletionLogprobs, TokenBytes, chat_logprobs, join
from kvtide.server.shapes import ChatShape, CompletionShape
from kvtide.server.text_port import Generation, Piece


class Choice(Protocol):
    """One choice of an answer."""

    def opening(self, generation: Generation) -> bytes:
        """Return what comes before the first token of this choice in a stream; empty for nothing."""

    def event(self, piece: Piece) -> bytes:
        """Return the server-sent event for new output; empty where there is nothing to tell yet."""

    def add(self, piece: Piece) -> None:
        """Take new output of an answer that is sent whole."""

    def whole(self, generation: Generation) -> dict[str, Any]:
        """Return `choices[i]` of an answer that is sent whole."""


class ChoiceOptions(msgspec.Struct, frozen=True, kw_only=True):
    """What the client asked of the answer, and how tokens are named. `num_top` None: no logprobs."""

    token_bytes: TokenBytes
    num_top: int | None = None
    return_token_ids: bool = False
    is_scoring: bool = False


class CompletionChoice:
    """A choice of /v1/completions. `echo` is the prompt's text, None where the prompt is not echoed."""

    def __init__(self, index: int, shape: CompletionShape, options: ChoiceOptions, echo: str | None) -> None:
        self._index = index
        self._shape = shape
        self._options = options
        self._echo = echo
        num_top = options.num_top
        self._logprobs = None if num_top is None else CompletionLogprobs(options.token_bytes, num_top)
        self._texts: list[str] = []
        self._tokens: list[int] = []
        self._entries: list[TokenLogprob] = []
        self._finish_reason: str | None = None

    def opening(self, generation: Generation) -> bytes:
        wants_ids = self._options.return_token_ids
        if self._echo is None and not wants_ids:
            return b""
        ids = {"prompt_token_ids": list(generation.prompt_tokens), "token_ids": []} if wants_ids else None
        return self._shape.chunk(self._index, self._echo or "", None, self._prompt_logprobs(generation), ids)

    def event(self, piece: Piece) -> bytes:
        options = self._options
        if options.is_scoring:
            return b"" if piece.finish_reason is None else self._shape.chunk(self._index, "", piece.finish_reason)
        has_detail = options.return_token_ids or self._logprobs is not None
        if not piece.text and piece.finish_reason is None and not (has_detail and piece.tokens):
            return b""
        logprobs = None if self._logprobs is None else self._logprobs.output(piece.logprobs)
        ids = {"token_ids": list(piece.tokens)} if options.return_token_ids else None
        return self._shape.chunk(self._index, piece.text, piece.finish_reason, logprobs, ids)

    def add(self, piece: Piece) -> None:
        self._finish_reason = piece.finish_reason or self._finish_reason
        if not self._options.is_scoring:
            self._texts.append(piece.text)
            self._tokens.extend(piece.tokens)
            self._entries.extend(piece.logprobs)

    def whole(self, generation: Generation) -> dict[str, Any]:
        prompt_logprobs = self._prompt_logprobs(generation)
        logprobs = None
        if self._logprobs is not None:
            parts = [] if prompt_logprobs is None else [prompt_logprobs]
            logprobs = join([*parts, self._logprobs.output(self._entries)])
        choice: dict[str, Any] = {
            "index": self._index,
            "text": (self._echo or "") + "".join(self._texts),
            "logprobs": logprobs,
            "finish_reason": self._finish_reason,
        }
        if self._options.return_token_ids:
            choice["token_ids"] = self._tokens
            choice["prompt_token_ids"] = list(generation.prompt_tokens)
        return choice

    def _prompt_logprobs(self, generation: Generation) -> dict[str, Any] | None:
        if self._logprobs is None or self._echo is None:
            return None
        return self._logprobs.prompt(generation.prompt_tokens, generation.prompt_logprobs)


class ChatChoice:
    """A choice of /v1/chat/completions."""

    def __init__(self, index: int, shape: ChatShape, options: ChoiceOptions) -> None:
        self._index = index
        self._shape = shape
        self._options = options
        self._texts: list[str] = []
        self._tokens: list[int] = []
        self._entries: list[TokenLogprob] = []
        self._finish_reason: str | None = None

    def opening(self, generation: Generation) -> bytes:
        extra = {"prompt_token_ids": list(generation.prompt_tokens)} if self._options.return_token_ids else None
        return self._shape.opening(self._index, extra)

    def event(self, piece: Piece) -> bytes:
        options = self._options
        has_detail = options.return_token_ids or options.num_top is not None
        if not piece.text and piece.finish_reason is None and not (has_detail and piece.tokens):
            return b""
        ids = {"token_ids": list(piece.tokens)} if options.return_token_ids else None
        return self._shape.chunk(
            self._index, piece.text, piece.finish_reason, self._chat_logprobs(list(piece.logprobs)), ids
        )

    def add(self, piece: Piece) -> None:
        self._texts.append(piece.text)
        self._tokens.extend(piece.tokens)
        self._entries.extend(piece.logprobs)
        self._finish_reason = piece.finish_reason or self._finish_reason

    def whole(self, generation: Generation) -> dict[str, Any]:
        choice: dict[str, Any] = {
            "index": self._index,
            "message": {"role": "assistant", "content": "".join(self._texts), "refusal": None},
            "logprobs": self._chat_logprobs(self._entries),
            "finish_reason": self._finish_reason,
        }
        if self._options.return_token_ids:
            choice["token_ids"] = self._tokens
        return choice

    def _chat_logprobs(self, entries: list[TokenLogprob]) -> dict[str, Any] | None:
        num_top = self._options.num_top
        if num_top is None:
            return None
        return {"content": chat_logprobs(entries, self._options.token_bytes, num_top), "refusal": None}
