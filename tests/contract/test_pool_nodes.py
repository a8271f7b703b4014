"""Distributed MemPool calls between real processes: bytes, visibility, repetition, deaths, refusals."""

import os
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

import pool_process
from kvtide.base.errors import CapacityError, ConfigError, PeerError
from kvtide.base.ids import Incarnation, InstanceId, Tier, TransferId, new_incarnation
from kvtide.kv.address import no_refs, refs_of
from kvtide.kv.mempool import BlockAddress, MemPool, Received
from kvtide.kv.pieces import Pieces
from kvtide.kv.store import ArrayStore
from kvtide.proto.cluster import RankAddress
from kvtide.proto.pool import PoolAddress, Transfer, Transferred
from kvtide.proto.tokens import pack_tokens
from kvtide.transfer import pool_session
from kvtide.transfer.pool_log import TransferLog
from kvtide.transfer.pool_node import PoolNode
from kvtide.transfer.port import Cancel, Reader, TierMemory, Transport
from kvtide.transfer.remote_pool import RemotePool
from pool_process import KEY, SIZES, B, NodeProcess, check, compute, layout, wait_until, write

ME, OTHER = InstanceId(0), InstanceId(1)
PROMPT = list(range(5 * B + 2))  # five whole blocks and a partial one


class Gate:
    """A transport that waits, before it reads, until it may."""

    name = "gate"

    def __init__(self, transport: Transport) -> None:
        self.transport = transport
        self.reached = threading.Event()
        self.opened = threading.Event()

    def can_reach(self, peer: RankAddress) -> bool:
        return self.transport.can_reach(peer)

    def connect(self, peer: RankAddress, incarnation: Incarnation, target: TierMemory) -> Reader:
        return _GatedReader(self, self.transport.connect(peer, incarnation, target))

    def close(self) -> None:
        self.transport.close()


class _GatedReader:
    def __init__(self, gate: Gate, reader: Reader) -> None:
        self.gate, self.reader, self.name = gate, reader, reader.name

    def read(self, pieces: Sequence[Pieces], cancel: Cancel) -> int:
        self.gate.reached.set()
        assert self.gate.opened.wait(60)
        return self.reader.read(pieces, cancel)

    def close(self) -> None:
        self.reader.close()


class Cluster:
    """A node of ours and one in another process, connected both ways unless told otherwise."""

    def __init__(self) -> None:
        self.stack = ExitStack()

    def node(self, kind: str = "aggregated", **options: Any) -> PoolNode:
        options = {"instance": ME, "host": "127.0.0.1", **options}
        self.mine = self.stack.enter_context(PoolNode.create(layout(kind), SIZES, KEY, **options))
        self.pool = self.mine.pool
        return self.mine

    def process(self, **settings: Any) -> NodeProcess:
        self.other = NodeProcess(**{"instance": OTHER, "host": "127.0.0.1", **settings})
        self.stack.callback(self.other.close)
        return self.other

    def connect(self) -> None:
        self.mine.connect(self.other.address)
        self.other.ask("connect", msgspec.json.encode(self.mine.address).decode())

    def gate(self) -> Gate:
        gate = Gate(self.mine._served.transport)
        self.mine._served.transport = gate
        self.stack.callback(gate.opened.set)
        return gate

    def device(self) -> tuple[int, int, int]:
        """(active, leased, historical) blocks of ours, after a recount."""
        self.mine.check_invariants()
        usage = self.pool.usage()[Tier.DEVICE]
        return usage.active, usage.leased, usage.historical


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    cluster = Cluster()
    with cluster.stack:
        yield cluster


@pytest.fixture
def pair(cluster: Cluster) -> Cluster:
    cluster.node()
    cluster.process()
    cluster.connect()
    return cluster


# -- what arrives


