"""The two shapes of logprobs in OpenAI's API, and the text offsets of tokens."""

import codecs
from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from kvtide.proto.executor import TokenLogprob
from kvtide.text.detokenizer import TokenText

_LOWEST = -9999.0
"""Stands for minus infinity, which JSON cannot carry (vLLM's value)."""


class TokenNames(Protocol):
    """The part of the text layer that knows what a single token is called."""

    def token_bytes(self, token: int) -> bytes: ...
    def token_text(self, token: int) -> str: ...


class CompletionLogprobs:
    """`{tokens, token_logprobs, top_logprobs, text_offset}` of one choice, or of the part in one chunk."""

    def __init__(self, names: TokenNames, num_top: int) -> None:
        self._names = names
        self._num_top = num_top
        self._shape: dict[str, list[Any]] = {"tokens": [], "token_logprobs": [], "top_logprobs": [], "text_offset": []}

    def add_prompt(self, tokens: Sequence[int], entries: Sequence[TokenLogprob], text: str) -> None:
        """Add an echoed prompt: `text` is what the client sees of it. Its first token has no logprob."""
        offsets = prompt_offsets(map(self._names.token_bytes, tokens), text)
        for token, entry, offset in zip(tokens, (None, *entries), offsets, strict=True):
            self._add(token, entry, offset)

    def add_output(self, entries: Sequence[TokenLogprob], texts: Sequence[TokenText], start: int) -> None:
        """Add new tokens. `start`: characters of the echoed prompt."""
        for entry, text in zip(entries, texts, strict=True):
            self._add(entry.token, entry, start + text.offset)

    def as_object(self) -> dict[str, list[Any]]:
        return self._shape

    def _add(self, token: int, entry: TokenLogprob | None, offset: int) -> None:
        shape, name = self._shape, self._names.token_text
        shape["tokens"].append(name(token))
        shape["text_offset"].append(offset)
        if entry is None:
            shape["token_logprobs"].append(None)
            shape["top_logprobs"].append(None)
            return
        shape["token_logprobs"].append(_finite(entry.logprob))
        top = {name(other): _finite(logprob) for other, logprob in entry.top[: self._num_top]}
        top[name(token)] = _finite(entry.logprob)
        shape["top_logprobs"].append(top)


def prompt_offsets(pieces: Iterable[bytes], text: str) -> list[int]:
    """Return the number of characters of `text` before each piece.

    A piece that the text does not show (a begin token, the blank that a tokenizer puts in front) takes no room.
    """
    decoder = codecs.getincrementaldecoder("utf-8")("replace")
    offsets = []
    offset = 0
    for piece in pieces:
        offsets.append(offset)
        shown = decoder.decode(piece)
        if not text.startswith(shown, offset):
            shown = shown.lstrip(" ")
        if text.startswith(shown, offset):
            offset += len(shown)
    return offsets


def chat_logprobs(entries: Sequence[TokenLogprob], names: TokenNames, num_top: int) -> list[dict[str, Any]]:
    """Return the `content` list of chat logprobs."""
    content = []
    for entry in entries:
        item = _chat_entry(entry.token, entry.logprob, names)
        item["top_logprobs"] = [_chat_entry(token, logprob, names) for token, logprob in entry.top[:num_top]]
        content.append(item)
    return content


def _chat_entry(token: int, logprob: float, names: TokenNames) -> dict[str, Any]:
    raw = names.token_bytes(token)
    return {"token": raw.decode("utf-8", "replace"), "logprob": _finite(logprob), "bytes": list(raw)}


def _finite(logprob: float) -> float:
    return logprob if logprob > _LOWEST else _LOWEST
