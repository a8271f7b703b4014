"""A cluster of instance cores with everything around them in memory: channels, pulls, a control core's wishes, faults.

Nothing happens by itself: a random generator picks which channel delivers next, which step or pull is done, and what
goes wrong. Every core is audited after every event, every read of KV is checked against what the tokens truly are.
"""

from collections import Counter, deque
from random import Random

import numpy as np
from instance_harness import SAMPLER, Workload, output, true_length

from kvtide.base.config import PoolSizes, SchedulerConfig
from kvtide.base.ids import Incarnation, InstanceId, Tier
from kvtide.instance.core import InstanceCore
from kvtide.instance.transfers import Incoming, Outgoing, Stage
from kvtide.proto.cluster import Member, Peer
from kvtide.proto.commands import CancelPull, Pull, ToControl, ToPeer, WakeAt
from kvtide.proto.control import AttemptEnded, CacheChanged, Drained, PromptLogprobs, Started, StepTokens
from kvtide.proto.executor import RunStep, SampledTokens, SequenceResult, StepDone, TokenLogprob
from kvtide.proto.instance import (
    Abort,
    Drain,
    Expect,
    Fetch,
    FromPeer,
    GatewayLost,
    Membership,
    PeerReset,
    PullEnded,
    Resume,
    SetRole,
    StopSequence,
    Submit,
    Tick,
)
from kvtide.proto.request import RequestSpec
from kvtide.proto.tokens import pack_tokens
from kvtide.sim.memory import SimulatedMemory, Truth

GARBAGE = np.uint64(0xBAD)
LAYERS = 2