@pytest.mark.parametrize("transport", ["shm", "tcp"])
@pytest.mark.parametrize(
    ("ours", "theirs"), [("aggregated", "aggregated"), ("aggregated", "discrete"), ("discrete",) * 2]
)
@pytest.mark.parametrize("mode", ["by-request", "by-request-agg"])
def test_bytes_arrive_and_only_what_is_missing_moves(
    cluster: Cluster, transport: str, ours: str, theirs: str, mode: str
) -> None:
    cluster.node(ours)
    other = cluster.process(transport=transport, layout={"kind": theirs})
    cluster.connect()
    pool, block_bytes = cluster.pool, cluster.pool.layout.block_bytes
    source = compute(pool, PROMPT)
    first = pool.transfer_with_insert(OTHER, PROMPT[: 2 * B], source[:2], mode=mode)
    assert (first.have_blocks, first.num_inserted, first.num_bytes) == (0, 2 * B, 2 * block_bytes)
    assert first.transport == transport and not first.is_held
    rest = pool.transfer_with_insert(OTHER, PROMPT, source, mode=mode)
    planes = 2 * pool.layout.num_layers
    is_whole = mode == "by-request-agg" and ours == theirs == "aggregated"
    assert (rest.have_blocks, rest.num_inserted, rest.num_bytes) == (2, 3 * B, 4 * block_bytes)
    assert rest.num_pieces == 4 * (1 if is_whole else planes)
    assert other.ask("check", PROMPT) == 5
    assert pool.transfer_with_insert(OTHER, PROMPT[: 5 * B], source[:5]).num_bytes == 0
    assert other.ask("usage") == [0, 0, 5], "the partial block is nobody's, the rest the index's"
    assert cluster.device() == (6, 0, 0), "the source is still ours"


@pytest.mark.parametrize("transport", ["shm", "tcp"])
def test_blocks_are_sent_from_the_tier_where_they_lie(cluster: Cluster, transport: str) -> None:
    cluster.node()
    other = cluster.process(transport=transport)
    cluster.connect()
    pool, tokens = cluster.pool, PROMPT[: 5 * B]
    source = compute(pool, tokens)
    pool.insert(tokens, source)
    pool.free_mem(source)
    pool.swap_out(3)
    blockers = pool.alloc_mem(8, tier=Tier.HOST)  # and from there to the disk
    pool.free_mem(blockers)
    pool.swap_out(1)
    cached = pool.match(tokens)
    assert {address.tier for address in cached} == set(Tier)
    pool.transfer_with_insert(OTHER, tokens, cached)
    assert other.ask("check", tokens) == 5


def test_the_receiver_takes_what_arrives(cluster: Cluster) -> None:
    arrived: list[Received] = []
    cluster.node(on_transfer=arrived.append)
    other = cluster.process()
    cluster.connect()
    other.ask("compute", PROMPT)
    for insert, transfer in ((False, "a"), (True, "b")):
        result = other.ask("transfer", ME, PROMPT, insert, transfer, "by-request-agg")
        assert not result["is_held"]
        received = arrived.pop()
        assert received.private == b"hello" and received.sender == other.address.peer
        assert received.tokens.tolist() == PROMPT and received.is_inserted == insert
        check(cluster.pool, PROMPT, received.addresses)
        cluster.pool.free_mem(received.addresses)
    assert cluster.device() == (0, 0, 5) and not arrived


def test_blocks_allocated_there_are_written_and_indexed(pair: Cluster) -> None:
    pool = pair.pool
    source = compute(pool, PROMPT)
    there = pool.alloc_mem(6, instance=OTHER)
    assert pair.other.ask("usage") == [6, 0, 0]
    result = pool.transfer_with_insert(OTHER, PROMPT, source, there)
    assert result.addresses == there and result.is_held and result.have_blocks == 0
    assert pair.other.ask("check", PROMPT) == 5
    with pytest.raises(PeerError, match="did not allocate"):
        pool.transfer(OTHER, source, there)  # indexed blocks are never written again
    cached = pool.match(PROMPT, instance=OTHER)
    assert cached == there[:5]
    with pytest.raises(PeerError, match="did not allocate"):
        pool.transfer(OTHER, source[:5], cached)
    pool.free_mem([*cached, *there])
    assert pair.other.ask("usage") == [0, 0, 5]


def test_onto_the_host_tier(pair: Cluster) -> None:
    source = compute(pair.pool, PROMPT)
    result = pair.pool.transfer(OTHER, source, tokens=PROMPT, tier=Tier.HOST)
    assert {address.tier for address in result.addresses} == {Tier.HOST} and result.is_held
    pair.pool.free_mem(result.addresses)
    there = pair.pool.alloc_mem(2, tier=Tier.HOST, instance=OTHER)
    assert pair.pool.transfer(OTHER, source[:2], there).addresses == there


# -- visible when complete, and once


