"""What the exporter says to those who do not have the key, or who have it and break the protocol."""

import mmap
import os
import socket
from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np
import pytest
from transfer_pool import INCARNATION, KEY, RankPool, pool_shape, wait_until

from kvtide.base.ids import Incarnation, Tier
from kvtide.transfer import listen, wire
from kvtide.transfer.auth import MAGIC, NONCE_BYTES, PROOF_BYTES, prove_as_client, transfer_key
from kvtide.transfer.client import Connection, connect_tcp, connect_unix
from kvtide.transfer.exporter import Exporter
from kvtide.transfer.port import Cancel, TierMemory, TransferFailed
from kvtide.transfer.tcp import TcpTransport
from kvtide.transfer.wire import CheckBlocks, Open, ReadRanges, Ready, Refused


@pytest.fixture
def pool() -> Iterator[RankPool]:
    pool = RankPool(pool_shape())
    yield pool
    pool.close()


@pytest.fixture
def exporter(pool: RankPool, tmp_path: Path) -> Iterator[Exporter]:
    exporter = Exporter(pool.exported, KEY, unix_path=str(tmp_path / "kv.sock"), tcp_host="127.0.0.1")
    yield exporter
    exporter.close()


@pytest.fixture(params=["unix", "tcp"])
def stranger(request: pytest.FixtureRequest, exporter: Exporter) -> Iterator[socket.socket]:
    """A connection that has said nothing yet."""
    address = exporter.address
    sock = connect_unix(address.unix) if request.param == "unix" else connect_tcp(address.tcp)
    sock.settimeout(20)
    yield sock
    sock.close()


def everything(sock: socket.socket) -> bytes:
    """All that comes until the other end closes."""
    parts = b""
    try:
        while part := sock.recv(4096):
            parts += part
    except ConnectionResetError:
        pass
    return parts


def known(sock: socket.socket) -> socket.socket:
    prove_as_client(sock, transfer_key(KEY), INCARNATION)
    sock.settimeout(20)
    return sock


@pytest.mark.parametrize(
    "words",
    [
        b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" + b"x" * 40,
        b"kvtide99" + bytes(NONCE_BYTES + PROOF_BYTES),
        MAGIC + bytes(NONCE_BYTES + PROOF_BYTES),
        bytes(4096),
    ],
)
def test_without_the_key_nothing_is_said(stranger: socket.socket, exporter: Exporter, words: bytes) -> None:
    stranger.sendall(words)
    assert len(everything(stranger)) <= NONCE_BYTES, "at most the challenge"
    wait_until(lambda: exporter.num_connections == 0)


