"""The other routes: health, models, tokenization, version, metrics, and the cluster."""

from typing import Any

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import Response

from kvtide.base.errors import RequestError
from kvtide.base.version import version
from kvtide.server.asgi import read_body
from kvtide.server.errors import ApiError
from kvtide.server.fields import Fields, parse_object
from kvtide.server.known import MAX_LABEL_CHARS
from kvtide.server.parse import check_token_ids, content_chars, parse_messages, parse_template_kwargs
from kvtide.server.service import Service

_TOKENIZE_FIELDS = frozenset(
    [
        "model",
        "prompt",
        "messages",
        "add_special_tokens",
        "add_generation_prompt",
        "return_token_strs",
        "user",
        "chat_template_kwargs",
    ]
)
_TOKENIZE_UNSUPPORTED: dict[str, tuple[Any, ...]] = {
    "chat_template": (),
    "continue_final_message": (False,),
    "mm_processor_kwargs": (),
    "tools": ([],),
}


class Routes:
    """Endpoints that answer at once."""

    def __init__(self, service: Service) -> None:
        self._service = service

    async def health(self, _request: Request) -> Response:
        """200 only while every needed role makes progress."""
        port = self._service.port
        if not port.is_accepting:
            raise ApiError(503, "the server is shutting down")
        if not port.is_healthy:
            raise ApiError(503, port.unready or "not every needed role makes progress")
        return Response()

    async def models(self, _request: Request) -> Response:
        names = self._service.settings.served_model_names
        return _json({"object": "list", "data": [self._model_entry(name) for name in names]})

    async def model(self, request: Request) -> Response:
        """The entry of one; its name may have slashes."""
        name: str = request.path_params["model"]
        self._service.check_model(name)
        return _json(self._model_entry(name))

    def _model_entry(self, name: str) -> dict[str, Any]:
        service = self._service
        model = service.port.model
        return {
            "id": name,
            "object": "model",
            "created": service.created,
            "owned_by": "kvtide",
            "root": service.settings.model_name,
            "parent": None,
            "max_model_len": None if model is None else model.max_model_len,
        }

    async def version(self, _request: Request) -> Response:
        return _json({"version": version()})

    async def metrics(self, _request: Request) -> Response:
        return Response(self._service.metrics.render(), media_type=CONTENT_TYPE_LATEST)

    async def cluster(self, _request: Request) -> Response:
        return _json(self._service.port.cluster())

    async def instances(self, _request: Request) -> Response:
        """The part of /cluster that a client of POST /cluster/instances looks for."""
        return _json({"instances": self._service.port.cluster()["instances"]})

    async def tokenize(self, request: Request) -> Response:
        """Answer `{"count", "max_model_len", "tokens", "token_strs"}` for a prompt or a chat."""
        service = self._service
        fields = Fields(parse_object(await read_body(request.scope, request.receive, service.settings)))
        fields.refuse(_TOKENIZE_UNSUPPORTED)
        fields.warn_unknown(_TOKENIZE_FIELDS | set(_TOKENIZE_UNSUPPORTED))
        service.check_model(fields.text("model", MAX_LABEL_CHARS))
        wants_strings = fields.boolean("return_token_strs")
        messages = fields.array("messages")
        prompt = fields.text("prompt", service.settings.max_body_bytes)
        if (messages is None) == (prompt is None):
            raise RequestError("exactly one of prompt and messages is needed", "prompt")
        if messages is not None:
            add_generation_prompt = fields.boolean("add_generation_prompt", True)
            chat = parse_messages(messages)
            await service.check_text(content_chars(chat), "messages")
            tokens = await service.frontend.encode_chat(chat, add_generation_prompt, parse_template_kwargs(fields))
        else:
            if fields.mapping("chat_template_kwargs"):
                raise RequestError("chat_template_kwargs needs messages", "chat_template_kwargs")
            await service.check_text(len(prompt or ""), "prompt")
            tokens = await service.frontend.encode(prompt or "", fields.boolean("add_special_tokens", True))
        names = [service.frontend.token_bytes(token).decode("utf-8", "replace") for token in tokens]
        model = service.port.model
        return _json(
            {
                "count": len(tokens),
                "max_model_len": None if model is None else model.max_model_len,
                "tokens": list(tokens),
                "token_strs": names if wants_strings else None,
            }
        )

    async def detokenize(self, request: Request) -> Response:
        """Answer `{"prompt"}` for token ids."""
        service = self._service
        fields = Fields(parse_object(await read_body(request.scope, request.receive, service.settings)))
        fields.warn_unknown(("model", "tokens"))
        service.check_model(fields.text("model", MAX_LABEL_CHARS))
        tokens = fields.array("tokens")
        if tokens is None:
            raise RequestError("tokens is missing", "tokens")
        if set(map(type, tokens)) - {int}:
            raise RequestError("tokens must be an array of token ids", "tokens")
        check_token_ids(tokens, service.ready_model().vocab_size, "tokens")
        return _json({"prompt": service.frontend.decode(tokens, False)})


def _json(value: Any) -> Response:
    return Response(msgspec.json.encode(value), media_type="application/json")
