"""`kvtide serve --launcher inprocess`: everything in one process, for debugging; a crash ends all of it."""

import asyncio
import logging
import signal
import socket
from collections.abc import Callable

from kvtide.base.model_files import ModelFiles
from kvtide.base.serve_config import ServeConfig
from kvtide.cli.edge import make_edge
from kvtide.live.child import new_event_loop
from kvtide.live.gateway import GatewayDriver
from kvtide.live.gateway_process import describe
from kvtide.live.inprocess import InProcessCluster
from kvtide.live.supervisor import DRAINING_LINE

logger = logging.getLogger(__name__)


def serve_in_this_process(
    config: ServeConfig, files: ModelFiles, listener: socket.socket, on_ready: Callable[[str], None]
) -> int:
    """Serve until a signal; returns the exit status. Raises ConfigError or ModelError at start."""
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(_serve(config, files, listener, on_ready))


async def _serve(
    config: ServeConfig, files: ModelFiles, listener: socket.socket, on_ready: Callable[[str], None]
) -> int:
    edge = make_edge(config, files.name, files.directory, listener)
    stop = asyncio.Event()
    async with InProcessCluster(config, files=files) as cluster:
        draining: list[asyncio.Task[None]] = []

        def on_signal() -> None:
            if draining:
                stop.set()
            else:
                logger.info(DRAINING_LINE)
                draining.append(asyncio.create_task(_drain(cluster.port, stop)))

        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, on_signal)
        await edge(cluster.port, stop, lambda: on_ready(describe(cluster.port)))
        is_forced = cluster.port.num_requests > 0
    return 130 if is_forced else 0


async def _drain(port: GatewayDriver, stop: asyncio.Event) -> None:
    port.drain()
    await port.wait_idle()
    stop.set()
