"""What bad input gets: one table, and everything at the edge (keys, limits, labels, administration)."""

import json
import logging
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from server_fakes import Rig

from kvtide.base.errors import ConfigError
from kvtide.server.edge import namespace_of, salt_of
from kvtide.server.settings import ServerSettings

USER = [{"role": "user", "content": "hi"}]

COMPLETION_ERRORS: list[tuple[dict[str, Any], str]] = [
    ({}, "prompt"),
    ({"prompt": None}, "prompt"),
    ({"prompt": ""}, "prompt"),
    ({"prompt": []}, "prompt"),
    ({"prompt": [[]]}, "prompt"),
    ({"prompt": [""]}, "prompt"),
    ({"prompt": 7}, "prompt"),
    ({"prompt": {"text": "hi"}}, "prompt"),
    ({"prompt": ["hi", 7]}, "prompt"),
    ({"prompt": ["hi", [7]]}, "prompt"),
    ({"prompt": [True]}, "prompt"),
    ({"prompt": [[1.5]]}, "prompt"),
    ({"prompt": [260]}, "prompt"),
    ({"prompt": [-1]}, "prompt"),
    ({"prompt": [10**30]}, "prompt"),
    ({"prompt": "x" * 600}, "prompt"),
    ({"prompt": ["x"] * 129}, "prompt"),
    ({"model": 7}, "model"),
    ({"max_tokens": "7"}, "max_tokens"),
    ({"max_tokens": 0}, "max_tokens"),
    ({"max_tokens": -1}, "max_tokens"),
    ({"max_tokens": 1.5}, "max_tokens"),
    ({"max_tokens": 10**40}, "max_tokens"),
    ({"max_tokens": True}, "max_tokens"),
    ({"min_tokens": 17}, "min_tokens"),
    ({"n": 0}, "n"),
    ({"n": 129}, "n"),
    ({"n": "2"}, "n"),
    ({"temperature": -0.1}, "temperature"),
    ({"temperature": 2.1}, "temperature"),
    ({"temperature": 10**300}, "temperature"),
    ({"temperature": "hot"}, "temperature"),
    ({"temperature": False}, "temperature"),
    ({"top_p": 0}, "top_p"),
    ({"top_p": 1.1}, "top_p"),
    ({"top_k": -2}, "top_k"),
    ({"top_k": 0.5}, "top_k"),
    ({"min_p": 1.5}, "min_p"),
    ({"seed": 2**63}, "seed"),
    ({"seed": "x"}, "seed"),
    ({"presence_penalty": 3}, "presence_penalty"),
    ({"frequency_penalty": -3}, "frequency_penalty"),
    ({"repetition_penalty": 0}, "repetition_penalty"),
    ({"logit_bias": [1]}, "logit_bias"),
    ({"logit_bias": {"a": 1}}, "logit_bias"),
    ({"logit_bias": {"-1": 1}}, "logit_bias"),
    ({"logit_bias": {"260": 1}}, "logit_bias"),
    ({"logit_bias": {"1": 101}}, "logit_bias"),
    ({"logit_bias": {"1": "x"}}, "logit_bias"),
    ({"logit_bias": {str(i): 1 for i in range(1025)}}, "logit_bias"),
    ({"stop": 7}, "stop"),
    ({"stop": ""}, "stop"),
    ({"stop": ["a", 7]}, "stop"),
    ({"stop": ["a"] * 17}, "stop"),
    ({"stop": "x" * 1025}, "stop"),
    ({"stop_token_ids": [260]}, "stop_token_ids"),
    ({"stop_token_ids": ["a"]}, "stop_token_ids"),
    ({"stop_token_ids": [-1]}, "stop_token_ids"),
    ({"stop_token_ids": [1] * 129}, "stop_token_ids"),
    ({"logprobs": 21}, "logprobs"),
    ({"logprobs": True}, "logprobs"),
    ({"logprobs": -1}, "logprobs"),
    ({"echo": 1}, "echo"),
    ({"stream": "yes"}, "stream"),
    ({"stream_options": {"include_usage": True}}, "stream_options"),
    ({"stream": True, "stream_options": {"include_usage": 1}}, "stream_options.include_usage"),
    ({"stream": True, "stream_options": []}, "stream_options"),
    ({"user": 7}, "user"),
    ({"cache_salt": ""}, "cache_salt"),
    ({"cache_salt": "x" * 1025}, "cache_salt"),
    ({"priority": 2**31}, "priority"),
    ({"shared_prefix": -1}, "shared_prefix"),
    ({"ignore_eos": "no"}, "ignore_eos"),
    ({"return_token_ids": 0}, "return_token_ids"),
    ({"suffix": "end"}, "suffix"),
    ({"best_of": 2}, "best_of"),
    ({"guided_json": {"type": "object"}}, "guided_json"),
    ({"guided_regex": "a*"}, "guided_regex"),
    ({"structured_outputs": {"regex": "a"}}, "structured_outputs"),
    ({"response_format": {"type": "json_object"}}, "response_format"),
    ({"use_beam_search": True}, "use_beam_search"),
    ({"prompt_logprobs": 1}, "prompt_logprobs"),
    ({"grammar": 'root ::= "a"'}, "grammar"),  # other servers' names for what would change the answer
    ({"json_schema": "{}"}, "json_schema"),
    ({"regex": "a*"}, "regex"),
    ({"ebnf": 'root ::= "a"'}, "ebnf"),
    ({"structural_tag": "{}"}, "structural_tag"),
    ({"guided_whitespace_pattern": " "}, "guided_whitespace_pattern"),
    ({"tools": [{"type": "function"}]}, "tools"),
    ({"functions": [{}]}, "functions"),
]

