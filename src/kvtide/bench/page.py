"""A run as one self-contained HTML page: figures as inline SVG, nothing loaded from anywhere."""

import html
import io
import re
from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import numpy as np

from kvtide.base.errors import ConfigError
from kvtide.base.extras import install_hint
from kvtide.bench.records import RequestRecord
from kvtide.bench.report import job_times_s, table

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_STYLE = """body{font:15px/1.5 system-ui,sans-serif;margin:2em auto;max-width:1080px;padding:0 1em;color:#1b2733}
h1{font-size:1.5em}h2{font-size:1.1em;margin-top:2em}pre{background:#f3f6f9;padding:1em;overflow:auto}
.plots{display:flex;flex-wrap:wrap;gap:1em}.plots svg{max-width:100%;height:auto}
table{border-collapse:collapse}td{padding:.15em 1em .15em 0;vertical-align:top}td:first-child{color:#567}"""

_COLOR = "#1f6f8b"


def check_plotting() -> None:
    """Raise ConfigError where matplotlib is missing, before a run is made in vain."""
    if find_spec("matplotlib") is None:
        raise ConfigError(f"--report needs matplotlib: {install_hint('bench')}")


def render_page(summary: Mapping[str, Any], records: Sequence[RequestRecord], title: str) -> str:
    """Return the page of a run."""
    plots = "".join(_svg(name, draw, records) for name, draw in _PLOTS.items())
    rows = "".join(
        f"<tr><td>{html.escape(str(key))}</td><td>{html.escape(str(value))}</td></tr>"
        for key, value in summary["config"].items()
    )
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{html.escape(title)}</title>'
        f"<style>{_STYLE}</style></head><body><h1>{html.escape(title)}</h1>"
        f"<pre>{html.escape(table(summary))}</pre>"
        f'<h2>Distributions</h2><div class="plots">{plots}</div>'
        f"<h2>Configuration</h2><table>{rows}</table></body></html>"
    )


def _svg(name: str, draw: Callable[["Axes", Sequence[RequestRecord]], None], records: Sequence[RequestRecord]) -> str:
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context({"svg.fonttype": "none", "svg.hashsalt": name, "font.size": 9}):
        figure = Figure(figsize=(5.2, 3.2), layout="constrained")
        axes = figure.add_subplot()
        draw(axes, records)
        axes.set_title(name)
        axes.grid(alpha=0.3)
        text = io.StringIO()
        nothing = dict.fromkeys(("Date", "Creator", "Format", "Type"))
        figure.savefig(text, format="svg", metadata=nothing)
    # Inside HTML an SVG needs neither a document type nor namespaces.
    svg = text.getvalue()
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    return re.sub(r' xmlns(:\w+)?="[^"]*"', "", svg)


def _distribution(axes: "Axes", values_ms: Sequence[float], label: str) -> None:
    """Cumulative share of requests."""
    ordered = np.sort(np.asarray(values_ms))
    if len(ordered):
        axes.step(ordered, np.arange(1, len(ordered) + 1) / len(ordered), where="post", color=_COLOR)
    axes.set_xlabel(f"{label} (ms)")
    axes.set_ylabel("share of requests")
    axes.set_ylim(0, 1)


def _completed(records: Sequence[RequestRecord]) -> list[RequestRecord]:
    return [record for record in records if record.is_completed]


def _ttft(axes: "Axes", records: Sequence[RequestRecord]) -> None:
    _distribution(axes, [1000 * record.ttft_s for record in _completed(records)], "time to first token")


def _tpot(axes: "Axes", records: Sequence[RequestRecord]) -> None:
    values_ms = [1000 * record.tpot_s for record in _completed(records) if record.tpot_s is not None]
    _distribution(axes, values_ms, "time per output token")


def _jct(axes: "Axes", records: Sequence[RequestRecord]) -> None:
    _distribution(axes, [1000 * time_s for time_s in job_times_s(records)], "job completion time")


def _ttft_by_length(axes: "Axes", records: Sequence[RequestRecord]) -> None:
    done = _completed(records)
    axes.scatter(
        [record.input_tokens for record in done],
        [1000 * record.ttft_s for record in done],
        c=[record.cached_tokens / max(1, record.input_tokens) for record in done],
        cmap="viridis",
        s=10,
        vmin=0,
        vmax=1,
    )
    axes.set_xlabel("prompt tokens (colour: cached share, yellow is all)")
    axes.set_ylabel("time to first token (ms)")


def _throughput(axes: "Axes", records: Sequence[RequestRecord]) -> None:
    """Output tokens in each of 60 slices of the run; a request's tokens count evenly from its first to its last."""
    done = _completed(records)
    end_s = max((record.end_s for record in done), default=1.0) or 1.0
    edges = np.linspace(0, end_s, 61)
    counts = np.zeros(60)
    for record in done:
        first_s = record.sent_s + record.ttft_s
        overlap = np.clip(np.minimum(edges[1:], record.end_s) - np.maximum(edges[:-1], first_s), 0, None)
        if overlap.sum() > 0:
            counts += record.output_tokens * overlap / overlap.sum()
        else:
            counts[min(59, int(60 * first_s / end_s))] += record.output_tokens
    axes.step(edges[:-1], counts / (end_s / 60), where="post", color=_COLOR)
    axes.set_xlabel("time (s)")
    axes.set_ylabel("output tokens/s")


_PLOTS: dict[str, Callable[["Axes", Sequence[RequestRecord]], None]] = {
    "Time to first token": _ttft,
    "Time per output token": _tpot,
    "Job completion time": _jct,
    "Time to first token by prompt length": _ttft_by_length,
    "Throughput over time": _throughput,
}
