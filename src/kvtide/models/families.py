"""config.json of each family as a DecoderConfig. What a family or kvtide does not have is an error, never ignored."""

import math
from collections.abc import Callable, Mapping
from typing import Any

from kvtide.base.errors import ModelError
from kvtide.models.config import Activation, DecoderConfig, LayerAttention, Rope

Json = Mapping[str, Any]

_ACTIVATIONS: dict[str, Activation] = {"silu": "silu", "gelu_pytorch_tanh": "gelu_tanh"}
MAX_LAYERS = 10_000
"""Far beyond every model; a configuration that says more is broken, and must not take the memory to describe them."""

_SLIDING, _FULL = "sliding_attention", "full_attention"


def parse_config(config: Json) -> DecoderConfig:
    """Raises ModelError with one line that names what is missing or not supported."""
    model_type = config.get("model_type")
    family = FAMILIES.get(str(model_type))
    if family is None:
        raise ModelError(f"models of type {model_type!r} are not supported; supported: {', '.join(FAMILIES)}")
    if config.get("quantization_config"):
        raise ModelError("quantised safetensors are not supported; a .gguf file of the model is")
    try:
        if config["num_hidden_layers"] > MAX_LAYERS:
            raise ModelError(f"config.json has more than {MAX_LAYERS} layers")
        return family(config)
    except KeyError as error:
        raise ModelError(f"config.json lacks {error.args[0]!r}") from None
    except (TypeError, ValueError, AttributeError) as error:
        raise ModelError(f"config.json has a value of the wrong type: {error}") from None


def _llama(config: Json) -> DecoderConfig:
    return DecoderConfig(
        **_common(config, "LlamaForCausalLM"),
        attention=_layers(config, windows=[0] * config["num_hidden_layers"]),
        has_qkv_bias=bool(config.get("attention_bias", False)),
        has_output_bias=bool(config.get("attention_bias", False)),
        has_mlp_bias=bool(config.get("mlp_bias", False)),
    )


def _mistral(config: Json) -> DecoderConfig:
    window = config.get("sliding_window") or 0
    return DecoderConfig(
        **_common(config, "MistralForCausalLM"),
        attention=_layers(config, windows=[window] * config["num_hidden_layers"]),
    )


def _qwen2(config: Json) -> DecoderConfig:
    return DecoderConfig(
        **_common(config, "Qwen2ForCausalLM"),
        attention=_layers(config, windows=_qwen_windows(config)),
        has_qkv_bias=True,
    )


def _qwen3(config: Json) -> DecoderConfig:
    return DecoderConfig(
        **_common(config, "Qwen3ForCausalLM", default_head_dim=128),
        attention=_layers(config, windows=_qwen_windows(config)),
        has_qkv_bias=bool(config.get("attention_bias", False)),
        has_output_bias=bool(config.get("attention_bias", False)),
        has_qk_norm=True,
    )


def _gemma3(config: Json) -> DecoderConfig:
    if config.get("use_bidirectional_attention"):
        raise ModelError("bidirectional attention is not supported")
    if config.get("attn_logit_softcapping"):
        raise ModelError("attn_logit_softcapping is set, but Gemma 3 has no cap on attention scores")
    pattern = config.get("sliding_window_pattern", config.get("_sliding_window_pattern", 6))
    num_layers = config["num_hidden_layers"]
    default = [_FULL if (layer + 1) % pattern == 0 else _SLIDING for layer in range(num_layers)]
    kinds = _layer_kinds(config, default)
    window = config.get("sliding_window", 4096) or 0
    ropes = _gemma3_ropes(config)
    attention = LayerAttention(
        window=0,
        scale=config.get("query_pre_attn_scalar", 256) ** -0.5,
        softcap=0.0,
        rope=ropes[_FULL],
    )
    sliding = LayerAttention(window, attention.scale, attention.softcap, ropes[_SLIDING])
    return DecoderConfig(
        **_common(config, "Gemma3ForCausalLM", default_head_dim=256, tied_by_default=True),
        attention=tuple(sliding if kind == _SLIDING else attention for kind in kinds),
        has_qkv_bias=bool(config.get("attention_bias", False)),
        has_output_bias=bool(config.get("attention_bias", False)),
        has_qk_norm=True,
        has_sandwich_norms=True,
        norm_offset=1.0,
        embedding_scale=config["hidden_size"] ** 0.5,
        final_softcap=config.get("final_logit_softcapping") or 0.0,
    )


FAMILIES: dict[str, Callable[[Json], DecoderConfig]] = {
    "llama": _llama,
    "mistral": _mistral,
    "qwen2": _qwen2,
    "qwen3": _qwen3,
    "gemma3_text": _gemma3,
}