def test_nothing_is_matched_before_all_is_there(pair: Cluster) -> None:
    gate = pair.gate()
    pair.other.ask("compute", PROMPT)
    pair.other.start("transfer", ME, PROMPT, True, "t", "by-request-agg")
    assert gate.reached.wait(60)
    assert pair.pool.match(PROMPT) == () and pair.device() == (0, 6, 0)
    gate.opened.set()
    assert pair.other.answer()["num_inserted"] == 5 * B
    cached = pair.pool.match(PROMPT)
    assert len(cached) == 5
    check(pair.pool, PROMPT, cached)


@pytest.mark.parametrize("insert", [False, True])
def test_a_repeated_transfer_changes_nothing(cluster: Cluster, insert: bool) -> None:
    arrived: list[Received] = []
    cluster.node(on_transfer=arrived.append)
    other = cluster.process()
    cluster.connect()
    other.ask("compute", PROMPT)
    call = ("transfer", ME, PROMPT, insert, "same", "by-request-agg")
    first = other.ask(*call)
    before = cluster.pool.usage()
    assert other.ask(*call) == first
    other.ask("connect", msgspec.json.encode(cluster.mine.address).decode())  # a new connection
    assert other.ask(*call) == first
    assert len(arrived) == 1 and cluster.pool.usage() == before
    with pytest.raises(RuntimeError, match="PeerError: transfer id same was used for another transfer"):
        other.ask("transfer", ME, PROMPT, insert, "same", "by-request")


def test_a_transfer_repeated_while_it_runs_waits_for_it(pair: Cluster) -> None:
    """As after a lost connection: the sender asks again on a new one."""
    gate = pair.gate()
    sender = pair.stack.enter_context(PoolNode.create(layout(), SIZES, KEY, instance=2))
    sender.connect(pair.mine.address)
    source = compute(sender.pool, PROMPT)

    def send() -> Any:
        return sender.pool.transfer_with_insert(ME, PROMPT, source, transfer_id=TransferId("t"))

    with ThreadPoolExecutor(1) as thread:
        first = thread.submit(send)
        assert gate.reached.wait(60)
        sender.disconnect(ME)
        with pytest.raises(PeerError):
            first.result(60)
        sender.connect(pair.mine.address)
        second = thread.submit(send)
        gate.opened.set()
        assert second.result(60).num_inserted == 5 * B
    assert pair.device() == (0, 0, 5)
    assert sender.pool.usage()[Tier.DEVICE].active == 6


def test_a_repeated_transfer_inherits_the_blocks_or_moves_them_again(pair: Cluster) -> None:
    """Without a taker the blocks are the connection's; what ended with it is as if it had not been."""
    pair.other.ask("compute", PROMPT)
    call = ("transfer", ME, PROMPT, False, "t", "by-request-agg")
    first = pair.other.ask(*call)
    assert first["is_held"] and pair.device() == (6, 0, 0)
    assert pair.other.ask(*call) == first
    pair.other.ask("connect", msgspec.json.encode(pair.mine.address).decode())
    wait_until(lambda: pair.device() == (0, 0, 0))
    assert pair.other.ask(*call)["num_bytes"] == first["num_bytes"]
    assert pair.device() == (6, 0, 0)


def test_ids_are_remembered_in_bounded_memory() -> None:
    log = TransferLog(max_remembered=3)
    answer = Transferred(blocks=no_refs(), have_blocks=0, num_bytes=0, num_pieces=0, transport="")
    running, _ = log.begin((Incarnation("a"), TransferId("running")), b"", False)
    for i in range(10):
        key = (Incarnation("a"), TransferId(str(i)))
        assert log.begin(key, b"", True)[1]
        log.finish(key, answer, None)
        assert log.begin(key, b"", True)[0].answer == answer
    assert len(log) == 4
    assert log.begin((Incarnation("a"), TransferId("0")), b"", True)[1], "the oldest is forgotten"
    assert running.answer is None


# -- deaths


@pytest.mark.parametrize("transport", ["shm", "tcp"])
def test_a_sender_killed_in_mid_transfer_leaks_nothing(cluster: Cluster, transport: str) -> None:
    cluster.node(transport=transport)
    cluster.process()
    cluster.connect()
    gate = cluster.gate()
    held = cluster.other.ask("alloc", 4, ME)
    assert len(held) == 4
    cluster.other.ask("compute", PROMPT)
    cluster.other.start("transfer", ME, PROMPT, True, "t", "by-request-agg")
    assert gate.reached.wait(60)
    assert cluster.device() == (4, 6, 0)
    cluster.other.kill()
    gate.opened.set()
    wait_until(lambda: cluster.device() == (0, 0, 0))
    wait_until(lambda: cluster.mine.num_peers == 0)
    assert len(cluster.mine._served.log) == 0


