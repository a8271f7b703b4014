"""A world of fake instances around one control core: messages that queue, get lost or cross, deaths, hand-offs.

The fakes answer as the contract allows and compute token `position` of a sequence as a pure function, so whatever
happens the client of a request must see exactly the tokens 0, 1, 2, ... of that function, once each.
"""

from collections import deque
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from kvtide.base.config import ModelInfo, PoolSizes
from kvtide.base.ids import Incarnation, InstanceId, RequestId
from kvtide.base.sampling_params import SamplingParams
from kvtide.control.core import ControlCore
from kvtide.control.seats import RESET_SPACING_NS
from kvtide.proto.client import Deliver, RequestEnded
from kvtide.proto.cluster import InstanceAddress, Peer, PoolShape
from kvtide.proto.commands import InstanceDrained, RefuseInstance, ToClient, ToInstance, WakeAt
from kvtide.proto.control import (
    AttemptEnded,
    ChangeRole,
    ChannelReset,
    ClientStop,
    ClientSubmit,
    ControlTick,
    Drained,
    DrainInstance,
    FromInstance,
    InstanceLost,
    InstanceStarting,
    Registered,
    Started,
    StatusReport,
    StepTokens,
    TokenOut,
)
from kvtide.proto.instance import Abort, Drain, Expect, Membership, Reconcile, SetRole, StopSequence, Submit
from kvtide.proto.request import RequestSpec
from kvtide.proto.tokens import pack_tokens
from model_info import model_info

MODEL = model_info()


def token_at(request: int, index: int, position: int) -> int:
    return (request * 31 + index * 7 + position) % 997 + 1


def registered(role: str = "mixed", model: ModelInfo = MODEL, block_size: int = 16) -> Registered:
    shape = PoolShape(
        num_layers=1, num_kv_heads=1, head_dim=8, block_size=16, dtype="float32", layout="aggregated", device_blocks=8
    )
    return Registered(
        address=InstanceAddress(channel="nowhere", shape=shape),
        role=role,
        model=model,
        pool=PoolSizes(device_blocks=8, block_size=block_size),
        max_num_seqs=8,
    )


@dataclass
class FakeAttempt:
    """positions: the next output position of each sequence that goes on. partner: who gets it, or gives it."""

    spec: RequestSpec
    attempt: int
    positions: dict[int, int]
    partner: Peer | None = None
    is_expected: bool = False
    is_offered: bool = False


@dataclass(frozen=True)
class HandOver:
    source: Peer
    request: RequestId
    attempt: int
    positions: dict[int, int]


@dataclass(frozen=True)
class HandOverEnded:
    request: RequestId
    attempt: int
    is_done: bool


