"""The API as clients meet it: real processes, a real socket, the openai package."""

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import openai
import pytest
from server_process import ServerProcess, wait_for

KEY, OTHER_KEY = "first-key", "second-key"
TEMPLATE = "{% for m in messages %}[{{ m.role }}]{{ m.content }}{% endfor %}[assistant]"
GREEDY: dict[str, Any] = {"temperature": 0.0, "extra_body": {"ignore_eos": True}}


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The base URL of `kvtide serve tiny`, shared by all tests here; it must end quietly at SIGTERM."""
    folder: Path = tmp_path_factory.mktemp("api")
    template = folder / "chat.jinja"
    template.write_text(TEMPLATE)
    server = ServerProcess(
        "--api-key", KEY, "--api-key", OTHER_KEY, "--chat-template", str(template), "--log-level", "warning"
    )
    try:
        yield server.url
        server.signal(signal.SIGTERM)
        assert server.wait() == 0
    finally:
        server.close()


@pytest.fixture(scope="module")
def client(url: str) -> Iterator[openai.OpenAI]:
    with openai.OpenAI(base_url=f"{url}/v1", api_key=KEY, max_retries=0, timeout=60) as opened:
        yield opened


def cluster(url: str) -> dict[str, Any]:
    return dict(httpx.get(f"{url}/cluster", timeout=60, headers={"Authorization": f"Bearer {KEY}"}).json())


def wait_until_idle(url: str) -> dict[str, int]:
    """Return the instance's device blocks once nothing runs and nothing is active."""

    def idle_blocks() -> dict[str, int] | None:
        (instance,) = cluster(url)["instances"]
        device = instance["blocks"].get("device")
        if device is None or instance["running"] or instance["waiting"] or device["active"]:
            return None
        return dict(device)

    return dict(wait_for(idle_blocks, "an idle instance"))


def test_models_and_health(url: str, client: openai.OpenAI) -> None:
    assert [model.id for model in client.models.list()] == ["tiny"]
    assert httpx.get(f"{url}/health", timeout=60).status_code == 200
    assert httpx.get(f"{url}/v1/models", timeout=60).status_code == 401
    state = cluster(url)
    assert state["model"] == "tiny" and state["instances"][0]["state"] == "ready"


def test_a_stream_says_what_a_whole_answer_says(client: openai.OpenAI) -> None:
    whole = client.completions.create(model="tiny", prompt="The tide", max_tokens=24, **GREEDY)
    chunks = list(
        client.completions.create(
            model="tiny",
            prompt="The tide",
            max_tokens=24,
            stream=True,
            stream_options={"include_usage": True},
            **GREEDY,
        )
    )
    assert "".join(chunk.choices[0].text for chunk in chunks if chunk.choices) == whole.choices[0].text
    reasons = [chunk.choices[0].finish_reason for chunk in chunks if chunk.choices]
    assert reasons[-1] == whole.choices[0].finish_reason == "length" and not any(reasons[:-1])
    assert chunks[-1].choices == [] and chunks[-1].usage is not None and whole.usage is not None
    assert chunks[-1].usage.completion_tokens == whole.usage.completion_tokens == 24
    assert whole.usage.prompt_tokens == len("The tide")


def test_chat(client: openai.OpenAI) -> None:
    messages: Any = [{"role": "system", "content": "Be wet."}, {"role": "user", "content": "Tide?"}]
    asked: dict[str, Any] = {"model": "tiny", "messages": messages, "max_completion_tokens": 12, **GREEDY}
    whole = client.chat.completions.create(logprobs=True, top_logprobs=3, **asked)
    choice = whole.choices[0]
    assert choice.message.role == "assistant" and choice.finish_reason == "length"
    assert choice.logprobs is not None and choice.logprobs.content is not None
    assert len(choice.logprobs.content) == 12
    assert all(len(entry.top_logprobs) == 3 for entry in choice.logprobs.content)
    assert all(entry.logprob == max(top.logprob for top in entry.top_logprobs) for entry in choice.logprobs.content)
    chunks = list(client.chat.completions.create(stream=True, **asked))
    assert chunks[0].choices[0].delta.role == "assistant"
    assert "".join(chunk.choices[0].delta.content or "" for chunk in chunks) == choice.message.content


