"""What a configuration comes to: blocks, lengths, fingerprints, and errors of one line."""

from pathlib import Path

import pytest

from kvtide.artifacts import prepare_model
from kvtide.base.errors import ConfigError
from kvtide.base.flags import shown_size
from kvtide.engine import sizing
from kvtide.engine.config import EngineConfig, default_cache_bytes
from kvtide.engine.executor import create_executor
from kvtide.kv.layout import KVLayout

LAYOUT = KVLayout(num_layers=2, num_kv_heads=1, head_dim=8, block_size=4)
BLOCK = LAYOUT.block_bytes


def config_of(**fields: object) -> EngineConfig:
    return EngineConfig(**{"name": "test", "kv_cache_memory_bytes": 10 * BLOCK, "block_size": 4} | fields)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"block_size": 0}, "--block-size"),
        ({"max_model_len": 0}, "--max-model-len"),
        ({"num_threads": 0}, "--threads"),
        ({"num_device_blocks": 0}, "num_device_blocks"),
        ({"host_cache_bytes": -1}, "negative"),
        ({"disk_cache_bytes": 1}, "--disk-cache"),
    ],
)
def test_impossible_configurations(fields: dict[str, object], message: str) -> None:
    with pytest.raises(ConfigError, match=message):
        config_of(**fields)


def test_pools_are_whole_blocks() -> None:
    pool = sizing.pool_sizes(config_of(host_cache_bytes=3 * BLOCK - 1), LAYOUT)
    assert (pool.device_blocks, pool.host_blocks, pool.disk_blocks) == (10, 2, 0)
    assert sizing.pool_sizes(config_of(num_device_blocks=3), LAYOUT).device_blocks == 3
    with pytest.raises(ConfigError, match="holds no block"):
        sizing.pool_sizes(config_of(kv_cache_memory_bytes=BLOCK - 1), LAYOUT)
    with pytest.raises(ConfigError, match=r"--host-cache-memory.* holds no block"):
        sizing.pool_sizes(config_of(host_cache_bytes=BLOCK - 1), LAYOUT)
    with pytest.raises(ConfigError, match=r"--disk-cache.* holds no block"):
        sizing.pool_sizes(config_of(disk_cache_bytes=BLOCK - 1, disk_cache_dir="here"), LAYOUT)
    default = sizing.pool_sizes(config_of(kv_cache_memory_bytes=None), LAYOUT)
    assert 0 < default.device_blocks * BLOCK <= 4 << 30
    assert default_cache_bytes() <= 4 << 30


def test_several_instances_share_half_of_what_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kvtide.engine.config.available_memory_bytes", lambda: 12 << 20)
    assert [default_cache_bytes(n) >> 20 for n in (1, 2, 3, 6)] == [3, 3, 2, 1]
    monkeypatch.setattr("kvtide.engine.config.available_memory_bytes", lambda: 1 << 50)
    assert default_cache_bytes(8) == 4 << 30


def test_the_longest_sequence() -> None:
    pool = sizing.pool_sizes(config_of(), LAYOUT)
    assert sizing.longest_sequence(config_of(), pool, LAYOUT, 1000) == 40
    assert sizing.longest_sequence(config_of(), pool, LAYOUT, 30) == 30
    assert sizing.longest_sequence(config_of(max_model_len=40), pool, LAYOUT, 1000) == 40
    with pytest.raises(ConfigError, match=f"needs {shown_size(11 * BLOCK)} of KV cache"):
        sizing.longest_sequence(config_of(max_model_len=41), pool, LAYOUT, 1000)
    with pytest.raises(ConfigError, match="--max-model-len 1 serves no request"):
        sizing.longest_sequence(config_of(max_model_len=1), pool, LAYOUT, 1000)
    with pytest.raises(ConfigError, match="exceeds the model's 30 positions"):
        sizing.longest_sequence(config_of(max_model_len=31), pool, LAYOUT, 30)


def test_fingerprints_tell_kv_apart() -> None:
    def of(
        compute: str = "float32", weights: str = "w", fields: dict[str, object] | None = None, **layout: object
    ) -> str:
        described = {"num_layers": 2, "num_kv_heads": 1, "head_dim": 8, "block_size": 4} | layout
        return sizing.fingerprint(config_of(**(fields or {})), KVLayout(**described), compute, weights)

    assert of() == of(kind="discrete")
    different = [
        of(),
        of(weights="v"),
        of(compute="bfloat16"),
        of(dtype="bfloat16"),
        of(block_size=8),
        of(fields={"fingerprint": ("revision",)}),
    ]
    assert len(set(different)) == len(different)


def test_what_an_executor_says_of_itself(tmp_path: Path) -> None:
    config = EngineConfig(
        name="served",
        kv_cache_memory_bytes=1 << 20,
        host_cache_bytes=1 << 20,
        disk_cache_bytes=1 << 20,
        disk_cache_dir=str(tmp_path),
        kv_cache_dtype="bfloat16",
        num_threads=1,
    )
    executor = create_executor(prepare_model("tiny", progress=False).directory, config)
    info, pool = executor.info, executor.pool
    assert info.name == "served" and info.eos_token_ids and info.vocab_size > 256
    assert info.kv_bytes_per_token == executor.layout.bytes_per_token
    assert info.kv_bytes_per_token == 2 * info.num_layers * info.num_kv_heads * info.head_dim * 2
    assert pool.device_blocks == pool.host_blocks == pool.disk_blocks == (1 << 20) // executor.layout.block_bytes
    assert info.max_model_len == pool.device_blocks * pool.block_size
    executor.warmup()
    executor.close()
    executor.close()  # harmless
