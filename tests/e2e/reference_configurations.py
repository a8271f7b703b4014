"""The configurations that are tested: factors, their full product, and a covering set of pairs."""

from itertools import combinations, product
from typing import Any

from reference_conversations import MAX_TOKENS, Expectation

FACTORS: dict[str, tuple[Any, ...]] = {
    "kv_layout": ("aggregated", "discrete"),
    "kv_cache_dtype": ("float32", "bfloat16"),
    "block_size": (8, 16, 32),
    "caching": (True, False),
    "tiers": ("device", "host", "disk"),
    "max_num_batched_tokens": (32, None),
    "max_num_seqs": (2, None),
    "instances": ("1M", "2M"),
    "stream": (False, True),
}
Configuration = dict[str, Any]
Pair = tuple[tuple[int, int], tuple[int, int]]
"""((factor, value), (factor, value)) as places in FACTORS."""

SMALL_DEVICE_TOKENS = 384
"""Of the device where there are tiers below it: one conversation and a bit, so that blocks move."""

_BYTES_PER_TOKEN = {"float32": 1024, "bfloat16": 512}


def full_product() -> list[Configuration]:
    return [dict(zip(FACTORS, values, strict=True)) for values in product(*FACTORS.values())]


def pairwise(factors: dict[str, tuple[Any, ...]] = FACTORS) -> list[Configuration]:
    """Few configurations in which every two values of different factors meet; the same ones every time.

    Greedy: of the rows that grow from each pair not yet met, take the one in which most new pairs meet.
    """
    sizes = [len(values) for values in factors.values()]
    missing = {
        ((a, i), (b, j)): None
        for a, b in combinations(range(len(sizes)), 2)
        for i, j in product(range(sizes[a]), range(sizes[b]))
    }
    rows: list[Configuration] = []
    while missing:
        row = max((_grow(pair, sizes, missing) for pair in missing), key=lambda row: len(_met(row, missing)))
        for pair in _met(row, missing):
            del missing[pair]
        rows.append({name: factors[name][row[place]] for place, name in enumerate(factors)})
    return rows


def unmet_pairs(rows: list[Configuration], factors: dict[str, tuple[Any, ...]] = FACTORS) -> list[Any]:
    """Pairs of values that no row brings together."""
    met = {((a, row[a]), (b, row[b])) for row in rows for a, b in combinations(factors, 2)}
    wanted = (
        ((a, left), (b, right)) for a, b in combinations(factors, 2) for left, right in product(factors[a], factors[b])
    )
    return [pair for pair in wanted if pair not in met]


def _grow(pair: Pair, sizes: list[int], missing: dict[Pair, None]) -> dict[int, int]:
    """A whole row that contains `pair`: the other factors one by one, each with the value that meets most."""
    row = dict(pair)
    for factor in range(len(sizes)):
        if factor not in row:
            row[factor] = max(range(sizes[factor]), key=lambda value: len(_met(row | {factor: value}, missing)))
    return row


def _met(row: dict[int, int], missing: dict[Pair, None]) -> list[Pair]:
    return [pair for pair in combinations(sorted(row.items()), 2) if pair in missing]


def name_of(configuration: Configuration) -> str:
    return "-".join(f"{'any' if value is None else value}" for value in configuration.values())


def settings(configuration: Configuration, disk_folder: object) -> dict[str, Any]:
    """The flags of `kvtide serve` by their Python names."""

    def size(tokens: int) -> str:
        return f"{tokens * _BYTES_PER_TOKEN[configuration['kv_cache_dtype']] // 1024}KiB"

    tiers = configuration["tiers"]
    return {
        "instances": configuration["instances"],
        "kv_layout": configuration["kv_layout"],
        "kv_cache_dtype": configuration["kv_cache_dtype"],
        "block_size": configuration["block_size"],
        "enable_prefix_caching": configuration["caching"],
        "max_model_len": MAX_TOKENS,
        "max_num_batched_tokens": configuration["max_num_batched_tokens"],
        "max_num_seqs": configuration["max_num_seqs"],
        "kv_cache_memory": size(4096 if tiers == "device" else SMALL_DEVICE_TOKENS),
        "host_cache_memory": None if tiers == "device" else size(4096 if tiers == "host" else 256),
        "disk_cache": f"{disk_folder}:{size(4096)}" if tiers == "disk" else None,
    }


def expectation(configuration: Configuration) -> Expectation:
    return Expectation(
        kv_dtype=configuration["kv_cache_dtype"],
        block_size=configuration["block_size"],
        caching=configuration["caching"],
        keeps_all=configuration["instances"] == "1M",
        has_room=configuration["tiers"] == "device",
    )
