"""Stop strings in a stream of characters: Aho and Corasick's automaton (CACM 18(6), 1975)."""

import msgspec


class _Node:
    """One prefix of a stop string. `hold`: length of the longest suffix of this prefix (itself included) that
    could still grow into a stop string. `match`: the longest stop string that is a suffix of it, or None."""

    __slots__ = ("children", "depth", "fail", "hold", "match")

    def __init__(self, depth: int) -> None:
        self.depth = depth
        self.children: dict[str, _Node] = {}
        self.fail: _Node = self
        self.hold = 0
        self.match: str | None = None


class StopMatch(msgspec.Struct, frozen=True):
    """`stop` ends just before character `end` of the text that was fed last."""

    stop: str
    end: int


class StopAutomaton:
    """The automaton of some stop strings; sequences of one request share it, it never changes."""

    def __init__(self, stops: tuple[str, ...]) -> None:
        self.root = _Node(0)
        for stop in stops:
            node = self.root
            for character in stop:
                node = node.children.setdefault(character, _Node(node.depth + 1))
            node.match = stop
        self._link()

    def _link(self) -> None:
        """Breadth first: a node's suffixes are shorter and therefore linked before it."""
        root, queue = self.root, list(self.root.children.values())
        for node in queue:
            node.fail = root
        for node in queue:  # grows while it is walked
            for character, child in node.children.items():
                fail = node.fail
                while fail is not root and character not in fail.children:
                    fail = fail.fail
                child.fail = fail.children.get(character, root)
                queue.append(child)
        for node in queue:
            node.match = node.match or node.fail.match
            node.hold = node.depth if node.children else node.fail.hold


class StopMatcher:
    """Finds the stop string that is completed first (of several completed by one character, the longest).

    Costs a few dictionary look-ups for each character, whatever the number of stop strings.
    """

    def __init__(self, automaton: StopAutomaton) -> None:
        self._root = self._node = automaton.root

    @property
    def num_held_chars(self) -> int:
        """How many of the characters fed so far might be the beginning of a stop string."""
        return self._node.hold

    def feed(self, text: str, *, may_stop: bool = True) -> StopMatch | None:
        """Advance over `text`, up to the first completed stop string; with `may_stop` False none counts."""
        node, root = self._node, self._root
        for end, character in enumerate(text, 1):
            while node is not root and character not in node.children:
                node = node.fail
            node = node.children.get(character, root)
            if node.match is not None and may_stop:
                self._node = node
                return StopMatch(node.match, end)
        self._node = node
        return None
