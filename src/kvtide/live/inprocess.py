"""The in-process launcher: control core, instance cores and real engines in one process, over in-memory channels.

Used by `LLM` and by tests. The protocol is that of real processes, frame for frame; only the carrier differs.
"""

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from types import TracebackType
from typing import Any

from kvtide.artifacts import ModelFiles, prepare_model
from kvtide.base.errors import ConfigError, KvtideError, RequestError
from kvtide.base.ids import Incarnation, InstanceId, new_incarnation
from kvtide.base.runtime_folder import RuntimeFolder
from kvtide.base.serve_config import ServeConfig, check_available
from kvtide.engine.executor import create_executor
from kvtide.engine.parallel import create_threaded_executor
from kvtide.live.assemble import ExecutorFactory, build_instance
from kvtide.live.cache_size import with_cache_memory
from kvtide.live.clock import monotonic_ns
from kvtide.live.cluster_key import KEY_BYTES
from kvtide.live.cost_store import cost_for, describe_cost
from kvtide.live.gateway import GatewayDriver
from kvtide.live.host_check import check_host, check_memory
from kvtide.live.instance_driver import InstanceDriver
from kvtide.live.logs import control_log, make_control_core
from kvtide.live.memory_channel import MemoryNetwork
from kvtide.live.record import ControlSettings
from kvtide.live.step_thread import StepThread
from kvtide.live.surroundings import Surroundings
from kvtide.proto.cluster import Peer

logger = logging.getLogger(__name__)

PULLS_END_S = 1.0
"""How long a closing cluster waits for a pull that does not hear that it is cancelled."""

RESTART_DELAYS_S = (0.1, 0.5, 2.0, 8.0)


