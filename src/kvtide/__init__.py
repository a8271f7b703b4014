"""kvtide: a serving system for large language models whose first-class citizen is the KV cache.

    from kvtide import LLM, MemPool, SamplingParams

Importing the package loads nothing; each public name is imported when it is first used (their types: `__init__.pyi`).
"""

from importlib import import_module
from typing import Any

__all__ = ["LLM", "MemPool", "SamplingParams", "__version__"]

_HOMES = {
    "LLM": ("kvtide.llm", "LLM"),
    "MemPool": ("kvtide.kv.mempool", "MemPool"),
    "SamplingParams": ("kvtide.base.sampling_params", "SamplingParams"),
    "__version__": ("kvtide.base.version", "version"),
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'kvtide' has no attribute {name!r}")
    module, attribute = _HOMES[name]
    value = getattr(import_module(module), attribute)
    if name == "__version__":
        value = value()
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
