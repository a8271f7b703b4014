"""Synthetic workloads: conversations, long documents, agents. Deterministic in the seed; all lengths in tokens.

Lengths are lognormal, given by median and sigma, cut to a range. They are fits of our own choice to what the
literature reports of the data sets whose names the workloads carry; the report prints them.
"""

import math
import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from kvtide.bench.workload import Job, Segment, Turn, Workload, take


class Lognormal(msgspec.Struct, frozen=True):
    """exp(N(ln median, sigma)), cut to [low, high]."""

    median: float
    sigma: float
    low: int
    high: int

    def draw(self, generator: random.Random) -> int:
        value = round(generator.lognormvariate(math.log(self.median), self.sigma))
        return max(min(value, self.high), min(self.low, self.high), 1)


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Longest prompt and longest answer of any request."""

    max_input_len: int
    max_output_len: int


_Parameters = dict[str, Any]
_Make = Callable[[random.Random, str, int, Limits, _Parameters], Job]
"""(generator, prefix of all keys, number of the job, ...): the keys differ between seeds, so texts do too."""


def sharegpt_parameters(limits: Limits) -> _Parameters:
    """Chat: user messages of median 18, answers of median 128, 1 to 10 turns (geometric, mean about 3.5)."""
    return {
        "user": Lognormal(18, 1.3, 4, max(4, limits.max_input_len // 4)),
        "answer": Lognormal(128, 1.0, 4, limits.max_output_len),
        "another_turn": 0.71,
        "max_turns": 10,
    }


def _conversation(generator: random.Random, name: str, number: int, limits: Limits, parameters: _Parameters) -> Job:
    turns: list[Turn] = []
    length = 0
    while len(turns) < parameters["max_turns"]:
        user, answer = parameters["user"].draw(generator), parameters["answer"].draw(generator)
        if turns and length + user > limits.max_input_len:
            break
        turns.append(Turn((Segment(f"{name} user {number} {len(turns)}", user),), answer))
        length += user + answer
        if generator.random() >= parameters["another_turn"]:
            break
    return Job(number=number, turns=tuple(turns), keeps_history=True)


def loogle_parameters(limits: Limits) -> _Parameters:
    """Long documents, median 0.7 of the longest prompt, 2 to 8 questions each, asked one after the other."""
    room = max(2, limits.max_input_len - 40)
    return {
        "document": Lognormal(max(1.0, 0.7 * limits.max_input_len), 0.35, room // 4, room),
        "question": Lognormal(18, 0.4, 6, min(40, max(1, limits.max_input_len - room))),
        "answer": Lognormal(24, 0.7, 4, limits.max_output_len),
        "questions": [2, 8],
    }


def _document(generator: random.Random, name: str, number: int, limits: Limits, parameters: _Parameters) -> Job:
    head = Segment(f"{name} document {number}", parameters["document"].draw(generator))
    turns = [
        Turn(
            (Segment(f"{name} question {number} {i}", parameters["question"].draw(generator)),),
            parameters["answer"].draw(generator),
        )
        for i in range(generator.randint(*parameters["questions"]))
    ]
    return Job(number=number, head=(head,), turns=tuple(turns))


def react_parameters(limits: Limits) -> _Parameters:
    """Agents: few-shot examples that all share (0.4 of the longest prompt, at most 1,800), a task, then 3 to 8 steps
    of thought (the answer) and observation (median 60) that stay in the prompt."""
    return {
        "few_shot": max(1, min(1800, int(0.4 * limits.max_input_len))),
        "task": Lognormal(30, 0.4, 8, max(8, limits.max_input_len // 8)),
        "thought": Lognormal(48, 0.5, 8, limits.max_output_len),
        "observation": Lognormal(60, 0.8, 8, max(8, limits.max_input_len // 8)),
        "steps": [3, 8],
    }


def _agent(generator: random.Random, name: str, number: int, limits: Limits, parameters: _Parameters) -> Job:
    head = Segment(f"{name} few-shot", parameters["few_shot"])
    turns: list[Turn] = []
    length = head.tokens
    for step in range(generator.randint(*parameters["steps"])):
        what = "observation" if step else "task"
        new, thought = parameters[what].draw(generator), parameters["thought"].draw(generator)
        if turns and length + new > limits.max_input_len:
            break
        turns.append(Turn((Segment(f"{name} {what} {number} {step}", new),), thought))
        length += new + thought
    return Job(number=number, head=(head,), turns=tuple(turns), keeps_history=True)


SYNTHETIC: dict[str, tuple[Callable[[Limits], _Parameters], _Make]] = {
    "sharegpt": (sharegpt_parameters, _conversation),
    "loogle": (loogle_parameters, _document),
    "react": (react_parameters, _agent),
}


def synthetic(name: str, num_requests: int, seed: int, limits: Limits) -> Workload:
    """Return a workload of SYNTHETIC with `num_requests` requests."""
    make_parameters, make = SYNTHETIC[name]
    parameters = make_parameters(limits)

    def jobs() -> Iterator[Job]:
        number = 0
        while True:
            yield make(random.Random(f"{name} {seed} {number}"), f"{name} {seed}", number, limits, parameters)
            number += 1

    taken: list[Job] = []
    left = num_requests
    for job in jobs():
        taken.append(job)
        left -= len(job.turns)
        if left <= 0:
            break
    return Workload(name=name, jobs=take(taken, num_requests), parameters=msgspec.to_builtins(parameters))
