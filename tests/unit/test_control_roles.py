"""One request over prefill and decode instances, step by step: who is told what, and who stays charged."""

from typing import Any

import pytest
from msgspec import structs
from tests.property.control_harness import MODEL, registered

from kvtide.base.config import ModelInfo
from kvtide.base.ids import Incarnation, InstanceId, RequestId
from kvtide.base.sampling_params import SamplingParams
from kvtide.control.attempts import MAX_DEATHS, REROUTE_PATIENCE_NS, RETURN_SPACING_NS, RETURNS_IN_A_ROW
from kvtide.control.core import ControlCore
from kvtide.control.seats import MAX_GONE, RESET_SPACING_NS
from kvtide.control.state import PROGRESS_TOKENS, InstanceState, Phase
from kvtide.proto.client import Deliver, RequestEnded
from kvtide.proto.cluster import Peer
from kvtide.proto.commands import InstanceDrained, RefuseInstance, ToClient, ToInstance, WakeAt
from kvtide.proto.control import (
    AttemptEnded,
    ChangeRole,
    ChannelReset,
    ClientAbort,
    ClientStop,
    ClientSubmit,
    ControlTick,
    DrainCluster,
    Drained,
    DrainInstance,
    FromInstance,
    InstanceLost,
    InstanceStarting,
    Started,
    StatusReport,
    StepTokens,
    TokenOut,
)
from kvtide.proto.instance import Abort, Drain, Expect, Membership, Reconcile, SetRole, StopSequence, Submit
from kvtide.proto.request import RequestSpec
from kvtide.proto.tokens import pack_tokens
from kvtide.sched.cost import LinearCost
from kvtide.sched.routing import Route, RoutingPolicy, RoutingView, least_load

P, D, D2 = InstanceId(0), InstanceId(1), InstanceId(2)


class Bench:
    """A core, and what its last event led to. Instances are named by their seats. `model`: an earlier gateway's."""

    def __init__(self, roles: str = "PD", policy: RoutingPolicy = least_load, model: ModelInfo | None = None) -> None:
        self.core = ControlCore(policy=policy, model=model)
        self.now = 0
        self.commands: list[Any] = []
        for seat, letter in enumerate(roles):
            self.register(InstanceId(seat), {"P": "prefill", "D": "decode", "M": "mixed"}[letter])

    def handle(self, event: Any) -> None:
        self.now += 1
        self.commands = self.core.handle(event, self.now)
        self.core.check_invariants()

    def register(self, instance: InstanceId, role: str, incarnation: str | None = None, **changes: Any) -> None:
        info = structs.replace(registered(role), **changes)
        name = Incarnation(incarnation or f"i{instance}")
        self.handle(FromInstance(instance=instance, incarnation=name, message=info))

    def hear(self, instance: InstanceId, message: Any) -> None:
        incarnation = self.seat(instance).incarnation
        assert incarnation is not None
        self.handle(FromInstance(instance=instance, incarnation=incarnation, message=message))

    def seat(self, instance: InstanceId) -> InstanceState:
        return self.core.instances[instance]

    def submit(self, n: int = 1, max_tokens: int = 4, num_prompt: int = 3) -> RequestId:
        request = self.core.next_request()
        params = SamplingParams(n=n, max_tokens=max_tokens, seed=1)
        spec = RequestSpec(request=request, prompt=pack_tokens(range(num_prompt)), params=params)
        self.handle(ClientSubmit(spec=spec))
        return request

    def token(self, instance: InstanceId, request: RequestId, position: int, **fields: Any) -> None:
        fields = {"attempt": 0, "index": 0, "finish_reason": None, **fields}
        out = TokenOut(
            request, fields["attempt"], fields["index"], position, (position + 1,), (), fields["finish_reason"]
        )
        self.hear(instance, StepTokens(outputs=(out,)))

    def end(self, instance: InstanceId, request: RequestId, outcome: str, attempt: int = 0, reason: str = "") -> None:
        self.hear(instance, AttemptEnded(request=request, attempt=attempt, outcome=outcome, reason=reason))

    def lose(self, instance: InstanceId) -> None:
        incarnation = self.seat(instance).incarnation
        assert incarnation is not None
        self.handle(InstanceLost(instance=instance, incarnation=incarnation))

    def reset(self, instance: InstanceId) -> None:
        incarnation = self.seat(instance).incarnation
        assert incarnation is not None
        self.handle(ChannelReset(instance=instance, incarnation=incarnation))

    def told(self, instance: InstanceId, kind: Any = object) -> list[Any]:
        """Messages of the last event to this seat."""
        sent = [one for one in self.commands if isinstance(one, ToInstance) and one.instance == instance]
        return [one.message for one in sent if isinstance(one.message, kind)]

    def said(self, kind: Any) -> list[Any]:
        """Messages of the last event to clients."""
        sent = [one.message for one in self.commands if isinstance(one, ToClient)]
        return [one for one in sent if isinstance(one, kind)]

    def charged(self, *instances: InstanceId) -> list[int]:
        return [len(self.seat(instance).inflight) for instance in instances]

    def starts(self, *roles: str) -> None:
        """Seats from 0 on, whose instances are to register."""
        for seat, role in enumerate(roles):
            self.handle(InstanceStarting(instance=InstanceId(seat), role=role))

    @property
    def why(self) -> str:
        """The 503 of those that the last event has ended."""
        ends = {(ended.outcome, ended.message) for ended in self.said(RequestEnded)}
        ((outcome, message),) = ends
        assert outcome == "unavailable"
        return str(message)

    @property
    def outcome(self) -> str:
        (ended,) = self.said(RequestEnded)
        return str(ended.outcome)


