"""From pieces to choices: the state of each `choices[i]` of an answer, streamed or whole."""

from typing import Any, Protocol

import msgspec

from kvtide.proto.executor import TokenLogprob
from kvtide.server.logprobs import CompletionLogprobs, TokenNames, chat_logprobs
from kvtide.server.shapes import ChatShape, CompletionShape
from kvtide.server.text_port import Generation, Piece
from kvtide.text.detokenizer import TokenText


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

    names: TokenNames
    num_top: int | None = None
    return_token_ids: bool = False
    is_scoring: bool = False

    def shows(self, piece: Piece) -> bool:
        """Whether a piece has something that this client gets to see."""
        if piece.text or piece.finish_reason is not None:
            return True
        return bool(piece.tokens) and (self.return_token_ids or self.num_top is not None)

    def extra(self, piece: Piece) -> dict[str, Any] | None:
        """Return what joins the choice of a chunk beyond OpenAI's fields, None for nothing (vLLM's names)."""
        if not self.return_token_ids and piece.finish_reason is None:
            return None
        extra: dict[str, Any] = {} if piece.finish_reason is None else {"stop_reason": piece.stop_reason}
        if self.return_token_ids:
            extra["token_ids"] = list(piece.tokens)
        return extra


class Collected:
    """The output of one sequence, for an answer that is sent whole."""

    def __init__(self) -> None:
        self.tokens: list[int] = []
        self.logprobs: list[TokenLogprob] = []
        self.token_texts: list[TokenText] = []
        self.finish_reason: str | None = None
        self.stop_reason: str | int | None = None
        self._texts: list[str] = []

    @property
    def text(self) -> str:
        return "".join(self._texts)

    def add(self, piece: Piece) -> None:
        self._texts.append(piece.text)
        self.tokens.extend(piece.tokens)
        self.logprobs.extend(piece.logprobs)
        self.token_texts.extend(piece.token_texts)
        if piece.finish_reason is not None:
            self.finish_reason = piece.finish_reason
            self.stop_reason = piece.stop_reason


class CompletionChoice:
    """A choice of /v1/completions. `echo` is the prompt's text, None where the prompt is not echoed."""

    def __init__(self, index: int, shape: CompletionShape, options: ChoiceOptions, echo: str | None) -> None:
        self._index = index
        self._shape = shape
        self._options = options
        self._echo = echo
        self._collected = Collected()

    def opening(self, generation: Generation) -> bytes:
        wants_ids = self._options.return_token_ids
        if self._echo is None and not wants_ids:
            return b""
        ids = {"prompt_token_ids": generation.prompt_tokens.tolist(), "token_ids": []} if wants_ids else None
        logprobs = self._logprobs()
        if logprobs is not None and self._echo is not None:
            self._add_prompt(logprobs, generation)
        return self._shape.chunk(self._index, self._echo or "", None, _as_object(logprobs), ids)

    def event(self, piece: Piece) -> bytes:
        options = self._options
        if options.is_scoring:
            return b"" if piece.finish_reason is None else self._shape.chunk(self._index, "", piece.finish_reason)
        if not options.shows(piece):
            return b""
        logprobs = self._logprobs()
        if logprobs is not None:
            logprobs.add_output(piece.logprobs, piece.token_texts, len(self._echo or ""))
        return self._shape.chunk(
            self._index, piece.text, piece.finish_reason, _as_object(logprobs), options.extra(piece)
        )

    def add(self, piece: Piece) -> None:
        self._collected.add(piece)

    def whole(self, generation: Generation) -> dict[str, Any]:
        output = self._collected
        if self._options.is_scoring:
            output = Collected()
            output.finish_reason = self._collected.finish_reason
        logprobs = self._logprobs()
        if logprobs is not None:
            if self._echo is not None:
                self._add_prompt(logprobs, generation)
            logprobs.add_output(output.logprobs, output.token_texts, len(self._echo or ""))
        choice: dict[str, Any] = {
            "index": self._index,
            "text": (self._echo or "") + output.text,
            "logprobs": _as_object(logprobs),
            "finish_reason": output.finish_reason,
            "stop_reason": output.stop_reason,
        }
        if self._options.return_token_ids:
            choice["token_ids"] = output.tokens
            choice["prompt_token_ids"] = generation.prompt_tokens.tolist()
        return choice

    def _logprobs(self) -> CompletionLogprobs | None:
        num_top = self._options.num_top
        return None if num_top is None else CompletionLogprobs(self._options.names, num_top)

    def _add_prompt(self, logprobs: CompletionLogprobs, generation: Generation) -> None:
        logprobs.add_prompt(generation.prompt_tokens.tolist(), generation.prompt_logprobs, self._echo or "")


class ChatChoice:
    """A choice of /v1/chat/completions."""

    def __init__(self, index: int, shape: ChatShape, options: ChoiceOptions) -> None:
        self._index = index
        self._shape = shape
        self._options = options
        self._collected = Collected()

    def opening(self, generation: Generation) -> bytes:
        wants_ids = self._options.return_token_ids
        return self._shape.opening(
            self._index, {"prompt_token_ids": generation.prompt_tokens.tolist()} if wants_ids else None
        )

    def event(self, piece: Piece) -> bytes:
        options = self._options
        if not options.shows(piece):
            return b""
        logprobs = self._logprobs(list(piece.logprobs))
        return self._shape.chunk(self._index, piece.text, piece.finish_reason, logprobs, options.extra(piece))

    def add(self, piece: Piece) -> None:
        self._collected.add(piece)

    def whole(self, generation: Generation) -> dict[str, Any]:
        output = self._collected
        choice: dict[str, Any] = {
            "index": self._index,
            "message": {"role": "assistant", "content": output.text, "refusal": None},
            "logprobs": self._logprobs(output.logprobs),
            "finish_reason": output.finish_reason,
            "stop_reason": output.stop_reason,
        }
        if self._options.return_token_ids:
            choice["token_ids"] = output.tokens
        return choice

    def _logprobs(self, entries: list[TokenLogprob]) -> dict[str, Any] | None:
        num_top = self._options.num_top
        if num_top is None:
            return None
        return {"content": chat_logprobs(entries, self._options.names, num_top), "refusal": None}


def _as_object(logprobs: CompletionLogprobs | None) -> dict[str, Any] | None:
    return None if logprobs is None else logprobs.as_object()
