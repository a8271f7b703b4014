"""The key by which the processes of a cluster trust each other: given, or new at every start; never in an argument."""

import os
import secrets
from collections.abc import Mapping
from pathlib import Path

from kvtide.base.errors import ConfigError

KEY_BYTES = 32
MIN_KEY_BYTES = 16
MAX_KEY_BYTES = 4096
VARIABLE = "KVTIDE_CLUSTER_KEY"


def load_cluster_key(key_file: str | None, environ: Mapping[str, str]) -> bytes:
    """Return the key of `--cluster-key-file`, of the environment, or a new one. Raises ConfigError."""
    if key_file is not None:
        return _read(Path(key_file).expanduser())
    if environ.get(VARIABLE):
        return _checked(environ[VARIABLE].strip().encode(), VARIABLE)
    return secrets.token_bytes(KEY_BYTES)


def _read(path: Path) -> bytes:
    try:
        if os.stat(path).st_mode & 0o077:
            raise ConfigError(f"--cluster-key-file: {path} must be readable by its owner only (chmod 600)")
        with path.open("rb") as file:
            key = file.read(MAX_KEY_BYTES + 1)
    except OSError as error:
        raise ConfigError(f"--cluster-key-file: cannot read {path}: {error.strerror}") from None
    return _checked(key.strip(), "--cluster-key-file")


def _checked(key: bytes, name: str) -> bytes:
    if not MIN_KEY_BYTES <= len(key) <= MAX_KEY_BYTES:
        raise ConfigError(f"{name}: the key must have {MIN_KEY_BYTES} to {MAX_KEY_BYTES} bytes, not {len(key)}")
    return key
