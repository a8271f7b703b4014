"""Asks a running server as its users do, with the openai client."""

from typing import Any

import openai
from reference_conversations import Reply


class OpenAIAsker:
    """Asks a server as its users do, streaming or not."""

    def __init__(self, url: str, stream: bool) -> None:
        self._client = openai.AsyncOpenAI(base_url=f"{url}/v1", api_key="none", max_retries=0, timeout=120)
        self._stream = stream

    async def ask(self, prompt: list[int], messages: list[dict[str, str]] | None, max_tokens: int) -> Reply:
        common: dict[str, Any] = {
            "model": "tiny",
            "max_tokens": max_tokens,
            "temperature": 0.0,
            "extra_body": {"ignore_eos": True, "return_token_ids": True},
        }
        if self._stream:
            common |= {"stream": True, "stream_options": {"include_usage": True}}
        if messages is None:
            answer = await self._client.completions.create(prompt=prompt, **common)
        else:
            answer = await self._client.chat.completions.create(messages=messages, **common)
        parts = [part async for part in answer] if self._stream else [answer]
        tokens = [
            token for part in parts for choice in part.choices for token in getattr(choice, "token_ids", ()) or ()
        ]
        usage = parts[-1].usage
        assert usage.completion_tokens == len(tokens) == max_tokens
        details = usage.prompt_tokens_details
        return Reply(tokens, usage.prompt_tokens, details.cached_tokens if details is not None else 0)

    async def close(self) -> None:
        await self._client.close()
