"""Where the sockets of a cluster are bound: in its runtime folder, or on an address that other hosts can reach."""

import ipaddress
import socket
from pathlib import Path

from kvtide.base.errors import ConfigError
from kvtide.base.ids import Incarnation, InstanceId


def advertised_ip(address: str) -> str:
    """The IP of `--advertise`. Raises ConfigError where it is not an address of this host."""
    try:
        ip = str(ipaddress.ip_address(address))
    except ValueError:
        try:
            ip = str(socket.getaddrinfo(address, None, type=socket.SOCK_STREAM)[0][4][0])
        except (OSError, UnicodeError):
            raise ConfigError(f"--advertise: '{address}' is neither an IP address nor a known host") from None
    _free_port(ip)
    return ip


def gateway_endpoint(folder: Path, advertise: str | None) -> str:
    """Where the gateway's hub is bound, under all gateways of this supervisor. Raises ConfigError."""
    if advertise is None:
        return f"ipc://{folder}/channel"
    ip = advertised_ip(advertise)
    return f"tcp://{_bracketed(ip)}:{_free_port(ip)}"


def peer_endpoint(folder: Path | None, advertise: str | None, seat: InstanceId, incarnation: Incarnation) -> str:
    """Where an instance's hub for its peers is bound. Raises ConfigError."""
    if advertise is None:
        assert folder is not None, "without an address there is a folder"
        return f"ipc://{folder}/peer-{seat}-{incarnation[:8]}"
    return f"tcp://{_bracketed(advertised_ip(advertise))}:*"


def data_socket(folder: Path, seat: InstanceId, incarnation: Incarnation, rank: int) -> str:
    """Where an instance serves the memory of one of its ranks to processes of this host."""
    return f"{folder}/kv-{seat}-{incarnation[:8]}-{rank}"


def remove_sockets(folder: Path, seat: InstanceId, incarnation: Incarnation) -> None:
    """Remove what a killed instance left in the runtime folder."""
    for path in folder.glob(f"*-{seat}-{incarnation[:8]}*"):
        path.unlink(missing_ok=True)


def _free_port(ip: str) -> int:
    family = socket.AF_INET6 if ":" in ip else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.bind((ip, 0))
            return int(probe.getsockname()[1])
    except OSError as error:
        raise ConfigError(f"--advertise: cannot listen on {ip}: {(error.strerror or str(error)).lower()}") from None


def _bracketed(ip: str) -> str:
    return f"[{ip}]" if ":" in ip else ip
