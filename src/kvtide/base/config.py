"""Configuration: frozen, checked once, known before anything runs.

What is discovered at run time (blocks that fit, vocabulary size) lives in `ModelInfo` and `PoolSizes`.
"""

import msgspec

from kvtide.base.errors import ConfigError


class ModelInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What an instance found when it loaded the model; sent to the gateway when it registers.

    `fingerprint` differs whenever KV of two instances could differ: weights, dtype of the KV cache, block size.
    `kv_bytes_per_token` is kappa = 2 * layers * kv_heads * head_dim * element size. `num_heads`: of queries, and
    `mlp_size`, the width inside the MLP: 0 where nobody says.
    """

    name: str
    architecture: str
    vocab_size: int
    max_model_len: int
    num_layers: int
    num_kv_heads: int
    head_dim: int
    eos_token_ids: tuple[int, ...]
    kv_bytes_per_token: int
    fingerprint: str
    num_heads: int = 0
    mlp_size: int = 0


class PoolSizes(msgspec.Struct, frozen=True, kw_only=True):
    """Capacity of an instance's tiers in blocks of `block_size` tokens; a tier of size 0 is absent."""

    block_size: int = 16
    device_blocks: int
    host_blocks: int = 0
    disk_blocks: int = 0

    def __post_init__(self) -> None:
        if self.block_size < 1 or self.device_blocks < 1 or self.host_blocks < 0 or self.disk_blocks < 0:
            raise ConfigError(f"impossible pool sizes: {self}")


CACHING_LEVELS = ("off", "prefill", "decode", "full")


class SchedulerConfig(msgspec.Struct, frozen=True, kw_only=True):
    """Limits of one instance's batches (vLLM's names and meanings), and what it does about the cache.

    role: the first one; SetRole changes it. caching, transfer: as the flags of `kvtide serve`. vocab_size: the model's;
    a peer's tokens beyond it are refused.
    """

    max_model_len: int
    max_num_seqs: int = 256
    max_num_batched_tokens: int = 2048
    enable_prefix_caching: bool = True
    role: str = "mixed"
    caching: str = "full"
    transfer: str = "by-request-agg"
    vocab_size: int = 2**31

    @property
    def caching_level(self) -> int:
        """0 to 3: PD-Basic, PD-Caching-1, -2, -3 (MemServe, section 4)."""
        return CACHING_LEVELS.index(self.caching) if self.enable_prefix_caching else 0

    def keeps_cache(self, role: str) -> bool:
        """Whether an instance of this role keeps historical KV."""
        return self.caching_level >= {"prefill": 1, "decode": 2}.get(role, 1)

    def __post_init__(self) -> None:
        if self.max_model_len < 1:
            raise ConfigError(f"--max-model-len must be positive, not {self.max_model_len}")
        if self.max_num_seqs < 1:
            raise ConfigError(f"--max-num-seqs must be positive, not {self.max_num_seqs}")
        if self.max_num_batched_tokens < 1:
            raise ConfigError(f"--max-num-batched-tokens must be positive, not {self.max_num_batched_tokens}")
