"""What the HTTP edge is told at start; frozen, checked once."""

from typing import Any

import msgspec

from kvtide.base.errors import ConfigError
from kvtide.base.serve_config import check_api_keys

DEFAULT_MAX_BODY_BYTES = 32 << 20


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """Settings of the HTTP edge.

    `served_model_names`: names that requests may use; the first is the one that answers carry.
    `api_keys`: every route but /health asks for one of them; each is a cache namespace of its own. Empty: open.
    `host`: the address that the server binds, one of the names that administration requests may give as Host.
    `max_body_bytes`: a longer body is a 413. `body_timeout_s`: a client that sends its body slower gets a 408.
    `max_prompts`: prompts in one completions request. `sampling_defaults`: values of sampling fields that a request
    leaves out, where they differ from OpenAI's. Raises ConfigError.
    """

    served_model_names: tuple[str, ...]
    api_keys: tuple[str, ...] = ()
    host: str = "127.0.0.1"
    max_body_bytes: int = DEFAULT_MAX_BODY_BYTES
    body_timeout_s: float = 60.0
    max_prompts: int = 128
    sampling_defaults: dict[str, Any] = {}

    def __post_init__(self) -> None:
        if not self.served_model_names or not all(self.served_model_names):
            raise ConfigError("--served-model-name needs at least one name that is not empty")
        check_api_keys(self.api_keys)
        if self.max_body_bytes < 1 or self.body_timeout_s <= 0 or self.max_prompts < 1:
            raise ConfigError("limits of the server must be positive")

    @property
    def model_name(self) -> str:
        """The name that answers carry."""
        return self.served_model_names[0]
