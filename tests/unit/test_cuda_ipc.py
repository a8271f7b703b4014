"""Opening memory by the driver's calls, against a pretended driver over this process's own memory."""

import ctypes
import sys
import types
from collections.abc import Iterator

import numpy as np
import pytest
import torch

from gpu import NEEDS_GPU
from kvtide.transfer import cuda_ipc, device
from kvtide.transfer.cuda_ipc import CudaError, Mapping
from kvtide.transfer.device import RangeCopies, RowCopies, TorchBytes
from kvtide.transfer.port import DeviceHandle


class Status(int):
    name = "CUDA_ERROR_INVALID_VALUE"


class Structure:
    """As the bindings have them: opaque, at an address, gone with the last reference."""

    def __init__(self, content: bytes = bytes(64)) -> None:
        self._buffer = ctypes.create_string_buffer(content, len(content))

    def getPtr(self) -> int:
        return ctypes.addressof(self._buffer)

    def __del__(self) -> None:
        ctypes.memset(self.getPtr(), 0xDD, len(self._buffer))


class Driver(types.ModuleType):
    """One allocation; `fails` names a function that does not work. Calls that need a context must have one."""

    CUipcMemHandle = Structure

    def __init__(self) -> None:
        super().__init__("cuda.bindings.driver")
        self.memory = np.zeros(4096, dtype=np.uint8)
        self.base = self.memory.ctypes.data
        self.contexts: list[str] = []
        self.retained = 0
        self.num_open = 0
        self.fails = ""

    def _answer(self, name: str, *values: object, needs_context: bool = True) -> tuple[object, ...]:
        assert self.contexts or not needs_context, f"{name} without a context"
        return (Status(1), *(None for _ in values)) if name == self.fails else (Status(0), *values)

    def cuDeviceGet(self, ordinal: int) -> tuple[object, ...]:
        return self._answer("cuDeviceGet", f"device {ordinal}", needs_context=False)

    def cuDeviceGetUuid(self, number: str) -> tuple[object, ...]:
        return self._answer("cuDeviceGetUuid", Structure(number.encode().ljust(16)), needs_context=False)

    def cuDevicePrimaryCtxRetain(self, number: str) -> tuple[object, ...]:
        self.retained += 1
        return self._answer("cuDevicePrimaryCtxRetain", f"context of {number}", needs_context=False)

    def cuDevicePrimaryCtxRelease(self, number: str) -> tuple[object, ...]:
        self.retained -= 1
        return self._answer("cuDevicePrimaryCtxRelease", needs_context=False)

    def cuCtxPushCurrent(self, context: str) -> tuple[object, ...]:
        self.contexts.append(context)
        return self._answer("cuCtxPushCurrent")

    def cuCtxPopCurrent(self) -> tuple[object, ...]:
        return self._answer("cuCtxPopCurrent", self.contexts.pop(), needs_context=False)

    def cuMemGetAddressRange(self, address: int) -> tuple[object, ...]:
        assert self.base <= address < self.base + len(self.memory)
        return self._answer("cuMemGetAddressRange", self.base, len(self.memory))

    def cuIpcGetMemHandle(self, base: int) -> tuple[object, ...]:
        assert base == self.base
        return self._answer("cuIpcGetMemHandle", Structure(b"handle".ljust(64)))

    def cuIpcOpenMemHandle(self, handle: Structure, flags: int) -> tuple[object, ...]:
        if ctypes.string_at(handle.getPtr(), 64) != b"handle".ljust(64):
            return Status(1), None
        assert flags == 1
        self.num_open += self.fails != "cuIpcOpenMemHandle"
        return self._answer("cuIpcOpenMemHandle", self.base)

    def cuIpcCloseMemHandle(self, base: int) -> tuple[object, ...]:
        assert base == self.base
        self.num_open -= 1
        return self._answer("cuIpcCloseMemHandle")

    def cuMemcpyDtoDAsync(self, target: int, source: int, size: int, stream: int) -> tuple[object, ...]:
        ctypes.memmove(target, source, size)
        return self._answer("cuMemcpyDtoDAsync")


