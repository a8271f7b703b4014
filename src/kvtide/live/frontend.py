"""From text to requests and back: what the HTTP server and `LLM` share, over a cluster's port."""

import asyncio
import random
import secrets
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from kvtide.base.config import ModelInfo
from kvtide.base.errors import ConfigError, RequestError
from kvtide.base.sampling_params import SamplingParams, check_integer, check_text
from kvtide.live.generation import Generation, Piece, RequestUnavailable
from kvtide.live.port import ClusterPort
from kvtide.proto.request import RequestSpec
from kvtide.proto.tokens import pack_tokens
from kvtide.text.chat_template import ChatTemplate
from kvtide.text.stop_strings import StopAutomaton
from kvtide.text.tokenizer import Tokenizer

LONG_TEXT_CHARS = 4096
"""Longer texts are tokenized on another thread: about a millisecond's work."""

STAND_INS = ("1", "2")
"""Contents in the place of private ones: whatever the private one is, at least one of these begins otherwise."""

Messages = Sequence[Mapping[str, Any]]
_NO_KWARGS: Mapping[str, Any] = {}
_T = TypeVar("_T")


class Options(Protocol):
    """Everything of a request beside its prompt. `salt` is RequestSpec.salt; `shared_prefix` counts leading tokens
    of a prompt, leading messages of a chat, and may not exceed them; `chat_template_kwargs` are for chats only."""

    @property
    def params(self) -> SamplingParams: ...
    @property
    def salt(self) -> str: ...
    @property
    def shared_prefix(self) -> int: ...
    @property
    def priority(self) -> int: ...
    @property
    def session(self) -> str: ...
    @property
    def chat_template_kwargs(self) -> Mapping[str, Any]: ...


class GenerateOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The plain `Options`."""

    params: SamplingParams = SamplingParams()
    salt: str = ""
    shared_prefix: int = 0
    priority: int = 0
    session: str = ""
    chat_template_kwargs: Mapping[str, Any] = {}


class Frontend:
    """Tokenizes, checks and submits; holds no state of requests."""

    def __init__(
        self,
        port: ClusterPort,
        tokenizer: Tokenizer,
        *,
        max_model_len: int | None = None,
        chat_template: str | None = None,
        clamps_max_tokens: bool = False,
        draw_seed: Callable[[], int] | None = None,
        template_remedy: str = "start the server with --chat-template, or use /v1/completions",
    ) -> None:
        """`max_model_len` None takes the model's. `chat_template` (a file or a template) replaces the model's own.
        `draw_seed` gives a seed to requests that bring none (default: random ones). `template_remedy` is what the
        user can do about a missing template.
        With `clamps_max_tokens` a `max_tokens` that does not fit is shortened, otherwise refused.
        Raises ConfigError where the given template is broken; the model's own fails only when chat is used."""
        self.port = port
        self.tokenizer = tokenizer
        self._max_model_len = max_model_len
        self._clamps_max_tokens = clamps_max_tokens
        self._draw_seed = draw_seed or seed_source(None)
        self._template: ChatTemplate | None = None
        self._no_template = f"this model has no chat template: {template_remedy}"
        tokens = {"bos_token": tokenizer.bos_token, "eos_token": tokenizer.eos_token}
        if chat_template is not None:
            self._template = ChatTemplate.load(chat_template, **tokens)
        elif tokenizer.chat_template is not None:
            try:
                self._template = ChatTemplate(tokenizer.chat_template, **tokens)
            except ConfigError as error:
                self._no_template = f"the model's own template is unusable ({error}): {template_remedy}"

    # -- text and tokens

    async def encode(self, prompt: str, add_special_tokens: bool = True) -> list[int]:
        """Return a text's tokens. Raises RequestError("prompt")."""
        return await self._encode(prompt, add_special_tokens, "prompt")

    async def encode_chat(
        self, messages: Messages, add_generation_prompt: bool = True, kwargs: Mapping[str, Any] = _NO_KWARGS
    ) -> list[int]:
        """Return a chat's tokens; `kwargs` are for the template (`ChatTemplate.render`). Raises RequestError naming
        `messages` or a part of them, or `chat_template_kwargs`."""
        template = self._chat_template()
        num_chars = sum(len(str(message.get("content"))) for message in messages if isinstance(message, Mapping))
        text = await _on_thread_if(
            num_chars > LONG_TEXT_CHARS,
            lambda: template.render(messages, add_generation_prompt=add_generation_prompt, kwargs=kwargs),
        )
        return await self._encode(text, False, "messages")

    def decode(self, tokens: Sequence[int], skip_special_tokens: bool = True) -> str:
        return self.tokenizer.decode(tokens, skip_special_tokens)

    def token_bytes(self, token: int) -> bytes:
        """Return the bytes that a token adds to a text; for a special token those of its name."""
        return self.tokenizer.token_bytes(token)

    def token_text(self, token: int) -> str:
        """Return a token as OpenAI's logprobs show it."""
        return self.tokenizer.token_text(token)

    # -- requests

    async def complete(self, prompt: str | Sequence[int], options: Options) -> Generation:
        """Submit a completion. Raises RequestError for what the client can mend, CapacityError without a model."""
        return await self.submit(await self.build(prompt, options))

    async def chat(self, messages: Messages, options: Options) -> Generation:
        """Submit a chat. Raises as `complete`."""
        return await self.submit(await self.build_chat(messages, options))

    async def build(self, prompt: str | Sequence[int], options: Options) -> RequestSpec:
        """Return the checked request of a prompt, given as text or as token ids."""
        _check_options(options)
        if options.chat_template_kwargs:
            raise RequestError("chat_template_kwargs is for chats only", "chat_template_kwargs")
        model = self._model()
        if isinstance(prompt, str):
            if not prompt:
                raise RequestError("prompt must not be empty", "prompt")
            prompt = await self.encode(prompt)
        else:
            _check_token_ids(prompt, model.vocab_size)
        if options.shared_prefix > len(prompt):
            raise _shares_too_much(options.shared_prefix, "tokens", len(prompt))
        return self._spec(model, prompt, options, "prompt", options.shared_prefix)

    async def build_chat(self, messages: Messages, options: Options) -> RequestSpec:
        """Return the checked request of a chat."""
        _check_options(options)
        model = self._model()
        tokens = await self.encode_chat(messages, kwargs=options.chat_template_kwargs)
        if options.shared_prefix > len(messages):
            raise _shares_too_much(options.shared_prefix, "messages", len(messages))
        shared = await self._shared_tokens(messages, tokens, options) if options.shared_prefix > 0 else 0
        return self._spec(model, tokens, options, "messages", shared)

    async def _shared_tokens(self, messages: Messages, tokens: Sequence[int], options: Options) -> int:
        """How many of a chat's tokens say nothing but its first `shared_prefix` messages."""
        num_messages, kwargs = options.shared_prefix, options.chat_template_kwargs
        head = messages[:num_messages]
        try:
            return _common_length(tokens, await self.encode_chat(head, add_generation_prompt=False, kwargs=kwargs))
        except RequestError:  # many templates refuse a chat without a message of the user
            if len(head) == len(messages):
                raise
        shared = len(tokens)
        for stand_in in STAND_INS:
            others = [*head, *({"role": message["role"], "content": stand_in} for message in messages[num_messages:])]
            shared = min(shared, _common_length(tokens, await self.encode_chat(others, kwargs=kwargs)))
        return shared

    async def submit(self, spec: RequestSpec) -> Generation:
        """Hand a request to the cluster; from here on its `Generation` must be read or aborted."""
        if not self.port.is_accepting:
            raise RequestUnavailable("the server is shutting down")
        stop = spec.params.stop
        stops = await _on_thread_if(sum(map(len, stop)) > LONG_TEXT_CHARS, lambda: StopAutomaton(stop))
        return Generation(self.port.submit(spec), spec, self.tokenizer, stops)

    async def generate(self, spec: RequestSpec) -> AsyncIterator[Piece]:
        """Submit and yield pieces; the request is aborted when the consumer stops or is cancelled before the end.
        Raises RequestRejected, RequestUnavailable or GenerationFailed where it does not finish."""
        async with await self.submit(spec) as generation:
            async for piece in generation:
                yield piece
            generation.raise_for_outcome()

    # -- checks

    def _model(self) -> ModelInfo:
        model = self.port.model
        if model is None:
            raise RequestUnavailable(self.port.unready or "no instance is ready yet")
        return model

    def _chat_template(self) -> ChatTemplate:
        if self._template is None:
            raise RequestError(self._no_template, "messages")
        return self._template

    async def _encode(self, text: str, add_special_tokens: bool, field: str) -> list[int]:
        try:
            return await _on_thread_if(
                len(text) > LONG_TEXT_CHARS, lambda: self.tokenizer.encode(text, add_special_tokens)
            )
        except RequestError as error:
            raise RequestError(error.message, field) from error

    def _spec(
        self, model: ModelInfo, tokens: Sequence[int], options: Options, field: str, shared_prefix: int
    ) -> RequestSpec:
        options.params.check_vocabulary(model.vocab_size)
        num_tokens, limit = len(tokens), self._max_model_len or model.max_model_len
        if not tokens:
            raise RequestError(f"{field} has no tokens", field)
        if (last := max(tokens)) >= model.vocab_size:  # some tokenizers know more than their model
            name = self.tokenizer.token_text(last)
            raise RequestError(f"{field} holds the token {name!r} ({last}), which the model does not have", field)
        if num_tokens + 1 > limit:
            raise RequestError(
                f"{field} has {num_tokens} tokens, but prompt and output together may have at most {limit}", field
            )
        params = options.params
        stop_token_ids = params.stop_token_ids
        if not params.ignore_eos:
            stop_token_ids = (*stop_token_ids, *model.eos_token_ids, *self.tokenizer.eos_token_ids)
        return RequestSpec(
            request=self.port.next_request(),
            prompt=pack_tokens(tokens),
            params=self._resolved(params, limit - num_tokens),
            stop_token_ids=tuple(token for token in dict.fromkeys(stop_token_ids) if token < model.vocab_size),
            salt=options.salt,
            shared_prefix_tokens=shared_prefix,
            priority=options.priority,
            session=options.session,
        )

    def _resolved(self, params: SamplingParams, room: int) -> SamplingParams:
        """Return `params` with a seed and with a `max_tokens` that fits into `room` tokens."""
        max_tokens = params.max_tokens
        if max_tokens is None:
            if params.min_tokens > room:
                raise RequestError(f"min_tokens ({params.min_tokens}) exceeds the {room} that fit", "min_tokens")
            max_tokens = room
        elif max_tokens > room:
            if not self._clamps_max_tokens:
                raise RequestError(
                    f"max_tokens ({max_tokens}) does not fit: after this prompt there is room for {room}", "max_tokens"
                )
            max_tokens = room
        seed = self._draw_seed() if params.seed is None else params.seed
        min_tokens = min(params.min_tokens, max_tokens)
        return msgspec.structs.replace(params, max_tokens=max_tokens, min_tokens=min_tokens, seed=seed)


