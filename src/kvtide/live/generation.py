"""One running request as text: its handle's tokens go through a detokenizer for each sequence."""

from collections import deque
from collections.abc import Callable
from typing import Self

import msgspec

from kvtide.base.errors import CapacityError, KvtideError
from kvtide.live.port import RequestHandle
from kvtide.proto.client import Deliver, DeliverPromptLogprobs, RequestEnded
from kvtide.proto.executor import TokenLogprob
from kvtide.proto.request import RequestSpec
from kvtide.proto.tokens import TokenArray
from kvtide.text.detokenizer import IncrementalDetokenizer, TokenText
from kvtide.text.stop_strings import StopAutomaton
from kvtide.text.tokenizer import Tokenizer


class RequestUnavailable(CapacityError):
    """No instance can serve the request now, or it was aborted from behind: try again later (503)."""


class RequestRejected(CapacityError):
    """Admission refused the request because an objective would be missed (429)."""


class GenerationFailed(KvtideError):
    """The cluster gave up on the request after too many attempts, or the model has no finite output for it (500)."""


class Piece(msgspec.Struct, frozen=True, kw_only=True):
    """New output of sequence `index`; text and tokens follow those of its earlier pieces.

    `tokens` are never taken back: a token appears once its text is settled and all of them count as completion
    tokens. `text` lags behind `tokens` where it could still become a stop string, and is cut before a stop string.
    `logprobs` (where asked for) belong to `tokens` one by one, and so do `token_texts`.
    The last piece has `finish_reason` "stop" or "length"; `stop_reason` is the stop string, or the client's stop
    token, that ended the sequence, and None for the model's own end token.
    """

    index: int
    text: str
    tokens: tuple[int, ...]
    logprobs: tuple[TokenLogprob, ...] = ()
    token_texts: tuple[TokenText, ...] = ()
    finish_reason: str | None = None
    stop_reason: str | int | None = None


class GenerationUsage(msgspec.Struct, frozen=True, kw_only=True):
    """What a request cost, times as the cluster measured them."""

    prompt_tokens: int
    completion_tokens: int
    cached_tokens: int = 0
    queue_ns: int = 0
    prefill_ns: int = 0
    decode_ns: int = 0
    num_attempts: int = 1


class _Sequence:
    """Tokens of one sequence that wait for their text to be settled."""

    def __init__(self, detokenizer: IncrementalDetokenizer) -> None:
        self.detokenizer = detokenizer
        self.is_finished = False
        self.num_received = 0
        self.tokens: tuple[int, ...] = ()
        self.logprobs: tuple[TokenLogprob, ...] = ()