def test_prefill_and_decode_are_told_together() -> None:
    bench = Bench()
    bench.submit()
    (submit,), (expect,) = bench.told(P), bench.told(D)
    assert submit.decode == Peer(D, Incarnation("i1"))
    assert isinstance(expect, Expect)
    assert expect.prefill == Peer(P, Incarnation("i0"))
    assert bench.charged(P, D) == [1, 1]
    assert bench.seat(P).charges.num_decodes == 0
    assert bench.seat(D).charges.num_decodes == 1


def test_after_the_hand_over_only_the_decode_instance_is_charged() -> None:
    bench = Bench()
    request = bench.submit()
    bench.token(P, request, 0)
    bench.end(P, request, "handed_over")
    assert bench.charged(P, D) == [0, 1]
    bench.token(D, request, 1)
    assert bench.said(Deliver)[0].position == 1
    bench.token(D, request, 2, finish_reason="stop")
    bench.end(D, request, "finished")
    assert bench.outcome == "finished"
    assert bench.charged(P, D) == [0, 0]


def test_tokens_of_the_decode_instance_wait_for_those_of_the_prefill_instance() -> None:
    bench = Bench()
    request = bench.submit(max_tokens=2)
    bench.token(D, request, 1, finish_reason="length")
    assert not bench.said(Deliver)
    bench.end(D, request, "finished")
    assert not bench.said(RequestEnded), "the first token is still on its way"
    bench.token(P, request, 0)
    assert [one.position for one in bench.said(Deliver)] == [0, 1]
    bench.end(P, request, "handed_over")
    assert bench.outcome == "finished"


def test_a_request_that_ends_with_its_first_token_leaves_the_decode_instance() -> None:
    bench = Bench()
    request = bench.submit(max_tokens=1)
    bench.token(P, request, 0, finish_reason="length")
    bench.end(P, request, "finished")
    assert bench.outcome == "finished"
    assert [type(one) for one in bench.told(D)] == [Abort]
    assert bench.charged(P, D) == [0, 1], "it still holds what it had prepared"
    bench.end(D, request, "aborted")
    assert bench.charged(P, D) == [0, 0]