CHAT_ERRORS: list[tuple[dict[str, Any], str]] = [
    ({"messages": None}, "messages"),
    ({"messages": []}, "messages"),
    ({"messages": "hi"}, "messages"),
    ({"messages": ["hi"]}, "messages[0]"),
    ({"messages": [{"content": "hi"}]}, "messages[0].role"),
    ({"messages": [{"role": "wizard", "content": "hi"}]}, "messages[0].role"),
    ({"messages": [{"role": ["user"], "content": "hi"}]}, "messages[0].role"),
    ({"messages": [{"role": "user"}]}, "messages[0].content"),
    ({"messages": [*USER, {"role": "user", "content": 7}]}, "messages[1].content"),
    ({"messages": [{"role": "user", "content": [{"type": "image_url"}]}]}, "messages[0].content"),
    ({"messages": [{"role": "user", "content": ["hi"]}]}, "messages[0].content"),
    ({"messages": USER * 4097}, "messages"),
    ({"logprobs": 1}, "logprobs"),
    ({"top_logprobs": 1}, "top_logprobs"),
    ({"logprobs": True, "top_logprobs": 21}, "top_logprobs"),
    ({"max_completion_tokens": 0}, "max_completion_tokens"),
    ({"max_tokens": 0}, "max_tokens"),
    ({"tools": [{"type": "function"}]}, "tools"),
    ({"tool_choice": "auto"}, "tool_choice"),
    ({"functions": [{}]}, "functions"),
    ({"grammar": 'root ::= "a"'}, "grammar"),
    ({"regex": "a*"}, "regex"),
    ({"response_format": {"type": "json_schema", "json_schema": {}}}, "response_format"),
    ({"reasoning_effort": "low"}, "reasoning_effort"),
    ({"audio": {}}, "audio"),
    ({"tools": [{"type": "function"}], "parallel_tool_calls": True}, "tools"),
    ({"chat_template_kwargs": ["enable_thinking"]}, "chat_template_kwargs"),
    ({"chat_template_kwargs": {"messages": "x"}}, "chat_template_kwargs"),
    ({"chat_template_kwargs": {"a": {"b": 1}}}, "chat_template_kwargs.a"),
    ({"modalities": ["audio"]}, "modalities"),
]


@pytest.fixture
def rig() -> Rig:
    return Rig()


def check_error(answer: httpx.Response, status: int, field: str | None) -> None:
    assert answer.status_code == status, answer.text
    error = answer.json()["error"]
    assert set(error) == {"message", "type", "param", "code"}
    assert error["param"] == field and error["message"] and error["code"]
    if field is not None and status == 400:
        assert error["type"] == "invalid_request_error"


