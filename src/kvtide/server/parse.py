"""From a JSON object to a typed request: every rule on the fields of interface.md, "HTTP"."""

from collections.abc import Mapping
from typing import Any

import msgspec

from kvtide.base.errors import RequestError
from kvtide.base.sampling_params import (
    MAX_LOGIT_BIAS,
    MAX_LOGPROBS,
    MAX_N,
    MAX_STOP_STRINGS,
    MAX_STOP_TOKENS,
    SamplingParams,
)
from kvtide.server.fields import Fields, kind_of
from kvtide.server.known import (
    CHAT_FIELDS,
    CHAT_UNSUPPORTED,
    COMMON_UNSUPPORTED,
    COMPLETION_FIELDS,
    COMPLETION_UNSUPPORTED,
    MAX_LABEL_CHARS,
)
from kvtide.text.chat_template import KWARGS_FIELD, check_template_kwargs, plain_messages

Prompt = str | list[int]
"""Text, or token ids as the client gave them."""

Message = dict[str, Any]
"""One chat message: `role`, `content`, and what else the client gave for the template."""

_ROLES = ("system", "developer", "user", "assistant")
_MAX_MESSAGES = 4096
_INT32 = 2**31 - 1
_NO_DEFAULTS: Mapping[str, Any] = {}


class Delivery(msgspec.Struct, frozen=True, kw_only=True):
    """How the answer shall look, and everything beside prompt and sampling that both routes share."""

    stream: bool
    include_usage: bool
    return_token_ids: bool
    cache_salt: str
    priority: int
    session: str
    shared_prefix: int


class CompletionRequest(msgspec.Struct, frozen=True, kw_only=True):
    """POST /v1/completions. `is_scoring`: echo with max_tokens 0, so the one sampled token is not shown."""

    model: str | None
    prompts: list[Prompt]
    params: SamplingParams
    delivery: Delivery
    echo: bool
    is_scoring: bool


class ChatRequest(msgspec.Struct, frozen=True, kw_only=True):
    """POST /v1/chat/completions."""

    model: str | None
    messages: list[Message]
    template_kwargs: dict[str, Any]
    params: SamplingParams
    delivery: Delivery


def parse_completion(
    body: dict[str, Any], max_prompts: int, sampling_defaults: Mapping[str, Any] = _NO_DEFAULTS
) -> CompletionRequest:
    """`sampling_defaults` are the model's, for fields that are absent or null. Raises RequestError for everything that
    is wrong with the body itself."""
    fields = Fields(body)
    fields.refuse(COMMON_UNSUPPORTED)
    fields.refuse(COMPLETION_UNSUPPORTED)
    fields.warn_unknown(COMPLETION_FIELDS)
    prompts = _prompts(fields, max_prompts)
    echo = fields.boolean("echo")
    max_tokens = fields.integer("max_tokens", 0 if echo else 1, _INT32)
    is_scoring = echo and max_tokens == 0
    logprobs = fields.integer("logprobs", 0, MAX_LOGPROBS)
    n = fields.integer("n", 1, MAX_N) or 1
    best_of = fields.integer("best_of", 1, MAX_N)
    if best_of is not None and best_of != n:
        raise RequestError(f"best_of ({best_of}) other than n ({n}) is not supported", "best_of")
    params = _sampling(
        fields,
        sampling_defaults,
        n=n,
        max_tokens=1 if is_scoring else 16 if max_tokens is None else max_tokens,
        logprobs=logprobs,
        prompt_logprobs=logprobs if echo else None,
    )
    return CompletionRequest(
        model=fields.text("model", MAX_LABEL_CHARS),
        prompts=prompts,
        params=params,
        delivery=_delivery(fields),
        echo=echo,
        is_scoring=is_scoring,
    )


