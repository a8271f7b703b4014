"""`kvtide serve` as real processes, under a real OpenAI client: deaths, drains, wrong starts, recordings."""

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import openai
import pytest
from server_process import KVTIDE, ServerProcess, is_alive, run_kvtide, wait_for

PROMPT = "The tide comes in, the tide goes out, and what it leaves is kept for the next one to find."
LONG = 3000
"""Tokens of a stream that is still under way when something happens to it: a second and more."""
ENDLESS = 16_000
"""The same where nobody waits for its end."""


def client_of(server: ServerProcess) -> openai.OpenAI:
    return openai.OpenAI(base_url=server.url + "/v1", api_key="none", timeout=120, max_retries=0)


def stream(server: ServerProcess, max_tokens: int, seed: int = 7) -> Any:
    return client_of(server).completions.create(
        model="tiny",
        prompt=PROMPT,
        max_tokens=max_tokens,
        seed=seed,
        stream=True,
        extra_body={"ignore_eos": True, "return_token_ids": True},
    )


def complete(server: ServerProcess, max_tokens: int, seed: int = 7) -> Any:
    return client_of(server).completions.create(
        model="tiny", prompt=PROMPT, max_tokens=max_tokens, seed=seed, extra_body={"ignore_eos": True}
    )


def read(chunks: Any) -> str:
    return "".join(chunk.choices[0].text for chunk in chunks if chunk.choices)


def fork_server_of(server: ServerProcess) -> int:
    """The process that the instances are forks of."""
    (pid,) = [pid for pid in server.children() if pid not in server.pids() and is_alive(pid)]
    return pid


def is_serving(server: ServerProcess, pid: int) -> bool:
    """Whether the gateway counts on this process of the only instance."""
    entry = server.instance()
    return bool(entry["pid"] == pid and entry["state"] == "ready")


class Keeper:
    """One server for several tests; started again where a test has ended it (tests may run in any order)."""

    def __init__(self, *arguments: str) -> None:
        self._arguments = arguments
        self._server: ServerProcess | None = None

    def get(self) -> ServerProcess:
        if self._server is None or self._server.process.poll() is not None:
            self._server = ServerProcess(*self._arguments)
        wait_for(self._server.is_healthy, "health")
        return self._server

    def close(self) -> None:
        if self._server is not None:
            self._server.close()


@pytest.fixture(scope="module")
def record_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("record")


@pytest.fixture(scope="module")
def server_keeper(record_folder: Path) -> Iterator[Keeper]:
    keeper = Keeper("--record", str(record_folder))
    yield keeper
    keeper.close()


@pytest.fixture
def server(server_keeper: Keeper) -> ServerProcess:
    return server_keeper.get()


def test_streams_and_whole_answers_agree(server: ServerProcess) -> None:
    assert read(stream(server, 64)) == complete(server, 64).choices[0].text
    usage = complete(server, 4).usage
    assert usage.prompt_tokens_details.cached_tokens == usage.prompt_tokens // 16 * 16


def test_kill_9_of_the_instance_is_a_pause(server: ServerProcess) -> None:
    expected = read(stream(server, LONG, seed=8))
    pid = server.instance()["pid"]
    chunks = stream(server, LONG, seed=8)
    text = "".join(next(chunks).choices[0].text for _ in range(10))
    os.kill(pid, signal.SIGKILL)
    assert text + read(chunks) == expected
    wait_for(lambda: server.instance()["pid"] != pid, "its successor")
    assert not is_alive(pid)
    server.wait_line("instance 0 was ended by SIGKILL; starting it again")
    assert not any("is lost: instance" in line for line in server.lines)  # once is enough


def test_kill_9_of_what_instances_are_forks_of_harms_none_of_them(server: ServerProcess) -> None:
    """The next one to start has a new one to be a fork of."""
    expected = read(stream(server, LONG, seed=10))
    chunks = stream(server, LONG, seed=10)
    text = "".join(next(chunks).choices[0].text for _ in range(10))
    killed, pid = fork_server_of(server), server.instance()["pid"]
    os.kill(killed, signal.SIGKILL)
    wait_for(lambda: killed not in server.children(), "its being reaped")
    assert text + read(chunks) == expected
    os.kill(pid, signal.SIGKILL)
    wait_for(lambda: server.instance()["pid"] not in (pid, 0), "a successor")
    assert read(stream(server, LONG, seed=10)) == expected
    assert fork_server_of(server) != killed
    assert not any("starts from scratch" in line for line in server.lines)


