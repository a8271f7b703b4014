"""Sequences whose KV has come from a prefill instance: they begin here as running ones."""

from kvtide.instance.admission import Admission
from kvtide.instance.blocks import Blocks
from kvtide.instance.growable import Int32
from kvtide.instance.outbox import Outbox
from kvtide.instance.queues import Queues
from kvtide.instance.state import Phase, Request, Sequence
from kvtide.instance.transfers import Incoming
from kvtide.proto.peer import FirstTokens, SampledFirst
from kvtide.proto.tokens import pack_tokens, unpack_tokens


class Arrivals:
    """Builds what a committed hand-off brings."""

    def __init__(self, vocab_size: int, admission: Admission, blocks: Blocks, queues: Queues, outbox: Outbox) -> None:
        self._vocab_size = vocab_size
        self._admission = admission
        self._blocks = blocks
        self._queues = queues
        self._outbox = outbox

    def is_expected(self, incoming: Incoming, first: FirstTokens) -> bool:
        """Whether these are the sequences of the transfer: the tokens of its KV, and the one that it led to."""
        request = incoming.request
        if request is None:
            return False
        wanted = [incoming.index] if request.resume else list(range(request.spec.params.n))
        known = pack_tokens(incoming.tokens[request.num_prompt_tokens :])
        return [one.index for one in first.sequences] == wanted and all(
            len(one.tokens) == len(known) + 4 and one.tokens.startswith(known) and self._is_token(one.tokens[-4:])
            for one in first.sequences
        )

    def _is_token(self, packed: bytes) -> bool:
        return 0 <= int(unpack_tokens(packed)[0]) < self._vocab_size

    def begin(self, incoming: Incoming, blocks: Int32, now_ns: int) -> None:
        """Let the sequences run; `blocks` hold the KV of all their tokens but the newest, and are theirs now."""
        request, first = incoming.request, incoming.first
        assert request is not None and first is not None
        del request.expected[incoming.index]
        if request.started_ns is None:
            request.started_ns = request.first_token_ns = now_ns
        family = [self._sequence(request, one) for one in first.sequences]
        lead = family[0]
        lead.blocks.extend(blocks)
        lead.num_computed = len(incoming.tokens)
        self._blocks.index_full(lead)
        for member in family:
            request.sequences.append(member)
            if member.phase is Phase.ENDED:
                continue
            if member is not lead:
                self._blocks.fork(lead, member)
            self._queues.run(member)
        if lead.phase is Phase.ENDED:
            self._blocks.release(lead)

    def _sequence(self, request: Request, first: SampledFirst) -> Sequence:
        """One of the family; it has ended already where its first token, its length or a stop string says so."""
        sequence = self._admission.sequence(request, first.index)
        sequence.tokens.extend(unpack_tokens(first.tokens))
        sequence.max_reported = request.num_prompt_tokens
        keep = request.stopped.get(first.index)
        if first.is_finished:
            sequence.finish_reason = "elsewhere"
        elif keep is not None:
            sequence.finish_reason = "stop"
            self._outbox.tokens(sequence, keep, ())
        elif sequence.num_tokens >= sequence.max_num_tokens:
            sequence.finish_reason = "length"
            self._outbox.tokens(sequence, sequence.num_outputs, ())
        else:
            return sequence
        sequence.phase = Phase.ENDED
        return sequence
