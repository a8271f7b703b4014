"""What a configuration comes to for one model: element types, blocks that fit, longest sequence, fingerprint."""

import hashlib

import torch

from kvtide.base.config import PoolSizes
from kvtide.base.errors import ConfigError
from kvtide.base.flags import shown_size
from kvtide.base.host_memory import HostMemory, host_memory
from kvtide.base.serve_config import MIN_MODEL_LEN
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
        raise ConfigError(f"--kv-cache-memory: {shown_size(budget)} holds no block of {shown_size(block_bytes)}")
    for flag, num_bytes in (
        ("--host-cache-memory", config.host_cache_bytes),
        ("--disk-cache", config.disk_cache_bytes),
    ):
        if 0 < num_bytes < block_bytes:
            raise ConfigError(f"{flag}: {shown_size(num_bytes)} holds no block of {shown_size(block_bytes)}")
    on_device = device_blocks * block_bytes if torch.device(config.device).type == "cpu" else 0
    total = (memory or host_memory()).total_bytes
    if on_device + config.host_cache_bytes > total:
        flag = "--kv-cache-memory" if on_device >= config.host_cache_bytes else "--host-cache-memory"
        raise ConfigError(
            f"{flag}: {shown_size(on_device)} of KV cache and {shown_size(config.host_cache_bytes)} of host cache are "
            f"more than this host's memory of {shown_size(total)}"
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
    if capacity < MIN_MODEL_LEN:
        raise ConfigError(
            f"--kv-cache-memory: {capacity} token of KV cache serves no request, which needs {MIN_MODEL_LEN} at least"
        )
    if config.max_model_len is None:
        return min(max_positions, capacity)
    if config.max_model_len < MIN_MODEL_LEN:
        raise ConfigError(f"--max-model-len {config.max_model_len} serves no request; allowed is {MIN_MODEL_LEN} up")
    if config.max_model_len > max_positions:
        raise ConfigError(f"--max-model-len {config.max_model_len} exceeds the model's {max_positions} positions")
    if config.max_model_len > capacity:
        needed = -(-config.max_model_len // pool.block_size) * layout.block_bytes * config.tp
        given = pool.device_blocks * layout.block_bytes * config.tp
        raise ConfigError(
            f"--max-model-len {config.max_model_len} needs {shown_size(needed)} of KV cache, but --kv-cache-memory "
            f"gives {shown_size(given)}, enough for {capacity} tokens"
        )
    return config.max_model_len


def fingerprint(config: EngineConfig, layout: KVLayout, compute: KVDtype, weights: str) -> str:
    """Hexadecimal digest that differs whenever KV could: weights, arithmetic, cache type, block size. Not the layout:
    blocks have one form outside the device tier."""
    digest = hashlib.blake2b(digest_size=16)
    for part in (*config.fingerprint, weights, compute, layout.dtype, str(layout.block_size)):
        digest.update(part.encode() + b"\0")
    return digest.hexdigest()