class Node:
    """One incarnation with its driver's world: memory, the step and the pulls in flight."""

    def __init__(self, cluster: "Cluster", peer: Peer, config: SchedulerConfig, sizes: PoolSizes) -> None:
        self.cluster, self.peer, self.config, self.sizes = cluster, peer, config, sizes
        self.core = InstanceCore(config, sizes, peer)
        self.memory = SimulatedMemory(sizes)
        self.step: RunStep | None = None
        self.pulls: dict[str, Pull] = {}
        self.cancelled: set[str] = set()
        self.read: dict[str, int] = {}
        """How many blocks of a pull have been read already."""
        self.wake_ns: int | None = None
        self.truths: dict[int, Truth] = {}
        self.done_steps = -1
        self.is_alive = True
        self.num_preemptions = 0
        self.gateway = cluster.num_gateways
        self.index: set[int] = set()
        self.next_change = 0

    @property
    def role(self) -> str:
        return self.core.role

    def send(self, event: object) -> None:
        self.cluster.now += 1000
        now = self.cluster.now
        if isinstance(event, Tick):
            self.wake_ns = None
        if isinstance(event, GatewayLost):
            self.gateway = self.cluster.num_gateways
        self.cluster.log.append((self.peer.incarnation, event))
        for command in self.core.handle(event, now):
            self._do(command)
        self.core.check_invariants()
        self.cluster.seen["preemptions"] += self.core.counters.preemptions - self.num_preemptions
        self.num_preemptions = self.core.counters.preemptions
        self.cluster.seen["quarantined"] += self.core.blocks.usage()["device"].quarantined > 0
        if self.step is not None:
            pool = self.core.blocks.pool
            for one in self.step.sequences:
                assert (pool.references(one.blocks) > 0).all(), "a block of the step in flight was given back"

    def _do(self, command: object) -> None:
        match command:
            case RunStep():
                assert self.step is None, "two steps in flight"
                self.step = command
            case ToControl():
                self.cluster.to_control(self, command.message)
            case ToPeer():
                self.cluster.to_peer(self, command.peer, command.message)
            case Pull():
                assert command.transfer not in self.pulls and len(command.target)
                assert len(command.source.blocks) == len(command.target)
                self.pulls[command.transfer] = command
                # Bytes may be there from now on: whoever still needs what was in these blocks reads garbage.
                self.memory._tiers[Tier.DEVICE][command.target] = GARBAGE
                self._read_early(command)
                self.cluster.seen["pull"] += 1
                self.cluster.seen["gated pull"] += command.gate_step >= 0
            case CancelPull():
                assert command.transfer in self.pulls
                self.cancelled.add(command.transfer)
            case WakeAt():
                self.wake_ns = command.time_ns
            case _:
                raise AssertionError(command)

    # -- the executor

    def finish_step(self) -> None:
        step = self.step
        assert step is not None
        self.memory.carry_out(step.copies)
        self.memory.compute([(one, self._truth(one.key)) for one in step.sequences])
        self.done_steps = step.step
        results = []
        for one in step.sequences:
            samples = tuple(SampledTokens((SAMPLER.sample(sample),)) for sample in one.samples)
            logprobs = self._prompt_logprobs(one)
            if samples or logprobs:
                results.append(SequenceResult(key=one.key, samples=samples, prompt_logprobs=logprobs))
        self.step = None
        self.send(StepDone(step=step.step, results=tuple(results)))

    def _prompt_logprobs(self, one):
        if one.prompt_logprobs is None:
            return ()
        follows = [*one.tokens.tolist()[1:], one.next_prompt_token]
        count = min(len(one.tokens), one.num_prompt_tokens - 1 - one.start)
        return tuple(TokenLogprob(token, -1.0) for token in follows[:count])

    def _truth(self, key: int) -> Truth:
        sequence = next(s for s, _ in self.core.scheduler.batch if s.key == key)
        spec = sequence.request.spec
        truth = self.truths.setdefault(key, Truth(spec, self.sizes.block_size))
        while len(truth.tokens) < sequence.num_tokens:
            truth.append(output(spec, sequence.index, len(truth.tokens) - spec.num_prompt_tokens))
        return truth

    # -- pulls

    def can_finish(self, pull: Pull) -> bool:
        """A gated pull waits for the source's step, as long as the source lives."""
        source = self.cluster.alive(pull.peer)
        return source is None or source.done_steps >= pull.gate_step or pull.transfer in self.cancelled

    def finish_pull(self, pull: Pull, *, fails: bool = False) -> None:
        source = self.cluster.alive(pull.peer)
        outcome = "failed" if fails or source is None else "moved"
        if pull.transfer in self.cancelled and (outcome == "failed" or self.cluster.rng.random() < 0.5):
            outcome = "cancelled"
        if outcome == "moved" and source is not None:
            outcome = self._copy(pull, source)
        else:  # parts of it may have been written until this very moment
            self.memory._tiers[Tier.DEVICE][pull.target] = GARBAGE
        del self.pulls[pull.transfer]
        self.cancelled.discard(pull.transfer)
        self.cluster.seen["pull " + outcome] += 1
        kind = self.core.transfers.incoming[pull.transfer].kind
        self.cluster.seen[f"{kind} {outcome}"] += 1
        count = len(pull.target) if outcome == "moved" else 0
        self.send(
            PullEnded(
                transfer=pull.transfer,
                outcome=outcome,
                reason="" if outcome == "moved" else "because of a test",
                num_bytes=count * 100,
                num_pieces=count,
                transport="shm",
            )
        )

    def _read_early(self, pull: Pull) -> None:
        """What is not gated may be read at once, before any step of the source is done."""
        source = self.cluster.alive(pull.peer)
        if source is not None and self.cluster.rng.random() < 0.5:
            count = len(pull.target) if pull.gate_step < 0 else pull.gated_from
            self._read(pull, source, slice(0, count))
            self.read[pull.transfer] = count

    def _copy(self, pull: Pull, source: "Node") -> str:
        refs = pull.source
        for tier in Tier:
            there = refs.tiers == tier
            generations = source.core.blocks.pool.generations(refs.blocks[there], tier) if there.any() else ()
            if len(generations) and (generations != refs.generations[there].view(np.uint32)).any():
                assert pull.transfer in self.cancelled or pull.transfer in self.cluster.excused, "read while not pinned"
                return "failed"
        self._read(pull, source, slice(self.read.pop(pull.transfer, 0), len(pull.target)))
        return "moved"

    def _read(self, pull: Pull, source: "Node", places: slice) -> None:
        tiers, blocks, targets = pull.source.tiers[places], pull.source.blocks[places], pull.target[places]
        for tier, block, target in zip(tiers.tolist(), blocks.tolist(), targets.tolist(), strict=True):
            self.memory._tiers[Tier.DEVICE][target] = source.memory._tiers[Tier(tier)][block]

    def check_end(self) -> None:
        assert self.core.is_idle, (self.core.registry.live, self.core.transfers.outgoing, self.core.transfers.incoming)
        self.check_memory()

    def check_memory(self) -> None:
        """Nothing is held."""
        assert not self.pulls and self.step is None
        pool = self.core.blocks.pool
        for tier in Tier:
            total, free, active, historical, leased, quarantined = pool.usage(tier)
            assert active == leased == quarantined == 0 and free + historical == total


