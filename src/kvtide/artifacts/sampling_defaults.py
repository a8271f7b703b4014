"""What a model's generation_config.json says about sampling: the defaults of fields that a request leaves out."""

import logging
from pathlib import Path
from typing import Any

from kvtide.base.errors import RequestError
from kvtide.base.json_object import read_json_object
from kvtide.base.sampling_params import SamplingParams

log = logging.getLogger(__name__)

FILE = "generation_config.json"
FIELDS = ("temperature", "top_p", "top_k", "min_p", "repetition_penalty")
"""Those that vLLM takes from the file; `do_sample` is not among them, there as here."""

_OPENAIS = SamplingParams()

_BRINGS_NONE = "the model brings none"
"""Whether its own directory has the file or not: one made of a GGUF file, or of nothing, has it for the end tokens."""


def sampling_defaults(directory: Path, source: str) -> dict[str, Any]:
    """Return the model's own defaults, by the names of SamplingParams; {} where it has none.

    source: the value of `--generation-config`; "auto" reads the file, all others mean OpenAI's defaults.
    Logs which hold. A value out of range is ignored with a warning. Raises ModelError where the file is broken.
    """
    path = Path(directory) / FILE
    if source != "auto":
        return _openais(f"--generation-config {source}")
    if not path.is_file():
        return _openais(_BRINGS_NONE)
    found = {}
    for field, value in read_json_object(path).items():
        if field in FIELDS and value is not None:
            try:
                SamplingParams(**{field: value})
            except RequestError as error:
                log.warning("%s: %s; ignored", FILE, error.message)
            else:
                found[field] = value
    if not found:
        return _openais(_BRINGS_NONE)
    shown = ", ".join(f"{field}={value}" for field, value in found.items())
    log.info("requests that leave them out use the model's %s (--generation-config none: OpenAI's)", shown)
    return found


def _openais(why: str) -> dict[str, Any]:
    shown = ", ".join(f"{field}={getattr(_OPENAIS, field)}" for field in ("temperature", "top_p"))
    log.info("requests that leave them out use OpenAI's %s (%s)", shown, why)
    return {}
