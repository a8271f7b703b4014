"""From one torch tensor to another through `TorchBytes`, over each transport and in one process or between two: GPUs
where there are some."""

from pathlib import Path

import numpy as np
import pytest
import torch
from transfer_pool import INCARNATION, KEY, PeerProcess, RankPool, pool_shape, torch_device

from gpu import DEVICES, NEEDS_GPU
from kvtide.base.ids import Tier
from kvtide.transfer.device import TorchBytes
from kvtide.transfer.exporter import Exporter
from kvtide.transfer.factory import create_transport
from kvtide.transfer.memory import STAGING_BYTES
from kvtide.transfer.port import Cancel, Exported, TierMemory, TransferFailed


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("kind", ["shm", "tcp"])
@pytest.mark.parametrize("layout", ["aggregated", "discrete"])
def test_tensors_on_devices(device: str, kind: str, layout: str, tmp_path: Path) -> None:
    """More than goes through the staging buffer at a time, from the device and from the host tier."""
    shape = pool_shape(layout, num_layers=8, num_kv_heads=8, head_dim=64, block_size=16, device_blocks=48)
    pool = RankPool(shape)
    source = torch.from_numpy(pool.bytes[Tier.DEVICE].copy()).to(device)
    target = torch.full_like(source, 0xA5)
    size = source.numel()
    assert size > 2 * STAGING_BYTES
    tiers = pool.exported.tiers | {Tier.DEVICE: TierMemory(0, size, device=TorchBytes(source))}
    exported = Exported(
        INCARNATION, 0, shape, tiers, pool.state.generations, pool.exported.progress_address, pool.state.fd,
        pool.state.address,
    )  # fmt: skip
    exporter = Exporter(exported, KEY, unix_path=str(tmp_path / "kv.sock"), tcp_host="127.0.0.1")
    memory = TierMemory(0, size, device=TorchBytes(target))
    reader = create_transport(kind, KEY).connect(exporter.address, INCARNATION, memory)
    blocks = [(0, block) for block in range(44)] + [(1, 3), (2, 2)]
    pieces = pool.plan(blocks, list(range(47, 1, -1)))
    assert reader.read(pieces, Cancel()) == pool.layouts[Tier.DEVICE].block_bytes * len(blocks)
    expected = pool.apply(pieces, np.full(size, 0xA5, np.uint8))
    np.testing.assert_array_equal(target.cpu().numpy(), expected)
    reader.close()
    exporter.close()
    pool.close()


@pytest.mark.parametrize("peer_device", [pytest.param("cuda", marks=NEEDS_GPU)])
@pytest.mark.parametrize("kind", ["shm", "tcp"])
@pytest.mark.parametrize("layout", ["aggregated", "discrete"])
def test_from_the_gpu_memory_of_another_process(
    peer_device: str, kind: str, layout: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """By `shm` the memory is opened: nothing passes through the host's."""
    shape = pool_shape(layout, num_layers=8, num_kv_heads=8, head_dim=64, block_size=16, device_blocks=300)
    peer = PeerProcess(tmp_path, shape=shape, device=peer_device)
    arena = np.full(peer.mirror.exported.tiers[Tier.DEVICE].num_bytes, 0xA5, np.uint8)
    target = torch_device(arena)
    reader = create_transport(kind, KEY).connect(peer.address, INCARNATION, TierMemory(0, arena.nbytes, device=target))
    assert not caplog.records, "the handle opens"
    if kind == "shm":
        assert list(reader._devices) == [Tier.DEVICE]
    blocks = [(0, block) for block in range(290)] + [(1, 3), (2, 2)]
    pieces = peer.mirror.plan(blocks, list(range(299, 7, -1)))
    for _ in range(2):
        reader.read(pieces, Cancel())
        np.testing.assert_array_equal(target.data.cpu().numpy(), peer.mirror.apply(pieces, arena))
    stale = peer.mirror.plan([(0, 7)], [0])
    peer.ask("free 0 7")
    with pytest.raises(TransferFailed, match="generation"):
        reader.read(stale, Cancel())
    reader = create_transport(kind, KEY).connect(peer.address, INCARNATION, TierMemory(0, arena.nbytes, device=target))
    peer.kill()
    peer.process.wait()
    with pytest.raises(TransferFailed):
        reader.read(pieces, Cancel())
    peer.close()
