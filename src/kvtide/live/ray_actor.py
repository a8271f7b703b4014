"""What runs on a node of a Ray cluster: an actor that starts one instance process there and tells how it ended.

Arguments and results are bytes: the codec's, or msgpack. Nothing of ours goes through Ray's pickling.
"""

import asyncio
from typing import Any

import msgspec

from kvtide.artifacts import prepare_model
from kvtide.base.errors import KvtideError
from kvtide.base.runtime_folder import RuntimeFolder
from kvtide.live.child_process import ChildProcess
from kvtide.live.launcher import INSTANCE_MODULE
from kvtide.live.pipe import Boot, PipeMessage
from kvtide.live.start_watch import StartWatch
from kvtide.proto.codec import decoder


class InstanceActor:
    """One instance on this node. The process ends with the actor's."""

    def __init__(self) -> None:
        self._child: ChildProcess | None = None
        self._failure = ""
        self._ready = asyncio.Event()
        self._life: asyncio.Task[None] | None = None
        self._folder = RuntimeFolder()
        self._start_timeout_s = 0.0

    async def is_there(self) -> bool:
        """It has room, and its event loop runs."""
        return True

    async def start(self, boot: bytes) -> bytes:
        """Start the process; returns its number on this node. The model is looked up here, by the name that was given
        to `kvtide serve`; the runtime folder and the address are this node's own."""
        import ray

        told = decoder(PipeMessage).decode(boot)
        assert isinstance(told, Boot)
        try:
            files = await asyncio.to_thread(prepare_model, told.config.model, dtype=told.config.dtype)
        except KvtideError as error:
            self._failure = str(error)
            self._ready.set()
            return (0).to_bytes(8, "little")
        self._start_timeout_s = told.config.start_timeout
        told = msgspec.structs.replace(
            told,
            model_name=files.name,
            model_directory=str(files.directory),
            model_source=files.source,
            folder=str(self._folder.path),
            advertise=str(ray.util.get_node_ip_address()),  # type: ignore[no-untyped-call]
        )
        self._child = await ChildProcess.spawn(f"instance {told.seat}", INSTANCE_MODULE, told)
        self._life = asyncio.get_running_loop().create_task(self._run())
        return self._child.pid.to_bytes(8, "little")

    async def wait_ready(self) -> bool:
        """Return once it works, or is gone."""
        await self._ready.wait()
        return self._child is not None and self._child.is_ready

    async def wait(self) -> bytes:
        """Return once the process is gone and reaped: (exit status for the command or nil, reason)."""
        if self._life is None or self._child is None:
            return msgspec.msgpack.encode((2, self._failure))
        await asyncio.shield(self._life)
        failure = self._child.failure
        return msgspec.msgpack.encode((failure.status if failure is not None else None, self._child.death()))

    async def stop(self) -> None:
        """Ask it to end by itself."""
        if self._child is not None:
            self._child.stop()

    async def _run(self) -> None:
        assert self._child is not None
        child = self._child

        def on_message(_: Any) -> None:
            if child.is_ready:
                self._ready.set()

        await child.run(on_message, StartWatch(self._start_timeout_s))
        self._ready.set()
        self._folder.remove()
