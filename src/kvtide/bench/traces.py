"""Workloads from files: Mooncake's JSONL traces, Azure's CSV traces, conversations in ShareGPT's JSON."""

import csv
import gzip
import io
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from kvtide.base.errors import ConfigError
from kvtide.bench.synthetic import Limits
from kvtide.bench.workload import Job, Segment, Turn, Workload

MOONCAKE_BLOCK_TOKENS = 512

_WHAT_A_TRACE_IS = (
    "a trace has one request a line: JSON with timestamp, input_length, output_length and hash_ids (Mooncake), or CSV "
    "below the line TIMESTAMP,ContextTokens,GeneratedTokens (Azure); for conversations in ShareGPT's JSON "
    "there is dataset:FILE"
)


class _MooncakeRow(msgspec.Struct):
    timestamp: float
    input_length: int
    output_length: int
    hash_ids: list[int]


class _Message(msgspec.Struct, rename={"sender": "from"}):
    sender: str = ""
    value: str = ""


class _Conversation(msgspec.Struct):
    conversations: list[_Message] = []


def load_trace(path: str, num_requests: int | None, limits: Limits, rate_scale: float = 1.0) -> Workload:
    """Return the first `num_requests` rows of a trace, plain or .gz, with its arrival times sped up `rate_scale`
    times. Prompts longer than the limit lose their end, answers are shortened. Raises ConfigError."""
    text = _read(path)
    begin = text.lstrip()[:1]
    jobs = _mooncake(path, text, num_requests) if begin == "{" else _azure(path, text, num_requests)
    if not jobs:
        raise ConfigError(f"{path} has no requests; {_WHAT_A_TRACE_IS}")
    first = min(job.arrival_s or 0.0 for job in jobs)
    cut = [_limited(job, limits, ((job.arrival_s or 0.0) - first) / rate_scale) for job in jobs]
    parameters = {"file": Path(path).name, "rows": len(cut), "rate_scale": rate_scale}
    return Workload(name="trace", jobs=cut, parameters=parameters | msgspec.to_builtins(limits))


def _mooncake(path: str, text: str, num_requests: int | None) -> list[Job]:
    """Rows have the ids of 512-token blocks, the last one partial: equal ids are equal tokens."""
    decoder = msgspec.json.Decoder(_MooncakeRow)
    jobs: list[Job] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        if len(jobs) == num_requests:
            break
        try:
            row = decoder.decode(line)
        except (msgspec.ValidationError, msgspec.DecodeError) as error:
            raise ConfigError(f"{path}, line {number}: {error}") from error
        segments, left = [], row.input_length
        for block in row.hash_ids:
            if left <= 0:
                break
            segments.append(Segment(f"block {block}", min(MOONCAKE_BLOCK_TOKENS, left)))
            left -= MOONCAKE_BLOCK_TOKENS
        if left > 0:
            segments.append(Segment(f"rest {len(jobs)}", left))
        turn = Turn(tuple(segments), row.output_length)
        jobs.append(Job(number=len(jobs), turns=(turn,), arrival_s=row.timestamp / 1000))
    return jobs


def _azure(path: str, text: str, num_requests: int | None) -> list[Job]:
    """Rows have a time and two lengths; nothing is known to be shared."""
    reader = csv.DictReader(io.StringIO(text))
    jobs: list[Job] = []
    for row in reader:
        if len(jobs) == num_requests:
            break
        try:
            arrival_s = datetime.fromisoformat(row["TIMESTAMP"][:26]).timestamp()
            turn = Turn((Segment(f"azure {len(jobs)}", int(row["ContextTokens"])),), int(row["GeneratedTokens"]))
        except (KeyError, TypeError, ValueError) as error:
            raise ConfigError(
                f"{path}, line {reader.line_num}: not a row of TIMESTAMP,ContextTokens,GeneratedTokens"
            ) from error
        jobs.append(Job(number=len(jobs), turns=(turn,), arrival_s=arrival_s))
    return jobs


def load_dataset(path: str, num_requests: int | None, limits: Limits, tokens_per_char: float = 0.25) -> Workload:
    """Return conversations of a ShareGPT JSON file: the human's messages, and answers as long as the data's own.
    Raises ConfigError."""
    try:
        conversations = msgspec.json.decode(_read(path), type=list[_Conversation])
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise ConfigError(f"{path} is not ShareGPT JSON: {error}") from error

    def tokens(text: str) -> int:
        return max(1, round(len(text) * tokens_per_char))

    jobs: list[Job] = []
    left = num_requests
    for conversation in conversations:
        if left is not None and left <= 0:
            break
        turns, length = [], 0
        for human, answer in zip(conversation.conversations, conversation.conversations[1:], strict=False):
            if human.sender not in ("human", "user") or answer.sender not in ("gpt", "assistant") or not human.value:
                continue
            new, wanted = tokens(human.value), min(tokens(answer.value), limits.max_output_len)
            if length + new > limits.max_input_len:
                break
            turns.append(Turn((Segment("", new, human.value),), wanted))
            length += new + wanted
        if turns:
            turns = turns[:left]
            jobs.append(Job(number=len(jobs), turns=tuple(turns), keeps_history=True))
            left = None if left is None else left - len(turns)
    if not jobs:
        raise ConfigError(f"{path} has no conversation that fits into {limits.max_input_len} tokens")
    parameters: dict[str, Any] = {"file": Path(path).name, "conversations": len(jobs)}
    return Workload(name="dataset", jobs=jobs, parameters=parameters | msgspec.to_builtins(limits))


def _limited(job: Job, limits: Limits, arrival_s: float) -> Job:
    (turn,) = job.turns
    segments, left = [], limits.max_input_len
    for segment in turn.segments:
        if left <= 0:
            break
        segments.append(Segment(segment.key, min(segment.tokens, left)))
        left -= segment.tokens
    turn = Turn(tuple(segments), max(1, min(turn.max_tokens, limits.max_output_len)))
    return Job(number=job.number, turns=(turn,), arrival_s=arrival_s)


def _read(path: str) -> str:
    try:
        data = Path(path).expanduser().read_bytes()
        return (gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data).decode("utf-8-sig")
    except (OSError, EOFError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else error
        raise ConfigError(f"cannot read {path}: {reason}") from error
