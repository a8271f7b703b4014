"""GET /cluster and /metrics as plain data (interface.md): read-only views of the control core."""

from typing import Any

from kvtide.control.core import ControlCore
from kvtide.control.state import InstanceState
from kvtide.proto.control import LoadReport, TierUsage, TransferCount

_STATES = ("total", "free", "active", "historical", "leased", "quarantined")
_COUNTERS = (
    "running",
    "waiting",
    "waiting_tokens",
    "prefix_queries",
    "prefix_hits",
    "prompt_tokens",
    "generation_tokens",
    "preemptions",
    "steps",
    "leases",
)
_SILENT = LoadReport(running=0, waiting=0, waiting_tokens=0, tiers={})


def cluster_report(core: ControlCore, *, gateway_pid: int) -> dict[str, Any]:
    """The JSON of GET /cluster."""
    model = core.model
    return {
        "epoch": core.epoch,
        "model": model.name if model is not None else None,
        "gateway": {"pid": gateway_pid},
        "instances": [_instance(core, seat) for _, seat in sorted(core.instances.items())],
        "groups": [],
    }


def instance_counters(core: ControlCore) -> list[dict[str, Any]]:
    """One entry an instance: labels `instance` and `role`, the counters of its last LoadReport, `blocks` by tier,
    `leases` (granted and not ended; how many blocks they are is in `blocks`), and `transfers`: what it has pulled, by
    source, mode and transport. An instance that has left has none."""
    entries = []
    for _, seat in sorted(core.instances.items()):
        if not seat.has_future:
            continue
        load = seat.load or _SILENT
        entry: dict[str, Any] = {"instance": str(seat.instance), "role": seat.role, "blocks": _blocks(load)}
        entry.update((name, getattr(load, name)) for name in _COUNTERS)
        entry["transfers"] = [_transfer(seat, count) for count in load.transfers]
        entries.append(entry)
    return entries


def _instance(core: ControlCore, seat: InstanceState) -> dict[str, Any]:
    load = seat.load or _SILENT
    return {
        "id": seat.instance,
        "role": seat.role,
        "pid": seat.pid,
        "host": seat.host,
        "state": "draining" if seat.is_told_to_drain and seat.is_alive else seat.phase.value,
        "tp": seat.tp,
        "group": None,
        "running": load.running,
        "waiting": load.waiting,
        "leases": load.leases,
        "indexed_blocks": core.trees.num_blocks(seat.instance),
        "blocks": _blocks(load),
    }


def _transfer(seat: InstanceState, count: TransferCount) -> dict[str, Any]:
    """Labels `src dst mode transport`, then counters since this incarnation of the receiver began."""
    return {
        "src": str(count.source),
        "dst": str(seat.instance),
        "mode": count.mode,
        "transport": count.transport,
        "transfers": count.transfers,
        "bytes": count.num_bytes,
        "pieces": count.num_pieces,
        "seconds": count.duration_ns / 1e9,
    }


def _blocks(load: LoadReport) -> dict[str, dict[str, int]]:
    return {tier: _usage(usage) for tier, usage in load.tiers.items()}


def _usage(usage: TierUsage) -> dict[str, int]:
    return {state: getattr(usage, state) for state in _STATES}
