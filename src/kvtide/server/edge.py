"""The outermost layer of every route: API keys, X-Request-Id, and errors in OpenAI's shape."""

import hashlib
import hmac
import ipaddress
import uuid
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from kvtide.base.errors import CapacityError, RequestError
from kvtide.server.asgi import AsgiMessage, ClientGone, Receive, Scope, Send, header, send_error
from kvtide.server.errors import ApiError, from_request_error
from kvtide.server.settings import ServerSettings

App = Callable[[Scope, Receive, Send], Awaitable[None]]

NAMESPACE = "kvtide.namespace"
"""Key of an ASGI scope: the cache namespace of the API key that the request came with."""

REQUEST_ID = "kvtide.request_id"
"""Key of an ASGI scope: the request's label, short printable ASCII."""

_OPEN_PATHS = frozenset({"/health"})
_MAX_REQUEST_ID_BYTES = 256


class Edge:
    """ASGI middleware. Whatever a route raises of our own errors becomes one answer."""

    def __init__(self, app: App, settings: ServerSettings) -> None:
        self._app = app
        # Digests have one length, so comparing them tells nothing about a key's length either.
        self._keys = [(_digest(key), namespace_of(key)) for key in settings.api_keys]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request_id = _request_id(scope)
        scope[REQUEST_ID] = request_id.decode("ascii")
        is_started = False

        async def labelled_send(message: AsgiMessage) -> None:
            nonlocal is_started
            if message["type"] == "http.response.start":
                is_started = True
                message["headers"] = [*message.get("headers", ()), (b"x-request-id", request_id)]
            await send(message)

        try:
            scope[NAMESPACE] = self._namespace(scope)
            await self._app(scope, receive, labelled_send)
        except ClientGone:
            return
        except (ApiError, RequestError, CapacityError) as error:
            assert not is_started, "an error after the head of an answer is the route's to report"
            await send_error(labelled_send, _as_api_error(error))

    def _namespace(self, scope: Scope) -> str:
        """Return the cache namespace of the request's key; every key is compared, whichever matches."""
        if not self._keys or scope["path"] in _OPEN_PATHS:
            return ""
        scheme, _, given = (header(scope, b"authorization") or b"").partition(b" ")
        digest = hashlib.sha256(given.strip()).digest()
        found = None
        for known, namespace in self._keys:
            if hmac.compare_digest(digest, known):
                found = namespace
        if found is None or scheme.lower() != b"bearer":
            raise ApiError(401, "the request needs a valid API key: Authorization: Bearer KEY")
        return found


def _as_api_error(error: ApiError | RequestError | CapacityError) -> ApiError:
    if isinstance(error, ApiError):
        return error
    if isinstance(error, RequestError):
        return from_request_error(error)
    return ApiError(503, str(error))


def _digest(key: str) -> bytes:
    return hashlib.sha256(key.encode()).digest()


def namespace_of(key: str) -> str:
    """Return the name of a key's cache namespace, which does not tell the key."""
    return hashlib.blake2b(key.encode(), digest_size=16, person=b"kvtide-key").hexdigest()


def salt_of(namespace: str, cache_salt: str) -> str:
    """Return RequestSpec.salt: equal only for equal keys and equal client salts; empty where there is neither."""
    if not cache_salt:
        return namespace
    return hashlib.blake2b(f"{namespace}\0{cache_salt}".encode(), digest_size=16, person=b"kvtide-salt").hexdigest()


def _request_id(scope: Scope) -> bytes:
    """Return the client's X-Request-Id, a label and never a key, or a new one."""
    given = header(scope, b"x-request-id")
    if given and len(given) <= _MAX_REQUEST_ID_BYTES and all(0x20 <= byte < 0x7F for byte in given):
        return given
    return uuid.uuid4().hex.encode()


def check_administration(scope: Scope, settings: ServerSettings) -> None:
    """Refuse requests that change the cluster unless they have a key, or come from this very host and mean it.

    A page in a browser here can reach this server too: it cannot send JSON without asking first (content type), and
    a name of its own that resolves to this host is not one of ours (Host).
    """
    server_address = (scope.get("server") or ("", 0))[0]
    is_bound_here = _is_loopback(settings.host)
    if not settings.api_keys:
        client = (scope.get("client") or ("", 0))[0]
        is_forwarded = any(header(scope, name) is not None for name in (b"x-forwarded-for", b"forwarded"))
        if is_forwarded or not (_is_loopback(client) or (client and client == server_address)):
            raise ApiError(403, "administration from other hosts needs an API key")
    if not settings.api_keys or is_bound_here:
        name = _host_name(header(scope, b"host"))
        if not (_is_loopback(name) or name in (settings.host.lower(), server_address)):
            raise ApiError(403, "the Host header does not name this server")
    if scope["method"] in ("POST", "PATCH"):
        kind = (header(scope, b"content-type") or b"").partition(b";")[0].strip().lower()
        if kind != b"application/json":
            raise ApiError(415, "the content type must be application/json")


def _host_name(raw: bytes | None) -> str:
    if not raw:
        return ""
    try:
        return (urlsplit("//" + raw.decode("latin-1")).hostname or "").lower()
    except ValueError:
        return ""


def _is_loopback(name: str) -> bool:
    if name.lower() == "localhost":
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False