def test_a_receiver_killed_in_mid_transfer_leaves_the_source_to_its_owner(pair: Cluster) -> None:
    source = compute(pair.pool, PROMPT)
    pair.other.stop()
    with ThreadPoolExecutor(1) as thread:
        result = thread.submit(pair.pool.transfer_with_insert, OTHER, PROMPT, source)
        wait_until(lambda: pair.pool.blocks.native.references(pair.pool.blocks.resolve(_refs(source))[0])[0] == 2)
        pair.other.kill()
        with pytest.raises(PeerError, match="lost"):
            result.result(60)
    pair.pool.free_mem(source)
    assert pair.device() == (0, 0, 0)
    with pytest.raises(PeerError):
        pair.pool.match(PROMPT, instance=OTHER)


def test_leases_of_a_silent_peer_expire(cluster: Cluster) -> None:
    cluster.node(lease_s=2.0)
    cluster.process()
    cluster.connect()
    held = cluster.other.ask("alloc", 4, ME)
    assert cluster.device() == (4, 0, 0)
    cluster.other.stop()
    wait_until(lambda: cluster.device() == (0, 0, 0))
    mine = cluster.pool.alloc_mem(4)
    cluster.other.resume()
    with pytest.raises(RuntimeError, match="PeerError"):
        cluster.other.ask("free", held)
    assert cluster.device() == (4, 0, 0)
    cluster.pool.free_mem(mine)


