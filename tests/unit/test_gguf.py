"""GGUF files of every family, written with the gguf library, load as the models and tokenizers that they came from."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gguf
import numpy as np
import pytest
import torch
from gguf import GGMLQuantizationType as Kind
from hypothesis import given, settings
from hypothesis import strategies as st
from reference_models import LLAMA3, SIZES, logits_of, reference_model
from safetensors.numpy import load_file
from tokenizers import Regex, Tokenizer, decoders, models, pre_tokenizers, trainers
from transformers import AutoTokenizer, PreTrainedModel

from kvtide.artifacts import prepare_model
from kvtide.artifacts.directory import describe_weights, stored_types, weight_bytes
from kvtide.artifacts.gguf_file import GGUFFile
from kvtide.artifacts.gguf_tokenizer import SPACE, WORDS, build_tokenizer
from kvtide.base.errors import ModelError
from kvtide.base.flags import shown_size
from kvtide.models import load_model
from kvtide.models.config import Rope
from kvtide.models.decoder import Decoder
from kvtide.models.linear import is_batch_invariant
from kvtide.models.matrix import Matrix
from kvtide.models.rope import frequencies
from kvtide.models.shards import Alone

CORPUS = (
    "the tide comes in and the tide goes out, twice a day; 12 345 6789 waves\n\n\tdef f(x):\n    return x ** 2\n"
    "Don't they'll WE'VE  naïve café — 日本語 中文测试 🙂🙂   spaces   and\r\nlines aaaa aaaaaaa"
)
TEXTS = [
    CORPUS,
    "",
    " ",
    "   x",
    "a\n\n\n b",
    "\t\t",
    "🙃 unknown ♞",
    "tide tide tide",
    "1234567890",
    "aaaaaaaaaaa",
    "</s>x<s>",
]
_TENSORS = [
    (r"model\.embed_tokens", "token_embd"),
    (r"model\.norm", "output_norm"),
    (r"lm_head", "output"),
    (r"model\.layers\.(\d+)\.self_attn\.([qkv])_proj", r"blk.\1.attn_\2"),
    (r"model\.layers\.(\d+)\.self_attn\.o_proj", r"blk.\1.attn_output"),
    (r"model\.layers\.(\d+)\.self_attn\.([qk])_norm", r"blk.\1.attn_\2_norm"),
    (r"model\.layers\.(\d+)\.mlp\.(\w+)_proj", r"blk.\1.ffn_\2"),
    (r"model\.layers\.(\d+)\.input_layernorm", r"blk.\1.attn_norm"),
    (r"model\.layers\.(\d+)\.pre_feedforward_layernorm", r"blk.\1.ffn_norm"),
    (r"model\.layers\.(\d+)\.post_feedforward_layernorm", r"blk.\1.post_ffw_norm"),
]


@pytest.fixture(autouse=True)
def _one_thread() -> Iterator[None]:
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


def write_gguf(path: Path, reference: PreTrainedModel, kind: Kind = Kind.F32, tokenizer: str = "gpt2") -> None:
    """The model as llama.cpp's converter would write it, matrices as `kind`."""
    config = reference.config
    # llama.cpp has no family of Mistral's own.
    family = {"gemma3_text": "gemma3", "mistral": "llama"}.get(config.model_type, config.model_type)
    writer = gguf.GGUFWriter(path, family)
    writer.add_block_count(config.num_hidden_layers)
    writer.add_context_length(config.max_position_embeddings)
    writer.add_embedding_length(config.hidden_size)
    writer.add_feed_forward_length(config.intermediate_size)
    writer.add_head_count(config.num_attention_heads)
    writer.add_head_count_kv(config.num_key_value_heads)
    head_dim = getattr(config, "head_dim", None) or config.hidden_size // config.num_attention_heads
    writer.add_key_length(head_dim)
    writer.add_value_length(head_dim)
    writer.add_layer_norm_rms_eps(config.rms_norm_eps)
    rope = config.rope_parameters
    writer.add_rope_freq_base(rope["full_attention"]["rope_theta"] if family == "gemma3" else rope["rope_theta"])
    if family == "gemma3":
        writer.add_sliding_window(config.sliding_window)
    scaling = rope["full_attention"] if family == "gemma3" else rope
    if scaling.get("rope_type") == "linear":
        writer.add_rope_scaling_type(gguf.RopeScalingType.LINEAR)
        writer.add_rope_scaling_factor(scaling["factor"])
    if rope.get("rope_type") == "yarn":
        writer.add_rope_scaling_type(gguf.RopeScalingType.YARN)
        writer.add_rope_scaling_factor(rope["factor"])
        writer.add_rope_scaling_orig_ctx_len(rope["original_max_position_embeddings"])
    if rope.get("rope_type") == "llama3":
        plain, scaled = frequencies(Rope(), head_dim), frequencies(Rope(**llama3_options()), head_dim)
        writer.add_tensor("rope_freqs.weight", (plain / scaled).numpy())
    write_tokenizer(writer, tokenizer)
    for name, tensor in reference.state_dict().items():
        if name == "lm_head.weight" and config.tie_word_embeddings:
            continue
        values = tensor.float().numpy()
        if family == "llama" and re.search(r"[qk]_proj\.", name):
            heads = config.num_attention_heads if "q_proj" in name else config.num_key_value_heads
            values = values.reshape(heads, 2, head_dim // 2, -1).swapaxes(1, 2).reshape(values.shape)
        if family == "gemma3" and name.endswith("norm.weight"):
            values = values + np.float32(1)
        raw_kind = kind if values.ndim == 2 else Kind.F32
        writer.add_tensor(gguf_name(name, family), gguf.quantize(values, raw_kind), raw_dtype=raw_kind)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def llama3_options() -> dict[str, Any]:
    options = {"theta": "rope_theta", "original_positions": "original_max_position_embeddings"}
    names = {"factor": "factor", "low_freq_factor": "low_freq_factor", "high_freq_factor": "high_freq_factor"}
    return {"kind": "llama3"} | {name: LLAMA3[key] for name, key in (options | names).items()}


def gguf_name(name: str, family: str) -> str:
    for pattern, replacement in _TENSORS:
        name = re.sub(pattern, replacement, name)
    after_attention = "post_attention_norm" if family == "gemma3" else "ffn_norm"
    return re.sub(r"model\.layers\.(\d+)\.post_attention_layernorm", rf"blk.\1.{after_attention}", name)


def byte_level(family: str, vocab_size: int = 420) -> Tokenizer:
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [
            pre_tokenizers.Split(Regex(WORDS[family]), behavior="isolated"),
            pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False),
        ]
    )
    tokenizer.decoder = decoders.ByteLevel()
    alphabet = pre_tokenizers.ByteLevel.alphabet()
    trainer = trainers.BpeTrainer(
        vocab_size=vocab_size, special_tokens=["<s>", "</s>"], initial_alphabet=alphabet, show_progress=False
    )
    tokenizer.train_from_iterator([CORPUS] * 4, trainer)
    return tokenizer


