"""Chat messages to prompt text: the model's own Jinja template, run in a sandbox with limits.

Templates see what they see elsewhere (`messages`, `add_generation_prompt`, `bos_token`, `eos_token`,
`raise_exception`, `strftime_now`, `tojson`, loop controls, `{% generation %}`), so those of Hugging Face work
unchanged.
"""

import json
import re
from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from typing import Any

import jinja2
from jinja2 import nodes
from jinja2.exceptions import SecurityError
from jinja2.ext import Extension, LoopControlExtension
from jinja2.parser import Parser
from jinja2.runtime import Macro
from jinja2.sandbox import ImmutableSandboxedEnvironment

from kvtide.base.errors import ConfigError, RequestError

MAX_TEMPLATE_CHARS = 1 << 20
MAX_OUTPUT_CHARS = 32 << 20
MAX_RANGE_TOTAL = 100_000
MAX_REPEATED_CHARS = 1 << 20
MAX_PADDING = 4096

MAX_KWARGS = 32
MAX_KWARG_CHARS = 4096
KWARGS_FIELD = "chat_template_kwargs"
_OWN_NAMES = frozenset({"messages", "add_generation_prompt", "tools", "documents", "bos_token", "eos_token"})
_NO_KWARGS: Mapping[str, Any] = {}


class ChatTemplate:
    """A compiled template with the special tokens that it may name."""

    def __init__(self, source: str, *, bos_token: str | None = None, eos_token: str | None = None) -> None:
        """Raises ConfigError where `source` is not a template."""
        if len(source) > MAX_TEMPLATE_CHARS:
            raise ConfigError(f"the chat template is longer than {MAX_TEMPLATE_CHARS} characters")
        try:
            self._template = _environment().from_string(source)
        except jinja2.TemplateError as error:
            raise ConfigError(f"the chat template is not valid Jinja: {error}") from error
        except RecursionError:
            raise ConfigError("the chat template is nested too deeply") from None
        self._tokens = {"bos_token": bos_token or "", "eos_token": eos_token or ""}

    @classmethod
    def load(cls, file_or_source: str, *, bos_token: str | None = None, eos_token: str | None = None) -> "ChatTemplate":
        """Take the value of `--chat-template`: the name of a file, else the template itself. Raises ConfigError."""
        source = file_or_source
        if "{" not in source and "\n" not in source:
            try:
                source = Path(file_or_source).read_text(encoding="utf-8")
            except (OSError, ValueError) as error:
                raise ConfigError(f"--chat-template: {file_or_source!r} is neither a template nor a file") from error
        return cls(source, bos_token=bos_token, eos_token=eos_token)

    def render(
        self,
        messages: Sequence[Mapping[str, Any]],
        *,
        add_generation_prompt: bool = True,
        kwargs: Mapping[str, Any] = _NO_KWARGS,
    ) -> str:
        """Return the prompt's text; encode it without adding special tokens. `kwargs`: further names for the template
        (Qwen3's `enable_thinking`). Raises RequestError("messages") or RequestError("chat_template_kwargs")."""
        plain = plain_messages(messages)
        check_template_kwargs(kwargs)
        parts: list[str] = []
        length = 0
        try:
            for part in self._template.generate(
                messages=plain,
                add_generation_prompt=add_generation_prompt,
                tools=None,
                documents=None,
                range=_BoundedRange(),
                **self._tokens,
                **kwargs,
            ):
                length += len(part)
                if length > MAX_OUTPUT_CHARS:
                    raise SecurityError(f"more than {MAX_OUTPUT_CHARS} characters")
                parts.append(part)
        except jinja2.TemplateError as error:
            raise RequestError(f"the chat template refuses these messages: {error}", "messages") from error
        except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
            raise RequestError(f"the chat template cannot render these messages: {error}", "messages") from error
        return "".join(parts)


def check_template_kwargs(kwargs: object) -> None:
    """Raise RequestError unless these are few and short JSON scalars under names that are not the template's own."""
    if not isinstance(kwargs, Mapping):
        raise RequestError(f"{KWARGS_FIELD} must be an object", KWARGS_FIELD)
    if len(kwargs) > MAX_KWARGS:
        raise RequestError(f"{KWARGS_FIELD} has more than {MAX_KWARGS} entries", KWARGS_FIELD)
    for name, value in kwargs.items():
        if not isinstance(name, str) or not name.isidentifier() or name.startswith("_") or len(name) > 64:
            raise RequestError(f"{KWARGS_FIELD}: {str(name)[:64]!r} cannot be a name in a template", KWARGS_FIELD)
        if name in _OWN_NAMES or name in _reserved_names():
            raise RequestError(f"{KWARGS_FIELD}: the name {name!r} is taken", KWARGS_FIELD)
        where = f"{KWARGS_FIELD}.{name}"
        if value is not None and not isinstance(value, bool | int | float | str):
            raise RequestError(f"{where} must be a string, a number, a boolean or null", where)
        if isinstance(value, str) and len(value) > MAX_KWARG_CHARS:
            raise RequestError(f"{where} is longer than {MAX_KWARG_CHARS} characters", where)
        if isinstance(value, int) and not -(2**63) <= value < 2**63:
            raise RequestError(f"{where} does not fit 64 bits", where)


