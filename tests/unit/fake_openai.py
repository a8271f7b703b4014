"""A minimal OpenAI-compatible server whose behaviour a test chooses by the prompt."""

import asyncio
import json
from typing import Any


class FakeOpenAi:
    """Answers each completion with `max_tokens` times " ok". `bodies` are the requests as they came.

    Prompts with a word of `fail` get that status; "early" ends the stream early, "broken" sends an error frame,
    "hang" never answers, "drop" closes the connection. With `needs_key` everything is a 401.
    """

    def __init__(
        self, *, has_tokenize: bool = True, needs_key: bool = False, behaviour: dict[str, Any] | None = None
    ) -> None:
        self.bodies: list[dict[str, Any]] = []
        self.num_connections = 0
        self.running = 0
        self.max_running = 0
        self._has_tokenize = has_tokenize
        self._needs_key = needs_key
        self.behaviour = behaviour or {}
        self._server: asyncio.Server

    async def __aenter__(self) -> "FakeOpenAi":
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.num_connections += 1
        try:
            while head := await reader.readuntil(b"\r\n\r\n"):
                path = head.split(b" ", 2)[1]
                length = next((int(h[15:]) for h in head.split(b"\r\n") if h.lower().startswith(b"content-length:")), 0)
                body = json.loads(await reader.readexactly(length)) if length else {}
                if not await self._answer(path.decode(), body, writer):
                    break
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()

    async def _answer(self, path: str, body: dict[str, Any], writer: asyncio.StreamWriter) -> bool:
        if self._needs_key:
            return self._json(writer, 401, {"error": {"message": "no key"}})
        if path == "/v1/models":
            return self._json(writer, 200, {"data": [{"id": "fake-model"}]})
        if path == "/tokenize":
            if not self._has_tokenize:
                return self._json(writer, 404, {"error": {"message": "no such route"}})
            return self._json(writer, 200, {"count": len(body["prompt"].split()) * 2})
        self.bodies.append(body)
        text = body["prompt"] if "prompt" in body else body["messages"][-1]["content"]
        kind = next((kind for word, kind in self.behaviour.items() if word in text), None)
        if kind == "drop":
            return False
        if kind == "hang":
            await asyncio.Event().wait()
        if isinstance(kind, int):
            return self._json(writer, kind, {"error": {"message": "as asked"}})
        self.running += 1
        self.max_running = max(self.max_running, self.running)
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n")
        is_chat = "messages" in body
        for number in range(body["max_tokens"]):
            await asyncio.sleep(0)
            is_last = number == body["max_tokens"] - 1
            choice: dict[str, Any] = {"index": 0, "finish_reason": "length" if is_last and kind is None else None}
            choice |= {"delta": {"content": " ok"}} if is_chat else {"text": " ok"}
            self._event(writer, {"choices": [choice], "usage": None})
        self.running -= 1
        if kind == "early":
            writer.write(b"0\r\n\r\n")
            return True
        if kind == "broken":
            self._event(writer, {"error": {"message": "went wrong"}})
        usage = {
            "prompt_tokens": 10,
            "completion_tokens": body["max_tokens"],
            "prompt_tokens_details": {"cached_tokens": 4},
        }
        self._event(writer, {"choices": [], "usage": usage})
        self._chunk(writer, b"data: [DONE]\n\n")
        writer.write(b"0\r\n\r\n")
        return True

    def _event(self, writer: asyncio.StreamWriter, value: dict[str, Any]) -> None:
        """In two pieces, as networks do."""
        data = b"data: " + json.dumps(value).encode() + b"\n\n"
        self._chunk(writer, data[:9])
        self._chunk(writer, data[9:])

    @staticmethod
    def _chunk(writer: asyncio.StreamWriter, data: bytes) -> None:
        writer.write(b"%x\r\n%s\r\n" % (len(data), data))

    @staticmethod
    def _json(writer: asyncio.StreamWriter, status: int, value: dict[str, Any]) -> bool:
        body = json.dumps(value).encode()
        writer.write(
            b"HTTP/1.1 %d X\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n" % (status, len(body))
        )
        writer.write(body)
        return True
