"""SIGKILL and SIGSTOP of real processes at every step of the protocol: no request is lost or answered twice, no token
is wrong, no block or lease leaks. A covering set; `test_kills_full` has the whole product."""

import http.client
import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from kill_cases import Group, Kill, covering_set, covering_set_of_fetches
from kill_fetches import fetch_through
from kill_harness import KillServer, Outcome, Reference, live_through

from kvtide.live.replay import find_logs, replay_log

LiveThrough = Callable[[KillServer, Reference, Kill], Outcome]
Record = Callable[[str, object], None]

MUST_OCCUR = {"ClientAbort", "Abort", "InstanceLost", "Membership", "Expect", "FromPeer", "PullEnded", "StepDone"}
"""Events in the logs of a group."""


@pytest.fixture(scope="module")
def reference() -> Iterator[Reference]:
    made = Reference()
    yield made
    made.close()


def run_group(
    group: Group, live: LiveThrough, instances: str, reference: Reference, scratch: Path, record_property: Record
) -> None:
    """One cluster, and all kills of the group; afterwards the logs of all its processes replay to the same commands."""
    points, logs = scratch / "points", scratch / "logs"
    points.mkdir()
    how = ("--transport", group.transport, "--transfer", group.mode)
    server = KillServer(points, "--instances", instances, *how, "--record", str(logs))
    try:
        leave_early(server)
        for kill in group.kills:
            outcome = live(server, reference, kill)
            record_property(kill.name, f"seen after {outcome.seen_s:.2f} s, freed after {outcome.freed_s:.2f} s")
    finally:
        server.close()
    replayed = [replay_log(path) for path in find_logs(logs)]
    assert len(replayed) > len(group.kills)
    assert [log.difference for log in replayed] == [None] * len(replayed)
    assert {kind for log in replayed for kind in log.kinds} >= MUST_OCCUR


def leave_early(server: KillServer) -> None:
    """A client that goes away after its first tokens."""
    connection = http.client.HTTPConnection(server.url.removeprefix("http://"), timeout=60)
    body = {"model": "tiny", "prompt": "Who leaves early?", "max_tokens": 5000, "ignore_eos": True, "stream": True}
    connection.request("POST", "/v1/completions", json.dumps(body), {"content-type": "application/json"})
    response = connection.getresponse()
    assert b"data: " in response.readline()
    response.close()
    connection.close()
    server.wait_rest()


@pytest.mark.parametrize("name", covering_set())
def test_kills_at_every_step(name: str, reference: Reference, tmp_path: Path, record_property: Record) -> None:
    run_group(covering_set()[name], live_through, "1P1D", reference, tmp_path, record_property)


@pytest.mark.parametrize("name", covering_set_of_fetches())
def test_kills_while_a_prefix_is_fetched(
    name: str, reference: Reference, tmp_path: Path, record_property: Record
) -> None:
    run_group(covering_set_of_fetches()[name], fetch_through, "2P1D", reference, tmp_path, record_property)
