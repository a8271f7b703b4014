"""What the control core believes of the instances' caches, and what routing makes of it."""

import pytest
from tests.unit.control_bench import Bench, changed, hashes_of, prompt_of

from kvtide.base.ids import Incarnation, InstanceId
from kvtide.control.report import cluster_report, instance_counters
from kvtide.control.trees import TTL_NS, PromptTrees
from kvtide.proto.commands import ToInstance, WakeAt
from kvtide.proto.control import (
    AttemptEnded,
    ChangeRole,
    ChannelReset,
    ControlTick,
    Drained,
    DrainInstance,
    LoadReport,
    Started,
    StepTokens,
    TokenOut,
    TransferCount,
)
from kvtide.proto.instance import SendSnapshot

A, B, C = InstanceId(0), InstanceId(1), InstanceId(2)


def test_events_in_sequence_are_followed() -> None:
    trees = PromptTrees()
    hashes = hashes_of(prompt_of(1))
    assert trees.apply(A, "mixed", changed(0, hashes), 0)
    assert trees.apply(B, "decode", changed(0, hashes[:4]), 0)
    assert trees.match(hashes) == {A: 10, B: 4}
    assert trees.apply(A, "mixed", changed(1, removed=hashes[6:]), 0)
    assert trees.apply(A, "mixed", changed(1, removed=hashes), 0), "a repeated event is no news"
    assert trees.match(hashes) == {A: 6, B: 4}
    trees.check_invariants()


def test_after_a_gap_nothing_counts_until_the_snapshot() -> None:
    trees = PromptTrees()
    hashes = hashes_of(prompt_of(1))
    trees.apply(A, "mixed", changed(0, hashes), 0)
    assert not trees.apply(A, "mixed", changed(2, removed=hashes[5:]), 0)
    assert trees.is_asked(A)
    assert trees.apply(A, "mixed", changed(3, removed=hashes), 0), "a snapshot was asked for already"
    assert trees.match(hashes) == {A: 10}
    assert trees.apply(A, "mixed", changed(4, hashes[:2], is_first=True), 0)
    assert trees.apply(A, "mixed", changed(5, hashes[2:3]), 0), "its second part"
    assert trees.match(hashes) == {A: 3}
    assert not trees.is_asked(A)


def test_holders_of_the_dead_are_used_again() -> None:
    trees = PromptTrees()
    hashes = hashes_of(prompt_of(1))
    for seat in (A, B):
        trees.apply(seat, "mixed", changed(0, hashes), 0)
    trees.forget(A)
    trees.apply(C, "mixed", changed(0, hashes[:1]), 0)
    assert trees.match(hashes) == {B: 10, C: 1}
    trees.forget(InstanceId(77))
    trees.check_invariants()


