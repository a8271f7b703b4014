"""The control core against instances that die, channels that lose messages and clients that leave.

The fake instances answer as the contract allows and compute token `position` of a sequence as a pure function, so
whatever happens the client of a request must see exactly the tokens 0, 1, 2, ... of that function, once each.
"""

from collections import deque
from itertools import count
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from kvtide.base.config import ModelInfo, PoolSizes
from kvtide.base.ids import Incarnation, InstanceId, RequestId
from kvtide.base.sampling_params import SamplingParams
from kvtide.control.core import MAX_DEATHS, REROUTE_PATIENCE_NS, RESET_SPACING_NS, ControlCore
from kvtide.proto.client import Deliver, RequestEnded
from kvtide.proto.commands import ToClient, ToInstance, WakeAt
from kvtide.proto.control import (
    AttemptEnded,
    ChannelReset,
    ClientAbort,
    ClientStop,
    ClientSubmit,
    ControlTick,
    DrainCluster,
    FromInstance,
    InstanceLost,
    InstanceStarting,
    Registered,
    Started,
    StatusReport,
    StepTokens,
    TokenOut,
)
from kvtide.proto.instance import Abort, Reconcile, StopSequence, Submit
from kvtide.proto.request import RequestSpec
from kvtide.proto.tokens import pack_tokens

MODEL = ModelInfo(
    name="m",
    architecture="llama",
    vocab_size=1000,
    max_model_len=100,
    num_layers=1,
    num_kv_heads=1,
    head_dim=8,
    eos_token_ids=(0,),
    kv_bytes_per_token=64,
    fingerprint="f",
)


def token_at(request: int, index: int, position: int) -> int:
    return (request * 31 + index * 7 + position) % 997 + 1


def registered() -> Registered:
    return Registered(role="mixed", model=MODEL, pool=PoolSizes(device_blocks=8), max_num_seqs=8)


class FakeInstance:
    """Serves every attempt token by token; keeps its state across lost messages like a real one."""

    def __init__(self, incarnation: Incarnation) -> None:
        self.incarnation = incarnation
        self.attempts: dict[RequestId, tuple[Submit, dict[int, int]]] = {}

    def take(self, message: Any) -> list[Any]:
        match message:
            case Submit():
                positions = dict.fromkeys(range(message.spec.params.n), 0)
                for i, resume in enumerate(message.resume):
                    if resume.is_finished:
                        del positions[i]
                    else:
                        positions[i] = len(resume.tokens) // 4
                self.attempts[message.spec.request] = (message, positions)
                return [Started(request=message.spec.request, attempt=message.attempt, cached_tokens=0, queue_ns=1)]
            case Abort() | StopSequence():
                held = self.attempts.get(message.request)
                if held is None or held[0].attempt != message.attempt:
                    return []
                if isinstance(message, Abort):
                    del self.attempts[message.request]
                    return [AttemptEnded(request=message.request, attempt=message.attempt, outcome="aborted")]
                held[1].pop(message.index, None)
                return self._ended(message.request)
            case Reconcile():
                live = dict(message.live)
                for request, (submit, _) in list(self.attempts.items()):
                    if live.get(request) != submit.attempt:
                        del self.attempts[request]
                return [StatusReport(live=tuple((r, s.attempt) for r, (s, _) in self.attempts.items()))]
        return []

    def step(self) -> list[Any]:
        outputs = []
        for request, (submit, positions) in list(self.attempts.items()):
            for index, position in list(positions.items()):
                last = position + 1 == submit.spec.max_tokens
                token = token_at(request, index, position)
                reason = "length" if last else None
                outputs.append(TokenOut(request, submit.attempt, index, position, (token,), (), reason))
                positions[index] += 1
                if last:
                    del positions[index]
        ended = [message for request in list(self.attempts) for message in self._ended(request)]
        return ([StepTokens(outputs=tuple(outputs))] if outputs else []) + ended

    def _ended(self, request: RequestId) -> list[Any]:
        submit, positions = self.attempts[request]
        if positions:
            return []
        del self.attempts[request]
        return [AttemptEnded(request=request, attempt=submit.attempt, outcome="finished")]


