"""The shared file of an instance, ranges cut into batches, cancelling, memory of a device."""

import os
import threading

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from gpu import DEVICES
from kvtide import _core
from kvtide.base.errors import PeerError
from kvtide.base.ids import Tier
from kvtide.transfer.checks import cut_ranges
from kvtide.transfer.client import on_cancel
from kvtide.transfer.device import TorchBytes
from kvtide.transfer.port import Cancel, TransferFailed
from kvtide.transfer.shared import SharedState, host_identity


def test_ranks_share_the_leaders_file() -> None:
    leader = SharedState([100, 7, 0], num_ranks=3)
    other = SharedState.attach(os.dup(leader.fd))
    for number, tier in enumerate((Tier.DEVICE, Tier.HOST)):
        leader.generations[tier][:] = np.arange(len(leader.generations[tier])) + number
    assert [len(other.generations[tier]) for tier in Tier] == [100, 7, 0]
    for rank in range(3):
        _core.store_progress(other.progress_address(rank), rank + 10)
    for rank in range(3):
        assert _core.wait_progress(leader.progress_address(rank), rank + 10, 0)
        assert not _core.wait_progress(leader.progress_address(rank), rank + 11, 0)
    for tier in Tier:
        np.testing.assert_array_equal(leader.generations[tier], other.generations[tier])
    generations = other.generations[Tier.DEVICE]
    for state in (leader, other):
        state.close()
        state.close()
    assert generations[99] == 99, "the pages stay with their views"


def test_a_pool_writes_the_shared_generations() -> None:
    state = SharedState([8, 0, 0])
    pool = _core.Pool(16, 8)
    pool.share_generations(0, state.generations[Tier.DEVICE])
    allocated = pool.alloc(3)
    assert allocated is not None
    before = state.generations[Tier.DEVICE].copy()
    pool.release(allocated[0])
    assert (state.generations[Tier.DEVICE] != before).sum() == 3
    state.close()


@pytest.mark.parametrize("content", [b"", b"x" * 4096, b"kvshare1" + bytes(4096)])
def test_other_files_are_no_shared_files(content: bytes) -> None:
    fd = os.memfd_create("test")
    os.write(fd, content)
    with pytest.raises(PeerError):
        SharedState.attach(fd)
    os.close(fd)


def test_a_cut_off_shared_file_is_refused() -> None:
    state = SharedState([5000, 0, 0])
    fd = os.memfd_create("test")
    os.write(fd, os.pread(state.fd, 4096, 0))
    with pytest.raises(PeerError, match="short"):
        SharedState.attach(fd)
    os.close(fd)
    state.close()


def test_the_host_is_the_same_for_all_its_processes() -> None:
    assert host_identity() == host_identity() != ""


@given(st.lists(st.integers(1, 100), max_size=30), st.integers(1, 64))
@settings(deadline=None)
def test_cut_ranges_keep_every_byte_in_order(sizes: list[int], max_bytes: int) -> None:
    size = np.array(sizes, dtype=np.int64)
    source = (np.cumsum(size) - size) * 2
    target = source + 1000
    batches = cut_ranges(source, target, size, max_bytes)
    assert all(0 < int(part[2].sum()) <= 2 * max_bytes for part in batches)
    for number, whole in ((0, source), (1, target)):
        expected = [at + i for at, n in zip(whole.tolist(), sizes, strict=True) for i in range(n)]
        cut = [at + i for part in batches for at, n in zip(part[number], part[2], strict=True) for i in range(n)]
        assert cut == expected


def test_cancelling_calls_only_while_the_block_lasts() -> None:
    cancel, calls = Cancel(), []
    with on_cancel(cancel, lambda: calls.append("early")):
        pass
    with on_cancel(cancel, lambda: calls.append("now")):
        thread = threading.Thread(target=cancel.set)
        thread.start()
        thread.join()
    assert calls == ["now"]
    with pytest.raises(TransferFailed), on_cancel(cancel, lambda: calls.append("late")):
        raise AssertionError("not reached")
    assert cancel.on_set == []


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
def test_device_bytes_gather_and_scatter(device: str, dtype: torch.dtype) -> None:
    rng = np.random.default_rng(1)
    tensor = torch.from_numpy(rng.standard_normal((40, 6))).to(dtype).to(device)
    memory = TorchBytes(tensor)
    content = tensor.cpu().view(torch.uint8).numpy().ravel()
    offsets = np.array([96, 0, 240, 132], dtype=np.int64)
    sizes = np.array([24, 12, 12, 36], dtype=np.int64)
    assert memory.num_bytes == len(content)
    buffer = memory.new_buffer(512)
    memory.gather(offsets, sizes, buffer)
    expected = np.concatenate([content[at : at + n] for at, n in zip(offsets, sizes, strict=True)])
    np.testing.assert_array_equal(buffer[:84], expected)
    fresh = torch.zeros_like(tensor)
    TorchBytes(fresh).scatter(offsets, sizes, buffer)
    wanted = np.zeros_like(content)
    for at, n in zip(offsets, sizes, strict=True):
        wanted[at : at + n] = content[at : at + n]
    np.testing.assert_array_equal(fresh.cpu().view(torch.uint8).numpy().ravel(), wanted)
