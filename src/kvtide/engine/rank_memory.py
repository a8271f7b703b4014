"""What one rank of an instance shows to its peers: its tiers' bytes, and the instance's shared file."""

from dataclasses import dataclass

from kvtide.base.ids import Tier
from kvtide.proto.cluster import PoolShape
from kvtide.transfer.port import TierMemory
from kvtide.transfer.shared import SharedState


@dataclass(frozen=True, slots=True)
class RankMemory:
    """All memory of one rank that peers may read. shared: generations of all tiers and progress of all ranks."""

    shape: PoolShape
    rank: int
    tiers: dict[Tier, TierMemory]
    shared: SharedState
