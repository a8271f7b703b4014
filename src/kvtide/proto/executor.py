"""What an instance core tells its executor, and what the executor answers.

The executor keeps no sequence: a plan holds all that a step needs, so any executor that has the arena can run it.
Arrays in a plan are views of memory that the core only ever appends to; entries that a plan covers never change.
"""

import msgspec

from kvtide.base.ids import SequenceKey, Tier
from kvtide.base.sampling_params import SamplingParams
from kvtide.proto.tokens import BlockArray, TokenArray


class BlockCopy(msgspec.Struct, frozen=True, array_like=True):
    """Copy the bytes of one whole block, within a tier (a fork's tail) or between tiers (swap)."""

    src_tier: Tier
    src_block: int
    dst_tier: Tier
    dst_block: int


class SampleSpec(msgspec.Struct, frozen=True, array_like=True):
    """Sample one token for sequence `index` of a request, as its output number `position` (0-based).

    `seed` is the request's; the draw depends on (logits, params, seed, index, position) only. Where
    `position < params.min_tokens`, the `stop_token_ids` are not drawn.
    """

    params: SamplingParams
    seed: int
    index: int
    position: int
    stop_token_ids: tuple[int, ...] = ()


class SequenceStep(msgspec.Struct, frozen=True, kw_only=True):
    """The work of one sequence in one step.

    tokens: [m] int32, m >= 1, whose KV this step computes, at positions start..start+m-1.
    start: tokens whose KV already lies in `blocks`.
    blocks: [>= ceil((start + m) / B)] int32, device blocks in token order.
    samples: drawn from the logits of the last token; empty unless the chunk ends at the sequence's newest token;
        more than one where `n` sequences fork from one prompt.
    history: [start + m] int32, all tokens up to the last of this step; None where no penalty asks for it.
    num_prompt_tokens: the client's prompt, also when the sequence resumes with tokens it had sampled before.
    prompt_logprobs: report the logprob of token i+1 given tokens 0..i for each i in this chunk with
        i + 1 < num_prompt_tokens, and this many alternatives; None: report nothing.
    next_prompt_token: the prompt token after this chunk (for the last prompt logprob of the chunk), -1 if none.
    """

    key: SequenceKey
    tokens: TokenArray
    start: int
    blocks: BlockArray
    samples: tuple[SampleSpec, ...] = ()
    history: TokenArray | None = None
    num_prompt_tokens: int = 0
    prompt_logprobs: int | None = None
    next_prompt_token: int = -1


class RunStep(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """One forward iteration: first all `copies` in order, then the batch.

    `max_repeat` is the number of identical decode steps that may follow each other without a decision; a driver
    may run fewer (the live one runs 1) and says in `StepDone.repeats` how many it ran. Above 1 each sequence has
    one token and one sample, and a repeated step feeds on the token just sampled; the driver stops early after a
    step in which a sequence sampled one of its stop tokens, or failed.
    `sequences` may be empty where only copies are due.
    """

    step: int
    copies: tuple[BlockCopy, ...] = ()
    sequences: tuple[SequenceStep, ...] = ()
    max_repeat: int = 1

    @property
    def num_tokens(self) -> int:
        return sum(len(sequence.tokens) for sequence in self.sequences)


class TokenLogprob(msgspec.Struct, frozen=True, array_like=True):
    """Natural-log probability of `token` under the model (before temperature and masks), its rank (1 is the most
    probable) and the most probable alternatives as (token, logprob), best first."""

    token: int
    logprob: float
    rank: int = 0
    top: tuple[tuple[int, float], ...] = ()


class SampledTokens(msgspec.Struct, frozen=True, array_like=True):
    """What one SampleSpec drew: one token for each repeat. `logprobs` is empty unless asked for."""

    tokens: tuple[int, ...]
    logprobs: tuple[TokenLogprob, ...] = ()


class SequenceResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of one SequenceStep, found by `key`; `samples` answer SequenceStep.samples in order.

    error: why the step has no result for this sequence (its logits or hidden states are not finite), for a person; the
        other sequences of the step are not concerned. Nothing was sampled then, and the KV that the sequence has read
        or written may be poisoned. The request fails for good: the same work would fail again. Empty: all is well.
    """

    key: SequenceKey
    samples: tuple[SampledTokens, ...] = ()
    prompt_logprobs: tuple[TokenLogprob, ...] = ()
    error: str = ""


class StepDone(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The answer to a RunStep; all KV and all copies of the step are complete."""

    step: int
    repeats: int = 1
    results: tuple[SequenceResult, ...] = ()
