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
from pathlib import Path

from kvtide.live.child import become_subreaper, die_with_parent, ignore_signals, run_child
from kvtide.live.process_group import reap_group

logger = logging.getLogger(__name__)

MODULE = "kvtide.live.fork_server"
INSTANCE_NEEDS = ("kvtide.live.instance", "uvloop")
IMPORT_S = 60.0
FORK_S = 5.0
"""How long the first answer may take, and every other. From scratch an instance has all of `--start-timeout`."""
LOST = 255
"""Exit status of a process that somebody else has reaped."""
_PID = struct.Struct("<q")


class ForkedProcess:
    """A child that a fork server made: what ChildProcess needs of `subprocess.Popen`."""

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
                pid, status = os.waitpid(self.pid, flags)
            except ChildProcessError:
                self.returncode = LOST
            else:
                self.returncode = os.waitstatus_to_exitcode(status) if pid else None
        return self.returncode


class ForkServer:
    """The supervisor's end."""

    def __init__(self) -> None:
        """Start the process, which begins to import. Raises OSError."""
        become_subreaper()
        self.is_gone = False
        self._has_imported = False
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
        threading.Thread(target=self._watch, name="fork-server", daemon=True).start()

    @property
    def pid(self) -> int:
        return self._process.pid

    async def fork(self, end: socket.socket, timeout_s: float) -> ForkedProcess | None:
        """An instance that has `end` as its pipe, and begins when it is told something; None where the server does not
        answer (within `timeout_s` at the most), and is gone."""
        async with self._turn:
            if self.is_gone:
                return None
            answer = b""
            timeout_s = min(timeout_s, FORK_S if self._has_imported else IMPORT_S)
            try:
                socket.send_fds(self._control, [b"f"], [end.fileno()])
                answer = await asyncio.wait_for(
                    asyncio.get_running_loop().sock_recv(self._control, _PID.size), timeout_s
                )
            except (OSError, TimeoutError) as error:
                logger.debug("no answer of the fork server", exc_info=error)
            finally:  # also where nobody waits any more: its answer would be taken for that to the next question
                if not answer:
                    self.close()
            if not answer:
                return None
            self._has_imported = True
        pid = _PID.unpack(answer)[0]
        return ForkedProcess(pid) if pid else None

    def close(self) -> None:
        """End it; its forks live on."""
        if not self.is_gone:
            self.is_gone = True
            self._process.kill()
        self._control.close()

    def _watch(self) -> None:
        """Reap it and what it was about to fork, which nobody tells anything and therefore ends."""
        self._process.wait()
        self.is_gone = True
        reap_group(self.pid)


def main() -> None:
    """The server: one fork for each descriptor that comes, until the supervisor's end is closed."""
    die_with_parent()
    ignore_signals()
    gc.disable()  # a collection writes to every object, which a fork would have to copy
    for name in INSTANCE_NEEDS:
        with contextlib.suppress(ImportError):  # who cannot do without it says so
            importlib.import_module(name)
    gc.collect()
    gc.freeze()
    with socket.socket(fileno=int(sys.argv[1])) as control:
        while True:
            asked, ends, _, _ = socket.recv_fds(control, 1, 1)
            if not asked:
                return
            with socket.socket(fileno=ends[0]) as end:
                control.sendall(_PID.pack(_fork(end, control)))


def _fork(end: socket.socket, control: socket.socket) -> int:
    """Fork an instance that is nobody's child here; its process number, 0 where the system has no room for another."""
    told, tell = os.pipe()
    with open(told, "rb") as answer:
        try:
            middle = os.fork()
        except OSError:
            os.close(tell)
            return 0
        if middle == 0:
            try:
                pid = os.fork()
                if pid == 0:
                    os.close(tell)
                    os.close(told)
                    control.close()
                    _be_instance(end)
                os.write(tell, _PID.pack(pid))
            finally:
                os._exit(0)
        os.close(tell)
        os.waitpid(middle, 0)  # from now on the supervisor is the fork's parent
        number = answer.read(_PID.size)
        return int(_PID.unpack(number)[0]) if number else 0


def _be_instance(end: socket.socket) -> None:
    """The fork itself; returns only where it has nothing to do."""
    from kvtide.live.instance import serve_instance

    if not end.recv(1, socket.MSG_PEEK):  # nobody knows of us
        return
    os.setsid()
    with contextlib.suppress(OSError):
        Path("/proc/self/comm").write_text("kvtide-instance", encoding="ascii")  # what `ps -e` shows
    gc.enable()
    run_child(serve_instance, end.detach())


if __name__ == "__main__":
    main()
