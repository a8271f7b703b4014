"""Records to figures: the JSON of interface.md and the table that users of `vllm bench serve` know."""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from kvtide.bench.records import RequestRecord

WIDTH = 50


def summarize(
    records: Sequence[RequestRecord],
    duration_s: float,
    *,
    config: Mapping[str, Any],
    slo_ttft_ms: float | None = None,
    slo_tpot_ms: float | None = None,
    transfer: Mapping[str, int] | None = None,
    scale_events: Mapping[str, int] | None = None,
) -> dict[str, Any]:
    """Return the JSON object of a run (interface.md, "Simulate and plan").

    A figure that no request contributes to is None, and so are goodput and attainment without objectives. The
    objectives count over all requests: one that was refused or failed missed them.
    """
    done = [record for record in records if record.is_completed]
    outcomes = Counter(record.outcome for record in records)
    input_tokens, output_tokens = sum(r.input_tokens for r in done), sum(r.output_tokens for r in done)
    seconds = max(duration_s, 1e-9)
    has_slo = slo_ttft_ms is not None or slo_tpot_ms is not None
    num_good = sum(_meets(record, slo_ttft_ms, slo_tpot_ms) for record in done)
    return {
        "requests": {
            "completed": outcomes["completed"],
            "rejected": outcomes["rejected"],
            "failed": outcomes["failed"],
        },
        "failure_reasons": dict(Counter(r.reason for r in records if not r.is_completed).most_common()),
        "duration_s": duration_s,
        "throughput": {
            "requests_per_s": len(done) / seconds,
            "input_tokens_per_s": input_tokens / seconds,
            "output_tokens_per_s": output_tokens / seconds,
        },
        "tokens": {"input": input_tokens, "output": output_tokens, "cached": sum(r.cached_tokens for r in done)},
        "goodput_rps": num_good / seconds if has_slo else None,
        "slo_attainment": num_good / len(records) if has_slo and records else None,
        "ttft_ms": _spread([record.ttft_s for record in done]),
        "tpot_ms": _spread([record.tpot_s for record in done if record.tpot_s is not None]),
        "itl_ms": _spread([gap for record in done for gap in record.itl_s]),
        "e2el_ms": _spread([record.e2el_s for record in done]),
        "jct_ms": _spread(job_times_s(records)),
        "normalized_latency_ms": {
            "total": _mean_ms([r.e2el_s / (r.input_tokens + r.output_tokens) for r in done if r.input_tokens]),
            "input": _mean_ms([r.ttft_s / r.input_tokens for r in done if r.input_tokens]),
            "output": _mean_ms([(r.e2el_s - r.ttft_s) / r.output_tokens for r in done if r.output_tokens]),
        },
        "cache": {
            "hit_ratio": sum(r.cached_tokens for r in done) / input_tokens if input_tokens else None,
            "ideal_hit_ratio": sum(r.ideal_cached_tokens for r in done) / input_tokens if input_tokens else None,
        },
        "transfer": dict(transfer or {"bytes": 0, "pieces": 0}),
        "scale_events": dict(scale_events or {"up": 0, "down": 0}),
        "config": dict(config),
    }


def job_times_s(records: Sequence[RequestRecord]) -> list[float]:
    """Return the job completion times: first turn sent to last turn done, of jobs all of whose turns completed."""
    jobs: dict[int, list[RequestRecord]] = {}
    for record in records:
        jobs.setdefault(record.job, []).append(record)
    return [
        max(turn.end_s for turn in turns) - min(turn.sent_s for turn in turns)
        for turns in jobs.values()
        if all(turn.is_completed for turn in turns)
    ]


def table(summary: Mapping[str, Any]) -> str:
    """Return the table for people."""
    requests, tokens, throughput = summary["requests"], summary["tokens"], summary["throughput"]
    lines = [f"{' Serving Benchmark Result ':=^{WIDTH}}"]
    lines.append(_row("Successful requests:", requests["completed"]))
    for name in ("rejected", "failed"):
        if requests[name]:
            lines.append(_row(f"{name.capitalize()} requests:", requests[name]))
    lines.append(_row("Benchmark duration (s):", summary["duration_s"]))
    lines.append(_row("Total input tokens:", tokens["input"]))
    lines.append(_row("Total generated tokens:", tokens["output"]))
    lines.append(_row("Total cached tokens:", tokens["cached"]))
    lines.append(_row("Request throughput (req/s):", throughput["requests_per_s"]))
    if summary["goodput_rps"] is not None:
        lines.append(_row("Request goodput (req/s):", summary["goodput_rps"]))
        lines.append(_row("SLO attainment (%):", 100 * summary["slo_attainment"]))
    lines.append(_row("Output token throughput (tok/s):", throughput["output_tokens_per_s"]))
    total = throughput["input_tokens_per_s"] + throughput["output_tokens_per_s"]
    lines.append(_row("Total token throughput (tok/s):", total))
    sections = (
        ("Time to First Token", "TTFT", "ttft_ms"),
        ("Time per Output Token (excl. 1st token)", "TPOT", "tpot_ms"),
        ("Inter-token Latency", "ITL", "itl_ms"),
        ("End-to-end Latency", "E2EL", "e2el_ms"),
        ("Job Completion Time", "JCT", "jct_ms"),
    )
    for title, short, key in sections:
        lines.append(f"{title:-^{WIDTH}}")
        for label, field in (("Mean", "mean"), ("Median", "p50"), ("P99", "p99")):
            lines.append(_row(f"{label} {short} (ms):", summary[key][field]))
    lines.append(f"{'Context Cache':-^{WIDTH}}")
    lines.append(_row("Cache hit ratio (%):", _percent(summary["cache"]["hit_ratio"])))
    lines.append(_row("Ideal cache hit ratio (%):", _percent(summary["cache"]["ideal_hit_ratio"])))
    lines.append("=" * WIDTH)
    for reason, count in summary["failure_reasons"].items():
        lines.append(f"{count} not completed: {reason}")
    return "\n".join(lines)


def _row(label: str, value: float | None) -> str:
    shown = "-" if value is None else f"{value}" if isinstance(value, int) else f"{value:.2f}"
    return f"{label:<39} {shown:<10}"


def _percent(ratio: float | None) -> float | None:
    return None if ratio is None else 100 * ratio


def _meets(record: RequestRecord, slo_ttft_ms: float | None, slo_tpot_ms: float | None) -> bool:
    if slo_ttft_ms is not None and 1000 * record.ttft_s > slo_ttft_ms:
        return False
    tpot_s = record.tpot_s
    return slo_tpot_ms is None or tpot_s is None or 1000 * tpot_s <= slo_tpot_ms


def _spread(values_s: Sequence[float]) -> dict[str, float | None]:
    if not values_s:
        return dict.fromkeys(("mean", "p50", "p90", "p99"))
    values_ms = 1000 * np.asarray(values_s)
    p50, p90, p99 = np.percentile(values_ms, (50, 90, 99))
    return {"mean": float(values_ms.mean()), "p50": float(p50), "p90": float(p90), "p99": float(p99)}


def _mean_ms(values_s: Sequence[float]) -> float | None:
    return 1000 * math.fsum(values_s) / len(values_s) if values_s else None
