"""Click options generated from the configuration's metadata, so that a flag is named in one place only."""

from collections.abc import Iterable
from typing import Any, TypeVar

import click

from kvtide.base.flags import Flag
from kvtide.base.serve_config import ServeConfig, flag_name, serve_flags
from kvtide.base.unknown_names import FOREIGN_FLAGS

_F = TypeVar("_F")


FOLLOWED = "kvtide.followed"


class GroupedCommand(click.Command):
    """Shows its options under the headings of their groups, and says how a flag takes several values, and what is here
    in the place of another server's flag.

    In `ctx.meta[FOLLOWED]` it leaves the repeatable flag whose value an argument followed: was it a second value?
    """

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        several = [name for name in args if name in self._repeated()]
        for name, _, follower in zip(args, args[1:], args[2:], strict=False):
            if name in several and not follower.startswith("-"):
                ctx.meta[FOLLOWED] = name
        try:
            return super().parse_args(ctx, args)
        except click.NoSuchOption as error:
            if hint := FOREIGN_FLAGS.get(error.option_name):
                raise click.UsageError(f"No such option '{error.option_name}' ({hint})", ctx) from None
            raise
        except click.UsageError as error:
            # One value a flag: `--api-key a tiny` must never make a key of the model's name.
            if several and "unexpected extra argument" in error.format_message():
                hint = f"; for several values repeat the flag: {several[0]} A {several[0]} B"
                raise click.UsageError(error.format_message().rstrip(".") + hint, ctx) from None
            raise

    def _repeated(self) -> set[str]:
        return {
            name
            for option in self.params
            if isinstance(option, click.Option) and option.multiple
            for name in option.opts
        }

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        groups: dict[str, list[tuple[str, str]]] = {}
        other: list[tuple[str, str]] = []
        for parameter in self.get_params(ctx):
            record = parameter.get_help_record(ctx)
            if record is not None and isinstance(parameter, FlagOption):
                groups.setdefault(parameter.group, []).append(record)
            elif record is not None and isinstance(parameter, click.Option):
                other.append(record)
        for group, records in (groups | {"Other": other}).items():
            with formatter.section(group):
                formatter.write_dl(records)


class FlagOption(click.Option):
    """An option of the configuration: its text is parsed by the configuration itself."""

    def __init__(self, names: list[str], flag: Flag, **settings: Any) -> None:
        super().__init__(names, **settings)
        self.group = flag.group


def config_options(exclude: Iterable[str] = ()) -> list[click.Parameter]:
    """Return one option for each field of ServeConfig; none has a default, so what was given can be told."""
    skipped = {"model", *exclude}
    return [_option(field, flag) for field, flag in serve_flags().items() if field not in skipped]


def given_values(values: dict[str, Any]) -> dict[str, Any]:
    """Only what stood on the command line, ready for `load_config`."""
    return {field: value for field, value in values.items() if value is not None and value != ()}


def _option(field: str, flag: Flag) -> FlagOption:
    name = flag_name(field)
    settings: dict[str, Any] = {"help": _help(field, flag), "default": None}
    if flag.is_switch:
        spelling = f"{name}/--no-{name[2:]}" if flag.has_negation else name
        settings["is_flag"] = True
        return FlagOption([field, spelling], flag, **settings)
    if flag.is_multiple:
        settings["multiple"] = True
    settings["metavar"] = "|".join(flag.choices) if flag.choices else flag.metavar
    return FlagOption([field, name, *flag.aliases], flag, type=click.UNPROCESSED, **settings)


def _help(field: str, flag: Flag) -> str:
    default = getattr(ServeConfig(), field)
    if flag.is_switch and not flag.has_negation:
        return flag.help
    if field == "instances":
        return f"{flag.help} [default: 1M]"
    if default is None or default == ():
        return flag.help
    shown = ("on" if default else "off") if flag.is_switch else default
    return f"{flag.help} [default: {shown}]"
