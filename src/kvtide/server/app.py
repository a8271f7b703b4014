"""The application: routes, the edge around them, and errors that no route raised."""

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kvtide.base.version import version
from kvtide.live.port import ClusterPort
from kvtide.server.administration import Administration
from kvtide.server.edge import Edge
from kvtide.server.errors import ApiError
from kvtide.server.generate import ChatCompletions, Completions
from kvtide.server.routes import Routes
from kvtide.server.service import Service
from kvtide.server.settings import ServerSettings
from kvtide.server.text_port import TextFrontend

_MAX_SHOWN_PATH_CHARS = 200


def create_app(port: ClusterPort, frontend: TextFrontend, settings: ServerSettings) -> FastAPI:
    """Return the ASGI application that serves `port` to OpenAI clients (interface.md, "HTTP").

    The routes are plain ASGI below FastAPI: bodies are checked field by field, so that every error has OpenAI's
    shape, and streams are written without a model in between.
    """
    service = Service(port, frontend, settings)
    routes = Routes(service)
    administration = Administration(service)
    app = FastAPI(
        title="kvtide",
        version=version(),
        openapi_url=None,
        redirect_slashes=False,
        middleware=[Middleware(Edge, settings=settings)],
        exception_handlers={HTTPException: _http_error, Exception: _internal_error},
        routes=[
            Route("/health", routes.health),
            Route("/v1/models", routes.models),
            Route("/v1/models/{model:path}", routes.model),
            Route("/v1/completions", Completions(service), methods=["POST"]),
            Route("/v1/chat/completions", ChatCompletions(service), methods=["POST"]),
            Route("/tokenize", routes.tokenize, methods=["POST"]),
            Route("/detokenize", routes.detokenize, methods=["POST"]),
            Route("/version", routes.version),
            Route("/metrics", routes.metrics),
            Route("/cluster", routes.cluster),
            Route("/cluster/instances", routes.instances),
            Route("/cluster/instances", administration.add, methods=["POST"]),
            Route("/cluster/instances/{instance}", administration.drain, methods=["DELETE"]),
            Route("/cluster/instances/{instance}", administration.change, methods=["PATCH"]),
        ],
    )
    app.state.service = service
    return app


async def _http_error(request: Request, error: Exception) -> Response:
    """Unknown paths and methods."""
    assert isinstance(error, HTTPException)
    message, path = error.detail, ascii(request.scope["path"][:_MAX_SHOWN_PATH_CHARS])
    if error.status_code == 404:
        message = f"there is no route {path}"
    elif error.status_code == 405:
        message = f"{request.method[:16]} is not allowed on {path}"
    return _response(ApiError(error.status_code, message), dict(error.headers or {}))


async def _internal_error(_request: Request, _error: Exception) -> Response:
    """A bug of ours; the server logs it with its traceback."""
    return _response(ApiError(500, "internal error"), {})


def _response(error: ApiError, headers: dict[str, str]) -> Response:
    return Response(
        error.body, status_code=error.status, media_type="application/json", headers={**headers, **error.headers}
    )
