"""One connection of a client: uvicorn's HTTP/1.1 protocol, where it does not do what our clients need."""

import asyncio
from collections import deque
from typing import Any

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from kvtide.base.flags import shown_size
from kvtide.server.errors import ApiError

MAX_PIPELINED = 16
"""Requests read ahead of their turn; reading on is what notices that the client has gone."""

HEAD_TIMEOUT_S = 60.0
"""For connecting, or idling between requests, and sending a request's head."""

MAX_HEAD_BYTES = 64 << 10
"""Of a request's line and headers, the trailers of a chunked body among them."""

_HEADER_MARKS = 4
"""Bytes of a header line beside name and value: ": " and the line's end."""

_FRAMING = (b"content-length", b"transfer-encoding")


class _HeadTooLong(Exception):
    """Ends the parser's work on a head."""


class Connection(HttpToolsProtocol):
    """What differs from uvicorn:

    - a request that is not HTTP gets OpenAI's error, not a text;
    - a head longer than MAX_HEAD_BYTES is a 431, before more of it is kept;
    - the client's going away ends the request that runs, also while others wait behind it in the pipeline;
    - a connection on which no request's head is complete for HEAD_TIMEOUT_S is closed;
    - an offer to upgrade (`Upgrade: h2c` of Java's client) is ignored, not the request's body with it.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._unanswered: deque[RequestResponseCycle] = deque()
        self._is_head_known = False
        self._head_timer: asyncio.TimerHandle | None = None
        self._head_size = 0  # bytes of this request's head that the parser has told of
        self._untold = 0  # bytes that the parser got since it last told of anything: it keeps them, as one header's

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._has_head()
        for cycle in self._unanswered:
            cycle.disconnected = True
            cycle.message_event.set()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        self._untold += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserError:
            if self._head_size <= MAX_HEAD_BYTES:
                self._refuse(ApiError(400, "this is not a request in HTTP/1.1"))
                return
        except httptools.HttpParserUpgrade as upgrade:
            self._ignore_upgrade(data[upgrade.args[0] :])
            return
        if max(self._head_size, self._untold) > MAX_HEAD_BYTES:
            self._refuse(ApiError(431, f"the request's line and headers are longer than {shown_size(MAX_HEAD_BYTES)}"))

    def _refuse(self, error: ApiError) -> None:
        """Answer in the place of the application, and close: what follows cannot be told apart any more."""
        head = STATUS_LINE[error.status] + b"content-type: application/json\r\nconnection: close\r\n"
        self.transport.write(head + b"content-length: %d\r\n\r\n" % len(error.body) + error.body)
        self.transport.close()

    def _ignore_upgrade(self, rest: bytes) -> None:
        """Go on with `rest` after a head that offers an upgrade: the parser takes it for another protocol, and has
        ended the request without its body. A new parser hears of the body's framing only, then goes on as usual."""
        framing = [name + b": " + value + b"\r\n" for name, value in self.headers if name in _FRAMING]
        self.parser = httptools.HttpRequestParser(self)
        if framing:
            self.cycle.more_body = True
            self._is_head_known = True
            self.parser.feed_data(b"POST / HTTP/1.1\r\n" + b"".join(framing) + b"\r\n")
            self._is_head_known = False
        if rest:
            self.data_received(rest)

    # -- the parser's callbacks

    def on_message_begin(self) -> None:
        if not self._is_head_known:
            self._head_size = 0
            self._untold = 0
            super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        if not self._is_head_known:
            self._grow_head(len(url))
            super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self._is_head_known:
            self._grow_head(len(name) + len(value) + _HEADER_MARKS)
            super().on_header(name, value)

    def on_body(self, body: bytes) -> None:
        self._untold = 0
        super().on_body(body)

    def _grow_head(self, size: int) -> None:
        """Count a part of the head. Raises _HeadTooLong, which the parser turns into its own error."""
        self._untold = 0
        self._head_size += size
        if self._head_size > MAX_HEAD_BYTES:
            raise _HeadTooLong

    def on_headers_complete(self) -> None:
        self._untold = 0
        if self._is_head_known:
            return
        self._has_head()
        super().on_headers_complete()
        self._unanswered.append(self.cycle)
        if len(self.pipeline) < MAX_PIPELINED:
            self.flow.resume_reading()

    def on_response_complete(self) -> None:
        self._unanswered.popleft()
        super().on_response_complete()
        if not self._unanswered and not self.transport.is_closing():
            self._await_head()

    # -- clients that send nothing, or a byte a minute

    def _await_head(self) -> None:
        self._has_head()
        self._head_timer = self.loop.call_later(HEAD_TIMEOUT_S, self.transport.close)

    def _has_head(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None
