"""The hand-off protocol step by step: one fault at one named point, two turns of a conversation, nothing left after."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from kvtide._core import chain_hashes
from kvtide.base.config import PoolSizes, SchedulerConfig
from kvtide.base.ids import InstanceId
from kvtide.proto.commands import Pull
from kvtide.sched.cost import LinearCost
from kvtide.sim.client import Plan
from kvtide.sim.cluster import ClusterConfig, SimulatedCluster
from kvtide.sim.faults import (
    HANDOFF_POINTS,
    RETURN_POINTS,
    Abort,
    Action,
    DrainOne,
    Fault,
    FaultPlan,
    GatewayDeath,
    Hang,
    Kill,
    Lose,
    NewRole,
    Partition,
    Pause,
    Trigger,
)
from sim_harness import MS, STOPS, VOCAB, check, conversations, outputs, request

P, D = InstanceId(0), InstanceId(1)
BLOCK = 4
KAPPA = 1000
AFTER_THE_END = RETURN_POINTS[1:]
"""The request's end has reached the gateway by then; at the first point of a return it is on its way."""
PROMPT = [(7 * place) % VOCAB for place in range(30)]
MORE = [(11 * place) % VOCAB for place in range(9)]


def config(shape: str = "1P1D", *faults: Fault, **fields: object) -> ClusterConfig:
    values = {"caching": "full", "transfer": "by-request-agg"}
    scheduler = SchedulerConfig(
        max_model_len=200,
        max_num_batched_tokens=16,
        **{name: fields.pop(name, value) for name, value in values.items()},
    )
    return ClusterConfig(
        scheduler=scheduler,
        sizes=fields.pop("sizes", PoolSizes(block_size=BLOCK, device_blocks=100, host_blocks=20)),
        roles=shape,
        kv_bytes_per_token=KAPPA,
        cost=LinearCost(transfer_bytes_per_s=5e6),
        faults=FaultPlan(faults=faults),
        vocab_size=VOCAB,
        checks=True,
        max_repeat=1,
        **fields,
    )


def turns(*, n: int = 1) -> list[Plan]:
    """A first question, and a second one that continues it, 1 s after."""
    first = request(1, PROMPT, 10 * MS, n=n, max_tokens=12, stops=())
    answer, _ = outputs(first)
    second = request(2, [*PROMPT, *answer, *MORE], 1000 * MS, max_tokens=8, stops=())
    return [Plan(first), Plan(second)]


def conversation_of(seed: int, count: int) -> list[Plan]:
    """Random requests, many of which share prefixes or go on; nobody leaves."""
    return [replace(plan, stop=None) for plan in conversations(Random(seed), count, 80, 12 * MS, abort=0.0)]


def run(configuration: ClusterConfig, plans: list[Plan]) -> SimulatedCluster:
    cluster = SimulatedCluster(configuration, plans)
    cluster.run()
    check(cluster)
    return cluster


@pytest.mark.parametrize("transfer", ["by-layer", "by-request", "by-request-agg"])
def test_undisturbed_every_point_is_reached(transfer: str) -> None:
    cluster = run(config(transfer=transfer), turns())
    missing = [point for point in HANDOFF_POINTS + RETURN_POINTS if not cluster.watch.counts[point]]
    assert not missing
    assert all(client.ended.outcome == "finished" for client in cluster.clients.values())
    assert all(client.ended.num_attempts == 1 for client in cluster.clients.values())
    assert cluster.watch.counts["handoff:done"] == 2


def actions(who: str) -> list[Action]:
    return [
        Kill(who),
        Pause(who, 120 * MS),
        Hang(who),
        Partition(who, detected_ns=100 * MS, resumes_ns=150 * MS, refused_ns=150 * MS),
        DrainOne(who),
        NewRole(who, "mixed"),
    ]


@pytest.mark.parametrize("transport", ["shm", "tcp"])
@pytest.mark.parametrize("who", ["sender", "receiver"])
@pytest.mark.parametrize("point", HANDOFF_POINTS + RETURN_POINTS)
def test_a_process_is_struck_at_a_point(point: str, who: str, transport: str) -> None:
    for number, action in enumerate(actions(who)):
        transfer = ("by-layer", "by-request-agg")[number % 2]
        for shape in ("1P1D", "2P2D"):
            cluster = run(config(shape, Fault(Trigger(point), action), transfer=transfer, transport=transport), turns())
            assert cluster.trouble.done[type(action).__name__] == 1, action
            assert all(client.ended.outcome == "finished" for client in cluster.clients.values()), (action, shape)


@pytest.mark.parametrize("point", HANDOFF_POINTS + RETURN_POINTS)
def test_a_client_leaves_at_a_point(point: str) -> None:
    num_sequences = 1 if point.startswith("return") else 2
    cluster = run(config("1P1D", Fault(Trigger(point), Abort())), turns(n=num_sequences))
    first, second = cluster.clients.values()
    assert second.ended.outcome == "finished"
    assert first.ended.outcome == ("finished" if point in AFTER_THE_END else "aborted")


@pytest.mark.parametrize("point", HANDOFF_POINTS + RETURN_POINTS)
def test_the_gateway_dies_at_a_point(point: str) -> None:
    num_sequences = 1 if point.startswith("return") else 2
    cluster = run(config("1P1D", Fault(Trigger(point), GatewayDeath())), turns(n=num_sequences))
    first, second = cluster.clients.values()
    assert second.ended.outcome == "finished"
    assert first.ended.outcome == ("finished" if point in AFTER_THE_END else "gone")


MESSAGES = [
    point for point in HANDOFF_POINTS + RETURN_POINTS if point.split(":")[1] not in ("Pull", "half", "moved", "decode")
]


