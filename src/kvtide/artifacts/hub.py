"""Models of the Hugging Face hub, through its own client (extra `hub`)."""

import re
from importlib import import_module
from pathlib import Path

from kvtide.base.errors import ModelError
from kvtide.base.extras import install_hint

_FILES = ["*.json", "*.safetensors", "*.jinja"]
_ID = re.compile(r"[A-Za-z0-9][\w.-]*/[A-Za-z0-9][\w.-]*")


def is_hub_id(model: str) -> bool:
    """True for the form OWNER/NAME."""
    return _ID.fullmatch(model) is not None


def fetch(model: str) -> Path:
    """Directory of the hub's model `model`, downloaded unless the client has it already. Raises ModelError."""
    try:
        hub = import_module("huggingface_hub")
        errors = import_module("huggingface_hub.errors")
    except ImportError:
        raise ModelError(f"{model} is not on this machine, and the hub needs: {install_hint('hub')}") from None
    try:
        return Path(hub.snapshot_download(model, allow_patterns=_FILES))
    except errors.GatedRepoError:
        raise ModelError(f"{model} asks for its terms to be accepted on the hub, and for a login (HF_TOKEN)") from None
    except errors.RepositoryNotFoundError:
        raise ModelError(f"{model} is neither on this machine nor on the hub") from None
    except Exception as error:
        shown = str(error).strip().removeprefix("Got: ")  # the client's wrapping of what it met
        reason = shown.splitlines()[0] if shown else type(error).__name__
        raise ModelError(f"{model} is not on this machine, and the hub cannot be reached: {reason}") from error
