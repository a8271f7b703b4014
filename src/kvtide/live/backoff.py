"""How long a process that keeps dying stays away before it is started again."""

import asyncio
import logging
import time

logger = logging.getLogger(__name__)

BACKOFF_S = (0.0, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 30.0)
STABLE_S = 60.0
"""A process that worked and lived so long starts its backoff anew."""


class Backoff:
    """How long to wait before the next start."""

    def __init__(self) -> None:
        self._num_failures = 0
        self._started_s = 0.0

    def started(self) -> None:
        self._started_s = time.monotonic()

    def delay_s(self, *, has_worked: bool) -> float:
        is_stable = has_worked and time.monotonic() - self._started_s > STABLE_S
        self._num_failures = 0 if is_stable else self._num_failures + 1
        return BACKOFF_S[min(max(0, self._num_failures - 1), len(BACKOFF_S) - 1)]

    async def pause(self, reason: str, *, has_worked: bool) -> None:
        """Wait for the next start, after the process has ended for this reason; `has_worked`: it had started."""
        delay_s = self.delay_s(has_worked=has_worked)
        logger.warning("%s; starting it again%s", reason, f" in {delay_s:g} s" if delay_s else "")
        await asyncio.sleep(delay_s)
