"""Instances as forks of one process that has imported what all of them need.

What `import torch` leaves in memory never changes afterwards: a fork shares it with its siblings, and is there within
milliseconds, where the import takes a second or two of a core. The server starts no thread, runs no kernel and opens no
device, since a fork could take over none of them.

A fork's parent exits at once, so the fork becomes the supervisor's child (which is a subreaper): started, watched,
killed and reaped like any other process, whatever becomes of the server. Where there is no such thing, or it does not
answer, an instance is a process from scratch.
"""

import asyncio
import contextlib
import gc
import importlib
import logging
import os
import signal
import socket
import struct
import subprocess
import sys
import threading
from typing import NoReturn

from kvtide.live.child import become_subreaper, die_with_parent, ignore_signals, run_child

logger = logging.getLogger(__name__)

MODULE = "kvtide.live.fork_server"
INSTANCE_NEEDS = ("kvtide.live.instance", "uvloop")
LOST = 255
"""Exit status of a process that somebody else has reaped."""
_PID = struct.Struct("<q")


class ForkedProcess:
    """A child that a fork server made: what ChildProcess needs of `subprocess.Popen`. It leads a process group, which
    ends with it: the ranks that it has started."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        return self._reap(os.WNOHANG)

    def wait(self) -> int | None:
        return self._reap(0)

    def kill(self) -> None:
        if self.poll() is None:
            os.kill(self.pid, signal.SIGKILL)

    def _reap(self, flags: int) -> int | None:
        if self.returncode is None:
            try:
                if os.waitid(os.P_PID, self.pid, os.WEXITED | os.WNOWAIT | flags) is None:
                    return None
                with contextlib.suppress(OSError):
                    os.killpg(self.pid, signal.SIGKILL)  # before the number is free for others
                self.returncode = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
            except ChildProcessError:
                self.returncode = LOST
            if _reap_group(self.pid, os.WNOHANG):
                threading.Thread(target=_reap_group, args=(self.pid, 0), daemon=True).start()
        return self.returncode


def _reap_group(group: int, flags: int) -> bool:
    """Reap what has ended of the group's orphans, all of them without WNOHANG; whether some still have to end."""
    try:
        while os.waitpid(-group, flags)[0]:
            pass
    except ChildProcessError:
        return False
    return True


class ForkServer:
    """The supervisor's end."""

    def __init__(self) -> None:
        """Start the process, which begins to import. Raises OSError."""
        become_subreaper()
        self.is_gone = False
        self._turn = asyncio.Lock()
        self._control, theirs = socket.socketpair()
        self._control.setblocking(False)
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-m", MODULE, str(theirs.fileno())],
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
                # OpenMP's threads would spin on cores that other processes need; OpenBLAS would start some at once.
                env={"OMP_WAIT_POLICY": "passive", "OPENBLAS_NUM_THREADS": "1", **os.environ},
                start_new_session=True,
            )

    @property
    def pid(self) -> int:
        return self._process.pid

    async def fork(self, end: socket.socket, timeout_s: float) -> ForkedProcess | None:
        """An instance that has `end` as its pipe; None where the server does not answer in time, and is gone."""
        async with self._turn:
            if self.is_gone:
                return None
            answer = b""
            try:
                socket.send_fds(self._control, [b"f"], [end.fileno()])
                answer = await asyncio.wait_for(
                    asyncio.get_running_loop().sock_recv(self._control, _PID.size), timeout_s
                )
            except (OSError, TimeoutError) as error:
                logger.debug("no answer of the fork server", exc_info=error)
            finally:  # also where nobody waits any more: its answer would be taken for that to the next question
                if len(answer) != _PID.size:
                    self.close()
            pid = _PID.unpack(answer)[0] if answer else 0
        return ForkedProcess(pid) if pid else None

    def close(self) -> None:
        """End it; its forks live on."""
        if not self.is_gone:
            self.is_gone = True
            self._control.close()
            self._process.kill()
            threading.Thread(target=self._process.wait, daemon=True).start()


def main() -> None:
    """The server: one fork for each descriptor that comes, until the supervisor's end is closed."""
    die_with_parent()
    ignore_signals()
    control = socket.socket(fileno=int(sys.argv[1]))
    gc.disable()  # a collection writes to every object, which a fork would have to copy
    for name in INSTANCE_NEEDS:
        with contextlib.suppress(ImportError):  # who cannot do without it says so
            importlib.import_module(name)
    gc.collect()
    gc.freeze()
    while True:
        asked, ends, _, _ = socket.recv_fds(control, 1, 1)
        if not asked:
            return
        with socket.socket(fileno=ends[0]) as end:
            control.sendall(_PID.pack(_fork(end, control)))


def _fork(end: socket.socket, control: socket.socket) -> int:
    """Fork an instance that is nobody's child here; its process number, 0 where the system has no room for another."""
    told, tell = os.pipe()
    start, release = os.pipe()
    with open(told, "rb") as answer, open(release, "wb", buffering=0) as go:
        try:
            middle = os.fork()
        except OSError:
            os.close(tell)
            os.close(start)
            return 0
        if middle == 0:
            _be_parent_of_an_instance(end, control, tell, start, unused=(told, release))
        os.close(tell)
        os.close(start)
        os.waitpid(middle, 0)  # from now on the supervisor is the fork's parent
        pid = answer.read(_PID.size)
        if not pid:
            return 0
        go.write(b"g")
        return int(_PID.unpack(pid)[0])


def _be_parent_of_an_instance(
    end: socket.socket, control: socket.socket, tell: int, start: int, unused: tuple[int, int]
) -> NoReturn:
    """The process between the server and a fork: makes it, says its number and exits."""
    try:
        pid = os.fork()
        if pid:
            os.write(tell, _PID.pack(pid))
        else:
            control.close()
            for descriptor in (tell, *unused):
                os.close(descriptor)
            _be_instance(end, start)
    finally:
        os._exit(0)


def _be_instance(end: socket.socket, start: int) -> None:
    """The fork itself; never returns but by an exception."""
    from kvtide.live.instance import serve_instance

    os.setsid()
    with open(start, "rb") as release:
        if not release.read(1):  # the server is gone, and nobody knows of us
            return
    gc.enable()
    run_child(serve_instance, end.detach())


if __name__ == "__main__":
    main()
