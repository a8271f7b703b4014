"""Sampling: a pure function of one row of logits, a SampleSpec and the tokens so far.

The order of things is vLLM's:

    raw logits  -> reported logprobs, ranks and alternatives
                -> stop tokens masked below min_tokens, logit_bias
                -> repetition penalty (prompt and output), frequency and presence penalties (output)
                -> greedy: the first index of the maximum; else temperature, min_p, top_k, top_p, and one draw

Each filter keeps an upper set of the order (logit descending): min_p the tokens with at least min_p times the largest
probability, top_k the k largest and all that tie with the k-th, top_p the shortest prefix (ties by token id) whose
share of what the others left reaches top_p. The draw inverts the cumulative distribution of the kept tokens in order
of token id, in float64, at a uniform number that depends on (seed, index, position) only. Nothing looks at the batch.
"""

import hashlib
import struct

import numpy as np
import numpy.typing as npt

from kvtide.base.errors import ModelError
from kvtide.base.sampling_params import SamplingParams
from kvtide.proto.executor import SampleSpec, TokenLogprob
from kvtide.proto.tokens import TokenArray


class NotFiniteError(ModelError):
    """Logits of one row are not numbers: the sequence that they are of fails, no other."""


Row = npt.NDArray[np.float32]
"""Logits of one position: [vocab_size] float32."""

_SHORTLIST_WEIGHT = 1e-3
"""Relative to the largest: most often few tokens lie above it, and all that filters keep. Where not: all tokens."""

_MARGIN = 1e-6
"""A shortlist must hold this much more than top_p, so that rounding cannot tell it from the whole."""

_LARGEST = float(np.finfo(np.float32).max)
_KEY_SHIFT = 16
_CHUNK = 512


def uniform(seed: int, index: int, position: int) -> float:
    """The uniform number in [0, 1) of output `position` of sequence `index` of a request with this seed.

    The upper 53 bits of BLAKE2b-64, person "kvtide-draw", over three little-endian int64. Frozen: changing it changes
    the tokens of every seeded request.
    """
    digest = hashlib.blake2b(struct.pack("<qqq", seed, index, position), digest_size=8, person=b"kvtide-draw").digest()
    return float(int.from_bytes(digest, "little") >> 11) * 2.0**-53


def sample(logits: Row, spec: SampleSpec, history: TokenArray | None = None, num_prompt_tokens: int = 0) -> int:
    """Return the token that `spec` draws from `logits`, which stay unchanged.

    history: all tokens so far, of which the first num_prompt_tokens are the prompt; needed for penalties only.
    Raises NotFiniteError where logits are not numbers.
    """
    row = adjusted(logits, spec, history, num_prompt_tokens)
    if row is not logits:
        _check(logits)  # a mask must not hide what the model said
    best = int(row.argmax())  # the first of equals; a NaN counts as the largest
    if not np.isfinite(row[best]):
        raise NotFiniteError(f"the model's logits are not finite ({row[best]} at token {best})")
    if spec.params.is_greedy:
        return best
    return _draw(row, float(row[best]), spec.params, uniform(spec.seed, spec.index, spec.position))


def is_plain_greedy(spec: SampleSpec) -> bool:
    """True where the token is the argmax of the raw logits."""
    params = spec.params
    masks_stop = spec.position < params.min_tokens and bool(spec.stop_token_ids)
    return params.is_greedy and not params.has_penalties and not params.logit_bias and not masks_stop


def adjusted(logits: Row, spec: SampleSpec, history: TokenArray | None, num_prompt_tokens: int) -> Row:
    """Logits after min_tokens, bias and penalties: a copy, or `logits` itself where nothing changes."""
    params = spec.params
    masks_stop = spec.position < params.min_tokens and bool(spec.stop_token_ids)
    if not (masks_stop or params.logit_bias or params.has_penalties):
        return logits
    row = logits.copy()
    if masks_stop:
        row[np.asarray(spec.stop_token_ids)] = -np.inf
    if params.logit_bias:
        tokens = np.fromiter(params.logit_bias.keys(), np.int64, len(params.logit_bias))
        row[tokens] += np.fromiter(params.logit_bias.values(), np.float32, len(tokens))
    if params.has_penalties:
        assert history is not None, "penalties need the tokens so far"
        _penalize(row, params, history, num_prompt_tokens)
    return row


def logprobs_of(logits: Row, token: int, num_top: int) -> TokenLogprob:
    """Log-probability and rank of `token` under the model, and the `num_top` most probable tokens (ties by id).

    Raises NotFiniteError where logits are not numbers.
    """
    largest = _check(logits)
    log_total = float(largest) + float(np.log(np.exp(logits - largest).sum(dtype=np.float64)))
    value = logits[token]
    rank = 1 + int(np.count_nonzero(logits > value))
    top = tuple((int(t), float(logits[t]) - log_total) for t in _largest(logits, num_top)) if num_top else ()
    return TokenLogprob(token=token, logprob=float(value) - log_total, rank=rank, top=top)


def _check(logits: Row) -> np.float32:
    """The largest, which is NaN where any of them is."""
    largest: np.float32 = logits.max()
    if not np.isfinite(largest):
        raise NotFiniteError(f"the model's logits are not finite (the largest is {largest})")
    return largest


