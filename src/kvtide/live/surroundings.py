"""How an instance meets its peers: its hub and links, what it shows of its memory, and how it reads theirs."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from kvtide.base.ids import Tier
from kvtide.engine.rank_memory import RankMemory
from kvtide.instance.core import InstanceCore
from kvtide.live.endpoints import data_socket
from kvtide.live.fault_points import FaultPoints, FaultyTransport
from kvtide.live.instance_driver import InstanceDriver
from kvtide.live.peers import PeerCarrier, PeerNetwork
from kvtide.live.pull_agent import PullAgent
from kvtide.live.step_thread import Executor
from kvtide.proto.cluster import InstanceAddress, Peer
from kvtide.transfer.exporter import Exporter
from kvtide.transfer.factory import create_transport
from kvtide.transfer.mooncake import MooncakeEngine
from kvtide.transfer.port import Exported

LOOPBACK = "127.0.0.1"
INFINIBAND = Path("/sys/class/infiniband")
"""Holds an entry for each RDMA device."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a launcher says about the cluster around an instance.

    make_carrier: what carries messages of peers. folder: for sockets of this host, None where there is none.
    advertise: an IP under which other hosts reach this one, None where nobody needs to. transport: as --transport.
    """

    make_carrier: Callable[[Peer], PeerCarrier]
    cluster_key: bytes
    transport: str
    folder: Path | None = None
    advertise: str | None = None


def join_peers(
    driver: InstanceDriver,
    core: InstanceCore,
    executor: Executor,
    me: Peer,
    surroundings: Surroundings,
    clock: Callable[[], int],
    points: FaultPoints | None = None,
) -> None:
    """Give the driver its peers and pulls, and say in its registration how peers reach us.

    Raises ConfigError where a socket cannot be had. `driver.stop` undoes it all.
    """
    memories = executor.memories
    for tier, generations in memories[0].shared.generations.items():
        if len(generations):
            core.blocks.pool.share_generations(tier, generations)
    driver.peers = PeerNetwork(
        me,
        surroundings.make_carrier(me),
        on_message=driver.on_peer_message,
        on_reset=driver.on_peer_reset,
    )
    engine = _mooncake_engine(memories, surroundings)
    if engine is not None:
        driver.closers.append(engine.close)
    exporters = []
    for memory in memories:
        exporters.append(_export(memory, me, surroundings, engine))
        driver.closers.append(exporters[-1].close)
    transport = create_transport(surroundings.transport, surroundings.cluster_key, mooncake_engine=engine)
    driver.pulls = PullAgent(
        memories[0].shape,
        [memory.tiers[Tier.DEVICE] for memory in memories],
        transport if points is None else FaultyTransport(transport, points),
        clock=clock,
        on_ended=driver.on_pull_ended,
        keep_alive=executor,
    )
    address = InstanceAddress(
        channel=driver.peers.endpoint,
        shape=memories[0].shape,
        ranks=tuple(exporter.address for exporter in exporters),
    )
    driver.registered = msgspec.structs.replace(driver.registered, address=address)


def _mooncake_engine(memories: Sequence[RankMemory], surroundings: Surroundings) -> MooncakeEngine | None:
    """The engine, knowing the memory of all our ranks, where `--transport` asks for it; by RDMA where there is any."""
    if surroundings.transport != "mooncake":
        return None
    has_rdma = INFINIBAND.is_dir() and any(INFINIBAND.iterdir())
    engine = MooncakeEngine(surroundings.advertise or LOOPBACK, "rdma" if has_rdma else "tcp")
    for memory in memories:
        engine.register_tiers(memory.tiers)
    return engine


def _export(memory: RankMemory, me: Peer, surroundings: Surroundings, engine: MooncakeEngine | None) -> Exporter:
    """Serve reads of one rank."""
    shared, rank = memory.shared, memory.rank
    exported = Exported(
        incarnation=me.incarnation,
        rank=rank,
        shape=memory.shape,
        tiers=memory.tiers,
        generations=shared.generations,
        progress_address=shared.progress_address(rank),
        shared_fd=shared.fd,
        shared_address=shared.address,
    )
    path = ""
    if surroundings.folder is not None and surroundings.transport in ("auto", "shm"):
        path = data_socket(surroundings.folder, me.instance, me.incarnation, rank)
    has_tcp = surroundings.transport != "shm"
    return Exporter(
        exported,
        surroundings.cluster_key,
        unix_path=path,
        tcp_host=(surroundings.advertise or LOOPBACK) if has_tcp else "",
        mooncake=engine.segment if engine is not None else "",
    )
