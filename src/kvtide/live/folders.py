"""Folders that the user names: made and tried out early, so that a wrong one is known before anything is loaded."""

import os
from pathlib import Path

from kvtide.base.errors import ConfigError
from kvtide.base.ids import InstanceId
from kvtide.base.serve_config import ServeConfig


def disk_folder(path: str, seat: InstanceId) -> str:
    """The folder of one seat below `--disk-cache`: two instances never share a file. Raises ConfigError."""
    return str(_writable("--disk-cache", Path(path).expanduser() / f"instance-{seat}"))


def check_folders(config: ServeConfig) -> None:
    """Raise ConfigError where a folder of the configuration cannot be written."""
    if config.disk_cache is not None:
        for seat in range(config.num_instances):
            disk_folder(config.disk_cache.path, InstanceId(seat))
    if config.record is not None:
        _writable("--record", Path(config.record).expanduser())


def _writable(flag: str, folder: Path) -> Path:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # what will lie there tells what was asked
        probe = folder / f".probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise ConfigError(f"{flag}: cannot write {folder}: {error.strerror}") from None
    return folder