def test_who_does_not_answer_is_believed_no_more() -> None:
    trees = PromptTrees()
    hashes = hashes_of(prompt_of(1))
    trees.apply(A, "mixed", changed(0, hashes), 0)
    assert trees.expire(TTL_NS // 2 - 1) == []
    assert not trees.is_asked(A)
    assert trees.expire(TTL_NS // 2) == [A]
    assert trees.is_asked(A)
    assert trees.apply(A, "mixed", changed(1, removed=hashes[7:]), TTL_NS // 2 + 1), "meanwhile events still count"
    assert trees.expire(TTL_NS - 1) == []
    assert trees.match(hashes) == {A: 7}
    assert trees.expire(TTL_NS) == [A], "asked again"
    assert trees.match(hashes) == {}
    trees.apply(A, "mixed", changed(2, hashes[:5]), TTL_NS + 1)
    trees.confirm(A, hashes[:3])
    assert trees.match(hashes) == {A: 3}, "what it has found just now is true all the same"
    trees.apply(A, "mixed", changed(7, hashes, is_first=True), TTL_NS + 2)
    assert trees.match(hashes) == {A: 10}
    assert not trees.is_asked(A)
    assert trees.expire(3 * TTL_NS // 2 + 1) == []
    assert trees.expire(3 * TTL_NS // 2 + 2) == [A]
    trees.forget(A)
    assert trees.expire(2 * TTL_NS) == [] and trees.next_expiry_ns == 0
    trees.check_invariants()


def test_not_all_are_asked_for_snapshots_at_once() -> None:
    """64 instances that began together: each is asked once in half a TTL, well before it is believed no more."""
    trees = PromptTrees()
    hashes = hashes_of(prompt_of(1))
    numbers = dict.fromkeys(map(InstanceId, range(64)), 1)
    for instance in numbers:
        trees.apply(instance, "mixed", changed(0, hashes, is_first=True), 0)
    asked: list[tuple[int, InstanceId]] = []
    now = trees.next_expiry_ns
    while now < 2 * TTL_NS:
        due = trees.expire(now)
        assert len(due) <= 7
        for instance in due:
            asked.append((now, instance))
            trees.apply(instance, "mixed", changed(numbers[instance], hashes, is_first=True), now)
            numbers[instance] += 1
        assert len(trees.match(hashes)) == 64
        now = trees.next_expiry_ns
    for instance in numbers:
        times = [time for time, other in asked if other == instance]
        assert 2 <= len(times) <= 3 and times[0] < TTL_NS * 5 // 6


def test_requests_go_where_their_prefix_lies() -> None:
    bench = Bench("mixed", "mixed", "mixed")
    tokens = prompt_of(1)
    bench.hear(B, changed(0, hashes_of(tokens)))
    assert list(bench.submit(tokens)[1]) == [B]
    assert list(bench.submit(tokens, salt="tenant")[1]) != [B], "another namespace"
    reads_all, _ = bench.submit(tokens, prompt_logprobs=1)
    assert bench.core.requests[reads_all].block_hashes is None


def test_each_side_is_chosen_with_its_own_prefix_in_mind() -> None:
    bench = Bench("prefill", "prefill", "decode", "decode")
    tokens = prompt_of(1)
    bench.hear(B, changed(0, hashes_of(tokens)))
    bench.hear(InstanceId(3), changed(0, hashes_of(tokens)))
    _, told = bench.submit(tokens)
    assert set(told) == {B, InstanceId(3)}


def test_what_an_instance_found_is_confirmed() -> None:
    bench = Bench("mixed", "mixed")
    tokens = prompt_of(1)
    bench.hear(A, changed(0, hashes_of(tokens)))
    request, _ = bench.submit(tokens)
    charges = bench.core.instances[A].charges
    predicted = charges.queue_ns(bench.now)
    bench.hear(A, changed(1, removed=hashes_of(tokens)))
    bench.hear(A, Started(request=request, attempt=0, cached_tokens=32, queue_ns=5))
    assert charges.queue_ns(bench.now) > predicted, "it has more to compute than was thought"
    assert bench.core.trees.match(hashes_of(tokens)) == {A: 2}


def test_a_gap_asks_for_a_snapshot() -> None:
    bench = Bench("mixed")
    bench.hear(A, changed(0, hashes_of(prompt_of(1))))
    bench.hear(A, changed(2))
    assert [one.message for one in bench.commands if isinstance(one, ToInstance)] == [SendSnapshot()]


def test_a_new_role_moves_what_is_held() -> None:
    bench = Bench("mixed", "mixed")
    hashes = hashes_of(prompt_of(1))
    bench.hear(A, changed(0, hashes))
    bench.handle(ChangeRole(instance=A, role="prefill"))
    assert SendSnapshot() in [one.message for one in bench.commands if isinstance(one, ToInstance)]
    assert bench.core.trees.match(hashes) == {A: 10}, "until the snapshot comes, the old tree knows it"
    bench.hear(A, changed(1, hashes[:5], is_first=True))
    assert bench.core.trees.match(hashes) == {A: 5}


def test_the_ttl_wakes_the_core_which_asks_for_a_snapshot() -> None:
    bench = Bench("mixed")
    bench.hear(A, changed(0, hashes_of(prompt_of(1))))
    while not (asked := bench.sent(SendSnapshot)):
        (wake,) = [one for one in bench.commands if isinstance(one, WakeAt)]
        assert wake.time_ns > bench.now
        bench.now = wake.time_ns - 1
        bench.handle(ControlTick())
    assert asked == [A] and TTL_NS // 2 <= bench.now < TTL_NS * 2 // 3
    bench.handle(ChannelReset(instance=A, incarnation=Incarnation("i0")))
    assert bench.sent(SendSnapshot) == [A], "the question may have been lost"


def test_what_is_used_all_the_time_is_known_all_the_time_on_both_sides() -> None:
    """Two hours of 1P2D, a request a minute, all with a common beginning: an instance tells what is new in its index,
    not what it has, and only the prefill instance says `Started`. Nothing that it holds is ever not believed."""
    bench = Bench("prefill", "decode", "decode", device_blocks=10**6)
    numbers, held = [0] * 3, [dict.fromkeys(hashes_of([]).tolist()) for _ in range(3)]

    def tell(seat: InstanceId, hashes: list[int], *, is_first: bool = False) -> None:
        bench.hear(seat, changed(numbers[seat], hashes, is_first=is_first))
        numbers[seat] += 1

    for seat in (A, B, C):
        tell(seat, [], is_first=True)
    common = prompt_of(7, 1600)
    num_snapshots = 0
    for minute in range(1, 121):
        bench.now = minute * 60 * 10**9
        bench.handle(ControlTick())
        for seat in bench.sent(SendSnapshot):
            tell(seat, list(held[seat]), is_first=True)
            num_snapshots += 1
        tokens = common + prompt_of(100 + minute, 32)
        hashes = hashes_of(tokens).tolist()
        request, told = bench.submit(tokens)
        decode = max(told)
        bench.hear(A, Started(request=request, attempt=0, cached_tokens=0, queue_ns=0))
        bench.hear(A, StepTokens(outputs=(TokenOut(request, 0, 0, 0, (1,), (), None),)))
        bench.hear(A, AttemptEnded(request=request, attempt=0, outcome="handed_over"))
        bench.hear(decode, StepTokens(outputs=(TokenOut(request, 0, 0, 1, (2,), (), "length"),)))
        bench.hear(decode, AttemptEnded(request=request, attempt=0, outcome="finished"))
        for seat in (A, decode):
            if new := [one for one in hashes if one not in held[seat]]:
                tell(seat, new)
                held[seat].update(dict.fromkeys(new))
        believed = bench.core.trees.match(hashes_of(common))
        assert believed == {seat: 100 for seat in (A, B, C) if held[seat]}, f"minute {minute}"
    assert 3 * 6 <= num_snapshots <= 3 * 8


def test_report_and_counters() -> None:
    bench = Bench("prefill", "decode")
    bench.hear(A, changed(0, hashes_of(prompt_of(1))))
    moved = TransferCount(A, "by-layer", "shm", 2, 4096, 8, 3_000_000)
    load = LoadReport(running=1, waiting=0, waiting_tokens=0, tiers={}, leases=3, transfers=(moved,))
    bench.hear(B, load)
    first, second = cluster_report(bench.core, gateway_pid=7)["instances"]
    assert (first["role"], first["state"], first["tp"], first["indexed_blocks"]) == ("prefill", "ready", 1, 10)
    assert second["leases"] == 3
    before, counters = instance_counters(bench.core)
    assert (before["instance"], counters["instance"]) == ("0", "1")
    assert counters["leases"] == 3
    assert counters["transfers"] == [
        {
            "src": "0",
            "dst": "1",
            "mode": "by-layer",
            "transport": "shm",
            "transfers": 2,
            "bytes": 4096,
            "pieces": 8,
            "seconds": pytest.approx(0.003),
        }
    ]
    bench.handle(DrainInstance(instance=B))
    bench.hear(B, Drained())
    assert [entry["state"] for entry in cluster_report(bench.core, gateway_pid=7)["instances"]] == ["ready", "dead"]
    assert [entry["instance"] for entry in instance_counters(bench.core)] == ["0"], "its series end with it"