class World:
    """Drives one core; every message passes through queues that a test may lose."""

    def __init__(self) -> None:
        self.core = ControlCore()
        self.now = 0
        self.incarnations = count()
        self.instances: dict[InstanceId, FakeInstance] = {}
        self.to_instance: dict[InstanceId, deque[Any]] = {}
        self.to_core: dict[InstanceId, deque[Any]] = {}
        self.seen: dict[RequestId, dict[int, list[int]]] = {}
        self.finished: dict[RequestId, dict[int, str]] = {}
        self.ended: dict[RequestId, RequestEnded] = {}
        self.specs: dict[RequestId, RequestSpec] = {}
        self.kept: dict[tuple[RequestId, int], int] = {}
        self.wake_ns: int | None = None

    def send(self, event: Any) -> None:
        self.now += 1
        for command in self.core.handle(event, self.now):
            match command:
                case ToInstance():
                    instance = self.instances.get(command.instance)
                    if instance is not None and instance.incarnation == command.incarnation:
                        self.to_instance[command.instance].append(command.message)
                case ToClient(message=Deliver() as message):
                    self._deliver(message)
                case ToClient(message=RequestEnded() as message):
                    assert message.request not in self.ended, "a request ends exactly once"
                    self.ended[message.request] = message
                case WakeAt():
                    self.wake_ns = command.time_ns
        self.core.check_invariants()

    def _deliver(self, message: Deliver) -> None:
        assert message.request not in self.ended
        tokens = self.seen[message.request].setdefault(message.index, [])
        reasons = self.finished[message.request]
        assert message.index not in reasons, "nothing follows a finish_reason"
        key = (message.request, message.index)
        if message.finish_reason == "stop" and key in self.kept:
            del tokens[self.kept[key] :]
        assert message.position == len(tokens), "each output position once, in order"
        tokens.extend(message.tokens)
        if message.finish_reason is not None:
            reasons[message.index] = message.finish_reason

    def start(self, instance: InstanceId) -> None:
        self.send(InstanceStarting(instance=instance, role="mixed"))
        incarnation = Incarnation(f"i{next(self.incarnations)}")
        self.instances[instance] = FakeInstance(incarnation)
        self.to_instance[instance], self.to_core[instance] = deque(), deque()
        self.send(FromInstance(instance=instance, incarnation=incarnation, message=registered()))

    def kill(self, instance: InstanceId) -> None:
        dead = self.instances.pop(instance, None)
        if dead is not None:
            self.send(InstanceLost(instance=instance, incarnation=dead.incarnation))

    def submit(self, n: int, max_tokens: int) -> RequestId:
        request = self.core.next_request()
        spec = RequestSpec(
            request=request,
            prompt=pack_tokens([1, 2, 3]),
            params=SamplingParams(n=n, max_tokens=max_tokens, seed=1),
        )
        self.specs[request] = spec
        self.seen[request], self.finished[request] = {}, {}
        self.send(ClientSubmit(spec=spec))
        return request

    def pump(self, instance: InstanceId, *, step: bool) -> None:
        """Deliver what is queued both ways, with one step of the instance in between."""
        fake = self.instances.get(instance)
        if fake is None:
            return
        inbox, outbox = self.to_instance[instance], self.to_core[instance]
        while inbox:
            outbox.extend(fake.take(inbox.popleft()))
        if step:
            outbox.extend(fake.step())
        while outbox:
            message = FromInstance(instance=instance, incarnation=fake.incarnation, message=outbox.popleft())
            self.send(message)

    def stop(self, request: RequestId) -> None:
        for index, tokens in self.seen[request].items():
            if tokens and index not in self.finished[request] and request not in self.ended:
                self.kept[(request, index)] = len(tokens) - 1
                self.send(ClientStop(request=request, index=index, keep=len(tokens) - 1))
                return

    def lose(self, instance: InstanceId) -> None:
        fake = self.instances.get(instance)
        if fake is not None:
            self.to_instance[instance].clear()
            fake.step()
            self.to_core[instance].clear()
            self.send(ChannelReset(instance=instance, incarnation=fake.incarnation))


ACTIONS = st.lists(
    st.tuples(
        st.sampled_from(["submit", "submit", "step", "step", "step", "start", "kill", "abort", "stop", "lose", "hear"]),
        st.integers(0, 7),
        st.integers(1, 3),
    ),
    max_size=60,
)


@settings(deadline=None, max_examples=150)
@given(actions=ACTIONS)
def test_every_request_ends_once_with_its_own_tokens(actions: list[tuple[str, int, int]]) -> None:
    world = World()
    world.start(InstanceId(0))
    for action, number, n in actions:
        instance = InstanceId(number % 2)
        requests = list(world.specs)
        match action:
            case "submit":
                world.submit(n, number + 1)
            case "step" | "hear":
                world.pump(instance, step=action == "step")
            case "start" if instance not in world.instances:
                world.start(instance)
            case "kill":
                world.kill(instance)
            case "abort" if requests:
                world.send(ClientAbort(request=requests[number % len(requests)]))
            case "stop" if requests:
                world.stop(requests[number % len(requests)])
            case "lose":
                world.lose(instance)
    for instance in (InstanceId(0), InstanceId(1)):
        if instance not in world.instances:
            world.start(instance)
    for _ in range(40):
        for instance in list(world.instances):
            world.pump(instance, step=True)
        world.now += RESET_SPACING_NS
        world.send(ControlTick())
    assert not world.core.requests
    for seat in world.core.instances.values():
        assert not seat.inflight, "nothing stays charged after the last request"
    for fake in world.instances.values():
        assert not fake.attempts
    for request, spec in world.specs.items():
        outcome = world.ended[request].outcome
        for index, tokens in world.seen[request].items():
            assert tokens == [token_at(request, index, position) for position in range(len(tokens))]
            if outcome == "finished" and world.finished[request][index] == "length":
                assert len(tokens) == spec.max_tokens
        assert outcome != "finished" or len(world.finished[request]) == spec.params.n


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
    dead = world.instances[InstanceId(0)].incarnation
    world.kill(InstanceId(0))
    late = StepTokens(outputs=(TokenOut(request, 0, 0, 0, (999,)),))
    world.send(FromInstance(instance=InstanceId(0), incarnation=dead, message=late))
    assert world.seen[request] == {}


def test_outputs_that_overtake_each_other_are_ordered() -> None:
    world = World()
    world.start(InstanceId(0))
    request = world.submit(1, 3)
    incarnation = world.instances[InstanceId(0)].incarnation
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
