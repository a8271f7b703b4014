"""Layers count when they are written: at once, or when the device has passed the mark behind them."""

import threading

import pytest
import torch

from gpu import NEEDS_GPU
from kvtide import _core
from kvtide.engine.progress import Progress, recorder
from kvtide.transfer.shared import SharedState


class Mark:
    """What a pretended device passes when it is told to."""

    def __init__(self) -> None:
        self.passed = threading.Event()
        self.error: RuntimeError | None = None

    def synchronize(self) -> None:
        assert self.passed.wait(30)
        if self.error is not None:
            raise self.error


class Marks:
    def __init__(self) -> None:
        self.made: list[Mark] = []

    def __call__(self) -> Mark:
        self.made.append(Mark())
        return self.made[-1]


def has(state: SharedState, value: int, timeout_ms: int = 30_000) -> bool:
    return _core.wait_progress(state.progress_address(), value, timeout_ms)


def test_without_a_queue_layers_count_at_once() -> None:
    state = SharedState([4, 0, 0])
    progress = Progress(state.progress_address(), recorder(torch.device("cpu")))
    progress.written(3)
    assert has(state, 3, 0) and not has(state, 4, 0)
    progress.finish()
    progress.close()
    state.close()


def test_queued_layers_count_when_they_are_written() -> None:
    state, marks = SharedState([4, 0, 0]), Marks()
    progress = Progress(state.progress_address(), marks)
    for layer in (1, 2, 3):
        progress.written(layer)
    assert not has(state, 1, 0)
    marks.made[1].passed.set()
    assert not has(state, 1, 0), "in order"
    marks.made[0].passed.set()
    assert has(state, 2) and not has(state, 3, 0)
    finish = threading.Thread(target=progress.finish)
    finish.start()
    marks.made[2].passed.set()
    assert has(state, 3)
    while len(marks.made) < 4:
        finish.join(0.001)
    assert finish.is_alive(), "more was queued than the last layer"
    marks.made[3].passed.set()
    finish.join()
    progress.close()
    state.close()


def test_nothing_counts_after_a_failure() -> None:
    state, marks = SharedState([4, 0, 0]), Marks()
    progress = Progress(state.progress_address(), marks)
    progress.written(1)
    progress.written(2)
    marks.made[0].error = RuntimeError("the device is gone")
    for mark in marks.made:
        mark.passed.set()
    last = Mark()
    last.error = RuntimeError("the device is gone")
    last.passed.set()
    progress._record = lambda: last
    with pytest.raises(RuntimeError, match="gone"):
        progress.finish()
    progress._queue.join()
    assert not has(state, 1, 0)
    progress.close()
    state.close()


@pytest.mark.parametrize("device", [pytest.param("cuda", marks=NEEDS_GPU)])
def test_on_a_gpu(device: str) -> None:
    state = SharedState([4, 0, 0])
    progress = Progress(state.progress_address(), recorder(torch.zeros(1, device=device).device))
    cache = torch.zeros(1 << 26, device=device)
    for layer in range(1, 9):
        cache += 1
        progress.written(layer)
    progress.finish()
    assert has(state, 8, 0)
    progress.close()
    state.close()
