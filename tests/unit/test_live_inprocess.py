"""The in-process launcher with an executor that needs no model: faults, deaths, drains."""

import asyncio
import itertools
import random
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from live_fakes import FILES, FakeFactory, collect, expected_tokens, request_spec

from kvtide.base.config import PoolSizes
from kvtide.base.errors import ConfigError
from kvtide.base.ids import InstanceId
from kvtide.base.serve_config import make_config
from kvtide.control.state import Phase
from kvtide.live.inprocess import InProcessCluster
from kvtide.proto.client import RequestEnded
from kvtide.proto.control import ClientAbort, ClientSubmit, FromInstance
from kvtide.proto.executor import StepDone
from kvtide.proto.instance import Abort, Submit, Tick

POOL = PoolSizes(block_size=16, device_blocks=64)
SEAT = InstanceId(0)


@pytest.fixture
async def running() -> AsyncIterator[Any]:
    factory = FakeFactory(POOL)
    async with InProcessCluster(make_config(model="tiny"), files=FILES, make_executor=factory) as cluster:
        yield cluster, factory


async def settled(cluster: InProcessCluster, seat: InstanceId = SEAT) -> None:
    """Wait until the instance holds nothing of any request, then check its books and the control core's."""
    for _ in range(12_000):
        if cluster.core(seat).is_idle and not cluster.port.core.requests:
            break
        await asyncio.sleep(0.005)
    assert cluster.core(seat).is_idle
    cluster.core(seat).check_invariants()
    cluster.port.core.check_invariants()
    usage = cluster.core(seat).blocks.usage()["device"]
    assert usage.active == usage.leased == usage.quarantined == 0


async def test_a_request_runs_to_its_end(running: Any) -> None:
    cluster, _ = running
    answer = await collect(cluster.port.submit(request_spec(cluster.port, list(range(40)), 20, seed=5)))
    assert answer.tokens == {0: expected_tokens(5, 20)}
    assert answer.reasons == {0: "length"}
    assert answer.ended.outcome == "finished"
    await settled(cluster)


async def test_prompts_are_kept_and_reused(running: Any) -> None:
    cluster, _ = running
    prompt = list(range(100))
    first = await collect(cluster.port.submit(request_spec(cluster.port, prompt, 2)))
    second = await collect(cluster.port.submit(request_spec(cluster.port, prompt, 2)))
    assert (first.ended.cached_tokens, second.ended.cached_tokens) == (0, 96)


async def test_many_at_once_with_several_sequences(running: Any) -> None:
    cluster, _ = running
    handles = [
        cluster.port.submit(request_spec(cluster.port, list(range(i + 1)), 30, seed=i, n=1 + i % 3)) for i in range(40)
    ]
    answers = await asyncio.gather(*(collect(handle) for handle in handles))
    for i, answer in enumerate(answers):
        assert answer.tokens == {k: expected_tokens(i, 30, k) for k in range(1 + i % 3)}
    await settled(cluster)


async def test_abort_ends_the_iteration_and_frees_the_blocks(running: Any) -> None:
    cluster, _ = running
    handle = cluster.port.submit(request_spec(cluster.port, list(range(40)), 500))
    await handle.__anext__()
    handle.abort()
    answer = await collect(handle)
    assert answer.ended.outcome == "aborted"
    handle.abort()
    await settled(cluster)


async def test_a_slow_client_gets_few_and_large_messages(running: Any) -> None:
    cluster, _ = running
    slow = cluster.port.submit(request_spec(cluster.port, [1, 2, 3], 300, seed=1, n=2))
    fast = await collect(cluster.port.submit(request_spec(cluster.port, [1, 2, 3], 300, seed=2)))
    await cluster.port.wait_idle()
    assert fast.tokens[0] == expected_tokens(2, 300)
    messages = [message async for message in slow]
    assert len(messages) <= 3
    assert {m.index: list(m.tokens) for m in messages[:2]} == {k: expected_tokens(1, 300, k) for k in range(2)}


async def test_a_stop_string_ends_a_sequence(running: Any) -> None:
    cluster, _ = running
    handle = cluster.port.submit(request_spec(cluster.port, list(range(20)), 400, seed=3))
    seen = []
    async for message in handle:
        if hasattr(message, "tokens"):
            seen.extend(message.tokens)
            if message.finish_reason is not None:
                assert message.finish_reason == "stop"
                break
            if len(seen) >= 5:
                handle.stop(0, 5)
    assert (await collect(handle)).ended.outcome == "finished"
    assert seen[:5] == expected_tokens(3, 5)
    await settled(cluster)


