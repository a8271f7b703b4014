"""From what the control core knows to a routing decision: views of the seats, then the policy (sched.routing)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from kvtide import _core
from kvtide.base.ids import Incarnation, InstanceId
from kvtide.control.charges import Charge
from kvtide.control.lengths import LengthEstimator
from kvtide.control.state import InstanceState, Phase, RequestState
from kvtide.control.trees import Hashes, PromptTrees
from kvtide.proto.tokens import TokenArray, pack_tokens, unpack_tokens
from kvtide.sched.cost import CostModel
from kvtide.sched.views import HEAVY_DECODE_TOKENS, InstanceView, Route, RoutingPolicy, RoutingView


@dataclass(frozen=True, slots=True)
class Placed:
    """Where a request goes, how long its prefill will take there, the fetch included; what is to be fetched, and how
    long that takes with nothing else on the way."""

    route: Route
    prefill_ns: int
    fetch_bytes: int = 0
    fetch_ns: int = 0


class Router:
    """Chooses seats. `follow` is called whenever a seat's phase or role changed; in between nothing is sorted."""

    def __init__(self, policy: RoutingPolicy, cost: CostModel, lengths: LengthEstimator, trees: PromptTrees) -> None:
        self.lengths = lengths
        self._policy = policy
        self._cost = cost
        self._trees = trees
        self._num_routed = 0
        self._last_routed: dict[tuple[str, int], dict[InstanceId, int]] = {}
        """By side and kind of requests (InstanceView.last_routed): when each instance was last chosen."""
        self._block_size = 1
        self._kv_bytes_per_token = 1
        self._prefills: list[InstanceState] = []
        self._decodes: list[InstanceState] = []

    @property
    def can_place(self) -> bool:
        """Whether a new request finds every role that it needs."""
        return bool(self._prefills)

    def follow(self, seats: Mapping[InstanceId, InstanceState]) -> None:
        """Who takes requests has changed."""
        for turns in self._last_routed.values():
            for gone in [instance for instance in turns if instance not in seats]:
                del turns[gone]
        ready = [seat for _, seat in sorted(seats.items()) if seat.phase is Phase.READY]
        self._decodes = [seat for seat in ready if seat.role == "decode"]
        self._prefills = _with_partners((seat for seat in ready if seat.role != "decode"), self._decodes)
        for seat in ready:
            if seat.pool is not None and seat.model is not None:
                self._block_size = seat.pool.block_size
                self._kv_bytes_per_token = seat.model.kv_bytes_per_token

    def place(self, state: RequestState, now_ns: int) -> Placed | None:
        """Choose for the next attempt; None where no instance of a needed role takes it."""
        prefills, decodes = self._candidates(state)
        if not prefills:
            return None
        if state.avoid is not None:
            decodes = [seat for seat in decodes if seat.instance != state.avoid] or decodes
        held = self._match(state)
        prefill_turns, decode_turns = self._turns("prefill", prefills, held), self._turns("decode", decodes, held)
        route = self._policy(
            RoutingView(
                num_prompt_tokens=state.num_tokens,
                prefills=self._views(prefills, held, prefill_turns, now_ns),
                decodes=self._views(decodes, held, decode_turns, now_ns),
                predicted_output_tokens=self.lengths.predict(state.spec.max_tokens),
                session=state.spec.session,
                num_routed=self._num_routed,
                block_size=self._block_size,
                kv_bytes_per_token=self._kv_bytes_per_token,
                cost=self._cost,
            )
        )
        self._num_routed += 1
        prefill_turns[route.prefill] = self._num_routed
        if route.decode is not None:
            decode_turns[route.decode] = self._num_routed
        held_tokens = held.get(route.prefill, 0) * self._block_size
        if route.fetch_from is None or route.fetch_tokens <= held_tokens:
            return Placed(route, self.prefill_ns(state, held_tokens))
        num_bytes = (route.fetch_tokens - held_tokens) * self._kv_bytes_per_token
        fetch_ns = self._cost.transfer_ns(num_bytes)
        return Placed(route, fetch_ns + self.prefill_ns(state, route.fetch_tokens), num_bytes, fetch_ns)

    def could_place(self, state: RequestState) -> bool:
        """Whether anybody is left who takes this request."""
        return bool(self._candidates(state)[0])

    def _candidates(self, state: RequestState) -> tuple[list[InstanceState], list[InstanceState]]:
        """(who could prefill, who could decode), without those that refused."""
        if not state.refused_by:
            return self._prefills, self._decodes
        decodes = _without(self._decodes, state.refused_by)
        return _with_partners(_without(self._prefills, state.refused_by), decodes), decodes

    def started(self, seat: InstanceState, state: RequestState, cached_tokens: int) -> None:
        """An instance has looked into its index: so much of the request it really holds."""
        if state.block_hashes is not None:
            self._trees.confirm(seat.instance, state.block_hashes[: cached_tokens // self._block_size])
            state.block_hashes = None
        seat.charges.predict(state.request, self.prefill_ns(state, cached_tokens))

    def prefill_ns(self, state: RequestState, cached_tokens: int) -> int:
        """Predicted; at least the last token is computed."""
        num_tokens = state.num_tokens
        return max(1, self._cost.prefill_ns(num_tokens, max(0, min(cached_tokens, num_tokens - 1))))

    def decoding(self, state: RequestState) -> Charge:
        """What its unfinished sequences will be to the instance that decodes them; they share the prompt's KV."""
        predicted = self.lengths.predict(state.spec.max_tokens)
        outputs = [max(predicted, len(one.tokens)) for one in state.sequences if not one.is_finished]
        return Charge(
            state.attempt,
            state.spec.num_prompt_tokens,
            num_decodes=len(outputs),
            num_decode_tokens=state.spec.num_prompt_tokens + sum(outputs),
            num_heavy_decodes=sum(output > HEAVY_DECODE_TOKENS for output in outputs),
        )

    def _match(self, state: RequestState) -> dict[InstanceId, int]:
        """Leading blocks of what this attempt prefills, by holder."""
        if self._trees.is_empty or not state.spec.reads_cache:
            return {}
        state.block_hashes = self._hash(state)
        return self._trees.match(state.block_hashes)

    def _hash(self, state: RequestState) -> Hashes:
        spec = state.spec
        return _core.chain_hashes(_tokens(state), self._block_size, spec.salt, spec.shared_prefix_tokens)

    def _turns(self, side: str, seats: list[InstanceState], held: Mapping[InstanceId, int]) -> dict[InstanceId, int]:
        """When each instance of a side was last chosen for a request of this kind; to be written to."""
        kind = 0
        if held:
            longest = [held.get(seat.instance, 0) for seat in seats]
            kind = longest.count(most) if (most := max(longest, default=0)) else 0
        return self._last_routed.setdefault((side, kind), {})

    def _views(
        self,
        seats: Iterable[InstanceState],
        held: Mapping[InstanceId, int],
        turns: Mapping[InstanceId, int],
        now_ns: int,
    ) -> list[InstanceView]:
        block_size = self._block_size
        views = []
        for seat in seats:
            charges = seat.charges
            views.append(
                InstanceView(
                    instance=seat.instance,
                    num_requests=len(charges.by_request),
                    num_prompt_tokens=charges.num_prompt_tokens,
                    role=seat.role,
                    queue_ns=charges.queue_ns(now_ns),
                    cached_tokens=held.get(seat.instance, 0) * block_size,
                    num_decodes=charges.num_decodes,
                    num_decode_tokens=charges.num_decode_tokens,
                    num_heavy_decodes=charges.num_heavy_decodes,
                    outgoing_bytes=charges.outgoing_bytes(now_ns),
                    last_routed=turns.get(seat.instance, 0),
                    capacity_tokens=seat.capacity_tokens,
                )
            )
        return views


def _tokens(state: RequestState) -> TokenArray:
    """The prompt, and the first unfinished sequence's tokens so far."""
    for sequence in state.sequences:
        if sequence.tokens and not sequence.is_finished:
            return unpack_tokens(state.spec.prompt + pack_tokens(sequence.tokens))
    return state.spec.prompt_tokens


def _without(seats: Iterable[InstanceState], refused_by: Mapping[Incarnation, None]) -> list[InstanceState]:
    return [seat for seat in seats if seat.incarnation not in refused_by]


def _with_partners(prefills: Iterable[InstanceState], decodes: list[InstanceState]) -> list[InstanceState]:
    """A prefill instance serves nobody while there is no decode instance to hand over to."""
    return [seat for seat in prefills if decodes or seat.role != "prefill"]
