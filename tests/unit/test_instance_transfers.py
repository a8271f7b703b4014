"""One instance core against peers written out by hand: every path of a transfer, and what each side says."""

import numpy as np
import pytest

from kvtide._core import chain_hashes
from kvtide.base.config import PoolSizes, SchedulerConfig
from kvtide.base.ids import Incarnation, InstanceId, RequestId, Tier, TransferId
from kvtide.base.sampling_params import SamplingParams
from kvtide.instance.core import InstanceCore
from kvtide.instance.transfers import (
    FETCH_NS,
    LEASE_TIMEOUT_NS,
    PARK_NS,
    PULL_TIMEOUT_NS,
    RENEW_NS,
    ROOM_TIMEOUT_NS,
)
from kvtide.proto.cluster import Member, Peer
from kvtide.proto.commands import CancelPull, InstanceCommand, Pull, ToControl, ToPeer, WakeAt
from kvtide.proto.control import AttemptEnded, CacheChanged, Drained, LoadReport, StepTokens, TokenOut, TransferCount
from kvtide.proto.executor import RunStep, SampledTokens, SequenceResult, StepDone
from kvtide.proto.instance import (
    Abort,
    Drain,
    Expect,
    Fetch,
    FromPeer,
    GatewayLost,
    InstanceEvent,
    Membership,
    PeerReset,
    PullEnded,
    Resume,
    SendSnapshot,
    SetRole,
    StopSequence,
    Submit,
    Tick,
)
from kvtide.proto.peer import (
    BlockRefs,
    CancelTransfer,
    FirstTokens,
    Granted,
    LeaseBlocks,
    Offer,
    SampledFirst,
    TransferEnded,
    WantBlocks,
)
from kvtide.proto.request import RequestSpec
from kvtide.proto.tokens import pack_tokens

B = 4
END = 99
ME = Peer(InstanceId(7), Incarnation("me"))
OTHER = Peer(InstanceId(1), Incarnation("other"))
THIRD = Peer(InstanceId(2), Incarnation("third"))
T = TransferId("other/1")


class Bench:
    """One core; its commands of the last event are in `commands`, all messages so far in the lists."""

    def __init__(self, role: str, *, device: int = 32, host: int = 0, **config: object) -> None:
        values: dict[str, object] = {"max_model_len": 256, "role": role, **config}
        self.core = InstanceCore(
            SchedulerConfig(**values), PoolSizes(block_size=B, device_blocks=device, host_blocks=host), ME
        )  # type: ignore[arg-type]
        self.now = 0
        self.step: RunStep | None = None
        self.told: list[object] = []
        self.sent: list[tuple[Peer, object]] = []
        self.pulls: list[Pull] = []
        self.cancelled: list[TransferId] = []
        self.wake_ns: int | None = None
        self.send(Tick())

    def send(self, event: InstanceEvent) -> list[InstanceCommand]:
        self.now += 1
        commands = self.core.handle(event, self.now)
        for command in commands:
            match command:
                case RunStep():
                    self.step = command
                case ToControl():
                    self.told.append(command.message)
                case ToPeer():
                    self.sent.append((command.peer, command.message))
                case Pull():
                    self.pulls.append(command)
                case CancelPull():
                    self.cancelled.append(command.transfer)
                case WakeAt():
                    self.wake_ns = command.time_ns
        self.core.check_invariants()
        return commands

    def hear(self, message: object, peer: Peer = OTHER) -> None:
        self.send(FromPeer(peer=peer, message=message))  # type: ignore[arg-type]

    def wait(self, duration_ns: int) -> None:
        """Time passes; ticks come when they were asked for."""
        end = self.now + duration_ns
        while self.wake_ns is not None and self.wake_ns <= end:
            self.now, self.wake_ns = self.wake_ns, None
            self.send(Tick())
        self.now = end

    def done(self, token: int = 5) -> None:
        step, self.step = self.step, None
        assert step is not None
        results = tuple(
            SequenceResult(key=one.key, samples=tuple(SampledTokens((token,)) for _ in one.samples))
            for one in step.sequences
            if one.samples
        )
        self.send(StepDone(step=step.step, results=results))

    def run(self) -> None:
        while self.step is not None:
            self.done()

    def pulled(self, outcome: str = "moved", transfer: TransferId = T, **values: int) -> None:
        self.send(
            PullEnded(
                transfer=transfer, outcome=outcome, reason="" if outcome == "moved" else "no", transport="shm", **values
            )
        )

    def say(self, kind: type) -> list:
        """What was said to peers, of this kind."""
        return [message for _, message in self.sent if isinstance(message, kind)]

    @property
    def last(self) -> object:
        return self.sent[-1][1]

    def ended(self) -> list[tuple[str, str]]:
        return [(one.outcome, one.reason) for one in self.told if isinstance(one, AttemptEnded)]

    @property
    def outputs(self) -> list[TokenOut]:
        return [out for message in self.told if isinstance(message, StepTokens) for out in message.outputs]

    @property
    def device(self):
        return self.core.blocks.usage()["device"]

    def is_clean(self) -> bool:
        """Nothing is held by anybody."""
        usage = self.device
        return self.core.is_idle and usage.active == usage.leased == usage.quarantined == 0


def spec(request: int = 1, num_prompt: int = 10, **params) -> RequestSpec:
    values = {"max_tokens": 6, "seed": 1, **params}
    return RequestSpec(
        request=RequestId(request),
        prompt=pack_tokens(range(num_prompt)),
        params=SamplingParams(**values),
        stop_token_ids=(END,),
        arrival_ns=request,
    )


def refs(*blocks: int) -> BlockRefs:
    numbers = np.array(blocks, dtype=np.int32)
    return BlockRefs(np.zeros_like(numbers), numbers, np.ones_like(numbers))


def offer(first_block: int, *blocks: int, transfer: TransferId = T, **gate: int) -> Offer:
    return Offer(transfer=transfer, first_block=first_block, source=refs(*blocks), mode="by-request-agg", **gate)


