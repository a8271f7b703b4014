"""A GPU's memory as `transfer.port.DeviceBytes`, by torch.

Between two GPUs of one host, or two processes on one GPU, the peer's memory is opened (transfer.cuda_ipc) and copied
from device to device. Else ranges are gathered on the device into one contiguous tensor, which crosses the bus in one
copy to or from a pinned buffer of the host.
"""

import contextlib
import logging
import math
import weakref
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import torch

from kvtide.kv.pieces import Offsets
from kvtide.transfer import cuda_ipc
from kvtide.transfer.port import DeviceHandle, PeerBytes

logger = logging.getLogger(__name__)

WORDS = {8: torch.int64, 4: torch.int32, 2: torch.int16, 1: torch.uint8}


class TorchBytes:
    """The bytes of a contiguous tensor, on whatever device. On a GPU, copies run on a stream of their own: nothing of
    them waits for what is being computed, which by contract (transfer.port.Exported) touches other blocks."""

    def __init__(self, data: torch.Tensor) -> None:
        """data: all of them, from now on a row of bytes."""
        assert data.is_contiguous()
        self.data = data.view(-1).view(torch.uint8)
        self._stream = torch.cuda.Stream(data.device) if data.is_cuda else None  # type: ignore[no-untyped-call]

    @property
    def num_bytes(self) -> int:
        return self.data.numel()

    def show(self) -> DeviceHandle | None:
        if not self.data.is_cuda:
            return None
        try:
            handle = cuda_ipc.show(self.data.data_ptr(), self.data.device.index)
        except cuda_ipc.CudaError as error:
            logger.warning("no process can open our GPU memory, KV goes through the host's: %s", error)
            return None
        _shown[handle] = self
        return handle

    def open(self, handle: DeviceHandle, num_bytes: int) -> PeerBytes:
        ours = _shown.get(handle)
        if ours is not None:  # shown by this very process, for which CUDA opens no handle
            if ours.num_bytes < num_bytes:
                raise OSError(f"the peer's memory has {ours.num_bytes} bytes, not {num_bytes}")
            if ours.data.device == self.data.device:
                return RowCopies(ours.data, self)
            return RangeCopies(ours.data.data_ptr(), self, keep_alive=ours)
        if not self.data.is_cuda:
            raise OSError("our memory is not a GPU's")
        device = self.data.device
        mapping = cuda_ipc.Mapping(handle, num_bytes, device.index)
        if handle.device != cuda_ipc.uuid(device.index):
            return RangeCopies(mapping.address, self, keep_alive=mapping)
        with _os_errors():
            opened = torch.as_tensor(mapping, device=device)
        if opened.data_ptr() != mapping.address:
            raise OSError("PyTorch takes the peer's memory for another GPU's")
        return RowCopies(opened, self)

    def new_buffer(self, num_bytes: int) -> npt.NDArray[np.uint8]:
        is_cuda = self.data.is_cuda
        buffer: npt.NDArray[np.uint8] = torch.empty(num_bytes, dtype=torch.uint8, pin_memory=is_cuda).numpy()
        return buffer

    def gather(self, offsets: Offsets, sizes: Offsets, buffer: npt.NDArray[np.uint8]) -> None:
        unit = _unit(offsets, sizes)
        host = torch.from_numpy(buffer)[: int(sizes.sum())]
        with self.complete():
            (rows,) = _rows(unit, self.data)
            picked = rows.index_select(0, _index(offsets, sizes, unit, rows.device))
            host.view(rows.dtype).view(picked.shape).copy_(picked)

    def scatter(self, offsets: Offsets, sizes: Offsets, buffer: npt.NDArray[np.uint8]) -> None:
        unit = _unit(offsets, sizes)
        (rows,) = _rows(unit, self.data)
        host = torch.from_numpy(buffer)[: int(sizes.sum())].view(rows.dtype).view(-1, rows.shape[1])
        with self.complete():
            rows.index_copy_(0, _index(offsets, sizes, unit, rows.device), host.to(rows.device))

    @contextlib.contextmanager
    def complete(self) -> Iterator[int]:
        """What is queued within has ended when this ends, also by an exception. Gives the stream's handle."""
        if self._stream is None:
            yield 0
            return
        with torch.cuda.stream(self._stream):
            try:
                yield self._stream.cuda_stream
            finally:
                self._stream.synchronize()


_shown: weakref.WeakValueDictionary[DeviceHandle, TorchBytes] = weakref.WeakValueDictionary()
"""What this process shows to others."""


class RowCopies:
    """On one GPU: all ranges by two kernels, whatever their number; by way of a temporary tensor of their size."""

    def __init__(self, source: torch.Tensor, target: TorchBytes) -> None:
        self._source = source
        self._target = target

    def copy(self, sources: Offsets, targets: Offsets, sizes: Offsets) -> None:
        unit = _unit(sources, targets, sizes)
        source, target = _rows(unit, self._source, self._target.data)
        with _os_errors(), self._target.complete():
            picked = source.index_select(0, _index(sources, sizes, unit, target.device))
            target.index_copy_(0, _index(targets, sizes, unit, target.device), picked)


class RangeCopies:
    """Between two GPUs: one copy a range, queued on a stream of ours. It takes some microseconds of the host a range,
    but no context on the peer's GPU, which need not even be visible to this process."""

    def __init__(self, address: int, target: TorchBytes, keep_alive: object) -> None:
        self._address = address
        self._target = target
        self._keep_alive = keep_alive

    def copy(self, sources: Offsets, targets: Offsets, sizes: Offsets) -> None:
        to, device = self._target.data.data_ptr(), self._target.data.device.index
        with _os_errors(), self._target.complete() as stream:
            cuda_ipc.copy_ranges(device, stream, to + targets, self._address + sources, sizes)


@contextlib.contextmanager
def _os_errors() -> Iterator[None]:
    try:
        yield
    except RuntimeError as error:  # torch's, for lack of memory as well
        raise OSError(str(error)) from error


def _unit(*numbers: Offsets) -> int:
    """The largest size that all these offsets and sizes are multiples of, in bytes."""
    return math.gcd(*(int(np.gcd.reduce(array)) for array in numbers))


def _rows(unit: int, *memories: torch.Tensor) -> list[torch.Tensor]:
    """Each as [bytes // unit, unit], in words as wide as units and addresses allow: kernels move a word at a time."""
    word = math.gcd(8, unit, *(data.data_ptr() for data in memories))
    return [
        data[: data.numel() // unit * unit].view(WORDS[word]).view(-1, unit // word)  # the last bytes make no row
        for data in memories
    ]


def _index(offsets: Offsets, sizes: Offsets, unit: int, device: torch.device) -> torch.Tensor:
    """The rows that the ranges consist of."""
    counts = sizes // unit
    starts = np.repeat(offsets // unit - (np.cumsum(counts) - counts), counts)
    return torch.from_numpy(starts + np.arange(len(starts))).to(device)
