"""How incoming transfers ended, by who had named them, so that a repeated message starts nothing again."""

from collections import OrderedDict

from kvtide.base.ids import Incarnation, TransferId

MAX_ENDED = 4096
"""Of each peer: what it says of thousands of transfers makes nobody forget those of another."""
MAX_PEERS = 256
"""The peers that were heard of last."""


class Ended:
    """Tombstones of a peer's transfers, by (its incarnation, id)."""

    def __init__(self) -> None:
        self._of: OrderedDict[Incarnation, dict[TransferId, str]] = OrderedDict()

    def bury(self, peer: Incarnation, transfer: TransferId, outcome: str) -> None:
        """Remember how it ended."""
        ended = self._of.setdefault(peer, {})
        self._of.move_to_end(peer)
        ended[transfer] = outcome
        if len(ended) > MAX_ENDED:
            del ended[next(iter(ended))]
        if len(self._of) > MAX_PEERS:
            self._of.popitem(last=False)

    def outcome(self, peer: Incarnation, transfer: TransferId) -> str | None:
        """How it ended, None where it never began (or long ago)."""
        return self._of.get(peer, {}).get(transfer)

    def forget(self, peer: Incarnation) -> None:
        """It is dead: nothing that it says counts any more."""
        self._of.pop(peer, None)
