"""The in-process launcher: control core, instance cores and real engines in one process, over in-memory channels.

Used by `LLM` and by tests. The protocol is that of real processes, frame for frame; only the carrier differs.
"""

import asyncio
import logging
from types import TracebackType
from typing import Any

from kvtide.artifacts import ModelFiles, prepare_model
from kvtide.base.ids import Incarnation, InstanceId, new_incarnation
from kvtide.base.serve_config import ServeConfig, check_available
from kvtide.engine.executor import create_executor
from kvtide.live.assemble import ExecutorFactory, build_instance
from kvtide.live.clock import monotonic_ns
from kvtide.live.ends import GatewayLink
from kvtide.live.gateway import GatewayDriver
from kvtide.live.instance_driver import InstanceDriver
from kvtide.live.logs import control_log, make_control_core
from kvtide.live.memory_channel import MemoryNetwork
from kvtide.live.record import ControlSettings
from kvtide.live.step_thread import StepThread

logger = logging.getLogger(__name__)

RESTART_DELAYS_S = (0.1, 0.5, 2.0, 8.0)


class _Seat:
    """One running instance."""

    def __init__(self, incarnation: Incarnation, driver: InstanceDriver, steps: StepThread, link: GatewayLink) -> None:
        self.incarnation = incarnation
        self.driver = driver
        self.steps = steps
        self.link = link


class InProcessCluster:
    """`async with InProcessCluster(config) as cluster: cluster.port.submit(...)`.

    Everything runs in the event loop that entered it, but for the steps: one thread an instance. `network.fault`
    makes the channels lose, repeat or reorder frames. An instance whose executor raised is started again, with
    growing delays; after the last of them its seat stays empty.
    """

    def __init__(
        self,
        config: ServeConfig,
        *,
        files: ModelFiles | None = None,
        make_executor: ExecutorFactory = create_executor,
    ) -> None:
        check_available(config)
        self.config = config
        self.files = files
        self._make_executor = make_executor
        self._seats: dict[InstanceId, _Seat] = {}
        self._restarts: dict[InstanceId, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.network: MemoryNetwork
        self.port: GatewayDriver

    async def __aenter__(self) -> "InProcessCluster":
        """Prepare the model and start every instance. Raises ConfigError or ModelError."""
        if self.files is None:
            self.files = await asyncio.to_thread(prepare_model, self.config.model, dtype=self.config.dtype)
        self.network = MemoryNetwork(monotonic_ns)
        incarnation = new_incarnation()
        settings = ControlSettings(policy=self.config.policy, incarnation=incarnation)
        self.port = GatewayDriver(
            make_control_core(settings),
            clock=monotonic_ns,
            recorder=control_log(self.config.record, settings),
        )
        self.port.hub = self.network.make_hub(incarnation, self.port)
        try:
            await asyncio.gather(*(self.start(InstanceId(seat)) for seat in range(self.config.num_instances)))
            await self.port.wait_registered(self.config.num_instances)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def start(self, seat: InstanceId) -> None:
        """Start the instance of a seat that is empty; it takes requests once it has registered."""
        assert seat not in self._seats and self.files is not None
        incarnation = new_incarnation()
        self.port.starting(seat, self.config.roles[seat], 0)
        driver, steps = await build_instance(
            self.config,
            self.files,
            seat,
            incarnation,
            clock=monotonic_ns,
            on_fatal=lambda error: self._on_fatal(seat, incarnation, error),
            make_executor=self._make_executor,
        )
        driver.link = self.network.make_link(seat, incarnation, driver)
        self._seats[seat] = _Seat(incarnation, driver, steps, driver.link)
        driver.open()

    def kill(self, seat: InstanceId) -> None:
        """As kill -9: the instance says nothing any more, and its cache is gone."""
        self._remove(seat, "killed")

    async def restart(self, seat: InstanceId) -> None:
        """Kill the instance if it lives, and start another one on its seat."""
        if seat in self._seats:
            self.kill(seat)
        await self.start(seat)

    def core(self, seat: InstanceId) -> Any:
        """The instance core on a seat, for tests that look inside."""
        return self._seats[seat].driver.core

    async def close(self) -> None:
        """Stop everything; requests that still run end as unavailable."""
        for task in list(self._tasks):
            task.cancel()
        seats, self._seats = list(self._seats.values()), {}
        for seat in seats:
            seat.driver.stop()
        self.port.close()
        self.network.close()
        await asyncio.gather(*(seat.steps.close() for seat in seats))

    def _remove(self, seat: InstanceId, reason: str) -> None:
        gone = self._seats.pop(seat)
        gone.driver.stop()
        gone.steps.abandon()
        self.network.cut(gone.link)
        self.port.lost(seat, gone.incarnation, reason)

    def _on_fatal(self, seat: InstanceId, incarnation: Incarnation, error: BaseException) -> None:
        sitting = self._seats.get(seat)
        if sitting is None or sitting.incarnation != incarnation:
            return
        logger.error("instance %d failed", seat, exc_info=error)
        self._remove(seat, f"{type(error).__name__}: {error}")
        task = asyncio.get_running_loop().create_task(self._start_again(seat))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _start_again(self, seat: InstanceId) -> None:
        num_restarts = self._restarts.get(seat, 0)
        if num_restarts >= len(RESTART_DELAYS_S):
            logger.error("instance %d failed too often; its seat stays empty", seat)
            return
        self._restarts[seat] = num_restarts + 1
        await asyncio.sleep(RESTART_DELAYS_S[num_restarts])
        if seat not in self._seats:
            await self.start(seat)
