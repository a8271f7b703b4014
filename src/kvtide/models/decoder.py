"""The decoder: embedding, layers of attention and gated MLP, final norm, output projection.

One definition serves every family; a `DecoderConfig` says which of the optional parts it has. Sequences of a batch
lie one after another in [T, ...]; only the attention, which the caller brings along, knows where one ends.
"""

from collections.abc import Sequence
from typing import Protocol

import torch
from torch import Tensor

from kvtide.models import ops, rope
from kvtide.models.config import DecoderConfig
from kvtide.models.linear import linear, linear_argmax, linear_group
from kvtide.models.matrix import all_scales
from kvtide.models.shards import Alone, Collective, Shard
from kvtide.models.weights import Weights

Rotation = tuple[Tensor, Tensor]
"""Cosines and sines [N, head_dim] (`rope.cos_sin`), and which row of them is each token's [T] int32."""


class Attend(Protocol):
    """Attention of a batch, with its KV cache: stores k and v, returns what q sees (softmax of scaled scores)."""

    def __call__(self, layer: int, q: Tensor, k: Tensor, v: Tensor) -> Tensor:
        """q [T, Hq, D], k and v [T, Hkv, D] -> [T, Hq, D], valid until the next call.

        The arguments are valid until the end of this call. Scale, window and softcap: config.attention[layer].
        """


_ROW_GAP = 16
"""Numbers between rows whose length is often a power of two: such rows fall into the same few sets of the caches."""


class Buffers:
    """Memory for what a layer computes on its way, one after another for all layers of a step; none of it lasts.

    qkv: [T, heads * head_dim] each. gate_up: [T, intermediate_size] each. Empty where torch does the arithmetic,
    which brings its own memory. The views of q, k and v by head are made here, once: between two native calls every
    operation of torch finds the caches full of weights and takes many times as long as in a loop of its own.
    """

    def __init__(self, config: DecoderConfig, like: Tensor) -> None:
        self.qkv: Sequence[Tensor] = ()
        self.gate_up: Sequence[Tensor] = ()
        if ops.is_native(like):
            heads = (config.num_heads, config.num_kv_heads, config.num_kv_heads)
            self.qkv = [like.new_empty(len(like), count * config.head_dim) for count in heads]
            inner = config.intermediate_size
            self.gate_up = [like.new_empty(len(like), inner + _ROW_GAP)[:, :inner] for _ in range(2)]
        self._head_dim = config.head_dim
        self._heads = self._by_head(self.qkv)

    def heads(self, qkv: Sequence[Tensor]) -> Sequence[Tensor]:
        """[T, heads * head_dim] each, what was written to `qkv` or its like -> [T, heads, head_dim] each."""
        return self._heads if qkv is self.qkv else self._by_head(qkv)

    def _by_head(self, qkv: Sequence[Tensor]) -> Sequence[Tensor]:
        return [part.view(len(part), -1, self._head_dim) for part in qkv]


class Linear:
    """`name.weight` [N, K] and, if it has one, `name.bias` [N]."""

    def __init__(self, weights: Weights, name: str, rows: int, columns: int, has_bias: bool = False) -> None:
        self.weight = weights.take_matrix(f"{name}.weight", rows, columns)
        self.bias = weights.take(f"{name}.bias", rows).to(weights.compute_dtype) if has_bias else None

    def __call__(self, x: Tensor, out: Tensor | None = None) -> Tensor:
        """x [T, K] -> [T, N], which may lie in `out`."""
        return linear(x, self.weight, self.bias, out)


class LinearGroup:
    """Linear layers of one input, computed together."""

    def __init__(self, *layers: Linear) -> None:
        self.weights = [layer.weight.values for layer in layers]
        self.scales = all_scales([layer.weight for layer in layers])
        self.biases = [layer.bias for layer in layers]

    def __call__(self, x: Tensor, outs: Sequence[Tensor]) -> Sequence[Tensor]:
        """x [T, K] -> [T, N] of each layer, which may lie in `outs`."""
        return linear_group(x, self.weights, self.scales, self.biases, outs)