def test_abort_goes_to_both() -> None:
    bench = Bench()
    request = bench.submit()
    bench.handle(ClientAbort(request=request))
    assert bench.told(P, Abort)
    assert bench.told(D, Abort)
    assert bench.outcome == "aborted"
    assert bench.charged(P, D) == [1, 1]


def test_stop_before_and_after_the_hand_over() -> None:
    bench = Bench()
    request = bench.submit(n=2)
    for index in range(2):
        bench.token(P, request, 0, index=index)
    bench.handle(ClientStop(request=request, index=0, keep=1))
    assert bench.told(P, StopSequence)
    assert bench.told(D, StopSequence)
    bench.end(P, request, "handed_over")
    bench.handle(ClientStop(request=request, index=1, keep=0))
    assert not bench.told(P)
    assert bench.told(D, StopSequence)
    bench.end(D, request, "finished")
    assert bench.outcome == "finished"


def test_stop_of_all_while_the_hand_over_is_open_ends_the_request() -> None:
    bench = Bench()
    request = bench.submit()
    bench.token(P, request, 0)
    bench.handle(ClientStop(request=request, index=0, keep=1))
    assert bench.outcome == "finished"
    assert bench.told(D, Abort)
    bench.end(P, request, "finished")
    bench.end(D, request, "aborted")
    assert bench.charged(P, D) == [0, 0]


@pytest.mark.parametrize("is_handed_over", [False, True])
def test_a_request_without_finite_output_ends_once_and_is_not_tried_again(is_handed_over: bool) -> None:
    bench = Bench()
    request = bench.submit()
    at, other = P, D
    if is_handed_over:
        bench.token(P, request, 0)
        bench.end(P, request, "handed_over")
        at, other = D, P
    bench.end(at, request, "failed", reason="not finite")
    (ended,) = bench.said(RequestEnded)
    assert (ended.outcome, ended.message, ended.num_attempts) == ("failed", "not finite", 1)
    assert not bench.told(at) and bool(bench.told(other, Abort)) != is_handed_over
    if not is_handed_over:
        bench.end(D, request, "aborted")
        assert not bench.said(RequestEnded)
    assert bench.charged(P, D) == [0, 0]


