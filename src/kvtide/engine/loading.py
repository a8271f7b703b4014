"""Swap-in that overlaps with computing, layer by layer (Mooncake, section 5.2, "layer-wise prefill").

Of a step's copies, those from the host to the device tier that nothing else of the list depends on need not be done
before the step begins: layer l's attention needs layer l of them only. A thread copies layer after layer, the step
waits for its own.
"""

import threading
from collections.abc import Sequence

import numpy as np
import torch

from kvtide import _core
from kvtide.base.ids import Tier
from kvtide.engine.arena import Arena
from kvtide.engine.model import Attend
from kvtide.proto.executor import BlockCopy

MIN_BYTES = 1 << 20
"""Less than this is copied before the step: a thread would not pay."""


def split(copies: Sequence[BlockCopy]) -> tuple[list[BlockCopy], list[BlockCopy]]:
    """(to be done first, in order; swap-ins that may be done any time later).

    A swap-in may wait if no later copy reads or writes its target, or writes its source.
    """
    first: list[BlockCopy] = []
    later: list[BlockCopy] = []
    read: set[tuple[Tier, int]] = set()
    written: set[tuple[Tier, int]] = set()
    for copy in reversed(copies):
        source, target = (copy.src_tier, copy.src_block), (copy.dst_tier, copy.dst_block)
        is_swap_in = copy.src_tier == Tier.HOST and copy.dst_tier == Tier.DEVICE
        if is_swap_in and target not in read | written and source not in written:
            later.append(copy)
        else:
            first.append(copy)
            read.add(source)
            written.add(target)
    return first[::-1], later[::-1]


class LayerwiseLoad:
    """Brings host blocks to the device tier, layer after layer, in a thread of its own. CPU memory only."""

    def __init__(self, arena: Arena, copies: Sequence[BlockCopy]) -> None:
        assert arena.host is not None and arena.device.memory is not None
        layout = arena.layout
        sources = np.fromiter((copy.src_block for copy in copies), np.int64, len(copies))
        targets = np.fromiter((copy.dst_block for copy in copies), np.int64, len(copies))
        plane = layout.plane_bytes
        # [blocks, 2 * layers] offsets of every layer's K and V
        planes = np.arange(2 * layout.num_layers, dtype=np.int64)
        self._source = sources[:, None] * layout.block_bytes + planes * plane
        if layout.kind == "aggregated":
            self._target = targets[:, None] * layout.block_bytes + planes * plane
        else:
            self._target = (planes * arena.device.num_blocks + targets[:, None]) * plane
        self._host, self._device = arena.host.memory, arena.device.memory
        self._plane = plane
        self._num_layers = layout.num_layers
        self._num_done = 0
        self._error: BaseException | None = None
        self._changed = threading.Condition()
        self._thread = threading.Thread(target=self._main, name="swap-in", daemon=True)

    def before(self, attend: Attend) -> Attend:
        """`attend`, waiting for its layer's blocks first."""

        def attend_loaded(layer: int, q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> torch.Tensor:
            self.wait(layer + 1)
            return attend(layer, q, k, v)

        return attend_loaded

    def start(self) -> None:
        self._thread.start()

    def wait(self, num_layers: int) -> None:
        """Return once so many layers are complete. Raises what the copying raised."""
        with self._changed:
            while self._num_done < num_layers and self._error is None:
                self._changed.wait()
            if self._error is not None:
                raise self._error

    def finish(self) -> None:
        """Return once nothing is copied any more."""
        self._thread.join()

    def _main(self) -> None:
        try:
            for layer in range(self._num_layers):
                both = slice(2 * layer, 2 * layer + 2)
                source, target = self._source[:, both].ravel(), self._target[:, both].ravel()
                sizes = np.full(source.size, self._plane, dtype=np.int64)
                _core.copy_ranges(self._device.address, self._host.address, target, source, sizes, 1)
                with self._changed:
                    self._num_done = layer + 1
                    self._changed.notify_all()
        except BaseException as error:  # noqa: BLE001 - raised by whoever waits
            with self._changed:
                self._error = error
                self._changed.notify_all()


def begin_copies(arena: Arena, copies: Sequence[BlockCopy], *, has_batch: bool) -> LayerwiseLoad | None:
    """Carry out a step's copies; returns what is still under way, to be waited for layer by layer and finished."""
    later: list[BlockCopy] = []
    if has_batch and arena.host is not None and arena.device.memory is not None:
        first, later = split(copies)
    if len(later) * arena.layout.block_bytes < MIN_BYTES:
        arena.copy(copies)
        return None
    arena.copy(first)
    load = LayerwiseLoad(arena, later)
    load.start()
    return load
