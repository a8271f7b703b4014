"""Errors that are somebody else's to mend: the user's, a capacity's, a peer's. Our own bugs are `assert`s."""


class KvtideError(Exception):
    """Base of every error that kvtide raises on purpose."""


class ConfigError(KvtideError):
    """A flag, an environment variable or a configuration file is wrong; the message fits on one line."""


class ModelError(KvtideError):
    """A model cannot be found, read or verified."""


class RequestError(KvtideError):
    """A client's request is wrong: becomes a 400 that names `field`.

    `field` is the name that the client used (`max_tokens`, `stop`), or None where no single field is at fault.
    """

    def __init__(self, message: str, field: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.field = field


class CapacityError(KvtideError):
    """Not enough of something that others hold now; the same call may succeed later."""


class PeerError(KvtideError):
    """Another process broke the protocol, is of a dead incarnation, or is not authenticated."""
