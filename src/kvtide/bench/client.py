"""One streamed request to an OpenAI-compatible server, measured."""

import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import msgspec

from kvtide.bench.http import HttpClient, HttpError
from kvtide.bench.records import RequestRecord

ENDPOINTS = {"completions": "/v1/completions", "chat": "/v1/chat/completions"}


class _Delta(msgspec.Struct):
    content: str | None = None
    reasoning_content: str | None = None


class _Choice(msgspec.Struct):
    text: str | None = None
    delta: _Delta | None = None
    finish_reason: str | None = None


class _Details(msgspec.Struct):
    cached_tokens: int | None = None


class _Usage(msgspec.Struct):
    prompt_tokens: int = 0
    completion_tokens: int = 0
    prompt_tokens_details: _Details | None = None


class _Chunk(msgspec.Struct):
    """The part of a stream's event that matters; what else it has is skipped unparsed."""

    choices: list[_Choice] = []
    usage: _Usage | None = None
    error: Any = None


_decode_chunk = msgspec.json.Decoder(_Chunk).decode


class _Stream:
    """Takes a stream's bytes as they come, and notes when text came."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._rest = b""
        self.texts: list[str] = []
        self.times: list[float] = []
        self.usage: _Usage | None = None
        self.is_done = False
        self.has_finish_reason = False
        self.error: str | None = None
        self.raw = b""

    def feed(self, data: bytes) -> None:
        now = self._now()
        if not self.times and len(self.raw) < 4096:
            self.raw += data  # an error's body is no stream
        *events, self._rest = (self._rest + data).replace(b"\r\n", b"\n").split(b"\n\n")
        for event in events:
            for line in event.split(b"\n"):
                if line.startswith(b"data:"):
                    self._event(line[5:].strip(), now)

    def _event(self, data: bytes, now: float) -> None:
        if data == b"[DONE]":
            self.is_done = True
            return
        try:
            chunk = _decode_chunk(data)
        except msgspec.MsgspecError as error:
            self.error = self.error or f"broken event: {error}"
            return
        if chunk.error is not None:
            self.error = _message(chunk.error)
        if chunk.usage is not None:
            self.usage = chunk.usage
        for choice in chunk.choices:
            delta = choice.delta
            text = choice.text if delta is None else (delta.content or delta.reasoning_content)
            self.has_finish_reason = self.has_finish_reason or choice.finish_reason is not None
            if text:
                self.texts.append(text)
                self.times.append(now)


class OpenAiClient:
    """Sends prompts as one endpoint takes them. `now` returns seconds since the run began."""

    def __init__(
        self, http: HttpClient, *, model: str, endpoint: str, ignore_eos: bool = False, temperature: float = 0.0
    ) -> None:
        self._http = http
        self.endpoint = endpoint
        self._path = ENDPOINTS[endpoint]
        self._common: dict[str, Any] = {
            "model": model,
            "temperature": temperature,
            "stream": True,
            "stream_options": {"include_usage": True},
        }
        if ignore_eos:
            self._common["ignore_eos"] = True
        self._began_s = time.perf_counter()

    def now(self) -> float:
        return time.perf_counter() - self._began_s

    def begin(self) -> None:
        """Set the time to zero."""
        self._began_s = time.perf_counter()

    async def send(self, prompt: str | list[dict[str, str]], max_tokens: int, record: RequestRecord) -> str:
        """Send one prompt (text, or messages in chat), fill in `record` and return the answer. Never raises for what
        the server or the network does: that is the record's outcome."""
        body = msgspec.json.encode(
            {**self._common, "max_tokens": max_tokens, "messages" if self.endpoint == "chat" else "prompt": prompt}
        )
        stream = _Stream(self.now)
        record.sent_s = self.now()
        try:
            status = await self._http.stream(self._path, body, stream.feed)
        except HttpError as error:
            record.end_s, record.reason = self.now(), str(error)
            return ""
        record.end_s = self.now()
        self._judge(record, status, stream)
        return "".join(stream.texts)

    @staticmethod
    def _judge(record: RequestRecord, status: int, stream: _Stream) -> None:
        if status != 200:
            record.outcome = "rejected" if status == 429 else "failed"
            record.reason = f"HTTP {status}: {_message(stream.raw)}"
            return
        times = stream.times
        if times:
            record.first_token_s = times[0]
            record.end_s = times[-1]
            record.itl_s = [later - earlier for earlier, later in pairwise(times)]
        usage = stream.usage
        record.output_tokens = len(times) if usage is None else usage.completion_tokens
        if usage is not None:
            record.input_tokens = usage.prompt_tokens
            details = usage.prompt_tokens_details
            record.cached_tokens = (details.cached_tokens or 0) if details is not None else 0
        if stream.error is not None:
            record.reason = f"error in the stream: {stream.error}"
        elif not (stream.is_done or stream.has_finish_reason):
            record.reason = "the stream ended early"
        else:
            record.outcome = "completed"


def _message(error: Any) -> str:
    """Return one line of an error in OpenAI's shape, or of whatever came instead."""
    if isinstance(error, bytes):
        try:
            error = msgspec.json.decode(error)
        except msgspec.DecodeError:
            error = error.decode("utf-8", "replace")
    if isinstance(error, dict):
        error = error.get("error", error)
    if isinstance(error, dict):
        error = error.get("message", error)
    return " ".join(str(error).split())[:200]
