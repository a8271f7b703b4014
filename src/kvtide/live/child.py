"""What every child process of the supervisor does first and last."""

import asyncio
import ctypes
import logging
import os
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, NoReturn

from kvtide.base.errors import ConfigError, KvtideError, ModelError
from kvtide.live.pipe import Boot, Failed, Pipe

logger = logging.getLogger(__name__)

PR_SET_PDEATHSIG = 1
PR_SET_CHILD_SUBREAPER = 36
LOG_FORMAT = "%(asctime)s %(levelname)-7s {name} | %(message)s"
NOISY_LOGGERS = ("uvicorn", "uvicorn.error", "asyncio", "httpx", "filelock")


def setup_logging(process: str, level: str) -> None:
    """One line a record on stderr, with the process's name; other libraries only where something is wrong."""
    logging.basicConfig(
        stream=sys.stderr, level=level.upper(), format=LOG_FORMAT.format(name=process), datefmt="%H:%M:%S", force=True
    )
    for name in NOISY_LOGGERS:
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLogger().level))


def new_event_loop() -> asyncio.AbstractEventLoop:
    """uvloop's where it is installed."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    loop: asyncio.AbstractEventLoop = uvloop.new_event_loop()
    return loop


def die_with_parent() -> None:
    """Ask the kernel for SIGKILL when the supervisor dies; the pipe's end says the same where there is no prctl."""
    if sys.platform == "linux":
        ctypes.CDLL(None, use_errno=True).prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)


def ignore_signals() -> None:
    """Of those that mean an end: the supervisor hears of it too, and says what to do."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)


def become_subreaper() -> None:
    """Ask the kernel for those of our descendants whose parents have ended; Linux only."""
    ctypes.CDLL(None, use_errno=True).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def run_child(main: Callable[[Pipe, Boot], Coroutine[Any, Any, int]], pipe_fd: int | None = None) -> NoReturn:
    """Run `main` with the inherited pipe (`pipe_fd`; None: the command's only argument) and exit with its status.

    Leaves without the interpreter's clean-up: a step may hang, and nothing here needs it.
    """
    die_with_parent()
    ignore_signals()
    end = socket.socket(fileno=int(sys.argv[1]) if pipe_fd is None else pipe_fd)
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        status = runner.run(_guarded(end, main))
        logging.shutdown()
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


async def _guarded(end: socket.socket, main: Callable[[Pipe, Boot], Awaitable[int]]) -> int:
    pipe = await Pipe.open(end)
    boot = await pipe.receive()
    if not isinstance(boot, Boot):
        return 1
    try:
        return await main(pipe, boot)
    except KvtideError as error:
        pipe.send(Failed(message=str(error), status=2 if isinstance(error, ConfigError | ModelError) else 1))
    except MemoryError:
        pipe.send(Failed(message="out of memory", status=1))
    except Exception as error:
        logger.error("failed", exc_info=error)
        pipe.send(Failed(message=f"{type(error).__name__}: {error}".splitlines()[0], status=1))
    await pipe.flush()
    return 1
