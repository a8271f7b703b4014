"""Errors of settings, in the words of Python: `max_model_len`, not `--max-model-len`."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from kvtide.base.errors import ConfigError
from kvtide.base.serve_config import flag_name, serve_flags

_OTHERS = {
    "MODEL": "model",
    "kvtide serve MODEL": "LLM(model)",
    "--no-enable-prefix-caching": "enable_prefix_caching=False",
    "-tp (--tensor-parallel-size)": "tensor_parallel_size",
}
_NAME = re.compile(r"kvtide serve MODEL|-tp \(--tensor-parallel-size\)|--[a-z][a-z-]*[a-z]|\bMODEL\b")


@contextmanager
def argument_names() -> Iterator[None]:
    """Have ConfigErrors name arguments of `LLM`, where they name flags of the command line."""
    try:
        yield
    except ConfigError as error:
        names = {flag_name(field): field for field in serve_flags() if field != "model"} | _OTHERS
        text = re.sub(r"--instances (\d\w*)", r'instances="\1"', str(error)).replace(" SIZE,", ",")
        text = _NAME.sub(lambda found: names.get(found[0], found[0]), text)
        raise ConfigError(text) from None
