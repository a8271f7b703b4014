"""The folder of a running process: holds its sockets, and is gone with it, or when the next such process starts."""

import contextlib
import fcntl
import os
import shutil
import tempfile
import time
from pathlib import Path

PREFIX = "kvtide-run-"
MAX_PATH_CHARS = 80
"""A socket's name may have about a hundred bytes."""

SETTLED_S = 60.0


class RuntimeFolder:
    """A new folder that only this user may enter, locked for as long as this process lives.

    Making one removes what killed processes of this user left behind: their folders whose lock nobody holds.
    """

    def __init__(self) -> None:
        parent = Path(tempfile.gettempdir())
        if len(str(parent)) > MAX_PATH_CHARS - len(PREFIX) - 8:
            parent = Path("/tmp")
        _remove_abandoned(parent)
        self.path = Path(tempfile.mkdtemp(prefix=PREFIX, dir=parent))
        self._lock = _lock(self.path)

    def remove(self) -> None:
        """Remove the folder and what is in it."""
        shutil.rmtree(self.path, ignore_errors=True)
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


def _lock(folder: Path) -> int | None:
    """Lock the folder itself, which the end of this process undoes; None where another process holds it.

    Raises OSError where there is no such folder.
    """
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(descriptor)
        return None
    return descriptor


def _remove_abandoned(parent: Path) -> None:
    for folder in parent.glob(PREFIX + "*"):
        with contextlib.suppress(OSError):  # it is not ours, or somebody else was faster
            if folder.lstat().st_uid != os.getuid() or not _is_settled(folder):
                continue
            descriptor = _lock(folder)
            if descriptor is not None:
                shutil.rmtree(folder, ignore_errors=True)
                os.close(descriptor)


def _is_settled(folder: Path) -> bool:
    """Whether its maker has had the time to lock it: something lies in it, or it is old."""
    return any(folder.iterdir()) or time.time() - folder.stat().st_mtime > SETTLED_S
