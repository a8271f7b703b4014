"""The event heap: a clock that jumps. Equal times run in the order in which they were asked for."""

from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count


class Timer:
    """One pending action; a cancelled one is skipped when its time comes."""

    __slots__ = ("action", "is_cancelled", "time_ns")

    def __init__(self, time_ns: int, action: Callable[[], None]) -> None:
        self.time_ns = time_ns
        self.action = action
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True


class EventHeap:
    """Simulated time in ns, from 0."""

    def __init__(self) -> None:
        self.now_ns = 0
        self.num_events = 0
        self._heap: list[tuple[int, int, Timer]] = []
        self._counter = count()

    def at(self, time_ns: int, action: Callable[[], None]) -> Timer:
        """Run `action` at `time_ns`, now if that has passed."""
        timer = Timer(max(time_ns, self.now_ns), action)
        heappush(self._heap, (timer.time_ns, next(self._counter), timer))
        return timer

    def after(self, delay_ns: int, action: Callable[[], None]) -> Timer:
        return self.at(self.now_ns + delay_ns, action)

    def run(self, until: Callable[[], bool]) -> None:
        """Run actions in order until the condition holds or nothing is left."""
        while self._heap and not until():
            time_ns, _, timer = heappop(self._heap)
            if not timer.is_cancelled:
                self.now_ns = time_ns
                self.num_events += 1
                timer.action()