@lru_cache(maxsize=1)
def _reserved_names() -> frozenset[str]:
    """What templates call, and what Jinja itself sets."""
    return frozenset(_environment().globals) | {"loop", "caller", "self", "super", "varargs", "kwargs"}


def plain_messages(messages: object) -> list[dict[str, Any]]:
    """Check the messages and join the text parts of each by a newline, which every template understands.

    Raises RequestError naming the entry: `messages[1].content`.
    """
    if not isinstance(messages, Sequence) or isinstance(messages, str | bytes):
        raise RequestError("messages must be a list", "messages")
    if not messages:
        raise RequestError("messages must not be empty", "messages")
    plain = []
    for number, message in enumerate(messages):
        where = f"messages[{number}]"
        if not isinstance(message, Mapping):
            raise RequestError(f"{where} must be an object", where)
        if not isinstance(message.get("role"), str) or not message["role"]:
            raise RequestError(f"{where}.role must be a string", f"{where}.role")
        for name in ("tool_calls", "function_call", "audio"):
            if message.get(name):
                raise RequestError(f"{where}.{name} is not supported", f"{where}.{name}")
        plain.append({**message, "content": _content(message.get("content"), f"{where}.content")})
    return plain


def _content(content: object, where: str) -> str:
    if isinstance(content, str):
        return content
    if not isinstance(content, list | tuple):
        raise RequestError(f"{where} must be a string or a list of text parts", where)
    texts = []
    for part in content:
        if not isinstance(part, Mapping) or part.get("type") != "text" or not isinstance(part.get("text"), str):
            kind = part.get("type") if isinstance(part, Mapping) else type(part).__name__
            raise RequestError(f'{where}: only parts like {{"type": "text", "text": ...}} work, not {kind!r}', where)
        texts.append(part["text"])
    return "\n".join(texts)


class _Generation(Extension):
    """`{% generation %}...{% endgeneration %}` marks what the assistant said, for training; here it is its body."""

    tags = {"generation"}  # noqa: RUF012  the name and form that jinja2 asks for

    def parse(self, parser: Parser) -> nodes.CallBlock:
        line = next(parser.stream).lineno
        body = parser.parse_statements(("name:endgeneration",), drop_needle=True)
        block = nodes.CallBlock(self.call_method("_body"), [], [], body)
        block.set_lineno(line)
        return block

    def _body(self, caller: Macro) -> str:
        return str(caller())


class _BoundedRange:
    """`range` with one budget for a whole rendering, so that nested loops end."""

    def __init__(self) -> None:
        self._left = MAX_RANGE_TOTAL

    def __call__(self, *args: int) -> range:
        numbers = range(*args)
        self._left -= len(numbers)
        if self._left < 0:
            raise SecurityError(f"loops over more than {MAX_RANGE_TOTAL} numbers")
        return numbers


class _Environment(ImmutableSandboxedEnvironment):
    """The sandbox, which also refuses what would fill the memory in one stroke: huge repetitions and paddings."""

    intercepted_binops = frozenset({"*", "**", "%"})

    def call_binop(self, context: Any, operator: str, left: Any, right: Any) -> Any:
        if operator == "**" and (abs(left) > 1 << 20 or abs(right) > 64):
            raise SecurityError("a power is too large")
        if operator == "%" and isinstance(left, str):
            _check_format(left)
        if operator == "*":
            for sequence, times in ((left, right), (right, left)):
                if isinstance(sequence, str | list | tuple) and len(sequence) * times > MAX_REPEATED_CHARS:
                    raise SecurityError(f"a repetition is longer than {MAX_REPEATED_CHARS}")
        return super().call_binop(context, operator, left, right)

    def is_safe_attribute(self, obj: Any, attr: str, value: Any) -> bool:
        return not (isinstance(obj, str) and attr in _PADDING) and super().is_safe_attribute(obj, attr, value)


_PADDING = frozenset({"ljust", "rjust", "center", "zfill", "expandtabs"})


def _environment() -> _Environment:
    environment = _Environment(trim_blocks=True, lstrip_blocks=True, extensions=[_Generation, LoopControlExtension])
    environment.filters["tojson"] = _to_json
    environment.filters["center"] = _center
    environment.filters["format"] = _format
    environment.globals["raise_exception"] = _raise_exception
    environment.globals["strftime_now"] = _strftime_now
    return environment


def _raise_exception(message: str) -> str:
    raise jinja2.TemplateError(message)


def _strftime_now(form: str) -> str:
    return datetime.now().strftime(form)


def _center(text: str, width: int = 80) -> str:
    return str(text).center(min(width, MAX_PADDING))


def _format(form: str, *args: Any) -> str:
    _check_format(form)
    return str(form % args)


def _check_format(form: str) -> None:
    """Refuse widths: a directive such as `%999999999d` needs a gigabyte."""
    if re.search(r"%[^a-zA-Z%]*[0-9*]", form):
        raise SecurityError("a format with a width is not allowed")


def _to_json(
    value: Any,
    ensure_ascii: bool = False,
    indent: int | None = None,
    separators: tuple[str, str] | None = None,
    sort_keys: bool = False,
) -> str:
    """Unlike Jinja's own filter, escapes nothing for HTML."""
    if isinstance(indent, int) and indent > 64:
        raise SecurityError("tojson: the indentation is too large")
    return json.dumps(value, ensure_ascii=ensure_ascii, indent=indent, separators=separators, sort_keys=sort_keys)
