"""What `kvtide profile` stores: fitted cost models of one model on one machine, as JSON."""

import msgspec

from kvtide.sched.cost_analytical import AnalyticalCost
from kvtide.sched.cost_operator_model import OperatorCost

FORMAT = 1

FittedCost = AnalyticalCost | OperatorCost
"""Both are cost models themselves, and messages: what routes by one can record which."""


class HeldOut(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Relative errors on points that the fit did not see."""

    mean: float
    worst: float
    num_points: int


class CostProfile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`best` names the model whose mean error on held-out points was the least: "analytical" or "operator".

    measured_on: the day, as in 2026-01-31 (UTC); empty where nobody wrote it down.
    """

    format: int
    model: str
    fingerprint: str
    hardware: str
    threads: int
    tp: int
    analytical: AnalyticalCost
    operator: OperatorCost
    errors: dict[str, HeldOut]
    best: str
    measured_on: str = ""

    @property
    def cost(self) -> FittedCost:
        return self.operator if self.best == "operator" else self.analytical


def encode_profile(profile: CostProfile) -> bytes:
    return msgspec.json.format(msgspec.json.encode(profile), indent=2) + b"\n"


def decode_profile(data: bytes) -> CostProfile:
    """Raises ValueError (msgspec's) for anything that is not a profile of this format."""
    profile = msgspec.json.decode(data, type=CostProfile)
    if profile.format != FORMAT:
        raise ValueError(f"format {profile.format} is not {FORMAT}")
    return profile
