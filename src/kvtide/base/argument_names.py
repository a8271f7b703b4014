"""Errors of settings, in the words of Python: `max_model_len`, not `--max-model-len`."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from kvtide.base.errors import ConfigError
from kvtide.base.serve_config import flag_name, serve_flags


@contextmanager
def argument_names() -> Iterator[None]:
    """Have ConfigErrors name arguments of `LLM`, where they name flags of the command line."""
    try:
        yield
    except ConfigError as error:
        names = {flag_name(field): field for field in serve_flags() if field != "model"} | {"MODEL": "model"}
        text = re.sub(r"--[a-z][a-z-]*[a-z]|\bMODEL\b", lambda found: names.get(found[0], found[0]), str(error))
        raise ConfigError(text) from None
