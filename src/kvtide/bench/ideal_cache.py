"""How much an unlimited cache could have spared: the ceiling that a hit ratio is compared with."""

from collections.abc import Hashable, Sequence


class IdealCache:
    """Remembers every prefix of everything that was inserted, in blocks, by chained hash. An estimate: hashes are
    trusted, and what counts is whether a prefix was seen before, not whether it could be held."""

    def __init__(self, block: int) -> None:
        """`block` is in whatever the sequences consist of: characters or tokens."""
        self._block = block
        self._seen: set[int] = set()

    def match_and_insert(self, sequence: Sequence[Hashable]) -> int:
        """Return the length of the longest known prefix, in whole blocks, and remember all of `sequence`."""
        matched, is_known, chain = 0, True, 0
        for start in range(0, len(sequence) - self._block + 1, self._block):
            piece = sequence[start : start + self._block]
            chain = hash((chain, piece if isinstance(piece, str) else tuple(piece)))
            is_known = is_known and chain in self._seen
            if is_known:
                matched = start + self._block
            else:
                self._seen.add(chain)
        return matched
