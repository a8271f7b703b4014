"""Asks a cluster of this process, below its HTTP server."""

from reference_conversations import Reply

from kvtide.base.sampling_params import SamplingParams
from kvtide.live.frontend import Frontend, GenerateOptions
from kvtide.live.outputs import collect


class ClusterAsker:
    """Asks a cluster in this process, piece by piece or whole."""

    def __init__(self, frontend: Frontend, stream: bool) -> None:
        self._frontend = frontend
        self._stream = stream

    async def ask(self, prompt: list[int], messages: list[dict[str, str]] | None, max_tokens: int) -> Reply:
        frontend = self._frontend
        options = GenerateOptions(params=SamplingParams(temperature=0.0, max_tokens=max_tokens, ignore_eos=True))
        if messages is None:
            generation = await frontend.complete(prompt, options)
        else:
            generation = await frontend.chat(messages, options)
        if self._stream:
            tokens = [token async for piece in generation for token in piece.tokens]
            generation.raise_for_outcome()
        else:
            tokens = (await collect(generation, None, frontend.tokenizer)).outputs[0].token_ids
        return Reply(tokens, generation.usage.prompt_tokens, generation.usage.cached_tokens)
