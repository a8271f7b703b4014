"""What `kvtide serve` is: it starts the gateway and the instances, restarts what dies, and ends them all.

It serves nothing itself and holds no state that a request needs; the socket that clients connect to is its own, so
while a gateway is started again they wait in line instead of being turned away.
"""

import asyncio
import logging
import signal
import socket
from collections.abc import Callable

from kvtide.base.config import ModelInfo
from kvtide.base.ids import InstanceId, new_incarnation
from kvtide.base.model_files import ModelFiles
from kvtide.base.runtime_folder import RuntimeFolder
from kvtide.base.serve_config import ServeConfig
from kvtide.live.backoff import Backoff
from kvtide.live.child_process import ChildProcess
from kvtide.live.endpoints import gateway_endpoint
from kvtide.live.host_check import check_memory
from kvtide.live.instance_keeper import STOP_GRACE_S, InstanceKeeper, Seat
from kvtide.live.launcher import Launcher, LocalLauncher
from kvtide.live.life import Life
from kvtide.live.pipe import Beat, BeginDrain, Boot, ModelKnown, PipeMessage, Ready
from kvtide.live.start_watch import StartWatch

logger = logging.getLogger(__name__)

GATEWAY = InstanceId(-1)
DRAINING_LINE = "draining: running requests finish, new ones are refused; a second signal ends them"
BEAT_PATIENCE = 10
"""Seconds (ticks of one second of our own) without a word of the gateway after which it counts as hung."""


class Supervisor:
    """Runs one cluster on this host; `run` returns the command's exit status.

    `gateway_module` is the program of the gateway process (it lies above this layer). `launcher` starts the
    instances: by default as processes of this host. `on_ready(detail)` is called once, when the first gateway serves
    and every instance has registered.
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
        launcher: Launcher | None = None,
    ) -> None:
        """Raises ConfigError where `--advertise` is no address of this host."""
        self._config = config
        self._files = files
        self._listener = listener
        self._cluster_key = cluster_key
        self._gateway_module = gateway_module
        self._on_ready = on_ready
        self._launcher = launcher if launcher is not None else LocalLauncher()
        self._gateway: ChildProcess | None = None
        self._model: ModelInfo | None = None
        self._ticks_without_beat = 0
        self._is_draining = False
        self._life = Life(on_failed)
        self._folder = RuntimeFolder()
        self._endpoint = gateway_endpoint(self._folder.path, config.advertise)
        self._keeper = InstanceKeeper(
            config.roles,
            self._launcher,
            self._folder.path,
            boot=self._boot,
            tell=self._tell_gateway,
            check_room=lambda num_instances: check_memory(config, files.directory, num_instances),
            life=self._life,
        )

    async def run(self) -> int:
        """Start everything and keep it running until a signal or a failure to start."""
        loop = asyncio.get_running_loop()
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)  # ignored, as some parents leave it, children's ends are lost
        self._life.begin()
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            loop.add_signal_handler(number, self._on_signal)
        watches = [loop.create_task(self._keep_gateway()), loop.create_task(self._watch_gateway())]
        for watch in watches:
            self._life.watch(watch)
        self._keeper.start()
        try:
            return await self._life.done
        finally:
            await self._end(watches)

    # -- the gateway

    async def _keep_gateway(self) -> None:
        """Start the gateway again and again."""
        backoff = Backoff()
        while not self._life.is_over():
            backoff.started()
            try:
                gateway = await ChildProcess.spawn(
                    "the gateway", self._gateway_module, self._boot(), (self._listener.fileno(),)
                )
            except OSError as error:
                reason = self._life.has_no_room("the gateway", error)
                if self._life.is_over():
                    return
                await backoff.pause(reason, has_worked=False)
                continue
            self._gateway, self._ticks_without_beat = gateway, 0
            self._keeper.announce_all()
            await gateway.run(self._on_gateway_message, StartWatch(self._config.start_timeout))
            self._gateway = None
            if self._is_draining:
                self._listener.close()  # whoever comes now is refused, and does not wait for instances to end
                self._life.finish(0)
            elif not self._life.has_started:
                self._life.fail_start(gateway.death(), gateway.failure.status if gateway.failure is not None else 1)
            if self._life.is_over():
                return
            await backoff.pause(gateway.death(), has_worked=gateway.is_beating)

    async def _watch_gateway(self) -> None:
        """End a gateway whose event loop has stopped. Counts own ticks, so that being stopped ourselves harms none."""
        while True:
            await asyncio.sleep(1.0)
            gateway = self._gateway
            self._ticks_without_beat += 1
            if gateway is not None and gateway.is_beating and self._ticks_without_beat > BEAT_PATIENCE:
                logger.error("the gateway has not been heard of for %d s; ending it", BEAT_PATIENCE)
                gateway.kill()
                self._ticks_without_beat = 0

    def _on_gateway_message(self, message: object) -> None:
        self._ticks_without_beat = 0
        match message:
            case Beat():
                if self._gateway is not None:
                    self._gateway.is_beating = True
            case ModelKnown():
                self._model = message.model
            case Ready():
                if not self._life.has_started and not self._life.is_over():  # one that was refused registered as well
                    self._life.has_started = True
                    self._on_ready(message.detail)
            case _:
                self._keeper.heard(message)

    def _tell_gateway(self, message: PipeMessage) -> None:
        if self._gateway is not None:
            self._gateway.send(message)

    def _boot(self, seat: Seat | None = None) -> Boot:
        """What a new process is told: the gateway's, or that of a seat."""
        return Boot(
            config=self._config,
            model_name=self._files.name,
            model_directory=str(self._files.directory),
            model_source=self._files.source,
            endpoint=self._endpoint,
            cluster_key=self._cluster_key,
            incarnation=new_incarnation(),
            seat=seat.seat if seat is not None else GATEWAY,
            role=seat.role if seat is not None else "",
            tp=seat.tp if seat is not None else 0,
            folder=str(self._folder.path),
            advertise=self._config.advertise,
            listener_fd=self._listener.fileno() if seat is None else -1,
            model=self._model if seat is None else None,
        )

    # -- the end

    def _on_signal(self) -> None:
        if self._is_draining or not self._life.has_started or self._gateway is None:
            self._life.finish(0 if self._life.has_started and not self._is_draining else 130)
            return
        self._is_draining = True
        logger.info(DRAINING_LINE)
        self._gateway.send(BeginDrain())

    async def _end(self, watches: "list[asyncio.Task[None]]") -> None:
        """End and reap everything; keepers see their process's end and start nothing any more."""
        gateway, watch = watches
        watch.cancel()
        if self._gateway is None:
            gateway.cancel()
        else:
            self._gateway.stop()
        keepers = self._keeper.stop()
        _, slow = await asyncio.wait([gateway, *keepers], timeout=STOP_GRACE_S)
        if slow:
            if self._gateway is not None:
                self._gateway.kill()
            self._keeper.kill()
        await asyncio.gather(gateway, watch, *keepers, return_exceptions=True)
        await self._launcher.close()
        self._folder.remove()
        self._listener.close()