class Asked:
    """A client's request and what it got."""

    def __init__(self, spec: RequestSpec) -> None:
        self.spec = spec
        self.attempt = 0
        n = spec.params.n
        self.outputs: list[list[int]] = [[] for _ in range(n)]
        self.finished: list[str | None] = [None] * n
        self.early: list[dict[int, object]] = [{} for _ in range(n)]
        self.prefill: Peer | None = None
        self.decode: Peer | None = None
        self.outcome: str | None = None
        self.has_stopped = False
        self.next_logprob = 1

    @property
    def is_finished(self) -> bool:
        return all(reason is not None for reason in self.finished)


class Cluster:
    """Nodes, FIFO channels between them, and a small control core of its own."""

    def __init__(
        self, rng: Random, roles: list[str], config: SchedulerConfig, sizes: PoolSizes, *, has_gateway: bool = True
    ) -> None:
        self.rng, self.config, self.sizes = rng, config, sizes
        self.now = 0
        self.seen: Counter[str] = Counter()
        self.channels: dict[tuple[str, str], deque[object]] = {}
        self.nodes: dict[InstanceId, Node] = {}
        self.dead: list[Incarnation] = []
        self.excused: set[str] = set()
        """Transfers that a sender gave up waiting for."""
        self.asked: dict[int, Asked] = {}
        self.open_attempts: set[tuple[Incarnation, int, int]] = set()
        self.known: list[RequestSpec] = []
        self.log: list[tuple[str, object]] = []
        self.offers: list[tuple[InstanceId, InstanceId, object]] = []
        self.num_gateways = 0
        self.num_incarnations = 0
        self.has_gateway = has_gateway
        self.repeats = False
        """Messages between peers may come again, at once or later."""
        self.late: list[tuple[Peer, Peer, object, int]] = []
        for seat, role in enumerate(roles):
            self._start(InstanceId(seat), role)
        self.members()

    def _start(self, seat: InstanceId, role: str) -> None:
        self.num_incarnations += 1
        peer = Peer(seat, Incarnation(f"i{self.num_incarnations}"))
        config = SchedulerConfig(
            max_model_len=self.config.max_model_len,
            max_num_seqs=self.config.max_num_seqs,
            max_num_batched_tokens=self.config.max_num_batched_tokens,
            caching=self.config.caching,
            transfer=self.config.transfer,
            role=role,
        )
        self.nodes[seat] = Node(self, peer, config, self.sizes)
        self.nodes[seat].send(Tick())

    def alive(self, peer: Peer) -> Node | None:
        node = self.nodes.get(peer.instance)
        return node if node is not None and node.peer == peer and node.is_alive else None

    # -- channels

    def _channel(self, source: str, target: str) -> deque[object]:
        return self.channels.setdefault((source, target), deque())

    def tell(self, node: Node, message: object) -> None:
        self._channel("control", node.peer.incarnation).append(message)

    def to_control(self, node: Node, message: object) -> None:
        self._channel(node.peer.incarnation, "control").append((node.peer, node.gateway, message))

    def to_peer(self, node: Node, peer: Peer, message: object) -> None:
        self.seen[type(message).__name__] += 1
        assert peer != node.peer
        if type(message).__name__ == "Offer":
            self.offers.append((node.peer.instance, peer.instance, message))
        if self.alive(peer) is not None:
            self._channel(node.peer.incarnation, peer.incarnation).append(FromPeer(peer=node.peer, message=message))
            if self.repeats and self.rng.random() < 0.03:
                self.seen["repeated"] += 1
                self.late.append((node.peer, peer, message, self.rng.randint(0, 60)))

    def deliver(self, key: tuple[str, str]) -> None:
        message = self.channels[key].popleft()
        if not self.channels[key]:
            del self.channels[key]
        if key[1] == "control":
            peer, gateway, what = message  # type: ignore[misc]
            self._received(peer, gateway, what)
            return
        node = next((one for one in self.nodes.values() if one.peer.incarnation == key[1]), None)
        if node is not None and node.is_alive:
            node.send(message)

    # -- the control core

    def members(self) -> None:
        if not self.has_gateway:
            return
        members = tuple(Member(peer=node.peer, role=node.role) for node in self.nodes.values() if node.is_alive)
        for node in self.nodes.values():
            if node.is_alive:
                message = Membership(
                    gateway=Incarnation(f"g{self.num_gateways}"), epoch=0, members=members, dead=tuple(self.dead)
                )
                self.tell(node, message)

    def submit(self, spec: RequestSpec) -> Asked:
        asked = Asked(spec)
        self.asked[spec.request] = asked
        self.known.append(spec)
        self.dispatch(asked)
        return asked

    def dispatch(self, asked: Asked) -> None:
        alive = [node for node in self.nodes.values() if node.is_alive and not node.core.is_draining]
        prefills = [node for node in alive if node.role in ("prefill", "mixed")]
        decodes = [node for node in alive if node.role == "decode"]
        if not decodes and not prefills:
            return
        prefill = self.rng.choice(prefills or decodes)
        decode = self.rng.choice(decodes) if decodes and prefill.role == "prefill" else None
        fetch = None
        if self.rng.random() < 0.3:
            source = self.rng.choice(alive)
            fetch = Fetch(source.peer, asked.spec.num_prompt_tokens)
        self.place(asked, prefill, decode, fetch)

    def place(self, asked: Asked, prefill: Node, decode: Node | None, fetch: Fetch | None = None) -> None:
        asked.prefill, asked.decode = prefill.peer, decode.peer if decode else None
        resume: tuple[Resume, ...] = ()
        if any(asked.outputs) or any(asked.finished):
            resume = tuple(
                Resume(pack_tokens(tokens), reason is not None)
                for tokens, reason in zip(asked.outputs, asked.finished, strict=True)
            )
        asked.early = [{} for _ in asked.outputs]
        self.open_attempts.add((prefill.peer.incarnation, asked.spec.request, asked.attempt))
        if decode is not None:
            self.open_attempts.add((decode.peer.incarnation, asked.spec.request, asked.attempt))
            self.tell(decode, Expect(spec=asked.spec, attempt=asked.attempt, prefill=prefill.peer, resume=resume))
        submit = Submit(
            spec=asked.spec, attempt=asked.attempt, resume=resume, decode=decode.peer if decode else None, fetch=fetch
        )
        self.tell(prefill, submit)

    def withdraw(self, asked: Asked) -> None:
        for peer in (asked.prefill, asked.decode):
            node = self.alive(peer) if peer else None
            if node is not None:
                self.tell(node, Abort(request=asked.spec.request, attempt=asked.attempt))

    def reroute(self, asked: Asked) -> None:
        self.withdraw(asked)
        asked.attempt += 1
        asked.prefill = asked.decode = None
        self.seen["reroute"] += 1
        if asked.is_finished:
            asked.outcome = "finished"
        else:
            self.dispatch(asked)

    def _received(self, peer: Peer, gateway: int, message: object) -> None:
        if gateway != self.num_gateways or peer.incarnation in self.dead:
            return
        match message:
            case StepTokens():
                for out in message.outputs:
                    self._token_out(peer, out)
            case AttemptEnded():
                self._ended(peer, message)
            case Started():
                self.seen["hit"] += message.cached_tokens > 0
            case PromptLogprobs():
                self._prompt_logprobs(peer, message)
            case CacheChanged():
                self._changed(peer, message)
            case Drained():
                self._drained(peer)

    def _prompt_logprobs(self, peer: Peer, message: PromptLogprobs) -> None:
        asked = self.asked[message.request]
        if asked.outcome is None and message.attempt == asked.attempt:
            assert peer == asked.prefill, "they were reported when the prompt was prefilled"
            assert message.start <= asked.next_logprob
            asked.next_logprob = max(asked.next_logprob, message.start + len(message.entries))

    def _token_out(self, peer: Peer, out) -> None:
        assert (peer.incarnation, out.request, out.attempt) in self.open_attempts, "tokens after the end"
        asked = self.asked[out.request]
        if asked.outcome is not None or out.attempt != asked.attempt or asked.finished[out.index]:
            return
        early = asked.early[out.index]
        early[out.position] = out
        got = asked.outputs[out.index]
        while (ready := early.pop(len(got), None)) is not None:
            for token in ready.tokens:
                assert token == output(asked.spec, out.index, len(got)), "a wrong token"
                got.append(token)
            asked.finished[out.index] = ready.finish_reason
            if ready.finish_reason is not None:
                early.clear()
                if not asked.has_stopped:
                    assert (len(got), ready.finish_reason) == true_length(
                        asked.spec, out.index, self.config, self.sizes
                    )
                break
            if not ready.tokens:
                break

    def _ended(self, peer: Peer, message: AttemptEnded) -> None:
        self.open_attempts.remove((peer.incarnation, message.request, message.attempt))
        self.seen[message.outcome] += 1
        asked = self.asked[message.request]
        if asked.outcome is not None or message.attempt != asked.attempt:
            return
        if peer not in (asked.prefill, asked.decode):
            return
        is_prefill = peer == asked.prefill
        if is_prefill:
            asked.prefill = None
        else:
            asked.decode = None
        if message.outcome == "handed_over":
            assert is_prefill
            if asked.decode is None:
                self._complete(asked)
        elif message.outcome == "finished":
            if asked.is_finished:
                self._complete(asked)
            else:
                assert asked.prefill is not None, "tokens are missing"
        else:
            if message.outcome == "returned":
                assert is_prefill and message.reason
            self.reroute(asked)

    def _complete(self, asked: Asked) -> None:
        assert asked.is_finished, (asked.outputs, asked.finished)
        if asked.spec.params.prompt_logprobs is not None and not asked.has_stopped:
            assert asked.next_logprob == asked.spec.num_prompt_tokens, "logprobs of the prompt are missing"
        self.withdraw(asked)
        asked.outcome = "finished"

    def _changed(self, peer: Peer, message: CacheChanged) -> None:
        node = self.nodes[peer.instance]
        if message.is_first:
            node.index = set()
        else:
            assert message.sequence == node.next_change, "a change is missing"
        node.next_change = message.sequence + 1
        node.index -= set(np.frombuffer(message.removed, dtype="<u8").tolist())
        node.index |= set(np.frombuffer(message.inserted, dtype="<u8").tolist())

    def _drained(self, peer: Peer) -> None:
        """It ends by itself, and its seat begins anew."""
        node = self.nodes[peer.instance]
        assert node.peer == peer
        for key in (("control", peer.incarnation), (peer.incarnation, "control")):
            while key in self.channels:  # what was on its way when it said so is refused
                self.deliver(key)
        # A peer may have asked for something since; it was granted nothing.
        assert not node.core.registry.live and not node.core.transfers.is_holding, "drained, with something left"
        assert not any(one[0] == peer.incarnation for one in self.open_attempts), "drained, but not done"
        self.seen["drained"] += 1
        node.check_memory()
        self._replace(node)

    # -- disturbances

    def abort(self, asked: Asked) -> None:
        for state in self.states_of(asked):
            self.seen["abort " + state] += 1
        self.withdraw(asked)
        asked.outcome = "aborted"
        self.seen["abort"] += 1

    def states_of(self, asked: Asked) -> set[str]:
        """Where the transfers of a request stand at this moment."""
        found: set[str] = set()
        for peer in (asked.prefill, asked.decode):
            node = self.alive(peer) if peer else None
            live = node.core.registry.live.get(asked.spec.request) if node else None
            for one in live.transfers.values() if live else ():
                found.add(_state(one))
        return found

    def stop(self, asked: Asked, index: int) -> None:
        keep = self.rng.randint(0, len(asked.outputs[index]))
        del asked.outputs[index][keep:]
        asked.finished[index] = "stopped"
        asked.has_stopped = True
        self.seen["stop"] += 1
        for peer in (asked.prefill, asked.decode):
            node = self.alive(peer) if peer else None
            if node is not None:
                message = StopSequence(request=asked.spec.request, attempt=asked.attempt, index=index, keep=keep)
                self.tell(node, message)
        if asked.is_finished and asked.decode is not None:
            self._complete(asked)

    def kill(self, seat: InstanceId) -> None:
        old = self.nodes[seat]
        self.seen["death"] += 1
        self._replace(old)
        for asked in self.asked.values():
            if asked.outcome is None and old.peer in (asked.prefill, asked.decode):
                self.reroute(asked)

    def _replace(self, old: Node) -> None:
        old.is_alive = False
        self.dead.append(old.peer.incarnation)
        for key in list(self.channels):
            if old.peer.incarnation in key:
                del self.channels[key]
        self.open_attempts = {one for one in self.open_attempts if one[0] != old.peer.incarnation}
        self._start(old.peer.instance, old.role)
        self.members()

    def reset(self, one: Node, other: Node) -> None:
        """Messages of the newest moments are lost both ways, or one way, and only that side learns of it."""
        self.seen["reset"] += 1
        ways = ((one, other), (other, one))
        for source, target in ways[: self.rng.randint(1, 2)]:
            channel = self._channel(source.peer.incarnation, target.peer.incarnation)
            kept = self.rng.randint(0, len(channel))
            while len(channel) > kept:
                channel.pop()
            channel.append(PeerReset(peer=source.peer))

    def lose_gateway(self) -> None:
        self.seen["gateway lost"] += 1
        for asked in self.asked.values():
            asked.outcome = asked.outcome or "orphan"
        self.asked.clear()
        self.open_attempts.clear()
        self.num_gateways += 1
        for key in list(self.channels):
            if "control" in key:
                del self.channels[key]
        for node in self.nodes.values():
            self.tell(node, GatewayLost())
        self.members()
        for node in self.nodes.values():
            node.next_change = -1

    # -- driving

    def choices(self) -> list[tuple[str, object]]:
        found: list[tuple[str, object]] = [("deliver", key) for key, queue in self.channels.items() if queue]
        for node in self.nodes.values():
            if node.step is not None:
                found.append(("step", node))
            found += [("pull", (node, pull)) for pull in node.pulls.values() if node.can_finish(pull)]
        return found

    def advance(self, failing: float = 0.0) -> bool:
        """Let one thing that is due happen; False where nothing is."""
        self._tick()
        self._repeat()
        for asked in self.asked.values():
            if asked.outcome is None and asked.prefill is None and asked.decode is None:
                self.dispatch(asked)
        choices = self.choices()
        if not choices:
            return False
        kind, what = self.rng.choice(choices)
        if kind == "deliver":
            self.deliver(what)  # type: ignore[arg-type]
        elif kind == "step":
            what.finish_step()  # type: ignore[attr-defined]
        else:
            node, pull = what  # type: ignore[misc]
            node.finish_pull(pull, fails=self.rng.random() < failing)
        return True

    def _repeat(self) -> None:
        waiting, self.late = self.late, []
        for source, target, message, turns in waiting:
            if turns:
                self.late.append((source, target, message, turns - 1))
            elif self.alive(source) is not None and self.alive(target) is not None:
                self._channel(source.incarnation, target.incarnation).append(FromPeer(peer=source, message=message))

    def _tick(self) -> None:
        for node in self.nodes.values():
            if node.wake_ns is not None and self.now >= node.wake_ns:
                self._excuse(node)
                node.send(Tick())

    def _excuse(self, node: Node) -> None:
        for one in node.core.transfers.outgoing.values():
            if one.wake_ns <= self.now:
                self.excused.add(one.id)

    def pass_time(self, duration_ns: int) -> None:
        self.now += duration_ns
        self._tick()

    def run_dry(self, most: int = 200_000) -> None:
        """Let everything happen that is going to; time passes only where nothing else does."""
        waits = 0
        for _ in range(most):
            if self.advance():
                continue
            if self.is_quiet or waits > 400:
                return
            waits += 1
            self.seen["waits"] += 1
            self.now = max(self.now, min(node.wake_ns for node in self.nodes.values() if node.wake_ns is not None))
            self._tick()
        raise AssertionError("it never comes to rest")

    @property
    def is_quiet(self) -> bool:
        return all(node.core.is_idle for node in self.nodes.values()) and all(
            asked.outcome is not None for asked in self.asked.values()
        )

    def check_end(self) -> None:
        assert all(asked.outcome is not None for asked in self.asked.values()), "a request without its end"
        assert not self.open_attempts, self.open_attempts
        self._hear_all()
        for node in self.nodes.values():
            node.check_end()
            if node.next_change >= 0:
                assert node.index == set(node.core.blocks.pool.indexed_hashes().tolist()), "the tree is wrong"
            for spec in self.known:
                self._check_index(node, spec)

    def _hear_all(self) -> None:
        """The last changes of each index are told."""
        for _ in range(3):
            self.pass_time(30_000_000)
            while self.advance():
                pass

    def _check_index(self, node: Node, spec: RequestSpec) -> None:
        for index in range(spec.params.n):
            truth = Truth(spec, self.sizes.block_size)
            length, _ = true_length(spec, index, self.config, self.sizes)
            for position in range(length):
                truth.append(output(spec, index, position))
            pool = node.core.blocks.pool
            tokens = np.array(truth.tokens, dtype=np.int32)
            blocks, tiers = pool.match(tokens, spec.salt, spec.shared_prefix_tokens)
            for place, (block, tier) in enumerate(zip(blocks.tolist(), tiers.tolist(), strict=True)):
                node.memory.check_tier(Tier(tier), block, place, truth)
            for tier in Tier:
                if (tiers == tier).any():
                    pool.release(blocks[tiers == tier], tier)

    def matched(self, seat: int, tokens: list[int], salt: str = "") -> int:
        """Tokens of a prefix that this node's index holds."""
        pool = self.nodes[InstanceId(seat)].core.blocks.pool
        return pool.peek(np.array(tokens, dtype=np.int32), salt) * self.sizes.block_size