async def test_killed_mid_stream_the_client_sees_the_same_tokens(running: Any) -> None:
    cluster, _ = running
    handle = cluster.port.submit(request_spec(cluster.port, list(range(50)), 200, seed=9))
    first = await handle.__anext__()
    assert len(first.tokens) < 200
    await cluster.restart(SEAT)
    answer = await collect(handle, first)
    assert answer.tokens[0] == expected_tokens(9, 200)
    assert answer.ended.num_attempts >= 2
    await settled(cluster)


async def test_an_executor_error_restarts_the_instance(running: Any) -> None:
    cluster, factory = running
    factory.made[0].gate.clear()
    handle = cluster.port.submit(request_spec(cluster.port, list(range(50)), 20, seed=4))
    factory.made[0].error = RuntimeError("as if memory were broken")
    factory.made[0].gate.set()
    answer = await collect(handle)
    assert answer.tokens[0] == expected_tokens(4, 20)
    assert len(factory.made) == 2 and factory.made[0].is_closed
    await settled(cluster)


class BrokenCore:
    """A core that raises once, at the first event of a kind."""

    def __init__(self, core: Any, kind: type) -> None:
        self.core, self.kind, self.has_raised = core, kind, False

    def __getattr__(self, name: str) -> Any:
        return getattr(self.core, name)

    def handle(self, event: Any, now_ns: int) -> list[Any]:
        if isinstance(event, self.kind) and not self.has_raised:
            self.has_raised = True
            raise AssertionError("as if the books did not add up")
        commands: list[Any] = self.core.handle(event, now_ns)
        return commands


@pytest.mark.parametrize("kind", [Submit, StepDone, Tick, Abort])
async def test_a_broken_core_restarts_the_instance_and_nobody_waits_for_ever(running: Any, kind: type) -> None:
    cluster, factory = running
    driver = cluster._seats[SEAT].driver
    driver.core = broken = BrokenCore(driver.core, kind)
    handle = cluster.port.submit(request_spec(cluster.port, list(range(50)), 20, seed=4))
    if kind is Abort:
        other = cluster.port.submit(request_spec(cluster.port, [1], 500))
        await other.__anext__()
        other.abort()
    elif kind is Tick:
        driver._on_wake()
    answer = await asyncio.wait_for(collect(handle), 30)
    assert answer.tokens[0] == expected_tokens(4, 20)
    await asyncio.wait_for(cluster.port.wait_idle(), 30)
    while len(factory.made) < 2 or SEAT not in cluster._seats:  # where everybody was served before it broke
        await asyncio.sleep(0.01)
    assert broken.has_raised
    await settled(cluster)


@pytest.mark.parametrize("kind", [ClientSubmit, FromInstance, ClientAbort])
async def test_a_broken_control_core_ends_every_request(running: Any, kind: type) -> None:
    cluster, _ = running
    port = cluster.port
    failures: list[BaseException] = []
    port._on_fatal = failures.append
    first = port.submit(request_spec(port, [1, 2], 500))
    already_read = await first.__anext__()
    port.core = BrokenCore(port.core, kind)
    if kind is ClientAbort:
        first.abort()
    second = port.submit(request_spec(port, [3], 500))
    for answering in (collect(first, already_read), collect(second)):
        answer = await asyncio.wait_for(answering, 30)
        assert answer.ended.outcome in ("failed", "unavailable")
    await asyncio.wait_for(port.wait_idle(), 30)
    assert len(failures) == 1
    assert not port.is_healthy


async def test_a_hang_counts_as_death() -> None:
    factory = FakeFactory(POOL)
    config = make_config(model="tiny", step_timeout=2.0)  # no other step takes so long, however busy the machine is
    async with InProcessCluster(config, files=FILES, make_executor=factory) as cluster:
        factory.made[0].gate.clear()
        answer = await collect(cluster.port.submit(request_spec(cluster.port, [1, 2], 10, seed=6)))
        assert answer.tokens[0] == expected_tokens(6, 10)
        assert len(factory.made) == 2
        factory.made[0].gate.set()


