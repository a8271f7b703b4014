"""The one entry: `prepare_model(MODEL)` (interface.md, "Command line")."""

from dataclasses import dataclass
from pathlib import Path

from kvtide.artifacts.cache import FORMAT, build_once, cache_root
from kvtide.artifacts.tiny import write_tiny
from kvtide.base.errors import ModelError


@dataclass(frozen=True)
class ModelFiles:
    """A prepared model: `directory` holds config.json, *.safetensors, tokenizer.json and tokenizer_config.json,
    perhaps generation_config.json and chat_template.jinja. `name` is the default served name, `source` what the
    user asked for."""

    name: str
    directory: Path
    source: str


def prepare_model(model: str, *, cache_dir: Path | None = None, progress: bool = True) -> ModelFiles:
    """Find, verify and convert `model` so that it can be loaded; quick where that was done before.

    model: a Hugging Face directory or hub id, a `.gguf` file, `gemma-3-270m` or `tiny`.
    cache_dir: where converted models are kept (default: KVTIDE_CACHE or the user's cache directory).
    progress: show on stderr what takes long.
    Raises ModelError with one line for the user.
    """
    if model == "tiny":
        directory = build_once(cache_root(cache_dir), f"tiny-{FORMAT}", write_tiny)
        return ModelFiles("tiny", directory, model)
    raise ModelError(f"{model} is neither a model directory, a .gguf file, nor the id of a model on the hub")