class _Seat:
    """One running instance."""

    def __init__(self, incarnation: Incarnation, driver: InstanceDriver, steps: StepThread) -> None:
        self.incarnation = incarnation
        self.driver = driver
        self.steps = steps


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
        self.config = with_cache_memory(config)
        self.files = files
        self._make_executor = make_executor
        self._seats: dict[InstanceId, _Seat] = {}
        self._restarts: dict[InstanceId, int] = {}
        self._closed: set[InstanceId] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._roles: dict[InstanceId, str] = {}
        self._tp: dict[InstanceId, int] = {}
        self._next_seat = config.num_instances
        self._folder: RuntimeFolder | None = None
        self._key = secrets.token_bytes(KEY_BYTES)
        self.network: MemoryNetwork
        self.port: GatewayDriver

    async def __aenter__(self) -> "InProcessCluster":
        """Prepare the model and start every instance. Raises ConfigError or ModelError."""
        if self.files is None:
            self.files = await asyncio.to_thread(prepare_model, self.config.model, dtype=self.config.dtype)
        check_host(self.config, self.files.directory)
        self.network = MemoryNetwork(monotonic_ns)
        self._folder = RuntimeFolder()
        incarnation = new_incarnation()
        cost = cost_for(self.config, self.files.name)
        settings = ControlSettings(policy=self.config.policy, incarnation=incarnation, cost=cost)
        self.port = GatewayDriver(
            make_control_core(settings),
            clock=monotonic_ns,
            recorder=control_log(self.config.record, settings),
            seats=self,
        )
        self.port.hub = self.network.make_hub(incarnation, self.port)
        seats = [InstanceId(seat) for seat in range(self.config.num_instances)]
        self._roles = dict(zip(seats, self.config.roles, strict=True))
        try:
            await asyncio.gather(*(self.start(seat) for seat in seats))
            await self.port.wait_registered(self.config.num_instances)
            logger.info(describe_cost(self.config, self.files.name))
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
        assert seat not in self._seats and self.files is not None and self._folder is not None
        incarnation = new_incarnation()
        role = self._roles[seat]
        tp = self._tp.get(seat) or self.config.tp_of(role)
        self.port.starting(seat, role, 0)
        driver, steps = await build_instance(
            self.config,
            self.files,
            Peer(seat, incarnation),
            role,
            clock=monotonic_ns,
            on_fatal=lambda error: self._on_fatal(seat, incarnation, error),
            make_executor=self._make_executor if tp == 1 else create_threaded_executor,
            surroundings=Surroundings(
                make_carrier=self.network.peer_carrier,
                cluster_key=self._key,
                transport=self.config.transport,
                folder=self._folder.path,
            ),
            tp=tp,
        )
        driver.link = self.network.make_link(seat, incarnation, driver)
        self._seats[seat] = _Seat(incarnation, driver, steps)
        driver.open()

    # -- Seats: what the gateway asks for

    async def add_seats(self, role: str, count: int, tp: int) -> list[InstanceId]:
        """New seats; their instances start in the background. Raises RequestError where memory does not hold them."""
        assert self.files is not None
        try:  # a task is a start
            check_memory(self.config, self.files.directory, len(self._seats) + len(self._tasks) + count)
        except ConfigError as error:
            raise RequestError(str(error), "count") from None
        seats = [InstanceId(self._next_seat + i) for i in range(count)]
        self._next_seat += count
        for seat in seats:
            self._roles[seat] = role
            self._tp[seat] = tp
            self._spawn(self._start_later(seat, 0.0))
        return seats

    def seat_closing(self, seat: InstanceId) -> None:
        """When its instance ends, no other is started."""
        self._closed.add(seat)

    def seat_closed(self, seat: InstanceId) -> None:
        """End its instance; no other is started."""
        self.seat_closing(seat)
        if seat in self._seats:
            asyncio.get_running_loop().call_soon(self._end, seat)

    def seat_refused(self, seat: InstanceId, incarnation: Incarnation, reason: str) -> None:
        """Its instance cannot be one of us."""
        logger.error("instance %d is refused: %s", seat, reason)
        self.seat_closing(seat)

    def seat_role(self, seat: InstanceId, role: str) -> None:
        """Its instance, and those after it, have another role."""
        self._roles[seat] = role

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

    def cores(self) -> list[Any]:
        """The instance cores by seat, for tests that look inside."""
        return [seat.driver.core for _, seat in sorted(self._seats.items())]

    async def settled(self) -> None:
        """Return once no instance holds anything of a request or of a transfer any more."""
        while not all(core.is_idle for core in self.cores()):
            await asyncio.sleep(0.002)

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
        for seat in seats:  # a thread that still runs at the interpreter's exit never lets go of what it holds
            if seat.driver.pulls is not None:
                seat.driver.pulls.join(PULLS_END_S)
        if self._folder is not None:
            self._folder.remove()

    def _remove(self, seat: InstanceId, reason: str) -> None:
        gone = self._seats.pop(seat)
        self.network.cut_instance(gone.incarnation)
        gone.driver.stop()
        gone.steps.abandon()
        self.port.lost(seat, gone.incarnation, reason)

    def _end(self, seat: InstanceId) -> None:
        if seat in self._seats:
            self._remove(seat, "drained")

    def _on_fatal(self, seat: InstanceId, incarnation: Incarnation, error: BaseException) -> None:
        sitting = self._seats.get(seat)
        if sitting is None or sitting.incarnation != incarnation:
            return
        if isinstance(error, KvtideError):
            logger.error("instance %d cannot go on: %s", seat, error)
        else:
            logger.error("instance %d failed", seat, exc_info=error)
        self._remove(seat, f"{type(error).__name__}: {error}")
        num_restarts = self._restarts.get(seat, 0)
        if seat in self._closed:
            return
        if num_restarts >= len(RESTART_DELAYS_S):
            logger.error("instance %d is not started again; its seat stays empty", seat)
            self.port.seat_gone(seat)
            return
        self._restarts[seat] = num_restarts + 1
        self._spawn(self._start_later(seat, RESTART_DELAYS_S[num_restarts]))

    def _spawn(self, starting: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(starting)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _start_later(self, seat: InstanceId, delay_s: float) -> None:
        await asyncio.sleep(delay_s)
        if seat in self._seats or seat in self._closed:
            return
        try:
            await self.start(seat)
        except KvtideError as error:
            logger.error("instance %d cannot start: %s", seat, error)
            self.port.seat_gone(seat)