def first_tokens(*tokens: int, finished: tuple[int, ...] = ()) -> FirstTokens:
    entries = tuple(SampledFirst(i, pack_tokens([token]), i in finished) for i, token in enumerate(tokens))
    return FirstTokens(transfer=T, sequences=entries)


def lease(
    request: RequestSpec,
    *,
    transfer: TransferId = T,
    attempt: int = 0,
    index: int = 0,
    more: tuple[int, ...] = (),
    **values,
) -> LeaseBlocks:
    kind = values.pop("kind", "handoff")
    return LeaseBlocks(
        transfer=transfer,
        kind=kind,
        request=request.request,
        attempt=attempt,
        index=index,
        tokens=request.prompt + pack_tokens(more),
        **values,
    )


# -- the sender of a hand-off


def test_a_hand_off_from_the_wish_to_the_last_word() -> None:
    bench = Bench("prefill")
    bench.send(Submit(spec=spec(), decode=OTHER))
    (asked,) = bench.say(LeaseBlocks)
    assert (asked.kind, asked.request, asked.index, asked.tokens) == ("handoff", 1, 0, spec().prompt)
    bench.hear(Granted(transfer=asked.transfer, have_blocks=1))
    assert not bench.say(Offer), "nothing to offer yet"
    bench.done()
    (given,) = bench.say(Offer)
    assert (given.first_block, len(given.source.blocks), given.gate_step, given.mode) == (1, 2, -1, "by-request-agg")
    assert given.source.generations.tolist() == bench.core.blocks.pool.generations(given.source.blocks).tolist()
    assert bench.last == FirstTokens(transfer=asked.transfer, sequences=(SampledFirst(0, pack_tokens([5]), False),))
    assert [(out.position, out.tokens, out.finish_reason) for out in bench.outputs] == [(0, (5,), None)]
    assert not bench.ended() and bench.device.active == 3, "pinned until the reader says that it is done"
    bench.hear(TransferEnded(transfer=asked.transfer, outcome="done"))
    assert bench.ended() == [("handed_over", "")] and bench.is_clean()
    assert bench.device.historical == 2, "the whole blocks of the prompt stay"


def test_a_lease_that_comes_late_is_offered_at_once() -> None:
    bench = Bench("prefill", caching="off")
    bench.send(Submit(spec=spec(), decode=OTHER))
    bench.done()
    assert bench.step is None and not bench.say(Offer) and bench.device.active == 3
    bench.hear(Granted(transfer=bench.say(LeaseBlocks)[0].transfer, have_blocks=0))
    assert isinstance(bench.last, FirstTokens) and len(bench.say(Offer)) == 1
    bench.hear(Granted(transfer=bench.say(LeaseBlocks)[0].transfer, have_blocks=0))
    assert len(bench.say(Offer)) == 1, "a repeated grant is nothing new"
    bench.hear(TransferEnded(transfer=bench.say(LeaseBlocks)[0].transfer, outcome="done"))
    assert bench.is_clean() and bench.device.free == 32


def test_by_layer_offers_while_the_last_chunk_is_computed() -> None:
    bench = Bench("prefill", transfer="by-layer", max_num_batched_tokens=8)
    bench.send(Submit(spec=spec(num_prompt=10), decode=OTHER))
    name = bench.say(LeaseBlocks)[0].transfer
    bench.hear(Granted(transfer=name, have_blocks=0))
    assert not bench.say(Offer), "this is not the last chunk"
    bench.done()
    (given,) = bench.say(Offer)
    assert bench.step is not None and (given.gate_step, given.gated_from) == (bench.step.step, 2)
    assert not bench.say(FirstTokens)
    bench.done()
    assert len(bench.say(Offer)) == 1 and len(bench.say(FirstTokens)) == 1
    # A lease that comes while the last chunk is on its way is in time, too.
    bench.hear(TransferEnded(transfer=name, outcome="done"))
    bench.send(Submit(spec=spec(2, 30, max_tokens=9), decode=OTHER))
    while bench.core.scheduler.batch[0][0].num_computed + len(bench.step.sequences[0].tokens) < 30:  # type: ignore[union-attr]
        bench.done()
    bench.hear(Granted(transfer=bench.say(LeaseBlocks)[1].transfer, have_blocks=2))
    late = bench.say(Offer)[1]
    assert late.gate_step == bench.step.step and late.first_block == 2 and late.gated_from >= 2  # type: ignore[union-attr]
    bench.send(Abort(request=RequestId(2), attempt=0))
    assert isinstance(bench.last, CancelTransfer)
    bench.done()
    assert not bench.is_clean()
    bench.hear(TransferEnded(transfer=late.transfer, outcome="cancelled"))
    assert bench.is_clean()


def test_copies_of_a_step_are_part_of_its_gate() -> None:
    """A prefix that this very step brings up from the host tier may not be read before its first layer is done."""
    bench = Bench("prefill", transfer="by-layer", device=6, host=8)
    for number in (1, 2):
        other = spec(number, 9, max_tokens=1)
        prompt = pack_tokens(range(100 * number, 100 * number + 9))
        bench.send(Submit(spec=RequestSpec(request=other.request, prompt=prompt, params=other.params)))
        bench.run()
    bench.send(Submit(spec=spec(3, 20, max_tokens=1)))
    bench.run()
    again = RequestSpec(request=RequestId(4), prompt=pack_tokens(range(100, 110)), params=spec().params)
    bench.send(Submit(spec=again, decode=OTHER))
    assert bench.step is not None and any(copy.dst_tier == Tier.DEVICE for copy in bench.step.copies)
    bench.hear(Granted(transfer=bench.say(LeaseBlocks)[0].transfer, have_blocks=0))
    assert bench.say(Offer)[0].gated_from == 0


