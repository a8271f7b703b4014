"""Changing a running cluster: more instances, fewer, other roles. `edge.check_administration` says who may."""

import logging

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from kvtide.base.errors import ConfigError, RequestError
from kvtide.base.ids import InstanceId
from kvtide.kv.pieces import check_parallel
from kvtide.server.asgi import read_body
from kvtide.server.edge import check_administration
from kvtide.server.errors import ApiError
from kvtide.server.fields import Fields, parse_object
from kvtide.server.service import Service

logger = logging.getLogger(__name__)

ROLES = ("mixed", "prefill", "decode")
MAX_COUNT = 64
MAX_TP = 64


class Administration:
    """POST /cluster/instances, DELETE and PATCH /cluster/instances/{id}."""

    def __init__(self, service: Service) -> None:
        self._service = service

    async def add(self, request: Request) -> Response:
        """`{"role", "count", "tp"}` -> 202 `{"instances": [ids]}`: their processes are being started."""
        fields = await self._fields(request, ("role", "count", "tp"))
        role = _role(fields)
        count = fields.integer("count", 1, MAX_COUNT) or 1
        tp = fields.integer("tp", 1, MAX_TP) or 0
        model = self._service.ready_model()
        try:
            check_parallel(model.num_layers, model.num_kv_heads, tp or 1)
        except ConfigError as error:
            raise RequestError(str(error), "tp") from None
        if model.num_heads % (tp or 1):
            raise RequestError(f"tp {tp} does not divide the {model.num_heads} attention heads", "tp")
        if model.mlp_size % (tp or 1):
            raise RequestError(f"tp {tp} does not divide the MLP's width of {model.mlp_size}", "tp")
        logger.info("an administrator adds %d %s instance(s)", count, role)
        try:
            added = await self._service.port.add_instances(role, count, tp)
        except TimeoutError:
            raise ApiError(503, "the supervisor does not answer") from None
        return _accepted({"instances": list(added)})

    async def drain(self, request: Request) -> Response:
        """202 at once; the instance finishes what it has, KV that others pull included, then ends.

        Asking again is harmless: 202 `draining` until it is gone, then `dead` as long as /cluster shows it so.
        """
        check_administration(request.scope, self._service.settings)
        instance = _instance(request)
        try:
            self._service.port.drain_instance(instance)
        except KeyError:
            if self._state(instance) is None:
                raise _unknown(instance) from None
            return _accepted({"id": instance, "state": "dead"})
        logger.info("an administrator drains instance %d", instance)
        return _accepted({"id": instance, "state": "draining"})

    async def change(self, request: Request) -> Response:
        """`{"role"}` -> 200: it has the role from now on and keeps its cache; what runs there goes on."""
        role = _role(await self._fields(request, ("role",)))
        instance = _instance(request)
        state = self._state(instance)
        if state in ("draining", "dead"):
            raise ApiError(409, f"instance {instance} is {state}: only one that is ready can change its role")
        try:
            self._service.port.change_role(instance, role)
        except KeyError:
            raise _unknown(instance) from None
        except RequestError as error:
            raise ApiError(409, str(error)) from None
        logger.info("an administrator makes instance %d a %s instance", instance, role)
        return Response(msgspec.json.encode({"id": instance, "role": role}), media_type="application/json")

    def _state(self, instance: InstanceId) -> str | None:
        """As /cluster shows it; None where it shows no such instance."""
        entries = self._service.port.cluster()["instances"]
        return next((entry["state"] for entry in entries if entry["id"] == instance), None)

    async def _fields(self, request: Request, known: tuple[str, ...]) -> Fields:
        check_administration(request.scope, self._service.settings)
        fields = Fields(parse_object(await read_body(request.scope, request.receive, self._service.settings)))
        fields.warn_unknown(known)
        return fields


def _role(fields: Fields) -> str:
    role = fields.text("role", 32)
    if role is None:
        raise RequestError(f"role is missing: one of {', '.join(ROLES)}", "role")
    if role not in ROLES:
        raise RequestError(f"role must be one of {', '.join(ROLES)}, not {role!r}", "role")
    return role


def _instance(request: Request) -> InstanceId:
    text = request.path_params["instance"]
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise ApiError(404, f"there is no instance {text[:64]!r}")
    return InstanceId(int(text))


def _unknown(instance: InstanceId) -> ApiError:
    return ApiError(404, f"there is no instance {instance}")


def _accepted(value: object) -> Response:
    return Response(msgspec.json.encode(value), status_code=202, media_type="application/json")
