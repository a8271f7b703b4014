"""The life of a cluster as its supervisor sees it: whether it has started, and how it ends."""

import asyncio
from collections.abc import Callable


class Life:
    """`done` is the command's exit status, once there is one. `on_failed(line)` is told why nothing started."""

    def __init__(self, on_failed: Callable[[str], None]) -> None:
        self.has_started = False
        self.done: asyncio.Future[int]
        self._on_failed = on_failed

    def begin(self) -> None:
        self.done = asyncio.get_running_loop().create_future()

    def is_over(self) -> bool:
        return self.done.done()

    def fail_start(self, line: str, status: int) -> None:
        if not self.is_over():
            self._on_failed(line)
        self.finish(status)

    def has_no_room(self, name: str, error: OSError) -> str:
        """The system has no process, file or memory to start this one just now: the end of a command that has started
        nothing yet, else a reason to try again later, which is returned."""
        reason = f"{name} cannot be started: {error.strerror or error}"
        if not self.has_started:
            self.fail_start(reason, 1)
        return reason

    def finish(self, status: int) -> None:
        if not self.is_over():
            self.done.set_result(status)

    def watch(self, task: "asyncio.Task[None]") -> None:
        """What breaks there ends the command."""
        task.add_done_callback(self._on_task_done)

    def _on_task_done(self, task: "asyncio.Task[None]") -> None:
        if not task.cancelled() and (error := task.exception()) is not None and not self.is_over():
            self.done.set_exception(error)
