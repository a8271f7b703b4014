"""One timer for a core's WakeAt: the latest wish replaces the earlier one."""

import asyncio
from collections.abc import Callable


class Wakeup:
    """Calls `on_wake` in the event loop once the driver's clock has reached the time last asked for."""

    def __init__(self, clock: Callable[[], int], on_wake: Callable[[], None]) -> None:
        self._clock = clock
        self._on_wake = on_wake
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None

    def at(self, time_ns: int) -> None:
        self.cancel()
        delay_s = max(0, time_ns - self._clock()) / 1e9
        self._timer = self._loop.call_later(delay_s, self._fire, time_ns)

    def cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _fire(self, time_ns: int) -> None:
        if self._clock() < time_ns:  # the loop's timers are coarser than the clock
            self.at(time_ns)
            return
        self._timer = None
        self._on_wake()