def test_what_ends_with_its_first_token_does_not_move() -> None:
    bench = Bench("prefill")
    bench.send(Submit(spec=spec(max_tokens=1), decode=OTHER))
    assert not bench.sent, "it is clear from the start"
    bench.done()
    assert bench.ended() == [("finished", "")]
    bench.send(Submit(spec=spec(2), decode=OTHER))
    bench.done(END)
    assert bench.last == CancelTransfer(transfer=bench.say(LeaseBlocks)[0].transfer, reason="finished")
    assert bench.ended()[1:] == [("finished", "")] and bench.is_clean()


def test_several_sequences_move_once() -> None:
    bench = Bench("prefill")
    bench.send(Submit(spec=spec(n=3), decode=OTHER))
    assert len(bench.say(LeaseBlocks)) == 1 and bench.step is not None and len(bench.step.sequences[0].samples) == 3
    bench.send(StopSequence(request=RequestId(1), attempt=0, index=1, keep=0))
    bench.done()
    bench.hear(Granted(transfer=bench.say(LeaseBlocks)[0].transfer, have_blocks=0))
    (first,) = bench.say(FirstTokens)
    assert [(one.index, one.is_finished) for one in first.sequences] == [(0, False), (1, True), (2, False)]
    assert [(out.index, out.finish_reason) for out in bench.outputs] == [(0, None), (1, "stop"), (2, None)]


