"""What each token contributes to the text, derived from the decoder that tokenizer.json describes.

A token's piece depends on the token alone, with two exceptions that decoders of this field have and that the
detokenizer honours: the first text of a sequence may lose leading spaces, and a run of byte tokens is judged as a
whole (`PieceKind.BYTE`).
"""

import json
from enum import IntEnum
from typing import Any

import msgspec
from tokenizers import Tokenizer as RawTokenizer

_HEX = frozenset("0123456789abcdefABCDEF")


class PieceKind(IntEnum):
    """RAW: bytes of a stream that is decoded as one UTF-8 text (byte-level BPE). TEXT: whole characters.
    BYTE: one byte of a byte-fallback run: if the whole run is UTF-8 it is that text, else U+FFFD for each byte.
    ABSENT: an id that the tokenizer does not have; decoders never see it."""

    RAW = 0
    TEXT = 1
    BYTE = 2
    ABSENT = 3


class Piece(msgspec.Struct, frozen=True):
    """`data` is UTF-8 where kind is TEXT; `text` its decoded form there, "" otherwise."""

    kind: PieceKind
    data: bytes
    text: str = ""


class PieceTable:
    """Pieces of all tokens of one tokenizer, worked out on first use and then remembered.

    `leading_strip`: how many leading characters equal to a space the decoder removes from the whole text.
    """

    def __init__(self, raw: RawTokenizer) -> None:
        self._raw = raw
        self._pieces: dict[int, Piece] = {}
        self._rules = _DecoderRules.of(raw)
        self.leading_strip = self._rules.leading_strip

    def piece(self, token: int) -> Piece:
        """Return the piece of a token in the middle of a text; an unknown id has an ABSENT one."""
        found = self._pieces.get(token)
        if found is None:
            name = self._raw.id_to_token(token) if 0 <= token < 2**32 else None
            found = _ABSENT if name is None else self._make(token, name)
            self._pieces[token] = found
        return found

    def first_piece(self, token: int) -> Piece:
        """Return the piece of a token that no other token's text precedes."""
        rules = self._rules
        name = self._raw.id_to_token(token) if 0 <= token < 2**32 else None
        if name is None or not rules.first_differs:
            return self.piece(token)
        if rules.is_generic:
            return _text(self._raw.decode([token], skip_special_tokens=False))
        return _text(name.replace(rules.metaspace, ""))

    def _make(self, token: int, name: str) -> Piece:
        rules = self._rules
        if rules.is_generic:
            anchor = self._raw.decode([rules.anchor], skip_special_tokens=False)
            return _text(self._raw.decode([rules.anchor, token], skip_special_tokens=False)[len(anchor) :])
        if rules.is_byte_level:
            return Piece(PieceKind.RAW, _bytes_of_byte_level(name))
        for old, new in rules.replacements:
            name = name.replace(old, new)
        if rules.has_byte_fallback and len(name) == 6 and name.startswith("<0x") and name[5] == ">":
            digits = name[3:5]
            if digits[0] in _HEX and digits[1] in _HEX:
                return Piece(PieceKind.BYTE, bytes([int(digits, 16)]))
        return _text(name.replace(rules.metaspace, " ") if rules.metaspace else name)


class _DecoderRules(msgspec.Struct, kw_only=True):
    """A decoder reduced to what a piece needs. Whatever does not fit is `is_generic`: pieces are then the
    difference that a token makes after some other token (`anchor`)."""

    is_byte_level: bool = False
    has_byte_fallback: bool = False
    replacements: list[tuple[str, str]] = []
    leading_strip: int = 0
    metaspace: str = ""
    first_differs: bool = False
    is_generic: bool = False
    anchor: int = 0

    @staticmethod
    def of(raw: RawTokenizer) -> "_DecoderRules":
        # The decoder's own JSON; that of the whole tokenizer takes seconds with a large vocabulary.
        decoder = None if raw.decoder is None else json.loads(raw.decoder.__getstate__())
        rules = _DecoderRules()
        if decoder is not None and rules._fill(decoder):
            return rules
        vocabulary = raw.get_vocab(with_added_tokens=False)
        return _DecoderRules(is_generic=True, first_differs=True, anchor=min(vocabulary.values(), default=0))

    def _fill(self, decoder: dict[str, Any]) -> bool:
        """Read the decoder's steps; False where one of them, or their order, is not understood."""
        steps = decoder["decoders"] if decoder["type"] == "Sequence" else [decoder]
        is_fused = False
        for step in steps:
            match step["type"]:
                case "ByteLevel" if len(steps) == 1:
                    self.is_byte_level = True
                case "Replace" if "String" in step["pattern"] and not (is_fused or self.has_byte_fallback):
                    self.replacements.append((step["pattern"]["String"], step["content"]))
                case "ByteFallback" if not is_fused:
                    self.has_byte_fallback = True
                case "Fuse":
                    is_fused = True
                case "Strip" if is_fused and step["content"] == " " and step["stop"] == 0:
                    self.leading_strip += step["start"]
                case "Metaspace" if len(steps) == 1:
                    self.metaspace = step["replacement"]
                    self.first_differs = step.get("prepend_scheme", "always") != "never"
                case _:
                    return False
        return True


def _text(text: str) -> Piece:
    return Piece(PieceKind.TEXT, text.encode("utf-8", "replace"), text)


_ABSENT = Piece(PieceKind.ABSENT, b"")


def _byte_of_character() -> dict[str, int]:
    """Byte-level BPE's printable stand-ins (GPT-2): printable Latin-1 stays, the other bytes follow from U+0100."""
    printable = {*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100)}
    rest = [byte for byte in range(256) if byte not in printable]
    return {chr(byte): byte for byte in sorted(printable)} | {chr(0x100 + i): byte for i, byte in enumerate(rest)}


_BYTE_OF_CHARACTER = _byte_of_character()


def _bytes_of_byte_level(name: str) -> bytes:
    """A token with any character outside the byte alphabet (an added token) stands for itself."""
    try:
        return bytes([_BYTE_OF_CHARACTER[character] for character in name])
    except KeyError:
        return name.encode()
