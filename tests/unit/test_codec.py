"""Bytes that decode to something impossible are an invalid message, whatever made it impossible."""

import msgspec
import pytest

from kvtide.base.ids import RequestId
from kvtide.base.sampling_params import SamplingParams
from kvtide.proto.codec import decoder, encode
from kvtide.proto.instance import InstanceEvent, Submit
from kvtide.proto.request import RequestSpec


def submit(**fields: object) -> bytes:
    spec = RequestSpec(request=RequestId(1), prompt=b"\x01\0\0\0", params=SamplingParams(seed=1))
    raw = msgspec.msgpack.decode(encode(Submit(spec=spec)))
    raw["spec"]["params"].update(fields)
    return msgspec.msgpack.encode(raw)


def test_a_message_survives_the_wire() -> None:
    assert encode(decoder(InstanceEvent).decode(submit())) == submit()


@pytest.mark.parametrize("fields", [{"min_p": -1e-178}, {"n": 0}, {"stop": [""]}, {"unknown": 1}, {"top_k": "x"}])
def test_impossible_parameters_are_an_invalid_message(fields: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        decoder(InstanceEvent).decode(submit(**fields))
