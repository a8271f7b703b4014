"""The books of an instance recounted: protocol.md, invariants 2 to 5 as far as the core itself can see them."""

from collections import Counter
from typing import TYPE_CHECKING

import numpy as np

from kvtide.base.ids import Tier
from kvtide.instance.state import Phase, Sequence
from kvtide.instance.transfers import Stage

if TYPE_CHECKING:
    from kvtide.instance.core import InstanceCore


def check_core(core: "InstanceCore") -> None:
    """Raise AssertionError, or the pool's RuntimeError, where something does not add up."""
    core.blocks.pool.check_invariants()
    core.queues.check_invariants()
    in_flight = [sequence for sequence, _ in core.scheduler.batch]
    sequences = [*core.queues.by_key.values(), *(s for s in in_flight if s.phase is Phase.ENDED)]
    for sequence in sequences:
        _check_sequence(core, sequence)
    _check_references(core, sequences)
    assert {s.key for s in in_flight} == {s.key for s in sequences if s.is_in_flight}
    _check_requests(core)
    _check_transfers(core)
    _check_leases(core)


def _check_sequence(core: "InstanceCore", sequence: Sequence) -> None:
    blocks = core.blocks
    capacity = len(sequence.blocks) * blocks.block_size
    assert sequence.num_indexed * blocks.block_size <= sequence.num_computed, "indexed beyond what was computed"
    assert sequence.num_computed < sequence.num_tokens, "nothing left to compute"
    assert sequence.num_tokens <= sequence.max_num_tokens or sequence.phase is Phase.ENDED
    if sequence.phase is Phase.WAITING:
        assert not len(sequence.blocks) and not sequence.is_in_flight, "a waiting sequence holds device blocks"
        assert sequence.num_computed == 0 or sequence.host_blocks is not None
    else:
        assert sequence.host_blocks is None and capacity >= sequence.num_computed
    if sequence.host_blocks is not None:
        assert len(sequence.host_blocks) == blocks.num_blocks(sequence.num_computed)


def _check_references(core: "InstanceCore", sequences: list[Sequence]) -> None:
    """References equal pins: every reference in the pool is a block of a sequence or transfer, and vice versa."""
    sizes = core.blocks.sizes
    for tier, total in zip(Tier, (sizes.device_blocks, sizes.host_blocks, sizes.disk_blocks), strict=True):
        if not total:
            continue
        held: Counter[int] = Counter()
        for sequence in sequences:
            if tier is Tier.DEVICE:
                held.update(sequence.blocks.view().tolist())
            elif tier is Tier.HOST and sequence.host_blocks is not None:
                held.update(sequence.host_blocks.tolist())
        for outgoing in core.transfers.outgoing.values():
            held.update(outgoing.path[outgoing.tiers == tier].tolist())
        if tier is Tier.DEVICE:
            for incoming in core.transfers.incoming.values():
                held.update(incoming.pinned.tolist())
        counted = core.blocks.pool.references(np.arange(total, dtype=np.int32), tier)
        expected = np.zeros(total, dtype=np.int64)
        for block, references in held.items():
            expected[block] = references
        wrong = np.flatnonzero(expected != counted)
        assert not len(wrong), (
            f"{tier.name} blocks {wrong[:8]}: {expected[wrong[:8]]} pins, {counted[wrong[:8]]} references"
        )


def _check_requests(core: "InstanceCore") -> None:
    live = list(core.registry.live.values())
    assert all(not request.is_over for request in live), "a request that is over was not closed"
    assert all(not request.is_over for request in core.registry.leaving)
    owners = {id(request) for request in live}
    for sequence in core.queues.by_key.values():
        assert id(sequence.request) in owners, f"sequence {sequence.key} belongs to nobody"


def _check_leases(core: "InstanceCore") -> None:
    """Leased and quarantined blocks are those of transfers."""
    leased: list[int] = []
    quarantined: list[int] = []
    for incoming in core.transfers.incoming.values():
        (quarantined if incoming.stage is Stage.QUIESCING else leased).extend(incoming.leased.tolist())
        assert incoming.is_holding or not len(incoming.leased) + len(incoming.pinned), "it holds blocks without a grant"
        if incoming.stage is Stage.GRANTED:
            assert len(incoming.pinned) + len(incoming.leased) == incoming.num_blocks, "a grant that is not whole"
    usage = core.blocks.usage()["device"]
    assert usage.leased == len(set(leased)) == len(leased), f"{usage.leased} blocks leased, {len(leased)} leases"
    assert usage.quarantined == len(set(quarantined)) == len(quarantined)
    used = core.blocks.pool.references(np.array(leased + quarantined, dtype=np.int32))
    assert not used.any(), "a leased block is referenced"


def _check_transfers(core: "InstanceCore") -> None:
    transfers = core.transfers
    assert not transfers.failed and not transfers.settled and not transfers.fetched, "not settled"
    requests = [*core.registry.live.values(), *core.registry.leaving]
    of_requests = {id(one) for request in requests for one in request.transfers.values()}
    for transfer in transfers.all:
        request = transfer.request
        assert (id(transfer) in of_requests) == (request is not None), f"{transfer.id} is of nobody"
        assert request is None or request.transfers[transfer.id] is transfer
    for outgoing in transfers.outgoing.values():
        assert outgoing.peer.incarnation not in transfers.dead, "pins for a dead peer"
        is_awaited = outgoing.is_offered or outgoing.needs_answer
        assert not outgoing.is_cancelled or is_awaited, "cancelled, never offered, still here"
        assert not outgoing.is_offered or len(outgoing.path) == outgoing.num_blocks, "an offer without its blocks"
    for incoming in transfers.incoming.values():
        is_quiescing = incoming.stage is Stage.QUIESCING
        assert incoming.is_pulling or not is_quiescing
        assert incoming.peer.incarnation not in transfers.dead or is_quiescing, "a lease of a dead peer"
        assert not (incoming.is_pulling and incoming.after_step is not None), "pulls before copies are done"
    for request in core.registry.live.values():
        for sequence in request.sequences:
            one = sequence.outgoing
            assert one is None or (transfers.outgoing.get(one.id) is one and sequence.phase is not Phase.ENDED)
