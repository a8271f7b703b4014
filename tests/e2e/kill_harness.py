"""Kills processes of a cluster at chosen points, and checks that clients and memory do not notice."""

import http.client
import json
import os
import signal
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from kill_cases import Kill
from server_process import ServerProcess, is_alive, wait_for

from kvtide.live.fault_points import HIT, VARIABLE

NUM_CLIENTS = 3
MAX_TOKENS = 40
BLOCK = 16
FREED_WITHIN_S = 5.0
"""After the last request has ended, or a new gateway has found its instances."""
SEEN_WITHIN_S = {signal.SIGKILL: 5.0, signal.SIGSTOP: 20.0}
"""Kills are seen within a second on a machine that has nothing else to do; a stopped process after 3 s of silence."""


def prompts_of(name: str, number: int = NUM_CLIENTS) -> list[list[int]]:
    """Prompts that nobody has asked before, so that their KV has to move: some blocks each."""
    draw = Random(name)
    return [[draw.randrange(32, 127) for _ in range(draw.randrange(40, 200))] for _ in range(number)]


@dataclass
class Answer:
    """What one client has got. `is_complete`: the stream ended as it should."""

    tokens: list[int] = field(default_factory=list)
    reasons: list[str] = field(default_factory=list)
    cached_tokens: int = -1
    is_complete: bool = False
    trouble: str = ""


def ask(server: ServerProcess, prompt: list[int], max_tokens: int = MAX_TOKENS, **fields: Any) -> Answer:
    """Stream one greedy answer, whatever becomes of the connection."""
    answer = Answer()
    connection = http.client.HTTPConnection(server.url.removeprefix("http://"), timeout=120)
    body = {
        "model": "tiny",
        "prompt": prompt,
        "max_tokens": max_tokens,
        "temperature": 0.0,
        "ignore_eos": True,
        "stream": True,
        "return_token_ids": True,
        "stream_options": {"include_usage": True},
        **fields,
    }
    try:
        connection.request("POST", "/v1/completions", json.dumps(body), {"content-type": "application/json"})
        response = connection.getresponse()
        if response.status != 200:
            answer.trouble = f"status {response.status}: {response.read().decode()}"
            return answer
        for line in response:
            _read_line(line.decode().strip(), answer)
    except (OSError, http.client.HTTPException) as error:
        answer.trouble = answer.trouble or f"{type(error).__name__}: {error}"
    finally:
        connection.close()
    return answer


def _read_line(line: str, answer: Answer) -> None:
    data = line.removeprefix("data: ")
    if not data:
        return
    assert not answer.is_complete, "nothing follows the end"
    if data == "[DONE]":
        answer.is_complete = True
        return
    chunk = json.loads(data)
    if "error" in chunk:
        answer.trouble = chunk["error"]["message"]
        return
    for choice in chunk["choices"]:
        assert not answer.reasons or not choice["token_ids"], "nothing follows a finish reason"
        answer.tokens.extend(choice["token_ids"])
        if choice["finish_reason"]:
            answer.reasons.append(choice["finish_reason"])
    if chunk.get("usage"):
        answer.cached_tokens = chunk["usage"]["prompt_tokens_details"]["cached_tokens"]


class Reference:
    """What a single undisturbed instance without any cache answers."""

    def __init__(self) -> None:
        self._server: ServerProcess | None = None

    def tokens(self, prompt: list[int], max_tokens: int = MAX_TOKENS) -> list[int]:
        if self._server is None:
            self._server = ServerProcess("--no-enable-prefix-caching")
        answer = ask(self._server, prompt, max_tokens)
        assert answer.is_complete and len(answer.tokens) == max_tokens
        return answer.tokens

    def close(self) -> None:
        if self._server is not None:
            self._server.close()


