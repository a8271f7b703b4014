"""What `LLM` takes as a prompt: text, token ids, or vLLM's dictionary of one of the two."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from kvtide.base.errors import RequestError

PlainPrompt = str | Sequence[int]
Prompt = PlainPrompt | Mapping[str, Any]
"""A dictionary is `{"prompt": text}` or `{"prompt_token_ids": [...]}`."""


def as_many(prompts: Prompt | Sequence[Prompt]) -> list[PlainPrompt]:
    """A text, a list of integers or a dictionary is one prompt. Raises RequestError."""
    if isinstance(prompts, Mapping):
        return [as_plain(prompts)]
    if not isinstance(prompts, Sequence) or isinstance(prompts, bytes):
        raise RequestError("prompts must be text, token ids, or a list of such", "prompts")
    if isinstance(prompts, str) or (prompts and isinstance(prompts[0], int)):
        return [cast(PlainPrompt, prompts)]
    return [as_plain(prompt) for prompt in cast(Sequence[Prompt], prompts)]


def as_plain(prompt: Prompt) -> PlainPrompt:
    """What a dictionary holds; anything else is left to `Frontend.build`. Raises RequestError."""
    if not isinstance(prompt, Mapping):
        return prompt
    match dict(prompt):
        case {"prompt": str(text), **others} if not others:
            return text
        case {"prompt_token_ids": list() | tuple() as tokens, **others} if not others:
            return tokens
    shown = ", ".join(repr(key)[:40] for key in list(prompt)[:8])
    raise RequestError(
        "a prompt that is a dictionary is {'prompt': text} or {'prompt_token_ids': [...]}, and has nothing else; "
        f"this one has {shown or 'nothing'}",
        "prompts",
    )
