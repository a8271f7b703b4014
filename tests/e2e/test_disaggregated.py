"""Prefill and decode instances as real processes: what moves, what is kept, and what the death of any of them costs."""

import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import openai
import pytest
from server_process import ServerProcess, is_alive, is_stopped, wait_for
from test_processes import ENDLESS, LONG, Keeper, client_of, complete, read, stream

BLOCK = 16
BYTES_PER_TOKEN = 1024
"""Of `tiny` in float32."""

TURNS = ("The tide comes in. ", "Who saw the lamp on the causeway tonight? ", "And what did it leave? ")
MAX_TOKENS = 37


def converse(server: ServerProcess, after_turn: Callable[[int, int], None] | None = None) -> list[list[int]]:
    """Three turns, one after another; returns the answers. Each turn begins with all that was said.

    after_turn: called with the number of tokens of the prompt and of the answer, before the next turn.
    """
    client = client_of(server)
    said: list[int] = []
    answers = []
    for turn in TURNS:
        said += turn.encode()
        answer = client.completions.create(
            model="tiny",
            prompt=said,
            max_tokens=MAX_TOKENS,
            temperature=0.0,
            extra_body={"ignore_eos": True, "return_token_ids": True},
        )
        tokens = list(answer.choices[0].token_ids)
        assert len(tokens) == MAX_TOKENS
        answers.append(tokens)
        if after_turn is not None:
            after_turn(len(said), len(tokens))
        said += tokens
    return answers


def moved_bytes(server: ServerProcess) -> dict[tuple[str, str], float]:
    """Bytes by (source, target) of the metrics."""
    moved: dict[tuple[str, str], float] = {}
    for line in client_of(server)._client.get(server.url + "/metrics").text.splitlines():
        if line.startswith("kvtide:kv_transfer_bytes_total{"):
            labels, _, value = line.partition("{")[2].rpartition("} ")
            named = dict(pair.split("=") for pair in labels.replace('"', "").split(","))
            moved[named["src"], named["dst"]] = float(value)
    return moved


@pytest.fixture(scope="module")
def expected() -> list[list[int]]:
    """The conversation on a single instance without any cache."""
    server = ServerProcess("--no-enable-prefix-caching")
    try:
        return converse(server)
    finally:
        server.close()


@pytest.fixture(scope="module")
def keepers() -> Iterator[dict[str, Keeper]]:
    """A server for each transport, started when it is first asked for."""
    made = {name: Keeper("--instances", "1P1D", "--transport", name) for name in ("shm", "tcp")}
    yield made
    for keeper in made.values():
        keeper.close()


@pytest.fixture(params=["shm", "tcp"])
def pair(request: pytest.FixtureRequest, keepers: dict[str, Keeper]) -> ServerProcess:
    return keepers[request.param].get()


@pytest.fixture
def shm_pair(keepers: dict[str, Keeper]) -> ServerProcess:
    return keepers["shm"].get()


