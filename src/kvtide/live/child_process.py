"""A process that the supervisor started: its pipe, its end, and why it ended."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any, Protocol

from kvtide.base.ids import Incarnation
from kvtide.live.fork_server import ForkServer
from kvtide.live.pipe import Beat, Boot, Failed, Pipe, PipeMessage, Ready, Stop
from kvtide.live.process_group import end_group, has_ended, reap_group
from kvtide.live.start_watch import StartWatch


class Process(Protocol):
    """`subprocess.Popen`, or a fork."""

    pid: int
    returncode: int | None

    def poll(self) -> int | None: ...
    def wait(self) -> int | None: ...
    def kill(self) -> None: ...


class ChildProcess:
    """One running process."""

    def __init__(self, name: str, incarnation: Incarnation, process: Process, pipe: Pipe) -> None:
        self.name = name
        self.incarnation = incarnation
        self.is_ready = False
        self.is_beating = False
        self.failure: Failed | None = None
        self.started_s = time.monotonic()
        self._hung_s = 0.0
        self._process = process
        self._pipe = pipe

    @classmethod
    async def spawn(cls, name: str, module: str, boot: Boot, inherited: tuple[int, ...] = ()) -> "ChildProcess":
        """Start `python -m module`, with its end of a pipe, and tell it what it must know."""
        ours, theirs = socket.socketpair()
        with theirs:
            process = subprocess.Popen(
                [sys.executable, "-P", "-m", module, str(theirs.fileno())],
                pass_fds=[theirs.fileno(), *inherited],
                stdin=subprocess.DEVNULL,
                # OpenMP's threads would spin on cores that other processes and our own kernels need.
                env={"OMP_WAIT_POLICY": "passive", **os.environ},
                start_new_session=True,  # a terminal's Ctrl-C reaches the supervisor only
            )
        return await cls._told(name, process, ours, boot)

    @classmethod
    async def fork(cls, name: str, server: ForkServer, boot: Boot) -> "ChildProcess | None":
        """The same of an instance, as a fork; None where the server makes none."""
        ours, theirs = socket.socketpair()
        with theirs:
            try:
                process = await server.fork(theirs, boot.config.start_timeout)
            except BaseException:
                ours.close()
                raise
        if process is None:
            ours.close()
            return None
        return await cls._told(name, process, ours, boot)

    @classmethod
    async def _told(cls, name: str, process: Process, end: socket.socket, boot: Boot) -> "ChildProcess":
        child = cls(name, boot.incarnation, process, await Pipe.open(end))
        child.send(boot)
        return child

    @property
    def pid(self) -> int:
        return self._process.pid

    def send(self, message: PipeMessage) -> None:
        self._pipe.send(message)

    async def run(self, on_message: Callable[[Any], None], start: StartWatch) -> None:
        """Hand over what it says until it has exited and is reaped; kill it where its start hangs, or it is silent
        afterwards. Who beats is watched by whom it beats for."""
        watch = asyncio.create_task(self._end_hung(start))
        reader = asyncio.create_task(self._read(on_message, start, watch))
        try:
            await _exited(self._process)
        finally:
            watch.cancel()
        await reader
        self._pipe.close()

    def kill(self) -> None:
        """SIGKILL, if it still runs."""
        self._process.kill()

    def stop(self) -> None:
        """Ask it to exit."""
        self.send(Stop())

    def death(self) -> str:
        """Why it is gone, for people."""
        if self.failure is not None:
            return self.failure.message
        if self._hung_s and self.is_ready:
            return f"{self.name} has given no sign of life for {self._hung_s:g} s and was killed"
        if self._hung_s:
            return f"{self.name} has not got on with its start for {self._hung_s:g} s (--start-timeout) and was killed"
        status = self._process.returncode or 0
        if status == -signal.SIGKILL and not self.is_ready:
            return f"{self.name} was killed while it started (out of memory?)"
        if status < 0:
            return f"{self.name} was ended by {signal.Signals(-status).name}"
        return f"{self.name} exited with status {status}"

    async def _end_hung(self, start: StartWatch) -> None:
        await start.hangs()
        self._hung_s = start.timeout_s
        self.kill()

    async def _read(self, on_message: Callable[[Any], None], start: StartWatch, watch: "asyncio.Task[None]") -> None:
        while (message := await self._pipe.receive()) is not None:
            start.progressed()
            if isinstance(message, Beat):
                watch.cancel()
            elif isinstance(message, Ready):
                self.is_ready = True
                start.started()
            elif isinstance(message, Failed):
                self.failure = message
            on_message(message)


async def _exited(process: Process) -> None:
    """Return once the process has ended; reap it, and what it has started."""
    await _ended(process.pid)
    end_group(process.pid)
    process.wait()
    reap_group(process.pid)


async def _ended(pid: int) -> None:
    try:
        descriptor = os.pidfd_open(pid)
    except OSError:  # it has been reaped, or we may have no more files
        while not has_ended(pid):
            await asyncio.sleep(0.05)
        return
    loop = asyncio.get_running_loop()
    ended = asyncio.Event()
    try:
        loop.add_reader(descriptor, ended.set)
        await ended.wait()
    finally:
        loop.remove_reader(descriptor)
        os.close(descriptor)
