"""A GGUF file as a model directory: config.json, safetensors, tokenizer, chat template.

The weights become float32, or, where that loses nothing, stay numbers of 8 bits: NAME int8 [N, K] with the scales
NAME_scale float32 [N, K / G], or [N, K / G, 2] with offsets (`kvtide.models.matrix`).

What GGUF stores otherwise than Hugging Face, undone here: `llama` rows of q and k are permuted (its rotary embedding
pairs neighbours instead of halves), `gemma3` norms hold 1 + w, Llama 3's scaled rotary frequencies are a tensor of
divisors instead of the parameters that they follow from.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from kvtide.artifacts.chat_templates import FAMILY_TEMPLATES
from kvtide.artifacts.gguf_file import GROUPED, HAVE_OFFSETS, GGUFFile, GGUFTensor
from kvtide.artifacts.gguf_tokenizer import build_tokenizer, end_tokens
from kvtide.artifacts.progress import Progress
from kvtide.artifacts.tensor_file import TensorWriter
from kvtide.base.errors import ModelError

Config = dict[str, Any]

_OUTER = {
    "token_embd.weight": "model.embed_tokens.weight",
    "output_norm.weight": "model.norm.weight",
    "output.weight": "lm_head.weight",
}
_IN_LAYER = {
    "attn_norm": "input_layernorm",
    "attn_q": "self_attn.q_proj",
    "attn_k": "self_attn.k_proj",
    "attn_v": "self_attn.v_proj",
    "attn_output": "self_attn.o_proj",
    "attn_q_norm": "self_attn.q_norm",
    "attn_k_norm": "self_attn.k_norm",
    "ffn_norm": "post_attention_layernorm",
    "ffn_gate": "mlp.gate_proj",
    "ffn_up": "mlp.up_proj",
    "ffn_down": "mlp.down_proj",
}
_IN_GEMMA_LAYER = _IN_LAYER | {
    "post_attention_norm": "post_attention_layernorm",
    "ffn_norm": "pre_feedforward_layernorm",
    "post_ffw_norm": "post_feedforward_layernorm",
}
_ROPE_DIVISORS = "rope_freqs.weight"


def convert_gguf(path: Path, directory: Path, progress: Progress, *, keeps_groups: bool = False) -> None:
    """Fill `directory` from the GGUF file at `path`. Raises ModelError.

    keeps_groups: leave matrices in 8 bits where that says the same.
    """
    file = GGUFFile(path)
    try:
        _convert(file, directory, progress, keeps_groups)
    except KeyError as error:
        raise ModelError(f"{path} is incomplete: {error.args[0]} is missing") from None
    except NotImplementedError as error:
        raise ModelError(f"{path} has tensors of a type that cannot be read: {error}") from None
    except (AttributeError, ArithmeticError, IndexError, TypeError, ValueError) as error:
        # The file is not ours: any value may be of any type and size.
        reason = (str(error) or type(error).__name__).splitlines()[0]
        raise ModelError(f"{path} has inconsistent metadata: {reason}") from error


def _convert(file: GGUFFile, directory: Path, progress: Progress, keeps_groups: bool) -> None:
    config = read_config(file)
    with progress.stage("converting the tokenizer"):
        tokenizer, tokenizer_config = build_tokenizer(file)
        tokenizer.save(str(directory / "tokenizer.json"), pretty=False)
    _write_json(directory / "tokenizer_config.json", tokenizer_config)
    _write_json(directory / "config.json", config)
    ids = {f"{name}_token_id": config[f"{name}_token_id"] for name in ("bos", "pad") if f"{name}_token_id" in config}
    _write_json(directory / "generation_config.json", ids | {"eos_token_id": end_tokens(file)})
    template = file.get("tokenizer.chat_template") or FAMILY_TEMPLATES.get(config["model_type"])
    if template:
        (directory / "chat_template.jinja").write_text(template)
    _write_weights(file, config, directory / "model.safetensors", progress, keeps_groups)


def read_config(file: GGUFFile) -> Config:
    """config.json of the model in the file."""
    architecture = file.get("general.architecture")
    reader = _ARCHITECTURES.get(architecture)
    if reader is None:
        known = ", ".join(_ARCHITECTURES)
        raise ModelError(f"{file.path} has the architecture {architecture!r}; supported: {known}")
    return reader(file, _common_config(file, architecture))


def _common_config(file: GGUFFile, architecture: str) -> Config:
    def field(name: str) -> Any:
        return file.metadata[f"{architecture}.{name}"]

    def optional(name: str, default: Any) -> Any:
        return file.get(f"{architecture}.{name}", default)

    heads, hidden = int(field("attention.head_count")), int(field("embedding_length"))
    config: Config = {
        "hidden_size": hidden,
        "intermediate_size": int(field("feed_forward_length")),
        "num_hidden_layers": int(field("block_count")),
        "num_attention_heads": heads,
        "num_key_value_heads": int(optional("attention.head_count_kv", heads)),
        "head_dim": int(optional("attention.key_length", hidden // heads)),
        "max_position_embeddings": int(field("context_length")),
        "rms_norm_eps": _shortest(field("attention.layer_norm_rms_epsilon")),
        "rope_theta": _shortest(optional("rope.freq_base", 10000.0)),
        "vocab_size": file.tensors["token_embd.weight"].shape[0],
        "tie_word_embeddings": "output.weight" not in file.tensors,
        "torch_dtype": "float32",
    }
    if optional("attention.value_length", config["head_dim"]) != config["head_dim"]:
        raise ModelError(f"{file.path} has keys and values of different sizes, which is not supported")
    if optional("rope.dimension_count", config["head_dim"]) != config["head_dim"]:
        raise ModelError(f"{file.path} rotates a part of each head only, which is not supported")
    for name, key in (("bos", "bos"), ("eos", "eos"), ("pad", "padding")):
        token = file.get(f"tokenizer.ggml.{key}_token_id")
        if token is not None:
            config[f"{name}_token_id"] = int(token)
    scaling = _rope_scaling(file, architecture, config)
    return config | ({"rope_scaling": scaling} if scaling else {})


def _rope_scaling(file: GGUFFile, architecture: str, config: Config) -> Config | None:
    divisors = file.tensors.get(_ROPE_DIVISORS)
    if divisors is not None:
        # The same for short and long sequences: Hugging Face's "longrope" with one table.
        table = file.float32(divisors).tolist()
        length = config["max_position_embeddings"]
        return {
            "rope_type": "longrope",
            "short_factor": table,
            "long_factor": table,
            "attention_factor": 1.0,
            "original_max_position_embeddings": length,
        }
    kind = file.get(f"{architecture}.rope.scaling.type", "none")
    if kind == "none":
        return None
    if kind not in ("linear", "yarn"):
        raise ModelError(f"{file.path} scales rotary embeddings as {kind!r}; supported: linear, yarn")
    scaling: Config = {"rope_type": kind, "factor": float(file.metadata[f"{architecture}.rope.scaling.factor"])}
    if kind == "yarn":
        original = file.metadata[f"{architecture}.rope.scaling.original_context_length"]
        scaling["original_max_position_embeddings"] = int(original)
    return scaling


def _llama(file: GGUFFile, common: Config) -> Config:
    biases = {"attention_bias": "blk.0.attn_q.bias" in file.tensors, "mlp_bias": "blk.0.ffn_down.bias" in file.tensors}
    return {"architectures": ["LlamaForCausalLM"], "model_type": "llama", "hidden_act": "silu"} | biases | common


def _qwen2(_: GGUFFile, common: Config) -> Config:
    return {"architectures": ["Qwen2ForCausalLM"], "model_type": "qwen2", "hidden_act": "silu"} | common


def _qwen3(_: GGUFFile, common: Config) -> Config:
    return {"architectures": ["Qwen3ForCausalLM"], "model_type": "qwen3", "hidden_act": "silu"} | common


def _gemma3(file: GGUFFile, common: Config) -> Config:
    num_layers, heads = common["num_hidden_layers"], common["num_attention_heads"]
    pattern = file.get("gemma3.attention.sliding_window_pattern", 6)
    if np.ndim(pattern):
        is_sliding = [bool(flag) for flag in pattern]
    else:
        is_sliding = [(layer + 1) % int(pattern) != 0 for layer in range(num_layers)]
    # The 27B model alone, known by its 62 layers, scales scores by its width instead of the head's.
    scalar = common["hidden_size"] // heads if num_layers == 62 else common["head_dim"]
    return {
        "architectures": ["Gemma3ForCausalLM"],
        "model_type": "gemma3_text",
        "hidden_activation": "gelu_pytorch_tanh",
        "query_pre_attn_scalar": scalar,
        "sliding_window": int(file.metadata["gemma3.attention.sliding_window"]),
        "layer_types": ["sliding_attention" if sliding else "full_attention" for sliding in is_sliding],
        "rope_local_base_freq": _shortest(file.get("gemma3.rope.freq_base_swa", 10000.0)),
        "final_logit_softcapping": file.get("gemma3.final_logit_softcapping"),
        "attn_logit_softcapping": None,
    } | common


_ARCHITECTURES: dict[str, Callable[[GGUFFile, Config], Config]] = {
    "llama": _llama,
    "qwen2": _qwen2,
    "qwen3": _qwen3,
    "gemma3": _gemma3,
}


Piece = tuple[str, npt.NDArray[Any]]


def _write_weights(file: GGUFFile, config: Config, path: Path, progress: Progress, keeps_groups: bool) -> None:
    names: dict[str, GGUFTensor] = {}
    for tensor in file.tensors.values():
        if tensor.name != _ROPE_DIVISORS:
            name = _name(tensor.name, config, file)
            if name in names:
                raise ModelError(f"{file.path} has two tensors for {name}")
            names[name] = tensor
    grouped = {name for name, tensor in names.items() if keeps_groups and _has_groups(tensor)}
    stored: dict[str, tuple[str, tuple[int, ...]]] = {}
    for name, tensor in names.items():
        stored[name] = ("I8" if name in grouped else "F32", tensor.shape)
        if name in grouped:
            rows, columns = tensor.shape
            offsets = (2,) if tensor.type in HAVE_OFFSETS else ()
            stored[name + "_scale"] = ("F32", (rows, columns // GROUPED[tensor.type], *offsets))
    writer = TensorWriter(stored)
    with progress.stage("converting the weights", writer.num_bytes, "B") as advance:

        def converted() -> Iterator[Piece]:
            for name, tensor in names.items():
                values = _grouped_values if name in grouped else _values
                for piece in values(file, tensor, name, config):
                    yield piece
                    advance(piece[1].nbytes)

        writer.write(path, converted())


def _has_groups(tensor: GGUFTensor) -> bool:
    return tensor.type in GROUPED and len(tensor.shape) == 2


def _values(file: GGUFFile, tensor: GGUFTensor, name: str, config: Config) -> Iterator[Piece]:
    """The tensor in Hugging Face's convention, in pieces."""
    if _is_permuted(name, config):
        yield name, _unpermuted(file.float32(tensor), name, config)
    elif config["model_type"] == "gemma3_text" and name.endswith("norm.weight"):
        yield name, file.float32(tensor) - np.float32(1)
    else:
        yield from ((name, piece) for piece in file.float32_chunks(tensor))


