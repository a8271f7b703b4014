"""Errors in OpenAI's shape."""

from collections.abc import Mapping
from typing import Any

import msgspec

from kvtide.base.errors import RequestError
from kvtide.proto.client import RequestEnded

RETRY_AFTER_S = 1

_TYPES = {
    400: "invalid_request_error",
    401: "authentication_error",
    403: "permission_error",
    404: "not_found_error",
    405: "invalid_request_error",
    408: "timeout_error",
    409: "invalid_request_error",
    413: "invalid_request_error",
    415: "invalid_request_error",
    429: "rate_limit_error",
    431: "invalid_request_error",
    500: "server_error",
    503: "service_unavailable_error",
}
_CODES = {
    400: "invalid_value",
    401: "invalid_api_key",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
    408: "request_timeout",
    409: "conflict",
    413: "request_too_large",
    415: "unsupported_media_type",
    429: "rate_limit_exceeded",
    431: "request_head_too_large",
    500: "internal_error",
    503: "service_unavailable",
}


class ApiError(Exception):
    """An answer other than 200. `field` is the client's name of what is at fault, `code` a word for programs."""

    def __init__(self, status: int, message: str, field: str | None = None, code: str | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.message = message
        self.field = field
        self.code = code or _CODES.get(status, "error")

    @property
    def headers(self) -> Mapping[str, str]:
        if self.status in (429, 503):
            return {"retry-after": str(RETRY_AFTER_S)}
        if self.status == 401:
            return {"www-authenticate": "Bearer"}
        return {}

    @property
    def body(self) -> bytes:
        """The JSON body."""
        return msgspec.json.encode(self.as_object())

    def as_object(self) -> dict[str, Any]:
        """Return `{"error": {"message", "type", "param", "code"}}`."""
        kind = _TYPES.get(self.status, "invalid_request_error" if self.status < 500 else "server_error")
        error = {"message": encodable(self.message), "type": kind, "param": self.field, "code": self.code}
        return {"error": error}


def from_request_error(error: RequestError) -> ApiError:
    """A typed error of the layers below is the client's to mend: a 400 that names the field."""
    return ApiError(400, error.message, error.field)


def from_outcome(ended: RequestEnded) -> ApiError:
    """Return the error of a request that did not finish (proto.client.RequestEnded)."""
    if ended.outcome == "rejected":
        return ApiError(429, ended.message or "the server refuses new requests at this load, try again later")
    if ended.outcome == "unavailable":
        return ApiError(503, ended.message or "no instance can serve requests now")
    if ended.outcome == "aborted":
        return ApiError(503, ended.message or "the request was aborted", code="aborted")
    return ApiError(500, ended.message or "the request failed after too many attempts", code="request_failed")


def encodable(text: str) -> str:
    """Return text that UTF-8 can carry (a lone surrogate is replaced)."""
    return text.encode("utf-8", "replace").decode("utf-8")
