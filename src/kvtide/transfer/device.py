"""A GPU's memory as `transfer.port.DeviceBytes`: through pinned buffers of the host, by torch.

Ranges are gathered on the device into one contiguous tensor and cross the bus in one copy. Peer copies between two
GPUs of one host would need handles of their memory passed between processes; not yet.
"""

import numpy as np
import numpy.typing as npt
import torch

from kvtide.kv.pieces import Offsets


class TorchBytes:
    """The bytes of a contiguous tensor, on whatever device."""

    def __init__(self, data: torch.Tensor) -> None:
        assert data.is_contiguous()
        self._bytes = data.view(-1).view(torch.uint8)

    @property
    def num_bytes(self) -> int:
        return self._bytes.numel()

    def new_buffer(self, num_bytes: int) -> npt.NDArray[np.uint8]:
        is_cuda = self._bytes.device.type == "cuda"
        buffer: npt.NDArray[np.uint8] = torch.empty(num_bytes, dtype=torch.uint8, pin_memory=is_cuda).numpy()
        return buffer

    def gather(self, offsets: Offsets, sizes: Offsets, buffer: npt.NDArray[np.uint8]) -> None:
        rows, index = self._rows(offsets, sizes)
        total = index.numel() * rows.shape[1]
        host = torch.from_numpy(buffer)[:total].view(-1, rows.shape[1])
        host.copy_(rows.index_select(0, index))  # waits: what follows sends these bytes

    def scatter(self, offsets: Offsets, sizes: Offsets, buffer: npt.NDArray[np.uint8]) -> None:
        rows, index = self._rows(offsets, sizes)
        total = index.numel() * rows.shape[1]
        host = torch.from_numpy(buffer)[:total].view(-1, rows.shape[1])
        rows.index_copy_(0, index, host.to(rows.device))
        if rows.device.type == "cuda":
            torch.cuda.synchronize(rows.device)  # the buffer is used again, and the blocks are read by other streams

    def _rows(self, offsets: Offsets, sizes: Offsets) -> tuple[torch.Tensor, torch.Tensor]:
        """The memory in rows of the largest unit that all ranges are made of, and the rows they consist of."""
        unit = int(np.gcd(np.gcd.reduce(offsets), np.gcd.reduce(sizes)))
        counts = sizes // unit
        starts = np.repeat(offsets // unit - (np.cumsum(counts) - counts), counts)
        index = torch.from_numpy(starts + np.arange(len(starts)))
        whole = self._bytes.numel() // unit * unit
        return self._bytes[:whole].view(-1, unit), index.to(self._bytes.device)
