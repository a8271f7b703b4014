"""Tells a slow start from a hung one: without a sign of progress for `--start-timeout`, a process counts as hung.

An instance says that it has its orders, then each tensor that it (or a rank of it) takes, then that it speaks with the
gateway. Waiting for a gateway or for room in a Ray cluster counts for nothing. From then on it gives a sign of life
every REPORT_S, and the gateway hears its heartbeats and tells a hung step; but a gateway that was started while an
instance stood still has never heard of it, so silence of SILENCE_S ends it too.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable

NUM_TICKS = 20
"""Ticks of our own in a timeout: when all of us were stopped for a while, one of them has passed."""
REPORT_S = 1.0
SILENCE_S = 60.0
"""Of an instance that is ready. Far more than gateways allow, who know what it is doing."""

Sleep = Callable[[float], Awaitable[object]]


class StartWatch:
    """The supervisor's end: `timeout_s` without progress, in time that passes by `sleep`."""

    def __init__(self, timeout_s: float, sleep: Sleep = asyncio.sleep) -> None:
        self.timeout_s = timeout_s
        self._sleep = sleep
        self._num_left = NUM_TICKS

    def progressed(self) -> None:
        """The whole time is there again."""
        self._num_left = NUM_TICKS

    def started(self) -> None:
        """Signs of life are regular from now on."""
        self.timeout_s = min(self.timeout_s, SILENCE_S)

    async def hangs(self) -> None:
        """Return once it does."""
        while self._num_left:
            await self._sleep(self.timeout_s / NUM_TICKS)
            self._num_left -= 1


class StartReport:
    """The instance's end: `send` is called in the event loop, soon, and at most once in REPORT_S."""

    def __init__(self, send: Callable[[], None]) -> None:
        """In the event loop."""
        self._send = send
        self._loop = asyncio.get_running_loop()
        self._sent_s = float("-inf")

    def progressed(self) -> None:
        """On any thread."""
        now_s = time.monotonic()
        if now_s - self._sent_s >= REPORT_S:
            self._sent_s = now_s
            self._loop.call_soon_threadsafe(self._send)
