"""The server on a real socket: binding, stopping, disconnects, bodies that do not come."""

import asyncio
import inspect
import json
import re
import signal
import socket
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import pytest
import uvicorn
from server_fakes import Rig
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from kvtide.server.connection import MAX_HEAD_BYTES, Connection
from kvtide.server.run import bind, serve_http


@asynccontextmanager
async def serving(rig: Rig) -> AsyncIterator[int]:
    """Yield the port of a running server; stop it at the end and see it end."""
    stop = asyncio.Event()
    listening: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    task = asyncio.create_task(
        serve_http(rig.app, "127.0.0.1", 0, stop=stop, on_listening=lambda _host, port: listening.set_result(port))
    )
    try:
        yield await asyncio.wait_for(listening, 60)
    finally:
        stop.set()
        await asyncio.wait_for(task, 60)


async def test_serves_and_stops() -> None:
    handler = signal.getsignal(signal.SIGTERM)
    async with serving(Rig()) as port:
        assert signal.getsignal(signal.SIGTERM) is handler
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
            assert (await client.get("/health")).status_code == 200
            answer = await client.post("/v1/completions", json={"prompt": "hi", "stream": True})
            assert answer.text.endswith("data: [DONE]\n\n") and "server" not in answer.headers
    with pytest.raises(OSError):
        socket.create_connection(("127.0.0.1", port), timeout=5)