class RMSNorm:
    def __init__(self, weights: Weights, name: str, size: int, config: DecoderConfig) -> None:
        self.weight = weights.take(f"{name}.weight", size).to(torch.float32) + config.norm_offset
        self.eps = config.norm_eps

    def __call__(self, x: Tensor) -> Tensor:
        return ops.rms_norm(x, self.weight, self.eps)

    def in_place(self, x: Tensor) -> Tensor:
        """As a call, but `x` is used up."""
        return ops.rms_norm(x, self.weight, self.eps, x)

    def after_adding(self, x: Tensor, more: Tensor) -> tuple[Tensor, Tensor]:
        """(x + more, its norm); both arguments are used up."""
        return ops.add_rms_norm(x, more, self.weight, self.eps)


class Attention:
    def __init__(self, weights: Weights, prefix: str, layer: int, config: DecoderConfig) -> None:
        q_rows, kv_rows = config.num_heads * config.head_dim, config.num_kv_heads * config.head_dim
        self.layer = layer
        self.qkv_proj = LinearGroup(
            Linear(weights, prefix + "q_proj", q_rows, config.hidden_size, config.has_qkv_bias),
            Linear(weights, prefix + "k_proj", kv_rows, config.hidden_size, config.has_qkv_bias),
            Linear(weights, prefix + "v_proj", kv_rows, config.hidden_size, config.has_qkv_bias),
        )
        self.o_proj = Linear(weights, prefix + "o_proj", config.hidden_size, q_rows, config.has_output_bias)
        self.q_norm = self.k_norm = None
        if config.has_qk_norm:
            self.q_norm = RMSNorm(weights, prefix + "q_norm", config.head_dim, config)
            self.k_norm = RMSNorm(weights, prefix + "k_norm", config.head_dim, config)

    def __call__(self, x: Tensor, rotation: Rotation, attend: Attend, buffers: Buffers) -> Tensor:
        """x [T, hidden], which is used up -> [T, hidden]."""
        q, k, v = buffers.heads(self.qkv_proj(x, buffers.qkv))
        if self.q_norm is not None and self.k_norm is not None:
            q, k = self.q_norm.in_place(q), self.k_norm.in_place(k)
        q, k = ops.rotary(q, *rotation), ops.rotary(k, *rotation)
        return self.o_proj(attend(self.layer, q, k, v).flatten(1), out=x)


class MLP:
    def __init__(self, weights: Weights, prefix: str, config: DecoderConfig) -> None:
        hidden, inner, has_bias = config.hidden_size, config.intermediate_size, config.has_mlp_bias
        self.gate_up_proj = LinearGroup(
            Linear(weights, prefix + "gate_proj", inner, hidden, has_bias),
            Linear(weights, prefix + "up_proj", inner, hidden, has_bias),
        )
        self.down_proj = Linear(weights, prefix + "down_proj", hidden, inner, has_bias)
        self.activation = config.activation

    def __call__(self, x: Tensor, buffers: Buffers) -> Tensor:
        """x [T, hidden], which is used up -> [T, hidden]."""
        gate, up = self.gate_up_proj(x, buffers.gate_up)
        return self.down_proj(ops.gated_activation(gate, up, self.activation), out=x)


class Layer:
    def __init__(self, weights: Weights, layer: int, config: DecoderConfig, collective: Collective) -> None:
        prefix = f"model.layers.{layer}."
        self.collective = collective

        def norm(name: str) -> RMSNorm:
            return RMSNorm(weights, prefix + name, config.hidden_size, config)

        self.attention = Attention(weights, prefix + "self_attn.", layer, config)
        self.mlp = MLP(weights, prefix + "mlp.", config)
        self.before_attention = norm("input_layernorm")
        self.after_attention: RMSNorm | None = None
        self.after_mlp: RMSNorm | None = None
        if config.has_sandwich_norms:
            # The same name means the norm after attention here, and the norm before the MLP without the sandwich.
            self.after_attention = norm("post_attention_layernorm")
            self.before_mlp = norm("pre_feedforward_layernorm")
            self.after_mlp = norm("post_feedforward_layernorm")
        else:
            self.before_mlp = norm("post_attention_layernorm")

    def __call__(
        self, x: Tensor, normed: Tensor, rotation: Rotation, attend: Attend, buffers: Buffers
    ) -> tuple[Tensor, Tensor]:
        """x [T, hidden] and `before_attention` of it, both used up -> (x, what is still to be added to it)."""
        more = self.collective.sum(self.attention(normed, rotation, attend, buffers))
        if self.after_attention is not None:
            more = self.after_attention.in_place(more)
        x, normed = self.before_mlp.after_adding(x, more)
        more = self.collective.sum(self.mlp(normed, buffers))
        if self.after_mlp is not None:
            more = self.after_mlp.in_place(more)
        return x, more


