"""Runs the application on a socket: uvicorn with uvloop and httptools, without its signal handlers."""

import asyncio
import contextlib
import socket
from collections.abc import Callable, Iterator

import uvicorn
from fastapi import FastAPI

from kvtide.server.connection import Connection

_BACKLOG = 2048

_KEEP_ALIVE_S = 60
"""How long a connection may idle. Longer than clients keep theirs: httpx, and so the openai package, drops one after
5 s, which is uvicorn's default as well, and a request sent while the server closes its connection would be lost."""


class _Server(uvicorn.Server):
    """The process that we run in owns the signals; uvicorn offers no switch for that."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def bind(host: str, port: int) -> socket.socket:
    """Return a listening socket. Raises OSError, with a message for people, where the address cannot be had."""
    try:
        family, kind, protocol, _name, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except socket.gaierror as error:
        raise OSError(f"cannot resolve host {host!r}: {error.strerror}") from error
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(_BACKLOG)
    except OSError as error:
        listener.close()
        raise OSError(error.errno, f"cannot listen on {host}:{port}: {error.strerror}") from error
    listener.setblocking(False)
    return listener


async def serve_http(
    app: FastAPI,
    host: str,
    port: int,
    *,
    stop: asyncio.Event,
    on_listening: Callable[[str, int], None] | None = None,
    listener: socket.socket | None = None,
    grace_s: float = 5.0,
) -> None:
    """Serve until `stop` is set, then let running answers end, at most `grace_s` longer.

    Binds first, so a port in use is an OSError at once; `listener` is a socket that the caller has bound already
    (`bind`). `on_listening(host, port)` is called once connections are answered, with the real port where 0 was
    asked for.
    """
    listener = listener or bind(host, port)
    config = uvicorn.Config(
        app,
        loop="uvloop",
        http=Connection,
        ws="none",
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        backlog=_BACKLOG,
        timeout_keep_alive=_KEEP_ALIVE_S,
        timeout_graceful_shutdown=max(1, round(grace_s)),
    )
    server = _Server(config)
    try:
        running = asyncio.create_task(server.serve(sockets=[listener]))
        stopping = asyncio.create_task(stop.wait())
        try:
            while not server.started and not running.done():
                await asyncio.sleep(0.005)
            if on_listening is not None and not running.done():
                address = listener.getsockname()
                on_listening(address[0], address[1])
            await asyncio.wait((running, stopping), return_when=asyncio.FIRST_COMPLETED)
        finally:
            stopping.cancel()
            server.should_exit = True
        await running
    finally:
        listener.close()
