"""Whatever a client sends, it gets an answer that is not our fault: never a 5xx, never silence."""

import asyncio
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from server_fakes import Rig

from kvtide.server.known import CHAT_FIELDS, COMPLETION_FIELDS

PATHS = ("/v1/completions", "/v1/chat/completions", "/tokenize", "/detokenize")
FIELDS = sorted(COMPLETION_FIELDS | CHAT_FIELDS | {"tokens", "return_token_strs"})

scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(-3, 300)
    | st.floats()
    | st.text(max_size=20)
    | st.sampled_from(["", "\ud800", "0", "12", "text", 2**31, 2**63, -(2**63) - 1, 10**400, "x" * 2000])
)
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
)
prompts = st.text(min_size=1, max_size=20) | st.lists(st.integers(0, 259), min_size=1, max_size=20)
messages = st.lists(
    st.fixed_dictionaries({"role": st.sampled_from(["user", "system", "x"]), "content": values}), max_size=3
)
bodies = st.builds(
    lambda sensible, wild, limits: {**sensible, **limits, **wild},
    st.fixed_dictionaries({}, optional={"prompt": prompts, "messages": messages, "stream": st.booleans()}),
    st.dictionaries(st.sampled_from(FIELDS) | st.text(max_size=8), values, max_size=3),
    st.fixed_dictionaries(
        {},
        optional={
            "n": st.integers(1, 3),
            "max_tokens": st.integers(0, 5),
            "logprobs": st.booleans() | st.integers(0, 20),
            "echo": st.booleans(),
            "logit_bias": st.dictionaries(st.integers(-1, 300).map(str), st.floats(-101, 101), max_size=3),
            "stop": st.text(max_size=3) | st.lists(st.text(max_size=3), max_size=3),
            "stop_token_ids": st.lists(st.integers(-1, 300), max_size=3),
        },
    ),
)


@pytest.fixture(scope="module")
def rig() -> Rig:
    return Rig()


def check(rig: Rig, path: str, raw: bytes) -> None:
    async def ask() -> Any:
        return await asyncio.wait_for(rig.client.post(path, content=raw), 20)

    answer = asyncio.run(ask())
    assert answer.status_code in (200, 400, 404), (answer.status_code, answer.text, raw)
    if answer.status_code == 200 and answer.headers["content-type"].startswith("text/event-stream"):
        assert answer.text.endswith("data: [DONE]\n\n") and '"error"' not in answer.text
    elif answer.status_code != 200:
        error = answer.json()["error"]
        assert len(error["message"]) < 4000 and error["type"]


@settings(deadline=None, max_examples=400)
@given(path=st.sampled_from(PATHS), body=bodies | values)
def test_any_json(rig: Rig, path: str, body: Any) -> None:
    check(rig, path, json.dumps(body).encode())


@settings(deadline=None, max_examples=100)
@given(path=st.sampled_from(PATHS), raw=st.binary(max_size=200))
def test_any_bytes(rig: Rig, path: str, raw: bytes) -> None:
    check(rig, path, raw)