class Generation:
    """A submitted request. Iterating yields `Piece`s and stops when the request ended, however it did: see `ended`
    or call `raise_for_outcome`.

    Whoever holds it calls `abort` when nobody reads on (or uses it as an async context manager); after the end
    that does nothing.
    """

    def __init__(self, handle: RequestHandle, spec: RequestSpec, tokenizer: Tokenizer, stops: StopAutomaton) -> None:
        self.spec = spec
        self.prompt_logprobs: list[TokenLogprob] = []
        self.ended: RequestEnded | None = None
        self._handle = handle
        self._tokenizer = tokenizer
        self._has_stop_strings = bool(stops.root.children)
        self._is_aborted = False
        self._num_completion_tokens = 0
        self._stop_tokens = frozenset(spec.stop_token_ids)
        self._waiting: deque[Piece] = deque()  # for the prompt's logprobs
        params = spec.params
        make: Callable[[], IncrementalDetokenizer] = lambda: IncrementalDetokenizer(  # noqa: E731
            tokenizer,
            skip_special_tokens=params.skip_special_tokens,
            stop=stops,
            min_tokens=params.min_tokens,
            with_token_texts=params.logprobs is not None,
        )
        self._sequences = [_Sequence(make()) for _ in range(params.n)]

    @property
    def prompt_tokens(self) -> TokenArray:
        """The prompt, [n] int32."""
        return self.spec.prompt_tokens

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Piece:
        while True:
            if self._waiting and (self._has_prompt_logprobs or self.ended is not None):
                return self._waiting.popleft()
            if self.ended is not None:
                raise StopAsyncIteration
            match await self._handle.__anext__():
                case Deliver() as new:
                    # What nobody reads is not decoded: a client that left may have thousands of tokens unread.
                    piece = None if self._is_aborted else self._piece(new)
                    if piece is not None:
                        self._waiting.append(piece)
                case DeliverPromptLogprobs() as new_logprobs:
                    assert new_logprobs.start == len(self.prompt_logprobs) + 1, "once each, in order"
                    self.prompt_logprobs.extend(new_logprobs.entries)
                case RequestEnded() as ended:
                    self.ended = ended

    async def until_end(self) -> None:
        """Return once the request has ended, where that needs no look at its text (for stop strings): whoever wants the
        whole of it reads it in one go, and the event loop is free meanwhile."""
        if not self._has_stop_strings:
            await self._handle.until_end()

    @property
    def _has_prompt_logprobs(self) -> bool:
        wanted = self.spec.params.prompt_logprobs is not None
        return not wanted or len(self.prompt_logprobs) >= self.spec.num_prompt_tokens - 1

    def _piece(self, new: Deliver) -> Piece | None:
        """Return what has become visible; None where nothing has, or the sequence is over already."""
        sequence = self._sequences[new.index]
        if sequence.is_finished:
            return None
        assert new.position == sequence.num_received, "each output position once, in order"
        sequence.num_received += len(new.tokens)
        is_last = new.finish_reason is not None
        ends_silently = new.finish_reason == "stop" and bool(new.tokens) and new.tokens[-1] in self._stop_tokens
        delta = sequence.detokenizer.push(new.tokens, is_last, num_silent=int(ends_silently))
        finish_reason = new.finish_reason
        stop_reason: str | int | None = None
        if delta.stop is not None:
            if not is_last:
                self._handle.stop(new.index, delta.stop.keep)
            is_last, finish_reason, stop_reason = True, "stop", delta.stop.stop
        elif ends_silently and new.tokens[-1] in self.spec.params.stop_token_ids:
            stop_reason = new.tokens[-1]
        sequence.is_finished = is_last
        released = delta.num_released
        tokens, logprobs = sequence.tokens + new.tokens, sequence.logprobs + new.logprobs
        sequence.tokens, sequence.logprobs = tokens[released:], logprobs[released:]
        self._num_completion_tokens += released
        if not (released or delta.text or is_last):
            return None
        return Piece(
            index=new.index,
            text=delta.text,
            tokens=tokens[:released],
            logprobs=logprobs[:released],
            token_texts=delta.token_texts,
            finish_reason=finish_reason,
            stop_reason=stop_reason,
        )

    @property
    def usage(self) -> GenerationUsage:
        """The counts so far; cached tokens and times are known once the request ended."""
        ended = self.ended
        num_prompt = self.spec.num_prompt_tokens
        if ended is None:
            return GenerationUsage(prompt_tokens=num_prompt, completion_tokens=self._num_completion_tokens)
        return GenerationUsage(
            prompt_tokens=num_prompt,
            completion_tokens=self._num_completion_tokens,
            cached_tokens=min(ended.cached_tokens, num_prompt),
            queue_ns=ended.queue_ns,
            prefill_ns=ended.prefill_ns,
            decode_ns=ended.decode_ns,
            num_attempts=ended.num_attempts,
        )

    def raise_for_outcome(self) -> None:
        """After the end: raise RequestRejected, RequestUnavailable or GenerationFailed unless it finished."""
        assert self.ended is not None, "the request still runs"
        match self.ended.outcome:
            case "finished":
                return
            case "rejected":
                raise RequestRejected(self.ended.message or "refused at this load, try again later")
            case "unavailable":
                raise RequestUnavailable(self.ended.message or "no instance can serve requests now")
            case "aborted":
                raise RequestUnavailable(self.ended.message or "the request was aborted")
            case _:
                raise GenerationFailed(self.ended.message or "the request failed after too many attempts")

    def abort(self) -> None:
        """Nobody reads on. The iteration, if it goes on, yields nothing more and ends with outcome "aborted"."""
        if not self._is_aborted and self.ended is None:
            self._is_aborted = True
            self._waiting.clear()
            self._handle.abort()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.abort()