def test_resumed_sequences_move_one_by_one_and_who_ends_early_is_named() -> None:
    bench = Bench("prefill")
    resume = (Resume(pack_tokens([5, 6])), Resume(pack_tokens([7]), True), Resume(pack_tokens([5, 5, 5, 5, 5])))
    bench.send(Submit(spec=spec(n=3), attempt=1, resume=resume, decode=OTHER))
    asked = bench.say(LeaseBlocks)
    assert [(one.index, len(one.tokens) // 4) for one in asked] == [(0, 12)], "the last one is about to end"
    bench.run()
    (told,) = [one for one in bench.say(LeaseBlocks) if one.index == 2]
    assert bench.say(CancelTransfer) == [CancelTransfer(transfer=told.transfer, reason="finished")]
    bench.hear(Granted(transfer=asked[0].transfer, have_blocks=0))
    assert bench.say(FirstTokens)[0].sequences == (SampledFirst(0, pack_tokens([5, 6, 5]), False),)
    bench.hear(TransferEnded(transfer=asked[0].transfer, outcome="done"))
    assert not bench.ended(), "the receiver may still wait for the third"
    bench.hear(TransferEnded(transfer=told.transfer, outcome="cancelled"))
    assert bench.ended() == [("handed_over", "")] and bench.is_clean()


@pytest.mark.parametrize("when", ["computing", "complete", "offered"])
@pytest.mark.parametrize("what", ["refused", "dead", "reset", "abort", "gateway"])
def test_whatever_goes_wrong_at_the_sender(when: str, what: str) -> None:
    bench = Bench("prefill")
    bench.send(Submit(spec=spec(), decode=OTHER))
    name = bench.say(LeaseBlocks)[0].transfer
    if when != "computing":
        bench.done()
    if when == "offered":
        bench.hear(Granted(transfer=name, have_blocks=0))
    match what:
        case "refused":
            bench.hear(TransferEnded(transfer=name, outcome="refused", reason="full"))
        case "dead":
            bench.send(Membership(gateway=Incarnation(""), epoch=1, members=(), dead=(OTHER.incarnation,)))
        case "reset":
            bench.send(PeerReset(peer=OTHER))
        case "abort":
            bench.send(Abort(request=RequestId(1), attempt=0))
        case "gateway":
            bench.send(GatewayLost())
    is_read = when == "offered" and what in ("reset", "abort", "gateway")
    if when == "computing":
        bench.done()
    if is_read:
        assert bench.device.active == 3 and not bench.ended(), "the reader may still be reading"
        assert isinstance(bench.last, CancelTransfer)
        bench.hear(TransferEnded(transfer=name, outcome="cancelled"))
    outcomes = [outcome for outcome, _ in bench.ended()]
    assert outcomes == {"abort": ["aborted"], "gateway": []}.get(what, ["returned"])
    assert all(reason for outcome, reason in bench.ended() if outcome == "returned")
    assert bench.is_clean() and bench.step is None


def test_a_sender_renews_while_it_computes_and_gives_up_in_the_end() -> None:
    bench = Bench("prefill")
    bench.send(Submit(spec=spec(), decode=OTHER))
    bench.wait(3 * RENEW_NS + 10)
    assert len(bench.say(LeaseBlocks)) == 4 and len(set(map(str, bench.say(LeaseBlocks)))) == 1
    bench.done()
    bench.wait(ROOM_TIMEOUT_NS + RENEW_NS)
    assert bench.ended()[0][0] == "returned" and bench.is_clean() and isinstance(bench.last, CancelTransfer)
    bench.send(Submit(spec=spec(2), decode=OTHER))
    bench.done()
    bench.hear(Granted(transfer=bench.say(LeaseBlocks)[-1].transfer, have_blocks=0))
    bench.wait(PULL_TIMEOUT_NS + 10)
    assert isinstance(bench.last, CancelTransfer) and not bench.is_clean()
    bench.wait(LEASE_TIMEOUT_NS + 10)
    assert bench.is_clean(), "the last resort: generations protect whoever reads on"


def test_a_preempted_sequence_takes_its_wish_back_and_asks_again() -> None:
    bench = Bench("prefill", device=8, max_num_batched_tokens=2)
    older = RequestSpec(
        request=RequestId(1), prompt=pack_tokens(range(50, 55)), params=spec(max_tokens=22).params, arrival_ns=1
    )
    bench.send(Submit(spec=older))
    for _ in range(4):
        bench.done()
    bench.send(Submit(spec=spec(2, 18), decode=OTHER))
    bench.done()
    first = bench.say(LeaseBlocks)[0].transfer
    bench.hear(Granted(transfer=first, have_blocks=0))
    bench.run()
    assert bench.core.counters.preemptions == 1
    assert bench.say(CancelTransfer) == [CancelTransfer(transfer=first, reason="preempted or aborted")]
    assert len(bench.say(LeaseBlocks)) == 2 and not bench.say(Offer)
    bench.hear(Granted(transfer=bench.say(LeaseBlocks)[1].transfer, have_blocks=0))
    assert len(bench.say(Offer)) == 1


def test_a_submit_for_a_dead_decode_instance_comes_back() -> None:
    bench = Bench("prefill")
    bench.send(Membership(gateway=Incarnation("g"), epoch=1, members=(), dead=(OTHER.incarnation,)))
    bench.send(Submit(spec=spec(), decode=OTHER))
    assert bench.ended()[0][0] == "returned" and bench.is_clean() and not bench.sent
    bench.hear(WantBlocks(transfer=T, tokens=b""))
    assert not bench.sent, "the dead say nothing"


# -- the receiver of a hand-off


def expecting(bench: Bench, request: RequestSpec | None = None, **values) -> RequestSpec:
    request = request or spec()
    bench.send(Expect(spec=request, attempt=values.pop("attempt", 0), prefill=OTHER, **values))
    return request


def test_taking_over_from_the_lease_to_the_end() -> None:
    bench = Bench("decode", caching="decode")
    request = expecting(bench)
    assert not bench.core.is_idle and bench.step is None
    bench.hear(lease(request))
    assert bench.sent == [(OTHER, Granted(transfer=T, have_blocks=0))] and bench.device.leased == 3
    bench.hear(offer(0, 11, 12, 13))
    (pull,) = bench.pulls
    assert pull.peer == OTHER and pull.source.blocks.tolist() == [11, 12, 13] and len(pull.target) == 3
    assert (pull.mode, pull.gate_step) == ("by-request-agg", -1)
    bench.hear(first_tokens(5))
    assert bench.step is None
    bench.pulled(num_bytes=300, num_pieces=3, duration_ns=10)
    assert bench.last == TransferEnded(transfer=T, outcome="done") and bench.device.leased == 0
    assert bench.step is not None
    (only,) = bench.step.sequences
    assert (only.start, only.tokens.tolist(), only.blocks.tolist()) == (10, [5], pull.target.tolist())
    assert [(s.index, s.position) for s in only.samples] == [(0, 1)]
    bench.run()
    assert [(out.position, out.finish_reason) for out in bench.outputs] == [
        (1, None),
        (2, None),
        (3, None),
        (4, None),
        (5, "length"),
    ]
    assert bench.ended() == [("finished", "")] and bench.is_clean()
    bench.wait(2 * 10**9)
    report = [one for one in bench.told if isinstance(one, LoadReport)][-1]
    assert report.transfers == (TransferCount(OTHER.instance, "by-request-agg", "shm", 1, 300, 3, 10),)
    assert report.role == "decode" and report.leases == 0
    # The next turn: only what is missing is asked for.
    longer = RequestSpec(
        request=RequestId(2), prompt=pack_tokens([*range(10), 5, 5, 5, 5, 5, 5, 1, 2]), params=spec().params
    )
    expecting(bench, longer)
    bench.hear(lease(longer, transfer=TransferId("other/2")))
    assert bench.last == Granted(transfer=TransferId("other/2"), have_blocks=3) and bench.device.leased == 2


def test_first_tokens_may_come_before_the_bytes_or_after() -> None:
    for order in ((0, 1), (1, 0)):
        bench = Bench("decode")
        bench.hear(lease(expecting(bench)))
        bench.hear(offer(0, 1, 2, 3))
        for what in order:
            bench.pulled() if what else bench.hear(first_tokens(5))
        assert bench.step is not None and bench.last == TransferEnded(transfer=T, outcome="done")


def test_forks_share_what_has_come() -> None:
    bench = Bench("decode")
    request = expecting(bench, spec(n=3))
    bench.send(StopSequence(request=RequestId(1), attempt=0, index=2, keep=1))
    bench.hear(lease(request))
    bench.hear(offer(0, 1, 2, 3))
    bench.hear(first_tokens(5, 6, 7))
    bench.pulled()
    assert [(out.index, out.position, out.finish_reason) for out in bench.outputs] == [(2, 1, "stop")]
    assert bench.step is not None and [one.tokens.tolist() for one in bench.step.sequences] == [[5], [6]]
    assert len(bench.step.copies) == 1, "the partial block of one of them is copied"
    bench.run()
    assert bench.ended() == [("finished", "")] and len(bench.outputs) == 1 + 2 * 5


def test_a_wish_may_overtake_its_expect() -> None:
    bench = Bench("decode")
    request = spec()
    bench.hear(lease(request))
    assert not bench.sent and not bench.core.is_idle
    expecting(bench, request)
    assert bench.last == Granted(transfer=T, have_blocks=0)
    bench.hear(lease(request))
    assert bench.say(Granted) == [Granted(transfer=T, have_blocks=0)] * 2 and bench.device.leased == 3, (
        "renewed, not leased twice"
    )
    bench.send(Abort(request=RequestId(1), attempt=0))
    assert bench.last == TransferEnded(transfer=T, outcome="cancelled", reason="aborted")
    assert bench.ended() == [("aborted", "")] and bench.is_clean()
    bench.hear(lease(request))
    assert bench.last == TransferEnded(transfer=T, outcome="cancelled") and bench.is_clean()
    bench.hear(lease(request, transfer=TransferId("other/2")))
    assert bench.last == TransferEnded(
        transfer=TransferId("other/2"), outcome="refused", reason="the attempt is over here"
    )


def test_a_wish_that_nobody_announces_is_refused_after_a_while() -> None:
    bench = Bench("decode")
    bench.hear(lease(spec()))
    bench.wait(PARK_NS + 1)
    assert isinstance(bench.last, TransferEnded) and bench.last.outcome == "refused" and bench.is_clean()


def test_an_end_that_overtakes_the_expect_is_remembered() -> None:
    bench = Bench("decode")
    request = spec(n=2)
    bench.hear(lease(request, index=1, attempt=1, more=(8,)))
    bench.hear(CancelTransfer(transfer=T, reason="finished"))
    assert not bench.sent
    resume = (Resume(pack_tokens([5])), Resume(pack_tokens([8])))
    expecting(bench, request, attempt=1, resume=resume)
    assert bench.last == TransferEnded(transfer=T, outcome="cancelled", reason="it has finished")
    other = TransferId("other/2")
    bench.hear(lease(request, transfer=other, attempt=1, more=(5,)))
    bench.hear(offer(0, 1, 2, 3, transfer=other))
    bench.hear(FirstTokens(transfer=other, sequences=(SampledFirst(0, pack_tokens([5, 5]), False),)))
    bench.pulled(transfer=other)
    bench.run()
    assert bench.ended() == [("finished", "")], "it waits for nothing else"


@pytest.mark.parametrize(
    "wrong",
    [
        lease(spec(num_prompt=11)),
        lease(spec(), index=1),
        lease(spec(), more=(1,)),
        lease(spec(), kind="gift"),
        LeaseBlocks(transfer=T, kind="handoff", request=RequestId(1), attempt=0, index=0, tokens=b"123"),
    ],
)
def test_a_wish_that_fits_nothing_is_refused(wrong: LeaseBlocks) -> None:
    bench = Bench("decode")
    request = expecting(bench)
    bench.hear(wrong)
    assert isinstance(bench.last, TransferEnded) and bench.last.outcome == "refused" and bench.last.reason
    bench.hear(lease(request, transfer=TransferId("third/1")), THIRD)
    assert isinstance(bench.last, TransferEnded) and bench.last.outcome == "refused", "it comes from another instance"
    bench.hear(lease(request, transfer=TransferId("other/9")))
    assert isinstance(bench.last, Granted), "the true one is still welcome"


def test_wishes_of_another_gateway_wait() -> None:
    """Each gateway counts its requests anew: one must not be taken for another's."""
    bench = Bench("decode")
    bench.send(Membership(gateway=Incarnation("g1"), epoch=1, members=()))
    request = expecting(bench)
    bench.hear(lease(request, gateway=Incarnation("g2")))
    assert not bench.sent
    bench.send(GatewayLost())
    bench.hear(lease(request, gateway=Incarnation("g2"), transfer=TransferId("other/2")))
    bench.send(Membership(gateway=Incarnation("g2"), epoch=1, members=()))
    expecting(bench, request)
    assert bench.last == Granted(transfer=TransferId("other/2"), have_blocks=0)


@pytest.mark.parametrize("when", ["granted", "pulling", "moved"])
@pytest.mark.parametrize("what", ["abort", "dead", "reset", "cancel", "gateway", "silence"])
def test_whatever_goes_wrong_at_the_receiver(when: str, what: str) -> None:
    bench = Bench("decode")
    request = expecting(bench)
    bench.hear(lease(request))
    if when != "granted":
        bench.hear(offer(0, 1, 2, 3))
    if when == "moved":
        bench.pulled()
    match what:
        case "abort":
            bench.send(Abort(request=RequestId(1), attempt=0))
        case "dead":
            bench.send(Membership(gateway=Incarnation(""), epoch=1, members=(), dead=(OTHER.incarnation,)))
        case "reset":
            bench.send(PeerReset(peer=OTHER))
        case "cancel":
            bench.hear(CancelTransfer(transfer=T, reason="returned"))
        case "gateway":
            bench.send(GatewayLost())
        case "silence":
            bench.wait(PULL_TIMEOUT_NS + LEASE_TIMEOUT_NS)
    if when == "pulling":
        assert bench.cancelled == [T] and bench.device.quarantined == 3 and bench.device.leased == 0
        assert not bench.say(TransferEnded) and not bench.ended(), "it may still be written"
        bench.pulled("cancelled")
    assert not bench.device.leased and not bench.device.quarantined and not bench.device.active
    said = [] if what == "dead" else ["failed" if what == "silence" else "cancelled"]
    assert [one.outcome for one in bench.say(TransferEnded)] == said
    if what in ("abort", "dead"):
        assert bench.ended() == [("aborted", "")]
    elif what != "gateway":
        assert not bench.ended(), "it is for the control core to say what follows"
        bench.send(Abort(request=RequestId(1), attempt=0))
    assert bench.is_clean() and not bench.outputs


def test_a_pull_that_fails_fails_the_transfer() -> None:
    bench = Bench("decode")
    bench.hear(lease(expecting(bench)))
    bench.hear(offer(0, 1, 2, 3))
    bench.pulled("failed")
    assert bench.last == TransferEnded(transfer=T, outcome="failed", reason="no") and not bench.device.leased
    bench.hear(FirstTokens(transfer=T, sequences=()))
    bench.hear(CancelTransfer(transfer=T))
    assert bench.last == TransferEnded(transfer=T, outcome="failed"), "always answered"


@pytest.mark.parametrize("wrong", [offer(1, 1, 2), offer(0, 1, 2), offer(0, 1, 2, 3, 4)])
def test_an_offer_that_does_not_fit_the_lease_is_refused(wrong: Offer) -> None:
    bench = Bench("decode")
    bench.hear(lease(expecting(bench)))
    bench.hear(wrong)
    assert isinstance(bench.last, TransferEnded) and bench.last.outcome == "failed" and not bench.pulls


def test_first_tokens_of_something_else_are_refused() -> None:
    bench = Bench("decode")
    bench.hear(lease(expecting(bench)))
    bench.hear(offer(0, 1, 2, 3))
    bench.hear(first_tokens(5, 6))
    assert bench.cancelled == [T]
    bench.pulled("moved")
    assert isinstance(bench.last, TransferEnded) and bench.last.outcome == "failed" and not bench.device.quarantined


def test_bytes_are_pulled_only_once_what_they_overwrite_was_copied_away() -> None:
    bench = Bench("decode", device=4, host=8)
    bench.send(
        Submit(
            spec=RequestSpec(request=RequestId(5), prompt=pack_tokens(range(40, 54)), params=spec(max_tokens=1).params)
        )
    )
    bench.run()
    assert bench.device.historical == 3
    bench.hear(lease(expecting(bench)))
    assert bench.step is not None and not bench.step.sequences and len(bench.step.copies) == 2, "a step of copies only"
    bench.hear(offer(0, 1, 2, 3))
    assert not bench.pulls
    bench.done()
    assert len(bench.pulls) == 1


def test_hand_offs_wait_for_room_in_the_order_of_their_requests() -> None:
    bench = Bench("decode", device=8, max_num_seqs=2, caching="off")
    for number in (1, 2, 3):
        request = expecting(bench, spec(number, 16, max_tokens=4))
        bench.hear(lease(request, transfer=TransferId(f"other/{number}")))
    assert [one.transfer for one in bench.say(Granted)] == ["other/1"], "the second would leave it no block to grow"
    one = TransferId("other/1")
    bench.hear(offer(0, 1, 2, 3, 4, transfer=one))
    bench.hear(FirstTokens(transfer=one, sequences=(SampledFirst(0, pack_tokens([5]), False),)))
    bench.pulled(transfer=one)
    bench.run()
    assert [one.transfer for one in bench.say(Granted)] == ["other/1", "other/2"]
    huge = expecting(bench, spec(4, 31))
    bench.hear(lease(huge, transfer=TransferId("other/4")))
    bench.hear(CancelTransfer(transfer=TransferId("other/2")))
    assert bench.say(Granted)[-1].transfer == "other/3"


def test_seats_are_reserved() -> None:
    bench = Bench("decode", max_num_seqs=2)
    bench.hear(lease(expecting(bench, spec(1, 5, n=2))))
    other = expecting(bench, spec(2, 5))
    bench.hear(lease(other, transfer=TransferId("other/2")))
    assert len(bench.say(Granted)) == 1
    bench.send(Abort(request=RequestId(1), attempt=0))
    assert len(bench.say(Granted)) == 2


def test_what_can_never_fit_is_refused() -> None:
    bench = Bench("decode", device=4)
    request = spec(1, 14, n=1, max_tokens=9)
    resume = (Resume(pack_tokens([5, 6])),)
    expecting(bench, request, attempt=1, resume=resume)
    bench.hear(lease(request, attempt=1, more=(5, 6)))
    assert isinstance(bench.last, TransferEnded) and bench.last.outcome == "refused"


def test_an_expected_attempt_waits_for_its_prefill_instance_as_long_as_it_lives() -> None:
    bench = Bench("decode")
    expecting(bench)
    bench.wait(10 * LEASE_TIMEOUT_NS)
    assert not bench.ended()
    bench.send(Membership(gateway=Incarnation(""), epoch=1, members=(), dead=(OTHER.incarnation,)))
    assert bench.ended() == [("aborted", "")] and bench.is_clean()
    expecting(bench, spec(2))
    assert bench.ended()[1:] == [("aborted", "")], "dead from the start"


def test_who_sits_on_the_seat_of_another_has_replaced_it() -> None:
    bench = Bench("decode")
    old, new = Member(peer=Peer(OTHER.instance, Incarnation("old")), role="prefill"), Member(peer=OTHER, role="prefill")
    bench.send(Membership(gateway=Incarnation("g"), epoch=1, members=()))
    bench.hear(lease(spec(), gateway=Incarnation("g")))
    bench.send(Membership(gateway=Incarnation("g"), epoch=2, members=(old,)))
    assert not bench.core.is_idle, "it is newer than what we are told"
    bench.send(Membership(gateway=Incarnation("g"), epoch=3, members=(new,)))
    expecting(bench)
    assert isinstance(bench.last, Granted)
    newest = Member(peer=Peer(OTHER.instance, Incarnation("newest")), role="prefill")
    bench.send(Membership(gateway=Incarnation("g"), epoch=4, members=(newest,)))
    assert bench.ended() == [("aborted", "")] and bench.is_clean()


# -- returns


def decoded(bench: Bench, **values) -> RequestSpec:
    request = expecting(bench, **values)
    bench.hear(lease(request))
    bench.hear(offer(0, 1, 2, 3))
    bench.hear(first_tokens(5))
    bench.pulled()
    return request


def test_what_was_generated_goes_back() -> None:
    bench = Bench("decode")
    decoded(bench)
    bench.run()
    asked = bench.say(LeaseBlocks)[0]
    assert bench.ended() == [("finished", "")], "not on the critical path"
    assert (asked.kind, asked.min_have_blocks, len(asked.tokens) // 4) == ("return", 2, 12)
    bench.send(Drain())
    assert not any(isinstance(one, Drained) for one in bench.told), "it waits for its reader"
    bench.hear(Granted(transfer=asked.transfer, have_blocks=2))
    (given,) = bench.say(Offer)
    assert given.first_block == 2 and len(given.source.blocks) == 1, "the whole third block, tail and all"
    bench.hear(TransferEnded(transfer=asked.transfer, outcome="done"))
    assert bench.is_clean() and isinstance(bench.told[-1], Drained)


@pytest.mark.parametrize("caching", ["off", "prefill", "decode"])
def test_lower_levels_return_nothing(caching: str) -> None:
    bench = Bench("decode", caching=caching)
    decoded(bench)
    bench.run()
    assert not bench.say(LeaseBlocks) and bench.is_clean()
    assert bench.device.historical == (3 if caching == "decode" else 0)


def test_a_stop_string_returns_only_what_is_kept() -> None:
    bench = Bench("decode")
    request = spec(max_tokens=20)
    decoded(bench, request=request)
    for _ in range(9):
        bench.done()
    bench.send(StopSequence(request=RequestId(1), attempt=0, index=0, keep=3))
    assert len(bench.say(LeaseBlocks)[0].tokens) // 4 == 12, "13 tokens are kept"
    bench.run()
    bench.hear(TransferEnded(transfer=bench.say(LeaseBlocks)[0].transfer, outcome="refused", reason="full"))
    assert bench.is_clean() and bench.ended() == [("finished", "")]


def test_a_return_is_taken_where_its_beginning_is_still_held() -> None:
    bench = Bench("prefill")
    bench.send(Submit(spec=spec(max_tokens=1)))
    bench.run()
    whole = RequestSpec(request=RequestId(1), prompt=pack_tokens([*range(10), 5, 5, 5, 5, 5, 5]), params=spec().params)
    back = lease(whole, kind="return", min_have_blocks=2)
    bench.hear(back)
    assert bench.last == Granted(transfer=T, have_blocks=2) and bench.device.leased == 2
    bench.hear(offer(2, 7, 8))
    bench.pulled()
    assert bench.last == TransferEnded(transfer=T, outcome="done")
    assert bench.is_clean() and bench.device.historical == 4
    bench.hear(back)
    assert bench.last == TransferEnded(transfer=T, outcome="done") and bench.device.historical == 4, (
        "not inserted twice"
    )
    stranger = RequestSpec(request=RequestId(1), prompt=pack_tokens(range(30, 46)), params=spec().params)
    bench.hear(lease(stranger, kind="return", min_have_blocks=2, transfer=TransferId("other/2")))
    assert isinstance(bench.last, TransferEnded) and bench.last.outcome == "refused"
    bench.send(SetRole(role="decode"))
    bench.send(Drain())
    bench.hear(lease(whole, kind="return", min_have_blocks=2, transfer=TransferId("other/3")))
    assert isinstance(bench.last, TransferEnded) and bench.last.outcome == "refused"


# -- fetches


def fetching(bench: Bench, **values) -> TransferId:
    bench.send(Submit(spec=spec(num_prompt=14, **values), fetch=Fetch(OTHER, 14)))
    return bench.say(WantBlocks)[-1].transfer


def test_a_prefix_is_fetched_before_the_request_is_queued() -> None:
    bench = Bench("prefill")
    name = fetching(bench)
    want = bench.say(WantBlocks)[0]
    assert len(want.tokens) // 4 == 12 and want.have_blocks == 0 and bench.step is None
    bench.hear(offer(0, 4, 5, 6, transfer=name))
    bench.pulled(transfer=name)
    assert bench.last == TransferEnded(transfer=name, outcome="done")
    assert bench.step is not None and bench.step.sequences[0].start == 12
    bench.run()
    assert bench.ended() == [("finished", "")] and bench.is_clean()
    bench.send(Submit(spec=spec(2, 14), fetch=Fetch(OTHER, 14)))
    assert len(bench.say(WantBlocks)) == 1 and bench.step is not None, "it is all here"


@pytest.mark.parametrize("what", ["cancel", "failure", "silence", "slow", "dead", "reset", "wrong"])
def test_a_fetch_that_fails_costs_nothing_but_time(what: str) -> None:
    bench = Bench("prefill")
    name = fetching(bench)
    match what:
        case "cancel":
            bench.hear(CancelTransfer(transfer=name))
        case "failure":
            bench.hear(offer(0, 4, 5, 6, transfer=name))
            bench.pulled("failed", name)
        case "silence":
            bench.wait(FETCH_NS + 1)
        case "slow":
            bench.hear(offer(0, 4, 5, 6, transfer=name))
            bench.wait(FETCH_NS + 1)
            assert bench.cancelled == [name] and bench.device.quarantined == 3
        case "dead":
            bench.send(Membership(gateway=Incarnation(""), epoch=1, members=(), dead=(OTHER.incarnation,)))
        case "reset":
            bench.send(PeerReset(peer=OTHER))
        case "wrong":
            bench.hear(offer(0, 4, 5, 6, 7, transfer=name))
    assert bench.step is not None and bench.step.sequences[0].start == 0
    bench.run()
    if what == "slow":
        assert not bench.ended()
        bench.pulled("cancelled", name)
    assert bench.ended() == [("finished", "")] and bench.is_clean()


def test_what_is_stopped_during_a_fetch_is_not_queued() -> None:
    bench = Bench("prefill")
    resume = (Resume(pack_tokens([5])), Resume(pack_tokens([6])))
    bench.send(Submit(spec=spec(num_prompt=14, n=2), attempt=1, resume=resume, decode=OTHER, fetch=Fetch(OTHER, 14)))
    bench.send(StopSequence(request=RequestId(1), attempt=1, index=1, keep=1))
    told = bench.say(LeaseBlocks)[-1]
    assert told.index == 1 and bench.say(CancelTransfer)[-1].transfer == told.transfer
    bench.hear(CancelTransfer(transfer=bench.say(WantBlocks)[0].transfer))
    assert bench.step is not None and len(bench.step.sequences) == 1
    bench.hear(TransferEnded(transfer=told.transfer, outcome="cancelled"))
    bench.send(Membership(gateway=Incarnation(""), epoch=1, members=(), dead=(OTHER.incarnation,)))
    bench.done()
    assert [outcome for outcome, _ in bench.ended()] == ["returned"] and bench.is_clean()


def test_a_fetch_can_be_aborted() -> None:
    bench = Bench("prefill")
    name = fetching(bench)
    bench.hear(offer(0, 4, 5, 6, transfer=name))
    bench.send(Abort(request=RequestId(1), attempt=0))
    assert not bench.ended() and bench.cancelled == [name]
    bench.pulled("moved", name)
    assert bench.ended() == [("aborted", "")] and bench.is_clean() and bench.step is None


def test_serving_a_prefix() -> None:
    bench = Bench("prefill", device=6, host=8)
    bench.send(Submit(spec=spec(num_prompt=14, max_tokens=1)))
    bench.run()
    bench.send(
        Submit(
            spec=RequestSpec(request=RequestId(2), prompt=pack_tokens(range(50, 70)), params=spec(max_tokens=1).params)
        )
    )
    bench.done()
    bench.hear(WantBlocks(transfer=T, tokens=pack_tokens(range(20)), have_blocks=1))
    (given,) = bench.say(Offer)
    assert given.first_block == 1 and len(given.source.tiers) == 2
    bench.hear(WantBlocks(transfer=T, tokens=pack_tokens(range(20)), have_blocks=1))
    assert len(bench.say(Offer)) == 1
    bench.hear(TransferEnded(transfer=T, outcome="done"))
    assert bench.is_clean()
    for wanted in (
        WantBlocks(transfer=TransferId("a"), tokens=pack_tokens(range(20)), have_blocks=3),
        WantBlocks(transfer=TransferId("b"), tokens=pack_tokens(range(80, 90))),
        WantBlocks(transfer=TransferId("c"), tokens=b"xyz"),
        WantBlocks(transfer=TransferId("d"), tokens=pack_tokens(range(20)), have_blocks=-1),
        WantBlocks(transfer=TransferId("e"), tokens=pack_tokens(range(20)), salt="another"),
    ):
        bench.hear(wanted)
        assert isinstance(bench.last, CancelTransfer) and bench.is_clean()


def test_what_is_still_being_copied_is_offered_afterwards() -> None:
    bench = Bench("prefill", device=4, host=8)
    bench.send(Submit(spec=spec(num_prompt=14, max_tokens=1)))
    bench.run()
    bench.send(Submit(spec=RequestSpec(request=RequestId(2), prompt=pack_tokens(range(50, 62)), params=spec().params)))
    assert bench.step is not None and bench.step.copies
    bench.hear(WantBlocks(transfer=T, tokens=pack_tokens(range(12))))
    assert not bench.say(Offer)
    bench.done()
    assert len(bench.say(Offer)) == 1 and 1 in bench.say(Offer)[0].source.tiers.tolist()


# -- the index, told to the control core


def changes(bench: Bench) -> list[CacheChanged]:
    return [one for one in bench.told if isinstance(one, CacheChanged)]


def hashes(packed: bytes) -> list[int]:
    return np.frombuffer(packed, dtype="<u8").tolist()


def test_changes_of_the_index_are_batched_and_numbered() -> None:
    bench = Bench("mixed")
    bench.send(Submit(spec=spec()))
    bench.run()
    expected = chain_hashes(np.array([*range(10), 5, 5], dtype=np.int32), B).tolist()
    assert [one.sequence for one in changes(bench)] == [0] and hashes(changes(bench)[0].inserted) == expected[:2]
    bench.wait(20_000_000)
    assert [one.sequence for one in changes(bench)] == [0, 1] and hashes(changes(bench)[1].inserted) == expected[2:]
    bench.wait(10**9)
    assert len(changes(bench)) == 2
    bench.send(SendSnapshot())
    last = changes(bench)[-1]
    assert last.is_first and last.sequence == 2 and sorted(hashes(last.inserted)) == sorted(expected)


def test_a_new_gateway_gets_a_snapshot(monkeypatch) -> None:
    monkeypatch.setattr("kvtide.instance.changes.MAX_HASHES", 2)
    bench = Bench("mixed")
    member = Member(peer=ME, role="mixed")
    bench.send(Membership(gateway=Incarnation("g1"), epoch=1, members=(member,)))
    assert not changes(bench)
    bench.send(Submit(spec=spec()))
    bench.done()
    bench.send(GatewayLost())
    bench.run()
    bench.wait(10**9)
    count = len(changes(bench))
    bench.send(Membership(gateway=Incarnation("g2"), epoch=1, members=(member,)))
    parts = changes(bench)[count:]
    assert [part.is_first for part in parts] == [True] and len(hashes(parts[0].inserted)) == 2
    bench.send(Membership(gateway=Incarnation("g2"), epoch=2, members=(member,)))
    assert len(changes(bench)) == count + 1
    bench.send(Submit(spec=spec(2, 30)))
    bench.run()
    bench.send(SendSnapshot())
    sizes = [len(hashes(part.inserted)) for part in changes(bench)[-4:]]
    assert sizes == [2, 2, 2, 2] and [part.is_first for part in changes(bench)[-4:]] == [True, False, False, False]


def test_no_index_no_changes() -> None:
    bench = Bench("prefill", caching="off")
    bench.send(Submit(spec=spec()))
    bench.run()
    bench.send(SendSnapshot())
    assert not changes(bench)


# -- roles


def test_a_role_changes_and_the_cache_stays() -> None:
    bench = Bench("prefill", caching="prefill")
    bench.send(Submit(spec=spec(max_tokens=1)))
    bench.run()
    bench.send(SetRole(role="decode"))
    assert bench.core.role == "decode" and bench.device.historical == 2
    bench.send(Submit(spec=spec(2, 20, max_tokens=1)))
    assert bench.step is not None and bench.step.sequences[0].start == 0, "decode instances keep no cache at this level"
    bench.run()
    assert bench.device.historical == 2
    bench.send(SetRole(role="mixed"))
    bench.send(Submit(spec=spec(3, 20, max_tokens=1)))
    assert bench.step is not None and bench.step.sequences[0].start == 8
    bench.wait(10**9)
    assert [one for one in bench.told if isinstance(one, LoadReport)][-1].role == "mixed"


def test_a_draining_instance_takes_nothing_new_but_what_it_has_promised() -> None:
    bench = Bench("decode", caching="decode")
    request = expecting(bench)
    bench.send(Drain())
    expecting(bench, spec(2))
    assert bench.ended() == [("refused", "the instance is draining")]
    bench.hear(WantBlocks(transfer=TransferId("x"), tokens=pack_tokens(range(8))))
    assert isinstance(bench.last, CancelTransfer)
    bench.hear(lease(request))
    bench.hear(offer(0, 1, 2, 3))
    bench.hear(first_tokens(5))
    bench.pulled()
    bench.run()
    assert bench.ended()[1:] == [("finished", "")] and isinstance(bench.told[-1], Drained)
