"""What a simulation came to, as the JSON of `kvtide bench` and `kvtide simulate` (the fields known so far)."""

from collections.abc import Iterable
from typing import Any

from kvtide.sim.client import Client

_NS_PER_MS = 1e6


def report(clients: Iterable[Client]) -> dict[str, Any]:
    """Latencies in ms over the completed requests; rates over the time from the first arrival to the last end."""
    everyone = list(clients)
    ended = [client for client in everyone if client.ended is not None]
    completed = [client for client in ended if client.ended is not None and client.ended.outcome == "finished"]
    start = min((client.plan.spec.arrival_ns for client in everyone), default=0)
    end = max((client.ended_ns for client in ended), default=start)
    duration_s = (end - start) / 1e9
    outputs = sum(len(tokens) for client in completed for tokens in client.tokens)
    inputs = sum(client.plan.spec.num_prompt_tokens for client in completed)
    cached = sum(client.ended.cached_tokens for client in completed if client.ended is not None)
    return {
        "requests": {
            "completed": len(completed),
            "rejected": _count(ended, "rejected"),
            "failed": _count(ended, "failed") + _count(ended, "unavailable"),
            "aborted": _count(ended, "aborted"),
        },
        "duration_s": duration_s,
        "throughput": {
            "requests_per_s": _rate(len(completed), duration_s),
            "input_tokens_per_s": _rate(inputs, duration_s),
            "output_tokens_per_s": _rate(outputs, duration_s),
        },
        "ttft_ms": _spread([_ttft_ms(client) for client in completed if client.token_times_ns]),
        "tpot_ms": _spread([_tpot_ms(client) for client in completed if len(client.token_times_ns) > 1]),
        "jct_ms": _spread([(client.ended_ns - client.plan.spec.arrival_ns) / _NS_PER_MS for client in completed]),
        "cache": {"hit_ratio": cached / inputs if inputs else 0.0},
    }


def _count(clients: list[Client], outcome: str) -> int:
    return sum(client.ended is not None and client.ended.outcome == outcome for client in clients)


def _rate(amount: int, duration_s: float) -> float:
    return amount / duration_s if duration_s > 0 else 0.0


def _ttft_ms(client: Client) -> float:
    return (client.token_times_ns[0] - client.plan.spec.arrival_ns) / _NS_PER_MS


def _tpot_ms(client: Client) -> float:
    """Time per output token after the first."""
    times = client.token_times_ns
    return (times[-1] - times[0]) / (len(times) - 1) / _NS_PER_MS


def _spread(values: list[float]) -> dict[str, float]:
    if not values:
        return {"mean": 0.0, "p50": 0.0, "p90": 0.0, "p99": 0.0}
    ordered = sorted(values)
    last = len(ordered) - 1
    spread = {f"p{percent}": ordered[round(last * percent / 100)] for percent in (50, 90, 99)}
    return {"mean": sum(ordered) / len(ordered), **spread}
