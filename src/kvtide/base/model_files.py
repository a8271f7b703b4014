"""A model that is ready to be loaded: what `artifacts` makes, and all that an instance is told of it."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class ModelFiles:
    """A prepared model: `directory` holds config.json, *.safetensors, tokenizer.json and tokenizer_config.json,
    perhaps generation_config.json and chat_template.jinja. `name` is the default served name, `source` what the
    user asked for."""

    name: str
    directory: Path
    source: str
