"""`kvtide profile`: measures this hardware with a model and fits the cost models that routing uses."""

import os
from pathlib import Path
from typing import Any

import click

from kvtide.artifacts import prepare_model
from kvtide.base.serve_config import DEFAULT_MODEL, load_config
from kvtide.cli.options import config_options, given_values

_FLAGS = {
    "threads": "Compute threads, as many as each instance will have; default: all cores.",
    "dtype": "Type of the computation, as `kvtide serve` will have it; auto is float32 on a CPU. [default: auto]",
    "kv_cache_dtype": "Type of the KV in memory, likewise. [default: auto]",
    "kv_layout": "Order of the KV in memory, likewise. [default: aggregated]",
    "block_size": "Tokens in one block of KV, likewise. [default: 16]",
}
"""What steps depend on, and what is said of it here."""


def _profile(model: str | None, output: Path | None, quick: bool, **values: Any) -> int:
    given = given_values(values)
    if model is not None:
        given["model"] = model
    config = load_config(given, os.environ, None)
    files = prepare_model(config.model, dtype=config.dtype)
    # Loads torch, which no help text needs.
    from kvtide.base.ids import InstanceId
    from kvtide.live.assemble import engine_config
    from kvtide.live.cost_store import store_profile
    from kvtide.live.profile import FULL, MAX_WAITED, QUICK, profile_model, summary

    engine = engine_config(config, files, InstanceId(0))

    def progress(what: str, done: int, total: int) -> None:
        if os.isatty(2):
            click.echo(f"\r{what}: {done} of {total}" + ("\n" if done == total else ""), err=True, nl=False)

    profile, waited = profile_model(files.directory, engine, QUICK if quick else FULL, progress)
    path = store_profile(profile, output)
    click.echo(summary(profile))
    if waited > MAX_WAITED:
        click.echo(f"  note: other programs had the processor {waited:.0%} of the time, so this is not to be relied on")
    click.echo(f"  written to {path}")
    return 0


def _options() -> list[click.Parameter]:
    options = {option.name: option for option in config_options() if isinstance(option, click.Option)}
    for name, text in _FLAGS.items():
        options[name].help = text
    return [options[name] for name in _FLAGS]


profile = click.Command(
    "profile",
    callback=_profile,
    params=[
        click.Argument(["model"], required=False, metavar="[MODEL]"),
        click.Option(
            ["output", "--output"],
            type=click.Path(dir_okay=False, path_type=Path),
            metavar="FILE.json",
            help="Write there, not to the cache folder, where `kvtide serve` finds it.",
        ),
        click.Option(["quick", "--quick"], is_flag=True, help="Fewer and shorter measurements, seconds not minutes."),
        *_options(),
    ],
    help=f"""Measure this hardware with MODEL (default {DEFAULT_MODEL}) and fit the cost models.

    From then on `kvtide serve` of this model routes by what the better of the two predicts (--policy prompt-tree and
    conductor), and says so at its start. Nothing else should run meanwhile. Use the --threads that an instance will
    have: of several profiles the one with the nearest number of threads is taken.""",
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110},
)
