"""What a run sends: jobs of turns, made of seeded segments, so that client and simulator agree on shared prefixes."""

import random
from collections.abc import Sequence
from typing import Any

import msgspec


class Segment(msgspec.Struct, frozen=True):
    """A stretch of prompt: `tokens` tokens that `key` alone decides (a shorter stretch of a key is a prefix of a
    longer one), or `literal` text, whose length `tokens` then only estimates."""

    key: str
    tokens: int
    literal: str | None = None


class Turn(msgspec.Struct, frozen=True):
    """One request of a job: what it adds to the prompt, and the length of the answer that is asked for."""

    segments: tuple[Segment, ...]
    max_tokens: int

    @property
    def num_tokens(self) -> int:
        return sum(segment.tokens for segment in self.segments)


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """Turns that are sent one after the other, each when the answer to the one before is complete.

    Every prompt begins with `head`. With `keeps_history` it goes on with all earlier turns and the server's own
    answers to them. `arrival_s` is set where a trace says when the job came.
    """

    number: int
    head: tuple[Segment, ...] = ()
    turns: tuple[Turn, ...]
    keeps_history: bool = False
    arrival_s: float | None = None


class Workload(msgspec.Struct, frozen=True, kw_only=True):
    """`parameters` says everything that decided the jobs, for the report."""

    name: str
    jobs: list[Job]
    parameters: dict[str, Any]

    @property
    def num_requests(self) -> int:
        return sum(len(job.turns) for job in self.jobs)


def poisson_arrivals(jobs: Sequence[Job], rate: float, seed: int) -> list[float]:
    """Return when each job begins, in seconds: Poisson, so that `rate` requests come each second on average (a job
    of several turns counts as that many); an infinite rate begins all of them at once."""
    if rate == float("inf"):
        return [0.0] * len(jobs)
    generator = random.Random(f"arrivals {seed}")
    mean_turns = sum(len(job.turns) for job in jobs) / max(1, len(jobs))
    times, now = [], 0.0
    for _ in jobs:
        times.append(now)
        now += generator.expovariate(rate / mean_turns)
    return times


def take(jobs: Sequence[Job], num_requests: int) -> list[Job]:
    """Return the first jobs, the last one cut, so that they have `num_requests` turns together."""
    taken: list[Job] = []
    left = num_requests
    for job in jobs:
        if left <= 0:
            break
        taken.append(msgspec.structs.replace(job, turns=job.turns[:left]))
        left -= len(taken[-1].turns)
    return taken