def _common(
    config: Json, architecture: str, *, default_head_dim: int = 0, tied_by_default: bool = False
) -> dict[str, Any]:
    """The fields that every family spells alike."""
    activation = config.get("hidden_activation") or config.get("hidden_act", "silu")
    if activation not in _ACTIVATIONS:
        raise ModelError(f"the activation {activation!r} is not supported; supported: {', '.join(_ACTIVATIONS)}")
    heads, hidden = config["num_attention_heads"], config["hidden_size"]
    return {
        "architecture": architecture,
        "vocab_size": config["vocab_size"],
        "hidden_size": hidden,
        "intermediate_size": config["intermediate_size"],
        "num_heads": heads,
        "num_kv_heads": config.get("num_key_value_heads") or heads,
        "head_dim": _head_dim(config, default_head_dim),
        "max_position_embeddings": config["max_position_embeddings"],
        "norm_eps": float(config.get("rms_norm_eps", 1e-6)),
        "activation": _ACTIVATIONS[activation],
        "has_tied_embeddings": bool(config.get("tie_word_embeddings", tied_by_default)),
    }


def _head_dim(config: Json, default: int = 0) -> int:
    named = config.get("head_dim") or default or config["hidden_size"] // config["num_attention_heads"]
    return int(named)


def _layers(config: Json, *, windows: list[int]) -> tuple[LayerAttention, ...]:
    """Layers that differ in their window only."""
    head_dim = _head_dim(config, 128 if config["model_type"] == "qwen3" else 0)
    rope = _rope(config.get("rope_scaling") or config.get("rope_parameters") or {}, config)
    return tuple(LayerAttention(window, head_dim**-0.5, 0.0, rope) for window in windows)


def _qwen_windows(config: Json) -> list[int]:
    num_layers = config["num_hidden_layers"]
    window = (config.get("sliding_window") or 0) if config.get("use_sliding_window", False) else 0
    first = config.get("max_window_layers", 28)
    default = [_SLIDING if window and layer >= first else _FULL for layer in range(num_layers)]
    return [window if kind == _SLIDING else 0 for kind in _layer_kinds(config, default)]


def _layer_kinds(config: Json, default: list[str]) -> list[str]:
    kinds = config.get("layer_types") or default
    if len(kinds) != config["num_hidden_layers"] or not set(kinds) <= {_SLIDING, _FULL}:
        raise ModelError(f"layer_types must name {_SLIDING} or {_FULL} for each of the layers")
    return list(kinds)


def _gemma3_ropes(config: Json) -> dict[str, Rope]:
    nested = config.get("rope_parameters") or {}
    full = config.get("rope_scaling") or nested.get(_FULL) or {}
    sliding = nested.get(_SLIDING) or {}
    return {
        _FULL: _rope({"rope_theta": config.get("rope_theta", 1e6)} | dict(full), config),
        _SLIDING: _rope({"rope_theta": config.get("rope_local_base_freq", 1e4)} | dict(sliding), config),
    }


def _rope(parameters: Json, config: Json) -> Rope:
    """Both spellings: `rope_scaling` beside `rope_theta`, and the newer `rope_parameters` that holds all."""
    partial = parameters.get("partial_rotary_factor", config.get("partial_rotary_factor", 1.0))
    if partial not in (None, 1.0):
        raise ModelError(f"rotary embedding of a part ({partial}) of each head is not supported")
    theta = float(parameters.get("rope_theta", config.get("rope_theta", 10000.0)))
    kind = parameters.get("rope_type", parameters.get("type", "default"))
    original = int(parameters.get("original_max_position_embeddings", config["max_position_embeddings"]))
    if kind == "default":
        return Rope(theta=theta)
    if kind == "linear":
        return Rope(theta=theta, kind="linear", factor=float(parameters["factor"]))
    if kind == "llama3":
        return Rope(
            theta=theta,
            kind="llama3",
            factor=float(parameters["factor"]),
            original_positions=original,
            low_freq_factor=float(parameters["low_freq_factor"]),
            high_freq_factor=float(parameters["high_freq_factor"]),
        )
    if kind == "yarn":
        return _yarn(parameters, theta, original)
    if kind == "longrope" and parameters["short_factor"] == parameters["long_factor"]:
        amplitude = float(parameters.get("attention_factor") or 1.0)
        divisors = tuple(float(value) for value in parameters["short_factor"])
        return Rope(theta=theta, kind="table", divisors=divisors, amplitude=amplitude)
    raise ModelError(f"rotary embeddings scaled as {kind!r} are not supported; supported: linear, llama3, yarn")


def _yarn(parameters: Json, theta: float, original: int) -> Rope:
    factor = float(parameters["factor"])
    amplitude = parameters.get("attention_factor")
    if amplitude is None:
        mscale, mscale_all = parameters.get("mscale"), parameters.get("mscale_all_dim")
        if mscale and mscale_all:
            amplitude = _yarn_amplitude(factor, mscale) / _yarn_amplitude(factor, mscale_all)
        else:
            amplitude = _yarn_amplitude(factor, 1.0)
    return Rope(
        theta=theta,
        kind="yarn",
        factor=factor,
        original_positions=original,
        beta_fast=float(parameters.get("beta_fast") or 32),
        beta_slow=float(parameters.get("beta_slow") or 1),
        truncate=bool(parameters.get("truncate", True)),
        amplitude=float(amplitude),
    )


def _yarn_amplitude(factor: float, mscale: float) -> float:
    return 0.1 * mscale * math.log(factor) + 1.0 if factor > 1 else 1.0
