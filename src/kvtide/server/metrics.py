"""Prometheus metrics under the names of interface.md: instances' counters at scrape time, latencies at the gateway.

Each app has a registry of its own; nothing is registered at import.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric, SummaryMetricFamily
from prometheus_client.registry import Collector

from kvtide.proto.client import RequestEnded

LABELS = ("model_name", "instance", "role")
TRANSFER_LABELS = ("model_name", "src", "dst", "mode", "transport")
_GATEWAY = "gateway"
"""Label `instance` and `role` of what the gateway itself saw: a request may have used several instances."""

_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.3, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 80.0)
_TTFT = (0.001, 0.005, 0.01, 0.02, 0.04, 0.06, 0.08, 0.1, 0.25, 0.5, 0.75, 1.0, 2.5, 5.0, 10.0, 20.0, 40.0, 80.0, 160.0)
_REQUEST = (0.05, 0.3, 0.5, 0.8, 1.0, 1.5, 2.0, 2.5, 5.0, 10.0, 15.0, 20.0, 30.0, 60.0, 120.0, 240.0, 480.0, 960.0)
_TOKENS = tuple(step * 10**power for power in range(6) for step in (1, 2, 5))
_DECISION = (0.000_01, 0.000_03, 0.000_1, 0.000_3, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3)

_COUNTERS = (
    # name, field of LoadReport, help
    ("prefix_cache_queries", "prefix_queries", "Prompt tokens looked up in the prefix cache."),
    ("prefix_cache_hits", "prefix_hits", "Prompt tokens found in the prefix cache."),
    ("prompt_tokens", "prompt_tokens", "Prompt tokens processed."),
    ("generation_tokens", "generation_tokens", "Tokens generated."),
    ("num_preemptions", "preemptions", "Preemptions of running sequences."),
)
_STATES = ("free", "active", "historical", "leased", "quarantined")


class GatewayMetrics:
    """What the gateway itself observes, and the collector that asks it for the instances' counters."""

    def __init__(self, model_name: str, counters: Callable[[], Iterable[Mapping[str, Any]]]) -> None:
        self.registry = CollectorRegistry()
        self._labels = (model_name, _GATEWAY, _GATEWAY)
        self.time_to_first_token = self._histogram("time_to_first_token_seconds", "Time to the first token.", _TTFT)
        self.inter_token_latency = self._histogram("inter_token_latency_seconds", "Time between tokens.", _FAST)
        self.e2e_latency = self._histogram("e2e_request_latency_seconds", "Time from arrival to end.", _REQUEST)
        self.queue_time = self._histogram("request_queue_time_seconds", "Time spent waiting.", _REQUEST)
        self.prefill_time = self._histogram("request_prefill_time_seconds", "Time spent in prefill.", _REQUEST)
        self.decode_time = self._histogram("request_decode_time_seconds", "Time spent in decode.", _REQUEST)
        self.request_prompt = self._histogram("request_prompt_tokens", "Tokens of the prompt.", _TOKENS)
        self.request_generation = self._histogram("request_generation_tokens", "Tokens generated.", _TOKENS)
        self.router_decision = self._histogram("router_decision_seconds", "Time to choose an instance.", _DECISION)
        self._success = self._counter("request_success", "Sequences that finished.", "finished_reason")
        self._rejected = self._counter("requests_rejected", "Requests refused by the server.", "reason")
        self._rerouted = self._counter("requests_rerouted", "Further attempts of requests.").labels(*self._labels)
        self.registry.register(_InstanceCollector(model_name, counters))

    def sequence_finished(self, reason: str) -> None:
        self._success.labels(*self._labels, reason).inc()

    def request_rejected(self, reason: str) -> None:
        """`reason`: "admission", "unavailable" or "draining"."""
        self._rejected.labels(*self._labels, reason).inc()

    def request_ended(self, ended: RequestEnded, elapsed_s: float, num_prompt: int, num_generated: int) -> None:
        """Observe times and tokens (those of all its sequences) of a request that has come to its end."""
        if ended.num_attempts > 1:
            self._rerouted.inc(ended.num_attempts - 1)
        if ended.outcome == "finished":
            self.e2e_latency.observe(elapsed_s)
            self.queue_time.observe(ended.queue_ns / 1e9)
            self.prefill_time.observe(ended.prefill_ns / 1e9)
            self.decode_time.observe(ended.decode_ns / 1e9)
            self.request_prompt.observe(num_prompt)
            self.request_generation.observe(num_generated)
        elif ended.outcome == "aborted":
            self.sequence_finished("abort")
        elif ended.outcome == "rejected":
            self.request_rejected("admission")
        elif ended.outcome == "unavailable":
            self.request_rejected("unavailable")

    def render(self) -> bytes:
        """Return the exposition in Prometheus' text format."""
        return generate_latest(self.registry)

    def _histogram(self, name: str, text: str, buckets: tuple[float, ...]) -> Histogram:
        family = Histogram(f"kvtide:{name}", text, LABELS, registry=self.registry, buckets=buckets)
        return family.labels(*self._labels)

    def _counter(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(f"kvtide:{name}", text, (*LABELS, *labels), registry=self.registry)


class _InstanceCollector(Collector):
    """Reads the last load reports whenever Prometheus asks; a restarted instance begins at zero, as counters may."""

    def __init__(self, model_name: str, counters: Callable[[], Iterable[Mapping[str, Any]]]) -> None:
        self._model_name = model_name
        self._counters = counters

    def collect(self) -> Iterable[Metric]:
        running = GaugeMetricFamily("kvtide:num_requests_running", "Sequences that run.", labels=LABELS)
        waiting = GaugeMetricFamily("kvtide:num_requests_waiting", "Sequences that wait.", labels=LABELS)
        usage = GaugeMetricFamily("kvtide:kv_cache_usage_perc", "Share of device blocks in use.", labels=LABELS)
        blocks = GaugeMetricFamily("kvtide:kv_blocks", "Blocks.", labels=(*LABELS, "tier", "state"))
        leases = GaugeMetricFamily("kvtide:kv_leases", "Leases granted for KV that is to come.", labels=LABELS)
        families = [CounterMetricFamily(f"kvtide:{name}", text, labels=LABELS) for name, _, text in _COUNTERS]
        moved_bytes = CounterMetricFamily("kvtide:kv_transfer_bytes", "KV received.", labels=TRANSFER_LABELS)
        pieces = CounterMetricFamily(
            "kvtide:kv_transfer_pieces", "Pieces received, neighbours not joined.", labels=TRANSFER_LABELS
        )
        seconds = SummaryMetricFamily("kvtide:kv_transfer_seconds", "Transfers of KV.", labels=TRANSFER_LABELS)
        for entry in self._counters():
            labels = (self._model_name, str(entry.get("instance", "")), str(entry.get("role", "")))
            running.add_metric(labels, entry.get("running", 0))
            waiting.add_metric(labels, entry.get("waiting", 0))
            tiers: Mapping[str, Mapping[str, int]] = entry.get("blocks", {})
            device = tiers.get("device", {})
            in_use = device.get("active", 0) + device.get("leased", 0) + device.get("quarantined", 0)
            usage.add_metric(labels, in_use / device["total"] if device.get("total") else 0.0)
            leases.add_metric(labels, entry.get("leases", 0))
            for tier, counts in tiers.items():
                for state in _STATES:
                    blocks.add_metric((*labels, tier, state), counts.get(state, 0))
            for family, (_, field, _help) in zip(families, _COUNTERS, strict=True):
                family.add_metric(labels, entry.get(field, 0))
            for transfer in entry.get("transfers", ()):
                ends = (self._model_name, *(transfer[name] for name in ("src", "dst", "mode", "transport")))
                moved_bytes.add_metric(ends, transfer["bytes"])
                pieces.add_metric(ends, transfer["pieces"])
                seconds.add_metric(ends, transfer["transfers"], transfer["seconds"])
        return [running, waiting, usage, blocks, leases, *families, moved_bytes, pieces, seconds]
