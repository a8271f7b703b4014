"""`LLM`: a cluster in this process, for scripts and notebooks; the same cores and protocol as `kvtide serve`."""

import asyncio
import concurrent.futures
import threading
import weakref
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from pathlib import Path
from typing import Any, Protocol, Self, TypeVar, cast

from tqdm import tqdm

from kvtide.artifacts import ModelFiles, prepare_model
from kvtide.artifacts.sampling_defaults import sampling_defaults
from kvtide.base.argument_names import argument_names
from kvtide.base.errors import ConfigError, RequestError
from kvtide.base.sampling_params import SamplingParams
from kvtide.base.serve_config import DEFAULT_MODEL, ServeConfig, check_available, make_config
from kvtide.live.frontend import Frontend, GenerateOptions, seed_source
from kvtide.live.generation import Generation, Piece
from kvtide.live.outputs import RequestOutput, collect
from kvtide.live.port import ClusterPort
from kvtide.live.prompts import Prompt, as_many, as_plain
from kvtide.text.tokenizer import Tokenizer

Message = Mapping[str, Any]
_T = TypeVar("_T")
SERVER_ONLY = frozenset(["host", "port", "api_key", "launcher", "cluster_key_file", "advertise", "log_level"])
_CLOSED = "this LLM is closed"


