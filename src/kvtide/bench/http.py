"""A lean HTTP/1.1 client for load generation: persistent connections, streamed bodies, no per-request machinery.

Client, gateway and model may share two cores, so what the client costs would be measured as the server's latency.
"""

import asyncio
import ssl
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

import httptools

OnBody = Callable[[bytes], None]


class HttpError(Exception):
    """The connection failed or the answer was not HTTP; the message fits on one line."""


class _Connection(asyncio.Protocol):
    """One connection, one request at a time."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport
        self.is_closed = False
        self.is_reusable = False
        self.status = 0
        self._parser = httptools.HttpResponseParser(self)
        self._on_body: OnBody = lambda data: None
        self._done: asyncio.Future[None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's transports have a class of their own

    async def request(self, head: bytes, body: bytes, on_body: OnBody) -> int:
        """Send, feed `on_body` as data comes, and return the status once the answer is complete."""
        self._parser = httptools.HttpResponseParser(self)
        self._on_body = on_body
        self._done = asyncio.get_running_loop().create_future()
        self.is_reusable = False
        self.transport.write(head + body)
        await self._done
        return self.status

    def data_received(self, data: bytes) -> None:
        try:
            self._parser.feed_data(data)
        except httptools.HttpParserError as error:
            self._finish(HttpError(f"broken HTTP: {error}"))

    def on_headers_complete(self) -> None:
        self.status = self._parser.get_status_code()

    def on_body(self, body: bytes) -> None:
        self._on_body(body)

    def on_message_complete(self) -> None:
        self.is_reusable = bool(self._parser.should_keep_alive())
        self._finish(None)

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_closed = True
        self._finish(HttpError("the server closed the connection"))

    def _finish(self, error: Exception | None) -> None:
        if self._done is None or self._done.done():
            return
        if error is None:
            self._done.set_result(None)
        else:
            self._done.set_exception(error)


class HttpClient:
    """Requests to one server. Idle connections are kept and used again."""

    def __init__(self, base_url: str, api_key: str | None = None) -> None:
        """The address may end in /v1, as clients of the OpenAI API write it, and leave out http:// before HOST:PORT.
        Raises ValueError for something that is not an http or https address."""
        parts = urlsplit(base_url if "://" in base_url else f"http://{base_url}")
        is_whole = "://" in base_url or parts.port is not None  # a word alone is hardly a host
        if parts.scheme not in ("http", "https") or not parts.hostname or not is_whole:
            raise ValueError(f"{base_url!r} is not an http address, as http://127.0.0.1:8000 is")
        self._host = parts.hostname
        self._port = parts.port or (443 if parts.scheme == "https" else 80)
        self._ssl = ssl.create_default_context() if parts.scheme == "https" else None
        self._path = parts.path.rstrip("/").removesuffix("/v1")
        key = f"Authorization: Bearer {api_key}\r\n" if api_key else ""
        self._common = f"Host: {parts.netloc}\r\nUser-Agent: kvtide-bench\r\n{key}"
        self._idle: list[_Connection] = []

    async def get(self, path: str) -> tuple[int, bytes]:
        """Return status and body. Raises HttpError."""
        return await self._whole("GET", path, b"")

    async def post(self, path: str, body: bytes) -> tuple[int, bytes]:
        """Return status and body. Raises HttpError."""
        return await self._whole("POST", path, body)

    async def stream(self, path: str, body: bytes, on_body: OnBody) -> int:
        """Post, feed `on_body` with the body as it comes, return the status at its end. Raises HttpError. Where it
        is cancelled the connection is closed, which tells the server."""
        return await self._send("POST", path, body, on_body)

    async def close(self) -> None:
        for connection in self._idle:
            connection.transport.close()
        self._idle.clear()

    async def _whole(self, method: str, path: str, body: bytes) -> tuple[int, bytes]:
        parts: list[bytes] = []
        status = await self._send(method, path, body, parts.append)
        return status, b"".join(parts)

    async def _send(self, method: str, path: str, body: bytes, on_body: OnBody) -> int:
        head = f"{method} {self._path}{path} HTTP/1.1\r\n{self._common}"
        if body:
            head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        connection = await self._connection()
        try:
            status = await connection.request(f"{head}\r\n".encode(), body, on_body)
        except BaseException:
            connection.transport.close()
            raise
        if connection.is_reusable and not connection.is_closed:
            self._idle.append(connection)
        else:
            connection.transport.close()
        return status

    async def _connection(self) -> _Connection:
        while self._idle:
            connection = self._idle.pop()
            if not connection.is_closed and not connection.transport.is_closing():
                return connection
        loop = asyncio.get_running_loop()
        try:
            _, made = await loop.create_connection(_Connection, self._host, self._port, ssl=self._ssl)
        except OSError as error:
            raise HttpError(f"cannot connect to {self._host}:{self._port}: {error.strerror or error}") from error
        return made