async def test_port_in_use_is_an_os_error_at_once() -> None:
    with bind("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(OSError, match=f"cannot listen on 127.0.0.1:{port}"):
            await serve_http(Rig().app, "127.0.0.1", port, stop=asyncio.Event())
    with pytest.raises(OSError, match="cannot resolve"):
        bind("no such host", 0)


@pytest.mark.parametrize("stream", [False, True])
async def test_a_closed_connection_aborts(stream: bool) -> None:
    rig = Rig()
    rig.frontend.gate = asyncio.Event()  # only the abort ends the request
    async with serving(rig) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        body = b'{"prompt":"hi","stream":%s}' % (b"true" if stream else b"false")
        writer.write(b"POST /v1/completions HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % len(body) + body)
        if stream:
            await asyncio.wait_for(reader.readuntil(b"data: "), 60)
        while not rig.frontend.generations:
            await asyncio.sleep(0.001)
        writer.close()
        await asyncio.wait_for(rig.frontend.generations[0].is_aborted.wait(), 60)


async def test_a_body_that_does_not_come_is_a_408() -> None:
    async with serving(Rig(body_timeout_s=0.05)) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"POST /v1/completions HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{")
        assert b" 408 " in await asyncio.wait_for(reader.readline(), 60)
        writer.close()


async def test_a_closed_connection_aborts_with_others_waiting_in_its_pipeline() -> None:
    rig = Rig()
    rig.frontend.gate = asyncio.Event()
    async with serving(rig) as port:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        one = b'POST /v1/completions HTTP/1.1\r\nHost: x\r\nContent-Length: 15\r\n\r\n{"prompt":"hi"}'
        writer.write(one * 3)
        while not rig.frontend.generations:
            await asyncio.sleep(0.001)
        writer.close()
        await asyncio.wait_for(rig.frontend.generations[0].is_aborted.wait(), 60)
    assert len(rig.frontend.generations) == 1


@pytest.mark.parametrize("is_chunked", [False, True])
@pytest.mark.parametrize("size", [1, 20, 10_000])
async def test_an_offer_to_upgrade_is_ignored(is_chunked: bool, size: int) -> None:
    """Java's HTTP client makes it with every first request. The body comes in pieces of `size`."""
    body = b'{"prompt":"hi"}'
    framing = b"Transfer-Encoding: chunked" if is_chunked else b"Content-Length: %d" % len(body)
    rest = b"%x\r\n%b\r\n0\r\n\r\n" % (len(body), body) if is_chunked else body
    head = b"POST /v1/completions HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n"
    request = head + framing + b"\r\n\r\n" + rest
    async with serving(Rig()) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for repeated in range(2):
            for start in range(0, len(request), size):
                writer.write(request[start : start + size])
                await asyncio.sleep(0)
            answer = await asyncio.wait_for(reader.readuntil(b"}]"), 60)
            assert b" 200 OK" in answer and b'"tide"' in answer, repeated
        writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n")
        writer.write(b"GET /version HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        answers = await asyncio.wait_for(reader.read(), 60)
        assert answers.count(b" 200 OK") == 2 and b'"version"' in answers
        writer.close()


@pytest.mark.parametrize("raw", [b"\x16\x03\x01\x02\x00", b"FOO / HTTP/1.1\r\n\r\n"])
async def test_what_is_not_http_gets_the_error_shape(raw: bytes) -> None:
    async with serving(Rig()) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(raw)
        head, _, body = (await asyncio.wait_for(reader.read(), 60)).partition(b"\r\n\r\n")
        assert b" 400 " in head and json.loads(body)["error"]["type"] == "invalid_request_error"
        writer.close()


_CHUNKED = b"POST /v1/completions HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n0\r\n"


@pytest.mark.parametrize(
    ("begin", "endless"),
    [
        (b"GET /health HTTP/1.1\r\n", b"a: b\r\n"),
        (b"GET /health HTTP/1.1\r\na: ", b"b"),
        (b"GET /health HTTP/1.1\r\n", b"a"),
        (b"GET /", b"a"),
        (_CHUNKED, b"a: b\r\n"),
        (_CHUNKED + b"a: ", b"b"),
    ],
    ids=["many headers", "a value", "a name", "a path", "many trailers", "a trailer"],
)
async def test_a_head_without_end_is_a_431(begin: bytes, endless: bytes) -> None:
    async with serving(Rig(body_timeout_s=60)) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        step = endless * (2048 // len(endless))
        writer.write(begin)
        num_sent = 0
        # One step at a time, so that the server reads all that was sent before it closes: else the answer may be lost.
        answer = asyncio.ensure_future(reader.read())
        while not answer.done() and num_sent < 100 * MAX_HEAD_BYTES:
            writer.write(step)
            num_sent += len(step)
            await asyncio.wait((answer,), timeout=0.01)
        assert MAX_HEAD_BYTES - len(step) < num_sent < 2 * MAX_HEAD_BYTES
        head, _, body = (await answer).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 431 ") and b"connection: close" in head
        assert "64KiB" in json.loads(body)["error"]["message"]
        writer.close()


async def test_heads_below_the_limit_are_served_each_counted_anew() -> None:
    long_one = b"GET /health HTTP/1.1\r\nHost: x\r\na: " + b"b" * 60_000 + b"\r\n\r\n"
    many = b"GET /health HTTP/1.1\r\nHost: x\r\n" + b"a: b\r\n" * 10_000 + b"\r\n"
    body = json.dumps({"prompt": "hi", "stop": ["u"], "unknown": "u" * 300_000}).encode()
    post = b"POST /v1/completions HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % len(body) + body
    async with serving(Rig()) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for request in (long_one, many, post, long_one, many):
            writer.write(request)
            assert b" 200 OK" in await asyncio.wait_for(reader.readline(), 60)
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 60)
            length = re.search(rb"content-length: (\d+)", head)
            assert length is not None
            await reader.readexactly(int(length[1]))
        writer.close()


async def test_a_head_that_does_not_come_ends_the_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kvtide.server.connection.HEAD_TIMEOUT_S", 2.0)  # heads that do come come sooner
    whole = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"

    async def num_answers(port: int, begin: bytes) -> int:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(begin)
        answers = await asyncio.wait_for(reader.read(), 60)
        writer.close()
        return answers.count(b" 200 OK")

    async with serving(Rig()) as port:
        begins = (b"", b"GET /hea", whole + b"GET /hea", whole * 2 + b"GET /hea")
        assert await asyncio.gather(*(num_answers(port, begin) for begin in begins)) == [0, 0, 1, 2]


async def test_a_long_answer_outlasts_the_time_for_the_head(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kvtide.server.connection.HEAD_TIMEOUT_S", 0.5)
    rig = Rig()
    gate = rig.frontend.gate = asyncio.Event()
    async with serving(rig) as port, httpx.AsyncClient() as client:
        asyncio.get_running_loop().call_later(1.0, gate.set)
        answer = await client.post(f"http://127.0.0.1:{port}/v1/completions", json={"prompt": "hi"})
        assert answer.json()["choices"][0]["text"] == "tide"


async def test_a_running_answer_ends_before_the_server_does() -> None:
    rig = Rig()
    gate = rig.frontend.gate = asyncio.Event()

    async def open_gate_once_nobody_listens(port: int) -> None:
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                return gate.set()
            writer.close()
            await asyncio.sleep(0.01)

    async with httpx.AsyncClient() as client:
        async with serving(rig) as port:
            request = asyncio.create_task(client.post(f"http://127.0.0.1:{port}/v1/completions", json={"prompt": "hi"}))
            while not rig.frontend.generations:
                await asyncio.sleep(0.001)
            opener = asyncio.create_task(open_gate_once_nobody_listens(port))
        assert (await request).json()["choices"][0]["text"] == "tide"
        await opener


def test_uvicorn_still_has_the_private_parts_that_connections_build_on() -> None:
    """pyproject.toml bounds uvicorn's version; whoever moves the bound hears here what connection.py relies on."""
    config = uvicorn.Config(Rig().app, http=Connection, ws="none", lifespan="off", log_config=None)
    config.load()
    loop = asyncio.new_event_loop()
    try:
        connection = Connection(config=config, server_state=ServerState(), app_state={}, _loop=loop)
    finally:
        loop.close()
    assert isinstance(connection.pipeline, deque)
    for name in ("parser", "transport", "flow", "headers", "cycle", "loop"):
        assert hasattr(connection, name), name
    overridden = ("connection_made", "connection_lost", "data_received", "on_message_begin", "on_body")
    for name in (*overridden, "on_url", "on_header", "on_headers_complete", "on_response_complete"):
        assert callable(getattr(HttpToolsProtocol, name)), name
    assert callable(HttpToolsProtocol._unset_keepalive_if_required)
    assert callable(FlowControl.resume_reading)
    cycle = inspect.getsource(RequestResponseCycle.__init__)
    for name in ("disconnected", "message_event", "more_body"):
        assert f"self.{name}" in cycle, name
    assert callable(uvicorn.Server.capture_signals) and hasattr(uvicorn.Server(config), "started")
    source = inspect.getsource(HttpToolsProtocol.on_headers_complete)
    assert "self.flow.pause_reading()" in source and "self.pipeline.appendleft" in source