class KillServer(ServerProcess):
    """A cluster whose instances have fault points, armed by files in `folder`."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.folder = folder
        super().__init__(*arguments, environ={VARIABLE: str(folder)})
        self._num_seats = len(self.get("/cluster")["instances"])

    def arm(self, who: str, point: str, occurrence: int = 1, action: str = "PAUSE") -> Path:
        """Returns the file that says that it was hit; a pause ends when that is removed."""
        armed = self.folder / f"{who}.{point}"
        (self.folder / "new").write_text(f"{occurrence} {action}")
        (self.folder / "new").rename(armed)
        return self.folder / (armed.name + HIT)

    def pid_of(self, role: str) -> int:
        (pid,) = (entry["pid"] for entry in self.get("/cluster")["instances"] if entry["role"] == role)
        return int(pid)

    def pid_at(self, seat: int) -> int:
        return int(self.instance(seat)["pid"])

    def is_ready(self) -> bool:
        """Every seat has an instance that serves."""
        try:
            instances = self.get("/cluster")["instances"]
        except OSError:
            return False
        return len(instances) == self._num_seats and all(entry["state"] == "ready" for entry in instances)

    def num_held(self) -> str:
        """What instances hold for anybody, in words; empty where nothing. None has to be there."""
        held = []
        for entry in self.get("/cluster")["instances"]:
            if entry["state"] not in ("ready", "draining"):
                continue
            if not entry["blocks"]:
                held.append(f"{entry['id']}: no report yet")
            counts = {name: entry[name] for name in ("running", "waiting", "leases")}
            for tier, usage in entry["blocks"].items():
                counts.update({f"{tier} {state}": usage[state] for state in ("active", "leased", "quarantined")})
            held += [f"{entry['id']}: {count} {name}" for name, count in counts.items() if count]
        return ", ".join(held)

    def wait_rest(self, within_s: float = FREED_WITHIN_S) -> float:
        """Seconds until nothing is held any more; fails after `within_s`."""
        begin_s = time.monotonic()
        while held := self.num_held():
            assert time.monotonic() < begin_s + within_s, f"still held: {held}"
            time.sleep(0.02)
        return time.monotonic() - begin_s


class Clients:
    """Several streams at once."""

    def __init__(self, server: ServerProcess, prompts: list[list[int]], **fields: Any) -> None:
        self.answers: dict[int, Answer] = {}
        self._threads: list[threading.Thread] = []
        self.add(server, prompts, **fields)

    def add(self, server: ServerProcess, prompts: list[list[int]], **fields: Any) -> None:
        """More of them."""
        for prompt in prompts:
            number = len(self._threads)
            thread = threading.Thread(target=self._ask, args=(server, number, prompt, fields), daemon=True)
            self._threads.append(thread)
            thread.start()

    def _ask(self, server: ServerProcess, number: int, prompt: list[int], fields: dict[str, Any]) -> None:
        self.answers[number] = ask(server, prompt, **fields)

    def join(self) -> list[Answer]:
        for thread in self._threads:
            thread.join(120)
        assert len(self.answers) == len(self._threads), "a client waits for ever"
        return [answer for _, answer in sorted(self.answers.items())]


@dataclass
class Outcome:
    """Seconds from the signal until /cluster showed it, and from the last client's end until nothing was held."""

    seen_s: float
    freed_s: float


@dataclass
class Scene:
    """Clients that wait for `expected`, and a process that waits at a point: `hit` says so."""

    clients: Clients
    expected: list[list[int]]
    hit: Path
    itself: int
    other: int
    """Process ids of who waits, and of its peer."""
    before: dict[str, Any]
    """What /cluster said."""


def live_through(server: KillServer, reference: Reference, kill: Kill) -> Outcome:
    """One kill under load in a cluster of one prefill and one decode instance, with all that must hold afterwards."""
    prompts = prompts_of(f"{server.url} {kill.name}")
    expected = [reference.tokens(prompt) for prompt in prompts]
    before = server.get("/cluster")
    hit = server.arm(kill.who, kill.point, kill.occurrence)
    clients = Clients(server, prompts)
    wait_for(hit.exists, kill.name, 60)
    pids = server.pid_of("prefill"), server.pid_of("decode")
    itself, other = pids if kill.who == "prefill" else pids[::-1]
    return strike(server, reference, kill, Scene(clients, expected, hit, itself, other, before))


