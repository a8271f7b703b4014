"""Sampling: frozen draws, order of operations, errors, distribution."""

import numpy as np
import pytest

from kvtide.base.errors import ModelError
from kvtide.base.sampling_params import SamplingParams
from kvtide.engine import sampler
from kvtide.proto.executor import SampleSpec


def spec_of(
    seed: int = 0, index: int = 0, position: int = 0, stop: tuple[int, ...] = (), **params: object
) -> SampleSpec:
    return SampleSpec(params=SamplingParams(**params), seed=seed, index=index, position=position, stop_token_ids=stop)


def row_of(*values: float) -> np.ndarray:
    return np.array(values, dtype=np.float32)


@pytest.mark.parametrize(
    ("key", "value"),
    [((0, 0, 0), 0.8500375589971052), ((-1, 2, 3), 0.9217537359664886)],
)
def test_the_uniform_numbers_are_frozen(key: tuple[int, int, int], value: float) -> None:
    assert sampler.uniform(*key) == value


def test_uniform_numbers_differ_in_each_argument_and_are_uniform() -> None:
    values = {
        sampler.uniform(seed, index, position) for seed in range(10) for index in range(10) for position in range(10)
    }
    assert len(values) == 1000
    assert abs(np.mean(list(values)) - 0.5) < 0.03
    assert min(values) >= 0 and max(values) < 1


def test_greedy_takes_the_first_of_equals() -> None:
    assert sampler.sample(row_of(1, 3, 3, 2), spec_of(temperature=0.0)) == 1


def test_draws_follow_the_distribution() -> None:
    row = np.log(row_of(0.5, 0.3, 0.15, 0.05))
    draws = [sampler.sample(row, spec_of(position=i)) for i in range(4000)]
    assert np.abs(np.bincount(draws, minlength=4) / 4000 - [0.5, 0.3, 0.15, 0.05]).max() < 0.03
    hot = [sampler.sample(row, spec_of(position=i, temperature=2.0)) for i in range(4000)]
    expected = np.sqrt([0.5, 0.3, 0.15, 0.05])
    assert np.abs(np.bincount(hot, minlength=4) / 4000 - expected / expected.sum()).max() < 0.03


def test_top_p_counts_what_top_k_left() -> None:
    row = np.log(row_of(0.4, 0.3, 0.2, 0.1))
    # top_k leaves 4/7 and 3/7: the first alone reaches 0.5, but not 0.6
    assert {sampler.sample(row, spec_of(position=i, top_k=2, top_p=0.5)) for i in range(200)} == {0}
    assert {sampler.sample(row, spec_of(position=i, top_k=2, top_p=0.6)) for i in range(200)} == {0, 1}


def test_top_k_keeps_ties_and_one_is_greedy() -> None:
    row = row_of(1, 1, 1, 0)
    assert {sampler.sample(row, spec_of(position=i, top_k=2)) for i in range(200)} == {0, 1, 2}
    assert {sampler.sample(row_of(0, 2, 1), spec_of(position=i, top_k=1)) for i in range(50)} == {1}


def test_min_p_is_relative_to_the_most_probable() -> None:
    row = np.log(row_of(0.6, 0.3, 0.07, 0.03))
    assert {sampler.sample(row, spec_of(position=i, min_p=0.4)) for i in range(200)} == {0, 1}


def test_stop_tokens_wait_for_min_tokens() -> None:
    row = row_of(0, 5, 1)
    assert sampler.sample(row, spec_of(temperature=0.0, min_tokens=2, position=1, stop=(1,))) == 2
    assert sampler.sample(row, spec_of(temperature=0.0, min_tokens=2, position=2, stop=(1,))) == 1
    assert not sampler.is_plain_greedy(spec_of(temperature=0.0, min_tokens=2, position=1, stop=(1,)))


def test_bias_comes_before_penalties_and_logits_stay() -> None:
    row = row_of(0, 1, 2)
    before = row.copy()
    assert sampler.sample(row, spec_of(temperature=0.0, logit_bias={0: 10.0})) == 0
    adjusted = sampler.adjusted(
        row, spec_of(logit_bias={0: 4.0}, repetition_penalty=2.0), np.array([0], dtype=np.int32), 1
    )
    assert adjusted.tolist() == [2.0, 1.0, 2.0]
    assert (row == before).all()


@pytest.mark.parametrize("bad", [float("nan"), float("inf")])
@pytest.mark.parametrize("temperature", [0.0, 1.0])
def test_logits_that_are_no_numbers_are_an_error(bad: float, temperature: float) -> None:
    with pytest.raises(ModelError, match="not finite"):
        sampler.sample(row_of(0, bad, 1), spec_of(temperature=temperature))
    with pytest.raises(ModelError, match="not finite"):
        sampler.logprobs_of(row_of(0, bad, 1), 0, 1)


@pytest.mark.parametrize("tiny", [1e-38, 1e-40, 1e-300, 5e-324])
@pytest.mark.parametrize("more", [{}, {"top_k": 3}, {"top_p": 0.5}, {"min_p": 0.5}, {"temperature": 0.0}])
@pytest.mark.filterwarnings("error")
def test_parameters_near_zero_are_no_fault_of_the_model(tiny: float, more: dict[str, float]) -> None:
    history = np.array([1, 2], dtype=np.int32)
    row = row_of(5, 1, -2, 0)
    if "temperature" not in more:
        assert sampler.sample(row, spec_of(**{**more, "temperature": tiny})) == 0
    assert sampler.sample(row, spec_of(**{"temperature": 0.1, **more, "repetition_penalty": tiny}), history, 2) == 1
    for bad in (float("nan"), float("inf")):
        spoilt = row_of(5, bad, -2, 0)
        with pytest.raises(sampler.NotFiniteError):
            sampler.sample(spoilt, spec_of(**{**more, "repetition_penalty": tiny}), history, 2)
    with pytest.raises(sampler.NotFiniteError):  # a mask hides nothing
        sampler.sample(row_of(float("inf"), 1, 2), spec_of(logit_bias={0: -100.0}))


def test_logprobs_are_of_the_model_not_of_the_filters() -> None:
    row = np.log(row_of(0.2, 0.5, 0.2, 0.1))
    report = sampler.logprobs_of(row, 2, 3)
    assert report.token == 2 and report.rank == 2
    assert report.logprob == pytest.approx(np.log(0.2), abs=1e-6)
    assert [token for token, _ in report.top] == [1, 0, 2]
    assert [value for _, value in report.top] == pytest.approx(np.log([0.5, 0.2, 0.2]), abs=1e-6)
    assert sampler.logprobs_of(row, 2, 0).top == ()
    assert len(sampler.logprobs_of(row, 2, 20).top) == 4


def test_cold_temperatures_do_not_overflow() -> None:
    row = row_of(-1e4, 30, 29.9, -1e30)
    assert sampler.sample(row, spec_of(temperature=1e-6)) == 1
