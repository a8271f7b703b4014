"""Instances on the nodes of a Ray cluster (`--launcher ray`): one actor each, placed by placement groups.

    supervisor (any node) --Ray: start, wait, kill--> actor (a node) --pipe--> instance process
                                                                   gateway <--ZeroMQ, CURVE--'

An actor starts the very process that the local launcher starts, and tells its end. Ray places it, sees nodes and
actors die, and carries nothing but bytes of ours. Who restarts an instance is the supervisor, as everywhere.
"""

import asyncio
import logging
import os
from typing import TYPE_CHECKING, Any

import msgspec

from kvtide.base.errors import ConfigError
from kvtide.base.extras import install_hint
from kvtide.base.ids import Incarnation, InstanceId
from kvtide.base.serve_config import ServeConfig
from kvtide.live.launcher import Exit
from kvtide.live.pipe import Boot
from kvtide.proto.codec import encode

if TYPE_CHECKING:
    from ray.util.placement_group import PlacementGroup

logger = logging.getLogger(__name__)

PLACEMENT_TIMEOUT_S = float(os.environ.get("KVTIDE_RAY_PLACEMENT_TIMEOUT_S", "60"))
"""How long a start waits for room in the cluster."""

PATIENCE_S = 3.0
"""How long it waits without a word."""

BEAT_S = 1.0
"""While an instance starts, its actor is asked so often whether it is there."""


def connect() -> None:
    """Join the Ray cluster that RAY_ADDRESS or this node names; start one of this node alone where there is none.

    Raises ConfigError where Ray is not installed or cannot be reached.
    """
    ray = _ray()
    if ray.is_initialized():
        return
    quiet = {"logging_level": logging.WARNING, "log_to_driver": True, "include_dashboard": False}
    try:
        ray.init(address="auto", namespace="kvtide", logging_level=logging.WARNING)
    except ConnectionError:
        logger.warning("no Ray cluster is running here (RAY_ADDRESS may name one): starting one of this node alone")
        try:
            ray.init(namespace="kvtide", **quiet)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise ConfigError(f"--launcher ray: {_first_line(error)}") from None
    except (RuntimeError, ValueError) as error:
        raise ConfigError(f"--launcher ray: {_first_line(error)}") from None


def node_address() -> str:
    """The address under which the cluster knows this node."""
    return str(_ray().util.get_node_ip_address())


