"""What an instance core handles: messages of the control core, and events of its own driver."""

import msgspec

from kvtide.base.ids import RequestId
from kvtide.proto.executor import StepDone
from kvtide.proto.request import RequestSpec
from kvtide.proto.tokens import TokenArray, unpack_tokens


class Resume(msgspec.Struct, frozen=True, array_like=True):
    """What a sequence had sampled before its request was routed anew: packed tokens, and whether it had ended."""

    tokens: bytes = b""
    is_finished: bool = False

    @property
    def token_array(self) -> TokenArray:
        return unpack_tokens(self.tokens)


class Submit(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Serve a request here. `resume` has one entry a sequence where earlier attempts had sampled, else none.

    A resumed sequence goes on at output position len(tokens): nothing is sampled or sent twice.
    """

    spec: RequestSpec
    attempt: int = 0
    resume: tuple[Resume, ...] = ()


class Abort(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Drop this attempt and everything it holds. May overtake its Submit, which is then refused (tombstone)."""

    request: RequestId
    attempt: int


class StopSequence(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """A stop string ended sequence `index` after `keep` output tokens: nothing beyond is counted or indexed."""

    request: RequestId
    attempt: int
    index: int
    keep: int


class Reconcile(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """After a gap or a reconnect: the (request, attempt) pairs that the control core wants alive here.

    The instance drops what is not listed and answers with a StatusReport of what it has; the control core submits
    again what is missing.
    """

    live: tuple[tuple[RequestId, int], ...]


class Drain(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Finish what runs, refuse what is new, report `Drained` when empty."""


class Tick(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The time that a WakeAt asked for has come."""


class GatewayLost(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The gateway's incarnation is dead: all its requests are orphans. The cache stays."""


InstanceMessage = Submit | Abort | StopSequence | Reconcile | Drain
"""What the control core sends to an instance."""

InstanceEvent = Submit | Abort | StopSequence | Reconcile | Drain | StepDone | Tick | GatewayLost
"""Everything an instance core handles."""