@dataclass
class FakeInstance:
    """Serves every attempt token by token; keeps its state across lost messages like a real one."""

    peer: Peer
    role: str
    post: Any
    attempts: dict[RequestId, FakeAttempt] = field(default_factory=dict)
    over: dict[RequestId, int] = field(default_factory=dict)
    parked: list[HandOver] = field(default_factory=list)
    is_draining: bool = False
    has_drained: bool = False
    refuses_next: bool = False
    fails_next: bool = False

    def take(self, message: Any) -> list[Any]:
        """Handle a message of the control core or of a peer; what it answers to the control core."""
        match message:
            case Submit() | Expect():
                return self._begin(message)
            case Abort():
                return self._drop(message.request, message.attempt)
            case StopSequence():
                held = self.attempts.get(message.request)
                if held is None or held.attempt != message.attempt:
                    return []
                held.positions.pop(message.index, None)
                return self._ended(message.request)
            case Reconcile():
                live = dict(message.live)
                out = []
                for request, held in list(self.attempts.items()):
                    if live.get(request) != held.attempt:
                        out += self._drop(request, held.attempt)
                held_now = tuple((request, held.attempt) for request, held in self.attempts.items())
                return [*out, StatusReport(live=held_now, number=message.number)]
            case Drain():
                self.is_draining = True
            case SetRole():
                self.role = message.role
            case Membership():
                return self._membership(message)
            case HandOver():
                return self._handed(message)
            case HandOverEnded():
                return self._hand_over_ended(message)
        return []

    def _begin(self, message: Submit | Expect) -> list[Any]:
        request, attempt = message.spec.request, message.attempt
        old = self.attempts.get(request)
        is_over = attempt <= self.over.get(request, -1) or (old is not None and old.attempt >= attempt)
        if is_over or self.refuses_next or (self.is_draining and old is None):
            self.refuses_next = False
            return [AttemptEnded(request=request, attempt=attempt, outcome="refused", reason="no")]
        out = [] if old is None else self._drop(request, old.attempt)
        positions = dict.fromkeys(range(message.spec.params.n), 0)
        for i, resume in enumerate(message.resume):
            if resume.is_finished:
                del positions[i]
            else:
                positions[i] = len(resume.tokens) // 4
        held = FakeAttempt(message.spec, attempt, positions)
        self.attempts[request] = held
        if isinstance(message, Expect):
            held.partner, held.is_expected = message.prefill, True
            parked, self.parked = self.parked, []
            for offer in parked:
                out += self._handed(offer)
            return out
        held.partner = message.decode
        return [*out, Started(request=request, attempt=attempt, cached_tokens=0, queue_ns=1)]

    def _drop(self, request: RequestId, attempt: int) -> list[Any]:
        self.over[request] = max(attempt, self.over.get(request, -1))
        held = self.attempts.get(request)
        if held is None or held.attempt > attempt:
            return []
        del self.attempts[request]
        return [AttemptEnded(request=request, attempt=held.attempt, outcome="aborted")]

    def _membership(self, message: Membership) -> list[Any]:
        out: list[Any] = []
        dead = set(message.dead)
        self.parked = [offer for offer in self.parked if offer.source.incarnation not in dead]
        for request, held in list(self.attempts.items()):
            if held.partner is not None and held.partner.incarnation in dead:
                del self.attempts[request]
                self.over[request] = held.attempt
                outcome = "aborted" if held.is_expected else "returned"
                out.append(AttemptEnded(request=request, attempt=held.attempt, outcome=outcome, reason="dead"))
        return out

    def _handed(self, offer: HandOver) -> list[Any]:
        held = self.attempts.get(offer.request)
        if offer.attempt <= self.over.get(offer.request, -1) or (held and held.attempt > offer.attempt):
            self.post(offer.source, HandOverEnded(offer.request, offer.attempt, False))
        elif held is None or held.attempt < offer.attempt:
            self.parked.append(offer)
        elif self.fails_next:
            self.fails_next = False
            self.post(offer.source, HandOverEnded(offer.request, offer.attempt, False))
        else:
            assert held.is_expected
            held.positions = {i: at for i, at in offer.positions.items() if i in held.positions}
            held.is_expected, held.partner = False, None
            self.post(offer.source, HandOverEnded(offer.request, offer.attempt, True))
            return self._ended(offer.request)
        return []

    def _hand_over_ended(self, message: HandOverEnded) -> list[Any]:
        held = self.attempts.get(message.request)
        if held is None or held.attempt != message.attempt:
            return []
        del self.attempts[message.request]
        self.over[message.request] = held.attempt
        outcome = "handed_over" if message.is_done else "returned"
        return [AttemptEnded(request=message.request, attempt=held.attempt, outcome=outcome, prefill_ns=1)]

    def step(self) -> list[Any]:
        """One token of each sequence that runs."""
        outputs = []
        for request, held in list(self.attempts.items()):
            if held.is_expected or held.is_offered:
                continue
            for index, position in list(held.positions.items()):
                last = position + 1 == held.spec.max_tokens
                token = token_at(request, index, position)
                reason = "length" if last else None
                outputs.append(TokenOut(request, held.attempt, index, position, (token,), (), reason))
                held.positions[index] += 1
                if last:
                    del held.positions[index]
            if held.partner is not None and held.positions:
                held.is_offered = True
                self.post(held.partner, HandOver(self.peer, request, held.attempt, dict(held.positions)))
        ended = [message for request in list(self.attempts) for message in self._ended(request)]
        out = ([StepTokens(outputs=tuple(outputs))] if outputs else []) + ended
        if self.is_draining and not self.attempts and not self.has_drained:
            self.has_drained = True
            out.append(Drained())
        return out

    def _ended(self, request: RequestId) -> list[Any]:
        held = self.attempts[request]
        if held.positions or held.is_expected or held.is_offered:
            return []
        del self.attempts[request]
        self.over[request] = held.attempt
        return [AttemptEnded(request=request, attempt=held.attempt, outcome="finished", decode_ns=1)]


