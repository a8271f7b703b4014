"""The edge that clients see, put together: text layer and HTTP API over a cluster's port."""

import asyncio
import random
import secrets
import socket
from collections.abc import Callable
from pathlib import Path

from kvtide.artifacts.sampling_defaults import sampling_defaults
from kvtide.base.serve_config import ServeConfig
from kvtide.live.frontend import Frontend
from kvtide.live.gateway import GatewayDriver
from kvtide.live.gateway_process import ServeEdge
from kvtide.server.app import create_app
from kvtide.server.run import serve_http
from kvtide.server.settings import ServerSettings
from kvtide.text.tokenizer import Tokenizer

DRAIN_GRACE_S = 30.0
"""After the last token was sampled, slow clients have so long to read the rest of their answers."""


def make_edge(config: ServeConfig, model_name: str, model_directory: Path, listener: socket.socket) -> ServeEdge:
    """Return what serves clients on `listener`. Raises ConfigError or ModelError at once where it cannot work."""
    settings = ServerSettings(
        served_model_names=tuple(dict.fromkeys(config.served_model_name)) or (model_name,),
        api_keys=config.api_key,
        host=config.host,
        sampling_defaults=sampling_defaults(model_directory, config.generation_config),
    )
    tokenizer = Tokenizer.from_directory(model_directory)
    seeds = random.Random(config.seed) if config.seed is not None else secrets.SystemRandom()

    async def serve_edge(port: GatewayDriver, stop: asyncio.Event, on_listening: Callable[[], None]) -> None:
        frontend = Frontend(
            port, tokenizer, chat_template=config.chat_template, draw_seed=lambda: seeds.getrandbits(63)
        )
        await serve_http(
            create_app(port, frontend, settings),
            config.host,
            config.port,
            stop=stop,
            on_listening=lambda host, port: on_listening(),
            listener=listener,
            grace_s=DRAIN_GRACE_S,
        )

    return serve_edge
