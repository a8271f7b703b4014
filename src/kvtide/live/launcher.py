"""Where instances run, as the supervisor sees it: something that starts one on a seat, and a handle on what runs.

The local launcher starts processes of this host; others place them on other hosts. What an instance must know is a
`pipe.Boot`; `instance.run_instance` is what it does.
"""

import logging
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from kvtide.base.ids import Incarnation, InstanceId
from kvtide.live.child_process import ChildProcess
from kvtide.live.fork_server import ForkServer
from kvtide.live.pipe import Boot
from kvtide.live.start_watch import StartWatch


@dataclass(frozen=True, slots=True)
class Exit:
    """How an instance ended. reason: for people. status: what the command shall exit with if it had to work, None
    where a restart may help."""

    reason: str
    status: int | None = None


class InstanceHandle(Protocol):
    """One incarnation that was started."""

    @property
    def incarnation(self) -> Incarnation: ...
    @property
    def pid(self) -> int:
        """0 where it is not known."""

    @property
    def is_ready(self) -> bool:
        """It has its model and has spoken with the gateway."""

    async def wait(self) -> Exit:
        """Return once it is gone for good: no thread of it runs, whatever it held is free. One whose start hangs
        (`--start-timeout`) is killed."""

    def kill(self) -> None:
        """End it at once; `wait` still tells."""

    def stop(self) -> None:
        """Ask it to end by itself."""


class Launcher(Protocol):
    """Starts instances; never two on one seat at a time, which its caller sees to."""

    async def start(self, boot: Boot) -> InstanceHandle:
        """Start the instance that `boot` describes; returns as soon as it can be waited for.

        Raises ConfigError where it never can be.
        """

    def release(self, seat: InstanceId) -> None:
        """Nobody will sit there any more; what was reserved for the seat is free."""

    async def close(self) -> None:
        """Give back what it holds; every instance is gone."""


INSTANCE_MODULE = "kvtide.live.instance"

logger = logging.getLogger(__name__)


class LocalLauncher:
    """Instances are processes of this host, children of the supervisor: forks of a server where the system has them.
    `make_watch`: of a start, given its timeout."""

    def __init__(self, make_watch: Callable[[float], StartWatch] = StartWatch) -> None:
        self._make_watch = make_watch
        self._server: ForkServer | None = None

    async def start(self, boot: Boot) -> "LocalInstance":
        name = f"instance {boot.seat}"
        child = await self._fork(name, boot) if sys.platform == "linux" else None
        if child is None:
            child = await ChildProcess.spawn(name, INSTANCE_MODULE, boot)
        return LocalInstance(child, self._make_watch(boot.config.start_timeout))

    def release(self, seat: InstanceId) -> None:
        """Nothing was reserved."""

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()

    async def _fork(self, name: str, boot: Boot) -> ChildProcess | None:
        if self._server is None or self._server.is_gone:
            self._server = ForkServer()
        child = await ChildProcess.fork(name, self._server, boot)
        if child is None:
            logger.warning("the process that instances are forks of does not answer; %s starts from scratch", name)
        return child


class LocalInstance:
    """InstanceHandle of a child process."""

    def __init__(self, child: ChildProcess, start: StartWatch) -> None:
        self._child = child
        self._start = start

    @property
    def incarnation(self) -> Incarnation:
        return self._child.incarnation

    @property
    def pid(self) -> int:
        return self._child.pid

    @property
    def is_ready(self) -> bool:
        return self._child.is_ready

    async def wait(self) -> Exit:
        await self._child.run(lambda message: None, self._start)
        failure = self._child.failure
        return Exit(self._child.death(), failure.status if failure is not None else None)

    def kill(self) -> None:
        self._child.kill()

    def stop(self) -> None:
        self._child.stop()
