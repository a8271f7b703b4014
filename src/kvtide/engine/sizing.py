"""What a configuration comes to for one model: element types, blocks that fit, the longest sequence, the fingerprint."""

import hashlib
from pathlib import Path

import torch

from kvtide.base.config import PoolSizes
from kvtide.base.errors import ConfigError
from kvtide.engine.config import EngineConfig, default_cache_bytes
from kvtide.kv.layout import KVDtype, KVLayout


def compute_dtype(config: EngineConfig) -> KVDtype:
    """CPUs compute in float32: few have a fast bfloat16."""
    if config.dtype != "auto":
        return config.dtype
    return "float32" if torch.device(config.device).type == "cpu" else "bfloat16"


def cache_dtype(config: EngineConfig, compute: KVDtype) -> KVDtype:
    return compute if config.kv_cache_dtype == "auto" else config.kv_cache_dtype


def pool_sizes(config: EngineConfig, layout: KVLayout) -> PoolSizes:
    """Whole blocks that fit each tier. Raises ConfigError where the device tier would hold none."""
    budget = config.kv_cache_memory_bytes if config.kv_cache_memory_bytes is not None else default_cache_bytes()
    device_blocks = config.num_device_blocks or budget // layout.block_bytes
    if device_blocks < 1:
        raise ConfigError(f"--kv-cache-memory: {budget} bytes hold no block of {layout.block_bytes} bytes")
    return PoolSizes(
        block_size=layout.block_size,
        device_blocks=device_blocks,
        host_blocks=config.host_cache_bytes // layout.block_bytes,
        disk_blocks=config.disk_cache_bytes // layout.block_bytes,
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


def fingerprint(config: EngineConfig, layout: KVLayout, compute: KVDtype, model_dir: Path) -> str:
    """Hexadecimal digest that differs whenever KV could: weights, arithmetic, cache type, block size. Not the layout:
    blocks have one form outside the device tier."""
    digest = hashlib.blake2b(digest_size=16)
    for part in config.fingerprint or (weights_digest(model_dir),):
        digest.update(part.encode() + b"\0")
    digest.update(f"{compute} {layout.dtype} {layout.block_size}".encode())
    return digest.hexdigest()


def weights_digest(model_dir: Path) -> str:
    """Digest of configuration and samples of the weight files: sixteen pieces of 64 KiB of each, and their sizes."""
    digest = hashlib.blake2b(digest_size=16)
    for path in sorted(model_dir.iterdir()):
        if path.suffix not in {".json", ".safetensors", ".gguf"}:
            continue
        size = path.stat().st_size
        digest.update(f"{path.name} {size}\0".encode())
        with path.open("rb") as file:
            for piece in range(16):
                file.seek(size * piece // 16)
                digest.update(file.read(1 << 16))
    return digest.hexdigest()
