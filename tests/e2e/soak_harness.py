"""A soak of the live in-process cluster: random clients, aborts aimed at every state, and an account of what happened.

Everything random comes from one seed. What the seed cannot fix is how the steps' thread and the event loop interleave,
so the harness looks at what did happen (`Watch`), aims aborts at the states that are still rare, and goes on until all
that must happen has happened often enough.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from kvtide.artifacts import prepare_model
from kvtide.base.config import PoolSizes, SchedulerConfig
from kvtide.base.ids import InstanceId, RequestId, Tier
from kvtide.base.sampling_params import SamplingParams
from kvtide.base.serve_config import ServeConfig, make_config
from kvtide.instance.core import InstanceCore
from kvtide.live import assemble
from kvtide.live.frontend import Frontend, GenerateOptions
from kvtide.live.generation import Generation
from kvtide.live.inprocess import InProcessCluster
from kvtide.proto.cluster import Peer
from kvtide.proto.commands import InstanceCommand, ToControl, ToPeer
from kvtide.proto.control import AttemptEnded
from kvtide.proto.executor import RunStep, StepDone
from kvtide.proto.instance import Abort, Expect, FromPeer, InstanceEvent, PullEnded, StopSequence
from kvtide.proto.peer import PeerMessage, TransferEnded
from kvtide.proto.request import RequestSpec
from kvtide.text.tokenizer import Tokenizer
from request_states import ABORT_STATES, RECEIVING_STATES, SENDING_STATES, states_of

ENOUGH = 130
"""Aborts aimed at one state; the tests ask for 100."""

PATIENCE = 4
"""How many times its requests a shape may take until enough has happened."""

CHECK_EVERY = 40
"""Events between two recounts of an instance's books."""


@dataclass(frozen=True, kw_only=True)
class Shape:
    """One cluster: tiers in blocks, limits, and how many requests it gets at least."""

    seed: int
    num_requests: int
    device_blocks: int
    host_blocks: int = 0
    disk_blocks: int = 0
    block_size: int = 8
    layout: str = "aggregated"
    caching: bool = True
    instances: str = "1M"
    level: str = "full"
    transfer: str = "by-request-agg"
    max_num_seqs: int = 8
    max_num_batched_tokens: int = 24
    num_clients: int = 24

    @property
    def abort_states(self) -> tuple[str, ...]:
        """States from which clients shall leave often."""
        return ABORT_STATES + (SENDING_STATES + RECEIVING_STATES if "P" in self.instances else ())

    @property
    def max_model_len(self) -> int:
        return min(120, self.device_blocks * self.block_size)

    def config(self, disk_folder: Path, **changes: object) -> ServeConfig:
        block_kib = self.block_size  # tiny in float32: 1 KiB of KV a token
        values = {
            "model": "tiny",
            "launcher": "inprocess",
            "threads": 1,
            "instances": self.instances,
            "block_size": self.block_size,
            "kv_layout": self.layout,
            "enable_prefix_caching": self.caching,
            "caching": self.level,
            "transfer": self.transfer,
            "kv_cache_memory": f"{self.device_blocks * block_kib}KiB",
            "host_cache_memory": f"{self.host_blocks * block_kib}KiB" if self.host_blocks else None,
            "disk_cache": f"{disk_folder}:{self.disk_blocks * block_kib}KiB" if self.disk_blocks else None,
            "max_model_len": self.max_model_len,
            "max_num_seqs": self.max_num_seqs,
            "max_num_batched_tokens": self.max_num_batched_tokens,
        }
        return make_config(**values | changes)


class WatchedCore:
    """An instance core, and beside it the account of what goes in and out. It changes nothing."""

    def __init__(self, watch: "Watch", config: SchedulerConfig, sizes: PoolSizes, me: Peer, secret: bytes) -> None:
        self.core = InstanceCore(config, sizes, me, secret)
        self.blocks = self.core.blocks
        self._watch = watch
        self._num_events = 0
        watch.cores.append(self.core)

    def handle(self, event: InstanceEvent, now_ns: int) -> list[InstanceCommand]:
        try:
            return self._handle(event, now_ns)
        except Exception as error:
            self._watch.fail(error)
            raise

    def _handle(self, event: InstanceEvent, now_ns: int) -> list[InstanceCommand]:
        if isinstance(event, Abort):
            self._watch.saw_abort(self.core, event)
        elif isinstance(event, StopSequence):
            self._watch.seen["stop string"] += event.request in self.core.registry.live
        elif isinstance(event, PullEnded):
            kind = self.core.transfers.incoming[event.transfer].kind
            self._watch.seen[f"{kind} {event.outcome}"] += 1
        commands = self.core.handle(event, now_ns)
        for command in commands:
            if isinstance(command, RunStep):
                self._watch.saw_step(command)
            elif isinstance(command, ToPeer):
                self._watch.saw_message(command.message)
            elif isinstance(command, ToControl) and isinstance(command.message, AttemptEnded):
                self._watch.seen[f"attempt {command.message.outcome}"] += 1
        self._num_events += 1
        if self._num_events % CHECK_EVERY == 0:
            self.core.check_invariants()
        self._watch.handled.set()
        if isinstance(event, StepDone | Expect | FromPeer) and self._watch.after_event is not None:
            asyncio.get_running_loop().call_soon(self._watch.after_event, self.core)
        return commands


