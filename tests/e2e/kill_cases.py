"""Where processes are killed: every step of a hand-off and of a return, on either side, and who dies there."""

from dataclasses import dataclass
from itertools import product
from signal import SIGKILL, SIGSTOP, Signals

POINTS = {
    "prefill": {
        "got.Submit": "the request arrives",
        "send.LeaseBlocks": "before the lease request leaves",
        "got.Granted": "after the lease was granted",
        "send.Offer": "before the offer leaves",
        "got.TransferEnded": "after the blocks have moved",
        "send.AttemptEnded": "before it says that it has handed over",
        "got.LeaseBlocks": "a return is asked for",
        "send.Granted": "before the lease of a return is granted",
        "got.Offer": "a return is offered",
        "pulling": "in the middle of a return",
        "got.PullEnded": "before a return is committed",
        "send.TransferEnded": "a return is committed, nobody knows",
    },
    "decode": {
        "got.Expect": "the request is announced",
        "got.LeaseBlocks": "before the lease is granted",
        "send.Granted": "the lease is there, nobody knows",
        "got.Offer": "before it pulls",
        "pulling": "in the middle of the hand-off",
        "got.PullEnded": "before the commit",
        "send.TransferEnded": "after the commit, nobody knows",
        "send.StepTokens": "while it decodes",
        "send.LeaseBlocks": "before it asks to return blocks",
        "got.Granted": "the return is granted",
        "send.Offer": "before the return is offered",
        "got.TransferEnded": "after the return",
    },
}
"""What each point of `live.fault_points` is in the protocol."""

VICTIMS = ("itself", "other", "gateway")
TRANSPORTS = ("shm", "tcp")
MODES = ("by-layer", "by-request-agg")


@dataclass(frozen=True)
class Kill:
    """When `who` is at `point`, `victim` gets `signal`."""

    who: str
    point: str
    victim: str = "itself"
    signal: Signals = SIGKILL

    @property
    def name(self) -> str:
        return f"{self.who} at {self.point}: {self.signal.name} of {self.victim}"

    @property
    def occurrence(self) -> int:
        """Decoding goes on for a while before it is hit; the other points are hit the first time."""
        return 9 if self.point == "send.StepTokens" else 1

    @property
    def is_on_a_thread(self) -> bool:
        """The process goes on while it waits there."""
        return self.point == "pulling"


def all_kills(who: str, point: str) -> list[Kill]:
    """Every way to die at one point. A gateway that hangs is tested elsewhere."""
    return [
        Kill(who, point),
        Kill(who, point, "other"),
        Kill(who, point, "gateway"),
        Kill(who, point, "itself", SIGSTOP),
        Kill(who, point, "other", SIGSTOP),
    ]


@dataclass(frozen=True)
class Group:
    """Kills that one cluster lives through, one after the other: few, for restarts wait longer each time."""

    transport: str
    mode: str
    kills: tuple[Kill, ...]


def full_product() -> dict[str, Group]:
    """All points, victims, signals, transports and modes."""
    groups = {}
    for transport, mode, (who, points) in product(TRANSPORTS, MODES, POINTS.items()):
        for point in points:
            name = f"{transport}, {mode}, {who} at {point}"
            groups[name] = Group(transport, mode, tuple(all_kills(who, point)))
    return groups


def covering_set() -> dict[str, Group]:
    """Every point once, with victims, signals, transports and modes in turn, so that all pairs of these occur."""
    ways = [(transport, mode) for mode in MODES for transport in TRANSPORTS]
    victims = [
        ("itself", SIGKILL),
        ("other", SIGKILL),
        ("itself", SIGKILL),
        ("other", SIGSTOP),
        ("itself", SIGSTOP),
        ("gateway", SIGKILL),
    ]
    places = [(who, point) for pair in zip(*(_named(who) for who in POINTS), strict=True) for who, point in pair]
    kills = [
        Kill(who, point, *victims[(number + number // len(victims)) % len(victims)])
        for number, (who, point) in enumerate(places)
    ]
    size = -(-len(kills) // len(ways))
    return {
        f"{transport}, {mode}": Group(transport, mode, tuple(kills[number * size : (number + 1) * size]))
        for number, (transport, mode) in enumerate(ways)
    }


def _named(who: str) -> list[tuple[str, str]]:
    return [(who, point) for point in POINTS[who]]
