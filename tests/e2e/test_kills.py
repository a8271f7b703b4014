"""SIGKILL and SIGSTOP of real processes at every step of the protocol: no request is lost or answered twice, no token
is wrong, no block or lease leaks. A covering set; `test_kills_full` has the whole product."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from kill_cases import Group, covering_set
from kill_harness import KillServer, Reference, live_through

GROUPS = covering_set()


@pytest.fixture(scope="module")
def reference() -> Iterator[Reference]:
    made = Reference()
    yield made
    made.close()


def run_group(group: Group, reference: Reference, folder: Path, record_property: Callable[[str, object], None]) -> None:
    """One cluster, and all kills of the group."""
    server = KillServer(
        folder, "--instances", "1P1D", "--transport", group.transport, "--transfer", group.mode, "--log-level", "info"
    )
    try:
        for kill in group.kills:
            outcome = live_through(server, reference, kill)
            record_property(kill.name, f"seen after {outcome.seen_s:.2f} s, freed after {outcome.freed_s:.2f} s")
    finally:
        server.close()


@pytest.mark.parametrize("name", GROUPS)
def test_kills_at_every_step(
    name: str, reference: Reference, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    run_group(GROUPS[name], reference, tmp_path, record_property)
