"""What the executor asks of a model; `kvtide.models` provides it, tests bring small ones."""

from collections.abc import Callable
from typing import Protocol

import torch

from kvtide.engine.attention import LayerParameters

Attend = Callable[[int, torch.Tensor, torch.Tensor, torch.Tensor], torch.Tensor]
"""(layer, query [T, Hq, D], key [T, Hkv, D], value [T, Hkv, D]) -> [T, Hq, D]"""


class ModelShape(Protocol):
    """The part of a model's configuration that the executor needs."""

    @property
    def num_layers(self) -> int: ...
    @property
    def num_kv_heads(self) -> int: ...
    @property
    def head_dim(self) -> int: ...
    @property
    def hidden_size(self) -> int: ...
    @property
    def vocab_size(self) -> int: ...
    @property
    def max_position_embeddings(self) -> int: ...
    @property
    def attention(self) -> tuple[LayerParameters, ...]: ...


class Model(Protocol):
    """A decoder, or one rank's part of it.

    forward: token_ids [T], positions [T], int32 or int64 -> hidden [T, h]. logits: [K, h] -> float32 [K, vocab],
    nothing on ranks other than 0. argmax: [K, h] -> (tokens [K] int64, logits [K] float32) of the first greatest logit
    of each row, a NaN's where there is one; None, on every rank, where going by way of `logits` is as good.
    """

    @property
    def config(self) -> ModelShape: ...
    def forward(self, token_ids: torch.Tensor, positions: torch.Tensor, attend: Attend) -> torch.Tensor: ...
    def logits(self, hidden: torch.Tensor) -> torch.Tensor: ...
    def argmax(self, hidden: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor] | None: ...
