"""One HTTP request while it runs: generations, the choices that they feed, and their times."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from typing import Any

from kvtide.server.errors import ApiError, from_outcome
from kvtide.server.metrics import GatewayMetrics
from kvtide.server.shapes import Usage
from kvtide.server.text_port import Generation, Piece

logger = logging.getLogger(__name__)

_TIMES = ("queue_ns", "prefill_ns", "decode_ns")

Batch = Sequence[tuple[int, Piece]]
"""Pieces that were ready together, each with the number of its generation."""


class Run:
    """The generations of one HTTP request (several where `prompt` held several), merged.

    Whoever holds it calls `abort` when the client has gone, and always at the end: it is harmless then.
    """

    def __init__(self, metrics: GatewayMetrics) -> None:
        self.generations: list[Generation] = []
        self._metrics = metrics
        self._started_s = time.perf_counter()
        self._last_token_s: dict[tuple[int, int], float] = {}
        self._completion_tokens: Counter[int] = Counter()  # by the number of the generation
        self._first_token_s: float | None = None
        self._finish_reasons: Counter[str] = Counter()
        self.is_aborted = False

    def add(self, generation: Generation) -> None:
        """Take over a generation; one that comes after the abort is aborted at once."""
        self.generations.append(generation)
        if self.is_aborted:
            generation.abort()

    def abort(self) -> None:
        self.is_aborted = True
        for generation in self.generations:
            generation.abort()

    async def batches(self) -> AsyncIterator[Batch]:
        """Yield what is ready, until every generation finished. Raises ApiError if one of them did not."""
        if len(self.generations) == 1:
            async for piece in self.generations[0]:
                batch: Batch = ((0, piece),)
                self._observe(batch)
                yield batch
            self._end(0)
            return
        queue: asyncio.Queue[tuple[int, Piece] | BaseException | None] = asyncio.Queue()
        tasks = [asyncio.create_task(_pump(i, generation, queue)) for i, generation in enumerate(self.generations)]
        try:
            async for batch in self._drain(queue, len(tasks)):
                self._observe(batch)
                yield batch
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _drain(self, queue: "asyncio.Queue[Any]", num_running: int) -> AsyncIterator[Batch]:
        while num_running:
            items = [await queue.get()]
            while not queue.empty():
                items.append(queue.get_nowait())
            batch = []
            for number, piece in items:
                if isinstance(piece, BaseException):
                    raise piece
                if piece is not None:
                    batch.append((number, piece))
                    continue
                num_running -= 1
                self._end(number)
            if batch:
                yield batch

    def usage(self, *, counts_completion: bool = True) -> Usage:
        """Return the counts so far. `cached_tokens` is known once the generations ended."""
        return Usage(
            prompt_tokens=sum(len(generation.prompt_tokens) for generation in self.generations),
            completion_tokens=self._completion_tokens.total() if counts_completion else 0,
            cached_tokens=sum(
                min(generation.ended.cached_tokens, len(generation.prompt_tokens))
                for generation in self.generations
                if generation.ended is not None
            ),
        )

    def log(self, request_id: str, route: str, model: str) -> None:
        """Write one line about the ended request (`--log-level debug`): counts and times, never what it said.

        Of several prompts: counts are summed, the times are those of the slowest.
        """
        if not self.generations or not logger.isEnabledFor(logging.DEBUG):
            return
        usage = self.usage()
        ended = [generation.ended for generation in self.generations if generation.ended is not None]
        reasons = self._finish_reasons + Counter(end.outcome for end in ended if end.outcome != "finished")
        reasons["aborted"] += len(self.generations) - len(ended)  # nobody read on to hear of it
        times_ms = {name: max((getattr(end, name) for end in ended), default=0) / 1e6 for name in _TIMES}
        first_s = self._first_token_s
        logger.debug(
            "request %r %s model=%r prompt=%d cached=%d completion=%d finish=%s first=%s total=%.1fms "
            "queue=%.1fms prefill=%.1fms decode=%.1fms",
            request_id,
            route,
            model,
            usage.prompt_tokens,
            usage.cached_tokens,
            usage.completion_tokens,
            ",".join(f"{reason}*{count}" if count > 1 else reason for reason, count in (+reasons).items()),
            "-" if first_s is None else f"{(first_s - self._started_s) * 1e3:.1f}ms",
            (time.perf_counter() - self._started_s) * 1e3,
            *times_ms.values(),
        )

    def _observe(self, batch: Batch) -> None:
        now_s = time.perf_counter()
        for number, piece in batch:
            num_tokens = len(piece.tokens)
            if num_tokens:
                self._completion_tokens[number] += num_tokens
                key = (number, piece.index)
                last_s = self._last_token_s.get(key)
                if last_s is None:
                    self._first_token_s = self._first_token_s or now_s
                    self._metrics.time_to_first_token.observe(now_s - self._started_s)
                else:
                    self._metrics.inter_token_latency.observe((now_s - last_s) / num_tokens)
                self._last_token_s[key] = now_s
            if piece.finish_reason is not None:
                self._finish_reasons[piece.finish_reason] += 1
                self._metrics.sequence_finished(piece.finish_reason)

    def _end(self, number: int) -> None:
        generation = self.generations[number]
        ended = generation.ended
        if ended is None:
            raise ApiError(500, "the request ended without a reason")
        elapsed_s = time.perf_counter() - self._started_s
        self._metrics.request_ended(ended, elapsed_s, len(generation.prompt_tokens), self._completion_tokens[number])
        if ended.outcome != "finished":
            raise from_outcome(ended)


async def _pump(number: int, generation: Generation, queue: "asyncio.Queue[Any]") -> None:
    try:
        async for piece in generation:
            queue.put_nowait((number, piece))
        queue.put_nowait((number, None))
    except Exception as error:  # noqa: BLE001  handed on to the consumer, who raises it
        queue.put_nowait((number, error))
