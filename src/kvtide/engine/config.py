"""What an executor is told before it loads anything (see `executor.create_executor`)."""

import os
from typing import Literal

import msgspec

from kvtide.base.errors import ConfigError
from kvtide.base.host_memory import host_memory
from kvtide.kv.layout import LayoutKind

ComputeDtype = Literal["auto", "float32", "bfloat16"]
CacheDtype = Literal["auto", "float32", "bfloat16"]

MAX_DEFAULT_CACHE_BYTES = 4 << 30
DEFAULT_CACHE_SHARE = 0.25
"""Of the memory that is available, for one instance; several of them together get at most twice as much."""


class EngineConfig(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Configuration of one executor.

    name: what clients call the model.
    dtype: of the weights; "auto" is float32 on CPUs, bfloat16 elsewhere. Activations are float32 on CPUs.
    kv_cache_dtype: "auto" is the type of the activations.
    kv_cache_memory_bytes: of the device tier; None: a quarter of the memory that is available now, at most 4 GiB
        (pages are only taken from the system when they are first written).
    num_device_blocks: for tests, overrides kv_cache_memory_bytes.
    host_cache_bytes, disk_cache_bytes: 0 means the tier is absent; the latter needs disk_cache_dir, which must exist.
    max_model_len: longest sequence in tokens; None: what model and pool allow.
    num_threads: of one step (of one rank), for torch and the native kernels alike; None: the cores of this process.
    tp: ranks among which the model and the cache tiers, whose sizes are those of all ranks together, are shared out.
    seed: for anything random in the engine; sampling has the seeds of the requests.
    fingerprint: parts that tell this instance's KV from others', beside weights, types and block size.
    """

    name: str
    dtype: ComputeDtype = "auto"
    kv_cache_dtype: CacheDtype = "auto"
    kv_layout: LayoutKind = "aggregated"
    block_size: int = 16
    kv_cache_memory_bytes: int | None = None
    num_device_blocks: int | None = None
    host_cache_bytes: int = 0
    disk_cache_bytes: int = 0
    disk_cache_dir: str | None = None
    max_model_len: int | None = None
    num_threads: int | None = None
    tp: int = 1
    device: str = "cpu"
    attention: Literal["auto", "native", "torch"] = "auto"
    seed: int = 0
    fingerprint: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not 1 <= self.block_size <= 1024:
            raise ConfigError(f"--block-size must be between 1 and 1024, not {self.block_size}")
        if self.max_model_len is not None and self.max_model_len < 1:
            raise ConfigError(f"--max-model-len must be positive, not {self.max_model_len}")
        if self.num_threads is not None and self.num_threads < 1:
            raise ConfigError(f"--threads must be positive, not {self.num_threads}")
        if not 1 <= self.tp <= 64:
            raise ConfigError(f"--tensor-parallel-size must be between 1 and 64, not {self.tp}")
        if self.num_device_blocks is not None and self.num_device_blocks < 1:
            raise ConfigError(f"num_device_blocks must be positive, not {self.num_device_blocks}")
        if min(self.host_cache_bytes, self.disk_cache_bytes, self.kv_cache_memory_bytes or 0) < 0:
            raise ConfigError("sizes of cache tiers must not be negative")
        if self.disk_cache_bytes and self.disk_cache_dir is None:
            raise ConfigError("--disk-cache needs a directory: PATH:SIZE")

    @property
    def threads(self) -> int:
        return self.num_threads if self.num_threads is not None else available_cores()


def available_cores() -> int:
    """Cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return max(1, len(os.sched_getaffinity(0)))
    return os.cpu_count() or 1


def available_memory_bytes() -> int:
    """Memory that can be taken now: the system's, or the control group's rest where that is less."""
    return host_memory().available_bytes


def default_cache_bytes(num_instances: int = 1) -> int:
    """Size of the device tier of each of so many instances on this host, where none is given."""
    share = min(DEFAULT_CACHE_SHARE, 2 * DEFAULT_CACHE_SHARE / num_instances)
    return min(MAX_DEFAULT_CACHE_BYTES, int(available_memory_bytes() * share))
