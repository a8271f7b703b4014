"""From what instances send to what a client gets: each output position once, in order (protocol.md, invariant 1)."""

from collections.abc import Iterator

from kvtide.control.state import RequestState, SequenceProgress
from kvtide.proto.client import Deliver, DeliverPromptLogprobs
from kvtide.proto.commands import ToClient
from kvtide.proto.control import PromptLogprobs, TokenOut


def deliver_tokens(state: RequestState, output: TokenOut) -> Iterator[ToClient]:
    """Record and deliver an output of the current attempt; hold it back while an earlier one is missing."""
    sequence = state.sequences[output.index]
    if sequence.is_finished:
        return
    sequence.early[output.position] = output
    while (ready := _pop_ready(sequence)) is not None:
        position = len(sequence.tokens)
        skip = position - ready.position
        sequence.tokens.extend(ready.tokens[skip:])
        sequence.finish_reason = ready.finish_reason
        yield ToClient(
            message=Deliver(
                request=output.request,
                index=output.index,
                position=position,
                tokens=ready.tokens[skip:],
                logprobs=ready.logprobs[skip:],
                finish_reason=ready.finish_reason,
            )
        )
        if ready.finish_reason is not None:
            sequence.early.clear()


def _pop_ready(sequence: SequenceProgress) -> TokenOut | None:
    """A held output that adds to what was delivered and leaves no gap."""
    for position in sorted(sequence.early):
        if position > len(sequence.tokens):
            return None
        output = sequence.early.pop(position)
        if position + len(output.tokens) > len(sequence.tokens) or output.finish_reason is not None:
            return output
    return None


def deliver_prompt_logprobs(state: RequestState, message: PromptLogprobs) -> Iterator[ToClient]:
    """As `deliver_tokens`, for the logprobs of prompt tokens."""
    state.early_prompt_logprobs[message.start] = message.entries
    for start in sorted(state.early_prompt_logprobs):
        if start > state.next_prompt_logprob:
            return
        first = state.next_prompt_logprob
        entries = state.early_prompt_logprobs.pop(start)[first - start :]
        if entries:
            state.next_prompt_logprob += len(entries)
            yield ToClient(message=DeliverPromptLogprobs(request=message.request, start=first, entries=entries))
