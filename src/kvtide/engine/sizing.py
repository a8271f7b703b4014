"""What a configuration comes to for one model: element types, blocks that fit, longest sequence, fingerprint."""

import hashlib

import torch

from kvtide.base.config import PoolSizes
from kvtide.base.errors import ConfigError
from kvtide.base.host_memory import HostMemory, host_memory
from kvtide.engine.config import EngineConfig, default_cache_bytes
from kvtide.kv.layout import KVDtype, KVLayout
from kvtide.models import LoadedModel


def compute_dtype(model: LoadedModel) -> KVDtype:
    """Of activations: float32 on CPUs, where few have a fast bfloat16, whatever the weights are."""
    return "bfloat16" if model.dtype == "bfloat16" and torch.device(model.device).type != "cpu" else "float32"


def cache_dtype(config: EngineConfig, compute: KVDtype) -> KVDtype:
    return compute if config.kv_cache_dtype == "auto" else config.kv_cache_dtype


def pool_sizes(config: EngineConfig, layout: KVLayout, memory: HostMemory | None = None) -> PoolSizes:
    """Whole blocks that fit each tier. Raises ConfigError where a tier that was asked for would hold none, or where
    this instance's tiers alone are more than the memory of its host."""
    budget = config.kv_cache_memory_bytes if config.kv_cache_memory_bytes is not None else default_cache_bytes()
    block_bytes = layout.block_bytes * config.tp  # over all ranks
    device_blocks = config.num_device_blocks or budget // block_bytes
    if device_blocks < 1:
        raise ConfigError(f"--kv-cache-memory: {budget} bytes hold no block of {block_bytes} bytes")
    for flag, num_bytes in (
        ("--host-cache-memory", config.host_cache_bytes),
        ("--disk-cache", config.disk_cache_bytes),
    ):
        if 0 < num_bytes < block_bytes:
            raise ConfigError(f"{flag}: {num_bytes} bytes hold no block of {block_bytes} bytes")
    on_device = device_blocks * block_bytes if torch.device(config.device).type == "cpu" else 0
    total = (memory or host_memory()).total_bytes
    if on_device + config.host_cache_bytes > total:
        flag = "--kv-cache-memory" if on_device >= config.host_cache_bytes else "--host-cache-memory"
        raise ConfigError(
            f"{flag}: {on_device} bytes of KV cache and {config.host_cache_bytes} of host cache are more than this "
            f"host's {total} bytes of memory"
        )
    return PoolSizes(
        block_size=layout.block_size,
        device_blocks=device_blocks,
        host_blocks=config.host_cache_bytes // block_bytes,
        disk_blocks=config.disk_cache_bytes // block_bytes,
    )


def longest_sequence(config: EngineConfig, pool: PoolSizes, layout: KVLayout, max_positions: int) -> int:
    """Longest sequence in tokens that model and pool allow. Raises ConfigError where more was asked for."""
    capacity = pool.device_blocks * pool.block_size
    if config.max_model_len is None:
        return min(max_positions, capacity)
    if config.max_model_len > max_positions:
        raise ConfigError(f"--max-model-len {config.max_model_len} exceeds the model's {max_positions} positions")
    if config.max_model_len > capacity:
        needed = -(-config.max_model_len // pool.block_size) * layout.block_bytes
        raise ConfigError(
            f"--max-model-len {config.max_model_len} needs {needed} bytes of KV cache, "
            f"but --kv-cache-memory gives {pool.device_blocks * layout.block_bytes}"
        )
    return config.max_model_len


def fingerprint(config: EngineConfig, layout: KVLayout, compute: KVDtype, weights: str) -> str:
    """Hexadecimal digest that differs whenever KV could: weights, arithmetic, cache type, block size. Not the layout:
    blocks have one form outside the device tier."""
    digest = hashlib.blake2b(digest_size=16)
    for part in (*config.fingerprint, weights, compute, layout.dtype, str(layout.block_size)):
        digest.update(part.encode() + b"\0")
    return digest.hexdigest()
