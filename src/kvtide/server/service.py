"""What all routes share: the cluster, the text layer, the settings and the metrics."""

import asyncio
import time

from kvtide.base.config import ModelInfo
from kvtide.base.errors import RequestError
from kvtide.live.port import ClusterPort
from kvtide.server.errors import ApiError
from kvtide.server.metrics import GatewayMetrics
from kvtide.server.settings import ServerSettings
from kvtide.server.text_port import TextFrontend

SHORT_TEXT_CHARS = 1 << 20
"""Texts up to here are tokenized without a look at their length: a matter of seconds and megabytes at worst."""


class Service:
    """One running server; holds no state of requests."""

    def __init__(self, port: ClusterPort, frontend: TextFrontend, settings: ServerSettings) -> None:
        self.port = port
        self.frontend = frontend
        self.settings = settings
        self.metrics = GatewayMetrics(settings.model_name, port.counters)
        port.on_routed = self.metrics.router_decision.observe
        self.created = int(time.time())
        self._longest_token_bytes: int | None = None

    def check_model(self, name: str | None) -> None:
        """A request may leave out the model; a wrong one is a 404 that names what is served."""
        if name is not None and name not in self.settings.served_model_names:
            served = ", ".join(map(repr, self.settings.served_model_names))
            message = f"the model {name[:200]!r} does not exist; served here: {served}"
            raise ApiError(404, message, "model", "model_not_found")

    def ready_model(self) -> ModelInfo:
        """Return the model, or refuse with 503 while nobody knows it: before the first instance is ready. Once it is
        known, the cluster decides whether a request is served, waits, or is refused."""
        if not self.port.is_accepting:
            self.metrics.request_rejected("draining")
            raise ApiError(503, "the server is shutting down")
        model = self.port.model
        if model is None:
            self.metrics.request_rejected("unavailable")
            raise ApiError(503, self.port.unready or "no instance is ready yet")
        return model

    async def check_text(self, num_chars: int, field: str) -> None:
        """Refuse a text that cannot fit whatever its tokens are, before it is tokenized for minutes and gigabytes.

        No token stands for more characters than the longest one has bytes.
        """
        model = self.port.model
        if num_chars <= SHORT_TEXT_CHARS or model is None:
            return
        if self._longest_token_bytes is None:
            token_bytes = self.frontend.token_bytes
            self._longest_token_bytes = await asyncio.to_thread(
                lambda: max(len(token_bytes(token)) for token in range(model.vocab_size))
            )
        at_least = num_chars // max(1, self._longest_token_bytes)
        if at_least >= model.max_model_len:
            raise RequestError(
                f"{field} has {num_chars} characters, at least {at_least} tokens, but prompt and output together "
                f"may have at most {model.max_model_len}",
                field,
            )
