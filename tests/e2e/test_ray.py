"""`--launcher ray` on a real Ray cluster of two (logical) nodes: KV by tcp, deaths of processes and actors, no room."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import openai
import pytest
from server_process import ServerProcess, is_alive, run_kvtide, wait_for

pytest.importorskip("ray", reason="the extra `ray` is not installed")
from ray.cluster_utils import Cluster

from kvtide.live.fault_points import HIT, VARIABLE

PROMPT = list(range(40, 140))
FLAGS = ("--launcher", "ray", "--instances", "1P1D", "--transport", "tcp", "--log-level", "warning")


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Two nodes of one CPU each, so that two instances cannot share one; the folder of their fault points."""
    folder = tmp_path_factory.mktemp("points")
    os.environ[VARIABLE] = str(folder)
    small = {"num_cpus": 1, "object_store_memory": 100 << 20}  # KV does not go through Ray
    cluster = Cluster(initialize_head=True, head_node_args=small)
    before = os.environ.get("RAY_ADDRESS")
    try:
        cluster.add_node(**small)
        os.environ["RAY_ADDRESS"] = cluster.address
        yield folder
    finally:
        del os.environ[VARIABLE]
        if before is None:
            os.environ.pop("RAY_ADDRESS", None)
        else:
            os.environ["RAY_ADDRESS"] = before
        cluster.shutdown()


