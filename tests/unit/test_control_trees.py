"""What the control core believes of the instances' caches, and what routing makes of it."""

import pytest
from tests.unit.control_bench import Bench, changed, hashes_of, prompt_of

from kvtide.base.ids import InstanceId
from kvtide.control.report import cluster_report, instance_counters
from kvtide.control.trees import EXPIRY_SPACING_NS, TTL_NS, PromptTrees
from kvtide.proto.commands import ToInstance, WakeAt
from kvtide.proto.control import ChangeRole, ControlTick, LoadReport, Started, TransferCount
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
    assert trees.is_lost(A)
    assert trees.apply(A, "mixed", changed(3, removed=hashes), 0), "a snapshot was asked for already"
    assert trees.match(hashes) == {A: 10}
    assert trees.apply(A, "mixed", changed(4, hashes[:2], is_first=True), 0)
    assert trees.apply(A, "mixed", changed(5, hashes[2:3]), 0), "its second part"
    assert trees.match(hashes) == {A: 3}
    assert not trees.is_lost(A)


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


def test_what_nobody_confirms_expires() -> None:
    trees = PromptTrees()
    hashes = hashes_of(prompt_of(1))
    trees.apply(A, "mixed", changed(0, hashes), 0)
    assert trees.next_expiry_ns == EXPIRY_SPACING_NS
    trees.confirm(A, hashes[:3], TTL_NS)
    trees.expire(TTL_NS + 10**9)
    assert trees.match(hashes) == {A: 3}
    trees.expire(3 * TTL_NS)
    assert trees.match(hashes) == {}
    assert trees.next_expiry_ns == 0


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


def test_the_expiry_wakes_the_core() -> None:
    bench = Bench("mixed")
    bench.hear(A, changed(0, hashes_of(prompt_of(1))))
    (wake,) = [one for one in bench.commands if isinstance(one, WakeAt)]
    bench.now = wake.time_ns
    bench.handle(ControlTick())
    assert [one.time_ns for one in bench.commands if isinstance(one, WakeAt)] == [bench.now + EXPIRY_SPACING_NS]


def test_report_and_counters() -> None:
    bench = Bench("prefill", "decode")
    bench.hear(A, changed(0, hashes_of(prompt_of(1))))
    moved = TransferCount(A, "by-layer", "shm", 2, 4096, 8, 3_000_000)
    load = LoadReport(running=1, waiting=0, waiting_tokens=0, tiers={}, leases=3, transfers=(moved,))
    bench.hear(B, load)
    first, second = cluster_report(bench.core, gateway_pid=7)["instances"]
    assert (first["role"], first["state"], first["tp"], first["indexed_blocks"]) == ("prefill", "ready", 1, 10)
    assert second["leases"] == 3
    counters = instance_counters(bench.core)[1]
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
