"""JSON objects in files that others wrote (configurations, headers): whatever is wrong is one ModelError."""

import json
from pathlib import Path
from typing import Any

from kvtide.base.errors import ModelError


def read_json_object(path: Path) -> dict[str, Any]:
    """Return the object in a file. Raises ModelError."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise ModelError(f"cannot read {path}: {error.strerror}") from None
    return parse_json_object(raw, str(path))


def parse_json_object(raw: bytes, name: str) -> dict[str, Any]:
    """Return the object that `raw` holds; `name` says in errors what that is. Raises ModelError."""
    try:
        value = json.loads(raw)
    except (ValueError, RecursionError):  # the latter where it is nested too deeply
        raise ModelError(f"{name} is not valid JSON") from None
    if not isinstance(value, dict):
        raise ModelError(f"{name} does not hold a JSON object")
    return value