def parse_chat(body: dict[str, Any], sampling_defaults: Mapping[str, Any] = _NO_DEFAULTS) -> ChatRequest:
    """As `parse_completion`."""
    fields = Fields(body)
    fields.refuse(COMMON_UNSUPPORTED)
    fields.refuse(CHAT_UNSUPPORTED)
    fields.warn_unknown(CHAT_FIELDS)
    messages = _messages(fields)
    max_tokens = fields.integer("max_tokens", 1, _INT32)
    max_completion_tokens = fields.integer("max_completion_tokens", 1, _INT32)
    top_logprobs = fields.integer("top_logprobs", 0, MAX_LOGPROBS)
    wants_logprobs = fields.boolean("logprobs")
    if top_logprobs is not None and not wants_logprobs:
        raise RequestError("top_logprobs needs logprobs to be true", "top_logprobs")
    params = _sampling(
        fields,
        sampling_defaults,
        n=fields.integer("n", 1, MAX_N) or 1,
        max_tokens=max_tokens if max_completion_tokens is None else max_completion_tokens,
        logprobs=(top_logprobs or 0) if wants_logprobs else None,
        prompt_logprobs=None,
    )
    return ChatRequest(
        model=fields.text("model", MAX_LABEL_CHARS),
        messages=messages,
        template_kwargs=parse_template_kwargs(fields),
        params=params,
        delivery=_delivery(fields),
    )


def _sampling(
    fields: Fields,
    defaults: Mapping[str, Any],
    *,
    n: int,
    max_tokens: int | None,
    logprobs: int | None,
    prompt_logprobs: int | None,
) -> SamplingParams:
    given: dict[str, Any] = {
        "min_tokens": fields.integer("min_tokens", 0, _INT32),
        "temperature": fields.number("temperature"),
        "top_p": fields.number("top_p"),
        "top_k": fields.integer("top_k", -1, _INT32),
        "min_p": fields.number("min_p"),
        "seed": fields.integer("seed", -(2**63), 2**63 - 1),
        "presence_penalty": fields.number("presence_penalty"),
        "frequency_penalty": fields.number("frequency_penalty"),
        "repetition_penalty": fields.number("repetition_penalty"),
        "logit_bias": _logit_bias(fields),
        "stop": _stop(fields),
        "stop_token_ids": _token_ids(fields, "stop_token_ids", MAX_STOP_TOKENS),
    }
    return SamplingParams(
        n=n,
        max_tokens=max_tokens,
        logprobs=logprobs,
        prompt_logprobs=prompt_logprobs,
        ignore_eos=fields.boolean("ignore_eos"),
        skip_special_tokens=fields.boolean("skip_special_tokens", True),
        **{**defaults, **{name: value for name, value in given.items() if value is not None}},
    )


def _delivery(fields: Fields) -> Delivery:
    stream = fields.boolean("stream")
    include_usage = False
    options = fields.mapping("stream_options")
    if options is not None:
        if not stream:
            raise RequestError("stream_options needs stream to be true", "stream_options")
        inner = Fields(options, "stream_options.")
        inner.refuse({"continuous_usage_stats": (False,), "include_obfuscation": (False,)})
        inner.warn_unknown(("include_usage", "continuous_usage_stats", "include_obfuscation"))
        include_usage = inner.boolean("include_usage")
    cache_salt = fields.text("cache_salt", MAX_LABEL_CHARS)
    if cache_salt == "":
        raise RequestError("cache_salt must not be empty", "cache_salt")
    return Delivery(
        stream=stream,
        include_usage=include_usage,
        return_token_ids=fields.boolean("return_token_ids"),
        cache_salt=cache_salt or "",
        priority=fields.integer("priority", -(2**31), _INT32) or 0,
        session=fields.text("user", MAX_LABEL_CHARS) or "",
        shared_prefix=fields.integer("shared_prefix", 0, _INT32) or 0,
    )


def _prompts(fields: Fields, max_prompts: int) -> list[Prompt]:
    value = fields.raw("prompt")
    if value is None:
        raise RequestError("prompt is missing", "prompt")
    if isinstance(value, str):
        prompts: list[Prompt] = [value]
    elif not isinstance(value, list):
        raise RequestError(f"prompt must be a string or an array, not {kind_of(value)}", "prompt")
    elif set(map(type, value)) == {int}:
        prompts = [value]
    else:
        prompts = value
    if not prompts:
        raise RequestError("prompt must not be empty", "prompt")
    if len(prompts) > max_prompts:
        raise RequestError(f"prompt has {len(prompts)} prompts, more than {max_prompts}", "prompt")
    if len({type(prompt) for prompt in prompts}) > 1:
        raise RequestError("prompt must hold strings or arrays of token ids, not both", "prompt")
    for prompt in prompts:
        if not isinstance(prompt, str | list):
            raise RequestError(f"prompt must hold strings or arrays of token ids, not {kind_of(prompt)}", "prompt")
        if not prompt:
            raise RequestError("prompt must not be empty", "prompt")
        if isinstance(prompt, list) and set(map(type, prompt)) != {int}:
            raise RequestError("prompt holds an array with something else than token ids", "prompt")
    return prompts


