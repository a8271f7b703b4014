"""A scripted cluster and a byte-level text layer, for tests of the server."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import httpx
import numpy as np

from kvtide.base.config import ModelInfo
from kvtide.base.errors import RequestError
from kvtide.base.ids import RequestId
from kvtide.proto.client import RequestEnded
from kvtide.proto.executor import TokenLogprob
from kvtide.server.app import create_app
from kvtide.server.settings import ServerSettings
from kvtide.server.text_port import AskOptions
from kvtide.text.detokenizer import TokenText
from model_info import model_info

MODEL = model_info(name="fake", vocab_size=260, max_model_len=512, num_heads=4, mlp_size=6, eos_token_ids=(257,))
BOS = 256


class FakePort:
    """Only what the server reads."""

    def __init__(self) -> None:
        self.model: ModelInfo | None = MODEL
        self.is_accepting = True
        self.is_healthy = True
        self.unready = ""
        self.changes: list[tuple[Any, ...]] = []

    def next_request(self) -> RequestId:
        return RequestId(1)

    def submit(self, spec: Any) -> Any:
        raise NotImplementedError

    def cluster(self) -> dict[str, Any]:
        states = ("ready", "starting", "draining", "dead")
        return {"epoch": 1, "instances": [{"id": seat, "state": state} for seat, state in enumerate(states)]}

    async def add_instances(self, role: str, count: int, tp: int = 0) -> list[int]:
        self.changes.append(("add", role, count, tp))
        return list(range(1, 1 + count))

    def drain_instance(self, instance: int) -> None:
        if instance not in (0, 2):
            raise KeyError(instance)
        self.changes.append(("drain", instance))

    def change_role(self, instance: int, role: str) -> None:
        if instance == 1:
            raise RequestError("instance 1 is still starting")
        if instance not in (0, 2):
            raise KeyError(instance)
        self.changes.append(("role", instance, role))

    def counters(self) -> list[dict[str, Any]]:
        device = {"total": 10, "free": 4, "active": 5, "historical": 1, "leased": 0, "quarantined": 0}
        host = {"total": 8, "free": 3, "active": 0, "historical": 0, "leased": 5, "quarantined": 0}
        return [
            {
                "instance": "0",
                "role": "mixed",
                "running": 2,
                "waiting": 1,
                "prompt_tokens": 7,
                "leases": 2,
                "blocks": {"device": device, "host": host},
                "transfers": [
                    {
                        "src": "1",
                        "dst": "0",
                        "mode": "by-request",
                        "transport": "shm",
                        "transfers": 2,
                        "bytes": 4096,
                        "pieces": 8,
                        "seconds": 0.5,
                    }
                ],
            }
        ]


class FakePiece:
    """One byte of a reply."""

    def __init__(self, index: int, byte: int, position: int, finish_reason: str | None, has_logprobs: bool) -> None:
        self.index = index
        self.text = chr(byte)
        self.tokens = (byte,)
        self.finish_reason = finish_reason
        self.stop_reason = None
        self.logprobs = (_logprob(byte),) if has_logprobs else ()
        self.token_texts = (TokenText(chr(byte), position),) if has_logprobs else ()


class FakeGeneration:
    """Every sequence says `reply`, a byte a piece; then the request ends as `outcome` says.

    `fail_after`: pieces before the outcome; `gate`: the second piece waits for it or for the abort.
    """

    def __init__(self, frontend: "FakeFrontend", prompt: list[int], options: AskOptions) -> None:
        params = options.params
        self.options = options
        self.prompt_tokens = np.array(prompt, np.int32)
        self.prompt_logprobs = [] if params.prompt_logprobs is None else [_logprob(t) for t in prompt[1:]]
        self.ended: RequestEnded | None = None
        self.is_aborted = asyncio.Event()
        reply = frontend.reply[: params.max_tokens]
        reason = "stop" if len(reply) < (params.max_tokens or 10**9) else "length"
        self._pieces = [
            FakePiece(
                index, byte, position, reason if position == len(reply) - 1 else None, params.logprobs is not None
            )
            for position, byte in enumerate(reply)
            for index in range(params.n)
        ]
        self._frontend = frontend
        self._next = 0

    def __aiter__(self) -> "FakeGeneration":
        return self

    async def __anext__(self) -> FakePiece:
        frontend = self._frontend
        if frontend.gate is not None and self._next >= 1:
            waits = [asyncio.ensure_future(frontend.gate.wait()), asyncio.ensure_future(self.is_aborted.wait())]
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            for wait in waits:
                wait.cancel()
        await asyncio.sleep(0)
        limit = frontend.fail_after if frontend.outcome != "finished" else len(self._pieces)
        outcome = "aborted" if self.is_aborted.is_set() else frontend.outcome
        if self.is_aborted.is_set() or self._next >= limit:
            self.ended = RequestEnded(
                request=RequestId(1), outcome=outcome, cached_tokens=frontend.cached_tokens, message=frontend.message
            )
            raise StopAsyncIteration
        self._next += 1
        return self._pieces[self._next - 1]

    def abort(self) -> None:
        self.is_aborted.set()


class FakeFrontend:
    """Bytes are tokens, 256 begins a prompt."""

    def __init__(self) -> None:
        self.reply = b"tide"
        self.outcome = "finished"
        self.message = ""
        self.fail_after = 0
        self.cached_tokens = 0
        self.gate: asyncio.Event | None = None
        self.generations: list[FakeGeneration] = []

    async def complete(self, prompt: str | Sequence[int], options: AskOptions) -> FakeGeneration:
        tokens = [BOS, *prompt.encode()] if isinstance(prompt, str) else list(prompt)
        return self._start(tokens, options, "prompt")

    async def chat(self, messages: Sequence[dict[str, Any]], options: AskOptions) -> FakeGeneration:
        tokens = await self.encode_chat(messages, True, options.chat_template_kwargs)
        return self._start(tokens, options, "messages")

    def _start(self, tokens: list[int], options: AskOptions, field: str) -> FakeGeneration:
        if len(tokens) > MODEL.max_model_len:
            raise RequestError(f"the prompt has {len(tokens)} tokens, the limit is {MODEL.max_model_len}", field)
        self.generations.append(FakeGeneration(self, tokens, options))
        return self.generations[-1]

    async def encode(self, prompt: str, add_special_tokens: bool) -> list[int]:
        return [*([BOS] if add_special_tokens else []), *prompt.encode()]

    async def encode_chat(
        self, messages: Sequence[dict[str, Any]], add_generation_prompt: bool, kwargs: Mapping[str, Any]
    ) -> list[int]:
        text = "".join(f"<{message['role']}>{message['content']}" for message in messages)
        text += "".join(f"<{name}={value}>" for name, value in kwargs.items())
        return [BOS, *text.encode(), *(b"<assistant>" if add_generation_prompt else b"")]

    def decode(self, tokens: Sequence[int], skip_special_tokens: bool) -> str:
        return bytes(token for token in tokens if token < 256).decode("utf-8", "replace")

    def token_bytes(self, token: int) -> bytes:
        return bytes([token]) if token < 256 else b"<special>"

    def token_text(self, token: int) -> str:
        return chr(token) if token < 128 else f"bytes:\\x{token:02x}" if token < 256 else "<special>"


def _logprob(token: int) -> TokenLogprob:
    return TokenLogprob(token, -0.5, 1, ((token, -0.5), (65, -1.5), (0xE2, float("-inf"))))


class Rig:
    """A server over fakes, and a client that talks to it without a socket."""

    def __init__(self, **settings: Any) -> None:
        self.port = FakePort()
        self.frontend = FakeFrontend()
        self.app = create_app(
            self.port, self.frontend, ServerSettings(**{"served_model_names": ("fake", "alias"), **settings})
        )
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False)
        self.client = httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000")
