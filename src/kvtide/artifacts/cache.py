"""The cache of prepared models: directories that appear complete or not at all.

    <root>/<key>/            one prepared model
    <root>/.<key>.<pid>/     one being built; left behind only by a killed process, removed by the next builder
    <root>/.<key>.lock       held (flock) while building, so that two starts at once build once; gone afterwards

A key states everything that the content depends on (source, dtype, `FORMAT`), so an entry is never rewritten.
"""

import fcntl
import glob
import hashlib
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import platformdirs

from kvtide.base.errors import ModelError

FORMAT = 2
"""Raised whenever the same source would be turned into different files."""


def cache_root(cache_dir: Path | None = None) -> Path:
    """`cache_dir`, else KVTIDE_CACHE, else the user's cache directory; created if need be."""
    if cache_dir is None:
        named = os.environ.get("KVTIDE_CACHE")
        cache_dir = Path(named).expanduser() if named else Path(platformdirs.user_cache_dir("kvtide"))
    root = cache_dir / "models"
    try:
        root.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ModelError(
            f"cannot use the cache directory {root}: {error.strerror} (KVTIDE_CACHE names another)"
        ) from None
    return root.resolve()


def build_once(root: Path, key: str, build: Callable[[Path], None]) -> Path:
    """Return `root / key`; where it does not exist, `build(directory)` fills it first.

    Raises ModelError where the directory cannot be written; whatever `build` raises passes through.
    """
    target = root / key
    if target.is_dir():
        return target
    with _writing(root), _locked(root / f".{key}.lock"):
        if target.is_dir():
            return target
        for leftover in root.glob(f".{glob.escape(key)}.[0-9]*"):
            shutil.rmtree(leftover, ignore_errors=True)
        scratch = root / f".{key}.{os.getpid()}"
        scratch.mkdir()
        try:
            build(scratch)
            for path in (*scratch.iterdir(), scratch):
                _flush(path)
            scratch.rename(target)
        finally:
            shutil.rmtree(scratch, ignore_errors=True)
    return target


def mark_once(root: Path, name: str) -> bool:
    """True the first time that it is called for this cache and `name`."""
    with _writing(root):
        try:
            (root / f".{name}.shown").touch(exist_ok=False)
        except FileExistsError:
            return False
    return True


def file_key(path: Path) -> str:
    """Short digest of what tells one version of a file from another without reading it: path, size, time."""
    stat = path.stat()
    return short_digest(f"{path.resolve()}|{stat.st_size}|{stat.st_mtime_ns}")


def short_digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Hold the lock of this name. Who holds it removes the file in the end, so that nothing is left behind: who waited
    for a file that is gone, or not the one of this name any more, has locked nothing, and tries again."""
    while True:
        with path.open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            try:
                is_current = os.path.samestat(os.fstat(lock.fileno()), path.stat())
            except FileNotFoundError:
                is_current = False
            if not is_current:
                continue
            try:
                yield
            finally:
                path.unlink(missing_ok=True)
            return


@contextmanager
def _writing(root: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        reason = error.strerror or str(error)
        raise ModelError(f"cannot write the cache directory {root}: {reason} (KVTIDE_CACHE names another)") from error


def _flush(path: Path) -> None:
    """Data must be on disk before the rename, or a power failure could leave a complete-looking entry."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
