"""Runs a workload against a server: when jobs begin, what each turn's prompt is, what came of it."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext

from kvtide.bench.client import OpenAiClient
from kvtide.bench.ideal_cache import IdealCache
from kvtide.bench.records import RequestRecord
from kvtide.bench.words import TextMaker
from kvtide.bench.workload import Job, Turn

IDEAL_BLOCK_TOKENS = 16


class LoadRun:
    """One run. `records` grows as requests end, so that an interrupted run can be reported too."""

    def __init__(
        self,
        client: OpenAiClient,
        maker: TextMaker,
        *,
        timeout_s: float,
        concurrency: int | None = None,
        on_end: Callable[[RequestRecord], None] = lambda record: None,
    ) -> None:
        """At most `concurrency` jobs run at once. `on_end` is called for every request."""
        self.records: list[RequestRecord] = []
        self._client = client
        self._maker = maker
        self._timeout_s = timeout_s
        self._on_end = on_end
        self._gate: AbstractAsyncContextManager[None] = asyncio.Semaphore(concurrency) if concurrency else nullcontext()
        self._ideal = IdealCache(max(1, round(IDEAL_BLOCK_TOKENS * maker.chars_per_token)))

    async def run(self, jobs: Sequence[Job], arrivals_s: Sequence[float]) -> float:
        """Begin each job at its time, wait for all of them, and return how long it took in seconds."""
        self._client.begin()
        async with asyncio.TaskGroup() as group:
            for job, arrival_s in sorted(zip(jobs, arrivals_s, strict=True), key=lambda pair: pair[1]):
                wait_s = arrival_s - self._client.now()
                if wait_s > 0:
                    await asyncio.sleep(wait_s)
                group.create_task(self._job(job))
        return max((record.end_s for record in self.records), default=0.0)

    async def _job(self, job: Job) -> None:
        async with self._gate:
            head = "".join(self._maker.text(segment) for segment in job.head)
            history: list[str] = []
            for number, turn in enumerate(job.turns):
                new = "".join(self._maker.text(segment) for segment in turn.segments)
                record = RequestRecord(job=job.number, turn=number)
                answer = await self._turn(record, head, history, new, turn)
                self._end(record)
                if not record.is_completed:
                    for later in range(number + 1, len(job.turns)):
                        now = self._client.now()
                        reason = "not sent, an earlier turn of its job was not completed"
                        self._end(RequestRecord(job=job.number, turn=later, sent_s=now, end_s=now, reason=reason))
                    return
                if job.keeps_history:
                    history += [new, answer]

    async def _turn(self, record: RequestRecord, head: str, history: list[str], new: str, turn: Turn) -> str:
        text = head + "".join(history) + new
        ideal = self._ideal.match_and_insert(text) / max(1, len(text))
        prompt: str | list[dict[str, str]] = text
        if self._client.endpoint == "chat":
            prompt = _messages(head, history, new)
        answer = ""
        try:
            async with asyncio.timeout(self._timeout_s):
                answer = await self._client.send(prompt, turn.max_tokens, record)
        except TimeoutError:
            record.end_s, record.reason = self._client.now(), f"no end within {self._timeout_s:g} s"
        record.input_tokens = record.input_tokens or round(len(text) / self._maker.chars_per_token)
        record.ideal_cached_tokens = ideal * record.input_tokens
        if answer:
            self._ideal.match_and_insert(text + answer)
        return answer

    def _end(self, record: RequestRecord) -> None:
        self.records.append(record)
        self._on_end(record)


def _messages(head: str, history: Sequence[str], new: str) -> list[dict[str, str]]:
    """Return a chat whose first message begins with `head`; templates want user and assistant to alternate."""
    texts = [*history, new]
    texts[0] = head + texts[0]
    return [{"role": "assistant" if i % 2 else "user", "content": text} for i, text in enumerate(texts)]
