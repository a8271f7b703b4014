"""The memory of each tier of an instance's KV.

The device tier has the configured layout. Host and disk hold each block aggregated, as one range [layers, 2, kv_heads,
block_size, head_dim], so a block looks the same wherever it rests and whatever the device layout is.

On a CPU the device tier lies in an anonymous shared file (memfd) whose descriptor a peer may map read-only; so does the
host tier, and the disk tier's file can be read through its descriptor.
"""

import contextlib
import mmap
import os
import tempfile
from pathlib import Path

import numpy as np
import numpy.typing as npt
import torch

from kvtide.base.errors import ConfigError, ModelError
from kvtide.base.flags import shown_size
from kvtide.kv.layout import KVLayout

TORCH_DTYPES: dict[str, torch.dtype] = {"float32": torch.float32, "bfloat16": torch.bfloat16}

Offsets = npt.NDArray[np.int64]


class MappedMemory:
    """Zeroed pages outside the interpreter's heap: shared through a descriptor, or anonymous.

    `flag` is the one that asked for them. Raises ConfigError where the system does not have them.

    fd: descriptor of the shared file, -1 where the memory is anonymous. address: of the first byte.
    """

    def __init__(self, size: int, flag: str, *, shared: bool) -> None:
        assert size > 0, f"{flag}: empty memory"
        self.size = size
        self.fd = -1
        try:
            if shared and hasattr(os, "memfd_create"):
                self.fd = os.memfd_create("kvtide-arena", os.MFD_CLOEXEC)
                os.ftruncate(self.fd, size)
            self._map = mmap.mmap(self.fd, size)
        except (OSError, OverflowError) as error:
            self.close()
            reason = getattr(error, "strerror", None) or str(error)
            raise ConfigError(f"{flag}: cannot have {shown_size(size)} of memory: {reason}") from None
        if hasattr(mmap, "MADV_HUGEPAGE"):
            with contextlib.suppress(OSError):  # a wish, not a need
                self._map.madvise(mmap.MADV_HUGEPAGE)
        self.bytes: npt.NDArray[np.uint8] = np.frombuffer(self._map, dtype=np.uint8)
        self.address = self.bytes.ctypes.data

    def close(self) -> None:
        """Close the descriptor. The pages go with the last view of them."""
        if self.fd >= 0:
            os.close(self.fd)
            self.fd = -1


class DeviceArena:
    """The tier that attention reads.

    data: the whole arena, of `layout.shape(num_blocks)`. key_cache(l), value_cache(l): [num_blocks, kv_heads,
    block_size, head_dim] views of layer l, the last dimension contiguous. memory: None on other devices than CPUs.
    """

    def __init__(self, layout: KVLayout, num_blocks: int, device: str = "cpu") -> None:
        self.layout = layout
        self.num_blocks = num_blocks
        self.memory: MappedMemory | None = None
        dtype = TORCH_DTYPES[layout.dtype]
        shape = layout.shape(num_blocks)
        if torch.device(device).type == "cpu":
            self.memory = MappedMemory(layout.arena_bytes(num_blocks), "--kv-cache-memory", shared=True)
            self.data = torch.from_numpy(self.memory.bytes).view(dtype).view(shape)
        else:
            self.data = torch.zeros(shape, dtype=dtype, device=device)
        by_layer = self.data.movedim(1, 0) if layout.kind == "aggregated" else self.data
        block_dim = 1 if layout.kind == "aggregated" else 0
        # by_layer[l] is [num_blocks, 2, ...] or [2, num_blocks, ...]
        self._caches = [
            (by_layer[layer].select(block_dim, 0), by_layer[layer].select(block_dim, 1))
            for layer in range(layout.num_layers)
        ]

    def key_cache(self, layer: int) -> torch.Tensor:
        return self._caches[layer][0]

    def value_cache(self, layer: int) -> torch.Tensor:
        return self._caches[layer][1]

    def ranges(self, blocks: Offsets) -> tuple[Offsets, int]:
        """Offsets [len(blocks), ranges a block] of the contiguous ranges of blocks, and the size of each, in bytes."""
        layout = self.layout
        if layout.kind == "aggregated":
            return blocks[:, None] * layout.block_bytes, layout.block_bytes
        planes = np.arange(2 * layout.num_layers, dtype=np.int64) * self.num_blocks
        return (planes[None, :] + blocks[:, None]) * layout.plane_bytes, layout.plane_bytes

    def blocks_first(self) -> torch.Tensor:
        """The arena as [num_blocks, layers, 2, kv_heads, block_size, head_dim], a view."""
        return self.data if self.layout.kind == "aggregated" else self.data.movedim(2, 0)

    def close(self) -> None:
        if self.memory is not None:
            self.memory.close()


class HostArena:
    """Blocks at rest in this process's memory: block b is bytes b * block_bytes on."""

    def __init__(self, layout: KVLayout, num_blocks: int) -> None:
        self.layout = layout
        self.num_blocks = num_blocks
        self.memory = MappedMemory(layout.arena_bytes(num_blocks), "--host-cache-memory", shared=True)
        self.blocks = self.memory.bytes.reshape(num_blocks, layout.block_bytes)

    def ranges(self, blocks: Offsets, size: int) -> Offsets:
        """Offsets [len(blocks), block_bytes // size] of the pieces of `size` bytes of blocks."""
        pieces = np.arange(self.layout.block_bytes // size, dtype=np.int64) * size
        return blocks[:, None] * self.layout.block_bytes + pieces[None, :]

    def close(self) -> None:
        self.memory.close()


class DiskArena:
    """Blocks at rest in one preallocated file, which has no name from the start and is gone at close.

    Raises ConfigError where the file cannot be made, ModelError (fatal for the step) on a failed read or write.
    """

    def __init__(self, layout: KVLayout, num_blocks: int, directory: Path) -> None:
        self.layout = layout
        self.num_blocks = num_blocks
        size = layout.arena_bytes(num_blocks)
        try:
            self._fd, path = tempfile.mkstemp(prefix="kvtide-", suffix=".kv", dir=directory)
            os.unlink(path)  # nothing is left behind, however this process ends
            if hasattr(os, "posix_fallocate"):
                os.posix_fallocate(self._fd, 0, size)
            else:
                os.ftruncate(self._fd, size)
        except OSError as error:
            raise ConfigError(
                f"--disk-cache: cannot reserve {shown_size(size)} in {directory}: {error.strerror}"
            ) from error

    @property
    def fd(self) -> int:
        return self._fd

    def write(self, block: int, data: npt.NDArray[np.uint8]) -> None:
        self._transfer(block, data.data, "write")

    def read(self, block: int, data: npt.NDArray[np.uint8]) -> None:
        self._transfer(block, data.data, "read")

    def _transfer(self, block: int, view: memoryview, verb: str) -> None:
        """Move one whole block; the system may move less than asked for at a time."""
        assert 0 <= block < self.num_blocks and len(view) == self.layout.block_bytes
        offset, done = block * self.layout.block_bytes, 0
        try:
            while done < len(view):
                if verb == "write":
                    moved = os.pwrite(self._fd, view[done:], offset + done)
                else:
                    moved = os.preadv(self._fd, [view[done:]], offset + done)
                if moved == 0:
                    raise ModelError(f"disk cache: {verb} of block {block} ended early")
                done += moved
        except OSError as error:
            raise ModelError(f"disk cache: cannot {verb} block {block}: {error.strerror}") from error

    def close(self) -> None:
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1
