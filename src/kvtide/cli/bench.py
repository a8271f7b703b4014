"""`kvtide bench`: load a running server, report latency and throughput."""

import asyncio
import math
import textwrap
from collections.abc import Callable, Coroutine, Mapping
from pathlib import Path
from typing import Any

import click
import msgspec
from tqdm import tqdm

from kvtide.base.errors import ConfigError
from kvtide.bench.page import check_plotting, render_page
from kvtide.bench.records import RequestRecord
from kvtide.bench.report import table
from kvtide.bench.run import BenchConfig, Outcome, ServerError, run_bench
from kvtide.bench.workload import Workload

_DEFAULTS = BenchConfig()
_POSITIVE = click.FloatRange(min=0, min_open=True)


@click.command(short_help="Load a running server, report latency and throughput.")
@click.option("--base-url", default=_DEFAULTS.base_url, show_default=True, help="Any OpenAI-compatible server.")
@click.option("--model", help="Name of the model; default: the first that the server lists.")
@click.option("--api-key", envvar="KVTIDE_API_KEY", help="Key to send (also KVTIDE_API_KEY).")
@click.option(
    "--endpoint",
    type=click.Choice(["completions", "chat"]),
    default=_DEFAULTS.endpoint,
    show_default=True,
    help="Which of the two APIs.",
)
@click.option(
    "--workload",
    default=_DEFAULTS.workload,
    show_default=True,
    metavar="sharegpt|loogle|react|trace:FILE|dataset:FILE",
    help="Conversations, long documents, agents, a trace (Mooncake JSONL or Azure CSV), a ShareGPT JSON file.",
)
@click.option("--num-requests", type=click.IntRange(1), help="Default: 100, or the whole file.")
@click.option("--rate", type=_POSITIVE, help="Requests per second, Poisson; inf sends all at once.")
@click.option("--concurrency", type=click.IntRange(1), help="Most jobs (conversations, documents) at one time.")
@click.option(
    "--seed", type=int, default=0, show_default=True, help="Of prompts and arrivals; another one shares no text."
)
@click.option(
    "--max-input-len",
    type=click.IntRange(1),
    default=_DEFAULTS.max_input_len,
    show_default=True,
    help="Longest prompt, in tokens; the lengths drawn scale with it.",
)
@click.option(
    "--max-output-len",
    type=click.IntRange(1),
    default=_DEFAULTS.max_output_len,
    show_default=True,
    help="Longest answer, in tokens.",
)
@click.option("--rate-scale", type=_POSITIVE, default=1.0, show_default=True, help="Speed a trace up.")
@click.option("--tokenizer", metavar="DIR", help="Folder with tokenizer.json; default: the server's /tokenize.")
@click.option("--ignore-eos", is_flag=True, help="Ask for answers of exactly the drawn lengths (vLLM's extension).")
@click.option(
    "--temperature", type=click.FloatRange(0), default=0.0, show_default=True, help="Of sampling; 0 is greedy."
)
@click.option("--timeout-s", type=_POSITIVE, default=_DEFAULTS.timeout_s, show_default=True, help="For one request.")
@click.option("--slo-ttft-ms", type=_POSITIVE, help="Objective for the time to first token.")
@click.option("--slo-tpot-ms", type=_POSITIVE, help="Objective for the time per output token.")
@click.option(
    "--output", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE.json", help="The result as JSON."
)
@click.option("--report", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE.html", help="Page with plots.")
def bench(output: Path | None, report: Path | None, **given: Any) -> None:
    """Load a running OpenAI-compatible server and report latency and throughput.

    Jobs begin at Poisson times (--rate), at the times of a trace, or all at once, at most --concurrency of them
    together; the turns of a job follow each other. Requests that fail are counted, with the reason.

    docs/bench.md has the distributions that the synthetic workloads draw from; every run prints them.

    The model `tiny` answers with random bytes, which do not survive the way through text into the next turn's prompt:
    there, workloads whose answers return in later prompts (sharegpt, react) reach less than the ideal hit ratio.

    Exit status: 0, 1 if no request succeeded, 2 for a wrong option.
    """
    try:
        config = BenchConfig(**given)
        if config.rate is not None and math.isnan(config.rate):
            raise ConfigError("--rate: 'nan' is not a number of requests per second")
        for path in (output, report):
            if path is not None:
                _check_writable(path)
        if report is not None:
            check_plotting()
        outcome = _run_with_bar(config)
    except ServerError as error:
        click.echo(f"kvtide bench: {error}", err=True)
        raise click.exceptions.Exit(1) from error
    click.echo(table(outcome.summary))
    if output is not None:
        output.write_bytes(msgspec.json.format(msgspec.json.encode(outcome.summary)) + b"\n")
    if report is not None:
        title = f"kvtide bench: {config.workload} on {outcome.summary['config']['model']}"
        report.write_text(render_page(outcome.summary, outcome.records, title), encoding="utf-8")
    if outcome.summary["requests"]["completed"] == 0:
        raise click.exceptions.Exit(1)


def _check_writable(path: Path) -> None:
    """Raise ConfigError, before a run is made in vain."""
    exists = path.exists()
    try:
        path.open("ab").close()
        if not exists:
            path.unlink()
    except OSError as error:
        raise ConfigError(f"cannot write {path}: {error.strerror}") from None


def _run_with_bar(config: BenchConfig) -> Outcome:
    bar: tqdm[Any] | None = None
    num_failed = 0

    def start(workload: Workload, config: BenchConfig) -> None:
        nonlocal bar
        counts = f"{_count(workload.num_requests, 'request')} in {_count(len(workload.jobs), 'job')}"
        click.echo(f"{counts} to {config.model}", err=True)
        click.echo(workload_line(config.workload, config.seed, workload.parameters), err=True)
        bar = tqdm(total=workload.num_requests, unit="req", disable=None, dynamic_ncols=True)

    def end(record: RequestRecord) -> None:
        nonlocal num_failed
        assert bar is not None
        bar.update()
        if not record.is_completed:
            num_failed += 1
            bar.set_postfix(not_completed=num_failed, refresh=False)

    try:
        return _run_loop(run_bench(config, on_start=start, on_end=end))
    finally:
        if bar is not None:
            bar.close()


def workload_line(name: str, seed: int, parameters: Mapping[str, Any]) -> str:
    """Return `Workload NAME: key=value, ...`, wrapped; a distribution shows as `(median 18, sigma 1.3, ...)`."""
    shown = ", ".join(f"{key}={_value(value)}" for key, value in {"seed": seed, **parameters}.items())
    return textwrap.fill(f"Workload {name}: {shown}", 100, subsequent_indent="  ", break_long_words=False)


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        return "(" + ", ".join(f"{key} {_value(inner)}" for key, inner in value.items()) + ")"
    if isinstance(value, list | tuple):
        return " to ".join(map(_value, value)) if len(value) == 2 else ", ".join(map(_value, value))
    return f"{value:g}" if isinstance(value, float) else str(value)


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _run_loop(main: Coroutine[Any, Any, Outcome]) -> Outcome:
    """Run on uvloop where it is installed: the client's own cost is part of what is measured."""
    factory: Callable[[], asyncio.AbstractEventLoop] | None = None
    try:
        import uvloop

        factory = uvloop.new_event_loop
    except ImportError:
        pass
    with asyncio.Runner(loop_factory=factory) as runner:
        return runner.run(main)
