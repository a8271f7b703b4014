"""`kvtide bench`, without its command line: look at the server, make the workload, run it, report."""

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from kvtide.base.errors import ConfigError
from kvtide.bench.client import OpenAiClient
from kvtide.bench.http import HttpClient, HttpError
from kvtide.bench.load import LoadRun
from kvtide.bench.records import RequestRecord
from kvtide.bench.report import summarize
from kvtide.bench.synthetic import SYNTHETIC, Limits, synthetic
from kvtide.bench.traces import load_dataset, load_trace
from kvtide.bench.words import CALIBRATION_TEXT, WORDS, TextMaker
from kvtide.bench.workload import Workload, poisson_arrivals
from kvtide.text.tokenizer import Tokenizer

DEFAULT_NUM_REQUESTS = 100


class BenchConfig(msgspec.Struct, frozen=True, kw_only=True):
    """What to run (interface.md, "Bench report"). `rate` and `concurrency` None: all jobs at once, or a trace's own
    times. Lengths in tokens."""

    base_url: str = "http://127.0.0.1:8000"
    model: str | None = None
    api_key: str | None = None
    endpoint: str = "completions"
    workload: str = "sharegpt"
    num_requests: int | None = None
    rate: float | None = None
    concurrency: int | None = None
    seed: int = 0
    max_input_len: int = 4096
    max_output_len: int = 256
    rate_scale: float = 1.0
    tokenizer: str | None = None
    ignore_eos: bool = False
    temperature: float = 0.0
    timeout_s: float = 600.0
    slo_ttft_ms: float | None = None
    slo_tpot_ms: float | None = None


class ServerError(Exception):
    """The server cannot be used at all; the message fits on one line."""


class Outcome(msgspec.Struct):
    """A finished (or interrupted) run."""

    summary: dict[str, Any]
    records: list[RequestRecord]


def check_workload(name: str) -> None:
    """Raise ConfigError for a workload that cannot be had, before the server is asked for anything."""
    kind, _, path = name.partition(":")
    if kind in ("trace", "dataset") and path:
        if not Path(path).exists():
            raise ConfigError(f"--workload: {path} does not exist")
    elif name not in SYNTHETIC:
        known = " | ".join([*SYNTHETIC, "trace:FILE", "dataset:FILE"])
        raise ConfigError(f"--workload: '{name}' is not allowed; allowed is {known}")


def make_workload(config: BenchConfig, chars_per_token: float = 4.0) -> Workload:
    """Return the jobs that `config` names. Raises ConfigError."""
    check_workload(config.workload)
    limits = Limits(max_input_len=config.max_input_len, max_output_len=config.max_output_len)
    kind, _, path = config.workload.partition(":")
    if kind == "trace":
        return load_trace(path, config.num_requests, limits, config.rate_scale)
    if kind == "dataset":
        return load_dataset(path, config.num_requests, limits, 1 / chars_per_token)
    return synthetic(config.workload, config.num_requests or DEFAULT_NUM_REQUESTS, config.seed, limits)


async def run_bench(
    config: BenchConfig,
    *,
    on_start: Callable[[Workload, BenchConfig], None] = lambda workload, config: None,
    on_end: Callable[[RequestRecord], None] = lambda record: None,
) -> Outcome:
    """Run and summarize. A cancelled run is summarized as far as it came. Raises ConfigError or ServerError."""
    check_workload(config.workload)
    try:
        http = HttpClient(config.base_url, config.api_key)
    except ValueError as error:
        raise ConfigError(f"--base-url: {error}") from error
    try:
        if config.model is None:
            config = msgspec.structs.replace(config, model=await _first_model(http))
        assert config.model is not None
        maker = TextMaker(await _tokens_per_word(http, config))
        # Literal texts of data sets are ordinary prose: about four characters a token with an ordinary tokenizer.
        workload = make_workload(config, min(4.0, maker.chars_per_token))
        on_start(workload, config)
        client = OpenAiClient(
            http,
            model=config.model,
            endpoint=config.endpoint,
            ignore_eos=config.ignore_eos,
            temperature=config.temperature,
        )
        run = LoadRun(client, maker, timeout_s=config.timeout_s, concurrency=config.concurrency, on_end=on_end)
        with contextlib.suppress(asyncio.CancelledError):
            await run.run(workload.jobs, _arrivals(workload, config))
    finally:
        await http.close()
    summary = summarize(
        run.records,
        max((record.end_s for record in run.records), default=0.0),
        config=_shown(config) | {"parameters": workload.parameters, "tokens_per_word": maker.tokens_per_word},
        slo_ttft_ms=config.slo_ttft_ms,
        slo_tpot_ms=config.slo_tpot_ms,
    )
    return Outcome(summary, run.records)


def _shown(config: BenchConfig) -> dict[str, Any]:
    """The configuration for the report: without the key, and an infinite rate as text, which JSON can hold."""
    shown = msgspec.structs.asdict(config)
    del shown["api_key"]
    if config.rate == float("inf"):
        shown["rate"] = "inf"
    return shown


def _arrivals(workload: Workload, config: BenchConfig) -> list[float]:
    """--rate wins over a trace's own times, and so does --concurrency alone."""
    if config.rate is not None:
        return poisson_arrivals(workload.jobs, config.rate, config.seed)
    if config.concurrency is not None:
        return [0.0] * len(workload.jobs)
    return [job.arrival_s or 0.0 for job in workload.jobs]


async def _first_model(http: HttpClient) -> str:
    try:
        status, body = await http.get("/v1/models")
    except HttpError as error:
        raise ServerError(str(error)) from error
    _check_key(status)
    if status != 200:
        raise ServerError(f"GET /v1/models answered HTTP {status}: {body[:200].decode('utf-8', 'replace')}")
    try:
        return str(msgspec.json.decode(body)["data"][0]["id"])
    except (msgspec.DecodeError, KeyError, IndexError, TypeError) as error:
        raise ServerError("GET /v1/models names no model; give --model") from error


def _check_key(status: int) -> None:
    if status == 401:
        raise ServerError("the server asks for a valid API key (HTTP 401): give --api-key KEY, or KVTIDE_API_KEY")


async def _tokens_per_word(http: HttpClient, config: BenchConfig) -> float:
    """Measure with the local tokenizer, else with the server's /tokenize (vLLM, kvtide), else assume 1."""
    if config.tokenizer is not None:
        tokens = Tokenizer.from_directory(Path(config.tokenizer)).encode(CALIBRATION_TEXT, add_special_tokens=False)
        return len(tokens) / len(WORDS)
    body = {"model": config.model, "prompt": CALIBRATION_TEXT, "add_special_tokens": False}
    try:
        status, answer = await http.post("/tokenize", msgspec.json.encode(body))
    except HttpError as error:
        raise ServerError(str(error)) from error
    _check_key(status)
    if status == 200:
        with contextlib.suppress(msgspec.DecodeError, KeyError, TypeError, ValueError):
            return float(msgspec.json.decode(answer)["count"]) / len(WORDS)
    return 1.0
