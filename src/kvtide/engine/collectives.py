"""Collectives of tensor-parallel ranks: threads of one process, or processes by torch.distributed.

Sums are taken in rank order on every rank, so a row's result does not depend on its batch (a ring adds each part of
a tensor in another order). models.shards.Collective says what they must do.
"""

import threading

import torch
import torch.distributed as dist
from torch import Tensor


class ThreadCollective:
    """Ranks are threads. `join(rank)` gives each its own end; a rank that fails must call `abort`."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._barrier = threading.Barrier(size)
        self._slots: list[Tensor | None] = [None] * size

    def join(self, rank: int) -> "ThreadRank":
        return ThreadRank(self, rank)

    def abort(self) -> None:
        """Every rank that waits, now or later, raises threading.BrokenBarrierError."""
        self._barrier.abort()

    def exchange(self, rank: int, x: Tensor) -> list[Tensor]:
        """What every rank brought; to be read before `done`."""
        self._slots[rank] = x
        self._barrier.wait()
        return [slot for slot in self._slots if slot is not None]

    def done(self) -> None:
        """All ranks have read."""
        self._barrier.wait()


class ThreadRank:
    """One rank's end of a ThreadCollective."""

    def __init__(self, group: ThreadCollective, rank: int) -> None:
        self.rank = rank
        self.size = group.size
        self._group = group

    def sum(self, x: Tensor) -> Tensor:
        total = _sum_in_order(self._group.exchange(self.rank, x))
        self._group.done()
        return total

    def gather(self, x: Tensor, widths: list[int]) -> Tensor:
        parts = self._group.exchange(self.rank, x)
        whole = torch.cat(parts, dim=1) if self.rank == 0 else x.new_empty(0, sum(widths))
        self._group.done()
        return whole


class ProcessRank:
    """One rank of a torch.distributed process group: gloo on CPUs, NCCL on GPUs."""

    def __init__(self, group: dist.ProcessGroup) -> None:
        self.rank = group.rank()
        self.size = group.size()
        self._group = group

    def sum(self, x: Tensor) -> Tensor:
        if self.size == 2 or not x.is_cpu:  # of two, either order is the same; NCCL has its own
            x = x.contiguous()
            dist.all_reduce(x, group=self._group)
            return x
        parts = [torch.empty_like(x) for _ in range(self.size)]
        dist.all_gather(parts, x.contiguous(), group=self._group)
        return _sum_in_order(parts)

    def gather(self, x: Tensor, widths: list[int]) -> Tensor:
        """By point-to-point messages: shares may differ by a column."""
        if self.rank:
            dist.send(x.contiguous(), dst=0, group=self._group)
            return x.new_empty(0, sum(widths))
        whole = x.new_empty(len(x), sum(widths))
        first = widths[0]
        whole[:, :first] = x
        for rank in range(1, self.size):
            part = x.new_empty(len(x), widths[rank])
            dist.recv(part, src=rank, group=self._group)
            whole[:, first : first + widths[rank]] = part
            first += widths[rank]
        return whole


def _sum_in_order(parts: list[Tensor]) -> Tensor:
    total = parts[0].clone()
    for part in parts[1:]:
        total += part
    return total
