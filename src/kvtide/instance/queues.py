"""The live sequences of an instance, waiting or running, each list sorted by `order`."""

from bisect import bisect_left, insort
from operator import attrgetter

from kvtide.base.ids import SequenceKey
from kvtide.instance.state import Phase, Sequence

_order = attrgetter("order")


class Queues:
    """Where every sequence that has not ended is: in exactly one of `waiting` and `running`, and in `by_key`."""

    def __init__(self) -> None:
        self.waiting: list[Sequence] = []
        self.running: list[Sequence] = []
        self.by_key: dict[SequenceKey, Sequence] = {}
        self.num_waiting_tokens = 0
        """Sum of `num_tokens` over `waiting`, kept by the three methods below (they are its one writer)."""

    def wait(self, sequence: Sequence) -> None:
        """Queue a new sequence, or one that was preempted."""
        if sequence.phase is Phase.RUNNING:
            _remove(self.running, sequence)
            sequence.is_preempted = True
        sequence.phase = Phase.WAITING
        self.by_key[sequence.key] = sequence
        insort(self.waiting, sequence, key=_order)
        self.num_waiting_tokens += sequence.num_tokens

    def run(self, sequence: Sequence) -> None:
        """Move a waiting sequence, or one just forked, to the running ones."""
        if sequence.key in self.by_key:
            assert sequence.phase is Phase.WAITING
            _remove(self.waiting, sequence)
            self.num_waiting_tokens -= sequence.num_tokens
        sequence.phase = Phase.RUNNING
        sequence.is_preempted = False
        self.by_key[sequence.key] = sequence
        insort(self.running, sequence, key=_order)

    def end(self, sequence: Sequence) -> None:
        """Forget a live sequence."""
        if sequence.phase is Phase.WAITING:
            _remove(self.waiting, sequence)
            self.num_waiting_tokens -= sequence.num_tokens
        else:
            _remove(self.running, sequence)
        sequence.phase = Phase.ENDED
        del self.by_key[sequence.key]

    @property
    def has_preempted(self) -> bool:
        """Somebody waits for the memory that was taken from it."""
        return any(sequence.is_preempted for sequence in self.waiting)

    def check_invariants(self) -> None:
        for queue, phase in ((self.waiting, Phase.WAITING), (self.running, Phase.RUNNING)):
            orders = [sequence.order for sequence in queue]
            assert orders == sorted(set(orders)), f"{phase.value} queue is out of order"
            assert all(sequence.phase is phase for sequence in queue), f"{phase.value} queue holds others"
        assert self.num_waiting_tokens == sum(sequence.num_tokens for sequence in self.waiting)
        both = {sequence.key for sequence in self.waiting} | {sequence.key for sequence in self.running}
        assert both == self.by_key.keys() and len(both) == len(self.waiting) + len(self.running)


def _remove(queue: list[Sequence], sequence: Sequence) -> None:
    place = bisect_left(queue, sequence.order, key=_order)
    assert queue[place] is sequence
    del queue[place]
