"""The settings that must not change a token, and small sets of configurations that cover their combinations."""

import itertools
from collections.abc import Iterator

FACTORS: dict[str, tuple[str, ...]] = {
    "--kv-layout": ("aggregated", "discrete"),
    "--kv-cache-dtype": ("float32", "bfloat16"),
    "--block-size": ("16", "8", "32"),
    "--caching": ("full", "off"),
    "--kv-cache-memory": ("64MiB", "512KiB"),
    "--host-cache-memory": ("0", "256KiB"),
    "--disk-cache": ("", "{tmp}/kv:1MiB"),
    "--instances": ("1M", "2M"),
    "--max-num-batched-tokens": ("2048", "48"),
    "--max-num-seqs": ("256", "3"),
}

Configuration = dict[str, str]


def full_product() -> Iterator[Configuration]:
    for values in itertools.product(*FACTORS.values()):
        yield dict(zip(FACTORS, values, strict=True))


def pairwise() -> list[Configuration]:
    """A few configurations in which any two values of any two settings meet: greedy, always the same."""
    names = list(FACTORS)
    missing = {((a, x), (b, y)) for a, b in itertools.combinations(names, 2) for x in FACTORS[a] for y in FACTORS[b]}
    chosen: list[Configuration] = []
    while missing:
        first = min(missing)
        made: Configuration = dict(first)
        for name in names:
            if name not in made:
                made[name] = max(FACTORS[name], key=lambda value: _gain({**made, name: value}, names, missing))
        missing -= _pairs(made, names)
        chosen.append({name: made[name] for name in names})
    return chosen


def _pairs(made: Configuration, names: list[str]) -> set[tuple[tuple[str, str], tuple[str, str]]]:
    present = [name for name in names if name in made]
    return {((a, made[a]), (b, made[b])) for a, b in itertools.combinations(present, 2)}


def _gain(made: Configuration, names: list[str], missing: set[tuple[tuple[str, str], tuple[str, str]]]) -> int:
    return len(_pairs(made, names) & missing)


def arguments(configuration: Configuration, folder: str) -> list[str]:
    """Command-line flags; a setting that is switched off stands for no flag."""
    return [part.format(tmp=folder) for item in configuration.items() if item[1] for part in item]