def write_tokenizer(writer: gguf.GGUFWriter, kind: str) -> None:
    if kind == "llama":
        pieces = sentencepiece_pieces()
        types = [2, 3, 3] + [6] * 256 + [1] * (len(pieces) - 259)
        writer.add_token_scores([0.0] * 259 + [-float(index) for index in range(len(pieces) - 259)])
        writer.add_unk_token_id(0)
    else:
        tokenizer = byte_level("llama-bpe")
        pieces = [tokenizer.id_to_token(index) for index in range(tokenizer.get_vocab_size())]
        types = [3, 3] + [1] * (len(pieces) - 2)
        writer.add_tokenizer_pre("llama-bpe")
        writer.add_token_merges([f"{left} {right}" for left, right in merges_of(tokenizer)])
    writer.add_tokenizer_model(kind)
    writer.add_token_list(pieces)
    writer.add_token_types(types)
    writer.add_bos_token_id(1 if kind == "llama" else 0)
    writer.add_eos_token_id(2 if kind == "llama" else 1)


def sentencepiece_pieces() -> list[str]:
    """<unk>, <s>, </s>, the bytes, then pieces with the best score first: frequent ones and single characters."""
    words = CORPUS.replace(" ", SPACE)
    counts: dict[str, int] = {}
    for length in (2, 3, 4, 5):
        for start in range(len(words) - length + 1):
            counts[words[start : start + length]] = counts.get(words[start : start + length], 0) + 1
    pieces = sorted((piece for piece, count in counts.items() if count > 1), key=lambda piece: (-counts[piece], piece))
    characters = sorted(set(words) - {"🙂"})
    return ["<unk>", "<s>", "</s>", *(f"<0x{byte:02X}>" for byte in range(256)), *pieces, *characters]


def merges_of(tokenizer: Tokenizer) -> list[tuple[str, str]]:
    merges = json.loads(tokenizer.to_str())["model"]["merges"]
    return [tuple(merge) if isinstance(merge, list) else tuple(merge.split(" ")) for merge in merges]