def _penalize(row: Row, params: SamplingParams, history: TokenArray, num_prompt_tokens: int) -> None:
    """Change `row` in place."""
    if params.repetition_penalty != 1.0:
        seen = np.unique(history)
        values = row[seen]
        penalty = np.float32(params.repetition_penalty)
        with np.errstate(over="ignore", divide="ignore", invalid="ignore"):
            penalized = np.where(values > 0, values / penalty, values * penalty)
        row[seen] = np.clip(penalized, -_LARGEST, _LARGEST)  # a penalty near 0 makes numbers that are none
    if params.frequency_penalty != 0.0 or params.presence_penalty != 0.0:
        tokens, counts = np.unique(history[num_prompt_tokens:], return_counts=True)
        row[tokens] -= (params.frequency_penalty * counts + params.presence_penalty).astype(np.float32)


def _draw(row: Row, largest: float, params: SamplingParams, u: float) -> int:
    """Token at quantile `u` of the filtered distribution."""
    weights = row - np.float32(largest)
    with np.errstate(over="ignore"):  # what is that far below the largest has no weight
        weights *= np.float32(min(1.0 / params.temperature, _LARGEST))
    np.exp(weights, out=weights)  # relative to the most probable token, which has 1
    kept = _kept(weights, params)
    at = _quantile(weights if kept is None else weights[kept], u)
    return at if kept is None else int(kept[at])


def _quantile(masses: Row, u: float) -> int:
    """The first index at which the running total of `masses` exceeds u times their sum.

    Totals of chunks first, then of the tokens of one chunk: the same sums in the same order for equal arguments.
    """
    size = -(-len(masses) // _CHUNK) * _CHUNK
    exact = np.zeros(size, dtype=np.float64)
    exact[: len(masses)] = masses
    chunks = exact.reshape(-1, _CHUNK)
    totals = np.cumsum(chunks.sum(axis=1))
    target = u * totals[-1]
    chunk = min(int(np.searchsorted(totals, target, side="right")), len(totals) - 1)
    before = totals[chunk - 1] if chunk else 0.0
    within = int(np.searchsorted(before + np.cumsum(chunks[chunk]), target, side="right"))
    at = min(chunk * _CHUNK + within, len(masses) - 1)
    if within == _CHUNK or masses[at] == 0:  # rounding: the nearest token before that has any mass
        at = int(np.flatnonzero(masses[: at + 1])[-1])
    return at


def _kept(weights: Row, params: SamplingParams) -> npt.NDArray[np.int64] | None:
    """Tokens that min_p, top_k and top_p leave, ascending; None: all of them.

    weights: [vocab_size], the probabilities relative to the largest. Works on a shortlist of tokens above some weight,
    and takes a longer one where what is kept might reach below it, so the answer does not depend on the shortlist.
    """
    top_k = params.top_k if 0 < params.top_k < len(weights) else 0
    if not top_k and params.top_p >= 1.0:
        return np.flatnonzero(weights >= np.float32(params.min_p)) if params.min_p > 0 else None
    min_p = np.float32(params.min_p)
    low = max(np.float32(_SHORTLIST_WEIGHT), min_p)
    tokens = np.flatnonzero(weights >= low)
    if top_k:
        if len(tokens) < top_k and low > min_p:
            tokens = np.flatnonzero(weights >= min_p)
        if top_k < len(tokens):
            values = weights[tokens]
            tokens = tokens[values >= np.partition(values, len(values) - top_k)[len(values) - top_k]]
        if params.top_p >= 1.0:
            return tokens
        total = _mass(weights[tokens])
    else:
        total = _mass(weights if min_p == 0 else weights[weights >= min_p])
        if low > min_p and _mass(weights[tokens]) < (params.top_p + _MARGIN) * total:
            tokens = np.flatnonzero(weights >= min_p)
    return _nucleus(weights, tokens, params.top_p * total)


def _mass(weights: Row) -> float:
    return float(weights.sum(dtype=np.float64))


def _nucleus(weights: Row, tokens: npt.NDArray[np.int64], mass: float) -> npt.NDArray[np.int64]:
    """The fewest of `tokens`, most probable first, that have this mass together (else all of them), ascending.

    Sorts only the tokens whose weights share the leading bits of the last one that is kept: the bits of positive
    floats are ordered as the floats are.
    """
    values = weights[tokens]
    keys = values.view(np.int32) >> _KEY_SHIFT
    totals = np.cumsum(np.bincount(keys, weights=values)[::-1])
    last = int(np.searchsorted(totals, mass, side="left"))
    if last == len(totals):
        return tokens
    key = len(totals) - 1 - last
    inside = np.flatnonzero(keys == key)
    order = inside[np.argsort(-values[inside], kind="stable")]
    before = totals[last - 1] if last else 0.0
    count = 1 + int(np.searchsorted(before + np.cumsum(values[order], dtype=np.float64), mass, side="left"))
    is_kept = keys > key
    is_kept[order[:count]] = True
    return tokens[is_kept]


def _largest(logits: Row, count: int) -> list[int]:
    """The `count` largest entries, best first, ties by index."""
    count = min(count, len(logits))
    threshold = np.partition(logits, len(logits) - count)[len(logits) - count]
    tokens = np.flatnonzero(logits >= threshold)
    order = np.lexsort((tokens, -logits[tokens]))[:count]
    return [int(token) for token in tokens[order]]
