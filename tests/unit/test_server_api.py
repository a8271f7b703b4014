"""The routes of the API over a scripted cluster: shapes of answers and streams."""

import asyncio
import json
from typing import Any

import pytest
from server_fakes import BOS, Rig


@pytest.fixture
def rig() -> Rig:
    return Rig()


def events_of(text: str) -> list[Any]:
    """Return the JSON of each server-sent event; the last must be [DONE]."""
    parts = text.split("\n\n")
    assert parts.pop() == "" and parts.pop() == "data: [DONE]"
    return [json.loads(part.removeprefix("data: ")) for part in parts]


async def test_completion(rig: Rig) -> None:
    rig.frontend.cached_tokens = 99
    answer = await rig.client.post("/v1/completions", json={"model": "alias", "prompt": "high", "user": "u"})
    body = answer.json()
    assert answer.status_code == 200 and body["id"].startswith("cmpl-") and body["object"] == "text_completion"
    assert body["model"] == "fake"
    assert body["choices"] == [
        {"index": 0, "text": "tide", "logprobs": None, "finish_reason": "stop", "stop_reason": None}
    ]
    # Never more cached than the prompt has, whatever came from below.
    assert body["usage"] == {
        "prompt_tokens": 5,
        "completion_tokens": 4,
        "total_tokens": 9,
        "prompt_tokens_details": {"cached_tokens": 5},
    }
    assert rig.frontend.generations[0].options.session == "u"


async def test_prompts_are_numbered_before_sequences(rig: Rig) -> None:
    body = {"prompt": ["a", "bc"], "n": 2, "max_tokens": 2, "echo": True}
    answer = (await rig.client.post("/v1/completions", json=body)).json()
    assert [(c["index"], c["text"], c["finish_reason"]) for c in answer["choices"]] == [
        (0, "ati", "length"),
        (1, "ati", "length"),
        (2, "bcti", "length"),
        (3, "bcti", "length"),
    ]
    assert answer["usage"]["prompt_tokens"] == 2 + 3 and answer["usage"]["completion_tokens"] == 8


@pytest.mark.parametrize("prompt", [[72, 105], [[72, 105], [33]]])
async def test_prompts_of_token_ids(rig: Rig, prompt: list[Any]) -> None:
    body = {"prompt": prompt, "return_token_ids": True, "echo": True}
    choices = (await rig.client.post("/v1/completions", json=body)).json()["choices"]
    assert choices[0]["prompt_token_ids"] == [72, 105] and choices[0]["token_ids"] == list(b"tide")
    assert choices[0]["text"] == "Hitide"
    assert len(choices) == (1 if prompt == [72, 105] else 2)


async def test_stream(rig: Rig) -> None:
    body = {"prompt": "hi", "stream": True, "stream_options": {"include_usage": True}, "n": 2}
    answer = await rig.client.post("/v1/completions", json=body)
    assert answer.headers["content-type"].startswith("text/event-stream")
    events = events_of(answer.text)
    *chunks, usage = events
    assert usage["choices"] == [] and usage["usage"]["completion_tokens"] == 8
    assert all(chunk["usage"] is None for chunk in chunks)
    for index in (0, 1):
        mine = [c["choices"][0] for c in chunks if c["choices"][0]["index"] == index]
        assert "".join(choice["text"] for choice in mine) == "tide"
        assert [choice["finish_reason"] for choice in mine] == [None, None, None, "stop"]


async def test_stream_of_several_prompts_with_echo_and_ids(rig: Rig) -> None:
    body = {"prompt": ["hi", "yo"], "stream": True, "echo": True, "return_token_ids": True, "logprobs": 1}
    chunks = [event["choices"][0] for event in events_of((await rig.client.post("/v1/completions", json=body)).text)]
    for index, prompt in enumerate(("hi", "yo")):
        mine = [chunk for chunk in chunks if chunk["index"] == index]
        assert "".join(chunk["text"] for chunk in mine) == prompt + "tide"
        assert mine[0]["prompt_token_ids"] == [BOS, *prompt.encode()]
        assert [token for chunk in mine for token in chunk["token_ids"]] == list(b"tide")
        assert [token for chunk in mine for token in chunk["logprobs"]["tokens"]] == ["<special>", *prompt, *"tide"]


async def test_completion_logprobs_with_echo(rig: Rig) -> None:
    body = {"prompt": "é", "echo": True, "logprobs": 3, "max_tokens": 1}
    choice = (await rig.client.post("/v1/completions", json=body)).json()["choices"][0]
    logprobs = choice["logprobs"]
    assert choice["text"] == "ét"
    assert logprobs["tokens"] == ["<special>", "bytes:\\xc3", "bytes:\\xa9", "t"]
    assert logprobs["text_offset"] == [0, 0, 0, 1]
    assert logprobs["token_logprobs"] == [None, -0.5, -0.5, -0.5]
    assert logprobs["top_logprobs"][0] is None
    assert logprobs["top_logprobs"][3] == {"t": -0.5, "A": -1.5, "bytes:\\xe2": -9999.0}