@pytest.mark.parametrize(
    "case",
    [
        "llama",
        "llama-tied",
        "llama-biases",
        "llama-mha-theta",
        "llama-mqa-wide-heads",
        "llama-rope-llama3",
        "llama-rope-linear",
        "mistral-no-window",
        "qwen2",
        "qwen2-tied-yarn",
        "qwen3",
    ],
)
def test_a_float32_file_gives_the_logits_of_its_model(case: str, tmp_path: Path) -> None:
    check_logits(case, tmp_path)


@pytest.mark.parametrize("case", ["gemma3-every-sixth", "gemma3-linear"])
def test_gemma_files_give_the_logits_of_their_model(case: str, tmp_path: Path) -> None:
    check_logits(case, tmp_path)


def check_logits(case: str, tmp_path: Path) -> None:
    reference = reference_model(case)
    write_gguf(tmp_path / "model.gguf", reference)
    files = prepare_model(str(tmp_path / "model.gguf"), cache_dir=tmp_path / "cache", progress=False)
    assert files.name == "model"
    tokens = torch.randint(0, SIZES["vocab_size"], (40,))
    with torch.no_grad():
        expected = reference(tokens[None]).logits[0]
    assert (logits_of(files.directory, tokens, (33, 7)) - expected).abs().max() < 1e-4


@pytest.mark.parametrize("kind", [Kind.F16, Kind.BF16, Kind.Q8_0])
def test_quantised_files_hold_the_dequantised_weights(kind: Kind, tmp_path: Path) -> None:
    reference = reference_model("qwen3-wide")
    write_gguf(tmp_path / "model.gguf", reference, kind)
    files = prepare_model(str(tmp_path / "model.gguf"), cache_dir=tmp_path / "cache", progress=False, dtype="float32")
    weights = load_file(files.directory / "model.safetensors")
    assert weights.keys() == {name for name, _ in reference.named_parameters()}
    for name, parameter in reference.named_parameters():
        expected = parameter.detach().numpy()
        if expected.ndim == 2:
            expected = gguf.dequantize(gguf.quantize(expected, kind), kind)
        np.testing.assert_array_equal(weights[name], expected, err_msg=name)


@pytest.mark.skipif(not is_batch_invariant(), reason="the portable kernels take float32 weights")
@pytest.mark.parametrize("case", ["llama-wide", "llama-wide-tied", "qwen3-wide"])
@pytest.mark.parametrize("kind", [Kind.Q8_0, Kind.Q5_0, Kind.Q4_0])
def test_matrices_in_8_bits_give_the_logits_of_float32_to_the_last_bit(case: str, kind: Kind, tmp_path: Path) -> None:
    """In rows of heads that llama's files permute, and in parts of two ranks, cuts between two scales among them."""
    write_gguf(tmp_path / "model.gguf", reference_model(case), kind)

    def prepared(dtype: str) -> Path:
        return prepare_model(
            str(tmp_path / "model.gguf"), cache_dir=tmp_path / "cache", progress=False, dtype=dtype
        ).directory

    narrow, wide = prepared("auto"), prepared("float32")
    assert prepared("auto") == narrow and stored_types(narrow) == {"I8", "F32"} and stored_types(wide) == {"F32"}
    assert describe_weights(narrow) == f"{shown_size(weight_bytes(narrow))}, float32, matrices in 8 bits"
    assert weight_bytes(narrow) < weight_bytes(wide) == (wide / "model.safetensors").stat().st_size
    assert describe_weights(wide).endswith("iB, float32")
    tokens = torch.randint(0, SIZES["vocab_size"], (40,))
    assert torch.equal(logits_of(narrow, tokens, (33, 7)), logits_of(wide, tokens, (33, 7)))
    for rank in range(2):
        parts = [loaded_part(directory, rank) for directory in (narrow, wide)]
        for ours, theirs in zip(*map(matrices_of, parts), strict=True):
            assert torch.equal(ours.plain(), theirs.plain())
    assert loaded_part(narrow, 0).output.scales is not None
    bfloat16 = load_model(prepared("bfloat16"), dtype="bfloat16").model
    for ours, theirs in zip(matrices_of(bfloat16), matrices_of(load_model(wide).model), strict=True):
        assert torch.equal(ours.plain(), theirs.plain().bfloat16())


class Rank(Alone):
    size = 2

    def __init__(self, rank: int) -> None:
        self.rank = rank


def loaded_part(directory: Path, rank: int) -> Decoder:
    return load_model(directory, collective=Rank(rank)).model


def matrices_of(model: Decoder) -> list[Matrix]:
    found = [model.embedding, model.output]
    for layer in model.layers:
        found += [layer.attention.o_proj.weight, layer.mlp.down_proj.weight]
        for group in (layer.attention.qkv_proj, layer.mlp.gate_up_proj):
            found += map(Matrix, group.weights, group.scales or [None] * len(group.weights))
    return found


