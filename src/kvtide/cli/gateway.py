"""The program of the gateway process."""

import socket
from pathlib import Path

from kvtide.cli.edge import make_edge
from kvtide.live.child import run_child, setup_logging
from kvtide.live.gateway_process import serve_gateway
from kvtide.live.pipe import Boot, Pipe


async def main(pipe: Pipe, boot: Boot) -> int:
    """Serve clients of one cluster; returns the exit status. Raises ConfigError or ModelError at start."""
    setup_logging("gateway", boot.config.log_level)
    listener = socket.socket(fileno=boot.listener_fd)
    edge = make_edge(boot.config, boot.model_name, Path(boot.model_directory), listener)
    return await serve_gateway(pipe, boot, edge)


if __name__ == "__main__":
    run_child(main)
