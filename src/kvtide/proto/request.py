"""A client's request as the cores see it: tokens, no text."""

import msgspec

from kvtide.base.ids import RequestId
from kvtide.base.sampling_params import SamplingParams
from kvtide.proto.tokens import TokenArray, unpack_tokens


class RequestSpec(msgspec.Struct, frozen=True, kw_only=True):
    """One request, everything that decides its tokens.

    `prompt` is packed int32 (`proto.tokens`). `params.seed` is set and `params.max_tokens` is resolved against the
    context length. `stop_token_ids` unites the model's end tokens (unless `ignore_eos`) with the client's; a token
    of it ends a sequence once `min_tokens` were sampled and is part of the output ids but not of the text.
    `salt` names the cache namespace: KV is shared only between equal salts. `shared_prefix_tokens` leading tokens
    may be shared beyond the salt. `priority`: lower first. `arrival_ns` is the driver's clock at submission.
    """

    request: RequestId
    prompt: bytes
    params: SamplingParams
    stop_token_ids: tuple[int, ...] = ()
    salt: str = ""
    shared_prefix_tokens: int = 0
    priority: int = 0
    arrival_ns: int = 0
    session: str = ""

    @property
    def prompt_tokens(self) -> TokenArray:
        return unpack_tokens(self.prompt)

    @property
    def num_prompt_tokens(self) -> int:
        return len(self.prompt) // 4

    @property
    def max_tokens(self) -> int:
        assert self.params.max_tokens is not None, "resolved when the request is submitted"
        return self.params.max_tokens

    @property
    def reads_cache(self) -> bool:
        """Prompt logprobs need logits at every prompt position, so such a request takes no hit."""
        return self.params.prompt_logprobs is None