def test_what_is_inherited_does_no_harm() -> None:
    """No standard input, SIGCHLD ignored, few files."""
    wrapper = (
        "import os, resource as r, signal, sys; os.close(0); signal.signal(signal.SIGCHLD, signal.SIG_IGN); "
        "r.setrlimit(r.RLIMIT_NOFILE, (64, r.getrlimit(r.RLIMIT_NOFILE)[1])); os.execv(sys.argv[1], sys.argv[1:])"
    )
    server = ServerProcess(command=[sys.executable, "-c", wrapper, *KVTIDE])
    try:
        expected, pid = complete(server, 16).choices[0].text, server.instance()["pid"]
        limit = next(line for line in Path(f"/proc/{pid}/limits").read_text().splitlines() if "open files" in line)
        assert int(limit.split()[3]) > 64
        os.kill(pid, signal.SIGKILL)
        wait_for(lambda: server.instance()["pid"] not in (pid, 0), "its successor")
        assert complete(server, 16).choices[0].text == expected
        server.signal(signal.SIGTERM)
        assert server.wait() == 0
        assert not any("starts from scratch" in line for line in server.lines)
    finally:
        server.close()


def test_a_stopped_instance_is_ended_and_replaced(server: ServerProcess) -> None:
    expected = read(stream(server, LONG, seed=9))
    pid = server.instance()["pid"]
    chunks = stream(server, LONG, seed=9)
    text = "".join(next(chunks).choices[0].text for _ in range(10))
    os.kill(pid, signal.SIGSTOP)
    assert text + read(chunks) == expected
    wait_for(lambda: server.instance()["pid"] != pid, "its successor")
    assert not is_alive(pid)


def test_kill_9_of_the_gateway_keeps_the_cache(server: ServerProcess) -> None:
    complete(server, 4)
    before = server.get("/cluster")
    chunks = stream(server, ENDLESS)
    next(chunks)
    os.kill(before["gateway"]["pid"], signal.SIGKILL)
    with pytest.raises((openai.APIError, Exception)) as broken:
        read(chunks)
    assert not isinstance(broken.value, AssertionError)
    wait_for(server.is_healthy, "a new gateway")
    after = server.get("/cluster")
    assert after["gateway"]["pid"] != before["gateway"]["pid"]
    assert after["instances"][0]["pid"] == before["instances"][0]["pid"]
    assert complete(server, 4).usage.prompt_tokens_details.cached_tokens > 0
    # A new gateway knows no blocks before the instance's first report.
    wait_for(lambda: server.instance()["blocks"].get("device", {}).get("active") == 0, "orphans are dropped")


def test_one_port_holds_one_cluster(server: ServerProcess) -> None:
    result = run_kvtide("serve", "tiny", "--port", server.url.rpartition(":")[2])
    assert result.returncode == 2
    assert result.stderr.count("\n") == 1 and "cannot listen" in result.stderr


def test_sigterm_drains_and_the_recording_replays(server: ServerProcess, record_folder: Path) -> None:
    killed = server.instance()["pid"]
    os.kill(killed, signal.SIGKILL)  # its log may be torn, and is replayed all the same
    wait_for(lambda: not is_serving(server, killed), "that the gateway knows")
    assert complete(server, 4).usage.completion_tokens == 4, "new requests wait for its successor"
    assert server.instance()["pid"] != killed and server.is_healthy()
    expected = read(stream(server, LONG, seed=10))
    pids = server.pids()
    chunks = stream(server, LONG, seed=10)
    text = next(chunks).choices[0].text
    held = pids[1]
    os.kill(held, signal.SIGSTOP)  # so that the stream outlasts what follows; one that is held too long is replaced
    server.signal(signal.SIGTERM)
    server.wait_line("draining")
    with pytest.raises(openai.APIStatusError) as refused:
        wait_for(lambda: complete(server, 1) and None, "a refusal")
    assert refused.value.status_code == 503
    with suppress(ProcessLookupError):
        os.kill(held, signal.SIGCONT)
    assert text + read(chunks) == expected
    assert server.wait() == 0
    assert not any(is_alive(pid) for pid in pids)
    replayed = run_kvtide("replay", str(record_folder))
    assert replayed.returncode == 0, replayed.stdout
    assert replayed.stdout.count("same commands") >= 2