@pytest.mark.parametrize(("body", "field"), COMPLETION_ERRORS)
async def test_completions_refuse(rig: Rig, body: dict[str, Any], field: str) -> None:
    full = {"prompt": "hi", **body} if body and "prompt" not in body else body
    answer = await rig.client.post("/v1/completions", content=json.dumps(full))
    check_error(answer, 400, field)
    assert field.partition("[")[0].partition(".")[0] in answer.json()["error"]["message"]
    assert not rig.frontend.generations or field == "prompt"


@pytest.mark.parametrize(("body", "field"), CHAT_ERRORS)
async def test_chat_refuses(rig: Rig, body: dict[str, Any], field: str) -> None:
    check_error(await rig.client.post("/v1/chat/completions", json={"messages": USER, **body}), 400, field)


async def test_null_and_harmless_values_are_defaults(rig: Rig) -> None:
    nulls = dict.fromkeys((*(field for _, field in COMPLETION_ERRORS if field != "prompt" and "." not in field),), None)
    assert (await rig.client.post("/v1/completions", json={**nulls, "prompt": "hi"})).status_code == 200
    harmless = {"response_format": {"type": "text"}, "suffix": "", "best_of": 2, "n": 2, "logit_bias": {}, "stop": []}
    assert (await rig.client.post("/v1/completions", json={**harmless, "prompt": "hi"})).status_code == 200
    nulls = dict.fromkeys((field for _, field in CHAT_ERRORS if "messages" not in field), None)
    harmless = {"tools": [], "tool_choice": "none", "modalities": ["text"], "store": False}
    answer = await rig.client.post("/v1/chat/completions", json={**nulls, **harmless, "messages": USER})
    assert answer.status_code == 200


async def test_length_and_limit_are_named(rig: Rig) -> None:
    message = (await rig.client.post("/v1/completions", json={"prompt": "x" * 600})).json()["error"]["message"]
    assert "601" in message and "512" in message


async def test_a_hopeless_text_is_refused_before_it_is_tokenized(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: Any) -> None:
        raise AssertionError("tokenized")

    for name in ("complete", "chat", "encode", "encode_chat"):
        monkeypatch.setattr(rig.frontend, name, never)
    text = "x" * 1_100_000
    chat = {"messages": [{"role": "user", "content": text}]}
    for path, body, field in (
        ("/v1/completions", {"prompt": text}, "prompt"),
        ("/v1/chat/completions", chat, "messages"),
        ("/tokenize", {"prompt": text}, "prompt"),
        ("/tokenize", chat, "messages"),
    ):
        answer = await rig.client.post(path, json=body)
        check_error(answer, 400, field)
        message = answer.json()["error"]["message"]
        assert "1100000 characters" in message and "512" in message


BROKEN = [
    b"",
    b"{",
    b"[]",
    b'"prompt"',
    b"null",
    b'{"prompt": NaN}',
    b'{"temperature": Infinity, "prompt": "x"}',
    b'{"temperature": 1e999, "prompt": "x"}',
    b'{"prompt": "\\ud800"}',
    b'{"prompt": "\xff"}',
    b'{"prompt": ' + b"9" * 5000 + b"}",
    b"[" * 100_000,
    b'{"x":' * 100_000,
    '{"prompt": "hi"}'.encode("utf-16"),
    b'{"prompt": "hi"} {}',
]


@pytest.mark.parametrize("path", ["/v1/completions", "/v1/chat/completions", "/tokenize", "/detokenize"])
@pytest.mark.parametrize("raw", BROKEN, ids=range(len(BROKEN)))
async def test_broken_json(rig: Rig, path: str, raw: bytes) -> None:
    answer = await rig.client.post(path, content=raw)
    check_error(answer, 400, None)


async def test_unknown_fields_are_warned_about_once(rig: Rig, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "kvtide.server"):
        answer = await rig.client.post("/v1/completions", json={"prompt": "hi", "colour": 1, "shape\n": 2})
    assert answer.status_code == 200
    assert len(caplog.records) == 1 and "colour" in caplog.text and "shape\\n" in caplog.text


