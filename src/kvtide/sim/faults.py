"""What shall go wrong, and when. Plain data; the cluster carries it out."""

from dataclasses import dataclass

from kvtide.base.ids import InstanceId


@dataclass(frozen=True, slots=True)
class Kill:
    """The process of a seat dies at once; a new one registers after `restart_ns`."""

    time_ns: int
    instance: InstanceId
    restart_ns: int = 500_000_000


@dataclass(frozen=True, slots=True)
class Pause:
    """The process of a seat stands still (SIGSTOP) for a while, then goes on with all that has arrived meanwhile."""

    time_ns: int
    instance: InstanceId
    duration_ns: int


@dataclass(frozen=True, slots=True)
class MessageFaults:
    """Chances for each message on its way, and how much later than usual it may arrive (which reorders)."""

    loss: float = 0.0
    duplication: float = 0.0
    delay: float = 0.0
    max_delay_ns: int = 0


@dataclass(frozen=True, slots=True)
class FaultPlan:
    kills: tuple[Kill, ...] = ()
    pauses: tuple[Pause, ...] = ()
    messages: MessageFaults = MessageFaults()
