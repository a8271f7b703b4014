"""Reading a JSON object field by field: whatever is wrong becomes a RequestError that names the field.

`null` stands for the default everywhere, as in OpenAI's API.
"""

import logging
from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from kvtide.base.errors import RequestError

log = logging.getLogger(__name__)

_KINDS = {
    bool: "a boolean",
    int: "an integer",
    float: "a number",
    str: "a string",
    list: "an array",
    dict: "an object",
    type(None): "null",
}
_MAX_NAMES_IN_WARNING = 8


def parse_object(raw: bytes) -> dict[str, Any]:
    """Return the JSON object in a request body; strict JSON, so no NaN, no lone surrogate, no invalid UTF-8."""
    try:
        value = msgspec.json.decode(raw)
    except RecursionError as error:
        raise RequestError("the body is nested too deeply") from error
    except (msgspec.DecodeError, ValueError) as error:
        raise RequestError(f"the body is not valid JSON: {error}") from error
    if not isinstance(value, dict):
        raise RequestError(f"the body must be a JSON object, not {kind_of(value)}")
    return value


def kind_of(value: object) -> str:
    """Return JSON's word for a value's type."""
    return _KINDS.get(type(value), type(value).__name__)


class Fields:
    """Typed access to one JSON object; names in errors are prefixed with `where` (`stream_options.`)."""

    def __init__(self, values: Mapping[str, Any], where: str = "") -> None:
        self._values = values
        self._where = where

    def name(self, field: str) -> str:
        """Return a field's name as the client knows it."""
        return self._where + field

    def raw(self, field: str) -> Any:
        """Return the unchecked value, None where it is absent or null."""
        return self._values.get(field)

    def boolean(self, field: str, default: bool = False) -> bool:
        value = self._values.get(field)
        if value is None:
            return default
        if not isinstance(value, bool):
            raise self.mistyped(field, "a boolean", value)
        return value

    def integer(self, field: str, low: int, high: int) -> int | None:
        """Return an integer between `low` and `high`, both included."""
        value = self._values.get(field)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.mistyped(field, "an integer", value)
        if not low <= value <= high:
            name = self.name(field)
            raise RequestError(f"{name} must be between {low} and {high}, not {shown(value)}", name)
        return value

    def number(self, field: str) -> float | int | None:
        """Return a number; its range is checked where it is known (SamplingParams)."""
        value = self._values.get(field)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self.mistyped(field, "a number", value)
        # Far beyond every range, and such an integer fits neither a float nor the wire.
        if not -(2**63) <= value < 2**63:
            name = self.name(field)
            raise RequestError(f"{name} is out of range: {shown(value)}", name)
        return value

    def text(self, field: str, max_chars: int) -> str | None:
        value = self._values.get(field)
        if value is None:
            return None
        if not isinstance(value, str):
            raise self.mistyped(field, "a string", value)
        if len(value) > max_chars:
            name = self.name(field)
            raise RequestError(f"{name} is longer than {max_chars} characters", name)
        return value

    def mapping(self, field: str) -> dict[str, Any] | None:
        value = self._values.get(field)
        if value is None:
            return None
        if not isinstance(value, dict):
            raise self.mistyped(field, "an object", value)
        return value

    def array(self, field: str) -> list[Any] | None:
        value = self._values.get(field)
        if value is None:
            return None
        if not isinstance(value, list):
            raise self.mistyped(field, "an array", value)
        return value

    def mistyped(self, field: str, wanted: str, value: object) -> RequestError:
        """Return the error for a value of the wrong type."""
        name = self.name(field)
        return RequestError(f"{name} must be {wanted}, not {kind_of(value)}", name)

    def refuse(self, unsupported: Mapping[str, tuple[Any, ...]]) -> None:
        """Refuse known fields that are not supported, unless null or one of the values that change nothing."""
        for field, harmless in unsupported.items():
            value = self._values.get(field)
            if value is None or any(type(value) is type(other) and value == other for other in harmless):
                continue
            name = self.name(field)
            raise RequestError(f"{name} is not supported", name)

    def warn_unknown(self, known: Collection[str]) -> None:
        """Log fields that nobody knows, once for the request; they are ignored."""
        unknown = [self.name(field) for field in self._values if field not in known]
        if unknown:
            names = ", ".join(ascii(name[:64]) for name in unknown[:_MAX_NAMES_IN_WARNING])
            more = "" if len(unknown) <= _MAX_NAMES_IN_WARNING else f" and {len(unknown) - _MAX_NAMES_IN_WARNING} more"
            log.warning("ignored unknown fields of a request: %s%s", names, more)


def shown(value: float) -> str:
    """Return a number for an error message, short whatever it is."""
    if isinstance(value, int) and not -(2**63) <= value < 2**63:
        return "a number beyond 64 bits"
    return str(value)
