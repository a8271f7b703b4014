"""Tells peers how many layers of KV are written, once they are (transfer.port.Exported)."""

import queue
import threading
from collections.abc import Callable
from typing import Protocol

import torch

from kvtide import _core


class Recorded(Protocol):
    """A mark behind what was queued on a stream (torch.cuda.Event)."""

    def synchronize(self) -> object:
        """Wait until the device has passed it."""


class Progress:
    """One rank's counter, at `address`; 0: nobody looks.

    record: marks what the step has queued so far; None where nothing is queued (CPUs), then layers count at once. Else
    a thread waits for the marks in order, so that the step need not.
    """

    def __init__(self, address: int, record: Callable[[], Recorded] | None) -> None:
        self._address = address
        self._record = record
        self._queue: queue.Queue[tuple[Recorded, int] | None] = queue.Queue()
        self._has_failed = False
        if address and record is not None:
            threading.Thread(target=self._main, name="progress", daemon=True).start()

    def written(self, num_layers: int) -> None:
        """All kernels that write these layers are queued, or have run where there is no queue."""
        if not self._address:
            return
        if self._record is None:
            _core.store_progress(self._address, num_layers)
        else:
            self._queue.put((self._record(), num_layers))

    def finish(self) -> None:
        """Return when all that was queued has ended, and was told. Raises what the device reports."""
        if self._record is not None:
            self._record().synchronize()
            self._queue.join()

    def close(self) -> None:
        self._queue.put(None)

    def _main(self) -> None:
        while (item := self._queue.get()) is not None:
            recorded, num_layers = item
            try:
                recorded.synchronize()
                if not self._has_failed:
                    _core.store_progress(self._address, num_layers)
            except RuntimeError:  # the step meets it, too, and fails by it: nothing of this step is told any more
                self._has_failed = True
            finally:
                self._queue.task_done()


def recorder(device: torch.device) -> Callable[[], Recorded] | None:
    """The `record` of a device."""
    if device.type != "cuda":
        return None

    def record() -> Recorded:
        event = torch.cuda.Event(blocking=True)  # type: ignore[no-untyped-call]
        event.record(torch.cuda.current_stream(device))
        return event

    return record
