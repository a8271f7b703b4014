"""What the server needs of the text layer: text in, pieces of text out. `live.frontend.Frontend` is the real one."""

from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from kvtide.base.sampling_params import SamplingParams
from kvtide.proto.client import RequestEnded
from kvtide.proto.executor import TokenLogprob
from kvtide.proto.tokens import TokenArray
from kvtide.text.detokenizer import TokenText


class AskOptions(msgspec.Struct, frozen=True, kw_only=True):
    """Everything of a request beside its prompt. `salt` is the cache namespace (RequestSpec.salt).

    `shared_prefix` counts leading tokens of a prompt, leading messages of a chat, and may not exceed them.
    """

    params: SamplingParams
    salt: str = ""
    shared_prefix: int = 0
    priority: int = 0
    session: str = ""
    chat_template_kwargs: Mapping[str, Any] = {}


class Piece(Protocol):
    """New output of sequence `index` (live.generation.Piece). `text` lags behind `tokens` where it could still become
    a stop string; `logprobs` and `token_texts` (where logprobs were asked for) belong to `tokens` one by one."""

    @property
    def index(self) -> int: ...
    @property
    def text(self) -> str: ...
    @property
    def tokens(self) -> Sequence[int]: ...
    @property
    def logprobs(self) -> Sequence[TokenLogprob]: ...
    @property
    def token_texts(self) -> Sequence[TokenText]: ...
    @property
    def stop_reason(self) -> str | int | None: ...
    @property
    def finish_reason(self) -> str | None: ...


class Generation(Protocol):
    """One running request. Iterating yields pieces and stops when it ended, however it did: see `ended`."""

    @property
    def prompt_tokens(self) -> TokenArray: ...
    @property
    def prompt_logprobs(self) -> Sequence[TokenLogprob]:
        """Complete before the first piece comes: those of prompt tokens 1, 2, ..."""

    @property
    def ended(self) -> RequestEnded | None:
        """The terminal event, once the iteration stopped."""

    def __aiter__(self) -> AsyncIterator[Piece]: ...
    async def __anext__(self) -> Piece: ...
    def abort(self) -> None: ...


Messages = Sequence[dict[str, Any]]
"""Chat messages with `role` and `content`."""


class TextFrontend(Protocol):
    """Turns text into requests. Everything raises RequestError, naming the client's field, for what is wrong."""

    async def complete(self, prompt: str | Sequence[int], options: AskOptions) -> Generation: ...
    async def chat(self, messages: Messages, options: AskOptions) -> Generation: ...
    async def encode(self, prompt: str, add_special_tokens: bool = True) -> Sequence[int]: ...
    async def encode_chat(
        self, messages: Messages, add_generation_prompt: bool = True, kwargs: Mapping[str, Any] = ...
    ) -> Sequence[int]: ...
    def decode(self, tokens: Sequence[int], skip_special_tokens: bool = True) -> str: ...
    def token_bytes(self, token: int) -> bytes:
        """The bytes that a token stands for; those of its name for a special token."""

    def token_text(self, token: int) -> str:
        """A token as OpenAI's logprobs show it: `bytes:\\xe2` where it is not text by itself."""