def test_tokens_seed_and_n(client: openai.OpenAI) -> None:
    def ask(seed: int) -> list[list[int]]:
        answer = client.completions.create(
            model="tiny",
            prompt=[72, 105],
            n=3,
            seed=seed,
            max_tokens=8,
            temperature=1.0,
            extra_body={"ignore_eos": True, "return_token_ids": True},
        )
        assert [choice.index for choice in answer.choices] == [0, 1, 2]
        assert all(choice.prompt_token_ids == [72, 105] for choice in answer.choices)  # type: ignore[attr-defined]
        return [choice.token_ids for choice in answer.choices]  # type: ignore[attr-defined]

    first = ask(1)
    assert first == ask(1) != ask(2)
    assert len({tuple(tokens) for tokens in first}) > 1 and all(len(tokens) == 8 for tokens in first)


def test_several_prompts_are_numbered_in_order(client: openai.OpenAI) -> None:
    prompts = ["one", "two", "three"]
    alone = [
        client.completions.create(model="tiny", prompt=prompt, max_tokens=6, **GREEDY).choices[0].text
        for prompt in prompts
    ]
    together = client.completions.create(model="tiny", prompt=prompts, max_tokens=6, echo=True, **GREEDY)
    assert [choice.text for choice in together.choices] == [p + t for p, t in zip(prompts, alone, strict=True)]


def test_stop_string_never_shows(client: openai.OpenAI) -> None:
    asked: dict[str, Any] = {"model": "tiny", "prompt": "Hello there", "max_tokens": 64, **GREEDY}
    text = client.completions.create(**asked).choices[0].text
    # Take a stop from the middle of what the model says, long enough to span tokens.
    stop = next(text[i : i + 2] for i in range(10, len(text) - 2) if text.index(text[i : i + 2]) == i)
    whole = client.completions.create(stop=[stop], **asked).choices[0]
    assert whole.text == text[: text.index(stop)] and whole.finish_reason == "stop"
    chunks = list(client.completions.create(stop=[stop], stream=True, **asked))
    assert "".join(chunk.choices[0].text for chunk in chunks) == whole.text
    assert chunks[-1].choices[0].finish_reason == "stop"


def test_scoring_and_logprobs(client: openai.OpenAI) -> None:
    asked: dict[str, Any] = {"model": "tiny", "prompt": "ebb and flow", "echo": True, "logprobs": 2, **GREEDY}
    scored = client.completions.create(max_tokens=0, **asked).choices[0]
    continued = client.completions.create(max_tokens=4, **asked).choices[0]
    assert scored.text == "ebb and flow" and scored.logprobs is not None and continued.logprobs is not None
    assert scored.logprobs.tokens == list("ebb and flow") and scored.logprobs.text_offset == list(range(12))
    values = scored.logprobs.token_logprobs
    assert values is not None and continued.logprobs.token_logprobs is not None
    assert values[0] is None and all(value < 0 for value in values[1:])
    assert continued.logprobs.token_logprobs[1:12] == pytest.approx(values[1:], abs=1e-4)
    assert len(continued.logprobs.token_logprobs) == 16


def test_cached_tokens_tell_the_truth(url: str, client: openai.OpenAI) -> None:
    def cached(key: str, **extra: Any) -> int:
        with openai.OpenAI(base_url=f"{url}/v1", api_key=key, max_retries=0) as mine:
            answer = mine.completions.create(
                model="tiny", prompt="k" * 100, max_tokens=1, extra_body={"ignore_eos": True, **extra}
            )
        assert answer.usage is not None and answer.usage.prompt_tokens_details is not None
        return answer.usage.prompt_tokens_details.cached_tokens or 0

    assert cached(KEY) == 0
    assert cached(KEY) == 96  # floor((100 - 1) / 16) * 16
    assert cached(OTHER_KEY) == 0  # each key is a namespace of its own
    assert cached(KEY, cache_salt="a") == 0
    assert cached(KEY, cache_salt="a") == 96


