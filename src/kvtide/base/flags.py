"""What a configuration field says about itself as a flag, and how its text becomes a value."""

import re
from collections.abc import Callable
from typing import Any

import msgspec

from kvtide.base.errors import ConfigError

SIZE_UNITS = {"KiB": 2**10, "MiB": 2**20, "GiB": 2**30, "TiB": 2**40}
ROLES = {"M": "mixed", "P": "prefill", "D": "decode", "E": "elastic"}
MAX_INSTANCES = 256

_TRUE = ("1", "true", "yes", "on")
_FALSE = ("0", "false", "no", "off")


class RoleCount(msgspec.Struct, frozen=True):
    """So many instances of one role ("mixed", "prefill", "decode", "elastic")."""

    role: str
    count: int


class DiskCache(msgspec.Struct, frozen=True):
    """A folder that holds the disk tier, and its capacity for each instance."""

    path: str
    size_bytes: int


class Flag(msgspec.Struct, frozen=True, kw_only=True):
    """Metadata of one configuration field, read by the command line, the environment and the configuration file.

    `parse` turns text (or an already typed value from a file or from Python) into the field's value and raises
    ValueError saying what is allowed. `aliases` are further spellings such as `-tp`.
    """

    help: str
    group: str
    parse: Callable[[Any], Any]
    allowed: str
    metavar: str = ""
    choices: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    is_switch: bool = False
    has_negation: bool = False
    is_multiple: bool = False


def parse_field(name: str, flag: Flag, value: Any) -> Any:
    """Return the typed value; `name` says where it came from. Raises ConfigError on one line."""
    try:
        return flag.parse(value)
    except (ValueError, TypeError):
        raise ConfigError(f"{name}: {_shown(value)} is not allowed; allowed is {flag.allowed}") from None


def _shown(value: Any) -> str:
    if isinstance(value, list | tuple):  # of a repeated flag
        return ", ".join(_shown(item) for item in value[:8]) or "nothing"
    text = value if isinstance(value, str) else repr(value)
    text = " ".join(text.split())
    return f"'{text[:80]}...'" if len(text) > 80 else f"'{text}'"


def integer(help: str, group: str, low: int, high: int = 2**31 - 1, aliases: tuple[str, ...] = ()) -> Flag:
    """A whole number within [low, high]."""

    def parse(value: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, int | str):
            raise ValueError
        number = int(value)
        if not low <= number <= high:
            raise ValueError
        return number

    allowed = f"a whole number from {low} to {high}"
    return Flag(help=help, group=group, parse=parse, allowed=allowed, metavar="N", aliases=aliases)


def positive(help: str, group: str, metavar: str) -> Flag:
    """A positive, finite number."""

    def parse(value: Any) -> float:
        if isinstance(value, bool):
            raise ValueError
        number = float(value)
        if not 0.0 < number < float("inf"):
            raise ValueError
        return number

    return Flag(help=help, group=group, parse=parse, allowed="a positive number", metavar=metavar)


def text(help: str, group: str, metavar: str) -> Flag:
    """Any text that is not empty."""

    def parse(value: Any) -> str:
        if not isinstance(value, str) or not value:
            raise ValueError
        return value

    return Flag(help=help, group=group, parse=parse, allowed="text that is not empty", metavar=metavar)


def texts(help: str, group: str, metavar: str) -> Flag:
    """A repeatable flag; one text with commas where a single value must hold several."""

    def parse(value: Any) -> tuple[str, ...]:
        items = value.split(",") if isinstance(value, str) else value
        if (
            not isinstance(items, list | tuple)
            or not items
            or not all(isinstance(item, str) and item for item in items)
        ):
            raise ValueError
        return tuple(items)

    allowed = "text that is not empty; repeat the flag for several"
    return Flag(help=help, group=group, parse=parse, allowed=allowed, metavar=metavar, is_multiple=True)


def choice(help: str, group: str, *choices: str) -> Flag:
    """One of a few words."""

    def parse(value: Any) -> str:
        if value not in choices:
            raise ValueError
        return str(value)

    return Flag(help=help, group=group, parse=parse, allowed=" | ".join(choices), choices=choices)


