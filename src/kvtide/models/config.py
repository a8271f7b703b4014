"""What tells one decoder from another: everything that `decoder.py` and an attention backend need to know."""

import math
from dataclasses import dataclass
from typing import Literal

from kvtide.base.errors import ModelError

Activation = Literal["silu", "gelu_tanh"]


@dataclass(frozen=True)
class Rope:
    """Rotary position embedding: `frequency(i) = scaled(theta ** (-2 i / head_dim))`, see `rope.py`.

    kind: "default", "linear", "llama3", "yarn" or "table" (each frequency divided by its entry of `divisors`).
    amplitude: factor on cos and sin (yarn's attention factor).
    """

    theta: float = 10000.0
    kind: Literal["default", "linear", "llama3", "yarn", "table"] = "default"
    factor: float = 1.0
    original_positions: int = 0
    low_freq_factor: float = 1.0
    high_freq_factor: float = 4.0
    beta_fast: float = 32.0
    beta_slow: float = 1.0
    truncate: bool = True
    amplitude: float = 1.0
    divisors: tuple[float, ...] = ()

    def __post_init__(self) -> None:
        if not (0 < self.theta < math.inf and 0 < self.factor < math.inf):
            raise ModelError(f"rotary embeddings of base {self.theta} and factor {self.factor} are impossible")


@dataclass(frozen=True)
class LayerAttention:
    """One layer's attention: scores are `scale * q.k`, then capped if `softcap > 0`.

    window: a query at p sees keys at k with p - window < k <= p; 0: all k <= p.
    """

    window: int
    scale: float
    softcap: float
    rope: Rope


@dataclass(frozen=True, kw_only=True)
class DecoderConfig:
    """A decoder; sizes are counts of elements, one entry of `attention` a layer.

    norm_offset: norms multiply by `norm_offset + weight`.
    has_sandwich_norms: attention and MLP outputs are normalised as well, before they are added.
    embedding_scale: factor on the embeddings of tokens.
    """

    architecture: str
    vocab_size: int
    hidden_size: int
    intermediate_size: int
    num_heads: int
    num_kv_heads: int
    head_dim: int
    max_position_embeddings: int
    norm_eps: float
    attention: tuple[LayerAttention, ...]
    activation: Activation = "silu"
    has_tied_embeddings: bool = False
    has_qkv_bias: bool = False
    has_output_bias: bool = False
    has_mlp_bias: bool = False
    has_qk_norm: bool = False
    has_sandwich_norms: bool = False
    norm_offset: float = 0.0
    embedding_scale: float = 1.0
    final_softcap: float = 0.0

    def __post_init__(self) -> None:
        sizes = (self.vocab_size, self.hidden_size, self.intermediate_size, self.num_heads, self.num_kv_heads)
        if min(*sizes, self.head_dim, self.max_position_embeddings, self.num_layers) < 1:
            raise ModelError("config.json has a size below 1")
        if self.num_heads % self.num_kv_heads:
            raise ModelError(f"{self.num_heads} heads cannot share {self.num_kv_heads} key-value heads evenly")
        if self.head_dim % 2:
            raise ModelError(f"a head size of {self.head_dim} cannot be rotated: it is odd")

    @property
    def num_layers(self) -> int:
        return len(self.attention)