@pytest.mark.parametrize(
    ("extra", "error", "field"),
    [
        ({"prompt": ""}, openai.BadRequestError, "prompt"),
        ({"prompt": "x" * 20_000}, openai.BadRequestError, "prompt"),
        ({"prompt": [264]}, openai.BadRequestError, "prompt"),
        ({"max_tokens": 20_000}, openai.BadRequestError, "max_tokens"),
        ({"temperature": 3.0}, openai.BadRequestError, "temperature"),
        ({"logit_bias": {"264": 1}}, openai.BadRequestError, "logit_bias"),
        ({"n": 1000}, openai.BadRequestError, "n"),
        ({"suffix": "s"}, openai.BadRequestError, "suffix"),
        ({"extra_body": {"guided_regex": "a"}}, openai.BadRequestError, "guided_regex"),
        ({"model": "gpt"}, openai.NotFoundError, "model"),
    ],
)
@pytest.mark.parametrize("stream", [False, True])
def test_errors(client: openai.OpenAI, extra: dict[str, Any], error: Any, field: str, stream: bool) -> None:
    with pytest.raises(error) as caught:
        client.completions.create(**{"model": "tiny", "prompt": "hi", "stream": stream, **extra})
    assert caught.value.param == field and caught.value.code
    if extra.get("prompt") == "x" * 20_000:
        assert "20000" in caught.value.message.replace(",", "") and "16384" in caught.value.message.replace(",", "")


def test_a_wrong_key(url: str) -> None:
    stranger = openai.OpenAI(base_url=f"{url}/v1", api_key="no", max_retries=0)
    with stranger, pytest.raises(openai.AuthenticationError):
        stranger.models.list()


def test_an_oversized_body(url: str) -> None:
    answer = httpx.post(
        f"{url}/v1/completions", content=b" " * (33 << 20), headers={"Authorization": f"Bearer {KEY}"}, timeout=60
    )
    assert answer.status_code == 413 and answer.json()["error"]["code"] == "request_too_large"


def test_tokenize_and_metrics(url: str) -> None:
    headers = {"Authorization": f"Bearer {KEY}"}
    answer = httpx.post(f"{url}/tokenize", json={"prompt": "hé"}, headers=headers, timeout=60).json()
    assert answer["tokens"] == [104, 195, 169] and answer["max_model_len"] == 16384
    back = httpx.post(f"{url}/detokenize", json={"tokens": answer["tokens"]}, headers=headers, timeout=60).json()
    assert back["prompt"] == "hé"
    text = httpx.get(f"{url}/metrics", timeout=60, headers=headers).text
    assert 'kvtide:num_requests_running{instance="0",model_name="tiny",role="mixed"}' in text
    assert "kvtide:time_to_first_token_seconds_bucket{" in text


def test_256_streams_at_once(url: str) -> None:
    async def one(flood: openai.AsyncOpenAI, number: int) -> tuple[int, str | None]:
        stream = await flood.completions.create(
            model="tiny",
            prompt=f"client {number}",
            max_tokens=16,
            stream=True,
            stream_options={"include_usage": True},
            **GREEDY,
        )
        num_tokens, reason = 0, None
        async for chunk in stream:
            if chunk.choices:
                reason = chunk.choices[0].finish_reason or reason
            if chunk.usage is not None:
                num_tokens = chunk.usage.completion_tokens
        return num_tokens, reason

    async def all_of_them() -> list[tuple[int, str | None]]:
        async with openai.AsyncOpenAI(base_url=f"{url}/v1", api_key=KEY, max_retries=0, timeout=120) as flood:
            return await asyncio.gather(*(one(flood, number) for number in range(256)))

    assert asyncio.run(all_of_them()) == [(16, "length")] * 256
    wait_until_idle(url)


@pytest.mark.parametrize("stream", [True, False])
def test_a_disconnect_frees_the_blocks(url: str, client: openai.OpenAI, stream: bool) -> None:
    before = wait_until_idle(url)
    long: dict[str, Any] = {"model": "tiny", "prompt": "z" * 64, "max_tokens": 16_000, **GREEDY}
    if stream:
        with client.completions.create(stream=True, **long) as answer:
            assert next(iter(answer)).choices
    else:
        with pytest.raises(openai.APITimeoutError):
            client.with_options(timeout=0.5).completions.create(**long)
    after = wait_until_idle(url)
    # It was cut off long before its 16,000 tokens, which take a thousand blocks.
    assert after["historical"] - before["historical"] < 900
    assert after["total"] == after["free"] + after["historical"]