@pytest.mark.parametrize("point", MESSAGES)
def test_a_message_is_lost_at_a_point(point: str) -> None:
    for shape in ("1P1D", "1P2D"):
        cluster = run(config(shape, Fault(Trigger(point), Lose())), turns(n=2))
        assert cluster.trouble.done["Lose"] == 1
        assert all(client.ended.outcome == "finished" for client in cluster.clients.values())


@pytest.mark.parametrize("caching", ["off", "prefill", "decode", "full"])
@pytest.mark.parametrize("transfer", ["by-layer", "by-request", "by-request-agg"])
def test_each_caching_level_keeps_and_moves_exactly_what_it_should(caching: str, transfer: str) -> None:
    """MemServe, section 4: what each side matches after a turn, and the bytes of the second one."""
    plans = turns()
    first, second = (plan.spec for plan in plans)
    n, m = first.num_prompt_tokens, len(outputs(first)[0])
    cluster = SimulatedCluster(config(caching=caching, transfer=transfer), plans[:1])
    cluster.run()
    cluster.heap.run(lambda: cluster.heap.now_ns > 900 * MS)
    follow = second.prompt_tokens
    held = {process.peer.instance: process.pool.peek(follow) for process in cluster.living}
    prompt, everything = n // BLOCK, (n + m - 1) // BLOCK
    assert held == {
        P: {"off": 0, "prefill": prompt, "decode": prompt, "full": everything}[caching],
        D: {"off": 0, "prefill": 0, "decode": everything, "full": everything}[caching],
    }

    whole = SimulatedCluster(config(caching=caching, transfer=transfer), plans)
    pulled: list[tuple[InstanceId, int]] = []
    for process in whole.living:
        start = process.agent.start

        def spy(command: Pull, start=start, process=process) -> None:
            pulled.append((process.peer.instance, len(command.target) * BLOCK * KAPPA))
            start(command)

        process.agent.start = spy  # type: ignore[method-assign]
    whole.run()
    check(whole)
    to_decode = [num_bytes for instance, num_bytes in pulled if instance == D]
    blocks = -(-second.num_prompt_tokens // BLOCK)
    kept = everything if caching in ("decode", "full") else 0
    assert to_decode == [-(-n // BLOCK) * BLOCK * KAPPA, (blocks - kept) * BLOCK * KAPPA]
    back = [num_bytes for instance, num_bytes in pulled if instance == P]
    end = (second.num_prompt_tokens + len(outputs(second)[0]) - 1) // BLOCK
    returns = [everything - prompt, end - second.num_prompt_tokens // BLOCK]
    assert back == ([blocks * BLOCK * KAPPA for blocks in returns] if caching == "full" else [])


def test_hashes_of_the_trees_are_those_of_the_pools() -> None:
    """What the control core believes after the last change equals what each index holds."""
    cluster = run(config(), turns())
    cluster.heap.run(lambda: cluster.heap.now_ns > 3000 * MS)
    for process in cluster.living:
        held = process.pool.indexed_hashes()
        assert cluster.control.trees.num_blocks(process.peer.instance) == len(held) > 0
    follow = np.array(PROMPT, dtype=np.int32)
    assert cluster.control.trees.match(chain_hashes(follow, BLOCK)) == {P: 7, D: 7}


def test_sequences_move_once_and_fork_at_the_receiver() -> None:
    cluster = run(config(), turns(n=4)[:1])
    assert cluster.watch.counts["handoff:Pull"] == 1
    (client,) = cluster.clients.values()
    assert [len(tokens) for tokens in client.tokens] == [12] * 4


def test_what_ended_with_its_first_token_is_not_handed_over() -> None:
    cluster = run(config(), [Plan(request(1, PROMPT, MS, max_tokens=1))])
    assert not cluster.watch.counts["handoff:done"]


def test_a_stopped_string_ends_it_on_either_side() -> None:
    for seen in range(1, 6):
        plan = Plan(request(1, PROMPT, MS, n=2, max_tokens=8, stops=STOPS), stop=(1, seen, seen - 1))
        run(config(), [plan])


@pytest.mark.parametrize("transfer", ["by-layer", "by-request-agg"])
def test_a_decode_instance_without_room_makes_requests_wait_but_none_fail(transfer: str) -> None:
    small = PoolSizes(block_size=BLOCK, device_blocks=16)
    plans = [Plan(request(number, [number, *PROMPT], number * MS, max_tokens=20, stops=())) for number in range(1, 13)]
    cluster = run(config(transfer=transfer, role_sizes={"decode": small}), plans)
    assert all(client.ended.outcome == "finished" for client in cluster.clients.values())


def test_a_prompt_that_no_decode_instance_can_hold_fails_with_a_reason() -> None:
    small = PoolSizes(block_size=BLOCK, device_blocks=5)
    cluster = run(config(role_sizes={"decode": small}), [Plan(request(1, PROMPT, MS))])
    (client,) = cluster.clients.values()
    assert client.ended.outcome == "failed" and client.ended.message


def test_blocks_that_were_swapped_out_are_returned_from_where_they_lie() -> None:
    """A decode pool so small that history moves to the host tier while it waits to be sent."""
    small = PoolSizes(block_size=BLOCK, device_blocks=26, host_blocks=60)
    plans = [
        Plan(request(number, [number % VOCAB, *PROMPT], number * 15 * MS, max_tokens=24, stops=()))
        for number in range(1, 25)
    ]
    cluster = run(config(role_sizes={"decode": small}), plans)
    assert cluster.watch.counts["return:done"] > 0
    assert all(client.ended.outcome == "finished" for client in cluster.clients.values())
