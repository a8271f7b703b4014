"""The sampler against a slow, literal reading of its description."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from kvtide.base.sampling_params import SamplingParams
from kvtide.engine import sampler
from kvtide.proto.executor import SampleSpec

logit = st.one_of(st.floats(-30, 30, width=32), st.sampled_from([0.0, 1.0, 5.0]))


def kept_slowly(row: np.ndarray, params: SamplingParams) -> set[int] | None:
    """Tokens that the filters leave, by sorting everything; None where rounding could move the edge."""
    scaled = (row.astype(np.float64) - row.max()) / params.temperature
    weights = np.exp(scaled)
    if params.min_p > 0 and (np.abs(weights / params.min_p - 1) < 1e-4).any():
        return None
    order = sorted(range(len(row)), key=lambda token: (-row[token], token))
    order = [token for token in order if weights[token] >= params.min_p]
    if 0 < params.top_k < len(order):
        edge = row[order[params.top_k - 1]]
        order = [token for token in order if row[token] >= edge]
    total = sum(weights[token] for token in order)
    kept, mass = set(), 0.0
    for token in order:
        if params.top_p < 1 and abs(mass / total - params.top_p) < 1e-4:
            return None
        if params.top_p < 1 and mass >= params.top_p * total:
            break
        kept.add(token)
        mass += weights[token]
    return kept


@settings(deadline=None, max_examples=400)
@given(
    st.lists(logit, min_size=1, max_size=60),
    st.floats(0.05, 2.0),
    st.sampled_from([0, 1, 2, 5, 40, 100]),
    st.sampled_from([1.0, 0.999, 0.9, 0.5, 0.01]),
    st.sampled_from([0.0, 0.001, 0.05, 0.5, 1.0]),
)
def test_filters_keep_what_they_say(
    logits: list[float], temperature: float, top_k: int, top_p: float, min_p: float
) -> None:
    params = SamplingParams(temperature=temperature, top_k=top_k, top_p=top_p, min_p=min_p)
    row = np.array(logits, dtype=np.float32)
    weights = np.exp((row - row.max()) * np.float32(1 / temperature))
    # Rounding merges weights that logits tell apart: the reference must not sit on such an edge.
    distinct = len(np.unique(weights)) == len(np.unique(row)) and np.all(np.diff(np.sort(np.unique(weights))) > 1e-6)
    expected = kept_slowly(row, params)
    if expected is None or not distinct:
        return
    kept = sampler._kept(weights, params)
    assert set(range(len(row)) if kept is None else kept.tolist()) == expected
    if kept is not None:
        assert (np.diff(kept) > 0).all()


@settings(deadline=None, max_examples=200)
@given(st.lists(st.floats(0, 1, width=32), min_size=1, max_size=1500), st.floats(0, 1, exclude_max=True))
def test_the_draw_inverts_the_cumulative_distribution(masses: list[float], u: float) -> None:
    row = np.array(masses, dtype=np.float32)
    row[0] = 1.0
    at = sampler._quantile(row, u)
    cumulative = np.cumsum(row, dtype=np.float64)
    target = u * cumulative[-1]
    assert row[at] > 0
    slack = 1e-9 * cumulative[-1]
    assert cumulative[at] >= target - slack and (at == 0 or cumulative[at - 1] <= target + slack)


@settings(deadline=None, max_examples=100)
@given(st.data())
def test_shortlists_do_not_change_the_answer(data: st.DataObject) -> None:
    """The same distribution, once peaked enough for the shortlist and once with all tokens considered."""
    seed = data.draw(st.integers(0, 2**32 - 1))
    rng = np.random.default_rng(seed)
    row = (rng.standard_normal(3000) * data.draw(st.sampled_from([0.5, 2.0, 8.0]))).astype(np.float32)
    params = SamplingParams(
        temperature=data.draw(st.sampled_from([0.3, 1.0, 2.0])),
        top_p=data.draw(st.sampled_from([0.1, 0.9, 0.9999])),
        top_k=data.draw(st.sampled_from([0, 20, 2000])),
    )
    weights = np.exp((row - row.max()) * np.float32(1 / params.temperature))
    short = sampler._kept(weights, params)
    original = sampler._SHORTLIST_WEIGHT
    try:
        sampler._SHORTLIST_WEIGHT = 0.0
        assert np.array_equal(short, sampler._kept(weights, params))
    finally:
        sampler._SHORTLIST_WEIGHT = original


@settings(deadline=None, max_examples=100)
@given(
    st.lists(st.integers(0, 9), min_size=1, max_size=30),
    st.integers(0, 30),
    st.floats(-2, 2),
    st.floats(-2, 2),
    st.floats(0.1, 3),
)
def test_penalties(history: list[int], num_prompt: int, presence: float, frequency: float, repetition: float) -> None:
    row = np.linspace(-3, 3, 10).astype(np.float32)
    params = SamplingParams(
        presence_penalty=presence, frequency_penalty=frequency, repetition_penalty=repetition, temperature=0.0
    )
    spec = SampleSpec(params=params, seed=0, index=0, position=0)
    found = sampler.adjusted(row, spec, np.array(history, dtype=np.int32), num_prompt)
    output = history[num_prompt:]
    for token in range(10):
        expected = float(row[token])
        if token in history:
            expected = expected / repetition if expected > 0 else expected * repetition
        expected -= frequency * output.count(token) + presence * (token in output)
        assert abs(found[token] - expected) < 1e-4
