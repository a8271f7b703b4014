"""The folder of one running cluster: its sockets, its owner's lock, and what owners that were killed left behind."""

import contextlib
import fcntl
import os
import shutil
import stat
import tempfile
from pathlib import Path

PREFIX = "kvtide-"
OWNER = "owner"
"""Locked (flock) while the owner lives. The kernel lets go of it however the owner ends, and unlike a process's number
it is never given to someone else, nor does it mean something else in another container."""

_MAX_PATH = 80
"""Leaves room for a socket's name: the system allows 107 bytes."""


class RuntimeFolder:
    """A new folder that only this user may enter; making one removes those of this user's dead clusters."""

    def __init__(self) -> None:
        parents = list(dict.fromkeys((tempfile.gettempdir(), "/tmp")))
        for parent in parents:
            remove_stale(Path(parent))
        self.path = tempfile.mkdtemp(prefix=PREFIX, dir=parents[0])
        if len(self.path) > _MAX_PATH:
            os.rmdir(self.path)
            self.path = tempfile.mkdtemp(prefix=PREFIX, dir=parents[-1])
        self._lock = _take(Path(self.path))

    def close(self) -> None:
        """Remove it; harmless the second time."""
        shutil.rmtree(self.path, ignore_errors=True)
        if self._lock >= 0:
            os.close(self._lock)
            self._lock = -1


def remove_stale(parent: Path) -> None:
    """Remove the folders in `parent` that are ours and whose owner is dead; never fails."""
    with contextlib.suppress(OSError):
        for folder in parent.glob(f"{PREFIX}*"):
            with contextlib.suppress(OSError):
                _remove_if_stale(folder)


def _take(folder: Path) -> int:
    """Return the descriptor that holds the lock of `folder`; children do not inherit it."""
    fresh = folder / f".{OWNER}"
    descriptor = os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600)
    with contextlib.suppress(OSError):  # a file system without locks: then nobody takes it for stale either
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        fresh.rename(folder / OWNER)  # under its name only once locked, or another start could come in between
    return descriptor


def _remove_if_stale(folder: Path) -> None:
    state = folder.lstat()
    if not stat.S_ISDIR(state.st_mode) or state.st_uid != os.geteuid():
        return
    descriptor = os.open(folder / OWNER, os.O_RDWR | os.O_NOFOLLOW)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        shutil.rmtree(folder, ignore_errors=True)
    finally:
        os.close(descriptor)
