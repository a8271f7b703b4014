"""Small tokenizers of the kinds that served models have, built on the spot."""

from tokenizers import AddedToken, decoders, models, normalizers, pre_tokenizers, processors
from tokenizers import Tokenizer as RawTokenizer

from kvtide.text.tokenizer import Tokenizer


def byte_characters() -> list[str]:
    """The alphabet of byte-level BPE, by byte."""
    alphabet = pre_tokenizers.ByteLevel.alphabet()
    printable = [*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100)]
    characters, spare = [], iter(sorted(c for c in alphabet if ord(c) >= 0x100))
    for byte in range(256):
        characters.append(chr(byte) if byte in printable else next(spare))
    return characters


def byte_level(**kwargs: object) -> Tokenizer:
    """Tokens 0..255 are the bytes, then merges that end inside characters, then specials <s> </s> <x>."""
    letters = byte_characters()
    vocabulary = {letter: byte for byte, letter in enumerate(letters)}
    merges = []
    for left, right in ((0x68, 0x65), (0xE2, 0x82), (0xF0, 0x9F), (0x20, 0x74), (0x6C, 0x6C), (0xAC, 0x20)):
        merges.append((letters[left], letters[right]))
        vocabulary[letters[left] + letters[right]] = len(vocabulary)
    raw = RawTokenizer(models.BPE(vocab=vocabulary, merges=merges))
    raw.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False)
    raw.decoder = decoders.ByteLevel()
    raw.add_special_tokens([AddedToken(text, special=True, normalized=False) for text in ("<s>", "</s>", "<x>")])
    raw.add_tokens([AddedToken("<né>", special=False, normalized=False)])
    return Tokenizer(raw, bos_token="<s>", eos_token="</s>", **kwargs)  # type: ignore[arg-type]


def byte_fallback(*, strip: bool = True, adds_bos: bool = True) -> Tokenizer:
    """As Llama 2 (strip: the decoder drops the first space) or Gemma: `▁` is a space, bytes are `<0xHH>`."""
    words = ["<unk>", "<s>", "</s>", *(f"<0x{byte:02X}>" for byte in range(256))]
    words += ["▁", "a", "b", "h", "e", "l", "o", "é", "▁a", "he", "ll", "hell", "▁▁", "o\ufffd", "\ufffd"]
    vocabulary = {word: number for number, word in enumerate(words)}
    merges = [("▁", "a"), ("h", "e"), ("l", "l"), ("he", "ll"), ("▁", "▁")]
    raw = RawTokenizer(models.BPE(vocab=vocabulary, merges=merges, byte_fallback=True, unk_token="<unk>"))
    steps: list[object] = [normalizers.Replace(" ", "▁")]
    raw.normalizer = normalizers.Sequence([normalizers.Prepend("▁"), *steps] if strip else steps)
    chain = [decoders.Replace("▁", " "), decoders.ByteFallback(), decoders.Fuse()]
    raw.decoder = decoders.Sequence([*chain, decoders.Strip(" ", 1, 0)] if strip else chain)
    raw.add_special_tokens([AddedToken(text, special=True, normalized=False) for text in words[:3]])
    if adds_bos:
        raw.post_processor = processors.TemplateProcessing(single="<s> $A", special_tokens=[("<s>", 1)])
    return Tokenizer(raw, bos_token="<s>", eos_token="</s>", eos_token_ids=(2,))


def metaspace() -> Tokenizer:
    words = ["<unk>", "▁", "a", "b", "▁a", "▁b", "ab", "▁▁"]
    raw = RawTokenizer(models.BPE(vocab={word: i for i, word in enumerate(words)}, merges=[]))
    raw.decoder = decoders.Metaspace()
    return Tokenizer(raw)


def word_piece() -> Tokenizer:
    words = ["[UNK]", "the", "tide", "##s", "##t", "a"]
    raw = RawTokenizer(models.WordPiece(vocab={word: i for i, word in enumerate(words)}, unk_token="[UNK]"))
    raw.decoder = decoders.WordPiece(cleanup=False)
    return Tokenizer(raw)
