"""What all routes share: the cluster, the text layer, the settings and the metrics."""

import time

from kvtide.base.config import ModelInfo
from kvtide.live.port import ClusterPort
from kvtide.server.errors import ApiError
from kvtide.server.metrics import GatewayMetrics
from kvtide.server.settings import ServerSettings
from kvtide.server.text_port import TextFrontend


class Service:
    """One running server; holds no state of requests."""

    def __init__(self, port: ClusterPort, frontend: TextFrontend, settings: ServerSettings) -> None:
        self.port = port
        self.frontend = frontend
        self.settings = settings
        self.metrics = GatewayMetrics(settings.model_name, port.counters)
        port.on_routed = self.metrics.router_decision.observe
        self.created = int(time.time())

    def check_model(self, name: str | None) -> None:
        """A request may leave out the model; a wrong one is a 404."""
        if name is not None and name not in self.settings.served_model_names:
            raise ApiError(404, f"the model {name[:200]!r} does not exist", "model", "model_not_found")

    def ready_model(self) -> ModelInfo:
        """Return the model, or refuse with 503 while nothing can be served."""
        if not self.port.is_accepting:
            self.metrics.request_rejected("draining")
            raise ApiError(503, "the server is shutting down")
        model = self.port.model
        if model is None:
            self.metrics.request_rejected("unavailable")
            raise ApiError(503, "no instance is ready yet")
        return model