@pytest.fixture
def driver(monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    driver = Driver()
    package = types.ModuleType("cuda.bindings")
    package.driver = driver  # type: ignore[attr-defined]
    for name, module in (("cuda", types.ModuleType("cuda")), ("cuda.bindings", package)):
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setitem(sys.modules, "cuda.bindings.driver", driver)
    yield driver
    assert driver.contexts == [] and driver.retained == 0 and driver.num_open == 0, "everything was given back"


def test_what_is_shown_can_be_opened_and_closed(driver: Driver) -> None:
    handle = cuda_ipc.show(driver.base + 512, 1)
    assert handle == DeviceHandle(b"device 1".ljust(16), b"handle".ljust(64), 512)
    mapping, again = Mapping(handle, 4096 - 512, 0), Mapping(handle, 100, 0)
    assert mapping.address == again.address == driver.base + 512
    assert mapping.__cuda_array_interface__["data"] == (driver.base + 512, False)
    assert mapping.__cuda_array_interface__["shape"] == (4096 - 512,)
    assert driver.num_open == 2
    del mapping
    assert driver.num_open == 1


@pytest.mark.parametrize(("offset", "num_bytes"), [(513, 4096 - 512), (4096, 1), (2**61, 1), (0, 4097), (0, 2**62)])
def test_memory_outside_the_allocation_is_refused_and_closed_again(driver: Driver, offset: int, num_bytes: int) -> None:
    with pytest.raises(CudaError, match="4096 bytes"):
        Mapping(DeviceHandle(bytes(16), b"handle".ljust(64), offset), num_bytes, 0)


@pytest.mark.parametrize("name", ["cuDeviceGet", "cuMemGetAddressRange", "cuIpcGetMemHandle", "cuDeviceGetUuid"])
def test_memory_that_cannot_be_shown(driver: Driver, name: str) -> None:
    driver.fails = name
    with pytest.raises(CudaError, match=f"{name}: CUDA_ERROR_INVALID_VALUE"):
        cuda_ipc.show(driver.base, 0)


@pytest.mark.parametrize("name", ["cuDeviceGet", "cuIpcOpenMemHandle", "cuMemGetAddressRange", "a foreign handle"])
def test_memory_that_cannot_be_opened(driver: Driver, name: str) -> None:
    driver.fails = name
    handle = b"stranger" if name == "a foreign handle" else b"handle"
    with pytest.raises(CudaError):
        Mapping(DeviceHandle(bytes(16), handle.ljust(64), 0), 100, 0)


def test_without_the_bindings_or_the_driver(monkeypatch: pytest.MonkeyPatch, driver: Driver) -> None:
    def no_driver(ordinal: int) -> None:
        raise RuntimeError("no libcuda")

    monkeypatch.setattr(driver, "cuDeviceGet", no_driver)
    with pytest.raises(CudaError, match="no libcuda"):
        cuda_ipc.show(driver.base, 0)
    monkeypatch.setitem(sys.modules, "cuda.bindings", None)
    with pytest.raises(CudaError, match="pip install"):
        cuda_ipc.show(driver.base, 0)


def ranges(rng: np.random.Generator, unit: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Sources and targets of ranges that do not overlap: whole and half units of 64 places."""
    sizes = rng.choice([unit, 2 * unit], 8).astype(np.int64)
    return rng.permutation(32)[:8] * 2 * unit, rng.permutation(32)[:8] * 2 * unit, sizes


def moved(source: np.ndarray, target: np.ndarray, parts: tuple[np.ndarray, np.ndarray, np.ndarray]) -> np.ndarray:
    result = target.copy()
    for at, to, size in zip(*parts, strict=True):
        result[to : to + size] = source[at : at + size]
    return result


@pytest.mark.parametrize("unit", [1, 2, 4, 8, 12, 24])
@pytest.mark.parametrize("start", [0, 2, 8])
def test_copies_by_rows(unit: int, start: int) -> None:
    """In words that fit units and addresses, whichever those are."""
    rng = np.random.default_rng(unit)
    source, target = (rng.integers(0, 256, start + 70 * unit, dtype=np.uint8) for _ in range(2))
    parts = ranges(rng, unit)
    expected = moved(source[start:], target, parts)
    memory = TorchBytes(torch.from_numpy(target))
    RowCopies(torch.from_numpy(source)[start:], memory).copy(*parts)
    np.testing.assert_array_equal(target, expected)


def test_copies_by_ranges(driver: Driver) -> None:
    """From another device than ours."""
    rng = np.random.default_rng(1)
    driver.memory[:] = rng.integers(0, 256, 4096, dtype=np.uint8)
    target = np.zeros(3000, dtype=np.uint8)
    parts = ranges(rng, 40)
    expected = moved(driver.memory[512:], target, parts)
    mapping = Mapping(DeviceHandle(bytes(16), b"handle".ljust(64), 512), 3000, 0)
    copies = RangeCopies(mapping.address, TorchBytes(torch.from_numpy(target)), keep_alive=mapping)
    del mapping
    copies.copy(*parts)
    np.testing.assert_array_equal(target, expected)
    driver.fails = "cuMemcpyDtoDAsync"
    with pytest.raises(OSError, match="cuMemcpyDtoDAsync"):
        copies.copy(*parts)


TWO_GPUS = [*NEEDS_GPU, pytest.mark.skipif(torch.cuda.device_count() < 2, reason="no second GPU")]


@pytest.mark.parametrize(
    "target_device", [pytest.param("cuda:0", marks=NEEDS_GPU), pytest.param("cuda:1", marks=TWO_GPUS)]
)
def test_copies_by_ranges_on_gpus(target_device: str) -> None:
    """With the driver itself."""
    rng = np.random.default_rng(1)
    content, arena = (rng.integers(0, 256, 1 << 20, dtype=np.uint8) for _ in range(2))
    source = TorchBytes(torch.from_numpy(content).to("cuda:0"))
    target = TorchBytes(torch.from_numpy(arena).to(target_device))
    parts = ranges(rng, 8192)
    handle = source.show()
    assert handle is not None and handle.device == cuda_ipc.uuid(0)
    RangeCopies(source.data.data_ptr(), target, keep_alive=source).copy(*parts)
    target.open(handle, source.num_bytes).copy(*parts)
    np.testing.assert_array_equal(target.data.cpu().numpy(), moved(content, arena, parts))


def test_what_this_process_shows_is_not_opened_but_used() -> None:
    handle = DeviceHandle(bytes(16), b"ours".ljust(64), 0)
    source, target = (TorchBytes(torch.full((64,), value, dtype=torch.uint8)) for value in (7, 1))
    assert source.show() is None, "not on a GPU"
    device._shown[handle] = source
    number = np.array([8], dtype=np.int64)
    target.open(handle, 64).copy(number, number, number)
    assert target.data.tolist() == [1] * 8 + [7] * 8 + [1] * 48
    with pytest.raises(OSError, match="64 bytes"):
        target.open(handle, 65)
    del source
    with pytest.raises(OSError, match="not a GPU"):
        target.open(handle, 64)
