"""A control core whose instances a test plays by hand, and prompts with their hashes."""

from typing import Any

import msgspec
import numpy as np
from tests.property.control_harness import registered

from kvtide import _core
from kvtide.base.ids import Incarnation, InstanceId, RequestId
from kvtide.base.sampling_params import SamplingParams
from kvtide.control.core import ControlCore
from kvtide.proto.commands import ToInstance
from kvtide.proto.control import CacheChanged, ClientSubmit, FromInstance
from kvtide.proto.instance import Expect, Submit
from kvtide.proto.request import RequestSpec
from kvtide.proto.tokens import pack_tokens
from kvtide.sched.routing import RoutingPolicy, prompt_tree

BLOCK = 16


def prompt_of(seed: int, num_tokens: int = 160) -> list[int]:
    return np.random.default_rng(seed).integers(0, 900, num_tokens).tolist()


def hashes_of(tokens: list[int], salt: str = "") -> Any:
    return _core.chain_hashes(np.array(tokens, dtype=np.int32), BLOCK, salt, 0)


def changed(sequence: int, inserted: Any = (), removed: Any = (), *, is_first: bool = False) -> CacheChanged:
    pack = [np.array(hashes, dtype="<u8").tobytes() for hashes in (inserted, removed)]
    return CacheChanged(sequence=sequence, inserted=pack[0], removed=pack[1], is_first=is_first)


class Bench:
    """A core and what its instances say; time passes by 1 ns an event."""

    def __init__(self, *roles: str, policy: RoutingPolicy = prompt_tree, device_blocks: int = 8) -> None:
        self.core = ControlCore(policy=policy)
        self.now = 0
        self.commands: list[Any] = []
        for seat, role in enumerate(roles):
            info = registered(role)
            pool = msgspec.structs.replace(info.pool, device_blocks=device_blocks)
            self.hear(InstanceId(seat), msgspec.structs.replace(info, pool=pool))

    def handle(self, event: Any) -> None:
        self.now += 1
        self.commands = self.core.handle(event, self.now)
        self.core.check_invariants()

    def hear(self, instance: InstanceId, message: Any) -> None:
        self.handle(FromInstance(instance=instance, incarnation=Incarnation(f"i{instance}"), message=message))

    def submit(self, tokens: list[int], **fields: Any) -> tuple[RequestId, dict[InstanceId, Any]]:
        request = self.core.next_request()
        params = SamplingParams(max_tokens=4, seed=1, prompt_logprobs=fields.pop("prompt_logprobs", None))
        spec = RequestSpec(request=request, prompt=pack_tokens(tokens), params=params, **fields)
        self.handle(ClientSubmit(spec=spec))
        sent = [one for one in self.commands if isinstance(one, ToInstance)]
        return request, {one.instance: one.message for one in sent if isinstance(one.message, Submit | Expect)}

    def sent(self, kind: type) -> list[InstanceId]:
        """Whom the last event has sent a message of this kind."""
        return [one.instance for one in self.commands if isinstance(one, ToInstance) and isinstance(one.message, kind)]
