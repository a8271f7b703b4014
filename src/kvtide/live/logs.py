"""Which log a core writes under `--record DIR`, and how its core is made again from the log's header."""

from pathlib import Path

from kvtide.base.config import PoolSizes, SchedulerConfig
from kvtide.base.ids import Incarnation, InstanceId
from kvtide.base.version import version
from kvtide.control.core import ControlCore
from kvtide.control.lengths import ESTIMATORS
from kvtide.instance.core import InstanceCore
from kvtide.live.record import FORMAT, ControlSettings, InstanceSettings, LogHeader, LogWriter
from kvtide.proto.cluster import Peer
from kvtide.sched.routing import POLICIES, least_load

SUFFIX = ".kvlog"


def make_control_core(settings: ControlSettings) -> ControlCore:
    """A policy that this version does not have routes by least load; `check_available` says so where it matters."""
    return ControlCore(
        incarnation=settings.incarnation,
        policy=POLICIES.get(settings.policy, least_load),
        lengths=ESTIMATORS[settings.lengths](),
        cost=settings.cost,
        model=settings.model,
    )


def control_log(folder: str | None, settings: ControlSettings) -> LogWriter | None:
    """Open the log of a gateway, or None where nothing is recorded. Raises ConfigError."""
    if folder is None:
        return None
    return _open(folder, f"control-{settings.incarnation}", settings.incarnation, settings)


def instance_log(
    folder: str | None, me: Peer, scheduler: SchedulerConfig, pool: PoolSizes, secret: bytes
) -> LogWriter | None:
    """Open the log of an instance, or None where nothing is recorded. Raises ConfigError."""
    if folder is None:
        return None
    settings = InstanceSettings(scheduler=scheduler, pool=pool, seat=me.instance, secret=secret)
    return _open(folder, f"instance-{me.instance}-{me.incarnation}", me.incarnation, settings)


def make_core(header: LogHeader) -> ControlCore | InstanceCore:
    """A fresh core, as it was when the log began."""
    settings = header.settings
    if isinstance(settings, ControlSettings):
        return make_control_core(settings)
    me = Peer(InstanceId(settings.seat), Incarnation(header.incarnation))
    return InstanceCore(settings.scheduler, settings.pool, me, settings.secret)


def _open(folder: str, name: str, incarnation: Incarnation, settings: ControlSettings | InstanceSettings) -> LogWriter:
    header = LogHeader(format=FORMAT, version=version(), incarnation=incarnation, settings=settings)
    return LogWriter(Path(folder).expanduser() / (name + SUFFIX), header)
