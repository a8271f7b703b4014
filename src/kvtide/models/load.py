"""From a model directory to a model that runs."""

import json
import logging
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch

from kvtide.base.errors import ModelError
from kvtide.base.json_object import read_json_object
from kvtide.models.config import DecoderConfig
from kvtide.models.decoder import Decoder
from kvtide.models.families import parse_config
from kvtide.models.shards import Alone, Collective, Shard
from kvtide.models.weights import Weights, fingerprint, map_tensors

log = logging.getLogger(__name__)

_DTYPES = {"float32": torch.float32, "bfloat16": torch.bfloat16}


@dataclass(frozen=True)
class LoadedModel:
    """A model and what was found out while loading it.

    dtype: of the weights in memory ("float32" or "bfloat16").
    max_model_len: positions of prompt and output together.
    fingerprint: differs between models whose KV could differ.
    config: of the whole model; model.config is that of this rank's part.
    """

    model: Decoder
    config: DecoderConfig
    dtype: str
    device: str
    max_model_len: int
    eos_token_ids: tuple[int, ...]
    fingerprint: str

    @property
    def vocab_size(self) -> int:
        return self.config.vocab_size


def load_model(
    directory: Path,
    *,
    dtype: str = "auto",
    device: str = "cpu",
    max_model_len: int | None = None,
    collective: Collective | None = None,
    on_progress: Callable[[], None] = lambda: None,
) -> LoadedModel:
    """Map the weights in `directory` and build the model over them, or with a `collective` one rank's part of it.

    Raises ModelError with one line, ConfigError where the model cannot be shared out among so many ranks.

    dtype: of the weights: "float32", "bfloat16", or "auto": float32 on a CPU, elsewhere bfloat16. On a CPU
        activations are float32 in either case; elsewhere they have the type of the weights.
    on_progress: called for each tensor that the model takes.
    max_model_len: at most the model's own number of positions, which is the default.
    """
    raw = read_json_object(directory / "config.json")
    config = parse_config(raw)
    limit = config.max_position_embeddings
    if max_model_len is not None and not 1 <= max_model_len <= limit:
        raise ModelError(f"--max-model-len must be between 1 and the model's {limit} positions, not {max_model_len}")
    if dtype == "auto":
        dtype = "float32" if device == "cpu" else "bfloat16"
    if dtype not in _DTYPES:
        raise ModelError(f"weights cannot be used as {dtype!r}; supported: auto, {', '.join(_DTYPES)}")
    tensors = map_tensors(directory)
    stored = {tensor.dtype for tensor in tensors.values()} - {torch.int8}
    if device == "cpu" and stored != {_DTYPES[dtype]}:
        log.warning("%s is converted to %s in memory, which instances cannot share", directory, dtype)
    compute_dtype = torch.float32 if device == "cpu" else _DTYPES[dtype]
    collective = collective or Alone()
    shard = Shard(collective.rank, collective.size)
    part = shard.config(config)

    def cut(name: str, whole: torch.Tensor) -> torch.Tensor:
        on_progress()
        return shard.cut(name, whole, config)

    weights = Weights(tensors, _DTYPES[dtype], compute_dtype, torch.device(device), cut)
    with torch.inference_mode():
        model = Decoder(part, weights, collective)
    weights.check_all_taken(has_tied_embeddings=config.has_tied_embeddings)
    return LoadedModel(
        model=model,
        config=config,
        dtype=dtype,
        device=device,
        max_model_len=max_model_len or limit,
        eos_token_ids=_eos_token_ids(directory, raw),
        fingerprint=fingerprint(json.dumps([raw, dtype], sort_keys=True), tensors),
    )


def _eos_token_ids(directory: Path, config: dict[str, Any]) -> tuple[int, ...]:
    """generation_config.json knows all tokens that end an answer, config.json often only one."""
    path = directory / "generation_config.json"
    ids = read_json_object(path).get("eos_token_id") if path.is_file() else None
    if ids is None:
        ids = config.get("eos_token_id")
    if ids is None:
        return ()
    return tuple(int(token) for token in ids) if isinstance(ids, list) else (int(ids),)