async def test_two_instances_share_the_load_and_one_may_die() -> None:
    factory = FakeFactory(POOL)
    config = make_config(model="tiny", instances="2M")
    async with InProcessCluster(config, files=FILES, make_executor=factory) as cluster:
        handles = [cluster.port.submit(request_spec(cluster.port, [i], 100, seed=i)) for i in range(16)]
        readers = [asyncio.create_task(collect(handle)) for handle in handles]
        while not all(executor.num_steps for executor in factory.made):
            await asyncio.sleep(0.001)
        cluster.kill(InstanceId(1))
        for i, reader in enumerate(readers):
            assert (await reader).tokens[0] == expected_tokens(i, 100)
        assert [entry["state"] for entry in cluster.port.cluster()["instances"]] == ["ready", "dead"]
        await settled(cluster)


async def test_draining_refuses_the_new_and_finishes_the_old(running: Any) -> None:
    cluster, _ = running
    old = cluster.port.submit(request_spec(cluster.port, [1], 50, seed=1))
    cluster.port.drain()
    assert not cluster.port.is_accepting and not cluster.port.is_healthy
    new = await collect(cluster.port.submit(request_spec(cluster.port, [1], 50)))
    assert new.ended.outcome == "unavailable"
    assert (await collect(old)).tokens[0] == expected_tokens(1, 50)
    await asyncio.wait_for(cluster.port.wait_idle(), 10)


async def test_closing_ends_what_still_runs() -> None:
    factory = FakeFactory(POOL)
    async with InProcessCluster(make_config(model="tiny"), files=FILES, make_executor=factory) as cluster:
        factory.made[0].gate.clear()
        handle = cluster.port.submit(request_spec(cluster.port, [1], 50))
        factory.made[0].gate.set()
    assert (await collect(handle)).ended.outcome == "unavailable"
    assert factory.made[0].is_closed


@pytest.mark.parametrize("fate", [[], [0, 0], [2], [1, 0]])
async def test_lossy_channels_cost_time_never_tokens(fate: list[int]) -> None:
    """Every 41st frame suffers (a reset costs about ten); each client still gets each token once, in order."""
    factory = FakeFactory(POOL)
    async with InProcessCluster(make_config(model="tiny"), files=FILES, make_executor=factory) as cluster:
        counter = itertools.count()
        cluster.network.fault = lambda direction, frame: fate if next(counter) % 41 == 17 else [0]
        handles = [cluster.port.submit(request_spec(cluster.port, [i], 60, seed=i)) for i in range(8)]
        answers = await asyncio.wait_for(asyncio.gather(*(collect(handle) for handle in handles)), 60)
        assert [answer.tokens for answer in answers] == [{0: expected_tokens(i, 60)} for i in range(8)]
        cluster.network.fault = None
        await settled(cluster)


@pytest.mark.parametrize("seed", range(8))
async def test_any_history_of_faults_ends_every_request_once_and_leaves_nothing(seed: int) -> None:
    """Random requests, aborts, stops, deaths and bad channels over two instances with a tiny pool."""
    rng = random.Random(seed)
    factory = FakeFactory(PoolSizes(block_size=16, device_blocks=24, host_blocks=8))
    config = make_config(model="tiny", instances="2M", max_num_seqs=8, max_num_batched_tokens=64)
    async with InProcessCluster(config, files=FILES, make_executor=factory) as cluster:
        cluster.network.fault = lambda direction, frame: (
            rng.choice([[], [0, 0], [1], [3, 0]]) if rng.random() < 0.004 else [0]
        )

        async def client(number: int) -> None:
            num_sequences, max_tokens = rng.choice([1, 1, 2]), rng.randrange(1, 60)
            prompt = [rng.randrange(3)] * rng.randrange(1, 90)
            spec = request_spec(cluster.port, prompt, max_tokens, seed=number, n=num_sequences)
            handle = cluster.port.submit(spec)
            read: list[Any] = []
            for _ in range(rng.choice([0, 0, 1, 5])):
                message = await handle.__anext__()
                read.append(message)
                if isinstance(message, RequestEnded):
                    break
            is_aborted = rng.random() < 0.2
            if is_aborted:
                handle.abort()
            answer = await collect(handle, *read)
            outcome = answer.ended.outcome  # "failed": too many instances died under it
            assert outcome in ("finished", "failed", *(["aborted"] if is_aborted else []))
            for index, tokens in answer.tokens.items():
                assert tokens == expected_tokens(number, len(tokens), index)
                assert outcome != "finished" or len(tokens) == max_tokens

        async def reaper() -> None:
            for _ in range(5):
                await asyncio.sleep(rng.random() * 0.05)
                await cluster.restart(InstanceId(rng.randrange(2)))

        clients = [client(number) for number in range(300)]
        await asyncio.wait_for(asyncio.gather(reaper(), *clients), 120)
        cluster.network.fault = None
        for seat in range(2):
            await settled(cluster, InstanceId(seat))


