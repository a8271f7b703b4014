"""What the edges (HTTP server, `LLM`) see of a running cluster: submit tokens, receive tokens."""

from collections.abc import AsyncIterator, Callable
from typing import Any, Protocol

from kvtide.base.config import ModelInfo
from kvtide.base.ids import InstanceId, RequestId
from kvtide.proto.client import ClientMessage
from kvtide.proto.request import RequestSpec


class RequestHandle(Protocol):
    """One submitted request. Iterating yields its messages; the last one is RequestEnded."""

    request: RequestId

    def __aiter__(self) -> AsyncIterator[ClientMessage]: ...
    async def __anext__(self) -> ClientMessage: ...
    async def until_end(self) -> None:
        """Return once the request has ended and nothing more will come: for a reader who needs nothing before, and then
        finds all tokens of a sequence in one message."""

    def stop(self, index: int, keep: int) -> None:
        """A stop string ended sequence `index` after `keep` tokens; its Deliver with finish_reason follows."""

    def abort(self) -> None:
        """The client has gone; harmless after the end. The iteration then ends with outcome "aborted"."""


class ClusterPort(Protocol):
    """Implemented by the gateway's driver (live.gateway)."""

    on_routed: Callable[[float], None] | None
    """Set by an edge that wants to hear how many seconds each routing decision took."""

    @property
    def model(self) -> ModelInfo | None:
        """The model, once the first instance has registered; a gateway that was started again knows it at once."""

    @property
    def is_accepting(self) -> bool:
        """False while draining."""

    @property
    def is_healthy(self) -> bool:
        """True while every needed role makes progress."""

    @property
    def unready(self) -> str:
        """What is missing for that, for people: 'no decode instance is ready'; empty where it is no instance."""

    def next_request(self) -> RequestId: ...
    def submit(self, spec: RequestSpec) -> RequestHandle: ...
    def cluster(self) -> dict[str, Any]:
        """The JSON of GET /cluster (interface.md)."""

    async def add_instances(self, role: str, count: int, tp: int = 0) -> list[InstanceId]:
        """Start more instances; returns their ids at once. Raises RequestError where this cluster cannot, TimeoutError
        where nobody answers."""

    def drain_instance(self, instance: InstanceId) -> None:
        """Let it finish what it has, then end it for good; returns at once. Raises KeyError where there is none."""

    def change_role(self, instance: InstanceId, role: str) -> None:
        """Give it another role; its cache stays. Raises KeyError where there is none, RequestError while it starts."""

    def counters(self) -> list[dict[str, Any]]:
        """For /metrics: one entry an instance with its labels and the fields of its last LoadReport."""
