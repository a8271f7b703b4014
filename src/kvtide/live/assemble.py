"""From one configuration to a running instance; every launcher builds its instances here."""

import os
import secrets
import socket
from collections.abc import Callable
from pathlib import Path

from kvtide.base.config import ModelInfo, SchedulerConfig
from kvtide.base.ids import InstanceId
from kvtide.base.model_files import ModelFiles
from kvtide.base.serve_config import ServeConfig, num_cores
from kvtide.engine.config import EngineConfig
from kvtide.engine.executor import create_executor
from kvtide.instance.core import InstanceCore
from kvtide.live.cost_store import load_cost_model
from kvtide.live.fault_points import FaultyCore, FaultyExecutor, fault_points
from kvtide.live.folders import disk_folder
from kvtide.live.instance_driver import InstanceDriver
from kvtide.live.logs import instance_log
from kvtide.live.step_thread import Executor, StepThread
from kvtide.live.surroundings import Surroundings, join_peers
from kvtide.proto.cluster import Peer
from kvtide.proto.control import Registered

ExecutorFactory = Callable[[Path, EngineConfig], Executor]


def engine_config(config: ServeConfig, files: ModelFiles, seat: InstanceId, tp: int = 1) -> EngineConfig:
    """What this seat's executor is told. Raises ConfigError where the disk cache's folder cannot be written."""
    disk = config.disk_cache
    names = config.served_model_name or (files.name,)
    return EngineConfig(
        name=names[0],
        dtype=config.dtype,  # type: ignore[arg-type]  # checked by the flag's choices
        kv_cache_dtype=config.kv_cache_dtype,  # type: ignore[arg-type]
        kv_layout=config.kv_layout,  # type: ignore[arg-type]
        block_size=config.block_size,
        kv_cache_memory_bytes=config.kv_cache_memory,
        host_cache_bytes=config.host_cache_memory,
        disk_cache_bytes=disk.size_bytes if disk is not None else 0,
        disk_cache_dir=disk_folder(disk.path, seat) if disk is not None else None,
        max_model_len=config.max_model_len,
        num_threads=max(1, config.threads_per_instance(num_cores()) // tp),
        tp=tp,
        device="cpu" if config.device == "auto" else config.device,
        seed=config.seed or 0,
    )


def scheduler_config(config: ServeConfig, info: ModelInfo, role: str) -> SchedulerConfig:
    """Limits of an instance's batches."""
    return SchedulerConfig(
        max_model_len=info.max_model_len,
        max_num_seqs=config.max_num_seqs,
        max_num_batched_tokens=config.max_num_batched_tokens,
        enable_prefix_caching=config.keeps_cache,
        role=role,
        caching=config.caching,
        transfer=config.transfer,
        vocab_size=info.vocab_size,
    )


async def build_instance(
    config: ServeConfig,
    files: ModelFiles,
    me: Peer,
    role: str,
    *,
    clock: Callable[[], int],
    on_fatal: Callable[[BaseException], None],
    make_executor: ExecutorFactory = create_executor,
    surroundings: Surroundings | None = None,
    tp: int | None = None,
) -> tuple[InstanceDriver, StepThread]:
    """Load the model on a new step thread and put a core in front of it; `surroundings`: how it meets its peers.

    The caller gives the driver its link and opens it. Raises what the executor's making raises.
    """
    engine = engine_config(config, files, me.instance, tp or config.tp_of(role))
    points = fault_points(role, str(me.instance))

    def make() -> Executor:
        if points is not None:
            points.reach("load")
        executor = make_executor(files.directory, engine)
        return executor if points is None else FaultyExecutor(executor, points)

    steps = StepThread(f"steps-{me.instance}", make)
    executor = await steps.start()
    scheduler = scheduler_config(config, executor.info, role)
    secret = secrets.token_bytes(16)
    core = InstanceCore(scheduler, executor.pool, me, secret)
    registered = Registered(
        role=role,
        model=executor.info,
        pool=executor.pool,
        max_num_seqs=config.max_num_seqs,
        pid=os.getpid(),
        host=socket.gethostname(),
    )
    driver = InstanceDriver(
        core if points is None else FaultyCore(core, points),
        steps,
        registered,
        clock=clock,
        on_fatal=on_fatal,
        step_timeout_s=config.step_timeout,
        cost=load_cost_model(executor.info.fingerprint, threads=config.threads_per_instance(num_cores()), tp=engine.tp),
        recorder=instance_log(config.record, me, scheduler, executor.pool, secret),
    )
    if surroundings is not None and executor.memories:
        try:
            join_peers(driver, core, executor, me, surroundings, clock, points)
        except BaseException:
            driver.stop()
            await steps.close()
            raise
    return driver, steps