@pytest.fixture(scope="module")
def server(nodes: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(*FLAGS)
    yield server
    server.close()


@pytest.fixture(scope="module")
def expected() -> list[list[int]]:
    """Three turns by one instance without a cache."""
    alone = ServerProcess("--caching", "off")
    try:
        return converse(alone)
    finally:
        alone.close()


def converse(server: ServerProcess) -> list[list[int]]:
    tokens, answers = list(PROMPT), []
    for turn in range(3):
        answers.append(complete(server, tokens))
        tokens += answers[-1] + [turn + 1] * 9
    return answers


def complete(server: ServerProcess, prompt: list[int], max_tokens: int = 24) -> list[int]:
    client = openai.OpenAI(base_url=server.url + "/v1", api_key="none", timeout=120, max_retries=0)
    answer: Any = client.completions.create(
        model="tiny",
        prompt=prompt,
        max_tokens=max_tokens,
        temperature=0.0,
        extra_body={"ignore_eos": True, "return_token_ids": True},
    )
    return list(answer.choices[0].token_ids)


def stream(server: ServerProcess, max_tokens: int) -> Any:
    client = openai.OpenAI(base_url=server.url + "/v1", api_key="none", timeout=120, max_retries=0)
    return client.completions.create(
        model="tiny",
        prompt=PROMPT,
        max_tokens=max_tokens,
        temperature=0.0,
        stream=True,
        extra_body={"ignore_eos": True, "return_token_ids": True},
    )


def instance_of(server: ServerProcess, role: str) -> dict[str, Any]:
    return next(entry for entry in server.get("/cluster")["instances"] if entry["role"] == role)


def is_complete(server: ServerProcess) -> bool:
    return all(entry["state"] == "ready" for entry in server.get("/cluster")["instances"])


def parent_of(pid: int) -> int:
    with open(f"/proc/{pid}/stat") as file:
        return int(file.read().rpartition(")")[2].split()[1])


def test_a_conversation_over_two_nodes(server: ServerProcess, expected: list[list[int]]) -> None:
    assert converse(server) == expected
    pids = [instance_of(server, role)["pid"] for role in ("prefill", "decode")]
    nodes = {parent_of(parent_of(pid)) for pid in pids}  # instance, actor, the node's raylet
    assert len(nodes) == 2, "both instances are on one node"


@pytest.mark.parametrize("role", ["decode", "prefill"])
@pytest.mark.parametrize("victim", ["instance", "actor"])
def test_a_death_costs_a_pause_only(server: ServerProcess, role: str, victim: str) -> None:
    wait_for(lambda: is_complete(server), "both instances")
    whole = complete(server, PROMPT, 400)
    chunks = stream(server, 400)
    tokens = [token for _ in range(5) for token in next(chunks).choices[0].token_ids or []]
    pid = instance_of(server, role)["pid"]
    os.kill(parent_of(pid) if victim == "actor" else pid, signal.SIGKILL)
    for chunk in chunks:
        if chunk.choices:
            tokens += chunk.choices[0].token_ids or []
    assert tokens == whole
    wait_for(lambda: not is_alive(pid), "the end of the instance")
    wait_for(lambda: instance_of(server, role)["pid"] not in (0, pid) and is_complete(server), "another one")


def test_instances_come_and_go(server: ServerProcess, expected: list[list[int]]) -> None:
    wait_for(lambda: is_complete(server), "both instances")
    pids = [entry["pid"] for entry in server.get("/cluster")["instances"]]
    server.close()
    assert server.process.returncode == 0
    for pid in pids:
        wait_for(lambda pid=pid: not is_alive(pid), "the end of the instances")


@pytest.mark.full
def test_a_start_that_hangs_is_a_death(nodes: Path) -> None:
    server = ServerProcess("--launcher", "ray", "--instances", "2M", "--start-timeout", "30")
    try:
        hit = nodes / f"1.load{HIT}"
        (nodes / "1.load").write_text("1 STOP")
        os.kill(server.instance(1)["pid"], signal.SIGKILL)
        wait_for(hit.exists, "a start that hangs")
        assert complete(server, PROMPT)
        server.wait_line("instance 1 has not got on with its start for 30 s (--start-timeout) and was killed")
        wait_for(lambda: is_complete(server), "its successor")
        hit.unlink()
        assert complete(server, PROMPT)
    finally:
        server.close()


def test_no_room_is_said_in_one_line(nodes: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KVTIDE_RAY_PLACEMENT_TIMEOUT_S", "1")
    done = run_kvtide("serve", "tiny", "--port", "0", "--launcher", "ray", "--instances", "1M", "--threads", "64")
    assert done.returncode == 2
    assert "--launcher ray: no room for 1 instance of 64 CPU within" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_instance_without_room_is_given_up_and_the_others_serve(nodes: Path) -> None:
    # The time is also that of the first two, whose room may only just have become free.
    server = ServerProcess("--launcher", "ray", "--instances", "2M", environ={"KVTIDE_RAY_PLACEMENT_TIMEOUT_S": "15"})
    try:
        added = add(server, "mixed")
        server.wait_line(f"waiting for room in the Ray cluster: instance {added} of 1 CPU")
        line = server.wait_line(f"instance {added} cannot start: --launcher ray: no room for instance {added}")
        assert "its seat is given up" in line
        wait_for(lambda: server.instance(added)["state"] == "dead", "the gateway's word of it")
        assert complete(server, PROMPT)
        assert server.is_healthy()
    finally:
        server.close()
    assert server.process.returncode == 0


def test_a_drained_instance_leaves_its_room_to_another(nodes: Path) -> None:
    server = ServerProcess("--launcher", "ray", "--instances", "2M")
    try:
        leaving = 1
        for _ in range(2):
            remove(server, leaving)
            wait_for(lambda seat=leaving: server.instance(seat)["state"] == "dead", "its end")
            leaving = add(server, "mixed")
            wait_for(lambda seat=leaving: server.instance(seat)["state"] == "ready", "the one in its place")
        waiting = add(server, "mixed")
        server.wait_line(f"waiting for room in the Ray cluster: instance {waiting} of 1 CPU")
        remove(server, leaving)
        wait_for(lambda: server.instance(waiting)["state"] == "ready", "the one that waited for its room")
        assert complete(server, PROMPT)
    finally:
        server.close()
    assert server.process.returncode == 0


def test_waiting_for_room_keeps_nobody_from_leaving(nodes: Path) -> None:
    """Drained while it waits for room, and another one that waits while everything ends."""
    server = ServerProcess("--launcher", "ray", "--instances", "2M")
    try:
        first = add(server, "mixed")
        server.wait_line(f"waiting for room in the Ray cluster: instance {first} of 1 CPU")
        assert server.instance(first)["state"] == "starting"
        remove(server, first)
        wait_for(lambda: server.instance(first)["state"] == "dead", "its end")
        second = add(server, "mixed")
        server.wait_line(f"waiting for room in the Ray cluster: instance {second} of 1 CPU")
        server.signal(signal.SIGTERM)
        assert server.wait() == 0
    finally:
        server.close()


def add(server: ServerProcess, role: str) -> int:
    answer = httpx.post(server.url + "/cluster/instances", json={"role": role}, timeout=60)
    assert answer.status_code == 202
    (seat,) = answer.json()["instances"]
    return int(seat)


def remove(server: ServerProcess, seat: int) -> None:
    httpx.delete(f"{server.url}/cluster/instances/{seat}", timeout=60).raise_for_status()
