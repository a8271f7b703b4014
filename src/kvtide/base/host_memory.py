"""How much memory this process may use: the machine's, or less where a control group (a container) limits it."""

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec


class HostMemory(msgspec.Struct, frozen=True):
    """total_bytes: there is. available_bytes: of it can be taken now without swapping or being killed for it."""

    total_bytes: int
    available_bytes: int


def host_memory(root: Path = Path("/")) -> HostMemory:
    """Look at /proc and /sys below `root`."""
    told = _meminfo(root)
    physical = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    total = told.get("MemTotal", physical)
    available = min(total, told.get("MemAvailable", total // 2))
    for limit, used in _limits(root):
        total = min(total, limit)
        available = min(available, max(0, limit - used))
    return HostMemory(total, available)


def _meminfo(root: Path) -> dict[str, int]:
    """Bytes by name."""
    found = {}
    for line in _lines(root / "proc/meminfo"):
        name, _, value = line.partition(":")
        number, _, unit = value.strip().partition(" ")
        if unit == "kB" and number.isdigit():
            found[name] = int(number) * 1024
    return found


def _limits(root: Path) -> Iterator[tuple[int, int]]:
    """(limit, used) in bytes of each of our control groups that has a limit: our own and those around it."""
    mount = root / "sys/fs/cgroup"
    for line in _lines(root / "proc/self/cgroup"):
        number, _, rest = line.partition(":")
        controllers, _, path = rest.partition(":")
        if number == "0" and not controllers:  # version 2
            yield from _limits_of(mount, path, "memory.max", "memory.current", "inactive_file")
        elif "memory" in controllers.split(","):
            names = ("memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file")
            yield from _limits_of(mount / "memory", path, *names)


def _limits_of(mount: Path, path: str, limit: str, usage: str, idle: str) -> Iterator[tuple[int, int]]:
    """A container may see its own group as the root, under a path that exists outside only: try it too."""
    group = mount.joinpath(*(part for part in path.split("/") if part not in ("", "..")))
    for folder in (group, *group.parents):
        if not folder.is_relative_to(mount):
            return
        found, used = _number(folder / limit), _number(folder / usage)
        if found is not None and used is not None:
            # Files that were read long ago make room by themselves.
            rows = (row.split() for row in _lines(folder / "memory.stat"))
            cached = next((int(row[1]) for row in rows if len(row) == 2 and row[0] == idle and row[1].isdigit()), 0)
            yield found, max(0, used - cached)


def _lines(path: Path) -> list[str]:
    try:
        return path.read_text().splitlines()
    except (OSError, UnicodeDecodeError):
        return []


def _number(path: Path) -> int | None:
    """None for `max`, and where there is no such file."""
    text = "".join(_lines(path)).strip()
    return int(text) if text.isdigit() else None
