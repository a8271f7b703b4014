"""The answers of a request that has an instance for itself, without any cache; and what may differ from them."""

import math
from pathlib import Path

import msgspec
from soak_harness import Answer, Shape

from kvtide.artifacts import prepare_model
from kvtide.base.sampling_params import MAX_LOGPROBS
from kvtide.engine.sampler import uniform
from kvtide.live.frontend import Frontend
from kvtide.live.inprocess import InProcessCluster
from kvtide.proto.executor import TokenLogprob
from kvtide.proto.request import RequestSpec
from kvtide.text.tokenizer import Tokenizer

TIE = 1e-3
"""Candidates that lie within this of each other (logarithm of their odds, or the uniform number) may change places."""


async def compare_alone(shape: Shape, answers: list[Answer], scratch: Path) -> int:
    """Run each answer's request again, one at a time, on a fresh instance without cache and with room for everything.

    Raises AssertionError where an answer has another token, end or order; returns how many differed by a tie.
    """
    files = prepare_model("tiny", progress=False)
    config = shape.config(
        scratch,
        instances="1M",
        caching="off",
        enable_prefix_caching=False,
        kv_cache_memory="8MiB",
        host_cache_memory=None,
        disk_cache=None,
        max_num_seqs=None,
        max_num_batched_tokens=None,
    )
    num_ties = 0
    async with InProcessCluster(config, files=files) as cluster:
        frontend = Frontend(cluster.port, Tokenizer.from_directory(files.directory))
        for answer in answers:
            tokens, logprobs, reasons = await _alone(cluster, frontend, answer.spec)
            for index in answer.tokens:
                is_tie = _compare(answer, index, tokens[index], logprobs[index])
                num_ties += is_tie
                if answer.outcome == "finished" and not answer.has_left and not is_tie:
                    assert (len(answer.tokens[index]), answer.reasons[index]) == (len(tokens[index]), reasons[index])
    return num_ties


async def _alone(
    cluster: InProcessCluster, frontend: Frontend, spec: RequestSpec
) -> tuple[dict[int, list[int]], dict[int, list[TokenLogprob]], dict[int, str | None]]:
    params = msgspec.structs.replace(spec.params, logprobs=MAX_LOGPROBS, prompt_logprobs=None)
    again = msgspec.structs.replace(spec, request=cluster.port.next_request(), params=params)
    tokens: dict[int, list[int]] = {index: [] for index in range(params.n)}
    logprobs: dict[int, list[TokenLogprob]] = {index: [] for index in range(params.n)}
    reasons: dict[int, str | None] = {}
    async with await frontend.submit(again) as generation:
        async for piece in generation:
            tokens[piece.index].extend(piece.tokens)
            logprobs[piece.index].extend(piece.logprobs)
            if piece.finish_reason is not None:
                reasons[piece.index] = piece.finish_reason
        generation.raise_for_outcome()
    return tokens, logprobs, reasons


def _compare(answer: Answer, index: int, expected: list[int], logprobs: list[TokenLogprob]) -> bool:
    """True where the answer leaves the reference at a tie; what follows it is another text and is not compared."""
    got = answer.tokens[index]
    for position, token in enumerate(got):
        assert position < len(expected), f"{answer.spec}: sequence {index} goes on after {position} tokens"
        if token != expected[position]:
            assert is_tie(answer.spec, index, position, token, logprobs[position]), (
                f"{answer.spec}: sequence {index} has {token} at {position}, not {expected[position]}"
            )
            return True
    return False


def is_tie(spec: RequestSpec, index: int, position: int, token: int, reference: TokenLogprob) -> bool:
    """Whether `token` could have been drawn instead, had the reference's logits been a little different."""
    params = spec.params
    masked = spec.stop_token_ids if position < params.min_tokens else ()
    top = {candidate: logprob for candidate, logprob in reference.top if candidate not in masked}
    if params.has_penalties or token not in top:
        return False
    if params.is_greedy:
        return max(top.values()) - top[token] <= TIE
    kept = sorted(top, key=lambda candidate: -top[candidate])[: params.top_k]
    weights = {candidate: math.exp(top[candidate] / params.temperature) for candidate in sorted(kept)}
    if token not in weights:
        return False
    u = uniform(params.seed, index, position) * sum(weights.values())
    low = sum(weight for candidate, weight in weights.items() if candidate < token)
    slack = TIE * sum(weights.values())
    return low - slack <= u <= low + weights[token] + slack