@dataclass
class Watch:
    """What happened on all instances of a cluster."""

    cores: list[InstanceCore] = field(default_factory=list)
    seen: Counter[str] = field(default_factory=Counter)
    handled: asyncio.Event = field(default_factory=asyncio.Event)
    after_event: Callable[[InstanceCore], None] | None = None
    failed: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def fail(self, error: Exception) -> None:
        """A core is broken: the soak ends with this error, although the cluster would start another instance."""
        if not self.failed.done():
            self.failed.set_exception(error)

    def make_core(self, config: SchedulerConfig, sizes: PoolSizes, me: Peer, secret: bytes) -> WatchedCore:
        return WatchedCore(self, config, sizes, me, secret)

    def saw_abort(self, core: InstanceCore, event: Abort) -> None:
        request = core.registry.live.get(event.request)
        if request is None or request.attempt != event.attempt:
            self.seen["abort after the end"] += 1
            return
        for state in states_of(request):
            self.seen["abort " + state] += 1

    def saw_message(self, message: PeerMessage) -> None:
        self.seen["sent " + type(message).__name__] += 1
        if isinstance(message, TransferEnded):
            self.seen[f"transfer {message.outcome}"] += 1

    def saw_step(self, step: RunStep) -> None:
        for copy in step.copies:
            if copy.src_tier == copy.dst_tier:
                self.seen["fork of a partial block"] += 1
            else:
                self.seen[f"{copy.src_tier.name.lower()} to {copy.dst_tier.name.lower()}"] += 1
                self.seen["swap in" if copy.dst_tier == Tier.DEVICE else "swap out"] += 1

    def totals(self) -> Counter[str]:
        """All that was seen, and what the cores count themselves."""
        totals = Counter(self.seen)
        for core in self.cores:
            totals["preemption"] += core.counters.preemptions
            totals["preemption by swap"] += core.counters.swaps
            totals["eviction"] += sum(core.blocks.pool.num_evicted)
            totals["step"] += core.counters.steps
            totals["hit token"] += core.counters.prefix_hits
        return totals

    def too_rare(self, wanted: Mapping[str, int]) -> dict[str, int]:
        """Of the events that must have happened so often, those that have not yet."""
        totals = self.totals()
        return {event: totals[event] for event, times in wanted.items() if totals[event] < times}

    async def wait_idle(self) -> None:
        while not all(core.is_idle for core in self.cores):
            self.handled.clear()
            await self.handled.wait()


@dataclass
class Answer:
    """What one client asked for and got."""

    spec: RequestSpec
    tokens: dict[int, list[int]]
    reasons: dict[int, str | None]
    outcome: str = ""
    cached_tokens: int = 0
    has_left: bool = False
    """The client went away; what had not reached it by then never does, even where the request had just finished."""


