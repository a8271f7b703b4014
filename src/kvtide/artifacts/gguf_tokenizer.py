"""The tokenizer described in a GGUF file's metadata, as a `tokenizers.Tokenizer`.

Two kinds exist for our architectures. `llama` is SentencePiece's BPE: the file has a score for each piece but no
merges, so those are derived (each way of cutting a piece into two others; the better piece merges first). `gpt2` is
byte-level BPE: merges are in the file, and `tokenizer.ggml.pre` names the expression that splits text into words.
"""

from typing import Any

import numpy as np
from tokenizers import AddedToken, Regex, Tokenizer, decoders, models, normalizers, pre_tokenizers, processors

from kvtide.artifacts.gguf_file import GGUFFile
from kvtide.base.errors import ModelError

NORMAL, UNKNOWN, CONTROL, USER_DEFINED, UNUSED, BYTE = range(1, 7)
SPACE = "\u2581"

END_OF_TURN = ("<end_of_turn>", "<|eot_id|>", "<|im_end|>", "<|eom_id|>")
"""Control tokens that end an answer in the chat formats of our families, beside the file's own end token."""

_GPT2_WORDS = r"'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+"
_LLAMA3_WORDS = (
    r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}"
    r"| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
)
_QWEN2_WORDS = (
    r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}"
    r"| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
)
_TEKKEN_WORDS = (
    r"[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+"
    r"|[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*"
    r"|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+"
)
WORDS = {
    "default": _GPT2_WORDS,
    "gpt-2": _GPT2_WORDS,
    "llama3": _LLAMA3_WORDS,
    "llama-v3": _LLAMA3_WORDS,
    "llama-bpe": _LLAMA3_WORDS,
    "smaug-bpe": _LLAMA3_WORDS,
    "qwen2": _QWEN2_WORDS,
    "deepseek-r1-qwen": _QWEN2_WORDS,
    "tekken": _TEKKEN_WORDS,
}
_WHOLE_WORDS_FIRST = {"llama3", "llama-v3", "llama-bpe", "tekken"}
"""Families whose words are looked up in the vocabulary before any merge."""


def build_tokenizer(file: GGUFFile) -> tuple[Tokenizer, dict[str, Any]]:
    """The tokenizer and the contents of its tokenizer_config.json. Raises ModelError."""
    tokens: list[str] = file.get("tokenizer.ggml.tokens") or []
    kind = file.get("tokenizer.ggml.model")
    if not tokens:
        raise ModelError(f"{file.path} holds no tokenizer")
    if kind == "llama":
        is_gemma = str(file.get("general.architecture")).startswith("gemma")
        tokenizer = _gemma(file, tokens) if is_gemma else _sentencepiece(file, tokens)
    elif kind == "gpt2":
        tokenizer = _byte_level(file, tokens)
    else:
        raise ModelError(f"{file.path} has a tokenizer of the kind {kind!r}; supported: 'llama', 'gpt2'")
    _add_whole_tokens(tokenizer, _token_types(file, tokens), tokens)
    return tokenizer, _finish(file, tokenizer, tokens)


def end_tokens(file: GGUFFile) -> list[int]:
    """Ids that end an answer: the file's end tokens and the control tokens of END_OF_TURN, in that order."""
    tokens: list[str] = file.get("tokenizer.ggml.tokens") or []
    types = _token_types(file, tokens)
    ends = [file.get(f"tokenizer.ggml.{key}_token_id") for key in ("eos", "eot", "eom")]
    ends += [index for index in np.flatnonzero(types == CONTROL).tolist() if tokens[index] in END_OF_TURN]
    return list(dict.fromkeys(int(index) for index in ends if index is not None and index < len(tokens)))


def _gemma(file: GGUFFile, tokens: list[str]) -> Tokenizer:
    """No prefix space, and runs of spaces are pieces of their own, which the file spells with real spaces.

    Pieces merge in the order of their ids: those of normal pieces follow their scores, and the user-defined runs
    of whitespace (which all have the same score) come before, shorter first.
    """
    pieces = [SPACE * len(token) if token and not token.strip(" ") else token for token in tokens]
    scores = -np.arange(len(pieces), dtype=np.float64)
    tokenizer = Tokenizer(_bpe(file, pieces, scores))
    tokenizer.normalizer = normalizers.Replace(" ", SPACE)
    tokenizer.pre_tokenizer = pre_tokenizers.Split(" ", "merged_with_previous")
    tokenizer.decoder = decoders.Sequence([decoders.Replace(SPACE, " "), decoders.ByteFallback(), decoders.Fuse()])
    return tokenizer


def _sentencepiece(file: GGUFFile, tokens: list[str]) -> Tokenizer:
    """Llama 2's and Mistral's: the text, not each piece between special tokens, is prefixed with one space."""
    scores = file.get("tokenizer.ggml.scores")
    if scores is None or len(scores) != len(tokens):
        raise ModelError(f"{file.path} has no score for each token")
    has_prefix = bool(file.get("tokenizer.ggml.add_space_prefix", True))
    tokenizer = Tokenizer(_bpe(file, tokens, np.asarray(scores, np.float64)))
    tokenizer.pre_tokenizer = pre_tokenizers.Metaspace(
        replacement=SPACE, prepend_scheme="first" if has_prefix else "never", split=False
    )
    steps = [decoders.Replace(SPACE, " "), decoders.ByteFallback(), decoders.Fuse()]
    if has_prefix:
        steps.append(decoders.Strip(content=" ", left=1))
    tokenizer.decoder = decoders.Sequence(steps)
    return tokenizer


