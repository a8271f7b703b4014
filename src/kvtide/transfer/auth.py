"""Both ends of a data connection prove that they have the cluster's key, before anything else is said.

    client                                   server (of one incarnation)
      |-- magic, nonce c ------------------->|
      |<------------------------- nonce s ---|
      |-- HMAC(key, "client", I, c, s) ----->|  refused in silence unless it is right for this incarnation I
      |<------ HMAC(key, "server", I, c, s) -|  the client leaves unless it is right for the incarnation it wants

The key is derived from the cluster's, so a proof is worth nothing on another channel; the role in it keeps one end's
proof from being sent back as the other's. What follows is neither encrypted nor signed: the network is trusted to
keep connections apart.
"""

import hmac
import secrets
import socket
import time

from kvtide.base.ids import Incarnation
from kvtide.transfer.port import TransferFailed

MAGIC = b"kvtide01"
NONCE_BYTES = 32
PROOF_BYTES = 32
HANDSHAKE_TIMEOUT_S = 5.0


def transfer_key(cluster_key: bytes) -> bytes:
    """The key of the data connections, derived from the cluster's."""
    return hmac.digest(cluster_key, b"kvtide data connections 1", "sha256")


def prove_as_client(sock: socket.socket, key: bytes, incarnation: Incarnation) -> None:
    """Raises TransferFailed unless the other end has the key and is this incarnation."""
    deadline = time.monotonic() + HANDSHAKE_TIMEOUT_S
    ours = secrets.token_bytes(NONCE_BYTES)
    try:
        sock.settimeout(HANDSHAKE_TIMEOUT_S)
        sock.sendall(MAGIC + ours)
        theirs = recv_exact(sock, NONCE_BYTES, deadline)
        sock.sendall(_proof(key, b"client", incarnation, ours, theirs))
        answer = recv_exact(sock, PROOF_BYTES, deadline)
    except OSError as error:
        raise TransferFailed(
            f"the peer refused us: it has another cluster key or is not incarnation {incarnation} ({error})"
        ) from None
    if not hmac.compare_digest(answer, _proof(key, b"server", incarnation, ours, theirs)):
        raise TransferFailed(f"the peer does not have the cluster's key or is not incarnation {incarnation}")


def prove_as_server(sock: socket.socket, key: bytes, incarnation: Incarnation) -> bool:
    """False where the other end lacks the key, wants another incarnation or takes too long: close it."""
    deadline = time.monotonic() + HANDSHAKE_TIMEOUT_S
    ours = secrets.token_bytes(NONCE_BYTES)
    try:
        sock.settimeout(HANDSHAKE_TIMEOUT_S)
        hello = recv_exact(sock, len(MAGIC) + NONCE_BYTES, deadline)
        if not hello.startswith(MAGIC):
            return False
        theirs = hello[len(MAGIC) :]
        sock.sendall(ours)
        proof = recv_exact(sock, PROOF_BYTES, deadline)
        if not hmac.compare_digest(proof, _proof(key, b"client", incarnation, theirs, ours)):
            return False
        sock.sendall(_proof(key, b"server", incarnation, theirs, ours))
    except OSError:
        return False
    return True


def recv_exact(sock: socket.socket, num_bytes: int, deadline: float | None) -> bytes:
    """Receive exactly so many bytes until `deadline` (of time.monotonic; None: the socket's own timeout counts).

    Raises OSError: TimeoutError, ConnectionResetError where the stream ends.
    """
    parts = bytearray()
    while len(parts) < num_bytes:
        if deadline is not None:
            left = deadline - time.monotonic()
            if left <= 0:
                raise TimeoutError("timed out")
            sock.settimeout(left)
        part = sock.recv(num_bytes - len(parts))
        if not part:
            raise ConnectionResetError("the connection was closed")
        parts += part
    return bytes(parts)


def _proof(key: bytes, role: bytes, incarnation: Incarnation, client: bytes, server: bytes) -> bytes:
    name = incarnation.encode()
    return hmac.digest(key, role + len(name).to_bytes(4, "little") + name + client + server, "sha256")
