"""How instances may share their KV: the factors that are tested, what each combination promises."""

from itertools import product
from typing import Any

from reference_configurations import Configuration
from reference_conversations import MAX_TOKENS, Expectation

FACTORS: dict[str, tuple[Any, ...]] = {
    "policy": ("round-robin", "least-load", "session", "prompt-tree", "conductor"),
    "caching": ("off", "prefill", "decode", "full"),
    "transfer": ("by-layer", "by-request", "by-request-agg"),
    "instances": ("1P1D", "1P2D", "1P1D1M"),
    "tp": ((1, 1), (2, 1), (1, 2)),
    "transport": ("shm", "tcp"),
    "kv_layout": ("aggregated", "discrete"),
}
"""tp: of prefill and decode instances."""

CACHE_TOKENS = 4096
BYTES_PER_TOKEN = 1024


def full_product() -> list[Configuration]:
    """Every combination of the settings, over each mixture of instances in its turn."""
    mixtures = FACTORS["instances"]
    others = {name: values for name, values in FACTORS.items() if name != "instances"}
    rows = [dict(zip(others, values, strict=True)) for values in product(*others.values())]
    return [{**row, "instances": mixtures[(number + number // len(mixtures)) % 3]} for number, row in enumerate(rows)]


def name_of(configuration: Configuration) -> str:
    parts = {name: configuration[name] for name in FACTORS}
    parts["tp"] = "tp{}to{}".format(*parts["tp"])
    return "-".join(map(str, parts.values()))


def settings(configuration: Configuration) -> dict[str, Any]:
    """The flags of `kvtide serve` by their Python names."""
    values = dict(configuration)
    values["tp_prefill"], values["tp_decode"] = values.pop("tp")
    return {
        **values,
        "max_model_len": MAX_TOKENS,
        "kv_cache_memory": f"{CACHE_TOKENS * BYTES_PER_TOKEN // 1024}KiB",
    }


def expectation(configuration: Configuration) -> Expectation:
    """With one prefill instance that keeps its cache, a prompt that it has seen is found again whole.

    What a decode instance returns comes later than its answer, so how much of an answer the next turn finds is tested
    elsewhere, one request at a time.
    """
    return Expectation(
        kv_dtype="float32",
        block_size=16,
        caching=configuration["caching"] != "off",
        keeps_all=configuration["instances"] in ("1P1D", "1P2D"),
        has_room=False,
    )
