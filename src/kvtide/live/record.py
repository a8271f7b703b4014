"""Logs of cores (`--record DIR`): a header, then every handled event with its time and the commands that followed.

A file is a run of frames, each a little-endian uint32 length and that many bytes of msgpack. The first frame is a
LogHeader; each further one is a LogEntry. A process that dies leaves at most a truncated last frame.

Events hold prompts and outputs as tokens: files, and a folder that is made for them, are readable by their owner only.
"""

import logging
import os
import struct
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from kvtide.base.config import ModelInfo, PoolSizes, SchedulerConfig
from kvtide.base.errors import ConfigError
from kvtide.base.ids import Incarnation
from kvtide.proto.codec import encode
from kvtide.sched.cost_profile import FittedCost

logger = logging.getLogger(__name__)

FORMAT = 1
FLUSH_BYTES = 256 * 1024
FLUSH_AFTER_S = 0.25

_LENGTH = struct.Struct("<I")
MAX_ENTRY_BYTES = 256 * 2**20


class ControlSettings(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """All that a control core is made from. `incarnation` is the gateway's; `lengths` names the estimator used; `cost`
    is what `kvtide profile` fitted on this machine, None: there is nothing; `model` what an earlier gateway knew."""

    policy: str
    incarnation: Incarnation = Incarnation("local")
    lengths: str = "running-mean"
    cost: FittedCost | None = None
    model: ModelInfo | None = None


class InstanceSettings(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """All that an instance core is made from, together with the header's incarnation. `secret`: of the incarnation that
    has ended when its log is of use; while it lives the log is to be read by its owner alone."""

    scheduler: SchedulerConfig
    pool: PoolSizes
    seat: int
    secret: bytes = b""


class LogHeader(msgspec.Struct, frozen=True, kw_only=True):
    """What a fresh core needs to live through the log again. `version` is kvtide's, for the reader's information."""

    format: int
    version: str
    incarnation: str
    settings: ControlSettings | InstanceSettings


class LogEntry(msgspec.Struct, frozen=True, array_like=True):
    """One handled event. `commands` hold the canonical bytes of each command."""

    now_ns: int
    event: msgspec.Raw
    commands: list[msgspec.Raw]


class LogWriter:
    """Appends to one log; buffers up to FLUSH_BYTES or FLUSH_AFTER_S, whichever comes first."""

    def __init__(self, path: Path, header: LogHeader) -> None:
        """Raises ConfigError where the file cannot be written."""
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._file = open(  # noqa: SIM115  closed by `close`
                path, "xb", buffering=0, opener=lambda name, flags: os.open(name, flags, 0o600)
            )
        except OSError as error:
            raise ConfigError(f"--record: cannot write {path}: {error.strerror}") from None
        self._buffer = bytearray()
        self._flushed_s = time.monotonic()
        self._put(encode(header))
        self.flush()

    def append(self, now_ns: int, event: Any, commands: Sequence[Any]) -> None:
        """Write one handled event down."""
        entry = LogEntry(now_ns, msgspec.Raw(encode(event)), [msgspec.Raw(encode(command)) for command in commands])
        self._put(encode(entry))
        if len(self._buffer) >= FLUSH_BYTES or time.monotonic() - self._flushed_s >= FLUSH_AFTER_S:
            self.flush()

    def flush(self) -> None:
        """Hand the buffer to the operating system."""
        self._flushed_s = time.monotonic()
        rest = memoryview(bytes(self._buffer))
        self._buffer.clear()
        try:
            while rest and not self._file.closed:
                rest = rest[self._file.write(rest) :]
        except OSError as error:  # a full disk must not take the cluster with it
            logger.error("the recording ends here: cannot write %s: %s", self._file.name, error.strerror)
            self._file.close()

    def close(self) -> None:
        self.flush()
        self._file.close()

    def _put(self, frame: bytes) -> None:
        if not self._file.closed:
            self._buffer += _LENGTH.pack(len(frame))
            self._buffer += frame


class LogReader:
    """Reads one log. After the entries were read, `is_truncated` says whether a last frame was cut short."""

    def __init__(self, path: Path) -> None:
        """Raises ConfigError where this is not a log of ours."""
        self.path = path
        self.is_truncated = False
        self._decoder = msgspec.msgpack.Decoder(LogEntry)
        try:
            self._data = path.read_bytes()
        except OSError as error:
            raise ConfigError(f"cannot read {path}: {error.strerror}") from None
        frames = self._frames(0)
        first = next(frames, None)
        try:
            if first is None:
                raise msgspec.DecodeError("no header")
            self.header = msgspec.msgpack.decode(first[1], type=LogHeader)
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            raise ConfigError(f"{path} is not a log of kvtide: {error}") from None
        if self.header.format != FORMAT:
            raise ConfigError(f"{path} has format {self.header.format}; this version reads {FORMAT}")
        self._start = first[0]

    def entries(self) -> Iterator[LogEntry]:
        for _, frame in self._frames(self._start):
            try:
                yield self._decoder.decode(frame)
            except (msgspec.DecodeError, msgspec.ValidationError) as error:
                raise ConfigError(f"{self.path} is damaged: {error}") from None

    def _frames(self, offset: int) -> Iterator[tuple[int, memoryview]]:
        """(offset after the frame, frame) for each complete frame."""
        view = memoryview(self._data)
        while offset < len(view):
            end = offset + _LENGTH.size
            length = _LENGTH.unpack_from(view, offset)[0] if end <= len(view) else 0
            if end + length > len(view) or end > len(view):
                self.is_truncated = True
                return
            offset = end + length
            yield offset, view[end:offset]
