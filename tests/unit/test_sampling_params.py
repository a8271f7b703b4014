"""What Python code may pass as sampling parameters: checked field by field, equal values equal on the wire."""

from typing import Any

import pytest

from kvtide.base.errors import RequestError
from kvtide.base.sampling_params import SamplingParams
from kvtide.proto.codec import decoder, encode


@pytest.mark.parametrize(
    ("field", "values"),
    [
        ("n", [0, 129, 1.0, True, None, "1"]),
        ("max_tokens", [0, 1.5, "x", True]),
        ("min_tokens", [-1, None, 17]),
        ("temperature", [-1, 2.1, float("nan"), float("inf"), "x", None, True]),
        ("top_p", [0, 1.1, None]),
        ("top_k", [-2, 1.0, None]),
        ("seed", [2**63, "x", 1.5]),
        ("repetition_penalty", [0, 101, None]),
        ("logit_bias", [5, [1], {"1": 1}, {1: "x"}, {1: 101}, {-1: 1}]),
        ("stop", [5, b"a", ["a", 5], [""], "", "\ud800", ["a\udfff"], ["a"] * 17, "a" * 1025, {"a": 1}]),
        ("stop_token_ids", [5, "12", ["x"], [-1], [True], [1] * 129]),
        ("ignore_eos", [5, None, "yes"]),
        ("skip_special_tokens", [0, None]),
        ("logprobs", [-1, 21, True, 1.0]),
        ("prompt_logprobs", [-1, 21, "1"]),
    ],
)
def test_wrong_values_name_their_field(field: str, values: list[Any]) -> None:
    for value in values:
        with pytest.raises(RequestError) as caught:
            SamplingParams(**{field: value})
        assert caught.value.field == field, value


def test_equal_parameters_are_equal_on_the_wire() -> None:
    loose: Any = {
        "temperature": 0,
        "top_p": 1,
        "min_p": 0,
        "presence_penalty": 1,
        "frequency_penalty": -1,
        "repetition_penalty": 2,
        "logit_bias": {3: 4},
        "stop": "end",
        "stop_token_ids": [1, 2],
    }
    strict: Any = {
        **{name: float(value) for name, value in loose.items() if isinstance(value, int)},
        "logit_bias": {3: 4.0},
        "stop": ("end",),
        "stop_token_ids": (1, 2),
    }
    params = SamplingParams(**loose)
    assert params == SamplingParams(**strict)
    assert encode(params) == encode(SamplingParams(**strict)) == encode(decoder(SamplingParams).decode(encode(params)))
    assert SamplingParams(stop=None, stop_token_ids=None) == SamplingParams()  # type: ignore[arg-type]  # as in vLLM
