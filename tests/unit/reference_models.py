"""Reference models of the tests: transformers' own with random weights, and attention as the definition says."""

from pathlib import Path
from typing import Any

import torch
import transformers
from torch import Tensor

from kvtide.models import DecoderConfig, load_model

SIZES = {
    "vocab_size": 160,
    "hidden_size": 48,
    "intermediate_size": 96,
    "num_hidden_layers": 3,
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "max_position_embeddings": 256,
    "rms_norm_eps": 1e-5,
    "bos_token_id": 1,
    "eos_token_id": 2,
    "pad_token_id": 0,
}
GEMMA = {"head_dim": 16, "hidden_activation": "gelu_pytorch_tanh", "sliding_window": 9, "query_pre_attn_scalar": 24}
LLAMA3 = {
    "rope_type": "llama3",
    "rope_theta": 10000.0,
    "factor": 4.0,
    "low_freq_factor": 1.0,
    "high_freq_factor": 4.0,
    "original_max_position_embeddings": 64,
}
YARN = {"rope_type": "yarn", "rope_theta": 10000.0, "factor": 4.0, "original_max_position_embeddings": 64}
CASES: dict[str, tuple[str, dict[str, Any]]] = {
    "llama": ("Llama", {}),
    "llama-tied": ("Llama", {"tie_word_embeddings": True}),
    "llama-mha-theta": ("Llama", {"num_key_value_heads": 4, "rope_theta": 500000.0}),
    "llama-mqa-wide-heads": ("Llama", {"num_key_value_heads": 1, "head_dim": 32}),
    "llama-biases": ("Llama", {"attention_bias": True, "mlp_bias": True}),
    "llama-rope-llama3": ("Llama", {"rope_scaling": LLAMA3}),
    "llama-rope-linear": ("Llama", {"rope_scaling": {"rope_type": "linear", "rope_theta": 1e4, "factor": 3.0}}),
    "llama-rope-yarn": ("Llama", {"rope_scaling": YARN}),
    "llama-rope-yarn-options": (
        "Llama",
        {"rope_scaling": YARN | {"attention_factor": 1.3, "beta_fast": 16.0, "beta_slow": 2.0}},
    ),
    "llama-rope-table": (
        "Llama",
        {
            "rope_scaling": {
                "rope_type": "longrope",
                "rope_theta": 1e4,
                "short_factor": [1.0, 1.5, 2.0, 3.0, 4.0, 8.0],
                "long_factor": [1.0, 1.5, 2.0, 3.0, 4.0, 8.0],
                "attention_factor": 1.0,
                "original_max_position_embeddings": 256,
            }
        },
    ),
    "mistral-window": ("Mistral", {"sliding_window": 11}),
    "mistral-no-window": ("Mistral", {"sliding_window": None}),
    "qwen2": ("Qwen2", {}),
    "qwen2-window": ("Qwen2", {"use_sliding_window": True, "sliding_window": 7, "max_window_layers": 1}),
    "qwen2-tied-yarn": ("Qwen2", {"tie_word_embeddings": True, "rope_scaling": YARN}),
    "qwen3": ("Qwen3", {"head_dim": 32}),
    "qwen3-bias": ("Qwen3", {"head_dim": 16, "attention_bias": True, "tie_word_embeddings": True}),
    "gemma3": ("Gemma3Text", GEMMA | {"sliding_window_pattern": 3}),
    "gemma3-mqa-linear": (
        "Gemma3Text",
        GEMMA
        | {"num_key_value_heads": 1, "num_hidden_layers": 7, "rope_scaling": {"rope_type": "linear", "factor": 8.0}},
    ),
    "gemma3-linear": (
        "Gemma3Text",
        GEMMA
        | {
            "num_hidden_layers": 7,
            "query_pre_attn_scalar": 16,
            "rope_scaling": {"rope_type": "linear", "factor": 8.0},
        },
    ),
    "gemma3-every-sixth": ("Gemma3Text", GEMMA | {"num_hidden_layers": 7, "query_pre_attn_scalar": 16}),
    "llama-wide": ("Llama", {"hidden_size": 64}),
    "llama-wide-tied": ("Llama", {"hidden_size": 64, "tie_word_embeddings": True}),
    "qwen3-wide": ("Qwen3", {"hidden_size": 64, "head_dim": 32}),
    "gemma3-softcap": (
        "Gemma3Text",
        GEMMA
        | {"layer_types": ["full_attention", "sliding_attention", "full_attention"], "final_logit_softcapping": 3.0},
    ),
}


def reference_model(case: str) -> transformers.PreTrainedModel:
    """transformers' model of a case with weights wide enough that every part shows."""
    family, options = CASES[case]
    config = getattr(transformers, f"{family}Config")(**SIZES | options)
    config._attn_implementation = "eager"
    torch.manual_seed(7)
    model = getattr(transformers, f"{family.removesuffix('Text')}ForCausalLM")(config).eval()
    with torch.no_grad():
        for name, parameter in model.named_parameters():
            if parameter.dim() == 1:
                offset = 0.0 if family == "Gemma3Text" or name.endswith("bias") else 1.0
                parameter.copy_(offset + 0.3 * torch.randn_like(parameter))
            else:
                parameter.copy_(torch.randn_like(parameter) * 1.5 / parameter.shape[1] ** 0.5)
    return model


class DenseAttend:
    """Plain attention of one sequence over all keys so far, as the definition says."""

    def __init__(self, config: DecoderConfig) -> None:
        self.config = config
        self.cache: dict[int, tuple[Tensor, Tensor, Tensor]] = {}
        self.positions = torch.zeros(0, dtype=torch.int64)

    def __call__(self, layer: int, q: Tensor, k: Tensor, v: Tensor) -> Tensor:
        spec, group = self.config.attention[layer], self.config.num_heads // self.config.num_kv_heads
        if layer in self.cache:
            old_k, old_v, old_positions = self.cache[layer]
            k, v = torch.cat((old_k, k)), torch.cat((old_v, v))
            key_positions = torch.cat((old_positions, self.positions))
        else:
            k, v = k.clone(), v.clone()  # the model's buffers: their content ends with this call
            key_positions = self.positions
        self.cache[layer] = (k, v, key_positions)
        scores = torch.einsum("qhd,khd->hqk", q, k.repeat_interleave(group, 1)) * spec.scale
        if spec.softcap:
            scores = torch.tanh(scores / spec.softcap) * spec.softcap
        distance = self.positions[:, None] - key_positions[None]
        hidden = (distance < 0) | ((distance >= spec.window) if spec.window else torch.zeros_like(distance, dtype=bool))
        probabilities = scores.masked_fill(hidden, float("-inf")).softmax(-1)
        return torch.einsum("hqk,khd->qhd", probabilities, v.repeat_interleave(group, 1))


def logits_of(directory: Path, tokens: Tensor, chunks: tuple[int, ...], **options: Any) -> Tensor:
    """Logits at every position of `tokens` [T], run in pieces of the given sizes."""
    loaded = load_model(directory, **options)
    attend, start, outputs = DenseAttend(loaded.config), 0, []
    for size in chunks:
        attend.positions = torch.arange(start, start + size)
        outputs.append(
            loaded.model.logits(loaded.model.forward(tokens[start : start + size], attend.positions, attend))
        )
        start += size
    assert start == len(tokens)
    return torch.cat(outputs)