def _byte_level(file: GGUFFile, tokens: list[str]) -> Tokenizer:
    family = file.get("tokenizer.ggml.pre", "default")
    if family not in WORDS:
        raise ModelError(f"{file.path} splits words as {family!r}; supported: {', '.join(WORDS)}")
    vocabulary = {token: index for index, token in enumerate(tokens)}
    merges = [tuple(merge.split(" ", 1)) for merge in file.get("tokenizer.ggml.merges") or []]
    try:
        model = models.BPE(vocab=vocabulary, merges=merges, ignore_merges=family in _WHOLE_WORDS_FIRST)
    except Exception as error:  # noqa: BLE001 - the library raises plain Exception for merges of unknown tokens
        raise ModelError(f"{file.path} has inconsistent merges: {error}") from None
    tokenizer = Tokenizer(model)
    if file.get("general.architecture") in ("qwen2", "qwen3"):
        tokenizer.normalizer = normalizers.NFC()
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [
            pre_tokenizers.Split(Regex(WORDS[family]), behavior="isolated"),
            pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False),
        ]
    )
    tokenizer.decoder = decoders.ByteLevel()
    return tokenizer


def _bpe(file: GGUFFile, pieces: list[str], scores: np.ndarray[Any, np.dtype[np.float64]]) -> models.BPE:
    """Byte-fallback BPE over `pieces`, whose merges are the file's or follow from the scores."""
    vocabulary = {piece: index for index, piece in enumerate(pieces)}
    listed = file.get("tokenizer.ggml.merges")
    merges = [tuple(merge.split(" ", 1)) for merge in listed] if listed else derive_merges(vocabulary, scores.tolist())
    unknown = file.get("tokenizer.ggml.unknown_token_id")
    return models.BPE(
        vocab=vocabulary,
        merges=merges,
        unk_token=pieces[unknown] if unknown is not None and unknown < len(pieces) else None,
        fuse_unk=True,
        byte_fallback=True,
    )


def derive_merges(vocabulary: dict[str, int], scores: list[float]) -> list[tuple[str, str]]:
    """Every cut of a piece into two pieces, the piece with the best score first.

    Equal scores: longer left part, then longer right part first; still equal: smaller ids first. (Which cut of one
    piece comes first matters in overlapping matches only, such as runs of one character.)
    """
    cuts = []
    for piece, index in vocabulary.items():
        score = -scores[index]
        for cut in range(1, len(piece)):
            left, right = piece[:cut], piece[cut:]
            left_id = vocabulary.get(left)
            if left_id is None:
                continue
            right_id = vocabulary.get(right)
            if right_id is not None:
                cuts.append((score, -cut, cut - len(piece), index, left_id, right_id, left, right))
    cuts.sort()
    return [(cut[-2], cut[-1]) for cut in cuts]


def _token_types(file: GGUFFile, tokens: list[str]) -> np.ndarray[Any, np.dtype[np.int32]]:
    types = file.get("tokenizer.ggml.token_type")
    if types is None:
        return np.full(len(tokens), NORMAL, np.int32)
    if len(types) != len(tokens):
        raise ModelError(f"{file.path} has {len(types)} token types for {len(tokens)} tokens")
    return np.asarray(types, np.int32)


def _add_whole_tokens(tokenizer: Tokenizer, types: np.ndarray[Any, np.dtype[np.int32]], tokens: list[str]) -> None:
    """Control and user-defined tokens are found in the text as a whole, before anything else."""
    control = [tokens[index] for index in np.flatnonzero(types == CONTROL)]
    tokenizer.add_special_tokens([AddedToken(text, special=True, normalized=False) for text in control])
    user_defined = [tokens[index] for index in np.flatnonzero(types == USER_DEFINED)]
    known = [text for text in user_defined if tokenizer.token_to_id(text) is not None]
    tokenizer.add_tokens([AddedToken(text, special=False, normalized=False) for text in known])


def _finish(file: GGUFFile, tokenizer: Tokenizer, tokens: list[str]) -> dict[str, Any]:
    """Add <bos> and <eos> as the file asks, and return tokenizer_config.json."""
    names = {"bos": "bos", "eos": "eos", "unk": "unknown", "pad": "padding"}
    ids = {name: file.get(f"tokenizer.ggml.{key}_token_id") for name, key in names.items()}
    ids = {name: int(index) for name, index in ids.items() if index is not None and index < len(tokens)}
    # SentencePiece vocabularies and Llama 3 begin with <bos> unless the file says otherwise.
    adds_by_default = (
        file.get("tokenizer.ggml.model") == "llama" or file.get("tokenizer.ggml.pre") in _WHOLE_WORDS_FIRST
    )
    adds = {
        "bos": bool(file.get("tokenizer.ggml.add_bos_token", adds_by_default)) and "bos" in ids,
        "eos": bool(file.get("tokenizer.ggml.add_eos_token", False)) and "eos" in ids,
    }
    before = [tokens[ids["bos"]]] if adds["bos"] else []
    after = [tokens[ids["eos"]]] if adds["eos"] else []
    if before or after:
        tokenizer.post_processor = processors.TemplateProcessing(
            single=[*before, "$A", *after],
            pair=[*before, "$A", *after, *before, "$B:1", *after],
            special_tokens=[(tokens[ids[name]], ids[name]) for name in ("bos", "eos") if adds[name]],
        )
    settings: dict[str, Any] = {f"{name}_token": tokens[index] for name, index in ids.items()}
    settings |= {f"add_{name}_token": adds[name] for name in adds}
    return settings | {"tokenizer_class": "PreTrainedTokenizerFast", "clean_up_tokenization_spaces": False}
