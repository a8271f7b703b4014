"""`tiny`: a seeded random Llama with a byte-level tokenizer, for tests; nothing is downloaded.

Token i is byte i for i < 256, so a prompt has as many tokens as it has bytes of UTF-8 (no <s> is added).
"""

import json
from pathlib import Path

import numpy as np
import numpy.typing as npt
from tokenizers import AddedToken, Tokenizer, decoders, models, pre_tokenizers

from kvtide.artifacts.tensor_file import TensorWriter

SEED = 20240624
SPECIALS = ("<s>", "</s>", "<pad>", "<reserved_0>", "<reserved_1>", "<reserved_2>", "<reserved_3>", "<reserved_4>")

CONFIG = {
    "architectures": ["LlamaForCausalLM"],
    "model_type": "llama",
    "vocab_size": 256 + len(SPECIALS),
    "hidden_size": 64,
    "intermediate_size": 128,
    "num_hidden_layers": 4,
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "head_dim": 16,
    "max_position_embeddings": 16384,
    "rope_theta": 10000.0,
    "rms_norm_eps": 1e-5,
    "hidden_act": "silu",
    "tie_word_embeddings": False,
    "bos_token_id": 256,
    "eos_token_id": 257,
    "pad_token_id": 258,
    "torch_dtype": "float32",
}


def write_tiny(directory: Path) -> None:
    """Fill `directory` with the model; the same bytes every time."""
    (directory / "config.json").write_text(json.dumps(CONFIG, indent=2))
    generation = {"bos_token_id": 256, "eos_token_id": 257, "pad_token_id": 258}
    (directory / "generation_config.json").write_text(json.dumps(generation, indent=2))
    settings = {"bos_token": "<s>", "eos_token": "</s>", "pad_token": "<pad>", "model_max_length": 16384}
    (directory / "tokenizer_config.json").write_text(json.dumps(settings, indent=2))
    _tokenizer().save(str(directory / "tokenizer.json"))
    weights = _weights()
    layout = {name: ("F32", tensor.shape) for name, tensor in weights.items()}
    TensorWriter(layout).write(directory / "model.safetensors", weights.items())


def _tokenizer() -> Tokenizer:
    vocabulary = {character: byte for byte, character in enumerate(_byte_characters())}
    tokenizer = Tokenizer(models.BPE(vocab=vocabulary, merges=[]))
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False)
    tokenizer.decoder = decoders.ByteLevel()
    tokenizer.add_special_tokens([AddedToken(text, special=True, normalized=False) for text in SPECIALS])
    return tokenizer


def _byte_characters() -> list[str]:
    """The printable stand-in of each byte in byte-level BPE: printable Latin-1 stays, the rest follows from U+0100."""
    printable = {*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100)}
    characters, offset = [], 0
    for byte in range(256):
        if byte in printable:
            characters.append(chr(byte))
        else:
            characters.append(chr(0x100 + offset))
            offset += 1
    return characters


def _weights() -> dict[str, npt.NDArray[np.float32]]:
    """Spread wide enough that attention is peaked, and greedy output neither constant nor nearly tied."""
    generator = np.random.Generator(np.random.PCG64(SEED))

    def matrix(rows: int, columns: int, gain: float) -> npt.NDArray[np.float32]:
        values = generator.standard_normal((rows, columns)) * (gain / columns**0.5)
        return np.asarray(values, np.float32)

    def norm() -> npt.NDArray[np.float32]:
        return np.asarray(1 + 0.1 * generator.standard_normal(64), np.float32)

    weights = {"model.embed_tokens.weight": matrix(264, 64, 8.0)}
    for layer in range(4):
        prefix = f"model.layers.{layer}."
        weights[prefix + "input_layernorm.weight"] = norm()
        weights[prefix + "self_attn.q_proj.weight"] = matrix(64, 64, 1.5)
        weights[prefix + "self_attn.k_proj.weight"] = matrix(32, 64, 1.5)
        weights[prefix + "self_attn.v_proj.weight"] = matrix(32, 64, 1.5)
        weights[prefix + "self_attn.o_proj.weight"] = matrix(64, 64, 1.5)
        weights[prefix + "post_attention_layernorm.weight"] = norm()
        weights[prefix + "mlp.gate_proj.weight"] = matrix(128, 64, 1.5)
        weights[prefix + "mlp.up_proj.weight"] = matrix(128, 64, 1.0)
        weights[prefix + "mlp.down_proj.weight"] = matrix(64, 128, 1.5)
    weights["model.norm.weight"] = norm()
    weights["lm_head.weight"] = matrix(264, 64, 4.0)
    return weights
