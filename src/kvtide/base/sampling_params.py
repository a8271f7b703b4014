"""What a client may ask of sampling, under vLLM's names. Checked here once, honoured everywhere."""

import math
from typing import Any

import msgspec

from kvtide.base.errors import RequestError

MAX_N = 128
MAX_STOP_STRINGS = 16
MAX_STOP_STRING_CHARS = 1024
MAX_STOP_TOKENS = 128
MAX_LOGIT_BIAS = 1024
MAX_LOGPROBS = 20


class SamplingParams(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sampling parameters of one request.

    `seed` is None only until submission: every submitted request has one. `max_tokens` None means "up to the
    context length". `top_k` 0 or -1 means all tokens. `logprobs` is the number of alternatives to report beside
    the sampled token (None: report nothing, 0: the sampled token only); `prompt_logprobs` likewise for the prompt.
    Integers stand for numbers, and one text or a list for the tuple `stop`; whatever was given, equal parameters are
    equal on the wire. Raises RequestError naming the field.
    """

    n: int = 1
    max_tokens: int | None = 16
    min_tokens: int = 0
    temperature: float = 1.0
    top_p: float = 1.0
    top_k: int = 0
    min_p: float = 0.0
    seed: int | None = None
    presence_penalty: float = 0.0
    frequency_penalty: float = 0.0
    repetition_penalty: float = 1.0
    logit_bias: dict[int, float] | None = None
    stop: tuple[str, ...] = ()
    stop_token_ids: tuple[int, ...] = ()
    ignore_eos: bool = False
    logprobs: int | None = None
    prompt_logprobs: int | None = None
    skip_special_tokens: bool = True

    def __post_init__(self) -> None:
        check_integer("n", self.n, 1, MAX_N)
        if self.max_tokens is not None:
            check_integer("max_tokens", self.max_tokens, 1, 2**31 - 1)
        check_integer("min_tokens", self.min_tokens, 0, 2**31 - 1)
        if self.max_tokens is not None and self.min_tokens > self.max_tokens:
            raise RequestError(
                f"min_tokens ({self.min_tokens}) must not exceed max_tokens ({self.max_tokens})", "min_tokens"
            )
        for field in ("ignore_eos", "skip_special_tokens"):
            if not isinstance(getattr(self, field), bool):
                raise RequestError(f"{field} must be a boolean, not {type(getattr(self, field)).__name__}", field)
        self._set("temperature", _number("temperature", self.temperature, 0.0, 2.0))
        self._set("top_p", _number("top_p", self.top_p, 0.0, 1.0, open_low=True))
        check_integer("top_k", self.top_k, -1, 2**31 - 1)
        self._set("min_p", _number("min_p", self.min_p, 0.0, 1.0))
        if self.seed is not None:
            check_integer("seed", self.seed, -(2**63), 2**63 - 1)
        self._set("presence_penalty", _number("presence_penalty", self.presence_penalty, -2.0, 2.0))
        self._set("frequency_penalty", _number("frequency_penalty", self.frequency_penalty, -2.0, 2.0))
        self._set(
            "repetition_penalty", _number("repetition_penalty", self.repetition_penalty, 0.0, 100.0, open_low=True)
        )
        self._check_logit_bias()
        self._check_stop()
        self._set("stop_token_ids", _items("stop_token_ids", self.stop_token_ids))
        if len(self.stop_token_ids) > MAX_STOP_TOKENS:
            raise RequestError(f"stop_token_ids has more than {MAX_STOP_TOKENS} entries", "stop_token_ids")
        for token in self.stop_token_ids:
            check_integer("stop_token_ids", token, 0, 2**31 - 1)
        for name in ("logprobs", "prompt_logprobs"):
            value = getattr(self, name)
            if value is not None:
                check_integer(name, value, 0, MAX_LOGPROBS)

    def _check_logit_bias(self) -> None:
        if self.logit_bias is None:
            return
        if not isinstance(self.logit_bias, dict):
            raise RequestError("logit_bias must map token ids to numbers", "logit_bias")
        if len(self.logit_bias) > MAX_LOGIT_BIAS:
            raise RequestError(f"logit_bias names more than {MAX_LOGIT_BIAS} tokens", "logit_bias")
        biases = {}
        for token, bias in self.logit_bias.items():
            check_integer("logit_bias", token, 0, 2**31 - 1)
            biases[token] = _number("logit_bias", bias, -100.0, 100.0)
        self._set("logit_bias", biases)

    def _check_stop(self) -> None:
        stop: object = self.stop
        self._set("stop", (stop,) if isinstance(stop, str) else _items("stop", stop))
        if len(self.stop) > MAX_STOP_STRINGS:
            raise RequestError(f"stop has more than {MAX_STOP_STRINGS} strings", "stop")
        for text in self.stop:
            check_text("stop", text)
            if not text:
                raise RequestError("stop must not contain an empty string", "stop")
            if len(text) > MAX_STOP_STRING_CHARS:
                raise RequestError(f"a stop string is longer than {MAX_STOP_STRING_CHARS} characters", "stop")

    def _set(self, field: str, value: object) -> None:
        msgspec.structs.force_setattr(self, field, value)

    @property
    def is_greedy(self) -> bool:
        return self.temperature == 0.0

    @property
    def has_penalties(self) -> bool:
        """True where sampling must see the tokens so far."""
        return self.presence_penalty != 0.0 or self.frequency_penalty != 0.0 or self.repetition_penalty != 1.0

    def check_vocabulary(self, vocab_size: int) -> None:
        """Refuse token ids that the model does not have."""
        for field, tokens in (("stop_token_ids", self.stop_token_ids), ("logit_bias", self.logit_bias or ())):
            for token in tokens:
                if token >= vocab_size:
                    raise RequestError(
                        f"{field}: token id {token} is outside the vocabulary (0 to {vocab_size - 1})", field
                    )


def check_text(field: str, value: object) -> None:
    """Refuse what is not text that UTF-8 can carry."""
    if not isinstance(value, str):
        raise RequestError(f"{field} must be text, not {type(value).__name__}", field)
    if not value.isascii() and any("\ud800" <= char <= "\udfff" for char in value):
        raise RequestError(f"{field} holds a lone surrogate", field)


def check_integer(field: str, value: object, low: int, high: int) -> None:
    """Refuse what is not an integer between `low` and `high`, both included."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise RequestError(f"{field} must be an integer, not {type(value).__name__}", field)
    if not low <= value <= high:
        raise RequestError(f"{field} must be between {low} and {high}, not {value}", field)


def _items(field: str, value: object) -> tuple[Any, ...]:
    if value is None:
        return ()
    if not isinstance(value, list | tuple):
        raise RequestError(f"{field} must be a list, not {type(value).__name__}", field)
    return tuple(value)


def _number(field: str, value: object, low: float, high: float, *, open_low: bool = False) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise RequestError(f"{field} must be a number, not {type(value).__name__}", field)
    if not math.isfinite(value) or not low <= value <= high or (open_low and value == low):
        bracket = "(" if open_low else "["
        raise RequestError(f"{field} must lie in {bracket}{low:g}, {high:g}], not {value}", field)
    return float(value)