@pytest.mark.parametrize("kind", ["llama", "gpt2"])
def test_tokenizers_equal_those_of_transformers(kind: str, tmp_path: Path) -> None:
    write_gguf(tmp_path / "model.gguf", reference_model("llama"), tokenizer=kind)
    files = prepare_model(str(tmp_path / "model.gguf"), cache_dir=tmp_path / "cache", progress=False)
    ours = Tokenizer.from_file(str(files.directory / "tokenizer.json"))
    theirs = AutoTokenizer.from_pretrained(tmp_path, gguf_file="model.gguf")
    first = theirs.bos_token_id
    for text in TEXTS:
        ids = ours.encode(text).ids
        assert ids[0] == first, "the tokenizer begins with <s>"
        assert ids[1:] == theirs(text, add_special_tokens=False).input_ids, text
        if text.strip() == text and "<s>" not in text:
            assert ours.decode(ids) == text


@pytest.mark.parametrize("family", ["default", "llama-bpe", "qwen2", "tekken"])
def test_byte_level_files_split_words_as_their_family_does(family: str, tmp_path: Path) -> None:
    tokenizer = byte_level(family)
    path = tmp_path / "model.gguf"
    writer = gguf.GGUFWriter(path, "llama")
    writer.add_tokenizer_model("gpt2")
    writer.add_tokenizer_pre(family)
    writer.add_token_list([tokenizer.id_to_token(index) for index in range(tokenizer.get_vocab_size())])
    writer.add_token_merges([f"{left} {right}" for left, right in merges_of(tokenizer)])
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.close()
    ours, _ = build_tokenizer(GGUFFile(path))
    for text in TEXTS[:-1]:
        assert ours.encode(text, add_special_tokens=False).ids == tokenizer.encode(text).ids, text


@pytest.fixture(scope="module")
def small_file(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("gguf") / "model.gguf"
    write_gguf(path, reference_model("llama"))
    return path.read_bytes()


@settings(deadline=None, max_examples=60)
@given(data=st.data())
def test_damaged_files_are_refused_with_one_line(
    small_file: bytes, tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    """Cut anywhere, or with bytes of the header changed: a ModelError, or a change that makes no difference here."""
    content = bytearray(small_file)
    if data.draw(st.booleans()):
        del content[data.draw(st.integers(0, len(content) - 1)) :]
    else:
        for _ in range(data.draw(st.integers(1, 4))):
            content[data.draw(st.integers(0, 9000))] = data.draw(st.integers(0, 255))
    directory = tmp_path_factory.mktemp("damaged")
    (directory / "model.gguf").write_bytes(content)
    message = ""
    try:
        prepare_model(str(directory / "model.gguf"), cache_dir=directory / "cache", progress=False)
    except ModelError as error:
        message = str(error)
    assert "\n" not in message


@pytest.mark.parametrize("num_bytes", [0, 3, 4, 100, 5000, -1])
def test_truncated_files_are_refused(num_bytes: int, small_file: bytes, tmp_path: Path) -> None:
    (tmp_path / "model.gguf").write_bytes(small_file[:num_bytes])
    with pytest.raises(ModelError, match=r"truncated|not a GGUF file|empty"):
        prepare_model(str(tmp_path / "model.gguf"), cache_dir=tmp_path / "cache", progress=False)
    assert not list((tmp_path / "cache" / "models").glob("model*")), "nothing half-built may look finished"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (b"blk.0.attn_k.weight", b"blk.0.attn_q.weight", "two tensors named blk.0.attn_q.weight"),
        (b"blk.0.attn_k.weight", b"blk.0.attn_k.scales", "do not have: blk.0.attn_k.scales"),
    ],
)
def test_tensors_that_mean_the_same_or_nothing_are_refused(
    old: bytes, new: bytes, message: str, small_file: bytes, tmp_path: Path
) -> None:
    (tmp_path / "model.gguf").write_bytes(small_file.replace(old, new))
    with pytest.raises(ModelError, match=message):
        prepare_model(str(tmp_path / "model.gguf"), cache_dir=tmp_path / "cache", progress=False)


def test_other_architectures_are_refused(tmp_path: Path) -> None:
    writer = gguf.GGUFWriter(tmp_path / "model.gguf", "mamba")
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.close()
    with pytest.raises(ModelError, match="'mamba'; supported: llama, qwen2, qwen3, gemma3"):
        prepare_model(str(tmp_path / "model.gguf"), cache_dir=tmp_path / "cache", progress=False)