def test_a_live_peer_keeps_what_it_holds(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says that it is alive, more than once a lease."""
    calls: list[float] = []
    receive = pool_session.recv_call

    def counted(*arguments: Any) -> Any:
        call = receive(*arguments)
        calls.append(time.monotonic())
        return call

    monkeypatch.setattr(pool_session, "recv_call", counted)
    cluster.node(lease_s=3.0)
    cluster.process()
    cluster.connect()
    cluster.other.ask("alloc", 4, ME)
    (session,) = cluster.mine._served.sessions
    asked = len(calls)
    wait_until(lambda: calls[-1] - calls[asked - 1] > 3.0)
    assert len(calls) - asked >= 2
    assert cluster.mine._served.sessions == [session] and cluster.device() == (4, 0, 0)


def test_closing_a_node_ends_transfers_and_frees_what_peers_hold(pair: Cluster) -> None:
    gate = pair.gate()
    pair.other.ask("alloc", 3, ME)
    pair.other.ask("compute", PROMPT)
    pair.other.start("transfer", ME, PROMPT, True, "t", "by-request-agg")
    assert gate.reached.wait(60)
    with ThreadPoolExecutor(1) as thread:
        closing = thread.submit(pair.mine.close)
        wait_until(lambda: pair.mine._served._is_closing)
        gate.opened.set()
        closing.result(60)
    assert pair.device() == (0, 0, 0)
    with pytest.raises(RuntimeError, match="PeerError"):
        pair.other.answer()


# -- refusals


def _refs(addresses: Sequence[BlockAddress]) -> Any:
    return refs_of(addresses[0].incarnation, addresses)


def _changed(address: BlockAddress, **changes: Any) -> BlockAddress:
    return msgspec.structs.replace(address, **changes)


def test_what_is_stale_forged_foreign_or_out_of_range_is_refused(pair: Cluster) -> None:
    pool = pair.pool
    source, there = compute(pool, PROMPT), pool.alloc_mem(6, instance=OTHER)
    forged = [
        (PeerError, "is stale", _changed(there[0], generation=there[0].generation + 1)),
        (ValueError, "there is no block 1000", _changed(there[0], block=1000)),
        (PeerError, "belongs to another", _changed(there[0], incarnation=new_incarnation())),
    ]
    for error, message, address in forged:
        with pytest.raises(error, match=message):
            pool.transfer(OTHER, source, (address, *there[1:]))
        with pytest.raises(error, match=message):
            pool.free_mem([address])
    free_block = _changed(there[0], block=20)  # its generation happens to be right
    with pytest.raises(PeerError, match="did not allocate block 20"):
        pool.transfer(OTHER, source, (free_block, *there[1:]))
    with pytest.raises(PeerError, match="hold no reference on block 20"):
        pool.free_mem([free_block])
    with pytest.raises(PeerError, match="hold no reference"):
        pool.free_mem([*there, there[0]])
    with pytest.raises(PeerError, match="written twice"):
        pool.transfer(OTHER, source, (there[0], *there[:5]))
    pool.free_mem(there)
    with pytest.raises(PeerError, match=r"stale|hold no reference"):
        pool.free_mem(there)
    assert pair.other.ask("usage") == [0, 0, 0]


def test_a_source_that_is_not_what_it_was_is_never_read(pair: Cluster) -> None:
    """The owner frees its blocks behind the sender's back: what the receiver is told to read is stale by then."""
    pool = pair.pool
    source = compute(pool, PROMPT)
    pool.free_mem(source)
    with pytest.raises(PeerError, match="stale"):
        pool.transfer(OTHER, source)
    again = compute(pool, PROMPT)
    message = _transfer_message(pool, PROMPT, source)  # what a sender that does not check would say
    with pytest.raises(PeerError, match="not what it was"):
        pool.peers[OTHER].transfer(message)
    out_of_range = _transfer_message(pool, PROMPT, [_changed(address, block=999) for address in again])
    with pytest.raises(PeerError, match="outside the peer's pool"):
        pool.peers[OTHER].transfer(out_of_range)
    assert pair.other.ask("usage") == [0, 0, 0]


def _transfer_message(pool: MemPool, tokens: Sequence[int], source: Sequence[BlockAddress]) -> Any:
    name, packed = TransferId(str(source)), pack_tokens(tokens)
    return Transfer(transfer=name, source=_refs(source), target=no_refs(), tokens=packed, insert=True)


def test_no_room_is_a_capacity_error_and_changes_nothing(pair: Cluster) -> None:
    pool = pair.pool
    source = compute(pool, PROMPT)
    other = list(range(100, 100 + 6 * B))
    write(pool, other, source)
    pool.transfer_with_insert(OTHER, other, source)
    write(pool, PROMPT, source)
    held = pool.alloc_mem(18, instance=OTHER)
    with pytest.raises(CapacityError, match="DEVICE cannot provide"):
        pool.transfer_with_insert(OTHER, PROMPT, source, allow_evict=False)
    assert pair.other.ask("usage") == [18, 0, 6] and pair.other.ask("check", other) == 6
    pool.transfer_with_insert(OTHER, PROMPT, source)  # evicts: the other prompt moves down
    assert pair.other.ask("check", PROMPT) == 5 and pair.other.ask("check", other) == 6
    more = pool.alloc_mem(6, instance=OTHER)
    with pytest.raises(CapacityError):
        pool.transfer(OTHER, source)
    with pytest.raises(CapacityError):
        pool.alloc_mem(1, instance=OTHER)
    pool.free_mem([*held, *more])
    assert pair.other.ask("usage")[:2] == [0, 0]


def test_pools_that_hold_other_things_are_refused_at_the_handshake(cluster: Cluster) -> None:
    cluster.node()
    for name, changes in {
        "num_layers 3, ours has 2": {"num_layers": 2},
        "dtype float32, ours has bfloat16": {"dtype": "bfloat16"},
        "num_kv_heads 2, ours has 1": {"num_kv_heads": 1},
    }.items():
        sizes = msgspec.structs.replace(SIZES)
        with (
            PoolNode.create(layout(**changes), sizes, KEY, instance=OTHER) as node,
            pytest.raises(PeerError, match=name),
        ):
            cluster.mine.connect(node.address)
    small = msgspec.structs.replace(SIZES, block_size=2)
    with (
        PoolNode.create(layout(block_size=2), small, KEY, instance=OTHER) as node,
        pytest.raises(PeerError, match="block_size 4, ours has 2"),
    ):
        cluster.mine.connect(node.address)


def test_another_key_or_incarnation_is_refused(cluster: Cluster) -> None:
    node = cluster.node()
    with pytest.raises(PeerError, match="key"):
        RemotePool(node.address, b"another key altogether")
    peer = msgspec.structs.replace(node.address.peer, incarnation=new_incarnation())
    with pytest.raises(PeerError, match="incarnation"):
        RemotePool(msgspec.structs.replace(node.address, peer=peer), KEY)
    with pytest.raises(ConfigError, match="this pool itself"):
        node.connect(node.address)
    address = node.address
    node.close()
    with pytest.raises(PeerError, match="cannot connect"):
        RemotePool(address, KEY)


def test_impossible_calls_name_what_is_wrong(pair: Cluster) -> None:
    pool = pair.pool
    source = compute(pool, PROMPT)
    with pytest.raises(ValueError, match="22 tokens have 6 blocks, 5 were given"):
        pool.transfer_with_insert(OTHER, PROMPT, source[:5])
    with pytest.raises(PeerError, match="mode 'by-magic'"):
        pool.transfer(OTHER, source, mode="by-magic")
    with pytest.raises(ValueError, match="private"):
        pool.transfer(OTHER, source, private=bytes(2 << 20))
    with pytest.raises(ValueError, match="1 to"):
        pool.transfer(OTHER, [])
    with pytest.raises(ValueError, match="disk"):
        pool.transfer(OTHER, source, tier=Tier.DISK)
    with pytest.raises(ValueError, match="dst has 2 blocks, src 6"):
        pool.transfer(OTHER, source, pool.alloc_mem(2, instance=OTHER))
    with pytest.raises(PeerError, match="instance 7 is not connected"):
        pool.transfer(InstanceId(7), source)
    with pytest.raises(ValueError, match="a message of"):
        pool.match([1] * (5 << 20), instance=OTHER)
    assert pool.match(PROMPT, instance=OTHER) == (), "the connection is as good as before"


def test_a_pool_that_cannot_be_served_says_so() -> None:
    with pytest.raises(ConfigError, match="incarnation"):
        PoolNode(MemPool(layout(), SIZES, ArrayStore(layout(), SIZES)), KEY)
    with pytest.raises(ConfigError, match="store"):
        PoolNode(MemPool(layout(), SIZES, incarnation=new_incarnation()), KEY)
    with socket.create_server(("127.0.0.1", 0)), pytest.raises(ConfigError, match="cannot serve"):
        PoolNode.create(layout(), SIZES, KEY, host="192.0.2.1")


def test_a_process_without_a_pool_can_allocate_and_match(cluster: Cluster) -> None:
    node = cluster.node()
    address = msgspec.json.decode(msgspec.json.encode(node.address), type=PoolAddress)
    with RemotePool(address, KEY) as remote:
        blocks = remote.alloc_mem(2)
        with pytest.raises(PeerError, match="no pool to transfer from"):
            remote.transfer(_transfer_message(cluster.pool, PROMPT, compute(cluster.pool, PROMPT)))
        assert cluster.device()[0] == 8 and len(blocks) == 2
    wait_until(lambda: cluster.device()[0] == 6)
    with pytest.raises(PeerError, match="closed"):
        remote.alloc_mem(1)


SCRIPT = """
import os, signal, sys
sys.path.insert(0, sys.argv[1])
from pool_process import KEY, SIZES, layout
from kvtide.transfer.pool_node import PoolNode
first = PoolNode.create(layout(), SIZES, KEY)
second = PoolNode.create(layout(), SIZES, KEY, instance=1)
first.connect(second.address)
print(*(str(node._folder.path) for node in (first, second)), flush=True)
if sys.argv[2] == "killed":
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.parametrize("how", ["ended", "killed"])
def test_a_process_that_does_not_close_leaves_nothing(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:  # short: names of sockets must be
        result = subprocess.run(
            [sys.executable, "-c", SCRIPT, str(Path(pool_process.__file__).parent), how],
            env={**os.environ, "TMPDIR": folder},
            capture_output=True,
            text=True,
            timeout=120,
        )
        folders = [Path(name) for name in result.stdout.split()]
        assert len(folders) == 2 and all(path.parent == Path(folder) for path in folders)
        if how == "ended":
            assert (result.returncode, result.stderr) == (0, "")
        else:
            assert all(path.is_dir() for path in folders)
            monkeypatch.setattr("tempfile.tempdir", folder)
            with PoolNode.create(layout(), SIZES, KEY) as node:
                assert list(Path(folder).iterdir()) == [node._folder.path], "the next start has removed them"
            node.close()  # harmless
        assert list(Path(folder).iterdir()) == []
