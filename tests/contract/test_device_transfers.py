"""From one torch tensor to another through `TorchBytes`, over each transport: GPUs where there are some."""

from pathlib import Path

import numpy as np
import pytest
import torch
from transfer_pool import INCARNATION, KEY, RankPool, pool_shape

from kvtide.base.ids import Tier
from kvtide.transfer.device import TorchBytes
from kvtide.transfer.exporter import Exporter
from kvtide.transfer.factory import create_transport
from kvtide.transfer.memory import STAGING_BYTES
from kvtide.transfer.port import Cancel, Exported, TierMemory

DEVICES = ["cpu", pytest.param("cuda", marks=pytest.mark.skipif(not torch.cuda.is_available(), reason="no GPU"))]


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
