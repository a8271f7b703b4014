"""The file of `kvtide serve --config`."""

import tomllib
from pathlib import Path
from typing import Any

from kvtide.base.errors import ConfigError
from kvtide.base.flags import shown_size

MAX_BYTES = 1 << 20


def read_config_file(path: str) -> dict[str, Any]:
    """Names and values of a YAML or (by its suffix) TOML file; an empty one has none. Raises ConfigError."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise ConfigError(f"--config: cannot read {path}: {error.strerror}") from None
    if len(data) > MAX_BYTES:
        raise ConfigError(f"--config: {path} is larger than {shown_size(MAX_BYTES)}")
    import yaml  # here: instances and gateways import this module too, and never read such a file

    try:
        read = tomllib.loads(data.decode()) if path.endswith(".toml") else yaml.safe_load(data)
    except RecursionError:
        raise ConfigError(f"--config: {path} is nested too deeply") from None
    except (ValueError, yaml.YAMLError) as error:
        raise ConfigError(f"--config: {path} is broken: {' '.join(str(error).split())[:200]}") from None
    if read is None:
        return {}
    if not isinstance(read, dict):
        raise ConfigError(f"--config: {path} must hold names and values")
    return read