class LLM:
    """A model served by a cluster that lives in this process, on a background thread.

    >>> with LLM("gemma-3-270m") as llm:
    ...     print(llm.generate("The tide", SamplingParams(max_tokens=32))[0].outputs[0].text)

    `options` are the flags of `kvtide serve` as Python names (`max_model_len=2048`, `host_cache_memory="1GiB"`), but
    for those of its server and processes (SERVER_ONLY); the variables of the environment (`KVTIDE_<FLAG>`) are for the
    command line only. Its methods may be called from any thread. Raises ConfigError or ModelError.
    """

    def __init__(self, model: str = DEFAULT_MODEL, instances: str = "1M", **options: Any) -> None:
        with argument_names():
            for name in options:
                if name in SERVER_ONLY:
                    raise ConfigError(f"{name}: has no meaning for LLM, which serves nobody but this process")
            self._open(make_config(model=model, instances=instances, launcher="inprocess", **options))

    def _open(self, config: ServeConfig) -> None:
        check_available(config)  # before a model is prepared in vain
        files = prepare_model(config.model, dtype=config.dtype)
        self._default_params = SamplingParams(**sampling_defaults(files.directory, config.generation_config))
        self._gate = threading.Lock()
        self._is_closed = False
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="kvtide-llm", daemon=True)
        self._thread.start()
        self._cluster = make_cluster(config, files)
        try:
            port = self._wait(_enter(self._cluster))
            self._frontend = Frontend(
                port,
                Tokenizer.from_directory(Path(files.directory)),
                chat_template=config.chat_template,
                clamps_max_tokens=True,
                draw_seed=seed_source(config.seed),
                template_remedy="give LLM(..., chat_template=...), or use generate()",
            )
        except BaseException:
            _stop_loop(self._loop, self._thread)
            raise
        self._finalizer = weakref.finalize(self, _close, self._cluster, self._loop, self._thread)

    # -- whole results

    def generate(
        self,
        prompts: Prompt | Sequence[Prompt],
        sampling_params: SamplingParams | Sequence[SamplingParams] | None = None,
        *,
        use_tqdm: bool = False,
        **options: Any,
    ) -> list[RequestOutput]:
        """Complete one prompt or several; one result each, in order. A prompt is text, token ids, or vLLM's
        `{"prompt": text}` or `{"prompt_token_ids": [...]}`.

        `sampling_params` is for all prompts, or one for each; None: `get_default_sampling_params()`. `options`:
        `salt`, `shared_prefix`, `priority`, `session`; for chats `chat_template_kwargs`. Raises RequestError for what
        is wrong with a prompt, before any of them runs.
        """
        many = as_many(prompts)
        each = _options(len(many), self._params(sampling_params), options)
        texts = [prompt if isinstance(prompt, str) else None for prompt in many]
        frontend = self._frontend
        builds = [lambda p=p, o=o: frontend.build(p, o) for p, o in zip(many, each, strict=True)]
        return self._wait(self._run_all(builds, texts, use_tqdm))

    def chat(
        self,
        messages: Sequence[Message] | Sequence[Sequence[Message]],
        sampling_params: SamplingParams | Sequence[SamplingParams] | None = None,
        *,
        use_tqdm: bool = False,
        **options: Any,
    ) -> list[RequestOutput]:
        """Answer one chat or several, as `generate`; `shared_prefix` counts messages."""
        if not isinstance(messages, Sequence):
            raise RequestError("messages must be a list", "messages")
        is_one = not messages or isinstance(messages[0], Mapping)
        chats = cast(Sequence[Sequence[Message]], [messages] if is_one else messages)
        each = _options(len(chats), self._params(sampling_params), options)
        frontend = self._frontend
        builds = [lambda c=c, o=o: frontend.build_chat(c, o) for c, o in zip(chats, each, strict=True)]
        return self._wait(self._run_all(builds, [None] * len(chats), use_tqdm))

    async def _run_all(
        self, builds: Sequence[Callable[[], Coroutine[Any, Any, Any]]], texts: Sequence[str | None], use_tqdm: bool
    ) -> list[RequestOutput]:
        """Check all, then submit all; the first failure aborts the others."""
        specs = [await build() for build in builds]
        generations: list[Generation] = []
        bar = tqdm(total=len(specs), disable=not use_tqdm, unit="prompt")

        async def finish(generation: Generation, text: str | None) -> RequestOutput:
            output = await collect(generation, text, self._frontend.tokenizer)
            bar.update()
            return output

        tasks: list[asyncio.Task[RequestOutput]] = []
        try:
            for spec in specs:
                generations.append(await self._frontend.submit(spec))
            for generation, text in zip(generations, texts, strict=True):
                tasks.append(asyncio.create_task(finish(generation, text)))
            return await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
            for generation in generations:
                generation.abort()
            bar.close()

    # -- streaming

    async def stream(
        self, prompt: Prompt | Sequence[Message], sampling_params: SamplingParams | None = None, **options: Any
    ) -> AsyncIterator[Piece]:
        """Yield new output as it comes, in the caller's event loop; leaving the iteration aborts the request.

        `prompt` is one of `generate`, or a chat's messages. Pieces have `index` (of the sequence), new `text` and
        `tokens`; the last of each sequence has its `finish_reason` (live.generation.Piece). Raises as `generate`, and
        RequestRejected, RequestUnavailable or GenerationFailed where the request does not finish.
        """
        (request_options,) = _options(1, self._params(sampling_params), options)
        caller = asyncio.get_running_loop()
        queue: asyncio.Queue[Piece | BaseException | None] = asyncio.Queue()

        def put(item: Piece | BaseException | None) -> None:
            with suppress(RuntimeError):  # the caller's loop is closed: nobody reads
                caller.call_soon_threadsafe(queue.put_nowait, item)

        running = self._start(self._pump(prompt, request_options, put))
        # However the pump ends, the reader hears of it: a closing LLM cancels it.
        running.add_done_callback(lambda done: put(RuntimeError(_CLOSED) if done.cancelled() else None))
        try:
            while (item := await queue.get()) is not None:
                if isinstance(item, BaseException):
                    raise item
                yield item
        finally:
            running.cancel()

    async def _pump(
        self, prompt: Prompt | Sequence[Message], options: GenerateOptions, put: Callable[[Any], None]
    ) -> None:
        try:
            if isinstance(prompt, list | tuple) and prompt and isinstance(prompt[0], Mapping):
                spec = await self._frontend.build_chat(cast(Sequence[Message], prompt), options)
            else:
                spec = await self._frontend.build(as_plain(cast(Prompt, prompt)), options)
            async with await self._frontend.submit(spec) as generation:
                async for piece in generation:
                    put(piece)
                generation.raise_for_outcome()
        except Exception as error:  # noqa: BLE001  raised again where the stream is read
            put(error)

    # -- the rest

    def _params(
        self, given: SamplingParams | Sequence[SamplingParams] | None
    ) -> SamplingParams | Sequence[SamplingParams]:
        return self._default_params if given is None else given

    def get_default_sampling_params(self) -> SamplingParams:
        """Return what holds where a call gives none: the model's own values (generation_config.json), then OpenAI's."""
        return self._default_params

    @property
    def tokenizer(self) -> Tokenizer:
        return self._frontend.tokenizer

    def cluster(self) -> dict[str, Any]:
        """Return what GET /cluster shows (interface.md)."""

        async def ask() -> dict[str, Any]:
            return self._frontend.port.cluster()

        return self._wait(ask())

    def close(self) -> None:
        """End running requests and free everything; harmless the second time."""
        with self._gate:
            self._is_closed = True
        self._finalizer()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _start(self, work: Coroutine[Any, Any, _T]) -> concurrent.futures.Future[_T]:
        """Start a coroutine on the background loop. What was started before `close` began is ended by it."""
        with self._gate:
            if not self._is_closed and self._thread.is_alive():
                return asyncio.run_coroutine_threadsafe(work, self._loop)
        work.close()
        raise RuntimeError(_CLOSED)

    def _wait(self, work: Coroutine[Any, Any, _T]) -> _T:
        """Run a coroutine on the background loop; an interrupt cancels it."""
        future = self._start(work)
        try:
            return future.result()
        except concurrent.futures.CancelledError:
            raise RuntimeError(_CLOSED) from None
        except BaseException:
            future.cancel()
            raise


