"""What is simulated."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from msgspec import structs

from kvtide.base.config import ModelInfo, PoolSizes, SchedulerConfig
from kvtide.base.flags import parse_instances
from kvtide.sched.cost import CostModel, LinearCost
from kvtide.sched.routing import RoutingPolicy, least_load
from kvtide.sim.faults import FaultPlan


@dataclass(frozen=True, slots=True)
class ClusterConfig:
    """One simulated cluster.

    roles: of each seat, or a specification such as "1P2D"; None: `num_instances` mixed ones. role_sizes: pools that
    differ from `sizes`, by role. transport: "shm" (memory can be read while its process stands still, and even after
    its death) or "tcp". checks: recount the books after every event. models_kv: follow what every block holds and look
    at every read of it (needs `max_repeat` 1); None: where there are checks and it is possible.
    """

    scheduler: SchedulerConfig
    sizes: PoolSizes
    num_instances: int = 1
    roles: tuple[str, ...] | str | None = None
    role_sizes: Mapping[str, PoolSizes] = field(default_factory=dict)
    policy: RoutingPolicy = least_load
    transport: str = "shm"
    kv_bytes_per_token: int = 4096
    num_layers: int = 2
    cost: CostModel = field(default_factory=LinearCost)
    latency_ns: int = 100_000
    death_notice_ns: int = 50_000_000
    faults: FaultPlan = field(default_factory=FaultPlan)
    vocab_size: int = 32_000
    seed: int = 0
    checks: bool = False
    models_kv: bool | None = None
    max_repeat: int = 2**30

    @property
    def has_kv_model(self) -> bool:
        return self.checks and self.max_repeat == 1 if self.models_kv is None else self.models_kv

    @property
    def seat_roles(self) -> tuple[str, ...]:
        """The role of each seat, in seat order. Raises ValueError for an impossible specification."""
        if isinstance(self.roles, str):
            return tuple(part.role for part in parse_instances(self.roles) for _ in range(part.count))
        return ("mixed",) * self.num_instances if self.roles is None else self.roles

    @property
    def block_bytes(self) -> int:
        return self.kv_bytes_per_token * self.sizes.block_size

    @property
    def model(self) -> ModelInfo:
        return ModelInfo(
            name="simulated",
            architecture="none",
            vocab_size=self.vocab_size,
            max_model_len=self.scheduler.max_model_len,
            num_layers=self.num_layers,
            num_kv_heads=1,
            head_dim=1,
            eos_token_ids=(),
            kv_bytes_per_token=self.kv_bytes_per_token,
            fingerprint="simulated",
        )

    def scheduler_of(self, role: str) -> SchedulerConfig:
        return structs.replace(self.scheduler, role=role)

    def sizes_of(self, role: str) -> PoolSizes:
        return self.role_sizes.get(role, self.sizes)
