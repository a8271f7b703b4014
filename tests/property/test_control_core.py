"""The control core against instances that die, channels that lose messages and clients that leave."""

from control_harness import World, token_at
from hypothesis import given, settings
from hypothesis import strategies as st

from kvtide.base.ids import InstanceId
from kvtide.control.attempts import MAX_DEATHS, REROUTE_PATIENCE_NS
from kvtide.control.seats import RESET_SPACING_NS
from kvtide.proto.control import (
    ClientAbort,
    ControlTick,
    DrainCluster,
    FromInstance,
    StepTokens,
    TokenOut,
)

ROLES = ("mixed", "prefill", "decode")
ACTIONS = st.lists(
    st.tuples(
        st.sampled_from(
            ["submit"] * 4
            + ["step"] * 8
            + ["quiet step", "quiet step", "hear", "start", "start", "kill", "crash", "notice", "abort", "stop"]
            + ["lose", "lose tail", "reset", "lose peers", "fail", "refuse", "drain", "role", "tick"]
        ),
        st.integers(0, 11),
        st.integers(1, 3),
    ),
    max_size=80,
)


def act(world: World, action: str, number: int, n: int) -> None:
    instance = InstanceId(number % 4)
    requests = list(world.specs)
    match action:
        case "submit":
            world.submit(n, number + 1)
        case "step" | "hear" | "quiet step":
            world.pump(instance, step=action != "hear", hear=action != "quiet step")
        case "start" if instance not in world.instances:
            world.notice()
            world.start(instance, ROLES[number % 3])
        case "kill":
            world.kill(instance)
        case "crash":
            world.crash(instance)
        case "notice":
            world.notice()
        case "abort" if requests:
            world.send(ClientAbort(request=requests[number % len(requests)]))
        case "stop" if requests:
            world.stop(requests[number % len(requests)])
        case "lose":
            world.lose(instance)
        case "lose tail":
            world.lose_tail(instance)
        case "reset":
            world.reset(instance)
        case "lose peers":
            world.lose_peers(instance)
        case "fail" if instance in world.instances:
            world.instances[instance].fails_next = True
        case "refuse" if instance in world.instances:
            world.instances[instance].refuses_next = True
        case "drain":
            world.drain(instance)
        case "role":
            world.change_role(instance, ROLES[n % 3])
        case "tick":
            world.now += RESET_SPACING_NS
            world.send(ControlTick())


@settings(deadline=None, max_examples=400)
@given(roles=st.lists(st.sampled_from(ROLES), min_size=1, max_size=4), actions=ACTIONS)
def test_every_request_ends_once_with_its_own_tokens(roles: list[str], actions: list[tuple[str, int, int]]) -> None:
    world = World()
    for i, role in enumerate(roles):
        world.start(InstanceId(i), role)
    for action, number, n in actions:
        act(world, action, number, n)
    world.notice()
    for i, role in enumerate(("mixed", "prefill", "decode")):
        world.start(InstanceId(10 + i), role)
    world.settle()
    world.check_quiet()
    assert {seat.instance for seat in world.core.instances.values() if seat.is_alive} == world.instances.keys()


def test_without_an_instance_a_request_is_refused_at_once() -> None:
    world = World()
    request = world.submit(1, 1)
    assert world.ended[request].outcome == "unavailable"


def test_draining_refuses_new_requests_and_finishes_old_ones() -> None:
    world = World()
    world.start(InstanceId(0))
    old = world.submit(1, 2)
    world.send(DrainCluster())
    new = world.submit(1, 2)
    assert world.ended[new].outcome == "unavailable"
    for _ in range(3):
        world.pump(InstanceId(0), step=True)
    assert world.ended[old].outcome == "finished"


def test_a_request_that_kills_its_instances_is_given_up() -> None:
    world = World()
    world.start(InstanceId(0))
    request = world.submit(1, 50)
    for _ in range(MAX_DEATHS):
        world.kill(InstanceId(0))
        world.start(InstanceId(0))
    assert world.ended[request].outcome == "failed"
    assert world.ended[request].num_attempts == MAX_DEATHS + 1


def test_a_request_without_instance_waits_but_not_for_ever() -> None:
    world = World()
    world.start(InstanceId(0))
    request = world.submit(1, 50)
    world.kill(InstanceId(0))
    assert request not in world.ended
    assert world.wake_ns is not None
    world.now += REROUTE_PATIENCE_NS
    world.send(ControlTick())
    assert world.ended[request].outcome == "unavailable"


def test_messages_of_a_dead_incarnation_are_refused() -> None:
    world = World()
    world.start(InstanceId(0))
    request = world.submit(1, 3)
    dead = world.instances[InstanceId(0)].peer.incarnation
    world.kill(InstanceId(0))
    late = StepTokens(outputs=(TokenOut(request, 0, 0, 0, (999,)),))
    world.send(FromInstance(instance=InstanceId(0), incarnation=dead, message=late))
    assert world.seen[request] == {}


def test_outputs_that_overtake_each_other_are_ordered() -> None:
    world = World()
    world.start(InstanceId(0))
    request = world.submit(1, 3)
    incarnation = world.instances[InstanceId(0)].peer.incarnation
    for position in (2, 0, 1):
        reason = "length" if position == 2 else None
        token = token_at(request, 0, position)
        out = StepTokens(outputs=(TokenOut(request, 0, 0, position, (token,), (), reason),))
        world.send(FromInstance(instance=InstanceId(0), incarnation=incarnation, message=out))
    assert world.seen[request][0] == [token_at(request, 0, position) for position in range(3)]
    assert world.finished[request] == {0: "length"}


def test_ties_go_round_over_equal_replicas() -> None:
    world = World()
    for i in range(3):
        world.start(InstanceId(i))
    for _ in range(6):
        world.submit(1, 4)
    assert [len(seat.inflight) for seat in world.core.instances.values()] == [2, 2, 2]


def test_resets_of_a_channel_keep_their_distance() -> None:
    world = World()
    world.start(InstanceId(0))
    request = world.submit(1, 3)
    for _ in range(5):
        world.lose(InstanceId(0))
    assert world.core.requests[request].attempt == 1, "one reset at once, the others are due later"
    assert world.wake_ns is not None
    world.now = world.wake_ns
    world.send(ControlTick())
    assert world.core.requests[request].attempt == 2
    for _ in range(4):
        world.pump(InstanceId(0), step=True)
    assert world.ended[request].outcome == "finished"