class _Cluster(Protocol):
    """What this module needs of a launcher."""

    @property
    def port(self) -> ClusterPort: ...


def make_cluster(config: ServeConfig, files: ModelFiles) -> AbstractAsyncContextManager[Any]:
    """Return the in-process launcher, not yet entered. Loads torch, which only a real cluster needs."""
    from kvtide.live.inprocess import InProcessCluster

    return InProcessCluster(config, files=files)


async def _enter(cluster: AbstractAsyncContextManager[_Cluster]) -> ClusterPort:
    return (await cluster.__aenter__()).port


def _close(
    cluster: AbstractAsyncContextManager[Any], loop: asyncio.AbstractEventLoop, thread: threading.Thread
) -> None:
    if threading.current_thread() is thread:  # the last reference was dropped by a callback of the loop itself
        threading.Thread(target=_close, args=(cluster, loop, thread), daemon=True).start()
        return
    leave = cluster.__aexit__(None, None, None)
    try:
        asyncio.run_coroutine_threadsafe(cast(Coroutine[Any, Any, Any], leave), loop).result()
    finally:
        _stop_loop(loop, thread)


def _stop_loop(loop: asyncio.AbstractEventLoop, thread: threading.Thread) -> None:
    async def settle() -> None:
        current = asyncio.current_task()
        tasks = [task for task in asyncio.all_tasks() if task is not current]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await loop.shutdown_asyncgens()

    asyncio.run_coroutine_threadsafe(settle(), loop).result()
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()  # lets its helper threads go; waiting for them would take one more, which there is none of at exit


def _options(
    num_requests: int, params: SamplingParams | Sequence[SamplingParams], options: Mapping[str, Any]
) -> list[GenerateOptions]:
    if isinstance(params, SamplingParams):
        params = [params] * num_requests
    if not isinstance(params, Sequence):
        raise RequestError("sampling_params must be SamplingParams, or a list of them", "sampling_params")
    if len(params) != num_requests:
        raise RequestError(f"{len(params)} sampling_params for {num_requests} prompts", "sampling_params")
    return [GenerateOptions(params=each, **options) for each in params]
