"""A peer that has the key and says anything at all: it may cost its own transfers, never the core or a block."""

import random

import numpy as np
import pytest
from tests.unit.test_instance_transfers import OTHER, THIRD, Bench, Incarnation, spec

from kvtide.base.ids import RequestId, TransferId
from kvtide.instance.transfers import Transfers
from kvtide.proto.cluster import Peer
from kvtide.proto.codec import Decoder, decoder, encode
from kvtide.proto.commands import Pull
from kvtide.proto.instance import Abort, Expect, Membership, Submit
from kvtide.proto.peer import (
    BlockRefs,
    CancelTransfer,
    FirstTokens,
    Granted,
    LeaseBlocks,
    Offer,
    PeerMessage,
    SampledFirst,
    TransferEnded,
    WantBlocks,
)
from kvtide.proto.tokens import BlockArray, pack_tokens

ODD = (-(2**63), -(2**31), -1, 255, 2**31 - 1, 2**31, 2**32, 2**63 - 1)
TOKENS = (b"", b"\0", b"\xff" * 16, *(pack_tokens(range(count)) for count in (4, 8, 10, 13, 500)))
IDS = tuple(TransferId(name) for name in ("other/1", "other/2", "me/0", "me/1", "me/2", ""))
DECODER: Decoder = decoder(PeerMessage)


class Nonsense:
    """Messages as they come out of the codec: well-formed, and true only by chance."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def number(self) -> int:
        return self._rng.randrange(6) if self._rng.random() < 0.6 else self._rng.choice(ODD)

    def blocks(self, count: int) -> BlockArray:
        return np.array([self._rng.choice((0, 1, 2, 7, -1, 100, 2**31 - 1)) for _ in range(count)], dtype=np.int32)

    def references(self) -> BlockRefs:
        counts = [self._rng.randrange(5)] * 3 if self._rng.random() < 0.7 else [self._rng.randrange(5) for _ in "abc"]
        return BlockRefs(*(self.blocks(count) for count in counts))

    def message(self) -> object:
        rng, number = self._rng, self.number
        transfer, tokens = rng.choice(IDS), rng.choice(TOKENS)
        made: PeerMessage
        match rng.randrange(8):
            case 0 | 1:
                made = LeaseBlocks(
                    transfer=transfer,
                    kind=rng.choice(("handoff", "return", "gift")),
                    request=RequestId(number()),
                    attempt=number(),
                    index=number(),
                    tokens=tokens,
                    shared_prefix_tokens=number(),
                    min_have_blocks=number(),
                )
            case 2:
                made = WantBlocks(transfer=transfer, tokens=tokens, shared_prefix_tokens=number(), have_blocks=number())
            case 3:
                made = Granted(transfer=transfer, have_blocks=number())
            case 4:
                mode = rng.choice(("by-layer", "by-request-agg", "by-hand"))
                made = Offer(
                    transfer=transfer,
                    first_block=number(),
                    source=self.references(),
                    mode=mode,
                    gate_step=number(),
                    gated_from=number(),
                )
            case 5:
                first = tuple(SampledFirst(number(), rng.choice(TOKENS)) for _ in range(rng.randrange(3)))
                made = FirstTokens(transfer=transfer, sequences=first)
            case 6:
                made = CancelTransfer(transfer=transfer, reason=rng.choice(("", "finished")))
            case _:
                made = TransferEnded(transfer=transfer, outcome=rng.choice(("done", "refused", "failed", "?")))
        return DECODER.decode(encode(made))


def running_pulls(bench: Bench) -> list[Pull]:
    transfers = next(part for part in vars(bench.core).values() if isinstance(part, Transfers))
    return [
        pull
        for pull in bench.pulls
        if pull.transfer in transfers.incoming and transfers.incoming[pull.transfer].is_pulling
    ]


@pytest.mark.parametrize("role", ["prefill", "decode", "mixed"])
@pytest.mark.parametrize("caching", ["off", "full"])
def test_nonsense_costs_neither_the_core_nor_a_block(role: str, caching: str) -> None:
    for seed in range(60):
        rng = random.Random(seed)
        mode = rng.choice(("by-layer", "by-request", "by-request-agg"))
        bench = Bench(role, device=rng.choice((4, 16, 32)), host=rng.choice((0, 8)), caching=caching, transfer=mode)
        nonsense, num_requests = Nonsense(rng), 0
        for _ in range(60):
            event = rng.random()
            if event < 0.12:
                num_requests += 1
                request = spec(num_requests, rng.choice((3, 8, 10, 16)), n=rng.choice((1, 1, 2)))
                if rng.random() < 0.5:
                    bench.send(Expect(spec=request, attempt=0, prefill=OTHER))
                else:
                    bench.send(Submit(spec=request, attempt=0, decode=rng.choice((None, OTHER, THIRD))))
            elif event < 0.3:
                if bench.step is not None:
                    bench.done(rng.choice((5, 99)))
            elif event < 0.36:
                bench.send(Abort(request=RequestId(rng.randrange(num_requests + 1)), attempt=0))
            elif event < 0.42:
                if pulls := running_pulls(bench):
                    bench.pulled(rng.choice(("moved", "failed")), rng.choice(pulls).transfer)
            else:
                peer: Peer = rng.choice((OTHER, OTHER, THIRD))
                bench.hear(nonsense.message(), peer)
        finish(bench, num_requests)
        assert bench.is_clean(), f"seed {seed}"


def finish(bench: Bench, num_requests: int) -> None:
    """Both peers die, and the clients leave."""
    dead = (OTHER.incarnation, THIRD.incarnation)
    bench.send(Membership(gateway=Incarnation("gateway"), epoch=9, members=(), dead=dead))
    for pull in running_pulls(bench):
        bench.pulled("cancelled", pull.transfer)
    for request in range(1, num_requests + 1):
        bench.send(Abort(request=RequestId(request), attempt=0))
    bench.run()