class World:
    """Drives one core; every message passes through queues that a test may lose."""

    def __init__(self, core: ControlCore | None = None) -> None:
        self.core = core or ControlCore()
        self.now = 0
        self.incarnations = count()
        self.instances: dict[InstanceId, FakeInstance] = {}
        self.unnoticed: list[tuple[InstanceId, Incarnation]] = []
        self.to_instance: dict[InstanceId, deque[Any]] = {}
        self.to_core: dict[InstanceId, deque[Any]] = {}
        self.seen: dict[RequestId, dict[int, list[int]]] = {}
        self.finished: dict[RequestId, dict[int, str]] = {}
        self.ended: dict[RequestId, RequestEnded] = {}
        self.specs: dict[RequestId, RequestSpec] = {}
        self.kept: dict[tuple[RequestId, int], int] = {}
        self.wake_ns: int | None = None
        self.dead: set[Incarnation] = set()
        self.refused: dict[Incarnation, str] = {}
        self.drained: list[InstanceId] = []
        self.sent: list[ToInstance] = []
        """What the last event led to."""

    def send(self, event: Any) -> None:
        self.now += 1
        self.sent = []
        drained = []
        commands = self.core.handle(event, self.now)
        for command in commands:
            match command:
                case ToInstance():
                    self._to_instance(command)
                case ToClient(message=Deliver() as message):
                    self._deliver(message)
                case ToClient(message=RequestEnded() as message):
                    assert message.request not in self.ended, "a request ends exactly once"
                    self.ended[message.request] = message
                case WakeAt():
                    self.wake_ns = command.time_ns
                case RefuseInstance():
                    self.refused[command.incarnation] = command.reason
                    self.dead.add(command.incarnation)
                    self.instances.pop(command.instance, None)
                case InstanceDrained():
                    drained.append(command)
        self.core.check_invariants()
        for command in drained:
            self.drained.append(command.instance)
            if command.incarnation is not None:
                self.dead.add(command.incarnation)
            self.instances.pop(command.instance, None)

    def _to_instance(self, command: ToInstance) -> None:
        assert command.incarnation not in self.dead, "nothing is said to the dead"
        message = command.message
        if isinstance(message, Submit) and message.decode is not None:
            expects = [one.message for one in self.sent if one.instance == message.decode.instance]
            assert any(isinstance(one, Expect) and one.attempt == message.attempt for one in expects)
        self.sent.append(command)
        instance = self.instances.get(command.instance)
        if instance is not None and instance.peer.incarnation == command.incarnation:
            self.to_instance[command.instance].append(message)

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

    def post(self, peer: Peer, message: Any) -> None:
        """From one instance to another; lost where that incarnation is gone."""
        there = self.instances.get(peer.instance)
        if there is not None and there.peer == peer:
            self.to_instance[peer.instance].append(message)

    def start(self, instance: InstanceId, role: str = "mixed", info: Registered | None = None) -> None:
        self.send(InstanceStarting(instance=instance, role=role))
        peer = Peer(instance, Incarnation(f"i{next(self.incarnations)}"))
        self.instances[instance] = FakeInstance(peer, role, self.post)
        self.to_instance[instance], self.to_core[instance] = deque(), deque()
        self.send(FromInstance(instance=instance, incarnation=peer.incarnation, message=info or registered(role)))

    def crash(self, instance: InstanceId) -> None:
        """It dies, and nobody knows yet."""
        dead = self.instances.pop(instance, None)
        if dead is not None:
            self.unnoticed.append((instance, dead.peer.incarnation))

    def notice(self) -> None:
        """All deaths are seen."""
        unnoticed, self.unnoticed = self.unnoticed, []
        for instance, incarnation in unnoticed:
            self.dead.add(incarnation)
            self.send(InstanceLost(instance=instance, incarnation=incarnation))

    def kill(self, instance: InstanceId) -> None:
        self.crash(instance)
        self.notice()

    def submit(self, n: int, max_tokens: int, prompt: tuple[int, ...] = (1, 2, 3)) -> RequestId:
        request = self.core.next_request()
        spec = RequestSpec(
            request=request,
            prompt=pack_tokens(prompt),
            params=SamplingParams(n=n, max_tokens=max_tokens, seed=1),
        )
        self.specs[request] = spec
        self.seen[request], self.finished[request] = {}, {}
        self.send(ClientSubmit(spec=spec))
        return request

    def pump(self, instance: InstanceId, *, step: bool = True, hear: bool = True) -> None:
        """The instance takes what is queued, makes a step, and the core hears of it (or not yet)."""
        fake = self.instances.get(instance)
        if fake is None:
            return
        inbox, outbox = self.to_instance[instance], self.to_core[instance]
        for _ in range(len(inbox)):
            outbox.extend(fake.take(inbox.popleft()))
        if step:
            outbox.extend(fake.step())
        while hear and outbox and self.instances.get(instance) is fake:
            message = FromInstance(instance=instance, incarnation=fake.peer.incarnation, message=outbox.popleft())
            self.send(message)

    def stop(self, request: RequestId) -> None:
        for index, tokens in self.seen[request].items():
            if tokens and index not in self.finished[request] and request not in self.ended:
                self.kept[(request, index)] = len(tokens) - 1
                self.send(ClientStop(request=request, index=index, keep=len(tokens) - 1))
                return

    def lose(self, instance: InstanceId) -> None:
        """What the control core and the instance say to each other is lost; what its peers say is not."""
        fake = self.instances.get(instance)
        if fake is not None:
            kept = [one for one in self.to_instance[instance] if isinstance(one, HandOver | HandOverEnded)]
            self.to_instance[instance] = deque(kept)
            fake.step()
            fake.has_drained = False
            self.to_core[instance].clear()
            self.send(ChannelReset(instance=instance, incarnation=fake.peer.incarnation))

    def lose_tail(self, instance: InstanceId) -> None:
        """A message to the core is lost, and that is noticed only later."""
        if instance in self.instances and self.to_core[instance]:
            lost = self.to_core[instance].popleft()
            if isinstance(lost, Drained):
                self.instances[instance].has_drained = False

    def reset(self, instance: InstanceId) -> None:
        if fake := self.instances.get(instance):
            self.send(ChannelReset(instance=instance, incarnation=fake.peer.incarnation))

    def lose_peers(self, instance: InstanceId) -> None:
        """Hand-overs to this instance fail: their senders give up."""
        if instance in self.instances:
            inbox = self.to_instance[instance]
            for message in [one for one in inbox if isinstance(one, HandOver)]:
                inbox.remove(message)
                self.post(message.source, HandOverEnded(message.request, message.attempt, False))

    def drain(self, instance: InstanceId) -> None:
        self.send(DrainInstance(instance=instance))

    def change_role(self, instance: InstanceId, role: str) -> None:
        self.send(ChangeRole(instance=instance, role=role))

    def settle(self, num_rounds: int = 60) -> None:
        """Everything is noticed and heard until nothing moves any more."""
        self.notice()
        for instance in list(self.instances):
            self.reset(instance)
        for _ in range(num_rounds):
            for instance in list(self.instances):
                self.pump(instance)
            self.now += RESET_SPACING_NS
            self.send(ControlTick())

    def check_quiet(self) -> None:
        """After the last request: nothing is left anywhere, and every client has what it should."""
        assert not self.core.requests
        for seat in self.core.instances.values():
            assert not seat.inflight, "nothing stays charged after the last request"
        for fake in self.instances.values():
            assert not fake.attempts
        for request, spec in self.specs.items():
            outcome = self.ended[request].outcome
            for index, tokens in self.seen[request].items():
                assert tokens == [token_at(request, index, position) for position in range(len(tokens))]
                if outcome == "finished" and self.finished[request][index] == "length":
                    assert len(tokens) == spec.max_tokens
            assert outcome != "finished" or len(self.finished[request]) == spec.params.n
