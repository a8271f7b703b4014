"""What `kvtide serve` is: it starts the gateway and the instances, restarts what dies, and ends them all.

It serves nothing itself and holds no state that a request needs; the socket that clients connect to is its own, so
while a gateway is started again they wait in line instead of being turned away.
"""

import asyncio
import logging
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable

from kvtide.artifacts import ModelFiles
from kvtide.base.errors import ConfigError
from kvtide.base.ids import Incarnation, InstanceId, new_incarnation
from kvtide.base.serve_config import ServeConfig
from kvtide.live.pipe import BeginDrain, Boot, Failed, Pipe, Ready, SeatLost, SeatStarting, Stop
from kvtide.live.runtime_folder import RuntimeFolder

logger = logging.getLogger(__name__)

GATEWAY = InstanceId(-1)
BACKOFF_S = (0.0, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 30.0)
STABLE_S = 60.0
"""A process that lived so long starts its backoff anew."""
STOP_GRACE_S = 5.0
BACKLOG = 2048
DEAF_CLIENT_MS = 120_000
"""A client that takes none of its answer for so long is disconnected, which ends its request and frees its memory."""
INSTANCE_MODULE = "kvtide.live.instance"


def open_listener(host: str, port: int) -> socket.socket:
    """Return the API's socket. Raises ConfigError where the address cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listener = socket.create_server((host, port), family=family, backlog=BACKLOG)
    except (OSError, OverflowError, TypeError, ValueError) as error:  # the last two for what cannot be a host's name
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        reason = reason.partition(" (while attempting")[0]  # Python repeats the address
        raise ConfigError(f"--host, --port: cannot listen on {host}:{port}: {reason.lower()}") from None
    listener.setblocking(False)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # inherited by every connection
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAF_CLIENT_MS)
    return listener


class _Child:
    """One running process."""

    def __init__(
        self, seat: InstanceId, incarnation: Incarnation, process: subprocess.Popen[bytes], pipe: Pipe
    ) -> None:
        self.seat = seat
        self.incarnation = incarnation
        self.process = process
        self.pipe = pipe
        self.is_ready = False
        self.failure: Failed | None = None
        self.started_s = time.monotonic()

    @property
    def name(self) -> str:
        return "the gateway" if self.seat == GATEWAY else f"instance {self.seat}"

    def death(self) -> str:
        """Why it is gone, for people."""
        if self.failure is not None:
            return self.failure.message
        status = self.process.returncode
        if status == -signal.SIGKILL and not self.is_ready:
            return f"{self.name} was killed while it started (out of memory?)"
        if status < 0:
            return f"{self.name} was ended by {signal.Signals(-status).name}"
        return f"{self.name} exited with status {status}"


class Supervisor:
    """Runs one cluster on this host; `run` returns the command's exit status.

    `gateway_module` is the program of the gateway process (it lies above this layer). `on_ready(detail)` is
    called once, when the first gateway serves and every instance has registered.
    """

    def __init__(
        self,
        config: ServeConfig,
        files: ModelFiles,
        listener: socket.socket,
        cluster_key: bytes,
        *,
        gateway_module: str,
        on_ready: Callable[[str], None],
        on_failed: Callable[[str], None],
    ) -> None:
        self._config = config
        self._files = files
        self._listener = listener
        self._cluster_key = cluster_key
        self._gateway_module = gateway_module
        self._on_ready = on_ready
        self._on_failed = on_failed
        self._children: dict[InstanceId, _Child] = {}
        self._has_started = False
        self._is_draining = False
        self._done: asyncio.Future[int]
        self._folder = RuntimeFolder()

    async def run(self) -> int:
        """Start everything and keep it running until a signal or a failure to start."""
        loop = asyncio.get_running_loop()
        self._done = loop.create_future()
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            loop.add_signal_handler(number, self._on_signal)
        seats = [GATEWAY, *(InstanceId(seat) for seat in range(self._config.num_instances))]
        keepers = [loop.create_task(self._keep(seat)) for seat in seats]
        for keeper in keepers:
            keeper.add_done_callback(self._on_keeper_done)
        try:
            return await self._done
        finally:
            for keeper in keepers:
                keeper.cancel()
            await asyncio.gather(*keepers, return_exceptions=True)
            await self._stop_all()
            self._folder.remove()
            self._listener.close()

    # -- one seat

    async def _keep(self, seat: InstanceId) -> None:
        """Start the process of a seat again and again."""
        num_failures = 0
        while not self._done.done():
            child = await self._spawn(seat)
            reader = asyncio.create_task(self._read(child))
            await _exited(child.process)
            await reader
            child.pipe.close()
            del self._children[seat]
            self._on_exit(child)
            if self._done.done():
                return
            num_failures = 0 if time.monotonic() - child.started_s > STABLE_S else num_failures + 1
            delay_s = BACKOFF_S[min(max(0, num_failures - 1), len(BACKOFF_S) - 1)]
            logger.warning("%s; starting it again%s", child.death(), f" in {delay_s:g} s" if delay_s else "")
            await asyncio.sleep(delay_s)

    async def _spawn(self, seat: InstanceId) -> _Child:
        module = self._gateway_module if seat == GATEWAY else INSTANCE_MODULE
        ours, theirs = socket.socketpair()
        inherited = [theirs.fileno()]
        if seat == GATEWAY:
            inherited.append(self._listener.fileno())
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", module, str(theirs.fileno())],
            pass_fds=inherited,
            stdin=subprocess.DEVNULL,
            # OpenMP's threads would spin on cores that other processes and our own kernels need.
            env={"OMP_WAIT_POLICY": "passive", **os.environ},
            start_new_session=True,  # a terminal's Ctrl-C reaches the supervisor only
        )
        theirs.close()
        child = _Child(seat, new_incarnation(), process, await Pipe.open(ours))
        self._children[seat] = child
        child.pipe.send(
            Boot(
                config=self._config,
                model_name=self._files.name,
                model_directory=str(self._files.directory),
                model_source=self._files.source,
                endpoint=f"ipc://{self._folder.path}/channel",
                cluster_key=self._cluster_key,
                incarnation=child.incarnation,
                seat=seat,
                listener_fd=self._listener.fileno() if seat == GATEWAY else -1,
            )
        )
        if seat == GATEWAY:
            for other in self._children.values():
                self._announce(other)
        else:
            self._announce(child)
        return child

    def _announce(self, child: _Child) -> None:
        """Tell the gateway of an instance that is starting; it registers by itself once it is ready."""
        gateway = self._children.get(GATEWAY)
        if gateway is not None and child.seat != GATEWAY and not child.is_ready:
            role = self._config.roles[child.seat]
            gateway.pipe.send(SeatStarting(seat=child.seat, role=role, pid=child.process.pid))

    async def _read(self, child: _Child) -> None:
        while (message := await child.pipe.receive()) is not None:
            if isinstance(message, Ready):
                child.is_ready = True
                if child.seat == GATEWAY and not self._has_started:
                    self._has_started = True
                    self._on_ready(message.detail)
            elif isinstance(message, Failed):
                child.failure = message
            elif isinstance(message, SeatLost):
                self._end_lost(message)

    def _end_lost(self, lost: SeatLost) -> None:
        """The gateway gave this incarnation up: it must be gone before its successor starts."""
        child = self._children.get(lost.seat)
        if child is not None and child.incarnation == lost.incarnation:
            child.process.kill()

    def _on_exit(self, child: _Child) -> None:
        gateway = self._children.get(GATEWAY)
        if child.seat != GATEWAY and gateway is not None and self._has_started:
            gateway.pipe.send(SeatLost(seat=child.seat, incarnation=child.incarnation, reason=child.death()))
        if child.seat == GATEWAY and self._is_draining:
            self._finish(0)
        elif not self._has_started:
            if not self._done.done():
                self._on_failed(child.death())
            self._finish(child.failure.status if child.failure is not None else 1)

    # -- the end

    def _on_signal(self) -> None:
        gateway = self._children.get(GATEWAY)
        if self._is_draining or not self._has_started or gateway is None:
            self._finish(0 if self._has_started and not self._is_draining else 130)
            return
        self._is_draining = True
        logger.info("draining: running requests finish, new ones are refused; a second signal ends them")
        gateway.pipe.send(BeginDrain())

    def _on_keeper_done(self, keeper: asyncio.Task[None]) -> None:
        if not keeper.cancelled() and keeper.exception() is not None and not self._done.done():
            self._done.set_exception(keeper.exception())  # type: ignore[arg-type]  # checked just above

    def _finish(self, status: int) -> None:
        if not self._done.done():
            self._done.set_result(status)

    async def _stop_all(self) -> None:
        """End and reap every child."""
        children = list(self._children.values())
        for child in children:
            child.pipe.send(Stop())
        exits = [asyncio.create_task(_exited(child.process)) for child in children]
        if exits:
            _, slow = await asyncio.wait(exits, timeout=STOP_GRACE_S)
            for child in children:
                if slow and child.process.poll() is None:
                    child.process.kill()
            await asyncio.gather(*exits)
        for child in children:
            child.pipe.close()
        self._children.clear()


async def _exited(process: subprocess.Popen[bytes]) -> None:
    """Return once the process has ended, and reap it."""
    if process.poll() is not None:
        return
    loop = asyncio.get_running_loop()
    ended = asyncio.Event()
    descriptor = os.pidfd_open(process.pid)
    try:
        loop.add_reader(descriptor, ended.set)
        await ended.wait()
    finally:
        loop.remove_reader(descriptor)
        os.close(descriptor)
    process.wait()
