"""Tokens to text while they arrive: no half characters, no stop strings, linear cost.

    tokens      t0 t1 t2 | t3 t4 ...       released: their contribution to the text is settled
    characters  [ emitted ......... | held ]    held: could still become a stop string

The concatenation of all emitted text equals the tokenizer's decode of all tokens (without a stop string; up to
it otherwise). Two kinds of decoders differ in when a token's contribution is settled. A byte-level one turns the
concatenated bytes of all tokens into text, so at most three bytes wait for the rest of their character. One with
byte fallback judges a run of byte tokens as a whole: if all of it is UTF-8 it is that text, else each byte is
U+FFFD; so byte tokens wait until the run ends.
"""

import codecs
from collections.abc import Sequence

import msgspec

from kvtide.text.pieces import Piece, PieceKind
from kvtide.text.stop_strings import StopAutomaton, StopMatcher
from kvtide.text.tokenizer import Tokenizer

_Utf8Decoder = codecs.getincrementaldecoder("utf-8")


class StopHit(msgspec.Struct, frozen=True):
    """`stop` was completed by output token number `keep` (counted from 1): so many output tokens count."""

    stop: str
    keep: int


class TokenText(msgspec.Struct, frozen=True, array_like=True):
    """What one token added to the text, from character `offset` on; a token that only begins a character adds
    nothing, the one that completes it adds it."""

    text: str
    offset: int


class TextDelta(msgspec.Struct, frozen=True):
    """New text, which follows all earlier deltas. `num_released` more tokens are settled and are never taken back;
    `token_texts` are theirs, where asked for. After `stop` nothing may be pushed."""

    text: str
    num_released: int
    token_texts: tuple[TokenText, ...] = ()
    stop: StopHit | None = None


class IncrementalDetokenizer:
    """The text of one sequence's output tokens."""

    def __init__(
        self,
        tokenizer: Tokenizer,
        *,
        skip_special_tokens: bool = True,
        stop: tuple[str, ...] | StopAutomaton = (),
        min_tokens: int = 0,
        with_token_texts: bool = False,
    ) -> None:
        """A stop string counts only if completed after more than `min_tokens` tokens, as in vLLM. An automaton in
        place of the stop strings may be shared."""
        self._pieces = tokenizer.pieces
        self._hidden = tokenizer.special_ids if skip_special_tokens else frozenset()
        if isinstance(stop, tuple):
            stop = StopAutomaton(stop)
        self._matcher = StopMatcher(stop) if stop.root.children else None
        self._min_tokens = min_tokens
        self._with_token_texts = with_token_texts
        self._utf8 = _Utf8Decoder("replace")
        self._run: list[bytes] = []  # byte tokens of the unfinished run, b"" for a hidden token among them
        self._strip_left = self._pieces.leading_strip
        self._has_text = False
        self._held = ""
        self._num_released = 0
        self._num_chars = 0  # of settled text, held text included
        self._is_done = False

    def push(self, token_ids: Sequence[int], is_last: bool = False, num_silent: int = 0) -> TextDelta:
        """Take new tokens; with `is_last` everything still held is settled. The last `num_silent` of them count as
        tokens but add no text (an end token)."""
        assert not self._is_done, "nothing follows the last token or a stop string"
        settled: list[str] = []
        for token in token_ids[: len(token_ids) - num_silent]:
            self._settle(token, settled)
        tail = ""
        if is_last:
            self._close_run(settled)
            settled.extend([""] * num_silent)
            tail = self._utf8.decode(b"", True)
            self._is_done = True
            if tail and settled:
                settled[-1] += tail
                tail = ""
        return self._emit(settled, tail)

    def _settle(self, token: int, settled: list[str]) -> None:
        """Append to `settled` the text of this token and of waiting ones, as far as it is known now."""
        piece = self._pieces.piece(token) if self._has_text else self._pieces.first_piece(token)
        if token in self._hidden or piece.kind is PieceKind.ABSENT:
            if self._run:
                self._run.append(b"")
            else:
                settled.append("")
            return
        self._has_text = True
        if piece.kind is PieceKind.BYTE:
            self._run.append(piece.data)
            return
        if self._run:
            self._close_run(settled)
        settled.append(self._text_of(piece))

    def _text_of(self, piece: Piece) -> str:
        if piece.kind is PieceKind.RAW:
            return self._utf8.decode(piece.data)
        return self._stripped(piece.text) if self._strip_left else piece.text

    def _close_run(self, settled: list[str]) -> None:
        """Settle the byte tokens of a run that has ended."""
        run, self._run = self._run, []
        try:
            b"".join(run).decode()
        except UnicodeDecodeError:
            texts = ["\ufffd" if data else "" for data in run]
        else:
            decoder = _Utf8Decoder("strict")
            texts = [decoder.decode(data) for data in run]
        settled.extend(map(self._stripped, texts) if self._strip_left else texts)

    def _stripped(self, text: str) -> str:
        """Remove the spaces with which the whole text begins, as many as the decoder says."""
        while text and self._strip_left:
            if text[0] != " ":
                self._strip_left = 0
            else:
                text, self._strip_left = text[1:], self._strip_left - 1
        return text

    def _emit(self, settled: list[str], tail: str) -> TextDelta:
        """Pass settled text through the stop matcher; `tail` is text at the very end that no new token added."""
        token_texts: list[TokenText] = []
        stop: StopHit | None = None
        buffer = self._held
        num_new = 0
        for text in [*settled, tail] if tail else settled:
            is_token = num_new < len(settled)
            num_new += is_token
            if self._with_token_texts and is_token:
                token_texts.append(TokenText(text, self._num_chars))
            self._num_chars += len(text)
            if self._matcher is None or not text:
                buffer += text
                continue
            keep = self._num_released + num_new
            match = self._matcher.feed(text, may_stop=keep > self._min_tokens)
            if match is not None:
                buffer = (buffer + text[: match.end])[: -len(match.stop)]
                stop = StopHit(match.stop, keep)
                self._is_done = True
                break
            buffer += text
        self._num_released += num_new
        num_held = 0 if self._is_done or self._matcher is None else self._matcher.num_held_chars
        cut = len(buffer) - num_held
        self._held = buffer[cut:]
        return TextDelta(buffer[:cut], num_new, tuple(token_texts), stop)