@pytest.fixture(scope="module")
def pair_keeper() -> Iterator[Keeper]:
    keeper = Keeper("--instances", "2M", "--step-timeout", "30")
    yield keeper
    keeper.close()


@pytest.fixture
def pair(pair_keeper: Keeper) -> ServerProcess:
    return pair_keeper.get()


def test_two_instances_serve_while_one_dies(pair: ServerProcess) -> None:
    expected = [read(stream(pair, 200, seed=seed)) for seed in range(4)]
    answers: dict[int, str] = {}
    readers = [
        threading.Thread(target=lambda seed=seed: answers.update({seed: read(stream(pair, 200, seed=seed))}))
        for seed in range(4)
    ]
    for reader in readers:
        reader.start()
    os.kill(pair.instance(1)["pid"], signal.SIGKILL)
    for reader in readers:
        reader.join(120)
    assert [answers[seed] for seed in range(4)] == expected


def test_a_second_signal_ends_at_once(pair: ServerProcess) -> None:
    wait_for(lambda: all(entry["state"] == "ready" for entry in pair.get("/cluster")["instances"]), "both ready")
    pids = pair.children()
    assert len(pids) == 4
    chunks = stream(pair, ENDLESS)
    next(chunks)
    pair.signal(signal.SIGINT)
    pair.wait_line("draining")
    pair.signal(signal.SIGINT)
    assert pair.wait() == 130
    assert not any(is_alive(pid) for pid in pids)


def test_when_the_supervisor_is_killed_all_exit() -> None:
    server = ServerProcess()
    pids = server.children()
    assert len(pids) == 3
    server.signal(signal.SIGKILL)
    server.wait()
    wait_for(lambda: not any(is_alive(pid) for pid in pids), "the children's end")


def test_everything_in_one_process_under_sigint() -> None:
    server = ServerProcess("--launcher", "inprocess", environ={"KVTIDE_PROT": "1"})
    started = "".join(server.lines)
    assert "WARNING kvtide | nothing reads KVTIDE_PROT of the environment; did you mean KVTIDE_PORT?" in started
    assert "starting tiny (weights: " in started and ", float32)" in started
    assert read(stream(server, 20)) == complete(server, 20).choices[0].text
    server.signal(signal.SIGINT)
    server.wait_line("draining: running requests finish")
    assert server.wait() == 0


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["/nowhere/model.gguf"], "does not exist"),
        (["{tmp}/bad.gguf"], "bad.gguf"),
        (["tiny", "--disk-cache", "/proc/kv:1GiB"], "--disk-cache"),
        (["tiny", "--max-model-len", "1000000000"], "model"),
        (["tiny", "--chat-template", "{tmp}/bad.jinja"], "template"),
        (["tiny", "--cluster-key-file", "/nowhere/key"], "--cluster-key-file"),
        (["tiny", "--host", "256.0.0.1"], "--host"),
        (["tiny", "--record", "/proc/record"], "--record"),
    ],
)
def test_what_cannot_start_says_so_on_one_line(arguments: list[str], part: str, tmp_path: Path) -> None:
    (tmp_path / "bad.gguf").write_bytes(b"GGUFnonsense")
    (tmp_path / "bad.jinja").write_text("{% for %}")
    result = run_kvtide(
        "serve",
        *(part.format(tmp=tmp_path) for part in arguments),
        "--port",
        "0",
        environ={"KVTIDE_CACHE": str(tmp_path / "cache")},
    )
    lines = result.stderr.splitlines()
    assert result.returncode == 2, result.stderr
    assert len(lines) == 1 and "error" in lines[0] and part in lines[0], result.stderr
    assert "Traceback" not in result.stderr
    assert not list(tmp_path.glob("cache/models/.bad*")), "of a model that cannot be read nothing is left"
