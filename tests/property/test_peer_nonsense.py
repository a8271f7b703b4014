"""A peer that has the key and says anything at all: it may cost its own transfers, never the core or a block."""

import os
import random

import numpy as np
import pytest
from tests.unit.test_instance_transfers import OTHER, THIRD, Bench, Incarnation, spec

from kvtide.base.ids import RequestId, TransferId
from kvtide.instance.transfers import Incoming, Stage
from kvtide.proto.cluster import Peer
from kvtide.proto.codec import Decoder, decoder, encode
from kvtide.proto.commands import Pull
from kvtide.proto.instance import Abort, Expect, Fetch, Membership, PeerReset, Resume, Submit
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


class Plausible:
    """What a peer that knows its transfers might say: the living ids, kinds, lengths and numbers that nearly fit."""

    def __init__(self, rng: random.Random, bench: Bench) -> None:
        self._rng = rng
        self._bench = bench
        self._transfers = bench.core.transfers
        self._names: list[TransferId] = []

    def say(self) -> None:
        """One message, or two that belong together, from the peer that they are of."""
        rng, incoming, outgoing = self._rng, self._transfers.incoming, self._transfers.outgoing
        match rng.randrange(10):
            case 0 | 1 | 2:
                self._lease()
            case 3 | 4 | 5 if incoming:
                self._give(rng.choice(list(incoming.values())))
            case 6 | 7 if outgoing:
                one = rng.choice(list(outgoing.values()))
                have = rng.randrange(-1, 4)
                outcome = rng.choice(("done", "refused", "cancelled", "?"))
                answers: list[PeerMessage] = [
                    Granted(transfer=one.id, have_blocks=have),
                    TransferEnded(transfer=one.id, outcome=outcome),
                ]
                for answer in rng.choice((answers, answers[:1], answers[1:])):
                    self._bench.hear(answer, self._mostly(one.peer))
            case 8:
                name, count = self._new_name(), rng.randrange(0, 20)
                want = WantBlocks(
                    transfer=name,
                    tokens=pack_tokens(range(count)),
                    shared_prefix_tokens=rng.choice((0, 5)),
                    have_blocks=rng.choice((0, 1, 9)),
                )
                self._bench.hear(want)
            case _ if self._names:
                cancel = CancelTransfer(transfer=rng.choice(self._names), reason=rng.choice(("", "finished")))
                self._bench.hear(cancel, self._mostly(OTHER))

    def _mostly(self, peer: Peer) -> Peer:
        return peer if self._rng.random() < 0.9 else self._rng.choice((OTHER, THIRD))

    def _new_name(self) -> TransferId:
        """Mostly new; at times that of any living transfer."""
        living = [*self._transfers.incoming, *self._transfers.outgoing]
        if living and self._rng.random() < 0.1:
            return self._rng.choice(living)
        self._names.append(TransferId(f"other/{len(self._names)}"))
        return self._names[-1]

    def _lease(self) -> None:
        rng, live = self._rng, list(self._bench.core.registry.live.values())
        request, kind = rng.choice(live) if live else None, rng.choice(("handoff", "return"))
        index = rng.randrange(2)
        if request is None or kind == "return" or rng.random() < 0.2:
            tokens = pack_tokens(range(rng.randrange(1, 20)))
        else:
            resume = request.resume[index].tokens if index < len(request.resume) else b""
            tokens = request.spec.prompt + resume
        message = LeaseBlocks(
            transfer=self._new_name(),
            kind=kind,
            request=request.id if request is not None else RequestId(1),
            attempt=0 if rng.random() < 0.9 else 1,
            index=index,
            tokens=tokens,
            salt=rng.choice(("", "x")),
            gateway=Incarnation("gateway"),
            min_have_blocks=rng.choice((0, 0, 1, -3, 9)),
            shared_prefix_tokens=rng.choice((0, 5)),
        )
        self._bench.hear(message, self._mostly(OTHER))

    def _give(self, incoming: Incoming) -> None:
        """An offer that mostly fits, and first tokens, in any order."""
        rng = self._rng
        is_granted = incoming.stage is Stage.GRANTED
        count = len(incoming.leased) if is_granted and rng.random() < 0.9 else rng.randrange(5)
        first = len(incoming.pinned) if is_granted else incoming.min_have_blocks
        blocks = np.arange(count, dtype=np.int32)
        offer = Offer(
            transfer=incoming.id,
            first_block=first,
            source=BlockRefs(blocks * 0, blocks, blocks),
            mode=rng.choice(("by-layer", "by-request")),
            gate_step=rng.randrange(-1, 3),
            gated_from=rng.randrange(5),
        )
        said: list[PeerMessage] = [offer]
        if rng.random() < 0.7:
            said.append(self._first(incoming))
        if rng.random() < 0.3:
            said.reverse()
        for message in said:
            self._bench.hear(message, self._mostly(incoming.peer))

    def _first(self, incoming: Incoming) -> FirstTokens:
        rng, request = self._rng, incoming.request
        resumed = request.resume if request is not None else ()
        known = resumed[incoming.index].tokens if incoming.index < len(resumed) else b""
        if rng.random() < 0.2:
            known = pack_tokens([rng.randrange(50) for _ in range(len(known) // 4)])
        indices = [incoming.index] if resumed or request is None else list(range(request.spec.params.n))
        sequences = tuple(
            SampledFirst(index, known + pack_tokens([rng.choice((5, 99, 2**31 - 1, -4))]), rng.random() < 0.3)
            for index in indices
        )
        return FirstTokens(transfer=incoming.id, sequences=sequences)


def running_pulls(bench: Bench) -> list[Pull]:
    transfers = bench.core.transfers
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


SEEDS = range(int(os.environ.get("KVTIDE_NONSENSE_SEEDS", "400")))


def test_nearly_the_truth_costs_neither_the_core_nor_a_block() -> None:
    for seed in SEEDS:
        rng = random.Random(seed)
        bench = Bench(
            rng.choice(("prefill", "decode", "mixed")),
            device=rng.choice((4, 16, 32)),
            host=rng.choice((0, 8)),
            caching=rng.choice(("off", "decode", "full")),
            transfer=rng.choice(("by-layer", "by-request", "by-request-agg")),
            vocab_size=100,
        )
        bench.send(Membership(gateway=Incarnation("gateway"), epoch=1, members=(), dead=()))
        peer, num_requests = Plausible(rng, bench), 0
        for _ in range(60):
            event = rng.random()
            if event < 0.14:
                num_requests += 1
                request = spec(num_requests, rng.choice((3, 8, 10, 16)), n=rng.choice((1, 1, 2)))
                resume: tuple[Resume, ...] = ()
                if rng.random() < 0.3:
                    resume = tuple(Resume(pack_tokens(range(1 + rng.randrange(3)))) for _ in range(request.params.n))
                decode = rng.choice((None, OTHER, THIRD))
                if rng.random() < 0.5:
                    bench.send(Expect(spec=request, attempt=0, prefill=OTHER, resume=resume))
                else:
                    fetch = rng.choice((None, Fetch(OTHER, 12)))
                    bench.send(Submit(spec=request, attempt=0, decode=decode, resume=resume, fetch=fetch))
            elif event < 0.32:
                if bench.step is not None:
                    assert all(0 <= token < 100 for one in bench.step.sequences for token in one.tokens)
                    bench.done(rng.choice((5, 99)))
            elif event < 0.36:
                bench.send(Abort(request=RequestId(rng.randrange(num_requests + 1)), attempt=0))
            elif event < 0.46:
                if pulls := running_pulls(bench):
                    bench.pulled(rng.choice(("moved", "moved", "failed")), rng.choice(pulls).transfer)
            elif event < 0.48:
                bench.send(PeerReset(peer=OTHER))
            else:
                peer.say()
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
