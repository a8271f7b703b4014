"""POST /v1/completions and POST /v1/chat/completions."""

import logging
import time
import uuid
from collections.abc import Callable
from typing import Any

import msgspec

from kvtide.server.asgi import (
    Receive,
    Scope,
    Send,
    on_disconnect,
    read_body,
    send_events,
    send_json,
    start_event_stream,
)
from kvtide.server.choices import ChatChoice, Choice, ChoiceOptions, CompletionChoice
from kvtide.server.edge import NAMESPACE, REQUEST_ID, salt_of
from kvtide.server.errors import ApiError
from kvtide.server.fields import parse_object
from kvtide.server.parse import (
    ChatRequest,
    CompletionRequest,
    Delivery,
    check_token_ids,
    content_chars,
    parse_chat,
    parse_completion,
)
from kvtide.server.run_request import Batch, Run
from kvtide.server.service import Service
from kvtide.server.shapes import DONE, ChatShape, CompletionShape, error_event
from kvtide.server.text_port import AskOptions

log = logging.getLogger(__name__)

MakeChoice = Callable[[int, int], Choice]
"""(number of the choice, number of its generation) -> a fresh choice."""


class Completions:
    """The ASGI endpoint of POST /v1/completions."""

    def __init__(self, service: Service) -> None:
        self._service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        service = self._service
        run = Run(service.metrics)
        body = await read_body(scope, receive, service.settings)
        request = parse_completion(parse_object(body), service.settings.max_prompts, service.settings.sampling_defaults)
        service.check_model(request.model)
        model = service.ready_model()
        request.params.check_vocabulary(model.vocab_size)
        for prompt in request.prompts:
            if isinstance(prompt, list):
                check_token_ids(prompt, model.vocab_size, "prompt")
        options = _options(request, scope)
        async with on_disconnect(receive, run.abort):
            try:
                for prompt in request.prompts:
                    if isinstance(prompt, str):
                        await service.check_text(len(prompt), "prompt")
                    run.add(await service.frontend.complete(prompt, options))
                answer = _Answer(run, *self._choices(request), request.params.n, request.delivery)
                answer.counts_completion = not request.is_scoring
                await answer.send(send)
            finally:
                run.abort()
                run.log(scope[REQUEST_ID], scope["path"], request.model or service.settings.model_name)

    def _choices(self, request: CompletionRequest) -> tuple[CompletionShape, MakeChoice]:
        frontend = self._service.frontend
        shape = CompletionShape(**_envelope(self._service, request.delivery))
        options = ChoiceOptions(
            names=frontend,
            num_top=request.params.logprobs,
            return_token_ids=request.delivery.return_token_ids,
            is_scoring=request.is_scoring,
        )

        def make(index: int, number: int) -> CompletionChoice:
            echo = None
            if request.echo:
                prompt = request.prompts[number]
                echo = prompt if isinstance(prompt, str) else frontend.decode(prompt, False)
            return CompletionChoice(index, shape, options, echo)

        return shape, make


class ChatCompletions:
    """The ASGI endpoint of POST /v1/chat/completions."""

    def __init__(self, service: Service) -> None:
        self._service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        service = self._service
        run = Run(service.metrics)
        body = await read_body(scope, receive, service.settings)
        request = parse_chat(parse_object(body), service.settings.sampling_defaults)
        service.check_model(request.model)
        request.params.check_vocabulary(service.ready_model().vocab_size)
        options = msgspec.structs.replace(_options(request, scope), chat_template_kwargs=request.template_kwargs)
        async with on_disconnect(receive, run.abort):
            try:
                await service.check_text(content_chars(request.messages), "messages")
                run.add(await service.frontend.chat(request.messages, options))
                await _Answer(run, *self._choices(request), request.params.n, request.delivery).send(send)
            finally:
                run.abort()
                run.log(scope[REQUEST_ID], scope["path"], request.model or service.settings.model_name)

    def _choices(self, request: ChatRequest) -> tuple[ChatShape, MakeChoice]:
        shape = ChatShape(**_envelope(self._service, request.delivery))
        options = ChoiceOptions(
            names=self._service.frontend,
            num_top=request.params.logprobs,
            return_token_ids=request.delivery.return_token_ids,
        )
        return shape, lambda index, _number: ChatChoice(index, shape, options)


def _options(request: CompletionRequest | ChatRequest, scope: Scope) -> AskOptions:
    delivery = request.delivery
    return AskOptions(
        params=request.params,
        salt=salt_of(scope[NAMESPACE], delivery.cache_salt),
        shared_prefix=delivery.shared_prefix,
        priority=delivery.priority,
        session=delivery.session,
    )


def _envelope(service: Service, delivery: Delivery) -> dict[str, Any]:
    return {
        "answer_id": uuid.uuid4().hex,
        "created": int(time.time()),
        "model": service.settings.model_name,
        "has_usage": delivery.include_usage,
    }


class _Answer:
    """Sends what a run generates. Choices are numbered prompt by prompt: generation * n + sequence."""

    def __init__(
        self, run: Run, shape: CompletionShape | ChatShape, make_choice: MakeChoice, n: int, delivery: Delivery
    ) -> None:
        self._run = run
        self._shape = shape
        self._n = n
        self._delivery = delivery
        self._choices = [make_choice(i, i // n) for i in range(n * len(run.generations))]
        self._opened = [False] * len(self._choices)
        self.counts_completion = True

    async def send(self, send: Send) -> None:
        if self._delivery.stream:
            await self._stream(send)
        else:
            await self._send_whole(send)

    async def _send_whole(self, send: Send) -> None:
        async for batch in self._run.batches():
            for number, piece in batch:
                self._choices[number * self._n + piece.index].add(piece)
        generations = self._run.generations
        choices = [choice.whole(generations[i // self._n]) for i, choice in enumerate(self._choices)]
        extra: dict[str, Any] = {}
        if self._delivery.return_token_ids and isinstance(self._shape, ChatShape):
            extra["prompt_token_ids"] = generations[0].prompt_tokens.tolist()
        await send_json(send, self._shape.whole(choices, self._usage(), extra))

    def _usage(self) -> Any:
        return self._run.usage(counts_completion=self.counts_completion)

    async def _stream(self, send: Send) -> None:
        batches = self._run.batches()
        # Before anything was generated a failure still has a status of its own.
        first = await anext(batches, None)
        await start_event_stream(send)
        try:
            if first is not None:
                await self._send_batch(send, first)
            async for batch in batches:
                await self._send_batch(send, batch)
        except ApiError as error:
            if self._run.is_aborted:
                return
            await send_events(send, error_event(error) + DONE, is_last=True)
            return
        except OSError:
            return  # the connection closed under a send
        except Exception:
            log.exception("a stream failed")
            await send_events(send, error_event(ApiError(500, "internal error")) + DONE, is_last=True)
            return
        last = self._shape.usage_chunk(self._usage()) if self._delivery.include_usage else b""
        await send_events(send, last + DONE, is_last=True)

    async def _send_batch(self, send: Send, batch: Batch) -> None:
        events = []
        for number, piece in batch:
            index = number * self._n + piece.index
            if not self._opened[index]:
                self._opened[index] = True
                events.append(self._choices[index].opening(self._run.generations[number]))
            events.append(self._choices[index].event(piece))
        joined = b"".join(events)
        if joined:
            await send_events(send, joined)
