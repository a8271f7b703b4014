"""How much memory for KV each instance has where nobody said: decided once for a cluster, not by each of its instances.

What is free changes while instances start, and more so until one is started again. Each would see another number, and
with it, where memory is scarce, have another longest sequence than the others, who refuse it.
"""

import msgspec

from kvtide.base.serve_config import ServeConfig
from kvtide.engine.config import default_cache_bytes


def with_cache_memory(config: ServeConfig) -> ServeConfig:
    """Return the configuration with `kv_cache_memory` set: as given, or this host's memory shared out."""
    if config.kv_cache_memory is not None:
        return config
    return msgspec.structs.replace(config, kv_cache_memory=default_cache_bytes(config.num_instances))
