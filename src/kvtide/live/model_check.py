"""What a model's config.json rules out, said in one line before any process starts.

The instances look again once the model is loaded (engine.sizing, models.shards), and at what is left out here: this
needs neither torch nor the families' own rules, so where config.json does not name a size, nothing is said.
"""

from pathlib import Path
from typing import Any

from kvtide.base.errors import ConfigError
from kvtide.base.flags import shown_size
from kvtide.base.json_object import read_json_object
from kvtide.base.serve_config import ServeConfig
from kvtide.kv.layout import KVDtype, KVLayout


def check_model(config: ServeConfig, directory: Path) -> None:
    """Raise ConfigError for flags that cannot be with this model, ModelError where config.json cannot be read."""
    raw = read_json_object(directory / "config.json")
    positions = _size(raw, "max_position_embeddings")
    if positions and config.max_model_len and config.max_model_len > positions:
        raise ConfigError(f"--max-model-len {config.max_model_len} exceeds the model's {positions} positions")
    for role in dict.fromkeys(config.roles):
        _check_ranks(config, role, raw)
        _check_cache(config, role, raw)


def _check_ranks(config: ServeConfig, role: str, raw: dict[str, Any]) -> None:
    ranks = config.tp_of(role)
    own = {"prefill": config.tp_prefill, "decode": config.tp_decode}.get(role)
    flag = "--tensor-parallel-size" if own is None else f"--tp-{role}"
    heads = _size(raw, "num_attention_heads")
    kv_heads = _size(raw, "num_key_value_heads") or heads
    if heads and heads % ranks:
        raise ConfigError(f"{flag}: {ranks} ranks cannot share {heads} attention heads evenly")
    if kv_heads and kv_heads % ranks and ranks % kv_heads:
        raise ConfigError(f"{flag}: {ranks} ranks cannot share {kv_heads} key-value heads evenly")


def _check_cache(config: ServeConfig, role: str, raw: dict[str, Any]) -> None:
    """Whether each tier holds a block, and the device tier the longest sequence that was asked for."""
    ranks, layers = config.tp_of(role), _size(raw, "num_hidden_layers")
    kv_heads, head_dim = _size(raw, "num_key_value_heads"), _size(raw, "head_dim")
    if not (layers and kv_heads and head_dim):
        return
    layout = KVLayout(
        num_layers=layers,
        num_kv_heads=max(1, kv_heads // ranks),
        head_dim=head_dim,
        block_size=config.block_size,
        dtype=_cache_dtype(config),
    )
    block_bytes = layout.block_bytes * ranks
    disk_bytes = config.disk_cache.size_bytes if config.disk_cache is not None else 0
    for flag, num_bytes in (
        ("--kv-cache-memory", config.kv_cache_memory or 0),
        ("--host-cache-memory", config.host_cache_memory),
        ("--disk-cache", disk_bytes),
    ):
        if 0 < num_bytes < block_bytes:
            raise ConfigError(f"{flag}: {shown_size(num_bytes)} holds no block of {shown_size(block_bytes)}")
    if config.max_model_len is None or config.kv_cache_memory is None:
        return
    num_blocks = config.kv_cache_memory // block_bytes
    needed_blocks = -(-config.max_model_len // config.block_size)
    if needed_blocks > num_blocks:
        raise ConfigError(
            f"--max-model-len {config.max_model_len} needs {shown_size(needed_blocks * block_bytes)} of KV cache, but "
            f"--kv-cache-memory gives {shown_size(num_blocks * block_bytes)}, enough for "
            f"{num_blocks * config.block_size} tokens"
        )


def _cache_dtype(config: ServeConfig) -> KVDtype:
    """The smaller one where only the instance can tell."""
    if config.kv_cache_dtype == "float32" or (config.kv_cache_dtype == "auto" and config.device in ("auto", "cpu")):
        return "float32"
    return "bfloat16"


def _size(raw: dict[str, Any], name: str) -> int:
    """0 where it is not there, or is no size."""
    value = raw.get(name)
    return value if type(value) is int and value > 0 else 0