def check_token_ids(tokens: list[int], vocab_size: int, field: str) -> None:
    """Refuse ids that the model does not have; `tokens` are ints."""
    low, high = min(tokens, default=0), max(tokens, default=0)
    if low < 0 or high >= vocab_size:
        wrong = low if low < 0 else high
        known = str(wrong) if -(2**63) <= wrong < 2**63 else "beyond 64 bits"
        raise RequestError(f"{field}: token id {known} is outside the vocabulary (0 to {vocab_size - 1})", field)


def parse_messages(value: list[Any]) -> list[Message]:
    """Return chat messages, the content of each one string; raises RequestError naming `messages[i]...`."""
    if len(value) > _MAX_MESSAGES:
        raise RequestError(f"messages has more than {_MAX_MESSAGES} entries", "messages")
    messages = plain_messages(value)
    for number, message in enumerate(messages):
        if message["role"] not in _ROLES:
            where = f"messages[{number}].role"
            raise RequestError(f"{where} must be one of {', '.join(_ROLES)}", where)
        if message["role"] == "developer":
            # OpenAI's newer word for it; templates know the older one.
            message["role"] = "system"
    return messages


def parse_template_kwargs(fields: Fields) -> dict[str, Any]:
    """Return vLLM's `chat_template_kwargs`, {} for none; raises RequestError."""
    kwargs = fields.mapping(KWARGS_FIELD) or {}
    check_template_kwargs(kwargs)
    return kwargs


def content_chars(messages: list[Message]) -> int:
    """Return the length of what the messages say."""
    return sum(len(message["content"]) for message in messages)


def _messages(fields: Fields) -> list[Message]:
    value = fields.array("messages")
    if value is None:
        raise RequestError("messages is missing", "messages")
    return parse_messages(value)


def _stop(fields: Fields) -> tuple[str, ...]:
    value = fields.raw("stop")
    if value is None:
        return ()
    if isinstance(value, str):
        return (value,)
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise RequestError("stop must be a string or an array of strings", "stop")
    if len(value) > MAX_STOP_STRINGS:
        raise RequestError(f"stop has {len(value)} strings, more than {MAX_STOP_STRINGS}", "stop")
    return tuple(value)


def _token_ids(fields: Fields, field: str, max_count: int) -> tuple[int, ...]:
    value = fields.array(field)
    if not value:
        return ()
    if set(map(type, value)) != {int}:
        raise RequestError(f"{field} must be an array of token ids", field)
    if len(value) > max_count:
        raise RequestError(f"{field} has {len(value)} entries, more than {max_count}", field)
    if min(value) < 0:  # the vocabulary itself is asked later
        raise RequestError(f"{field} holds a negative number, which is no token id", field)
    check_token_ids(value, 2**31, field)
    return tuple(value)


def _logit_bias(fields: Fields) -> dict[int, float] | None:
    value = fields.mapping("logit_bias")
    if not value:
        return None
    if len(value) > MAX_LOGIT_BIAS:
        raise RequestError(f"logit_bias names {len(value)} tokens, more than {MAX_LOGIT_BIAS}", "logit_bias")
    biases: dict[int, float] = {}
    for key in value:
        if not (key.isascii() and key.isdigit() and len(key) <= 10 and int(key) <= _INT32):
            raise RequestError("logit_bias must map token ids to numbers", "logit_bias")
        bias = value[key]
        if isinstance(bias, bool) or not isinstance(bias, int | float) or not -100 <= bias <= 100:
            raise RequestError(f"logit_bias of token {int(key)} must be a number between -100 and 100", "logit_bias")
        biases[int(key)] = float(bias)
    return biases
