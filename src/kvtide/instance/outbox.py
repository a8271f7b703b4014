"""Messages to the control core, built in the order in which they must leave."""

from kvtide.instance.state import Request, Sequence
from kvtide.proto.cluster import Peer
from kvtide.proto.commands import InstanceCommand, ToControl, ToPeer
from kvtide.proto.control import AttemptEnded, ControlMessage, PromptLogprobs, Started, StepTokens, TokenOut
from kvtide.proto.executor import TokenLogprob
from kvtide.proto.peer import PeerMessage


class Outbox:
    """Collects what one event brings about. Tokens leave in one message, before the ends of their requests."""

    def __init__(self) -> None:
        self._commands: list[InstanceCommand] = []
        self._tokens: list[TokenOut] = []
        self._ended: list[AttemptEnded] = []

    def command(self, command: InstanceCommand) -> None:
        self._commands.append(command)

    def message(self, message: ControlMessage) -> None:
        self._commands.append(ToControl(message=message))

    def tokens(
        self, sequence: Sequence, position: int, tokens: tuple[int, ...], logprobs: tuple[TokenLogprob, ...] = ()
    ) -> None:
        """New output tokens; reads the sequence's finish reason."""
        request = sequence.request
        if not request.is_orphan:
            self._tokens.append(
                TokenOut(
                    request.spec.request,
                    request.attempt,
                    sequence.index,
                    position,
                    tokens,
                    logprobs,
                    sequence.finish_reason,
                )
            )

    def started(self, request: Request, queue_ns: int) -> None:
        if not request.is_orphan:
            self.message(
                Started(
                    request=request.id, attempt=request.attempt, cached_tokens=request.cached_tokens, queue_ns=queue_ns
                )
            )

    def prompt_logprobs(self, request: Request, start: int, entries: tuple[TokenLogprob, ...]) -> None:
        if entries and not request.is_orphan:
            self.message(PromptLogprobs(request=request.id, attempt=request.attempt, start=start, entries=entries))

    def peer(self, peer: Peer, message: PeerMessage) -> None:
        self._commands.append(ToPeer(peer=peer, message=message))

    def refused(self, request: Request, reason: str, outcome: str = "refused") -> None:
        self._ended.append(AttemptEnded(request=request.id, attempt=request.attempt, outcome=outcome, reason=reason))

    def ended(self, request: Request, now_ns: int) -> None:
        if request.is_orphan:
            return
        first = request.first_token_ns
        started = request.started_ns
        self._ended.append(
            AttemptEnded(
                request=request.id,
                attempt=request.attempt,
                outcome=request.outcome or ("handed_over" if request.is_handed_over else "finished"),
                reason=request.reason,
                prefill_ns=(now_ns if first is None else first) - started if started is not None else 0,
                decode_ns=now_ns - first if first is not None else 0,
                num_preemptions=request.num_preemptions,
            )
        )

    def flush(self) -> None:
        """Move tokens, then ends, to the commands."""
        if self._tokens:
            self.message(StepTokens(outputs=tuple(self._tokens)))
            self._tokens.clear()
        for ended in self._ended:
            self.message(ended)
        self._ended.clear()

    def take(self) -> list[InstanceCommand]:
        self.flush()
        commands, self._commands = self._commands, []
        return commands