@pytest.mark.parametrize("is_draining", [False, True])
async def test_an_instance_that_leaves_is_a_warning_unless_the_cluster_ends(
    running: Any, caplog: pytest.LogCaptureFixture, is_draining: bool
) -> None:
    cluster, _ = running
    if is_draining:
        cluster.port.drain()
    incarnation = cluster._seats[SEAT].incarnation
    cluster.port.on_lost(SEAT, incarnation, "not heard of")
    expected = [] if is_draining else ["instance 0 is lost: not heard of"]
    assert [record.message for record in caplog.records if record.levelname == "WARNING"] == expected
    cluster.kill(SEAT)  # the launcher saw it, and has said what there is to say
    assert [record.message for record in caplog.records if record.levelname == "WARNING"] == expected


async def test_a_drained_instance_leaves_without_a_warning(running: Any, caplog: pytest.LogCaptureFixture) -> None:
    cluster, _ = running
    incarnation = cluster._seats[SEAT].incarnation
    cluster.port.core.instances[SEAT].phase = Phase.DEAD
    cluster.port.on_lost(SEAT, incarnation, "said goodbye")
    assert not [record for record in caplog.records if record.levelname == "WARNING"]


async def test_all_instances_have_the_memory_that_was_free_at_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is free meanwhile, or when one is started again, would give each another longest sequence."""
    free = itertools.count(64 << 20, -(1 << 20))
    monkeypatch.setattr("kvtide.engine.config.available_memory_bytes", lambda: next(free))
    sizes = []

    class Noting(FakeFactory):
        def __call__(self, directory: Any, config: Any) -> Any:
            sizes.append(config.kv_cache_memory_bytes)
            return super().__call__(directory, config)

    config = make_config(model="tiny", instances="2M")
    async with InProcessCluster(config, files=FILES, make_executor=Noting(POOL)) as cluster:
        await cluster.restart(SEAT)
        (added,) = await cluster.port.add_instances("mixed", 1)
        while added not in cluster._seats:
            await asyncio.sleep(0.005)
    assert sizes == [16 << 20] * 4


async def test_an_instance_of_another_model_is_refused_once(caplog: pytest.LogCaptureFixture) -> None:
    class OtherModel(FakeFactory):
        """The second executor has other weights."""

        def __call__(self, directory: Any, config: Any) -> Any:
            executor = super().__call__(directory, config)
            if len(self.made) > 1:
                executor.info = msgspec.structs.replace(executor.info, fingerprint="other")
            return executor

    factory = OtherModel(POOL)
    async with InProcessCluster(make_config(model="tiny"), files=FILES, make_executor=factory) as cluster:
        (seat,) = await cluster.port.add_instances("mixed", 1)
        while not [record for record in caplog.records if "is refused" in record.message]:
            await asyncio.sleep(0.005)
        while seat in cluster._seats:
            await asyncio.sleep(0.005)
        lines = [record.message for record in caplog.records if record.levelname == "ERROR"]
        assert "is refused: it has other weights" in lines[0] and "fake (other)" in lines[0]
        assert len(factory.made) == 2, "no other is started"
        answer = await collect(cluster.port.submit(request_spec(cluster.port, [1], 20, seed=3)))
        assert answer.tokens[0] == expected_tokens(3, 20)


async def test_an_instance_that_cannot_start_is_given_up(caplog: pytest.LogCaptureFixture) -> None:
    class Poor(FakeFactory):
        """There is memory for one."""

        def __call__(self, directory: Any, config: Any) -> Any:
            if self.made:
                raise ConfigError("--kv-cache-memory: there is no more")
            return super().__call__(directory, config)

    caplog.set_level("INFO")
    async with InProcessCluster(make_config(model="tiny"), files=FILES, make_executor=Poor(POOL)) as cluster:
        (seat,) = await cluster.port.add_instances("mixed", 1)
        while [entry["state"] for entry in cluster.port.cluster()["instances"]] != ["ready", "dead"]:
            await asyncio.sleep(0.005)
        with pytest.raises(KeyError):
            cluster.port.drain_instance(seat)
        lines = [record.message for record in caplog.records if record.levelname == "ERROR"]
        assert lines == ["instance 1 cannot start: --kv-cache-memory: there is no more"]
        assert "instance 1 has left before it was ready" in caplog.messages
        assert "instance 1 is drained" not in caplog.messages


async def test_a_dead_instance_that_is_drained_is_not_started_again(running: Any) -> None:
    cluster, factory = running
    port = cluster.port
    cluster._on_fatal(SEAT, cluster._seats[SEAT].incarnation, RuntimeError("broken"))
    waiting = port.submit(request_spec(port, [1, 2, 3], 5))
    port.drain_instance(SEAT)
    assert (await collect(waiting)).ended == RequestEnded(
        request=waiting.request, outcome="unavailable", message="no instance is ready or coming", num_attempts=1
    )
    await asyncio.gather(*cluster._tasks)  # the start that was to come
    assert SEAT not in cluster._seats and len(factory.made) == 1


async def test_instances_come_go_and_change_while_requests_run() -> None:
    factory = FakeFactory(POOL)
    config = make_config(model="tiny", instances="1P1D")
    async with InProcessCluster(config, files=FILES, make_executor=factory) as cluster:
        port = cluster.port
        readers = [
            asyncio.create_task(collect(port.submit(request_spec(port, list(range(40)), 200, seed=seed))))
            for seed in range(12)
        ]
        (new,) = await port.add_instances("decode", 1)
        await port.wait_registered(3)
        port.drain_instance(InstanceId(1))
        assert port.cluster()["instances"][1]["state"] == "draining"
        for seed, reader in enumerate(readers):
            assert (await asyncio.wait_for(reader, 60)).tokens[0] == expected_tokens(seed, 200)
        while InstanceId(1) in cluster._seats:
            await asyncio.sleep(0.005)
        assert port.is_healthy
        port.change_role(new, "mixed")
        port.drain_instance(InstanceId(0))
        answer = await collect(port.submit(request_spec(port, list(range(40)), 50, seed=77)))
        assert answer.tokens[0] == expected_tokens(77, 50)
        while InstanceId(0) in cluster._seats:
            await asyncio.sleep(0.005)
        for seat in (7, -1):
            with pytest.raises(KeyError):
                port.drain_instance(InstanceId(seat))
        await asyncio.wait_for(cluster.settled(), 30)
        for core in cluster.cores():
            core.check_invariants()


@pytest.mark.parametrize("seed", range(4))
async def test_any_history_of_faults_over_prefill_and_decode(seed: int) -> None:
    """As above over 1P2D: all channels lose, repeat and reorder, those among instances too."""
    rng = random.Random(seed)
    factory = FakeFactory(PoolSizes(block_size=16, device_blocks=32, host_blocks=8))
    config = make_config(model="tiny", instances="1P2D", max_num_seqs=8, max_num_batched_tokens=64)
    async with InProcessCluster(config, files=FILES, make_executor=factory) as cluster:
        cluster.network.fault = lambda direction, frame: (
            rng.choice([[], [0, 0], [1], [3, 0]]) if rng.random() < 0.003 else [0]
        )

        async def client(number: int) -> None:
            num_sequences, max_tokens = rng.choice([1, 1, 2]), rng.randrange(1, 40)
            prompt = [rng.randrange(3)] * rng.randrange(1, 90)
            handle = cluster.port.submit(request_spec(cluster.port, prompt, max_tokens, seed=number, n=num_sequences))
            if is_aborted := rng.random() < 0.2:
                handle.abort()
            answer = await collect(handle)
            assert answer.ended.outcome in ("finished", "failed", *(["aborted"] if is_aborted else []))
            for index, tokens in answer.tokens.items():
                assert tokens == expected_tokens(number, len(tokens), index)
                assert answer.ended.outcome != "finished" or len(tokens) == max_tokens

        async def reaper() -> None:
            for _ in range(4):
                await asyncio.sleep(rng.random() * 0.1)
                await cluster.restart(InstanceId(rng.randrange(3)))

        await asyncio.wait_for(asyncio.gather(reaper(), *(client(number) for number in range(150))), 120)
        cluster.network.fault = None
        await asyncio.wait_for(cluster.settled(), 60)
        for core in cluster.cores():
            core.check_invariants()
            usage = core.blocks.usage()["device"]
            assert usage.active == usage.leased == usage.quarantined == 0
