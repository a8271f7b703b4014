"""The replayer: feeds a log through a fresh core and compares the commands, byte for byte."""

from pathlib import Path
from typing import Any

import msgspec

from kvtide.base.errors import ConfigError
from kvtide.live.logs import SUFFIX, make_core
from kvtide.live.record import ControlSettings, LogEntry, LogReader
from kvtide.proto.codec import decoder, encode
from kvtide.proto.control import ControlEvent
from kvtide.proto.instance import InstanceEvent


class Difference(msgspec.Struct, frozen=True, kw_only=True):
    """The first event whose commands were not those of the recording. Commands are decoded msgpack, for people."""

    number: int
    now_ns: int
    event: Any
    recorded: Any
    replayed: Any


class Replayed(msgspec.Struct, frozen=True, kw_only=True):
    """What one log gave. `kinds` counts events by type."""

    num_events: int
    num_commands: int
    is_truncated: bool
    version: str
    kinds: dict[str, int]
    difference: Difference | None


def find_logs(folder: Path) -> list[Path]:
    """All logs of a recording, in the order of their names. Raises ConfigError where there are none."""
    logs = sorted(folder.glob("*" + SUFFIX)) if folder.is_dir() else []
    if not logs:
        raise ConfigError(f"{folder} holds no recorded log (*{SUFFIX})")
    return logs


def replay_log(path: Path) -> Replayed:
    """Live through one log again, up to the first difference. Raises ConfigError for what is not a log of ours."""
    reader = LogReader(path)
    core: Any = make_core(reader.header)
    is_control = isinstance(reader.header.settings, ControlSettings)
    events = decoder(ControlEvent if is_control else InstanceEvent)
    kinds: dict[str, int] = {}
    num_events = num_commands = 0
    difference = None
    for entry in reader.entries():
        event = _decode_event(events, entry, path)
        recorded = [bytes(command) for command in entry.commands]
        try:
            replayed = [encode(command) for command in core.handle(event, entry.now_ns)]
        except Exception as error:  # noqa: BLE001 - the recorded core did not: a damaged log, or a bug worth showing
            replayed = [encode(f"the core raises {type(error).__name__}: {error}")]
        kind = type(event).__name__
        kinds[kind] = kinds.get(kind, 0) + 1
        num_events += 1
        num_commands += len(recorded)
        if replayed != recorded:
            difference = _difference(num_events, entry, recorded, replayed)
            break
    return Replayed(
        num_events=num_events,
        num_commands=num_commands,
        is_truncated=reader.is_truncated,
        version=reader.header.version,
        kinds=kinds,
        difference=difference,
    )


def _decode_event(events: Any, entry: LogEntry, path: Path) -> Any:
    try:
        return events.decode(bytes(entry.event))
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise ConfigError(f"{path} holds an event that this version does not know: {error}") from None


def _difference(number: int, entry: LogEntry, recorded: list[bytes], replayed: list[bytes]) -> Difference:
    """Show the first command that differs, None where one side has no such command."""
    first = next(
        (i for i, (ours, theirs) in enumerate(zip(recorded, replayed, strict=False)) if ours != theirs),
        min(len(recorded), len(replayed)),
    )
    return Difference(
        number=number,
        now_ns=entry.now_ns,
        event=_readable(bytes(entry.event)),
        recorded=_readable(recorded[first]) if first < len(recorded) else None,
        replayed=_readable(replayed[first]) if first < len(replayed) else None,
    )


def _readable(raw: bytes) -> Any:
    """What the bytes say; the bytes themselves where a damaged log holds no message."""
    try:
        return msgspec.msgpack.decode(raw)
    except (msgspec.DecodeError, ValueError):
        return raw
