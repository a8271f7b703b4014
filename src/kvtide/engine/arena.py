"""All tiers of one instance, and the copies of blocks within and between them.

Which block holds what is decided elsewhere (the pool of the instance core); here blocks are numbers.
"""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt
import torch

from kvtide import _core
from kvtide.base.ids import Tier
from kvtide.engine.rank_memory import RankMemory
from kvtide.engine.tiers import DeviceArena, DiskArena, HostArena, MappedMemory, Offsets
from kvtide.kv.layout import KVLayout
from kvtide.proto.cluster import PoolShape
from kvtide.proto.executor import BlockCopy
from kvtide.transfer.device import TorchBytes
from kvtide.transfer.port import TierMemory
from kvtide.transfer.shared import SharedState


class Arena:
    """All tiers of one instance. A tier of 0 blocks is absent (None)."""

    def __init__(
        self,
        layout: KVLayout,
        device_blocks: int,
        host_blocks: int = 0,
        disk_blocks: int = 0,
        *,
        disk_directory: Path | None = None,
        device: str = "cpu",
        num_threads: int = 1,
    ) -> None:
        self.layout = layout
        self.num_threads = num_threads
        self.device = DeviceArena(layout, device_blocks, device)
        self.host = HostArena(layout, host_blocks) if host_blocks else None
        self.disk: DiskArena | None = None
        if disk_blocks:
            assert disk_directory is not None, "a disk tier needs a directory"
            self.disk = DiskArena(layout, disk_blocks, disk_directory)
        self._sizes = {Tier.DEVICE: device_blocks, Tier.HOST: host_blocks, Tier.DISK: disk_blocks}

    def rank_memory(self, shared: SharedState, num_kv_heads: int, rank: int, tp: int) -> RankMemory:
        """What peers may read of rank `rank` of `tp`. num_kv_heads: of the model on all of them."""
        layout, sizes = self.layout, self._sizes
        shape = PoolShape(
            num_layers=layout.num_layers,
            num_kv_heads=num_kv_heads,
            head_dim=layout.head_dim,
            block_size=layout.block_size,
            dtype=layout.dtype,
            layout=layout.kind,
            tp=tp,
            device_blocks=sizes[Tier.DEVICE],
            host_blocks=sizes[Tier.HOST],
            disk_blocks=sizes[Tier.DISK],
        )
        tiers = {Tier.DEVICE: self._tier_memory(self.device.memory, sizes[Tier.DEVICE])}
        if self.host is not None:
            tiers[Tier.HOST] = self._tier_memory(self.host.memory, sizes[Tier.HOST])
        if self.disk is not None:
            tiers[Tier.DISK] = TierMemory(0, layout.arena_bytes(sizes[Tier.DISK]), self.disk.fd)
        return RankMemory(shape, rank, tiers, shared)

    def _tier_memory(self, memory: MappedMemory | None, num_blocks: int) -> TierMemory:
        if memory is None:
            return TierMemory(0, self.layout.arena_bytes(num_blocks), device=TorchBytes(self.device.data))
        return TierMemory(memory.address, memory.size, memory.fd)

    def copy(self, copies: Sequence[BlockCopy]) -> None:
        """Carry out block copies as if one after the other; complete on return.

        Neighbours between the same two tiers that do not touch each other's blocks go as one vectored copy.
        """
        run: list[BlockCopy] = []
        read: set[int] = set()
        written: set[int] = set()
        for item in copies:
            self._check(item)
            pair = (item.src_tier, item.dst_tier)
            if run and (pair != (run[0].src_tier, run[0].dst_tier) or _depends(item, pair, read, written)):
                self._copy_run(run)
                run, read, written = [], set(), set()
            run.append(item)
            read.add(item.src_block)
            written.add(item.dst_block)
        if run:
            self._copy_run(run)

    def close(self) -> None:
        """Release files and descriptors; the memory goes with the last view of it."""
        for tier in (self.device, self.host, self.disk):
            if tier is not None:
                tier.close()

    def _check(self, item: BlockCopy) -> None:
        assert 0 <= item.src_block < self._sizes[item.src_tier], f"copy from outside its tier: {item}"
        assert 0 <= item.dst_block < self._sizes[item.dst_tier], f"copy to outside its tier: {item}"
        assert (item.src_tier, item.src_block) != (item.dst_tier, item.dst_block), f"copy onto itself: {item}"

    def _copy_run(self, run: Sequence[BlockCopy]) -> None:
        pair = (run[0].src_tier, run[0].dst_tier)
        sources = np.fromiter((item.src_block for item in run), np.int64, len(run))
        targets = np.fromiter((item.dst_block for item in run), np.int64, len(run))
        if Tier.DISK in pair:
            self._copy_disk(pair, sources, targets)
        elif self.device.memory is None and Tier.DEVICE in pair:
            self._copy_accelerator(pair, sources, targets)
        else:
            self._copy_memory(pair, sources, targets)

    def _copy_memory(self, pair: tuple[Tier, Tier], sources: Offsets, targets: Offsets) -> None:
        """Memory to memory: pieces as large as both sides have them in one range."""
        source, piece = self._memory_ranges(pair[0], sources, pair)
        target, _ = self._memory_ranges(pair[1], targets, pair)
        sizes = np.full(source.size, piece, dtype=np.int64)
        src, dst = self._memory(pair[0]), self._memory(pair[1])
        _core.copy_ranges(dst.address, src.address, target.ravel(), source.ravel(), sizes, self.num_threads)

    def _memory_ranges(self, tier: Tier, blocks: Offsets, pair: tuple[Tier, Tier]) -> tuple[Offsets, int]:
        if tier == Tier.DEVICE:
            return self.device.ranges(blocks)
        assert self.host is not None
        piece = self.device.ranges(blocks[:1])[1] if Tier.DEVICE in pair else self.layout.block_bytes
        return self.host.ranges(blocks, piece), piece

    def _memory(self, tier: Tier) -> MappedMemory:
        arena = self.device if tier == Tier.DEVICE else self.host
        assert arena is not None and arena.memory is not None, f"no memory for {tier.name}"
        return arena.memory

    def _copy_accelerator(self, pair: tuple[Tier, Tier], sources: Offsets, targets: Offsets) -> None:
        """The device tier lies in another memory: torch moves whole blocks."""
        cache = self.device.blocks_first()
        src, dst = torch.from_numpy(sources), torch.from_numpy(targets)
        if pair == (Tier.DEVICE, Tier.DEVICE):
            cache[dst.to(cache.device)] = cache[src.to(cache.device)]
            return
        assert self.host is not None
        host = torch.from_numpy(self.host.blocks).view(cache.dtype).view(-1, *cache.shape[1:])
        if pair[0] == Tier.DEVICE:
            host[dst] = cache[src.to(cache.device)].cpu()
        else:
            cache[dst.to(cache.device)] = host[src].to(cache.device)

    def _copy_disk(self, pair: tuple[Tier, Tier], sources: Offsets, targets: Offsets) -> None:
        """Whole blocks, one read or write each, staged where the device layout has them in pieces."""
        assert self.disk is not None
        staging = np.empty(self.layout.block_bytes, dtype=np.uint8)
        for source, target in zip(sources.tolist(), targets.tolist(), strict=True):
            if pair[0] == Tier.DISK:
                self.disk.read(source, staging)
            else:
                self._gather(pair[0], source, staging)
            if pair[1] == Tier.DISK:
                self.disk.write(target, staging)
            else:
                self._scatter(pair[1], target, staging)

    def _gather(self, tier: Tier, block: int, staging: npt.NDArray[np.uint8]) -> None:
        if tier == Tier.HOST:
            assert self.host is not None
            staging[:] = self.host.blocks[block]
        else:
            self._typed(staging).copy_(self.device.blocks_first()[block])

    def _scatter(self, tier: Tier, block: int, staging: npt.NDArray[np.uint8]) -> None:
        if tier == Tier.HOST:
            assert self.host is not None
            self.host.blocks[block] = staging
        else:
            self.device.blocks_first()[block].copy_(self._typed(staging))

    def _typed(self, staging: npt.NDArray[np.uint8]) -> torch.Tensor:
        cache = self.device.blocks_first()
        return torch.from_numpy(staging).view(cache.dtype).view(cache.shape[1:])


def _depends(item: BlockCopy, pair: tuple[Tier, Tier], read: set[int], written: set[int]) -> bool:
    """True where `item` must come after the copies that read and wrote these blocks."""
    if item.dst_block in written:
        return True
    return pair[0] == pair[1] and (item.src_block in written or item.dst_block in read)
