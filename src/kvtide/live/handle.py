"""A submitted request as its client's edge sees it: a queue that a slow client cannot make grow without bound."""

import asyncio
from collections import deque
from collections.abc import Callable

import msgspec

from kvtide.base.ids import RequestId
from kvtide.proto.client import ClientMessage, Deliver, DeliverPromptLogprobs, RequestEnded
from kvtide.proto.control import ClientAbort, ClientStop
from kvtide.proto.executor import TokenLogprob


class _Tokens(msgspec.Struct):
    """Tokens of one sequence that wait for a slow client, grown in place: one entry, however many steps went by."""

    first: Deliver
    tokens: list[int]
    logprobs: list[TokenLogprob]
    finish_reason: str | None

    def deliver(self) -> Deliver:
        return Deliver(
            request=self.first.request,
            index=self.first.index,
            position=self.first.position,
            tokens=tuple(self.tokens),
            logprobs=tuple(self.logprobs),
            finish_reason=self.finish_reason,
        )


class Handle:
    """RequestHandle of `live.port`. Only the event loop's thread may touch it.

    Memory: at most one entry a sequence beyond prompt logprobs and the end, and in it no more than the tokens that
    the request may have.
    """

    def __init__(self, request: RequestId, send_event: Callable[[ClientAbort | ClientStop], None]) -> None:
        self.request = request
        self._send_event = send_event
        self._queue: deque[Deliver | _Tokens | DeliverPromptLogprobs | RequestEnded] = deque()
        self._growing: dict[int, _Tokens | Deliver] = {}
        self._waiter: asyncio.Future[None] | None = None
        self._waits_for_end = False
        self._is_ended = False
        self._is_exhausted = False

    def __aiter__(self) -> "Handle":
        return self

    async def __anext__(self) -> ClientMessage:
        while not self._queue:
            if self._is_exhausted:
                raise StopAsyncIteration
            await self._wait()
        message = self._queue.popleft()
        if isinstance(message, RequestEnded):
            self._is_exhausted = True
            return message
        if isinstance(message, DeliverPromptLogprobs):
            return message
        if isinstance(message, _Tokens):
            self._growing.pop(message.first.index, None)
            return message.deliver()
        self._growing.pop(message.index, None)
        return message

    async def until_end(self) -> None:
        """Return once the end is there to be read, with all that came before it."""
        while not self._is_ended:
            self._waits_for_end = True
            try:
                await self._wait()
            finally:
                self._waits_for_end = False

    async def _wait(self) -> None:
        assert self._waiter is None, "one reader a request"
        self._waiter = asyncio.get_running_loop().create_future()
        try:
            await self._waiter
        finally:
            self._waiter = None

    def stop(self, index: int, keep: int) -> None:
        """A stop string ended sequence `index` after `keep` tokens."""
        if not self._is_ended:
            self._send_event(ClientStop(request=self.request, index=index, keep=keep))

    def abort(self) -> None:
        """The client has gone; harmless after the end."""
        if not self._is_ended:
            self._send_event(ClientAbort(request=self.request))

    def push(self, message: ClientMessage) -> None:
        """A message of the control core; wakes the reader, if it is one that it waits for."""
        if isinstance(message, Deliver):
            self._push_tokens(message)
        else:
            self._queue.append(message)
            self._is_ended = self._is_ended or isinstance(message, RequestEnded)
        is_awaited = self._is_ended or not self._waits_for_end
        if is_awaited and self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def _push_tokens(self, message: Deliver) -> None:
        waiting = self._growing.get(message.index)
        if waiting is None:
            self._growing[message.index] = message
            self._queue.append(message)
            return
        if isinstance(waiting, Deliver):
            grown = _Tokens(waiting, list(waiting.tokens), list(waiting.logprobs), waiting.finish_reason)
            self._queue[self._queue.index(waiting)] = grown
            self._growing[message.index] = waiting = grown
        # A client's stop string may take back tokens that it has not read yet.
        del waiting.tokens[max(0, message.position - waiting.first.position) :]
        del waiting.logprobs[len(waiting.tokens) :]
        waiting.tokens.extend(message.tokens)
        waiting.logprobs.extend(message.logprobs)
        waiting.finish_reason = message.finish_reason
