"""A cluster's own folder: who owns it, and what is left of owners that were killed."""

import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from kvtide.live.runtime_folder import RuntimeFolder, remove_stale


@pytest.fixture(autouse=True)
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Short enough for a socket, and nobody else's."""
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        monkeypatch.setattr(tempfile, "tempdir", folder)
        yield Path(folder)


def test_a_folder_is_private_and_goes_with_its_owner(temporary: Path) -> None:
    folder = RuntimeFolder()
    path = Path(folder.path)
    assert path.parent == temporary and path.stat().st_mode & 0o777 == 0o700
    (path / "channel").touch()
    folder.close()
    folder.close()
    assert not path.exists()


def test_what_a_killed_owner_left_goes_at_the_next_start(temporary: Path) -> None:
    program = (
        "import os, signal, sys, tempfile\n"
        "from kvtide.live.runtime_folder import RuntimeFolder\n"
        "tempfile.tempdir = sys.argv[1]\n"
        "folder = RuntimeFolder()\n"
        "open(folder.path + '/channel', 'w').close()\n"
        "os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    subprocess.run([sys.executable, "-c", program, str(temporary)], check=False, env={"PYTHONPATH": ":".join(sys.path)})
    (left,) = temporary.iterdir()
    assert sorted(path.name for path in left.iterdir()) == ["channel", "owner"]
    first, second = RuntimeFolder(), RuntimeFolder()
    assert not left.exists()
    assert {first.path, second.path} == {str(path) for path in temporary.iterdir()}  # the living keep theirs
    first.close()
    second.close()


def test_what_is_not_ours_to_judge_stays(temporary: Path, tmp_path: Path) -> None:
    (tmp_path / "owner").touch()
    (temporary / "kvtide-link").symlink_to(tmp_path)
    (temporary / "kvtide-other").mkdir()
    (temporary / "kvtide-file").touch()
    (temporary / "kvtide-linked-owner").mkdir()
    (temporary / "kvtide-linked-owner" / "owner").symlink_to(tmp_path / "owner")
    (temporary / "else").mkdir()
    (temporary / "else" / "owner").touch()
    before = sorted(temporary.iterdir())
    remove_stale(temporary)
    assert sorted(temporary.iterdir()) == before and (tmp_path / "owner").exists()
    remove_stale(temporary / "absent")


def test_folders_of_other_users_stay(temporary: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (temporary / "kvtide-a").mkdir()
    (temporary / "kvtide-a" / "owner").touch()
    monkeypatch.setattr("os.geteuid", lambda: 2**31 - 2)
    remove_stale(temporary)
    assert (temporary / "kvtide-a").exists()
    monkeypatch.undo()
    remove_stale(temporary)
    assert not (temporary / "kvtide-a").exists()
