"""Kills while one prefill instance fetches a prefix from another.

A prefill instance fetches where the one that holds the prefix is busy: it is made so by a long prompt whose first step
waits. Messages of that instance go on, so it can give what it holds.
"""

from random import Random

from kill_cases import Kill
from kill_harness import Clients, KillServer, Outcome, Reference, Scene, ask, check_answer, strike
from server_process import wait_for

PREFIX_TOKENS = 512
BUSY_TOKENS = 6000


def fetch_through(server: KillServer, reference: Reference, kill: Kill) -> Outcome:
    """One kill in a cluster of two prefill instances and one that decodes. `kill.who`: "taker" or "giver"."""
    draw = Random(f"{server.url} {kill.name}")

    def words(count: int) -> list[int]:
        return [draw.randrange(32, 127) for _ in range(count)]

    prefix = words(PREFIX_TOKENS)
    before = _indexed(server)
    check_answer(ask(server, prefix, 1), reference.tokens(prefix, 1))
    num_blocks = PREFIX_TOKENS // 16
    wait_for(lambda: num_blocks in _gained(server, before), "who holds the prefix", 30)
    server.wait_rest()
    giver = _gained(server, before).index(num_blocks)
    taker = 1 - giver
    prompts = [prefix + words(BUSY_TOKENS), prefix + words(40), prefix + words(60)]
    expected = [reference.tokens(prompt) for prompt in prompts]
    shown = server.get("/cluster")
    busy = server.arm(str(giver), "step")
    clients = Clients(server, prompts[:1])
    wait_for(busy.exists, "a step that waits", 30)
    who, other = (taker, giver) if kill.who == "taker" else (giver, taker)
    pids = server.pid_at(who), server.pid_at(other)
    hit = server.arm(str(who), kill.point)
    clients.add(server, prompts[1:])
    wait_for(hit.exists, kill.name, 60)
    busy.unlink()
    return strike(server, reference, kill, Scene(clients, expected, hit, *pids, shown))


def _indexed(server: KillServer) -> list[int]:
    """Blocks in the index of each prefill instance."""
    return [entry["indexed_blocks"] for entry in server.get("/cluster")["instances"] if entry["role"] == "prefill"]


def _gained(server: KillServer, before: list[int]) -> list[int]:
    return [now - then for now, then in zip(_indexed(server), before, strict=True)]
