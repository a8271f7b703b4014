"""The socket that clients connect to: it outlives every gateway, which inherits it."""

import socket

from kvtide.base.errors import ConfigError

BACKLOG = 2048
DEAF_CLIENT_MS = 120_000
"""A client that takes none of its answer for so long is disconnected, which ends its request and frees its memory."""


def open_listener(host: str, port: int) -> socket.socket:
    """Return the API's socket. Raises ConfigError where the address cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listener = socket.create_server((host, port), family=family, backlog=BACKLOG)
    except (OSError, OverflowError, TypeError, ValueError) as error:  # the last two for what cannot be a host's name
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        reason = reason.partition(" (while attempting")[0]  # Python repeats the address
        raise ConfigError(f"--host, --port: cannot listen on {host}:{port}: {reason.lower()}") from None
    listener.setblocking(False)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # inherited by every connection
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAF_CLIENT_MS)
    return listener