def test_a_silent_stranger_is_sent_away(
    exporter: Exporter, stranger: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kvtide.transfer.auth.HANDSHAKE_TIMEOUT_S", 0.05)
    with connect_tcp(exporter.address.tcp) as sock:
        sock.sendall(MAGIC)
        assert everything(sock) == b""


def test_strangers_do_not_take_all_places(exporter: Exporter, pool: RankPool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond so many they are turned away at once; who is known stays."""
    arena = np.zeros(pool.exported.tiers[Tier.DEVICE].num_bytes, np.uint8)
    target = TierMemory(arena.ctypes.data, arena.nbytes)
    reader = TcpTransport(KEY).connect(exporter.address, INCARNATION, target)
    monkeypatch.setattr(listen, "MAX_STRANGERS", 3)
    socks = [connect_tcp(exporter.address.tcp) for _ in range(3)]
    wait_until(lambda: exporter.num_connections == 4)
    with connect_tcp(exporter.address.tcp) as extra:
        assert everything(extra) == b""
    reader.read(pool.plan([(0, 1)], [2]), Cancel())
    for sock in socks:
        sock.close()
    wait_until(lambda: exporter.num_connections == 1)
    reader.close()


def test_a_proof_cannot_be_sent_back(stranger: socket.socket) -> None:
    """Who only repeats what the server says gets nowhere: the roles are part of the proofs."""
    stranger.sendall(MAGIC + bytes(NONCE_BYTES))
    challenge = stranger.recv(NONCE_BYTES)
    stranger.sendall(challenge)
    assert everything(stranger) == b""


def test_a_server_without_the_key_is_left() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        client = connect_tcp(f"127.0.0.1:{server.getsockname()[1]}")
        fake, _ = server.accept()
        with fake:
            fake.sendall(bytes(NONCE_BYTES + PROOF_BYTES))
            with pytest.raises(TransferFailed, match="key"):
                Connection(client, transfer_key(KEY), INCARNATION)


@pytest.mark.parametrize(
    "frame",
    [
        (wire.MAX_REQUEST_BYTES + 1).to_bytes(4, "little"),
        b"\xff\xff\xff\xff",
        (3).to_bytes(4, "little") + b"\xc1\xc1\xc1",
        (1).to_bytes(4, "little") + b"\x80",
        (0).to_bytes(4, "little"),
    ],
)
def test_what_is_no_message_ends_the_connection(stranger: socket.socket, exporter: Exporter, frame: bytes) -> None:
    known(stranger).sendall(frame)
    assert everything(stranger) == b""
    wait_until(lambda: exporter.num_connections == 0)


def test_requests_that_cannot_be_are_refused_and_the_connection_lives(stranger: socket.socket) -> None:
    sock = known(stranger)
    eight = bytes(8)
    other = Incarnation("f" * 32)
    for request in (
        Open(other),
        ReadRanges(other, Tier.DEVICE, eight, eight, b"", b""),
        CheckBlocks(other, Tier.DEVICE, b"", b""),
        ReadRanges(INCARNATION, Tier.DEVICE, eight, b"", b"", b""),
        ReadRanges(INCARNATION, Tier.DEVICE, eight, b"1234567", b"", b""),
        ReadRanges(INCARNATION, Tier.DEVICE, eight, eight, b"123", b""),
        ReadRanges(INCARNATION, Tier.DEVICE, eight, eight, bytes(4), b""),
        ReadRanges(INCARNATION, Tier.DEVICE, eight, b"\1" + bytes(7), b"", b""),
        CheckBlocks(INCARNATION, Tier.DEVICE, bytes(4), bytes(4)),
        CheckBlocks(INCARNATION, Tier.DEVICE, bytes(3) + b"\x7f", bytes(4)),
        CheckBlocks(INCARNATION, Tier.DEVICE, b"", b"", gate=-1),
        CheckBlocks(INCARNATION, Tier.DEVICE, b"", b"", gate=2**63),
    ):
        wire.send_message(sock, request)
        assert isinstance(wire.recv_reply(sock, 20), Refused), request
    wire.send_message(sock, CheckBlocks(INCARNATION, Tier.DEVICE, b"", b""))
    assert wire.recv_reply(sock, 20) == Ready()


def test_a_tier_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    pool = RankPool(pool_shape(host_blocks=0))
    exporter = Exporter(pool.exported, KEY, tcp_host="127.0.0.1")
    with known(connect_tcp(exporter.address.tcp)) as sock:
        wire.send_message(sock, CheckBlocks(INCARNATION, Tier.HOST, b"", b""))
        assert isinstance(wire.recv_reply(sock, 20), Refused)
        body = msgspec.msgpack.encode({"type": "CheckBlocks", "incarnation": INCARNATION, "tier": 9})
        sock.sendall(len(body).to_bytes(4, "little") + body)
        assert everything(sock) == b""
    exporter.close()
    pool.close()


def test_descriptors_are_read_only_and_only_for_the_unix_socket(exporter: Exporter, pool: RankPool) -> None:
    key = transfer_key(KEY)
    local = Connection(connect_unix(exporter.address.unix), key, INCARNATION, with_files=True)
    assert len(local.files) == 4  # three tiers and the shared file
    for number in local.files:
        with pytest.raises(OSError, match="Bad file descriptor"):
            os.pwrite(number, b"x", 0)
        with pytest.raises(PermissionError):
            mmap.mmap(number, mmap.PAGESIZE, mmap.MAP_SHARED, mmap.PROT_WRITE)
        assert not os.get_inheritable(number)
    local.close()
    remote = Connection(connect_tcp(exporter.address.tcp), key, INCARNATION, with_files=True)
    assert remote.files == []
    assert remote.description == local.description
    remote.close()


def test_a_socket_left_by_the_dead_is_replaced_but_no_other_file(pool: RankPool, tmp_path: Path) -> None:
    path = tmp_path / "kv.sock"
    dead = socket.socket(socket.AF_UNIX)
    dead.bind(str(path))
    dead.close()
    Exporter(pool.exported, KEY, unix_path=str(path)).close()
    path.write_text("precious")
    with pytest.raises(Exception, match="cannot serve KV"):
        Exporter(pool.exported, KEY, unix_path=str(path))
    assert path.read_text() == "precious"