@pytest.mark.parametrize("stream", [False, True])
async def test_scoring_generates_nothing(rig: Rig, stream: bool) -> None:
    body = {"prompt": "hi", "echo": True, "max_tokens": 0, "logprobs": 0, "stream": stream}
    answer = await rig.client.post("/v1/completions", json=body)
    choices = [event["choices"][0] for event in events_of(answer.text)] if stream else answer.json()["choices"]
    assert "".join(choice["text"] for choice in choices) == "hi"
    assert choices[0]["logprobs"]["tokens"] == ["<special>", "h", "i"] and choices[-1]["finish_reason"] == "length"
    if not stream:
        assert answer.json()["usage"]["completion_tokens"] == 0


async def test_chat(rig: Rig) -> None:
    messages = [{"role": "developer", "content": "be"}, {"role": "user", "content": [{"type": "text", "text": "hi"}]}]
    body = {"messages": messages, "logprobs": True, "top_logprobs": 2, "max_completion_tokens": 1, "max_tokens": 3}
    answer = (await rig.client.post("/v1/chat/completions", json=body)).json()
    assert answer["object"] == "chat.completion" and answer["id"].startswith("chatcmpl-")
    choice = answer["choices"][0]
    assert choice["message"] == {"role": "assistant", "content": "t", "refusal": None}
    assert choice["finish_reason"] == "length"
    entry = {"token": "t", "logprob": -0.5, "bytes": [116]}
    other = {"token": "A", "logprob": -1.5, "bytes": [65]}
    assert choice["logprobs"]["content"] == [{**entry, "top_logprobs": [entry, other]}]
    assert bytes(rig.frontend.generations[0].prompt_tokens[1:].tolist()) == b"<system>be<user>hi<assistant>"


async def test_chat_stream(rig: Rig) -> None:
    body = {"messages": [{"role": "user", "content": "hi"}], "stream": True, "return_token_ids": True}
    events = events_of((await rig.client.post("/v1/chat/completions", json=body)).text)
    assert events[0]["choices"][0]["delta"] == {"role": "assistant", "content": ""}
    assert events[0]["prompt_token_ids"][0] == BOS and events[0]["object"] == "chat.completion.chunk"
    deltas = [event["choices"][0] for event in events[1:]]
    assert "".join(delta["delta"]["content"] for delta in deltas) == "tide"
    assert [delta["finish_reason"] for delta in deltas] == [None, None, None, "stop"]
    assert all("usage" not in event for event in events)


@pytest.mark.parametrize(("outcome", "status"), [("rejected", 429), ("unavailable", 503), ("failed", 500)])
async def test_failure_before_the_first_token_has_a_status(rig: Rig, outcome: str, status: int) -> None:
    rig.frontend.outcome = outcome
    for stream in (False, True):
        answer = await rig.client.post("/v1/completions", json={"prompt": "hi", "stream": stream})
        assert answer.status_code == status
        assert ("retry-after" in answer.headers) == (status in (429, 503))
        assert answer.json()["error"]["message"]


@pytest.mark.parametrize("prompt", ["hi", ["hi", "yo"]])
async def test_failure_in_a_stream_is_an_event(rig: Rig, prompt: Any) -> None:
    rig.frontend.outcome, rig.frontend.fail_after, rig.frontend.message = "failed", 2, "gave up"
    answer = await rig.client.post("/v1/completions", json={"prompt": prompt, "stream": True})
    *_, last = events_of(answer.text)
    assert answer.status_code == 200 and last["error"]["message"] == "gave up"


@pytest.mark.parametrize("stream", [False, True])
@pytest.mark.parametrize("prompt", ["hi", ["hi", "yo"]])
async def test_disconnect_aborts(rig: Rig, stream: bool, prompt: Any) -> None:
    rig.frontend.gate = asyncio.Event()  # never set: only the abort ends the request
    body = json.dumps({"prompt": prompt, "stream": stream}).encode()
    messages = [{"type": "http.request", "body": body}]
    is_gone = asyncio.Event()
    sent = asyncio.Event()

    async def receive() -> dict[str, Any]:
        if messages:
            return messages.pop()
        await is_gone.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.set()

    scope = {
        "type": "http",
        "method": "POST",
        "path": "/v1/completions",
        "raw_path": b"/v1/completions",
        "headers": [],
        "query_string": b"",
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 8000),
        "scheme": "http",
        "root_path": "",
    }
    task = asyncio.create_task(rig.app(scope, receive, send))
    while len(rig.frontend.generations) < (1 if prompt == "hi" else 2):
        await asyncio.sleep(0)
    if stream:
        await sent.wait()
    is_gone.set()
    await asyncio.wait_for(task, 10)
    assert all(generation.is_aborted.is_set() for generation in rig.frontend.generations)