async def test_unknown_model_path_and_method(rig: Rig) -> None:
    answer = await rig.client.post("/v1/completions", json={"model": "other", "prompt": "hi"})
    check_error(answer, 404, "model")
    assert answer.json()["error"]["code"] == "model_not_found"
    assert answer.json()["error"]["message"] == "the model 'other' does not exist; served here: 'fake', 'alias'"
    check_error(await rig.client.post("/tokenize", json={"model": "other", "prompt": "hi"}), 404, "model")
    answer = await rig.client.get("/v2/nowhere")
    check_error(answer, 404, None)
    assert "there is no route '/v2/nowhere'" in answer.json()["error"]["message"]
    answer = await rig.client.get("/%0a" + "x" * 5000)
    check_error(answer, 404, None)
    assert "'/\\nxx" in answer.json()["error"]["message"] and len(answer.json()["error"]["message"]) < 300
    answer = await rig.client.get("/v1/completions")
    check_error(answer, 405, None)
    assert answer.json()["error"]["message"] == "GET is not allowed on '/v1/completions'"


async def test_one_model(rig: Rig) -> None:
    rig = Rig(served_model_names=("fake", "org/fake"))
    listed = (await rig.client.get("/v1/models")).json()["data"]
    for path, entry in (("fake", 0), ("org/fake", 1), ("org%2Ffake", 1)):
        answer = await rig.client.get(f"/v1/models/{path}")
        assert answer.status_code == 200 and answer.json() == listed[entry]
    for path in ("", "other", "org/other", "fake/"):
        answer = await rig.client.get(f"/v1/models/{path}")
        check_error(answer, 404, "model")
        assert answer.json()["error"]["code"] == "model_not_found"


async def test_tokenization_refuses(rig: Rig) -> None:
    for body, field in (
        ({}, "prompt"),
        ({"prompt": "a", "messages": USER}, "prompt"),
        ({"prompt": 7}, "prompt"),
        ({"messages": [7]}, "messages[0]"),
        ({"prompt": "a", "add_special_tokens": 1}, "add_special_tokens"),
        ({"prompt": "a", "chat_template_kwargs": {"enable_thinking": True}}, "chat_template_kwargs"),
        ({"messages": USER, "chat_template_kwargs": {"tools": 1}}, "chat_template_kwargs"),
    ):
        check_error(await rig.client.post("/tokenize", json=body), 400, field)
    for tokens in (None, "a", ["a"], [260], [-1], [10**30], [True]):
        check_error(await rig.client.post("/detokenize", json={"tokens": tokens}), 400, "tokens")


async def test_oversized_body() -> None:
    rig = Rig(max_body_bytes=1000)
    check_error(await rig.client.post("/v1/completions", content=b"x" * 1001), 413, None)
    sent = 0

    async def endless() -> AsyncIterator[bytes]:
        nonlocal sent
        while True:
            sent += 100
            yield b"x" * 100

    check_error(await rig.client.post("/v1/completions", content=endless()), 413, None)
    assert sent == 1100  # refused when the limit was passed, not at the end
    assert (await rig.client.post("/v1/completions", json={"prompt": "x"})).status_code == 200


async def test_unavailable_and_draining(rig: Rig) -> None:
    rig.port.model = None
    rig.port.is_healthy, rig.port.unready = False, "no decode instance is ready"
    for answer in (await rig.client.post("/v1/completions", json={"prompt": "hi"}), await rig.client.get("/health")):
        check_error(answer, 503, None)
        assert answer.json()["error"]["message"] == "no decode instance is ready"
        assert answer.headers["retry-after"]
    rig = Rig()
    rig.port.is_accepting = False
    check_error(await rig.client.post("/v1/chat/completions", json={"messages": USER}), 503, None)
    check_error(await rig.client.get("/health"), 503, None)
    assert (
        'requests_rejected_total{instance="gateway",model_name="fake",reason="draining"'
        in (await rig.client.get("/metrics")).text
    )


