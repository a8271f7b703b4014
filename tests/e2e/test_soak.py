"""Nothing leaks: 10,000 random requests through the live in-process cluster with the real engine, in five shapes; and
as many over prefill and decode instances."""

from collections.abc import Callable
from pathlib import Path

import pytest
import torch
from reference_alone import compare_alone
from soak_harness import Shape, Soak

from request_states import RECEIVING_STATES, SENDING_STATES

AT_LEAST = 100
AT_LEAST_BRIEF = 30
"""Of what hangs on how processes interleave: states that last but for the way of one message, room for a return."""
BRIEF = {"return moved", *("abort " + state for state in (*SENDING_STATES, *RECEIVING_STATES))}
NUM_COMPARED = 250

SHAPES = {
    "three tiers": Shape(seed=1, num_requests=2000, device_blocks=20, host_blocks=16, disk_blocks=24),
    "discrete, two tiers": Shape(
        seed=2, num_requests=2000, device_blocks=40, host_blocks=24, block_size=4, layout="discrete"
    ),
    "swaps without index": Shape(seed=3, num_requests=2000, device_blocks=24, host_blocks=48, caching=False),
    "one tier": Shape(seed=4, num_requests=2000, device_blocks=12, block_size=16, max_num_seqs=12),
    "two instances that recompute": Shape(
        seed=5, num_requests=2000, device_blocks=22, layout="discrete", caching=False, instances="2M", num_clients=40
    ),
    "prefill and decode": Shape(seed=6, num_requests=2500, device_blocks=24, instances="1P2D", num_clients=40),
    "prefill and decode by layer": Shape(
        seed=7,
        num_requests=2500,
        device_blocks=24,
        host_blocks=16,
        instances="1P2D",
        transfer="by-layer",
        num_clients=40,
    ),
    "decode keeps what it lacked": Shape(
        seed=8,
        num_requests=2500,
        device_blocks=30,
        block_size=4,
        layout="discrete",
        instances="1P2D",
        level="decode",
        transfer="by-request",
        num_clients=40,
    ),
    "nothing is kept": Shape(
        seed=9, num_requests=2500, device_blocks=24, caching=False, instances="1P2D", num_clients=40
    ),
}
"""The last four are 10,000 requests over prefill and decode instances."""


def expected_events(shape: Shape) -> list[str]:
    """What must have happened often in this shape."""
    events = ["abort " + state for state in shape.abort_states] + [
        "preemption",
        "stop string",
        "fork of a partial block",
    ]
    if shape.caching:
        events += ["eviction", "hit token"]
    if shape.host_blocks:
        events += ["device to host", "host to device", "swap out", "swap in"]
        events += [] if shape.caching else ["preemption by swap", "abort swapped out"]
    if "P" in shape.instances:
        events += ["handoff moved", "attempt handed_over", "transfer done", "transfer cancelled", "sent CancelTransfer"]
        events += ["return moved", "transfer refused"] if shape.caching and shape.level == "full" else []
    if shape.disk_blocks:
        events += ["host to disk", "disk to device"]
    return events


def enough(event: str) -> int:
    return AT_LEAST_BRIEF if event in BRIEF else AT_LEAST


@pytest.mark.parametrize("name", SHAPES)
async def test_nothing_leaks(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, record_property: Callable[[str, object], None]
) -> None:
    torch.set_num_threads(1)
    wanted = {event: enough(event) for event in expected_events(SHAPES[name])}
    soak = Soak(SHAPES[name], wanted)
    await soak.run(tmp_path, monkeypatch.setattr)
    monkeypatch.undo()
    record_property("requests", len(soak.answers))
    for event, count in soak.happened.items():
        record_property(event, count)
    step = max(1, len(soak.answers) // NUM_COMPARED)
    num_ties = await compare_alone(soak.shape, soak.answers[::step], tmp_path)
    assert num_ties <= 3
