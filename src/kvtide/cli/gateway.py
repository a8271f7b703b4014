"""The program of the gateway process: the HTTP API and the text layer over the control core's driver."""

import asyncio
import random
import secrets
import socket
from collections.abc import Callable

from kvtide.live.child import run_child, setup_logging
from kvtide.live.frontend import Frontend
from kvtide.live.gateway import GatewayDriver
from kvtide.live.gateway_process import serve_gateway
from kvtide.live.pipe import Boot, Pipe
from kvtide.server.app import create_app
from kvtide.server.run import serve_http
from kvtide.server.settings import ServerSettings
from kvtide.text.tokenizer import Tokenizer


async def main(pipe: Pipe, boot: Boot) -> int:
    """Serve clients of one cluster; returns the exit status. Raises ConfigError or ModelError at start."""
    config = boot.config
    setup_logging("gateway", config.log_level)
    settings = ServerSettings(
        served_model_names=config.served_model_name or (boot.model_name,),
        api_keys=config.api_key,
        host=config.host,
    )
    tokenizer = Tokenizer.from_directory(boot.model_directory)

    async def serve_edge(port: GatewayDriver, stop: asyncio.Event, on_listening: Callable[[], None]) -> None:
        seeds = random.Random(config.seed) if config.seed is not None else secrets.SystemRandom()
        frontend = Frontend(
            port, tokenizer, chat_template=config.chat_template, draw_seed=lambda: seeds.getrandbits(63)
        )
        await serve_http(
            create_app(port, frontend, settings),
            config.host,
            config.port,
            stop=stop,
            on_listening=lambda host, port: on_listening(),
            listener=socket.socket(fileno=boot.listener_fd),
        )

    return await serve_gateway(pipe, boot, serve_edge)


if __name__ == "__main__":
    run_child(main)
