"""The decoder: embedding, layers of attention and gated MLP, final norm, output projection.

One definition serves every family; a `DecoderConfig` says which of the optional parts it has. Sequences of a batch
lie one after another in [T, ...]; only the attention, which the caller brings along, knows where one ends.
"""

from collections.abc import Callable
from typing import Protocol

import torch
from torch import Tensor

from kvtide.models import ops, rope
from kvtide.models.config import DecoderConfig, Rope
from kvtide.models.linear import linear
from kvtide.models.weights import Weights

Rotation = tuple[Tensor, Tensor]
"""Cosines and sines of a batch's positions [T, head_dim] (`rope.cos_sin`), and the numbers 0 ... T - 1 as int32."""


class Attend(Protocol):
    """Attention of a batch, with its KV cache: stores k and v, returns what q sees (softmax of scaled scores)."""

    def __call__(self, layer: int, q: Tensor, k: Tensor, v: Tensor) -> Tensor:
        """q [T, Hq, D], k and v [T, Hkv, D] -> [T, Hq, D]; scale, window and softcap: config.attention[layer]."""


class Linear:
    """`name.weight` [N, K] and, if it has one, `name.bias` [N]."""

    def __init__(self, weights: Weights, name: str, rows: int, columns: int, has_bias: bool = False) -> None:
        self.weight = weights.take(f"{name}.weight", rows, columns)
        self.bias = weights.take(f"{name}.bias", rows).to(weights.compute_dtype) if has_bias else None

    def __call__(self, x: Tensor) -> Tensor:
        return linear(x, self.weight, self.bias)


class RMSNorm:
    def __init__(self, weights: Weights, name: str, size: int, config: DecoderConfig) -> None:
        self.weight = weights.take(f"{name}.weight", size).to(torch.float32) + config.norm_offset
        self.eps = config.norm_eps

    def __call__(self, x: Tensor) -> Tensor:
        return ops.rms_norm(x, self.weight, self.eps)

    def after_adding(self, x: Tensor, more: Tensor) -> tuple[Tensor, Tensor]:
        """(x + more, its norm); both arguments are used up."""
        return ops.add_rms_norm(x, more, self.weight, self.eps)


class Attention:
    def __init__(self, weights: Weights, prefix: str, layer: int, config: DecoderConfig) -> None:
        q_rows, kv_rows = config.num_heads * config.head_dim, config.num_kv_heads * config.head_dim
        self.layer = layer
        self.head_dim = config.head_dim
        self.q_proj = Linear(weights, prefix + "q_proj", q_rows, config.hidden_size, config.has_qkv_bias)
        self.k_proj = Linear(weights, prefix + "k_proj", kv_rows, config.hidden_size, config.has_qkv_bias)
        self.v_proj = Linear(weights, prefix + "v_proj", kv_rows, config.hidden_size, config.has_qkv_bias)
        self.o_proj = Linear(weights, prefix + "o_proj", config.hidden_size, q_rows, config.has_output_bias)
        self.q_norm = self.k_norm = None
        if config.has_qk_norm:
            self.q_norm = RMSNorm(weights, prefix + "q_norm", config.head_dim, config)
            self.k_norm = RMSNorm(weights, prefix + "k_norm", config.head_dim, config)

    def __call__(self, x: Tensor, rotation: Rotation, attend: Attend) -> Tensor:
        """x [T, hidden] -> [T, hidden]."""
        num_tokens = x.shape[0]
        q = self.q_proj(x).view(num_tokens, -1, self.head_dim)
        k = self.k_proj(x).view(num_tokens, -1, self.head_dim)
        v = self.v_proj(x).view(num_tokens, -1, self.head_dim)
        if self.q_norm is not None and self.k_norm is not None:
            q, k = self.q_norm(q), self.k_norm(k)
        q, k = ops.rotary(q, *rotation), ops.rotary(k, *rotation)
        return self.o_proj(attend(self.layer, q, k, v).reshape(num_tokens, -1).to(x.dtype))