class RayLauncher:
    """live.launcher.Launcher. `connect` comes first."""

    def __init__(self, config: ServeConfig) -> None:
        """Raises ConfigError where the cluster has no room for all instances."""
        self._ray = _ray()
        self._config = config
        self._cpus = _cpus_per_instance(self._ray, config)
        bundles = [self._bundle(config.tp_of(role)) for role in config.roles]
        self._group = self._reserve(bundles)
        what = _plural(len(bundles))
        if not self._group.wait(min(PATIENCE_S, PLACEMENT_TIMEOUT_S)):
            self._say_waiting(bundles, what)
            if not self._group.wait(max(0.0, PLACEMENT_TIMEOUT_S - PATIENCE_S)):
                self._ray.util.remove_placement_group(self._group)
                raise self._no_room(bundles, what)
        self._bundles = bundles
        self._free: list[int] = []
        self._left = asyncio.Event()
        self._places = {InstanceId(number): (self._group, number) for number in range(len(bundles))}
        self._actor = self._ray.remote(_actor_class())

    async def start(self, boot: Boot) -> "RayInstance":
        """Place the actor of this seat and let it start the instance."""
        seat, tp = boot.seat, boot.tp or self._config.tp_of(boot.role)
        if seat not in self._places:
            self._places[seat] = await self._place_later(seat, self._bundle(tp))
        group, index = self._places[seat]
        threads = self._config.threads or max(1, self._cpus // tp)
        boot = msgspec.structs.replace(boot, config=msgspec.structs.replace(boot.config, threads=threads))
        strategy = self._ray.util.scheduling_strategies.PlacementGroupSchedulingStrategy(
            placement_group=group, placement_group_bundle_index=index
        )
        actor = self._actor.options(
            name=f"kvtide-{seat}-{boot.incarnation[:8]}",
            num_cpus=self._cpus,
            num_gpus=tp if self._config.device == "cuda" else 0,
            scheduling_strategy=strategy,
            max_restarts=0,
            max_concurrency=8,
        ).remote()
        handle = RayInstance(self._ray, actor, boot)
        handle.begin()
        return handle

    def release(self, seat: InstanceId) -> None:
        """Give its room back: to the cluster, or, in the group of the first instances, to the next seat that fits."""
        if seat not in self._places:
            return
        group, index = self._places.pop(seat)
        if group is self._group:
            self._free.append(index)
            self._left.set()
            self._left = asyncio.Event()
        else:
            self._ray.util.remove_placement_group(group)

    async def close(self) -> None:
        """Give the placement groups back."""
        later = [group for group, _ in self._places.values() if group is not self._group]
        for group in (self._group, *later):
            self._ray.util.remove_placement_group(group)

    def _bundle(self, tp: int) -> dict[str, float]:
        bundle: dict[str, float] = {"CPU": self._cpus}
        if self._config.device == "cuda":
            bundle["GPU"] = tp
        return bundle

    def _reserve(self, bundles: list[dict[str, float]]) -> "PlacementGroup":
        """Ask for room, on different nodes where possible."""
        group: PlacementGroup = self._ray.util.placement_group(bundles, strategy="SPREAD")
        return group

    async def _place_later(self, seat: InstanceId, bundle: dict[str, float]) -> "tuple[PlacementGroup, int]":
        """Room for an instance more: what another leaves or what the cluster gives, whichever comes first.

        What was asked for is taken back where it is not used, or nobody waits for it any more. Raises ConfigError.
        """
        index = self._take(bundle)
        if index is not None:
            return self._group, index
        bundles = [bundle]
        group, what = self._reserve(bundles), f"instance {seat}"
        ready = asyncio.ensure_future(asyncio.wrap_future(group.ready().future()))
        is_used = False
        try:
            index = await self._left_or(ready, bundle, min(PATIENCE_S, PLACEMENT_TIMEOUT_S))
            if index is None and not ready.done():
                self._say_waiting(bundles, what)
                index = await self._left_or(ready, bundle, max(0.0, PLACEMENT_TIMEOUT_S - PATIENCE_S))
            if index is not None:
                return self._group, index
            if not ready.done():
                raise self._no_room(bundles, what)
            is_used = True
            return group, 0
        finally:
            ready.cancel()
            if not is_used:
                self._ray.util.remove_placement_group(group)

    async def _left_or(self, ready: "asyncio.Future[Any]", bundle: dict[str, float], timeout_s: float) -> int | None:
        """Wait until another instance left such room in the first group (its number), `ready` is done, or for long.

        An instance that the gateway calls gone holds its room until its process has ended.
        """
        loop = asyncio.get_running_loop()
        deadline = loop.time() + timeout_s
        while (index := self._take(bundle)) is None and not ready.done() and loop.time() < deadline:
            left = asyncio.ensure_future(self._left.wait())
            await asyncio.wait([ready, left], timeout=deadline - loop.time(), return_when=asyncio.FIRST_COMPLETED)
            left.cancel()
        return index

    def _take(self, bundle: dict[str, float]) -> int | None:
        for index in self._free:
            if self._bundles[index] == bundle:
                self._free.remove(index)
                return index
        return None

    def _say_waiting(self, bundles: list[dict[str, float]], what: str) -> None:
        logger.warning(
            "waiting for room in the Ray cluster: %s of %s; it has %s, part of it perhaps taken",
            what,
            _amounts(bundles),
            _resources(self._ray),
        )

    def _no_room(self, bundles: list[dict[str, float]], what: str) -> ConfigError:
        return ConfigError(
            f"--launcher ray: no room for {what} of {_amounts(bundles)} within {PLACEMENT_TIMEOUT_S:g} s; "
            f"the cluster has {_resources(self._ray)}"
        )


class RayInstance:
    """InstanceHandle of an actor."""

    def __init__(self, ray: Any, actor: Any, boot: Boot) -> None:
        self.incarnation: Incarnation = boot.incarnation
        self.pid = 0
        self.is_ready = False
        self._ray = ray
        self._actor = actor
        self._name = f"instance {boot.seat}"
        self._boot = boot
        self._life: asyncio.Task[Exit]

    def begin(self) -> None:
        self._life = asyncio.get_running_loop().create_task(self._live())

    async def wait(self) -> Exit:
        return await asyncio.shield(self._life)

    def kill(self) -> None:
        """The actor's process ends, and its child with it."""
        self._ray.kill(self._actor)

    def stop(self) -> None:
        self._actor.stop.remote()

    async def _live(self) -> Exit:
        from ray.exceptions import RayError

        try:
            await self._actor.is_there.remote()  # it may have to wait for room, as long as that takes
            await self._start()
            status, reason = msgspec.msgpack.decode(await self._actor.wait.remote(), type=tuple[int | None, str])
        except TimeoutError:
            self._ray.kill(self._actor)
            return Exit(f"{self._name}: its actor has not answered for {self._boot.config.start_timeout:g} s")
        except RayError as error:
            logger.debug("%s: %s", self._name, error)
            return Exit(f"{self._name} is gone: {_first_line(error)}")
        self._ray.kill(self._actor)
        return Exit(reason, status)

    async def _start(self) -> None:
        """Return once it works or is gone. The actor ends an instance whose start hangs; here the actor is watched.

        Raises TimeoutError where it does not answer.
        """
        starting = asyncio.ensure_future(self._started())
        try:
            while not starting.done():
                await asyncio.wait_for(self._actor.is_there.remote(), self._boot.config.start_timeout)
                await asyncio.wait([starting], timeout=BEAT_S)
        finally:
            starting.cancel()
        await starting

    async def _started(self) -> None:
        self.pid = int.from_bytes(await self._actor.start.remote(encode(self._boot)), "little")
        self.is_ready = bool(await self._actor.wait_ready.remote())


def _actor_class() -> type:
    """Imported late: the actor's module is what nodes import."""
    from kvtide.live.ray_actor import InstanceActor

    return InstanceActor


def _cpus_per_instance(ray: Any, config: ServeConfig) -> int:
    """--threads and one for the rest, else the cluster's CPUs shared out."""
    if config.threads:
        return config.threads
    total = int(ray.cluster_resources().get("CPU", 1))
    return max(1, total // config.num_instances)


def _resources(ray: Any) -> str:
    found = ray.cluster_resources()
    return ", ".join(f"{found.get(name, 0):g} {name}" for name in ("CPU", "GPU"))


def _amounts(bundles: list[dict[str, float]]) -> str:
    wanted = ", ".join(f"{amount:g} {name}" for name, amount in bundles[0].items())
    return wanted + (" each" if len(bundles) > 1 else "")


def _plural(number: int) -> str:
    return "1 instance" if number == 1 else f"{number} instances"


def _first_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]


def _ray() -> Any:
    """Ray, which only this launcher needs. Raises ConfigError."""
    try:
        import ray
        import ray.util.scheduling_strategies
    except ImportError:
        raise ConfigError(f"--launcher ray: Ray is not installed: {install_hint('ray')}") from None
    return ray