async def test_our_own_bug_is_a_500_in_the_same_shape(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(rig.port, "cluster", broken)
    check_error(await rig.client.get("/cluster"), 500, None)


async def test_request_id_is_echoed(rig: Rig) -> None:
    for path in ("/health", "/nowhere"):
        answer = await rig.client.get(path, headers={"X-Request-Id": "abc-1"})
        assert answer.headers["x-request-id"] == "abc-1"
    assert (await rig.client.post("/v1/completions", json={}, headers={"X-Request-Id": "e"})).headers[
        "x-request-id"
    ] == "e"
    assert len((await rig.client.get("/health")).headers["x-request-id"]) == 32


async def test_debug_log_has_one_line_a_request(rig: Rig, caplog: pytest.LogCaptureFixture) -> None:
    async def lines(path: str, body: dict[str, Any], request_id: str = "me 1") -> list[str]:
        caplog.clear()
        await rig.client.post(path, json=body, headers={"X-Request-Id": request_id})
        return [record.getMessage() for record in caplog.records if record.name == "kvtide.server.run_request"]

    secret = "the secret of the house"
    rig.frontend.cached_tokens = 3
    with caplog.at_level(logging.DEBUG, "kvtide.server"):
        (line,) = await lines("/v1/completions", {"prompt": [secret, secret], "n": 2, "model": "alias"})
        assert line.startswith("request 'me 1' /v1/completions model='alias' prompt=48 cached=6 completion=16 ")
        assert "finish=stop*4 first=" in line and "total=" in line and "prefill=0.0ms" in line
        assert secret not in caplog.text and "tide" not in line.replace("kvtide", "")
        (line,) = await lines("/v1/chat/completions", {"messages": USER, "stream": True, "max_tokens": 1}, "x\ty" * 9)
        assert "/v1/chat/completions model='fake'" in line and "finish=length" in line
        assert "\t" not in line and "xy" not in line, "an id that is not plain text is replaced"
        assert "z" * 300 not in (await lines("/v1/completions", {"prompt": "hi"}, "z" * 300))[0]
        rig.frontend.outcome = "rejected"
        assert "finish=rejected first=- " in (await lines("/v1/completions", {"prompt": "hi"}))[0]
        assert await lines("/v1/completions", {}) == []
    rig.frontend.outcome = "finished"
    with caplog.at_level(logging.INFO, "kvtide.server"):
        assert await lines("/v1/completions", {"prompt": "hi"}) == []


async def test_api_keys() -> None:
    rig = Rig(api_keys=("one", "two"))
    assert (await rig.client.get("/health")).status_code == 200
    for path in ("/v1/models", "/metrics", "/version", "/cluster", "/nowhere"):
        check_error(await rig.client.get(path), 401, None)
    answer = await rig.client.post("/v1/completions", json={"model": "other", "prompt": "hi"})
    check_error(answer, 401, None)
    assert "fake" not in answer.text, "what is served is nobody's business before the key"
    for value in ("", "Bearer", "Bearer three", "Basic one", "one", "Bearer one two"):
        check_error(await rig.client.get("/v1/models", headers={"Authorization": value}), 401, None)
    for key, salt in (("one", None), ("two", None), ("one", "s"), ("two", "s")):
        body = {"prompt": "hi", "cache_salt": salt}
        headers = {"Authorization": f"Bearer {key}"}
        assert (await rig.client.post("/v1/completions", json=body, headers=headers)).status_code == 200
    salts = [generation.options.salt for generation in rig.frontend.generations]
    assert len(set(salts)) == 4 and all(salts)
    assert salts[0] == namespace_of("one") and not any("one" in salt or "two" in salt for salt in salts)


def test_salts() -> None:
    assert salt_of("", "") == ""
    assert len({salt_of("", "a"), salt_of("a", ""), salt_of("a", "a"), salt_of("", "b")}) == 4


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 202),
        ({"Host": "localhost"}, 202),
        ({"Host": "[::1]:8000"}, 202),
        ({"Host": "evil.example"}, 403),
        ({"Host": "[bad"}, 403),
        ({"Content-Type": "text/plain"}, 415),
        ({"X-Forwarded-For": "10.0.0.1"}, 403),
    ],
)
async def test_administration_is_guarded(rig: Rig, headers: dict[str, str], status: int) -> None:
    sent = {"Content-Type": "application/json", **headers}
    answer = await rig.client.post("/cluster/instances", content=b'{"role": "mixed"}', headers=sent)
    assert answer.status_code == status
    if status != 415:
        assert (await rig.client.delete("/cluster/instances/0", headers=headers)).status_code == status
    if status != 202:
        check_error(answer, status, None)
        assert rig.port.changes == [] or status == 415