class Decoder:
    """A model, or one rank's part of it, ready to run; takes its tensors out of `weights` and leaves none behind."""

    def __init__(self, config: DecoderConfig, weights: Weights, collective: Collective | None = None) -> None:
        self.config = config
        self.collective = collective or Alone()
        self.compute_dtype = weights.compute_dtype
        self.embedding = weights.take_matrix("model.embed_tokens.weight", config.vocab_size, config.hidden_size)
        self.layers = [Layer(weights, layer, config, self.collective) for layer in range(config.num_layers)]
        self.norm = RMSNorm(weights, "model.norm", config.hidden_size, config)
        self.output = self.embedding
        if not config.has_tied_embeddings:
            self.output = weights.take_matrix("lm_head.weight", config.vocab_size, config.hidden_size)
        shard = Shard(self.collective.rank, self.collective.size)
        self._output_widths = shard.columns(config.vocab_size)
        self.output = self.output.share(self._output_widths, shard.rank)
        ropes = list(dict.fromkeys(attention.rope for attention in config.attention))
        self._rotaries = [rope.Rotary(kind, config.head_dim, weights.device) for kind in ropes]
        self._rope_of_layer = [ropes.index(attention.rope) for attention in config.attention]
        # The norm that follows each layer, computed along with the layer's last addition.
        self._next_norms = [*(layer.before_attention for layer in self.layers[1:]), self.norm]
        # A model in bfloat16 was trained with the factor rounded likewise.
        self._embedding_scale = float(torch.tensor(config.embedding_scale, dtype=weights.dtype))

    @torch.inference_mode()
    def forward(self, token_ids: Tensor, positions: Tensor, attend: Attend) -> Tensor:
        """token_ids, positions [T] int32 or int64 -> hidden states after the final norm [T, hidden]."""
        x = ops.embed(self.embedding, token_ids, self._embedding_scale, self.compute_dtype)
        rotations = self._rotations(positions, ops.is_native(x))
        buffers = Buffers(self.config, x)
        normed = self.layers[0].before_attention(x)
        for layer, kind, next_norm in zip(self.layers, self._rope_of_layer, self._next_norms, strict=True):
            x, more = layer(x, normed, rotations[kind], attend, buffers)
            x, normed = next_norm.after_adding(x, more)
        return normed

    def _rotations(self, positions: Tensor, is_native: bool) -> list[Rotation]:
        """Of each kind of position embedding."""
        if is_native and (end := int(positions.max()) + 1) <= rope.TABLE_POSITIONS:
            rows = positions.to(torch.int32)
            return [(rotary.table(end), rows) for rotary in self._rotaries]
        rows = torch.arange(len(positions), dtype=torch.int32)
        return [(rotary.cos_sin(positions), rows) for rotary in self._rotaries]

    @torch.inference_mode()
    def logits(self, hidden: Tensor) -> Tensor:
        """hidden [K, hidden] -> [K, vocab] float32; nothing on ranks other than 0."""
        logits = self.collective.gather(linear(hidden, self.output).to(torch.float32), self._output_widths)
        return ops.softcap(logits, self.config.final_softcap)

    @torch.inference_mode()
    def argmax(self, hidden: Tensor) -> tuple[Tensor, Tensor] | None:
        """hidden [K, hidden] -> the first greatest logit of each row, if that is found faster than by way of `logits`:
        (tokens [K] int64, logits [K] float32)."""
        if self.collective.size > 1 or self.config.final_softcap:
            return None
        return linear_argmax(hidden, self.output)