def test_a_conversation_moves_what_it_must_and_says_the_same(pair: ServerProcess, expected: list[list[int]]) -> None:
    before = moved_bytes(pair)
    there = back = known = 0

    def check(prompt: int, answer: int) -> None:
        """The next turn waits for the return of this one, which is under way when the client has its answer."""
        nonlocal there, back, known
        there += -(-(prompt - known * BLOCK) // BLOCK)
        known = (prompt + answer - 1) // BLOCK
        back += known - prompt // BLOCK
        wanted = {("0", "1"): there * BLOCK * BYTES_PER_TOKEN, ("1", "0"): back * BLOCK * BYTES_PER_TOKEN}

        def moved() -> dict[tuple[str, str], float]:
            return {ends: count - before.get(ends, 0.0) for ends, count in moved_bytes(pair).items()}

        wait_for(lambda: moved() == wanted, lambda: f"{wanted}, not {moved()}", 10)

    assert converse(pair, check) == expected

    def kept() -> list[int]:
        return [entry["blocks"]["device"]["historical"] for entry in pair.instances_at_rest()]

    wait_for(lambda: kept() == [known, known], lambda: f"{known} blocks on both sides, not {kept()}", 10)


@pytest.mark.parametrize("seat", [0, 1])
def test_kill_9_of_an_instance_is_a_pause(pair: ServerProcess, seat: int) -> None:
    check_death(pair, seat, signal.SIGKILL)


@pytest.mark.parametrize("seat", [0, 1])
def test_an_instance_that_hangs_is_a_pause(shm_pair: ServerProcess, seat: int) -> None:
    check_death(shm_pair, seat, signal.SIGSTOP)


def check_death(pair: ServerProcess, seat: int, number: signal.Signals) -> None:
    """Several streams, all with their first token, go on as if nothing had happened; then nothing is held."""
    seeds = range(20 + 10 * seat, 24 + 10 * seat)
    wanted = {seed: read(stream(pair, 300, seed=seed)) for seed in seeds}
    answers: dict[int, str] = {}
    begun = threading.Barrier(len(wanted) + 1)

    def client(seed: int) -> None:
        chunks = stream(pair, 300, seed=seed)
        text = next(chunks).choices[0].text
        begun.wait(60)
        answers[seed] = text + read(chunks)

    clients = [threading.Thread(target=client, args=(seed,)) for seed in seeds]
    for one in clients:
        one.start()
    begun.wait(60)
    pid = pair.instance(seat)["pid"]
    os.kill(pid, number)
    for one in clients:
        one.join(120)
    assert answers == wanted
    wait_for(lambda: not is_alive(pid), "its end")
    wait_for(lambda: pair.instance(seat)["pid"] != pid, "that the gateway knows")
    wait_for(lambda: [e["state"] for e in pair.get("/cluster")["instances"]] == ["ready", "ready"], "its successor")
    pair.instances_at_rest()


def test_kill_9_of_the_gateway_frees_everything_and_keeps_the_caches(pair: ServerProcess) -> None:
    complete(pair, 40)
    kept = [entry["blocks"]["device"]["historical"] for entry in pair.instances_at_rest()]
    before = pair.get("/cluster")
    chunks = stream(pair, ENDLESS)
    next(chunks)
    os.kill(before["gateway"]["pid"], signal.SIGKILL)
    with pytest.raises((openai.APIError, Exception)) as broken:
        read(chunks)
    assert not isinstance(broken.value, AssertionError)
    wait_for(pair.is_healthy, "a new gateway with both roles")
    after = pair.get("/cluster")
    assert after["gateway"]["pid"] != before["gateway"]["pid"]
    assert [e["pid"] for e in after["instances"]] == [e["pid"] for e in before["instances"]]
    now = [entry["blocks"]["device"]["historical"] for entry in pair.instances_at_rest()]
    assert all(have >= had for have, had in zip(now, kept, strict=True))
    assert complete(pair, 4).usage.prompt_tokens_details.cached_tokens > 0


def test_nobody_is_turned_away_because_the_gateway_died(pair: ServerProcess) -> None:
    """Who comes while there is no gateway, or before its instances have registered with the next one, waits."""
    wanted = [complete(pair, 8, seed=seed).choices[0].text for seed in range(4)]
    models = pair.get("/v1/models")
    pid = pair.get("/cluster")["gateway"]["pid"]
    os.kill(pid, signal.SIGKILL)
    wait_for(lambda: not is_alive(pid), "its end")  # from here on it accepts no connection
    with ThreadPoolExecutor() as pool:
        asked = pool.submit(pair.get, "/v1/models")
        answers = [pool.submit(complete, pair, 8, seed=seed) for seed in range(4)]
        assert [answer.result().choices[0].text for answer in answers] == wanted
        assert asked.result()["data"][0]["max_model_len"] == models["data"][0]["max_model_len"]


def test_a_gateway_that_hangs_is_replaced(shm_pair: ServerProcess) -> None:
    """A request that comes while it stands still is served by the next one."""
    pid = shm_pair.get("/cluster")["gateway"]["pid"]
    os.kill(pid, signal.SIGSTOP)
    wait_for(lambda: is_stopped(pid), "that it stands still")
    assert complete(shm_pair, 4).usage.completion_tokens == 4
    shm_pair.wait_line("the gateway has not been heard of")
    assert not is_alive(pid)


@pytest.fixture(scope="module")
def trio_keeper() -> Iterator[Keeper]:
    keeper = Keeper("--instances", "1P1D1M")
    yield keeper
    keeper.close()


@pytest.fixture
def trio(trio_keeper: Keeper) -> ServerProcess:
    return trio_keeper.get()


def change(server: ServerProcess, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    answer = client_of(server)._client.request(method, f"{server.url}/cluster/instances{path}", json=body)
    return answer.status_code, answer.json()


def states(server: ServerProcess) -> dict[int, tuple[str, str]]:
    return {entry["id"]: (entry["role"], entry["state"]) for entry in server.get("/cluster")["instances"]}


def pid_of(server: ServerProcess, seat: int) -> int:
    (pid,) = (entry["pid"] for entry in server.get("/cluster")["instances"] if entry["id"] == seat)
    return int(pid)


def test_instances_come_and_go_while_requests_run(trio: ServerProcess) -> None:
    """More of one role, then the old one drained: its stream ends as it would have, and its process is gone."""
    wanted = read(stream(trio, LONG, seed=50))
    status, body = change(trio, "POST", "", {"role": "decode", "count": 1})
    assert status == 202 and len(body["instances"]) == 1
    (new,) = body["instances"]
    wait_for(lambda: states(trio).get(new) == ("decode", "ready"), "the new instance")
    chunks = stream(trio, LONG, seed=50)
    text = next(chunks).choices[0].text
    pids = {entry["id"]: entry["pid"] for entry in trio.get("/cluster")["instances"]}
    assert change(trio, "DELETE", "/1") == (202, {"id": 1, "state": "draining"})
    assert change(trio, "DELETE", "/1")[0] == 202
    status, body = change(trio, "PATCH", "/1", {"role": "mixed"})
    assert status == 409 and "instance 1 is" in body["error"]["message"]
    assert text + read(chunks) == wanted
    wait_for(lambda: not is_alive(pids[1]), "its end")
    wait_for(lambda: states(trio).get(1, ("", "dead"))[1] == "dead", "its leaving")
    assert change(trio, "DELETE", "/1") == (202, {"id": 1, "state": "dead"})
    assert trio.is_healthy()
    assert read(stream(trio, 50, seed=50)) == wanted[: len(read(stream(trio, 50, seed=50)))]
    assert change(trio, "DELETE", "/77")[0] == 404
    trio.instances_at_rest()


def test_a_role_changes_and_the_cache_stays(trio: ServerProcess) -> None:
    prompt = "A mixed instance keeps what it knows when it prefills for others. " * 2
    mixed = next(seat for seat, (role, state) in states(trio).items() if role == "mixed" and state == "ready")
    others = [seat for seat, (role, _) in states(trio).items() if role == "prefill"]
    for seat in others:  # so that the mixed one is all that prefills
        change(trio, "DELETE", f"/{seat}")
    wait_for(lambda: not any(states(trio).get(seat, ("", "dead"))[1] != "dead" for seat in others), "their leaving")
    client = client_of(trio)

    def ask() -> Any:
        return client.completions.create(
            model="tiny", prompt=prompt, max_tokens=8, temperature=0.0, extra_body={"ignore_eos": True}
        )

    first = ask()
    trio.instances_at_rest()
    assert change(trio, "PATCH", f"/{mixed}", {"role": "prefill"}) == (200, {"id": mixed, "role": "prefill"})
    wait_for(lambda: states(trio)[mixed] == ("prefill", "ready"), "its new role")
    second = ask()
    assert second.choices[0].text == first.choices[0].text
    assert second.usage.prompt_tokens_details.cached_tokens == (len(prompt) - 1) // BLOCK * BLOCK
    # A successor on its seat has the role that it had, not the one it began with.
    pid = pid_of(trio, mixed)
    os.kill(pid, signal.SIGKILL)
    wait_for(lambda: pid_of(trio, mixed) != pid and states(trio)[mixed] == ("prefill", "ready"), "its successor")
    assert not is_alive(pid)
    assert ask().choices[0].text == first.choices[0].text


def test_what_cannot_be_added_is_said_once(trio: ServerProcess) -> None:
    status, body = change(trio, "POST", "", {"role": "mixed", "tp": 3})
    assert status == 400 and body["error"]["param"] == "tp"
