"""Whole results of requests in the shape that users of vLLM's `LLM` know."""

from collections.abc import Sequence

import msgspec

from kvtide.live.generation import Generation, GenerationUsage, Piece
from kvtide.proto.executor import TokenLogprob
from kvtide.text.tokenizer import Tokenizer


class Logprob(msgspec.Struct, frozen=True):
    """Natural-log probability of a token, its rank (1 is the most probable), and its text."""

    logprob: float
    rank: int
    decoded_token: str


class CompletionOutput(msgspec.Struct, frozen=True, kw_only=True):
    """One sampled sequence. `logprobs` has one dictionary for each token: the sampled one and the alternatives."""

    index: int
    text: str
    token_ids: list[int]
    finish_reason: str
    stop_reason: str | int | None = None
    cumulative_logprob: float | None = None
    logprobs: list[dict[int, Logprob]] | None = None


class RequestOutput(msgspec.Struct, frozen=True, kw_only=True):
    """One prompt's result. `prompt` is None where the prompt was given as token ids; the first entry of
    `prompt_logprobs` is None, for nothing predicts the first token."""

    request_id: int
    prompt: str | None
    prompt_token_ids: list[int]
    outputs: list[CompletionOutput]
    usage: GenerationUsage
    prompt_logprobs: list[dict[int, Logprob] | None] | None = None

    @property
    def num_cached_tokens(self) -> int:
        return self.usage.cached_tokens


async def collect(generation: Generation, prompt: str | None, tokenizer: Tokenizer) -> RequestOutput:
    """Read a generation to its end. Raises RequestRejected, RequestUnavailable or GenerationFailed."""
    spec = generation.spec
    pieces: list[list[Piece]] = [[] for _ in range(spec.params.n)]
    await generation.until_end()
    async for piece in generation:
        pieces[piece.index].append(piece)
    generation.raise_for_outcome()
    prompt_logprobs: list[dict[int, Logprob] | None] | None = None
    if spec.params.prompt_logprobs is not None:
        prompt_logprobs = [None, *_named(generation.prompt_logprobs, tokenizer)]
    return RequestOutput(
        request_id=spec.request,
        prompt=prompt,
        prompt_token_ids=spec.prompt_tokens.tolist(),
        outputs=[_joined(parts, spec.params.logprobs is not None, tokenizer) for parts in pieces],
        usage=generation.usage,
        prompt_logprobs=prompt_logprobs,
    )


def _joined(pieces: Sequence[Piece], has_logprobs: bool, tokenizer: Tokenizer) -> CompletionOutput:
    last = pieces[-1]
    assert last.finish_reason is not None, "a request that finished gave every sequence its finish_reason"
    entries = [entry for piece in pieces for entry in piece.logprobs]
    return CompletionOutput(
        index=last.index,
        text="".join(piece.text for piece in pieces),
        token_ids=[token for piece in pieces for token in piece.tokens],
        finish_reason=last.finish_reason,
        stop_reason=last.stop_reason,
        cumulative_logprob=sum(entry.logprob for entry in entries) if has_logprobs else None,
        logprobs=_named(entries, tokenizer) if has_logprobs else None,
    )


def _named(entries: Sequence[TokenLogprob], tokenizer: Tokenizer) -> list[dict[int, Logprob]]:
    named = []
    for entry in entries:
        tokens = {
            token: Logprob(logprob, rank, tokenizer.token_text(token))
            for rank, (token, logprob) in enumerate(entry.top, 1)
        }
        tokens[entry.token] = Logprob(entry.logprob, entry.rank, tokenizer.token_text(entry.token))
        named.append(tokens)
    return named
