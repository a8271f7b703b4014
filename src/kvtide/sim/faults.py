"""What shall go wrong, and when. Plain data; `sim.trouble` carries it out.

A fault happens at a time, or at a named point of the protocol (`Trigger`): "handoff:Granted" is the moment in which a
decode instance has sent Granted for a hand-off. Points of a transfer begin with its kind, "handoff", "return" or
"fetch"; those of messages are named after the message and lie right after its sending, with the message on its way.
"""

from dataclasses import dataclass

from kvtide.base.ids import InstanceId

Who = InstanceId | str
"""An instance, or (at a trigger) "sender" or "receiver" of the KV; before a transfer exists, the prefill and the decode
instance that shall take part in it."""

HANDOFF_POINTS = (
    "handoff:Expect",  # the control core has sent it: nothing is leased
    "handoff:LeaseBlocks",
    "handoff:Granted",
    "handoff:Offer",
    "handoff:FirstTokens",
    "handoff:Pull",
    "handoff:half",  # part of the bytes has arrived
    "handoff:moved",  # all of them, and nothing is committed
    "handoff:done",  # committed, and TransferEnded is on its way
    "handoff:decode",  # the decode instance has done a step of it
)
RETURN_POINTS = (
    "return:LeaseBlocks",
    "return:Granted",
    "return:Offer",
    "return:Pull",
    "return:half",
    "return:moved",
    "return:done",
)
FETCH_POINTS = ("fetch:WantBlocks", "fetch:Offer", "fetch:Pull", "fetch:half", "fetch:moved", "fetch:done")
ENDING_POINTS = tuple(
    f"{kind}:{what}"
    for kind in ("handoff", "return", "fetch")
    for what in ("CancelTransfer", "refused", "failed", "cancelled")
)
POINTS = HANDOFF_POINTS + RETURN_POINTS + FETCH_POINTS + ENDING_POINTS


@dataclass(frozen=True, slots=True)
class Trigger:
    """The `occurrence`-th time (from 1) that this point is reached, anywhere, and so long after."""

    point: str
    occurrence: int = 1
    delay_ns: int = 0

    def __post_init__(self) -> None:
        assert self.point in POINTS, f"no such point: {self.point}"


@dataclass(frozen=True, slots=True)
class Kill:
    """The process dies at once (SIGKILL); a new one starts on its seat after `restart_ns`."""

    who: Who
    restart_ns: int = 500_000_000


@dataclass(frozen=True, slots=True)
class Pause:
    """The process stands still (SIGSTOP) for a while, then goes on with all that has arrived meanwhile."""

    who: Who
    duration_ns: int


@dataclass(frozen=True, slots=True)
class Hang:
    """The process stands still for good; `detected_ns` later the supervisor kills it, and only then calls it dead."""

    who: Who
    detected_ns: int = 400_000_000
    restart_ns: int = 500_000_000


@dataclass(frozen=True, slots=True)
class Partition:
    """A process on a machine that nobody can reach stands still, is declared dead without being killed, and goes on.

    It does not know that it is dead, so it sends, reads and computes on, until the gateway refuses it `refused_ns`
    later. A new process starts on its seat.
    """

    who: Who
    detected_ns: int = 400_000_000
    resumes_ns: int = 600_000_000
    refused_ns: int = 100_000_000
    restart_ns: int = 500_000_000


@dataclass(frozen=True, slots=True)
class GatewayDeath:
    """The gateway dies with all its requests; `restart_ns` later a new one starts; it knows model and seats."""

    restart_ns: int = 300_000_000


@dataclass(frozen=True, slots=True)
class DrainOne:
    """An administrator asks for another instance, which comes on a seat of its own `restart_ns` later, and drains one;
    when that is empty its process ends."""

    who: Who
    restart_ns: int = 500_000_000


@dataclass(frozen=True, slots=True)
class NewRole:
    """An administrator gives an instance another role."""

    who: Who
    role: str


@dataclass(frozen=True, slots=True)
class Abort:
    """The client of the transfer's request leaves. Only at a trigger."""


@dataclass(frozen=True, slots=True)
class Lose:
    """The message of the trigger is lost on its way. Only at a trigger without delay."""


Action = Kill | Pause | Hang | Partition | GatewayDeath | DrainOne | NewRole | Abort | Lose


@dataclass(frozen=True, slots=True)
class Fault:
    """when: a time in ns, or a point of the protocol."""

    when: int | Trigger
    what: Action


@dataclass(frozen=True, slots=True)
class MessageFaults:
    """Chances for each message on its way, and how much later than usual it may arrive (which reorders)."""

    loss: float = 0.0
    duplication: float = 0.0
    delay: float = 0.0
    max_delay_ns: int = 0


@dataclass(frozen=True, slots=True)
class FaultPlan:
    """messages: on channels to and from the gateway; peers: on those between instances."""

    faults: tuple[Fault, ...] = ()
    messages: MessageFaults = MessageFaults()
    peers: MessageFaults = MessageFaults()
