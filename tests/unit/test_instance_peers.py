"""What an instance core makes of peers that say what is not so, and what it remembers of them and of the cluster."""

import numpy as np
import pytest
from tests.unit.test_instance_transfers import ME, OTHER, THIRD, Bench, T, spec

from kvtide.base.config import PoolSizes, SchedulerConfig
from kvtide.base.ids import Incarnation, InstanceId, RequestId, TransferId
from kvtide.instance.core import InstanceCore
from kvtide.instance.ended import MAX_ENDED, MAX_PEERS, Ended
from kvtide.instance.members import MAX_REPLACED, MAX_SEATS, Seats
from kvtide.instance.transfer_counts import MAX_SOURCES, TransferCounts
from kvtide.proto.cluster import Member, Peer
from kvtide.proto.control import OTHER_SOURCES, AttemptEnded
from kvtide.proto.instance import Expect, GatewayLost, Membership, PullEnded, Resume, Submit
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

GATEWAY = Incarnation("g")


def members(*peers: Peer, epoch: int = 1, dead: tuple[Peer, ...] = (), gateway: Incarnation = GATEWAY) -> Membership:
    return Membership(
        gateway=gateway,
        epoch=epoch,
        members=tuple(Member(peer=peer, role="prefill") for peer in peers),
        dead=tuple(peer.incarnation for peer in dead),
    )


def started(role: str, **config: object) -> Bench:
    bench = Bench(role, **config)  # type: ignore[arg-type]
    bench.send(members())
    return bench


def lease(request: RequestSpec, more: tuple[int, ...] = (), transfer: TransferId = T) -> LeaseBlocks:
    tokens = request.prompt + pack_tokens(more)
    return LeaseBlocks(
        transfer=transfer, kind="handoff", request=request.request, attempt=0, index=0, tokens=tokens, gateway=GATEWAY
    )


def offer(count: int) -> Offer:
    blocks = np.arange(count, dtype=np.int32)
    return Offer(
        transfer=T,
        first_block=0,
        source=BlockRefs(np.zeros(count, dtype=np.int32), blocks, np.ones(count, dtype=np.int32)),
        mode="by-request",
    )


@pytest.mark.parametrize("told", [(50, 5), (7,), (7, 5, 5), (7, -1), (7, 100)])
def test_kv_is_never_indexed_under_other_tokens_than_it_was_leased_for(told: tuple[int, ...]) -> None:
    bench = started("decode", caching="full", vocab_size=100)
    request = spec(1, 3)
    bench.send(Expect(spec=request, attempt=0, prefill=OTHER, resume=(Resume(tokens=pack_tokens([7])),)))
    bench.hear(lease(request, (7,)))
    bench.hear(offer(1))
    bench.pulled()
    bench.hear(FirstTokens(transfer=T, sequences=(SampledFirst(0, pack_tokens(told)),)))
    assert bench.last == TransferEnded(
        transfer=T, outcome="failed", reason="those first tokens are not of this request"
    )
    assert bench.core.blocks.usage()["device"].historical == 0 and bench.step is None


def test_the_right_first_tokens_go_on() -> None:
    bench = started("decode", caching="full", vocab_size=100)
    request = spec(1, 3)
    bench.send(Expect(spec=request, attempt=0, prefill=OTHER, resume=(Resume(tokens=pack_tokens([7])),)))
    bench.hear(lease(request, (7,)))
    bench.hear(offer(1))
    bench.pulled()
    bench.hear(FirstTokens(transfer=T, sequences=(SampledFirst(0, pack_tokens([7, 99])),)))
    assert bench.last == TransferEnded(transfer=T, outcome="done") and bench.step is not None


@pytest.mark.parametrize(("count", "least"), [(10, 0), (8, -1), (8, 3), (0, 0)])
def test_a_return_is_of_whole_blocks(count: int, least: int) -> None:
    bench = started("prefill", caching="full")
    wish = LeaseBlocks(
        transfer=T,
        kind="return",
        request=RequestId(1),
        attempt=0,
        index=0,
        tokens=pack_tokens(range(count)),
        min_have_blocks=least,
    )
    bench.hear(wish)
    assert isinstance(bench.last, TransferEnded) and bench.last.outcome == "refused"
    bench.hear(offer(2))
    assert not bench.pulls and bench.is_clean()


def test_a_peer_cannot_have_what_was_not_computed() -> None:
    """By layer the offer comes before the first tokens; who says "done" between them lies."""
    bench = started("prefill", transfer="by-layer")
    bench.send(Submit(spec=spec(1, 10), attempt=0, decode=OTHER))
    transfer = bench.say(LeaseBlocks)[0].transfer
    bench.hear(Granted(transfer=transfer, have_blocks=0))
    assert bench.say(Offer)
    bench.hear(TransferEnded(transfer=transfer, outcome="done"))
    bench.done()
    assert [(one.attempt, one.outcome) for one in bench.told if isinstance(one, AttemptEnded)] == [(0, "returned")]
    assert bench.is_clean()


