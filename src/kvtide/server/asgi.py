"""The small part of ASGI that the routes use: bodies in, bodies out, and the client's going away."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from contextlib import asynccontextmanager
from typing import Any

from kvtide.base.flags import shown_size
from kvtide.server.errors import ApiError
from kvtide.server.settings import ServerSettings

Scope = MutableMapping[str, Any]
AsgiMessage = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[AsgiMessage]]
Send = Callable[[AsgiMessage], Awaitable[None]]

_JSON = (b"content-type", b"application/json")
_EVENT_STREAM = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-cache"),
    (b"x-accel-buffering", b"no"),
]


class ClientGone(Exception):
    """The connection closed before the request was complete; there is nobody to answer."""


async def read_body(scope: Scope, receive: Receive, settings: ServerSettings) -> bytes:
    """Return the request's body; 413 as soon as it is known to be too long, 408 when it does not come."""
    limit = settings.max_body_bytes
    announced = header(scope, b"content-length")
    if announced is not None and announced.isdigit() and int(announced[:20]) > limit:
        raise _too_large(limit)
    parts: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(settings.body_timeout_s):
            while True:
                message = await receive()
                if message["type"] == "http.disconnect":
                    raise ClientGone
                part = message.get("body", b"")
                size += len(part)
                if size > limit:
                    raise _too_large(limit)
                parts.append(part)
                if not message.get("more_body", False):
                    return b"".join(parts)
    except TimeoutError as error:
        raise ApiError(408, f"the body did not arrive within {settings.body_timeout_s:g} s") from error


def _too_large(limit: int) -> ApiError:
    return ApiError(413, f"the body is larger than {shown_size(limit)}")


def header(scope: Scope, name: bytes) -> bytes | None:
    """Return the first header of this lower-case name."""
    for key, value in scope["headers"]:
        if key == name:
            return bytes(value)
    return None


async def send_json(send: Send, body: bytes, status: int = 200, headers: dict[str, str] | None = None) -> None:
    """Send a whole JSON answer."""
    raw = [_JSON, (b"content-length", str(len(body)).encode())]
    raw += [(name.encode("latin-1"), value.encode("latin-1")) for name, value in (headers or {}).items()]
    await send({"type": "http.response.start", "status": status, "headers": raw})
    await send({"type": "http.response.body", "body": body})


async def send_error(send: Send, error: ApiError) -> None:
    """Send an error in OpenAI's shape."""
    await send_json(send, error.body, error.status, dict(error.headers))


async def start_event_stream(send: Send) -> None:
    """Send the head of a stream of server-sent events."""
    await send({"type": "http.response.start", "status": 200, "headers": _EVENT_STREAM})


async def send_events(send: Send, events: bytes, *, is_last: bool = False) -> None:
    """Send one or more server-sent events at once."""
    await send({"type": "http.response.body", "body": events, "more_body": not is_last})


@asynccontextmanager
async def on_disconnect(receive: Receive, callback: Callable[[], None]) -> AsyncIterator[None]:
    """Call `callback` once if the client goes away while the block runs. The body must have been read."""

    async def watch() -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        callback()

    task = asyncio.create_task(watch())
    try:
        yield
    finally:
        task.cancel()
