"""The instance process: event loop with channel and core, one thread that computes.

When the gateway dies the instance keeps its cache and says hello until there is one again; when the supervisor dies
it exits. An executor's error or a hang ends the process: its memory may hold half a step.
"""

import asyncio
import logging
import sys
from pathlib import Path

from kvtide.artifacts import ModelFiles
from kvtide.live.assemble import build_instance
from kvtide.live.child import run_child, setup_logging
from kvtide.live.clock import monotonic_ns
from kvtide.live.pipe import Boot, Pipe, Ready, Stop
from kvtide.live.zmq_channel import ZmqLink

logger = logging.getLogger(__name__)

SWITCH_INTERVAL_S = 0.0005
"""The step thread takes the interpreter back from the event loop this soon, not after the usual 5 ms."""


async def serve_instance(pipe: Pipe, boot: Boot) -> int:
    """Serve until told to stop; returns the exit status. Raises what making the executor raises."""
    setup_logging(f"instance {boot.seat}", boot.config.log_level)
    sys.setswitchinterval(SWITCH_INTERVAL_S)
    dead: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def on_fatal(error: BaseException) -> None:
        logger.critical("cannot go on", exc_info=error)
        if not dead.done():
            dead.set_result(1)

    parent = asyncio.create_task(_until_told_to_stop(pipe))
    starting = asyncio.create_task(
        build_instance(
            boot.config,
            ModelFiles(name=boot.model_name, directory=Path(boot.model_directory), source=boot.model_source),
            boot.seat,
            boot.incarnation,
            clock=monotonic_ns,
            on_fatal=on_fatal,
        )
    )
    await asyncio.wait((parent, starting), return_when=asyncio.FIRST_COMPLETED)
    if not starting.done():
        return 0
    driver, _ = starting.result()
    carrier = ZmqLink(boot.endpoint, boot.cluster_key, boot.seat, boot.incarnation, driver, monotonic_ns)
    driver.link = carrier.link
    driver.open()
    pipe.send(Ready())
    await asyncio.wait((parent, dead), return_when=asyncio.FIRST_COMPLETED)
    driver.stop()
    carrier.close()
    return dead.result() if dead.done() else 0


async def _until_told_to_stop(pipe: Pipe) -> None:
    """Returns when the supervisor says so, or is gone."""
    while True:
        message = await pipe.receive()
        if message is None or isinstance(message, Stop):
            return


if __name__ == "__main__":
    run_child(serve_instance)
