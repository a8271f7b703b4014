"""Who is in the cluster: epochs, the broadcast of membership, and who may not come in."""

from collections.abc import Iterable

import msgspec

from kvtide.base.config import ModelInfo
from kvtide.base.ids import Incarnation
from kvtide.control.state import InstanceState
from kvtide.proto.cluster import Member
from kvtide.proto.control import Registered
from kvtide.proto.instance import Membership

MAX_DEAD = 256
"""Dead incarnations that are still named; whoever missed so many has been reset meanwhile."""


class Roster:
    """One cluster's life under one gateway. Its model is that of the first instance that registered, with the smallest
    context of all that have registered since; a gateway that was started again is told it, so that requests can be
    checked, and wait, before anybody has registered with it."""

    def __init__(self, gateway: Incarnation, model: ModelInfo | None = None) -> None:
        """`model`: what an earlier gateway of this cluster knew."""
        self.epoch = 0
        self.model = model
        self._gateway = gateway
        self._block_size = 0
        self._dead: dict[Incarnation, None] = {}

    def admit(self, info: Registered) -> str:
        """Why an instance cannot be one of us, in one line; empty where it can (the first one always can)."""
        model, ours = info.model, self.model
        if ours is None:
            self.model, self._block_size = model, info.pool.block_size
            return ""
        if self._block_size not in (0, info.pool.block_size):
            return f"its blocks hold {info.pool.block_size} tokens, those of the cluster {self._block_size}"
        if model.fingerprint != ours.fingerprint:
            what = "another model" if model.name != ours.name else "other weights or another type of KV cache"
            return f"it has {what}: {model.name} ({model.fingerprint}), the cluster {ours.name} ({ours.fingerprint})"
        self._block_size = info.pool.block_size  # which the fingerprint covers: an earlier gateway's is the same
        # Pools differ in size, by their ranks or by what memory was free: every request must fit each of them.
        self.model = msgspec.structs.replace(ours, max_model_len=min(ours.max_model_len, model.max_model_len))
        return ""

    def is_buried(self, incarnation: Incarnation) -> bool:
        return incarnation in self._dead

    def bury(self, incarnation: Incarnation) -> None:
        """It is gone for good."""
        self._dead[incarnation] = None
        while len(self._dead) > MAX_DEAD:
            del self._dead[next(iter(self._dead))]

    def message(self, seats: Iterable[InstanceState]) -> Membership:
        """What every instance is told whenever the epoch has changed."""
        members = tuple(Member(peer=seat.peer, role=seat.role, address=seat.address) for seat in seats if seat.is_alive)
        return Membership(gateway=self._gateway, epoch=self.epoch, members=members, dead=tuple(self._dead))