class Soak:
    """One cluster under `shape.num_requests` random clients, `shape.num_clients` of them at a time; and more of them
    (`PATIENCE`) until every event has happened as often as `wanted`."""

    def __init__(self, shape: Shape, wanted: Mapping[str, int]) -> None:
        """Must be made inside the running loop."""
        self.shape = shape
        self.wanted = wanted
        self.watch = Watch()
        self.answers: list[Answer] = []
        self.happened: Counter[str] = Counter()
        self._left: set[RequestId] = set()
        self._random = Random(shape.seed)
        self._running: dict[RequestId, Generation] = {}
        self._prefixes = [self._words(self._random.randint(6, 60)) for _ in range(5)]
        self._frontend: Frontend

    async def run(self, disk_folder: Path, patch: Callable[[object, str, object], None]) -> None:
        """Run to the last request, then check that nothing is left. `patch` is monkeypatch.setattr."""
        patch(assemble, "InstanceCore", self.watch.make_core)
        files = prepare_model("tiny", progress=False)
        async with InProcessCluster(self.shape.config(disk_folder), files=files) as cluster:
            self._frontend = Frontend(cluster.port, Tokenizer.from_directory(files.directory), draw_seed=lambda: 0)
            self.watch.after_event = self._disturb
            clients = asyncio.create_task(self._clients(cluster))
            await asyncio.wait((clients, self.watch.failed), return_when=asyncio.FIRST_COMPLETED)
            if self.watch.failed.done():
                clients.cancel()
                self.watch.failed.result()
            clients.result()
            self._check_end(cluster)

    async def _clients(self, cluster: InProcessCluster) -> None:
        """All clients, and then the rest that follows them."""
        seats = asyncio.Semaphore(self.shape.num_clients)
        async with asyncio.TaskGroup() as clients:
            for number in range(PATIENCE * self.shape.num_requests):
                if number >= self.shape.num_requests and not self.watch.too_rare(self.wanted):
                    break
                await seats.acquire()
                client = clients.create_task(self._client(await self._spec(), self._patience()))
                client.add_done_callback(lambda _: seats.release())
        self.watch.after_event = None
        await cluster.port.wait_idle()
        await self.watch.wait_idle()

    # -- what clients ask

    def _words(self, count: int) -> list[int]:
        return self._random.choices(b"the tide comes in, and goes out.", k=count)

    async def _spec(self) -> RequestSpec:
        draw = self._random
        prompt = list(draw.choice(self._prefixes)) if draw.random() < 0.75 else []
        prompt += self._words(draw.randint(1, 12))
        max_tokens = min(draw.choice((1, 2, 4, 8, 16, 30)), self.shape.max_model_len - len(prompt))
        is_greedy = draw.random() < 0.6
        params = SamplingParams(
            n=draw.choice((1, 1, 1, 1, 2, 3)),
            max_tokens=max_tokens,
            min_tokens=draw.choice((0, 0, min(2, max_tokens))),
            temperature=0.0 if is_greedy else 0.8,
            top_k=0 if is_greedy else 8,
            seed=draw.randrange(100),
            repetition_penalty=draw.choice((1.0,) * 9 + (1.2,)),
            stop=tuple(chr(c) for c in draw.sample(range(32, 127), 16)) if draw.random() < 0.4 else (),
            stop_token_ids=(7, 99) if draw.random() < 0.2 else (),
            logprobs=draw.choice((None,) * 9 + (2,)),
            prompt_logprobs=draw.choice((None,) * 19 + (1,)),
        )
        options = GenerateOptions(
            params=params,
            salt=draw.choice(("", "", "", "a")),
            shared_prefix=min(draw.choice((0, 0, 13)), len(prompt)),
            priority=draw.choice((0, 0, 0, 1, 2)),
        )
        return await self._frontend.build(prompt, options)

    def _patience(self) -> int | None:
        """Pieces that a client reads before it leaves; None: it stays."""
        return self._random.randrange(4) if self._random.random() < 0.04 else None

    async def _client(self, spec: RequestSpec, patience: int | None) -> None:
        generation = await self._frontend.submit(spec)
        self._running[spec.request] = generation
        answer = Answer(spec, {index: [] for index in range(spec.params.n)}, {})
        self.answers.append(answer)
        if patience == 0:
            self._leave(spec.request)
        num_pieces = 0
        async for piece in generation:
            assert piece.index not in answer.reasons, "nothing follows a finish reason"
            answer.tokens[piece.index].extend(piece.tokens)
            if piece.finish_reason is not None:
                answer.reasons[piece.index] = piece.finish_reason
            num_pieces += 1
            if num_pieces == patience:
                self._leave(spec.request)
        del self._running[spec.request]
        assert generation.ended is not None
        answer.outcome = generation.ended.outcome
        answer.cached_tokens = generation.ended.cached_tokens
        answer.has_left = spec.request in self._left

    def _leave(self, request: RequestId) -> None:
        self._left.add(request)
        self._running[request].abort()

    # -- who leaves, and when

    def _disturb(self, core: InstanceCore) -> None:
        """After an event: now and then somebody leaves, most often one whose state was rarely left from."""
        if self._random.random() > 0.35:
            return
        seen, best, victim = self.watch.seen, ENOUGH, None
        aimed_at = set(self.shape.abort_states)
        for request in core.registry.live.values():
            if request.id not in self._running:
                continue
            for state in states_of(request) & aimed_at:
                if seen["abort " + state] < best:
                    best, victim = seen["abort " + state], request.id
        if victim is not None:
            self._leave(victim)

    # -- the end

    def _check_end(self, cluster: InProcessCluster) -> None:
        """Every request ended as it should, every block is free or historical, and the books add up."""
        shape = self.shape
        assert len(self.answers) >= shape.num_requests and not self._running and not cluster.port.num_requests
        for answer in self.answers:
            spec = answer.spec
            limit = (spec.num_prompt_tokens - 1) // shape.block_size * shape.block_size if shape.caching else 0
            assert answer.cached_tokens <= limit
            self.watch.seen[answer.outcome] += 1
            if answer.outcome == "finished" and not answer.has_left:
                for index, tokens in answer.tokens.items():
                    assert answer.reasons[index] == "stop" or len(tokens) == spec.max_tokens
            else:
                assert answer.has_left and answer.outcome in ("aborted", "finished"), answer.outcome
        self.happened = self.watch.totals()
        assert not self.watch.too_rare(self.wanted)
        cluster.port.core.check_invariants()
        assert not cluster.port.core.requests
        assert all(not seat.inflight for seat in cluster.port.core.instances.values())
        running = {id(cluster.core(InstanceId(seat)).core) for seat in range(cluster.config.num_instances)}
        assert running == {id(core) for core in self.watch.cores}, "an instance was started again"
        for core in self.watch.cores:
            core.check_invariants()
            for usage in core.blocks.usage().values():
                assert usage.free + usage.historical == usage.total
            core.blocks.pool.clear()
            assert all(usage.free == usage.total for usage in core.blocks.usage().values())
            core.check_invariants()
