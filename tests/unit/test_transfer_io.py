"""send_ranges, recv_ranges, store_progress and wait_progress."""

import mmap
import os
import socket
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from kvtide import _core

Ranges = tuple[np.ndarray, np.ndarray]


def scattered(rng: np.random.Generator, sizes: np.ndarray) -> tuple[np.ndarray, int]:
    """Disjoint offsets in random order, and the bytes of the area."""
    order = rng.permutation(len(sizes))
    offsets = np.zeros(len(sizes), np.int64)
    offsets[order] = np.cumsum([0, *(sizes[order] + 3)])[:-1]
    return offsets, int((sizes + 3).sum())


@pytest.mark.parametrize("family", ["unix", "tcp"])
@pytest.mark.parametrize(("count", "largest"), [(1, 10), (5000, 300), (40, 2_000_000)])
@pytest.mark.parametrize("is_blocking", [True, False])
def test_ranges_arrive_scattered_anew(family: str, count: int, largest: int, is_blocking: bool) -> None:
    """More ranges than one call takes, more bytes than a socket holds, and empty ranges among them."""
    rng = np.random.default_rng(count)
    sizes = rng.integers(0, largest, count).astype(np.int64)
    sources, total = scattered(rng, sizes)
    targets, _ = scattered(rng, sizes)
    source = rng.integers(0, 256, total, dtype=np.uint8)
    target, expected = np.zeros(total, np.uint8), np.zeros(total, np.uint8)
    for src, dst, size in zip(sources, targets, sizes, strict=True):
        expected[dst : dst + size] = source[src : src + size]
    left, right = pair(family)
    with left, right, ThreadPoolExecutor(1) as pool:
        for end in (left, right):
            end.setblocking(is_blocking)
        sent = pool.submit(_core.send_ranges, left.fileno(), source.ctypes.data, sources, sizes, 20_000)
        _core.recv_ranges(right.fileno(), target.ctypes.data, targets, sizes, 20_000)
        sent.result()
    np.testing.assert_array_equal(target, expected)


def pair(family: str) -> tuple[socket.socket, socket.socket]:
    if family == "unix":
        return socket.socketpair()
    with socket.create_server(("127.0.0.1", 0)) as server:
        left = socket.create_connection(server.getsockname())
        return left, server.accept()[0]


def ranges(*pairs: tuple[int, int]) -> Ranges:
    table = np.array(pairs, dtype=np.int64).reshape(-1, 2)
    return np.ascontiguousarray(table[:, 0]), np.ascontiguousarray(table[:, 1])


def test_a_stream_that_ends_early_is_an_error() -> None:
    left, right = socket.socketpair()
    area = np.zeros(8, np.uint8)
    with right:
        left.sendall(b"abc")
        left.close()
        with pytest.raises(ConnectionResetError):
            _core.recv_ranges(right.fileno(), area.ctypes.data, *ranges((0, 4)), 5000)
    assert bytes(area[:4]) == b"abc\0"


def test_a_reader_that_left_is_an_error_and_no_signal() -> None:
    left, right = socket.socketpair()
    right.close()
    area = np.zeros(1 << 20, np.uint8)
    with left, pytest.raises(ConnectionError):
        _core.send_ranges(left.fileno(), area.ctypes.data, *ranges((0, area.size)), 5000)


@pytest.mark.parametrize("call", [_core.send_ranges, _core.recv_ranges])
def test_no_progress_times_out(call: object) -> None:
    left, right = socket.socketpair()
    area = np.zeros(64 << 20, np.uint8)
    with left, right, pytest.raises(TimeoutError):
        call(left.fileno(), area.ctypes.data, *ranges((0, area.size)), 20)  # type: ignore[operator]


def test_shutdown_from_another_thread_ends_a_wait() -> None:
    left, right = socket.socketpair()
    area = np.zeros(8, np.uint8)
    with left, right, ThreadPoolExecutor(1) as pool:
        received = pool.submit(_core.recv_ranges, right.fileno(), area.ctypes.data, *ranges((0, 8)), 60_000)
        right.shutdown(socket.SHUT_RDWR)
        with pytest.raises(ConnectionError):
            received.result(30)


def test_nothing_to_move() -> None:
    _core.send_ranges(-1, 0, *ranges(), 0)
    _core.recv_ranges(-1, 1, *ranges((5, 0)), 0)


def test_bad_arguments_are_refused() -> None:
    area = np.zeros(8, np.uint8)
    one = np.ones(1, np.int64)
    for base, offsets, sizes, timeout_ms in (
        (0, one, one, 1),
        (area.ctypes.data, -one, one, 1),
        (area.ctypes.data, one, -one, 1),
        (area.ctypes.data, np.ones(2, np.int64), one, 1),
        (area.ctypes.data, one.astype(np.int32), one, 1),
        (area.ctypes.data, one, one, -1),
    ):
        for call in (_core.send_ranges, _core.recv_ranges):
            with pytest.raises(ValueError):
                call(0, base, offsets, sizes, timeout_ms)
    for address in (0, area.ctypes.data + 1):
        with pytest.raises(ValueError):
            _core.store_progress(address, 1)
        with pytest.raises(ValueError):
            _core.wait_progress(address, 1, 0)
    with pytest.raises(ValueError):
        _core.wait_progress(np.zeros(1, np.uint64).ctypes.data, 1, -1)


def test_progress_is_compared_as_64_bits() -> None:
    counter = np.array([2**32 + 5], dtype=np.uint64)
    address = counter.ctypes.data
    assert _core.wait_progress(address, 6, 0)
    assert not _core.wait_progress(address, 2**32 + 6, 1)
    _core.store_progress(address, 2**33)
    assert int(counter[0]) == 2**33
    assert _core.wait_progress(address, 2**33, 0)


def test_a_waiter_is_woken_by_the_store() -> None:
    counter = np.zeros(1, np.uint64)
    started = threading.Event()

    def wait() -> bool:
        started.set()
        return _core.wait_progress(counter.ctypes.data, 3, 60_000)

    with ThreadPoolExecutor(1) as pool:
        woken = pool.submit(wait)
        started.wait()
        for value in (1, 2, 3):
            _core.store_progress(counter.ctypes.data, value)
        assert woken.result(30)


def test_another_process_waits_on_a_read_only_mapping() -> None:
    fd = os.memfd_create("kvtide-test")
    os.ftruncate(fd, 4096)
    page = mmap.mmap(fd, 4096)
    counter = np.frombuffer(page, np.uint64, 1)
    read_only = os.open(f"/proc/self/fd/{fd}", os.O_RDONLY)
    program = (
        "import mmap, sys, numpy as np; from kvtide import _core\n"
        f"page = mmap.mmap({read_only}, 4096, prot=mmap.PROT_READ)\n"
        "address = np.frombuffer(page, np.uint64, 1).ctypes.data\n"
        "print('ready', flush=True)\n"
        "print(_core.wait_progress(address, 7, 60_000), flush=True)\n"
    )
    command = [sys.executable, "-c", program]
    with subprocess.Popen(command, stdout=subprocess.PIPE, pass_fds=(read_only,), text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        _core.store_progress(counter.ctypes.data, 7)
        assert process.stdout.readline() == "True\n"
    for number in (fd, read_only):
        os.close(number)
