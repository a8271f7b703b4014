"""A cluster that says what a test tells it to say."""

import asyncio
from collections.abc import Sequence
from typing import Any

from kvtide.base.config import ModelInfo
from kvtide.base.ids import RequestId
from kvtide.proto.client import ClientMessage, Deliver, DeliverPromptLogprobs, RequestEnded
from kvtide.proto.executor import TokenLogprob
from kvtide.proto.request import RequestSpec
from model_info import model_info

MODEL = model_info(
    name="fake",
    architecture="none",
    vocab_size=270,
    max_model_len=64,
    head_dim=1,
    eos_token_ids=(263,),
    kv_bytes_per_token=8,
)


class FakeHandle:
    """Yields what was put in; records stops and aborts, which end the stream as the control core would."""

    def __init__(self, request: RequestId) -> None:
        self.request = request
        self.stops: list[tuple[int, int]] = []
        self.num_aborts = 0
        self.positions: dict[int, int] = {}
        self._queue: asyncio.Queue[ClientMessage] = asyncio.Queue()
        self._ended = asyncio.Event()

    def __aiter__(self) -> "FakeHandle":
        return self

    async def __anext__(self) -> ClientMessage:
        return await self._queue.get()

    async def until_end(self) -> None:
        await self._ended.wait()

    def tokens(self, tokens: Sequence[int], index: int = 0, finish: str | None = None, logprobs: Any = ()) -> None:
        position = self.positions.get(index, 0)
        self.positions[index] = position + len(tokens)
        self._queue.put_nowait(
            Deliver(
                request=self.request,
                index=index,
                position=position,
                tokens=tuple(tokens),
                logprobs=tuple(logprobs),
                finish_reason=finish,
            )
        )

    def prompt_logprobs(self, start: int, entries: Sequence[TokenLogprob]) -> None:
        self._queue.put_nowait(DeliverPromptLogprobs(request=self.request, start=start, entries=tuple(entries)))

    def end(self, outcome: str = "finished", **counts: Any) -> None:
        self._ended.set()
        self._queue.put_nowait(RequestEnded(request=self.request, outcome=outcome, **counts))

    def stop(self, index: int, keep: int) -> None:
        self.stops.append((index, keep))

    def abort(self) -> None:
        self.num_aborts += 1
        self.end("aborted")


class FakePort:
    """Implements ClusterPort; `handles` are the submitted requests in order."""

    def __init__(self, model: ModelInfo | None = MODEL) -> None:
        self.model = model
        self.is_accepting = True
        self.is_healthy = True
        self.unready = ""
        self.specs: list[RequestSpec] = []
        self.handles: list[FakeHandle] = []
        self._next = 0

    def next_request(self) -> RequestId:
        self._next += 1
        return RequestId(self._next)

    def submit(self, spec: RequestSpec) -> FakeHandle:
        self.specs.append(spec)
        self.handles.append(FakeHandle(spec.request))
        return self.handles[-1]

    def cluster(self) -> dict[str, Any]:
        return {}

    def counters(self) -> list[dict[str, Any]]:
        return []
