"""The two shapes of logprobs in OpenAI's API, and the text offsets of tokens."""

import codecs
from collections.abc import Callable, Sequence
from typing import Any

from kvtide.proto.executor import TokenLogprob

_LOWEST = -9999.0
"""Stands for minus infinity, which JSON cannot carry (vLLM's value)."""

TokenBytes = Callable[[int], bytes]


def token_name(raw: bytes) -> str:
    """Return a token's text, or `bytes:\\xe2...` where it is not text by itself."""
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return "bytes:" + "".join(f"\\x{byte:02x}" for byte in raw)


class CompletionLogprobs:
    """Builds `{tokens, token_logprobs, top_logprobs, text_offset}` of one choice, delta by delta.

    A token's offset counts the characters that were complete before it.
    """

    def __init__(self, token_bytes: TokenBytes, num_top: int) -> None:
        self._token_bytes = token_bytes
        self._num_top = num_top
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._offset = 0

    def prompt(self, tokens: Sequence[int], entries: Sequence[TokenLogprob]) -> dict[str, Any]:
        """Return the part for an echoed prompt, whose first token has no logprob."""
        shape = self._empty()
        if tokens:
            self._add_token(shape, tokens[0])
            shape["token_logprobs"].append(None)
            shape["top_logprobs"].append(None)
        return join([shape, self.output(entries)])

    def output(self, entries: Sequence[TokenLogprob]) -> dict[str, Any]:
        """Return the part for new tokens."""
        shape = self._empty()
        for entry in entries:
            self._add_token(shape, entry.token)
            shape["token_logprobs"].append(_finite(entry.logprob))
            top = {token_name(self._token_bytes(token)): _finite(lp) for token, lp in entry.top[: self._num_top]}
            top[token_name(self._token_bytes(entry.token))] = _finite(entry.logprob)
            shape["top_logprobs"].append(top)
        return shape

    def _add_token(self, shape: dict[str, Any], token: int) -> None:
        raw = self._token_bytes(token)
        shape["tokens"].append(token_name(raw))
        shape["text_offset"].append(self._offset)
        self._offset += len(self._decoder.decode(raw))

    @staticmethod
    def _empty() -> dict[str, Any]:
        return {"tokens": [], "token_logprobs": [], "top_logprobs": [], "text_offset": []}


def join(shapes: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Return consecutive parts of one choice's completions logprobs as one."""
    return {name: [item for shape in shapes for item in shape[name]] for name in shapes[0]}


def chat_logprobs(entries: Sequence[TokenLogprob], token_bytes: TokenBytes, num_top: int) -> list[dict[str, Any]]:
    """Return the `content` list of chat logprobs."""
    content = []
    for entry in entries:
        item = _chat_entry(entry.token, entry.logprob, token_bytes)
        item["top_logprobs"] = [_chat_entry(token, lp, token_bytes) for token, lp in entry.top[:num_top]]
        content.append(item)
    return content


def _chat_entry(token: int, logprob: float, token_bytes: TokenBytes) -> dict[str, Any]:
    raw = token_bytes(token)
    return {"token": raw.decode("utf-8", "replace"), "logprob": _finite(logprob), "bytes": list(raw)}


def _finite(logprob: float) -> float:
    return logprob if logprob > _LOWEST else _LOWEST