async def test_tokenize_and_detokenize(rig: Rig) -> None:
    answer = await rig.client.post("/tokenize", json={"prompt": "hi", "return_token_strs": True})
    assert answer.json() == {
        "count": 3,
        "max_model_len": 512,
        "tokens": [BOS, 104, 105],
        "token_strs": ["<special>", "h", "i"],
    }
    answer = await rig.client.post("/tokenize", json={"prompt": "hi", "add_special_tokens": False})
    assert answer.json()["tokens"] == [104, 105] and answer.json()["token_strs"] is None
    chat = {"messages": [{"role": "user", "content": "x"}], "add_generation_prompt": False}
    assert (await rig.client.post("/tokenize", json=chat)).json()["count"] == 8
    answer = await rig.client.post("/detokenize", json={"tokens": [104, 105]})
    assert answer.json() == {"prompt": "hi"}


async def test_small_routes(rig: Rig) -> None:
    models = (await rig.client.get("/v1/models")).json()
    assert [model["id"] for model in models["data"]] == ["fake", "alias"] and models["data"][0]["max_model_len"] == 512
    assert (await rig.client.get("/version")).json()["version"]
    assert (await rig.client.get("/cluster")).json() == rig.port.cluster()
    listed = await rig.client.get("/cluster/instances")
    assert listed.status_code == 200 and listed.json() == {"instances": rig.port.cluster()["instances"]}
    assert (await rig.client.get("/health")).status_code == 200
    rig.port.is_healthy = False
    assert (await rig.client.get("/health")).status_code == 503


async def test_metrics(rig: Rig) -> None:
    await rig.client.post("/v1/completions", json={"prompt": "hi"})
    text = (await rig.client.get("/metrics")).text
    gateway = 'instance="gateway",model_name="fake",role="gateway"'
    instance = 'instance="0",model_name="fake",role="mixed"'
    for line in (
        f"kvtide:num_requests_running{{{instance}}} 2.0",
        f"kvtide:kv_cache_usage_perc{{{instance}}} 0.5",
        f"kvtide:prompt_tokens_total{{{instance}}} 7.0",
        f"kvtide:kv_leases{{{instance}}} 2.0",
        f"kvtide:time_to_first_token_seconds_count{{{gateway}}} 1.0",
        f"kvtide:inter_token_latency_seconds_count{{{gateway}}} 3.0",
        f"kvtide:e2e_request_latency_seconds_count{{{gateway}}} 1.0",
        f"kvtide:request_prompt_tokens_sum{{{gateway}}} 3.0",
        'kvtide:request_prompt_tokens_bucket{instance="gateway",le="2.0",model_name="fake",role="gateway"} 0.0',
        'kvtide:request_prompt_tokens_bucket{instance="gateway",le="5.0",model_name="fake",role="gateway"} 1.0',
        f"kvtide:request_generation_tokens_sum{{{gateway}}} 4.0",
        'kvtide:kv_transfer_bytes_total{dst="0",mode="by-request",model_name="fake",src="1",transport="shm"} 4096.0',
        'kvtide:kv_transfer_pieces_total{dst="0",mode="by-request",model_name="fake",src="1",transport="shm"} 8.0',
        'kvtide:kv_transfer_seconds_sum{dst="0",mode="by-request",model_name="fake",src="1",transport="shm"} 0.5',
        'kvtide:kv_transfer_seconds_count{dst="0",mode="by-request",model_name="fake",src="1",transport="shm"} 2.0',
        'kvtide:kv_blocks{instance="0",model_name="fake",role="mixed",state="historical",tier="device"} 1.0',
        'kvtide:request_success_total{finished_reason="stop",instance="gateway",model_name="fake",role="gateway"} 1.0',
    ):
        assert line in text
    # Another app in the same process has metrics of its own.
    assert "request_success_total{" not in (await Rig().client.get("/metrics")).text


async def test_chat_template_kwargs_reach_the_template(rig: Rig) -> None:
    body = {
        "messages": [{"role": "user", "content": "hi"}],
        "chat_template_kwargs": {"enable_thinking": False},
        "parallel_tool_calls": True,
    }
    assert (await rig.client.post("/v1/chat/completions", json=body)).status_code == 200
    assert b"<enable_thinking=False>" in bytes(rig.frontend.generations[0].prompt_tokens[1:].tolist())
    del body["parallel_tool_calls"]
    tokens = (await rig.client.post("/tokenize", json=body)).json()["tokens"]
    assert tokens == rig.frontend.generations[0].prompt_tokens.tolist()
