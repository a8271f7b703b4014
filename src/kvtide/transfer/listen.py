"""A server for peers that prove the cluster's key: one thread accepts, one thread serves each connection."""

import contextlib
import os
import selectors
import socket
import stat
import threading
from collections.abc import Callable
from pathlib import Path

from kvtide.base.errors import ConfigError
from kvtide.base.ids import Incarnation
from kvtide.transfer.auth import prove_as_server
from kvtide.transfer.client import tune_tcp

MAX_CONNECTIONS = 1024
MAX_STRANGERS = 64  # connections that have not proved the key yet


class AuthServer:
    """Calls `serve(sock)` in a thread of its own for each peer that proves `key`, from `start` until `close`.

    serve: may raise OSError or ValueError (the peer left, or does not speak the protocol); the socket is closed after
    it. unix_path, tcp_host, tcp_port, advertise: see transfer.exporter.Exporter. tcp: host:port where peers connect, ""
    where it does not listen there. Raises ConfigError where it cannot listen.
    """

    def __init__(
        self,
        key: bytes,
        incarnation: Incarnation,
        serve: Callable[[socket.socket], None],
        *,
        unix_path: str = "",
        tcp_host: str = "",
        tcp_port: int = 0,
        advertise: str = "",
    ) -> None:
        self._key = key
        self._incarnation = incarnation
        self._serve = serve
        self._closing = threading.Event()
        self._lock = threading.Lock()
        self._connections: dict[socket.socket, threading.Thread] = {}
        self._strangers = 0
        self._listeners: list[socket.socket] = []
        self._unix_path = unix_path
        self._wake, self._wake_end = socket.socketpair()
        try:
            self.tcp = self._listen_tcp(tcp_host, tcp_port, advertise) if tcp_host else ""
            if unix_path:
                self._listen_unix(unix_path)
        except BaseException:
            self._close_all()
            raise
        self._acceptor = threading.Thread(target=self._accept, name="kvtide-accept", daemon=True)

    def start(self) -> None:
        self._acceptor.start()

    @property
    def num_connections(self) -> int:
        with self._lock:
            return len(self._connections)

    @property
    def is_closing(self) -> bool:
        return self._closing.is_set()

    def close(self) -> None:
        """End all connections: when it returns no `serve` runs any more."""
        if self._closing.is_set():
            return
        self._closing.set()
        self._wake.close()
        if self._acceptor.ident is not None:
            self._acceptor.join()
        with self._lock:
            serving = dict(self._connections)
            for sock in serving:
                with contextlib.suppress(OSError):
                    sock.shutdown(socket.SHUT_RDWR)
        for thread in serving.values():
            thread.join()
        self._close_all()

    def _close_all(self) -> None:
        for sock in (*self._listeners, self._wake, self._wake_end):
            sock.close()
        if self._unix_path and self._listeners and self._listeners[-1].family == socket.AF_UNIX:
            Path(self._unix_path).unlink(missing_ok=True)

    def _listen_tcp(self, host: str, port: int, advertise: str) -> str:
        try:
            listener = socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
        except (OSError, OverflowError) as error:
            raise ConfigError(
                f"cannot serve KV on {host}:{port}: {getattr(error, 'strerror', None) or error}"
            ) from None
        self._listeners.append(listener)
        name = advertise or host
        return f"[{name}]:{listener.getsockname()[1]}" if ":" in name else f"{name}:{listener.getsockname()[1]}"

    def _listen_unix(self, path: str) -> None:
        listener = socket.socket(socket.AF_UNIX)
        try:
            with contextlib.suppress(FileNotFoundError):  # what a killed process left behind
                if stat.S_ISSOCK(os.stat(path).st_mode):
                    os.unlink(path)
            listener.bind(path)
            os.chmod(path, 0o600)
            listener.listen(128)
        except OSError as error:
            listener.close()
            raise ConfigError(f"cannot serve KV at {path}: {error.strerror or error}") from None
        self._listeners.append(listener)

    def _accept(self) -> None:
        with selectors.DefaultSelector() as selector:
            for sock in (self._wake_end, *self._listeners):
                selector.register(sock, selectors.EVENT_READ)
            while not self.is_closing:
                for key, _ in selector.select():
                    if key.fileobj is self._wake_end:
                        return
                    assert isinstance(key.fileobj, socket.socket)
                    try:
                        sock, _ = key.fileobj.accept()
                    except OSError:  # out of descriptors, most likely: no hurry to try again
                        self._closing.wait(0.05)
                        continue
                    self._start(sock)

    def _start(self, sock: socket.socket) -> None:
        thread = threading.Thread(target=self._run, args=(sock,), name="kvtide-serve", daemon=True)
        with self._lock:
            if len(self._connections) >= MAX_CONNECTIONS or self._strangers >= MAX_STRANGERS:
                sock.close()
                return
            self._strangers += 1
            self._connections[sock] = thread
        thread.start()

    def _run(self, sock: socket.socket) -> None:
        try:
            if sock.family != socket.AF_UNIX:
                tune_tcp(sock)
            try:
                is_known = prove_as_server(sock, self._key, self._incarnation)
            finally:
                with self._lock:
                    self._strangers -= 1
            if is_known:
                self._serve(sock)
        except (OSError, ValueError):
            pass  # the peer left or does not speak our protocol; it learns of it by the connection's end
        finally:
            # Shut down by others, closed only here: a descriptor never changes its meaning under a native call.
            with self._lock:
                del self._connections[sock]
                sock.close()
