"""What is looked at before instances start on this host: whether its memory holds them, and what their transport opens.

Tiers are shared memory files (memfd), which the kernel gives out page by page: a size that does not exist is not
refused by it, but ends in a killed process hours later. So it is refused here, by arithmetic.
"""

import logging
import resource
from pathlib import Path

from kvtide.artifacts.directory import weight_bytes
from kvtide.base.errors import ConfigError, ModelError
from kvtide.base.flags import shown_size
from kvtide.base.host_memory import HostMemory, host_memory
from kvtide.base.serve_config import ServeConfig

logger = logging.getLogger(__name__)

MOST_FILES = 65_536


def check_host(config: ServeConfig, model_directory: Path) -> None:
    """Raise ConfigError where the instances cannot be on this host; warn where it is tight. `kv_cache_memory` is set.

    On a Ray cluster, each instance looks at its own host (engine.sizing).
    """
    if config.transport == "mooncake":
        logger.warning(
            "--transport mooncake: its engine opens ports of its own without authentication, through which KV can be "
            "read and written; use it in a private network only (docs/deploy.md)"
        )
    check_memory(config, model_directory, config.num_instances)


def raise_file_limit() -> None:
    """Let this process and its children open as many files as the system allows them: clients' connections, and
    sockets between all instances."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def check_memory(
    config: ServeConfig, model_directory: Path, num_instances: int, memory: HostMemory | None = None
) -> None:
    """Raise ConfigError where so many instances need more memory than this host has, warn where more than is free.

    Weights count once: instances map the same files. The disk tier counts as none.
    """
    if config.launcher == "ray":
        return
    device, host = 0 if config.device == "cuda" else config.kv_cache_memory or 0, config.host_cache_memory
    weights = _weight_bytes(model_directory)
    needed = num_instances * (device + host) + weights
    memory = memory or host_memory()
    if needed <= memory.available_bytes:
        return
    tiers = f"{shown_size(device)} of KV cache" + (f" and {shown_size(host)} of host cache" if host else "")
    several = (f"{num_instances} instances", " each", "need")
    number, each, needs = several if num_instances > 1 else ("1 instance", "", "needs")
    line = (
        f"{'--kv-cache-memory' if device >= host else '--host-cache-memory'}: {number} with {tiers}{each}, and "
        f"{shown_size(weights)} of weights, {needs} {shown_size(needed)}"
    )
    if needed > memory.total_bytes:
        raise ConfigError(f"{line}, but this host has {shown_size(memory.total_bytes)}")
    logger.warning(
        "%s, but only %s of this host's %s are free now",
        line,
        shown_size(memory.available_bytes),
        shown_size(memory.total_bytes),
    )


def _weight_bytes(directory: Path) -> int:
    try:
        return weight_bytes(directory)
    except (ModelError, OSError):  # whoever loads them says what is wrong
        return 0
