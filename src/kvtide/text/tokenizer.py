"""Text to tokens and back, over the `tokenizers` library; no torch, no transformers."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tokenizers import Tokenizer as RawTokenizer

from kvtide.base.errors import ModelError, RequestError
from kvtide.base.json_object import read_json_object
from kvtide.text.pieces import PieceKind, PieceTable


class Tokenizer:
    """A model's tokenizer with its special tokens. Immutable and safe to share between threads."""

    def __init__(
        self,
        raw: RawTokenizer,
        *,
        bos_token: str | None = None,
        eos_token: str | None = None,
        eos_token_ids: Sequence[int] = (),
        add_bos: bool = False,
        chat_template: str | None = None,
    ) -> None:
        """`eos_token_ids` are end tokens beside `eos_token`; `add_bos` holds where the file's own post-processor
        does not add `bos_token`; `chat_template` is the Jinja source that came with the model."""
        raw.no_truncation()
        raw.no_padding()
        self._raw = raw
        self.bos_token = bos_token
        self.eos_token = eos_token
        self.chat_template = chat_template
        self.bos_token_id = None if bos_token is None else raw.token_to_id(bos_token)
        eos = None if eos_token is None else raw.token_to_id(eos_token)
        self.eos_token_ids = tuple(dict.fromkeys([*eos_token_ids, *([] if eos is None else [eos])]))
        self.special_ids = frozenset(i for i, token in raw.get_added_tokens_decoder().items() if token.special)
        self.pieces = PieceTable(raw)
        self._prepend: list[int] = []
        if add_bos and self.bos_token_id is not None and self._encode("a", True)[:1] != [self.bos_token_id]:
            self._prepend = [self.bos_token_id]

    @classmethod
    def from_directory(cls, directory: Path | str) -> "Tokenizer":
        """Read tokenizer.json and, where present, tokenizer_config.json, generation_config.json, config.json and
        chat_template.jinja. Raises ModelError."""
        directory = Path(directory)
        path = directory / "tokenizer.json"
        if not path.is_file():
            raise ModelError(f"{directory} has no tokenizer.json")
        try:
            raw = RawTokenizer.from_file(str(path))
        except Exception as error:  # the library raises nothing narrower
            raise ModelError(f"cannot read {path}: {error}") from error
        settings = _read_json(directory / "tokenizer_config.json")
        eos_ids = _ids(_read_json(directory / "generation_config.json").get("eos_token_id"))
        eos_token = _token_text(settings.get("eos_token"))
        if not eos_ids and eos_token is None:
            eos_ids = _ids(_read_json(directory / "config.json").get("eos_token_id"))
        return cls(
            raw,
            bos_token=_token_text(settings.get("bos_token")),
            eos_token=eos_token,
            eos_token_ids=eos_ids,
            add_bos=settings.get("add_bos_token") is True,
            chat_template=_chat_template(directory, settings),
        )

    @property
    def vocab_size(self) -> int:
        """Number of token ids with a name, added tokens included."""
        return int(self._raw.get_vocab_size(with_added_tokens=True))

    def encode(self, text: str, add_special_tokens: bool = True) -> list[int]:
        """Return token ids. Names of special tokens inside `text` become those tokens. Releases the interpreter's
        lock. Raises RequestError for text that is not Unicode (a lone surrogate)."""
        ids = self._encode(text, add_special_tokens)
        return [*self._prepend, *ids] if add_special_tokens and self._prepend else ids

    def _encode(self, text: str, add_special_tokens: bool) -> list[int]:
        try:
            # The batch call is the one that works without the interpreter's lock.
            encoding = self._raw.encode_batch_fast([text], add_special_tokens=add_special_tokens)[0]
        except TypeError as error:
            raise RequestError("the text contains a lone surrogate, which is not Unicode text") from error
        ids: list[int] = encoding.ids
        return ids

    def decode(self, ids: Sequence[int], skip_special_tokens: bool = True) -> str:
        """Return the text of all of `ids`; ids that the tokenizer does not have count as empty."""
        return str(self._raw.decode(list(ids), skip_special_tokens=skip_special_tokens))

    def id_to_token(self, token: int) -> str | None:
        """Return the vocabulary's name of a token (`▁the`, `Ġthe`, `<0x0A>`), None if there is none."""
        return self._raw.id_to_token(token) if 0 <= token < 2**32 else None

    def token_to_id(self, token: str) -> int | None:
        return self._raw.token_to_id(token)

    def token_bytes(self, token: int) -> bytes:
        """Return the bytes that a token adds to a text."""
        return self.pieces.piece(token).data

    def token_text(self, token: int) -> str:
        """Return what a token adds to a text, as OpenAI's logprobs show it: part of a character is
        `bytes:\\xe2\\x82`."""
        piece = self.pieces.piece(token)
        if piece.kind in (PieceKind.TEXT, PieceKind.ABSENT):
            return piece.text
        try:
            return piece.data.decode()
        except UnicodeDecodeError:
            return "bytes:" + "".join(f"\\x{byte:02x}" for byte in piece.data)


def _read_json(path: Path) -> dict[str, Any]:
    """Return the object in a file, {} where there is no file."""
    return read_json_object(path) if path.is_file() else {}


def _token_text(value: object) -> str | None:
    """A special token is written as a string or as an AddedToken object."""
    if isinstance(value, dict):
        value = value.get("content")
    return value if isinstance(value, str) else None


def _ids(value: object) -> list[int]:
    values = value if isinstance(value, list) else [value]
    return [item for item in values if isinstance(item, int) and not isinstance(item, bool)]


def _chat_template(directory: Path, settings: dict[str, Any]) -> str | None:
    """chat_template.jinja wins over tokenizer_config.json, whose entry is a string or a list of named ones."""
    path = directory / "chat_template.jinja"
    if path.is_file():
        return path.read_text(encoding="utf-8")
    value = settings.get("chat_template")
    if isinstance(value, list):
        named = {entry.get("name"): entry.get("template") for entry in value if isinstance(entry, dict)}
        value = named.get("default")
    return value if isinstance(value, str) else None