def test_death_of_the_prefill_instance_before_the_hand_over() -> None:
    bench = Bench("PDP")
    request = bench.submit()
    first = bench.core.requests[request].instance
    assert first is not None
    other = D2 if first == P else P
    bench.token(first, request, 0)
    bench.lose(first)
    (submit,) = bench.told(other, Submit)
    assert submit.attempt == 1
    assert [len(one.tokens) // 4 for one in submit.resume] == [1], "it goes on after what was delivered"
    assert [type(one) for one in bench.told(D)] == [Membership, Abort, Expect]
    assert bench.core.requests[request].num_deaths == 1
    assert bench.charged(D, other) == [1, 1]


def test_a_long_request_outlives_any_number_of_deaths() -> None:
    bench = Bench("M")
    request = bench.submit(max_tokens=1000)
    for attempt in range(2 * MAX_DEATHS):
        for position in range(attempt * PROGRESS_TOKENS, (attempt + 1) * PROGRESS_TOKENS):
            bench.token(P, request, position, attempt=attempt)
        bench.lose(P)
        bench.register(P, "mixed", incarnation=f"again{attempt}")
        assert bench.core.requests[request].num_deaths == 1
    bench.lose(P)
    assert bench.core.requests[request].num_deaths == 2, "that attempt came to nothing"


def test_death_of_the_prefill_instance_after_the_hand_over_changes_nothing() -> None:
    bench = Bench()
    request = bench.submit()
    bench.token(P, request, 0)
    bench.end(P, request, "handed_over")
    bench.lose(P)
    assert [type(one) for one in bench.told(D)] == [Membership]
    assert not bench.core.can_serve
    bench.token(D, request, 1, finish_reason="stop")
    bench.end(D, request, "finished")
    assert bench.outcome == "finished"


@pytest.mark.parametrize("is_handed_over", [False, True])
def test_death_of_the_decode_instance(is_handed_over: bool) -> None:
    bench = Bench("PDD")
    request = bench.submit()
    dead = bench.core.requests[request].decode
    assert dead is not None
    other = D2 if dead == D else D
    bench.token(P, request, 0)
    if is_handed_over:
        bench.end(P, request, "handed_over")
        bench.token(dead, request, 1)
    bench.lose(dead)
    (submit,), (expect,) = bench.told(P, Submit), bench.told(other, Expect)
    assert submit.decode == bench.seat(other).peer
    assert submit.resume == expect.resume
    assert len(submit.resume[0].tokens) // 4 == 1 + is_handed_over
    assert bool(bench.told(P, Abort)) != is_handed_over
    names = bench.told(P, Membership)[0]
    assert names.dead == (Incarnation(f"i{dead}"),)
    assert [member.peer.instance for member in names.members] == [P, other]


def test_without_a_partner_requests_wait_then_give_up() -> None:
    bench = Bench()
    request = bench.submit()
    bench.lose(D)
    assert bench.core.requests[request].instance is None
    assert not bench.core.can_serve
    new = bench.submit()
    assert not bench.said(RequestEnded), "it waits as well: the instance is being started again"
    bench.register(D, "decode", "again")
    assert [expect.spec.request for expect in bench.told(D, Expect)] == [request, new]
    bench.lose(D)
    bench.now += REROUTE_PATIENCE_NS
    bench.handle(ControlTick())
    assert [(ended.request, ended.outcome) for ended in bench.said(RequestEnded)] == [
        (request, "unavailable"),
        (new, "unavailable"),
    ]
    assert bench.why == "no decode instance became ready in time"
    bench.end(P, request, "returned", attempt=1)
    bench.end(P, new, "returned")
    assert bench.charged(P) == [0]


def test_new_requests_wait_only_for_whom_somebody_starts_again() -> None:
    bench = Bench()
    bench.lose(D)
    bench.handle(DrainInstance(instance=D))
    assert [one.instance for one in bench.commands if isinstance(one, InstanceDrained)] == [D]
    bench.submit()
    assert bench.outcome == "unavailable"
    bench.handle(InstanceStarting(instance=D2, role="decode"))
    request = bench.submit()
    assert not bench.said(RequestEnded)
    bench.register(D2, "decode")
    assert [expect.spec.request for expect in bench.told(D2, Expect)] == [request]
    bench.lose(P)
    bench.handle(DrainCluster())
    bench.submit()
    assert bench.outcome == "unavailable"


def test_so_many_requests_wait_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kvtide.control.core.MAX_WAITING", 2)
    bench = Bench()
    bench.lose(D)
    for _ in range(2):
        bench.submit()
        assert not bench.said(RequestEnded)
    bench.submit()
    assert bench.why == "no decode instance is ready, and 2 requests wait for it already"


def test_requests_wait_for_those_who_have_not_registered_with_a_new_gateway_yet() -> None:
    bench = Bench("", model=MODEL)
    bench.starts("prefill", "decode")
    assert not bench.core.can_serve and bench.core.unready == "no prefill and no decode instance is ready"
    request = bench.submit()
    assert not bench.said(RequestEnded)
    bench.register(D, "decode")
    assert not bench.told(D, Expect) and bench.core.unready == "no prefill instance is ready"
    bench.register(P, "prefill")
    assert [bench.told(P, Submit)[0].spec.request, bench.told(D, Expect)[0].spec.request] == [request, request]
    assert bench.core.can_serve and not bench.core.unready


def test_at_the_first_start_nobody_knows_what_a_request_may_be() -> None:
    bench = Bench("")
    bench.submit()
    assert bench.why == "no instance is ready or coming"
    bench.starts("prefill", "decode")
    bench.submit()
    assert bench.why == "no prefill and no decode instance is ready yet"


@pytest.mark.parametrize(
    ("roles", "why"),
    [
        (("prefill",), "no decode instance is ready or coming"),
        (("decode",), "no prefill instance is ready or coming"),
        ((), "no instance is ready or coming"),
    ],
)
def test_a_new_gateway_waits_for_nobody_who_does_not_come(roles: tuple[str, ...], why: str) -> None:
    bench = Bench("", model=MODEL)
    bench.starts(*roles)
    bench.submit()
    assert bench.why == why


def test_a_new_gateway_keeps_the_model_of_the_cluster() -> None:
    small = structs.replace(MODEL, max_model_len=50)
    bench = Bench("", model=small)
    bench.register(P, "mixed")
    assert bench.seat(P).phase is Phase.READY
    assert bench.core.model == small, "requests have been checked, and wait, with this context"
    bench.register(D, "mixed", model=structs.replace(MODEL, fingerprint="other"))
    assert bench.seat(D).phase is Phase.DEAD
    pool = structs.replace(registered("mixed").pool, block_size=registered("mixed").pool.block_size * 2)
    bench.register(D2, "mixed", pool=pool)
    assert bench.seat(D2).phase is Phase.DEAD


@pytest.mark.parametrize(("seat", "role"), [(P, "prefill"), (D, "decode")])
def test_who_waits_for_a_dead_instance_hears_at_once_that_it_was_drained(seat: InstanceId, role: str) -> None:
    bench = Bench()
    old = bench.submit()
    bench.lose(seat)
    new = bench.submit()
    bench.handle(DrainInstance(instance=seat))
    assert [ended.request for ended in bench.said(RequestEnded)] == [old, new]
    assert bench.why == f"no {role} instance is ready or coming"


def test_who_waits_goes_on_waiting_while_another_one_comes() -> None:
    bench = Bench()
    bench.lose(D)
    request = bench.submit()
    bench.handle(InstanceStarting(instance=D2, role="decode"))
    bench.handle(DrainInstance(instance=D))
    assert not bench.said(RequestEnded)
    bench.register(D2, "decode")
    assert [expect.spec.request for expect in bench.told(D2, Expect)] == [request]


@pytest.mark.parametrize("is_swapped", [False, True])
def test_who_waits_outlives_a_swap_of_roles(is_swapped: bool) -> None:
    """Two roles change one after the other, and in between nobody could serve."""
    bench = Bench()
    request = bench.submit()
    bench.handle(ChangeRole(instance=D, role="prefill"))
    bench.end(P, request, "returned")
    assert not bench.said(RequestEnded) and request in bench.core.requests
    (wake,) = [one for one in bench.commands if isinstance(one, WakeAt)]
    if is_swapped:
        bench.handle(ChangeRole(instance=P, role="decode"))
        assert bench.told(D, Submit) and bench.told(P, Expect)
        return
    bench.now = wake.time_ns
    bench.handle(ControlTick())
    assert bench.why == "no decode instance is ready or coming"


def test_a_drained_seat_stays_empty() -> None:
    """A start of its next instance that was on its way changes nothing, and one that registers is ended."""
    bench = Bench()
    bench.lose(D)
    bench.handle(DrainInstance(instance=D))
    bench.handle(InstanceStarting(instance=D, role="decode"))
    assert not bench.seat(D).has_future
    bench.register(D, "decode", "late")
    assert not bench.seat(D).has_future
    assert bench.commands == [InstanceDrained(instance=D, incarnation=Incarnation("late"))]


def test_reset_before_the_hand_over_renews_both() -> None:
    bench = Bench()
    request = bench.submit()
    bench.token(P, request, 0)
    bench.reset(D)
    assert [type(one) for one in bench.told(D)] == [Membership, SetRole, Expect, Reconcile]
    assert [type(one) for one in bench.told(P)] == [Abort, Submit]
    assert bench.told(D, Reconcile)[0].live == ((request, 1),)
    assert bench.charged(P, D) == [1, 1]
    bench.end(P, request, "aborted", attempt=0)
    assert bench.charged(P, D) == [1, 1], "the end of the earlier attempt is no news"


def test_reset_after_the_hand_over_goes_to_the_decode_instance_alone() -> None:
    bench = Bench()
    request = bench.submit()
    bench.token(P, request, 0)
    bench.end(P, request, "handed_over")
    bench.reset(D)
    (submit,) = bench.told(D, Submit)
    assert submit.decode is None
    assert len(submit.resume[0].tokens) // 4 == 1
    assert not bench.told(P)
    assert bench.charged(P, D) == [0, 1]


def test_first_tokens_that_were_lost_are_computed_again_where_the_kv_is() -> None:
    bench = Bench()
    request = bench.submit(n=2)
    bench.token(P, request, 0)
    bench.end(P, request, "handed_over")
    assert [type(one) for one in bench.told(D)] == [Abort, Submit]
    (submit,) = bench.told(D, Submit)
    assert [len(one.tokens) // 4 for one in submit.resume] == [1, 0]


def test_only_the_answer_to_the_last_question_counts() -> None:
    bench = Bench("M")
    request = bench.submit()
    bench.reset(P)
    question = bench.told(P, Reconcile)[0]
    bench.hear(P, StatusReport(live=(), number=question.number - 1))
    assert bench.core.requests[request].attempt == 1
    bench.hear(P, StatusReport(live=(), number=question.number))
    assert bench.core.requests[request].attempt == 2


def test_hand_offs_that_fail_go_elsewhere_and_not_in_a_circle() -> None:
    bench = Bench("PDD")
    request = bench.submit()
    chosen = []
    for attempt in range(RETURNS_IN_A_ROW):
        decode = bench.core.requests[request].decode
        assert decode is not None
        chosen.append(decode)
        bench.end(P, request, "returned", attempt=attempt, reason="no room")
        assert bench.told(decode, Abort)
    assert chosen[0] != chosen[1] != chosen[2]
    assert not bench.told(P, Submit), "after three in a row it waits"
    assert bench.core.requests[request].num_deaths == 0
    bench.now += RETURN_SPACING_NS
    bench.handle(ControlTick())
    assert bench.told(P, Submit)[0].attempt == RETURNS_IN_A_ROW
    bench.now += REROUTE_PATIENCE_NS
    bench.end(P, request, "returned", attempt=RETURNS_IN_A_ROW, reason="no room")
    assert bench.outcome == "failed"
    assert "no room" in bench.said(RequestEnded)[0].message


def test_who_refuses_is_not_asked_again() -> None:
    bench = Bench("PDD")
    request = bench.submit()
    first = bench.core.requests[request].decode
    assert first is not None
    bench.end(first, request, "refused", reason="too long for its pool")
    second = bench.core.requests[request].decode
    assert second not in (None, first)
    assert [type(one) for one in bench.told(P)] == [Abort, Submit]
    bench.end(second, request, "refused", attempt=1, reason="too long for its pool")
    assert bench.outcome == "failed"
    assert bench.told(P, Abort)


def test_a_burst_spreads_before_any_report() -> None:
    bench = Bench("PPDD")
    for _ in range(8):
        bench.submit()
    assert bench.charged(*(InstanceId(seat) for seat in range(4))) == [4, 4, 4, 4]


def test_mixed_and_split_instances_side_by_side() -> None:
    bench = Bench("MPD")
    for _ in range(4):
        bench.submit()
    assert bench.charged(P, D, D2) == [2, 2, 2]
    bench.lose(D2)
    assert bench.core.can_serve, "the mixed instance serves alone"
    assert bench.charged(P) == [4]


def test_a_fetch_names_its_source() -> None:
    def fetching(view: RoutingView) -> Route:
        return Route(prefill=InstanceId(0), fetch_from=InstanceId(1), fetch_tokens=32)

    bench = Bench("MM", policy=fetching)
    bench.submit(num_prompt=40)
    (submit,) = bench.told(P)
    assert submit.fetch.source == Peer(D, Incarnation("i1"))
    assert submit.fetch.num_tokens == 32
    bench.lose(D)
    bench.submit(num_prompt=40)
    assert bench.told(P, Submit)[0].fetch is None, "nobody fetches from the dead"


def test_a_source_may_be_forgotten_while_the_request_waits() -> None:
    """So many instances are drained meanwhile that its seat is not even shown as dead any more."""
    bench = Bench("M" * (MAX_GONE + 6), policy=lambda _: Route(prefill=P, fetch_from=D, fetch_tokens=32))
    started, ended = bench.submit(num_prompt=40), bench.submit(num_prompt=40)
    for seat in range(1, MAX_GONE + 3):
        bench.handle(DrainInstance(instance=InstanceId(seat)))
        bench.hear(InstanceId(seat), Drained())
    assert D not in bench.core.instances
    bench.hear(P, Started(request=started, attempt=0, cached_tokens=0, queue_ns=0))
    bench.token(P, started, 0, finish_reason="length")
    bench.end(P, started, "finished")
    bench.handle(ClientAbort(request=ended))
    assert not bench.core.requests


def test_a_fetch_burdens_its_source_no_longer_than_it_takes() -> None:
    bench = Bench("MM", policy=lambda _: Route(prefill=P, fetch_from=D, fetch_tokens=32))
    bench.submit(num_prompt=40)
    charges, now = bench.seat(D).charges, bench.now
    num_bytes = charges.outgoing_bytes(now)
    assert num_bytes == 32 * MODEL.kv_bytes_per_token
    took_ns = LinearCost().transfer_ns(num_bytes)
    assert charges.outgoing_bytes(now + took_ns - 1) == num_bytes
    assert charges.outgoing_bytes(now + took_ns) == 0, "though the request has not begun"


def test_membership_reaches_everybody_before_requests_name_the_new_one() -> None:
    bench = Bench("P")
    assert bench.told(P, Membership)[0].epoch == 1
    bench.register(D, "decode")
    for seat in (P, D):
        (names,) = bench.told(seat, Membership)
        assert names.epoch == 2
        assert [(one.peer.instance, one.role) for one in names.members] == [(P, "prefill"), (D, "decode")]


@pytest.mark.parametrize(
    ("changes", "word"),
    [
        ({"model": structs.replace(MODEL, fingerprint="g")}, "weights"),
        ({"model": structs.replace(MODEL, fingerprint="g", name="other")}, "another model"),
        ({"pool": structs.replace(registered().pool, block_size=32)}, "blocks"),
    ],
)
def test_an_instance_of_another_kind_is_refused(changes: dict[str, Any], word: str) -> None:
    bench = Bench("M")
    bench.register(D, "mixed", **changes)
    (refusal,) = bench.commands
    assert isinstance(refusal, RefuseInstance)
    assert refusal.incarnation == "i1"
    assert word in refusal.reason
    assert "\n" not in refusal.reason
    bench.register(D, "mixed", **changes)
    assert not bench.commands, "it hears nothing more"
    bench.submit()
    bench.submit()
    assert bench.charged(P) == [2]


def test_the_context_of_the_cluster_is_that_of_its_smallest_instance() -> None:
    bench = Bench("M")
    for instance, context, expected in ((D, 50, 50), (D2, 90, 50)):
        bench.register(instance, "mixed", model=structs.replace(MODEL, max_model_len=context))
        assert not [command for command in bench.commands if isinstance(command, RefuseInstance)]
        assert bench.core.model is not None
        assert bench.core.model.max_model_len == expected


def test_a_drained_instance_finishes_and_is_gone() -> None:
    bench = Bench("PPD")
    requests = [bench.submit(), bench.submit()]
    bench.handle(DrainInstance(instance=P))
    assert bench.told(P, Drain)
    assert [member.peer.instance for member in bench.told(D2, Membership)[0].members] == [P, D, D2]
    bench.submit()
    assert bench.charged(P, D) == [1, 2]
    mine = next(one for one in requests if bench.core.requests[one].instance == P)
    bench.token(P, mine, 0)
    bench.end(P, mine, "handed_over")
    bench.hear(P, Drained())
    assert InstanceDrained(instance=P, incarnation=Incarnation("i0")) in bench.commands
    assert bench.told(D2, Membership)[0].dead == (Incarnation("i0"),)
    bench.handle(InstanceLost(instance=P, incarnation=Incarnation("i0")))
    assert not bench.commands


def test_a_draining_instance_that_dies_is_not_started_again() -> None:
    bench = Bench("MM")
    bench.handle(DrainInstance(instance=P))
    bench.lose(P)
    assert InstanceDrained(instance=P, incarnation=Incarnation("i0")) in bench.commands


def test_a_seat_that_starts_can_be_drained() -> None:
    bench = Bench("M")
    bench.handle(InstanceStarting(instance=D, role="mixed"))
    bench.handle(DrainInstance(instance=D))
    assert bench.commands == [InstanceDrained(instance=D)]


def test_seats_without_a_future_are_forgotten_in_the_end() -> None:
    bench = Bench("M")
    added = [InstanceId(number) for number in range(10, 20 + MAX_GONE)]
    for instance in added:
        bench.handle(InstanceStarting(instance=instance, role="mixed"))
        bench.handle(DrainInstance(instance=instance))
    assert list(bench.core.instances) == [P, *added[10:]], "who may come back stays, and the last of the others"


def test_the_channel_of_a_draining_instance_breaks() -> None:
    bench = Bench("MM")
    request = bench.submit()
    owner = bench.core.requests[request].instance
    assert owner is not None
    other = D if owner == P else P
    bench.handle(DrainInstance(instance=owner))
    bench.reset(owner)
    assert bench.told(owner, Drain)
    assert bench.told(owner, Reconcile)[0].live == ()
    assert bench.told(other, Submit), "it would refuse a new attempt, so another one gets it"


def test_the_cluster_drains_when_its_last_request_has_ended() -> None:
    bench = Bench()
    request = bench.submit()
    bench.handle(DrainCluster())
    assert not bench.told(P)
    bench.token(P, request, 0, finish_reason="stop")
    bench.end(P, request, "finished")
    assert bench.told(P, Drain)
    assert bench.told(D, Drain)
    bench.hear(P, Drained())
    assert not bench.commands


def test_a_role_changes() -> None:
    bench = Bench("PDM")
    request = bench.submit()
    bench.handle(ChangeRole(instance=D2, role="decode"))
    assert [type(one) for one in bench.told(D2)] == [SetRole, Membership]
    assert bench.told(P, Membership)[0].members[2].role == "decode"
    assert request in bench.core.requests
    bench.lose(P)
    assert not bench.core.can_serve
    bench.handle(ChangeRole(instance=D, role="prefill"))
    assert bench.core.can_serve
    assert bench.told(D, Submit), "what waited for the role goes on"


def test_waiting_is_woken_in_time() -> None:
    bench = Bench("M")
    bench.submit()
    bench.lose(P)
    (wake,) = [one for one in bench.commands if isinstance(one, WakeAt)]
    assert wake.time_ns == bench.now + REROUTE_PATIENCE_NS
    bench.register(P, "mixed", "again")
    bench.reset(P)
    bench.reset(P)
    (wake,) = [one for one in bench.commands if isinstance(one, WakeAt)]
    assert wake.time_ns == bench.now - 1 + RESET_SPACING_NS


def test_the_dead_of_an_earlier_gateway_are_named() -> None:
    bench = Bench("PD")
    old = InstanceLost(instance=D2, incarnation=Incarnation("of old"))
    bench.handle(old)
    assert bench.told(P, Membership)[0].dead == (Incarnation("of old"),)
    bench.handle(old)
    assert not bench.commands