def seed_source(seed: int | None) -> Callable[[], int]:
    """Return what draws the seeds of requests: the same ones every time where `seed` (--seed) is given."""
    generator = secrets.SystemRandom() if seed is None else random.Random(seed)
    return lambda: generator.getrandbits(63)


async def _on_thread_if(is_long: bool, work: Callable[[], _T]) -> _T:
    """Keep the event loop free of long work."""
    return await asyncio.to_thread(work) if is_long else work()


def _check_options(options: Options) -> None:
    """Python's types check nothing, and a message that an instance cannot read ends that instance."""
    if not isinstance(options.params, SamplingParams):
        raise RequestError("sampling_params must be SamplingParams", "sampling_params")
    check_integer("priority", options.priority, -(2**31), 2**31 - 1)
    check_integer("shared_prefix", options.shared_prefix, 0, 2**31 - 1)
    check_text("salt", options.salt)
    check_text("session", options.session)


def _shares_too_much(shared_prefix: int, what: str, there: int) -> RequestError:
    return RequestError(f"shared_prefix ({shared_prefix}) exceeds the {there} {what} that there are", "shared_prefix")


def _check_token_ids(tokens: object, vocab_size: int) -> None:
    if not isinstance(tokens, Sequence) or isinstance(tokens, bytes):
        raise RequestError("prompt must be text or a list of token ids", "prompt")
    if not tokens:
        raise RequestError("prompt must not be empty", "prompt")
    if set(map(type, tokens)) != {int}:
        raise RequestError("prompt must be text or a list of token ids", "prompt")
    for token in (min(tokens), max(tokens)):
        if not 0 <= token < vocab_size:
            raise RequestError(f"prompt: token id {token} is outside the vocabulary (0 to {vocab_size - 1})", "prompt")


def _common_length(left: Sequence[int], right: Sequence[int]) -> int:
    """Return the length of the longest common prefix."""
    return next((i for i, (a, b) in enumerate(zip(left, right, strict=False)) if a != b), min(len(left), len(right)))
