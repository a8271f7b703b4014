"""GPU memory of one process opened by another of the host (CUDA IPC), by NVIDIA's bindings of the driver's interface.

The driver's functions act on the thread's current context. Each of ours makes the primary context of its GPU current,
which is PyTorch's, and afterwards restores what was there: they may be called from any thread. `device` is PyTorch's
number of a GPU, which is the driver's. Everything raises CudaError.

An allocation must outlive its mappings elsewhere; memory of a process that died stays with those who have it mapped in
today's drivers, which CUDA does not promise. So a reader asks the peer for a sign of life after its last copy.
"""

import contextlib
import ctypes
import weakref
from collections.abc import Iterator
from typing import Any

from kvtide.base.extras import install_hint
from kvtide.kv.pieces import Offsets
from kvtide.transfer.port import DeviceHandle

HANDLE_BYTES = 64
UUID_BYTES = 16
LAZY_ENABLE_PEER_ACCESS = 1  # the only flag that cuIpcOpenMemHandle knows


class CudaError(OSError):
    """The driver refused, or is not there."""


def show(address: int, device: int) -> DeviceHandle:
    """How others open what lies at `address`."""
    driver = _driver()
    with _current(driver, device):
        base, _ = _check("cuMemGetAddressRange", driver.cuMemGetAddressRange(address))
        handle = _check("cuIpcGetMemHandle", driver.cuIpcGetMemHandle(base))
    return DeviceHandle(uuid(device), _content(handle, HANDLE_BYTES), address - int(base))


def uuid(device: int) -> bytes:
    """The same for the same GPU in every process, whatever its number there."""
    driver = _driver()
    number = _check("cuDeviceGet", driver.cuDeviceGet(device))
    return _content(_check("cuDeviceGetUuid", driver.cuDeviceGetUuid(number)), UUID_BYTES)


class Mapping:
    """A peer's memory in our address space, reached from `device`, until the last reference is gone.

    address: of the first byte that the peer shows. Fails where less than `num_bytes` lie there.
    """

    def __init__(self, handle: DeviceHandle, num_bytes: int, device: int) -> None:
        driver = _driver()
        ipc_handle = driver.CUipcMemHandle()
        ctypes.memmove(ipc_handle.getPtr(), handle.handle, HANDLE_BYTES)
        with _current(driver, device):
            opened = driver.cuIpcOpenMemHandle(ipc_handle, LAZY_ENABLE_PEER_ACCESS)
            base = int(_check("cuIpcOpenMemHandle", opened))
            weakref.finalize(self, _close, base, device).atexit = False  # the end of the process unmaps it, too
            start, size = _check("cuMemGetAddressRange", driver.cuMemGetAddressRange(base))
        if int(start) != base or handle.offset > size - num_bytes:
            raise CudaError(f"the peer's allocation has {size} bytes, not {num_bytes} from {handle.offset} on")
        self.address = base + handle.offset
        self._num_bytes = num_bytes

    @property
    def __cuda_array_interface__(self) -> dict[str, object]:
        return {"shape": (self._num_bytes,), "typestr": "|u1", "data": (self.address, False), "version": 3}


def copy_ranges(device: int, stream: int, targets: Offsets, sources: Offsets, sizes: Offsets) -> None:
    """Queue copies between addresses on any GPUs, on a stream of `device`; those queued go on where one fails."""
    driver = _driver()
    with _current(driver, device):
        for target, source, size in zip(targets.tolist(), sources.tolist(), sizes.tolist(), strict=True):
            _check("cuMemcpyDtoDAsync", driver.cuMemcpyDtoDAsync(target, source, size, stream))


def _close(base: int, device: int) -> None:
    driver = _driver()
    with contextlib.suppress(CudaError), _current(driver, device):
        _check("cuIpcCloseMemHandle", driver.cuIpcCloseMemHandle(base))


def _content(structure: Any, num_bytes: int) -> bytes:
    """Versions of the bindings differ in what they show of a structure; all tell where it is, as long as it lives."""
    return ctypes.string_at(structure.getPtr(), num_bytes)


def _driver() -> Any:
    try:
        from cuda.bindings import driver
    except ImportError as error:
        raise CudaError(f"{error} ({install_hint('cuda')})") from None
    return driver


@contextlib.contextmanager
def _current(driver: Any, device: int) -> Iterator[None]:
    try:
        number = _check("cuDeviceGet", driver.cuDeviceGet(device))
    except RuntimeError as error:  # how the bindings say that there is no driver
        raise CudaError(str(error)) from None
    context = _check("cuDevicePrimaryCtxRetain", driver.cuDevicePrimaryCtxRetain(number))
    try:
        _check("cuCtxPushCurrent", driver.cuCtxPushCurrent(context))
        try:
            yield
        finally:
            _check("cuCtxPopCurrent", driver.cuCtxPopCurrent())
    finally:
        _check("cuDevicePrimaryCtxRelease", driver.cuDevicePrimaryCtxRelease(number))


def _check(name: str, answer: tuple[Any, ...]) -> Any:
    """What the driver's function returns beside its status: one value, or several."""
    status, *values = answer
    if int(status):
        raise CudaError(f"{name}: {status.name}")
    return values[0] if len(values) == 1 else values