def _grouped_values(file: GGUFFile, tensor: GGUFTensor, name: str, config: Config) -> Iterator[Piece]:
    """As _values, numbers and scales apart."""
    if not _is_permuted(name, config):
        for numbers, scales in file.grouped_chunks(tensor):
            yield name, numbers
            yield name + "_scale", scales
        return
    pieces = list(file.grouped_chunks(tensor))
    for number, key in enumerate((name, name + "_scale")):
        whole: npt.NDArray[Any] = np.concatenate([piece[number] for piece in pieces])
        yield key, _unpermuted(whole.reshape(tensor.shape[0], -1), name, config)


def _is_permuted(name: str, config: Config) -> bool:
    return config["model_type"] == "llama" and name.rpartition(".")[0].endswith(("q_proj", "k_proj"))


def _unpermuted(rows: npt.NDArray[Any], name: str, config: Config) -> npt.NDArray[Any]:
    heads = config["num_attention_heads" if "q_proj" in name else "num_key_value_heads"]
    parts = rows.reshape(heads, config["head_dim"] // 2, 2, -1)
    return parts.swapaxes(1, 2).reshape(rows.shape)


def _name(name: str, config: Config, file: GGUFFile) -> str:
    """Hugging Face's name of a tensor."""
    if name in _OUTER:
        return _OUTER[name]
    parts = name.split(".")
    inner = _IN_GEMMA_LAYER if config["model_type"] == "gemma3_text" else _IN_LAYER
    is_in_layer = len(parts) == 4 and parts[0] == "blk" and parts[1].isdecimal() and parts[2] in inner
    if is_in_layer and parts[3] in ("weight", "bias"):
        return f"model.layers.{int(parts[1])}.{inner[parts[2]]}.{parts[3]}"
    raise ModelError(f"{file.path} has a tensor that {config['model_type']} models do not have: {name}")


def _shortest(value: Any) -> float:
    """The shortest decimal that is this float32 (0.000001 rather than 0.00000099999999747)."""
    return float(str(np.float32(value)))


def _write_json(path: Path, content: Config) -> None:
    path.write_text(json.dumps(content, indent=2, ensure_ascii=False))
