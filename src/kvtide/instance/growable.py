"""Append-only int32 vectors whose views may be handed out."""

import numpy as np
import numpy.typing as npt

Int32 = npt.NDArray[np.int32]


class GrowArray:
    """An int32 vector that grows in place. Entries, once appended, never change under a view handed out before:
    growth and `replace` move to fresh memory, and the old one lives as long as its views."""

    __slots__ = ("_data", "_size")

    def __init__(self, values: Int32 | None = None, extra: int = 64) -> None:
        size = 0 if values is None else len(values)
        self._data = np.empty(size + extra, dtype=np.int32)
        self._size = size
        if values is not None:
            self._data[:size] = values

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, index: int) -> int:
        assert 0 <= index < self._size
        return int(self._data[index])

    def append(self, value: int) -> None:
        if self._size == len(self._data):
            self._grow(self._size + 1)
        self._data[self._size] = value
        self._size += 1

    def extend(self, values: Int32 | tuple[int, ...]) -> None:
        end = self._size + len(values)
        if end > len(self._data):
            self._grow(end)
        self._data[self._size : end] = values
        self._size = end

    def view(self, start: int = 0, stop: int | None = None) -> Int32:
        """Entries start..stop-1 without a copy."""
        stop = self._size if stop is None else stop
        assert start <= stop <= self._size
        return self._data[start:stop]

    def replace(self, start: int, values: Int32) -> None:
        """Overwrite entries from `start` on, in fresh memory."""
        assert start + len(values) <= self._size
        self._data = self._data.copy()
        self._data[start : start + len(values)] = values

    def _grow(self, needed: int) -> None:
        data = np.empty(max(needed, 2 * len(self._data)), dtype=np.int32)
        data[: self._size] = self._data[: self._size]
        self._data = data
