"""The instance process: event loop with channels and core, one thread that computes, a few that move KV.

When the gateway dies the instance keeps its cache and says hello until there is one again; when the supervisor dies
it exits. An executor's error or a hang ends the process: its memory may hold half a step.
"""

import asyncio
import logging
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from kvtide.base.errors import ConfigError, PeerError
from kvtide.base.model_files import ModelFiles
from kvtide.engine.executor import create_executor
from kvtide.live.assemble import build_instance
from kvtide.live.child import run_child, setup_logging
from kvtide.live.clock import monotonic_ns
from kvtide.live.endpoints import advertised_ip, peer_endpoint
from kvtide.live.peers import PeerCarrier
from kvtide.live.pipe import Boot, Failed, Pipe, Progress, Ready, Stop
from kvtide.live.ranks import RankLost, create_process_executor
from kvtide.live.start_watch import REPORT_S, StartReport
from kvtide.live.surroundings import Surroundings
from kvtide.live.zmq_channel import ZmqLink, ZmqPeerCarrier
from kvtide.proto.cluster import Peer

logger = logging.getLogger(__name__)

SWITCH_INTERVAL_S = 0.0005
"""The step thread takes the interpreter back from the event loop this soon, not after the usual 5 ms."""


async def serve_instance(pipe: Pipe, boot: Boot) -> int:
    """A supervisor's child: serve until told to stop; returns the exit status."""
    setup_logging(f"instance {boot.seat}", boot.config.log_level)
    stop = asyncio.create_task(_until_told_to_stop(pipe))
    report = StartReport(lambda: pipe.send(Progress()))
    try:
        return await run_instance(boot, stop, on_progress=report.progressed, on_ready=lambda: pipe.send(Ready()))
    except PeerError as error:
        pipe.send(Failed(message=str(error), status=2))
        await pipe.flush()
        return 1


async def run_instance(
    boot: Boot, stop: asyncio.Future[None], *, on_progress: Callable[[], None], on_ready: Callable[[], None]
) -> int:
    """Be the instance that `boot` describes until `stop` is done; returns the exit status, 1 where it cannot go on.

    `on_ready` is called once it has its model and speaks with the gateway, `on_progress`, on any thread, whenever it
    has come nearer to that, and every second afterwards. Raises what making the executor raises,
    ConfigError where a socket cannot be had, and PeerError where the cluster refuses this instance.
    """
    sys.setswitchinterval(SWITCH_INTERVAL_S)
    on_progress()
    dead: asyncio.Future[BaseException] = asyncio.get_running_loop().create_future()

    def on_fatal(error: BaseException) -> None:
        if not dead.done():
            dead.set_result(error)

    loop = asyncio.get_running_loop()

    def on_rank_lost(error: BaseException) -> None:
        loop.call_soon_threadsafe(on_fatal, error)

    me = Peer(boot.seat, boot.incarnation)
    tp = boot.tp or boot.config.tp_of(boot.role)
    starting = asyncio.create_task(
        build_instance(
            boot.config,
            ModelFiles(name=boot.model_name, directory=Path(boot.model_directory), source=boot.model_source),
            me,
            boot.role,
            clock=monotonic_ns,
            on_fatal=on_fatal,
            make_executor=partial(create_executor, on_progress=on_progress)
            if tp == 1
            else partial(create_process_executor, on_lost=on_rank_lost, on_progress=on_progress),
            surroundings=surroundings_of(boot),
            tp=tp,
        )
    )
    await asyncio.wait((stop, starting, dead), return_when=asyncio.FIRST_COMPLETED)
    if not starting.done() and not dead.done():
        return 0
    error = starting.exception() if starting.done() else dead.result()  # ranks may wait for one that is gone
    if isinstance(error, RankLost):
        logger.critical("cannot start: %s", error)
        return 1
    if error is not None:
        raise error
    driver, _ = starting.result()
    carrier = ZmqLink(boot.endpoint, boot.cluster_key, boot.seat, boot.incarnation, driver, monotonic_ns)
    driver.link = carrier.link
    driver.open()
    while not driver.has_connected.is_set() and not stop.done() and not dead.done():
        on_progress()  # there may be no gateway for a while, which is no fault of ours
        connected = asyncio.ensure_future(driver.has_connected.wait())
        await asyncio.wait((stop, dead, connected), timeout=REPORT_S, return_when=asyncio.FIRST_COMPLETED)
        connected.cancel()
    if driver.has_connected.is_set():
        on_ready()
    while not stop.done() and not dead.done():
        on_progress()
        await asyncio.wait((stop, dead), timeout=REPORT_S, return_when=asyncio.FIRST_COMPLETED)
    error = dead.result() if dead.done() else None
    if error is not None and not isinstance(error, PeerError):
        # Before we say goodbye: who hears that may end this process at once.
        logger.critical("cannot go on", exc_info=error)
    driver.stop()
    carrier.close()
    if isinstance(error, PeerError):  # one line says it all
        raise error
    return 0 if error is None else 1


def surroundings_of(boot: Boot) -> Surroundings:
    """What an instance in a process of its own must know about the others. Raises ConfigError."""
    folder = Path(boot.folder) if boot.folder else None
    if folder is None and boot.advertise is None:
        raise ConfigError("--advertise: instances on several hosts need an address")

    def make_carrier(me: Peer) -> PeerCarrier:
        endpoint = peer_endpoint(folder, boot.advertise, me.instance, me.incarnation)
        return ZmqPeerCarrier(endpoint, boot.cluster_key, me, monotonic_ns)

    return Surroundings(
        make_carrier=make_carrier,
        cluster_key=boot.cluster_key,
        transport=boot.config.transport,
        folder=folder,
        advertise=advertised_ip(boot.advertise) if boot.advertise is not None else None,
    )


async def _until_told_to_stop(pipe: Pipe) -> None:
    """Returns when the supervisor says so, or is gone."""
    while True:
        message = await pipe.receive()
        if message is None or isinstance(message, Stop):
            return


if __name__ == "__main__":
    run_child(serve_instance)
