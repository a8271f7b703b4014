"""One tier's bytes as seen by their owner: filled from a peer, or sent to one, wherever they lie."""

import ctypes
import os
import select
import socket

import numpy as np
import numpy.typing as npt

from kvtide import _core
from kvtide.kv.pieces import Offsets
from kvtide.transfer.checks import cut_ranges
from kvtide.transfer.port import DeviceBytes, TierMemory

STALL_TIMEOUT_S = 30.0
STALL_TIMEOUT_MS = int(STALL_TIMEOUT_S * 1000)
STAGING_BYTES = 8 << 20  # for devices: how much goes through host memory at a time
MAX_FILE_PARTS = 512

_START = np.zeros(1, dtype=np.int64)


class LocalMemory:
    """Used by one thread at a time: it owns the staging buffer that a device's memory needs."""

    def __init__(self, memory: TierMemory) -> None:
        self.num_bytes = memory.num_bytes
        self._address = memory.address
        self._fd = memory.fd
        self._device = memory.device if not memory.address else None
        self._buffer: npt.NDArray[np.uint8] | None = None

    def check(self, offsets: Offsets, sizes: Offsets) -> None:
        """Raise ValueError unless the ranges lie within: our own plan was wrong."""
        if len(sizes) and (offsets.min() < 0 or sizes.min() <= 0 or (offsets > self.num_bytes - sizes).any()):
            raise ValueError("a target range lies outside our memory")

    def send(self, sock: socket.socket, offsets: Offsets, sizes: Offsets) -> None:
        """Write the ranges to a stream socket. Raises OSError."""
        if self._address:
            _core.send_ranges(sock.fileno(), self._address, offsets, sizes, STALL_TIMEOUT_MS)
        elif self._device is not None:
            for source, _, size in cut_ranges(offsets, offsets, sizes, STAGING_BYTES):
                buffer = self._staging(self._device)
                self._device.gather(source, size, buffer)
                total = np.array([size.sum()], dtype=np.int64)
                _core.send_ranges(sock.fileno(), buffer.ctypes.data, _START, total, STALL_TIMEOUT_MS)
        else:
            for offset, size in zip(offsets.tolist(), sizes.tolist(), strict=True):
                _send_file(sock, self._fd, offset, size)

    def receive(self, sock: socket.socket, offsets: Offsets, sizes: Offsets) -> None:
        """Fill the ranges from a stream socket. Raises OSError."""
        if self._device is None:
            _core.recv_ranges(sock.fileno(), self._address, offsets, sizes, STALL_TIMEOUT_MS)
            return
        for target, _, size in cut_ranges(offsets, offsets, sizes, STAGING_BYTES):
            buffer = self._staging(self._device)
            total = np.array([size.sum()], dtype=np.int64)
            _core.recv_ranges(sock.fileno(), buffer.ctypes.data, _START, total, STALL_TIMEOUT_MS)
            self._device.scatter(target, size, buffer)

    def copy(self, address: int, sources: Offsets, targets: Offsets, sizes: Offsets) -> None:
        """Fill the ranges from mapped memory at `address`; at most 2 * STAGING_BYTES."""
        if self._device is None:
            _core.copy_ranges(self._address, address, targets, sources, sizes)
            return
        buffer = self._staging(self._device)
        places = np.cumsum(sizes) - sizes
        _core.copy_ranges(buffer.ctypes.data, address, places, sources, sizes)
        self._device.scatter(targets, sizes, buffer)

    def read_file(self, fd: int, sources: Offsets, targets: Offsets, sizes: Offsets) -> None:
        """Fill the ranges from a file; at most 2 * STAGING_BYTES. Raises OSError."""
        if self._device is None:
            _read_file(fd, sources, self._views(targets, sizes))
            return
        buffer = self._staging(self._device)
        places = np.cumsum(sizes) - sizes
        views = [buffer[at : at + size].data for at, size in zip(places.tolist(), sizes.tolist(), strict=True)]
        _read_file(fd, sources, views)
        self._device.scatter(targets, sizes, buffer)

    def _views(self, offsets: Offsets, sizes: Offsets) -> list[memoryview]:
        whole = bytes_at(self._address, self.num_bytes)
        return [whole[at : at + size].data for at, size in zip(offsets.tolist(), sizes.tolist(), strict=True)]

    def _staging(self, device: DeviceBytes) -> npt.NDArray[np.uint8]:
        if self._buffer is None:
            self._buffer = device.new_buffer(2 * STAGING_BYTES)
        return self._buffer


def bytes_at(address: int, num_bytes: int) -> npt.NDArray[np.uint8]:
    """Mapped memory as a writable array; it does not keep the mapping alive."""
    return np.ctypeslib.as_array((ctypes.c_uint8 * num_bytes).from_address(address))


def _send_file(sock: socket.socket, fd: int, offset: int, size: int) -> None:
    """From the page cache to the socket, without a copy of our own."""
    end = offset + size
    while offset < end:
        try:
            sent = os.sendfile(sock.fileno(), fd, offset, end - offset)
        except BlockingIOError:
            poll = select.poll()
            poll.register(sock, select.POLLOUT)
            if not poll.poll(STALL_TIMEOUT_MS):
                raise TimeoutError("timed out") from None
            continue
        if sent == 0:
            raise ConnectionResetError("the file of the tier ended early")
        offset += sent


def _read_file(fd: int, sources: Offsets, views: list[memoryview]) -> None:
    """Fill the views from the file, runs that touch in the file by one call."""
    i = 0
    while i < len(views):
        start = int(sources[i])
        end, j = start, i
        while j < len(views) and j - i < MAX_FILE_PARTS and int(sources[j]) == end:
            end += len(views[j])
            j += 1
        parts = views[i:j]
        while parts:
            moved = os.preadv(fd, parts, start)
            if moved == 0:
                raise OSError("the file of the tier ended early")
            start += moved
            while parts and moved >= len(parts[0]):
                moved -= len(parts.pop(0))
            if moved:
                parts[0] = parts[0][moved:]
        i = j