def test_what_one_peer_says_of_an_id_is_nothing_to_another() -> None:
    bench = started("decode", caching="full")
    request = spec(1, 10)
    bench.hear(CancelTransfer(transfer=T), THIRD)
    assert bench.sent[-1] == (THIRD, TransferEnded(transfer=T, outcome="cancelled"))
    bench.send(Expect(spec=request, attempt=0, prefill=OTHER))
    bench.hear(lease(request))
    assert bench.sent[-1] == (OTHER, Granted(transfer=T, have_blocks=0))
    bench.hear(CancelTransfer(transfer=T), THIRD)
    assert bench.sent[-1][0] == THIRD and bench.core.transfers.num_leases == 1
    bench.hear(lease(request), THIRD)
    assert bench.sent[-1][0] == THIRD and bench.sent[-1][1].outcome == "cancelled"  # type: ignore[attr-defined]
    bench.hear(lease(request))
    assert bench.sent[-1] == (OTHER, Granted(transfer=T, have_blocks=0))


def test_a_name_that_is_taken_is_refused() -> None:
    bench = started("mixed", caching="full")
    request = spec(1, 10)
    bench.send(Expect(spec=request, attempt=0, prefill=OTHER))
    bench.hear(lease(request))
    bench.hear(lease(spec(2, 5)), THIRD)
    assert bench.sent[-1][0] == THIRD and bench.sent[-1][1].outcome == "refused"  # type: ignore[attr-defined]
    bench.hear(WantBlocks(transfer=T, tokens=pack_tokens(range(8))), THIRD)
    assert bench.sent[-1][0] == THIRD and isinstance(bench.last, CancelTransfer)
    assert bench.core.transfers.incoming[T].peer == OTHER and not bench.core.transfers.outgoing


def test_ids_tell_nothing_to_who_lacks_the_secret() -> None:
    def ids(secret: bytes) -> list[TransferId]:
        core = InstanceCore(SchedulerConfig(max_model_len=64), PoolSizes(device_blocks=4), ME, secret)
        return [core.transfers.new_id() for _ in range(3)]

    assert ids(b"one") == ids(b"one")
    assert len({*ids(b"one"), *ids(b"two"), *ids(b"")}) == 9
    assert all(len(bytes.fromhex(one)) == 16 for one in ids(b"one"))


def test_news_that_are_overtaken_are_no_news() -> None:
    old, new = Peer(InstanceId(1), Incarnation("A")), Peer(InstanceId(1), Incarnation("B"))
    bench = Bench("decode", caching="full")
    bench.send(members(old, epoch=1))
    bench.send(members(new, epoch=2, dead=(old,)))
    bench.send(members(old, epoch=1))
    assert bench.core.transfers.dead == {"A"}
    bench.send(members(new, epoch=3, dead=(old,)))
    assert bench.core.transfers.dead == {"A"}
    bench.send(members(new, epoch=3, dead=(old,)))  # the same again changes nothing
    assert bench.core.transfers.dead == {"A"}


def test_epochs_begin_anew_with_the_gateway() -> None:
    bench = Bench("decode", caching="full")
    bench.send(members(OTHER, epoch=9))
    bench.send(GatewayLost())
    bench.send(members(THIRD, epoch=1, dead=(OTHER,), gateway=Incarnation("next")))
    assert bench.core.transfers.dead == {"other"} and bench.core.transfers.gateway == "next"


def test_who_is_a_member_is_not_dead() -> None:
    first, second = Peer(InstanceId(1), Incarnation("A")), Peer(InstanceId(1), Incarnation("B"))
    seats = Seats()
    seats.dead(members(first))
    assert seats.dead(members(second)) == ("A",)
    assert seats.dead(members(first)) == ("B",)


def test_memories_are_bounded() -> None:
    seats = Seats()
    for count in range(MAX_SEATS * 3):
        dead = seats.dead(members(Peer(InstanceId(count // 2), Incarnation(f"i{count}"))))
        assert len(dead) <= MAX_REPLACED
    assert dead[-1] == f"i{count - 1}" and len(seats._seated) <= MAX_SEATS
    ended = Ended()
    for count in range(MAX_ENDED + 5):
        ended.bury(Incarnation("loud"), TransferId(f"t{count}"), "done")
    ended.bury(Incarnation("quiet"), TransferId("t0"), "failed")
    assert ended.outcome(Incarnation("loud"), TransferId("t0")) is None
    assert ended.outcome(Incarnation("loud"), TransferId("t5")) == "done"
    assert ended.outcome(Incarnation("quiet"), TransferId("t0")) == "failed"
    for count in range(MAX_PEERS):
        ended.bury(Incarnation(f"p{count}"), TransferId("t"), "done")
    assert ended.outcome(Incarnation("quiet"), TransferId("t0")) is None and len(ended._of) == MAX_PEERS
    ended.forget(Incarnation("p9"))
    assert ended.outcome(Incarnation("p9"), TransferId("t")) is None


def test_counts_are_bounded_and_their_sums_whole() -> None:
    counts = TransferCounts()
    for seat in range(MAX_SOURCES + 10):
        for _ in range(2):
            counts.add(
                InstanceId(seat),
                "by-request",
                PullEnded(transfer=T, outcome="moved", num_bytes=3, num_pieces=2, duration_ns=5, transport="shm"),
            )
    told = counts.all()
    assert len(told) == MAX_SOURCES + 1 and told[-1].source == OTHER_SOURCES and told[-1].transfers == 20
    assert sum(one.num_bytes for one in told) == 6 * (MAX_SOURCES + 10)
    assert [one.source for one in told[:-1]] == list(range(10, MAX_SOURCES + 10))
