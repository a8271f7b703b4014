"""The command line's frame: which commands are there, one line for an error, exit statuses."""

import os
import subprocess
import sys
from types import ModuleType
from typing import Any

import click
import pytest

from kvtide.base.errors import ConfigError, ModelError
from kvtide.cli import main as frame


@pytest.fixture
def fake_serve(monkeypatch: pytest.MonkeyPatch) -> list[BaseException]:
    """Replace `kvtide serve` by a command that raises what the test puts into the returned list."""
    raised: list[BaseException] = []

    @click.command()
    @click.option("--port", type=int)
    def serve(port: int | None) -> int:
        if raised:
            raise raised[0]
        return 3

    module = ModuleType("kvtide.cli.serve")
    module.serve = serve  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "kvtide.cli.serve", module)
    monkeypatch.setattr(frame.importlib.util, "find_spec", lambda name: name if name == "kvtide.cli.serve" else None)
    return raised


@pytest.mark.parametrize(
    ("error", "status", "line"),
    [
        (ConfigError("--port: wrong\nand more"), 2, "kvtide serve: error: --port: wrong and more\n"),
        (ModelError("no such model"), 2, "kvtide serve: error: no such model\n"),
        (click.UsageError("bad"), 2, "error: bad\n"),
        (click.ClickException("port in use"), 2, "kvtide serve: error: port in use\n"),
        (KeyboardInterrupt(), 130, ""),
        (click.Abort(), 130, ""),
    ],
)
def test_errors_are_one_line(
    fake_serve: list[BaseException], capsys: pytest.CaptureFixture[str], error: BaseException, status: int, line: str
) -> None:
    fake_serve.append(error)
    assert frame.run(["serve"]) == status
    shown = capsys.readouterr()
    assert shown.out == "" and (shown.err.endswith(line) if line else shown.err.strip() == "")
    assert shown.err.count("\n") <= 1


@pytest.mark.parametrize(
    ("arguments", "beginning"),
    [
        (["serve", "--port", "x"], "kvtide serve: error: "),
        (["serve", "--prot", "1"], "kvtide serve: error: "),
        (["serve", "more"], "kvtide serve: error: "),
        (["sevre"], "kvtide: error: "),
        (["replay"], "kvtide: error: 'replay' is not available yet"),  # a command whose module is not there
        (["--bad"], "kvtide: error: "),
    ],
)
def test_usage_errors(
    fake_serve: list[BaseException], capsys: pytest.CaptureFixture[str], arguments: list[str], beginning: str
) -> None:
    assert frame.run(arguments) == 2
    error = capsys.readouterr().err
    assert error.startswith(beginning) and error.count("\n") == 1


def test_a_command_chooses_its_status(fake_serve: list[BaseException]) -> None:
    assert frame.run(["serve"]) == 3


def test_help_lists_what_is_there(fake_serve: list[BaseException], capsys: pytest.CaptureFixture[str]) -> None:
    assert frame.run(["--help"]) == 0
    shown = capsys.readouterr().out
    assert "serve" in shown and "simulate" not in shown


def test_without_a_command_the_help_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert frame.run([]) == 2
    assert "Usage: kvtide" in capsys.readouterr().err


def run_process(*arguments: str) -> "subprocess.CompletedProcess[Any]":
    command = [sys.executable, "-X", "importtime", "-m", "kvtide", *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=dict(os.environ), timeout=300, check=False)


def test_help_and_version_import_nothing_heavy() -> None:
    for argument in ("--help", "--version"):
        done = run_process(argument)
        assert done.returncode == 0 and "kvtide" in done.stdout
        imported = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}
        assert not imported & {"torch", "numpy", "fastapi", "zmq", "transformers", "kvtide.cli.serve"}


def test_several_values_of_a_flag_are_a_hint(capsys: pytest.CaptureFixture[str]) -> None:
    for flag in ("--api-key", "--served-model-name"):
        assert frame.run(["serve", "tiny", flag, "a", "b"]) == 2
        assert capsys.readouterr().err == (
            "kvtide serve: error: Got unexpected extra argument (b); "
            f"for several values repeat the flag: {flag} A {flag} B\n"
        )
    assert frame.run(["serve", "--port", "0", "--api-key", "a", "no-such-model"]) == 2
    error = capsys.readouterr().err
    assert error.startswith("kvtide serve: error: 'no-such-model' is not a directory") and error.count("\n") == 1
    assert error.endswith("; for several values repeat the flag: --api-key A --api-key B\n")
    assert frame.run(["serve", "no-such-model", "--port", "0", "--api-key", "a"]) == 2
    assert "repeat" not in capsys.readouterr().err
    assert frame.run(["serve", "tiny", "b"]) == 2
    assert "repeat" not in capsys.readouterr().err
