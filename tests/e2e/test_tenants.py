"""Whose cache is whose: API keys, `cache_salt` and `shared_prefix` over prefill and decode instances."""

from collections.abc import Iterator

import openai
import pytest
from server_process import ServerProcess, wait_for

BLOCK = 16
TEMPLATE = (
    "{% for m in messages %}<{{ m.role }}> {{ m.content }}{% endfor %}{% if add_generation_prompt %}<a>{% endif %}"
)


@pytest.fixture(scope="module")
def server() -> Iterator[ServerProcess]:
    flags = ("--instances", "1P1D", "--api-key", "red", "--api-key", "blue", "--chat-template", TEMPLATE)
    server = ServerProcess(*flags)
    yield server
    server.close()


def cached(server: ServerProcess, key: str, first: int, **fields: object) -> int:
    """Prompt tokens of a 100-token prompt that were found in the cache."""
    client = openai.OpenAI(base_url=server.url + "/v1", api_key=key, timeout=120, max_retries=0)
    answer = client.completions.create(
        model="tiny",
        prompt=[first, *range(100, 199)],
        max_tokens=2,
        temperature=0.0,
        extra_body={"ignore_eos": True, **fields},
    )
    assert answer.usage is not None and answer.usage.prompt_tokens_details is not None
    return answer.usage.prompt_tokens_details.cached_tokens or 0


def test_keys_are_namespaces(server: ServerProcess) -> None:
    assert cached(server, "red", 1) == 0
    assert cached(server, "red", 1) == 96
    assert cached(server, "blue", 1) == 0


def test_salts_are_namespaces_within_a_key(server: ServerProcess) -> None:
    assert cached(server, "red", 2, cache_salt="a") == 0
    assert cached(server, "red", 2, cache_salt="b") == 0
    assert cached(server, "red", 2) == 0
    assert cached(server, "blue", 2, cache_salt="a") == 0
    assert cached(server, "red", 2, cache_salt="a") == 96


def test_a_shared_prefix_is_everybodys_and_the_rest_is_not(server: ServerProcess) -> None:
    assert cached(server, "red", 3, shared_prefix=40) == 0
    assert cached(server, "blue", 3, shared_prefix=40) == 2 * BLOCK, "whole blocks of the first 40 tokens"
    assert cached(server, "red", 3, shared_prefix=40) == 96
    assert cached(server, "blue", 3, shared_prefix=40) == 96, "now also its own"
    assert cached(server, "blue", 3) == 0, "who does not say so shares nothing"


def test_leading_messages_of_a_chat_can_be_shared(server: ServerProcess) -> None:
    rules = {"role": "system", "content": "Answer in the words of the harbour master, briefly, and never about wind."}

    def ask(key: str, question: str) -> int:
        client = openai.OpenAI(base_url=server.url + "/v1", api_key=key, timeout=120, max_retries=0)
        answer = client.chat.completions.create(
            model="tiny",
            messages=[rules, {"role": "user", "content": question}],  # type: ignore[list-item]
            max_tokens=2,
            temperature=0.0,
            extra_body={"ignore_eos": True, "shared_prefix": 1},
        )
        assert answer.usage is not None and answer.usage.prompt_tokens_details is not None
        return answer.usage.prompt_tokens_details.cached_tokens or 0

    assert ask("red", "When is high water?") == 0
    shared = ask("blue", "Is the pier open?")
    assert shared >= len(rules["content"]) // BLOCK * BLOCK and shared % BLOCK == 0


def test_nothing_is_held_afterwards(server: ServerProcess) -> None:
    def is_quiet() -> bool:
        client = openai.OpenAI(base_url=server.url, api_key="red")
        instances = client.get("/cluster", cast_to=dict)["instances"]  # type: ignore[type-var, index]
        states = [instance["blocks"].get("device") for instance in instances]  # None before an instance's first report
        return all(state and state["active"] == state["leased"] == state["quarantined"] == 0 for state in states)

    wait_for(is_quiet, "blocks given back")
