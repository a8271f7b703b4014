"""Load reports: on change at most every 100 ms, as heartbeat every second."""

from dataclasses import dataclass

from kvtide.instance.blocks import Blocks
from kvtide.instance.outbox import Outbox
from kvtide.instance.queues import Queues
from kvtide.instance.transfers import Transfers
from kvtide.proto.control import LoadReport

MIN_INTERVAL_NS = 100_000_000
HEARTBEAT_NS = 1_000_000_000


@dataclass(slots=True)
class Counters:
    """Totals since the incarnation began (vLLM's meanings).

    `prefix_queries` and `prefix_hits` count prompt tokens looked up and found when an attempt first starts;
    `prompt_tokens` counts a prompt when its first token is sampled; `generation_tokens` every token sent.
    """

    prefix_queries: int = 0
    prefix_hits: int = 0
    prompt_tokens: int = 0
    generation_tokens: int = 0
    preemptions: int = 0
    swaps: int = 0
    """Preemptions by explicit swap; the others recompute what history has lost."""
    steps: int = 0


class Reporter:
    """When to send a LoadReport, and what it says."""

    def __init__(self, queues: Queues, blocks: Blocks, transfers: Transfers, counters: Counters) -> None:
        self._queues = queues
        self._blocks = blocks
        self._transfers = transfers
        self._counters = counters
        self._last_ns: int | None = None
        self._last: LoadReport | None = None
        self._is_changed = True

    def changed(self) -> None:
        self._is_changed = True

    def renew(self) -> None:
        """Whoever reads may be new, or have missed the last report: send one soon, also where nothing changed."""
        self._last = None

    def run(self, outbox: Outbox, now_ns: int, *, role: str, is_draining: bool) -> int:
        """Report if it is time to; returns when to look again."""
        if self._last_ns is None or now_ns >= self._last_ns + HEARTBEAT_NS:
            self._send(outbox, self._report(role, is_draining), now_ns)
        elif self._is_changed and now_ns >= self._last_ns + MIN_INTERVAL_NS:
            report = self._report(role, is_draining)
            if report == self._last:
                self._is_changed = False
            else:
                self._send(outbox, report, now_ns)
        assert self._last_ns is not None
        return self._last_ns + (MIN_INTERVAL_NS if self._is_changed else HEARTBEAT_NS)

    def _send(self, outbox: Outbox, report: LoadReport, now_ns: int) -> None:
        self._last, self._last_ns, self._is_changed = report, now_ns, False
        outbox.message(report)

    def _report(self, role: str, is_draining: bool) -> LoadReport:
        counters, transfers = self._counters, self._transfers
        return LoadReport(
            running=len(self._queues.running),
            waiting=len(self._queues.waiting),
            waiting_tokens=self._queues.num_waiting_tokens,
            tiers=self._blocks.usage(),
            prefix_queries=counters.prefix_queries,
            prefix_hits=counters.prefix_hits,
            prompt_tokens=counters.prompt_tokens,
            generation_tokens=counters.generation_tokens,
            preemptions=counters.preemptions,
            steps=counters.steps,
            is_draining=is_draining,
            role=role,
            leases=transfers.num_leases,
            transfers=transfers.counts.all(),
        )