def soak(seed: int, roles: list[str], config: SchedulerConfig, sizes: PoolSizes, num_requests: int, **how) -> Cluster:
    """A random history with faults, then the final account."""
    rng = Random(seed)
    faults, failing = how.get("faults", 0.05), how.get("failing", 0.1)
    cluster = Cluster(rng, roles, config, sizes)
    cluster.repeats = faults > 0
    work = Workload(rng, config, sizes)
    patience = rng.randint(2, 10)
    while work.count < num_requests:
        live = [asked for asked in cluster.asked.values() if asked.outcome is None]
        draw = rng.random()
        if draw < 0.08 and len(live) < patience:
            cluster.submit(work.spec())
        elif 0.08 <= draw < 0.08 + faults and live:
            disturb(cluster, rng, live)
        elif not cluster.advance(failing=failing):
            cluster.pass_time(rng.choice((1, 10_000_000, 10**9)))
    cluster.run_dry()
    cluster.check_end()
    return cluster


def disturb(cluster: Cluster, rng: Random, live: list[Asked]) -> None:
    draw = rng.random()
    asked = rng.choice(live)
    nodes = list(cluster.nodes.values())
    if draw < 0.4:
        cluster.abort(asked)
    elif draw < 0.6:
        index = rng.randrange(asked.spec.params.n)
        if asked.finished[index] is None and asked.outputs[index]:
            cluster.stop(asked, index)
    elif draw < 0.7:
        cluster.reroute(asked)
    elif draw < 0.8:
        one, other = rng.sample(nodes, 2)
        cluster.reset(one, other)
    elif draw < 0.88:
        cluster.kill(rng.choice(nodes).peer.instance)
    elif draw < 0.9:
        cluster.lose_gateway()
    elif draw < 0.93:
        node = rng.choice(nodes)
        cluster.tell(node, SetRole(role=rng.choice(("prefill", "decode", "mixed"))))
        cluster.seen["role"] += 1
    elif draw < 0.95:
        node = rng.choice(nodes)
        if not node.core.is_draining:
            cluster.tell(node, Drain())
            cluster.seen["drain"] += 1
    else:
        cluster.pass_time(rng.choice((6, 11, 61, 700)) * 10**9)


def _state(one: Incoming | Outgoing) -> str:
    if isinstance(one, Outgoing):
        return "offered" if one.is_offered else "complete" if one.is_complete else "asked"
    if one.stage is Stage.GRANTED and one.kind == "handoff":
        return "pulling" if one.is_pulling else "moved" if one.is_moved else "granted"
    return one.kind + " " + ("pulling" if one.is_pulling else one.stage.value)


__all__ = ["Asked", "Cluster", "Node", "disturb", "soak"]
