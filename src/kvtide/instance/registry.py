"""Which attempts live here, and which have ended or were aborted before they came."""

from kvtide.base.ids import RequestId
from kvtide.instance.state import Request

MAX_TOMBSTONES = 65_536


class Registry:
    """Live requests by id (one attempt of each), and bounded tombstones: the highest attempt that is over."""

    def __init__(self) -> None:
        self.live: dict[RequestId, Request] = {}
        self.leaving: list[Request] = []
        """Aborted or replaced, but a step in flight still uses their blocks."""
        self._tombstones: dict[RequestId, int] = {}

    def is_over(self, request: RequestId, attempt: int) -> bool:
        """True where this attempt has ended, was replaced, or was aborted before it came."""
        return attempt <= self._tombstones.get(request, -1)

    def bury(self, request: RequestId, attempt: int) -> None:
        """Remember that no attempt up to this one may start here; forgets the oldest beyond MAX_TOMBSTONES."""
        attempt = max(attempt, self._tombstones.pop(request, -1))
        self._tombstones[request] = attempt
        if len(self._tombstones) > MAX_TOMBSTONES:
            del self._tombstones[next(iter(self._tombstones))]

    def forget_tombstones(self) -> None:
        """A new gateway counts its requests anew."""
        self._tombstones.clear()