async def test_administration_from_other_hosts_needs_a_key() -> None:
    for keys, status in (((), 403), (("k",), 200)):
        rig = Rig(api_keys=keys, host="0.0.0.0")
        transport = httpx.ASGITransport(rig.app, client=("10.0.0.7", 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://server.example") as client:
            headers = {"Authorization": "Bearer k"}
            answer = await client.patch("/cluster/instances/0", json={"role": "decode"}, headers=headers)
        assert answer.status_code == status
        assert rig.port.changes == ([("role", 0, "decode")] if keys else [])


async def test_administration_says_what_is_done(rig: Rig) -> None:
    answer = await rig.client.post("/cluster/instances", json={"role": "decode", "count": 2, "tp": 1})
    assert (answer.status_code, answer.json()) == (202, {"instances": [1, 2]})
    answer = await rig.client.delete("/cluster/instances/0")
    assert (answer.status_code, answer.json()) == (202, {"id": 0, "state": "draining"})
    answer = await rig.client.patch("/cluster/instances/0", json={"role": "prefill"})
    assert (answer.status_code, answer.json()) == (200, {"id": 0, "role": "prefill"})
    assert rig.port.changes == [("add", "decode", 2, 1), ("drain", 0), ("role", 0, "prefill")]


async def test_who_leaves_keeps_its_role_and_may_be_told_to_leave_again(rig: Rig) -> None:
    for seat, state in ((2, "draining"), (3, "dead")):
        answer = await rig.client.patch(f"/cluster/instances/{seat}", json={"role": "mixed"})
        assert answer.status_code == 409
        assert answer.json()["error"]["message"].startswith(f"instance {seat} is {state}: ")
        answer = await rig.client.delete(f"/cluster/instances/{seat}")
        assert (answer.status_code, answer.json()) == (202, {"id": seat, "state": state})
    assert rig.port.changes == [("drain", 2)]


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "field"),
    [
        ("POST", "", {}, 400, "role"),
        ("POST", "", {"role": "elastic"}, 400, "role"),
        ("POST", "", {"role": 1}, 400, "role"),
        ("POST", "", {"role": "mixed", "count": 0}, 400, "count"),
        ("POST", "", {"role": "mixed", "count": 65}, 400, "count"),
        ("POST", "", {"role": "mixed", "count": True}, 400, "count"),
        ("POST", "", {"role": "mixed", "tp": 0}, 400, "tp"),
        ("POST", "", {"role": "mixed", "tp": 8}, 400, "tp"),
        ("POST", "", {"role": "mixed", "tp": 4}, 400, "tp"),
        ("POST", "", [], 400, None),
        ("PATCH", "/0", {}, 400, "role"),
        ("PATCH", "/0", {"role": "master"}, 400, "role"),
        ("PATCH", "/7", {"role": "mixed"}, 404, None),
        ("PATCH", "/1", {"role": "mixed"}, 409, None),
        ("PATCH", "/2", {"role": "mixed"}, 409, None),
        ("PATCH", "/3", {"role": "mixed"}, 409, None),
        ("PATCH", "/x", {"role": "mixed"}, 404, None),
        ("DELETE", "/7", None, 404, None),
        ("DELETE", "/-1", None, 404, None),
        ("DELETE", "/99999999999999999999", None, 404, None),
    ],
)
async def test_administration_names_what_is_wrong(
    rig: Rig, method: str, path: str, body: Any, status: int, field: str | None
) -> None:
    answer = await rig.client.request(method, "/cluster/instances" + path, json=body)
    check_error(answer, status, field)
    assert rig.port.changes == []


async def test_the_bounds_that_an_error_names_are_allowed(rig: Rig) -> None:
    """0 is for scoring: with `echo` only."""
    for echo, low in ((False, 1), (True, 0)):
        body = {"model": "fake", "prompt": "hi", "max_tokens": -1, "echo": echo}
        message = (await rig.client.post("/v1/completions", json=body)).json()["error"]["message"]
        assert message.startswith(f"max_tokens must be between {low} and ")


@pytest.mark.parametrize("bad", [{"served_model_names": ()}, {"api_keys": ("",)}, {"max_body_bytes": 0}])
def test_settings_are_checked(bad: dict[str, Any]) -> None:
    with pytest.raises(ConfigError):
        ServerSettings(**{"served_model_names": ("m",), **bad})
