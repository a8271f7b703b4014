"""`kvtide`: finds the subcommand, and turns what went wrong into one line and an exit status."""

import importlib
import importlib.util
import os
import sys
from collections.abc import Sequence
from typing import Any

import click

from kvtide.base.errors import ConfigError, ModelError
from kvtide.base.version import version

_COMMANDS = ("serve", "bench", "simulate", "plan", "profile", "replay")
"""Each is a click command of the same name in `kvtide.cli.<name>`; one whose module is not there is not listed."""

_SHORT_HELP = {
    "serve": "Start a cluster on this machine and its OpenAI-compatible API.",
    "bench": "Load a running server, report latency and throughput.",
    "simulate": "Run the scheduler and pool over a trace on modelled hardware.",
    "plan": "Search the cheapest cluster that serves a trace.",
    "profile": "Measure this hardware and fit the cost models.",
    "replay": "Feed recorded event logs through the cores again.",
}

_USAGE_STATUS = 2
_INTERRUPTED_STATUS = 130


class _Commands(click.Group):
    """Imports a subcommand only when it is called, so that `kvtide --help` is quick."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name for name in _COMMANDS if importlib.util.find_spec(f"kvtide.cli.{name}") is not None]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.list_commands(ctx):
            if cmd_name in _COMMANDS:
                raise click.UsageError(f"'{cmd_name}' is not available yet in this version of kvtide")
            return None
        module = importlib.import_module(f"kvtide.cli.{cmd_name}")
        command: click.Command = getattr(module, cmd_name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [(name, _SHORT_HELP[name]) for name in self.list_commands(ctx)]
        if rows:
            with formatter.section("Commands"):
                formatter.write_dl(rows)


@click.command(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(version(), message="%(prog)s %(version)s")
def cli() -> None:
    """kvtide serves large language models with the KV cache as the first-class citizen."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and exit. Never shows a traceback for what the user can mend."""
    _open_standard_files()
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def _open_standard_files() -> None:
    """Descriptors 0 to 2, where we were started without (`<&-`): another file that gets such a number would become the
    standard input of a child, or be written to by whoever logs."""
    while (descriptor := os.open(os.devnull, os.O_RDWR)) <= 2:
        os.set_inheritable(descriptor, True)
    os.close(descriptor)


def run(arguments: Sequence[str]) -> int:
    """Run the command line; return the exit status: 2 for what the user can mend, 130 when interrupted."""
    try:
        result: Any = cli.main(args=list(arguments), prog_name="kvtide", standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message(), err=True)
        return _USAGE_STATUS
    except click.UsageError as error:
        name = error.ctx.command_path if error.ctx is not None else "kvtide"
        return _fail(name, error.format_message())
    except click.ClickException as error:
        return _fail(_command_name(arguments), error.format_message())
    except (ConfigError, ModelError) as error:
        return _fail(_command_name(arguments), str(error))
    except (KeyboardInterrupt, click.Abort):
        return _INTERRUPTED_STATUS
    except BrokenPipeError:
        # The reader of our output has gone (`kvtide ... | head`): nothing is left to say, nor at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return result if isinstance(result, int) else 0


def _command_name(arguments: Sequence[str]) -> str:
    name = next((argument for argument in arguments if not argument.startswith("-")), "")
    return f"kvtide {name}" if name in _COMMANDS else "kvtide"


def _fail(name: str, message: str) -> int:
    line = " ".join(message.split())
    click.echo(f"{name}: error: {line}", err=True)
    return _USAGE_STATUS


if __name__ == "__main__":
    main()