def switch(help: str, group: str, *, has_negation: bool = False) -> Flag:
    """On or off; with a negation also `--no-...`."""

    def parse(value: Any) -> bool:
        if isinstance(value, bool):
            return value
        word = str(value).lower()
        if word not in _TRUE + _FALSE:
            raise ValueError
        return word in _TRUE

    return Flag(help=help, group=group, parse=parse, allowed="true or false", is_switch=True, has_negation=has_negation)


def size(help: str, group: str, *, can_be_zero: bool) -> Flag:
    """A number of bytes with its unit; 0, where it can be, means none."""

    def parse(value: Any) -> int:
        num_bytes = parse_size(value)
        if not num_bytes and not can_be_zero:
            raise ValueError
        return num_bytes

    allowed = ("0, or " if can_be_zero else "") + _SIZE_ALLOWED
    return Flag(help=help, group=group, parse=parse, allowed=allowed, metavar="SIZE")


MAX_SIZE_BYTES = 2**60
_SIZE_ALLOWED = "a number above 0 with its unit, KiB, MiB, GiB or TiB, as in 512MiB (at most 1048576TiB)"


def parse_size(value: Any) -> int:
    """'512MiB' -> bytes. Raises ValueError."""
    if value in ("0", 0) and not isinstance(value, bool):
        return 0
    found = re.fullmatch(r"(\d{1,12}(?:\.\d{1,6})?)\s?(KiB|MiB|GiB|TiB)", value) if isinstance(value, str) else None
    if found is None:
        raise ValueError
    num_bytes = int(float(found[1]) * SIZE_UNITS[found[2]])
    if num_bytes > MAX_SIZE_BYTES:
        raise ValueError
    return num_bytes


def shown_size(num_bytes: int) -> str:
    """Bytes -> the unit that flags take, with at most two decimals: '4GiB', '23.46GiB', '512 bytes'."""
    for unit, factor in reversed(SIZE_UNITS.items()):
        if num_bytes >= factor:
            return f"{num_bytes / factor:.2f}".rstrip("0").rstrip(".") + unit
    return f"{num_bytes} bytes"


def path_and_size(help: str, group: str) -> Flag:
    """PATH:SIZE of the disk tier."""

    def parse(value: Any) -> DiskCache:
        if isinstance(value, DiskCache):
            return value
        path, separator, capacity = str(value).rpartition(":")
        if not separator or not path:
            raise ValueError
        size_bytes = parse_size(capacity)
        if size_bytes == 0:
            raise ValueError
        return DiskCache(path, size_bytes)

    allowed = f"PATH:SIZE, as in /var/kv:8GiB, SIZE being {_SIZE_ALLOWED}"
    return Flag(help=help, group=group, parse=parse, allowed=allowed, metavar="PATH:SIZE")


def seats(help: str, group: str) -> Flag:
    """Roles and counts, as in 1P1D1M."""
    allowed = "counts and roles such as 1M, 2M, 1P2D, 4E or 1P1D1M, each role once, P together with D, "
    allowed += f"at most {MAX_INSTANCES} in all"
    return Flag(help=help, group=group, parse=parse_instances, allowed=allowed, metavar="SPEC")


def parse_instances(value: Any) -> tuple[RoleCount, ...]:
    """'1P2D' -> (prefill 1, decode 2). Raises ValueError."""
    if isinstance(value, tuple) and all(isinstance(part, RoleCount) for part in value):
        return value
    if not isinstance(value, str) or not re.fullmatch(r"(?:[1-9]\d{0,2}[MPDE])+", value):
        raise ValueError
    parts = [(letter, int(count)) for count, letter in re.findall(r"(\d+)([MPDE])", value)]
    letters = [letter for letter, _ in parts]
    if len(set(letters)) != len(letters) or ("P" in letters) != ("D" in letters):
        raise ValueError
    if sum(count for _, count in parts) > MAX_INSTANCES:
        raise ValueError
    return tuple(RoleCount(ROLES[letter], count) for letter, count in parts)
