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
        "send.FirstTokens": "before what was sampled leaves",
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
        "got.FirstTokens": "before it knows what was sampled",
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

FETCH_POINTS = {
    "taker": {
        "send.WantBlocks": "before it asks for the prefix",
        "got.Offer": "before it pulls",
        "pulling": "in the middle of it",
        "got.PullEnded": "before the prefix is indexed",
        "send.TransferEnded": "it is indexed, nobody knows",
    },
    "giver": {
        "got.WantBlocks": "before the prefix is pinned",
        "send.Offer": "it is pinned, nobody knows",
        "got.TransferEnded": "before it is released",
    },
}
"""The same while one prefill instance fetches a prefix from another."""

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
    """Kills that one cluster lives through, one after the other: few, for restarts wait longer each time. They are of
    `POINTS`, or of `FETCH_POINTS`."""

    transport: str
    mode: str
    kills: tuple[Kill, ...]


def full_product() -> dict[str, Group]:
    """All points, victims and signals, over each transport; modes in turn, so that all pairs of the four occur."""
    groups = {}
    places = [place for who in POINTS for place in _named(who)]
    for number, (who, point) in enumerate(places):
        for transport, mode in zip(TRANSPORTS, MODES[::-1] if number % 2 else MODES, strict=True):
            name = f"{transport}, {mode}, {who} at {point}"
            groups[name] = Group(transport, mode, tuple(all_kills(who, point)))
    return groups


def full_product_of_fetches() -> dict[str, Group]:
    """A fetch has but one mode."""
    return {
        f"{transport}, {who} at {point}": Group(transport, MODES[-1], tuple(all_kills(who, point)))
        for transport, (who, points) in product(TRANSPORTS, FETCH_POINTS.items())
        for point in points
    }


def covering_set() -> dict[str, Group]:
    """Every point once, with victims, signals, transports and modes in turn, so that all pairs of these occur."""
    ways = [(transport, mode) for mode in MODES for transport in TRANSPORTS]
    kills = _in_turn([place for pair in zip(*(_named(who) for who in POINTS), strict=True) for place in pair])
    size = -(-len(kills) // len(ways))
    return {
        f"{transport}, {mode}": Group(transport, mode, kills[number * size : (number + 1) * size])
        for number, (transport, mode) in enumerate(ways)
    }


def covering_set_of_fetches() -> dict[str, Group]:
    kills = _in_turn([(who, point) for who, points in FETCH_POINTS.items() for point in points])
    return {
        transport: Group(transport, MODES[-1], kills[number :: len(TRANSPORTS)])
        for number, transport in enumerate(TRANSPORTS)
    }


def _named(who: str) -> list[tuple[str, str]]:
    return [(who, point) for point in POINTS[who]]


def _in_turn(places: list[tuple[str, str]]) -> tuple[Kill, ...]:
    """One kill at each, every victim in its turn."""
    victims = [
        ("itself", SIGKILL),
        ("other", SIGKILL),
        ("itself", SIGKILL),
        ("other", SIGSTOP),
        ("itself", SIGSTOP),
        ("gateway", SIGKILL),
    ]
    turns = enumerate(places)
    return tuple(Kill(*place, *victims[(number + number // len(victims)) % len(victims)]) for number, place in turns)