class MLP:
    def __init__(self, weights: Weights, prefix: str, config: DecoderConfig) -> None:
        hidden, inner, has_bias = config.hidden_size, config.intermediate_size, config.has_mlp_bias
        self.gate_proj = Linear(weights, prefix + "gate_proj", inner, hidden, has_bias)
        self.up_proj = Linear(weights, prefix + "up_proj", inner, hidden, has_bias)
        self.down_proj = Linear(weights, prefix + "down_proj", hidden, inner, has_bias)
        self.activation = config.activation

    def __call__(self, x: Tensor) -> Tensor:
        """x [T, hidden] -> [T, hidden]."""
        return self.down_proj(ops.gated_activation(self.gate_proj(x), self.up_proj(x), self.activation))


class Layer:
    def __init__(self, weights: Weights, layer: int, config: DecoderConfig) -> None:
        prefix = f"model.layers.{layer}."

        def norm(name: str) -> RMSNorm:
            return RMSNorm(weights, prefix + name, config.hidden_size, config)

        self.attention = Attention(weights, prefix + "self_attn.", layer, config)
        self.mlp = MLP(weights, prefix + "mlp.", config)
        self.before_attention = norm("input_layernorm")
        self.after_attention: Callable[[Tensor], Tensor] = _unchanged
        self.after_mlp: Callable[[Tensor], Tensor] = _unchanged
        if config.has_sandwich_norms:
            # The same name means the norm after attention here, and the norm before the MLP without the sandwich.
            self.after_attention = norm("post_attention_layernorm")
            self.before_mlp = norm("pre_feedforward_layernorm")
            self.after_mlp = norm("post_feedforward_layernorm")
        else:
            self.before_mlp = norm("post_attention_layernorm")

    def __call__(self, x: Tensor, rotation: Rotation, attend: Attend) -> Tensor:
        """x [T, hidden] -> [T, hidden]."""
        attended = self.after_attention(self.attention(self.before_attention(x), rotation, attend))
        x, normed = self.before_mlp.after_adding(x, attended)
        return x + self.after_mlp(self.mlp(normed))


class Decoder:
    """A model ready to run; takes its tensors out of `weights` and leaves none behind."""

    def __init__(self, config: DecoderConfig, weights: Weights) -> None:
        self.config = config
        self.compute_dtype = weights.compute_dtype
        self.embedding = weights.take("model.embed_tokens.weight", config.vocab_size, config.hidden_size)
        self.layers = [Layer(weights, layer, config) for layer in range(config.num_layers)]
        self.norm = RMSNorm(weights, "model.norm", config.hidden_size, config)
        self.output = self.embedding
        if not config.has_tied_embeddings:
            self.output = weights.take("lm_head.weight", config.vocab_size, config.hidden_size)
        device = self.embedding.device
        self._frequencies: dict[Rope, Tensor] = {
            attention.rope: rope.frequencies(attention.rope, config.head_dim).to(device)
            for attention in config.attention
        }
        # A model in bfloat16 was trained with the factor rounded likewise.
        self._embedding_scale = float(torch.tensor(config.embedding_scale, dtype=self.embedding.dtype))

    @torch.inference_mode()
    def forward(self, token_ids: Tensor, positions: Tensor, attend: Attend) -> Tensor:
        """token_ids, positions [T] int64 -> hidden states after the final norm [T, hidden]."""
        x = self.embedding[token_ids].to(self.compute_dtype)
        if self._embedding_scale != 1.0:
            x = x * self._embedding_scale
        rows = torch.arange(len(positions), dtype=torch.int32)
        rotations = {
            kind: (rope.cos_sin(frequency, positions, kind.amplitude), rows)
            for kind, frequency in self._frequencies.items()
        }
        for layer, attention in zip(self.layers, self.config.attention, strict=True):
            x = layer(x, rotations[attention.rope], attend)
        return self.norm(x)

    @torch.inference_mode()
    def logits(self, hidden: Tensor) -> Tensor:
        """hidden [K, hidden] -> [K, vocab] float32."""
        return ops.softcap(linear(hidden, self.output).to(torch.float32), self.config.final_softcap)


def _unchanged(x: Tensor) -> Tensor:
    return x