def strike(server: KillServer, reference: Reference, kill: Kill, scene: Scene) -> Outcome:
    """Send the signal, and check what follows."""
    if kill.victim == "gateway":
        seen_s = _kill_gateway(server, scene)
        _check_orphans(server, scene)
        freed_s = server.wait_rest()
        asked = next(entry for entry in scene.before["instances"] if entry["role"] == "prefill")
        kept = [entry["blocks"]["device"]["historical"] for entry in server.get("/cluster")["instances"]]
        assert kept[asked["id"]] >= asked["blocks"]["device"]["historical"], "caches outlive a gateway"
    else:
        victim = scene.itself if kill.victim == "itself" else scene.other
        seen_s = _kill_instance(server, kill, victim, scene.hit)
        for answer, tokens in zip(scene.clients.join(), scene.expected, strict=True):
            check_answer(answer, tokens)
        freed_s = server.wait_rest()
        wait_for(lambda: not os.path.exists(f"/proc/{victim}"), "its end, and that it is reaped", 30)
        wait_for(server.is_ready, "its successor", 60)
    prompt = prompts_of(f"after {server.url} {kill.name}", 1)[0]
    tokens = reference.tokens(prompt)
    check_answer(ask(server, prompt), tokens)
    server.wait_rest()
    again = ask(server, prompt)
    check_answer(again, tokens)
    assert again.cached_tokens == (len(prompt) - 1) // BLOCK * BLOCK, "a new request's prompt is found again"
    server.wait_rest()
    assert not list(server.folder.iterdir()), "no point is left armed"
    return Outcome(seen_s, freed_s)


def check_answer(answer: Answer, tokens: list[int]) -> None:
    """Exactly its tokens, each once, and one end."""
    assert answer.is_complete and not answer.trouble, answer
    assert answer.tokens == tokens
    assert answer.reasons == ["length"]


def _kill_instance(server: KillServer, kill: Kill, victim: int, hit: Path) -> float:
    """Returns the seconds until it was seen. Who waits at the point goes on at once, or, where only a thread of it
    waits, once the death is known."""
    os.kill(victim, kill.signal)
    begin_s = time.monotonic()
    if not kill.is_on_a_thread:
        hit.unlink()

    def is_seen() -> bool:
        entries = server.get("/cluster")["instances"]
        return all(entry["pid"] != victim or entry["state"] != "ready" for entry in entries)

    seen_s = _until(is_seen, begin_s, SEEN_WITHIN_S[kill.signal])
    if kill.is_on_a_thread:
        hit.unlink()
    return seen_s


def _kill_gateway(server: KillServer, scene: Scene) -> float:
    """Returns the seconds until another one serves."""
    os.kill(scene.before["gateway"]["pid"], signal.SIGKILL)
    begin_s = time.monotonic()
    scene.hit.unlink()
    return _until(server.is_ready, begin_s, 60)


def _until(condition: Callable[[], bool], begin_s: float, within_s: float) -> float:
    wait_for(condition, "that it is seen", within_s)
    return time.monotonic() - begin_s


def _check_orphans(server: KillServer, scene: Scene) -> None:
    """Connections have closed; what came before that was right. Instances are the same."""
    for answer, tokens in zip(scene.clients.join(), scene.expected, strict=True):
        assert answer.tokens == tokens[: len(answer.tokens)]
        assert not answer.is_complete or (answer.tokens == tokens and answer.reasons == ["length"])
    before, after = scene.before, server.get("/cluster")
    assert after["gateway"]["pid"] != before["gateway"]["pid"] and not is_alive(before["gateway"]["pid"])
    assert [entry["pid"] for entry in after["instances"]] == [entry["pid"] for entry in before["instances"]]
